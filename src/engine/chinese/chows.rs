//! Patterns of two, three or four chows, and the best way to combine them. Source: rules.md 6.2, principles 2, 3 and 5.

use alloc::vec::Vec;

use crate::engine::read_hand::{ReadHand, Verdict};
use crate::hand::reading::Block;
use crate::result::why::{MissReason, Principle};
use crate::tiles::Suit;
use crate::tiles::order::sort_by_key;
use crate::yaku::Yaku;

/// Patterns of four and of three chows, in the order of preference among equals. A hand has one of them at the most.
pub(crate) const OF_MANY: [Yaku; 8] = [
    Yaku::QuadrupleChow,
    Yaku::FourPureShiftedChows,
    Yaku::PureTripleChow,
    Yaku::PureStraight,
    Yaku::PureShiftedChows,
    Yaku::MixedStraight,
    Yaku::MixedTripleChow,
    Yaku::MixedShiftedChows,
];

/// Patterns of two chows.
const OF_TWO: [Yaku; 4] = [
    Yaku::PureDoubleChow,
    Yaku::MixedDoubleChow,
    Yaku::ShortStraight,
    Yaku::TwoTerminalChows,
];

/// Returns whether a pattern is made of two, three or four chows.
pub(super) fn is_of_chows(yaku: Yaku) -> bool {
    OF_MANY.contains(&yaku) || OF_TWO.contains(&yaku)
}

/// A chow: its suit and its lowest number.
type Chow = (Suit, u8);

fn chows(case: &ReadHand<'_>) -> Vec<Chow> {
    let sequences = case
        .reading
        .blocks
        .iter()
        .filter(|block| block.is_sequence());
    let chow = |block: &Block| Some((block.first.suit()?, block.first.rank()));
    sequences.filter_map(chow).collect()
}

/// Returns the pattern that two chows make.
fn of_two(a: Chow, b: Chow) -> Option<Yaku> {
    let (low, high) = (a.1.min(b.1), a.1.max(b.1));
    match (a.0 == b.0, high - low) {
        (true, 0) => Some(Yaku::PureDoubleChow),
        (false, 0) => Some(Yaku::MixedDoubleChow),
        (true, 3) => Some(Yaku::ShortStraight),
        (true, 6) => Some(Yaku::TwoTerminalChows),
        _ => None,
    }
}

/// Returns the pattern that three or four chows make together; the higher where they make several.
fn of_many(mut chows: Vec<Chow>) -> Option<Yaku> {
    sort_by_key(&mut chows, |&(_, rank)| rank);
    let suits = Suit::ALL
        .into_iter()
        .filter(|suit| chows.iter().any(|chow| chow.0 == *suit));
    let first = chows.first()?.1;
    let step = chows.get(1)?.1 - first;
    let mut steps = chows.windows(2).map(|two| two[1].1 - two[0].1);
    if !steps.all(|next| next == step) {
        return None;
    }
    match (suits.count(), chows.len(), step) {
        (1, 4, 0) => Some(Yaku::QuadrupleChow),
        (1, 4, 1 | 2) => Some(Yaku::FourPureShiftedChows),
        (1, 3, 0) => Some(Yaku::PureTripleChow),
        (1, 3, 3) => Some(Yaku::PureStraight),
        (1, 3, 1 | 2) => Some(Yaku::PureShiftedChows),
        (3, 3, 3) => Some(Yaku::MixedStraight),
        (3, 3, 0) => Some(Yaku::MixedTripleChow),
        (3, 3, 1) => Some(Yaku::MixedShiftedChows),
        _ => None,
    }
}

/// Returns all selections of `sizes` chows out of so many, each as bits.
fn groups(chows: usize, sizes: core::ops::RangeInclusive<u32>) -> impl Iterator<Item = u8> {
    (0..1_u8 << chows).filter(move |group| sizes.contains(&group.count_ones()))
}

fn members(chows: &[Chow], group: u8) -> Vec<Chow> {
    let in_it = |&(i, _): &(usize, &Chow)| group >> i & 1 == 1;
    chows
        .iter()
        .enumerate()
        .filter(in_it)
        .map(|(_, chow)| *chow)
        .collect()
}

/// Returns all patterns that can be made, each with its chows as bits.
fn makes(chows: &[Chow], sizes: core::ops::RangeInclusive<u32>) -> Vec<(Yaku, u8)> {
    let make = |group: u8| {
        let members = members(chows, group);
        let yaku = match members.as_slice() {
            &[a, b] => of_two(a, b),
            _ => of_many(members),
        };
        yaku.map(|yaku| (yaku, group))
    };
    groups(chows.len(), sizes).filter_map(make).collect()
}

