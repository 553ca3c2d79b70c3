//! The most probable hand on a photo: what a reader of tiles is unsure of, the rules often know.
//!
//! A reader says of each tile in a row how probable every face is ([`Place`]). Most photos are of hands that won, and few
//! rows of tiles are one, so a winning hand is by far more probable than any other: [`likely()`] looks for it, with the
//! shapes and tiles of a ruleset. What it finds is a proposal, and says its doubts: a place is
//! [`marked`](Guessed::marked) where hands that win, or the reader itself, disagree, and always where the rules changed
//! what was read.
//!
//! ```
//! use tensu::likely::{Odds, Place, Row, likely};
//! use tensu::notation::{tile, tiles};
//! use tensu::{Question, Ruleset};
//!
//! let rules = Ruleset::by_id("tenhou").unwrap();
//! let row = tiles("234m340p66p678s568s").unwrap();
//! let mut row: Vec<Place> = row.into_iter().map(Place::of).collect();
//! // Read as 8s, though 7s is half as probable; with 7s it wins.
//! row[13].odds[24] = Odds::new(16);
//!
//! let guess = likely(&row, Row::Hand, &Question::default(), rules);
//! let last = &guess.places[13];
//! assert!(guess.complete && last.repaired && last.marked);
//! assert_eq!(last.face.tile(), tile("7s").ok());
//! assert_eq!(last.others[0].tile(), tile("8s").ok());
//! assert_eq!(guess.places.iter().filter(|place| place.marked).count(), 1);
//! ```
//!
//! Source: `photo/` in the repository, which has the reader and measures what this adds to it.

use alloc::vec::Vec;

use crate::hand::question::{Question, WrittenMeld};
use crate::outlook::Outlook;
use crate::presets::Ruleset;
use crate::tiles::Tile;
use crate::tiles::order::sort_by;

pub use calls::calls;
use column::Column;
use search::{Found, MOST, search};
pub use seen::{AGREED, BLANK, CLASSES, FLOWER, Face, Guessed, OWN, Odds, Place, Row};
use told::Told;

mod calls;
mod column;
mod search;
mod seen;
mod told;

/// A row, as it most probably is.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Guess {
    /// The tiles, in the order of the row.
    pub places: Vec<Guessed>,
    /// `true` if the tiles are a complete hand, or melds if they are called ones.
    pub complete: bool,
    /// The waits of thirteen tiles, melds included, or their distance from tenpai.
    pub outlook: Option<Outlook>,
    /// The melds of called tiles, all of them or none; nobody knows from whom they came.
    pub melds: Vec<WrittenMeld>,
}

impl Guess {
    /// The tiles of a hand, in the order of the row, without flowers and blanks.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> {
        self.places.iter().filter_map(|place| place.face.tile())
    }

    /// Counts the places that are wrong and have no mark, of a row whose tiles are known: the fault that must be rare. A
    /// row of another length has as many more as are missing or too many.
    pub fn unmarked_errors(&self, truth: &[Face]) -> usize {
        let pairs = self.places.iter().zip(truth);
        let wrong = pairs.filter(|(place, truth)| !place.marked && place.face != **truth);
        wrong.count() + self.places.len().abs_diff(truth.len())
    }
}

/// Finds what a row of tiles most probably is.
///
/// `beside` is what is known of the hand already: melds, indicators and norths count for the copies of a tile, and melds
/// for the length of the hand. Without melds a row of 11, 8, 5 or 2 tiles may win, too, as its melds may be told later. The
/// concealed tiles are left out of account for [`Row::Hand`], the melds for [`Row::Calls`].
///
/// There is never a fifth copy, nor a red five that the game has not. A hand wins here by its shape, with or without a
/// yaku. One tile more or less than were seen is considered: a face may be blank, a blank a face. The order of the tiles
/// makes no difference, except for calls. At most 4,000 hands are looked at; of a row of more than 20 tiles only the copies
/// are.
///
/// A row that is no winning hand is no error: it is as it was read. The prior of a winning hand is 16 bits, so what is read
/// stands if it is more than 65,536 times as probable as the best hand that wins.
pub fn likely(row: &[Place], purpose: Row, beside: &Question, rules: &Ruleset) -> Guess {
    let mut order: Vec<usize> = (0..row.len()).collect();
    // The same tiles in another order are searched in the same order, so equals are decided alike.
    sort_by(&mut order, |&a, &b| row[a] < row[b]);
    let column = |&place: &usize| Column::of(place, &row[place], &rules.tiles);
    let columns: Vec<Column> = order.iter().map(column).collect();
    let told = Told::new(purpose, beside, rules);
    let found = if row.len() > MOST {
        Found::NONE
    } else {
        search(&columns, &told)
    };
    let (faces, wins) = match found.best() {
        Some((faces, wins)) => (faces[..row.len()].to_vec(), wins),
        None => (told.greedy(&columns), false),
    };
    let mut places: Vec<(usize, Guessed)> = columns
        .iter()
        .map(|column| {
            let face = faces[column.place];
            (column.place, column.guessed(face, found.sure(column, face)))
        })
        .collect();
    sort_by(&mut places, |a, b| a.0 < b.0);
    let mut guess = Guess {
        places: places.into_iter().map(|(_, place)| place).collect(),
        complete: wins,
        outlook: None,
        melds: Vec::new(),
    };
    match purpose {
        Row::Hand if !wins => guess.outlook = told.outlook(guess.tiles().collect()),
        Row::Calls => guess.melds = calls(&faces, &rules.tiles).unwrap_or_default(),
        Row::Hand | Row::Any => {}
    }
    guess
}
