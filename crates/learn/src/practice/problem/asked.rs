//! The tasks of each form, with the answers to choose from.

use alloc::vec::Vec;

use crate::practice::as_good::{as_good, has_one_count};
use crate::practice::mistake::fu::is_flat;
use crate::practice::mistake::paid::{self, PaymentBasis};
use crate::practice::mistake::{Mistake, Wrong, beside, distinct};
use crate::practice::problem::split;
use crate::practice::problem::subject::PlaceGoal;
use crate::practice::random::Random;
use crate::practice::{Answer, Form, Item, Of, Part, Skill, Task, tasks};
use tensu::game::{Count, Need, Way, needs};
use tensu::inside::sort_by_key;
use tensu::question::{By, Question};
use tensu::quick::{self, Counted, Table};
use tensu::reading::{Block, BlockKind, Wait};
use tensu::rules::Limit;
use tensu::rules::{self, Ruleset};
use tensu::score::{Fu, FuItem, FuReason, Other, Score};

/// The waits that have a name, in the order in which they are offered.
const WAITS: [Wait; 5] = [
    Wait::Ryanmen,
    Wait::Kanchan,
    Wait::Penchan,
    Wait::Shanpon,
    Wait::Tanki,
];

/// The fu that are offered; the last stands for all from there on, as five han for all limits: the payments tell them
/// apart.
const FU: [u16; 6] = [20, 25, 30, 40, 50, 60];

/// The han that stand for all limits.
const LIMIT: u8 = Limit::MANGAN_HAN;

/// Returns whether a hand has what a form asks about.
pub(super) fn has(form: Form, score: &Score) -> bool {
    let fu = score.fu.as_ref();
    let is_flat = fu.is_none_or(is_flat);
    let is_set = |block: &Block| matches!(block.kind, BlockKind::Triplet | BlockKind::Kan);
    match form {
        Form::Tap | Form::Sum | Form::Pair | Form::Split => !is_flat,
        Form::Set => !is_flat && score.reading.blocks.iter().any(is_set),
        Form::Wait => WAITS.contains(&score.reading.wait),
        Form::Reading => !readings(score).is_empty(),
        _ => true,
    }
}

/// Returns whether a hand has one right answer to what a form asks about it as it lies: of several readings that pay as
/// much none would say another.
pub(super) fn is_clear(form: Form, score: &Score) -> bool {
    match form {
        Form::Wait => as_good(score).all(|other| other.reading.wait == score.reading.wait),
        Form::Whole | Form::Han | Form::Sum => has_one_count(score),
        _ => true,
    }
}

/// The readings that lost and differ from the one that is paid: in what they pay, or the fu.
fn readings(score: &Score) -> Vec<usize> {
    let fu = |fu: &Option<Fu>| fu.as_ref().map(|fu| fu.rounded);
    let paid = score.payments.iter().map(|payment| payment.hand);
    let paid: u32 = paid.sum();
    let worse = |(_, other): &(usize, &Other)| {
        other.points < paid
            && other.points > 0
            && (other.han, fu(&other.fu)) != (score.han, fu(&score.fu))
    };
    let all = score.others.iter().enumerate().filter(worse);
    all.map(|(at, _)| at).collect()
}

/// Asks for han, fu and payments of a hand, or for one thing about it.
pub(super) fn of_hand(
    form: Form,
    score: &Score,
    question: &Question,
    random: &mut Random,
    rules: &Ruleset,
) -> Option<Vec<Task>> {
    // A flat number is dealt to nobody, but may be asked: it is a sum, too.
    if form != Form::Sum && !has(form, score) {
        return None;
    }
    let is_block = |task: &Task| matches!(task.part, Part::Block(_));
    match form {
        Form::Whole => whole(score, question, random, rules),
        Form::Wait => {
            let right = WAITS.iter().position(|wait| *wait == score.reading.wait)?;
            Some(alloc::vec![Task {
                part: Part::WaitName,
                teaches: Item::Skill(Skill::of_wait(score.reading.wait)),
                answers: WAITS.map(Answer::Wait).into(),
                right,
                item: None,
            }])
        }
        Form::Tap => Some(counting(score)),
        Form::Split => split::of(score, question, random),
        Form::Sum => Some(alloc::vec![tasks::sum(score, question, random)?]),
        Form::Pair | Form::Set => {
            let blocks = &score.reading.blocks;
            let kind = |task: &Task| match task.part {
                Part::Block(place) => blocks.get(usize::from(place)).map(|block| block.kind),
                _ => None,
            };
            let wanted = |task: &Task| {
                let kind = kind(task);
                is_block(task)
                    && (form == Form::Pair) == (kind == Some(BlockKind::Pair))
                    && kind != Some(BlockKind::Sequence)
            };
            let mut all: Vec<Task> = tasks::fu(score, question, random)?
                .into_iter()
                .filter(wanted)
                .collect();
            (!all.is_empty()).then(|| alloc::vec![all.swap_remove(random.below(all.len()))])
        }
        Form::Reading => {
            let other = random.pick(&readings(score));
            let answers = if random.percent(50) {
                [None, Some(other)]
            } else {
                [Some(other), None]
            };
            Some(alloc::vec![Task {
                part: Part::Reading,
                teaches: Item::Reading,
                right: answers.iter().position(Option::is_none)?,
                answers: answers.map(Answer::Reading).into(),
                item: None,
            }])
        }
        Form::Honba => Some(alloc::vec![total(score, question, random, rules)?]),
        Form::Han => {
            let mut worth = tasks::worth(score, question, random, rules)?;
            worth.truncate(1);
            Some(worth)
        }
        Form::Price => Some(alloc::vec![tasks::price(score, question, random, rules)?]),
        Form::Four => four(question, random, rules),
        _ => None,
    }
}

