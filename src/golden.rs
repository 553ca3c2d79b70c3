//! Golden hands: hands with a score worked out on paper, one line of text each, and a check that the engine confirms it.
//!
//! The same lines are tests of the crate, and a player's own browser checks them, too. A line is
//! `name | ruleset | question | claims`: the ruleset is an id and house rules as in [`House`](crate::presets::house::House); each
//! claim is `key=value` and says one thing about the result:
//!
//! | claim | means |
//! |---|---|
//! | `han` `fu` `raw` `limit` `yakuman` `counted` | as in [`Score`]; `none` where there is none; `raw` is fu before rounding |
//! | `yaku=a,b` | exactly these yaku, in any order |
//! | `dora` `ura` `aka` `nuki` `flower` | han of each kind of dora, 0 for none |
//! | `points` `bonus` | the score of an additive ruleset, and its points for winning |
//! | `items=20,10` | exactly these fu, in this order |
//! | `total` `pay=E:700,W:400` | what the winner gets, exactly these payers |
//! | `wait` `others` | the wait; how many readings lost |
//! | `missed` `note` `nonote` | among the missed yaku; among the remarks; not among them |
//! | `error` `shanten` `missing` | refused with this code first; tiles from tenpai; among what it nearly has |
//!
//! For a site, [`short`] writes the same in fewer bytes, without the names. There a line `= ruleset` stands above the
//! hands that are played by it, a hand is `question | claims`, and the key of a claim is one letter without `=`.
//!
//! ```
//! let text = "# Source: seed 002\nThe sample | tenhou kiriage=true | 234m340p66p678s56s+7s ron | han=3 fu=30 total=3900";
//! let hands: Vec<_> = tensu::golden::read(text).map(Result::unwrap).collect();
//! assert_eq!(hands[0].failures(), []);
//! ```

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::hand::question::Question;
use crate::presets::{Library, Ruleset, house, score};
use crate::result::refusal::{Refusal, Refusals};
use crate::result::score::{Amount, AwardKind, Score};
use crate::rulebook::Limit;
use crate::tiles::order::sort_by_key;
use crate::yaku::Yaku;

pub use short::short;

mod short;

/// The keys of claims with their letters, in the order of the short form.
const KEYS: [(char, &str); 25] = [
    ('E', "error"),
    ('S', "shanten"),
    ('M', "missing"),
    ('y', "yaku"),
    ('h', "han"),
    ('k', "yakuman"),
    ('f', "fu"),
    ('r', "raw"),
    ('i', "items"),
    ('l', "limit"),
    ('c', "counted"),
    ('p', "points"),
    ('b', "bonus"),
    ('d', "dora"),
    ('a', "aka"),
    ('u', "ura"),
    ('N', "nuki"),
    ('F', "flower"),
    ('t', "total"),
    ('P', "pay"),
    ('w', "wait"),
    ('o', "others"),
    ('m', "missed"),
    ('n', "note"),
    ('x', "nonote"),
];

/// A hand, its ruleset, and the claims about it.
#[derive(Clone, Debug)]
pub struct Golden {
    /// The line of its text, from 1.
    pub line: usize,
    /// The name: what the hand is an example of.
    pub name: String,
    /// The ruleset.
    pub rules: Ruleset,
    /// The hand.
    pub question: Question,
    /// The claims as keys and values.
    pub claims: Vec<(String, String)>,
}

/// A line that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadLine {
    /// Its number, from 1.
    pub line: usize,
    /// The field that is wrong, or the whole line.
    pub text: String,
}

impl fmt::Display for BadLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: \"{}\" cannot be read.", self.line, self.text)
    }
}

impl core::error::Error for BadLine {}

/// A claim that the engine does not confirm.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The key of the claim.
    pub key: String,
    /// The value that was claimed.
    pub claimed: String,
    /// The value that the engine gives.
    pub found: String,
}

