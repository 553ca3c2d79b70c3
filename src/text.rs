//! Explanations in words: each language is a folder of texts, those of Chinese games in files of their own.
//!
//! The core itself uses only English, for errors and rule names; views use the rest. The content is decided here, once
//! for all languages; the wording is in the language's folder: texts by [`Word`], with placeholders `{0}`,
//! `{1}`, and `{0:tile|tiles}` for words that change with a number. A missing text is a compile error.
//!
//! ```
//! use tensu::text::{EN, Word};
//! let said = EN.fill(Word::MissingTiles, &[2.into()]);
//! assert_eq!(said, "2 tiles are missing: a winning hand has 14, a kan counting as three.");
//! ```

use crate::presets::Ruleset;

pub use crate::words::languages::*;
pub use crate::words::{FanWord, Fill, Said, Words};

mod doubt;
mod errors;
mod evening;
mod fact;
mod notes;
mod object;
mod pack;
mod say;
mod step;

pub use say::{fu_word, lost_word, romaji};

impl Words {
    /// Returns the name that players give a ruleset; a language may leave out a name that is the same in English, such
    /// as a federation's.
    ///
    /// ```
    /// use tensu::rules::TENHOU;
    /// use tensu::text::{EN, JA};
    /// assert_eq!((EN.ruleset(&TENHOU), JA.ruleset(&TENHOU)), ("Tenhou", "天鳳"));
    /// ```
    pub fn ruleset(&self, rules: &Ruleset) -> &'static str {
        self.by_english(rules.name)
    }
}
