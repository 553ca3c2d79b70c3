//! Limits, and han without fu: a table of base points.

/// A named limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Limit {
    /// 2,000 base points.
    Mangan,
    /// 3,000 base points.
    Haneman,
    /// 4,000 base points.
    Baiman,
    /// 6,000 base points.
    Sanbaiman,
    /// 8,000 base points for each unit.
    Yakuman,
}

impl Limit {
    /// From this many han on, a hand is a mangan, so its fu do not matter; a yaku paid as a mangan counts as this many.
    pub const MANGAN_HAN: u8 = 5;

    /// The id of the scoring contract.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Mangan => "mangan",
            Self::Haneman => "haneman",
            Self::Baiman => "baiman",
            Self::Sanbaiman => "sanbaiman",
            Self::Yakuman => "yakuman",
        }
    }

    /// Base points.
    pub const fn base(self) -> u32 {
        match self {
            Self::Mangan => 2_000,
            Self::Haneman => 3_000,
            Self::Baiman => 4_000,
            Self::Sanbaiman => 6_000,
            Self::Yakuman => 8_000,
        }
    }
}

/// Base points by han, without fu.
#[derive(Clone, Copy, Debug, Hash)]
pub struct PointTable {
    /// Added to the han of every hand.
    pub(crate) plus: u8,
    /// From so many han on, with those added, so many base points; lowest first.
    pub(crate) below: &'static [(u8, u32)],
    /// The same for each limit.
    pub(crate) limits: &'static [(u8, Limit)],
}

impl PointTable {
    /// `plus` is added to the han of every hand; from each sum in `below` on, a hand has the base points beside it, and from
    /// each in `limits` on, that limit.
    ///
    /// # Panics
    /// When a list is not in ascending order, or a hand of one han has no base points; in a `const` that is an error of
    /// compilation.
    pub const fn new(
        plus: u8,
        below: &'static [(u8, u32)],
        limits: &'static [(u8, Limit)],
    ) -> Self {
        let lowest = plus.saturating_add(1);
        assert!(
            !below.is_empty() && below[0].0 <= lowest,
            "one han needs base points"
        );
        let mut i = 0;
        while i < below.len() {
            assert!(below[i].1 > 0, "a win is worth something");
            assert!(i == 0 || below[i - 1].0 < below[i].0, "lowest first");
            i += 1;
        }
        i = 1;
        while i < limits.len() {
            assert!(limits[i - 1].0 < limits[i].0, "lowest first");
            i += 1;
        }
        Self {
            plus,
            below,
            limits,
        }
    }
}
