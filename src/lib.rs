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
//! # The pipeline
//!
//! [`notation`] → [`Question`] (anything that can be written down) → [`Question::check`] → [`Win`] (a legal, complete
//! hand) → its [`Reading`]s → [`Win::score`] → [`Score`] (the price and everything that led to it, as data) → [`text`]
//! (sentences). A hand that cannot be scored gives [`Refusals`]: every reason, each typed.
//!
//! # Features
//!
//! The core has no dependencies and is `no_std` with `alloc`. `json` adds the request and response of the scoring
//! contract for serde, `js` the JavaScript API, `app` is for the binary of the app.
//!
//! # What it does not do
//!
//! It does not see the table: furiten, whose turn it is and whether a call was possible are for the players to know.

#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;

/// Runs the README's examples as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// Runs the made-up ruleset of ARCHITECTURE.md as a test.
#[cfg(doctest)]
#[doc = include_str!("../ARCHITECTURE.md")]
struct Architecture;

mod additive;
mod award;
mod check;
pub mod compare;
pub mod doubt;
pub mod fast;
pub mod game;
pub mod golden;
pub mod house;
pub mod link;
pub mod list;
pub mod meld;
pub mod notation;
mod order;
pub mod outlook;
pub mod question;
pub mod quick;
pub mod reading;
pub mod reference;
pub mod refusal;
mod riichi;
pub mod rules;
pub mod score;
pub mod shanten;
pub mod text;
pub mod tile;
pub mod tiles;
pub mod what_if;
pub mod win;
#[cfg(feature = "json")]
pub mod wire;
pub mod yaku;

#[cfg(feature = "js")]
pub mod js;

pub use meld::{Meld, MeldKind, Side};
pub use question::{By, Flag, Flags, Liable, Question, Riichi, WrittenMeld};
pub use reading::{Block, BlockKind, Reading, Shape, Wait};
pub use refusal::{Refusal, Refusals};
pub use rules::Ruleset;
pub use score::{Score, score};
pub use tile::{Dragon, Kind, Suit, Tile, Wind};
pub use tiles::{Counts, TileSet};
pub use win::Win;
pub use yaku::Yaku;
