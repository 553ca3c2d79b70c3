//! The value of a rule by name, and the reasons why it cannot be set.

use alloc::borrow::{Cow, ToOwned};
use alloc::string::String;
use alloc::vec::Vec;

use crate::yaku::Yaku;

/// The value of a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Setting {
    /// On or off.
    Bool(bool),
    /// A number.
    Number(i64),
    /// One of several ids.
    Text(String),
    /// Several values.
    List(Vec<Setting>),
    /// A number for an open hand, doubled when concealed.
    Open(i64),
    /// Nothing: no limit.
    Null,
}

/// The reason why a rule cannot be changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadRule {
    /// The ruleset has no rule of this name.
    Unknown(String),
    /// The rule cannot have this value.
    Value {
        /// Its name.
        id: String,
        /// Its possible values, and ranges of numbers.
        values: Vec<&'static str>,
        /// The yaku that a list of it can name here.
        yaku: Vec<Yaku>,
    },
    /// Another rule of the list takes it away or changes it.
    Undone(String),
}

impl Setting {
    pub(crate) const fn bool(&self) -> Option<bool> {
        if let Self::Bool(yes) = self {
            Some(*yes)
        } else {
            None
        }
    }

    pub(crate) fn number<T: TryFrom<i64>>(&self) -> Option<T> {
        if let Self::Number(n) = self {
            T::try_from(*n).ok()
        } else {
            None
        }
    }

    pub(crate) fn text(&self) -> Option<&str> {
        if let Self::Text(text) = self {
            Some(text)
        } else {
            None
        }
    }

    pub(crate) fn yaku(&self) -> Option<Vec<Yaku>> {
        let Self::List(ids) = self else { return None };
        ids.iter().map(|id| Yaku::from_code(id.text()?)).collect()
    }

    /// Returns whether it is a list with this yaku in it.
    pub(crate) fn names(&self, yaku: Yaku) -> bool {
        self.yaku().is_some_and(|list| list.contains(&yaku))
    }

    /// The same as `choices` lists it: a text that means a switch or a number becomes one.
    pub(crate) fn listed(&self) -> Cow<'_, Self> {
        match self {
            Self::Text(text) => Cow::Owned(Self::of_code(text)),
            other => Cow::Borrowed(other),
        }
    }

    /// A code of a `choice!` as the contract writes it.
    pub fn of_code(code: &str) -> Self {
        match (code, code.parse()) {
            ("true", _) => Self::Bool(true),
            ("false", _) => Self::Bool(false),
            (_, Ok(n)) => Self::Number(n),
            _ => Self::Text(code.to_owned()),
        }
    }

    /// A list of yaku.
    pub fn list(yaku: impl IntoIterator<Item = Yaku>) -> Self {
        Self::List(
            yaku.into_iter()
                .map(|yaku| Self::Text(yaku.code().to_owned()))
                .collect(),
        )
    }
}
