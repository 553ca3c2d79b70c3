//! The worth of a yaku, and its unit.

/// The worth of a yaku, closed and open; 0 means that it does not count that way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Worth {
    /// The unit that it is paid in.
    pub unit: Unit,
    /// In a closed hand.
    pub closed: u8,
    /// In an open hand.
    pub open: u8,
}

/// The unit that a yaku is paid in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Unit {
    /// Han.
    Han,
    /// Units of yakuman.
    Yakuman,
    /// At least a mangan: the hand is paid as one if it is worth less.
    Mangan,
    /// Points that add up.
    Points,
}

impl Unit {
    /// The id in the contract.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Han => "han",
            Self::Yakuman => "yakuman",
            Self::Mangan => "mangan",
            Self::Points => "points",
        }
    }
}

impl Worth {
    /// Worth of a limit hand of points that add up: as much as the ruleset says, whatever its limit is.
    pub const LIMIT: u8 = u8::MAX;

    /// Not a yaku of this ruleset.
    pub const NOTHING: Self = Self::han(0, 0);

    /// Han, closed and open.
    pub const fn han(closed: u8, open: u8) -> Self {
        Self {
            unit: Unit::Han,
            closed,
            open,
        }
    }

    /// Units of yakuman, closed and open.
    pub const fn yakuman(closed: u8, open: u8) -> Self {
        Self {
            unit: Unit::Yakuman,
            closed,
            open,
        }
    }

    /// A mangan, closed (1) and open (1 or 0).
    pub const fn mangan(closed: u8, open: u8) -> Self {
        Self {
            unit: Unit::Mangan,
            closed,
            open,
        }
    }

    /// Points, closed and open.
    pub const fn points(closed: u8, open: u8) -> Self {
        Self {
            unit: Unit::Points,
            closed,
            open,
        }
    }

    /// The worth for a hand that is closed or not; 0 when it does not count.
    pub const fn amount(self, is_closed: bool) -> u8 {
        if is_closed { self.closed } else { self.open }
    }

    /// Returns its worth at the most, closed or open.
    pub const fn most(self) -> u8 {
        if self.closed > self.open {
            self.closed
        } else {
            self.open
        }
    }

    /// Returns whether it is worth anything at all.
    pub(crate) const fn counts(self) -> bool {
        self.closed | self.open != 0
    }

    /// Returns whether it is paid in yakuman.
    pub const fn is_yakuman(self) -> bool {
        matches!(self.unit, Unit::Yakuman)
    }
}
