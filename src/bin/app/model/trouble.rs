//! The troubles with things that are kept between visits: none is a reason to fail, and each is told.

/// The troubles with things that are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trouble {
    /// The browser forbids storage.
    Blocked,
    /// There is no room.
    Full,
    /// The hand of the last visit, or one that won with it, cannot be read.
    Hand,
    /// Some house rules cannot be read.
    Rules,
    /// The mistakes of practice cannot be read, or not all of them.
    Practice,
    /// The points of the players cannot be read.
    Points,
    /// A game at the table cannot be read.
    Games,
    /// The theme, the tile faces or the terms cannot be read.
    Settings,
    /// Another version of the app keeps its hand here; it is left alone.
    OtherVersion,
}
