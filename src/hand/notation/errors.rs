//! The reasons why a text cannot be read.

use alloc::string::String;
use alloc::vec::Vec;

/// The reason why a text cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Syntax {
    /// A character that means nothing here.
    Character(char),
    /// A suit letter with no number before it.
    NoNumber(char),
    /// Numbers that no suit letter follows.
    NoSuit,
    /// A tile that does not exist, such as `8z`.
    NoSuchTile(u8, char),
    /// A bracket that is never closed, or is closed by one of the other kind.
    Unclosed,
    /// A bracket with no meld in it.
    NotAMeld,
    /// A `+` that is not followed by exactly one tile, or a second `+`.
    Plus,
    /// A word that is not known.
    Word(String),
    /// Something that cannot be read as it is, and what is possible in its place.
    Value(String, Vec<String>),
    /// A word for something already said: `tsumo` after `ron`, a second `dora:`, a second side of a meld.
    Twice(String),
    /// More than one tile where one is asked for, or none.
    OneTile,
    /// Something else than tiles where only tiles are read, and the field of the contract that it belongs to.
    Belongs(String, &'static str),
    /// The whole text is a log, of the program with this name.
    Log(String),
    /// The whole text is a link to this site, which has no hand in it.
    Site(String),
    /// The whole text has this many bytes, more than [`LONGEST`](crate::notation::LONGEST); it was not read.
    TooLong(usize),
}

impl Syntax {
    /// Returns whether it is about the text as a whole, so that no place in it is to be shown.
    pub const fn is_of_all(&self) -> bool {
        matches!(self, Self::Log(_) | Self::Site(_) | Self::TooLong(_))
    }
}

/// A text that could not be read, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// The position in characters from the start of the text, from 0.
    pub at: usize,
    /// The reason why it cannot be read there.
    pub why: Syntax,
}
