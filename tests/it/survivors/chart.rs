//! The chart of points: which counts a line is for, and what yakuman pay. Sources: rules.md 0.3 and, without fu, 1.5.2.

use tensu::reference::{Reference, Tier};
use tensu::score::Limit;

use crate::helpers::ruleset;

/// A limit holds from its first count to the one before the next limit; the last one for all above.
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

/// Two yakuman pay twice as much as one.
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
