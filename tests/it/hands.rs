//! Golden hands: `tests/hands/*.txt`, one hand a line.
//!
//! A line is `name | ruleset | question | claims`. The ruleset is an id and house rules (see [`crate::switches`]). Each
//! claim is optional and says one thing about the result:
//!
//! | claim | means |
//! |---|---|
//! | `han` `fu` `raw` `limit` `yakuman` `counted` | as in [`Score`]; `none` where there is none; `raw` is fu before rounding |
//! | `yaku=a,b` | exactly these yaku, in any order |
//! | `dora` `ura` `aka` `nuki` | han of each kind of dora, 0 for none |
//! | `points` `bonus` | the score of an additive ruleset, and its points for winning |
//! | `items=20,10` | exactly these fu, in this order |
//! | `total` `pay=E:700,W:400` | what the winner gets, exactly these payers |
//! | `wait` `others` | the wait; how many readings lost |
//! | `missed` `note` `nonote` | among the missed yaku; among the remarks; not among them |
//! | `error` `shanten` `missing` | refused with this code first; tiles from tenpai; among what it nearly has |

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use tensu::score::{Amount, What};
use tensu::{Question, Refusal, Refusals, Ruleset, Score, Yaku, score};

use crate::switches::ruleset;

/// One line of a file.
#[derive(Debug)]
pub struct Golden {
    /// `file:line`.
    pub at: String,
    pub name: String,
    pub rules: Ruleset,
    pub question: Question,
    claims: Vec<(String, String)>,
}

/// The folder of the hands.
pub fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/hands")
}

/// Every hand of every file, in the order of file names.
pub fn all() -> Vec<Golden> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder())
        .expect("tests/hands")
        .map(|entry| entry.expect("an entry of tests/hands").path())
        .collect();
    files.sort();
    files.iter().flat_map(load).collect()
}

fn load(path: &PathBuf) -> Vec<Golden> {
    let text = fs::read_to_string(path).expect("a readable file of hands");
    let file = path.file_name().unwrap_or_default().to_string_lossy();
    let numbered = text
        .lines()
        .enumerate()
        .map(|(i, line)| (i + 1, line.trim()));
    let hands = numbered.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    hands
        .map(|(i, line)| parse(format!("{file}:{i}"), line))
        .collect()
}

fn parse(at: String, line: &str) -> Golden {
    let fields: Vec<&str> = line.split('|').map(str::trim).collect();
    let [name, rules, question, claims] = fields[..] else {
        panic!("{at}: four fields are needed: {line}");
    };
    let claim = |word: &str| match word.split_once('=') {
        Some((key, value)) => (key.to_owned(), value.to_owned()),
        None => panic!("{at}: a claim is key=value: {word}"),
    };
    Golden {
        name: name.to_owned(),
        rules: ruleset(rules),
        question: question
            .parse()
            .unwrap_or_else(|error| panic!("{at}: {question}: {error}")),
        claims: claims.split_whitespace().map(claim).collect(),
        at,
    }
}

impl Golden {
    /// The claims that the engine does not keep.
    fn failures(&self) -> Vec<String> {
        let result = score(&self.question, &self.rules);
        let expects_error = self.claims.iter().any(|(key, _)| key == "error");
        let wrong = self.claims.iter().filter_map(|(key, value)| {
            let found = match &result {
                Ok(score) if !expects_error => fact(score, key, value),
                Ok(score) => format!("scored {}", score.total),
                Err(refusals) => refused(refusals, key, value),
            };
            let same = as_set(key, &found) == as_set(key, value);
            (!same).then(|| format!("{} ({}): {key}={value}, got {found}", self.at, self.name))
        });
        wrong.collect()
    }
}

/// Lists whose order is not claimed.
fn as_set(key: &str, value: &str) -> BTreeSet<String> {
    match key {
        "yaku" | "pay" | "note" | "missed" | "missing" => {
            value.split(',').map(ToOwned::to_owned).collect()
        }
        _ => BTreeSet::from([value.to_owned()]),
    }
}

fn list<T: ToString>(values: impl Iterator<Item = T>) -> String {
    values
        .map(|value| value.to_string())
        .collect::<Vec<_>>()
        .join(",")
}

