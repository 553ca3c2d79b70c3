//! What was entered: the tiles in the order they were tapped, and everything around them.

use std::rc::Rc;

use tensu::{Kind, Meld, MeldKind, Question, Ruleset, Tile, TileSet, Wind, WrittenMeld};

use crate::book::Book;

/// Tiles of a winning hand, a kan counting three.
pub(crate) const FULL: usize = 14;

/// The most indicators that a table can show.
pub(crate) const INDICATORS: usize = 5;

/// A hand on its way to being complete. Nothing in it is thrown away because it does not apply at the moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Entry {
    /// What it is played by.
    pub(crate) rules: Book,
    /// The concealed tiles in the order they were entered, the winning tile among them.
    pub(crate) tiles: Vec<Tile>,
    /// Which of them won, when it is not the last one.
    pub(crate) chosen: Option<usize>,
    /// The melds, the table and the situation; its `hand` and `win` stay empty.
    pub(crate) rest: Question,
    /// Who won the same tile already, each with the hand that he entered.
    pub(crate) won: Vec<Rc<Entry>>,
}

impl Entry {
    /// An entry from the core's form of it.
    pub(crate) fn new(rules: Book, mut question: Question) -> Self {
        let mut tiles = std::mem::take(&mut question.hand);
        let won = question.win.take();
        tiles.extend(won);
        let mut entry = Self {
            rules,
            tiles,
            chosen: None,
            rest: question,
            won: Vec::new(),
        };
        // The last tile of a full hand won anyway; in an unfinished one it must not become another.
        if won.is_some() && !entry.is_full() {
            entry.chosen = entry.tiles.len().checked_sub(1);
        }
        entry
    }

    /// The ruleset.
    pub(crate) fn ruleset(&self) -> &Ruleset {
        &self.rules
    }

    /// Tiles as a hand counts them: 14 when it is full.
    pub(crate) fn size(&self) -> usize {
        self.tiles.len() + 3 * self.rest.melds.len()
    }

    /// Whether no tile can be added.
    pub(crate) fn is_full(&self) -> bool {
        self.size() >= FULL
    }

    /// Whether nothing was entered that belongs to a hand.
    pub(crate) fn is_empty(&self) -> bool {
        self.tiles.is_empty() && self.rest.melds.is_empty()
    }

    /// Which of the tiles won: the chosen one, or the last one of a full hand.
    pub(crate) fn winner(&self) -> Option<usize> {
        let last = || self.tiles.len().checked_sub(1).filter(|_| self.is_full());
        self.chosen.or_else(last)
    }

    /// The question as the core asks it.
    pub(crate) fn question(&self) -> Question {
        let mut hand = self.tiles.clone();
        let win = self.winner().map(|at| hand.remove(at));
        Question {
            hand,
            win,
            ..self.rest.clone()
        }
    }

    /// How many of this tile have not been used yet.
    pub(crate) fn left(&self, tile: Tile) -> u8 {
        let set = &self.ruleset().tiles;
        let Some(kind) = tile.kind().filter(|_| set.has_tile(tile)) else {
            return 0;
        };
        let left = TileSet::COPIES.saturating_sub(self.used(|other| other.kind() == Some(kind)));
        if tile.is_red() {
            let reds = set
                .reds_of(kind)
                .saturating_sub(self.used(|other| other == tile));
            left.min(reds)
        } else {
            left
        }
    }

    fn used(&self, test: impl Fn(Tile) -> bool) -> u8 {
        // What the ruleset has not, uses no tiles.
        let table = self.rest.adapted(&self.rules);
        let melds = self.rest.melds.iter().flat_map(|meld| &meld.tiles);
        let indicators = table.dora.iter().chain(&table.ura);
        let all = self.tiles.iter().chain(melds).chain(indicators);
        let norths = test(Wind::North.kind().into()).then_some(table.norths);
        all.filter(|&&tile| test(tile)).count() as u8 + norths.unwrap_or(0)
    }

