//! The scoring contract: one request, one response, the same for the command, the JavaScript API and shared links.
//!
//! A request is a hand to score ([`Request`]) unless its `"ask"` says otherwise; [`answer`] is the entry for all of
//! them. These types are the contract; the core's own types have no serialised form, so that they can change without it.
//! A field that nothing reads changes no answer and is named in its `warnings` (with `"strict": true` it is an error); a
//! missing field has its default, so that old requests keep their meaning.
//!
//! Their fields are described once, in [`contract`]. Both are written as a [`Value`], the only type that implements serde. So
//! serde's code exists once for each format, not once for each type.

#![no_std]

extern crate alloc;
#[cfg(feature = "stream")]
extern crate std;

pub use around::{Ask, DrawnRequest, EndRequest, HandText, NagashiRequest, SettleRequest};
pub use asks::{Readable, answer, answer_to};
pub use catalog::{RulesetsRequest, rulesets};
pub use draw::draw;
pub use explain::ExplainRequest;
pub use game::{GameRequest, Players};
pub use json::{answer_list, answer_one, answer_text};
pub use likely::{LikelyRequest, SeenTile};
pub use log::LogRequest;
pub use read::Malformed;
pub use reference::{ReferenceRequest, YakuRequest, reference};
pub use request::{LiableText, MeldText, Request, RulesetChoice};
pub use response::{PRICE, malformed, refused, scored};
pub use value::Value;
pub use waits::WaitsRequest;
pub use written::{LinksRequest, ParseRequest, PrintRequest};

mod answer;
mod around;
mod asks;
mod catalog;
mod common;
pub mod contract;
mod declare;
mod deserialize;
mod draw;
mod explain;
mod game;
mod hands;
#[cfg(feature = "js")]
pub mod js;
mod json;
mod known;
mod likely;
mod log;
mod question;
mod read;
mod reference;
mod request;
mod response;
#[cfg(feature = "stream")]
pub mod stream;
pub mod types;
mod value;
mod waits;
mod written;
