//! The worked games and the scripts of `tests/games/`: each is played as words, and as JSON.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use tensu::evening::{Course, Difference, Entry, Event, Fault, Game, Journal, changed, fold};

use crate::helpers::ask;

/// A game of a file with what must come of it.
#[derive(Default)]
struct Case {
    place: String,
    text: String,
    hands: Vec<String>,
    next: Option<String>,
    over: Option<String>,
    results: Vec<Vec<i64>>,
    faults: Vec<(usize, String)>,
}

fn cases(file: &str) -> Vec<Case> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/games")
        .join(file);
    let text = fs::read_to_string(path).expect("a file of games");
    let mut cases: Vec<Case> = Vec::new();
    for (at, line) in text.lines().enumerate() {
        let place = format!("{file}:{}", at + 1);
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some(game) = line.strip_prefix("> ") {
            cases.push(Case {
                place,
                text: game.to_owned(),
                ..Case::default()
            });
            continue;
        }
        let case = cases.last_mut().expect("a game before what comes of it");
        let (sign, rest) = line.split_once(' ').expect("a sign");
        match sign {
            "@" => case.next = Some(rest.to_owned()),
            "=" => case.over = Some(rest.to_owned()),
            "$" => {
                let numbers = rest.split(' ').map(|n| n.parse().expect("a number"));
                case.results.push(numbers.collect());
            }
            "!" => {
                let (event, code) = rest.split_once(' ').expect("an event and its fault");
                case.faults
                    .push((event.parse().expect("a number"), code.to_owned()));
            }
            _ => case.hands.push(line.to_owned()),
        }
    }
    cases
}

fn words(numbers: &[i64]) -> String {
    let all: Vec<String> = numbers.iter().map(i64::to_string).collect();
    all.join(" ")
}

/// The hands as the files write them.
fn hands(course: &Course) -> Vec<String> {
    let lying = course.records.iter().skip(1).map(|record| record.sticks);
    let state = &course.state;
    // Without those of a hand that is being played.
    let lying = lying.chain([state.sticks - state.in_riichi().count() as u32]);
    let hands = course.records.iter().zip(lying);
    let hands = hands.filter(|(record, _)| record.outcome.is_hand());
    let line = |(record, sticks): (&tensu::evening::Record, u32)| {
        format!(
            "{}{} {} | {} | {} | {sticks}",
            record.round().code(),
            record.number(),
            record.honba,
            words(&record.changes),
            words(&record.after)
        )
    };
    hands.map(line).collect()
}

fn play(case: &Case) {
    let place = &case.place;
    let game: Game = case
        .text
        .parse()
        .unwrap_or_else(|why| panic!("{place}: {why}"));
    assert_eq!(game.to_string(), case.text, "{place}");
    let rules = game.start.rules.ruleset().expect("rules");
    let course = fold(&game.start, &rules, &game.events);
    let faults: Vec<(usize, String)> = (course.faults.iter())
        .map(|(event, fault)| (*event, fault.code().to_owned()))
        .collect();
    assert_eq!(faults, case.faults, "{place}: {:?}", course.faults);
    if !case.hands.is_empty() {
        assert_eq!(hands(&course), case.hands, "{place}");
    }
    let state = &course.state;
    let next = format!(
        "{}{} {} {}",
        state.round().code(),
        state.number(),
        state.honba,
        state.sticks
    );
    let over = state
        .over
        .map(|over| format!("{} {}", over.code(), state.sticks));
    assert_eq!(over, case.over, "{place}");
    assert_eq!(over.is_none().then_some(next), case.next, "{place}");
    let results = state.results(&rules);
    assert!(
        case.results.is_empty() || case.results.len() == results.len(),
        "{place}"
    );
    for (player, wanted) in results.iter().zip(&case.results) {
        let all = [
            player.points,
            player.sticks,
            player.place as i64,
            player.plain,
            player.uma,
            player.oka,
            player.penalty,
            player.total,
        ];
        let same = match wanted.as_slice() {
            [total] => player.total == *total,
            wanted => all == wanted,
        };
        assert!(
            same,
            "{place}: chair {}: {all:?} and not {wanted:?}",
            player.chair
        );
    }
}

#[test]
fn the_worked_games_come_out_as_they_are_worked() {
    for case in cases("worked.txt") {
        assert!(
            !case.hands.is_empty() || !case.results.is_empty(),
            "{}",
            case.place
        );
        play(&case);
    }
}

#[test]
fn the_edges_of_a_game_are_as_the_rules_say() {
    for case in cases("scripts.txt") {
        play(&case);
    }
}

