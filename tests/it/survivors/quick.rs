//! The price of a hand without its tiles.

use tensu::quick::{Bar, Chosen, Counted, Melds, Table, bar, choices, counts, fit, fu, price};
use tensu::refusal::{Conflict, Field};
use tensu::score::{Limit, Missed, Reached, Step};
use tensu::yaku::{Why, YakuSet};
use tensu::{Refusal, Ruleset, Wind, Yaku};

use super::reasons;
use crate::quick::table;
use crate::switches::ruleset;

fn chosen(yaku: &[Yaku], dora: u8, fu: Option<u16>) -> Counted {
    Counted::Yaku(Chosen {
        yaku: YakuSet::of(yaku),
        dora,
        fu,
        ..Chosen::default()
    })
}

fn why(rules: &Ruleset, at: &str, counted: &Counted) -> Vec<Refusal> {
    reasons(price(&table(at), counted, rules))
}

fn short(have: u16, need: u16) -> Vec<Refusal> {
    vec![Refusal::BelowMinimum {
        have,
        need,
        unit: tensu::yaku::Unit::Han,
    }]
}

/// Seed 004: the last discard and robbing a kan are bonuses that need riichi or another yaku when the hand wins by ron.
#[test]
fn a_bonus_of_ryanshi_is_no_yaku_by_itself() {
    let rules = ruleset("sanma_ryanshi");
    for bonus in [Yaku::Houtei, Yaku::Chankan] {
        assert_eq!(
            why(&rules, "ron seat:S", &chosen(&[bonus], 2, None)),
            [Refusal::NoYaku {
                missing: vec![Missed {
                    yaku: bonus,
                    why: Why::NotAlone
                }]
            }]
        );
        for other in [Yaku::Riichi, Yaku::DoubleRiichi, Yaku::Tanyao] {
            let counted = chosen(&[bonus, other], 0, None);
            assert_eq!(
                why(&rules, "ron seat:S", &counted),
                [],
                "{bonus:?} {other:?}"
            );
        }
    }
    let open = ruleset("sanma_ryanshi local_yaku=[open_riichi]");
    let counted = chosen(&[Yaku::Houtei, Yaku::OpenRiichi], 0, None);
    assert_eq!(why(&open, "ron seat:S", &counted), []);
    // Other rulesets have no such bonuses, and a self-draw is no ron.
    let counted = chosen(&[Yaku::Houtei], 0, Some(40));
    assert_eq!(why(&ruleset("tenhou"), "ron seat:S", &counted), []);
    let haitei = chosen(&[Yaku::Haitei], 0, None);
    assert_eq!(why(&rules, "tsumo seat:S", &haitei), []);
}

/// Seed 004, ryanshi: from the fourth counter on a win takes two han of yaku.
#[test]
fn four_counters_take_two_han() {
    let rules = ruleset("sanma_ryanshi");
    let tanyao = chosen(&[Yaku::Tanyao], 3, None);
    let two = chosen(&[Yaku::Tanyao, Yaku::Iipeikou], 0, None);
    for (counters, needed) in [(3, 1), (4, 2), (5, 2)] {
        let at = format!("ron seat:S honba:{counters}");
        let refused = if needed == 2 { short(1, 2) } else { Vec::new() };
        assert_eq!(why(&rules, &at, &tanyao), refused, "{counters}");
        assert_eq!(why(&rules, &at, &Counted::Han(1, None)), refused);
        assert_eq!(why(&rules, &at, &two), []);
        assert_eq!(why(&rules, &at, &Counted::Han(2, None)), []);
        // Elsewhere counters raise the price alone.
        let elsewhere = ruleset("tenhou");
        assert_eq!(why(&elsewhere, &at, &Counted::Han(1, Some(30))), []);
    }
}

/// rules.md 1.5: a win of ryanshi has two han more, and its last step is 16; 13 are the last elsewhere.
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

/// A renhou that is a mangan pays that at the least, and what the other yaku make of the hand if that is more or the same.
#[test]
fn a_mangan_at_the_least() {
    let rules = ruleset("cheatsheet renhou=mangan");
    let at = table("ron seat:S");
    let of =
        |yaku: &[Yaku], dora, fu| price(&at, &chosen(yaku, dora, fu), &rules).expect("a price");
    let floor = Step::Limit {
        limit: Limit::Mangan,
        points: 2_000,
        reached: Reached::Yaku,
    };
    let less = of(&[Yaku::Renhou, Yaku::Tanyao], 1, Some(40));
    assert_eq!((less.total, less.steps[0]), (8_000, floor));
    let same = of(&[Yaku::Renhou, Yaku::Tanyao], 4, Some(40));
    assert_eq!(same.total, 8_000);
    assert_eq!(same.steps[0], Step::Han { yaku: 1, dora: 4 });
    let more = of(&[Yaku::Renhou, Yaku::Chinitsu], 0, Some(40));
    assert_eq!((more.total, more.han), (12_000, Some(6)));
}

/// Where a yaku must be certain from every wait, a closed hand of 30 fu by ron need not be pinfu.
#[test]
fn a_hand_that_could_be_pinfu_by_another_tile() {
    let least = |rules: &str| {
        let counted = chosen(&[Yaku::Tanyao], 0, None);
        fu(&table("ron seat:S"), &counted, &ruleset(rules))[0]
    };
    assert_eq!(least("cheatsheet"), 40);
    assert_eq!(least("cheatsheet completion=true"), 30);
}

/// Korean with a limit: a score of the limit is not cut.
#[test]
fn a_score_of_the_limit_is_whole() {
    let rules = ruleset("korean score_cap=10");
    let first = |points| {
        let price = price(&table("ron seat:S"), &Counted::Points(points), &rules);
        price.expect("a price").steps[0]
    };
    assert_eq!(first(10), Step::Points { sum: 10, cap: None });
    assert_eq!(first(4), Step::Points { sum: 4, cap: None }, "just enough");
    let cap = Some(10);
    assert_eq!(first(11), Step::Points { sum: 11, cap });
}

