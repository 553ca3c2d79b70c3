//! Payments that are known, and the steps to them.

use tensu::quick::{Chosen, Counted, Melds, Table, counts, fit, price, toggle};
use tensu::score::{Limit, Payer, Reached, Role, Step};
use tensu::yaku::YakuSet;
use tensu::{Question, Wind, Yaku};
use tensu_words::EN;

use super::{of_yaku, priced, table};
use crate::helpers::{preset, ruleset};

/// Payments that everybody knows.
#[test]
fn known_prices() {
    let (cheatsheet, ron) = (
        preset("cheatsheet"),
        table("ron seat:S from:W honba:2 sticks:1"),
    );
    let paid = |at: &Table, counted| price(at, &counted, cheatsheet).expect("a price");
    // 30 fu 3 han: 3,900; two honba 600, a stick 1,000.
    let three = paid(&ron, Counted::Han(3, Some(30)));
    assert_eq!(
        (three.total, three.sticks, three.limit),
        (5_500, 1_000, None)
    );
    assert_eq!(three.payments.len(), 1);
    assert_eq!(three.payments[0].from, Payer::Seat(Wind::West));
    // The dealer's mangan by tsumo: 4,000 from all.
    let mangan = paid(&table("tsumo seat:E"), Counted::Han(5, None));
    assert_eq!((mangan.total, mangan.limit), (12_000, Some(Limit::Mangan)));
    assert_eq!(mangan.payments.len(), 3);
    let double = paid(&table("tsumo seat:E"), Counted::Yakuman(2));
    assert_eq!(
        (double.total, double.han, double.yakuman),
        (96_000, None, 2)
    );
    // Seed 001: the discarder pays twice the score.
    let korean =
        price(&table("ron seat:S"), &Counted::Points(20), preset("korean")).expect("a price");
    assert_eq!(korean.total, 40);
    // Two points, the winning tile, and one for an open hand.
    assert_eq!(counts(preset("korean")), [Counted::Points(4)]);
}

#[test]
fn every_step_of_30_fu_3_han() {
    let rules = preset("cheatsheet");
    let table = Table::of(&Question::default());
    let steps = price(&table, &Counted::Han(3, Some(30)), rules)
        .expect("a price")
        .steps;
    // 30 × 2⁵ = 960; the discarder pays four times that, rounded up to a full hundred.
    let share = Step::Share {
        from: Payer::Discarder,
        base: 960,
        sixths: 24,
        extra: 0,
        exact: 3_840,
        rounded: 3_900,
        role: Role::All { to_dealer: false },
        missing: 0,
        lost: 0,
    };
    let base = Step::Base {
        fu: 30,
        han: 3,
        points: 960,
    };
    assert_eq!(steps, [base, share]);
}

/// A closed hand that draws its last tile has menzen tsumo, asked or not: riichi, pinfu, tanyao, iipeikou and it are 5
/// han, a mangan, of which everybody pays the dealer 4,000 and 200 for two honba.
#[test]
fn a_closed_self_draw_has_menzen_tsumo() {
    let yaku = [Yaku::Riichi, Yaku::Pinfu, Yaku::Tanyao, Yaku::Iipeikou];
    let rules = preset("tenhou");
    let table = Table::of(&"tsumo seat:E honba:2".parse().expect("a table"));
    let chosen = |melds, yaku: &[Yaku]| {
        Counted::Yaku(Chosen {
            melds,
            yaku: YakuSet::of(yaku),
            ..Chosen::default()
        })
    };
    let counted = fit(&table, &chosen(Melds::Closed, &yaku), rules);
    let price = price(&table, &counted, rules).expect("a price");
    assert_eq!(price.total, 3 * 4_200);
    let has = |counted: &Counted| matches!(counted, Counted::Yaku(chosen) if chosen.yaku.has(Yaku::MenzenTsumo));
    assert!(has(&counted));
    assert!(!has(&fit(
        &table,
        &chosen(Melds::Open, &[Yaku::Tanyao]),
        rules
    )));
}