/// An answer has the same hands, faults and results, and its own text gives the same answer.
#[test]
fn the_contract_tells_the_same() {
    for case in cases("worked.txt").iter().chain(&cases("scripts.txt")) {
        let place = &case.place;
        let answer = ask(json!({"ask": "game", "text": case.text}));
        assert_eq!(answer["ok"], true, "{place}: {answer}");
        assert_eq!(answer["text"], *case.text, "{place}");
        let told: Vec<(usize, String)> = (answer["faults"].as_array().expect("a list").iter())
            .map(|fault| {
                assert_ne!(fault["message"], "", "{place}");
                let event = fault["event"].as_u64().expect("a number") as usize;
                (event, fault["code"].as_str().expect("a code").to_owned())
            })
            .collect();
        assert_eq!(told, case.faults, "{place}");
        let over = case.over.as_deref().and_then(|over| over.split(' ').next());
        assert_eq!(
            answer["over"],
            over.map_or(Value::Null, Value::from),
            "{place}"
        );
        assert_eq!(answer["next"].is_null(), over.is_some(), "{place}");
        let hands = answer["hands"].as_array().expect("hands");
        let changes = hands.iter().map(|hand| words_of(&hand["changes"]));
        let wanted = case
            .hands
            .iter()
            .map(|line| line.split(" | ").nth(1).map(str::to_owned));
        if !case.hands.is_empty() {
            assert!(changes.map(Some).eq(wanted), "{place}");
        }
        // The words as a list of events, beside the same rules.
        let game: Game = case.text.parse().expect("a game");
        let set: serde_json::Map<String, Value> = (game.start.rules.set.iter())
            .map(|(id, value)| ((*id).to_owned(), as_json(value)))
            .collect();
        let events: Vec<String> = game.events.iter().map(ToString::to_string).collect();
        let again = ask(json!({
            "ask": "game", "players": game.start.players, "events": events,
            "ruleset": {"base": game.start.rules.base.id, "set": set},
        }));
        assert_eq!(again, answer, "{place}");
    }
}

fn words_of(list: &Value) -> String {
    let numbers = list.as_array().expect("a list").iter();
    let numbers: Vec<i64> = numbers.map(|n| n.as_i64().expect("a number")).collect();
    words(&numbers)
}

fn as_json(value: &tensu::rules::Setting) -> Value {
    use tensu::rules::Setting;
    match value {
        Setting::Bool(yes) => json!(yes),
        Setting::Number(n) => json!(n),
        Setting::Text(text) => json!(text),
        Setting::List(values) => values.iter().map(as_json).collect(),
        Setting::Open(open) => json!({"open": open}),
        Setting::Null => Value::Null,
    }
}

/// Events that the contract writes as objects are those that the words say.
#[test]
fn events_are_objects_or_words() {
    let objects = json!([
        {"riichi": 1}, {"riichi": {"chair": 2, "kind": "double"}}, {"unriichi": 2},
        {"won": {"from": 0, "winners": [
            {"chair": 1, "price": {"han": 3, "fu": 40}}, {"chair": 2, "price": {"base": 320}}
        ], "declaring": 0}},
        {"won": {"winners": [{"chair": 3, "price": {"yakuman": 1}, "liable": [{"chair": 2, "for": "daisangen"}]}]}},
        {"won": {"winners": [{"chair": 0, "price": {"points": 9}}]}},
        {"won": {"winners": [{"chair": 0, "price": {"yaku": ["pinfu", "riichi"], "dora": 1, "fu": 30}}]}},
        {"won": {"winners": [{"chair": 0, "price": {"pays": [{"chair": 1, "points": 500}]}}]}},
        {"won": {"from": 2, "winners": [{
            "chair": 1, "hand": "34066p78s", "melds": [{"kind": "chi", "tiles": "123m", "from": "left"}], "win": "9s",
            "dora": "1m", "flags": ["last_tile"]
        }]}},
        {"drawn": {"tenpai": [1, 2], "nagashi": [0]}}, {"drawn": {}},
        {"aborted": {"kind": "nine_kinds", "chair": 3}}, {"aborted": {"kind": "three_rons"}},
        {"chombo": 2}, {"chombo": [1, 2]}, {"chombo": {"chairs": [1], "kind": "match", "points": 20}},
        {"chombo": {"chair": 1, "kind": "mangan"}},
        {"penalty": {"chair": 2, "tenths": 50, "reason": "late"}},
        {"penalty": {"chair": 2, "points": 1000, "to": "table"}}, {"penalty": {"chair": 1, "points": -100}},
        {"fix": {"points": [25000, null, 1000], "sticks": 1, "honba": 2, "round": "S", "deal": 3}},
        {"last": 1}, {"stop": "rain"}, {"stop": true}, {"stop": "time"}, {"stop": "dealer"}, {"go": true},
        {"swap": {"chair": 3, "name": "Eva"}}, {"note": "a b"},
    ]);
    let words = "r1/r2.double/q2/w0-1:3.40-2:b320-u/t3:y1,2.daisangen/t0:p9/t0:kc1f30.riichi.pinfu/t0:m1.500/\
                 w2-1:h34066p78s.chi:123mL.ron:9s.last_tile.dora:1m/d12-n0/d/a9-3/a3/c2/c12/c1-match.20/c1-mangan/p2-50.late/\
                 p2-1000t/p1--100n/f0=25000.2=1000.s=1.h=2.d=S3/x1/z.rain/z/zt/zd/g/s3.Eva/n.a_b";
    let answer = ask(json!({"ask": "game", "ruleset": "tenhou", "events": objects}));
    assert_eq!(answer["text"], format!("game=1/tenhou/{words}"));
    assert!(answer.get("warnings").is_none(), "{answer}");
}

