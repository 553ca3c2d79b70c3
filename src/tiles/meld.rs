//! Melds: sets that were declared during play.

use core::fmt;

use crate::tiles::list::ShortVec;
use crate::tiles::order::sort_by_key;
use crate::tiles::{Kind, Tile, Wind};

/// A kind of meld: the way in which a set was declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum MeldKind {
    /// A sequence called from the player to the left (吃).
    Chi,
    /// A triplet called from anybody (碰).
    Pon,
    /// A kan called from a discard (大明槓).
    Minkan,
    /// A pon to which the fourth tile was added (加槓).
    Kakan,
    /// A closed kan, the only meld that keeps a hand closed (暗槓).
    Ankan,
}

impl MeldKind {
    /// All kinds.
    pub const ALL: [Self; 5] = [Self::Chi, Self::Pon, Self::Minkan, Self::Kakan, Self::Ankan];

    /// The id of the scoring contract.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Chi => "chi",
            Self::Pon => "pon",
            Self::Minkan => "minkan",
            Self::Kakan => "kakan",
            Self::Ankan => "ankan",
        }
    }

    /// The kind with this id.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.code() == code)
    }

    /// Returns whether it has four tiles rather than three.
    pub const fn is_kan(self) -> bool {
        matches!(self, Self::Minkan | Self::Kakan | Self::Ankan)
    }

    /// Returns whether it opens the hand, as every kind but a closed kan does.
    pub const fn opens(self) -> bool {
        !matches!(self, Self::Ankan)
    }

    /// Returns the number of its tiles: 3 or 4.
    pub const fn size(self) -> usize {
        if self.is_kan() { 4 } else { 3 }
    }
}

/// The player from whom a tile was called, as the caller sees the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum Side {
    /// The player to the left, who plays just before.
    Left,
    /// The player opposite.
    Across,
    /// The player to the right, who plays next.
    Right,
}

impl Side {
    /// All sides.
    pub const ALL: [Self; 3] = [Self::Left, Self::Across, Self::Right];

    /// The id of the scoring contract.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Across => "across",
            Self::Right => "right",
        }
    }

    /// The side with this id.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|side| side.code() == code)
    }

    /// `L`, `A`, `R` in the notation of a meld.
    pub(crate) const fn letter(self) -> char {
        match self {
            Self::Left => 'L',
            Self::Across => 'A',
            Self::Right => 'R',
        }
    }
}

/// The reason why some tiles are not the meld that they are said to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BadMeld {
    /// The wrong number of tiles.
    Size {
        /// The number of tiles of this kind of meld.
        need: usize,
        /// The number of tiles given.
        have: usize,
    },
    /// A sequence of winds or dragons.
    HonorSequence,
    /// Three tiles that do not follow each other in one suit.
    NotARun,
    /// Tiles that are not all equal.
    NotEqual,
    /// A flower or season.
    Flower,
    /// A chi is called from the left only.
    ChiNotFromLeft,
    /// A closed kan is called from nobody.
    AnkanFrom,
    /// The game has no chi (three players).
    NoChi,
    /// Nobody sits where the tile is said to come from (three players).
    NobodyThere,
}

/// A legal meld. The tiles are kept as they lie, red fives included.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Meld {
    kind: MeldKind,
    first: Kind,
    tiles: [Tile; 4],
    from: Option<Side>,
}

/// The melds of a hand; a fifth has no room, and its hand is refused.
pub(crate) type MeldList = ShortVec<Meld, 4>;

impl MeldList {
    /// No melds.
    pub(crate) const NONE: Self = Self::empty(Meld {
        kind: MeldKind::Pon,
        first: Wind::East.kind(),
        tiles: [Tile::plain(Wind::East.kind()); 4],
        from: None,
    });
}

impl Meld {
    /// Checks that the tiles are a meld of this kind. Their order does not matter.
    ///
    /// # Errors
    /// The first thing that is wrong, as a [`BadMeld`].
    pub fn new(kind: MeldKind, tiles: &[Tile], from: Option<Side>) -> Result<Self, BadMeld> {
        let (need, have) = (kind.size(), tiles.len());
        if need != have {
            return Err(BadMeld::Size { need, have });
        }
        let mut sorted = [tiles[0]; 4];
        sorted[..have].copy_from_slice(tiles);
        sort_by_key(&mut sorted[..have], |&tile| tile);
        // The place that a meld of three leaves free is the same whatever the order was: equal melds are equal.
        let lowest = sorted[0];
        sorted[have..].fill(lowest);
        let mut kinds = [Kind::honor(1).ok_or(BadMeld::Flower)?; 4];
        for (kind, tile) in kinds.iter_mut().zip(&sorted[..have]) {
            *kind = tile.kind().ok_or(BadMeld::Flower)?;
        }
        match kind {
            MeldKind::Chi => Self::check_sequence(kinds[0], kinds[1], kinds[2])?,
            _ if kinds[..have].iter().any(|&k| k != kinds[0]) => return Err(BadMeld::NotEqual),
            _ => {}
        }
        match (kind, from) {
            (MeldKind::Chi, Some(Side::Across | Side::Right)) => Err(BadMeld::ChiNotFromLeft),
            (MeldKind::Ankan, Some(_)) => Err(BadMeld::AnkanFrom),
            _ => Ok(Self {
                kind,
                first: kinds[0],
                tiles: sorted,
                from,
            }),
        }
    }

    fn check_sequence(a: Kind, b: Kind, c: Kind) -> Result<(), BadMeld> {
        // Honors are sorted last.
        if c.is_honor() {
            Err(BadMeld::HonorSequence)
        } else if a.up(1) == Some(b) && a.up(2) == Some(c) {
            Ok(())
        } else {
            Err(BadMeld::NotARun)
        }
    }

    /// Returns the way in which it was declared.
    pub const fn kind(&self) -> MeldKind {
        self.kind
    }

    /// The lowest tile.
    pub const fn first(&self) -> Kind {
        self.first
    }

    /// The three or four tiles, sorted.
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles[..self.kind.size()]
    }

    /// Returns the player who discarded the called tile, if known.
    pub const fn from(&self) -> Option<Side> {
        self.from
    }
}

/// Finds the kan of another player's discard that gave the replacement tile of the draw. Nobody is asked which of several
/// kans that was, so it is the last. `kind` gives the kind of a meld, be it checked or as it was written.
pub(crate) fn kan_of_discard<M>(melds: &[M], kind: impl Fn(&M) -> MeldKind) -> Option<&M> {
    let last = melds.iter().rfind(|meld| kind(meld).is_kan())?;
    (kind(last) == MeldKind::Minkan).then_some(last)
}

impl fmt::Debug for Meld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:?}", self.kind.code(), self.tiles())
    }
}