/// A table that cannot be is said before anything is priced.
#[test]
fn a_table_that_cannot_be() {
    let rules = ruleset("cheatsheet");
    let of = |table: Table| reasons(price(&table, &Counted::Han(3, Some(30)), &rules));
    let tsumo = Table {
        from: Some(Wind::West),
        ..table("tsumo seat:S")
    };
    assert_eq!(of(tsumo), [Refusal::Impossible(Conflict::FromOnTsumo)]);
    let many = |honba, sticks| Table {
        honba,
        sticks,
        ..table("ron seat:S")
    };
    assert_eq!(of(many(1_000, 1_000)), []);
    assert_eq!(
        of(many(1_001, 1_001)),
        [
            Refusal::TooLarge(Field::Honba),
            Refusal::TooLarge(Field::Sticks)
        ]
    );
    assert_eq!(table("ron").by, tensu::By::Ron);
    assert_eq!(Chosen::default().melds, Melds::Closed);
}

fn won(yaku: &[Yaku], melds: Melds) -> Counted {
    Counted::Yaku(Chosen {
        yaku: YakuSet::of(yaku),
        melds,
        ..Chosen::default()
    })
}

/// An open kan of simples 8, three concealed triplets 12, the base 20: 40 fu when the triplet is completed by the replacement
/// tile and that has no fu of its own, 50 with them.
#[test]
fn fu_of_a_replacement_tile() {
    let toitoi = won(&[Yaku::Rinshan, Yaku::Toitoi, Yaku::Sanankou], Melds::Open);
    let least =
        |rules: &str, counted: &Counted| fu(&table("tsumo seat:S"), counted, &ruleset(rules))[0];
    assert_eq!(least("cheatsheet rinshan_fu=true", &toitoi), 50);
    assert_eq!(least("cheatsheet rinshan_fu=false", &toitoi), 40);
    // Any other self-draw has its fu under both: 12 for the concealed ones, 2 for the open one, 2, 20.
    let drawn = won(&[Yaku::Toitoi, Yaku::Sanankou], Melds::Open);
    assert_eq!(least("cheatsheet rinshan_fu=false", &drawn), 40);
}

/// A closed self-draw of 20 fu is pinfu: without it there are 22 at the least, be the replacement tile for a north without fu.
#[test]
fn twenty_fu_are_pinfu() {
    let rules = ruleset("tenhou_sanma rinshan_fu=false");
    let of = |yaku: &[Yaku]| fu(&table("tsumo seat:S"), &won(yaku, Melds::Closed), &rules);
    assert_eq!(of(&[Yaku::Rinshan]).first(), Some(&30));
    assert_eq!(of(&[Yaku::Rinshan, Yaku::Pinfu]), [20]);
}

/// Three closed kans of simples 48, an open one 8, a wait on the pair 2, the base 20: 78. With honors
/// 96 + 16 + 2 + 4 + 20 = 138, of which the table shows its last column.
#[test]
fn the_most_fu_of_an_open_hand() {
    let most = |yaku: &[Yaku]| {
        let all = fu(
            &table("ron seat:S"),
            &won(yaku, Melds::Open),
            &ruleset("cheatsheet"),
        );
        all.last().copied()
    };
    assert_eq!(most(&[Yaku::Toitoi, Yaku::Tanyao]), Some(80));
    let any = most(&[Yaku::Toitoi]).expect("fu");
    assert!(any > 80);
}

/// A ruleset without pinfu has closed hands of 30 fu by ron; one that another yaku stands for does not count.
#[test]
fn thirty_fu_where_there_is_no_pinfu() {
    let mut rules = ruleset("cheatsheet");
    rules.yaku = rules
        .yaku
        .with(&[(Yaku::Pinfu, tensu::yaku::Worth::NOTHING)]);
    let counted = chosen(&[Yaku::Tanyao], 0, None);
    assert_eq!(fu(&table("ron seat:S"), &counted, &rules)[0], 30);
}

/// A choice has the yaku of its ruleset and no others; where points add up there is none.
#[test]
fn choices_are_of_the_ruleset() {
    let choices = |rules: &str| choices(&ruleset(rules)).collect::<Vec<_>>();
    assert!(choices("korean").is_empty());
    assert!(choices("tenhou").contains(&Yaku::Ippatsu));
    assert!(!choices("tenhou ippatsu=false").contains(&Yaku::Ippatsu));
    assert!(!choices("tenhou").contains(&Yaku::OpenRiichi));
}

/// Whoever changes the ruleset keeps a count that the new one has, and gets the lowest otherwise.
#[test]
fn a_count_that_stays() {
    let fitted =
        |rules: &str, counted: &Counted| fit(&table("ron seat:S"), counted, &ruleset(rules));
    let yaku = chosen(&[Yaku::Tanyao], 0, None);
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

/// Sanma with norths set aside: a replacement tile without a kan, and 5 pin on it all the same.
#[test]
fn the_replacement_for_a_north_is_what_it_is() {
    let rules = ruleset("tenhou_sanma local_yaku=[uupin_kaihou]");
    let beside = |yaku: Yaku| {
        let chosen = Chosen {
            yaku: YakuSet::of(&[yaku]),
            ..Chosen::default()
        };
        bar(&table("tsumo seat:S"), &chosen, Yaku::UupinKaihou, &rules)
    };
    assert_eq!(beside(Yaku::Honroutou), Some(Bar::NotWith(Yaku::Honroutou)));
    assert_eq!(beside(Yaku::Tanyao), None);
}
