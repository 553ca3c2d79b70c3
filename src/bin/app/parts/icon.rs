//! Line icons.

use yew::prelude::*;

/// The icons, each by its shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// An arrow that turns back.
    Undo,
    /// An arrow that turns forward.
    Redo,
    /// The erase key.
    Erase,
    /// A bin.
    Bin,
    /// Three lines.
    Menu,
    /// Three tiles.
    Hand,
    /// A table with four seats.
    Table,
    /// An open book.
    Learn,
    /// Three dots.
    More,
    /// A tile with a plus.
    New,
    /// A corner that points down.
    Down,
    /// A keyboard.
    Keyboard,
    /// A page with switches.
    Rules,
    /// An eye.
    Show,
    /// An arrow out of a box.
    Share,
    /// A star.
    Star,
    /// The way back.
    Back,
    /// A camera.
    Camera,
}

impl Shape {
    const fn path(self) -> &'static str {
        match self {
            Self::Undo => "M8.5 5 4 9.5 8.5 14M4.5 9.5H15a4.75 4.75 0 0 1 0 9.5h-4",
            Self::Redo => "M15.5 5 20 9.5 15.5 14M19.5 9.5H9a4.75 4.75 0 0 0 0 9.5h4",
            Self::Erase => {
                "M9 5.5h10.5a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5H9L3 12zM11.5 9.5l5 5M16.5 9.5l-5 5"
            }
            Self::Bin => "M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.400L17.5 7M10.5 11v5M13.5 11v5",
            Self::Rules => {
                "M6 3.5h12v17H6zM9 8.500h2.500M14.500 8.500h.5M9 12h2.500M14.500 12h.5M9 15.500h2.500M14.500 15.500h.5"
            }
            Self::Show => {
                "M2.500 12C5 8 8.300 6 12 6s7 2 9.500 6c-2.500 4-5.800 6-9.500 6s-7-2-9.500-6zM12 9.250a2.750 2.750 0 1 0 0 5.500 2.750 2.750 0 0 0 0-5.500z"
            }
            Self::Share => "M12 15V3.500M8 7.200l4-3.700 4 3.700M8.500 11H5.500v9.500h13V11h-3",
            Self::Star => {
                "M12 3.500l2.600 5.400 5.900.8-4.300 4.100 1.100 5.900L12 16.900l-5.300 2.800 1.100-5.900L3.500 9.700l5.900-.8z"
            }
            Self::Keyboard => "M3 6.5h18v11H3zM6.500 10h.5M10 10h.5M13.500 10h.5M17 10h.5M8 14h8",
            Self::Menu => "M4 7h16M4 12h16M4 17h16",
            Self::Hand => "M3 6.500h6v11H3zM9 6.500h6v11H9zM15 6.500h6v11h-6z",
            Self::Table => "M7.500 7.500h9v9h-9zM9 4h6M9 20h6M4 9v6M20 9v6",
            Self::Learn => {
                "M12 6.500C10 5 7 4.500 3.500 4.500v13c3.500 0 6.500.5 8.500 2 2-1.500 5-2 8.500-2v-13C17 4.500 14 5 12 6.500zM12 6.500v13"
            }
            Self::More => "M4.500 12h1M11.500 12h1M18.500 12h1",
            Self::New => "M6 3.500h12v17H6zM12 8.500v7M8.500 12h7",
            Self::Down => "M7 10l5 5 5-5",
            Self::Back => "M14.5 5l-7 7 7 7",
            Self::Camera => {
                "M3 7.500h4.500L9 5h6l1.500 2.500H21v11.500H3zM12 9.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z"
            }
        }
    }
}

/// Draws a decorative icon; its button has the name.
pub(crate) fn icon(shape: Shape) -> Html {
    drawn(shape.path())
}

/// Draws one that a page has for itself alone.
pub(crate) fn drawn(path: &'static str) -> Html {
    html! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={path} />
        </svg>
    }
}
