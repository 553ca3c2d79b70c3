//! The facts of a hand that its table tells, whatever its yaku.

use super::facts::{ANY, Needs, method, seat, shape};
use crate::hand::question::By;
use crate::quick::count::{Melds, Table};
use crate::result::why::Bar;
use crate::rulebook::Rules;
use crate::tiles::Wind;

/// Returns the facts known of a hand whatever its yaku.
pub(crate) fn here(rules: &Rules, table: &Table, melds: Melds) -> Needs {
    let way = match table.by {
        By::Tsumo => method::TSUMO,
        By::Ron => method::RON,
    };
    let seats = match table.seat {
        Wind::East => seat::DEALER,
        _ => seat::OTHER,
    };
    match melds {
        Melds::Closed => Needs {
            methods: way,
            seats,
            ..ANY
        },
        // Without chi the meld is a triplet.
        Melds::Open => Needs {
            methods: way & method::LATER,
            seats,
            shapes: match rules.chinese() {
                Some(_) => shape::STANDARD | shape::KNITTED_STRAIGHT,
                None => shape::STANDARD,
            },
            sequences: (0, if rules.tiles.chi { 4 } else { 3 }),
            ..ANY
        },
    }
}

/// Returns why these needs do not fit the winner and the way of winning.
#[cfg(feature = "chinese")]
pub(crate) fn by_needs(needs: &Needs, table: &Table) -> Option<Bar> {
    by_way(needs, table).or_else(|| by_seat(needs, table))
}

pub(crate) fn by_way(needs: &Needs, table: &Table) -> Option<Bar> {
    let (way, other) = match table.by {
        By::Tsumo => (method::TSUMO, Bar::RonOnly),
        By::Ron => (method::RON, Bar::TsumoOnly),
    };
    (needs.methods & way == 0).then_some(other)
}

pub(crate) fn by_seat(needs: &Needs, table: &Table) -> Option<Bar> {
    let (seat, other) = match table.seat {
        Wind::East => (seat::DEALER, Bar::OthersOnly),
        _ => (seat::OTHER, Bar::DealerOnly),
    };
    (needs.seats & seat == 0).then_some(other)
}
