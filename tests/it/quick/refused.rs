//! Choices that have no score without their tiles.

use tensu::quick::{Bar, Chosen, Counted, Melds, Table, fu, price};
use tensu::refusal::{Conflict, Field};
use tensu::score::MissReason;
use tensu::score::Missed;
use tensu::yaku::Unit;
use tensu::{Refusal, Ruleset, Wind, Yaku};
use tensu_words::EN;

use super::{chosen, of_yaku, priced, table};
use crate::helpers::{preset, question, reasons, ruleset};

fn why(rules: &Ruleset, at: &str, counted: &Counted) -> Vec<Refusal> {
    reasons(price(&table(at), counted, rules))
}

fn short(have: u16, need: u16) -> Vec<Refusal> {
    vec![Refusal::BelowMinimum {
        have,
        need,
        unit: tensu::yaku::Unit::Han,
        held: None,
        missing: Vec::new(),
    }]
}

#[test]
fn refused() {
    use Yaku::*;
    let (cheatsheet, ron) = (preset("cheatsheet"), table("ron seat:S"));
    let first = |rules: &Ruleset, at: &Table, counted| {
        price(at, &counted, rules)
            .expect_err("no price")
            .first()
            .clone()
    };
    let no_fu = |given: u16, counted: Counted| {
        let possible = fu(&ron, &counted, cheatsheet);
        let possible = possible.iter().map(ToString::to_string).collect();
        let wanted = Refusal::Value(Field::Fu, given.to_string(), possible);
        assert_eq!(first(cheatsheet, &ron, counted), wanted);
    };
    let below = |have, need| Refusal::BelowMinimum {
        have,
        need,
        unit: Unit::Han,
        held: None,
        missing: Vec::new(),
    };
    assert_eq!(
        first(cheatsheet, &ron, Counted::Han(0, Some(30))),
        below(0, 1)
    );
    no_fu(35, Counted::Han(3, Some(35)));
    no_fu(25, Counted::Han(1, Some(25)));
    assert_eq!(
        first(cheatsheet, &ron, Counted::Han(3, None)),
        Refusal::Missing(Field::Fu)
    );
    assert_eq!(first(cheatsheet, &ron, Counted::Yakuman(0)), below(0, 1));
    assert_eq!(
        first(cheatsheet, &ron, Counted::Points(5)),
        Refusal::Missing(Field::Han)
    );
    assert_eq!(
        first(preset("korean"), &ron, Counted::Han(3, None)),
        Refusal::Missing(Field::Points)
    );
    assert_eq!(
        first(preset("korean"), &ron, Counted::Points(0)).code(),
        "parse"
    );
    let pinfu = Chosen {
        fu: Some(40),
        ..chosen(&[Pinfu])
    };
    no_fu(40, Counted::Yaku(pinfu));
    let both = Counted::Yaku(Chosen {
        fu: Some(30),
        ..chosen(&[Pinfu, Toitoi])
    });
    assert_eq!(
        first(cheatsheet, &ron, both),
        Refusal::Barred(Pinfu, Bar::NotWith(Toitoi))
    );
    assert_eq!(
        first(cheatsheet, &ron, both).to_string(),
        "Pinfu: not with All triplets"
    );
    // Dora alone are no yaku.
    let dora = Chosen {
        dora: 4,
        fu: Some(40),
        ..Chosen::default()
    };
    assert_eq!(
        first(cheatsheet, &ron, Counted::Yaku(dora)).code(),
        "no_yaku"
    );
    // A table that cannot be.
    let at = Table {
        from: Some(Wind::South),
        ..ron
    };
    assert_eq!(
        first(cheatsheet, &at, Counted::Han(1, Some(30))).code(),
        "impossible_flags"
    );
    let at = Table {
        seat: Wind::North,
        ..ron
    };
    assert!(price(&at, &Counted::Han(1, Some(30)), preset("tenhou_sanma")).is_err());
    let at = Table {
        honba: 5_000,
        ..ron
    };
    assert_eq!(
        first(cheatsheet, &at, Counted::Han(1, Some(30))),
        Refusal::TooLarge(Field::Honba)
    );
}

/// A table that cannot be is said before anything is scored. A mutant.
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

/// Seed 004: the last discard and robbing a kan are bonuses that need riichi or another yaku when the hand wins by ron.
/// A mutant.
#[test]
fn a_bonus_of_ryanshi_is_no_yaku_by_itself() {
    let rules = ruleset("sanma_ryanshi");
    for bonus in [Yaku::Houtei, Yaku::Chankan] {
        assert_eq!(
            why(&rules, "ron seat:S", &of_yaku(&[bonus], 2, None)),
            [Refusal::NoYaku {
                missing: vec![Missed {
                    yaku: bonus,
                    why: MissReason::NotAlone
                }],
                need: 1
            }]
        );
        for other in [Yaku::Riichi, Yaku::DoubleRiichi, Yaku::Tanyao] {
            let counted = of_yaku(&[bonus, other], 0, None);
            assert_eq!(
                why(&rules, "ron seat:S", &counted),
                [],
                "{bonus:?} {other:?}"
            );
        }
    }
    let open = ruleset("sanma_ryanshi local_yaku=[open_riichi]");
    let counted = of_yaku(&[Yaku::Houtei, Yaku::OpenRiichi], 0, None);
    assert_eq!(why(&open, "ron seat:S", &counted), []);
    // Other rulesets have no such bonuses, and a self-draw is no ron.
    let counted = of_yaku(&[Yaku::Houtei], 0, Some(40));
    assert_eq!(why(&ruleset("tenhou"), "ron seat:S", &counted), []);
    let haitei = of_yaku(&[Yaku::Haitei], 0, None);
    assert_eq!(why(&rules, "tsumo seat:S", &haitei), []);
}

