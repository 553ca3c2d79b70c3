//! Tasks about a hand, and the answers that are offered.

use alloc::vec::Vec;

use crate::practice::mistake::paid::{self, PaymentBasis};
use crate::practice::mistake::{self, Mistake, OFFERED, Wrong, beside};
use crate::practice::random::Random;
use crate::practice::{Answer, Item, Part, Skill, Task};
use tensu::Ruleset;
use tensu::inside::least as least_points;
use tensu::inside::sort_by_key;
use tensu::question::Question;
use tensu::quick::{Counted, Table};
use tensu::reading::BlockKind;
use tensu::rules::Limit;
use tensu::score::{Fu, FuItem, FuReason, Payment, Score};
use tensu::tiles::{Counts, TileSet};
use tensu::tiles::{Kind, Tile};

/// The number of tries at wrong answers.
const MISTAKES: usize = 60;

impl Task {
    /// Makes a task with numbers to choose from: the right one, and some that mistakes lead to.
    pub(super) fn number(
        part: Part,
        teaches: Item,
        wrong: &Wrong<u16>,
        right: u16,
        item: Option<FuItem>,
        random: &mut Random,
    ) -> Self {
        let less = |one: &u16, other: &u16| one < other;
        let (numbers, right) = beside(wrong, &right, less, random);
        Self {
            part,
            teaches,
            right,
            answers: numbers.into_iter().map(Answer::Number).collect(),
            item,
        }
    }

    /// Makes a task with a key for each of these numbers.
    pub(super) fn keys(
        part: Part,
        teaches: Item,
        numbers: impl Iterator<Item = u16>,
        right: u16,
    ) -> Self {
        let numbers: Vec<u16> = numbers.collect();
        Self {
            part,
            teaches,
            right: numbers.partition_point(|&number| number < right),
            answers: numbers.into_iter().map(Answer::Number).collect(),
            item: None,
        }
    }
}

/// Asks for the tiles that a hand waits for, among those that it might be taken to wait for.
pub(super) fn waits(
    waits: &[Kind],
    question: &Question,
    random: &mut Random,
    rules: &Ruleset,
) -> Option<Task> {
    let skill = Skill::of_waits(waits.len());
    let mut all = alloc::vec![waits.to_vec()];
    for _ in 0..MISTAKES {
        if all.len() == OFFERED {
            break;
        }
        // A mistake may be made in what is wrong already, or the right ones would be those with most in common.
        let from = random.below(2 * all.len()).min(all.len() - 1);
        let wrong = mistaken(&all[from], question, random, rules);
        if !wrong.is_empty() && !all.contains(&wrong) {
            all.insert(random.below(all.len() + 1), wrong);
        }
    }
    let right = all.iter().position(|kinds| kinds == waits)?;
    (all.len() > 1).then(|| Task {
        part: Part::Waits,
        teaches: Item::Skill(skill),
        right,
        answers: all.into_iter().map(Answer::Tiles).collect(),
        item: None,
    })
}

/// Returns the waits with a mistake: one tile forgotten, one too many, one for another, or all of them a little off.
fn mistaken(
    waits: &[Kind],
    question: &Question,
    random: &mut Random,
    rules: &Ruleset,
) -> Vec<Kind> {
    let own: Counts = question.all_tiles().filter_map(Tile::kind).collect();
    let held = |kind: Kind| own.get(kind) > 0;
    // Of numbers those nearby, of honors those that are held, or any for a single one.
    let near = |wait: Kind, kind: Kind| match (wait.suit(), kind.suit()) {
        (Some(suit), Some(own)) => suit == own && wait.rank().abs_diff(kind.rank()) <= 3,
        (None, None) => held(kind) || waits.len() == 1,
        _ => false,
    };
    // Nobody waits for a fifth tile.
    let there = |kind: Kind| rules.tiles.has(kind) && own.get(kind) < TileSet::COPIES;
    let kinds = || Kind::all().filter(|&kind| there(kind) && !waits.contains(&kind));
    let is_near = |kind: &Kind| waits.iter().any(|&wait| near(wait, *kind));
    let mut others: Vec<Kind> = kinds().filter(is_near).collect();
    // Most waits of several tiles are three apart, so wrong ones are, too.
    let apart = |wait: Kind, kind: Kind| wait.up(3) == Some(kind) || kind.up(3) == Some(wait);
    let is_apart = |kind: &Kind| waits.iter().any(|&wait| apart(wait, *kind));
    others.extend(kinds().filter(is_apart));
    // Three players have two tiles of a suit: then any that are held, and of a single tile any at all.
    if others.len() < OFFERED {
        others.extend(kinds().filter(|&kind| held(kind) && !is_near(&kind)));
    }
    if others.len() < OFFERED {
        others = kinds().collect();
    }
    let mut kinds = waits.to_vec();
    match random.below(4) {
        0 => {
            let by = random.pick(&[-2, -1, 1, 2]);
            let moved = |kind: &Kind| {
                let rank = kind.rank().checked_add_signed(by)?;
                Kind::number(kind.suit()?, rank).filter(|&kind| there(kind))
            };
            kinds = waits.iter().filter_map(moved).collect();
            // Some would fall off the end of the suit.
            if kinds.len() < waits.len() {
                kinds.clear();
            }
        }
        how => {
            if how < 3 {
                kinds.remove(random.below(kinds.len()));
            }
            // All tiles of a tiny game may be waits.
            if how > 1 && !others.is_empty() {
                kinds.push(random.pick(&others));
            }
        }
    }
    sort_by_key(&mut kinds, |&kind| kind);
    kinds
}

