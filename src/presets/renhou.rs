//! A renhou that is a mangan and nothing else, in a hand that is worth more without it.

use crate::presets::{Remark, RemarkKind};
use crate::result::score::Missed;
use crate::result::why::MissReason;
use crate::rulebook::Limit;

/// Said where the hand pays more without its renhou. Source: rules.md 2.4.
pub(super) const RENHOU_ALONE: Remark = Remark {
    id: "renhou_alone",
    kind: RemarkKind::Assumed,
    when: |rules, _, score| {
        let pays_less = |missed: &Missed| missed.why == MissReason::PaysLess;
        let is_more = |limit: Limit| limit.base() > Limit::Mangan.base();
        score.missed.iter().any(pays_less)
            && score.limit.is_some_and(is_more)
            && !rules.is_changed("renhou")
    },
    text: "Renhou is a mangan here, with no other yaku and no dora. Without it this hand is worth more, and that is paid. The rulebook asks for the highest reading, but does not speak of this case.",
};
