//! A hand from its tiles to what is paid, and hands of rules where points add up.

use alloc::vec::Vec;

use crate::course::aim::Aim;
use crate::course::asked::{AnswerMode, Asked, AskedPart, Choice, What};
use crate::course::hands;
use crate::practice::random::Random;
use crate::practice::{self, Item, Of, Skill, Spec, Topic};
use tensu::Ruleset;
use tensu::score::{FuReason, Score};

/// The number from which on all han have one key.
const MANY_HAN: u16 = 6;
/// The fu that have a key each.
const FU: [u16; 5] = [20, 25, 30, 40, 50];
/// The number from which on all fu have one key.
const MANY_FU: u16 = 60;

/// Asks for han and fu of a hand, or its points where they add up, and for what is paid.
pub(super) fn ask(random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    let (hand, score) = hands::find(&Spec::table(), random, rules, |_, score| {
        // A yakuman has no fu and no han to count.
        score.yakuman == 0 && !score.is_paid_as_mangan()
    })?;
    let seed = random.next();
    let price = practice::HandLesson::of(&hand, Topic::Price, seed, rules)?;
    let price = AskedPart::of_task(What::Payments, price.tasks.first()?)?;
    let mut parts = if let Some(han) = score.han {
        alloc::vec![of_han(han)?]
    } else {
        let worth = practice::HandLesson::of(&hand, Topic::Worth, seed, rules)?;
        alloc::vec![AskedPart::of_task(What::Points, worth.tasks.last()?)?]
    };
    parts.extend(of_fu(&score));
    parts.push(price);
    let of = Of::win(&hand);
    Some(Asked {
        way: AnswerMode::Each,
        parts,
        ..Asked::about(Aim::Whole, Some(hand), of)
    })
}

fn of_han(han: u8) -> Option<AskedPart> {
    let (choices, right) = up_to(MANY_HAN, 1..MANY_HAN, han.into());
    AskedPart::new(What::Han, choices, &right, Item::Han)
}

/// Asks for the fu; where han alone make the payment, any answer is right, so that nobody is told by their absence.
fn of_fu(score: &Score) -> Option<AskedPart> {
    let fu = score.fu.as_ref()?;
    let (choices, right) = up_to(MANY_FU, FU, fu.rounded);
    let is_flat = fu.items.iter().any(|item| {
        matches!(
            item.reason,
            FuReason::Chiitoitsu | FuReason::PinfuTsumo | FuReason::OpenPinfu
        )
    });
    let teaches = if is_flat {
        Item::Skill(Skill::Flat)
    } else {
        Item::Sum
    };
    let is_free = score.multiplied_fu().is_none();
    let part = AskedPart::new(What::Fu, choices, &right, teaches)?;
    Some(AskedPart {
        is_free,
        counts: !is_free,
        ..part
    })
}

/// The keys of some numbers and one of all from `many` on; and the one that is right for a number.
fn up_to(many: u16, below: impl IntoIterator<Item = u16>, number: u16) -> (Vec<Choice>, Choice) {
    let keys = below.into_iter().map(Choice::Number);
    let right = if number < many {
        Choice::Number(number)
    } else {
        Choice::OrMore(many)
    };
    (keys.chain([Choice::OrMore(many)]).collect(), right)
}
