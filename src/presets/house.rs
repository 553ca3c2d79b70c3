//! House rules: a ruleset with some rules changed and its own name, and the line of text for it.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Write};
use core::str::FromStr;

use crate::hand::notation::LONGEST;
use crate::presets::{HouseRule, Library, Ruleset};
use crate::rulebook::{BadRule, Setting};

/// The word before everything else, with the number of the form.
pub(crate) const HEAD: &str = "tensu-rules:1";

/// The most characters that the name of house rules can have.
pub const LONGEST_NAME: usize = 60;

/// The rules of a house.
///
/// As text they are one line: the head, the ruleset that they start from, the name, and the rules that differ. Spaces in
/// the name are `%20`; a list has commas, an empty one is `none`; words may be joined by `&` in place of spaces, so that
/// the line fits into a link.
///
/// ```
/// use tensu::house::House;
/// let house: House = "tensu-rules:1 base=tenhou name=Club%20X kiriage=true red_fives=0,1,1".parse().unwrap();
/// assert_eq!(house.name, "Club X");
/// assert_eq!(house.ruleset().unwrap().tiles.reds(), [0, 1, 1]);
/// assert_eq!(house.to_string(), "tensu-rules:1 base=tenhou name=Club%20X kiriage=true red_fives=0,1,1");
/// assert_eq!(house.link().parse(), Ok(house));
/// ```
#[derive(Clone)]
pub struct House {
    /// The ruleset that they start from.
    pub base: &'static Ruleset,
    /// The name that the house gives them.
    pub name: String,
    /// The rules that differ, by name.
    pub set: Vec<(&'static str, Setting)>,
}

/// The reason why a text is not house rules, or why such rules are impossible.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BadHouse {
    /// It does not begin as such a text does.
    NotRules,
    /// A word that is no `rule=value`.
    Word(String),
    /// No ruleset to start from.
    NoBase,
    /// There is no such ruleset, but those of these ids.
    UnknownBase(String, Vec<&'static str>),
    /// The same word twice.
    Twice(String),
    /// A rule that the ruleset does not have, or a value that it cannot have.
    Rule(BadRule),
    /// A name of more than [`LONGEST_NAME`] characters.
    LongName,
    /// The text has this many bytes, more than [`LONGEST`](crate::notation::LONGEST); it was not read.
    TooLong(usize),
    /// A name with a character that is not shown but changes what is, or a name of nothing that is shown.
    BadName,
}

impl House {
    /// A ruleset as it is, under a name; without one, under its own.
    pub fn new(base: &'static Ruleset, name: &str) -> Self {
        let name = match name.trim() {
            "" => base.name,
            name => name,
        };
        Self {
            base,
            name: name.to_owned(),
            set: Vec::new(),
        }
    }

    /// Checks that house rules can be called so. [`House::new`] takes any name; a text with one that cannot be is
    /// refused.
    ///
    /// ```
    /// use tensu::house::{BadHouse, House};
    /// assert_eq!(House::check_name("Club X"), Ok(()));
    /// assert_eq!(House::check_name(&"X".repeat(61)), Err(BadHouse::LongName));
    /// assert_eq!(House::check_name("Club\u{7}"), Err(BadHouse::BadName));
    /// ```
    ///
    /// # Errors
    /// It is too long, or does not show as it is.
    pub fn check_name(name: &str) -> Result<(), BadHouse> {
        if name.chars().nth(LONGEST_NAME).is_some() {
            return Err(BadHouse::LongName);
        }
        let is_empty = name.trim().is_empty();
        if name.chars().any(controls) || (!is_empty && name.chars().all(is_unseen)) {
            return Err(BadHouse::BadName);
        }
        Ok(())
    }

    /// The ruleset, if nothing in it is changed, not even its name.
    pub fn preset(&self) -> Option<&'static Ruleset> {
        (self.set.is_empty() && self.name == self.base.name).then_some(self.base)
    }

    /// The ruleset with all its changes.
    ///
    /// # Errors
    /// The first rule that the base does not have, that cannot have its value, or that is undone by another.
    pub fn ruleset(&self) -> Result<Ruleset, BadHouse> {
        let mut rules = self.base.clone();
        let set = self.set.iter().map(|(id, value)| (*id, value));
        // There is one at least, or all would have been changed.
        let changed = rules.change_all(set);
        changed.map_err(|mut bad| BadHouse::Rule(bad.swap_remove(0)))?;
        Ok(rules)
    }

    /// The same with one more rule changed, or changed back. Any other change that is no longer possible is dropped.
    ///
    /// ```
    /// use tensu::{Ruleset, house::House, rules::Setting};
    /// let club = House::new(Ruleset::by_id("tenhou").unwrap(), "Club");
    /// let club = club.with("kiriage", &Setting::Bool(true)).unwrap();
    /// assert_eq!(club.set.len(), 1);
    /// assert!(club.with("kiriage", &Setting::Bool(false)).unwrap().set.is_empty());
    /// ```
    ///
    /// # Errors
    /// The rule does not exist, or cannot have this value.
    pub fn with(&self, id: &str, value: &Setting) -> Result<Self, BadHouse> {
        let unknown = || BadHouse::Rule(BadRule::Unknown(id.to_owned()));
        let house_rule = self.base.house_rule(id).ok_or_else(unknown)?;
        let value = value.listed();
        let mut next = self.clone();
        next.set.retain(|(other, _)| *other != house_rule.id);
        if (house_rule.get)(self.base).as_ref() != Some(&*value) {
            next.set.push((house_rule.id, value.into_owned()));
        }
        loop {
            let Err(why) = next.ruleset() else {
                return Ok(next);
            };
            let undone = why
                .rule()
                .filter(|rule| *rule != house_rule.id)
                .map(ToOwned::to_owned);
            let undone = undone.ok_or(why)?;
            next.set.retain(|(other, _)| *other != undone);
        }
    }

