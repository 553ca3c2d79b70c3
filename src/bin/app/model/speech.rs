//! The language that is spoken, the names of yaku, and the names of rulesets.

use std::borrow::Cow;
use std::cell::{Cell, RefCell};

use tensu::Ruleset;
use tensu::rules::Idiom;
use tensu_words::{Label, Words};

static SILENCE: Words = Words::NONE;

thread_local! {
    static LANGUAGE: Cell<&'static Words> = const { Cell::new(&SILENCE) };
    static IDIOM: Cell<Idiom> = const { Cell::new(Idiom::Riichi) };
    /// The language in that idiom.
    static WORDS: Cell<&'static Words> = const { Cell::new(&SILENCE) };
    /// Each language in another idiom that was spoken: few, and they stay for as long as the page does.
    static SPOKEN: RefCell<Vec<(&'static Words, Idiom, &'static Words)>> = const { RefCell::new(Vec::new()) };
}

/// The words of the chosen language, as the players of the rules speak.
pub(crate) fn words() -> &'static Words {
    WORDS.get()
}

/// The chosen language as its file has it.
pub(crate) fn language() -> &'static Words {
    LANGUAGE.get()
}

/// The name that players use for a ruleset.
pub(crate) fn ruleset(rules: &Ruleset) -> &'static str {
    words().ruleset(rules)
}

/// The same for one that is not here yet, by its English name.
pub(crate) fn named(english: &'static str) -> &'static str {
    words().by_english(english)
}

/// Speaks another language.
pub(crate) fn set(words: &'static Words) {
    LANGUAGE.set(words);
    WORDS.set(spoken(words, IDIOM.get()));
}

/// Speaks as the players of a ruleset do.
pub(crate) fn speak_as(idiom: Idiom) {
    if IDIOM.replace(idiom) != idiom {
        WORDS.set(spoken(LANGUAGE.get(), idiom));
    }
}

/// The words as the players of another ruleset say them.
pub(crate) fn said_as<T>(idiom: Idiom, say: impl FnOnce() -> T) -> T {
    let own = IDIOM.get();
    speak_as(idiom);
    let said = say();
    speak_as(own);
    said
}

/// Returns whether the game that is spoken of is a Chinese one.
pub(crate) fn is_chinese() -> bool {
    idiom().is_chinese()
}

/// The idiom: as the players of which rules the app speaks.
pub(crate) fn idiom() -> Idiom {
    IDIOM.get()
}

fn spoken(language: &'static Words, idiom: Idiom) -> &'static Words {
    SPOKEN.with_borrow_mut(|all| {
        let mut known = all.iter();
        let known = known.find(|(one, its, _)| std::ptr::eq(*one, language) && *its == idiom);
        if let Some((_, _, words)) = known {
            return *words;
        }
        match language.spoken(idiom) {
            Cow::Borrowed(same) => same,
            Cow::Owned(other) => {
                let words: &Words = Box::leak(Box::new(other));
                all.push((language, idiom, words));
                words
            }
        }
    })
}

/// The name of house rules that have none yet.
pub(crate) fn house_name(base: &str, n: u32) -> String {
    match n {
        1 => words().fill_label(Label::HouseName, &[base.into()]),
        n => words().fill_label(Label::HouseNameNumber, &[base.into(), n.into()]),
    }
}

/// The language for the names of yaku.
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

    /// The word that is kept of it.
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
