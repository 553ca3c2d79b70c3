//! The ids of elements that other parts bring the keyboard to.

/// The button that opens the menu.
pub(crate) const MENU: &str = "menu-button";

/// The menu.
pub(crate) const POPOVER: &str = "menu";

/// The list of keys in the menu.
pub(crate) const KEYS: &str = "keys";

/// The hand.
pub(crate) const HAND: &str = "hand";

/// The title of a room.
pub(crate) const ROOM: &str = "room";

/// The body of a dialog over the hand.
pub(crate) const OVER: &str = "over";
