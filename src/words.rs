//! The type of a language, and what it says in English: the texts of errors, and of what errors and rules name.
//!
//! `words/build.rs` checks the folder of texts and makes code of it. A text is named by a [`Word`] and has placeholders `{0}`,
//! `{1}`, and `{0:tile|tiles}` for words that change with a number (in the folder: `{0, plural, one {tile} other {tiles}}`).
//! Other languages are data of the same type: the crate `tensu-words` has them.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use crate::yaku::Yaku;

pub use idiom::Idiom;
pub use languages::{EN, FanWord, Word};

#[macro_use]
mod language;
mod idiom;

/// English, made of its folder by `words/build.rs`.
mod languages {
    include!(concat!(env!("OUT_DIR"), "/languages.rs"));
}

/// The texts of the engine in a language.
///
/// A list may be longer than the engine needs: what a crate above says stands behind.
#[derive(Clone, Debug)]
pub struct Words {
    /// The language's BCP 47 tag.
    pub tag: &'static str,
    /// The way in which words change with a number.
    pub plural: Plural,
    /// The text between thousands.
    pub thousands: &'static str,
    /// The least number whose thousands are separated: 1,000, or 10,000 where four digits stay together.
    pub grouped_from: u32,
    /// The texts by [`Word`].
    pub texts: Cow<'static, [&'static str]>,
    /// The names of the yaku before [`Yaku::BEFORE_FANS`]; none for one that is called as in English.
    pub yaku: Cow<'static, [&'static str]>,
    /// The texts by [`FanWord`]; empty without the feature `chinese`, and as long as those of a language are not loaded.
    pub fans: Cow<'static, [&'static str]>,
    /// The names of the patterns of Chinese games; empty as the texts.
    pub patterns: Cow<'static, [&'static str]>,
    /// The language whose texts of Chinese games are said as long as its own are not loaded; without one they are empty.
    pub spare: Option<&'static Self>,
    /// Texts in the terms of other players, by the usual ones.
    pub other: Vec<(&'static str, String)>,
}

/// The way in which words change with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plural {
    /// Not at all: Japanese, Korean, Chinese.
    Never,
    /// One, and all others: English, German.
    One,
    /// Nothing or one, and all others: French.
    UpToOne,
    /// 1, 21, 31 …; 2 to 4, 22 to 24 …; all others: Russian.
    Slavic,
    /// The same, but of those of the first form 1 alone: Polish.
    Polish,
}

impl Plural {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Never,
        Self::One,
        Self::UpToOne,
        Self::Slavic,
        Self::Polish,
    ];

    const fn form(self, n: u64) -> usize {
        match self {
            Self::Never => 0,
            Self::One => (n != 1) as usize,
            Self::UpToOne => (n > 1) as usize,
            Self::Slavic | Self::Polish => match (n % 10, n % 100) {
                (_, 11..=14) => 2,
                (1, _) if n == 1 || matches!(self, Self::Slavic) => 0,
                (2..=4, _) => 1,
                _ => 2,
            },
        }
    }
}

/// A text of the engine or of its Chinese games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    /// One that every program has.
    Core(Word),
    /// One that comes with Chinese games.
    Fan(FanWord),
    /// The name of a yaku.
    Yaku(Yaku),
}

impl From<Word> for Said {
    fn from(word: Word) -> Self {
        Self::Core(word)
    }
}
/// A filling for a placeholder.
#[derive(Clone, Copy, Debug)]
pub enum Fill<'a> {
    /// A text as it is.
    Text(&'a str),
    /// A number, with its thousands separated.
    Number(i64),
}

impl<'a> From<&'a str> for Fill<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}

impl<'a> From<&'a String> for Fill<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text)
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Fill<'_> {
            fn from(number: $number) -> Self {
                Self::Number(number.into())
            }
        })*
    };
}

numbers!(u8, u16, u32, i32, i64);

impl From<usize> for Fill<'_> {
    fn from(number: usize) -> Self {
        Self::Number(number as i64)
    }
}

impl Words {
    /// The place of a language that is not there yet: every text is empty.
    pub const NONE: Self = Self {
        tag: "",
        plural: Plural::Never,
        thousands: "",
        grouped_from: 0,
        texts: Cow::Borrowed(&[]),
        yaku: Cow::Borrowed(&[]),
        fans: Cow::Borrowed(&[]),
        patterns: Cow::Borrowed(&[]),
        spare: None,
        other: Vec::new(),
    };

    /// Returns a text as the language's file has it.
    pub fn say(&self, word: Word) -> &str {
        self.said(self.texts.get(word as usize).copied().unwrap_or_default())
    }

    /// Returns a yaku's name, which says what it means; a language without one uses the English name.
    pub fn yaku(&self, yaku: Yaku) -> &str {
        self.said(self.usual_name(yaku))
    }

