//! Rules around the hands against the second scorer of [`judge`]: who is paid when several win, drawn hands, nagashi
//! mangan, the end of a game. The payments of a single hand are the engine's own, which [`crate::second_scorer`] asks
//! about.

pub(crate) mod judge;
mod several;
pub(crate) mod values;
mod wins;

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::helpers::{ask, preset};
use crate::random::Random;
use crate::shared::distance::shapes;
use crate::shared::judge::tables::Rules;
use crate::shared::judge::{self as prices, Change, house, split};
use judge::{Final, drawn, end, nagashi};
use values::{Rounding, Table, Uma, table};
use wins::{SEATS, Wall, text};

/// All that the engine has, so that one without a table here is asked for by its name.
pub(crate) fn rulesets() -> impl Iterator<Item = &'static str> {
    tensu::rules::all().map(|rules| rules.id)
}

/// Questions of each kind, under each ruleset.
const QUESTIONS: usize = 300;

/// A ruleset with some rules changed, as the contract and as the second scorers know it.
struct House {
    json: Value,
    table: Table,
    /// `None` where points add up.
    rules: Option<Rules>,
    shapes: split::Shapes,
}

const SWITCH: &[&str] = &["true", "false"];

/// Rules that decide about what is around the hands, and their values.
const AROUND: [(&str, &[&str]); 5] = [
    ("multiple_ron", &["all", "head_bump", "triple_abort"]),
    ("sticks", &["next_in_turn", "own_sticks"]),
    ("dead_wait", &["tenpai", "noten"]),
    ("nagashi_mangan", SWITCH),
    ("nagashi_honba", SWITCH),
];

/// Rules that decide about the payments of a hand.
const OF_PRICES: [(&str, &[&str]); 2] = [
    ("pao_honba", &["discarder", "liable"]),
    (
        "tsumo_loss",
        &[
            "loss",
            "bisection",
            "full",
            "equalize",
            "proportional",
            "oya_pays",
            "ko_pays",
            "plus_1000",
            "ron_reduced",
        ],
    ),
];

/// A ruleset in which so many of a hundred rules are set.
fn house(random: &mut Random, id: &str, often: usize) -> House {
    let mut table = table(id);
    let mut set = serde_json::Map::new();
    let mut changes: Vec<Change> = Vec::new();
    let points_add_up = !table.riichi;
    // Hands by chance are rarely worth what a Chinese game asks for.
    if preset(id).chinese().is_some() {
        set.insert("minimum".to_owned(), json!(0));
    }
    for (rule, values) in AROUND {
        let is_rule = match rule {
            "multiple_ron" => true,
            "nagashi_honba" => table.nagashi,
            _ => !points_add_up,
        };
        if is_rule && random.percent(often) {
            let value = random.pick(values);
            table.set(rule, value);
            set.insert(rule.to_owned(), json!(value));
        }
    }
    for (rule, values) in OF_PRICES {
        let is_rule = !points_add_up && (rule != "tsumo_loss" || table.players == 3);
        if is_rule && random.percent(often) {
            let value = random.pick(values);
            set.insert(rule.to_owned(), json!(value));
            changes.push((rule.to_owned(), prices::Value::Word(value.to_owned())));
        }
    }
    if !points_add_up && random.percent(often) {
        let each = random.pick(&[0, 100, 200, 500, 1_000, 1_500]);
        set.insert("honba_value".to_owned(), json!(each));
        changes.push(("honba_value".to_owned(), prices::Value::Number(each)));
    }
    House {
        json: json!({"base": id, "set": set}),
        table,
        rules: (!points_add_up).then(|| house::rules(id, &changes)),
        shapes: shapes(preset(id)),
    }
}

/// Returns a house by chance; half of them are the ruleset as it is.
fn some_house(random: &mut Random, id: &str) -> House {
    let often = random.pick(&[0, 40]);
    let mut house = house(random, id, often);
    if house.json["set"]
        .as_object()
        .is_some_and(serde_json::Map::is_empty)
    {
        house.json = json!(id);
    }
    house
}

fn seat(value: &Value) -> usize {
    let place = SEATS.iter().position(|&seat| value == seat);
    place.unwrap_or_else(|| panic!("{value} is no seat"))
}

fn list(value: &Value) -> &[Value] {
    value
        .as_array()
        .unwrap_or_else(|| panic!("{value} is no list"))
}

