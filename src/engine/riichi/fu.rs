//! Fu: what each part of a hand gives under a ruleset, and the one place where they are added up ([`sum`]).
//!
//! Sources: seed 002 "Fu calculation", seed 003 section 10.

use alloc::vec::Vec;

use crate::engine::read_hand::ReadHand;
use crate::hand::reading::{Block, BlockKind, Made, Shape, Wait};
use crate::result::score::{Fu, FuItem, FuItems, FuReason};
use crate::result::win::WonOn;
use crate::rulebook::{DoubleWindPair, FuRules, OpenPinfu, PinfuTsumo, RinshanTsumo};
use crate::tiles::Wind;

/// The fu that a reason gives under a ruleset.
#[inline]
pub(crate) const fn of(rules: &FuRules, reason: FuReason) -> u8 {
    match reason {
        FuReason::Base | FuReason::PinfuTsumo => 20,
        FuReason::MenzenRon => 10,
        FuReason::Tsumo | FuReason::Wait(Wait::Kanchan | Wait::Penchan | Wait::Tanki) => 2,
        FuReason::Wait(_) => 0,
        FuReason::Chiitoitsu => 25,
        FuReason::Set {
            kan,
            concealed,
            yaochuu,
            ..
        } => of_set(kan, concealed, yaochuu),
        FuReason::Pair { fu, .. } => fu,
        FuReason::OpenPinfu => match rules.open_pinfu {
            OpenPinfu::Nothing => 0,
            OpenPinfu::PlusTwo => 2,
            OpenPinfu::AtLeast30 => 10,
        },
    }
}

/// 2 for an open triplet of simples; double for closed, double for terminals and honors, four times for a kan.
pub const fn of_set(kan: bool, concealed: bool, yaochuu: bool) -> u8 {
    2 << (concealed as u8 + yaochuu as u8 + 2 * kan as u8)
}

/// The way a hand was won, as far as fu tell it apart.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FuWin {
    closed: bool,
    gives: Option<FuReason>,
    /// The base, and the fu that the way of winning gives.
    fu: u16,
}

impl FuWin {
    /// `rinshan`: the winning tile is a replacement tile.
    pub(crate) const fn of(rules: &FuRules, tsumo: bool, closed: bool, rinshan: bool) -> Self {
        let bare = rinshan && matches!(rules.rinshan_tsumo, RinshanTsumo::None);
        let gives = match (tsumo, closed) {
            (true, _) if bare => None,
            (true, _) => Some(FuReason::Tsumo),
            (false, true) => Some(FuReason::MenzenRon),
            (false, false) => None,
        };
        let more = match gives {
            Some(reason) => of(rules, reason),
            None => 0,
        };
        Self {
            closed,
            gives,
            fu: of(rules, FuReason::Base) as u16 + more as u16,
        }
    }

    /// The base, and the fu that the way of winning gives: those of a hand without a set or pair that has some.
    pub(crate) const fn fu(self) -> u16 {
        self.fu
    }
}

/// A set or the pair, as far as fu tell it apart.
#[derive(Clone, Copy, Debug)]
pub(crate) enum FuPart {
    /// It gives none.
    Bare,
    /// It gives so many for this reason.
    Gives(FuReason, u8),
    /// Several sets, whose fu were added up before.
    Sets(u16),
}

/// The pair; `seat` and `round` are `true` for the winds of the winner's seat and of the round.
#[inline]
pub(crate) const fn pair(rules: &FuRules, seat: bool, round: bool, dragon: bool) -> FuPart {
    let fu = match (seat, round, rules.double_wind_pair) {
        (true, true, DoubleWindPair::Four) => 4,
        _ if seat || round || dragon => 2,
        _ => return FuPart::Bare,
    };
    FuPart::Gives(FuReason::Pair { seat, round, fu }, fu)
}

/// Adds up the fu of four sets and a pair, unrounded. Each item is handed to `item`: its reason, its fu, and the place of its part.
///
/// The explaining engine keeps the items, the others the sum alone.
#[inline]
pub(crate) fn sum(
    rules: &FuRules,
    won: FuWin,
    parts: impl IntoIterator<Item = FuPart>,
    wait: Wait,
    mut item: impl FnMut(FuReason, u8, Option<usize>),
) -> u16 {
    item(FuReason::Base, of(rules, FuReason::Base), None);
    if let Some(reason) = won.gives {
        item(reason, of(rules, reason), None);
    }
    let mut of_parts = 0;
    for (place, part) in parts.into_iter().enumerate() {
        of_parts += match part {
            FuPart::Bare => 0,
            FuPart::Gives(reason, fu) => {
                item(reason, fu, Some(place));
                fu.into()
            }
            FuPart::Sets(fu) => fu,
        };
    }
    let mut more = |reason| {
        let fu = of(rules, reason);
        if fu > 0 {
            item(reason, fu, None);
        }
        u16::from(fu)
    };
    of_parts += more(FuReason::Wait(wait));
    // An open hand that would be pinfu if it were closed; one that counts 22 needs no help to 30.
    if of_parts == 0 && !won.closed {
        let lifts = won.gives.is_none() || !matches!(rules.open_pinfu, OpenPinfu::AtLeast30);
        if lifts {
            of_parts = more(FuReason::OpenPinfu);
        }
    }
    won.fu + of_parts
}