    /// Takes a tile out of the concealed ones.
    pub(crate) fn remove(&mut self, at: usize) -> Tile {
        self.chosen = match self.chosen {
            Some(chosen) if chosen == at => None,
            Some(chosen) if chosen > at => Some(chosen - 1),
            other => other,
        };
        self.tiles.remove(at)
    }

    /// The entry with one more meld, from its lowest tile. Fresh tiles when there is room for them, otherwise tiles of
    /// the hand; `None` when neither is possible.
    pub(crate) fn with_meld(&self, kind: MeldKind, lowest: Tile) -> Option<Self> {
        let melded = |take| {
            self.melded(kind, lowest, take)
                .filter(|next| next.size() <= FULL)
        };
        melded(false).or_else(|| melded(true))
    }

    fn melded(&self, kind: MeldKind, lowest: Tile, take: bool) -> Option<Self> {
        let mut next = self.clone();
        let mut tiles = Vec::with_capacity(4);
        for wanted in self.wanted(kind, lowest, take)? {
            let held = || {
                let same = next.tiles.iter().position(|&tile| tile == wanted);
                same.or_else(|| {
                    next.tiles
                        .iter()
                        .position(|tile| tile.kind() == wanted.kind())
                })
            };
            let at = if take { held() } else { None };
            tiles.push(at.map_or(wanted, |at| next.remove(at)));
        }
        Meld::new(kind, &tiles, None).ok()?;
        next.rest.melds.push(WrittenMeld {
            kind,
            tiles,
            from: None,
        });
        let last = next.rest.melds.len() - 1;
        (!next.is_overdrawn(last)).then_some(next)
    }

    /// The tiles that a meld would have.
    fn wanted(&self, meld: MeldKind, lowest: Tile, take: bool) -> Option<Vec<Tile>> {
        let kind = lowest.kind()?;
        Some(match meld {
            MeldKind::Chi => vec![lowest, kind.up(1)?.into(), kind.up(2)?.into()],
            MeldKind::Pon => vec![lowest, kind.into(), kind.into()],
            MeldKind::Minkan | MeldKind::Kakan | MeldKind::Ankan => {
                let red = red(kind);
                let held = self
                    .tiles
                    .iter()
                    .filter(|&&tile| take && Some(tile) == red)
                    .count();
                let reds = held + red.map_or(0, |red| self.left(red) as usize);
                let face = |i: usize| red.filter(|_| i < reds).unwrap_or(kind.into());
                (0..4).map(face).collect()
            }
        })
    }

    /// Whether a meld uses more of a tile than there are.
    fn is_overdrawn(&self, meld: usize) -> bool {
        let set = &self.ruleset().tiles;
        self.rest.melds[meld].tiles.iter().any(|&tile| {
            let too_many = self.used(|other| other.kind() == tile.kind()) > TileSet::COPIES;
            let kind = tile.kind().filter(|_| tile.is_red());
            too_many
                || kind.is_some_and(|kind| self.used(|other| other == tile) > set.reds_of(kind))
        })
    }

    /// The entry with a pon or kan turned into another kind of it; `None` when the tiles do not allow it.
    pub(crate) fn with_meld_as(&self, at: usize, kind: MeldKind) -> Option<Self> {
        let mut next = self.clone();
        let meld = next.rest.melds.get_mut(at)?;
        let of = meld.tiles.first()?.kind()?;
        meld.kind = kind;
        while meld.tiles.len() > kind.size() {
            let plain = meld.tiles.iter().position(|tile| !tile.is_red())?;
            meld.tiles.remove(plain);
        }
        if meld.tiles.len() < kind.size() {
            let red = red(of).filter(|&red| self.left(red) > 0);
            meld.tiles.push(red.unwrap_or(of.into()));
        }
        Meld::new(kind, &meld.tiles, None).ok()?;
        (!next.is_overdrawn(at)).then_some(next)
    }

