//! Links that must work for good, and the exam in which each hand is asked its own way.

use tensu_learn::practice::{Answer, Form};
use tensu_learn::sheet::{Mark, Preset, Sheet, marks};

use super::{house, own, right};
use crate::helpers::preset;

/// A link of today is good for good: its last letters were computed apart.
#[test]
fn a_link_of_the_first_form_keeps_its_meaning() {
    let text = "1/tenhou/name=Club_X/kiriage=true/whole;min=20;pass=1/234m3466p678999s/ron:2p/riichi\
                ~99m12p/pon:777zL/chi:123s/chi:456s/tsumo:3p/seat:E~48A3";
    let sheet: Sheet = text.parse().expect("a sheet");
    assert_eq!(sheet.to_string(), text);
    assert_eq!(
        sheet.rules,
        own("tensu-rules:1 base=tenhou name=Club%20X kiriage=true")
    );
    assert_eq!((sheet.minutes, sheet.pass), (Some(20), Some(1)));
    let hands: Vec<String> = sheet.hands.iter().map(ToString::to_string).collect();
    assert_eq!(
        hands,
        [
            "234m3466p678999s+2p ron riichi",
            "99m12p(777zL)(123s)(456s)+3p tsumo seat:E"
        ]
    );
    let rules = sheet.rules.ruleset().expect("rules");
    assert_eq!(sheet.problems(&rules).map(|all| all.len()), Ok(2));
    // Made of the ruleset, what differs from it, the question and the hands: another version knows more rules, and finds the same.
    assert_eq!(sheet.code(), "ZLUXKZ");
}

/// The second form says of each hand what is asked, and what else is given.
#[test]
fn a_link_of_the_second_form_keeps_its_meaning() {
    let text = "2/ema_2025/mixed;min=40;pass=16/noten/tenpai:EW/ron~furiten/thrown:14m2s/234m3466p678999s/ron:2p/riichi~whole/hand/234m3466p678999s/ron:2p/riichi~3WKX";
    let sheet: Sheet = text.parse().expect("a sheet");
    assert_eq!(sheet.to_string(), text);
    let problems = sheet.problems(preset("ema_2025")).expect("questions");
    let forms: Vec<Form> = problems.iter().map(|problem| problem.form).collect();
    assert_eq!(forms, [Form::Noten, Form::Furiten, Form::Whole]);
    let answer = |at: usize| &problems[at].tasks[0].answers[problems[at].tasks[0].right];
    // 3,000 for two of four; the hand waits for 2p and 5p, and has discarded neither.
    assert_eq!(answer(0), &Answer::Points(1_500));
    assert_eq!(answer(1), &Answer::Whether(false));
    for bad in ["luck/hand/", "whole/thrown/", "tap/hand/", ""] {
        let text = text.replace("~whole/hand/", &["~", bad].concat());
        assert!(text.parse::<Sheet>().is_err(), "{text}");
    }
}

/// Twenty questions of several kinds, with what a referee decides, for every seed; where rules have nothing to ask of a kind, whole
/// hands are.
#[test]
fn a_referee_is_asked_all_kinds() {
    for id in [
        "ema_2025",
        "cheatsheet",
        "tenhou",
        "majsoul_sanma",
        "mleague",
    ] {
        let rules = preset(id);
        for seed in 0..3 {
            let sheet = Preset::Referee.sheet(seed, &house(rules), rules);
            let sheet = sheet.unwrap_or_else(|| panic!("{id} {seed}"));
            assert_eq!((sheet.minutes, sheet.pass), (Some(40), Some(16)));
            let text = sheet.to_string();
            assert_eq!(text.parse(), Ok(sheet.clone()), "{text}");
            assert!(text.len() < 4_096 / 2, "{}", text.len());
            let problems = sheet.problems(rules).expect("questions");
            assert_eq!(problems.len(), 20);
            let count = |form| problems.iter().filter(|one| one.form == form).count();
            assert!(count(Form::Whole) >= 6, "{id}");
            assert_eq!(count(Form::Furiten), 3, "{id}");
            assert_eq!(count(Form::Honba), 3, "{id}");
            assert_eq!(count(Form::Noten), 2, "{id}");
            let others = if Form::Differs.is_in(rules) { 3 } else { 0 };
            assert_eq!(count(Form::Differs), others, "{id}");
            // The answer of each is a point.
            let all = problems.iter().map(|one| marks(one, &right(one)));
            assert!(all.flatten().all(|mark| mark == Mark::Right), "{id}");
        }
    }
    assert!(Form::Differs.is_in(preset("ema_2025")));
    assert!(!Form::Differs.is_in(preset("cheatsheet")));
    assert!(!Preset::Referee.is_in(preset("korean")));
}