/// Returns the gain of each seat, East first.
fn gains(answer: &Value) -> Vec<i64> {
    let line = |(nth, line): (usize, &Value)| {
        assert_eq!(seat(&line["seat"]), nth);
        line["points"].as_i64().expect("points")
    };
    list(&answer["table"])
        .iter()
        .enumerate()
        .map(line)
        .collect()
}

/// The number of times that something happened, so that the tests are about something.
type Seen = BTreeMap<&'static str, usize>;

fn see(seen: &mut Seen, case: &'static str, happened: bool) {
    *seen.entry(case).or_default() += usize::from(happened);
}

/// Asks about every ruleset; `compare` says what differs, and what happened.
fn all(start: u64, compare: impl Fn(&mut Random, &str, &mut Seen) -> Option<String>) {
    let mut found = Vec::new();
    let mut seen = Seen::new();
    for id in rulesets() {
        let mut random = Random::new(start);
        let ask = (0..QUESTIONS).filter_map(|_| compare(&mut random, id, &mut seen));
        // Some of each ruleset say more than many of the first.
        found.extend(ask.take(2));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert!(seen.values().all(|&times| times >= 20), "{seen:?}");
}

fn differ<T: PartialEq + std::fmt::Debug>(
    question: &Value,
    ours: &T,
    theirs: &T,
) -> Option<String> {
    (ours != theirs).then(|| format!("{question}\n  engine {ours:?}\n  second {theirs:?}"))
}

/// Returns different seats, in any order.
fn some_seats(random: &mut Random, players: usize, n: usize) -> Vec<usize> {
    let mut seats: Vec<usize> = (0..players).collect();
    random.shuffle(&mut seats);
    seats.truncate(n);
    seats
}

fn named(seats: &[usize]) -> Vec<&'static str> {
    seats.iter().map(|&seat| SEATS[seat]).collect()
}

fn accepted(answer: &Value) -> bool {
    answer["ok"] == true
}

// ---------------------------------------------------------------- hands that nobody won

fn said(random: &mut Random, id: &str, seen: &mut Seen) -> Option<String> {
    let house = some_house(random, id);
    let players = house.table.players;
    let n = random.below(players + 1);
    let seats = some_seats(random, players, n);
    let question = json!({"ask": "drawn", "ruleset": house.json, "tenpai": named(&seats)});
    answered(&question, &house, seats, seen)
}

fn answered(
    question: &Value,
    house: &House,
    mut tenpai: Vec<usize>,
    seen: &mut Seen,
) -> Option<String> {
    let answer = ask(question.clone());
    if !accepted(&answer) {
        return Some(format!("{question}\n  refused {answer}"));
    }
    tenpai.sort_unstable();
    let ours: Vec<usize> = list(&answer["tenpai"]).iter().map(seat).collect();
    let theirs = drawn(&house.table, &tenpai);
    see(seen, "paid", theirs.iter().any(|&points| points != 0));
    see(
        seen,
        "nobody pays",
        theirs.iter().all(|&points| points == 0),
    );
    differ(question, &(ours, gains(&answer)), &(tenpai, theirs))
}

#[test]
fn drawn_hands() {
    all(12, said);
}

/// A hand that is nearly complete, as it is shown, and whether that is tenpai.
fn shown(random: &mut Random, house: &House, wall: &mut Wall, seen: &mut Seen) -> (Value, bool) {
    let mut tiles = loop {
        let win = wall.any(random);
        if let Some(tiles) = wins::tiles(random, wall, win, 4) {
            break tiles;
        }
    };
    for _ in 0..random.pick(&[0, 0, 0, 1, 2]) {
        tiles[random.below(13)] = wall.any(random);
    }
    let waits = split::waits(&tiles, &[], house.shapes);
    let left = |kind: &usize| vec![*kind; 4 - split::how_many(&tiles, *kind)];
    let mut left: Vec<usize> = waits.iter().flat_map(left).collect();
    // All tiles of the wait lie open, or all but one, or nobody knows.
    let visible = match random.below(4) {
        0 => std::mem::take(&mut left),
        1 if left.len() > 1 => left.split_off(1),
        _ => Vec::new(),
    };
    let dead = house.table.dead_wait_is_noten && left.is_empty();
    let hidden = random.percent(15);
    let ready = !waits.is_empty();
    see(seen, "hidden", ready && hidden);
    see(seen, "dead, noten", ready && !hidden && dead);
    see(
        seen,
        "dead, tenpai",
        ready && !hidden && !dead && left.is_empty(),
    );
    see(seen, "alive", ready && !hidden && !left.is_empty());
    see(seen, "not ready", !ready && !hidden);
    let shown = json!({"hand": text(&tiles), "visible": text(&visible), "hidden": hidden});
    (shown, ready && !dead && !hidden)
}

