//! Differences of the rules that are learned: hands that they pay otherwise than the cheat sheet.

use alloc::vec::Vec;

use crate::course::aim::Aim;
use crate::course::asked::{Asked, AskedPart, Choice, What, one};
use crate::practice::beside_sheet::{amounts, differs, is_like, paid};
use crate::practice::differs::{self, HANDS};
use crate::practice::random::Random;
use crate::practice::varied::varied;
use crate::practice::{Item, Of};
use tensu::compare::{Cause, between};
use tensu::notation::Reader;
use tensu::question::Question;
use tensu::rules::{CORE, DEFAULT, Ruleset, score};
use tensu::score::Payment;

/// Returns the payments for a hand by the cheat sheet.
pub fn paid_at_base(hand: &Question) -> Vec<Payment> {
    paid(hand, DEFAULT)
}

/// Returns why these rules pay otherwise.
pub fn causes(hand: &Question, rules: &Ruleset) -> Vec<Cause> {
    between(hand, DEFAULT, rules)
}

/// The hands that these rules pay otherwise.
pub fn differing(rules: &Ruleset) -> impl Iterator<Item = Question> + '_ {
    differs::differing(rules)
}

/// Asks for the payments under these rules for a hand that they pay otherwise, or not.
pub(super) fn under(aim: Aim, random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    let is_other = aim == Aim::PaidOtherwise;
    if !is_like(rules) {
        return None;
    }
    let hands = HANDS
        .iter()
        .filter_map(|hand| Reader::OWN.question(hand).ok());
    let all: Vec<Question> = hands
        .filter(|hand| differs(hand, rules) == is_other)
        .collect();
    let first = random.below(all.len());
    let (hand, right, wrong) = all
        .iter()
        .cycle()
        .skip(first)
        .take(all.len())
        .find_map(|hand| {
            let hand = varied(hand, random, rules);
            let right = paid(&hand, rules);
            let wrong = if is_other {
                paid_at_base(&hand)
            } else {
                let others = CORE.rulesets.iter().filter(|other| is_like(other));
                let others = others.map(|other| paid(&hand, other));
                let others: Vec<_> = others
                    .filter(|other| amounts(other) != amounts(&right))
                    .collect();
                others.get(random.below(others.len()))?.clone()
            };
            Some((hand, right, wrong))
        })?;
    let mut choices = alloc::vec![Choice::Payments(right.clone()), Choice::Payments(wrong)];
    if random.percent(50) {
        choices.reverse();
    }
    let of = Of::win(&hand);
    let scored = score(&hand.adapted(rules), rules);
    let teaches = scored.map_or(Item::NoYaku, |score| Item::of_price(&score, &hand));
    let right = Choice::Payments(right);
    let part = AskedPart::new(What::Under, choices, &right, teaches)?;
    Some(one(aim, Some(hand), of, part))
}
