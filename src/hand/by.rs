//! The way in which a hand was won.

/// The way in which the winning tile was obtained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum By {
    /// Taken from another player.
    Ron,
    /// Drawn by the winner.
    Tsumo,
}

impl By {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Ron, Self::Tsumo];

    /// The id of the scoring contract.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Ron => "ron",
            Self::Tsumo => "tsumo",
        }
    }

    /// The way to win with this id.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|by| by.code() == code)
    }

    /// The other way to win.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Ron => Self::Tsumo,
            Self::Tsumo => Self::Ron,
        }
    }
}
