//! A hand and its ruleset, as a URL fragment.
//!
//! The link works without a server: everything is in it, after the `#` of the address, which a browser sends to nobody.
//! It consists of words separated by slashes:
//!
//! | word | means |
//! |---|---|
//! | `1` | the form of the link, always first |
//! | `tenhou` | the ruleset, always second |
//! | `name=Our_club` `kiriage=true` `red_fives=0,1,1` | house rules: their name, and each rule that differs |
//! | `34066p78s` | the concealed tiles |
//! | `chi:406m` `pon:777zL` `ankan:1111z` | a meld, and from whom: **L**eft, **A**cross, **R**ight |
//! | `ron:9s` `tsumo:9s` `ron` | how it was won, and with which tile |
//! | `riichi` `seat:W` `dora:1m5p` `liable:N-daisangen` … | as in the text of a [`Question`] |
//!
//! Chat programs guess where a link ends. So there are only letters, digits and `/ : = , _ . -` in it, nothing that a browser
//! would write as `%`, and its last character is a letter or a digit. In a name, a space is `_`, and any other character is
//! its UTF-8 bytes, each as `.` and two hexadecimal digits. Words for default values are left out.
//!
//! The same words may stand behind the `?` of the page [`PAGE`], for hosts that show a hand where its link is pasted: they hear
//! of a query, and of a fragment never. There the hand is the part, between `&`, that begins with the number of its form; what
//! others add counts for nothing.
//!
//! A link must work for good once it is made: a change of meaning gets a new form number, and `tests/links.txt` keeps
//! links of each form with what they mean.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Write};
use core::str::FromStr;

use crate::hand::notation::{self, ParseError, Reader, SaidFields, Syntax, Word};
use crate::hand::question::{Question, WrittenMeld};
use crate::presets::house::{self, BadHouse, House};
use crate::presets::{Library, Ruleset};
use crate::tiles::meld::{MeldKind, Side};

/// The number of the form.
const FORM: &str = "1";

/// The page of the site that leads to the hand in its query, with the sign before that.
pub const PAGE: &str = "h/?";

/// The longest link that is read, in characters; no browser and no QR code has trouble with less.
pub const LONGEST: usize = 4_096;

/// Returns whether a text is longer than [`LONGEST`].
pub fn is_too_long(text: &str) -> bool {
    text.chars().nth(LONGEST).is_some()
}

/// A hand and its ruleset.
///
/// ```
/// use tensu::{Question, Ruleset, house::House, link::Link};
/// let rules = Ruleset::by_id("tenhou").unwrap();
/// let question: Question = "34066p78s(406m)[1111z]+9s tsumo dora:1m5p".parse().unwrap();
/// let link = Link { rules: House::new(rules, rules.name), question };
/// assert_eq!(link.to_string(), "1/tenhou/34066p78s/chi:406m/ankan:1111z/tsumo:9s/dora:1m5p");
/// assert_eq!(format!("https://example.org/#{link}").parse(), Ok(link));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The rules; an unchanged ruleset has its own name and no changes.
    pub rules: House,
    /// The hand and everything around it.
    pub question: Question,
}

/// The reason why a text is not a link to a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BadLink {
    /// It does not begin like such a link.
    NotALink,
    /// A form of the link that this version does not know.
    Form(String),
    /// It has this many characters, more than [`LONGEST`].
    TooLong(usize),
    /// The rules cannot be read.
    Rules(BadHouse),
    /// A word of the hand cannot be read.
    Word {
        /// The word.
        word: String,
        /// The fault in it.
        why: Syntax,
    },
}

impl Link {
    /// Returns the ruleset, if the link has one without changes and under its own name.
    pub fn preset(&self) -> Option<&'static Ruleset> {
        self.rules.preset()
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{FORM}/{}", written_rules(&self.rules))?;
        for word in written(&self.question) {
            write!(f, "/{word}")?;
        }
        Ok(())
    }
}

/// Writes house rules as the words after the form.
pub fn written_rules(rules: &House) -> String {
    let mut text = rules.base.id.to_owned();
    if rules.name != rules.base.name {
        text += "/name=";
        text += &escape(&rules.name);
    }
    for (id, value) in &rules.set {
        text += &["/", id, "=", &house::value_text(value)].concat();
    }
    text
}

/// Writes a hand as words.
pub fn written(question: &Question) -> Vec<String> {
    let mut all = Vec::new();
    if !question.hand.is_empty() {
        all.push(notation::mpsz(&question.hand));
    }
    for WrittenMeld { kind, tiles, from } in &question.melds {
        let mut meld = format!("{}:{}", kind.code(), notation::mpsz(tiles));
        meld.extend(from.map(Side::letter));
        all.push(meld);
    }
    let mut won = question.by.code().to_owned();
    if let Some(win) = question.win {
        won.push(':');
        won += &win.to_string();
    }
    all.push(won);
    // The first word is the way of winning.
    let mut words = String::new();
    question.write_words(&mut words);
    let words = words.split(' ').skip(1);
    all.extend(words.map(|word| word.replace('/', "-")));
    all
}

impl FromStr for Link {
    type Err = BadLink;

    /// Reads a link, or a whole address with one in it; the rules of what it returns are always possible.
    fn from_str(text: &str) -> Result<Self, BadLink> {
        Self::read_with(text, Library::ALL)
    }
}

impl Link {
    /// Reads a link by a ruleset of a library.
    ///
    /// # Errors
    /// As for reading it by `parse`.
    pub fn read_with(text: &str, library: Library) -> Result<Self, BadLink> {
        Self::told(text, library).map(|(link, _)| link)
    }

