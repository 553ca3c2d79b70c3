//! Logs of games that were played elsewhere: the same game in every form, what is no log, what is kept.

use tensu::compare::Cause;
use tensu::evening::{Event, HandValue, fold};
use tensu::house::House;
use tensu::rules::{Library, Setting};
use tensu_log::{BadLog, Checked, LONGEST, Log, Place, Source, read};

use crate::helpers::preset;

/// One game of four hands, written down in each form.
const FORMS: [(Source, &str); 4] = [
    (Source::Tenhou, include_str!("../logs/tenhou.json")),
    (Source::Tenhou, include_str!("../logs/mjlog.xml")),
    (Source::Mjai, include_str!("../logs/mjai.jsonl")),
    (Source::Majiang, include_str!("../logs/majiang.json")),
];
const TENHOU: &str = FORMS[0].1;
const CALLS: &str = include_str!("../logs/pymahjonggb.py");
const BOTZONE: &str = include_str!("../logs/botzone.txt");

fn logs(text: &str) -> Vec<Log> {
    read(text, Library::ALL).expect("a log")
}

fn log(text: &str) -> Log {
    let [log] = logs(text).try_into().expect("one game");
    log
}

fn bad(text: &str) -> BadLog {
    read(text, Library::ALL).expect_err("no log")
}

/// The payments, from paper: 4 han 30 fu; nothing; 3 han 40 fu with a honba; two who are tenpai.
const PAID: [[i64; 4]; 4] = [
    [0, 7_700, -7_700, 0],
    [0; 4],
    [-1_400, -2_700, -1_400, 5_500],
    [1_500, -1_500, 1_500, -1_500],
];

#[test]
fn every_form_is_the_same_game() {
    let first = log(TENHOU);
    for (source, text) in FORMS {
        let log = log(text);
        assert_eq!(log.source, source);
        assert_eq!(log.hands.len(), 4, "{source:?}");
        for (nth, (hand, own)) in log.hands.iter().zip(&first.hands).enumerate() {
            assert_eq!(
                hand.paid.as_deref(),
                Some(&PAID[nth][..]),
                "{source:?} {nth}"
            );
            assert_eq!(hand.events, own.events, "{source:?} {nth}");
            assert_eq!(hand.moves, own.moves, "{source:?} {nth}");
            assert_eq!(
                (&hand.dealt.len(), hand.dealer, hand.deal),
                (&4, own.dealer, own.deal)
            );
        }
        let checked = log.check(&log.rules());
        assert!(
            checked.iter().all(Checked::agrees),
            "{source:?}: {checked:?}"
        );
    }
    let names: Vec<String> = FORMS
        .iter()
        .map(|(_, text)| log(text).start.players.join(" "))
        .collect();
    assert_eq!(
        names,
        [
            "Aki Ben Cho Dai",
            "Aki Ben Cho Dai",
            "Aki Ben Cho Dai",
            "Aki Ben Cho Dai"
        ]
    );
}

#[test]
fn a_game_of_a_log_is_one_like_any_other() {
    let log = log(TENHOU);
    let game = log.game();
    assert_eq!(game.start.origin, "tenhou");
    let rules = log.rules();
    let course = fold(&game.start, &rules, &game.events);
    assert_eq!(course.faults, []);
    assert_eq!(course.state.points, [25_100, 28_500, 17_400, 29_000]);
    // A log that breaks off before the end is a game that goes on.
    assert_eq!(
        (course.state.over, course.state.deal, course.state.honba),
        (None, 2, 1)
    );
    let read = game.to_string().parse();
    assert_eq!(read, Ok(game));
}

#[test]
fn a_hand_out_of_the_middle_begins_with_a_count() {
    let log = log(TENHOU);
    let middle = Log {
        hands: log.hands[2..].to_vec(),
        ..log
    };
    let game = middle.game();
    let [Event::Fix(fix), ..] = game.events.as_slice() else {
        panic!("{:?}", game.events)
    };
    assert_eq!(fix.points, [None, Some(32_700), Some(17_300)]);
    assert_eq!(
        (fix.honba, fix.hand),
        (Some(1), Some((tensu::Wind::East, 2)))
    );
    let course = fold(&game.start, &middle.rules(), &game.events);
    assert_eq!(
        (course.faults.len(), course.state.points),
        (0, vec![25_100, 28_500, 17_400, 29_000])
    );
}

