//! Rules and house rules.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};

use super::refusal;
use crate::house::{BadHouse, HEAD};
use crate::refusal::Refusal;
use crate::rules::{Knob, Setting};

pub(super) fn unconfirmed(knob: &Knob, value: &Setting) -> String {
    let value = match value {
        Setting::Bool(true) => "yes".to_owned(),
        Setting::Bool(false) => "no".to_owned(),
        Setting::Number(n) => n.to_string(),
        Setting::Text(code) => code.replace('_', " "),
        Setting::List(_) | Setting::Open(_) | Setting::Null => "as usual".to_owned(),
    };
    format!(
        "Unconfirmed, and the price hangs on it: {} – {value}. No source was found; check with your club.",
        knob.text
    )
}

pub(super) fn bad_house(bad: &BadHouse) -> String {
    match bad {
        BadHouse::NotRules => format!("Rules begin with {HEAD}."),
        BadHouse::Word(word) => format!("\"{word}\" is no rule with a value."),
        BadHouse::NoBase => "The ruleset to start from is missing: base=…".to_owned(),
        BadHouse::UnknownBase(id) => refusal(&Refusal::UnknownRuleset(id.clone())),
        BadHouse::Twice(id) => format!("\"{id}\" is there twice."),
        BadHouse::Rule(bad) => refusal(&Refusal::BadRule(bad.clone())),
        BadHouse::Contradiction(id) => format!("Another rule of the list undoes \"{id}\"."),
    }
}
