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
use crate::tiles::list::ShortVec;
use crate::tiles::order::sort_by;
use crate::tiles::{Kind, Tile};

pub use calls::calls;
use column::Column;
use search::{Found, MOST, search};
use told::Told;

mod calls;
mod column;
mod search;
mod told;

/// A probability as surprise: sixteenths of a bit, 0 (certain) to 400 (as good as impossible, and never guessed).
///
/// ```
/// use tensu::likely::Odds;
/// assert_eq!(Odds::new(16).get(), 16); // one half
/// assert_eq!(Odds::new(1_000), Odds::IMPOSSIBLE);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Odds(u16);

impl Odds {
    /// The probability 1.
    pub const CERTAIN: Self = Self(0);

    /// A probability that counts as 0: 2^-25 or less.
    pub const IMPOSSIBLE: Self = Self(400);

    /// Sixteenths of a bit; more than 400 are 400.
    pub const fn new(sixteenths: u16) -> Self {
        if sixteenths < Self::IMPOSSIBLE.0 {
            Self(sixteenths)
        } else {
            Self::IMPOSSIBLE
        }
    }

    /// Sixteenths of a bit, 0 to 400.
    pub const fn get(self) -> u16 {
        self.0
    }
}

/// The number of classes that a reader tells apart: the 34 kinds in their order, [`FLOWER`], [`BLANK`].
pub const CLASSES: usize = Kind::COUNT + 2;

/// The class of flowers and seasons, which are not told apart.
pub const FLOWER: usize = Kind::COUNT;

/// The class of backs, and of whatever is no face.
pub const BLANK: usize = Kind::COUNT + 1;

/// One tile in a row, as a reader saw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The odds of each class.
    pub odds: [Odds; CLASSES],
    /// The odds that it is a red one, if it is a five.
    pub red: Odds,
    /// The odds that it is a plain one, if it is a five.
    pub plain: Odds,
}

impl Place {
    /// A tile that was read without a doubt.
    pub fn of(tile: Tile) -> Self {
        let mut odds = [Odds::IMPOSSIBLE; CLASSES];
        odds[tile.kind().map_or(FLOWER, Kind::index)] = Odds::CERTAIN;
        let [is, is_not] = [Odds::CERTAIN, Odds::IMPOSSIBLE];
        let (red, plain) = if tile.is_red() {
            (is, is_not)
        } else {
            (is_not, is)
        };
        Self { odds, red, plain }
    }

    /// The reader's first guess: the most probable class, the first of equals.
    pub fn first(&self) -> Face {
        let best = (0..CLASSES).min_by_key(|&class| self.odds[class]);
        match best.and_then(Kind::new) {
            Some(five) if self.red < self.plain => {
                Face::Tile(five.red_five().unwrap_or(Tile::plain(five)))
            }
            Some(kind) => Face::Tile(Tile::plain(kind)),
            None if best == Some(FLOWER) => Face::Flower,
            None => Face::Blank,
        }
    }
}

/// The face of a tile that lies in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Face {
    /// A tile of a hand.
    Tile(Tile),
    /// A flower or season; which of them is not known.
    Flower,
    /// A back, or nothing that is a face.
    Blank,
}

impl Face {
    /// The tile, if it is one of a hand.
    pub const fn tile(self) -> Option<Tile> {
        match self {
            Self::Tile(tile) => Some(tile),
            Self::Flower | Self::Blank => None,
        }
    }

    const fn kind(self) -> Option<Kind> {
        match self {
            Self::Tile(tile) => tile.kind(),
            Self::Flower | Self::Blank => None,
        }
    }
}

/// The purpose of the tiles in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Row {
    /// The concealed tiles of a hand, the winning tile among them.
    Hand,
    /// Called tiles, meld beside meld; two backs are those of a closed kan.
    Calls,
    /// Tiles that need not go together, such as indicators.
    Any,
}

impl Row {
    /// All purposes.
    pub const ALL: [Self; 3] = [Self::Hand, Self::Calls, Self::Any];

    /// The id of the scoring contract.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Hand => "hand",
            Self::Calls => "calls",
            Self::Any => "any",
        }
    }
}

/// The share of what agrees, in percent, below which a place is marked. Of 140 rows of the first net, 80 marks 0.9 places a row and
/// leaves errors without a mark in 9 % of the rows; 90 marks 1.4 and leaves 4 %; 95 marks 1.9.
pub const AGREED: u8 = 90;

/// The reader's own share, in percent, below which a place is marked whatever the rules say.
pub const OWN: u8 = 50;

/// A place, as it most probably is.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Guessed {
    /// The face.
    pub face: Face,
    /// The probability of this face in percent, hands that win preferred.
    pub sure: u8,
    /// The same as the reader alone has it, among the tiles of the game.
    pub own: u8,
    /// The reader's next guesses, at most two.
    pub others: ShortVec<Face, 2>,
    /// `true` if a person has to look: it was repaired, [`sure`](Self::sure) is below [`AGREED`], [`own`](Self::own)
    /// below [`OWN`], or the game has no such tile.
    pub marked: bool,
    /// `true` if it is not the reader's first guess; a red five is a plain one where the game has none.
    pub repaired: bool,
}

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
