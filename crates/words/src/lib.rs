//! A score of `tensu` in words, in several languages: what is explained, and how.
//!
//! The content is decided here, once for all languages; the wording is in a language's folder: texts by [`Word`], with
//! placeholders `{0}`, `{1}`, and `{0:tile|tiles}` for words that change with a number. A missing text is an error of the
//! build.
//!
//! ```
//! use tensu::{Question, Ruleset, score};
//! use tensu_words::{DE, EN};
//!
//! let question: Question = "12334m567p11z777z+2m ron seat:S".parse()?;
//! let score = score(&question, Ruleset::by_id("ema_2025").expect("a ruleset of the crate"))?;
//! assert_eq!(EN.what(score.awards[0].what), "Red dragon");
//! assert_eq!(DE.step(&score.steps[1]), "42 Fu, aufgerundet auf 50");
//!
//! let refused = tensu::score(&"234m+5m ron".parse()?, Ruleset::by_id("tenhou").expect("another")).expect_err("four tiles");
//! println!("{}", DE.refusal(refused.first()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A language is [`Words`]; what the engine says in it (errors and names, `tensu::text`) is a part of them.

#![no_std]

extern crate alloc;
// English in the terms of other players is made once for many requests.
#[cfg(feature = "std")]
extern crate std;

pub use explained::Unsaid;
#[cfg(all(feature = "labels", feature = "chinese"))]
pub use keys::Keys;
pub use lines::{Lines, Row, Tone, columns, width};
pub use say::{fu_word, lost_word, romaji};
pub use short::{sentence_case, short_amount};
pub use spoken::best;
pub use tensu::text::Fill;
pub use words::languages::*;
pub use words::{Said, Words};

mod choice;
mod doubt;
mod explained;
mod fact;
mod idiom;
#[cfg(all(feature = "labels", feature = "chinese"))]
mod keys;
mod lines;
mod notes;
mod pack;
mod say;
mod short;
mod spoken;
mod step;
mod words;
