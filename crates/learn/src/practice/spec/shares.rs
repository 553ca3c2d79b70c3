//! Shares of what a table brings, counted in 1,963 wins of online games.

use crate::practice::random::Random;
use crate::practice::skill::Skill;
use tensu::question::By;

/// A kind of win, and how many of a thousand are of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct WinShare {
    pub(super) by: By,
    pub(super) open: bool,
    /// Rounded.
    pub(super) fu: u8,
    /// The number of fu items beside the base; [`MANY`] means so many or more.
    pub(super) items: u8,
    share: u16,
}

/// Four items or more.
pub(super) const MANY: u8 = 4;

const fn row(by: By, open: bool, fu: u8, items: u8, share: u16) -> WinShare {
    WinShare {
        by,
        open,
        fu,
        items,
        share,
    }
}

/// All kinds of wins.
pub(super) const ROWS: &[WinShare] = &[
    row(By::Ron, false, 25, 0, 16),
    row(By::Ron, false, 30, 1, 103),
    row(By::Ron, false, 40, 2, 85),
    row(By::Ron, false, 40, 3, 50),
    row(By::Ron, false, 40, 4, 15),
    row(By::Ron, false, 50, 3, 5),
    row(By::Ron, false, 50, 4, 6),
    row(By::Tsumo, false, 20, 0, 70),
    row(By::Tsumo, false, 25, 0, 8),
    row(By::Tsumo, false, 30, 2, 68),
    row(By::Tsumo, false, 30, 3, 32),
    row(By::Tsumo, false, 30, 4, 3),
    row(By::Tsumo, false, 40, 3, 8),
    row(By::Tsumo, false, 40, 4, 8),
    row(By::Tsumo, false, 50, 4, 3),
    row(By::Ron, true, 30, 0, 96),
    row(By::Ron, true, 30, 1, 95),
    row(By::Ron, true, 30, 2, 80),
    row(By::Ron, true, 30, 3, 20),
    row(By::Ron, true, 40, 2, 15),
    row(By::Ron, true, 40, 3, 17),
    row(By::Ron, true, 40, 4, 15),
    row(By::Ron, true, 50, 4, 2),
    row(By::Tsumo, true, 30, 1, 32),
    row(By::Tsumo, true, 30, 2, 70),
    row(By::Tsumo, true, 30, 3, 24),
    row(By::Tsumo, true, 30, 4, 5),
    row(By::Tsumo, true, 40, 3, 18),
    row(By::Tsumo, true, 40, 4, 23),
    row(By::Tsumo, true, 50, 4, 6),
    row(By::Tsumo, true, 60, 4, 2),
];

/// The wins of the dealer, in a hundred.
pub(super) const DEALER: usize = 29;

/// Picks one of those that fit, by its share.
pub(super) fn pick(random: &mut Random, fits: impl Fn(&WinShare) -> bool) -> Option<WinShare> {
    let rows = || ROWS.iter().filter(|row| fits(row));
    let all = rows().map(|row| usize::from(row.share)).sum();
    let at = weighed(random, all, rows().map(|row| row.share.into()));
    rows().nth(at?).copied()
}

/// The share of each number of han from 1 to 4 and of more, in percent, among such wins.
pub(super) const fn han(row: WinShare) -> [usize; 5] {
    match (row.open, row.fu) {
        (true, _) => [24, 29, 22, 15, 10],
        (false, 20 | 25) => [0, 20, 30, 26, 24],
        (false, _) => [12, 26, 23, 20, 19],
    }
}

/// The kinds of sets in open hands, in a thousand.
pub(super) const OPEN: &[(Skill, usize)] = &[
    (Skill::Sequence, 690),
    (Skill::MinkouYaochuu, 150),
    (Skill::Minkou, 75),
    (Skill::Ankou, 45),
    (Skill::AnkouYaochuu, 35),
    (Skill::Minkan, 1),
    (Skill::MinkanYaochuu, 2),
    (Skill::Ankan, 1),
    (Skill::AnkanYaochuu, 1),
];

/// The kinds of sets in closed hands, in a thousand.
pub(super) const CLOSED: &[(Skill, usize)] = &[
    (Skill::Sequence, 860),
    (Skill::Ankou, 80),
    (Skill::AnkouYaochuu, 56),
    (Skill::Ankan, 2),
    (Skill::AnkanYaochuu, 2),
];

/// The kinds of sets in open hands where all kinds are to be met, in a thousand.
pub(super) const EVEN_OPEN: &[(Skill, usize)] = &[
    (Skill::Sequence, 440),
    (Skill::MinkouYaochuu, 120),
    (Skill::Minkou, 120),
    (Skill::Ankou, 100),
    (Skill::AnkouYaochuu, 100),
    (Skill::Minkan, 30),
    (Skill::MinkanYaochuu, 30),
    (Skill::Ankan, 30),
    (Skill::AnkanYaochuu, 30),
];

/// The kinds of sets in closed hands where all kinds are to be met, in a thousand.
pub(super) const EVEN_CLOSED: &[(Skill, usize)] = &[
    (Skill::Sequence, 540),
    (Skill::Ankou, 190),
    (Skill::AnkouYaochuu, 190),
    (Skill::Ankan, 40),
    (Skill::AnkanYaochuu, 40),
];

/// The waits, in a hundred.
pub(super) const WAITS: &[(Skill, usize)] = &[
    (Skill::Ryanmen, 58),
    (Skill::Kanchan, 17),
    (Skill::Shanpon, 13),
    (Skill::Tanki, 8),
    (Skill::Penchan, 4),
];

/// The waits where all are to be met, in a hundred.
pub(super) const EVEN_WAITS: &[(Skill, usize)] = &[
    (Skill::Ryanmen, 30),
    (Skill::Kanchan, 20),
    (Skill::Shanpon, 20),
    (Skill::Tanki, 15),
    (Skill::Penchan, 15),
];

/// Picks one of several, by weight.
pub(super) fn one(random: &mut Random, of: &[(Skill, usize)]) -> Skill {
    let all = of.iter().map(|(_, weight)| weight).sum();
    let at = weighed(random, all, of.iter().map(|(_, weight)| *weight));
    at.and_then(|at| of.get(at))
        .map_or(Skill::Sequence, |one| one.0)
}

/// Draws the place of one of several, by weight; `None` if all weigh nothing.
pub(super) fn weighed(
    random: &mut Random,
    all: usize,
    mut weights: impl Iterator<Item = usize>,
) -> Option<usize> {
    let mut left = random.below(all);
    weights.position(|weight| {
        let here = left < weight;
        left = left.saturating_sub(weight);
        here
    })
}
