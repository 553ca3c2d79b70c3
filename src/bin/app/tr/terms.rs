//! How yaku and bonuses are called, apart from the language of everything else.

use std::cell::Cell;

use tensu::score::What;
use tensu::text::Words;

use super::{Label, say, sentence_case, words};

thread_local! {
    static KOREAN: Cell<Option<&'static Words>> = const { Cell::new(None) };
    static TERMS: Cell<Terms> = const { Cell::new(Terms::Language) };
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

/// Calls yaku otherwise.
pub(crate) fn set_terms(terms: Terms) {
    TERMS.set(terms);
}

/// How yaku are called now.
pub(crate) fn terms() -> Terms {
    TERMS.get()
}

/// Where the Korean names are.
pub(crate) fn set_korean(words: Option<&'static Words>) {
    KOREAN.set(words);
}

/// The name of a yaku or bonus, in the chosen terms.
pub(crate) fn name(what: What) -> String {
    let language = words();
    match (TERMS.get(), what) {
        (Terms::Language, _) if !language.has_romaji() => language.what(what).to_owned(),
        (Terms::Language | Terms::Romaji, What::Yaku(yaku)) => sentence_case(yaku.row().romaji),
        (Terms::Kanji, _) if !kanji(what).is_empty() => kanji(what).to_owned(),
        (Terms::English, What::Yaku(yaku)) => yaku.row().english.to_owned(),
        (Terms::Korean, _) => KOREAN.get().unwrap_or(language).what(what).to_owned(),
        _ => language.what(what).to_owned(),
    }
}

/// What terms are called.
pub(crate) fn terms_name(terms: Terms) -> &'static str {
    say(match terms {
        Terms::Language => Label::TermsLanguage,
        Terms::Romaji => Label::TermsRomaji,
        Terms::Kanji => Label::TermsKanji,
        Terms::English => Label::TermsEnglish,
        Terms::Korean => Label::TermsKorean,
    })
}

/// The name of a yaku or bonus in kanji.
pub(crate) fn kanji(what: What) -> &'static str {
    match what {
        What::Yaku(yaku) => yaku.row().kanji,
        What::Dora => "ドラ",
        What::UraDora => "裏ドラ",
        What::AkaDora => "赤ドラ",
        What::Nukidora => "抜きドラ",
        _ => "",
    }
}
