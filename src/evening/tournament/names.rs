//! Names as they are typed or pasted.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::evening::Start;
use crate::evening::seating::MOST_PEOPLE;

/// The names of a text, one a line, or with commas where it is one line. Numbers before them are left out, empty lines too; who
/// has the name of another one gets a number. At most [`MOST_PEOPLE`].
///
/// ```
/// use tensu::evening::tournament::names;
/// assert_eq!(names("1. Aki\n2) Ben\n\n  Aki"), ["Aki", "Ben", "Aki 2"]);
/// assert_eq!(names("Aki, Ben"), ["Aki", "Ben"]);
/// ```
pub fn names(text: &str) -> Vec<String> {
    let between = if text.trim().contains(['\n', '\r']) {
        &['\n', '\r'][..]
    } else {
        &[',', ';', '\u{3001}', '\u{ff0c}']
    };
    let mut all: Vec<String> = Vec::new();
    for line in text.split(between) {
        let name = Start::name_of(unnumbered(line));
        if !name.is_empty() && all.len() < MOST_PEOPLE {
            all.push(apart(name, &all));
        }
    }
    all
}

/// A line without the number that a list begins it with.
fn unnumbered(line: &str) -> &str {
    let line = line.trim();
    let rest = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let named = rest.strip_prefix(['.', ')', '\t']);
    named.filter(|_| rest.len() < line.len()).unwrap_or(line)
}

/// A name that nobody else has.
fn apart(name: String, others: &[String]) -> String {
    let is_free = |name: &String| !others.contains(name);
    if is_free(&name) {
        return name;
    }
    let numbered = |number: usize| {
        let number = number.to_string();
        let room = Start::LONGEST_NAME - number.len() - 1;
        let name: String = name.chars().take(room).collect();
        format!("{} {number}", name.trim_end())
    };
    // One of so many numbers is free.
    (2..=MOST_PEOPLE + 1)
        .map(numbered)
        .find(is_free)
        .unwrap_or(name)
}
