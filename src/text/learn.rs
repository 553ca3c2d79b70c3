//! Faults of saved learning progress, and of sheets, in words.

use alloc::borrow::ToOwned;
use alloc::string::String;
use core::fmt;

use crate::learn::BadLog;
use crate::learn::sheet::BadSheet;
use crate::words::{EN, Word, Words};

impl Words {
    /// Says why a text is not learning progress, and what to do.
    pub fn bad_log(&self, bad: &BadLog) -> String {
        match bad {
            BadLog::Foreign => self.say(Word::LogForeign).to_owned(),
            BadLog::Form(form) => self.fill(Word::LogForm, &[(*form).into()]),
        }
    }
}

impl Words {
    /// Says why a text is not a sheet, and what to do.
    pub fn bad_sheet(&self, bad: &BadSheet) -> String {
        match bad {
            BadSheet::Cut => self.say(Word::SheetCut).to_owned(),
            BadSheet::Link(bad) => self.bad_link(bad),
            BadSheet::Hand(hand) => self.fill(Word::SheetHand, &[(*hand).into()]),
        }
    }
}

impl fmt::Display for BadSheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&EN.bad_sheet(self))
    }
}

impl fmt::Display for BadLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&EN.bad_log(self))
    }
}
