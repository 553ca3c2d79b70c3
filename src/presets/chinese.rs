//! Chinese rulesets, on a shelf of their own: a program is linked with them only if it names the shelf.

use crate::presets::Shelf;
use crate::presets::house_rule::CHINESE_HOUSE_RULES;

pub use hong_kong::HONG_KONG;
pub use hong_kong_hkma::HONG_KONG_HKMA;
pub use mcr_2006::MCR_2006;
pub use mcr_mil::MCR_MIL;
pub use zung_jung::ZUNG_JUNG;

mod hong_kong;
mod hong_kong_hkma;
mod mcr_2006;
mod mcr_mil;
pub(super) mod pages;
mod values;
mod zung_jung;

/// All of them.
pub static CHINESE: Shelf = Shelf {
    rulesets: &[&MCR_MIL, &MCR_2006, &HONG_KONG, &HONG_KONG_HKMA, &ZUNG_JUNG],
    house_rules: CHINESE_HOUSE_RULES,
};
