//! Payments for hands without their tiles: the same as with them, step for step.

use tensu::quick::{Bar, Chosen, Counted, Melds, Quote, Table, bar, fit, price};
use tensu::rules::{ChineseRules, Robbed, all};
use tensu::score::{Amount, Award, AwardKind, Step};
use tensu::yaku::YakuSet;
use tensu::{Flag, Question, Ruleset, Score, Yaku};

use super::everything;
use crate::hands;
use crate::helpers::{preset, share};
use crate::laws::houses;
use crate::random::Random;
use crate::shared::deal;

/// A scored hand as a player would count it aloud.
fn counted(score: &Score, is_closed: bool) -> Vec<Counted> {
    if let Some(points) = score.points {
        return vec![Counted::Points(points)];
    }
    let fu = score.fu.as_ref().map(|fu| fu.rounded);
    let bonus = score.awards.iter();
    let bonus = bonus.filter(|award| !matches!(award.what, AwardKind::Yaku(_)));
    let by_yaku = Counted::Yaku(Chosen {
        yaku: score.yaku_only().collect(),
        melds: if is_closed {
            Melds::Closed
        } else {
            Melds::Open
        },
        dora: bonus.map(|award| award.amount.han()).sum(),
        fu,
        ..Chosen::default()
    });
    // What is paid as a mangan whatever its han are is not said in han.
    let as_mangan = |award: &Award| award.amount == Amount::Mangan;
    if score.awards.iter().any(as_mangan) {
        return vec![by_yaku];
    }
    let in_short = score
        .han
        .map_or(Counted::Yakuman(score.yakuman), |han| Counted::Han(han, fu));
    vec![by_yaku, in_short]
}

/// Returns the score of a hand for somebody who has counted it so: its payment, and the steps that he can take. Fu are
/// rounded already, points and yakuman are cut already, and han without yaku have no parts.
fn of_hand(score: &Score, counted: &Counted) -> Quote {
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
    Quote {
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

/// Returns whether a kan was robbed for which one pays what all would: a number of faan does not tell of it.
fn is_robbed_for_all(question: &Question, rules: &Ruleset) -> bool {
    let robbed = [Flag::Chankan, Flag::ChankanAnkan];
    let shares = |chinese: &ChineseRules| chinese.robbed == Robbed::Shares;
    rules.chinese().is_some_and(shares) && robbed.iter().any(|&flag| question.flags.has(flag))
}

/// Scores a hand by tiles and without; says whether it was a win that nobody is liable for.
fn same(question: &Question, rules: &Ruleset) -> bool {
    let Ok(win) = question.check(rules) else {
        return false;
    };
    let Ok(score) = win.score() else {
        return false;
    };
    if score.payments.iter().any(|payment| payment.liable) || is_robbed_for_all(question, rules) {
        return false;
    }
    let table = Table::of(question);
    for counted in counted(&score, win.is_closed()) {
        let about = || format!("{question} under {}: {counted:?}", rules.id);
        let wanted = of_hand(&score, &counted);
        assert_eq!(
            price(&table, &counted, rules).as_ref(),
            Ok(&wanted),
            "{}",
            about()
        );
        if wanted.fu.is_some() {
            assert_eq!(fit(&table, &counted, rules), counted, "{}", about());
        }
        // In any order of taps, no yaku of a hand is greyed by the others.
        if let Counted::Yaku(all) = counted {
            for yaku in all.yaku.iter() {
                for other in all.yaku.iter().filter(|&other| other != yaku) {
                    let one = Chosen {
                        yaku: YakuSet::of(&[other]),
                        ..all
                    };
                    let why = bar(&table, &one, yaku, rules);
                    assert!(
                        matches!(why, None | Some(Bar::Without(Yaku::Riichi))),
                        "{}: {yaku:?} {why:?}",
                        about()
                    );
                }
            }
        }
    }
    true
}

#[test]
fn golden_hands() {
    let wins = hands::all()
        .iter()
        .filter(|golden| same(&golden.question, &golden.rules))
        .count();
    assert!(wins > 300, "{wins}");
}

#[test]
fn dealt_hands() {
    let everything = everything();
    let rulesets = all().map(|rules| -> &Ruleset { rules });
    for (seed, rules) in rulesets.chain([&everything]).enumerate() {
        let mut random = Random::new(0x9_1C + seed as u64);
        let hands = share(2_000);
        let wins = (0..hands)
            .filter(|_| same(&deal::hand(&mut random, rules), rules))
            .count();
        assert!(wins > hands / 4, "{}: {wins}", rules.id);
    }
}

#[test]
fn dealt_hands_of_houses() {
    let hands = share(60);
    for base in ["cheatsheet", "ari_ari", "tenhou_sanma"].map(preset) {
        let houses = houses::all(base);
        let mut wins = 0;
        for (seed, (_, rules)) in houses.iter().enumerate() {
            let mut random = Random::new(0xA_1C + seed as u64);
            wins += (0..hands)
                .filter(|_| same(&deal::hand(&mut random, rules), rules))
                .count();
        }
        assert!(12 * wins > hands * houses.len(), "{}: {wins}", base.id);
    }
}

#[test]
fn examples_of_the_table() {
    let everything = everything();
    let mut wins = 0;
    for text in Yaku::all().map(Yaku::example) {
        let rulesets = all().map(|rules| -> &Ruleset { rules });
        for rules in rulesets.chain([&everything]) {
            let question = text.parse::<Question>().expect("a hand").adapted(rules);
            wins += usize::from(same(&question, rules));
        }
    }
    assert!(wins > 500, "{wins}");
}
