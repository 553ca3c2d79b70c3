//! Tensu scores mahjong hands and explains the score.
//!
//! ```
//! use tensu::{Question, Ruleset, score};
//!
//! let question: Question = "234m340p66p678s56s+7s ron riichi dora:1m5p".parse()?;
//! let rules = Ruleset::by_id("cheatsheet").expect("a ruleset of the crate");
//! let score = score(&question, rules)?;
//! assert_eq!(score.han, Some(7));
//! assert_eq!(score.total, 12_000);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A hand, scored
//!
//! A hand is a [`Question`], which may hold anything that can be written down: tiles, melds, the way of winning, the
//! table. [`notation`] says how to type it. A [`Ruleset`] is a plain value; [`score()`] is a function of the two.
//!
//! ```
//! use tensu::{Question, Ruleset, score};
//! use tensu_words::EN;
//!
//! let rules = Ruleset::by_id("ema_2025").expect("a ruleset of the crate");
//! let question: Question = "12334m567p11z777z+2m ron seat:S".parse()?;
//! let score = score(&question, rules)?;
//!
//! for award in &score.awards {
//!     println!("{} {:?}", EN.what(award.what), award.amount); // Red dragon Han(1)
//! }
//! let fu = score.fu.as_ref().expect("this ruleset counts fu");
//! for item in &fu.items {
//!     println!("{} {}", item.fu, EN.fu(item)); // 2 closed wait (kanchan) …
//! }
//! for step in &score.steps {
//!     println!("{}", EN.step(step)); // 42 fu, rounded up to 50 …
//! }
//! for payment in &score.payments {
//!     println!("{}: {}", EN.payer(payment.from), payment.points()); // Discarder: 1600
//! }
//! assert_eq!((score.han, fu.rounded, score.total), (Some(1), 50, 1_600));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Everything that led to the score is in the [`Score`], as data: the [`Reading`] that was paid and where the winning
//! tile sits in it, the readings that lost and why, the yaku that nearly applied and the one thing that each was
//! missing, and the rulings of the ruleset's own text that touched this result.
//!
//! # When it cannot be scored
//!
//! A [`Refusals`] holds every reason at once, each a typed [`Refusal`] that names the field to correct. Nothing panics,
//! whatever the input.
//!
//! ```
//! use tensu::{Question, Ruleset, score};
//! use tensu_words::DE;
//!
//! let rules = Ruleset::by_id("cheatsheet").expect("a ruleset of the crate");
//! let question: Question = "234m567p345s6p67s(666p)+8s ron".parse()?;
//! let refused = score(&question, rules).expect_err("fifteen tiles");
//! let refusal = refused.iter().next().expect("a reason");
//! println!("{refusal}\n{}", DE.refusal(refusal));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Rules
//!
//! [`rules::all`] are the rulesets; each has its own file, which says where every value comes from. House rules are
//! one of them with some rules changed by name, kept as a line of text ([`house`]); a whole new ruleset is a value that
//! you write. [`mod@reference`] lists everything about a ruleset, line by line; [`mod@compare`] scores a hand under all of
//! them and names the rule that makes the difference.
//!
//! ```
//! use tensu::{Question, house::House, score};
//!
//! let club: House = "tensu-rules:1 base=tenhou name=Club%20X kiriage=true".parse()?;
//! let rules = club.ruleset()?;
//! let question: Question = "999p345s67m22s[4444m]+8m ron riichi dora:1s".parse()?;
//! assert_eq!(score(&question, &rules)?.total, 8_000); // 3 han 60 fu, rounded up to a mangan
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Before and after the win
//!
//! - [`Question::waits`]: thirteen tiles, and the payment for each wait; [`outlook::is_furiten`].
//! - [`Question::discards`]: fourteen tiles that do not win, and the hand after each discard; [`mod@shanten`].
//! - [`mod@what_if`]: a win with one thing changed, such as one han more or the dealer's seat.
//! - [`game`]: several winners on one tile, drawn hands, nagashi mangan, the least win for a better place, the
//!   end of the game.
//! - [`quick`]: a win as somebody counted it, without tiles: yaku and fu, or han and fu.
//! - [`mod@likely`]: the most probable hand on a photo, from the odds of a reader.
//! - [`picture`]: a hand as a drawing.
//! - [`link`]: a hand and its rules as a URL fragment; the format is stable.
//!
//! # Words
//!
//! Errors say in English what is wrong and what to change ([`text`]). Explanations, and all of it in eight languages, are
//! the crate `tensu-words`. The content is decided once; a language is a list of texts, and a missing text is a compile
//! error.
//!
//! # Speed
//!
//! [`Win::score`] takes less than a microsecond on a desktop and explains; [`bulk`] takes about a tenth of that,
//! allocates nothing, and gives only the score. Both always agree. `docs/proof.md` in the repository has the measured
//! figures and says how to repeat them.
//!
//! # How it is built
//!
//! [`notation`] → [`Question`] → [`Question::check`] → [`Win`] (a legal, complete hand) → its [`Reading`]s →
//! [`Win::score`] → [`Score`], and of it `tensu-words` makes sentences. After `check` nothing checks again. ARCHITECTURE.md
//! has the map.
//!
//! # Features and what they cost
//!
//! | feature | adds | crates it brings |
//! |---|---|---|
//! | none | all of the above but the Chinese rulesets; `no_std` with `alloc` | 0 |
//! | `chinese`, the default | the Chinese rulesets (`rules::CHINESE`), their patterns and texts | 0 |
//! | `serde` | plain types for serde, by ids: tiles, melds, [`Question`], [`Score`], [`house::House`]; `no_std` | 7, serde and its derive |
//! | `arbitrary` | tiles, melds and questions from a fuzzer's bytes; needs std | 6, arbitrary and its derive |
//! | `exhaustive` | a match over a step, a fact or a reason must name all there are, for whoever explains each | 0 |
//!
//! Explanations are the crate `tensu-words`, the scoring contract is `tensu-wire`, hands to count and the course are
//! `tensu-learn`.
//!
//! Features only add: none changes a score.
//!
//! # Versions
//!
//! Semantic versioning, and one more rule: every change of a score is listed in the changelog with its reason, and is
//! never a patch release. Ids (of yaku, rulesets, rules, errors) keep their meaning for good.
//!
//! # What it does not do
//!
//! It does not see the table: whose turn it is and whether a call was possible are for the players to know.

