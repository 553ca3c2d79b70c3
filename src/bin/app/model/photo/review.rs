//! The tiles of a photo while the player looks at them: mended tile by tile, then put into the hand as one step.

use tensu::likely::{self, Face, Guessed, likely};
use tensu::{Question, Ruleset, Tile, TileSet, WrittenMeld};

use super::reading::{Area, Reading};
use crate::model::entry::{Entry, FULL};

/// The rows that a photo can be of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Row {
    /// The hand.
    #[default]
    Hand,
    /// The calls.
    Calls,
    /// The dora indicators.
    Dora,
}

impl Row {
    pub(crate) const ALL: [Self; 3] = [Self::Hand, Self::Calls, Self::Dora];

    /// Returns its name between the app and `www/photo/photo.js`.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::Hand => "hand",
            Self::Calls => "calls",
            Self::Dora => "dora",
        }
    }

    const fn purpose(self) -> likely::Row {
        match self {
            Self::Hand => likely::Row::Hand,
            Self::Calls => likely::Row::Calls,
            Self::Dora => likely::Row::Any,
        }
    }
}

/// The certainty of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sure {
    /// It was read, and nothing else is likely.
    Clear,
    /// It was read, and something else may be right.
    Doubtful,
    /// The rules of winning hands made it another than the one that was read.
    Repaired,
    /// The player said so.
    Chosen,
}

/// A tile of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Read {
    /// The face; `None` if it is not known.
    pub(crate) face: Option<Face>,
    /// The first guesses, the likeliest first.
    pub(crate) guesses: Vec<Tile>,
    pub(crate) sure: Sure,
    /// Its place in the strip, if it is in the photo.
    pub(crate) area: Option<Area>,
}

impl Read {
    /// A tile that the photo lacks.
    const NEW: Self = Self {
        face: None,
        guesses: Vec::new(),
        sure: Sure::Doubtful,
        area: None,
    };

    /// Takes what the rules and the reader make of a place.
    fn of(guessed: &Guessed, row: Row) -> Self {
        let faces = [guessed.face]
            .into_iter()
            .chain(guessed.others.iter().copied());
        // A back is half of a closed kan there, and elsewhere a question.
        let fits = match guessed.face {
            Face::Tile(_) => true,
            Face::Blank => row == Row::Calls,
            Face::Flower => false,
        };
        Self {
            face: Some(guessed.face).filter(|_| fits),
            guesses: faces.filter_map(Face::tile).collect(),
            sure: match (guessed.repaired, guessed.marked || !fits) {
                (true, _) => Sure::Repaired,
                (false, true) => Sure::Doubtful,
                (false, false) => Sure::Clear,
            },
            ..Self::NEW
        }
    }

    /// Returns the tile, if it is known to be one.
    pub(crate) fn tile(&self) -> Option<Tile> {
        self.face.and_then(Face::tile)
    }

    /// Returns whether the player is asked.
    pub(crate) fn is_asked(&self) -> bool {
        matches!(self.sure, Sure::Doubtful | Sure::Repaired)
    }
}

/// A thing that is mended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mend {
    /// Ask about a tile, or no longer.
    Open(Option<(Row, usize)>),
    /// The tile there is this one.
    Choose(Row, usize, Tile),
    /// There is one more before that place.
    Insert(Row, usize),
    /// There is none.
    Remove(Row, usize),
    /// The hand was won on that tile.
    Won(usize),
}

/// The rows that were read so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Review {
    rows: [Vec<Read>; 3],
    /// The hand as it was read.
    hand: Option<Reading>,
    /// The place of the winning tile, and whether the player said so.
    won: Option<(usize, bool)>,
    /// The tile that is asked about, beside the doubtful ones.
    pub(crate) open: Option<(Row, usize)>,
    /// `true` if a tile was mended.
    pub(crate) is_mended: bool,
}

impl Review {
    /// Returns the tiles of a row.
    pub(crate) fn row(&self, row: Row) -> &[Read] {
        &self.rows[row as usize]
    }

    /// Returns the number of tiles about which the player is asked.
    pub(crate) fn asked(&self) -> usize {
        self.rows
            .iter()
            .flatten()
            .filter(|read| read.is_asked())
            .count()
    }

    /// Returns the place of the winning tile, and whether the player said so.
    pub(crate) const fn won(&self) -> Option<(usize, bool)> {
        self.won
    }

