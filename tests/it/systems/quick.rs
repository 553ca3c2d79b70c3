//! The quick price of what some hand has.

use tensu::game::{Count, Way, needs};
use tensu::quick::{self, Bar, Chosen, Counted, Price, Table, counts, price, toggle};
use tensu::yaku::{Why, YakuSet};
use tensu::{Refusal, Refusals, Wind, Yaku};

use super::{question, refused, why, won};
use crate::switches::ruleset;

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
        let refusals = refused(rules, &format!("999m123p567p45s11p+6s ron {flag}"));
        let Refusal::NoYaku { missing } = refusals.first() else {
            panic!("{refusals:?}");
        };
        let alone = missing.iter().find(|missed| missed.yaku == yaku);
        assert_eq!(alone.map(|missed| missed.why), Some(Why::NotAlone));
        let chosen = chosen(&[yaku]);
        let counted = price(&table("ron seat:S"), &chosen, &ruleset(rules));
        assert_eq!(counted.map_err(|why| why.first().code()), Err("no_yaku"));
    }
}

fn table(text: &str) -> Table {
    Table::of(&question(text))
}

fn chosen(yaku: &[Yaku]) -> Counted {
    Counted::Yaku(Chosen {
        yaku: yaku.iter().copied().collect(),
        fu: Some(40),
        ..Chosen::default()
    })
}

fn quick(rules: &str, at: &str, yaku: &[Yaku]) -> Result<Price, Refusals> {
    price(&table(at), &chosen(yaku), &ruleset(rules))
}

/// Seed 003, 8.1: double riichi is counted beside riichi; open riichi is too.
#[test]
fn a_declared_riichi_is_riichi_in_the_quick_price() {
    let han = |rules: &str, yaku| {
        let price = quick(rules, "ron seat:S", &[yaku]).expect("a price");
        (price.han, price.total)
    };
    assert_eq!(han("ari_ari", Yaku::DoubleRiichi), (Some(2), 2_600));
    assert_eq!(han("cheatsheet", Yaku::DoubleRiichi), (Some(2), 2_600));
    let open = "tenhou local_yaku=[open_riichi]";
    assert_eq!(han(open, Yaku::OpenRiichi), (Some(2), 2_600));
    let drawn = quick("cheatsheet", "tsumo seat:S", &[Yaku::Riichi]).expect("a price");
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

/// What the scorer refuses, the quick price refuses; what comes of itself is there.
#[test]
fn quick_prices_are_those_of_some_hand() {
    let barred = |rules: &str, at: &str, yaku| match quick(rules, at, &[yaku]) {
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
        [
            Some(Bar::Counters),
            Some(Bar::Counters),
            None,
            Some(Bar::Counters)
        ]
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
            let price = quick(rules, &format!("tsumo seat:{seat}"), &[yaku]);
            assert_eq!(price.map(|price| price.yakuman), Ok(2), "{rules} {seat}");
        }
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
        let all = needs(&[1, 0, 0, -1], Wind::South, 0, 0, &rules).expect("lines");
        let first = all.iter().find(|need| need.way == Way::Ron(Wind::East));
        let hands = first.map(|need| need.hands.clone());
        assert_eq!(hands, Some(vec![Count::Points(least)]), "{house}");
    }
    // The cheapest hand there is: two dragon pungs, open, won on a tile that is there once.
    assert_eq!(
        won("korean", "123m78p11s(555z)(666z)+9p ron").points,
        Some(4)
    );
    // A cap below that is what every hand scores.
    let capped = ruleset("korean score_cap=3");
    let all = needs(&[1, 0, 0, -1], Wind::South, 0, 0, &capped).expect("lines");
    assert_eq!(all[0].hands, [Count::Points(3)]);
}

/// Rules.md 1.1.4: one pattern of tiles is paid once.
#[test]
fn four_equal_runs_are_paid_once() {
    let both = [Yaku::Ryanpeikou, Yaku::IsshokuSanjun];
    let runs = "222233334444m5s+5s ron";
    let closed = won("tenhou local_yaku=[isshoku_sanjun]", runs);
    assert_eq!(why(&closed, both[1]), Some(Why::Replaced(both[0])));
    let shanghai = won("shanghai", runs);
    for yaku in both {
        assert_eq!(
            why(&shanghai, yaku),
            Some(Why::Replaced(Yaku::IsshokuYonjun))
        );
    }
    // In one suit, where ryanpeikou wants two, two pairs of equal runs are no three equal ones.
    let house = "tenhou local_yaku=[isshoku_sanjun] ryanpeikou_two_suits=true";
    let one_suit = won(house, "11223344556m99p+6m ron");
    assert!(!one_suit.has(both[1]) && one_suit.has(Yaku::Iipeikou));
    let rules = ruleset("tenhou local_yaku=[isshoku_sanjun]");
    let chosen = Chosen {
        yaku: YakuSet::of(&[both[0]]),
        ..Chosen::default()
    };
    let bar = quick::bar(&table("ron"), &chosen, both[1], &rules);
    assert_eq!(bar, Some(Bar::Replaced(both[0])));
}