#[test]
fn addresses_and_lists_are_read() {
    let log = log(TENHOU);
    let escaped: Vec<String> = TENHOU.bytes().map(|byte| format!("%{byte:02X}")).collect();
    let escaped = escaped.concat();
    let address = format!("https://tenhou.net/6/#json={escaped}");
    assert_eq!(logs(&address), std::slice::from_ref(&log));
    // Twice the same game is two games; as a list, as lines, with blanks around.
    for text in [
        format!("[{TENHOU},{TENHOU}]"),
        format!("{TENHOU}\n{TENHOU}"),
        format!("\u{feff} {address}\n{address}\n"),
    ] {
        assert_eq!(logs(&text).len(), 2);
    }
    // Each hand by itself, as the site's own page writes them, is one game again.
    let whole: serde_json::Value = serde_json::from_str(TENHOU).expect("JSON");
    let hands = whole["log"].as_array().expect("hands");
    let alone = |hand: &serde_json::Value| {
        let mut one = whole.clone();
        one["log"] = serde_json::json!([hand]);
        one.to_string() + "\n"
    };
    let apart: String = hands.iter().map(alone).collect();
    assert_eq!(self::log(&apart).hands, log.hands);
    // A list of hands alone, and one hand alone.
    assert_eq!(self::log(&whole["log"].to_string()).hands.len(), 4);
    assert_eq!(self::log(&hands[2].to_string()).hands.len(), 1);
}

#[test]
fn a_price_that_differs_is_told_with_its_rule() {
    let log = log(TENHOU);
    let checked = log.check(preset("mleague"));
    assert_eq!(
        checked.iter().map(Checked::agrees).collect::<Vec<_>>(),
        [false, false, true, true]
    );
    let kiriage = Cause::Rule("kiriage", Setting::Bool(false));
    assert_eq!(checked[0].causes, [kiriage]);
    let ours = checked[0]
        .ours
        .as_ref()
        .map(|record| record.changes.clone());
    assert_eq!(ours, Ok(vec![0, 8_000, -8_000, 0]));
    // M.League plays on with nine kinds.
    assert!(checked[1].ours.is_err() && checked[1].causes.is_empty());
}

#[test]
fn a_game_keeps_what_was_paid() {
    // The same game as it would be paid with kiriage.
    let text = TENHOU.replace("[0,8700,-7700,0]", "[0,9000,-8000,0]");
    let text = text.replace("[25000,32700,17300,25000]", "[25000,33000,17000,25000]");
    let text = text.replace("[23600,30000,15900,30500]", "[23600,30300,15600,30500]");
    let log = log(&text);
    let checked = log.check(&log.rules());
    let kiriage = Cause::Rule("kiriage", Setting::Bool(true));
    assert_eq!(checked[0].causes, [kiriage]);
    let game = log.game();
    let Some(Event::Won(won)) = game.events.get(1) else {
        panic!("{:?}", game.events)
    };
    assert_eq!(won.winners[0].value, HandValue::Pays(vec![(2, 8_000)]));
    let course = fold(&game.start, &log.rules(), &game.events);
    assert_eq!(
        (course.faults.len(), course.state.points),
        (0, vec![25_100, 28_800, 17_100, 29_000])
    );
    // The tiles are still there, to be explained.
    assert_eq!(log.hands[0].wins().count(), 1);
}

#[test]
fn rules_are_proposed_by_the_flags() {
    let of = |disp: &str, aka: &str| {
        let text = TENHOU.replace("般南喰赤", disp).replace("\"aka\":1", aka);
        let log = read(&text, Library::ALL).expect("a log").remove(0);
        let set = log.start.rules.set.iter();
        let set: Vec<String> = set
            .map(|(id, value)| format!("{id}={}", tensu::house::value_text(value)))
            .collect();
        [log.start.rules.base.id.to_owned(), set.join(" ")].join(" ")
    };
    assert_eq!(of("般南喰赤", "\"aka\":1"), "tenhou ");
    assert_eq!(
        of("般東喰", "\"aka\":0"),
        "tenhou red_fives=0,0,0 length=east"
    );
    assert_eq!(of("般南赤", "\"aka\":1"), "tenhou open_tanyao=false");
    assert_eq!(
        of("玉の間南喰赤", "\"aka53\":1,\"aka52\":2,\"aka51\":1"),
        "majsoul red_fives=1,2,1"
    );
    assert_eq!(of("Jade Room East", "\"aka\":1"), "majsoul length=east");
}

