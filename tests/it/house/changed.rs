//! House rules as they are changed, one rule after another: what is kept, what is refused, what a rule is then.

use serde_json::{Value, json};
use tensu::house::{BadHouse, House};
use tensu::rules::{BadRule, Setting};
use tensu::yaku::{Worth, Yaku};
use tensu::{Ruleset, rules};

use crate::helpers::{ask, ask_in_list, question, ruleset};

fn list(codes: &[&str]) -> Setting {
    Setting::List(codes.iter().map(|code| Setting::of_code(code)).collect())
}

fn after(id: &str, rule: &str, codes: &[&str]) -> Option<Setting> {
    let mut rules = ruleset(id);
    rules.change(rule, &list(codes)).expect("a rule");
    let house_rule = tensu::rules::HouseRule::by_id(rule).expect("a rule");
    (house_rule.get)(&rules)
}

/// House rules change back to their ruleset, and drop a change that is possible no longer. A mutant.
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

/// The fault of house rules names the rule, when it is one. A mutant.
#[test]
fn the_rule_that_is_wrong() {
    let unknown = BadHouse::Rule(BadRule::Unknown("moon".into()));
    assert_eq!(unknown.rule(), Some("moon"));
    let value = BadHouse::Rule(BadRule::Value {
        id: "kiriage".into(),
        values: Vec::new(),
        yaku: Vec::new(),
    });
    assert_eq!(value.rule(), Some("kiriage"));
    let undone = BadHouse::Rule(BadRule::Undone("kazoe".into()));
    assert_eq!(undone.rule(), Some("kazoe"));
    assert_eq!(BadHouse::NoBase.rule(), None);
    // A rule of other games is not one that another rule undid.
    let other = "tensu-rules:1 base=korean kiriage=true".parse::<House>();
    let kiriage = BadRule::Unknown("kiriage".into());
    assert_eq!(other, Err(BadHouse::Rule(kiriage)));
}

/// Big wheels can pay double only where they are a yaku: who takes them out loses that change, and no other. A mutant.
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

/// Four yaku that pay double are "true" only when they are the usual four. A mutant.
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

/// Each choice of the yaku with pao is that choice. A mutant.
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

/// A rule that a ruleset does not have cannot be set there. A mutant.
#[test]
fn rules_of_another_game_cannot_be_set() {
    for (rules, id, value) in [
        ("sanma_ryanshi", "open_pinfu_fu", Setting::of_code("30")),
        ("tenhou_sanma", "open_pinfu_fu", Setting::of_code("20")),
        ("majsoul_sanma", "open_pinfu_fu", Setting::of_code("30")),
        ("sanma_ryanshi", "kiriage", Setting::Bool(true)),
        ("tenhou", "flowers", Setting::Number(4)),
        ("korean", "flowers", Setting::Number(4)),
    ] {
        let mut rules = ruleset(rules);
        assert!(rules.change(id, &value).is_err(), "{} {id}", rules.id);
    }
    let mut sanma = ruleset("tenhou_sanma");
    assert!(sanma.change("flowers", &Setting::Number(4)).is_ok());
}

/// A rule that another one takes away is known all the same; in any order, as in a link.
#[test]
fn a_rule_that_is_undone_is_not_unknown() {
    let refused = |set: Value| {
        let answer = ask(
            json!({"ruleset": {"base": "shanghai", "set": set}, "hand": "234m34p66p678s567s",
            "win": "2p", "by": "ron"}),
        );
        answer["error"]["message"].as_str().map(str::to_owned)
    };
    let undone = "Another rule of the list undoes \"yakuman_cap\".";
    let both = json!({"yakuman_cap": 3, "stacked_yakuman": false});
    assert_eq!(refused(both).as_deref(), Some(undone));
    assert_eq!(
        refused(json!({"double_yakuman": ["renhou"], "renhou": "yakuman"})),
        None
    );
    let away = json!({"double_yakuman": ["renhou"], "renhou": "mangan"});
    let undone = "Another rule of the list undoes \"double_yakuman\".";
    assert_eq!(refused(away).as_deref(), Some(undone));
}

