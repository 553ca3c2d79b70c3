//! A chart of payments: a cell for each han and fu, a line for each limit.

use crate::hand::question::By;
use crate::rulebook::Limit;

/// A row of the chart of points.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct FuRow {
    /// The fu, rounded.
    pub fu: u16,
    /// One, two, three and four han.
    pub cells: [Cell; 4],
}

/// A cell of the chart.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Cell {
    /// The limit that it reaches.
    pub limit: Option<Limit>,
    /// The ways in which a hand of these han and fu can be won.
    pub ways: Ways,
    /// Its payments.
    pub prices: Prices,
}

/// The ways in which a hand can be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ways {
    /// By ron and by tsumo.
    Both,
    /// By ron only.
    Ron,
    /// By tsumo only.
    Tsumo,
    /// There is no such hand.
    Neither,
}

impl Ways {
    /// Returns whether a hand can be won in this way.
    pub(crate) const fn has(self, by: By) -> bool {
        matches!(
            (self, by),
            (Self::Both, _) | (Self::Ron, By::Ron) | (Self::Tsumo, By::Tsumo)
        )
    }
}

/// Hands that pay the same, from this many han or points on.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Tier {
    /// The first han, or points where there are no fu.
    pub from: u8,
    /// The last one; `None` for all above.
    pub to: Option<u8>,
    /// Its name, when it has one.
    pub limit: Option<Limit>,
    /// Base points.
    pub base: u32,
    /// Their payments.
    pub prices: Prices,
}

/// The payments for a hand in points, honba and sticks left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Prices {
    /// Paid by a discarder to a non-dealer.
    pub ron: u32,
    /// Paid by a discarder to the dealer.
    pub dealer_ron: u32,
    /// Paid by the dealer for a non-dealer's self-draw.
    pub from_dealer: u32,
    /// Paid by each of the others for a non-dealer's self-draw.
    pub from_other: u32,
    /// Paid by each for the dealer's self-draw.
    pub dealer_tsumo: u32,
}

impl Ways {
    /// By ron, by tsumo, or both.
    pub(crate) const fn of(ron: bool, tsumo: bool) -> Self {
        match (ron, tsumo) {
            (true, true) => Self::Both,
            (true, false) => Self::Ron,
            (false, true) => Self::Tsumo,
            (false, false) => Self::Neither,
        }
    }

    /// The id in the contract.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Both => "both",
            Self::Ron => "ron",
            Self::Tsumo => "tsumo",
            Self::Neither => "neither",
        }
    }
}
