//! The parameters in the address of a frame: `docs/embed.md` has the names and what they mean.

use tensu::house::controls;
use tensu::link::is_too_long;

use super::Frame;
use super::bad::{Bad, Why};
use super::letters::kept;
use super::looks::{Ground, colour};
use crate::browser::page::{Faces, Root, Theme};
use crate::model::active_rules::ActiveRules;
use crate::model::entry::Entry;
use crate::model::library::library;
use crate::model::share;
use crate::model::site::names::{CLUB, Name, PLAIN, Region, Subject, is_height};
use crate::model::speech::Terms;

impl Frame {
    /// Goes on from a state, whatever hand and rules the address has.
    pub(super) fn go_on(&mut self, state: &str) {
        if let Ok(entry) = link_of(state, self.lock.then_some(&self.start.rules)) {
            self.start = entry;
            self.bads.retain(|bad| bad.name != Name::Hand);
        }
    }

    /// Reads the parts of an address behind the `?` and the `#`. A bad value is told, and the usual one stands in its
    /// place; a name that is not known at all is no concern of this version.
    pub(crate) fn read(query: &str, hash: &str) -> Self {
        let mut frame = Self::default();
        let mut rules = None;
        let mut hand = None;
        for (name, raw) in pairs(query) {
            let Some(name) = Name::from_code(name) else {
                continue;
            };
            let value = match name {
                // Its `+` means something.
                Name::Hand => decode(&with_plus(raw)),
                Name::Origin | Name::Id => decode(raw),
                _ => decode(&raw.replace('+', " ")),
            };
            match value {
                None => frame.bad(name, Why::Value(raw.to_owned())),
                Some(text) if name == Name::Hand => hand = Some(text),
                Some(value) => frame.take(name, value, &mut rules),
            }
        }
        let link = match hash.strip_prefix("hand=") {
            Some(raw) => {
                match decode(&with_plus(raw)) {
                    Some(text) => hand = Some(text),
                    None => frame.bad(Name::Hand, Why::Value(raw.to_owned())),
                }
                None
            }
            None => Some(hash).filter(|hash| hash.starts_with(|c: char| c.is_ascii_digit())),
        };
        if let Some(rules) = rules {
            frame.start.rules = rules;
        }
        if let Some(hand) = hand {
            let rules = frame.start.rules.clone();
            match hand_of(&hand, rules) {
                Ok(entry) => frame.start = entry,
                Err(why) => frame.bad(Name::Hand, why),
            }
        } else if let Some(link) = link {
            match link_of(link, frame.lock.then_some(&frame.start.rules)) {
                Ok(entry) => frame.start = entry,
                Err(why) => frame.bad(Name::Hand, why),
            }
        }
        let is_said = frame.bads.iter().any(|bad| bad.name == Name::Hand);
        if frame.subject == Subject::Result && !frame.is_given() && !is_said {
            frame.bad(Name::Hand, Why::Missing);
        }
        frame
    }

    fn take(&mut self, name: Name, value: String, rules: &mut Option<ActiveRules>) {
        if is_too_long(&value) {
            return self.bad(name, Why::Long);
        }
        match name {
            Name::View => match Subject::from_code(&value) {
                Some(subject) => self.subject = subject,
                None => self.bad(name, Why::Value(value)),
            },
            Name::Ruleset => match ActiveRules::by_id(&value) {
                Some(book) => {
                    *rules = rules
                        .take()
                        .filter(|book| book.house().is_some())
                        .or(Some(book));
                }
                None => self.bad(name, Why::Value(value)),
            },
            // In place of `ruleset`, wherever it stands.
            Name::Rules => match ActiveRules::read(&value) {
                Ok(book) => *rules = Some(book),
                Err(why) => self.bad(name, Why::Rules(why)),
            },
            Name::Lock => self.lock = is_on(&value),
            Name::Club => {
                let signs = value.trim().chars().filter(|c| !controls(*c));
                let signs: Vec<char> = signs.collect();
                let (club, rest) = signs.split_at(kept(&signs, CLUB));
                if !rest.is_empty() {
                    self.bad(name, Why::Long);
                }
                self.club = Some(club.iter().collect::<String>()).filter(|club| !club.is_empty());
            }
            Name::Drill
            | Name::Sheet
            | Name::Form
            | Name::Reveal
            | Name::More
            | Name::Seed
            | Name::Date => self.quiz.set(name, Some(value)),
            Name::Lang => self.lang = Some(value),
            Name::Terms => self.terms = self.one(name, value, Terms::from_code),
            Name::Theme if value == PLAIN => self.plain = true,
            Name::Theme => self.theme = self.one(name, value, Theme::from_code),
            Name::Faces => self.faces = self.one(name, value, Faces::from_code),
            Name::Accent => match colour(&value) {
                Some(colour) => self.accent = Some(colour),
                None => self.bad(name, Why::Value(value)),
            },
            Name::Bg => match Ground::read(&value) {
                Ok(ground) => self.ground = ground,
                Err(why) => self.bad(name, why),
            },
            Name::Compact => self.compact = is_on(&value),
            Name::Hide => {
                for word in value.split([',', ' ']).filter(|word| !word.is_empty()) {
                    match Region::from_code(word) {
                        Some(part) => self.hide.push(part),
                        None => self.bad(name, Why::Value(word.to_owned())),
                    }
                }
            }
            Name::Height if value == "auto" => self.auto_height = true,
            // The page that has the frame sets it. An element with a bad one has `auto` beside it.
            Name::Height if !is_height(&value) => self.bad(name, Why::Height),
            // The other end of all messages: a page that wrote it badly waits for answers in vain.
            Name::Origin if !is_origin(&value) => self.bad(name, Why::Value(value)),
            Name::Id if !is_id(&value) => self.bad(name, Why::Value(value)),
            Name::Hand | Name::Height | Name::Origin | Name::Id | Name::State | Name::To => {}
        }
    }

