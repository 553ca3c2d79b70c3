//! Tasks about a hand, and the answers that are offered.

use alloc::vec::Vec;

use crate::practice::mistakes::{self, PaymentBasis};
use crate::practice::random::Random;
use crate::practice::{Answer, Item, Part, Skill, Task};
use tensu::Ruleset;
use tensu::inside::least as least_points;
use tensu::inside::sort_by_key;
use tensu::question::Question;
use tensu::quick::{Counted, Table};
use tensu::reading::BlockKind;
use tensu::rules::Limit;
use tensu::rules::System;
use tensu::score::{Award, AwardKind, Fu, FuItem, FuReason, Missed, Payment, Score};
use tensu::tiles::{Counts, TileSet};
use tensu::tiles::{Kind, Tile};
use tensu::yaku::Yaku;

/// The fu of a set or a pair.
const OF_BLOCK: [u16; 6] = [0, 2, 4, 8, 16, 32];

/// The fu for how a hand was won.
const OF_WIN: [u16; 3] = [0, 2, 10];

/// The fu of a wait.
const OF_WAIT: [u16; 2] = [0, 2];

/// The number of answers to choose from.
const OFFERED: usize = 4;

/// The number of tries at wrong answers.
const MISTAKES: usize = 60;

impl Task {
    /// Makes a task with these numbers to choose from.
    pub(super) fn number(
        part: Part,
        teaches: Item,
        numbers: impl Iterator<Item = u16>,
        right: u16,
        item: Option<FuItem>,
    ) -> Self {
        let numbers: Vec<u16> = numbers.collect();
        Self {
            part,
            teaches,
            right: numbers.partition_point(|&number| number < right),
            answers: numbers.into_iter().map(Answer::Number).collect(),
            item,
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
pub(super) fn fu(score: &Score, question: &Question) -> Option<Vec<Task>> {
    let fu = score.fu.as_ref()?;
    let of = |wanted: &dyn Fn(&FuItem) -> bool| fu.items.iter().copied().find(|item| wanted(item));
    let task = |part, skill, offered: &[u16], item: Option<FuItem>| {
        let right = item.map_or(0, |item| item.fu.into());
        Task::number(
            part,
            Item::Skill(skill),
            offered.iter().copied(),
            right,
            item,
        )
    };
    let sum = sum(fu);
    if sum.teaches == Item::Skill(Skill::Flat) {
        return Some(alloc::vec![sum]);
    }
    let won = of(&|item| matches!(item.reason, FuReason::MenzenRon | FuReason::Tsumo));
    let is_wait = |item: &FuItem| matches!(item.reason, FuReason::Wait(_));
    let skill = Skill::of_win(question, won.as_ref());
    let mut tasks = alloc::vec![task(Part::Win, skill, &OF_WIN, won)];
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
        tasks.push(task(Part::Block(place), skill, &OF_BLOCK, own));
    }
    let skill = Skill::of_wait(score.reading.wait);
    tasks.push(task(Part::Wait, skill, &OF_WAIT, of(&is_wait)));
    tasks.push(sum);
    Some(tasks)
}

/// Asks for all fu; teaches the flat number or the open pinfu where there is one, otherwise the sum.
pub(super) fn sum(fu: &Fu) -> Task {
    let skill = |item: &FuItem| match item.reason {
        FuReason::Chiitoitsu | FuReason::PinfuTsumo => Some(Skill::Flat),
        FuReason::OpenPinfu => Some(Skill::OpenPinfu),
        _ => None,
    };
    let item = fu.items.iter().copied().find(|item| skill(item).is_some());
    let skill = item.as_ref().and_then(skill);
    // Few hands have more than 110, and nobody is to know them by their buttons.
    let most = if fu.rounded > 110 { 170 } else { 110 };
    let numbers = [20, 25].into_iter().chain((30..=most).step_by(10));
    let teaches = skill.map_or(Item::Sum, Item::Skill);
    Task::number(Part::Fu, teaches, numbers, fu.rounded, item)
}

/// Asks for han, and the fu that go with few of them; or for points. A yakuman and what is paid as a mangan have
/// neither.
pub(super) fn worth(score: &Score, random: &mut Random, rules: &Ruleset) -> Option<Vec<Task>> {
    if let (Some(points), System::Additive(additive)) = (score.points, &rules.system) {
        let least = least_points(rules, additive).min(points);
        let most = additive.cap.unwrap_or(u16::MAX).max(points);
        let room = (usize::from(points - least), usize::from(most - points));
        let (below, above) = around(random, room);
        let numbers = points - below as u16..=points + above as u16;
        let task = Task::number(Part::Points, Item::Points, numbers, points, None);
        return (task.answers.len() > 1).then(|| alloc::vec![task]);
    }
    let own = score.han.filter(|_| !score.is_paid_as_mangan())?;
    let most = if own > 13 { own.saturating_add(3) } else { 13 };
    let han = Task::number(Part::Han, Item::Han, 1..=most.into(), own.into(), None);
    let fu = score.multiplied_fu().map(sum);
    Some([han].into_iter().chain(fu).collect())
}

/// Asks for the patterns that count, among lists with a mistake: what a principle takes away or what is nearly there is
/// counted, too, one is forgotten, or another reading is taken. `None` where they are not those of a Chinese game.
pub(super) fn fans(score: &Score, random: &mut Random, rules: &Ruleset) -> Option<Task> {
    rules.chinese()?;
    let listed = |awards: &[Award]| -> Vec<(Yaku, u8)> {
        let listed = awards.iter().filter_map(|award| {
            let AwardKind::Yaku(yaku) = award.what else {
                return None;
            };
            Some((yaku, award.times(rules) as u8))
        });
        // Nobody takes flowers for anything else.
        listed
            .filter(|(yaku, _)| *yaku != Yaku::FlowerTile)
            .collect()
    };
    let own = listed(&score.awards);
    let with = |missed: &Missed| [&own[..], &[(missed.yaku, 1)]].concat();
    let without = |at: usize| {
        let mut less = own.clone();
        less.remove(at);
        less
    };
    let more = score.missed.iter().map(with);
    let less = (0..own.len()).map(without);
    let others = score.others.iter().map(|other| listed(&other.awards));
    let mut wrong: Vec<Vec<(Yaku, u8)>> = Vec::new();
    for list in more.chain(less).chain(others) {
        if !list.is_empty() && list != own && !wrong.contains(&list) {
            wrong.push(list);
        }
    }
    while wrong.len() >= OFFERED {
        wrong.remove(random.below(wrong.len()));
    }
    let right = random.below(wrong.len() + 1);
    wrong.insert(right, own);
    (wrong.len() > 1).then(|| Task {
        part: Part::Fans,
        teaches: Item::Points,
        answers: wrong.into_iter().map(Answer::Fans).collect(),
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
        counted: mistakes::counted(score).unwrap_or(Counted::Han(Limit::MANGAN_HAN, None)),
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
    let mut all = price.mistakes(rules);
    all.push(price.payments.to_vec());
    sort_by_key(&mut all, |payments| {
        (Payment::sum(payments), payments.len())
    });
    let mut right = all.iter().position(|one| *one == price.payments)?;
    let (below, above) = around(random, (right, all.len() - 1 - right));
    while right > below {
        all.remove(random.below(right));
        right -= 1;
    }
    while all.len() > right + 1 + above {
        all.remove(right + 1 + random.below(all.len() - 1 - right));
    }
    (all.len() > 1).then(|| Task {
        part: Part::Price,
        teaches,
        right,
        answers: all.into_iter().map(Answer::Payments).collect(),
        item: None,
    })
}

/// Chooses how many answers stand below the right one and above it, of so many that there are: the right one can be at
/// any place.
fn around(random: &mut Random, (below, above): (usize, usize)) -> (usize, usize) {
    let others = OFFERED - 1;
    let most = below.min(others);
    let fewest = others.saturating_sub(above).min(most);
    let below = fewest + random.below(most - fewest + 1);
    (below, above.min(others - below))
}
