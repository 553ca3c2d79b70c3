//! Many requests at once, as JSON text in and JSON text out.
//!
//! An object of JavaScript costs a call across the boundary for each of its fields, a text one for all of them, and the
//! browser's own `JSON` does the rest. What it writes is well formed, so this reads no more than it needs: it looks at
//! brackets and quotation marks, and a list in which these are wrong ends with a refusal.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use crate::asks::{respond, respond_to};
use crate::deserialize::{DEEPEST, known};
use crate::read::Malformed;
use crate::response::Only;
use crate::{Value, malformed, refused};
use tensu_words::{EN, Words};

/// Answers each request of a list as `JSON.stringify` writes it, in a list. `only` names the wanted fields of a response,
/// separated by commas; if it is empty, all are included; if there is none of a name, every request is refused. `ok` is always
/// included, and so are `warnings` and all of a refusal. Other JSON is for [`answer`](super::answer): numbers such as `1e0`
/// are not understood here. Where a text ceases to be a list of JSON, a refusal is the last answer.
///
/// ```
/// use tensu_wire::answer_list;
/// let hands = r#"[{"hand":"234m340p66p678s56s","win":"7s","by":"ron"},7]"#;
/// let answer = answer_list(hands, "total,han");
/// assert!(answer.starts_with(r#"[{"ok":true,"han":3,"total":3900},{"ok":false,"#));
/// ```
pub fn answer_list(requests: &str, only: &str) -> String {
    WantedFields::of(only).answer_list(requests)
}

/// Answers one request as [`answer_list`] answers each, in one of these languages, the first one unless `"lang"` says otherwise.
pub fn answer_one(request: &str, only: &str, languages: &[&Words]) -> String {
    WantedFields::of(only).answer_one(request, languages)
}

/// The fields that are wanted of each answer, or the refusal of all.
#[derive(Debug)]
pub(super) struct WantedFields {
    only: Only,
    refusal: Option<Value>,
}

impl WantedFields {
    pub(super) fn of(only: &str) -> Self {
        let unknown = Only::unknown(only).next();
        Self {
            only: Only::of(only),
            refusal: unknown.map(|why| refused(&why.into())),
        }
    }

    pub(super) fn answer_list(&self, requests: &str) -> String {
        // A response is longer than its request; what is too little grows.
        let mut text = String::with_capacity(2 * requests.len());
        let mut json = Json::of(requests);
        let mut is_list = json.take(b'[');
        text.push('[');
        while is_list && json.peek() != Some(b']') {
            let request = json.request();
            is_list = !json.is_broken && (json.take(b',') || json.peek() == Some(b']'));
            self.answer(request, &[&EN], &mut text);
            text.push(',');
        }
        let is_whole = is_list && json.take(b']') && json.peek().is_none();
        // What is broken within a request is told by its answer.
        if !is_whole && !json.is_broken {
            write(&malformed("the list is no JSON"), &mut text);
            text.push(',');
        }
        if text.len() > 1 {
            text.pop();
        }
        text.push(']');
        text
    }

    pub(super) fn answer_one(&self, request: &str, languages: &[&Words]) -> String {
        let mut text = String::with_capacity(USUAL);
        self.answer(Json::whole(request), languages, &mut text);
        text
    }

    fn answer(&self, request: Result<Value, &str>, languages: &[&Words], text: &mut String) {
        match (request, &self.refusal) {
            (Err(why), _) => write(&malformed(why), text),
            (Ok(_), Some(refusal)) => write(refusal, text),
            (Ok(request), None) => write(&respond(&request, languages, self.only), text),
        }
    }
}

/// Answers one request, as `JSON.stringify` writes it, in a language; `ask` is what is asked.
///
/// ```
/// use tensu_words::EN;
/// use tensu_wire::answer_text;
/// let hand = r#"{"hand":"234m340p66p678s56s","win":"7s","by":"ron"}"#;
/// assert!(answer_text("print", hand, &EN).starts_with(r#"{"ok":true,"text":"#));
/// ```
pub fn answer_text(ask: &str, request: &str, words: &Words) -> String {
    let answer = match Value::from_json(request) {
        Ok(request) => respond_to(Some(ask), &request, &[words], Only::ALL),
        Err(why) => refused(&why.into()),
    };
    let mut text = String::with_capacity(USUAL);
    write(&answer, &mut text);
    text
}