/// The units that renhou pays are one rule, whether it is a yakuman another; a link keeps both.
#[test]
fn a_double_renhou_has_a_link() {
    for base in ["cheatsheet", "shanghai", "tenhou"] {
        let text =
            format!("tensu-rules:1 base={base} name=Ours renhou=yakuman double_yakuman=renhou");
        let house: tensu::house::House = text.parse().expect("house rules");
        let rules = house.ruleset().expect("a ruleset");
        assert_eq!(
            rules.yaku.get(tensu::Yaku::Renhou).worth.closed,
            2,
            "{base}"
        );
        let question: tensu::Question = "234m34p66p678s567s+2p ron first_turn"
            .parse()
            .expect("a hand");
        assert_eq!(
            tensu::score(&question, &rules).expect("a score").total,
            64_000,
            "{base}"
        );
        let again: tensu::house::House = house.to_string().parse().expect("house rules");
        assert_eq!(again, house);
    }
}

/// Four equal sequences are 5 han in Shanghai and a yakuman elsewhere (seed 000; rules.md section 3): who takes them
/// out and in again has those of Shanghai.
#[test]
fn an_old_yaku_comes_back_as_it_was() {
    let mut rules = rules::SHANGHAI.clone();
    let own = rules.yaku.get(Yaku::IsshokuYonjun).worth;
    for list in [Setting::list([]), Setting::list([Yaku::IsshokuYonjun])] {
        rules.change("local_yaku", &list).expect("old yaku");
    }
    assert_eq!(rules.yaku.get(Yaku::IsshokuYonjun).worth, own);
    assert_eq!(own, Worth::han(5, 5));
}

/// A honba that was worth nothing for a while is worth again what it was: seed 004 has 1,000 by ron and from each.
#[test]
fn honba_there_and_back() {
    let mut rules = ruleset("sanma_ryanshi");
    for each in [0, 1_000] {
        let done = rules.change("honba_value", &Setting::Number(each));
        assert!(done.is_ok(), "{done:?}");
    }
    let paid = |by: &str| {
        let hand = format!("123p456p789s99s55z+5z {by} honba:1 seat:E riichi");
        let score = tensu::score(&question(&hand), &rules).expect("a win");
        score
            .payments
            .iter()
            .map(|one| one.honba)
            .collect::<Vec<_>>()
    };
    assert_eq!((paid("ron"), paid("tsumo")), (vec![1_000], vec![1_000; 2]));
}

/// Rules that need each other are taken in any order, as in the text and in the link of house rules.
#[test]
fn the_order_of_rules_in_a_request_does_not_matter() {
    let set = json!({ "double_yakuman": ["suurenkou"], "local_yaku": ["suurenkou"] });
    let scored = ask_in_list(&json!({
        "ruleset": { "base": "tenhou", "set": set },
        "hand": "111222333m4445p", "win": "5p", "by": "tsumo",
    }));
    assert_eq!(scored["ok"], true, "{scored}");
    let wrong = json!({ "double_yakuman": ["suurenkou"] });
    let refused = ask_in_list(
        &json!({ "ruleset": { "base": "tenhou", "set": wrong }, "hand": "1m", "win": "1m", "by": "ron" }),
    );
    assert_eq!(refused["error"]["code"], "unknown_rule", "{refused}");
}

/// Two houses are one where base, name and changes are. A mutant.
#[test]
fn houses_are_the_same_or_not() {
    let house = |text: &str| text.parse::<House>().expect("a house");
    let club = house("tensu-rules:1 name=Club base=tenhou kiriage=true");
    assert_eq!(
        club,
        house("tensu-rules:1 name=Club base=tenhou kiriage=true")
    );
    for other in [
        "tensu-rules:1 name=Club base=majsoul kiriage=true",
        "tensu-rules:1 name=Other base=tenhou kiriage=true",
        "tensu-rules:1 name=Club base=tenhou kazoe=false",
        "tensu-rules:1 name=Club base=tenhou",
    ] {
        assert_ne!(club, house(other), "{other}");
    }
}
