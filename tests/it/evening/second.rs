//! A second fold, written from the rules text and not from the engine: games by chance under every ruleset and under changed
//! rules, played by both. Hands are told by han and fu; what one of them moves is for [`crate::second_table`] to say.

mod beside;
mod fold;
mod follows;
mod happened;
mod rules;

use serde_json::{Value, json};

use crate::helpers::{ask, share};
use crate::random::Random;
use crate::second_table::judge;
use crate::second_table::values::{self, Several};
use crate::shared::judge::house as prices;
use fold::{Second, WINDS};
use happened::{Count, Happened, event};
use rules::{flow, house};

/// Returns an event that might come next, sensible more often than not.
fn next(random: &mut Random, game: &Second) -> Happened {
    let players = game.players();
    let someone = |random: &mut Random| random.below(players);
    let some = |random: &mut Random, game: &Second, honest: bool| {
        let share = random.pick(&[10, 40, 80]);
        let riichi = |chair: usize| honest && game.riichi[chair];
        (0..players)
            .filter(|&chair| riichi(chair) || random.percent(share))
            .collect::<Vec<_>>()
    };
    match random.below(100) {
        0..25 => Happened::Riichi(someone(random)),
        25..27 => Happened::Unriichi(someone(random)),
        27..72 => {
            let from = random.percent(60).then(|| someone(random));
            let many = if from.is_some() {
                random.pick(&[1, 1, 1, 1, 2, 3])
            } else {
                1
            };
            // The dealer wins more often than luck has it, or nobody would ever repeat eight times.
            let first = if random.percent(40) {
                game.dealer()
            } else {
                someone(random)
            };
            let mut winners: Vec<usize> = (0..players)
                .map(|steps| (first + steps) % players)
                .collect();
            winners.retain(|&chair| Some(chair) != from);
            winners.truncate(many);
            let counts: Vec<_> = (winners.into_iter())
                .map(|chair| {
                    let chips = random.percent(50).then(|| random.below(4) as i64);
                    (chair, count(random, game), chips)
                })
                .collect();
            let on_declaring = from.is_some() && random.percent(10);
            Happened::Won(from, counts, on_declaring)
        }
        72..86 => {
            let honest = random.percent(90);
            let tenpai = some(random, game, honest);
            let nagashi = if random.percent(12) {
                vec![someone(random)]
            } else {
                vec![]
            };
            Happened::Drawn(tenpai, nagashi)
        }
        86..90 => Happened::Aborted(random.pick(&[
            "nine_kinds",
            "four_winds",
            "four_riichi",
            "four_kans",
            "three_rons",
        ])),
        90..92 => Happened::Broke(someone(random)),
        92 => Happened::Tenths(someone(random), random.pick(&[5, 10, 50, -20])),
        93 => Happened::Fine(someone(random), random.pick(&[100, 1_000, -500])),
        94 => {
            let lie = |random: &mut Random| random.below(60) as i64 * 1_000 - 5_000;
            let points = (0..players).map(|_| lie(random)).collect();
            Happened::Count(points, random.below(4) as i64, random.below(10) as i64)
        }
        95 => Happened::Last(random.below(3) as i64),
        96 if random.percent(30) => Happened::Stop,
        97 | 98 => Happened::StopByRight,
        _ => Happened::Go,
    }
}

fn count(random: &mut Random, game: &Second) -> Count {
    match &game.prices {
        None => Count::Points(10 + random.below(60) as i64),
        Some(_) if random.percent(4) => Count::Yakuman,
        Some(rules) if !rules.fu => Count::Han(1 + random.below(9) as u32, None),
        Some(_) if random.percent(40) => Count::Han(5 + random.below(9) as u32, None),
        Some(_) => {
            let (han, fu) = random.pick(&[
                (1, 30),
                (1, 40),
                (2, 30),
                (2, 40),
                (3, 30),
                (3, 40),
                (3, 60),
                (4, 30),
                (1, 80),
                (2, 60),
            ]);
            Count::Han(han, Some(fu))
        }
    }
}