/// A slip in an event costs that event alone, and its message says what is wrong.
#[test]
fn a_slip_is_a_fault_and_no_error() {
    for (event, code, part) in [
        (json!({"riichi": "x"}), "parse", "\"riichi\": not a number"),
        (json!({"riichi": -1}), "parse", "not a chair"),
        (json!({"riichi": 4}), "no_such_chair", "chair 4"),
        (
            json!({"riichi": {"chair": 1, "kind": "triple"}}),
            "parse",
            "double_open",
        ),
        (
            json!({"won": {"winners": [{"chair": 1}]}}),
            "parse",
            "\"hand\" is missing",
        ),
        (
            json!({"won": {"winners": [{"chair": 1, "price": {}}]}}),
            "parse",
            "not one of han",
        ),
        (
            json!({"won": {"winners": [{"chair": 1, "price": {"base": 1, "han": 1}}]}}),
            "parse",
            "not one of han",
        ),
        (
            json!({"won": {"winners": [{"chair": 1, "hand": "1x", "win": "1m"}]}}),
            "parse",
            "numbers need",
        ),
        (json!({"won": {"winners": []}}), "nobody_won", "Nobody"),
        (json!({"aborted": {"kind": "rain"}}), "parse", "nine_kinds"),
        (json!({"riichi": 1, "last": 1}), "parse", "not one event"),
        (json!({"dance": 1}), "parse", "not one event"),
        (json!(7), "parse", "neither"),
        (json!("r9x"), "unread", "r9x"),
        (json!({"fix": {"deal": 3}}), "parse", "round"),
        (json!({"stop": 3}), "parse", "\"stop\""),
        (json!({"penalty": {"chair": 1}}), "parse", "tenths"),
    ] {
        let answer =
            ask(json!({"ask": "game", "ruleset": "tenhou", "events": ["r0", event, "d0"]}));
        assert_eq!(answer["ok"], true, "{event}: {answer}");
        let faults = answer["faults"].as_array().expect("a list");
        assert_eq!(faults.len(), 1, "{event}: {answer}");
        assert_eq!(
            (&faults[0]["event"], &faults[0]["code"]),
            (&json!(1), &json!(code)),
            "{event}: {answer}"
        );
        let message = faults[0]["message"].as_str().expect("a message");
        assert!(message.contains(part), "{event}: {message}");
        assert_eq!(answer["hands"].as_array().map(Vec::len), Some(1), "{event}");
    }
    // A field that nothing reads is told.
    let seat = json!({"won": {"from": 0, "winners": [{"chair": 1, "seat": "S", "price": {"han": 3, "fu": 30}}]}});
    let answer = ask(json!({"ask": "game", "ruleset": "tenhou", "events": [seat]}));
    assert_eq!(
        answer["warnings"][0]["field"],
        "events[0].won.winners[0].seat"
    );
    // So is a game that cannot be one.
    for (request, field, part) in [
        (json!({"ask": "game"}), "events", "missing"),
        (
            json!({"ask": "game", "ruleset": "tenhou", "players": 3, "events": []}),
            "players",
            "4",
        ),
        (
            json!({"ask": "game", "players": ["a", "b", "c"], "events": []}),
            "players",
            "4",
        ),
        (
            json!({"ask": "game", "length": "long", "events": []}),
            "length",
            "half",
        ),
        (
            json!({"ask": "game", "text": "game=1/tenhou", "events": []}),
            "events",
            "text",
        ),
        (
            json!({"ask": "game", "text": "game=2/tenhou"}),
            "text",
            "newer",
        ),
        (json!({"ask": "game", "text": "hello"}), "text", "game=1"),
        (
            json!({"ask": "game", "text": "game=1/nowhere"}),
            "text",
            "nowhere",
        ),
    ] {
        let answer = ask(request.clone());
        assert_eq!(answer["ok"], false, "{request}");
        assert_eq!(answer["error"]["at"]["field"], field, "{request}: {answer}");
        let message = answer["error"]["message"].as_str().expect("a message");
        assert!(message.contains(part), "{request}: {message}");
    }
}