/// The refusal of a request whose end cannot be found.
const BROKEN: &str = "it is no JSON";

/// The fields of a usual request, and some more.
const FIELDS: usize = 16;

/// The bytes of a usual answer, and some more.
const USUAL: usize = 2_000;

impl Value {
    /// Reads JSON as `JSON.stringify` writes it: see [`answer_list`].
    ///
    /// # Errors
    /// Anything that no request can hold.
    pub fn from_json(text: &str) -> Result<Self, Malformed> {
        Json::whole(text).map_err(Malformed::new)
    }

    /// Writes it as JSON, all of it ASCII.
    pub fn to_json(&self) -> String {
        let mut text = String::new();
        write(self, &mut text);
        text
    }
}

fn write(value: &Value, text: &mut String) {
    match value {
        Value::Null | Value::Odd | Value::Unread => text.push_str("null"),
        Value::Bool(true) => text.push_str("true"),
        Value::Bool(false) => text.push_str("false"),
        Value::Number(number) => write_number(*number, text),
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
                match key {
                    // The code's own names need no look.
                    Cow::Borrowed(key) => {
                        text.push('"');
                        text.push_str(key);
                        text.push('"');
                    }
                    Cow::Owned(key) => quote(key, text),
                }
                text.push(':');
                write(value, text);
            }
            text.push('}');
        }
    }
}

fn write_number(number: i64, text: &mut String) {
    if number < 0 {
        text.push('-');
    }
    write_digits(number.unsigned_abs(), text);
}

fn write_digits(number: u64, text: &mut String) {
    if number > 9 {
        write_digits(number / 10, text);
    }
    text.push(char::from(b'0' + (number % 10) as u8));
}

/// Reads a number as programs write it: one that no count can hold is too large, or too small, or not whole.
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

/// Writes a text between quotation marks. Outside of ASCII everything is escaped: whoever reads it decodes bytes of one
/// kind only.
fn quote(words: &str, text: &mut String) {
    text.push('"');
    let mut rest = words;
    // Whole stretches at once: most texts have nothing in them that needs a backslash.
    while let Some(at) = rest.bytes().position(|byte| !is_plain(byte)) {
        text.push_str(&rest[..at]);
        let mut chars = rest[at..].chars();
        let odd = chars.next().unwrap_or_default();
        for unit in odd.encode_utf16(&mut [0; 2]) {
            text.push_str("\\u");
            let digit = |shift: u32| char::from_digit(u32::from(*unit) >> shift & 15, 16);
            text.extend([12, 8, 4, 0].into_iter().filter_map(digit));
        }
        rest = chars.as_str();
    }
    text.push_str(rest);
    text.push('"');
}

const fn is_plain(byte: u8) -> bool {
    matches!(byte, b' '..=b'~') && byte != b'"' && byte != b'\\'
}

/// Returns how many bytes of a text stand before the first one that is such a sign.
fn before(text: &str, sign: impl Fn(u8) -> bool) -> usize {
    text.bytes().position(sign).unwrap_or(text.len())
}

/// A text of JSON, as far as it was read.
struct Json<'t> {
    text: &'t str,
    at: usize,
    /// The first thing that no request can hold, in the one that is read.
    wrong: Option<&'static str>,
    /// `true` if a bracket or a quotation mark is missing, so that nobody knows where the request ends.
    is_broken: bool,
}

impl<'t> Json<'t> {
    fn of(text: &'t str) -> Self {
        Self {
            text,
            at: 0,
            wrong: None,
            is_broken: false,
        }
    }

