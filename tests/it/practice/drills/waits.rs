//! The names that a wait can have, tile by tile.

use tensu::{Kind, Question, Tile, Wait};

/// Returns every name that a wait can have: each way to take the winning tile out of a set or the pair.
pub(super) fn waits_of(question: &Question) -> Vec<Wait> {
    let win = question.win.and_then(Tile::kind).expect("a winning tile");
    let mut counts = [0_u8; 34];
    for tile in question.hand.iter().chain(&question.win) {
        counts[tile.kind().expect("a kind").index()] += 1;
    }
    let sets = 4 - question.melds.len();
    let mut all = Vec::new();
    let left = |taken: &[Kind]| {
        let mut left = counts;
        for kind in taken {
            left[kind.index()] = left[kind.index()].checked_sub(1)?;
        }
        Some(left)
    };
    let mut add = |taken: &[Kind], pair: bool, wait| {
        if left(taken).is_some_and(|mut left| splits(&mut left, sets - usize::from(!pair), !pair)) {
            all.push(wait);
        }
    };
    add(&[win; 2], true, Wait::Tanki);
    add(&[win; 3], false, Wait::Shanpon);
    for below in 0..3 {
        let first = win.index().checked_sub(below).and_then(Kind::new);
        let Some(sequence) = first.and_then(|first| Some([first, first.up(1)?, first.up(2)?]))
        else {
            continue;
        };
        if sequence[below] != win {
            continue;
        }
        let wait = match (below, sequence[0].rank()) {
            (1, _) => Wait::Kanchan,
            (2, 1) | (0, 7) => Wait::Penchan,
            _ => Wait::Ryanmen,
        };
        add(&sequence, false, wait);
    }
    // Seven pairs.
    if sets == 4 && counts.iter().all(|count| matches!(count, 0 | 2)) && !all.contains(&Wait::Tanki)
    {
        all.push(Wait::Tanki);
    }
    all
}

/// Returns whether tiles are so many sets, and a pair if one is left to find.
fn splits(left: &mut [u8; 34], sets: usize, pair: bool) -> bool {
    let Some(first) = left.iter().position(|count| *count > 0) else {
        return sets == 0 && !pair;
    };
    let tried = |taken: &[usize], sets: Option<usize>, pair: bool| {
        let Some(sets) = sets else { return false };
        let mut next = *left;
        for &kind in taken {
            let Some(less) = next[kind].checked_sub(1) else {
                return false;
            };
            next[kind] = less;
        }
        splits(&mut next, sets, pair)
    };
    let fewer = sets.checked_sub(1);
    if tried(&[first; 3], fewer, pair) || (pair && tried(&[first; 2], Some(sets), false)) {
        return true;
    }
    first < 27 && first % 9 < 7 && tried(&[first, first + 1, first + 2], fewer, pair)
}
