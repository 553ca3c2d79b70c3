//! Fourteen tiles taken apart: sets of three, and the pair that is left.

use alloc::vec::Vec;

use crate::practice::as_good::as_good;
use crate::practice::random::Random;
use crate::practice::{Item, Part, Task, tasks};
use tensu::inside::sort_by_key;
use tensu::question::Question;
use tensu::reading::{Block, BlockKind, Made, Reading, Shape};
use tensu::score::Score;
use tensu::tiles::{Kind, Tile};

/// The fewest sets in the hand: with fewer there is nothing to take apart.
const FEWEST: usize = 2;

/// The tiles of the hand that were not called, the winning one last.
pub(super) fn tiles(hand: &Question) -> Vec<Kind> {
    let all = hand.hand.iter().copied().chain(hand.win);
    all.filter_map(Tile::kind).collect()
}

/// The sets and the pair of a reading without what was called, each in order.
fn groups(reading: &Reading) -> Vec<Vec<Kind>> {
    let own = |block: &&Block| !matches!(block.made, Made::Called(_));
    let blocks = reading.blocks.iter().filter(own);
    let mut all: Vec<Vec<Kind>> = blocks.map(|block| block.tiles().collect()).collect();
    for group in &mut all {
        sort_by_key(group, |&kind| kind);
    }
    sort_by_key(&mut all, Vec::clone);
    all
}

/// Asks for the set or the pair of each tile, and for the sum; `None` where there is nothing to take apart, or two ways
/// are worth the same.
pub(super) fn of(score: &Score, hand: &Question, random: &mut Random) -> Option<Vec<Task>> {
    let wanted = groups(&score.reading);
    let is_pair = |block: &Block| block.kind == BlockKind::Pair;
    let blocks = score.reading.blocks.iter();
    let sets = wanted.len().checked_sub(1).filter(|sets| *sets >= FEWEST)?;
    let is_sole = as_good(score).all(|other| groups(&other.reading) == wanted);
    if score.reading.shape != Shape::Standard
        || !is_sole
        || blocks.filter(|b| is_pair(b)).count() != 1
    {
        return None;
    }
    let kinds = tiles(hand);
    let mut right: Vec<Option<usize>> = alloc::vec![None; kinds.len()];
    let mut number = 0;
    for group in &wanted {
        let place = if group.len() == 2 {
            0
        } else {
            number += 1;
            number
        };
        for kind in group {
            let free = |at: &usize| kinds[*at] == *kind && right[*at].is_none();
            let at = (0..kinds.len()).find(free)?;
            right[at] = Some(place);
        }
    }
    let task = |(at, right): (usize, Option<usize>)| {
        let numbers = 0..=u16::try_from(sets).ok()?;
        let (part, right) = (Part::Tile(at as u8), u16::try_from(right?).ok()?);
        Some(Task::keys(part, Item::Split, numbers, right))
    };
    let tiles: Option<Vec<Task>> = right.into_iter().enumerate().map(task).collect();
    let sum = tasks::sum(score, hand, random)?;
    Some(tiles?.into_iter().chain([sum]).collect())
}

/// Returns the tiles that were put together, by the number said for each.
fn said(kinds: &[Kind], answers: &[Option<usize>]) -> Vec<Vec<Kind>> {
    let mut all: Vec<Vec<Kind>> = Vec::new();
    for (kind, at) in kinds.iter().zip(answers) {
        let at = at.unwrap_or_default();
        if all.len() <= at {
            all.resize(at + 1, Vec::new());
        }
        all[at].push(*kind);
    }
    for group in &mut all {
        sort_by_key(group, |&kind| kind);
    }
    all
}

/// Returns for each tile whether it lies with those that it belongs to.
pub(super) fn grade(
    kinds: &[Kind],
    right: &[Option<usize>],
    answers: &[Option<usize>],
) -> Vec<bool> {
    let (wanted, said) = (said(kinds, right), said(kinds, answers));
    let is_right = |at: &Option<usize>| {
        let group = said.get(at.unwrap_or_default());
        group.is_some_and(|group| wanted.contains(group))
    };
    let given = |at: usize| answers.get(at).copied().flatten();
    (0..kinds.len()).map(|at| is_right(&given(at))).collect()
}

/// Returns whether the tiles lie in sets of three and one pair.
pub(super) fn is_whole(kinds: &[Kind], answers: &[Option<usize>]) -> bool {
    let groups = said(kinds, answers);
    let of_three = groups.iter().skip(1).all(|group| group.len() == 3);
    of_three && groups.first().is_some_and(|pair| pair.len() == 2)
}
