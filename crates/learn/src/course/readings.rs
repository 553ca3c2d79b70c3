//! Hands that can be read in several ways: which one counts.

use crate::course::aim::Aim;
use crate::course::asked::{Asked, AskedPart, Choice, What, one};
use crate::course::hands;
use crate::practice::random::Random;
use crate::practice::{Item, Of, Spec};
use tensu::Ruleset;
use tensu::score::{Fu, Other, Score};

/// The first reading that lost and pays less, or as much.
fn other(score: &Score, alike: bool) -> Option<usize> {
    let fu = |fu: &Option<Fu>| fu.as_ref().map(|fu| fu.rounded);
    let paid: u32 = score.payments.iter().map(|payment| payment.hand).sum();
    let is = |other: &Other| {
        let differs = (other.han, fu(&other.fu)) != (score.han, fu(&score.fu));
        if alike {
            other.points == paid
        } else {
            differs && other.points > 0 && other.points < paid
        }
    };
    score.others.iter().position(is)
}

/// Asks which of two readings counts, or whether it does not matter.
pub(super) fn readings(aim: Aim, random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    let alike = aim == Aim::EqualReadings;
    let (hand, score) = hands::find(&Spec::table(), random, rules, |_, score| {
        score.yakuman == 0 && !score.is_paid_as_mangan() && other(score, alike).is_some()
    })?;
    let lost = u8::try_from(other(&score, alike)?).ok()?;
    let (own, lost) = (Choice::Reading(None), Choice::Reading(Some(lost)));
    let mut choices = if random.percent(50) {
        alloc::vec![own.clone(), lost]
    } else {
        alloc::vec![lost, own.clone()]
    };
    choices.push(Choice::Alike);
    let right = if alike { Choice::Alike } else { own };
    let part = AskedPart::new(What::Reading, choices, &right, Item::Reading)?;
    let of = Of::win(&hand);
    Some(one(aim, Some(hand), of, part))
}
