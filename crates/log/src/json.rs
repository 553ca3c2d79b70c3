//! JSON, as far as logs have it: texts, whole numbers, lists, objects; each with the place where it stands. It keeps no more than
//! [`MOST_NODES`] of them, and none deeper than [`DEEPEST`].

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use crate::bad::At;

/// The deepest list within a list.
const DEEPEST: usize = 24;

/// The most values of a text: ten long games.
const MOST_NODES: usize = 400_000;

/// A value.
#[derive(Clone, Debug)]
pub(crate) enum Value<'t> {
    /// Nothing, true or false.
    Null,
    Bool(bool),
    /// A number, as it is written.
    Number(&'t str),
    Text(Cow<'t, str>),
    List(Vec<Node<'t>>),
    Object(Vec<(Cow<'t, str>, Node<'t>)>),
}

/// A value with its place.
#[derive(Clone, Debug)]
pub(crate) struct Node<'t> {
    pub(crate) at: usize,
    pub(crate) value: Value<'t>,
}

impl<'t> Node<'t> {
    /// Reads the value that begins here: with the place behind it.
    pub(crate) fn first(text: &'t str, at: usize) -> Result<(Self, usize), At> {
        let mut parser = Parser { text, at, nodes: 0 };
        let node = parser.node(0)?;
        parser.skip();
        Ok((node, parser.at))
    }

    /// The field of an object; nothing in any other value.
    pub(crate) fn get(&self, name: &str) -> Option<&Self> {
        match &self.value {
            Value::Object(fields) => fields.iter().find(|(key, _)| key == name).map(|(_, of)| of),
            _ => None,
        }
    }

    /// The field of an object.
    pub(crate) fn must(&self, name: &str) -> Result<&Self, At> {
        self.get(name).ok_or(At::Value(self.at))
    }

    /// The entries of a list.
    pub(crate) fn list(&self) -> Result<&[Self], At> {
        match &self.value {
            Value::List(list) => Ok(list),
            _ => Err(At::Value(self.at)),
        }
    }

    /// The entry of a list.
    pub(crate) fn nth(&self, n: usize) -> Result<&Self, At> {
        self.list()?.get(n).ok_or(At::Value(self.at))
    }

    /// The text.
    pub(crate) fn text(&self) -> Result<&str, At> {
        self.as_text().ok_or(At::Value(self.at))
    }

    /// The text, if it is one.
    pub(crate) fn as_text(&self) -> Option<&str> {
        match &self.value {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The whole number.
    pub(crate) fn number(&self) -> Result<i64, At> {
        self.as_number().ok_or(At::Value(self.at))
    }

    /// The whole number, if it is one.
    pub(crate) fn as_number(&self) -> Option<i64> {
        match &self.value {
            Value::Number(text) => text.strip_suffix(".0").unwrap_or(text).parse().ok(),
            _ => None,
        }
    }

    /// The number in tenths.
    pub(crate) fn tenths(&self) -> Option<i64> {
        match &self.value {
            Value::Number(text) => tenths(text),
            _ => None,
        }
    }

    /// True or false, if it is.
    pub(crate) fn as_bool(&self) -> Option<bool> {
        match &self.value {
            Value::Bool(yes) => Some(*yes),
            Value::Number(text) => Some(*text != "0"),
            _ => None,
        }
    }

    /// Whole numbers.
    pub(crate) fn numbers(&self) -> Result<Vec<i64>, At> {
        self.list()?.iter().map(Self::number).collect()
    }
}

/// A number with one decimal, in tenths.
pub(crate) fn tenths(text: &str) -> Option<i64> {
    let (whole, tenth) = text.split_once('.').unwrap_or((text, "0"));
    let units: i64 = whole.trim_start_matches(['-', '+']).parse().ok()?;
    let tenth = tenth.chars().next()?.to_digit(10)?;
    let size = units.checked_mul(10)?.checked_add(tenth.into())?;
    Some(if whole.starts_with('-') { -size } else { size })
}

struct Parser<'t> {
    text: &'t str,
    at: usize,
    nodes: usize,
}

impl<'t> Parser<'t> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn skip(&mut self) {
        while self.peek().is_some_and(|byte| byte.is_ascii_whitespace()) {
            self.at += 1;
        }
    }

    fn take(&mut self, byte: u8) -> bool {
        self.skip();
        let is_there = self.peek() == Some(byte);
        self.at += usize::from(is_there);
        is_there
    }

    const fn broken<T>(&self) -> Result<T, At> {
        Err(At::Broken(self.at))
    }

    fn node(&mut self, depth: usize) -> Result<Node<'t>, At> {
        self.skip();
        self.nodes += 1;
        if depth > DEEPEST || self.nodes > MOST_NODES {
            return self.broken();
        }
        let at = self.at;
        let value = match self.peek() {
            Some(b'"') => Value::Text(self.quoted()?),
            Some(b'[') => {
                self.at += 1;
                let mut list = Vec::new();
                while !self.take(b']') {
                    if !list.is_empty() && !self.take(b',') {
                        return self.broken();
                    }
                    list.push(self.node(depth + 1)?);
                }
                Value::List(list)
            }
            Some(b'{') => {
                self.at += 1;
                let mut fields = Vec::new();
                while !self.take(b'}') {
                    if !fields.is_empty() && !self.take(b',') {
                        return self.broken();
                    }
                    self.skip();
                    let key = self.quoted()?;
                    if !self.take(b':') {
                        return self.broken();
                    }
                    fields.push((key, self.node(depth + 1)?));
                }
                Value::Object(fields)
            }
            _ => {
                let rest = &self.text[at..];
                let is_plain = |c: char| c.is_ascii_alphanumeric() || "+-.".contains(c);
                let word = &rest[..rest.find(|c| !is_plain(c)).unwrap_or(rest.len())];
                let value = match word {
                    "null" => Value::Null,
                    "true" => Value::Bool(true),
                    "false" => Value::Bool(false),
                    _ if word.starts_with(|c: char| c == '-' || c.is_ascii_digit()) => {
                        Value::Number(word)
                    }
                    _ => return self.broken(),
                };
                self.at += word.len();
                value
            }
        };
        Ok(Node { at, value })
    }

    fn quoted(&mut self) -> Result<Cow<'t, str>, At> {
        if self.peek() != Some(b'"') {
            return self.broken();
        }
        self.at += 1;
        let start = self.at;
        let rest = &self.text[start..];
        let end = rest.find(['"', '\\']).ok_or(At::Broken(self.text.len()))?;
        self.at += end;
        if self.peek() == Some(b'"') {
            self.at += 1;
            return Ok(Cow::Borrowed(&rest[..end]));
        }
        let mut text = String::from(&rest[..end]);
        let mut high = None;
        loop {
            let mut chars = self.text[self.at..].chars();
            let c = chars.next().ok_or(At::Broken(self.at))?;
            self.at += c.len_utf8();
            match c {
                '"' => return Ok(Cow::Owned(text)),
                '\\' => {
                    let c = chars.next().ok_or(At::Broken(self.at))?;
                    self.at += c.len_utf8();
                    text.push(match c {
                        'n' => '\n',
                        't' => '\t',
                        'r' => '\r',
                        'b' | 'f' => ' ',
                        'u' => {
                            let digits = self.text.get(self.at..self.at + 4);
                            let unit =
                                digits.and_then(|digits| u32::from_str_radix(digits, 16).ok());
                            let unit = unit.ok_or(At::Broken(self.at))?;
                            self.at += 4;
                            match (high.take(), unit) {
                                (_, 0xD800..0xDC00) => {
                                    high = Some(unit);
                                    continue;
                                }
                                (Some(high), 0xDC00..0xE000) => {
                                    let both = 0x1_0000 + ((high - 0xD800) << 10) + (unit - 0xDC00);
                                    char::from_u32(both).unwrap_or(char::REPLACEMENT_CHARACTER)
                                }
                                _ => char::from_u32(unit).unwrap_or(char::REPLACEMENT_CHARACTER),
                            }
                        }
                        c => c,
                    });
                }
                c => text.push(c),
            }
        }
    }
}