/// A renhou that is a mangan pays that at the least, and what the other yaku make of the hand if that is more or the same.
/// A mutant.
#[test]
fn a_mangan_at_the_least() {
    let rules = ruleset("cheatsheet renhou=mangan");
    let at = table("ron seat:S");
    let of =
        |yaku: &[Yaku], dora, fu| price(&at, &of_yaku(yaku, dora, fu), &rules).expect("a price");
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

/// Korean with a limit: a score of the limit is not cut. A mutant.
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

/// Seed 003, 8.1: double riichi is counted beside riichi; open riichi is too.
#[test]
fn a_declared_riichi_is_riichi_in_the_quick_price() {
    let han = |rules: &str, yaku| {
        let price = priced(rules, "ron seat:S", &[yaku]).expect("a price");
        (price.han, price.total)
    };
    assert_eq!(han("ari_ari", Yaku::DoubleRiichi), (Some(2), 2_600));
    assert_eq!(han("cheatsheet", Yaku::DoubleRiichi), (Some(2), 2_600));
    let open = "tenhou local_yaku=[open_riichi]";
    assert_eq!(han(open, Yaku::OpenRiichi), (Some(2), 2_600));
    let drawn = priced("cheatsheet", "tsumo seat:S", &[Yaku::Riichi]).expect("a price");
    assert_eq!(drawn.han, Some(2), "menzen tsumo");
    let rules = ruleset("ari_ari");
    let tapped = toggle(
        &table("ron"),
        &Chosen::default(),
        Yaku::DoubleRiichi,
        &rules,
    );
    assert_eq!(
        tapped.yaku,
        YakuSet::of(&[Yaku::Riichi, Yaku::DoubleRiichi])
    );
}

fn yakuman_counts(rules: &str) -> usize {
    let yakuman =
        |count: &tensu::quick::Counted| matches!(count, tensu::quick::Counted::Yakuman(_));
    let counts = tensu::quick::counts(&ruleset(rules));
    counts.iter().filter(|count| yakuman(count)).count()
}

/// A quick score has no more yakuman than its list offers, and the list has no more than a hand can have.
#[test]
fn a_quick_price_knows_how_many_yakuman_there_are() {
    use tensu::quick::{Counted, Table, fit, price};
    use tensu::score::Step;
    // Single-wait four concealed triplets of the four big winds and all honors, two and two and one, and four kans or tenhou.
    assert_eq!(yakuman_counts("cheatsheet yakuman_cap=255"), 6);
    // Here the two are one each and no tenhou goes with kans.
    assert_eq!(yakuman_counts("mleague"), 4);
    assert_eq!(yakuman_counts("mleague yakuman_cap=3"), 3);
    // Here it does.
    assert_eq!(yakuman_counts("shanghai"), 7);
    let rules = ruleset("cheatsheet stacked_yakuman=false");
    let table = Table::of(&"ron".parse().expect("a table"));
    let five = Counted::Yakuman(5);
    assert_eq!(fit(&table, &five, &rules), Counted::Yakuman(2));
    assert_eq!(price(&table, &five, &rules).expect("a price").total, 64_000);
    // A cap says so in the steps, as it does for a hand.
    let nine = |rules: &str, way: &str| {
        let table = Table::of(&way.parse().expect("a table"));
        price(&table, &Counted::Yakuman(9), &ruleset(rules)).expect("a price")
    };
    let capped = nine("shanghai yakuman_cap=5", "tsumo seat:E");
    let cut = Step::Yakuman {
        sum: 7,
        cap: Some(5),
        points: 5 * 8_000,
    };
    assert_eq!((capped.yakuman, capped.steps.first()), (5, Some(&cut)));
    // Seven are tenhou, which is no ron.
    assert_eq!(nine("shanghai", "tsumo seat:E").yakuman, 7);
    assert_eq!(nine("shanghai", "ron seat:E").yakuman, 6);
}

/// 2.4: on tenhou a special wait counts in its double form, with tiles or without.
#[test]
fn a_quick_price_has_the_upgrade_of_tenhou() {
    use tensu::quick::{Chosen, Counted, Table, bar, price};
    use tensu::{Yaku, yaku::YakuSet};
    let rules = ruleset("majsoul");
    let table = Table::of(&"tsumo seat:E".parse().expect("a table"));
    for yaku in [Yaku::Suuankou, Yaku::Kokushi, Yaku::Chuuren] {
        let yaku = YakuSet::of(&[Yaku::Tenhou, yaku]);
        let chosen = Chosen {
            yaku,
            ..Chosen::default()
        };
        let price = price(&table, &Counted::Yaku(chosen), &rules).expect("a price");
        assert_eq!(price.yakuman, 3);
    }
    // Two suits for the sequences are not one.
    let ron = Table::of(&"ron".parse().expect("a table"));
    let chosen = Chosen {
        yaku: YakuSet::of(&[Yaku::Ryanpeikou]),
        ..Chosen::default()
    };
    for (rules, stands) in [
        ("tenhou", true),
        ("tenhou ryanpeikou_two_suits=true", false),
    ] {
        for yaku in [Yaku::Chinitsu, Yaku::Honitsu] {
            assert_eq!(
                bar(&ron, &chosen, yaku, &ruleset(rules)).is_none(),
                stands,
                "{rules}"
            );
        }
    }
}

/// Counts that no hand has are as good as the most that a hand has.
#[test]
fn counts_beyond_any_hand() {
    let rules = ruleset("sanma_ryanshi");
    let table = Table::of(&Question::default());
    let limit = |counted: &Counted| price(&table, counted, &rules).map(|price| price.limit);
    assert_eq!(limit(&Counted::Han(255, None)), Ok(Some(Limit::Yakuman)));
    let chosen = Chosen {
        dora: 255,
        ..Chosen::default()
    };
    assert!(
        limit(&Counted::Yaku(chosen)).is_err(),
        "dora alone are no yaku"
    );
    let step = Step::Han { yaku: 1, dora: 255 };
    assert!(EN.step(&step).contains("255"));
    let plus = Step::Plus { han: 255, plus: 2 };
    assert!(EN.step(&plus).contains("255"));
}
