//! Which indicators count.

use super::riichi::choice;
use super::{Remark, RemarkKind, Ruleset};

/// Which indicators a ruleset turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

/// Said where a game turns fewer indicators than are given. Where there is no dora at all, its file says so.
static KAN_DORA: Remark = Remark {
    id: "kan_dora_left_out",
    kind: RemarkKind::Info,
    when: |win, _| win.dora().len() > 1,
    text: "These rules turn no dora indicator after a kan: only the first one counts.",
};

/// The same of those below.
static URA: Remark = Remark {
    id: "ura_left_out",
    kind: RemarkKind::Info,
    when: |win, _| {
        let counted = win.rules().riichi().map_or(0, |riichi| {
            let [_, _, first, later] = riichi.indicators.turned();
            match (first, later) {
                (true, true) => usize::MAX,
                (first, _) => first.into(),
            }
        });
        win.ura().len() > counted
    },
    text: "Ura dora indicators that these rules do not turn are left out.",
};

/// What may have to be said of the indicators of a game.
pub(super) fn remarks(rules: &Ruleset) -> [Option<&'static Remark>; 2] {
    let turned = rules.riichi().map(|riichi| riichi.indicators.turned());
    let [_, kan_dora, ura, kan_ura] = turned.unwrap_or([true; 4]);
    [
        (!kan_dora).then_some(&KAN_DORA),
        (!ura || !kan_ura).then_some(&URA),
    ]
}