fn or_none<T: ToString>(value: Option<T>) -> String {
    value.map_or_else(|| "none".to_owned(), |value| value.to_string())
}

fn yes_no(yes: bool) -> String {
    if yes { "yes" } else { "no" }.to_owned()
}

/// What is claimed among what is there.
fn among(there: &[&str], claimed: &str) -> String {
    let kept: Vec<_> = claimed.split(',').filter(|id| there.contains(id)).collect();
    if kept.len() == claimed.split(',').count() {
        kept.join(",")
    } else {
        there.join(",")
    }
}

fn bonus(score: &Score, what: What) -> String {
    let award = score.awards.iter().find(|award| award.what == what);
    award.map_or_else(
        || "0".to_owned(),
        |award| match award.amount {
            Amount::Han(han) => han.to_string(),
            Amount::Points(points) => points.to_string(),
            Amount::Yakuman(_) => "yakuman".to_owned(),
            Amount::Mangan => "mangan".to_owned(),
        },
    )
}

fn payments(score: &Score) -> String {
    list(score.payments.iter().map(|payment| {
        let from = match payment.from {
            tensu::score::Payer::Seat(seat) => seat.letter().to_string(),
            tensu::score::Payer::Discarder => "discarder".to_owned(),
        };
        format!("{from}:{}", payment.points())
    }))
}

fn fact(score: &Score, key: &str, claimed: &str) -> String {
    let notes: Vec<_> = score.remarks.iter().map(tensu::score::Note::id).collect();
    match key {
        "han" => or_none(score.han),
        "fu" => or_none(score.fu.as_ref().map(|fu| fu.rounded)),
        "raw" => or_none(score.fu.as_ref().map(|fu| fu.raw)),
        "items" => list(score.fu.iter().flat_map(|fu| &fu.items).map(|item| item.fu)),
        "limit" => or_none(score.limit.map(tensu::score::Limit::code)),
        "yakuman" => score.yakuman.to_string(),
        "counted" => yes_no(score.is_counted()),
        "yaku" => list(score.yaku_only().map(Yaku::code)),
        "dora" => bonus(score, What::Dora),
        "ura" => bonus(score, What::UraDora),
        "aka" => bonus(score, What::AkaDora),
        "nuki" => bonus(score, What::Nukidora),
        "bonus" => bonus(score, What::WinningBonus),
        "points" => or_none(score.points),
        "total" => score.total.to_string(),
        "pay" => payments(score),
        "wait" => score.reading.wait.code().to_owned(),
        "others" => score.others.len().to_string(),
        "missed" => {
            let missed: Vec<_> = score
                .missed
                .iter()
                .map(|missed| missed.yaku.code())
                .collect();
            among(&missed, claimed)
        }
        "note" => among(&notes, claimed),
        "nonote" if claimed.split(',').all(|id| !notes.contains(&id)) => claimed.to_owned(),
        "nonote" => list(notes.iter()),
        other => panic!("unknown claim {other}"),
    }
}

fn refused(refusals: &Refusals, key: &str, claimed: &str) -> String {
    let first = refusals.first();
    match (key, first) {
        ("error", _) => first.code().to_owned(),
        ("shanten", Refusal::NotComplete { shanten }) => shanten.to_string(),
        ("missing", Refusal::NoYaku { missing }) => {
            let missing: Vec<_> = missing.iter().map(|missed| missed.yaku.code()).collect();
            among(&missing, claimed)
        }
        _ => format!("refused: {refusals}"),
    }
}

#[test]
fn golden_hands() {
    let hands = all();
    let failures: Vec<String> = hands.iter().flat_map(Golden::failures).collect();
    assert!(
        failures.is_empty(),
        "{} of {} hands:\n{}",
        failures.len(),
        hands.len(),
        failures.join("\n")
    );
}

/// A name says which hand it is in a failure and in the page of examples.
#[test]
fn names_are_unique_within_a_file() {
    let mut seen = BTreeSet::new();
    for hand in all() {
        let file = hand.at.split(':').next().unwrap_or_default().to_owned();
        let words = format!("{}{}", hand.question, hand.rules.id);
        assert!(
            seen.insert((file, hand.name.clone(), words)),
            "{}: {} is there twice",
            hand.at,
            hand.name
        );
    }
}
