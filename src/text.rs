//! Explanations in words: one file per language, with nothing but texts in it.
//!
//! The core itself uses only English, for errors and rule names; views use the rest. What to say is decided here, once for
//! all languages; how to say it is in the language's file: a list of texts by [`Word`], with placeholders `{0}`, `{1}`, and
//! `{0:tile|tiles}` for words that change with a number. A missing text is a compile error.
//!
//! ```
//! use tensu::text::{EN, Word};
//! let said = EN.fill(Word::MissingTiles, &[2.into()]);
//! assert_eq!(said, "2 tiles are missing: a winning hand has 14, a kan counting as three.");
//! ```

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::rules::Ruleset;
use crate::yaku::Yaku;

pub use de::DE;
pub use en::{EN, Label, Word};
pub use fr::FR;
pub use ja::JA;
pub use ko::KO;
pub use ru::RU;
pub use zh_hans::ZH_HANS;
pub use zh_hant::ZH_HANT;

#[macro_use]
mod language;
mod de;
mod en;
mod fact;
mod fr;
mod ja;
mod ko;
mod notes;
mod object;
mod ru;
mod say;
mod step;
mod zh_hans;
mod zh_hant;

/// All languages, in the order of a menu.
pub static LANGUAGES: &[&Words] = &[&EN, &JA, &KO, &ZH_HANS, &ZH_HANT, &DE, &FR, &RU];

/// All texts of a language.
///
/// The crate contains all languages. A program that should stay small leaves them out, gets one as [`Words::pack`]ed
/// text and [`read`](Words::read)s it.
#[derive(Clone, Debug)]
pub struct Words {
    /// The language's BCP 47 tag.
    pub tag: &'static str,
    /// The language's own name for itself.
    pub name: &'static str,
    /// How words change with a number.
    plural: Plural,
    /// What stands between thousands.
    separator: &'static str,
    /// By [`Word`], then the names of the yaku, then their conditions, then [`DECIMAL`] and [`ROMAJI`].
    core: Cow<'static, [&'static str]>,
    /// By [`Label`]; empty without the feature `labels`.
    labels: Cow<'static, [&'static str]>,
    /// Remarks on rulesets by their id; one that is not here is said in English.
    notes: Cow<'static, [(&'static str, &'static str)]>,
}

/// How words change with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Plural {
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
    const ALL: [Self; 4] = [Self::Never, Self::One, Self::UpToOne, Self::Slavic];

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

