//! Laws of who pays what, and of the arithmetic that leads there.

use std::collections::BTreeSet;

use tensu::score::{Payer, Payment, Step};
use tensu::{By, Wind};

use super::{for_scores, riichi, scored};

#[test]
fn the_winner_receives_what_the_others_pay() {
    for_scores(21, |question, _, score, _| {
        let paid: u32 = score.payments.iter().map(Payment::points).sum();
        assert_eq!(score.total, paid + score.sticks, "{question}");
        assert_eq!(score.sticks, 1_000 * question.sticks, "{question}");
        let payers: BTreeSet<_> = score
            .payments
            .iter()
            .map(|payment| name(payment.from))
            .collect();
        assert_eq!(
            payers.len(),
            score.payments.len(),
            "{question}: a payer is there twice"
        );
        assert!(
            !payers.contains(&question.seat.letter()),
            "{question}: the winner pays"
        );
        for payment in &score.payments {
            assert_eq!(payment.hand % 100 + payment.honba % 100, 0, "{question}");
            assert!(payment.points() > 0, "{question}");
        }
    });
}

fn name(payer: Payer) -> char {
    match payer {
        Payer::Seat(seat) => seat.letter(),
        Payer::Discarder => '?',
    }
}

/// By tsumo the dealer receives the same from all, another player twice as much from the dealer; by ron one pays all.
#[test]
fn payments_follow_the_dealer() {
    for_scores(22, |question, _, score, _| {
        if !question.liable.is_empty() {
            return;
        }
        let hand = |seat| {
            let payment = score
                .payments
                .iter()
                .find(|payment| payment.from == Payer::Seat(seat));
            payment.map_or(0, |payment| payment.hand)
        };
        let others = Wind::ALL.into_iter().filter(|&seat| seat != question.seat);
        let children: Vec<u32> = others
            .filter(|&seat| seat != Wind::East)
            .map(hand)
            .collect();
        match (question.by, question.seat) {
            (By::Ron, _) => assert_eq!(score.payments.len(), 1, "{question}"),
            (By::Tsumo, Wind::East) => assert_eq!(children, [children[0]; 3], "{question}"),
            (By::Tsumo, _) => {
                let (dealer, child) = (hand(Wind::East), children[0]);
                assert_eq!(children, [child; 2], "{question}");
                // Each share is rounded up by itself: 1,600 and 800, but 700 and 400.
                assert!(
                    dealer == 2 * child || dealer == 2 * child - 100,
                    "{question}"
                );
            }
        }
    });
}

#[test]
fn counters_are_paid_once_for_each_opponent() {
    for_scores(23, |question, rules, score, _| {
        let riichi = riichi(rules);
        let honba: u32 = score.payments.iter().map(|payment| payment.honba).sum();
        assert_eq!(honba, 3 * riichi.honba.tsumo * question.honba, "{question}");
        let mut without = question.clone();
        without.honba = 0;
        let without = scored(&without, rules).expect("the same yaku");
        assert_eq!(without.total + honba, score.total, "{question}");
    });
}

#[test]
fn the_steps_lead_to_the_payments() {
    for_scores(24, |question, _, score, _| {
        let sum = |points: fn(&Step) -> u32| score.steps.iter().map(points).sum::<u32>();
        let shares = sum(|step| {
            if let Step::Share { rounded, .. } = step {
                *rounded
            } else {
                0
            }
        });
        let honba = sum(|step| {
            if let Step::Honba { points, .. } = step {
                *points
            } else {
                0
            }
        });
        let sticks = sum(|step| {
            if let Step::Sticks { points, .. } = step {
                *points
            } else {
                0
            }
        });
        let paid = |part: fn(&Payment) -> u32| score.payments.iter().map(part).sum::<u32>();
        if question.liable.is_empty() {
            assert_eq!(shares, paid(|payment| payment.hand), "{question}");
        }
        assert_eq!(honba, paid(|payment| payment.honba), "{question}");
        assert_eq!(sticks, score.sticks, "{question}");
        for step in &score.steps {
            if let Step::Share {
                base,
                sixths,
                exact,
                extra,
                rounded,
                ..
            } = *step
            {
                assert_eq!(
                    (
                        (base * sixths).div_ceil(6),
                        exact.next_multiple_of(100) + extra
                    ),
                    (exact, rounded),
                    "{question}"
                );
            }
        }
    });
}

/// The step of han, of rounding and of the base say what the score says.
#[test]
fn the_steps_say_what_the_score_says() {
    for_scores(25, |question, _, score, _| {
        for step in &score.steps {
            match *step {
                Step::Han { yaku, dora } => assert_eq!(Some(yaku + dora), score.han, "{question}"),
                Step::RoundFu { from, to } => {
                    let fu = score.fu.as_ref().map(|fu| (fu.raw, fu.rounded));
                    assert_eq!(fu, Some((from, to)), "{question}");
                }
                Step::Base { fu, han, points } => {
                    assert_eq!(points, u32::from(fu) << (han + 2), "{question}");
                    assert_eq!(
                        (Some(han), Some(fu)),
                        (score.han, score.fu.as_ref().map(|fu| fu.rounded))
                    );
                }
                Step::Limit { limit, points } => {
                    assert_eq!(
                        (Some(limit), points),
                        (score.limit, limit.base()),
                        "{question}"
                    );
                }
                Step::Yakuman { units, points } => {
                    assert_eq!(
                        (units, points),
                        (score.yakuman, 8_000 * u32::from(units)),
                        "{question}"
                    );
                }
                _ => {}
            }
        }
    });
}