fn looked_at(random: &mut Random, id: &str, seen: &mut Seen) -> Option<String> {
    let house = some_house(random, id);
    let players = house.table.players;
    let n = 1 + random.below(players);
    let mut wall = Wall::new(players);
    let (mut hands, mut tenpai) = (Vec::new(), Vec::new());
    for seat in some_seats(random, players, n) {
        let (mut hand, is_tenpai) = shown(random, &house, &mut wall, seen);
        hand["seat"] = json!(SEATS[seat]);
        hands.push(hand);
        tenpai.extend(is_tenpai.then_some(seat));
    }
    let question = json!({"ask": "drawn", "ruleset": house.json, "hands": hands});
    answered(&question, &house, tenpai, seen)
}

#[test]
fn drawn_hands_that_are_shown() {
    all(13, looked_at);
}

// ---------------------------------------------------------------- nagashi mangan

fn discarded(random: &mut Random, id: &str, seen: &mut Seen) -> Option<String> {
    let house = some_house(random, id);
    let players = house.table.players;
    let n = 1 + random.below(players);
    let seats = some_seats(random, players, n);
    let honba = random.pick(&[0, 1, 2, 3, 5, 12]);
    let question =
        json!({"ask": "nagashi", "ruleset": house.json, "seats": named(&seats), "honba": honba});
    let answer = ask(question.clone());
    let ours = accepted(&answer).then(|| gains(&answer));
    if ours.is_some() {
        let winners: Vec<usize> = list(&answer["winners"]).iter().map(seat).collect();
        assert_eq!(winners, seats, "{question}");
    } else {
        assert_eq!(answer["error"]["rule"], "nagashi_mangan", "{question}");
    }
    let theirs = nagashi(&house.table, house.rules.as_ref(), &seats, honba);
    let counts = house.table.nagashi_honba && honba > 0;
    see(seen, "not played", theirs.is_none());
    see(seen, "several", theirs.is_some() && n > 1);
    see(seen, "with counters", theirs.is_some() && counts);
    see(
        seen,
        "without counters",
        theirs.is_some() && !house.table.nagashi_honba && honba > 0,
    );
    differ(&question, &ours, &theirs)
}

#[test]
fn nagashi_mangan() {
    all(14, discarded);
}

// ---------------------------------------------------------------- the end of a game

/// Points that add up to what all started with, but for the sticks that are left; often some are equal.
fn points(random: &mut Random, table: &Table, sticks: i64) -> Vec<i64> {
    let left = if table.riichi { 1_000 * sticks } else { 0 };
    let all = table.start * table.players as i64 - left;
    let step = random.pick(&[100, 500, 1_000]);
    let mut points = vec![table.start; table.players];
    for _ in 0..random.below(8) {
        let to = random.below(table.players);
        points[to] += step * (random.below(61) as i64 - 30);
    }
    if random.percent(60) {
        let from = random.below(table.players);
        points[random.below(table.players)] = points[from];
    }
    // Whoever is picked makes up for the rest, or everybody alike if that goes.
    let over = points.iter().sum::<i64>() - all;
    let players = table.players as i64;
    if over % (100 * players) == 0 && random.percent(50) {
        for points in &mut points {
            *points -= over / players;
        }
    } else {
        points[random.below(table.players)] -= over;
    }
    points
}

/// Rules that decide about the end alone, with words for values.
const OF_THE_END: [(&str, &[&str]); 4] = [
    ("oka", SWITCH),
    ("ties", &["split", "seat"]),
    ("end_sticks", &["first", "lost"]),
    ("rounding", &["exact", "nearest", "five_down"]),
];

