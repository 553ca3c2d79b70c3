//! The reading of a request's fields from what is written.

use alloc::borrow::{Cow, ToOwned};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::Value;
use tensu::inside::sort_by;
use tensu::refusal::{Field, Refusal, Refusals};
use tensu::rules::HOUSE_RULES;
use tensu::rules::Setting;

/// The reason why something is no request: the field, and what it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Malformed(Box<Place>);

/// The reason, and its place. In a box, since every field that is read may fail.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Place {
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
        Self(Box::new(Place {
            why: why.to_owned(),
            ..Place::default()
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
        let place = &mut *self.0;
        place.why = ["\"", key, "\": ", &place.why].concat();
        let entry = place.entry.take();
        let field = match key {
            "base" | "set" => Some(Field::Ruleset),
            _ => Field::from_code(key),
        };
        match field {
            Some(Field::Wins | Field::Hands) if place.at.is_some() => place.hand = entry,
            Some(field) => place.at = Some((field, entry)),
            None => {}
        }
        self
    }
}

impl From<Malformed> for Refusals {
    fn from(malformed: Malformed) -> Self {
        let place = *malformed.0;
        let refusal = Refusal::Malformed(place.why, place.at);
        match place.hand {
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

    /// Reads a text that has to be there.
    pub(super) fn text(self, key: &str) -> Result<String, Malformed> {
        let text: Option<String> = self.get(key)?;
        text.ok_or_else(|| Malformed::new("missing").at(key))
    }
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
