//! What a page asked for and cannot have.

use tensu::Refusal;
use tensu::house::BadHouse;
use tensu::learn::sheet::BadSheet;
use tensu::link::BadLink;
use tensu::notation::ParseError;

use crate::model::site::names::Name;

/// A parameter or a message that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Bad {
    /// Its name.
    pub(crate) name: Name,
    /// What is wrong.
    pub(crate) why: Why,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    /// There is no such thing.
    Value(String),
    /// The text of the hand.
    Hand(ParseError),
    /// The house rules.
    Rules(BadHouse),
    /// The state, or the hand of a link.
    Link(BadLink),
    /// The sheet.
    Sheet(BadSheet),
    /// A hand that no table can have.
    Refused(Refusal),
    /// An explained hand is asked for, and there is none.
    Missing,
    /// The message does not say it.
    Absent,
    /// A colour on which no text could be read.
    Unreadable,
    /// No height that a page could have.
    Height,
    /// The text is longer than any that makes sense.
    Long,
    /// The rules are fixed.
    Locked,
}

impl Bad {
    /// What a program is told.
    pub(crate) fn code(&self) -> &'static str {
        if self.why == Why::Locked {
            "locked"
        } else {
            self.name.code()
        }
    }
}
