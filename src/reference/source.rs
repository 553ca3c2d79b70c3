//! The source of a yaku: a place in the document of a ruleset, or somebody who reports it.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::presets::Ruleset;
use crate::presets::SourceNotes;
use crate::reference::stated;
use crate::yaku::Yaku;

/// The section of [`LAWBOOK`] about the usual yaku.
const USUAL: &str = "0.4";

/// The project's account of all rules, with a section for each ruleset under its id.
const LAWBOOK: &str = "docs/rules.md";

impl SourceNotes {
    /// Returns the place of a yaku in the document.
    pub fn place(&self, yaku: Yaku) -> Option<&'static str> {
        let mut places = self.places.iter();
        places
            .find(|(_, there)| there.contains(&yaku))
            .map(|&(place, _)| place)
    }
}

impl Ruleset {
    /// Returns the source of a yaku's value here: the document and the place in it, the person who reports it, or that
    /// it is assumed; and the ruleset's section of the project's `docs/rules.md`. A yaku that the ruleset does not
    /// have, or has from the house, has the source of the yaku itself ([`Yaku::source`]).
    ///
    /// ```
    /// use tensu::{Ruleset, Yaku};
    /// let source = |id| Ruleset::by_id(id).unwrap().source_of(Yaku::Ittsuu);
    /// assert_eq!(
    ///     source("ari_ari"),
    ///     "Basic Ari-Ari Mahjong Rules, Matthew Rappaport, sections 8.1 (open) and 8.2 (closed); docs/rules.md#ari_ari"
    /// );
    /// assert_eq!(source("tenhou"), "the usual value (docs/rules.md 0.4); docs/rules.md#tenhou");
    /// ```
    pub fn source_of(&self, yaku: Yaku) -> String {
        if !self.has(yaku) {
            return yaku.source().to_string();
        }
        let preset = self.preset();
        if preset.is_some_and(|own| own.yaku.get(yaku).worth != self.yaku.get(yaku).worth) {
            return format!("the house; {}", yaku.source());
        }
        let mut parts = Vec::new();
        if let Some(place) = self.page().place(yaku) {
            parts.push(format!("{}, {place}", self.source.title));
        } else if let Some(rule) = stated::rule_of(yaku) {
            parts.extend(self.origin(rule).texts().map(ToString::to_string));
        }
        if self.page().assumed.contains(&yaku) {
            parts.push("value assumed".into());
        } else if parts.is_empty() {
            parts.push(format!("the usual value ({LAWBOOK} {USUAL})"));
        }
        parts.extend(preset.map(|own| format!("{LAWBOOK}#{}", own.id)));
        parts.join("; ")
    }
}
