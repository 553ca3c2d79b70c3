//! Faults of saved learning progress, and of sheets, in words.

use alloc::borrow::ToOwned;
use alloc::string::String;
use core::fmt;

use tensu_words::{EN, Word, Words};

use crate::BadLog;
use crate::sheet::BadSheet;

impl BadLog {
    /// Says why a text is not learning progress, and what to do.
    pub fn said(&self, words: &Words) -> String {
        match self {
            Self::Foreign => words.say(Word::LogForeign).to_owned(),
            Self::Form(form) => words.fill(Word::LogForm, &[(*form).into()]),
        }
    }
}

impl BadSheet {
    /// Says why a text is not a sheet, and what to do.
    pub fn said(&self, words: &Words) -> String {
        match self {
            Self::Cut => words.say(Word::SheetCut).to_owned(),
            Self::Link(bad) => words.bad_link(bad),
            Self::Hand(hand) => words.fill(Word::SheetHand, &[(*hand).into()]),
        }
    }
}

impl fmt::Display for BadSheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(&EN))
    }
}

impl fmt::Display for BadLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(&EN))
    }
}
