//! One hand under many rulesets: the differences, and the rule that makes each.

use tensu::compare::{Cause, Compared, compare};
use tensu::rules::Setting;
use tensu::{Question, Ruleset, Yaku, rules};

fn compared(text: &str, check: impl Fn(&[Compared<'_>])) {
    let question: Question = text
        .parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    check(&compare(&question, &rules::TENHOU));
}

fn of<'c>(all: &'c [Compared<'_>], id: &str) -> &'c Compared<'c> {
    all.iter()
        .find(|compared| compared.rules.id == id)
        .unwrap_or_else(|| panic!("no {id}"))
}

fn total(compared: &Compared<'_>) -> Option<u32> {
    compared.score.as_ref().ok().map(|score| score.total)
}

#[test]
fn four_players_are_compared_with_four() {
    compared("234m34p66p678s567s+2p ron riichi", |all| {
        assert_eq!(all[0].rules.id, "tenhou");
        assert_eq!(all.len(), 13);
        assert!(all.iter().all(|compared| total(compared) == Some(3_900)));
        assert!(all.iter().all(|compared| compared.causes.is_empty()));
    });
}

#[test]
fn rounding_up_is_named() {
    compared("999p345s67m22s[4444m]+8m ron riichi dora:1s", |all| {
        let wrc = of(all, "wrc_2015");
        assert_eq!((total(&all[0]), total(wrc)), (Some(7_700), Some(8_000)));
        assert!(
            wrc.causes
                .contains(&Cause::Rule("kiriage", Setting::Bool(true)))
        );
    });
}

/// With its red five the hand has 4 han 30 fu, which the other rulesets would round up; without it 3 han, which they do not.
#[test]
fn a_rule_that_the_other_price_does_not_need_is_no_cause() {
    let question: Question = "234m340p66p678s56s+7s ron riichi honba:3"
        .parse()
        .expect("a hand");
    let cheatsheet = Ruleset::by_id("cheatsheet").expect("a ruleset");
    let all = compare(&question, cheatsheet);
    for id in ["ema_2025", "wrc_2015", "wrc_2025"] {
        let rules = of(&all, id);
        assert!(
            matches!(rules.causes[..], [Cause::Rule("red_fives", _)]),
            "{id}: {:?}",
            rules.causes
        );
    }
}

/// EMA 2016 counts 14 han, which are a sanbaiman there; Shanghai has the shape as a yakuman. That it also pays 13 han as
/// a yakuman is not why.
#[test]
fn a_yaku_of_the_other_side_is_named_alone() {
    let hand = "2233445567788m+6m ron riichi ippatsu dora:1m3m";
    let question: Question = hand.parse().expect("a hand");
    let ema = Ruleset::by_id("ema_2016").expect("a ruleset");
    let all = compare(&question, ema);
    let shanghai = of(&all, "shanghai");
    assert_eq!(
        (total(&all[0]), total(shanghai)),
        (Some(24_000), Some(32_000))
    );
    assert_eq!(shanghai.causes, [Cause::Yaku(Yaku::Daisharin)]);
}

#[test]
fn the_double_wind_pair_is_named() {
    compared("112233m78s444z11z+9s ron seat:E", |all| {
        let league = of(all, "mleague");
        assert_eq!((total(&all[0]), total(league)), (Some(9_600), Some(7_700)));
        assert_eq!(
            league.causes,
            [Cause::Rule("double_wind_pair_fu", Setting::Number(2))]
        );
    });
}

#[test]
fn red_fives_are_plain_elsewhere() {
    compared("234m340p66p678s56s+7s ron riichi dora:1m5p", |all| {
        let ema = of(all, "ema_2016");
        assert_eq!((total(&all[0]), total(ema)), (Some(12_000), Some(12_000)));
        assert_eq!(
            ema.score.as_ref().map(|score| score.han).ok(),
            Some(Some(6))
        );
    });
}

#[test]
fn house_rules_are_compared_with_their_base() {
    let mut house = rules::TENHOU.clone();
    house
        .change("kiriage", &Setting::Bool(true))
        .expect("a rule of Tenhou");
    let question: Question = "999p345s67m22s[4444m]+8m ron riichi dora:1s"
        .parse()
        .expect("a hand");
    let all = compare(&question, &house);
    assert_eq!(total(&all[0]), Some(8_000));
    let base = all[1..]
        .iter()
        .find(|compared| compared.rules.id == "tenhou")
        .expect("the base");
    assert_eq!(total(base), Some(7_700));
}

#[test]
fn every_golden_hand_can_be_compared() {
    for hand in crate::hands::all() {
        let all = compare(&hand.question, &hand.rules);
        assert_eq!(all[0].rules.id, hand.rules.id, "{}", hand.at);
    }
}
