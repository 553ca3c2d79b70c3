//! The notes of reference pages, by ruleset.

#[cfg(feature = "chinese")]
use super::chinese;
use super::ruleset::Ruleset;
use super::source_notes::SourceNotes;
use super::{
    ari_ari, cheatsheet, ema, jpml, korean, mleague, riichi_city, rrc, saikouisen, sanma_ryanshi,
    shanghai, wrc,
};

#[cfg(feature = "chinese")]
static OF_CHINESE: &[(&str, &SourceNotes)] = chinese::pages::PAGES;
#[cfg(not(feature = "chinese"))]
static OF_CHINESE: &[(&str, &SourceNotes)] = &[];

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
        let mut all = PAGES.iter().chain(OF_CHINESE);
        let found = all.find(|(id, _)| *id == self.id);
        found.map_or(&SourceNotes::EMPTY, |(_, page)| page)
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::{OF_CHINESE, PAGES};
    use crate::presets::Ruleset;

    #[test]
    fn each_page_is_that_of_one_ruleset() {
        let mut ids: Vec<_> = PAGES.iter().chain(OF_CHINESE).map(|(id, _)| *id).collect();
        for id in &ids {
            assert!(Ruleset::by_id(id).is_some(), "{id}");
        }
        let all = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), all);
    }
}