/// Rules.md 1.5.1: bonus yaku alone allow no ron, and the refusal says that it is that.
#[test]
fn a_ron_by_bonus_yaku_alone_is_refused_for_that() {
    for (rules, flag, yaku) in [
        ("sanma_ryanshi", "last_tile", Yaku::Houtei),
        (
            "sanma_ryanshi local_yaku=[kanburi]",
            "kan_discard",
            Yaku::Kanburi,
        ),
        (
            "sanma_ryanshi local_yaku=[tsubame_gaeshi]",
            "riichi_discard",
            Yaku::TsubameGaeshi,
        ),
    ] {
        let refusals = crate::helpers::refused(
            rules,
            &question(&format!("999m123p567p45s11p+6s ron {flag}")),
        );
        let Refusal::NoYaku { missing, .. } = &refusals[0] else {
            panic!("{refusals:?}");
        };
        let alone = missing.iter().find(|missed| missed.yaku == yaku);
        assert_eq!(alone.map(|missed| missed.why), Some(MissReason::NotAlone));
        let chosen = of_yaku(&[yaku], 0, Some(40));
        let counted = price(&table("ron seat:S"), &chosen, &ruleset(rules));
        assert_eq!(counted.map_err(|why| why.first().code()), Err("no_yaku"));
    }
}

/// Seed 004, ryanshi: from the fourth honba on a win takes two han of yaku. A mutant.
#[test]
fn four_honba_take_two_han() {
    let rules = ruleset("sanma_ryanshi");
    let tanyao = of_yaku(&[Yaku::Tanyao], 3, None);
    let two = of_yaku(&[Yaku::Tanyao, Yaku::Iipeikou], 0, None);
    for (honba, needed) in [(3, 1), (4, 2), (5, 2)] {
        let at = format!("ron seat:S honba:{honba}");
        let refused = if needed == 2 { short(1, 2) } else { Vec::new() };
        assert_eq!(why(&rules, &at, &tanyao), refused, "{honba}");
        assert_eq!(why(&rules, &at, &Counted::Han(1, None)), refused);
        assert_eq!(why(&rules, &at, &two), []);
        assert_eq!(why(&rules, &at, &Counted::Han(2, None)), []);
        // Elsewhere honba raise the payment alone.
        let elsewhere = ruleset("tenhou");
        assert_eq!(why(&elsewhere, &at, &Counted::Han(1, Some(30))), []);
    }
}

/// Too few han are not told as too few points of another game.
#[test]
fn too_few_han_are_said_as_han() {
    let table = Table::of(&question("ron honba:4"));
    let why =
        price(&table, &Counted::Han(1, None), &ruleset("sanma_ryanshi")).expect_err("one han");
    assert_eq!(
        EN.refusal(why.first()),
        "Not enough: 1 han of yaku, these rules ask for 2 now. Dora do not count."
    );
}

/// The quick score refuses what the scorer refuses; what comes of itself is there.
#[test]
fn quick_prices_are_those_of_some_hand() {
    let barred = |rules: &str, at: &str, yaku| match priced(rules, at, &[yaku]) {
        Err(why) => match why.first() {
            Refusal::Barred(_, bar) => Some(*bar),
            other => panic!("{other:?}"),
        },
        Ok(_) => None,
    };
    let paarenchan = |honba| {
        let at = format!("ron seat:E honba:{honba}");
        barred("sanma_ryanshi", &at, Yaku::Paarenchan)
    };
    assert_eq!(
        [0, 7, 8, 9].map(paarenchan),
        [Some(Bar::Honba), Some(Bar::Honba), None, Some(Bar::Honba)]
    );
    for (yaku, dealers) in [
        (Yaku::ShiisanPuutaa, "shanghai"),
        (Yaku::ShiisuuPuutaa, "shanghai local_yaku=[shiisuu_puutaa]"),
    ] {
        let at = |rules: &str, at: &str| barred(rules, at, yaku);
        assert_eq!(at(dealers, "tsumo seat:S"), Some(Bar::DealerOnly));
        assert_eq!(at(dealers, "tsumo seat:E"), None);
        let anyone = format!("tenhou local_yaku=[{}]", yaku.code());
        assert_eq!(at(&anyone, "tsumo seat:S"), None);
        // The first turn is tenhou or chiihou too.
        for (rules, seat) in [(dealers, "E"), (&anyone, "E"), (&anyone, "S")] {
            let price = priced(rules, &format!("tsumo seat:{seat}"), &[yaku]);
            assert_eq!(price.map(|price| price.yakuman), Ok(2), "{rules} {seat}");
        }
    }
}