    /// Reads a link, and notes what its words say.
    ///
    /// # Errors
    /// As for reading a [`Link`] from its text.
    #[doc(hidden)]
    pub fn told(text: &str, library: Library) -> Result<(Self, SaidFields), BadLink> {
        let text = inside(text);
        if is_too_long(text) {
            // Only a text that begins like a link is too long for one.
            let form = text.trim_start().split('/').next().unwrap_or_default();
            let is_link = !form.is_empty() && form.bytes().all(|byte| byte.is_ascii_digit());
            return Err(if is_link {
                BadLink::TooLong(text.chars().count())
            } else {
                BadLink::NotALink
            });
        }
        // Some programs write more characters than necessary as `%` and digits.
        let text = house::unescape(text).unwrap_or_else(|| text.to_owned());
        // A single number is not a link, but tiles without their suit.
        if !text.contains('/') {
            return Err(BadLink::NotALink);
        }
        let mut words = text.trim().split('/').filter(|word| !word.is_empty());
        match words.next() {
            Some(FORM) => {}
            Some(form) if form.bytes().all(|byte| byte.is_ascii_digit()) => {
                return Err(BadLink::Form(form.to_owned()));
            }
            _ => return Err(BadLink::NotALink),
        }
        let base = words.next().ok_or(BadLink::Rules(BadHouse::NoBase))?;
        let (rules, words): (Vec<&str>, Vec<&str>) = words.partition(|word| word.contains('='));
        let (question, said) = read_hand(words.into_iter(), library.reader)?;
        let rules = read_rules(base, &rules, library).map_err(BadLink::Rules)?;
        Ok((Self { rules, question }, said))
    }
}

/// Returns the link in an address: in the query of [`PAGE`], or else behind its `#`.
fn inside(text: &str) -> &str {
    let (before, behind) = text
        .split_once('#')
        .map_or((text, None), |(before, behind)| (before, Some(behind)));
    let begins = |part: &&str| part.starts_with(|first: char| first.is_ascii_digit());
    let query = before.split_once(PAGE).map(|(_, query)| query);
    let hand = query.and_then(|query| query.split('&').find(begins));
    hand.or(behind).unwrap_or(text)
}

/// Reads a hand from its words, and notes what they say.
///
/// # Errors
/// The first word that cannot be read.
pub fn read_hand<'w>(
    words: impl Iterator<Item = &'w str>,
    reader: Reader,
) -> Result<(Question, SaidFields), BadLink> {
    let (mut question, mut said) = (Question::default(), SaidFields::default());
    for word in words {
        read(&mut question, word, &mut said, reader).map_err(|why| BadLink::Word {
            word: word.to_owned(),
            why,
        })?;
    }
    Ok((question, said))
}

/// Reads house rules from their words.
///
/// # Errors
/// As for reading a [`House`] from its text.
pub fn read_rules(base: &str, words: &[&str], library: Library) -> Result<House, BadHouse> {
    let mut text = format!("{} base={base}", house::HEAD);
    for word in words {
        text.push(' ');
        match word.strip_prefix("name=") {
            Some(name) => {
                text += "name=";
                text += &name.replace('_', "%20").replace('.', "%");
            }
            None => text += word,
        }
    }
    House::read_with(&text, library)
}

/// Reads one word of the hand.
fn read(
    question: &mut Question,
    word: &str,
    said: &mut SaidFields,
    reader: Reader,
) -> Result<(), Syntax> {
    let why = |bad: ParseError| bad.why;
    if word.starts_with(|first: char| first.is_ascii_digit()) {
        question.hand.extend(reader.tiles(word).map_err(why)?);
        return Ok(());
    }
    let (key, value) = word.split_once(':').unwrap_or((word, ""));
    match reader.find(key) {
        Some(Word::By(by)) => {
            said.once(SaidFields::BY, word)?;
            question.by = by;
            if !value.is_empty() {
                question.win = Some(reader.tile(value).map_err(why)?);
            }
        }
        Some(Word::Meld(kind)) => {
            let bad = || Syntax::Value(word.to_owned(), [format!("{}:406m", kind.code())].into());
            question
                .melds
                .push(meld(kind, value, reader)?.ok_or_else(bad)?);
        }
        _ => reader.word(question, word, said).map_err(why)?,
    }
    Ok(())
}

/// Reads a meld; `None` without tiles.
fn meld(kind: MeldKind, text: &str, reader: Reader) -> Result<Option<WrittenMeld>, Syntax> {
    let mut sides = Side::ALL.into_iter();
    let called = sides.find_map(|side| Some((side, text.strip_suffix(side.letter())?)));
    let (from, text) = called.map_or((None, text), |(side, text)| (Some(side), text));
    let tiles = reader.tiles(text).map_err(|bad| bad.why)?;
    Ok((!tiles.is_empty()).then_some(WrittenMeld { kind, tiles, from }))
}

/// Writes a name with letters, digits, `-`, `_` for a space and `.` with two digits for any other byte.
pub fn escape(name: &str) -> String {
    let mut text = String::with_capacity(name.len());
    for byte in name.bytes() {
        match byte {
            b'-' => text.push('-'),
            b' ' => text.push('_'),
            _ if byte.is_ascii_alphanumeric() => text.push(char::from(byte)),
            _ => {
                // Writing to a string cannot fail.
                let _ = write!(text, ".{byte:02X}");
            }
        }
    }
    text
}

/// Reads what [`escape`] wrote; `None` if it cannot have written this.
pub fn unescape(word: &str) -> Option<String> {
    house::unescape(&word.replace('_', "%20").replace('.', "%"))
}