#[test]
fn rivers_tell_who_is_furiten() {
    let log = log(TENHOU);
    let facts = log.hands[0].facts(&log.rules());
    let told: Vec<(usize, String, bool)> = facts
        .iter()
        .map(|fact| {
            (
                fact.chair,
                fact.waits.iter().map(ToString::to_string).collect(),
                fact.furiten,
            )
        })
        .collect();
    // Ben waits for 5s and 8s, and nothing of it lies in the river.
    assert_eq!(told[3], (1, "5s8s".to_owned(), false));
    assert!(
        told.iter()
            .enumerate()
            .all(|(nth, fact)| nth == 3 || fact.1.is_empty() || fact.0 == 2),
        "{told:?}"
    );
}

#[test]
fn who_passes_a_wait_is_furiten_to_the_next_discard_or_after_riichi_to_the_end() {
    // Ben passes 5s of Cho, and wins 8s of somebody.
    let hand = |riichi: &str, ben: &str, cho: &str, last: &str, from: usize| {
        let text = format!(
            r#"{{"name":["Aki","Ben","Cho","Dai"],"rule":{{"disp":"般南喰赤","aka":1}},"log":[[[0,0,0],[25000,25000,25000,25000],[43],[],
            [11,19,21,29,31,39,41,42,43,44,11,19,21],[47,42,{last}],[60,60,60],
            [12,13,14,22,23,24,25,26,27,38,38,36,37],[45{ben}],["{riichi}60"{}],
            [35,15,15,16,17,18,28,29,45,45,46,47,33],[41{cho}],[35{}],
            [13,13,14,16,17,18,32,32,33,34,46,47,47],["4747p47",18],[32,60],
            ["和了",[0,0,0,0],[1,{from},1,"30符2飜2000点"]]]]}}"#,
            if ben.is_empty() { "" } else { ",60" },
            if cho.is_empty() { "" } else { ",60" },
        );
        log(&text).hands.remove(0)
    };
    let rules = preset("tenhou");
    let riichi = hand("r", "", "", "38", 0);
    let facts = riichi.facts(rules);
    let ben: Vec<_> = facts.iter().filter(|fact| fact.chair == 1).collect();
    let passed = facts
        .iter()
        .find(|fact| fact.chair == 2)
        .map(|fact| fact.at);
    assert_eq!(
        (ben.len(), ben[0].furiten, ben[0].passed),
        (1, false, passed)
    );
    assert_eq!(riichi.barred(rules), [1]);
    // Without riichi it is the same in this go-around, and over with the next discard.
    assert_eq!(hand("", "", "", "38", 0).barred(rules), [1]);
    let later = hand("", ",44", ",38", "44", 2);
    assert!(later.barred(rules).is_empty());
    let facts = later.facts(rules);
    let ben = facts.iter().filter(|fact| fact.chair == 1);
    let ben: Vec<_> = ben.map(|fact| (fact.furiten, fact.passed)).collect();
    assert_eq!(ben, [(false, passed), (false, None)]);
    // In riichi the next discard changes nothing.
    let later = hand("r", ",44", ",38", "44", 2);
    assert_eq!(later.barred(rules), [1]);
    assert!(
        later
            .facts(rules)
            .iter()
            .any(|fact| fact.chair == 1 && fact.furiten)
    );
    // What nobody could pass is no furiten: the tile that is won, and any in a Chinese game.
    assert!(log(TENHOU).hands[0].barred(rules).is_empty());
    assert!(riichi.barred(preset("mcr_mil")).is_empty());
}

#[test]
fn two_rules_at_once_are_found() {
    // 4 han 30 fu, one of them for ippatsu.
    let house = House::new(preset("tenhou"), "Club").with("kiriage", &Setting::Bool(true));
    let house = house.and_then(|house| house.with("ippatsu", &Setting::Bool(false)));
    let rules = house.expect("rules").ruleset().expect("a ruleset");
    let checked = log(TENHOU).check(&rules);
    let mut causes = checked[0].causes.clone();
    causes.sort_by_key(|cause| format!("{cause:?}"));
    assert_eq!(
        causes,
        [
            Cause::Rule("ippatsu", Setting::Bool(true)),
            Cause::Rule("kiriage", Setting::Bool(false))
        ]
    );
}

#[test]
fn records_of_botzone_are_hands_of_mcr() {
    let [won, drawn] = logs(BOTZONE).try_into().expect("two hands");
    assert_eq!(won.start.rules.base.id, "mcr_mil");
    assert_eq!(won.start.origin, "botzone 5e37dd2bd41c3a0c51c5b0a1");
    let checked = won.check(&won.rules());
    assert!(checked[0].agrees(), "{checked:?}");
    assert_eq!(won.hands[0].said[0].points, Some(12));
    assert_eq!(drawn.hands[0].round, tensu::Wind::South);
    assert!(drawn.check(&drawn.rules())[0].agrees());
}

