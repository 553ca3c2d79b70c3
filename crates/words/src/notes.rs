//! The order of the texts that rulesets bring along: all languages have the same notes, so a packed one needs no key
//! beside each.

use alloc::vec::Vec;

use tensu::inside::PARTICULAR;
use tensu::rules::CORE;

/// Returns the keys by which a language finds its notes: the ids of remarks, and the English texts of names of rulesets
/// and of origins (names of sources are not translated). Not among them are ids that mean something else in a second
/// ruleset (`id@ruleset`), and texts of reference pages alone: these lines bring their key along, so that a reader of a
/// language need not know them all.
pub(super) fn keys() -> Vec<&'static str> {
    let said = CORE.rulesets.iter().flat_map(|rules| {
        let remarks = rules.remarks().map(|remark| remark.id);
        let origins = rules.origins.iter();
        let origins = origins.flat_map(|&(_, origin)| origin.texts());
        let name = core::iter::once(rules.name);
        name.chain(remarks).chain(origins)
    });
    let particular = PARTICULAR.iter().map(|(_, why)| *why);
    let mut keys = Vec::new();
    for key in said.chain(particular) {
        if !keys.contains(&key) {
            keys.push(key);
        }
    }
    keys
}
