//! What is written for programs and links, and where a refusal points.

use tensu::house::{BadHouse, House};
use tensu::link::{BadLink, LONGEST, Link};
use tensu::rules::{BadRule, Setting};
use tensu::score::Note;
use tensu::{Question, Ruleset};

use crate::helpers::ruleset;

/// The letters of a name in a link, and in the text of house rules.
#[test]
fn names_as_they_are_written() {
    let rules = House::new(Ruleset::by_id("tenhou").expect("a ruleset"), "A-b c.d_e~1ü");
    let text = rules.to_string();
    assert!(text.contains("A-b%20c.d_e~1%C3%BC"), "{text}");
    let question = Question::default();
    let link = Link { rules, question }.to_string();
    assert!(link.contains("/name=A-b_c.2Ed.5Fe.7E1.C3.BC"), "{link}");
}

/// An address may be as long as the limit, and no longer.
#[test]
fn the_longest_link() {
    let link = "1/tenhou/12m/ron:9s/";
    let padded = |length: usize| format!("{link}{}", "/".repeat(length - link.len()));
    assert!(padded(LONGEST).parse::<Link>().is_ok());
    let longer = padded(LONGEST + 1).parse::<Link>();
    assert_eq!(longer, Err(BadLink::TooLong));
}

/// House rules change back to their ruleset, and drop a change that is possible no longer.
#[test]
fn a_change_that_is_taken_back() {
    let tenhou = Ruleset::by_id("tenhou").expect("a ruleset");
    let club = House::new(tenhou, "Club");
    let kiriage = club.with("kiriage", &Setting::Bool(true)).expect("a rule");
    assert_eq!(kiriage.set, [("kiriage", Setting::Bool(true))]);
    let ippatsu = kiriage.with("ippatsu", &Setting::Bool(false));
    let ippatsu = ippatsu.expect("a rule");
    assert_eq!(ippatsu.set.len(), 2);
    let back = ippatsu.with("kiriage", &Setting::Bool(false));
    assert_eq!(
        back.expect("a rule").set,
        [("ippatsu", Setting::Bool(false))]
    );
    let unknown = club.with("moon", &Setting::Bool(true));
    assert_eq!(
        unknown,
        Err(BadHouse::Rule(BadRule::Unknown("moon".into())))
    );
}

/// What is wrong with house rules names the rule, when it is one.
#[test]
fn the_rule_that_is_wrong() {
    let unknown = BadHouse::Rule(BadRule::Unknown("moon".into()));
    assert_eq!(unknown.rule(), Some("moon"));
    let value = BadHouse::Rule(BadRule::Value("kiriage".into(), "tenhou"));
    assert_eq!(value.rule(), Some("kiriage"));
    let undone = BadHouse::Rule(BadRule::Undone("kazoe".into()));
    assert_eq!(undone.rule(), Some("kazoe"));
    assert_eq!(BadHouse::NoBase.rule(), None);
    // A rule of other games is not one that another rule undid.
    let other = "tensu-rules:1 base=korean kiriage=true".parse::<House>();
    let kiriage = BadRule::Unknown("kiriage".into());
    assert_eq!(other, Err(BadHouse::Rule(kiriage)));
}

/// What an app asks of a ruleset. Source: rules.md 1.2 (points that add up have no dora) and 2 (ura dora).
#[test]
fn what_a_ruleset_has() {
    for (rules, ura, unit) in [
        ("tenhou", true, 1_000),
        ("tenhou ura_dora=false", false, 1_000),
        ("korean", false, 1),
    ] {
        let rules = ruleset(rules);
        assert_eq!((rules.has_ura(), rules.match_unit()), (ura, unit));
    }
}

/// Big wheels can pay double only where they are a yaku: who takes them out loses that change, and no other.
#[test]
fn a_change_that_is_possible_no_longer() {
    let shanghai = Ruleset::by_id("shanghai").expect("a ruleset");
    let club = House::new(shanghai, "Club")
        .with("ippatsu", &Setting::Bool(false))
        .and_then(|club| club.with("double_yakuman", &list(&["daisharin"])))
        .expect("rules");
    assert_eq!(club.set.len(), 2);
    let without = club.with("local_yaku", &list(&[])).expect("rules");
    let ids: Vec<&str> = without.set.iter().map(|(id, _)| *id).collect();
    assert_eq!(ids, ["ippatsu", "local_yaku"]);
}

fn after(id: &str, rule: &str, codes: &[&str]) -> Option<Setting> {
    let mut rules = ruleset(id);
    rules.change(rule, &list(codes)).expect("a rule");
    let knob = tensu::rules::Knob::by_id(rule).expect("a rule");
    (knob.get)(&rules)
}

fn list(codes: &[&str]) -> Setting {
    Setting::List(codes.iter().map(|code| Setting::of_code(code)).collect())
}

/// Four yaku that pay double are "true" only when they are the usual four.
#[test]
fn four_other_doubles_are_a_list() {
    let others = ["tenhou", "chiihou", "daisangen", "daisuushii"];
    assert_eq!(
        after("tenhou", "double_yakuman", &others),
        Some(list(&others))
    );
    let usual = [
        "daisuushii",
        "suuankou_tanki",
        "junsei_chuuren",
        "kokushi_13",
    ];
    assert_eq!(
        after("tenhou", "double_yakuman", &usual),
        Some(Setting::Bool(true))
    );
}

/// Each choice of the yaku with pao is that choice.
#[test]
fn pao_is_of_the_yaku_that_were_chosen() {
    let three = ["daisangen", "daisuushii", "suukantsu"];
    for choice in 0..8 {
        let chosen: Vec<&str> = (0..3)
            .filter(|place| choice >> place & 1 == 1)
            .map(|place| three[place])
            .collect();
        let Some(Setting::List(mut read)) = after("tenhou", "pao", &chosen) else {
            panic!("a list");
        };
        let Setting::List(mut wanted) = list(&chosen) else {
            panic!("a list");
        };
        for all in [&mut read, &mut wanted] {
            all.sort_by_key(|one| format!("{one:?}"));
        }
        assert_eq!(read, wanted);
    }
}

/// Korean: sticks alone are reason enough to say that there are none.
#[test]
fn sticks_that_are_left_out() {
    let remarks = |words: &str| -> Vec<&str> {
        let hand = format!("234m567p345s66p67s+8s ron {words}");
        let question: Question = hand.parse().expect("a hand");
        let score = tensu::score(&question, &ruleset("korean")).expect("a score");
        score.remarks.iter().map(Note::id).collect()
    };
    for (words, said) in [
        ("", false),
        ("sticks:1", true),
        ("honba:1", true),
        ("dora:1m", true),
    ] {
        let there = remarks(words).contains(&"no_dora_no_counters");
        assert_eq!(there, said, "{words}");
    }
}
