//! Chinese rulesets, on a shelf of their own: a program is linked with them only if it names the shelf.

use crate::presets::house_rule::CHINESE_HOUSE_RULES;
use crate::presets::{Shelf, SourceNotes};

pub use hong_kong::HONG_KONG;
pub use hong_kong_hkma::HONG_KONG_HKMA;
pub use mcr_2006::MCR_2006;
pub use mcr_mil::MCR_MIL;
pub use zung_jung::ZUNG_JUNG;

mod hong_kong;
mod hong_kong_hkma;
mod mcr_2006;
mod mcr_mil;
mod values;
mod zung_jung;

/// All of them.
pub static CHINESE: Shelf = Shelf {
    rulesets: &[&MCR_MIL, &MCR_2006, &HONG_KONG, &HONG_KONG_HKMA, &ZUNG_JUNG],
    house_rules: CHINESE_HOUSE_RULES,
};

/// Notes of their reference pages on the sources.
pub(super) static PAGES: &[(&str, &SourceNotes)] = &[
    ("hong_kong", &hong_kong::PAGE),
    ("hong_kong_hkma", &hong_kong_hkma::PAGE),
    ("zung_jung", &zung_jung::PAGE),
];