/// Asks for the fu, one after the other; a hand with a flat number of fu has only that.
pub(super) fn fu(score: &Score, question: &Question, random: &mut Random) -> Option<Vec<Task>> {
    let fu = score.fu.as_ref()?;
    let of = |wanted: &dyn Fn(&FuItem) -> bool| fu.items.iter().copied().find(|item| wanted(item));
    let sum = sum(score, question, random)?;
    if sum.teaches == Item::Skill(Skill::Flat) {
        return Some(alloc::vec![sum]);
    }
    let mut task = |part, skill, wrong: Wrong<u16>, item: Option<FuItem>| {
        let right = item.map_or(0, |item| item.fu.into());
        Task::number(part, Item::Skill(skill), &wrong, right, item, random)
    };
    let won = of(&|item| matches!(item.reason, FuReason::MenzenRon | FuReason::Tsumo));
    let is_wait = |item: &FuItem| matches!(item.reason, FuReason::Wait(_));
    let skill = Skill::of_win(question, won.as_ref());
    let wrong = mistake::fu::of_win(question, won.as_ref());
    let mut tasks = alloc::vec![task(Part::Win, skill, wrong, won)];
    let winds = (question.seat, question.round);
    let mut sequences = 0;
    for (place, block) in (0..).zip(&score.reading.blocks) {
        // A sequence never has fu: once is enough.
        if block.kind == BlockKind::Sequence {
            sequences += 1;
            if sequences > 1 {
                continue;
            }
        }
        let own = of(&|item| item.block == Some(place) && !is_wait(item));
        let skill = Skill::of_block(block, own.as_ref());
        let wrong = mistake::fu::of_block(block, Some(place), own.as_ref(), winds);
        tasks.push(task(Part::Block(place), skill, wrong, own));
    }
    let wait = of(&is_wait);
    let skill = Skill::of_wait(score.reading.wait);
    let wrong = mistake::fu::of_wait(score.reading.wait, wait.as_ref());
    tasks.push(task(Part::Wait, skill, wrong, wait));
    tasks.push(sum);
    Some(tasks)
}

/// The skill that all fu of a hand teach, and the item that has them, where they are no sum.
pub(super) fn taught(fu: &Fu) -> (Item, Option<FuItem>) {
    let skill = |item: &FuItem| match item.reason {
        FuReason::Chiitoitsu | FuReason::PinfuTsumo => Some(Skill::Flat),
        FuReason::OpenPinfu => Some(Skill::OpenPinfu),
        _ => None,
    };
    let item = fu.items.iter().copied().find(|item| skill(item).is_some());
    let skill = item.as_ref().and_then(skill);
    (skill.map_or(Item::Sum, Item::Skill), item)
}

/// Asks for all fu; teaches the flat number or the open pinfu where there is one, otherwise the sum.
pub(super) fn sum(score: &Score, question: &Question, random: &mut Random) -> Option<Task> {
    let fu = score.fu.as_ref()?;
    let (teaches, item) = taught(fu);
    let wrong = mistake::fu::of_sum(question, score);
    Some(Task::number(
        Part::Fu,
        teaches,
        &wrong,
        fu.rounded,
        item,
        random,
    ))
}