    /// Returns the name before an idiom has changed it.
    pub fn usual_name(&self, yaku: Yaku) -> &'static str {
        match self.own_name(yaku) {
            "" => yaku.row().english,
            name => name,
        }
    }

    /// Returns the language's own name for a yaku; empty where there is none.
    pub fn own_name(&self, yaku: Yaku) -> &'static str {
        let name = match (yaku as usize).checked_sub(Yaku::BEFORE_FANS) {
            None => self.yaku.get(yaku as usize),
            Some(place) if cfg!(feature = "chinese") => self.patterns.get(place),
            Some(_) => None,
        };
        name.copied().unwrap_or_default()
    }

    /// Returns the text of a rule: what it decides, in plain words.
    pub fn rule(&self, text: Said) -> &str {
        match text {
            Said::Core(word) => self.say(word),
            Said::Fan(word) => self.fan_word(word),
            Said::Yaku(yaku) => self.yaku(yaku),
        }
    }

    /// Returns whether the texts of Chinese games are there in this language.
    pub fn has_fans(&self) -> bool {
        !self.fans.is_empty()
    }

    /// Returns a text of Chinese games; empty in a program without them.
    pub fn fan_word(&self, word: FanWord) -> &'static str {
        let own = self.fans.get(word as usize);
        let spare = || self.spare?.fans.get(word as usize);
        own.or_else(spare).copied().unwrap_or_default()
    }

    /// Fills the placeholders of a text of Chinese games.
    #[inline]
    pub fn fill_fan(&self, word: FanWord, fills: &[Fill<'_>]) -> String {
        if cfg!(feature = "chinese") {
            self.filled(self.said(self.fan_word(word)), fills)
        } else {
            String::new()
        }
    }

    /// Fills the placeholders of a text.
    pub fn fill(&self, word: Word, fills: &[Fill<'_>]) -> String {
        self.filled(self.say(word), fills)
    }

    /// Fills the first sentence of a text: for one whose second sentence lists what is possible, where there is nothing
    /// to list.
    pub(crate) fn fill_first(&self, word: Word, fills: &[Fill<'_>]) -> String {
        let text = self.say(word);
        let first = text.split_inclusive(['.', '。']).next();
        self.filled(first.unwrap_or(text), fills)
    }

    /// Puts a text in the terms of this language's players.
    pub fn said(&self, text: &'static str) -> &str {
        let mut other = self.other.iter();
        let found = other.find(|(usual, _)| core::ptr::eq(*usual, text));
        found.map_or(text, |(_, said)| said)
    }

    /// Fills the placeholders of a text of this language.
    pub fn filled(&self, text: &str, fills: &[Fill<'_>]) -> String {
        let mut full = String::with_capacity(text.len() + 16);
        let mut rest = text;
        while let Some((before, after)) = rest.split_once('{') {
            full.push_str(before);
            let (place, behind) = after.split_once('}').unwrap_or((after, ""));
            let (index, forms) = place.split_once(':').unwrap_or((place, ""));
            let index = index.bytes().next().map(|digit| digit.wrapping_sub(b'0'));
            match index.and_then(|index| fills.get(usize::from(index))) {
                Some(Fill::Number(n)) if !forms.is_empty() => {
                    let form = self.plural.form(n.unsigned_abs());
                    full.push_str(forms.split('|').nth(form).unwrap_or(forms));
                }
                Some(Fill::Number(n)) => self.push_number(*n, &mut full),
                Some(Fill::Text(text)) => full.push_str(text),
                None => {}
            }
            rest = behind;
        }
        full.push_str(rest);
        full
    }

    /// Writes an amount with its thousands separated: `12,000`, `-1,500`.
    pub fn number(&self, n: impl Into<i64>) -> String {
        let mut text = String::new();
        self.push_number(n.into(), &mut text);
        text
    }

    fn push_number(&self, n: i64, text: &mut String) {
        if n < 0 {
            text.push('-');
        }
        let n = n.unsigned_abs();
        let is_grouped = n >= self.grouped_from.into();
        push_digits(n, 0, if is_grouped { self.thousands } else { "" }, text);
    }

    /// Lists names one after the other: `A, B or C`, with the last two joined by a text such as “ or ”.
    pub fn joined(&self, names: &[impl AsRef<str>], last: &str) -> String {
        let mut text = String::new();
        for (i, name) in names.iter().enumerate() {
            if i > 0 {
                let is_last = i + 1 == names.len();
                text.push_str(if is_last { last } else { self.say(Word::Comma) });
            }
            text.push_str(name.as_ref());
        }
        text
    }

    /// Lists names with a comma between all.
    pub(crate) fn commas(&self, names: &[impl AsRef<str>]) -> String {
        self.joined(names, self.say(Word::Comma))
    }
}

/// Writes the digits of a number that `behind` more digits follow.
fn push_digits(n: u64, behind: u8, thousands: &str, text: &mut String) {
    if n > 9 {
        push_digits(n / 10, behind + 1, thousands, text);
    }
    text.push(char::from(b'0' + (n % 10) as u8));
    if behind > 0 && behind.is_multiple_of(3) {
        text.push_str(thousands);
    }
}
