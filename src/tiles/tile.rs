//! Tiles: what is printed on them, and nothing about any hand.
//!
//! There are two types, for two purposes. [`Kind`] is what scoring sees: 34 kinds, a red five being a
//! five. [`Tile`] is what lies on the table: the 34 plain faces, three red fives, eight flowers and seasons.
//!
//! | index of [`Kind`] | 0-8 | 9-17 | 18-26 | 27-30 | 31-33 |
//! |---|---|---|---|---|---|
//! | tiles | 1-9 man | 1-9 pin | 1-9 sou | East South West North | White Green Red |
//! | MPSZ | `1m`-`9m` | `1p`-`9p` | `1s`-`9s` | `1z`-`4z` | `5z`-`7z` |

use core::fmt;

/// The three numbered suits: characters, dots, bamboo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum Suit {
    /// Characters (萬子).
    Man,
    /// Dots (筒子).
    Pin,
    /// Bamboo (索子).
    Sou,
}

impl Suit {
    /// All suits in the order of MPSZ.
    pub const ALL: [Self; 3] = [Self::Man, Self::Pin, Self::Sou];

    /// The three in each of the six orders, for patterns with one part in each suit.
    pub(crate) const ORDERS: [[Self; 3]; 6] = {
        let [man, pin, sou] = Self::ALL;
        [
            [man, pin, sou],
            [man, sou, pin],
            [pin, man, sou],
            [pin, sou, man],
            [sou, man, pin],
            [sou, pin, man],
        ]
    };

    /// `'m'`, `'p'` or `'s'`.
    pub const fn letter(self) -> char {
        match self {
            Self::Man => 'm',
            Self::Pin => 'p',
            Self::Sou => 's',
        }
    }
}

/// A wind: a tile, a seat, or the wind of the round. The seat East is the dealer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum Wind {
    /// 東
    East,
    /// 南
    South,
    /// 西
    West,
    /// 北
    North,
}

impl Wind {
    /// All winds in the order of play.
    pub const ALL: [Self; 4] = [Self::East, Self::South, Self::West, Self::North];

    /// The id of the scoring contract: `"E"`, `"S"`, `"W"` or `"N"`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::East => "E",
            Self::South => "S",
            Self::West => "W",
            Self::North => "N",
        }
    }

    /// The id as a letter.
    pub const fn letter(self) -> char {
        self.code().as_bytes()[0] as char
    }

    /// The wind with this id, in capitals or not.
    pub fn from_code(code: &str) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|wind| wind.code().eq_ignore_ascii_case(code))
    }

    /// The tile of this wind.
    pub const fn kind(self) -> Kind {
        Kind(27 + self as u8)
    }
}

/// A dragon: White, Green, Red.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum Dragon {
    /// White (白).
    Haku,
    /// Green (發).
    Hatsu,
    /// Red (中).
    Chun,
}

impl Dragon {
    /// All dragons in the order of MPSZ.
    pub const ALL: [Self; 3] = [Self::Haku, Self::Hatsu, Self::Chun];

    /// The tile of this dragon.
    pub const fn kind(self) -> Kind {
        Kind(31 + self as u8)
    }
}

/// One of the 34 kinds of tile; a red five has the same kind as the plain five.
///
/// ```
/// use tensu::{Kind, Suit};
/// let five = Kind::number(Suit::Pin, 5).unwrap();
/// assert_eq!(five.to_string(), "5p");
/// assert!(!five.is_yaochuu());
/// assert_eq!(Kind::number(Suit::Pin, 10), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(u8);

impl Kind {
    /// The number of kinds.
    pub const COUNT: usize = 34;

    /// The kind with this index, 0 to 33 (see the table of this module).
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::COUNT {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// A suit tile; `rank` is 1 to 9.
    pub const fn number(suit: Suit, rank: u8) -> Option<Self> {
        if rank >= 1 && rank <= 9 {
            Some(Self(suit as u8 * 9 + rank - 1))
        } else {
            None
        }
    }

    /// The red tile of this kind, if it is a five.
    pub fn red_five(self) -> Option<Tile> {
        self.suit().filter(|_| self.rank() == 5).map(Tile::red)
    }

    /// An honor by its MPSZ number, 1 to 7 (East South West North White Green Red).
    pub const fn honor(rank: u8) -> Option<Self> {
        if rank >= 1 && rank <= 7 {
            Some(Self(26 + rank))
        } else {
            None
        }
    }

    /// All 34 kinds in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::COUNT as u8).map(Self)
    }

    /// 0 to 33.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The suit, or `None` for an honor.
    pub const fn suit(self) -> Option<Suit> {
        match self.0 / 9 {
            0 => Some(Suit::Man),
            1 => Some(Suit::Pin),
            2 => Some(Suit::Sou),
            _ => None,
        }
    }

    /// The number in MPSZ: 1 to 9 in a suit, 1 to 7 for honors.
    pub const fn rank(self) -> u8 {
        self.0 % 9 + 1
    }