fn whole(
    score: &Score,
    question: &Question,
    random: &mut Random,
    rules: &Ruleset,
) -> Option<Vec<Task>> {
    let price = tasks::price(score, question, random, rules)?;
    if score.points.is_some() {
        let mut all = tasks::worth(score, question, random, rules)?;
        all.push(price);
        return Some(all);
    }
    if score.is_paid_as_mangan() {
        return None;
    }
    let own = match score.han {
        Some(han) => han.min(LIMIT),
        None => LIMIT,
    };
    let han = Task::keys(Part::Han, Item::Han, 1..=LIMIT.into(), own.into());
    let fu = rules.counts_fu().then(|| {
        let most = FU[FU.len() - 1];
        let right = score.fu.as_ref().map_or(30, |fu| fu.rounded.min(most));
        let teaches = score
            .fu
            .as_ref()
            .map_or(Item::Sum, |fu| tasks::taught(fu).0);
        Task::keys(Part::Fu, teaches, FU.into_iter(), right)
    });
    Some([han].into_iter().chain(fu).chain([price]).collect())
}

/// Asks for the payments of all four kinds of win; `None` if the hand does not win in each of them.
fn four(question: &Question, random: &mut Random, rules: &Ruleset) -> Option<Vec<Task>> {
    let task = |of: Of| {
        let question = of.won(question);
        let score = rules::score(&question, rules).ok()?;
        let price = tasks::price(&score, &question, random, rules)?;
        Some(Task {
            part: Part::PriceOf(of),
            ..price
        })
    };
    Of::ALL.into_iter().map(task).collect()
}

/// Asks of each set, of the pair and of the wait whether it gives fu.
fn counting(score: &Score) -> Vec<Task> {
    let items = || score.fu.iter().flat_map(|fu| fu.items.iter().copied());
    let is_wait = |reason| matches!(reason, FuReason::Wait(_));
    let task = |part, skill, item: Option<FuItem>| Task {
        part,
        teaches: Item::Skill(skill),
        answers: alloc::vec![Answer::Whether(false), Answer::Whether(true)],
        right: usize::from(item.is_some()),
        item,
    };
    let blocks = (0..).zip(&score.reading.blocks).map(|(place, block)| {
        let own = items().find(|item| item.block == Some(place) && !is_wait(item.reason));
        task(
            Part::Counts(place),
            Skill::of_block(block, own.as_ref()),
            own,
        )
    });
    let wait = items().find(|item| is_wait(item.reason));
    let wait = task(Part::WaitCounts, Skill::of_wait(score.reading.wait), wait);
    blocks.chain([wait]).collect()
}

/// Asks for everything that the winner gets.
fn total(score: &Score, question: &Question, random: &mut Random, rules: &Ruleset) -> Option<Task> {
    let wrong = paid::of_total(score, question, rules);
    let teaches = if question.sticks > 0 && random.percent(40) {
        Item::Sticks
    } else {
        Item::Honba
    };
    points(Part::Total, teaches, score.total, &wrong, random)
}

/// Asks for points, among others.
fn points(
    part: Part,
    teaches: Item,
    right: u32,
    wrong: &Wrong<u32>,
    random: &mut Random,
) -> Option<Task> {
    let less = |one: &u32, other: &u32| one < other;
    let (all, right) = beside(wrong, &right, less, random);
    (all.len() > 1).then(|| Task {
        part,
        teaches,
        right,
        answers: all.into_iter().map(Answer::Points).collect(),
        item: None,
    })
}