const NO_ITEMS: FuItems = FuItems::empty(FuItem {
    reason: FuReason::Base,
    fu: 0,
    block: None,
});

/// Counts the fu of a reading; `pinfu` says whether it was awarded that yaku.
pub(super) fn fu(case: &ReadHand<'_>, rules: &FuRules, pinfu: bool) -> Fu {
    let (win, reading) = (case.win, case.reading);
    let mut items = NO_ITEMS;
    let flat = match reading.shape {
        Shape::Chiitoitsu => Some(FuReason::Chiitoitsu),
        _ if pinfu && win.is_tsumo() => Some(FuReason::PinfuTsumo),
        _ => None,
    };
    if let Some(reason) = flat {
        let fu = of(rules, reason);
        items.push(FuItem {
            reason,
            fu,
            block: None,
        });
        return Fu {
            raw: fu.into(),
            rounded: fu.into(),
            items,
        };
    }
    let rinshan = win.method() == WonOn::Rinshan;
    let won = FuWin::of(rules, win.is_tsumo(), win.is_closed(), rinshan);
    let parts = reading.blocks.iter().map(|block| part(case, rules, block));
    let raw = sum(rules, won, parts, reading.wait, |reason, fu, place| {
        let place = match reason {
            FuReason::Wait(_) => Some(reading.winner as u8),
            _ => place.map(|place| place as u8),
        };
        items.push(FuItem {
            reason,
            fu,
            block: place,
        });
    });
    Fu {
        raw,
        rounded: raw.next_multiple_of(10),
        items,
    }
}

fn part(case: &ReadHand<'_>, rules: &FuRules, block: &Block) -> FuPart {
    let kind = block.first;
    match block.kind {
        BlockKind::Triplet | BlockKind::Kan => {
            let reason = FuReason::Set {
                kan: block.kind == BlockKind::Kan,
                concealed: block.is_concealed(),
                yaochuu: kind.is_yaochuu(),
                by_ron: block.made == Made::Ron,
            };
            FuPart::Gives(reason, of(rules, reason))
        }
        BlockKind::Pair => {
            let is = |wind: Wind| wind.kind() == kind;
            let (seat, round) = (is(case.win.seat()), is(case.win.round()));
            pair(rules, seat, round, kind.dragon().is_some())
        }
        BlockKind::Sequence | BlockKind::Single | BlockKind::Knitted => FuPart::Bare,
    }
}

/// Returns everything that has fu, for a reference page.
pub(super) fn table(rules: &FuRules, pinfu_tsumo: PinfuTsumo, chi: bool) -> Vec<FuItem> {
    let pairs = [(true, false), (false, true), (true, true), (false, false)];
    let pairs = pairs.map(|(seat, round)| pair(rules, seat, round, !seat && !round));
    let pairs = pairs.into_iter().filter_map(|part| match part {
        FuPart::Gives(reason, _) => Some(reason),
        FuPart::Bare | FuPart::Sets(_) => None,
    });
    let sets = (0..8).map(|bits| FuReason::Set {
        kan: bits & 4 > 0,
        yaochuu: bits & 2 > 0,
        concealed: bits & 1 > 0,
        by_ron: false,
    });
    let waits = [Wait::Tanki, Wait::Kanchan, Wait::Penchan];
    let mut reasons = alloc::vec![FuReason::Base, FuReason::MenzenRon, FuReason::Tsumo];
    reasons.extend(sets.chain(pairs).chain(waits.map(FuReason::Wait)));
    // Without chi an open hand has a set with fu.
    reasons.extend(Some(FuReason::OpenPinfu).filter(|_| chi));
    reasons.extend(Some(FuReason::PinfuTsumo).filter(|_| pinfu_tsumo == PinfuTsumo::Yes));
    reasons.push(FuReason::Chiitoitsu);
    let item = |reason| FuItem {
        reason,
        fu: of(rules, reason),
        block: None,
    };
    let items = reasons.into_iter().map(item);
    items.filter(|item| item.fu > 0).collect()
}
