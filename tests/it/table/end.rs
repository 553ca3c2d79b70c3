//! The end of a game.

use tensu::game::{Final, end, end_facts, nagashi};
use tensu::rules::{Oka, Setting};
use tensu::{Refusal, Refusals, Ruleset, Wind, rules};

use crate::helpers::ruleset;

#[test]
fn the_end_of_a_game() {
    let totals = |rules: &Ruleset, points: &[i64]| -> Vec<i64> {
        let scores = end(points, 0, rules).unwrap_or_else(|why| panic!("{points:?}: {why}"));
        scores.iter().map(Final::total).collect()
    };
    // The worked examples of seed 003, section 7.2, and rules.md 1.5.6.
    assert_eq!(
        totals(&rules::ARI_ARI, &[41_300, 24_900, 21_800, 12_000]),
        [61_300, 4_900, -18_200, -48_000]
    );
    assert_eq!(
        totals(&rules::SANMA_RYANSHI, &[88_000, -15_000, 62_000]),
        [53_000, -65_000, 12_000]
    );
    // Two share first and second place where ties are split; elsewhere the earlier seat is higher.
    assert_eq!(
        totals(&rules::EMA_2016, &[35_000, 35_000, 30_000, 20_000]),
        [15_000, 15_000, -5_000, -25_000]
    );
    assert_eq!(
        totals(&rules::MAJSOUL, &[35_000, 35_000, 20_000, 10_000]),
        [25_000, 15_000, -10_000, -30_000]
    );
    // JPML: by how many finished below the start.
    assert_eq!(
        totals(&rules::JPML_A, &[50_000, 29_000, 21_000, 20_000]),
        [32_000, -2_000, -12_000, -18_000]
    );
    assert_eq!(
        totals(&rules::JPML_A, &[40_000, 35_000, 31_000, 14_000]),
        [18_000, 8_000, 2_000, -28_000]
    );
    // Exactly the start is not below it: two are, so +8, +4, -4, -8.
    assert_eq!(
        totals(&rules::JPML_A, &[45_000, 30_000, 25_000, 20_000]),
        [23_000, 4_000, -9_000, -18_000]
    );
}

/// A thousand honba or sticks are taken for true, one more for a slip.
#[test]
fn a_thousand_is_the_most() {
    for (n, accepted) in [(1_000, true), (1_001, false)] {
        assert_eq!(
            nagashi(&[Wind::East], n, &rules::CHEATSHEET).is_ok(),
            accepted
        );
        // What the sticks are worth is missing from the points.
        let points = [100_000 - i64::from(n) * 1_000, 0, 0, 0];
        let ended = end(&points, n, &rules::CHEATSHEET);
        let too_many = |why: &Refusals| why.iter().any(|why| matches!(why, Refusal::TooLarge(_)));
        assert_eq!(ended.as_ref().is_err_and(too_many), !accepted, "{ended:?}");
    }
}

/// `[1.5.6 end]` start 45,000, return 50,000, 15,000 to first place: 88 - 50 + 15 = 53, -15 - 50 = -65, 62 - 50 = 12.
#[test]
fn the_end_of_a_game_with_three() {
    let game = rules::SANMA_RYANSHI.game;
    assert_eq!((game.start, game.back), (45_000, 50_000));
    let totals: Vec<_> = end(&[88_000, -15_000, 62_000], 0, &rules::SANMA_RYANSHI)
        .expect("points of three")
        .iter()
        .map(Final::total)
        .collect();
    assert_eq!(totals, [53_000, -65_000, 12_000]);
}

/// `[2.3 start_return]` `[2.3 uma]` `[2.2 oka]` 35,000 each; Tenhou: 45 - 40 + 20 + 15 = 40, 35 - 40 = -5, 25 - 40 - 20 = -35.
/// Mahjong Soul has no oka, so nothing beyond the start is returned: 45 - 35 + 15 = 25, 0, 25 - 35 - 15 = -25.
#[test]
fn the_end_of_a_game_on_the_platforms() {
    let totals = |rules: &Ruleset| -> Vec<i64> {
        let scores = end(&[45_000, 35_000, 25_000], 0, rules).expect("points of three");
        scores.iter().map(Final::total).collect()
    };
    assert_eq!(totals(&rules::TENHOU_SANMA), [40_000, -5_000, -35_000]);
    assert_eq!(totals(&rules::MAJSOUL_SANMA), [25_000, 0, -25_000]);
}

/// First place gets what is returned beyond the start: the match scores of a table add up to nothing, where anything is
/// returned.
#[test]
fn match_scores_add_up_to_nothing() {
    let returned = |rules: &&Ruleset| rules.game.back > 0;
    for rules in rules::all().filter(returned) {
        let start = i64::from(rules.game.start);
        let mut table = vec![start; rules.seats.winds().len()];
        table[0] += 7_000;
        table[1] -= 5_000;
        table[2] -= 2_000;
        let sum: i64 = end(&table, 0, rules)
            .expect("points")
            .iter()
            .map(Final::total)
            .sum();
        assert_eq!(sum, 0, "{}", rules.id);
    }
}

