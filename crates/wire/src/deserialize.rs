//! The reading of a request by serde: only the fields that requests have are kept, and none is deeper than requests are.

use alloc::borrow::{Cow, ToOwned};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use serde::de::{DeserializeSeed, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

use crate::Value;
use crate::asks::ASKS;
use crate::contract::{Listing, Names};
use crate::value::is_same;

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let all = Within {
            depth: 0,
            any: false,
        };
        all.deserialize(from)
    }
}

/// The names of all requests.
const ALL: KnownNames = asked();

/// The fields that a request can have. Of others only the name is kept, whatever they hold.
pub static KNOWN: [&str; ALL.count] = ALL.list();

const fn asked() -> KnownNames {
    let mut known = KnownNames::NONE;
    let mut i = 0;
    while i < ASKS.len() {
        known = known.and(&ASKS[i].names);
        i += 1;
    }
    known
}

/// The field of this name that a request can have.
pub(super) fn known(key: &str) -> Option<&'static str> {
    KNOWN.iter().copied().find(|known| *known == key)
}

/// No request nests deeper: objects of JavaScript can hold themselves.
pub(super) const DEEPEST: u8 = 12;

/// A value within a request.
#[derive(Clone, Copy)]
struct Within {
    depth: u8,
    /// Within `"set"`, where every field is the name of a rule.
    any: bool,
}

impl Within {
    fn deeper(self, key: &str) -> Self {
        Self {
            depth: self.depth + 1,
            any: self.any || key == "set",
        }
    }
}

impl<'de> DeserializeSeed<'de> for Within {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Value, D::Error> {
        from.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Within {
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
        while let Some(value) = list.next_element_seed(self.deeper(""))? {
            values.push(value);
        }
        Ok(Value::List(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Value, A::Error> {
        self.refuse_depth()?;
        let mut fields = Vec::new();
        while let Some(key) = map.next_key::<String>()? {
            let value = if self.any || known(&key).is_some() {
                map.next_value_seed(self.deeper(&key))?
            } else {
                map.next_value::<IgnoredAny>()?;
                Value::Unread
            };
            fields.push((Cow::Owned(key), value));
        }
        Ok(Value::Object(fields))
    }
}

impl Within {
    fn refuse_depth<E: Error>(self) -> Result<(), E> {
        if self.depth < DEEPEST {
            Ok(())
        } else {
            Err(E::custom("it holds lists in lists without end"))
        }
    }
}

/// The names that requests have, at any depth, each once.
struct KnownNames {
    names: [&'static str; Self::MOST],
    count: usize,
}

impl KnownNames {
    /// More than there are.
    const MOST: usize = 128;

    const NONE: Self = Self {
        names: [""; Self::MOST],
        count: 0,
    };

    /// Adds the names of a request.
    const fn and(mut self, names: &Names) -> Self {
        let mut i = 0;
        while i < names.all.len() {
            match &names.all[i] {
                Listing::Read(name, within) => {
                    if !self.has(name) {
                        self.names[self.count] = name;
                        self.count += 1;
                    }
                    if let Some(within) = within {
                        self = self.and(within);
                    }
                }
                Listing::Copied(_) => {}
                Listing::All(part) => self = self.and(part),
            }
            i += 1;
        }
        self
    }

    const fn has(&self, name: &str) -> bool {
        let mut i = 0;
        while i < self.count {
            if is_same(self.names[i].as_bytes(), name.as_bytes()) {
                return true;
            }
            i += 1;
        }
        false
    }

    /// The names alone.
    const fn list<const COUNT: usize>(&self) -> [&'static str; COUNT] {
        let mut list = [""; COUNT];
        let mut i = 0;
        while i < COUNT {
            list[i] = self.names[i];
            i += 1;
        }
        list
    }
}