    /// Reads a text that is one request.
    fn whole(text: &'t str) -> Result<Value, &'static str> {
        let mut json = Self::of(text);
        let request = json.request()?;
        match json.peek() {
            None => Ok(request),
            Some(_) => Err(BROKEN),
        }
    }

    /// Reads a request, or says why it is none.
    fn request(&mut self) -> Result<Value, &'static str> {
        let value = self.value(0, false);
        self.wrong.take().map_or(Ok(value), Err)
    }

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

    /// Reads a value; of an object only the fields that a request can have, unless `any` goes.
    fn value(&mut self, depth: u8, any: bool) -> Value {
        match self.peek() {
            Some(b'"') => Value::Text(Cow::Owned(self.string())),
            Some(b'[' | b'{') if depth >= DEEPEST => {
                self.skip();
                self.refuse("it holds lists in lists without end")
            }
            Some(b'[') => self.list(depth, any),
            Some(b'{') => self.object(depth, any),
            Some(_) => self.word(),
            None => self.broken(),
        }
    }

    fn refuse(&mut self, why: &'static str) -> Value {
        self.wrong.get_or_insert(why);
        Value::Null
    }

    fn broken(&mut self) -> Value {
        self.is_broken = true;
        self.refuse(BROKEN)
    }

    /// Reads the bracket that closes a value, or nothing is known of what follows.
    fn closed(&mut self, bracket: u8, value: Value) -> Value {
        if self.take(bracket) {
            value
        } else {
            self.broken()
        }
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
        self.closed(b']', Value::List(values))
    }

    fn object(&mut self, depth: u8, any: bool) -> Value {
        let mut fields = Vec::with_capacity(FIELDS);
        self.at += 1;
        while self.peek() == Some(b'"') {
            let key = self.key();
            if !self.take(b':') {
                break;
            }
            let value = if any || matches!(key, Cow::Borrowed(_)) {
                self.value(depth + 1, any || key == "set")
            } else {
                self.skip();
                Value::Unread
            };
            fields.push((key, value));
            if !self.take(b',') {
                break;
            }
        }
        self.closed(b'}', Value::Object(fields))
    }

    /// Reads a number or a word, to what ends it.
    fn word(&mut self) -> Value {
        let rest = &self.text[self.at..];
        let end = before(rest, |byte| matches!(byte, b',' | b']' | b'}'));
        self.at += end;
        match rest[..end].trim_ascii_end() {
            "null" => Value::Null,
            "true" => Value::Bool(true),
            "false" => Value::Bool(false),
            text => number(text),
        }
    }

    /// Reads the name of a field; one that a request can have is the crate's own text.
    fn key(&mut self) -> Cow<'static, str> {
        let rest = &self.text[self.at + 1..];
        let end = before(rest, |byte| matches!(byte, b'"' | b'\\'));
        match known(&rest[..end]) {
            Some(key) if rest[end..].starts_with('"') => {
                self.at += end + 2;
                Cow::Borrowed(key)
            }
            _ => {
                let key = self.string();
                known(&key).map_or(Cow::Owned(key), Cow::Borrowed)
            }
        }
    }

    /// Reads the text behind a quotation mark.
    fn string(&mut self) -> String {
        let mut text = String::new();
        self.at += 1;
        loop {
            let rest = &self.text[self.at..];
            let end = before(rest, |byte| matches!(byte, b'"' | b'\\'));
            text.push_str(&rest[..end]);
            self.at += end;
            match self.byte() {
                Some(b'\\') => text.push(self.escaped()),
                Some(_) => {
                    self.at += 1;
                    return text;
                }
                None => {
                    self.broken();
                    return text;
                }
            }
        }
    }

    /// Reads the character that a backslash begins.
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

    /// Reads the character of four digits, or of two fours: tiles and others beyond 16 bits come in halves.
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
                None => {
                    self.broken();
                    return;
                }
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
                    self.at += before(rest, |byte| matches!(byte, b',' | b']' | b'}'));
                }
            }
            if depth == 0 {
                return;
            }
        }
    }
}