/// First place gets what all give for it (rules.md 2, "oka"): nobody gains by playing. A mutant.
#[test]
fn oka_is_what_was_given_for_it() {
    for rules in rules::all().filter(|rules| rules.game.back > 0) {
        let seats = i64::try_from(rules.seats.winds().len()).expect("few");
        let given = seats * (i64::from(rules.game.back) - i64::from(rules.game.start));
        assert_eq!(i64::from(rules.oka()), given, "{}", rules.id);
        let by_name = rules.game.oka == Oka::First;
        assert_eq!(by_name, given > 0, "{}", rules.id);
    }
}

fn totals(rules: &Ruleset, points: &[i64], sticks: u32) -> Vec<i64> {
    let scores = end(points, sticks, rules).unwrap_or_else(|why| panic!("{points:?}: {why}"));
    scores.iter().map(Final::total).collect()
}

/// rules.md 2.2: Tenhou rounds points to whole thousands, a half away from zero, and first place gets the rest. The points
/// and scores are those of published games: 26,600 is 27, 21,700 is 22, 8,900 is 9; -500 is -1, -1,500 is -2, -4,500 is -5.
#[test]
fn tenhou_rounds_to_whole_thousands() {
    let four: [([i64; 4], [i64; 4]); 3] = [
        ([8_900, 42_800, 26_600, 21_700], [-41, 52, 7, -18]),
        ([50_300, 7_500, -500, 42_700], [60, -32, -51, 23]),
        ([-1_500, 23_000, 29_000, 49_500], [-52, -17, 9, 60]),
    ];
    for (points, scores) in four {
        let scores = scores.map(|score| score * 1_000);
        assert_eq!(totals(&rules::TENHOU, &points, 0), scores);
    }
    let three: [([i64; 3], [i64; 3]); 2] = [
        ([39_900, -4_500, 69_600], [0, -65, 65]),
        ([56_000, -500, 49_500], [51, -61, 10]),
    ];
    for (points, scores) in three {
        let scores = scores.map(|score| score * 1_000);
        assert_eq!(totals(&rules::TENHOU_SANMA, &points, 0), scores);
    }
    // The same on the platform that is like it, to the tenth: rules.md 2.2 tells it of Tenhou alone.
    let other = totals(&rules::RIICHI_CITY, &[8_900, 42_800, 26_600, 21_700], 0);
    assert_eq!(other, [-51_100, 62_800, 6_600, -18_300]);
}

/// Cases that Tenhou lacks: equal players who share places share the rest, 71,000 - 2 x 30,000 = 11,000 each half;
/// "five down, six up" leaves 24,500 at 24 and -500 at 0 where the nearest is 25 and -1. 20,000 of oka, no uma.
#[test]
fn rounding_by_name() {
    let house = |rules: &str| ruleset(&format!("ari_ari uma=[0,0,0,0] {rules}"));
    let shared = house("rounding=nearest");
    assert_eq!(
        totals(&shared, &[35_400, 35_400, 15_000, 14_200], 0),
        [15_500, 15_500, -15_000, -16_000]
    );
    let points = [76_000, 24_500, -500, 0];
    assert_eq!(
        totals(&shared, &points, 0),
        [66_000, -5_000, -31_000, -30_000]
    );
    assert_eq!(
        totals(&house("rounding=five_down"), &points, 0),
        [66_000, -6_000, -30_000, -30_000]
    );
    assert_eq!(
        totals(&house("rounding=exact"), &points, 0),
        [66_000, -5_500, -30_500, -30_000]
    );
    // Points of a slip, no hundreds: nothing is lost either.
    let slip = totals(&shared, &[40_050, 40_051, 9_949, 9_950], 0);
    assert_eq!(slip.iter().sum::<i64>(), 0);
}

/// rules.md 2.2 (PAN, JAN): nobody gets the sticks that are left. 39 - 30 + 12 = 21, as three are below the start; the sums
/// lack the stick.
#[test]
fn sticks_that_nobody_gets() {
    let points = [39_000, 29_000, 27_000, 24_000];
    assert_eq!(
        totals(&rules::JPML_A, &points, 1),
        [21_000, -2_000, -6_000, -14_000]
    );
    let first = ruleset("jpml_a end_sticks=first");
    assert_eq!(
        totals(&first, &points, 1),
        [22_000, -2_000, -6_000, -14_000]
    );
    // 28,500 and a stick left over are no 29,500: four are below the start, and the text has no line for that but the other one.
    let four = totals(&rules::JPML_A, &[29_900, 29_800, 29_700, 29_600], 1);
    assert_eq!(four, [7_900, 3_800, -4_300, -8_400]);
    let lost = ruleset("ari_ari end_sticks=lost");
    let scores = end(&[44_000, 43_000, 11_000, 1_000], 1, &lost).expect("points");
    assert!(scores.iter().all(|score| score.sticks == 0));
    assert_eq!(scores[0].total(), 44_000 - 30_000 + 30_000 + 20_000);
}

