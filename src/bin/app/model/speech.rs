//! Which language is spoken, how yaku are called, and the names that something keeps.

use std::cell::Cell;

use tensu::Ruleset;
use tensu::text::{Label, Words};

thread_local! {
    static WORDS: Cell<&'static Words> = const { Cell::new(&Words::NONE) };
}

/// The words of the chosen language.
pub(crate) fn words() -> &'static Words {
    WORDS.get()
}

/// What players call a ruleset.
pub(crate) fn ruleset(rules: &Ruleset) -> &'static str {
    words().ruleset(rules)
}

/// Speaks another language.
pub(crate) fn set(words: &'static Words) {
    WORDS.set(words);
}

/// The name of house rules that have none yet.
pub(crate) fn house_name(base: &str, n: u32) -> String {
    match n {
        1 => words().fill_label(Label::HouseName, &[base.into()]),
        n => words().fill_label(Label::HouseNameNumber, &[base.into(), n.into()]),
    }
}

/// How yaku are called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Terms {
    /// As the players of the language do.
    #[default]
    Language,
    /// In Japanese, in Latin letters.
    Romaji,
    /// In Japanese.
    Kanji,
    /// In English.
    English,
    /// In Korean.
    Korean,
}

impl Terms {
    /// All, in the order of the menu.
    pub(crate) const ALL: [Self; 5] = [
        Self::Language,
        Self::Romaji,
        Self::Kanji,
        Self::English,
        Self::Korean,
    ];

    /// What is kept of it.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::Language => "language",
            Self::Romaji => "romaji",
            Self::Kanji => "kanji",
            Self::English => "english",
            Self::Korean => "korean",
        }
    }

    /// The terms with this code.
    pub(crate) fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|terms| terms.code() == code)
    }
}