/// Reads the hands of a text; lines that are empty or begin with `#` are comments.
pub fn read(text: &str) -> impl Iterator<Item = Result<Golden, BadLine>> + '_ {
    read_with(text, Library::ALL)
}

/// Reads the hands of a text with the rulesets of a library.
pub fn read_with(
    text: &str,
    library: Library,
) -> impl Iterator<Item = Result<Golden, BadLine>> + '_ {
    let mut heading = None;
    lines(text).filter_map(move |(line, text)| {
        let read = match text.strip_prefix('=') {
            None => hand(line, text, heading.as_ref(), library).map(Some),
            Some(rules) => {
                heading = ruleset(rules, library);
                let known = heading.is_some();
                if known {
                    Ok(None)
                } else {
                    Err(rules.to_owned())
                }
            }
        };
        read.map_err(|text| BadLine { line, text }).transpose()
    })
}

/// Returns the lines that are not comments, each with its number.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.lines().map(str::trim).enumerate();
    lines
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        .map(|(i, line)| (i + 1, line))
}

/// Reads a hand, whole or below a heading; fails with the text that is wrong.
fn hand(
    line: usize,
    text: &str,
    heading: Option<&Ruleset>,
    library: Library,
) -> Result<Golden, String> {
    let fields: Vec<&str> = text.split('|').map(str::trim).collect();
    let (name, rules, question, claims) = match (&fields[..], heading) {
        (&[name, rules, question, claims], _) => {
            let rules = ruleset(rules, library).ok_or_else(|| rules.to_owned())?;
            (name, rules, question, claims)
        }
        (&[question, claims], Some(rules)) => (question, rules.clone(), question, claims),
        _ => return Err(text.to_owned()),
    };
    Ok(Golden {
        line,
        name: name.to_owned(),
        rules,
        question: (library.reader.question(question)).map_err(|_| question.to_owned())?,
        claims: claims
            .split_whitespace()
            .map(claim)
            .collect::<Result<_, String>>()?,
    })
}

/// Reads a key and a value: `han=3`, or `h3` in short.
fn claim(word: &str) -> Result<(String, String), String> {
    let long = word.split_once('=');
    let found = long.or_else(|| {
        let (_, key) = KEYS.iter().find(|(short, _)| word.starts_with(*short))?;
        Some((*key, word.get(1..)?))
    });
    let (key, value) = found.ok_or_else(|| word.to_owned())?;
    Ok((key.to_owned(), value.to_owned()))
}

/// Reads an id and house rules, later ones upon earlier ones: `"cheatsheet kiriage=true red_fives=0,0,0"`.
fn ruleset(text: &str, library: Library) -> Option<Ruleset> {
    let mut words = text.split_whitespace();
    let mut rules = library.ruleset(words.next()?)?.clone();
    for word in words {
        let (id, value) = word.split_once('=')?;
        let value = match value.trim_start_matches('[').trim_end_matches(']') {
            "" => "none",
            value => value,
        };
        let value = house::setting(rules.house_rule(id)?, value);
        rules.set(id, &value)?;
    }
    Some(rules)
}

impl Golden {
    /// Lists the claims that the engine does not confirm; an unknown claim is one of them.
    pub fn failures(&self) -> Vec<Failure> {
        let result = score(&self.question, &self.rules);
        let expects_error = self.claims.iter().any(|(key, _)| key == "error");
        let wrong = self.claims.iter().filter_map(|(key, value)| {
            let found = match &result {
                Ok(score) if !expects_error => fact(score, key, value),
                Ok(score) => format!("scored {}", score.total),
                Err(refusals) => refused(refusals, key, value),
            };
            (sorted(key, &found) != sorted(key, value)).then(|| Failure {
                key: key.clone(),
                claimed: value.clone(),
                found,
            })
        });
        wrong.collect()
    }
}

