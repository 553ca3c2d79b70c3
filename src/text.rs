//! Explanations in words: one file a language, one function or constant a thing to say.
//!
//! The core never needs these; views do. A language is a [`Words`] constant, so a missing word does not compile.

use alloc::string::String;

use crate::game::{Exchange, Standing};
use crate::house::BadHouse;
use crate::meld::BadMeld;
use crate::notation::Syntax;
use crate::reading::Wait;
use crate::reference::{Fact, Part};
use crate::refusal::{Conflict, Refusal};
use crate::rules::{Knob, Setting};
use crate::score::{FuItem, Limit, Lost, Payer, Step, What};
use crate::tile::{Tile, Wind};
use crate::yaku::{Why, Yaku};

pub use en::EN;

mod en;

/// Everything that a language has to say about a score.
#[derive(Debug)]
pub struct Words {
    /// The language's BCP 47 tag.
    pub tag: &'static str,
    /// A yaku's name.
    pub yaku: fn(Yaku) -> &'static str,
    /// What a yaku takes, in one sentence.
    pub condition: fn(Yaku) -> &'static str,
    /// A fact about a ruleset.
    pub fact: fn(&Fact<'_>) -> String,
    /// A heading over such facts.
    pub part: fn(Part) -> &'static str,
    /// The name of a yaku or bonus.
    pub what: fn(What) -> &'static str,
    /// Why an item has fu.
    pub fu: fn(&FuItem) -> String,
    /// A limit's name.
    pub limit: fn(Limit) -> &'static str,
    /// A wait's name.
    pub wait: fn(Wait) -> &'static str,
    /// A wind's name.
    pub wind: fn(Wind) -> &'static str,
    /// A tile's name as it is said.
    pub tile: fn(Tile) -> String,
    /// Who pays.
    pub payer: fn(Payer) -> &'static str,
    /// A step of the arithmetic.
    pub step: fn(&Step) -> String,
    /// Why a yaku was missed.
    pub why: fn(Why) -> String,
    /// Why a reading lost.
    pub lost: fn(Lost) -> &'static str,
    /// A rule that decided the price and has no source.
    pub unconfirmed: fn(&Knob, &Setting) -> String,
    /// Why house rules cannot be read.
    pub bad_house: fn(&BadHouse) -> String,
    /// What to change.
    pub refusal: fn(&Refusal) -> String,
    /// Two things that cannot both be.
    pub conflict: fn(Conflict) -> String,
    /// What is wrong with a meld.
    pub bad_meld: fn(BadMeld) -> String,
    /// What is wrong with a text.
    pub syntax: fn(&Syntax) -> String,
    /// How a player stands at a drawn hand.
    pub standing: fn(&Standing) -> String,
    /// Whether anybody pays at a drawn hand.
    pub exchange: fn(Exchange) -> &'static str,
}

/// An amount that may be below zero, with its thousands apart: `-1,500`.
pub fn signed(n: i64) -> String {
    let digits = thousands(u32::try_from(n.unsigned_abs()).unwrap_or(u32::MAX));
    if n < 0 {
        alloc::format!("-{digits}")
    } else {
        digits
    }
}

/// An amount with its thousands apart: `12,000`.
pub fn thousands(n: u32) -> String {
    let digits = alloc::format!("{n}");
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i) % 3 == 0 {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
