//! Many requests at once, as JSON text in and JSON text out.
//!
//! An object of JavaScript costs a call across the boundary for each of its fields, a text one for all of them, and the
//! browser's own `JSON` does the rest. What it writes is well formed, so this reads no more than it needs: what is not
//! well formed ends the list.

use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write;

use crate::wire::answer::respond;
use crate::wire::response::Only;
use crate::wire::value::{DEEPEST, is_known};
use crate::wire::{Value, malformed, refused};
use crate::words::EN;

/// Answers each request of a list as `JSON.stringify` writes it, in a list. `only` names the wanted fields of a response,
/// separated by commas; if it is empty, all are included; if there is none of a name, every request is refused. `ok` is always
/// included, and so are `warnings` and all of a refusal. Other JSON is for
/// [`answer`](super::answer): numbers such as `1e0` are not understood here, and a list that is not well formed ends early.
///
/// ```
/// use tensu::wire::answer_list;
/// let hands = r#"[{"hand":"234m340p66p678s56s","win":"7s","by":"ron"},7]"#;
/// let answer = answer_list(hands, "total,han");
/// assert!(answer.starts_with(r#"[{"ok":true,"han":3,"total":3900},{"ok":false,"#));
/// ```
pub fn answer_list(requests: &str, only: &str) -> String {
    // A response is longer than its request; what is too little grows.
    let mut text = String::with_capacity(requests.len());
    let unwanted = Only(only).unknown().next().map(|why| refused(&why.into()));
    text.push('[');
    let mut reader = Reader {
        text: requests,
        at: 0,
        wrong: None,
    };
    reader.take(b'[');
    while !matches!(reader.peek(), None | Some(b']')) {
        let request = reader.value(0, false);
        let answer = match (reader.wrong.take(), &unwanted) {
            (Some(why), _) => malformed(why),
            (None, Some(refusal)) => refusal.clone(),
            (None, None) => respond(&request, &[&EN], Only(only)),
        };
        if text.len() > 1 {
            text.push(',');
        }
        write(&answer, &mut text);
        if !reader.take(b',') {
            break;
        }
    }
    text.push(']');
    text
}

fn write(value: &Value, text: &mut String) {
    match value {
        Value::Null | Value::Odd | Value::Unread => text.push_str("null"),
        Value::Bool(true) => text.push_str("true"),
        Value::Bool(false) => text.push_str("false"),
        Value::Number(number) => text.push_str(&number.to_string()),
        Value::Text(words) => quote(words, text),
        Value::List(values) => {
            text.push('[');
            for (i, value) in values.iter().enumerate() {
                if i > 0 {
                    text.push(',');
                }
                write(value, text);
            }
            text.push(']');
        }
        Value::Object(fields) => {
            text.push('{');
            for (i, (key, value)) in fields.iter().enumerate() {
                if i > 0 {
                    text.push(',');
                }
                quote(key, text);
                text.push(':');
                write(value, text);
            }
            text.push('}');
        }
    }
}

/// A number as programs write it: one that no count can hold is too large, or too small, or not whole.
fn number(text: &str) -> Value {
    match text.strip_suffix(".0").unwrap_or(text).parse() {
        Ok(number) => Value::Number(number),
        Err(_) if is_large(text) => Value::Number(if text.starts_with('-') {
            i64::MIN
        } else {
            i64::MAX
        }),
        Err(_) => Value::Odd,
    }
}

fn is_large(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    digits.starts_with(|c: char| c.is_ascii_digit())
        && (text.contains("e+") || !text.contains(['.', 'e']))
}

fn quote(words: &str, text: &mut String) {
    text.push('"');
    let mut from = 0;
    // Whole stretches at once: most texts have nothing in them that needs a backslash.
    for (at, byte) in words.bytes().enumerate() {
        if byte < b' ' || byte == b'"' || byte == b'\\' {
            text.push_str(&words[from..at]);
            // Writing to a string cannot fail.
            let _ = write!(text, "\\u{byte:04x}");
            from = at + 1;
        }
    }
    text.push_str(&words[from..]);
    text.push('"');
}

struct Reader<'t> {
    text: &'t str,
    at: usize,
    /// What no request can hold, in the one that is read.
    wrong: Option<&'static str>,
}

