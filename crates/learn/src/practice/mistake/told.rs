//! The mistake behind a wrong answer to a task.

use alloc::vec::Vec;

use crate::practice::beside_sheet::{is_like, paid as paid_by};
use crate::practice::mistake::paid::{self, PaymentBasis, amounts};
use crate::practice::mistake::{Mistake, OFFERED, Wrong, fu, worth};
use crate::practice::problem::{Given, Problem, needed, noten_of};
use crate::practice::quotes::rungs;
use crate::practice::{Answer, HandLesson, Part, Task, minimum, tasks};
use tensu::Ruleset;
use tensu::outlook::Outlook;
use tensu::question::Question;
use tensu::quick::{self, Counted, Table};
use tensu::rules::{CORE, DEFAULT, Limit, score};
use tensu::score::{Award, FuReason, Payment, Score};
use tensu::tiles::Kind;

impl Problem {
    /// The mistake that leads to a wrong answer of a task, by its place; `None` for the right one, and where a mistake has no
    /// name.
    pub fn mistake(&self, task: usize, answer: usize, rules: &Ruleset) -> Option<Mistake> {
        let own = self.tasks.get(task)?;
        let given = own.answers.get(answer)?;
        if answer == own.right || self.grade(task, Some(answer)).is_none() {
            return None;
        }
        match (&self.given, own.part) {
            (&Given::Counted(han, fu), Part::Price) => {
                let counted = Counted::Han(han, fu);
                let table = Table::of(&self.question);
                let quote = quick::price(&table, &counted, rules).ok()?;
                let basis = PaymentBasis {
                    table,
                    counted,
                    payments: &quote.payments,
                    steps: &quote.steps,
                };
                paid_as(&basis, given, rules)
            }
            (Given::Standing(standing), Part::Need) => {
                let (_, wrong) = needed(standing, &self.question, rules)?;
                let Answer::Points(points) = given else {
                    return None;
                };
                found(wrong, points)
            }
            (Given::Discarded(discarded), _) => of_waits_among(discarded, &self.question, rules),
            (Given::Tenpai(tenpai), _) => {
                let Answer::Points(points) = given else {
                    return None;
                };
                found(noten_of(tenpai, rules), points)
            }
            (_, Part::PriceOf(of)) => told(own, given, &of.won(&self.question), rules),
            _ => told(own, given, &self.question, rules),
        }
    }
}

impl HandLesson {
    /// The mistake that leads to a wrong answer of a task, by its place; `None` for the right one, and where a mistake has no
    /// name.
    ///
    /// ```
    /// use tensu_learn::practice::{HandLesson, Mistake, Topic};
    /// let rules = tensu::Ruleset::by_id("tenhou").unwrap();
    /// let hand = "13m567m345p678s22s+2m ron riichi".parse().unwrap();
    /// let lesson = HandLesson::of(&hand, Topic::Fu, 1, rules).unwrap();
    /// // The first task is about the way of winning: 10 for a closed ron.
    /// assert_eq!(lesson.mistake(0, 0, rules), Some(Mistake::NoMenzenRon));
    /// ```
    pub fn mistake(&self, task: usize, answer: usize, rules: &Ruleset) -> Option<Mistake> {
        let own = self.tasks.get(task)?;
        let given = own.answers.get(answer).filter(|_| answer != own.right)?;
        told(own, given, &self.question, rules)
    }
}

/// Returns the mistake that leads to an answer.
pub(crate) fn found<T: PartialEq>(wrong: Wrong<T>, answer: &T) -> Option<Mistake> {
    let mut all = wrong.into_iter();
    all.find(|(_, own)| own == answer)
        .map(|(mistake, _)| mistake)
}

/// Returns the mistake that leads to these payments.
pub(crate) fn paid_as(
    basis: &PaymentBasis<'_>,
    answer: &Answer,
    rules: &Ruleset,
) -> Option<Mistake> {
    let Answer::Payments(payments) = answer else {
        return None;
    };
    let mut wrong = basis.mistakes(rules).into_iter();
    let wanted = amounts(payments);
    wrong
        .find(|(_, own)| amounts(own) == wanted)
        .map(|(mistake, _)| mistake)
}

