//! The notes of reference pages, by ruleset.

use super::further::further;
use super::ruleset::Ruleset;
use super::source_notes::SourceNotes;
use super::{
    ari_ari, cheatsheet, ema, jpml, korean, mleague, riichi_city, rrc, saikouisen, sanma_ryanshi,
    shanghai, wrc,
};

/// Notes of each ruleset that has any. Rulesets do not hold their own, so that a program which shows no reference page, or shows
/// it later, need not load them.
static PAGES: &[(&str, &SourceNotes)] = &[
    ("shanghai", &shanghai::PAGE),
    ("korean", &korean::PAGE),
    ("cheatsheet", &cheatsheet::PAGE),
    ("ari_ari", &ari_ari::PAGE),
    ("sanma_ryanshi", &sanma_ryanshi::PAGE),
    ("ema_2016", &ema::PAGE),
    ("ema_2025", &ema::PAGE),
    ("wrc_2015", &wrc::PAGE),
    ("wrc_2025", &wrc::PAGE),
    ("wrc_2025_red", &wrc::PAGE),
    ("mleague", &mleague::PAGE),
    ("jpml_a", &jpml::PAGE),
    ("jpml_a_2023", &jpml::PAGE),
    ("jpml_a_2026", &jpml::PAGE),
    ("saikouisen_2025", &saikouisen::PAGE),
    ("rrc", &rrc::PAGE),
    ("riichi_city", &riichi_city::PAGE),
];

impl Ruleset {
    /// Notes of a reference page about the source of the preset with this id; nothing for a ruleset of one's own.
    pub fn page(&self) -> &'static SourceNotes {
        let further = further().map_or(&[][..], |further| further.pages);
        let found = PAGES.iter().chain(further).find(|(id, _)| *id == self.id);
        found.map_or(&SourceNotes::EMPTY, |(_, page)| page)
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::PAGES;
    use crate::presets::Ruleset;
    use crate::presets::further::further;

    #[test]
    fn each_page_is_that_of_one_ruleset() {
        let further = further().map_or(&[][..], |further| further.pages);
        let mut ids: Vec<_> = PAGES.iter().chain(further).map(|(id, _)| *id).collect();
        for id in &ids {
            assert!(Ruleset::by_id(id).is_some(), "{id}");
        }
        let all = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), all);
    }
}
