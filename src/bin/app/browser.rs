//! The browser, whatever is played: the page, its address, what it keeps, strokes.

pub(crate) mod ids;
pub(crate) mod keyboard;
pub(crate) mod once;
pub(crate) mod page;
pub(crate) mod photo;
pub(crate) mod storage;
pub(crate) mod strokes;
pub(crate) mod texts;