/// Asks for the payments for han and fu, and before them for the limit.
pub(super) fn of_count(
    form: Form,
    (han, fu): (u8, Option<u16>),
    question: &Question,
    random: &mut Random,
    rules: &Ruleset,
) -> Option<Vec<Task>> {
    let (table, counted) = (Table::of(question), Counted::Han(han, fu));
    let quote = quick::price(&table, &counted, rules).ok()?;
    let of = Of::win(question);
    let teaches = Item::of_counts(of, quote.limit, Some(han), quote.fu);
    let price = PaymentBasis {
        table,
        counted,
        payments: &quote.payments,
        steps: &quote.steps,
    };
    let price = tasks::among(&price, teaches, random, rules)?;
    if form == Form::Table {
        return Some(alloc::vec![price]);
    }
    let limits = [
        None,
        Some(Limit::Mangan),
        Some(Limit::Haneman),
        Some(Limit::Baiman),
        Some(Limit::Sanbaiman),
        Some(Limit::Yakuman),
    ];
    let right = limits.iter().position(|limit| *limit == quote.limit)?;
    let limit = Task {
        part: Part::Limit,
        teaches,
        answers: limits.map(Answer::Limit).into(),
        right,
        item: None,
    };
    Some(alloc::vec![limit, price])
}

/// Asks for the least that the winner must get, among the totals around it.
pub(super) fn need(
    standing: &PlaceGoal,
    question: &Question,
    random: &mut Random,
    rules: &Ruleset,
) -> Option<Task> {
    let (right, wrong) = needed(standing, question, rules)?;
    points(
        Part::Need,
        Item::Skill(Skill::of_prices(Of::win(question))),
        right,
        &wrong,
        random,
    )
}

/// The least that the winner must get, and the totals around it: those below bring no better place, those above are not
/// needed.
pub(crate) fn needed(
    standing: &PlaceGoal,
    question: &Question,
    rules: &Ruleset,
) -> Option<(u32, Wrong<u32>)> {
    let PlaceGoal {
        points: all,
        place,
        way,
    } = standing;
    let (me, round) = (question.seat, Some(question.round));
    let needs = needs(all, me, round, question.honba, question.sticks, rules).ok()?;
    let own = |need: &&Need| need.place == *place && need.way == *way;
    let need = needs
        .iter()
        .find(own)
        .filter(|need| !need.hands.is_empty())?;
    let (by, from) = match *way {
        Way::Tsumo => (By::Tsumo, None),
        Way::Ron(from) => (By::Ron, Some(from)),
    };
    let table = Table {
        by,
        from,
        ..Table::of(question)
    };
    let mut totals: Vec<u32> = quick::prices(&table, rules)
        .iter()
        .map(|price| price.quote.total)
        .collect();
    if totals.is_empty() {
        // Of a distance that hardly any hand makes up those nearby, too.
        let least = match need.hands[..] {
            [Count::Points(least), ..] => least,
            _ => 0,
        };
        let nearby = least.saturating_sub(2)..=least.saturating_add(2);
        let by_points = (1..=20).chain(nearby).filter_map(|n| {
            let quote = quick::price(&table, &Counted::Points(n), rules).ok()?;
            Some(quote.total)
        });
        totals = by_points.collect();
    }
    sort_by_key(&mut totals, |&one| one);
    totals.dedup();
    let at = totals.iter().position(|total| *total == need.total)?;
    // Two below and two above, as far as there are.
    let near = totals.get(at.saturating_sub(2)..totals.len().min(at + 3))?;
    let mistake = |total: u32| {
        if total < need.total {
            Mistake::TooLittle(total)
        } else {
            Mistake::MoreThanNeeded(need.total)
        }
    };
    let near = near.iter().map(|&total| (mistake(total), total));
    Some((need.total, distinct(near.collect(), &need.total)))
}

#[cfg(test)]
mod tests {
    use tensu::notation::Reader;
    use tensu::rules::{CORE, score};

    use super::{Form, has, is_clear};

    /// Hands that two people met in the drill, each with two waits that pay the same by the cheat sheet; under other rules one
    /// of them may pay more.
    const TWO_WAITS: [&str; 4] = [
        "666m2334p456666s+3p tsumo",
        "1112234p111s444z+3p ron riichi",
        "3336777889m111s+7m ron riichi",
        "66678p344445s55z+6p tsumo riichi",
    ];

    #[test]
    fn a_hand_with_two_waits_that_pay_the_same_is_not_dealt() {
        for hand in TWO_WAITS {
            let hand = Reader::OWN.question(hand).expect("a hand");
            let mut unclear = 0;
            for rules in CORE.rulesets.iter().filter(|rules| Form::Wait.is_in(rules)) {
                let Ok(score) = score(&hand.adapted(rules), rules) else {
                    continue;
                };
                let paid: u32 = score.payments.iter().map(|payment| payment.hand).sum();
                let is_other = score
                    .others
                    .iter()
                    .any(|other| other.points == paid && other.reading.wait != score.reading.wait);
                assert_eq!(
                    is_clear(Form::Wait, &score),
                    !is_other,
                    "{} {hand}",
                    rules.id
                );
                unclear += usize::from(is_other && has(Form::Wait, &score));
            }
            assert!(unclear > 10, "{hand}: {unclear}");
        }
    }
}
