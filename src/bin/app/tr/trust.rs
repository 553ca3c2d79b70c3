//! The words of the trust page.

use super::thousands;

/// Its words in one language.
pub(crate) struct TrustWords {
    /// What it is about.
    pub(crate) help: &'static str,
    /// While the hands run.
    pub(crate) running: &'static str,
    /// The hands could not be fetched.
    pub(crate) missing: &'static str,
    /// How many of how many passed.
    pub(crate) passed: fn(usize, usize) -> String,
    /// Below a result: which rules made it.
    pub(crate) rules: fn(u64) -> String,
    /// Beside the engine's version.
    pub(crate) version: &'static str,
    /// Above the list of rulesets.
    pub(crate) rulesets: &'static str,
    /// What their numbers are good for.
    pub(crate) rulesets_help: &'static str,
}

pub(super) static EN: TrustWords = TrustWords {
    help: "These hands were worked out on paper, from the rulebooks. This device has just scored them all again.",
    running: "Scoring …",
    missing: "The hands could not be loaded. Try again with a network.",
    passed: |passed, all| {
        let (passed, all) = (thousands(passed as u32), thousands(all as u32));
        format!("{passed} of {all} hands passed")
    },
    rules: |print| format!("Engine {}, rules {print:016x}.", env!("CARGO_PKG_VERSION")),
    version: "Engine",
    rulesets: "Fingerprints",
    rulesets_help: "Two devices with the same number play by the same rules, to the last point.",
};