/// rules.md 2.2: no source has an uma, an oka or a target for these; a game ends with its points.
#[test]
fn points_are_the_result_where_nothing_is_returned() {
    for rules in [&rules::CHEATSHEET, &rules::SHANGHAI] {
        let points = [38_300, 29_000, 20_000, 11_700];
        let scores = end(&points, 1, rules).expect("points");
        let totals: Vec<_> = scores.iter().map(Final::total).collect();
        assert_eq!(totals, [39_300, 29_000, 20_000, 11_700], "{}", rules.id);
        assert!(scores.iter().all(|score| (score.uma, score.oka) == (0, 0)));
        assert_eq!(rules.match_unit(), 1);
    }
}

/// Points stay as they are where nothing is returned, and nothing says that they were rounded.
#[test]
fn points_that_are_the_result_are_not_rounded() {
    let points = [40_400, 25_600, 21_500, 12_500];
    for rounding in ["nearest", "five_down"] {
        let house = ruleset(&format!("ari_ari back=0 oka=false rounding={rounding}"));
        let scores = end(&points, 0, &house).expect("points");
        let plain: Vec<_> = scores.iter().map(|score| score.plain).collect();
        assert_eq!(plain, points, "{rounding}");
        assert!(!end_facts(&points, 0, &house).contains(&"rounding"));
        // Where something is returned, they are.
        let house = ruleset(&format!("ari_ari rounding={rounding}"));
        let scores = end(&points, 0, &house).expect("points");
        assert_ne!(scores[1].plain, 25_600 - 30_000, "{rounding}");
        assert!(end_facts(&points, 0, &house).contains(&"rounding"));
    }
}

/// A house names what its game starts with and returns; the oka follows, or goes to nobody.
#[test]
fn start_and_return_by_name() {
    let points = [41_300, 24_900, 21_800, 12_000];
    let of = |words: &str| {
        totals(
            &ruleset(&format!("ari_ari uma=[15,5,-5,-15] {words}")),
            &points,
            0,
        )
    };
    assert_eq!(of(""), [46_300, -100, -13_200, -33_000]);
    assert_eq!(of("back=25000"), [31_300, 4_900, -8_200, -28_000]);
    assert_eq!(of("oka=false"), [26_300, -100, -13_200, -33_000]);
    // Less is returned than was given: nothing is left for an oka.
    assert_eq!(of("back=20000"), [36_300, 9_900, -3_200, -23_000]);
    let refused = end(&points, 0, &ruleset("ari_ari start=30000"));
    assert!(refused.is_err(), "four started with 30,000");
}

/// Equal places under rules that split them and under rules that do not.
#[test]
fn ties_by_name() {
    let points = [30_000, 30_000, 25_000, 15_000];
    let of = |words: &str| totals(&ruleset(&format!("ari_ari {words}")), &points, 0);
    assert_eq!(of("ties=split"), [30_000, 30_000, -15_000, -45_000]);
    assert_eq!(of("ties=seat"), [50_000, 10_000, -15_000, -45_000]);
    assert_eq!(
        totals(&ruleset("tenhou ties=split"), &points, 0),
        [25_000, 25_000, -15_000, -35_000]
    );
}

/// Lists of points by place that are none: for three players four, for four any number but four and twelve, and numbers
/// beyond all bounds.
#[test]
fn uma_that_is_none() {
    let takes = |id: &str, list: &[i64]| {
        let list = Setting::List(list.iter().map(|&n| Setting::Number(n)).collect());
        ruleset(id).change("uma", &list).is_ok()
    };
    for (id, n) in [("tenhou", 4), ("tenhou", 12), ("tenhou_sanma", 3)] {
        assert!(takes(id, &vec![-5; n]), "{id} {n}");
    }
    for (id, n) in [
        ("tenhou", 0),
        ("tenhou", 3),
        ("tenhou", 8),
        ("tenhou", 13),
        ("tenhou_sanma", 0),
        ("tenhou_sanma", 4),
        ("tenhou_sanma", 9),
        ("korean", 4),
    ] {
        assert!(!takes(id, &vec![5; n]), "{id} {n}");
    }
    for most in [1_001, -1_001, i32::MIN.into(), i64::MIN, i64::MAX] {
        assert!(!takes("tenhou", &[most, 0, 0, 0]), "{most}");
    }
}

/// Players who share first place have what the others leave, to the point: of 100,020 points they have 40,000. A mutant.
#[test]
fn points_that_are_no_hundreds_are_not_lost() {
    let mut rules = ruleset("tenhou ties=split");
    rules.game.start = 25_005;
    rules.game.back = 25_000;
    let points = [30_010, 30_010, 20_000, 20_000];
    let scores = end(&points, 0, &rules).expect("points");
    let plain: Vec<i64> = scores.iter().map(|player| player.plain).collect();
    assert_eq!(plain, [5_020, 5_000, -5_000, -5_000]);
}