/// Returns the mistake behind an answer to a task about a hand.
pub(crate) fn told(
    task: &Task,
    answer: &Answer,
    hand: &Question,
    rules: &Ruleset,
) -> Option<Mistake> {
    match task.part {
        Part::Waits => return of_tiles(task, answer),
        Part::Minimum => return minimum::mistake(hand, rules),
        Part::Limit => return of_limit(answer, rules),
        Part::Under => return of_rules(answer, hand),
        _ => {}
    }
    let scored = score(hand, rules).ok()?;
    let number = match answer {
        Answer::Number(number) => Some(*number),
        _ => None,
    };
    let item = task.item.as_ref();
    let counted = scored.fu.as_ref();
    let item_of = |is: &dyn Fn(FuReason, Option<u8>) -> bool| {
        let mut items = counted.into_iter().flat_map(|fu| fu.items.iter().copied());
        items.find(|item| is(item.reason, item.block))
    };
    let is_wait = |reason| matches!(reason, FuReason::Wait(_));
    let winds = (hand.seat, hand.round);
    match task.part {
        Part::Win => found(fu::of_win(hand, item), &number?),
        Part::Block(place) => {
            let block = scored.reading.blocks.get(usize::from(place))?;
            found(fu::of_block(block, Some(place), item, winds), &number?)
        }
        Part::Counts(place) => {
            let block = scored.reading.blocks.get(usize::from(place))?;
            let own = item_of(&|reason, block| block == Some(place) && !is_wait(reason));
            let wrong = fu::of_block(block, Some(place), own.as_ref(), winds);
            // Either all of it was left out, or something was counted that gives none.
            let is_counted = *answer == Answer::Whether(true);
            let mut wrong = wrong.into_iter();
            wrong
                .find(|(_, fu)| is_counted || *fu == 0)
                .map(|(mistake, _)| mistake)
        }
        Part::Wait | Part::WaitCounts => {
            let own = item_of(&|reason, _| is_wait(reason));
            let wrong = fu::of_wait(scored.reading.wait, own.as_ref());
            wrong.into_iter().next().map(|(mistake, _)| mistake)
        }
        Part::Fu => fu_of(number?, task, hand, &scored),
        Part::Han | Part::Points => number_of(number?, task, hand, &scored, rules),
        Part::Fans => match answer {
            Answer::Fans(list) => found(worth::of_patterns(&scored, rules), list),
            _ => None,
        },
        Part::Price | Part::PriceOf(_) => {
            let basis = PaymentBasis {
                table: Table::of(hand),
                counted: paid::counted(&scored).unwrap_or(Counted::Han(Limit::MANGAN_HAN, None)),
                payments: &scored.payments,
                steps: &scored.steps,
            };
            paid_as(&basis, answer, rules)
        }
        Part::WaitName => match answer {
            Answer::Wait(wait) => Some(Mistake::WaitTaken(*wait)),
            _ => None,
        },
        Part::Reading => match answer {
            Answer::Reading(Some(at)) => {
                let paid: u32 = scored.payments.iter().map(|payment| payment.hand).sum();
                let other = scored.others.get(*at)?;
                Some(Mistake::LesserReading(other.points, paid))
            }
            _ => None,
        },
        Part::Total => match answer {
            Answer::Points(points) => found(paid::of_total(&scored, hand, rules), points),
            _ => None,
        },
        _ => None,
    }
}

/// Returns the mistake behind fu; on a keypad that may be so many more or fewer than there are.
fn fu_of(number: u16, task: &Task, hand: &Question, scored: &Score) -> Option<Mistake> {
    let right = scored.fu.as_ref()?.rounded;
    on_keypad(number, right, task, &fu::of_sum(hand, scored), &[])
}

/// The same for han and points.
fn number_of(
    number: u16,
    task: &Task,
    hand: &Question,
    scored: &Score,
    rules: &Ruleset,
) -> Option<Mistake> {
    // A yakuman has more than anybody counts.
    let right = scored.points.or_else(|| scored.han.map(u16::from))?;
    let wrong = tasks::number(hand, scored, rules);
    on_keypad(number, right, task, &wrong, &scored.awards)
}

/// Returns the mistake behind a number; the last key of a keypad stands for all numbers above it, too. The `awards` are those that
/// are counted.
fn on_keypad(
    number: u16,
    right: u16,
    task: &Task,
    wrong: &Wrong<u16>,
    awards: &[Award],
) -> Option<Mistake> {
    let is_last =
        task.answers.len() > OFFERED && task.answers.last() == Some(&Answer::Number(number));
    let above = |own: u16| is_last && own > number;
    let exact = wrong.iter().find(|(_, own)| *own == number);
    let known = exact.or_else(|| wrong.iter().find(|(_, own)| above(*own)));
    known.map_or_else(
        || off(number, right, awards),
        |(mistake, _)| Some(mistake.clone()),
    )
}