/// Splits a list, and sorts it if its order is not part of the claim.
fn sorted<'t>(key: &str, value: &'t str) -> Vec<&'t str> {
    let mut words: Vec<&str> = value.split(',').collect();
    if matches!(key, "yaku" | "pay" | "note" | "missed" | "missing") {
        sort_by_key(&mut words, |word| *word);
    }
    words
}

fn list<T: ToString>(values: impl Iterator<Item = T>) -> String {
    let texts: Vec<String> = values.map(|value| value.to_string()).collect();
    texts.join(",")
}

fn or_none<T: ToString>(value: Option<T>) -> String {
    value.map_or_else(|| "none".to_owned(), |value| value.to_string())
}

/// Returns the claimed ids, if all of them are there; otherwise all that are there.
fn among(there: &[&str], claimed: &str) -> String {
    if claimed.split(',').all(|id| there.contains(&id)) {
        claimed.to_owned()
    } else {
        there.join(",")
    }
}

fn bonus(score: &Score, what: AwardKind) -> String {
    let award = score.awards.iter().find(|award| award.what == what);
    match award.map(|award| award.amount) {
        None => "0".to_owned(),
        Some(Amount::Han(han)) => han.to_string(),
        Some(Amount::Points(points)) => points.to_string(),
        Some(Amount::Yakuman(_)) => "yakuman".to_owned(),
        Some(Amount::Mangan) => "mangan".to_owned(),
    }
}

fn payments(score: &Score) -> String {
    list(
        score
            .payments
            .iter()
            .map(|payment| format!("{}:{}", payment.from.code(), payment.points())),
    )
}

fn fact(score: &Score, key: &str, claimed: &str) -> String {
    let notes = || score.remarks.iter().map(|note| note.id).collect::<Vec<_>>();
    match key {
        "han" => or_none(score.han),
        "fu" => or_none(score.fu.as_ref().map(|fu| fu.rounded)),
        "raw" => or_none(score.fu.as_ref().map(|fu| fu.raw)),
        "items" => list(score.fu.iter().flat_map(|fu| &fu.items).map(|item| item.fu)),
        "limit" => or_none(score.limit.map(Limit::code)),
        "yakuman" => score.yakuman.to_string(),
        "counted" => if score.is_counted() { "yes" } else { "no" }.to_owned(),
        "yaku" => list(score.yaku_only().map(Yaku::code)),
        "dora" => bonus(score, AwardKind::Dora),
        "ura" => bonus(score, AwardKind::UraDora),
        "aka" => bonus(score, AwardKind::AkaDora),
        "nuki" => bonus(score, AwardKind::Nukidora),
        "flower" => bonus(score, AwardKind::FlowerDora),
        "bonus" => bonus(score, AwardKind::WinningBonus),
        "points" => or_none(score.points),
        "total" => score.total.to_string(),
        "pay" => payments(score),
        "wait" => score.reading.wait.code().to_owned(),
        "others" => score.others.len().to_string(),
        "missed" => among(&codes(&score.missed), claimed),
        "note" => among(&notes(), claimed),
        "nonote" if claimed.split(',').all(|id| !notes().contains(&id)) => claimed.to_owned(),
        // Not the claim's own words, or a single remark would confirm that it is not there.
        "nonote" => format!("noted {}", list(notes().iter())),
        _ => "no such claim".to_owned(),
    }
}

fn codes(missed: &[crate::result::score::Missed]) -> Vec<&'static str> {
    missed.iter().map(|missed| missed.yaku.code()).collect()
}

fn refused(refusals: &Refusals, key: &str, claimed: &str) -> String {
    let first = refusals.first();
    match (key, first) {
        ("error", _) => first.code().to_owned(),
        ("shanten", Refusal::NotComplete { shanten, .. }) => shanten.to_string(),
        ("missing", Refusal::NoYaku { missing, .. } | Refusal::NotComplete { missing, .. }) => {
            among(&codes(missing), claimed)
        }
        _ => format!("refused: {}", first.code()),
    }
}
