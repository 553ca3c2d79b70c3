//! The arithmetic of a price without tiles is that of the hand.

use tensu::quick::{Chosen, Counted, Melds, Price, Table, fit, price};
use tensu::score::{Payer, Role, Score, Step};
use tensu::yaku::YakuSet;
use tensu::{Question, Ruleset, Yaku};

/// What a hand says to somebody who has counted it so: its price, and the steps that he can take. Fu are rounded already,
/// points and yakuman are cut already, and han without yaku have no parts.
pub fn of_hand(score: &Score, counted: &Counted) -> Price {
    let in_short = matches!(counted, Counted::Han(..));
    let known = |step: &&Step| match step {
        Step::RoundFu { .. } => false,
        Step::Han { .. } => !in_short,
        _ => true,
    };
    let seen = |step: &Step| match (*step, score.points) {
        (Step::Points { .. }, Some(sum)) => Step::Points { sum, cap: None },
        (Step::Yakuman { points, .. }, _) if matches!(counted, Counted::Yakuman(_)) => {
            let (sum, cap) = (score.yakuman, None);
            Step::Yakuman { sum, cap, points }
        }
        (step, _) => step,
    };
    Price {
        han: score.han,
        fu: score.fu.as_ref().map(|fu| fu.rounded),
        limit: score.limit,
        yakuman: score.yakuman,
        points: score.points,
        payments: score.payments.clone(),
        sticks: score.sticks,
        total: score.total,
        steps: score.steps.iter().filter(known).map(seen).collect(),
    }
}

#[test]
fn every_step_of_30_fu_3_han() {
    let rules = Ruleset::by_id("cheatsheet").expect("a ruleset of the crate");
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

/// Who draws the last tile of a closed hand has menzen tsumo, asked or not: riichi, pinfu, tanyao, iipeikou and it are 5 han,
/// a mangan, of which everybody pays the dealer 4,000 and 200 for two counters.
#[test]
fn a_closed_self_draw_has_menzen_tsumo() {
    let yaku = [Yaku::Riichi, Yaku::Pinfu, Yaku::Tanyao, Yaku::Iipeikou];
    let rules = Ruleset::by_id("tenhou").expect("a ruleset of the crate");
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
