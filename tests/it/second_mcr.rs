//! The second scorer of Chinese rules against hands that an independent library answered. They stay outside the project:
//! `MCR_HANDS=hands.jsonl cargo test --test it -- --ignored answered_elsewhere`, one hand a line.

use serde_json::Value;

use crate::shared::judge::mcr::{self, Book};
use crate::shared::judge::{Call, Hand};

fn kinds(text: &str) -> Vec<usize> {
    let mut found = Vec::new();
    let mut digits = Vec::new();
    for sign in text.chars() {
        if let Some(digit) = sign.to_digit(10) {
            digits.push(digit as usize - 1);
        } else {
            let suit = "mpsz".find(sign).expect("a suit");
            found.extend(digits.drain(..).map(|digit| 9 * suit + digit));
        }
    }
    found
}

fn call(text: &str) -> Call {
    let (kind, tiles) = text.split_once(':').expect("a kind and tiles");
    let known = [
        ("chi", "chi"),
        ("pon", "pon"),
        ("kan", "minkan"),
        ("kakan", "kakan"),
        ("ankan", "ankan"),
    ];
    let kind = known
        .iter()
        .find(|known| known.0 == kind)
        .expect("a kind")
        .1;
    Call {
        kind,
        tiles: kinds(tiles),
        from: None,
    }
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn number(value: &Value) -> usize {
    value.as_u64().expect("a number") as usize
}

fn list(value: &Value) -> Vec<&str> {
    value.as_array().expect("a list").iter().map(text).collect()
}

fn hand(line: &Value) -> Hand {
    let has = |flag| list(&line["flags"]).contains(&flag);
    Hand {
        closed: kinds(text(&line["hand"])),
        melds: list(&line["melds"]).into_iter().map(call).collect(),
        win: kinds(text(&line["win"]))[0],
        tsumo: line["tsumo"] == true,
        round: number(&line["round"]) - 1,
        seat: number(&line["seat"]) - 1,
        last_of_kind: has("last_of_kind"),
        rinshan: has("replacement"),
        chankan: has("rob_kong"),
        last_tile: has("wall_last"),
        flowers: number(&line["flowers"]) as u32,
        ..Hand::default()
    }
}

/// Points without flowers, and the fan with how often each counts.
fn wanted(line: &Value) -> Option<(u32, Vec<(String, u32)>)> {
    let fan = line["fan"].as_object()?;
    let fan = fan
        .iter()
        .map(|(id, times)| (id.clone(), number(&times[0]) as u32));
    Some((number(&line["points"]) as u32, fan.collect()))
}

/// Of lists with as many points either may be shown.
fn agrees(line: &Value) -> bool {
    let found = mcr::dearest(&hand(line), &Book::of("mcr_mil"));
    let (Some((points, ways)), Some((wanted, fan))) = (&found, wanted(line)) else {
        return found.is_none() && line["no"] == "shape";
    };
    let same = |way: &mcr::Counted| {
        way.len() == fan.len() && fan.iter().all(|(id, n)| way.contains(&(id.as_str(), *n)))
    };
    *points == wanted && ways.iter().any(same)
}

#[test]
#[ignore = "the hands are not in the project"]
fn answered_elsewhere() {
    let path = std::env::var("MCR_HANDS").expect("a path in MCR_HANDS");
    let text = std::fs::read_to_string(path).expect("a file of hands");
    let lines = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"));
    let (same, other): (Vec<Value>, Vec<Value>) = lines.partition(agrees);
    let first: Vec<String> = other.iter().take(10).map(Value::to_string).collect();
    assert!(
        other.is_empty(),
        "{} of {}:\n{}",
        other.len(),
        other.len() + same.len(),
        first.join("\n")
    );
    assert!(!same.is_empty(), "no hands");
}
