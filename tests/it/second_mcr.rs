//! The second scorer of Chinese rules against hands that an independent library answered. They stay outside the project:
//! `MCR_HANDS=hands.jsonl cargo test --test it -- --ignored answered_elsewhere`, one hand a line.

use serde_json::Value;

use crate::shared::judge::hong_kong::{self, Rules, Scheme, Table};
use crate::shared::judge::mcr::{self, Book};
use crate::shared::judge::{Call, Hand, Outcome, Payer};

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

/// Returns whether the second scorer agrees: of lists with as many points either may be shown.
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

/// "Double up to 4 faan, then double every 2", half-way between for the odd ones; "double for each"; the old table by its words.
#[test]
fn tables_of_hong_kong() {
    let points = |table, faan| {
        let rules = Rules {
            table,
            ..Rules::of("hong_kong")
        };
        hong_kong::points(faan, &rules)
    };
    for faan in 0..=13 {
        let of_even = |faan: u32| {
            if faan <= 4 {
                1 << faan
            } else {
                1 << (2 + faan / 2)
            }
        };
        let half = if faan <= 4 || faan % 2 == 0 {
            of_even(faan)
        } else {
            of_even(faan - 1) * 3 / 2
        };
        assert_eq!(points(Table::HalfSpicy, faan), half, "{faan}");
        assert_eq!(points(Table::FullSpicy, faan), 1 << faan, "{faan}");
        let laak = match faan {
            0..=3 => 1 << faan,
            4..=6 => 16,
            7..=9 => 32,
            _ => 64,
        };
        assert_eq!(points(Table::Laak, faan), laak, "{faan}");
    }
    assert_eq!(points(Table::HalfSpicy, 20), 384);
    // rules.md 6.6: what each pays by self-draw.
    let hkma = [3, 4, 5, 6, 7, 8, 9, 10].map(|faan| points(Table::Hkma, faan));
    assert_eq!(hkma, [16, 32, 48, 64, 96, 128, 192, 256]);
}

/// Half flush 3, dragon 1, no flowers 1: 24 points; self-drawn one more: 32; and who pays them.
#[test]
fn schemes_of_hong_kong() {
    let paid = |scheme, tsumo| {
        let rules = Rules {
            scheme,
            ..Rules::of("hong_kong")
        };
        let hand = Hand {
            closed: kinds("12345678m33z"),
            melds: vec![call("pon:777z")],
            win: kinds("9m")[0],
            tsumo,
            seat: 1,
            from: (!tsumo).then_some(0),
            ..Hand::default()
        };
        let Outcome::Won(answers) = hong_kong::judge(&hand, &rules) else {
            panic!("five faan are a win");
        };
        let seat = |seat| {
            answers[0]
                .paid
                .get(&Payer::Seat(seat))
                .map_or(0, |paid| paid.0)
        };
        [0, 1, 2, 3].map(seat)
    };
    assert_eq!(paid(Scheme::FullGunner, false), [48, 0, 0, 0]);
    assert_eq!(paid(Scheme::FullGunner, true), [32, 0, 32, 32]);
    assert_eq!(paid(Scheme::HalfGunner, false), [48, 0, 24, 24]);
    assert_eq!(paid(Scheme::HalfGunner, true), [64, 0, 64, 64]);
    assert_eq!(paid(Scheme::Alike, false), [24, 0, 24, 24]);
}
