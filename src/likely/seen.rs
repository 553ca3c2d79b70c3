//! A row as a reader saw it, and a place of it as it most probably is.

use crate::tiles::list::ShortVec;
use crate::tiles::{Kind, Tile};

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

    pub(super) const fn kind(self) -> Option<Kind> {
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

/// The share of what agrees, in percent, below which a place is marked. Of 140 hands, 90 marks 0.6 places a hand and leaves errors
/// without a mark in 2.9 % of them; 95 marks 0.8 and leaves 1.4 %, which 98, with 1.3, does not better.
pub const AGREED: u8 = 95;

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
