//! Questions that an app asks of a ruleset.

use crate::helpers::ruleset;

/// Ura dora, and the unit of match scores. Source: rules.md 1.2 (points that add up have no dora) and 2 (ura dora). A mutant.
#[test]
fn what_a_ruleset_has() {
    for (rules, ura, unit) in [
        ("tenhou", true, 1_000),
        ("tenhou ura_dora=false", false, 1_000),
        ("korean", false, 1),
        // Where nothing is returned the points are the result (rules.md 2.2).
        ("cheatsheet", true, 1),
        ("cheatsheet back=30000", true, 1_000),
    ] {
        let rules = ruleset(rules);
        assert_eq!((rules.has_ura(), rules.match_unit()), (ura, unit));
    }
}

/// Rules without ippatsu ask nobody for it. A mutant.
#[test]
fn an_event_that_changes_nothing() {
    use tensu::Flag;
    assert!(ruleset("tenhou").counts(Flag::Ippatsu));
    assert!(!ruleset("tenhou ippatsu=false").counts(Flag::Ippatsu));
    assert!(!ruleset("korean").counts(Flag::Ippatsu));
    assert!(ruleset("tenhou ippatsu=false").counts(Flag::Rinshan));
    assert!(!ruleset("tenhou").counts(Flag::Sashikomi));
    assert!(ruleset("tenhou local_yaku=[open_riichi,sashikomi]").counts(Flag::Sashikomi));
}