/// So many more or fewer than there are.
fn off(number: u16, right: u16, awards: &[Award]) -> Option<Mistake> {
    let more = i16::try_from(number).ok()? - i16::try_from(right).ok()?;
    (more != 0).then_some(Mistake::Off(more, awards.to_vec()))
}

/// Returns the tiles that were missed, and those too many.
fn of_tiles(task: &Task, answer: &Answer) -> Option<Mistake> {
    let (Answer::Tiles(given), Some(Answer::Tiles(right))) = (answer, task.answers.get(task.right))
    else {
        return None;
    };
    let without = |all: &[Kind], others: &[Kind]| -> Vec<Kind> {
        let kinds = all.iter().copied();
        kinds.filter(|kind| !others.contains(kind)).collect()
    };
    Some(Mistake::Waits {
        missed: without(right, given),
        extra: without(given, right),
    })
}

/// Returns the han of a limit that was taken for another.
pub(crate) fn of_rung(limit: Limit, rules: &Ruleset) -> Mistake {
    let rungs = rungs(rules);
    let rung = rungs.iter().find(|rung| rung.limit == limit);
    rung.map_or(Mistake::NeverYakuman, |rung| {
        Mistake::LimitOf(limit, rung.from, rung.to)
    })
}

/// Returns the rules by which a hand would be paid so.
fn of_rules(answer: &Answer, hand: &Question) -> Option<Mistake> {
    let Answer::Payments(payments) = answer else {
        return None;
    };
    let wanted = amounts(payments);
    let pays = |other: &&Ruleset| is_like(other) && amounts(&paid_by(hand, other)) == wanted;
    let mut all = [DEFAULT].into_iter().chain(CORE.rulesets.iter().copied());
    all.find(pays).map(|other| Mistake::RulesOf(other.id))
}

fn of_limit(answer: &Answer, rules: &Ruleset) -> Option<Mistake> {
    match answer {
        Answer::Limit(Some(limit)) => Some(of_rung(*limit, rules)),
        Answer::Limit(None) => Some(Mistake::LimitNone),
        _ => None,
    }
}

/// Returns which waits lie among the discards, or that none does.
fn of_waits_among(discarded: &[Kind], hand: &Question, rules: &Ruleset) -> Option<Mistake> {
    let Some(Outlook::Waits(waits)) = hand.outlook(rules) else {
        return None;
    };
    let waits: Vec<Kind> = waits.into_iter().map(|(kind, _)| kind).collect();
    let kinds = waits.iter().copied();
    let lying: Vec<Kind> = kinds.filter(|kind| discarded.contains(kind)).collect();
    Some(if lying.is_empty() {
        Mistake::NotFuriten(waits)
    } else {
        Mistake::Furiten(lying)
    })
}

/// Returns the mistake behind one payer's share: it may be another payer's, by that mistake or by none.
pub(crate) fn share_as(
    basis: &PaymentBasis<'_>,
    place: usize,
    points: u32,
    rules: &Ruleset,
) -> Option<Mistake> {
    let is = |payment: &Payment| payment.points() == points;
    if basis.payments.iter().any(is) {
        return Some(Mistake::OtherShare);
    }
    // What is rounded is the share that the answer comes from.
    let told = |mistake: Mistake, place: usize| match (mistake, basis.share(place)) {
        (Mistake::NotRounded(..), Some((exact, rounded))) => Mistake::NotRounded(exact, rounded),
        (Mistake::RoundedDown(..), Some((exact, rounded))) => Mistake::RoundedDown(exact, rounded),
        (mistake, _) => mistake,
    };
    let wrong = basis.mistakes(rules);
    let mut own = wrong.iter();
    let own = own.find(|(_, payments)| payments.get(place).is_some_and(is));
    if let Some((mistake, _)) = own {
        return Some(told(mistake.clone(), place));
    }
    let mut others = wrong.into_iter();
    let (mistake, at) = others.find_map(|(mistake, payments)| {
        let at = payments.iter().position(is)?;
        Some((mistake, at))
    })?;
    let mistake = told(mistake, at);
    let mut payers = basis.payments.iter();
    let is_even = basis
        .payments
        .first()
        .is_none_or(|first| payers.all(|payment| payment.points() == first.points()));
    // Where all pay the same, nobody's share is another's.
    Some(if is_even {
        mistake
    } else {
        mistake.and(Mistake::OtherShare)
    })
}
