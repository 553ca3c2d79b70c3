//! Hands that show something.

use crate::course::aim::Aim;
use crate::practice::as_good::has_one_count;
use crate::practice::random::Random;
use crate::practice::{Skill, Spec};
use tensu::question::{By, Question};
use tensu::rules::{Ruleset, score};
use tensu::score::{Fu, FuItem, FuReason, Score};

/// The number of seeds that are tried before a ruleset is taken not to have such a hand.
const SEEDS: usize = 10;

/// Finds a hand that wins and fits, and its score: han and fu are the same, however it is read to its best.
pub(super) fn find(
    spec: &Spec,
    random: &mut Random,
    rules: &Ruleset,
    fits: impl Fn(&Question, &Score) -> bool,
) -> Option<(Question, Score)> {
    let keep = |question: &Question, score: &Score| {
        score.payments.iter().all(|payment| !payment.liable)
            && has_one_count(score)
            && fits(question, score)
    };
    let hand = (0..SEEDS).find_map(|_| spec.find(random.next(), rules, keep))?;
    let score = score(&hand, rules).ok()?;
    Some((hand, score))
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

/// Returns whether the fu are for something of the hand itself, not for the win or how it was won.
pub(super) fn gives(item: &FuItem) -> bool {
    matches!(
        item.reason,
        FuReason::Set { .. } | FuReason::Pair { .. } | FuReason::Wait(_)
    )
}

/// The spec of hands for an aim about fu, as often as a table brings them.
fn spec(aim: Aim) -> Spec {
    let table = Spec {
        han: 1..=4,
        ..Spec::table()
    };
    let closed_ron = Spec {
        by: Some(By::Ron),
        open: 0..=0,
        ..table.clone()
    };
    match aim {
        Aim::PinfuTsumo => Spec {
            by: Some(By::Tsumo),
            open: 0..=0,
            fu: [20].into(),
            ..table
        },
        Aim::SevenPairs => Spec {
            fu: [25].into(),
            ..table
        },
        Aim::PlainRon => Spec {
            fu: [30].into(),
            ..closed_ron
        },
        Aim::GivingRon => Spec {
            fu: [40].into(),
            ..closed_ron
        },
        Aim::Others => Spec {
            fu: [30].into(),
            ..table
        },
        Aim::Triplet => Spec {
            kans: 0..=0,
            blocks: [
                Skill::Minkou,
                Skill::MinkouYaochuu,
                Skill::Ankou,
                Skill::AnkouYaochuu,
            ]
            .into(),
            ..table
        },
        Aim::ValuedPair => Spec {
            kans: 0..=0,
            pair: [Skill::YakuhaiPair, Skill::DoubleWindPair].into(),
            ..table
        },
        Aim::Wait => Spec {
            kans: 0..=0,
            wait: [Skill::Kanchan, Skill::Penchan, Skill::Tanki].into(),
            ..table
        },
        _ => Spec {
            kans: 0..=0,
            fu: [30].into(),
            ..table
        },
    }
}

/// Finds a hand of an aim about fu, where the rule of thumb holds or single things are looked at.
pub(super) fn of_fu(aim: Aim, random: &mut Random, rules: &Ruleset) -> Option<(Question, Score)> {
    find(&spec(aim), random, rules, |question, score| {
        // Fu that nobody would count are not asked.
        let Some(fu) = score.fu_below_mangan() else {
            return false;
        };
        let closed_ron = question.by == By::Ron && !question.is_open();
        let has = |wanted: fn(&FuReason) -> bool| fu.items.iter().any(|item| wanted(&item.reason));
        let flat = has(|reason| matches!(reason, FuReason::Chiitoitsu | FuReason::PinfuTsumo));
        let holds = thumb(question, fu) == fu.rounded;
        let giving = fu.items.iter().filter(|item| gives(item)).count();
        let looked_at = !flat && giving <= 3;
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