    /// The wind on the tile, if it is one.
    pub const fn wind(self) -> Option<Wind> {
        match self.0 {
            27 => Some(Wind::East),
            28 => Some(Wind::South),
            29 => Some(Wind::West),
            30 => Some(Wind::North),
            _ => None,
        }
    }

    /// The dragon on the tile, if it is one.
    pub const fn dragon(self) -> Option<Dragon> {
        match self.0 {
            31 => Some(Dragon::Haku),
            32 => Some(Dragon::Hatsu),
            33 => Some(Dragon::Chun),
            _ => None,
        }
    }

    /// Wind or dragon (字牌).
    pub const fn is_honor(self) -> bool {
        self.0 >= 27
    }

    /// The kind `n` higher in the same suit; `None` past 9 and for honors.
    pub const fn up(self, n: u8) -> Option<Self> {
        if self.is_honor() || n > 9 - self.rank() {
            None
        } else {
            Some(Self(self.0 + n))
        }
    }

    /// The dora that an indicator of this kind shows: the next number (9 to 1), the next wind (North to East), the
    /// next dragon (Red to White). Source: seed 002 "Dora & ura dora", seed 003 section 9.1.
    #[must_use]
    pub const fn indicated(self) -> Self {
        match self.0 {
            8 | 17 | 26 => Self(self.0 - 8),
            30 => Self(27),
            33 => Self(31),
            other => Self(other + 1),
        }
    }
}

impl Kind {
    /// The indicator that shows this kind; the reverse of [`indicated`](Self::indicated).
    #[must_use]
    pub const fn indicator(self) -> Self {
        match self.0 {
            0 | 9 | 18 => Self(self.0 + 8),
            27 => Self(30),
            31 => Self(33),
            other => Self(other - 1),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}{}",
            self.rank(),
            self.suit().map_or('z', Suit::letter)
        )
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A tile as it lies on the table: a plain tile, a red five, a flower or a season.
///
/// Ordered as a player sorts a hand: by suit and number, the red five before the plain ones, flowers last.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tile(u8);

impl Tile {
    const RED: u8 = 34;
    const FLOWER: u8 = 37;
    /// The number of faces: 34 plain, 3 red, 8 flowers and seasons.
    pub const COUNT: usize = 45;

    /// The plain tile of a kind.
    pub const fn plain(kind: Kind) -> Self {
        Self(kind.0)
    }

    /// The red five of a suit.
    pub const fn red(suit: Suit) -> Self {
        Self(Self::RED + suit as u8)
    }

    /// A flower (1 to 4) or season (5 to 8).
    pub const fn flower(number: u8) -> Option<Self> {
        if number >= 1 && number <= 8 {
            Some(Self(Self::FLOWER + number - 1))
        } else {
            None
        }
    }

    /// 0 to 44: the kinds in their order, the red fives, the flowers.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// One of 45 bits, a bit a face: those of the kinds in their order, the red fives, the flowers.
    pub(crate) const fn bit(self) -> u64 {
        1 << self.0
    }

    /// All 45 faces.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The kind that scoring sees; `None` for flowers and seasons.
    pub const fn kind(self) -> Option<Kind> {
        match self.0 {
            0..Self::RED => Some(Kind(self.0)),
            Self::RED..Self::FLOWER => Some(Kind((self.0 - Self::RED) * 9 + 4)),
            _ => None,
        }
    }

    /// Returns whether this is a red five.
    pub const fn is_red(self) -> bool {
        self.0 >= Self::RED && self.0 < Self::FLOWER
    }

    /// 1 to 8 for flowers and seasons.
    pub const fn flower_number(self) -> Option<u8> {
        if self.0 >= Self::FLOWER {
            Some(self.0 - Self::FLOWER + 1)
        } else {
            None
        }
    }

    /// Returns whether it is the flower or the season with the number of a seat: East's are 1 and 5.
    pub const fn is_flower_of(self, seat: Wind) -> bool {
        match self.flower_number() {
            Some(number) => (number - 1) % 4 == seat as u8,
            None => false,
        }
    }

    /// The digit of MPSZ: 0 for a red five.
    pub(crate) fn digit(self) -> u8 {
        match self.kind() {
            Some(_) if self.is_red() => 0,
            Some(kind) => kind.rank(),
            None => self.0 - Self::FLOWER + 1,
        }
    }

    /// The letter of MPSZ.
    pub(crate) fn letter(self) -> char {
        match self.kind() {
            Some(kind) => kind.suit().map_or('z', Suit::letter),
            None => 'f',
        }
    }

    const fn order(self) -> (u8, bool) {
        match self.kind() {
            Some(kind) => (kind.0, !self.is_red()),
            None => (self.0, true),
        }
    }
}

impl From<Kind> for Tile {
    fn from(kind: Kind) -> Self {
        Self::plain(kind)
    }
}

impl Ord for Tile {
    fn cmp(&self, other: &Self) -> core::cmp::Ordering {
        self.order().cmp(&other.order())
    }
}

impl PartialOrd for Tile {
    fn partial_cmp(&self, other: &Self) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.digit(), self.letter())
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
