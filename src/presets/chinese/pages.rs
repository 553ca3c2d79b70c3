//! The notes of the reference pages of Chinese rulesets.

use super::{hong_kong, hong_kong_hkma, zung_jung};
use crate::presets::SourceNotes;

/// The notes on the sources, by the ruleset's id.
pub(in crate::presets) static PAGES: &[(&str, &SourceNotes)] = &[
    ("hong_kong", &hong_kong::PAGE),
    ("hong_kong_hkma", &hong_kong_hkma::PAGE),
    ("zung_jung", &zung_jung::PAGE),
];
