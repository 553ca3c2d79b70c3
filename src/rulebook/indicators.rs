//! The indicators that count.

use crate::rulebook::choice::choice;

/// The indicators that a ruleset turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Indicators {
    /// The dora indicators after a kan.
    pub kan_dora: Turned,
    /// The ura dora indicator below the first, after riichi.
    pub ura_dora: Turned,
    /// The ura dora indicators below those after a kan.
    pub kan_ura: Turned,
}

impl Indicators {
    /// All of them.
    pub const ALL: Self = Self {
        kan_dora: Turned::Yes,
        ura_dora: Turned::Yes,
        kan_ura: Turned::Yes,
    };

    /// `true` for those that count: the first indicator, those after a kan, the one below the first, those below the
    /// others. The last are turned only where the second and the third are.
    pub fn turned(self) -> [bool; 4] {
        let [kan_dora, ura_dora, kan_ura] =
            [self.kan_dora, self.ura_dora, self.kan_ura].map(|turned| turned == Turned::Yes);
        [true, kan_dora, ura_dora, kan_dora && ura_dora && kan_ura]
    }
}

choice! {
    /// An indicator, turned or not.
    Turned {
        /// It counts.
        Yes = "true",
        /// It does not.
        No = "false",
    }
}
