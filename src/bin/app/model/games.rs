//! Games that come with a file of their own when somebody plays them: the Chinese ones.

use tensu::rules;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::browser::page::Wait;

/// The rulesets that come with the file: the id and the name that players use.
pub(crate) const LATER: [(&str, &str); 5] = [
    ("mcr_mil", "MCR (MIL)"),
    ("mcr_2006", "MCR (WMO 2006)"),
    ("hong_kong", "Hong Kong (old style)"),
    ("hong_kong_hkma", "Hong Kong (HKMA 2025)"),
    ("zung_jung", "Zung Jung 3.3"),
];

/// The place where the program is cut: everything that only this reaches is in the file.
#[wasm_split(chinese, fallible)]
#[allow(
    clippy::unnecessary_wraps,
    reason = "loading may fail; the macro takes the type from here"
)]
fn cut() -> Result<(), SplitLoaderError> {
    rules::bring_chinese();
    Ok(())
}

/// Loads the file with them; `true` if they are there now.
pub(crate) async fn bring() -> bool {
    if are_here() {
        return true;
    }
    let _wait = Wait::begin();
    cut().await.is_ok()
}

/// Returns whether they are there.
pub(crate) fn are_here() -> bool {
    rules::all().nth(rules::ALL.len()).is_some()
}

/// The ids of all rulesets, here or not.
pub(crate) fn ids() -> impl Iterator<Item = &'static str> {
    let later = LATER.iter().filter(|_| !are_here());
    let here = rules::all().map(|rules| rules.id);
    here.chain(later.map(|&(id, _)| id))
}

/// Returns whether a text, of whatever kind, names one of them that is not there yet.
pub(crate) fn are_wanted(text: &str) -> bool {
    !are_here() && LATER.iter().any(|(id, _)| text.contains(id))
}

#[cfg(test)]
mod tests {
    use tensu::rules;

    use super::LATER;

    #[test]
    fn what_comes_later_has_the_names_that_it_will_have() {
        let later = rules::all().skip(rules::ALL.len());
        let named: Vec<_> = later.map(|rules| (rules.id, rules.name)).collect();
        assert_eq!(named, LATER);
    }
}