/// What goes into a sentence.
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
    /// No language yet: every text is empty.
    pub const NONE: Self = Self {
        tag: "",
        name: "",
        plural: Plural::Never,
        separator: "",
        core: Cow::Borrowed(&[]),
        labels: Cow::Borrowed(&[]),
        notes: Cow::Borrowed(&[]),
    };

    /// Whether players of the language call yaku by their Japanese names in Latin letters, next to which the meaning is
    /// shown. Others have names of their own.
    pub fn has_romaji(&self) -> bool {
        self.core.get(ROMAJI).is_some_and(|said| !said.is_empty())
    }

    /// A text as the language's file has it.
    pub fn say(&self, word: Word) -> &'static str {
        self.core.get(word as usize).copied().unwrap_or_default()
    }

    /// A text of the app.
    pub fn label(&self, label: Label) -> &'static str {
        self.labels.get(label as usize).copied().unwrap_or_default()
    }

    /// A yaku's name, which says what it means; a language without one uses the English name.
    pub fn yaku(&self, yaku: Yaku) -> &'static str {
        let name = self.core.get(Word::COUNT + yaku as usize);
        let name = name.copied().unwrap_or_default();
        if name.is_empty() {
            yaku.row().english
        } else {
            name
        }
    }

    /// What a yaku requires, in one sentence.
    pub fn condition(&self, yaku: Yaku) -> &'static str {
        let at = Word::COUNT + Yaku::COUNT + yaku as usize;
        self.core.get(at).copied().unwrap_or_default()
    }

    /// A remark on a ruleset in this language, or the ruleset's English one if the language has none. If two rulesets have
    /// remarks with the same id, `id@ruleset` is the second one's.
    pub fn note(&self, ruleset: &str, remark: &str, english: &'static str) -> &'static str {
        let find = |wanted: &dyn Fn(&str) -> bool| self.notes.iter().find(|(id, _)| wanted(id));
        find(&|id| id.split_once('@') == Some((remark, ruleset)))
            .or_else(|| find(&|id| id == remark))
            .map_or(english, |(_, text)| *text)
    }

    /// Where a rule comes from, in this language: a judgement or the text itself. The name of a source stays as it is.
    pub fn origin(&self, english: &'static str) -> &'static str {
        self.by_english(english)
    }

    /// What players call a ruleset; a language may leave out a name that is the same in English, such as a federation's.
    ///
    /// ```
    /// use tensu::rules::TENHOU;
    /// use tensu::text::{EN, JA};
    /// assert_eq!((EN.ruleset(&TENHOU), JA.ruleset(&TENHOU)), ("Tenhou", "天鳳"));
    /// ```
    pub fn ruleset(&self, rules: &Ruleset) -> &'static str {
        self.by_english(rules.name)
    }

    fn by_english(&self, english: &'static str) -> &'static str {
        let found = self.notes.iter().find(|(id, _)| *id == english);
        found.map_or(english, |(_, text)| *text)
    }

    /// All remarks of this language with their ids, and the names of rulesets and origins of rules by their English text.
    pub fn notes(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.notes.iter().copied()
    }

    /// A text with its placeholders filled.
    pub fn fill(&self, word: Word, fills: &[Fill<'_>]) -> String {
        self.fill_text(self.say(word), fills)
    }

    /// A text of the app with its placeholders filled.
    pub fn fill_label(&self, label: Label, fills: &[Fill<'_>]) -> String {
        self.fill_text(self.label(label), fills)
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
                Some(Fill::Number(n)) => full.push_str(&self.number(*n)),
                Some(Fill::Text(text)) => full.push_str(text),
                None => {}
            }
            rest = behind;
        }
        full.push_str(rest);
        full
    }

    /// An amount with its thousands separated: `12,000`, `-1,500`.
    pub fn number(&self, n: impl Into<i64>) -> String {
        let n = n.into();
        let digits = n.unsigned_abs().to_string();
        let mut text = String::with_capacity(digits.len() + 4);
        if n < 0 {
            text.push('-');
        }
        for (i, digit) in digits.chars().enumerate() {
            if i > 0 && (digits.len() - i) % 3 == 0 {
                text.push_str(self.separator);
            }
            text.push(digit);
        }
        text
    }

    /// The decimal separator.
    pub fn decimal(&self) -> &'static str {
        self.core.get(DECIMAL).copied().unwrap_or_default()
    }

    /// Names one after the other: `A, B or C`, with the last two joined by a text such as [`Word::Or`].
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

    /// The whole language as text, one line for each text, which [`Words::read`] reads.
    pub fn pack(&self) -> String {
        self.packed(&self.labels)
    }

    /// The same without the texts of the app, for [`Words::read_core`].
    pub fn pack_core(&self) -> String {
        self.packed(&[])
    }

    fn packed(&self, labels: &[&str]) -> String {
        let plural = Plural::ALL.iter().position(|&one| one == self.plural);
        let mut text = format!(
            "{}\n{}\n{}\n{}\n",
            self.tag,
            self.name,
            plural.unwrap_or_default(),
            self.separator
        );
        for line in self.core.iter().chain(labels) {
            text.push_str(line);
            text.push('\n');
        }
        if self.notes.is_empty() {
            return text;
        }
        let keys = notes::keys();
        for key in &keys {
            text.extend([self.note("", key, ""), "\n"]);
        }
        for (id, note) in self.notes.iter().filter(|(id, _)| !keys.contains(id)) {
            text.extend([*id, "=", *note, "\n"]);
        }
        text
    }

    /// A language from its packed text; `None` if the text is from another version or not a language at all.
    pub fn read(text: &'static str) -> Option<Self> {
        Self::unpacked(text, Label::COUNT)
    }

    /// A language without the texts of the app; `None` as for [`Words::read`].
    ///
    /// ```
    /// use tensu::text::{DE, Word, Words};
    /// let words = Words::read_core(DE.pack_core().leak()).unwrap();
    /// assert_eq!((words.tag, words.say(Word::East)), ("de", DE.say(Word::East)));
    /// assert!(Words::read_core(DE.pack().leak()).is_none());
    /// ```
    pub fn read_core(text: &'static str) -> Option<Self> {
        Self::unpacked(text, 0)
    }

    fn unpacked(text: &'static str, labels: usize) -> Option<Self> {
        let mut lines = text.lines();
        let (tag, name) = (lines.next()?, lines.next()?);
        let plural = *Plural::ALL.get(lines.next()?.parse::<usize>().ok()?)?;
        let separator = lines.next()?;
        let mut take = |count: usize| {
            let taken: Vec<&'static str> = lines.by_ref().take(count).collect();
            (taken.len() == count).then_some(taken)
        };
        let core = take(CORE)?;
        let labels = take(labels)?;
        let mut notes = Vec::new();
        let mut lines = lines.peekable();
        // English has none.
        if lines.peek().is_some() {
            for key in notes::keys() {
                let note = lines.next()?;
                if !note.is_empty() {
                    notes.push((key, note));
                }
            }
        }
        for line in lines {
            notes.push(line.split_once('=')?);
        }
        Some(Self {
            tag,
            name,
            plural,
            separator,
            core: core.into(),
            labels: labels.into(),
            notes: notes.into(),
        })
    }
}

/// Where the core has what stands before tenths.
const DECIMAL: usize = Word::COUNT + 2 * Yaku::COUNT;
/// Where it says whether there is romaji; not a field, so that it is read as any other text.
const ROMAJI: usize = DECIMAL + 1;
/// How many texts of the core there are.
const CORE: usize = ROMAJI + 1;
