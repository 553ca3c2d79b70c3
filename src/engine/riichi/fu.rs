//! Fu, item by item, each with the set or pair that earned it.
//!
//! Sources: seed 002 "Fu calculation", seed 003 section 10.

use alloc::vec::Vec;

use crate::engine::case::ReadHand;
use crate::hand::reading::{Block, BlockKind, Made, Shape, Wait};
use crate::result::score::{Fu, FuItem, FuItems, FuReason};
use crate::result::win::WonOn;
use crate::rulebook::{DoubleWindPair, FuRules, OpenPinfu, PinfuTsumo, RinshanTsumo};
use crate::tiles::Kind;

const NO_ITEMS: FuItems = FuItems::empty(FuItem {
    reason: FuReason::Base,
    fu: 0,
    block: None,
});

/// Counts the fu of a reading; `pinfu` says whether it was awarded that yaku.
pub(super) fn fu(case: &ReadHand<'_>, rules: &FuRules, pinfu: bool) -> Fu {
    let mut items = NO_ITEMS;
    let mut flat = |reason, fu| {
        items.push(FuItem {
            reason,
            fu: fu as u8,
            block: None,
        });
        Fu {
            raw: fu,
            rounded: fu,
            items,
        }
    };
    if case.reading.shape == Shape::Chiitoitsu {
        return flat(FuReason::Chiitoitsu, 25);
    }
    if pinfu && case.win.is_tsumo() {
        return flat(FuReason::PinfuTsumo, 20);
    }
    items.push(FuItem {
        reason: FuReason::Base,
        fu: 20,
        block: None,
    });
    items.extend(win_fu(case, rules));
    for (i, block) in (0..).zip(&case.reading.blocks) {
        items.extend(
            set_fu(block)
                .or_else(|| pair_fu(case, rules, block))
                .map(|(reason, fu)| item(reason, fu, i)),
        );
    }
    if matches!(
        case.reading.wait,
        Wait::Kanchan | Wait::Penchan | Wait::Tanki
    ) {
        items.push(item(
            FuReason::Wait(case.reading.wait),
            2,
            case.reading.winner as u8,
        ));
    }
    items.extend(open_pinfu(case, rules, &items));
    let raw = items.iter().map(|item| u16::from(item.fu)).sum::<u16>();
    Fu {
        raw,
        rounded: raw.next_multiple_of(10),
        items,
    }
}

const fn item(reason: FuReason, fu: u8, block: u8) -> FuItem {
    FuItem {
        reason,
        fu,
        block: Some(block),
    }
}

/// Counts 10 for a closed ron, 2 for a self-draw.
fn win_fu(case: &ReadHand<'_>, rules: &FuRules) -> Option<FuItem> {
    let replacement =
        case.win.method() == WonOn::Rinshan && rules.rinshan_tsumo == RinshanTsumo::None;
    let (reason, fu) = match (case.win.is_tsumo(), case.win.is_closed()) {
        (true, _) if replacement => return None,
        (true, _) => (FuReason::Tsumo, 2),
        (false, true) => (FuReason::MenzenRon, 10),
        (false, false) => return None,
    };
    Some(FuItem {
        reason,
        fu,
        block: None,
    })
}

/// Returns 2 for an open triplet of simples; double for closed, double for terminals and honors, four times for a kan.
pub(crate) const fn of_set(kan: bool, concealed: bool, yaochuu: bool) -> u8 {
    2 << (concealed as u8 + yaochuu as u8 + 2 * kan as u8)
}

fn set_fu(block: &Block) -> Option<(FuReason, u8)> {
    let kan = match block.kind {
        BlockKind::Triplet => false,
        BlockKind::Kan => true,
        BlockKind::Run | BlockKind::Pair | BlockKind::Single | BlockKind::Knitted => return None,
    };
    let (concealed, yaochuu) = (block.is_concealed(), block.first.is_yaochuu());
    let fu = of_set(kan, concealed, yaochuu);
    Some((
        FuReason::Set {
            kan,
            concealed,
            yaochuu,
            by_ron: block.made == Made::Ron,
        },
        fu,
    ))
}

fn pair_fu(case: &ReadHand<'_>, rules: &FuRules, block: &Block) -> Option<(FuReason, u8)> {
    if block.kind != BlockKind::Pair {
        return None;
    }
    let kind: Kind = block.first;
    let fu = match case.win.pair_value(kind) {
        0 => return None,
        1 => 2,
        _ => double_wind(rules),
    };
    let (seat, round) = (
        case.win.seat().kind() == kind,
        case.win.round().kind() == kind,
    );
    Some((FuReason::Pair { seat, round, fu }, fu))
}

/// Returns the fu of a pair of a wind that is both seat and round.
pub(crate) const fn double_wind(rules: &FuRules) -> u8 {
    match rules.double_wind_pair {
        DoubleWindPair::Four => 4,
        DoubleWindPair::Two => 2,
    }
}

/// Returns everything that has fu, for a reference page.
pub(super) fn table(rules: &FuRules, pinfu_tsumo: PinfuTsumo, chi: bool) -> Vec<FuItem> {
    let pair = |seat, round, fu| (FuReason::Pair { seat, round, fu }, fu);
    let mut all = alloc::vec![
        (FuReason::Base, 20),
        (FuReason::MenzenRon, 10),
        (FuReason::Tsumo, 2)
    ];
    for kan in [false, true] {
        for yaochuu in [false, true] {
            for concealed in [false, true] {
                let reason = FuReason::Set {
                    kan,
                    concealed,
                    yaochuu,
                    by_ron: false,
                };
                all.push((reason, of_set(kan, concealed, yaochuu)));
            }
        }
    }
    all.extend([
        pair(true, false, 2),
        pair(false, true, 2),
        pair(true, true, double_wind(rules)),
        pair(false, false, 2),
        (FuReason::Wait(Wait::Tanki), 2),
        (FuReason::Wait(Wait::Kanchan), 2),
        (FuReason::Wait(Wait::Penchan), 2),
    ]);
    let open_pinfu = match rules.open_pinfu {
        OpenPinfu::Nothing => None,
        OpenPinfu::PlusTwo => Some(2),
        OpenPinfu::AtLeast30 => Some(10),
    };
    // Without chi an open hand has a set with fu.
    let open_pinfu = open_pinfu.filter(|_| chi);
    all.extend(open_pinfu.map(|fu| (FuReason::OpenPinfu, fu)));
    if pinfu_tsumo == PinfuTsumo::Yes {
        all.push((FuReason::PinfuTsumo, 20));
    }
    all.push((FuReason::Chiitoitsu, 25));
    let item = |(reason, fu)| FuItem {
        reason,
        fu,
        block: None,
    };
    all.into_iter().map(item).collect()
}

/// Returns the fu of an open hand that would be pinfu if it were closed.
fn open_pinfu(case: &ReadHand<'_>, rules: &FuRules, items: &[FuItem]) -> Option<FuItem> {
    let is_base = |item: &FuItem| matches!(item.reason, FuReason::Base | FuReason::Tsumo);
    if case.win.is_closed() || !items.iter().all(is_base) {
        return None;
    }
    let fu = match rules.open_pinfu {
        OpenPinfu::PlusTwo => 2,
        OpenPinfu::AtLeast30 if items.len() == 1 => 10,
        OpenPinfu::AtLeast30 | OpenPinfu::Nothing => return None,
    };
    Some(FuItem {
        reason: FuReason::OpenPinfu,
        fu,
        block: None,
    })
}
