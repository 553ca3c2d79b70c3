//! The wishes of a page that cannot be met, with the reasons.

use tensu::Refusal;
use tensu::house::BadHouse;
use tensu::link::BadLink;
use tensu::notation::ParseError;
use tensu_learn::sheet::BadSheet;

use crate::model::site::names::Name;

/// A parameter or a message that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Bad {
    /// Its name.
    pub(crate) name: Name,
    /// The reason.
    pub(crate) why: Why,
}

/// The reasons against a parameter or a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    /// The value is none of the possible ones.
    Value(String),
    /// The text of the hand cannot be read.
    Hand(ParseError),
    /// The house rules are wrong.
    Rules(BadHouse),
    /// The state, or the hand of a link, cannot be read.
    Link(BadLink),
    /// The sheet is wrong.
    Sheet(BadSheet),
    /// A hand that no table can have.
    Refused(Refusal),
    /// An explained hand is asked for, and there is none.
    Missing,
    /// The message does not say it.
    Absent,
    /// A color on which no text could be read.
    Unreadable,
    /// No height that a page could have.
    Height,
    /// The text is longer than any that makes sense.
    Long,
    /// The rules are fixed.
    Locked,
}

impl Bad {
    /// The code that a program is told.
    pub(crate) fn code(&self) -> &'static str {
        if self.why == Why::Locked {
            "locked"
        } else {
            self.name.code()
        }
    }
}
