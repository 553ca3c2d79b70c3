//! The language that is spoken.

use std::env;

use tensu_words::{EN, LANGUAGES, Words, best};

/// Returns the language with this tag, or without one that of the environment.
pub(crate) fn choose(tag: Option<&str>) -> &'static Words {
    let locale = || {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter();
        let set = names.filter_map(|name| env::var(name).ok());
        set.into_iter().find(|value| !value.is_empty())
    };
    let wanted = tag.map_or_else(|| locale().unwrap_or_default(), str::to_owned);
    best(LANGUAGES, |words| words.tag, &wanted)
        .copied()
        .unwrap_or(&EN)
}
