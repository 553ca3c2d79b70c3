//! Which indicators count.

use crate::rulebook::riichi::choice;

/// Which indicators a ruleset turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Indicators {
    /// Those after a kan.
    pub kan_dora: Turned,
    /// Those below the first, after riichi.
    pub ura_dora: Turned,
    /// Those below the ones after a kan.
    pub kan_ura: Turned,
}

impl Indicators {
    /// All of them.
    pub const ALL: Self = Self {
        kan_dora: Turned::Yes,
        ura_dora: Turned::Yes,
        kan_ura: Turned::Yes,
    };

    /// What counts: the first indicator and those after a kan, then what lies below each. What lies below the later ones
    /// is turned where they are and where the one below the first is.
    pub(crate) fn turned(self) -> [bool; 4] {
        let [kan_dora, ura_dora, kan_ura] =
            [self.kan_dora, self.ura_dora, self.kan_ura].map(|turned| turned == Turned::Yes);
        [true, kan_dora, ura_dora, kan_dora && ura_dora && kan_ura]
    }
}

choice! {
    /// Whether an indicator is turned.
    Turned {
        /// It counts.
        Yes = "true",
        /// It does not.
        No = "false",
    }
}
