//! Languages: the type of a language, and a folder of texts for each, which `words/build.rs` checks and makes code of.
//!
//! A text is named by a [`Word`] or a [`Label`] and has placeholders `{0}`, `{1}`, and `{0:tile|tiles}` for words that
//! change with a number (in the folder: `{0, plural, one {tile} other {tiles}}`). A missing text is an error of the build.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use crate::yaku::Yaku;
pub(crate) use idiom::Phrases;

pub use fans::FanWord;
pub use idiom::Idiom;
pub(crate) use languages::*;

#[macro_use]
mod language;
pub(crate) mod fans;
mod idiom;

/// The languages, made of their folders by `words/build.rs`.
pub(crate) mod languages {
    include!(concat!(env!("OUT_DIR"), "/languages.rs"));
}

/// All texts of a language.
///
/// The crate contains all languages. A program that should stay small leaves them out, fetches one as [`Words::pack`]ed
/// text and [`read`](Words::read)s it.
#[derive(Clone, Debug)]
pub struct Words {
    /// The language's BCP 47 tag.
    pub tag: &'static str,
    /// The language's own name for itself.
    pub name: &'static str,
    /// The way in which words change with a number.
    pub(crate) plural: Plural,
    /// The text between thousands.
    pub(crate) separator: &'static str,
    /// The texts by [`Word`], then the names of the yaku, then their conditions, then [`DECIMAL`] and [`ROMAJI`].
    pub(crate) core: Cow<'static, [&'static str]>,
    /// The texts by [`Label`]; empty without the feature `labels`.
    pub(crate) labels: Cow<'static, [&'static str]>,
    /// The texts by [`Teach`]; empty without the feature `labels`, and in a language that was fetched, as these are
    /// fetched apart.
    pub(crate) teach: Cow<'static, [&'static str]>,
    /// The texts by [`FanWord`], then the names of the patterns of Chinese games, then their conditions; empty without
    /// the feature `chinese`, and in a language that was fetched, as these are fetched apart.
    pub(crate) fans: Cow<'static, [&'static str]>,
    /// Those that are said until then: the English ones, or none.
    pub(crate) spare_fans: &'static [&'static str],
    /// Remarks on rulesets by their id; a missing one is given in English.
    pub(crate) notes: Cow<'static, [(&'static str, &'static str)]>,
    /// The phrases of [`Idiom::FanPoints`].
    pub(crate) fan_points: Phrases,
    /// The phrases of [`Idiom::ChowPung`] and [`Idiom::Chinese`].
    pub(crate) chow_pung: Phrases,
    /// Texts of another idiom, by the usual ones; empty for [`Idiom::Riichi`].
    pub(crate) other: Vec<(&'static str, String)>,
}

/// The way in which words change with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Plural {
    /// Not at all: Japanese, Korean, Chinese.
    Never,
    /// One, and all others: English, German.
    One,
    /// Nothing or one, and all others: French.
    UpToOne,
    /// 1, 21, 31 …; 2 to 4, 22 to 24 …; all others: Russian.
    Slavic,
}

impl Plural {
    pub(crate) const ALL: [Self; 4] = [Self::Never, Self::One, Self::UpToOne, Self::Slavic];

    const fn form(self, n: u64) -> usize {
        match self {
            Self::Never => 0,
            Self::One => (n != 1) as usize,
            Self::UpToOne => (n > 1) as usize,
            Self::Slavic => match (n % 10, n % 100) {
                (_, 11..=14) => 2,
                (1, _) => 0,
                (2..=4, _) => 1,
                _ => 2,
            },
        }
    }
}

