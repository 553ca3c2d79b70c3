//! The reading of a request's fields from what is written.

use alloc::borrow::{Cow, ToOwned};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::Value;
use crate::contract::{Listed, Names, Type};
use tensu::inside::sort_by;
use tensu::refusal::{Field, Refusal, Refusals};
use tensu::rules::HOUSE_RULES;
use tensu::rules::Setting;

/// The reason why something is no request: the field, and what it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Malformed(Box<Wrong>);

/// The reason, and its place. In a box, since every field that is read may fail.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Wrong {
    why: String,
    at: Option<(Field, Option<usize>)>,
    /// The place in `wins` or `hands`.
    hand: Option<usize>,
    /// The entry of the list that was read last.
    entry: Option<usize>,
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.why)
    }
}

impl core::error::Error for Malformed {}

impl Malformed {
    #[inline(never)]
    pub(super) fn new(why: &str) -> Self {
        Self(Box::new(Wrong {
            why: why.to_owned(),
            ..Wrong::default()
        }))
    }

    /// The same reason in an entry of a list.
    fn entry(mut self, i: usize) -> Self {
        self.0.entry = Some(i);
        self
    }

    /// The same reason within a field. The field of a request is told, and of several hands the field of the hand.
    #[inline(never)]
    pub(super) fn at(mut self, key: &str) -> Self {
        let wrong = &mut *self.0;
        wrong.why = ["\"", key, "\": ", &wrong.why].concat();
        let entry = wrong.entry.take();
        let field = match key {
            "base" | "set" => Some(Field::Ruleset),
            _ => Field::from_code(key),
        };
        match field {
            Some(Field::Wins | Field::Hands) if wrong.at.is_some() => wrong.hand = entry,
            Some(field) => wrong.at = Some((field, entry)),
            None => {}
        }
        self
    }
}

impl From<Malformed> for Refusals {
    fn from(malformed: Malformed) -> Self {
        let wrong = *malformed.0;
        let refusal = Refusal::Malformed(wrong.why, wrong.at);
        match wrong.hand {
            Some(hand) => Refusal::Nth(hand, Box::new(refusal)).into(),
            None => refusal.into(),
        }
    }
}

/// The beginning of what somebody wrote, as a refusal repeats it. No name is longer.
pub(super) fn beginning(text: &str) -> String {
    match text.char_indices().nth(80) {
        Some((end, _)) => [&text[..end], "…"].concat(),
        None => text.to_owned(),
    }
}

/// The most reasons that a response has: of a list without end the first ones.
pub(super) const REASONS: usize = 100;

/// Something that can stand in a request.
pub(super) trait Read: Sized {
    fn from_value(value: &Value) -> Result<Self, Malformed>;
}

/// An object of a request.
#[derive(Clone, Copy)]
pub(super) struct Object<'v>(&'v [(Cow<'static, str>, Value)]);

impl<'v> Object<'v> {
    pub(super) fn of(value: &'v Value) -> Result<Self, Malformed> {
        match value {
            Value::Object(fields) => Ok(Self(fields)),
            _ => Err(Malformed::new("not an object")),
        }
    }

    /// The same object without some of its fields.
    pub(super) fn without(self, names: &[&str]) -> Value {
        let others = self.0.iter().filter(|(key, _)| !names.contains(&&**key));
        Value::Object(others.cloned().collect())
    }

    fn find(self, key: &str) -> Result<Option<&'v Value>, Malformed> {
        let mut found = None;
        for (name, value) in self.0 {
            if name == key && found.replace(value).is_some() {
                return Err(Malformed::new("there twice").at(key));
            }
        }
        Ok(found)
    }

    /// Reads a field, or its default where it is missing. What is null is missing: so JavaScript writes what it does
    /// not have.
    pub(super) fn get<T: Read + Default>(self, key: &str) -> Result<T, Malformed> {
        match self.find(key)? {
            None | Some(Value::Null) => Ok(T::default()),
            Some(value) => T::from_value(value).map_err(|why| why.at(key)),
        }
    }

    /// Reads a field that has to be there.
    pub(super) fn must<T: Read>(self, key: &str) -> Result<T, Malformed> {
        let value: Option<T> = self.get(key)?;
        value.ok_or_else(|| Malformed::new("missing").at(key))
    }
}

/// Types of the fields of requests; of those that hold objects also the names within.
macro_rules! listed {
    ($($name:ty: $type:ident$(($($number:literal),+))?,)+) => {
        $(impl Listed for $name {
            const NAMES: Option<&'static Names> = None;
            const TYPE: Type = Type::$type$(($($number),+))?;
        })+
    };
}

listed! {
    (): Any,
    String: Text,
    bool: Bool,
    i32: Number,
    i64: Number,
    u8: From(0, 4),
    u16: From(0, 65_535),
    u32: Least(0),
    Settings: Named("RuleValues"),
}

impl<T: Listed> Listed for Option<T> {
    const NAMES: Option<&'static Names> = T::NAMES;
    const TYPE: Type = T::TYPE;
}

impl<T: Listed> Listed for Vec<T> {
    const NAMES: Option<&'static Names> = T::NAMES;
    const TYPE: Type = Type::List(&T::TYPE);
}

impl Read for String {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        match value {
            Value::Text(text) => Ok(text.clone().into_owned()),
            _ => Err(Malformed::new("not a text")),
        }
    }
}

