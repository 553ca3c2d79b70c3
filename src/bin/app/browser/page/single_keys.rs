//! The switch for keys of the keyboard that enter tiles.

use super::Root;

/// The switch for keys that are one character; with Control or Command held they always do something, as do the others.
/// Words that are spoken to a device would be such keys (WCAG 2.1.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum SingleKeys {
    /// They enter tiles and more.
    #[default]
    On,
    /// They do nothing.
    Off,
}

impl Root for SingleKeys {
    const ATTRIBUTE: &'static str = "data-keys";
    const ALL: &'static [Self] = &[Self::On, Self::Off];

    fn code(self) -> &'static str {
        match self {
            Self::On => "on",
            Self::Off => "off",
        }
    }
}
