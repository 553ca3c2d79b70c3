//! The chart of points: which counts a line is for, what can be won with it, and what yakuman pay. Sources: rules.md 0.3 and, without
//! fu, 1.5.2.

use tensu::reference::{Reference, Tier, Ways};
use tensu::score::Limit;
use tensu::{Question, score};

use crate::helpers::{preset, ruleset};

#[test]
fn the_chart_is_what_hands_cost() {
    // A hand of 30 fu 4 han and one of 40 fu 3 han: 20 + 10 for the closed ron; with a closed triplet of simples and an
    // edge wait (4 + 2) the sum of 36 is rounded up to 40.
    let page = Reference::of(preset("mleague"));
    let cell = |fu, han: usize| {
        let row = page.chart.iter().find(|row| row.fu == fu);
        row.expect("a row").cells[han - 1]
    };
    let pays =
        |text: &str| score(&text.parse().expect("a hand"), preset("mleague")).map(|s| s.total);
    assert_eq!(
        pays("234m34p66p678s567s+2p ron riichi dora:5z").ok(),
        Some(cell(30, 3).prices.ron)
    );
    assert_eq!(cell(30, 3).prices.ron, 3_900);
    // Rounded up to a mangan.
    assert_eq!(cell(30, 4).prices.dealer_ron, 12_000);
    assert_eq!(
        (cell(20, 2).ways, cell(20, 1).ways),
        (Ways::Tsumo, Ways::Neither)
    );
    assert_eq!(
        (cell(25, 2).ways, cell(25, 3).ways),
        (Ways::Ron, Ways::Both)
    );
}

/// 20 + 10 for a closed ron, 32 + 32 for two closed kans of terminals, 4 for the triplet that the discard made, and the pair:
/// 102 with one of 4 fu, 100 with one of 2. Source: rules.md 2.1 (fu of a double wind pair).
#[test]
fn one_han_has_110_fu_with_a_pair_of_four_alone() {
    let hand = "11p11z234s[1111m][9999m]+1p ron riichi seat:E".parse();
    let hand: Question = hand.expect("a hand");
    for (rules, fu, ways) in [("tenhou", 110, Ways::Ron), ("mleague", 100, Ways::Neither)] {
        let rules = preset(rules);
        let page = Reference::of(rules);
        let row = page.chart.iter().find(|row| row.fu == 110);
        assert_eq!(row.map(|row| row.cells[0].ways), Some(ways), "{}", rules.id);
        let score = score(&hand, rules).expect("a win");
        assert_eq!(
            (score.han, score.fu.map(|fu| fu.rounded)),
            (Some(1), Some(fu))
        );
    }
}

/// A limit holds from its first count to the one before the next limit; the last one for all above. A mutant.
#[test]
fn a_limit_is_for_all_counts_up_to_the_next() {
    let lines = |rules: &str| {
        let rules = ruleset(rules);
        let tiers = Reference::of(&rules).tiers;
        let line = |tier: &Tier| (tier.from, tier.to);
        tiers.iter().map(line).collect::<Vec<_>>()
    };
    let han = [(5, 5), (6, 7), (8, 10), (11, 12)].map(|(from, to)| (from, Some(to)));
    assert_eq!(lines("tenhou")[..4], han);
    assert_eq!(lines("tenhou")[4..], [(13, None)]);
    let points = [(3, 3), (4, 4), (5, 5), (6, 7), (8, 9), (10, 12), (13, 15)];
    let points = points.map(|(from, to)| (from, Some(to)));
    assert_eq!(lines("sanma_ryanshi")[..7], points);
    assert_eq!(lines("sanma_ryanshi")[7..], [(16, None)]);
}

/// rules.md 0.3: base points of more than 2,000 are a mangan; with kiriage 1,920, too. Without fu there is no such thing.
/// A mutant.
#[test]
fn a_mangan_of_less_than_five_han() {
    let by_fu = |rules: &str, limit| Reference::of(&ruleset(rules)).by_fu(limit);
    for (rules, fu) in [
        ("cheatsheet", &[(4, 40), (3, 70)][..]),
        ("cheatsheet kiriage=true", &[(4, 30), (3, 60)]),
        ("wrc_2025", &[(4, 30), (3, 60)]),
        ("wrc_2025 kiriage=false", &[(4, 40), (3, 70)]),
        ("sanma_ryanshi", &[]),
        ("korean", &[]),
    ] {
        assert_eq!(by_fu(rules, Limit::Mangan), fu, "{rules}");
        assert_eq!(by_fu(rules, Limit::Haneman), [], "{rules}");
    }
}

/// Two yakuman pay twice as much as one. A mutant.
#[test]
fn yakuman_pay_by_their_number() {
    let rules = ruleset("cheatsheet");
    let yakuman = Reference::of(&rules).yakuman;
    for (units, prices) in (1..).zip(&yakuman[..2]) {
        let paid = [prices.ron, prices.from_other, prices.from_dealer];
        assert_eq!(paid, [32_000, 8_000, 16_000].map(|points| points * units));
        let dealer = [prices.dealer_ron, prices.dealer_tsumo];
        assert_eq!(dealer, [48_000, 16_000].map(|points| points * units));
    }
}

/// 20 fu by ron take a chi; by tsumo a replacement for a north has them where neither it nor pinfu has its usual fu.
#[test]
fn the_chart_knows_when_there_are_20_fu() {
    let ways = |rules: &str, han: usize| {
        let rules = ruleset(rules);
        let reference = tensu::reference::Reference::of(&rules);
        let row = reference.chart.iter().find(|row| row.fu == 20);
        row.map(|row| row.cells[han - 1].ways)
    };
    assert_eq!(ways("tenhou open_pinfu_fu=20", 1), Some(Ways::Ron));
    assert_eq!(ways("tenhou_sanma", 1), Some(Ways::Neither));
    let bare = "tenhou_sanma pinfu_tsumo=false rinshan_fu=false";
    assert_eq!(ways(bare, 1), Some(Ways::Neither));
    assert_eq!(ways(bare, 2), Some(Ways::Tsumo));
    assert_eq!(
        ways("tenhou pinfu_tsumo=false rinshan_fu=false", 2),
        Some(Ways::Neither)
    );
}
