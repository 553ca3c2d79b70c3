//! Patterns that stand in series, of each of which one counts: Zung Jung. Source: rules.md 6.7.

use alloc::vec::Vec;

use super::present::{Present, adding, judged};
use crate::result::why::{MissReason, Principle};
use crate::rulebook::{Judged, Judging, NotBeside};
use crate::yaku::Yaku;

/// The series of more than one pattern, headed by their numbers in the rules.
const SERIES: &[&[Yaku]] = &[
    // 2.1
    &[Yaku::HalfFlush, Yaku::FullFlush],
    // 3.2
    &[Yaku::LittleThreeDragons, Yaku::BigThreeDragons],
    // 3.3
    &[
        Yaku::SmallThreeWinds,
        Yaku::BigThreeWinds,
        Yaku::LittleFourWinds,
        Yaku::BigFourWinds,
    ],
    // 4.2
    &[
        Yaku::TwoConcealedPungs,
        Yaku::ThreeConcealedPungs,
        Yaku::FourConcealedPungs,
    ],
    // 4.3
    &[
        Yaku::OneKong,
        Yaku::TwoKongs,
        Yaku::ThreeKongs,
        Yaku::FourKongs,
    ],
    // 5.1
    &[
        Yaku::PureDoubleChow,
        Yaku::PureDoubleChowTwice,
        Yaku::PureTripleChow,
        Yaku::QuadrupleChow,
    ],
    // 6.2
    &[Yaku::SmallTriplePung, Yaku::TriplePung],
    // 7.2
    &[Yaku::PureShiftedPungs, Yaku::FourPureShiftedPungs],
    // 8.1
    &[
        Yaku::OutsideHand,
        Yaku::PureOutsideHand,
        Yaku::AllTerminalsAndHonors,
        Yaku::AllTerminals,
    ],
];

/// The only pattern that counts once for each of its sets.
const EACH: Yaku = Yaku::DragonPung;

/// Patterns of other series that count as no part of this one, whatever tiles it has.
pub(super) const WITHOUT: NotBeside = &[(Yaku::ThirteenOrphans, &[Yaku::AllTerminalsAndHonors])];

pub(super) fn judge(judging: &Judging<'_>) -> Judged {
    let (mut present, mut missed) = adding(judging);
    one_of_each(&mut present, &mut missed);
    for present in &mut present {
        if present.yaku != EACH {
            present.times = 1;
        }
    }
    let nothing = present.is_empty() && judging.rules.has(Yaku::ChickenHand);
    let mut judged = judged(&present, missed);
    if nothing {
        judged.found.push((Yaku::ChickenHand, 1));
    }
    judged
}

/// Keeps the highest of each series; the patterns come in the order of their worth.
fn one_of_each(present: &mut Vec<Present>, missed: &mut Vec<(Yaku, MissReason)>) {
    let mut counted: Vec<Yaku> = Vec::new();
    present.retain(|present| {
        let series = SERIES.iter().find(|series| series.contains(&present.yaku));
        let by = series.and_then(|series| counted.iter().find(|yaku| series.contains(yaku)));
        let why = by.map(|&by| MissReason::Principle(Principle::OneOfSeries, Some(by)));
        missed.extend(why.map(|why| (present.yaku, why)));
        counted.push(present.yaku);
        why.is_none()
    });
}

/// Returns whether two patterns are of one series.
pub(crate) fn are_of_one(one: Yaku, other: Yaku) -> bool {
    let both = |series: &&&[Yaku]| series.contains(&one) && series.contains(&other);
    SERIES.iter().any(|series| both(&series))
}
