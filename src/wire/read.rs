//! How the fields of a request are read from what is written.

use alloc::borrow::{Cow, ToOwned};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::Value;
use crate::order::sort_by;
use crate::rules::Setting;

/// Why something is no request: the field, and what it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Malformed(String);

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Malformed {
    fn new(what: &str) -> Self {
        Self(what.to_owned())
    }

    fn at(self, key: &str) -> Self {
        Self(["\"", key, "\": ", &self.0].concat())
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

    /// A field, or its default where it is missing. What is null is missing: so JavaScript writes what it does not have.
    pub(super) fn get<T: Read + Default>(self, key: &str) -> Result<T, Malformed> {
        match self.find(key)? {
            None | Some(Value::Null) => Ok(T::default()),
            Some(value) => T::from_value(value).map_err(|why| why.at(key)),
        }
    }

    /// A text that has to be there.
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
            _ => Err(Malformed::new("not a number")),
        }
    }
}

impl Read for u32 {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        Self::try_from(i64::from_value(value)?)
            .map_err(|_| Malformed::new("not from 0 to 4294967295"))
    }
}

impl Read for u8 {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        Self::try_from(i64::from_value(value)?).map_err(|_| Malformed::new("not from 0 to 255"))
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
        for value in values {
            all.push(T::from_value(value)?);
        }
        Ok(all)
    }
}

/// Rules by name, in the order of the names.
#[derive(Default)]
pub(super) struct Settings(pub(super) Vec<(String, Setting)>);

impl Read for Settings {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        let mut settings = Vec::new();
        for (key, value) in Object::of(value)?.0 {
            let value = Setting::from_value(value).map_err(|why| why.at(key))?;
            settings.push((key.clone().into_owned(), value));
        }
        sort_by(&mut settings, |a, b| a.0 < b.0);
        Ok(Self(settings))
    }
}

impl Read for Setting {
    fn from_value(value: &Value) -> Result<Self, Malformed> {
        Ok(match value {
            Value::Null => Self::Null,
            Value::Bool(yes) => Self::Bool(*yes),
            Value::Number(number) => Self::Number(*number),
            Value::Text(text) => Self::Text(text.clone().into_owned()),
            Value::List(_) => Self::List(Vec::from_value(value)?),
            Value::Object(_) => {
                let open: Option<i64> = Object::of(value)?.get("open")?;
                Self::Open(open.ok_or_else(|| Malformed::new("missing").at("open"))?)
            }
        })
    }
}
