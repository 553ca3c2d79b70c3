//! Several kans in a hand, and which of them was the one of the draw.

use super::{Remark, RemarkKind};
use crate::meld::{Meld, MeldKind};
use crate::win::Method;

/// Said where fewer indicators are given than the hand's own kans turn. Who gives none leaves them out, and one that a kan
/// turns after the discard is not there yet when its replacement tile wins.
pub(super) static KAN_INDICATOR: Remark = Remark {
    id: "kan_indicator",
    kind: RemarkKind::Info,
    when: |win, _| {
        let kans = || win.melds().iter().filter(|meld| meld.kind().is_kan());
        let late = win.method() == Method::Rinshan && kans().any(|kan| kan.kind().opens());
        let turned = 1 + kans().count() - usize::from(late);
        let given = win.question().dora.len();
        given > 0 && given < turned
    },
    text: "Each kan turns another dora indicator, and fewer are given.",
};

/// Said where the giver of an open kan pays for the draw: nobody is asked which of several kans that was.
pub(super) static LAST_KAN: Remark = Remark {
    id: "last_kan",
    kind: RemarkKind::Assumed,
    when: |win, _| {
        let giver = |meld: &Meld| (meld.kind() == MeldKind::Minkan).then(|| meld.from());
        let mut givers = win
            .melds()
            .iter()
            .filter(|meld| meld.kind().is_kan())
            .map(giver);
        let first = givers.next();
        win.method() == Method::Rinshan && givers.any(|other| Some(other) != first)
    },
    text: "Of several kans the one entered last is taken as that of the winning draw: it decides who pays.",
};
