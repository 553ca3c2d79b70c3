//! The entry: the tiles in the order they were tapped, and everything around them.

use std::rc::Rc;

use tensu::game;
use tensu::{By, Kind, Meld, MeldKind, Named, Question, Ruleset, Tile, TileSet, Wind, WrittenMeld};

use crate::model::active_rules::ActiveRules;
use crate::model::several::{Several, with_red};

/// Tiles of a winning hand, a kan counting three.
pub(crate) const FULL: usize = 14;

/// A hand on its way to being complete. Nothing in it is lost because it does not apply at the moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The rules it is played by.
    pub(crate) rules: ActiveRules,
    /// The concealed tiles in the order they were entered, the winning tile among them.
    pub(crate) tiles: Vec<Tile>,
    /// The place of the winning tile among them, when it is not the last one.
    pub(crate) chosen: Option<usize>,
    /// The melds, the table and the situation; its `hand` and `win` stay empty.
    pub(crate) rest: Question,
    /// The waits among the player's own discards.
    pub(crate) discarded: Vec<Kind>,
    /// The waits that lie open elsewhere at the table, each as often as it was seen.
    pub(crate) seen: Vec<Kind>,
    /// The other winners by the same tile, each with the hand that was entered.
    pub(crate) won: Vec<Rc<Entry>>,
}

impl Entry {
    /// An entry from the core's form of it.
    pub(crate) fn new(rules: ActiveRules, mut question: Question) -> Self {
        let mut tiles = std::mem::take(&mut question.hand);
        let won = question.win.take();
        tiles.extend(won);
        // Here the rules are known, and the keys fill indicators.
        question = question.settled(&rules.tiles);
        question.named = Named::NONE;
        let mut entry = Self {
            rules,
            tiles,
            chosen: None,
            rest: question,
            discarded: Vec::new(),
            seen: Vec::new(),
            won: Vec::new(),
        };
        // The last tile of a full hand won anyway; in an unfinished one it must not become another.
        if won.is_some() && !entry.is_full() {
            entry.chosen = entry.tiles.len().checked_sub(1);
        }
        entry
    }

    /// The hand before anything of it was entered: at the same table, beside the same winners, with what they share.
    pub(crate) fn begun(&self) -> Self {
        let empty = Self {
            tiles: Vec::new(),
            rest: Question {
                melds: Vec::new(),
                ..self.rest.clone()
            },
            ..self.clone()
        };
        let shared = game::another(&empty.winners(), &self.rules);
        let begun = shared.unwrap_or_else(|_| Question {
            // The discarder is the same for all winners.
            from: self.rest.from.filter(|_| !self.won.is_empty()),
            ..Question::default()
        });
        Self {
            won: self.won.clone(),
            ..Self::new(self.rules.clone(), self.at_this_table(begun))
        }
    }

    /// A hand at the table of this one.
    pub(crate) fn at_this_table(&self, question: Question) -> Question {
        let table = &self.rest;
        Question {
            seat: table.seat,
            round: table.round,
            honba: table.honba,
            sticks: table.sticks,
            ..question
        }
    }

    /// The ruleset.
    pub(crate) fn ruleset(&self) -> &Ruleset {
        &self.rules
    }

    /// Tiles as a hand counts them: 14 when it is full.
    pub(crate) fn size(&self) -> usize {
        self.tiles.len() + 3 * self.rest.melds.len()
    }

    /// Returns whether no tile can be added.
    pub(crate) fn is_full(&self) -> bool {
        self.size() >= FULL
    }

    /// Returns whether nothing was entered that belongs to a hand.
    pub(crate) fn is_empty(&self) -> bool {
        self.tiles.is_empty() && self.rest.melds.is_empty()
    }

    /// The place of the winning tile: the chosen one, or the last one of a full hand.
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