/// Counts how often a pattern can be made of the chows, whatever else is made of them.
pub(super) fn times(case: &ReadHand<'_>, yaku: Yaku) -> Verdict {
    let chows = chows(case);
    let made = makes(&chows, 2..=4)
        .into_iter()
        .filter(|&(made, _)| made == yaku)
        .count();
    Verdict::times(if OF_TWO.contains(&yaku) {
        made
    } else {
        made.min(1)
    })
}

/// The combination that was chosen.
#[derive(Clone, Debug, Default)]
pub(super) struct ChosenChows {
    worth: u32,
    /// The pattern of three or four chows, with its chows as bits.
    many: Option<(Yaku, u8)>,
    /// The patterns of two chows, with their chows as bits.
    twos: Vec<(Yaku, u8)>,
    /// All patterns of two that the chows could make.
    all: Vec<(Yaku, u8)>,
}

impl ChosenChows {
    /// Counts how often a pattern is in it.
    pub(super) fn times(&self, yaku: Yaku) -> u8 {
        let all = self.many.iter().chain(&self.twos);
        all.filter(|&&(made, _)| made == yaku).count() as u8
    }

    /// Returns why a pattern that could be made does not count, or not as often.
    pub(super) fn why_not(&self, yaku: Yaku) -> MissReason {
        let why = |principle, by| MissReason::Principle(principle, by);
        let by = self.many.map(|(yaku, _)| yaku);
        if OF_MANY.contains(&yaku) {
            // Four chows make one of these at most: two would share two sets.
            let four = matches!(by, Some(Yaku::QuadrupleChow | Yaku::FourPureShiftedChows));
            let principle = if four {
                Principle::NonSeparation
            } else {
                Principle::AccountOnce
            };
            return why(principle, by);
        }
        let mut left = self
            .all
            .iter()
            .filter(|&&two| two.0 == yaku && !self.twos.contains(&two));
        let Some(&(_, group)) = left.next() else {
            return why(Principle::AccountOnce, by);
        };
        if let Some((many, _)) = self.many.filter(|&(_, of)| group & !of == 0) {
            return why(Principle::NonSeparation, Some(many));
        }
        let same = self
            .twos
            .iter()
            .any(|&(made, of)| made == yaku && of & group != 0);
        if same {
            return why(Principle::NonIdentical, None);
        }
        why(Principle::AccountOnce, None)
    }

    /// Returns the rank among combinations: points, then the patterns in the order of the lists.
    fn rank(&self) -> (u32, [u8; 12]) {
        let mut rank = [0; 12];
        for (place, &yaku) in OF_MANY.iter().chain(&OF_TWO).enumerate() {
            rank[place] = self.times(yaku);
        }
        (self.worth, rank)
    }
}

/// Chooses the combination with the most points: first one pattern of four or three, then those of two, each with a
/// chow that is in nothing yet, and never the same pattern twice with one chow.
pub(super) fn choose(case: &ReadHand<'_>, worth: impl Fn(Yaku) -> u16) -> ChosenChows {
    let chows = chows(case);
    let all = makes(&chows, 2..=2);
    let mut best = ChosenChows::default();
    let many = makes(&chows, 3..=4).into_iter().map(Some);
    for many in core::iter::once(None).chain(many) {
        let mut start = ChosenChows {
            many,
            ..ChosenChows::default()
        };
        start.worth = many.map_or(0, |(yaku, _)| worth(yaku).into());
        let used = many.map_or(0, |(_, group)| group);
        extend(&start, used, &all, &worth, &mut best);
    }
    best.all = all;
    best
}

fn extend(
    from: &ChosenChows,
    used: u8,
    all: &[(Yaku, u8)],
    worth: &impl Fn(Yaku) -> u16,
    best: &mut ChosenChows,
) {
    if from.rank() > best.rank() {
        best.clone_from(from);
    }
    for &(yaku, group) in all {
        let again = from
            .twos
            .iter()
            .any(|&(made, of)| made == yaku && of & group != 0);
        if group & !used == 0 || again {
            continue;
        }
        let mut next = from.clone();
        next.twos.push((yaku, group));
        next.worth += u32::from(worth(yaku));
        extend(&next, used | group, all, worth, best);
    }
}