fn check(random: &mut Random, id: &str) {
    let table = values::table(id);
    let prices = table.riichi.then(|| prices::rules(id, &[]));
    let mut flow = flow(id);
    let mut set = serde_json::Map::new();
    if random.percent(60) {
        set = house(
            random,
            &mut flow,
            table.riichi,
            table.nagashi,
            table.players,
        );
    }
    let mut table = table;
    // The list of early ends says of three rons that they are none.
    if set.contains_key("aborts") && table.several == Several::TripleAbort {
        table.several = Several::All;
    }
    let mut stakes = [0; 3];
    for (rule, own) in ["chip", "yakitori", "bust_prize"].iter().zip(&mut stakes) {
        if table.riichi && random.percent(30) {
            *own = random.pick(&[100, 2_000, 5_050, 10_000]);
            set.insert((*rule).to_owned(), json!(*own));
        }
    }
    let chairs = table.players + usize::from(random.percent(25));
    let mut game = Second::new(id, flow, table, prices, chairs, stakes);
    let mut events = Vec::new();
    for at in 0..random.pick(&[5, 20, 60]) {
        let what = next(random, &game);
        events.push(event(&what));
        if !game.take(at, &what) {
            game.faults.push(at);
        }
    }
    let rules = json!({"base": id, "set": set});
    let request = json!({"ask": "game", "ruleset": rules, "players": chairs, "events": events});
    let answer = ask(request.clone());
    compare(&game, &answer, &request);
}

fn compare(game: &Second, answer: &Value, request: &Value) {
    let list = |value: &Value| {
        value
            .as_array()
            .cloned()
            .unwrap_or_else(|| panic!("{request}\n{answer}"))
    };
    let faults: Vec<u64> = list(&answer["faults"])
        .iter()
        .filter_map(|fault| fault["event"].as_u64())
        .collect();
    let wanted: Vec<u64> = game.faults.iter().map(|&at| at as u64).collect();
    assert_eq!(faults, wanted, "{request}\n{}", answer["faults"]);
    let hands = list(&answer["hands"]);
    assert_eq!(hands.len(), game.hands.len(), "{request}");
    for (ours, theirs) in hands.iter().zip(&game.hands) {
        for (key, value) in theirs.as_object().expect("fields") {
            assert_eq!(&ours[key], value, "{key}: {request}\n{ours}\n{theirs}");
        }
    }
    assert_eq!(answer["points"], json!(game.points), "{request}");
    assert_eq!(answer["sticks"], json!(game.sticks), "{request}");
    assert_eq!(answer["over"], json!(game.over), "{request}");
    if game.over.is_none() {
        let next = &answer["next"];
        let round = game.deal / game.players() % 4;
        let told = [
            &next["round"],
            &next["deal"],
            &next["dealer"],
            &next["honba"],
        ];
        let wanted = [
            json!(&WINDS[round..=round]),
            json!(game.deal % game.players() + 1),
            json!(game.dealer()),
            json!(game.honba),
        ];
        assert_eq!(told, wanted.each_ref(), "{request}");
    }
    let results = list(
        &answer[if game.over.is_some() {
            "players"
        } else {
            "now"
        }],
    );
    let ends = judge::end(&game.table, &game.points, game.sticks);
    let beside = game.beside.points();
    for (chair, (ours, theirs)) in results.iter().zip(&ends).enumerate() {
        let wanted = [
            theirs.place,
            theirs.uma,
            theirs.oka,
            theirs.total + game.penalties[chair] + beside[chair],
        ];
        let chips = ours["chips"].as_i64().unwrap_or_default();
        assert_eq!(chips, game.beside.chips[chair], "{request}\n{ours}");
        let told =
            ["place", "uma", "oka", "total"].map(|key| ours[key].as_i64().expect("a number"));
        assert_eq!(told, wanted, "{request}\n{ours}");
    }
}

/// Games of every ruleset; the whole number is a million, and `TESTS=all` plays them.
#[test]
fn a_second_fold_plays_the_same_games() {
    for (nth, id) in crate::second_table::rulesets().enumerate() {
        let mut random = Random::new(0x9a3e ^ nth as u64);
        for _ in 0..share(60_000) / 10 {
            check(&mut random, id);
        }
    }
}
