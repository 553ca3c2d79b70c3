//! Indicators that the rules do not turn.

use crate::presets::{Remark, RemarkKind, Ruleset};

/// Said where a game turns fewer indicators than are given. Where there is no dora at all, its file says so.
static KAN_DORA: Remark = Remark {
    id: "kan_dora_left_out",
    kind: RemarkKind::Info,
    when: |_, win, _| win.dora().len() > 1,
    text: "These rules turn no dora indicator after a kan: only the first one counts.",
};

/// The same of those below.
static URA: Remark = Remark {
    id: "ura_left_out",
    kind: RemarkKind::Info,
    when: |_, win, _| {
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

/// The remarks that may have to be made on the indicators of a game.
pub(super) fn remarks(rules: &Ruleset) -> [Option<&'static Remark>; 2] {
    let turned = rules.riichi().map(|riichi| riichi.indicators.turned());
    let [_, kan_dora, ura, kan_ura] = turned.unwrap_or([true; 4]);
    [
        (!kan_dora).then_some(&KAN_DORA),
        (!ura || !kan_ura).then_some(&URA),
    ]
}
