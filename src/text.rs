//! Errors in words: what is wrong, and what to change.
//!
//! The content is decided here, once for all languages; the wording is in a language's folder: texts by [`Word`], with
//! placeholders `{0}`, `{1}`, and `{0:tile|tiles}` for words that change with a number. The engine has English, which is
//! every error's `Display`; other languages, and explanations of scores, are in the crate `tensu-words`.
//!
//! ```
//! use tensu::text::{EN, Word};
//! let said = EN.fill(Word::MissingTiles, &[2.into()]);
//! assert_eq!(said, "2 tiles are missing: a winning hand has 14, a kan counting as three.");
//! ```

pub use crate::words::{EN, FanWord, Fill, Plural, Said, Word, Words};

mod errors;
mod evening;
mod names;
mod object;