/// A ruleset in which some of these are changed, and what is returned, and for which place one gets how much.
fn house_of_the_end(random: &mut Random, id: &str) -> (Value, Table) {
    let mut table = table(id);
    if !table.riichi || random.percent(40) {
        return (json!(id), table);
    }
    let mut set = serde_json::Map::new();
    for (rule, values) in OF_THE_END {
        if random.percent(50) {
            let value = random.pick(values);
            table.set(rule, value);
            set.insert(rule.to_owned(), json!(value));
        }
    }
    for (rule, values) in [
        ("start", [20_000, 25_000, 30_100, 35_000]),
        ("back", [0, 25_000, 30_000, 40_000]),
    ] {
        if random.percent(30) {
            let points = random.pick(&values);
            table.set_points(rule, points);
            set.insert(rule.to_owned(), json!(points));
        }
    }
    if random.percent(40) {
        let mut thousands = || random.below(61) as i64 - 30;
        let by_place: Vec<i64> = (0..table.players).map(|_| thousands()).collect();
        let mut line = || [thousands(), thousands(), thousands(), thousands()];
        let by_losers: [[i64; 4]; 3] = std::array::from_fn(|_| line());
        let by_some_losers: [[i64; 4]; 4] = std::array::from_fn(|_| line());
        if table.players == 4 && random.percent(20) {
            set.insert("uma".to_owned(), json!(by_some_losers.concat()));
            table.uma = Uma::SomeLosers(by_some_losers);
        } else if table.players == 4 && random.percent(40) {
            set.insert("uma".to_owned(), json!(by_losers.concat()));
            table.uma = Uma::Losers(by_losers);
        } else {
            set.insert("uma".to_owned(), json!(by_place));
            table.uma = Uma::Place(by_place.iter().map(|n| n * 1_000).collect());
        }
    }
    (json!({"base": id, "set": set}), table)
}

fn ended(random: &mut Random, id: &str, seen: &mut Seen) -> Option<String> {
    let (rules, table) = house_of_the_end(random, id);
    let sticks = random.pick(&[0, 0, 1, 2, 3, 4]);
    let points = points(random, &table, sticks);
    let question = json!({"ask": "end", "ruleset": rules, "points": points, "sticks": sticks});
    let answer = ask(question.clone());
    if !accepted(&answer) {
        return Some(format!("{question}\n  refused {answer}"));
    }
    let of = |player: &Value| {
        let number = |field: &str| player[field].as_i64().expect("a number");
        Final {
            place: number("place"),
            sticks: number("sticks"),
            uma: number("uma"),
            oka: number("oka"),
            total: number("total"),
        }
    };
    let ours: Vec<Final> = list(&answer["players"]).iter().map(of).collect();
    let totals: Vec<i64> = ours.iter().map(|player| player.total).collect();
    assert_eq!(gains(&answer), totals, "{question}");
    assert_eq!(answer["unit"], table.unit(), "{question}");
    let theirs = end(&table, &points, sticks);
    let first = theirs.iter().filter(|player| player.place == 1).count();
    let below = points
        .iter()
        .filter(|&&points| points < table.start)
        .count();
    see(seen, "two are first", first == 2);
    see(seen, "three are first", first == 3);
    see(seen, "all are equal", first == table.players);
    let shared = first > 1 && sticks > 0 && table.sticks_to_first;
    see(seen, "sticks are split", shared);
    see(
        seen,
        "sticks are lost",
        sticks > 0 && !table.sticks_to_first,
    );
    let by_losers = matches!(table.uma, Uma::Losers(_));
    see(seen, "one below", by_losers && below == 1);
    see(seen, "two below", by_losers && below == 2);
    see(seen, "three below", by_losers && below == 3);
    let by_some_losers = matches!(table.uma, Uma::SomeLosers(_));
    see(seen, "two below of some", by_some_losers && below == 2);
    see(seen, "none below of some", by_some_losers && below == 0);
    let rounds = table.rounding != Rounding::Exact && table.back != 0;
    let half = |&points: &i64| points % 1_000 == 500 || points % 1_000 == -500;
    see(seen, "a half is rounded", rounds && points.iter().any(half));
    let rest = points.iter().any(|points| points % 1_000 != 0);
    see(seen, "the rest is shared", rounds && first > 1 && rest);
    see(seen, "nothing is returned", table.back == 0);
    see(
        seen,
        "less is returned",
        0 < table.back && table.back < table.start,
    );
    see(
        seen,
        "nobody gets the oka",
        !table.oka && table.back > table.start,
    );
    see(
        seen,
        "somebody is below zero",
        points.iter().any(|&points| points < 0),
    );
    differ(&question, &ours, &theirs)
}

#[test]
fn ends_of_games() {
    all(15, ended);
}
