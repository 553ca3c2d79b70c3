//! The looks of a picture.

use crate::picture::row::{EDGE, WIDE, WIDEST};

/// The colors of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Theme {
    /// For a light page.
    #[default]
    Light,
    /// For a dark page.
    Dark,
    /// As the reader's device has it: for browsers, as other programs know no media queries.
    Auto,
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 3] = [Self::Light, Self::Dark, Self::Auto];

    /// Its id.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Auto => "auto",
        }
    }

    /// Returns the theme with this id.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.code() == code)
    }
}

/// The looks of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Look {
    /// The largest width of the picture in pixels; longer rows are wrapped. From 80 to 4,000.
    pub width: u32,
    /// The width of a tile in pixels, from 12 to 240, and so that an open kan fits.
    pub tile: u32,
    /// The colors.
    pub theme: Theme,
}

impl Look {
    /// Fourteen tiles in a row, on a light page.
    pub const BASE: Self = Self {
        width: 640,
        tile: 36,
        theme: Theme::Light,
    };

    /// Returns the same look with this width.
    #[must_use]
    pub const fn with_width(self, width: u32) -> Self {
        Self { width, ..self }
    }

    /// Returns the same look with tiles of this width.
    #[must_use]
    pub const fn with_tile(self, tile: u32) -> Self {
        Self { tile, ..self }
    }

    /// Returns the same look in these colors.
    #[must_use]
    pub const fn with_theme(self, theme: Theme) -> Self {
        Self { theme, ..self }
    }

    /// Returns the width of a tile, and the room in a row, in sixtieths of it.
    pub(super) fn measures(self) -> (u32, u32) {
        let width = self.width.clamp(80, 4_000);
        let tile = self.tile.clamp(12, 240).min(width * WIDE / WIDEST);
        (tile, width * WIDE / tile - 2 * EDGE)
    }
}

impl Default for Look {
    fn default() -> Self {
        Self::BASE
    }
}
