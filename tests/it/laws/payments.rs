//! Laws of who pays what, and of the arithmetic that leads there.

use tensu::rules::Seats;
use tensu::score::{Payer, Step};
use tensu::{By, Flag, Wind};

use super::{for_scores, riichi, scored};

/// By tsumo the dealer receives the same from all, another player twice as much from the dealer; by ron one pays all.
#[test]
fn payments_follow_the_dealer() {
    for_scores(22, |question, rules, score, _| {
        let liable = score.payments.iter().any(|payment| payment.liable);
        if liable || rules.seats == Seats::Three || !rules.is_riichi() {
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
fn honba_are_paid_once_for_each_opponent() {
    for_scores(23, |question, rules, score, _| {
        let Some(riichi) = riichi(rules).filter(|_| !question.flags.has(Flag::Paarenchan)) else {
            return;
        };
        let honba: u32 = score.payments.iter().map(|payment| payment.honba).sum();
        let opponents = rules.seats.winds().len() as u32 - 1;
        let one = match question.by {
            By::Ron => riichi.honba.ron,
            By::Tsumo => opponents * riichi.honba.tsumo,
        };
        assert_eq!(honba, one * question.honba, "{question}");
        let mut without = question.clone();
        without.honba = 0;
        let without = scored(&without, rules).expect("the same yaku");
        assert_eq!(without.total + honba, score.total, "{question}");
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
                Step::Limit { limit, points, .. } => {
                    assert_eq!(
                        (Some(limit), points),
                        (score.limit, limit.base()),
                        "{question}"
                    );
                }
                Step::Yakuman { sum, cap, points } => {
                    let units = cap.map_or(sum, |cap| cap.min(sum));
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
