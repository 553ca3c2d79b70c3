//! Calls as bits.

use alloc::vec::Vec;

use tensu::evening::Chair;
use tensu::{MeldKind, Side, WrittenMeld};

use super::tile;
use crate::play::{Move, side_of};

/// A call from its bits.
pub(super) fn meld(chair: Chair, bits: u32, seats: usize, reds: bool) -> Option<Move> {
    let part = |shift: u32, mask: u32| i64::from(bits >> shift & mask);
    let of = |id: i64| tile(id, reds);
    let from = match bits & 3 {
        1 => Some(Side::Right),
        2 => Some(Side::Across),
        3 => Some(Side::Left),
        _ => None,
    };
    let from = from.map(|from| side_of(from, seats));
    let called = |kind: MeldKind, mut ids: Vec<i64>, at: usize| {
        let called = ids.get(at).copied()?;
        ids.remove(at);
        ids.push(called);
        let tiles = ids.into_iter().map(of).collect::<Option<_>>()?;
        Some(Move::Called(chair, WrittenMeld { kind, tiles, from }))
    };
    if bits & 0x04 != 0 {
        let what = part(10, 0x3F);
        let first = what / 3 / 7 * 9 + what / 3 % 7;
        let ids = [3, 5, 7]
            .iter()
            .zip(first..)
            .map(|(&shift, kind)| 4 * kind + part(shift, 3));
        return called(MeldKind::Chi, ids.collect(), (what % 3) as usize);
    }
    if bits & 0x18 != 0 {
        let what = part(9, 0x7F);
        let (kind, other) = (what / 3, part(5, 3));
        if bits & 0x10 != 0 {
            return Some(Move::Added(chair, of(4 * kind + other)?));
        }
        let ids = (0..4)
            .filter(|copy| *copy != other)
            .map(|copy| 4 * kind + copy);
        return called(MeldKind::Pon, ids.collect(), (what % 3) as usize);
    }
    if bits & 0x20 != 0 {
        return Some(Move::North(chair));
    }
    let id = part(8, 0xFF);
    let ids: Vec<i64> = (0..4).map(|copy| id / 4 * 4 + copy).collect();
    match from {
        None => Some(Move::Closed(
            chair,
            ids.into_iter().map(of).collect::<Option<_>>()?,
        )),
        Some(_) => called(MeldKind::Minkan, ids, (id % 4) as usize),
    }
}
