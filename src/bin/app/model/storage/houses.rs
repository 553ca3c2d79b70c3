//! House rules as they are kept, a line each.

use super::keys::ANY_HOUSE;
use crate::model::active_rules::ActiveRules;

/// A line for each, and for those of another version of the app, which may be open in another window.
pub(super) fn house_lines(books: &[ActiveRules], kept: &str) -> String {
    let houses = books
        .iter()
        .filter_map(ActiveRules::house)
        .map(ToString::to_string);
    let foreign = kept
        .lines()
        .filter(|line| line.starts_with(ANY_HOUSE) && book(line).is_none());
    let lines: Vec<String> = houses.chain(foreign.map(str::to_owned)).collect();
    lines.join("\n")
}

/// The kept house rules that can be read, and the lines that cannot.
pub(super) fn houses(text: &str) -> (Vec<ActiveRules>, Vec<&str>) {
    let (mut books, mut foreign) = (Vec::new(), Vec::new());
    for line in text.lines() {
        match book(line) {
            Some(book) => books.push(book),
            None => foreign.push(line),
        }
    }
    (books, foreign)
}

pub(super) fn book(text: &str) -> Option<ActiveRules> {
    ActiveRules::read(text).ok()
}
