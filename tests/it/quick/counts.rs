//! The counts that a list offers, and which one stays when the rules change.

use tensu::game::{Count, Way, needs};
use tensu::quick::{Counted, counts, fit, price};
use tensu::{Wind, Yaku};

use super::{of_yaku, table};
use crate::helpers::{ruleset, won};

/// rules.md 1.5: a win of ryanshi has two han more, and its last step is 16; 13 are the last elsewhere. A mutant.
#[test]
fn the_list_ends_where_nothing_changes() {
    for (id, last) in [("tenhou", 13), ("cheatsheet", 13), ("sanma_ryanshi", 14)] {
        let counts = counts(&ruleset(id));
        let han: Vec<u8> = counts
            .iter()
            .filter_map(|counted| match counted {
                Counted::Han(han, None) => Some(*han),
                _ => None,
            })
            .collect();
        assert_eq!(han, (1..=last).collect::<Vec<_>>(), "{id}");
        assert!(counts.contains(&Counted::Yakuman(1)), "{id}");
    }
}

/// Whoever changes the ruleset keeps a count that the new one has, and gets the lowest otherwise. A mutant.
#[test]
fn a_count_that_stays() {
    let fitted =
        |rules: &str, counted: &Counted| fit(&table("ron seat:S"), counted, &ruleset(rules));
    let yaku = of_yaku(&[Yaku::Tanyao], 0, None);
    for (counted, wanted) in [
        (yaku, Counted::Points(4)),
        (Counted::Points(3), Counted::Points(4)),
        (Counted::Points(4), Counted::Points(4)),
        (Counted::Points(7), Counted::Points(7)),
        (Counted::Yakuman(1), Counted::Points(4)),
    ] {
        assert_eq!(fitted("korean", &counted), wanted, "{counted:?}");
    }
    let lowest = Counted::Han(1, None);
    for (counted, wanted) in [
        (Counted::Yakuman(2), Counted::Yakuman(2)),
        (Counted::Yakuman(0), lowest),
        (Counted::Points(7), lowest),
        (Counted::Han(4, Some(30)), Counted::Han(4, Some(30))),
    ] {
        assert_eq!(fitted("cheatsheet", &counted), wanted, "{counted:?}");
    }
}

/// Seed 001: two points without a star, the winning tile, which is premium, and the bonus of the house.
#[test]
fn no_korean_win_scores_less_than_its_parts() {
    for (house, least) in [
        ("korean", 4),
        ("korean winning_bonus=2", 3),
        ("korean winning_bonus=3", 13),
        ("korean winning_bonus=4", 8),
        ("korean winning_bonus=5", 3),
    ] {
        let rules = ruleset(house);
        assert_eq!(counts(&rules), [Counted::Points(least)], "{house}");
        let at = table("ron seat:S");
        let counted = |points| price(&at, &Counted::Points(points), &rules).map(|of| of.points);
        assert_eq!(counted(least), Ok(Some(least)));
        assert_eq!(
            counted(least - 1).map_err(|why| why.first().code()),
            Err("parse")
        );
        let all = needs(&[1, 0, 0, -1], Wind::South, None, 0, 0, &rules).expect("lines");
        let first = all.iter().find(|need| need.way == Way::Ron(Wind::East));
        let hands = first.map(|need| need.hands.clone());
        assert_eq!(hands, Some(vec![Count::Points(least)]), "{house}");
    }
    // The hand of fewest points: two dragon pungs, open, won on a tile that is there once.
    assert_eq!(
        won("korean", "123m78p11s(555z)(666z)+9p ron").points,
        Some(4)
    );
    // A cap below that is what every hand scores.
    let capped = ruleset("korean score_cap=3");
    let all = needs(&[1, 0, 0, -1], Wind::South, None, 0, 0, &capped).expect("lines");
    assert_eq!(all[0].hands, [Count::Points(3)]);
}