    fn one<T: Default>(
        &mut self,
        name: Name,
        value: String,
        read: impl Fn(&str) -> Option<T>,
    ) -> T {
        let one = read(&value);
        if one.is_none() {
            self.bad(name, Why::Value(value));
        }
        one.unwrap_or_default()
    }

    fn bad(&mut self, name: Name, why: Why) {
        self.bads.push(Bad { name, why });
    }
}

/// The hand of a text, with all its words.
pub(crate) fn hand_of(text: &str, rules: ActiveRules) -> Result<Entry, Why> {
    if is_too_long(text) {
        return Err(Why::Long);
    }
    let question = library().reader.question(text).map_err(Why::Hand)?;
    checked(Entry::new(rules, question))
}

/// A hand that a table can have.
fn checked(entry: Entry) -> Result<Entry, Why> {
    share::check(&entry).map_err(Why::Refused)?;
    Ok(entry)
}

/// The hand of a link, with its rules or, where those are fixed, without.
pub(crate) fn link_of(text: &str, fixed: Option<&ActiveRules>) -> Result<Entry, Why> {
    let link = share::read(text).map_err(Why::Link)?;
    checked(match fixed {
        Some(rules) => Entry::new(rules.clone(), link.question),
        None => share::entry(link).map_err(Why::Rules)?,
    })
}

/// The rules of a ruleset's id or of a line of house rules.
pub(crate) fn rules_of(text: &str) -> Result<ActiveRules, Why> {
    if is_too_long(text) {
        return Err(Why::Long);
    }
    match ActiveRules::by_id(text) {
        Some(book) => Ok(book),
        None if text.contains('=') => ActiveRules::read(text).map_err(Why::Rules),
        None => Err(Why::Value(text.to_owned())),
    }
}

/// Returns whether a switch is on: it is when it is there, unless it says no.
fn is_on(value: &str) -> bool {
    !matches!(value, "false" | "0" | "no")
}

/// Returns whether a value may come back in each message; the empty one may, too.
fn is_id(value: &str) -> bool {
    value.len() <= 64
        && value
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
}

/// Returns whether a page can come from there, as far as a glance tells: `https://club.example`, not a name alone.
fn is_origin(value: &str) -> bool {
    value.split_once("://").is_some_and(|(scheme, host)| {
        scheme.starts_with(|c: char| c.is_ascii_alphabetic())
            && !host.is_empty()
            && !value.contains(|c: char| c.is_whitespace() || c.is_control())
    })
}

/// The names and raw values of an address's parameters.
fn pairs(query: &str) -> impl Iterator<Item = (&str, &str)> {
    let query = query.strip_prefix('?').unwrap_or(query);
    let pairs = query.split('&').filter(|pair| !pair.is_empty());
    pairs.map(|pair| pair.split_once('=').unwrap_or((pair, "")))
}

/// A raw hand with its winning tile's `+` kept, since forms write a space so, too: one tile and nothing else follows
/// ours.
fn with_plus(raw: &str) -> String {
    let mut text = String::new();
    let mut rest = raw;
    while let Some((before, after)) = rest.split_once('+') {
        text += before;
        let mut letters = after.chars();
        let tile = letters.next().is_some_and(|c| c.is_ascii_digit())
            && letters.next().is_some_and(|c| "mpsz".contains(c))
            && letters.next().is_none_or(|c| "+%)&, ".contains(c));
        text += if tile { "%2B" } else { " " };
        rest = after;
    }
    text + rest
}

/// Takes `%` and two digits for a byte; any other `%` stays. `None` where the bytes are no text.
fn decode(raw: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(raw.len());
    let mut rest = raw.as_bytes();
    while let [first, behind @ ..] = rest {
        let digit = |at: usize| char::from(*behind.get(at)?).to_digit(16);
        let byte = (*first == b'%').then(|| Some(digit(0)? * 16 + digit(1)?));
        if let Some(byte) = byte.flatten() {
            bytes.push(byte as u8);
            rest = &behind[2..];
        } else {
            bytes.push(*first);
            rest = behind;
        }
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests;
