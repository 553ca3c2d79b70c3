//! What is kept between visits. A browser that forbids storage is no reason to fail: then nothing is kept.

use std::rc::Rc;

use tensu::Question;
use tensu::house::House;
use web_sys::Storage;

use crate::book::Book;
use crate::entry::Entry;
use crate::history::History;
use crate::page::Theme;
use crate::state::State;
use crate::tr::Terms;

/// The key of the entry; a new form of the text takes a new number.
const ENTRY: &str = "tensu/1";
const THEME: &str = "tensu/theme";
const LANGUAGE: &str = "tensu/language";
const TERMS: &str = "tensu/terms";

const HOUSES: &str = "tensu/rules";
const HISTORY: &str = "tensu/hands";

/// Keeps an entry as the ruleset's id and the text of the question.
pub(crate) fn save(entry: &Entry) {
    write(ENTRY, &text(entry));
}

/// The entry of the last visit.
fn load() -> Option<Entry> {
    entry(&storage()?.get_item(ENTRY).ok()??)
}

/// Keeps the house rules, a line each.
pub(crate) fn save_houses(books: &[Book]) {
    let houses = books.iter().filter_map(Book::house);
    let lines: Vec<String> = houses.map(ToString::to_string).collect();
    write(HOUSES, &lines.join("\n"));
}

/// The house rules of the last visit.
fn load_houses() -> Vec<Book> {
    let kept = storage().and_then(|storage| storage.get_item(HOUSES).ok().flatten());
    kept.iter()
        .flat_map(|text| text.lines())
        .filter_map(book)
        .collect()
}

/// Keeps the hands that were scored.
pub(crate) fn save_history(history: &History) {
    write(HISTORY, &history.text());
}

/// The hands of earlier visits.
fn load_history() -> History {
    let kept = storage().and_then(|storage| storage.get_item(HISTORY).ok().flatten());
    kept.map_or_else(History::default, |text| History::read(&text))
}

/// The state of the last visit.
pub(crate) fn load_state() -> State {
    State::with(load().unwrap_or_default(), load_houses(), load_history())
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

/// Keeps the language.
pub(crate) fn save_language(tag: &str) {
    write(LANGUAGE, tag);
}

/// The tag of the language that was chosen.
pub(crate) fn load_language() -> Option<String> {
    storage()?.get_item(LANGUAGE).ok()?
}

/// Keeps the terms.
pub(crate) fn save_terms(terms: Terms) {
    write(TERMS, terms.code());
}

/// The terms of the last visit.
pub(crate) fn load_terms() -> Terms {
    let kept = storage().and_then(|storage| storage.get_item(TERMS).ok().flatten());
    kept.and_then(|code| Terms::from_code(&code))
        .unwrap_or_default()
}

fn text(entry: &Entry) -> String {
    let rules = entry.rules.house().map(House::link);
    let rules = rules.as_deref().unwrap_or(entry.rules.id);
    let mut text = format!("{rules} {}", entry.question());
    for won in &entry.won {
        text.push('\n');
        text += &won.question().to_string();
    }
    text
}

fn entry(text: &str) -> Option<Entry> {
    let mut lines = text.lines();
    let (rules, question) = lines.next()?.split_once(' ')?;
    let question: Question = question.parse().ok()?;
    let rules = Book::by_id(rules).or_else(|| book(rules))?;
    let won = lines.filter_map(|line| line.parse().ok());
    let won = won.map(|won: Question| Rc::new(Entry::new(Book::default(), won)));
    Some(Entry {
        won: won.collect(),
        ..Entry::new(rules, question)
    })
}

fn book(text: &str) -> Option<Book> {
    Book::of(text.parse().ok()?).ok()
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
            "tensu-rules:1&base=tenhou&name=Our%20club&kiriage=true 12m5z ron",
            "tenhou 12m+2p ron seat:N from:W\n23434m66p678567s+2p ron riichi from:W",
            "ari_ari 34066p78s(406m)[1111z]+9s tsumo riichi ippatsu dora:1m5p ura:3s",
        ] {
            assert_eq!(entry(kept).map(|entry| text(&entry)).as_deref(), Some(kept));
        }
        assert_eq!(entry("no_such_rules 1m"), None);
        assert_eq!(entry("cheatsheet rubbish"), None);
        assert_eq!(entry(""), None);
    }
}
