//! Faults of a drill's text, in words.

use alloc::string::String;
use core::fmt;

use crate::practice::BadSpec;
use crate::words::{EN, Word, Words};

impl Words {
    /// Says why a text is not a drill.
    pub fn bad_spec(&self, bad: &BadSpec) -> String {
        match bad {
            BadSpec::Name(name) => self.fill(Word::SpecName, &[name.into()]),
            BadSpec::Twice(name) => self.fill(Word::SpecTwice, &[name.into()]),
            BadSpec::Value { name, value } => {
                self.fill(Word::SpecValue, &[name.into(), value.into()])
            }
        }
    }
}

impl fmt::Display for BadSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&EN.bad_spec(self))
    }
}
