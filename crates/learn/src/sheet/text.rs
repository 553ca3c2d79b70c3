//! A sheet as the text of a link.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::practice::{Form, number, read_given};
use crate::sheet::{BadSheet, EACH, Sheet, Version, check, origin};
use tensu::house::House;
use tensu::inside;
use tensu::link::{BadLink, is_too_long};
use tensu::rules::Library;

/// The number of the form, and of the one in which hands are not all asked the same.
const FORM: &str = "1";
const MIXED: &str = "2";

/// The sign between hands, and before the last word.
const NEXT: char = '~';

impl fmt::Display for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rules = inside::written_rules(&self.rules);
        let number = if self.each.is_empty() { FORM } else { MIXED };
        let mut text = [number, "/", &rules, "/", self.asks()].concat();
        for (name, value) in [(";min=", self.minutes), (";pass=", self.pass)] {
            if let Some(value) = value {
                text += name;
                text += &value.to_string();
            }
        }
        let version = self.version.map(|version| version.letter().to_string());
        let told = [&self.club, &self.title].map(|name| inside::written_name(name));
        let [club, title] = told.map(|name| Some(name).filter(|name| !name.is_empty()));
        let from = Some(self.from.clone()).filter(|from| !from.is_empty());
        for (name, value) in [
            (";club=", club),
            (";title=", title),
            (";v=", version),
            (";of=", from),
        ] {
            if let Some(value) = value {
                text += name;
                text += &value;
            }
        }
        for (at, hand) in self.hands.iter().enumerate() {
            text.push(if at == 0 { '/' } else { NEXT });
            if let Some((form, given)) = self.each.get(at) {
                text += &[form.code(), "/", &given.to_string(), "/"].concat();
            }
            text += &inside::written(hand).join("/");
        }
        let check = check(&text);
        write!(f, "{text}{NEXT}{check}")
    }
}

impl FromStr for Sheet {
    type Err = BadSheet;

    /// Reads a text, or a whole address with one after its `#/sheet/`.
    fn from_str(text: &str) -> Result<Self, BadSheet> {
        Self::read_with(text, Library::ALL)
    }
}

impl Sheet {
    /// Reads a sheet by a ruleset of a library.
    ///
    /// # Errors
    /// As for reading it by `parse`.
    pub fn read_with(text: &str, library: Library) -> Result<Self, BadSheet> {
        let text = text.split_once("#/sheet/").map_or(text, |(_, text)| text);
        if is_too_long(text) {
            return Err(BadSheet::Link(BadLink::TooLong(text.chars().count())));
        }
        // Some programs write what they need not as `%` and digits.
        let text = inside::unescape(text).unwrap_or_else(|| text.to_owned());
        let text = text.trim();
        let form = text.split('/').next().unwrap_or_default();
        let is_mixed = form == MIXED;
        if form != FORM && !is_mixed {
            let is_newer = number::<u32>(form).is_some_and(|form| form > 2);
            return Err(if is_newer {
                BadSheet::Link(BadLink::Form(form.to_owned()))
            } else {
                BadSheet::Cut
            });
        }
        let (text, last) = text.rsplit_once(NEXT).ok_or(BadSheet::Cut)?;
        if last != check(text) {
            return Err(BadSheet::Cut);
        }
        let mut hands = text.split(NEXT);
        let first = hands.next().ok_or(BadSheet::Cut)?;
        let mut words = first.split('/').skip(1);
        let base = words.next().ok_or(BadSheet::Cut)?;
        let mut of_rules = Vec::new();
        let setup = loop {
            let word = words.next().ok_or(BadSheet::Cut)?;
            if !word.split(';').next().is_some_and(|one| one.contains('=')) {
                break word;
            }
            of_rules.push(word);
        };
        let rules = inside::read_rules(base, &of_rules, library);
        let rules = rules.map_err(|bad| BadSheet::Link(BadLink::Rules(bad)))?;
        let first: Vec<&str> = words.collect();
        let mut each = Vec::new();
        let mut hand = |words: &[&str]| {
            let words = match words {
                [form, given, rest @ ..] if is_mixed => {
                    let form = Form::from_code(form).filter(|form| form.is_for_paper());
                    let own = form.zip(read_given(given)).ok_or(BadSheet::Cut)?;
                    each.push(own);
                    rest
                }
                _ if is_mixed => return Err(BadSheet::Cut),
                words => words,
            };
            let read = inside::read_hand(words.iter().copied(), library.reader);
            read.map(|(hand, _)| hand).map_err(BadSheet::Link)
        };
        let mut all = alloc::vec![hand(&first)?];
        for words in hands {
            let words: Vec<&str> = words.split('/').collect();
            all.push(hand(&words)?);
        }
        let mut setup = setup.split(';');
        let form = match (setup.next(), each.first()) {
            (Some(EACH), Some((form, _))) => Some(*form),
            (Some(form), None) => Form::from_code(form),
            _ => None,
        };
        let form = form.filter(|form| form.is_for_paper());
        let sheet = Self::of(&rules, form.ok_or(BadSheet::Cut)?, all).ok_or(BadSheet::Cut)?;
        let mut sheet = Self { each, ..sheet };
        for word in setup {
            // What a later version adds beside these is no matter of grading.
            match word.split_once('=') {
                Some(("min", minutes)) => sheet.minutes = number(minutes),
                Some(("pass", pass)) => sheet.pass = number(pass),
                Some(("club", name)) => sheet.club = read_name(name),
                Some(("title", name)) => sheet.title = read_name(name),
                Some(("v", letter)) => sheet.version = Version::of(letter),
                Some(("of", word)) => sheet.from = origin::read(word),
                _ => {}
            }
        }
        Ok(sheet)
    }
}

/// Reads a name; nothing of one that cannot be shown.
fn read_name(word: &str) -> String {
    let name = inside::read_name(word).unwrap_or_default();
    if House::check_name(&name).is_ok() {
        name
    } else {
        String::new()
    }
}
