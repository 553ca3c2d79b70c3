//! Several kans in a hand, and which of them was the one of the draw.

use super::{Remark, RemarkKind};
use crate::meld::{Meld, MeldKind};
use crate::win::Method;

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
