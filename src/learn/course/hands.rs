//! Hands that show something.

use crate::hand::question::{By, Question};
use crate::learn::course::Aim;
use crate::practice::deal;
use crate::practice::random::Random;
use crate::presets::{Ruleset, score};
use crate::result::score::{Fu, FuItem, FuReason, Score};

/// How many hands are dealt before a ruleset is taken not to have one.
const TRIES: usize = 3_000;

/// A hand that wins and fits; of counters there is a lesson of its own.
pub(super) fn find(
    random: &mut Random,
    rules: &Ruleset,
    fits: impl Fn(&Question, &Score) -> bool,
) -> Option<(Question, Score)> {
    for _ in 0..TRIES {
        let mut question = deal::hand(random, rules)?;
        question.honba = 0;
        let Ok(score) = score(&question, rules) else {
            continue;
        };
        let is_liable = score.payments.iter().any(|payment| payment.liable);
        if !is_liable && fits(&question, &score) {
            return Some((question, score));
        }
    }
    None
}

/// The fu by the rule of thumb that is right for seven of eight hands of a table.
pub(super) fn thumb(question: &Question, fu: &Fu) -> u16 {
    let has = |flat: FuReason| fu.items.iter().any(|item| item.reason == flat);
    if has(FuReason::Chiitoitsu) {
        25
    } else if has(FuReason::PinfuTsumo) {
        20
    } else if question.by == By::Ron && !question.is_open() && fu.items.iter().any(gives) {
        40
    } else {
        30
    }
}

/// Whether something of the hand itself gives fu, not that it won, or how.
pub(super) fn gives(item: &FuItem) -> bool {
    matches!(
        item.reason,
        FuReason::Set { .. } | FuReason::Pair { .. } | FuReason::Wait(_)
    )
}

/// A hand of an aim about fu, where the rule of thumb holds or single things are looked at.
pub(super) fn of_fu(aim: Aim, random: &mut Random, rules: &Ruleset) -> Option<(Question, Score)> {
    find(random, rules, |question, score| {
        // Fu that nobody would count are not asked.
        let Some(fu) = score.fu_below_mangan() else {
            return false;
        };
        let closed_ron = question.by == By::Ron && !question.is_open();
        let has = |wanted: fn(&FuReason) -> bool| fu.items.iter().any(|item| wanted(&item.reason));
        let flat = has(|reason| matches!(reason, FuReason::Chiitoitsu | FuReason::PinfuTsumo));
        let holds = thumb(question, fu) == fu.rounded;
        let giving = fu.items.iter().filter(|item| gives(item)).count();
        let kan = question.melds.iter().any(|meld| meld.kind.is_kan());
        let looked_at = !flat && !kan && giving <= 3;
        match aim {
            Aim::PinfuTsumo => has(|reason| matches!(reason, FuReason::PinfuTsumo)),
            Aim::SevenPairs => has(|reason| matches!(reason, FuReason::Chiitoitsu)),
            Aim::PlainRon => closed_ron && giving == 0 && holds && !flat,
            Aim::GivingRon => closed_ron && giving > 0 && holds && !flat,
            Aim::Others => !closed_ron && holds && !flat,
            Aim::Triplet => looked_at && has(|reason| matches!(reason, FuReason::Set { .. })),
            Aim::ValuedPair => looked_at && has(|reason| matches!(reason, FuReason::Pair { .. })),
            Aim::Wait => looked_at && has(|reason| matches!(reason, FuReason::Wait(_))),
            Aim::Nothing => looked_at && giving == 0,
            _ => false,
        }
    })
}
