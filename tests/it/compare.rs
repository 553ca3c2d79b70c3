//! One hand under many rulesets: the differences, and the rule that makes each.

use tensu::compare::{Cause, Compared, compare, elsewhere};
use tensu::rules::{CORE, Seats, Setting};
use tensu::{Question, Refusal, Ruleset, Yaku, rules};

use crate::helpers::{preset, question, ruleset};

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
        let riichi = CORE
            .rulesets
            .iter()
            .filter(|rules| rules.riichi().is_some());
        let four = riichi.filter(|rules| rules.seats == Seats::Four).count();
        assert_eq!(all.len(), four);
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
        assert!(
            matches!(ema.causes[..], [Cause::Rule("red_fives", _)]),
            "{:?}",
            ema.causes
        );
    });
}

/// The payments are the same, a haneman: 4 fu for the pair of a double wind make 50 fu, 2 fu make 40.
#[test]
fn other_fu_of_the_same_price_are_explained() {
    compared(
        "112233m78s444z11z+9s ron seat:E riichi ippatsu dora:9m",
        |all| {
            let league = of(all, "mleague");
            let fu = |compared: &Compared<'_>| {
                let score = compared.score.as_ref().expect("a price");
                (score.total, score.fu.as_ref().map(|fu| fu.rounded))
            };
            assert_eq!(
                (fu(&all[0]), fu(league)),
                ((18_000, Some(50)), (18_000, Some(40)))
            );
            assert_eq!(
                league.causes,
                [Cause::Rule("double_wind_pair_fu", Setting::Number(2))]
            );
        },
    );
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

/// Returns the causes of the difference between a hand's scores under two rulesets.
fn between(rules: &str, other: &str, hand: &str) -> Vec<Cause> {
    let question: Question = hand.parse().expect("a hand");
    let rules = ruleset(rules);
    let all = compare(&question, &rules);
    let other = all.into_iter().skip(1).find(|one| one.rules.id == other);
    other.expect("the other ruleset").causes
}

fn rule(id: &'static str, value: bool) -> Cause {
    Cause::Rule(id, Setting::Bool(value))
}

/// A rule that gives a yaku another value is the cause; the yaku itself is not named beside it. Of a rule that lists yaku the hand's
/// own are the cause. A mutant.
#[test]
fn a_yaku_that_a_rule_names_is_no_other_cause() {
    for (rules, other, hand, causes) in [
        (
            "cheatsheet double_yakuman=false",
            "cheatsheet",
            "19m19p19s1234567z+1m ron",
            vec![rule("double_yakuman", true)],
        ),
        (
            "tenhou local_yaku=[sanrenkou]",
            "tenhou",
            "222333444m78p55s+9p ron",
            vec![Cause::Yaku(Yaku::Sanrenkou)],
        ),
        // Both lists have the three triplets.
        (
            "shanghai local_yaku=[sanrenkou,tsubame_gaeshi]",
            "shanghai",
            "(222m)(333m)(444m)78p55s+9p ron riichi_discard",
            vec![Cause::Yaku(Yaku::TsubameGaeshi)],
        ),
        (
            "tenhou open_tanyao=false",
            "tenhou",
            "234m567p34s66p(678s)+5s ron dora:4s",
            vec![rule("open_tanyao", true)],
        ),
        (
            "ema_2025 ippatsu=true kiriage=false",
            "jpml_a",
            "234m567p345s66p67s+8s ron riichi ippatsu",
            vec![rule("ippatsu", false)],
        ),
        (
            "korean prevailing_wind=true",
            "korean",
            "456p44s78m(777z)(111z)+9m ron",
            vec![rule("prevailing_wind", false)],
        ),
    ] {
        assert_eq!(between(rules, other, hand), causes, "{rules}: {hand}");
    }
}

/// A yaku that no rule names is the cause itself. Seed 004 counts triplets in three suits for more than the others.
/// A mutant.
#[test]
fn a_yaku_that_no_rule_names() {
    let causes = between("shanghai", "tenhou", "333m333p33s44z789m+3s ron");
    let yaku = Cause::Yaku(Yaku::SanshokuDoukou);
    assert_eq!(causes.iter().filter(|cause| **cause == yaku).count(), 1);
}

/// Seed 000: no red fives, and two han for three triplets in a row, which Tenhou does not have. Taken over alone, the
/// one lowers the payment and the other raises it: both are named, and not only the new yaku. A mutant.
#[test]
fn a_rule_beside_a_new_yaku() {
    let hand = "(444m)(055m)(666m)22p67s+8s ron";
    let reds = Setting::List([0; 3].map(Setting::Number).into());
    assert_eq!(
        between("tenhou", "shanghai", hand),
        [Cause::Rule("red_fives", reds), Cause::Yaku(Yaku::Sanrenkou)]
    );
}

/// A hand with a liable player has a score under rules that know no liability.
#[test]
fn compared_with_rules_without_liability() {
    let question: tensu::Question = "1m44p(555z)(666z)(777z)1m+4p ron from:W liable:N/daisangen"
        .parse()
        .expect("a hand");
    let rules = ruleset("tenhou");
    for one in tensu::compare::compare(&question, &rules) {
        assert_eq!(
            one.score.map(|score| score.total).ok(),
            Some(32_000),
            "{}",
            one.rules.id
        );
    }
}

/// A riichi hand under MCR: mixed straight 8, concealed 2, single wait 1: 11, with 8 from each. Hong Kong: concealed 1 and no
/// flowers 1 are less than 3.
#[test]
fn riichi_and_dora_are_not_known_elsewhere() {
    let hand = question("123m456p55578s99m+9s ron riichi ippatsu dora:1s honba:2 sticks:1");
    let all = elsewhere(&hand, preset("tenhou"), tensu::rules::all());
    let of = |id: &str| {
        all.iter()
            .find(|one| one.rules.id == id)
            .expect("it is there")
    };
    let score = of("mcr_mil").score.as_ref().expect("a win");
    let points = score.points.expect("points");
    assert_eq!(score.total, 24 + u32::from(points));
    assert!(points >= 10);
    let why = of("hong_kong").score.as_ref().expect_err("too few");
    assert!(
        matches!(why.first(), Refusal::TooFew { need: 3, .. }),
        "{why}"
    );
    assert!(
        all.iter()
            .all(|one| one.rules.seats == preset("tenhou").seats && !one.rules.is_riichi())
    );
}