    /// Takes a reading as a row. What lies beside a hand says more about it: as long as nothing was mended, it is asked anew.
    pub(crate) fn take(&mut self, row: Row, reading: Reading, before: &Entry) {
        self.open = None;
        if row == Row::Hand {
            let last = reading.tiles.last().filter(|_| reading.tiles.len() > 1);
            // Proposed, never assumed: only what lies apart.
            let is_apart = last.is_some_and(super::reading::Spot::is_apart);
            self.won = is_apart.then(|| (reading.tiles.len() - 1, false));
            self.hand = Some(reading);
            self.is_mended = false;
        } else {
            self.rows[row as usize] = self.guessed(row, &reading, before);
        }
        let is_mended = self
            .row(Row::Hand)
            .iter()
            .any(|read| read.sure == Sure::Chosen);
        if row == Row::Hand || !(self.is_mended || is_mended) {
            let hand = self.hand.as_ref();
            let hand = hand.map(|hand| self.guessed(Row::Hand, hand, before));
            self.rows[Row::Hand as usize] = hand.unwrap_or_default();
        }
        self.doubt_fifths();
    }

    /// Guesses the tiles of a row under these rules, beside what is known.
    fn guessed(&self, row: Row, reading: &Reading, before: &Entry) -> Vec<Read> {
        let rules: &Ruleset = &before.rules;
        let beside = Question {
            melds: self.melds(&rules.tiles).unwrap_or_default(),
            dora: self.row(Row::Dora).iter().filter_map(Read::tile).collect(),
            ..Question::default()
        };
        let places: Vec<_> = reading.tiles.iter().map(|spot| spot.place).collect();
        let guess = likely(&places, row.purpose(), &beside, rules);
        let spots = guess.places.iter().zip(&reading.tiles);
        spots
            .map(|(guessed, spot)| Read {
                area: Some(spot.area),
                ..Read::of(guessed, row)
            })
            .collect()
    }

    /// Mends one thing.
    pub(crate) fn mend(&mut self, mend: Mend) {
        match mend {
            Mend::Open(open) => self.open = open.filter(|_| self.open != open),
            Mend::Choose(row, at, tile) => {
                let Some(read) = self.rows[row as usize].get_mut(at) else {
                    return;
                };
                self.is_mended |= read.tile() != Some(tile);
                (read.face, read.sure) = (Some(Face::Tile(tile)), Sure::Chosen);
                self.open = None;
                self.doubt_fifths();
            }
            Mend::Insert(row, at) => {
                let tiles = &mut self.rows[row as usize];
                if at > tiles.len() {
                    return;
                }
                tiles.insert(at, Read::NEW);
                self.is_mended = true;
                self.open = Some((row, at));
                if row == Row::Hand {
                    self.won = self
                        .won
                        .map(|(won, is_said)| (won + usize::from(won >= at), is_said));
                }
            }
            Mend::Remove(row, at) => {
                let tiles = &mut self.rows[row as usize];
                if at >= tiles.len() {
                    return;
                }
                tiles.remove(at);
                (self.is_mended, self.open) = (true, None);
                if row == Row::Hand {
                    self.won = self.won.filter(|(won, _)| *won != at);
                    self.won = self
                        .won
                        .map(|(won, is_said)| (won - usize::from(won > at), is_said));
                }
            }
            Mend::Won(at) => {
                self.won = Some((at, true)).filter(|_| at < self.row(Row::Hand).len());
                self.open = None;
            }
        }
    }

    /// Asks about tiles of which there are five: one of them is another.
    fn doubt_fifths(&mut self) {
        let kinds = self
            .rows
            .iter()
            .flatten()
            .filter_map(|read| read.tile()?.kind());
        let kinds: Vec<_> = kinds.collect();
        for read in self.rows.iter_mut().flatten() {
            let kind = read.tile().and_then(Tile::kind);
            let count = kinds.iter().filter(|&&other| Some(other) == kind).count();
            if count > usize::from(TileSet::COPIES) && read.sure == Sure::Clear {
                read.sure = Sure::Doubtful;
            }
        }
    }

    /// Returns whether the calls are no sets.
    pub(crate) fn has_bad_calls(&self, set: &TileSet) -> bool {
        self.melds(set).is_none()
    }

    fn melds(&self, set: &TileSet) -> Option<Vec<WrittenMeld>> {
        let row: Option<Vec<Face>> = self.row(Row::Calls).iter().map(|read| read.face).collect();
        let row = row?;
        if row.is_empty() {
            return Some(Vec::new());
        }
        likely::calls(&row, set)
    }

    /// Returns the entry that comes of it, in place of the hand of another; `goes_on` if its riichi and events are of this hand
    /// all the same. `None` while a tile is not known, or calls are no sets.
    pub(crate) fn entry(&self, before: &Entry, goes_on: bool) -> Option<Entry> {
        let tiles =
            |row: Row| -> Option<Vec<Tile>> { self.row(row).iter().map(Read::tile).collect() };
        let (hand, dora) = (tiles(Row::Hand)?, tiles(Row::Dora)?);
        let melds = self.melds(&before.rules.tiles)?;
        let mut next = if goes_on || before.is_empty() {
            before.clone()
        } else {
            let mut next = before.begun();
            // The stick came with the riichi that is over.
            if before.rest.riichi.is_declared() && next.rest.sticks == 1 {
                next.rest.sticks = 0;
            }
            next
        };
        next.tiles = hand;
        (next.chosen, next.seen, next.discarded) = (None, Vec::new(), Vec::new());
        if !melds.is_empty() || !goes_on {
            next.rest.melds = melds;
        }
        if !dora.is_empty() {
            next.rest.dora = dora;
        }
        let last = next.tiles.len().checked_sub(1);
        // The last tile of a full hand wins anyway.
        next.chosen = self
            .won
            .map(|(at, _)| at)
            .filter(|&at| Some(at) != last || next.size() < FULL);
        if next.size() < FULL {
            next.chosen = None;
        }
        Some(next)
    }
}

