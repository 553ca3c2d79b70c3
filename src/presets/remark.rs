//! Remarks on the text of a ruleset.

use super::Ruleset;
use crate::result::remark::{Note, RemarkKind};
use crate::result::score::Score;
use crate::result::win::Win;

/// Something to know about a ruleset's own text, shown with every result that it touched.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Remark {
    /// Its id, unique in the ruleset.
    pub id: &'static str,
    /// The reason why it is made.
    pub kind: RemarkKind,
    /// Returns whether it touched this result.
    pub when: fn(&Ruleset, &Win<'_>, &Score) -> bool,
    /// The remark in English.
    pub text: &'static str,
}

impl Remark {
    /// A remark in English, and the test for the results that it touches.
    pub const fn new(
        id: &'static str,
        kind: RemarkKind,
        when: fn(&Ruleset, &Win<'_>, &Score) -> bool,
        text: &'static str,
    ) -> Self {
        Self {
            id,
            kind,
            when,
            text,
        }
    }

    /// The remark as a result has it.
    pub const fn note(&self) -> Note {
        Note {
            id: self.id,
            kind: self.kind,
            text: self.text,
        }
    }
}