    /// The text with nothing in it that a link could not hold.
    pub fn link(&self) -> String {
        self.to_string().replace(' ', "&")
    }
}

/// Rules that start from the same ruleset, under the same name, with the same changes in the same order.
impl PartialEq for House {
    fn eq(&self, other: &Self) -> bool {
        (self.base.id, &self.name, &self.set) == (other.base.id, &other.name, &other.set)
    }
}

impl Eq for House {}

impl BadHouse {
    /// The rule that it is about.
    pub fn rule(&self) -> Option<&str> {
        match self {
            Self::Rule(BadRule::Unknown(id) | BadRule::Value { id, .. } | BadRule::Undone(id)) => {
                Some(id)
            }
            _ => None,
        }
    }
}

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{HEAD} base={} name={}",
            self.base.id,
            escape(&self.name)
        )?;
        for (id, value) in &self.set {
            write!(f, " {id}={}", value_text(value))?;
        }
        Ok(())
    }
}

/// The text: all of the ruleset would be pages, and addresses of its functions, which differ each time.
impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for House {
    type Err = BadHouse;

    /// Reads the text; what it returns has a [`ruleset`](House::ruleset).
    fn from_str(text: &str) -> Result<Self, BadHouse> {
        Self::read_with(text, Library::ALL)
    }
}

impl House {
    /// Reads house rules that start from a ruleset of a library.
    ///
    /// # Errors
    /// As for reading them by `parse`.
    pub fn read_with(text: &str, library: Library) -> Result<Self, BadHouse> {
        if text.len() > LONGEST {
            return Err(BadHouse::TooLong(text.len()));
        }
        let mut words = text
            .split(|c: char| c.is_whitespace() || c == '&')
            .filter(|word| !word.is_empty());
        if words.next() != Some(HEAD) {
            return Err(BadHouse::NotRules);
        }
        let (mut base, mut name, mut rules) = (None, None, Vec::new());
        let mut seen: Vec<&str> = Vec::new();
        for word in words {
            let bad = || BadHouse::Word(word.to_owned());
            let (key, value) = word.split_once('=').ok_or_else(bad)?;
            if seen.contains(&key) {
                return Err(BadHouse::Twice(key.to_owned()));
            }
            seen.push(key);
            match key {
                "base" => base = Some(value),
                "name" => {
                    let given = unescape(value).ok_or_else(bad)?;
                    Self::check_name(given.trim())?;
                    name = Some(given);
                }
                _ => rules.push((key, value)),
            }
        }
        let base = base.ok_or(BadHouse::NoBase)?;
        let base = library.ruleset(base).ok_or_else(|| {
            let known = library.rulesets().map(|ruleset| ruleset.id);
            BadHouse::UnknownBase(base.to_owned(), known.collect())
        })?;
        let set = rules.into_iter().map(|(id, value)| rule(base, id, value));
        let set: Vec<_> = set.collect::<Result<_, _>>()?;
        let house = Self {
            set,
            ..Self::new(base, name.as_deref().unwrap_or_default())
        };
        // A ruleset as it is has itself, and a season names one for each of its games.
        if !house.set.is_empty() {
            house.ruleset()?;
        }
        Ok(house)
    }
}

/// Returns whether a character is not shown, but controls how others are: line ends, and signs that turn the direction of
/// a text.
pub fn controls(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Returns whether nothing is drawn for a character.
fn is_unseen(c: char) -> bool {
    c.is_whitespace()
        || matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}')
}

fn rule(base: &Ruleset, id: &str, value: &str) -> Result<(&'static str, Setting), BadHouse> {
    let unknown = || BadHouse::Rule(BadRule::Unknown(id.to_owned()));
    let house_rule = base.house_rule(id).ok_or_else(unknown)?;
    Ok((house_rule.id, setting(house_rule, value)))
}

pub(crate) fn setting(house_rule: &HouseRule, text: &str) -> Setting {
    let list = || Setting::List(text.split(',').map(Setting::of_code).collect());
    match text {
        "null" => Setting::Null,
        "none" => Setting::List(Vec::new()),
        _ => match text.strip_prefix("open:").map(str::parse) {
            Some(Ok(open)) => Setting::Open(open),
            _ => match Setting::of_code(text) {
                // A text that is no choice is a list, if of one; no entry of a list has a colon.
                Setting::Text(word)
                    if !house_rule.choices.contains(&word.as_str()) && !word.contains(':') =>
                {
                    list()
                }
                value => value,
            },
        },
    }
}

/// Writes a value as house rules do.
pub fn value_text(value: &Setting) -> String {
    match value {
        Setting::Bool(yes) => yes.to_string(),
        Setting::Number(n) => n.to_string(),
        Setting::Text(text) => text.clone(),
        Setting::List(values) if values.is_empty() => "none".to_owned(),
        Setting::List(values) => values.iter().map(value_text).collect::<Vec<_>>().join(","),
        Setting::Open(open) => format!("open:{open}"),
        Setting::Null => "null".to_owned(),
    }
}

/// Every byte but the plainest as `%` and two digits.
fn escape(name: &str) -> String {
    let mut text = String::with_capacity(name.len());
    for byte in name.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte) {
            text.push(char::from(byte));
        } else {
            // Writing to a string cannot fail.
            let _ = write!(text, "%{byte:02X}");
        }
    }
    text
}

/// Reads what stands for a character as `%` and two digits; `None` if it is cut, or no text.
pub fn unescape(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let mut digit = || char::from(rest.next()?).to_digit(16);
            bytes.push((digit()? * 16 + digit()?) as u8);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests;
