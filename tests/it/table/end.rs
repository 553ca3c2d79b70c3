//! The end of a game.

use tensu::game::{Final, end, nagashi};
use tensu::{Refusal, Refusals, Ruleset, Wind, rules};

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

/// A thousand counters or sticks are taken for true, one more for a slip.
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

/// What is returned beyond the start is what first place gets: the match scores of a table add up to nothing.
#[test]
fn match_scores_add_up_to_nothing() {
    for rules in rules::ALL.iter().filter(|rules| rules.is_riichi()) {
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

/// What all give for the first place is what the first gets (rules.md 2, "oka"): nobody gains by playing. A mutant.
#[test]
fn oka_is_what_was_given_for_it() {
    for rules in tensu::rules::ALL.iter().filter(|rules| rules.is_riichi()) {
        let seats = i64::try_from(rules.seats.winds().len()).expect("few");
        let given = seats * (i64::from(rules.game.back) - i64::from(rules.game.start));
        assert_eq!(i64::from(rules.game.oka) * 1_000, given, "{}", rules.id);
    }
}
