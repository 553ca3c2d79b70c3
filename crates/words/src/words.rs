//! The type of a language, and the languages, which `build.rs` makes of their folders.

use alloc::borrow::Cow;
use alloc::string::String;
use core::ops::Deref;

use tensu::text::{self as engine, Fill};
use tensu::{Ruleset, Yaku};

pub(crate) use languages::*;

#[macro_use]
mod language;

pub(crate) mod languages {
    include!(concat!(env!("OUT_DIR"), "/languages.rs"));
}

/// Phrases with their replacements; at a place of a text the first that fits counts. `=Fu` is a text of nothing but
/// `Fu`: a title, beside which the score may stand.
pub(crate) type Phrases = Cow<'static, [(&'static str, &'static str)]>;

/// All texts of a language. What the engine says in it comes first in its lists, so it is one of the engine's languages, too.
///
/// The crate contains all languages. A program that should stay small leaves them out, fetches one as [`Words::pack`]ed
/// text and [`read`](Words::read)s it.
#[derive(Clone, Debug)]
pub struct Words {
    /// The language's own name for itself.
    pub name: &'static str,
    /// The texts by [`Word`], then [`DECIMAL`] and [`ROMAJI`]; the yaku's names, then their conditions; those by
    /// [`FanWord`]; names and conditions of patterns.
    pub(crate) engine: engine::Words,
    /// The texts by [`Label`]; without the feature `labels` those of an explanation alone.
    pub(crate) labels: Cow<'static, [&'static str]>,
    /// The texts by [`Teach`]; empty without the feature `labels`, and in a language that was fetched, as these are
    /// fetched apart.
    pub(crate) teach: Cow<'static, [&'static str]>,
    /// Remarks on rulesets by their id; a missing one is given in English.
    pub(crate) notes: Phrases,
    /// The phrases of [`Idiom::FanPoints`](tensu::rules::Idiom::FanPoints).
    pub(crate) fan_points: Phrases,
    /// The phrases of [`Idiom::ChowPung`](tensu::rules::Idiom::ChowPung) and those of Chinese games.
    pub(crate) chow_pung: Phrases,
}

/// The place among the texts of the decimal separator.
pub(crate) const DECIMAL: usize = Word::COUNT;
/// The place of the answer whether yaku have romaji names; not a field, so that it is read as any other text.
pub(crate) const ROMAJI: usize = DECIMAL + 1;
/// The number of texts.
pub(crate) const TEXTS: usize = ROMAJI + 1;
/// The number of patterns of Chinese games.
pub(crate) const PATTERNS: usize = Yaku::COUNT - Yaku::BEFORE_FANS;

impl Deref for Words {
    type Target = engine::Words;

    fn deref(&self) -> &engine::Words {
        &self.engine
    }
}

/// A text for a part of a score or of rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    /// One that every program has.
    Core(Word),
    /// One that comes with Chinese games.
    Fan(FanWord),
    /// One that the engine names.
    Engine(engine::Said),
}

impl From<Word> for Said {
    fn from(word: Word) -> Self {
        Self::Core(word)
    }
}

impl From<engine::Said> for Said {
    fn from(said: engine::Said) -> Self {
        Self::Engine(said)
    }
}

impl Words {
    /// The place of a language that is not there yet: every text is empty.
    pub const NONE: Self = Self {
        name: "",
        engine: engine::Words::NONE,
        labels: Cow::Borrowed(&[]),
        teach: Cow::Borrowed(&[]),
        notes: Cow::Borrowed(&[]),
        fan_points: Cow::Borrowed(&[]),
        chow_pung: Cow::Borrowed(&[]),
    };

    /// Returns whether players of the language call yaku by their Japanese names in Latin letters, next to which the
    /// meaning is shown. Others have names of their own.
    pub fn has_romaji(&self) -> bool {
        self.texts.get(ROMAJI).is_some_and(|said| !said.is_empty())
    }