fn the_game(words: &str) -> (Game, tensu::Ruleset) {
    let cases = cases("worked.txt");
    let case = cases.iter().find(|case| case.text.contains(words));
    let game: Game = case.expect("a case").text.parse().expect("a game");
    let rules = game.start.rules.ruleset().expect("rules");
    (game, rules)
}

/// G10: what the correction of one drawn hand changes is told before it is accepted.
#[test]
fn a_correction_tells_what_it_changes() {
    let (game, rules) = the_game("r2/d12/a9-3");
    let before = fold(&game.start, &rules, &game.events);
    let place = game
        .events
        .iter()
        .position(|event| *event == Event::read("d12"));
    let entry = Entry::Replace(place.expect("the hand"), Event::read("d2"));
    let mut journal = Journal::of(game);
    let after = fold(journal.start(), &rules, &journal.events_with(&entry));
    let told = changed(&before, &after, &entry);
    // All but the first; the last five are played no more, as the game is over, and with them a riichi has no effect.
    let gone = told
        .hands
        .iter()
        .filter(|hand| hand.after.is_none())
        .count();
    assert_eq!((told.hands.len(), gone), (13, 5));
    assert!(
        told.faults
            .iter()
            .all(|(_, fault)| *fault == Fault::AfterEnd)
    );
    assert_eq!(told.faults.len(), 6);
    let corrected = &told.hands[0];
    assert_eq!(corrected.what, [Difference::Told, Difference::Payments]);
    // Aki's 6 han in South 1 are won in South 4 now, and not as the dealer.
    let sixth = told.hands.iter().find(|hand| hand.before == Some(8));
    assert_eq!(
        sixth.expect("the hand").what,
        [Difference::Dealer, Difference::Price, Difference::Payments]
    );
    journal.enter(entry);
    assert_eq!(fold(journal.start(), &rules, &journal.events()), after);
    journal.undo();
    assert_eq!(fold(journal.start(), &rules, &journal.events()), before);
}

/// Any hand of a worked game turned into a draw: what follows is another game or a typed fault, and undo brings all back.
#[test]
fn any_hand_may_become_a_draw() {
    let (game, rules) = the_game("r2/d12/a9-3");
    let before = fold(&game.start, &rules, &game.events);
    let mut journal = Journal::of(game.clone());
    for place in 0..game.events.len() {
        if !game.events[place].ends_hand() {
            continue;
        }
        journal.enter(Entry::Replace(place, Event::read("d0123")));
        let after = fold(journal.start(), &rules, &journal.events());
        assert_ne!(after.records, before.records, "event {place}");
        let lying = 1_000 * i64::from(after.state.sticks);
        assert_eq!(
            after.state.points.iter().sum::<i64>() + lying,
            100_000,
            "event {place}"
        );
        assert!(journal.undo());
        assert_eq!(
            fold(journal.start(), &rules, &journal.events()),
            before,
            "event {place}"
        );
        assert!(journal.redo());
        assert_eq!(
            fold(journal.start(), &rules, &journal.events()),
            after,
            "event {place}"
        );
        journal.undo();
    }
}

/// A line that was being written is lost, and nothing else.
#[test]
fn a_journal_loses_no_more_than_its_last_line() {
    let (game, _) = the_game("r2/d12/a9-3");
    let journal = Journal::of(game);
    let text = journal.to_string();
    let head = text.find('\n').expect("a line") + 1;
    for cut in (head..text.len()).filter(|&cut| text.is_char_boundary(cut)) {
        let (read, lost) = Journal::read(&text[..cut]).expect("a beginning");
        let whole = text[head..cut].matches('\n').count();
        assert_eq!(read.entries(), &journal.entries()[..whole], "{cut}");
        assert_eq!(lost, usize::from(!text[..cut].ends_with('\n')), "{cut}");
    }
}