/// A text of the core or of Chinese games.
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
        name: "",
        plural: Plural::Never,
        separator: "",
        core: Cow::Borrowed(&[]),
        labels: Cow::Borrowed(&[]),
        teach: Cow::Borrowed(&[]),
        fans: Cow::Borrowed(&[]),
        spare_fans: &[],
        notes: Cow::Borrowed(&[]),
        fan_points: Cow::Borrowed(&[]),
        chow_pung: Cow::Borrowed(&[]),
        other: Vec::new(),
    };

    /// Returns whether players of the language call yaku by their Japanese names in Latin letters, next to which the
    /// meaning is shown. Others have names of their own.
    pub fn has_romaji(&self) -> bool {
        self.core.get(ROMAJI).is_some_and(|said| !said.is_empty())
    }

    /// Returns a text as the language's file has it.
    pub fn say(&self, word: Word) -> &str {
        self.said(self.core.get(word as usize).copied().unwrap_or_default())
    }

    /// Returns a text of the app.
    pub fn label(&self, label: Label) -> &str {
        self.said(self.labels.get(label as usize).copied().unwrap_or_default())
    }

    /// Returns a yaku's name, which says what it means; a language without one uses the English name.
    pub fn yaku(&self, yaku: Yaku) -> &str {
        self.said(self.usual_name(yaku))
    }

    /// Returns the name before an idiom has changed it.
    fn usual_name(&self, yaku: Yaku) -> &'static str {
        match self.of_yaku(yaku, 0) {
            "" => yaku.row().english,
            name => name,
        }
    }

    /// Returns the condition of a yaku, in one sentence.
    pub fn condition(&self, yaku: Yaku) -> &str {
        self.said(self.of_yaku(yaku, 1))
    }

    /// Returns a yaku's name (0) or its condition (1).
    fn of_yaku(&self, yaku: Yaku, part: usize) -> &'static str {
        let place = yaku as usize;
        if let Some(place) = place.checked_sub(Yaku::BEFORE_FANS) {
            return self.fan(FanWord::COUNT + part * Yaku::OF_CHINESE + place);
        }
        let found = self
            .core
            .get(Word::COUNT + part * Yaku::BEFORE_FANS + place);
        found.copied().unwrap_or_default()
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

    /// Returns a text of Chinese games. As long as those of a language are not loaded, it is in English
    /// ([`read_core`](Self::read_core)) or empty ([`read`](Self::read)).
    pub fn fan_word(&self, word: FanWord) -> &'static str {
        self.fan(word as usize)
    }

    fn fan(&self, place: usize) -> &'static str {
        let spare = || self.spare_fans.get(place);
        let found = self.fans.get(place).or_else(spare);
        found.copied().unwrap_or_default()
    }

    /// Fills the placeholders of a text of Chinese games.
    #[inline]
    pub fn fill_fan(&self, word: FanWord, fills: &[Fill<'_>]) -> String {
        if cfg!(feature = "chinese") {
            self.fill_text(self.said(self.fan_word(word)), fills)
        } else {
            String::new()
        }
    }

    /// Returns a remark on a ruleset in this language, or the ruleset's English one if the language has none. If two
    /// rulesets have remarks with the same id, `id@ruleset` is the second one's.
    pub fn note(&self, ruleset: &str, remark: &str, english: &'static str) -> &'static str {
        let find = |wanted: &dyn Fn(&str) -> bool| self.notes().find(|(id, _)| wanted(id));
        find(&|id| id.split_once('@') == Some((remark, ruleset)))
            .or_else(|| find(&|id| id == remark))
            .map_or(english, |(_, text)| text)
    }

    /// Returns the origin of a rule, in this language: a judgement or the text itself. The name of a source stays as it
    /// is.
    pub fn origin(&self, english: &'static str) -> &'static str {
        self.by_english(english)
    }

    /// Returns the text that stands for an English one.
    pub(crate) fn by_english(&self, english: &'static str) -> &'static str {
        let found = self.notes().find(|(id, _)| *id == english);
        found.map_or(english, |(_, text)| text)
    }

    /// Returns all remarks of this language with their ids, and the names of rulesets and origins of rules by their
    /// English text.
    pub fn notes(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.notes.iter().copied().chain(self.fan_notes())
    }

    /// Returns the remarks on Chinese games, which come with their texts: “id → text | id → text”.
    fn fan_notes(&self) -> impl Iterator<Item = (&'static str, &'static str)> + use<> {
        let own = if cfg!(feature = "chinese") {
            self.fans.get(FanWord::Notes as usize).copied()
        } else {
            None
        };
        let notes = own.unwrap_or_default().split(" | ");
        notes.filter_map(|note| note.split_once(" → "))
    }

    /// Fills the placeholders of a text.
    pub fn fill(&self, word: Word, fills: &[Fill<'_>]) -> String {
        self.fill_text(self.say(word), fills)
    }

    /// Fills the first sentence of a text: for one whose second sentence lists what is possible, where there is nothing
    /// to list.
    pub(crate) fn fill_first(&self, word: Word, fills: &[Fill<'_>]) -> String {
        let text = self.say(word);
        let first = text.split_inclusive(['.', '。']).next();
        self.fill_text(first.unwrap_or(text), fills)
    }

    /// Fills the placeholders of a text of the app.
    pub fn fill_label(&self, label: Label, fills: &[Fill<'_>]) -> String {
        self.fill_text(self.label(label), fills)
    }

    /// Returns a text of the teaching parts of the app; empty as long as those are not loaded.
    pub fn teach(&self, teach: Teach) -> &str {
        self.said(self.teach.get(teach as usize).copied().unwrap_or_default())
    }

    /// Fills the placeholders of such a text.
    pub fn fill_teach(&self, teach: Teach, fills: &[Fill<'_>]) -> String {
        self.fill_text(self.teach(teach), fills)
    }

    fn fill_text(&self, text: &str, fills: &[Fill<'_>]) -> String {
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
        self.push_digits(n.unsigned_abs(), 0, text);
    }

    /// Writes the digits of a number that `behind` more digits follow.
    fn push_digits(&self, n: u64, behind: u8, text: &mut String) {
        if n > 9 {
            self.push_digits(n / 10, behind + 1, text);
        }
        text.push(char::from(b'0' + (n % 10) as u8));
        if behind > 0 && behind.is_multiple_of(3) {
            text.push_str(self.separator);
        }
    }

    /// Returns the decimal separator.
    pub fn decimal(&self) -> &'static str {
        self.core.get(DECIMAL).copied().unwrap_or_default()
    }

    /// Lists names one after the other: `A, B or C`, with the last two joined by a text such as [`Word::Or`].
    pub fn list(&self, names: &[impl AsRef<str>], last: Word) -> String {
        let mut text = String::new();
        for (i, name) in names.iter().enumerate() {
            if i > 0 {
                let between = if i + 1 == names.len() {
                    last
                } else {
                    Word::Comma
                };
                text.push_str(self.say(between));
            }
            text.push_str(name.as_ref());
        }
        text
    }
}

/// The place in the core of the decimal separator.
pub(crate) const DECIMAL: usize = Word::COUNT + 2 * Yaku::BEFORE_FANS;
/// The place of the answer whether yaku have romaji names; not a field, so that it is read as any other text.
pub(crate) const ROMAJI: usize = DECIMAL + 1;
/// The number of texts of the core.
pub(crate) const CORE: usize = ROMAJI + 1;