/// Asks for han, and the fu that go with few of them; or for points. A yakuman and what is paid as a mangan have
/// neither.
pub(super) fn worth(
    score: &Score,
    question: &Question,
    random: &mut Random,
    rules: &Ruleset,
) -> Option<Vec<Task>> {
    let (part, teaches, right) = match (score.points, score.han) {
        (Some(points), _) => (Part::Points, Item::Points, points),
        (None, Some(han)) if !score.is_paid_as_mangan() => (Part::Han, Item::Han, han.into()),
        _ => return None,
    };
    let wrong = number(question, score, rules);
    if wrong.is_empty() {
        return None;
    }
    let own = Task::number(part, teaches, &wrong, right, None, random);
    let fu = score
        .multiplied_fu()
        .and_then(|_| sum(score, question, random));
    Some([own].into_iter().chain(fu).collect())
}

/// The han or points of a hand as people miscount them; where nothing is near, a few more or less.
pub(super) fn number(question: &Question, score: &Score, rules: &Ruleset) -> Wrong<u16> {
    let (least, most) = match rules.additive() {
        Some(additive) => (
            least_points(rules, additive).min(score.points.unwrap_or_default()),
            additive.cap.unwrap_or(u16::MAX),
        ),
        None => (1, u16::MAX),
    };
    let Some(right) = score.points.or_else(|| score.han.map(u16::from)) else {
        return Vec::new();
    };
    let mut wrong = mistake::worth::of_number(question, score, least, rules);
    wrong.retain(|(_, number)| *number <= most.max(right));
    // The highest of all would be known by its place.
    let is_highest = wrong.iter().all(|(_, number)| *number < right);
    for off in [1, 2, -1, -2, 3] {
        let number = right.saturating_add_signed(off);
        let is_new = wrong.iter().all(|(_, own)| *own != number);
        let is_possible = (least..=most.max(right)).contains(&number);
        let is_wanted = wrong.len() + 1 < OFFERED || is_highest && (1..=2).contains(&off);
        if is_wanted && is_new && is_possible {
            wrong.push((Mistake::Off(off, score.awards.clone()), number));
        }
    }
    wrong
}

/// Asks for the patterns that count, among lists with a mistake. `None` where points do not add up.
pub(super) fn fans(score: &Score, random: &mut Random, rules: &Ruleset) -> Option<Task> {
    rules.additive()?;
    let own = mistake::worth::listed(&score.awards, rules);
    let wrong = mistake::worth::of_patterns(score, rules);
    let mut all: Vec<_> = wrong.into_iter().map(|(_, list)| list).collect();
    while all.len() >= OFFERED {
        all.remove(random.below(all.len()));
    }
    let right = random.below(all.len() + 1);
    all.insert(right, own);
    (all.len() > 1).then(|| Task {
        part: Part::Fans,
        teaches: Item::Points,
        answers: all.into_iter().map(Answer::Fans).collect(),
        right,
        item: None,
    })
}

/// Asks for the payments, among those of neighbouring hands. `None` where somebody is liable: theirs alone would look
/// like it.
pub(super) fn price(
    score: &Score,
    question: &Question,
    random: &mut Random,
    rules: &Ruleset,
) -> Option<Task> {
    if score.payments.iter().any(|payment| payment.liable) {
        return None;
    }
    let price = PaymentBasis {
        table: Table::of(question),
        counted: paid::counted(score).unwrap_or(Counted::Han(Limit::MANGAN_HAN, None)),
        payments: &score.payments,
        steps: &score.steps,
    };
    let teaches = Item::of_price(score, question);
    among(&price, teaches, random, rules)
}

/// Asks for payments, among those of people who make a mistake.
pub(super) fn among(
    price: &PaymentBasis<'_>,
    teaches: Item,
    random: &mut Random,
    rules: &Ruleset,
) -> Option<Task> {
    let wrong = price.mistakes(rules);
    let key = |payments: &Vec<Payment>| (Payment::sum(payments), payments.len());
    let less = |one: &Vec<Payment>, other: &Vec<Payment>| key(one) < key(other);
    let right = price.payments.to_vec();
    let (all, right) = beside(&wrong, &right, less, random);
    (all.len() > 1).then(|| Task {
        part: Part::Price,
        teaches,
        right,
        answers: all.into_iter().map(Answer::Payments).collect(),
        item: None,
    })
}
