//! The values of requests and responses: one type for all, so that serde's code is there once.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use serde::ser::{Serialize, SerializeMap, Serializer};

use tensu::rules::Setting;

/// A value as JSON has it, numbers whole.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the words of JSON")]
pub enum Value {
    Null,
    Bool(bool),
    Number(i64),
    Text(Cow<'static, str>),
    List(Vec<Value>),
    Object(Vec<(Cow<'static, str>, Value)>),
    /// A number of a request that is not whole. It is in no response.
    Odd,
    /// The value of a field that no request has. It is in no response.
    Unread,
}

impl Value {
    /// A list with one value for each of the things.
    pub(super) fn list<T>(things: &[T], value: impl Fn(&T) -> Self) -> Self {
        let mut values = Vec::with_capacity(things.len());
        for thing in things {
            values.push(value(thing));
        }
        Self::List(values)
    }
}

/// The fields of an object of a response, in the order in which they are put.
#[derive(Default)]
pub(super) struct Fields(Vec<(Cow<'static, str>, Value)>);

impl Fields {
    /// Fields with room for so many.
    pub(super) fn with_room(fields: usize) -> Self {
        Self(Vec::with_capacity(fields))
    }

    pub(super) fn put(&mut self, key: &'static str, value: impl Into<Value>) {
        self.push(key, value.into());
    }

    /// Puts a field that is absent where it does not apply.
    pub(super) fn put_some(&mut self, key: &'static str, value: Option<impl Into<Value>>) {
        if let Some(value) = value {
            self.push(key, value.into());
        }
    }

    /// Takes out what is not wanted.
    pub(super) fn keep(&mut self, mut wanted: impl FnMut(&str) -> bool) {
        self.0.retain(|(key, _)| wanted(key));
    }

    #[inline(never)]
    fn push(&mut self, key: &'static str, value: Value) {
        self.0.push((Cow::Borrowed(key), value));
    }
}

impl From<Fields> for Value {
    fn from(fields: Fields) -> Self {
        Self::Object(fields.0)
    }
}

impl From<bool> for Value {
    fn from(yes: bool) -> Self {
        Self::Bool(yes)
    }
}

impl From<&'static str> for Value {
    fn from(text: &'static str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<Cow<'static, str>> for Value {
    fn from(text: Cow<'static, str>) -> Self {
        Self::Text(text)
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<u16> for Value {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

impl From<u8> for Value {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

/// A place in a list of the response.
impl From<usize> for Value {
    fn from(place: usize) -> Self {
        Self::Number(place as i64)
    }
}

impl From<&Setting> for Value {
    fn from(value: &Setting) -> Self {
        match value {
            Setting::Bool(yes) => Self::Bool(*yes),
            Setting::Number(number) => Self::Number(*number),
            Setting::Text(text) => Self::Text(Cow::Owned(text.clone())),
            Setting::List(values) => Self::list(values, |value| value.into()),
            Setting::Open(open) => Self::Object([("open".into(), (*open).into())].into()),
            Setting::Null => Self::Null,
        }
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null | Self::Odd | Self::Unread => to.serialize_unit(),
            Self::Bool(yes) => to.serialize_bool(*yes),
            Self::Number(number) => to.serialize_i64(*number),
            Self::Text(text) => to.serialize_str(text),
            Self::List(values) => to.collect_seq(values),
            Self::Object(fields) => {
                let mut map = to.serialize_map(Some(fields.len()))?;
                for (key, value) in fields {
                    map.serialize_entry(&**key, value)?;
                }
                map.end()
            }
        }
    }
}

/// Returns whether two texts are the same, when code is compiled.
pub(super) const fn is_same(a: &[u8], b: &[u8]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}
