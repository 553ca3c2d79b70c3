//! Shapes that one family of games has alone. What reads them is reached through the rules of such a game, so that a program
//! that knows no such rules is linked without it.

use core::fmt;
use core::hash::{Hash, Hasher};

use crate::hand::reading::{Blocks, Shape};
use crate::tiles::{Counts, Kind};

/// The shapes of one family of games.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Further {
    pub(crate) table: &'static Table,
    /// Without the feature there can be none.
    #[cfg(not(feature = "chinese"))]
    never: core::convert::Infallible,
}

/// Who is shown a way to read a hand.
pub(crate) type Each<'e> = &'e mut dyn FnMut(Shape, &Blocks);

/// How they are read.
pub(crate) struct Table {
    /// What tells two of them apart.
    pub(crate) id: &'static str,
    /// Tells if there are knitted tiles among them.
    pub(crate) knitted: bool,
    /// Shows every way to read concealed tiles, beside so many melds.
    pub(crate) read: fn(&Counts, usize, Each<'_>),
    /// How many tiles concealed tiles lack, if they lack fewer than the last number; with how many of each kind there can be,
    /// and how many sets the melds leave.
    pub(crate) lacking: fn(&Counts, &[u8; Kind::COUNT], usize, u8) -> u8,
}

impl Further {
    /// Tells if hands of knitted tiles are among them.
    pub(crate) const fn is_knitted(self) -> bool {
        self.table.knitted
    }
}

impl fmt::Debug for Further {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.table.id)
    }
}

impl PartialEq for Table {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Table {}

impl Hash for Table {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id.hash(state);
    }
}
