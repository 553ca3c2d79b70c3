//! Chinese rulesets, in a list of their own: whoever names it is linked with them, nobody else.

use crate::presets::{Ruleset, SourceNotes};

pub use hong_kong::HONG_KONG;
pub use mcr_2006::MCR_2006;
pub use mcr_mil::MCR_MIL;

mod hong_kong;
mod mcr_2006;
mod mcr_mil;

/// All of them, in the order in which a menu shows them.
pub static CHINESE: &[&Ruleset] = &[&MCR_MIL, &MCR_2006, &HONG_KONG];

/// What their reference pages say about the sources.
pub(super) static PAGES: &[(&str, &SourceNotes)] = &[
    ("mcr_mil", &mcr_mil::PAGE),
    ("mcr_2006", &mcr_mil::PAGE),
    ("hong_kong", &hong_kong::PAGE),
];
