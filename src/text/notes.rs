//! The order of what rulesets say in words of their own: all languages have the same notes, so a packed one needs no key
//! beside each.

use alloc::vec::Vec;

use crate::presets::{ALL, PARTICULAR};

/// What notes of a language are found by: the ids of remarks, page notes and lines of a source, and the English texts
/// of names of rulesets and of origins, of which the names of sources have none. An id that means something else in a
/// second ruleset (`id@ruleset`) is not among them.
pub(super) fn keys() -> Vec<&'static str> {
    let said = ALL.iter().flat_map(|rules| {
        let remarks = rules.remarks().map(|remark| remark.id);
        let notes = rules.page.notes.iter().map(|note| note.id);
        let also = rules.page.also.iter().map(|line| line.id);
        let origins = rules.origins.iter();
        let origins = origins.flat_map(|&(_, origin)| origin.texts());
        let name = core::iter::once(rules.name);
        name.chain(remarks).chain(notes).chain(also).chain(origins)
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
