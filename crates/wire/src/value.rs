//! The values of requests and responses: one type for all, so that serde's code is there once.

use alloc::borrow::{Cow, ToOwned};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use serde::de::{DeserializeSeed, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};
use serde::{Deserialize, Deserializer};

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

/// The fields that a request can have. Of others only the name is kept, whatever they hold.
const KNOWN: [&str; 68] = [
    "ask",
    "ruleset",
    "base",
    "set",
    "hand",
    "melds",
    "kind",
    "tiles",
    "win",
    "by",
    "seat",
    "round",
    "dora",
    "ura",
    "riichi",
    "flags",
    "norths",
    "flowers",
    "honba",
    "sticks",
    "from",
    "liable",
    "chips",
    "for",
    "wins",
    "tenpai",
    "hands",
    "visible",
    "hidden",
    "seats",
    "points",
    "open",
    "text",
    "lang",
    "discards",
    "only",
    "strict",
    "players",
    "length",
    "events",
    "unriichi",
    "won",
    "drawn",
    "aborted",
    "chombo",
    "penalty",
    "fix",
    "last",
    "stop",
    "go",
    "swap",
    "note",
    "winners",
    "declaring",
    "chair",
    "chairs",
    "price",
    "han",
    "fu",
    "yakuman",
    "yaku",
    "pays",
    "nagashi",
    "tenths",
    "to",
    "reason",
    "name",
    "deal",
];

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let all = Part {
            depth: 0,
            any: false,
        };
        all.deserialize(from)
    }
}

/// The field of this name that a request can have.
pub(super) fn known(key: &str) -> Option<&'static str> {
    KNOWN.iter().copied().find(|known| *known == key)
}

/// No request nests deeper: objects of JavaScript can hold themselves.
pub(super) const DEEPEST: u8 = 12;

/// A part of a request.
#[derive(Clone, Copy)]
struct Part {
    depth: u8,
    /// Within `"set"`, where every field is the name of a rule.
    any: bool,
}

impl Part {
    fn within(self, key: &str) -> Self {
        Self {
            depth: self.depth + 1,
            any: self.any || key == "set",
        }
    }
}

impl<'de> DeserializeSeed<'de> for Part {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Value, D::Error> {
        from.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Part {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text, a whole number, true or false, a list or an object")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, yes: bool) -> Result<Value, E> {
        Ok(Value::Bool(yes))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
        Ok(Value::Number(number))
    }

    /// Reads a number; one that is larger than any becomes the largest, which is too large wherever it stands.
    fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
        Ok(Value::Number(i64::try_from(number).unwrap_or(i64::MAX)))
    }

    /// Reads a number with a point; `1.0` is whole, as for JavaScript, which knows no other one.
    #[allow(
        clippy::cast_precision_loss,
        reason = "what is too large for it has no fraction"
    )]
    fn visit_f64<E>(self, number: f64) -> Result<Value, E> {
        let whole = number as i64;
        let is_whole = matches!(whole, i64::MIN | i64::MAX) || number - whole as f64 == 0.0;
        Ok(if is_whole {
            Value::Number(whole)
        } else {
            Value::Odd
        })
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(Value::Text(Cow::Owned(text.to_owned())))
    }

    fn visit_string<E>(self, text: String) -> Result<Value, E> {
        Ok(Value::Text(Cow::Owned(text)))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        self.refuse_depth()?;
        let mut values = Vec::new();
        while let Some(value) = list.next_element_seed(self.within(""))? {
            values.push(value);
        }
        Ok(Value::List(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Value, A::Error> {
        self.refuse_depth()?;
        let mut fields = Vec::new();
        while let Some(key) = map.next_key::<String>()? {
            let value = if self.any || known(&key).is_some() {
                map.next_value_seed(self.within(&key))?
            } else {
                map.next_value::<IgnoredAny>()?;
                Value::Unread
            };
            fields.push((Cow::Owned(key), value));
        }
        Ok(Value::Object(fields))
    }
}

impl Part {
    fn refuse_depth<E: Error>(self) -> Result<(), E> {
        if self.depth < DEEPEST {
            Ok(())
        } else {
            Err(E::custom("it holds lists in lists without end"))
        }
    }
}
