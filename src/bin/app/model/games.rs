//! Games that come with a file of their own when somebody plays them: the Chinese ones.

use tensu::inside::unescape;
use tensu::rules::{Library, Shelf};
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::library::{add, library};
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
fn cut() -> Result<&'static [&'static Shelf], SplitLoaderError> {
    Ok(Library::ALL.shelves)
}

/// Loads the file with them; `true` if they are there now.
pub(crate) async fn bring() -> bool {
    if are_here() {
        return true;
    }
    let _wait = Wait::begin();
    let Ok(shelves) = cut().await else {
        return false;
    };
    add(|library| Library { shelves, ..library });
    true
}

/// Returns whether they are there.
pub(crate) fn are_here() -> bool {
    library().shelves.len() > Library::CORE.shelves.len()
}

/// The rulesets that are not there yet.
pub(crate) fn later() -> impl Iterator<Item = (&'static str, &'static str)> {
    LATER.into_iter().filter(|_| !are_here())
}

/// The ids of all rulesets, here or not.
pub(crate) fn ids() -> impl Iterator<Item = &'static str> {
    let here = library().rulesets().map(|rules| rules.id);
    here.chain(later().map(|(id, _)| id))
}

/// Returns whether a text names one of them that is not there yet. Of what kind the text is does not matter: a link, a line of
/// rules, an address, or anything that is kept. An id is a word of it.
pub(crate) fn are_wanted(text: &str) -> bool {
    let names = |text: &str| {
        let mut words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        words.any(|word| later().any(|(id, _)| id == word))
    };
    names(text) || text.contains('%') && unescape(text).is_some_and(|plain| names(&plain))
}

#[cfg(test)]
mod tests {
    use tensu::rules::{CORE, all};

    use super::LATER;

    #[test]
    fn what_comes_later_has_the_names_that_it_will_have() {
        let later = all().skip(CORE.rulesets.len());
        let named: Vec<_> = later.map(|rules| (rules.id, rules.name)).collect();
        assert_eq!(named, LATER);
    }
}
