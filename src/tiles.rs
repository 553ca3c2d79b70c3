//! Tiles: kinds and faces, how many of them, which a game is played with, and melds.

pub use by_seat::BySeat;
pub use counts::Counts;
pub(crate) use kinds::{Kinds, Size};
pub use set::TileSet;
pub use tile::{Dragon, Kind, Suit, Tile, Wind};

mod by_seat;
mod counts;
mod kinds;
pub mod list;
pub mod meld;
pub(crate) mod order;
mod set;
pub mod tile;
