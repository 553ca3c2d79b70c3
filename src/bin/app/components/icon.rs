//! Line icons.

use yew::prelude::*;

/// Which icon.
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
    /// A page with switches.
    Rules,
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
            Self::Menu => "M4 7h16M4 12h16M4 17h16",
        }
    }
}

/// A decorative icon; its button has the name.
pub(crate) fn icon(shape: Shape) -> Html {
    html! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={shape.path()} />
        </svg>
    }
}