#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;
// The derive of `Arbitrary` counts its depth in a variable of the thread.
#[cfg(feature = "arbitrary")]
extern crate std;

/// Runs the program for Rust of docs/use.md as a test.
#[cfg(doctest)]
#[doc = include_str!("../docs/use.md")]
struct Use;

/// Runs the made-up ruleset of docs/engine.md as a test.
#[cfg(doctest)]
#[doc = include_str!("../docs/engine.md")]
struct Engine;

mod date;
mod engine;
mod hand;
#[cfg(any(feature = "serde", feature = "arbitrary"))]
mod plain;
mod presets;
mod result;
mod rulebook;
mod words;

pub mod bulk;
pub mod compare;
pub mod evening;
pub mod game;
pub mod golden;
pub mod likely;
pub mod link;
pub mod outlook;
pub mod picture;
pub mod quick;
pub mod reference;
pub mod text;
pub mod tiles;
pub mod what_if;
pub mod yaku;

/// The score of a hand with its explanation, as data.
pub mod score {
    pub use crate::presets::score;
    pub use crate::result::score::*;
    pub use crate::result::why::{MissReason, Principle};
    pub use crate::rulebook::Limit;
}

/// Rulesets: the tiles, yaku and payments of a game; and the rulesets of the crate.
pub mod rules {
    pub use crate::presets::*;
    pub use crate::rulebook::*;
}

/// Parts of the engine for the crates of this workspace alone: no version promises them.
#[doc(hidden)]
pub mod inside {
    pub use crate::compare::between;
    pub use crate::engine::additive::least;
    pub use crate::engine::riichi::chart::fu_items;
    pub use crate::engine::riichi::fu::of_set;
    pub use crate::game::several::honba_or_sticks;
    pub use crate::hand::notation::{
        SaidFields, ToldQuestion, Word, WordKey, find, nearest, plain, question, wind, yaku,
    };
    pub use crate::link::{
        escape as written_name, read_hand, read_rules, unescape as read_name, written,
        written_rules,
    };
    pub use crate::presets::house::{unescape, value_text};
    pub use crate::presets::unstated::PARTICULAR;
    pub use crate::reference::facts_about;
    pub use crate::tiles::order::{sort_by, sort_by_key};
}

pub use hand::named::Named;
pub use hand::question::{By, Flag, Flags, Liable, Question, Riichi, WrittenMeld};
pub use hand::reading::{Block, BlockKind, Reading, Shape, Wait};
pub use hand::{notation, question, reading, shanten};
pub use presets::Ruleset;
pub use presets::{house, unconfirmed};
pub use result::refusal::{Refusal, Refusals};
pub use result::score::Score;
pub use result::win::Win;
pub use result::{refusal, win};
pub use score::score;
pub use tiles::meld::{Meld, MeldKind, Side};
pub use tiles::{BySeat, Counts, Dragon, Kind, Suit, Tile, TileSet, Wind};
pub use tiles::{list, meld, tile};
pub use yaku::Yaku;