impl Reader<'_> {
    fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn peek(&mut self) -> Option<u8> {
        while self.byte().is_some_and(|byte| byte.is_ascii_whitespace()) {
            self.at += 1;
        }
        self.byte()
    }

    fn take(&mut self, wanted: u8) -> bool {
        let found = self.peek() == Some(wanted);
        self.at += usize::from(found);
        found
    }

    /// A value; of an object only the fields that a request can have, unless `any` goes.
    fn value(&mut self, depth: u8, any: bool) -> Value {
        match self.peek() {
            Some(b'"') => Value::Text(Cow::Owned(self.string())),
            Some(b'[' | b'{') if depth >= DEEPEST => {
                self.skip();
                self.refuse("it holds lists in lists without end")
            }
            Some(b'[') => self.list(depth, any),
            Some(b'{') => self.object(depth, any),
            _ => self.word(),
        }
    }

    fn refuse(&mut self, why: &'static str) -> Value {
        self.wrong.get_or_insert(why);
        Value::Null
    }

    fn list(&mut self, depth: u8, any: bool) -> Value {
        let mut values = Vec::new();
        self.at += 1;
        while !matches!(self.peek(), None | Some(b']')) {
            values.push(self.value(depth + 1, any));
            if !self.take(b',') {
                break;
            }
        }
        self.take(b']');
        Value::List(values)
    }

    fn object(&mut self, depth: u8, any: bool) -> Value {
        let mut fields = Vec::new();
        self.at += 1;
        while self.peek() == Some(b'"') {
            let key = self.string();
            self.take(b':');
            let value = if any || is_known(&key) {
                self.value(depth + 1, any || key == "set")
            } else {
                self.skip();
                Value::Unread
            };
            fields.push((Cow::Owned(key), value));
            if !self.take(b',') {
                break;
            }
        }
        self.take(b'}');
        Value::Object(fields)
    }

    /// A number or a word, to what ends it.
    fn word(&mut self) -> Value {
        let rest = &self.text[self.at..];
        let end = rest.find([',', ']', '}']).unwrap_or(rest.len());
        self.at += end;
        match rest[..end].trim_ascii_end() {
            "null" => Value::Null,
            "true" => Value::Bool(true),
            "false" => Value::Bool(false),
            text => number(text),
        }
    }

    /// The text behind a quotation mark.
    fn string(&mut self) -> String {
        let mut text = String::new();
        self.at += 1;
        loop {
            let rest = &self.text[self.at..];
            let end = rest.find(['"', '\\']).unwrap_or(rest.len());
            text.push_str(&rest[..end]);
            self.at += end;
            if self.byte() != Some(b'\\') {
                self.at += usize::from(self.byte().is_some());
                return text;
            }
            text.push(self.escaped());
        }
    }

    /// The character that a backslash begins.
    fn escaped(&mut self) -> char {
        self.at += 1;
        let letter = self.text[self.at..].chars().next();
        self.at += letter.map_or(0, char::len_utf8);
        match letter {
            Some('n') => '\n',
            Some('t') => '\t',
            Some('r') => '\r',
            Some('b') => '\u{8}',
            Some('f') => '\u{c}',
            // `JSON.stringify` writes control characters so, and halves of characters, which are none.
            Some('u') => self.unicode(),
            Some(other) => other,
            None => char::REPLACEMENT_CHARACTER,
        }
    }

    /// The character of four digits, or of two fours: tiles and others beyond 16 bits come in halves.
    fn unicode(&mut self) -> char {
        let first = self.digits(self.at);
        self.at += self.text.get(self.at..self.at + 4).map_or(0, str::len);
        let second = || {
            let half = self.text.get(self.at..)?.strip_prefix("\\u").is_some();
            self.digits(self.at + 2).filter(|_| half)
        };
        let pair = match (first, second()) {
            (Some(high @ 0xd800..0xdc00), Some(low @ 0xdc00..0xe000)) => {
                self.at += 6;
                Some(0x1_0000 + ((high - 0xd800) << 10) + (low - 0xdc00))
            }
            _ => first,
        };
        pair.and_then(char::from_u32)
            .unwrap_or(char::REPLACEMENT_CHARACTER)
    }

    fn digits(&self, at: usize) -> Option<u32> {
        u32::from_str_radix(self.text.get(at..at + 4)?, 16).ok()
    }

    /// Passes a value over, however deep it is.
    fn skip(&mut self) {
        let mut depth = 0_usize;
        loop {
            match self.peek() {
                None => return,
                Some(b'"') => {
                    self.string();
                }
                Some(b'[' | b'{') => {
                    depth += 1;
                    self.at += 1;
                    continue;
                }
                Some(b']' | b'}') => {
                    depth = depth.saturating_sub(1);
                    self.at += 1;
                }
                Some(b',' | b':') => {
                    self.at += 1;
                    continue;
                }
                Some(_) => {
                    let rest = &self.text[self.at..];
                    self.at += rest.find([',', ']', '}']).unwrap_or(rest.len());
                }
            }
            if depth == 0 {
                return;
            }
        }
    }
}
