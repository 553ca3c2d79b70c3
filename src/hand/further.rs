//! Shapes that one family of games has alone. They are reached through the rules of such a game, so that a program that
//! knows no such rules is linked without the code that reads them.

use core::fmt;
use core::hash::{Hash, Hasher};

use crate::hand::blocks::{Blocks, Shape};
use crate::tiles::{Counts, Kind};

/// The shapes of one family of games.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Further {
    pub(crate) table: &'static ShapeTable,
    /// Without the feature there can be none.
    #[cfg(not(feature = "chinese"))]
    never: core::convert::Infallible,
}

/// A function that is shown one reading of a hand: its shape and its blocks.
pub(crate) type Each<'e> = &'e mut dyn FnMut(Shape, &Blocks);

/// The functions that read the shapes of one family.
pub(crate) struct ShapeTable {
    /// The name that tells two tables apart.
    pub(crate) id: &'static str,
    /// `true` if there are knitted tiles among the shapes.
    pub(crate) knitted: bool,
    /// Shows every reading of the concealed tiles, beside so many melds.
    pub(crate) read: fn(&Counts, usize, Each<'_>),
    /// Returns the number of tiles that concealed tiles lack, or the last argument if that is no more; the other
    /// arguments are the number of tiles that each kind can have, and of sets that the melds leave.
    pub(crate) lacking: fn(&Counts, &[u8; Kind::COUNT], usize, u8) -> u8,
}

impl Further {
    /// Returns whether hands of knitted tiles are among them.
    pub const fn is_knitted(self) -> bool {
        self.table.knitted
    }
}

impl fmt::Debug for Further {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.table.id)
    }
}

impl PartialEq for ShapeTable {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for ShapeTable {}

impl Hash for ShapeTable {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id.hash(state);
    }
}