    /// The hand as text, without the table, which has its own place on the screen.
    pub(crate) fn text(&self) -> String {
        let none = Question::default();
        let hand = Question {
            seat: none.seat,
            round: none.round,
            honba: none.honba,
            sticks: none.sticks,
            ..self.question()
        };
        let mut text = String::new();
        for word in hand.to_string().split_ascii_whitespace() {
            // A text that does not say means a discard.
            if word != By::Ron.code() {
                text += if text.is_empty() { "" } else { " " };
                text += word;
            }
        }
        text
    }

    /// Counts how many of this tile have not been used yet.
    pub(crate) fn left(&self, tile: Tile) -> u8 {
        if tile.kind().is_none() {
            return 0;
        }
        let (of_kind, of_face) = self.used(tile);
        let copies = self.ruleset().tiles.copies_of(tile);
        let left = TileSet::COPIES.saturating_sub(of_kind);
        left.min(copies.saturating_sub(of_face))
    }

    /// Counts how many of a tile's kind are used, and how many of the tile itself.
    fn used(&self, tile: Tile) -> (u8, u8) {
        let kind = tile.kind();
        // A thing that the ruleset lacks uses no tiles.
        let table = self.rest.adapted(&self.rules);
        let melds = self.rest.melds.iter().flat_map(|meld| &meld.tiles);
        let indicators = table.dora.iter().chain(&table.ura);
        let all = self.tiles.iter().chain(melds).chain(indicators);
        let norths = u8::from(kind == Some(Wind::North.kind())) * table.norths;
        let alike = all.filter(|other| other.kind() == kind);
        alike.fold((norths, norths), |(of_kind, of_face), other| {
            (of_kind + 1, of_face + u8::from(*other == tile))
        })
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

    /// The entry with one more meld, from its lowest tile; `red` makes its five red. Fresh tiles when there is room for
    /// them, otherwise tiles of the hand; `None` when neither is possible.
    pub(crate) fn with_meld(&self, kind: MeldKind, lowest: Tile, red: bool) -> Option<Self> {
        let melded = |take| {
            let tiles = self.wanted(kind, lowest, take);
            let tiles = if red { tiles.and_then(with_red) } else { tiles };
            self.melded(kind, &tiles?, take)
        };
        melded(false).or_else(|| melded(true))
    }

    /// The entry with these tiles as a meld, fresh ones or those of the hand.
    pub(crate) fn with_meld_of(&self, kind: MeldKind, tiles: &[Tile]) -> Option<Self> {
        let fresh = self.melded(kind, tiles, false);
        fresh.or_else(|| self.melded(kind, tiles, true))
    }

    /// The entry with tiles of the hand turned into a meld, from its lowest one; what the hand lacks comes from outside.
    pub(crate) fn with_meld_from(&self, kind: MeldKind, at: usize) -> Option<Self> {
        let lowest = *self.tiles.get(at)?;
        self.melded(kind, &self.wanted(kind, lowest, true)?, true)
    }

    /// The entry with a meld taken back into the hand, of a kan three tiles; the winning tile stays the same.
    pub(crate) fn with_meld_back(&self, at: usize) -> Option<Self> {
        self.rest.melds.get(at)?;
        let as_three = self.with_meld_as(at, MeldKind::Pon);
        let mut next = as_three.unwrap_or_else(|| self.clone());
        let mut tiles = next.rest.melds.remove(at).tiles;
        next.chosen = next.chosen.map(|chosen| chosen + tiles.len());
        tiles.append(&mut next.tiles);
        next.tiles = tiles;
        Some(next)
    }

    fn melded(&self, kind: MeldKind, tiles: &[Tile], take: bool) -> Option<Self> {
        let mut next = self.clone();
        if kind == MeldKind::Kakan
            && let Some(pon) = self.pon_of(tiles)
        {
            if take {
                next.remove(self.held(*tiles.first()?)?);
            }
            return next.with_meld_as(pon, kind);
        }
        let taken = tiles.iter().map(|&wanted| {
            let at = next.held(wanted).filter(|_| take);
            at.map_or(wanted, |at| next.remove(at))
        });
        let tiles: Vec<Tile> = taken.collect();
        Meld::new(kind, &tiles, None).ok()?;
        next.rest.melds.push(WrittenMeld {
            kind,
            tiles,
            from: None,
        });
        let last = next.rest.melds.len() - 1;
        (next.size() <= FULL && !next.is_overdrawn(last)).then_some(next)
    }

    /// The place of the pon to which one of these tiles can be added.
    fn pon_of(&self, tiles: &[Tile]) -> Option<usize> {
        let of = tiles.first()?.kind();
        let alike =
            |meld: &WrittenMeld| meld.tiles.iter().chain(tiles).all(|tile| tile.kind() == of);
        let mut melds = self.rest.melds.iter();
        melds.position(|meld| meld.kind == MeldKind::Pon && alike(meld))
    }

    /// The place of this face in the hand, or at least of this tile.
    fn held(&self, wanted: Tile) -> Option<usize> {
        let find = |test: &dyn Fn(Tile) -> bool| self.tiles.iter().position(|&tile| test(tile));
        find(&|tile| tile == wanted).or_else(|| find(&|tile| tile.kind() == wanted.kind()))
    }

    /// The tiles that a meld would have.
    fn wanted(&self, meld: MeldKind, lowest: Tile, take: bool) -> Option<Vec<Tile>> {
        let kind = lowest.kind()?;
        match meld {
            MeldKind::Chi => Several::Sequence.tiles(lowest),
            MeldKind::Pon => Several::Triplet.tiles(lowest),
            MeldKind::Minkan | MeldKind::Kakan | MeldKind::Ankan => {
                let red = kind.red_five();
                let is_red = |tile: &&Tile| take && Some(**tile) == red;
                let held = self.tiles.iter().filter(is_red).count();
                let reds = held + red.map_or(0, |red| self.left(red) as usize);
                let face = |i: usize| red.filter(|_| i < reds).unwrap_or(kind.into());
                Some((0..4).map(face).collect())
            }
        }
    }

    /// Returns whether a meld uses more of a tile than there are.
    fn is_overdrawn(&self, meld: usize) -> bool {
        let set = &self.ruleset().tiles;
        self.rest.melds[meld].tiles.iter().any(|&tile| {
            let (of_kind, of_face) = self.used(tile);
            of_kind > TileSet::COPIES || of_face > set.copies_of(tile)
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
            let red = of.red_five().filter(|&red| self.left(red) > 0);
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
            let red_of = |tile: &Tile| {
                tile.kind()
                    .and_then(Kind::red_five)
                    .filter(|&red| self.left(red) > 0)
            };
            let red_or_none = |face: &mut Tile| red_of(face).map(|red| *face = red);
            // The red five itself may be the last five left, so only its redness has to be free.
            meld.tiles
                .iter_mut()
                .find_map(red_or_none)
                .or_else(|| self.spare_red(at, &mut next))
                .or_else(|| held_red(at, &mut next))?;
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
            .find(|tile| tile.kind().and_then(Kind::red_five).is_some())?;
        let (kind, red) = (face.kind()?, face.kind().and_then(Kind::red_five)?);
        (self.used(red).1 < set.reds_of(kind)).then(|| *face = red)
    }
}

/// Changes a five of a meld for the red one in the hand.
fn held_red(at: usize, next: &mut Entry) -> Option<()> {
    let faces = &mut next.rest.melds.get_mut(at)?.tiles;
    let swap = |face: &mut Tile| {
        let red = face.kind()?.red_five()?;
        let held = next.tiles.iter_mut().find(|tile| **tile == red)?;
        std::mem::swap(face, held);
        Some(())
    };
    faces.iter_mut().find_map(swap)
}

#[cfg(test)]
mod tests {
    use super::{ActiveRules, Entry};
    use tensu::notation::{self, tiles};
    use tensu::{MeldKind, Tile};

    fn entry(text: &str) -> Entry {
        Entry::new(ActiveRules::default(), text.parse().unwrap_or_default())
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
            entry("11z").with_meld(MeldKind::Chi, tile("3p"), false),
            "11z(345p)",
        );
        check(
            entry("55z").with_meld(MeldKind::Pon, tile("5z"), false),
            "(555z)",
        );
        check(
            entry("234m340p66p678s567s").with_meld(MeldKind::Chi, tile("3p"), false),
            "234m66p678567s(340p)",
        );
        check(
            entry("234m340p66p678s567s").with_meld(MeldKind::Pon, tile("1z"), false),
            "",
        );
        check(entry("").with_meld(MeldKind::Chi, tile("8s"), false), "");
        check(entry("").with_meld(MeldKind::Chi, tile("1z"), false), "");
    }

    #[test]
    fn a_kan_of_fives_has_its_red_one() {
        check(
            entry("").with_meld(MeldKind::Ankan, tile("5p"), false),
            "[0555p]",
        );
        check(
            entry("1z").with_meld(MeldKind::Pon, tile("0s"), false),
            "1z(055s)",
        );
        check(entry("(555s)").with_meld_as(0, MeldKind::Kakan), "(555+0s)");
        check(entry("(055+5s)").with_meld_as(0, MeldKind::Pon), "(055s)");
        check(entry("(345s)").with_meld_red(0), "(340s)");
        check(entry("(340s)").with_meld_red(0), "(345s)");
        check(entry("0s(345s)").with_meld_red(0), "5s(340s)");
        check(entry("(234s)").with_meld_red(0), "");
    }

    #[test]
    fn a_tile_is_added_to_its_pon() {
        let kan = |hand, of| entry(hand).with_meld(MeldKind::Kakan, tile(of), false);
        check(kan("1z(555z)", "5z"), "1z(555+5z)");
        check(kan("1z(555p)", "5p"), "1z(555+0p)");
        check(
            kan("234m567s19p99s1z(555z)", "5z"),
            "234m567s19p99s1z(555+5z)",
        );
        // The fourth one may be in the hand; without a pon it is a kan of its own.
        check(kan("1z5z(555z)", "5z"), "1z(555+5z)");
        check(kan("1z(555z)", "6z"), "1z(555z)(666+6z)");
        check(kan("1z[5555z]", "5z"), "");
        let held = entry("1z0p(555p)").with_meld_from(MeldKind::Kakan, 1);
        check(held, "1z(555+0p)");
        let stroke = entry("1z(555p)").with_meld_of(MeldKind::Kakan, &[tile("5p"), tile("6p")]);
        check(stroke, "");
    }

    #[test]
    fn a_meld_may_begin_below_its_red_five() {
        let chi = |hand, lowest| entry(hand).with_meld(MeldKind::Chi, tile(lowest), true);
        check(chi("1z", "3p"), "1z(340p)");
        check(chi("1z", "4p"), "1z(406p)");
        check(chi("0p", "4p"), "(406p)");
        check(chi("1z", "6p"), "");
    }

    #[test]
    fn tiles_of_the_hand_become_a_meld_and_come_back() {
        let from = |hand, kind, at| entry(hand).with_meld_from(kind, at);
        check(from("234m340p11z", MeldKind::Chi, 0), "340p11z(234m)");
        check(from("234m340p11z", MeldKind::Chi, 3), "234m11z(340p)");
        check(from("34m55z", MeldKind::Pon, 2), "34m(555z)");
        check(from("34m055p", MeldKind::Ankan, 3), "34m[0555p]");
        check(from("34m055p", MeldKind::Chi, 9), "");
        check(from("34m1z", MeldKind::Chi, 2), "");
        let back = |hand, at| entry(hand).with_meld_back(at);
        check(back("11z(234m)", 0), "234m11z");
        check(back("11z(234m)[0555p]", 1), "055p11z(234m)");
        let whole = entry("234m340p66p67s(678s)+8s");
        let open = whole.with_meld_back(0).map(|entry| entry.question().win);
        assert_eq!(open, Some(whole.question().win));
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