    /// The entry with the five of a meld made red, or plain again; `None` when there is no such five.
    pub(crate) fn with_meld_red(&self, at: usize) -> Option<Self> {
        let mut next = self.clone();
        let meld = next.rest.melds.get_mut(at)?;
        if let Some(face) = meld.tiles.iter_mut().find(|tile| tile.is_red()) {
            *face = face.kind()?.into();
        } else {
            let red_of = |tile: &Tile| tile.kind().and_then(red).filter(|&red| self.left(red) > 0);
            let red_or_none = |face: &mut Tile| red_of(face).map(|red| *face = red);
            // The red five itself may be the last five left, so only its redness has to be free.
            meld.tiles
                .iter_mut()
                .find_map(red_or_none)
                .or_else(|| self.spare_red(at, &mut next))?;
        }
        Some(next)
    }

    /// Makes a five of a meld red when all four fives are in use but the red one is not.
    fn spare_red(&self, at: usize, next: &mut Self) -> Option<()> {
        let set = &self.ruleset().tiles;
        let meld = next.rest.melds.get_mut(at)?;
        let face = meld
            .tiles
            .iter_mut()
            .find(|tile| tile.kind().and_then(red).is_some())?;
        let (kind, red) = (face.kind()?, face.kind().and_then(red)?);
        (self.used(|tile| tile == red) < set.reds_of(kind)).then(|| *face = red)
    }
}

/// The red five of a kind, when the kind is a five.
fn red(kind: Kind) -> Option<Tile> {
    kind.suit().filter(|_| kind.rank() == 5).map(Tile::red)
}

#[cfg(test)]
mod tests {
    use super::{Book, Entry};
    use tensu::notation::{self, tiles};
    use tensu::{MeldKind, Tile};

    fn entry(text: &str) -> Entry {
        Entry::new(Book::default(), text.parse().unwrap_or_default())
    }

    fn tile(text: &str) -> Tile {
        tiles(text).map_or(Tile::red(tensu::Suit::Man), |tiles| tiles[0])
    }

    fn check(entry: Option<Entry>, expected: &str) {
        let text = entry.map(|entry| {
            let melds: String = entry.rest.melds.iter().map(notation::meld).collect();
            format!("{}{melds}", notation::mpsz(&entry.tiles))
        });
        assert_eq!(text.as_deref(), (!expected.is_empty()).then_some(expected));
    }

    #[test]
    fn melds_use_fresh_tiles_then_those_of_the_hand() {
        check(
            entry("11z").with_meld(MeldKind::Chi, tile("3p")),
            "11z(345p)",
        );
        check(entry("55z").with_meld(MeldKind::Pon, tile("5z")), "(555z)");
        check(
            entry("234m340p66p678s567s").with_meld(MeldKind::Chi, tile("3p")),
            "234m66p678567s(340p)",
        );
        check(
            entry("234m340p66p678s567s").with_meld(MeldKind::Pon, tile("1z")),
            "",
        );
        check(entry("").with_meld(MeldKind::Chi, tile("8s")), "");
        check(entry("").with_meld(MeldKind::Chi, tile("1z")), "");
    }

    #[test]
    fn a_kan_of_fives_has_its_red_one() {
        check(entry("").with_meld(MeldKind::Ankan, tile("5p")), "[0555p]");
        check(entry("1z").with_meld(MeldKind::Pon, tile("0s")), "1z(055s)");
        check(entry("(555s)").with_meld_as(0, MeldKind::Kakan), "(555+0s)");
        check(entry("(055+5s)").with_meld_as(0, MeldKind::Pon), "(055s)");
        check(entry("(345s)").with_meld_red(0), "(340s)");
        check(entry("(340s)").with_meld_red(0), "(345s)");
        check(entry("0s(345s)").with_meld_red(0), "");
        check(entry("(234s)").with_meld_red(0), "");
    }

    #[test]
    fn counts_what_is_left() {
        let entry = entry("1111m055p dora:5p ura:5s");
        assert_eq!(entry.left(tile("1m")), 0);
        assert_eq!(entry.left(tile("5p")), 0);
        assert_eq!(entry.left(tile("0p")), 0);
        assert_eq!(entry.left(tile("5s")), 3);
        assert_eq!(entry.left(tile("0s")), 1);
    }
}
