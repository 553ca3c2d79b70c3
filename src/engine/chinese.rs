//! Patterns of Chinese games: the condition of each row finds them, and the five principles say which count together.
//! Source: rules.md 6.2. The fifth, high over low, is the order in which readings are ranked, and the choice in
//! `chows`.

use alloc::vec::Vec;

use super::read_hand::ReadHand;
use crate::result::why::{MissReason, Principle};
use crate::rulebook::{Family, GatesPung, Judged, Judging};
use crate::tiles::Kinds;
use crate::yaku::Yaku;

use present::{Present, adding, judged, leave_out, present, win};

pub(crate) use chows::OF_MANY;
pub(crate) use series::are_of_one;

mod chows;
mod conditions;
mod present;
mod series;
mod without;

/// The five principles say which patterns count together: the Chinese Official game.
pub(crate) static PRINCIPLES: Family = Family {
    id: "principles",
    without: &[without::PRINCIPLES],
    judge: principles,
};

/// All that the hand contains adds up, except parts of a higher pattern: the old style of Hong Kong.
pub(crate) static FAAN: Family = Family {
    id: "faan",
    without: &[without::TWICE, without::IN_ALL],
    judge: faan,
};

/// All that the hand contains adds up, parts of a higher pattern included: the Hong Kong Mahjong Association.
pub(crate) static PARTS: Family = Family {
    id: "parts",
    without: &[without::TWICE],
    judge: parts,
};

/// One pattern of each series, and a limit hand alone: Zung Jung.
pub(crate) static SERIES: Family = Family {
    id: "series",
    without: &[series::WITHOUT],
    judge: series::judge,
};

fn faan(judging: &Judging<'_>) -> Judged {
    let (mut present, mut missed) = adding(judging);
    // A set of flowers has a flower of the seat in it.
    let sets = present
        .iter()
        .find(|present| present.yaku == Yaku::FlowerSet);
    let sets = sets.map_or(0, |sets| sets.times);
    present.retain_mut(|present| {
        if present.yaku == Yaku::SeatFlower && sets > 0 {
            let why = MissReason::Principle(Principle::NonRepeat, Some(Yaku::FlowerSet));
            missed.push((present.yaku, why));
            present.times = present.times.saturating_sub(sets);
        }
        present.times > 0
    });
    judged(&present, missed)
}

fn parts(judging: &Judging<'_>) -> Judged {
    let (present, missed) = adding(judging);
    judged(&present, missed)
}

fn principles(judging: &Judging<'_>) -> Judged {
    let win = win(judging);
    let case = ReadHand::new(&win, judging.reading);
    let mut judged = Judged::default();
    let mut present = present(&case, &mut judged.missed);
    combine_chows(&case, &mut present, &mut judged.missed);
    leave_out(judging, &mut present, &mut judged.missed);
    let gates = match judging.chinese.gates_pung {
        GatesPung::Count => 1,
        GatesPung::No => u8::MAX,
    };
    leave_out_pungs(&case, gates, &mut present, &mut judged.missed);
    let flowers = |present: &&Present| present.yaku != Yaku::FlowerTile;
    if !present.iter().any(|present| flowers(&present)) && case.win.rules().has(Yaku::ChickenHand) {
        judged.found.push((Yaku::ChickenHand, 1));
    }
    let found = present.iter().map(|present| (present.yaku, present.times));
    judged.found.extend(found);
    judged
}

/// Keeps the combination of patterns of chows with the most points: non-separation, non-identical, account once.
fn combine_chows(
    case: &ReadHand<'_>,
    present: &mut Vec<Present>,
    missed: &mut Vec<(Yaku, MissReason)>,
) {
    // These two take all four chows as they are and leave none to combine; their own rows say so.
    let whole = [Yaku::PureTerminalChows, Yaku::ThreeSuitedTerminalChows];
    if present.iter().any(|present| whole.contains(&present.yaku)) {
        return;
    }
    let rules = case.win.rules();
    let chosen = chows::choose(case, |yaku| rules.points_of(yaku, false));
    present.retain_mut(|present| {
        if !chows::is_of_chows(present.yaku) {
            return true;
        }
        let times = chosen.times(present.yaku);
        if times < present.times {
            missed.push((present.yaku, chosen.why_not(present.yaku)));
        }
        present.times = times;
        times > 0
    });
}

/// Leaves out pungs of terminals or honors that a higher pattern has, and `of_gates` of nine gates: non-repeat.
fn leave_out_pungs(
    case: &ReadHand<'_>,
    of_gates: u8,
    present: &mut Vec<Present>,
    missed: &mut Vec<(Yaku, MissReason)>,
) {
    let has = |yaku: Yaku| present.iter().any(|present| present.yaku == yaku);
    let winds = [Yaku::BigThreeWinds, Yaku::LittleFourWinds];
    let winds = winds.into_iter().find(|&yaku| has(yaku));
    let dragons = [
        Yaku::BigThreeDragons,
        Yaku::LittleThreeDragons,
        Yaku::TwoDragonsPungs,
        Yaku::DragonPung,
    ];
    let dragons = dragons.into_iter().find(|&yaku| has(yaku));
    let own = |yaku: Yaku, kind| (has(yaku).then_some(yaku), Kinds::NONE.with(kind));
    let taken = [
        (winds, Kinds::WINDS),
        (dragons, Kinds::DRAGONS),
        own(Yaku::PrevalentWind, case.win.round().kind()),
        own(Yaku::SeatWind, case.win.seat().kind()),
    ];
    let of_sets = taken.iter().filter(|(by, _)| by.is_some());
    let kinds = of_sets
        .clone()
        .fold(Kinds::NONE, |all, &(_, kinds)| all.or(kinds));
    let gates = if has(Yaku::NineGates) { of_gates } else { 0 };
    let by = of_sets
        .filter(|(_, kinds)| case.triplets_among(*kinds) > 0)
        .find_map(|&(by, _)| by)
        .or((gates > 0).then_some(Yaku::NineGates));
    let left = case.triplets_among(Kinds::YAOCHUU.without(kinds)) as u8;
    let left = left.saturating_sub(gates);
    present.retain_mut(|present| {
        if present.yaku != Yaku::PungOfTerminalsOrHonors {
            return true;
        }
        if left < present.times {
            let why = MissReason::Principle(Principle::NonRepeat, by);
            missed.push((present.yaku, why));
        }
        present.times = left;
        left > 0
    });
}