#[cfg(test)]
mod tests {
    use tensu::notation;

    use super::{Mend, Review, Row, Sure};
    use crate::model::active_rules::ActiveRules;
    use crate::model::entry::Entry;
    use crate::model::photo::Reading;

    /// A reading of tiles, each sure; what lies apart has a `|` before it.
    fn reading(text: &str) -> Reading {
        let mut all = "row".to_owned();
        for (part, gap) in text.split('|').zip([3, 60]) {
            for (at, tile) in notation::tiles(part)
                .expect("tiles")
                .into_iter()
                .enumerate()
            {
                let class = tile.kind().expect("a kind").index();
                let odds: Vec<&str> = (0..36)
                    .map(|at| if at == class { "1" } else { "400" })
                    .collect();
                let red = if tile.is_red() { "0 400" } else { "400 0" };
                let gap = if at == 0 { gap } else { 3 };
                let line = format!("\n{} {red} {gap} 0 0 1 1", odds.join(" "));
                all.push_str(&line);
            }
        }
        Reading::read(&all).expect("a reading")
    }

    fn taken(text: &str) -> (Review, Entry) {
        let entry = Entry::new(ActiveRules::default(), tensu::Question::default());
        let mut review = Review::default();
        review.take(Row::Hand, reading(text), &entry);
        (review, entry)
    }

    fn text(review: &Review, entry: &Entry) -> Option<String> {
        review.entry(entry, false).map(|entry| entry.text())
    }

    #[test]
    fn a_tile_apart_is_proposed_and_no_other() {
        let (review, entry) = taken("234m340p66p678s56s|7s");
        assert_eq!(review.won(), Some((13, false)));
        assert_eq!(
            text(&review, &entry).as_deref(),
            Some("234m34066p67856s+7s")
        );
        let (mut review, entry) = taken("234m340p66p678s567s");
        assert_eq!(review.won(), None);
        review.mend(Mend::Won(0));
        assert_eq!(
            text(&review, &entry).as_deref(),
            Some("34m34066p678567s+2m")
        );
    }

    #[test]
    fn tiles_are_mended_put_in_and_taken_out() {
        let (mut review, entry) = taken("234m340p66p678s56s|8s");
        let seven = notation::tiles("7s").expect("a tile")[0];
        review.mend(Mend::Choose(Row::Hand, 13, seven));
        assert!(review.is_mended && review.row(Row::Hand)[13].sure == Sure::Chosen);
        review.mend(Mend::Remove(Row::Hand, 0));
        assert_eq!(review.won(), Some((12, false)));
        review.mend(Mend::Insert(Row::Hand, 0));
        assert_eq!((review.asked(), review.open), (1, Some((Row::Hand, 0))));
        assert_eq!(text(&review, &entry), None, "a tile is not known");
        let two = notation::tiles("2m").expect("a tile")[0];
        review.mend(Mend::Choose(Row::Hand, 0, two));
        assert_eq!(
            text(&review, &entry).as_deref(),
            Some("234m34066p67856s+7s")
        );
        review.mend(Mend::Remove(Row::Hand, 99));
        review.mend(Mend::Insert(Row::Hand, 99));
        assert_eq!(review.row(Row::Hand).len(), 14);
    }

    #[test]
    fn a_fifth_copy_is_asked_about() {
        let (review, _) = taken("11111m23456p777s2z");
        // The game has no fifth: one is another tile, and says so.
        assert!(review.asked() >= 1, "{review:?}");
    }

    #[test]
    fn calls_and_indicators_come_by_photos_of_their_own() {
        let (mut review, entry) = taken("234m340p66p56s|7s");
        review.take(Row::Calls, reading("555z"), &entry);
        review.take(Row::Dora, reading("1m"), &entry);
        assert!(!review.has_bad_calls(&entry.rules.tiles));
        let hand = review.entry(&entry, false).expect("a hand");
        assert_eq!(
            (hand.size(), hand.rest.melds.len(), hand.rest.dora.len()),
            (14, 1, 1)
        );
        review.take(Row::Calls, reading("55z"), &entry);
        assert!(review.has_bad_calls(&entry.rules.tiles) && review.entry(&entry, false).is_none());
    }
}
