//! What is kept between visits. A browser that forbids storage is no reason to fail: then nothing is kept.

use tensu::{Question, Ruleset};
use web_sys::Storage;

use crate::entry::Entry;
use crate::page::Theme;

/// The key of the entry; a new form of the text takes a new number.
const ENTRY: &str = "tensu/1";
const THEME: &str = "tensu/theme";

/// Keeps an entry as the ruleset's id and the text of the question.
pub(crate) fn save(entry: &Entry) {
    write(ENTRY, &text(entry));
}

/// The entry of the last visit.
pub(crate) fn load() -> Option<Entry> {
    entry(&storage()?.get_item(ENTRY).ok()??)
}

/// Keeps the theme.
pub(crate) fn save_theme(theme: Theme) {
    write(THEME, theme.code());
}

/// The theme of the last visit.
pub(crate) fn load_theme() -> Theme {
    let kept = storage().and_then(|storage| storage.get_item(THEME).ok().flatten());
    kept.and_then(|code| Theme::from_code(&code))
        .unwrap_or(Theme::Auto)
}

fn text(entry: &Entry) -> String {
    format!("{} {}", entry.rules, entry.question())
}

fn entry(text: &str) -> Option<Entry> {
    let (rules, question) = text.split_once(' ')?;
    let question: Question = question.parse().ok()?;
    Some(Entry::new(Ruleset::by_id(rules)?.id, question))
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

fn write(key: &str, value: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(key, value);
    }
}

#[cfg(test)]
mod tests {
    use super::{entry, text};

    #[test]
    fn a_kept_entry_comes_back() {
        for kept in [
            "cheatsheet  ron",
            "cheatsheet 12m5z ron seat:W honba:2",
            "ari_ari 34066p78s(406m)[1111z]+9s tsumo riichi ippatsu dora:1m5p ura:3s",
        ] {
            assert_eq!(entry(kept).map(|entry| text(&entry)).as_deref(), Some(kept));
        }
        assert_eq!(entry("no_such_rules 1m"), None);
        assert_eq!(entry("cheatsheet rubbish"), None);
        assert_eq!(entry(""), None);
    }
}