impl Read for bool {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        match value {
            Value::Bool(yes) => Ok(*yes),
            _ => Err(Malformed::new("neither true nor false")),
        }
    }
}

impl Read for i64 {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        match value {
            Value::Number(number) => Ok(*number),
            Value::Odd => Err(Malformed::new("not a whole number")),
            _ => Err(Malformed::new("not a number")),
        }
    }
}

/// Honba and sticks: what fits but is more than any table has is said later, with all else that is wrong.
impl Read for u32 {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        Self::try_from(i64::from_value(value)?).map_err(|_| Malformed::new("not from 0 to 1,000"))
    }
}

/// Fu or points of a hand that was counted.
impl Read for u16 {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        Self::try_from(i64::from_value(value)?).map_err(|_| Malformed::new("not from 0 to 65,535"))
    }
}

/// Points or tenths of a penalty.
impl Read for i32 {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        Self::try_from(i64::from_value(value)?).map_err(|_| Malformed::new("too large"))
    }
}

/// Norths set aside.
impl Read for u8 {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        Self::try_from(i64::from_value(value)?).map_err(|_| Malformed::new("not from 0 to 4"))
    }
}

impl<T: Read> Read for Option<T> {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        match value {
            Value::Null => Ok(None),
            value => T::from_value(value).map(Some),
        }
    }
}

impl<T: Read> Read for Vec<T> {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        let Value::List(values) = value else {
            return Err(Malformed::new("not a list"));
        };
        let mut all = Self::new();
        for (i, value) in values.iter().enumerate() {
            all.push(T::from_value(value).map_err(|why| why.entry(i))?);
        }
        Ok(all)
    }
}

/// Rules by name, in the order of the names.
#[derive(Default)]
pub(super) struct Settings(pub(super) Vec<(String, Setting)>);

impl Read for Settings {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        let fields = Object::of(value)?.0;
        // Sorting and the search for what is there twice are made for few.
        if fields.len() > HOUSE_RULES.len() {
            return Err(Malformed::new("more rules than there are"));
        }
        let mut settings: Vec<(String, Setting)> = Vec::new();
        for (key, value) in fields {
            let key = beginning(key);
            if settings.iter().any(|(other, _)| *other == key) {
                return Err(Malformed::new("there twice").at(&key));
            }
            let value = Setting::from_value(value).map_err(|why| why.at(&key))?;
            settings.push((key, value));
        }
        sort_by(&mut settings, |a, b| a.0 < b.0);
        Ok(Self(settings))
    }
}

impl Read for Setting {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        Ok(match value {
            Value::Null | Value::Unread => Self::Null,
            Value::Bool(yes) => Self::Bool(*yes),
            Value::Number(number) => Self::Number(*number),
            Value::Text(text) => Self::Text(text.clone().into_owned()),
            Value::Odd => return Err(Malformed::new("not a whole number")),
            Value::List(_) => Self::List(Vec::from_value(value)?),
            Value::Object(_) => {
                let open: Option<i64> = Object::of(value)?.get("open")?;
                Self::Open(open.ok_or_else(|| Malformed::new("missing").at("open"))?)
            }
        })
    }
}
