//! Helpers for tests of all subjects: a ruleset with house rules, a hand, what is answered.

use std::collections::BTreeSet;
use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tensu::rules::Setting;
use tensu::{Kind, Question, Refusal, Refusals, Ruleset, Score, Tile, score};
use tensu_wire::{Malformed, Readable, answer, answer_list};
use tensu_words::LANGUAGES;

/// Holds that two lists of names are the same; `what` each name is.
pub fn alike<T: Ord + Debug>(
    there: impl IntoIterator<Item = T>,
    named: impl IntoIterator<Item = T>,
    what: &str,
) {
    let there: BTreeSet<T> = there.into_iter().collect();
    let named: BTreeSet<T> = named.into_iter().collect();
    let missing: Vec<_> = there.difference(&named).collect();
    let unknown: Vec<_> = named.difference(&there).collect();
    assert!(missing.is_empty(), "{what}, not named: {missing:#?}");
    assert!(unknown.is_empty(), "no {what}: {unknown:#?}");
}

/// A ruleset as it is.
pub fn preset(id: &str) -> &'static Ruleset {
    Ruleset::by_id(id).unwrap_or_else(|| panic!("no ruleset {id}"))
}

/// Reads an id and house rules: `"cheatsheet kiriage=true red_fives=[0,0,0]"`.
pub fn ruleset(text: &str) -> Ruleset {
    let mut words = text.split_whitespace();
    let id = words.next().unwrap_or_default();
    let known = preset(id);
    words.fold(known.clone(), |rules, word| with(&rules, word))
}

/// The ruleset with one rule changed.
pub fn with(rules: &Ruleset, word: &str) -> Ruleset {
    let mut rules = rules.clone();
    let (id, value) = word.split_once('=').unwrap_or((word, "true"));
    rules
        .change(id, &setting(value))
        .unwrap_or_else(|bad| panic!("{word}: {bad:?}"));
    rules
}

/// Reads a value: `true`, `4`, `mangan`, `[a,b]`, `open:2`, `null`.
pub fn setting(text: &str) -> Setting {
    if let Some(list) = text
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'))
    {
        let items = list.split(',').filter(|item| !item.is_empty());
        return Setting::List(items.map(setting).collect());
    }
    if let Some(open) = text.strip_prefix("open:") {
        return Setting::Open(open.parse().expect("a number"));
    }
    match (text, text.parse()) {
        ("true", _) => Setting::Bool(true),
        ("false", _) => Setting::Bool(false),
        ("null", _) => Setting::Null,
        (_, Ok(number)) => Setting::Number(number),
        _ => Setting::Text(text.to_owned()),
    }
}

pub fn question(text: &str) -> Question {
    text.parse().unwrap_or_else(|why| panic!("{text}: {why}"))
}

pub fn tile(text: &str) -> Tile {
    tensu::notation::tile(text).expect("a tile")
}

pub fn tiles(text: &str) -> Vec<Tile> {
    tensu::notation::tiles(text).unwrap_or_else(|why| panic!("{text}: {why}"))
}

pub fn kinds(text: &str) -> Vec<Kind> {
    tiles(text).into_iter().filter_map(Tile::kind).collect()
}

/// A hand that wins.
pub fn won(rules: &str, text: &str) -> Score {
    score(&question(text), &ruleset(rules)).unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// Returns whether a result has this remark.
pub fn noted(score: &Score, id: &str) -> bool {
    score.remarks.iter().any(|remark| remark.id == id)
}

/// Returns everything that was refused; nothing for an answer.
pub fn reasons<T>(answer: Result<T, Refusals>) -> Vec<Refusal> {
    let refusals = answer.err();
    refusals.iter().flat_map(Refusals::iter).cloned().collect()
}

pub fn refused(rules: &str, question: &Question) -> Vec<Refusal> {
    reasons(score(question, &ruleset(rules)))
}

struct Json(Value);

impl Readable for Json {
    type Error = serde_json::Error;

    fn read<T: DeserializeOwned>(&self) -> Result<T, Self::Error> {
        serde_json::from_value(self.0.clone())
    }
}

/// Asks the contract; gives its answer.
pub fn ask(request: Value) -> Value {
    serde_json::to_value(answer(&Json(request), LANGUAGES)).expect("a response")
}

/// A part of the contract as JSON, or why it is none.
pub fn written<T: TryFrom<tensu_wire::Value, Error = Malformed>>(text: &str) -> Result<T, String> {
    let value: tensu_wire::Value = serde_json::from_str(text).map_err(|why| why.to_string())?;
    T::try_from(value).map_err(|why| why.to_string())
}

/// Asks the same as one of many at once.
pub fn ask_in_list(request: &Value) -> Value {
    let lines = answer_list(&json!([request]).to_string(), "");
    let all: Vec<Value> = serde_json::from_str(&lines).expect("JSON");
    all[0].clone()
}

/// The codes of what is wrong with a request; none where nothing is.
pub fn codes(answer: &Value) -> Vec<&str> {
    let errors = answer["errors"].as_array().map_or(&[][..], Vec::as_slice);
    errors
        .iter()
        .filter_map(|why| why["code"].as_str())
        .collect()
}

/// A field of each entry of a list.
pub fn each(list: &Value, field: &str) -> Vec<Value> {
    let list = list.as_array().unwrap_or_else(|| panic!("{list}"));
    list.iter().map(|line| line[field].clone()).collect()
}

/// Returns how many of so many hands are tried: a tenth, or all with `TESTS=all`, as in `cargo xtask test all` and
/// `cargo xtask proof`.
pub fn share(all: usize) -> usize {
    if is_whole() { all } else { all / 10 }
}

/// Returns whether every case is wanted.
pub fn is_whole() -> bool {
    std::env::var_os("TESTS").is_some_and(|cases| cases == "all")
}