#[test]
fn calls_of_pymahjonggb_are_hands() {
    let log = log(CALLS);
    let rules = log.rules();
    let points: Vec<Option<u16>> = log
        .hands
        .iter()
        .flat_map(|hand| hand.wins().map(|(_, hand)| hand))
        .map(|hand| tensu::score(hand, &rules).expect("a win").points)
        .collect();
    // The record's 12; 6, 8, 4, 2, 2, 2, 1, 1 and two flowers: half flush, last tile, outside hand, closed kan, winds, sequences.
    assert_eq!(points, [Some(12), Some(28)]);
    assert!(log.check(&rules).iter().all(Checked::agrees));
}

#[test]
fn what_is_no_log_is_a_sentence() {
    assert_eq!(bad(" \n"), BadLog::Empty);
    assert_eq!(
        bad("https://tenhou.net/0/?log=2020010100gm-00a9-0000-03aa14b0"),
        BadLog::Address
    );
    assert_eq!(bad("a poem"), BadLog::Unknown);
    assert_eq!(bad("<html><body>404</body></html>"), BadLog::Empty);
    assert_eq!(bad(&"[".repeat(LONGEST + 1)), BadLog::TooLong(LONGEST + 1));
    let at = |line, column| Place { line, column };
    assert_eq!(bad("{\"log\":\n[[[0,0,"), BadLog::Broken(at(2, 8)));
    assert_eq!(
        bad(&TENHOU.replace("42,43,44,11,19,21],[47", "42,43,44,11,19,99],[47")),
        BadLog::Value(at(3, 38), "99]".into())
    );
    // A discard of a tile that the player does not have.
    assert_eq!(
        bad(&TENHOU.replace("[41],[35]", "[41],[39]")),
        BadLog::Value(at(5, 48), "39]".into())
    );
    assert!(
        BadLog::Value(at(5, 48), "39]".into())
            .to_string()
            .starts_with("“39]” at line 5, character 48")
    );
    assert!(matches!(
        bad("{\"type\":\"start_kyoku\"}"),
        BadLog::Value(..)
    ));
}

/// Found by the fuzz target `log`: twice what somebody pays was more than a number holds.
#[test]
fn numbers_of_any_size_are_read_or_told() {
    let largest = TENHOU.replace("1300-2600点", "4294967295-4294967295点");
    assert_ne!(largest, TENHOU);
    assert_eq!(logs(&largest).len(), 1);
    let is_digit = |c: char| c.is_ascii_digit();
    let texts = FORMS.map(|(_, text)| text);
    for text in texts.into_iter().chain([CALLS, BOTZONE]) {
        let mut at = 0;
        while let Some(found) = text[at..].find(is_digit) {
            let begin = at + found;
            let rest = &text[begin..];
            let end = rest.find(|c| !is_digit(c)).unwrap_or(rest.len());
            at = begin + end;
            for with in ["4294967295", "9223372036854775807", "-9223372036854775808"] {
                // One or the other, and no fault of this program.
                let changed = [&text[..begin], with, &text[at..]].concat();
                if let Ok(logs) = read(&changed, Library::ALL) {
                    for log in logs {
                        let rules = log.start.rules.ruleset().expect("rules");
                        let _ = (log.check(&rules), log.game());
                    }
                }
            }
        }
    }
}

#[test]
fn every_language_says_the_same() {
    let place = Place {
        line: 2,
        column: 3_000,
    };
    let all = [
        BadLog::Empty,
        BadLog::Address,
        BadLog::TooLong(50_000_000),
        BadLog::TooManyHands,
        BadLog::Unknown,
        BadLog::Broken(place),
        BadLog::Value(place, "99".to_owned()),
    ];
    for bad in all {
        let said = tensu_words::EN.bad_log(bad.code(), &bad.fills());
        assert_eq!(said, bad.to_string());
    }
}

#[test]
fn a_log_that_was_cut_anywhere_is_a_sentence_or_what_is_left() {
    for (source, text) in FORMS
        .into_iter()
        .chain([(Source::Botzone, BOTZONE), (Source::PyMahjongGb, CALLS)])
    {
        let ends = text.char_indices().map(|(at, _)| at);
        for end in ends.step_by(7) {
            match read(&text[..end], Library::ALL) {
                Ok(logs) => {
                    for log in logs {
                        // What is left can be told and checked.
                        assert!(log.hands.len() <= 4, "{source:?}");
                        let _ = (log.game().to_string(), log.check(&log.rules()));
                    }
                }
                Err(why) => assert!(!why.to_string().is_empty()),
            }
        }
    }
}