    /// Returns the decimal separator.
    pub fn decimal(&self) -> &'static str {
        self.texts.get(DECIMAL).copied().unwrap_or_default()
    }

    /// Returns a text as the language's file has it.
    pub fn say(&self, word: Word) -> &str {
        self.said(self.texts.get(word as usize).copied().unwrap_or_default())
    }

    /// Fills the placeholders of a text.
    pub fn fill(&self, word: Word, fills: &[Fill<'_>]) -> String {
        self.filled(self.say(word), fills)
    }

    /// Lists names one after the other: `A, B or C`, with the last two joined by a text such as [`Word::Or`].
    pub fn list(&self, names: &[impl AsRef<str>], last: Word) -> String {
        self.joined(names, self.say(last))
    }

    /// Returns a text of an explanation or of the app.
    pub fn label(&self, label: Label) -> &str {
        self.said(self.labels.get(label as usize).copied().unwrap_or_default())
    }

    /// Fills the placeholders of such a text.
    pub fn fill_label(&self, label: Label, fills: &[Fill<'_>]) -> String {
        self.filled(self.label(label), fills)
    }

    /// Returns a text of the teaching parts of the app; empty as long as those are not loaded.
    pub fn teach(&self, teach: Teach) -> &str {
        self.said(self.teach.get(teach as usize).copied().unwrap_or_default())
    }

    /// Fills the placeholders of such a text.
    pub fn fill_teach(&self, teach: Teach, fills: &[Fill<'_>]) -> String {
        self.filled(self.teach(teach), fills)
    }

    /// Says why a text is no log, by the code of `tensu_log::BadLog` and what that names.
    pub fn bad_log(&self, code: &str, fills: &[Fill<'_>]) -> String {
        let text = match code {
            "log_empty" => Teach::LogEmpty,
            "log_address" => Teach::LogAddress,
            "log_long" => Teach::LogLong,
            "log_hands" => Teach::LogHands,
            "log_broken" => Teach::LogBroken,
            "log_value" => Teach::LogValue,
            _ => Teach::LogUnknown,
        };
        self.fill_teach(text, fills)
    }

    /// Returns a text of Chinese games. As long as those of a language are not loaded, it is in English
    /// ([`read_core`](Self::read_core)) or empty ([`read`](Self::read)).
    pub fn fan_word(&self, word: FanWord) -> &'static str {
        self.of_fans(word as usize, |words| &words.fans)
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

    fn of_fans(
        &self,
        place: usize,
        list: impl Fn(&engine::Words) -> &[&'static str],
    ) -> &'static str {
        let own = list(&self.engine).get(place);
        let spare = || list(self.engine.spare?).get(place);
        own.or_else(spare).copied().unwrap_or_default()
    }

    /// Returns the condition of a yaku, in one sentence.
    pub fn condition(&self, yaku: Yaku) -> &str {
        let place = yaku as usize;
        if let Some(place) = place.checked_sub(Yaku::BEFORE_FANS) {
            return self.said(self.of_fans(PATTERNS + place, |words| &words.patterns));
        }
        let found = self.engine.yaku.get(Yaku::BEFORE_FANS + place);
        self.said(found.copied().unwrap_or_default())
    }

    /// Returns the text of a rule or of a part of a score, in plain words.
    pub fn rule(&self, text: impl Into<Said>) -> &str {
        match text.into() {
            Said::Core(word) => self.say(word),
            Said::Fan(word) => self.fan_word(word),
            Said::Engine(said) => self.engine.rule(said),
        }
    }

    /// Returns the name that players give a ruleset; a language may leave out a name that is the same in English, such
    /// as a federation's.
    ///
    /// ```
    /// use tensu::rules::TENHOU;
    /// use tensu_words::{EN, JA};
    /// assert_eq!((EN.ruleset(&TENHOU), JA.ruleset(&TENHOU)), ("Tenhou", "天鳳"));
    /// ```
    pub fn ruleset(&self, rules: &Ruleset) -> &'static str {
        self.by_english(rules.name)
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
    /// Returns what this language has for an English text: the name of a ruleset or the origin of a rule.
    pub fn by_english(&self, english: &'static str) -> &'static str {
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
            self.engine.fans.get(FanWord::Notes as usize).copied()
        } else {
            None
        };
        let notes = own.unwrap_or_default().split(" | ");
        notes.filter_map(|note| note.split_once(" → "))
    }
}
