//! Results that were pasted, such as a whole chat: the lines that are meant as results, and the others.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// The most places where a program may have broken a line.
const CUTS: usize = 2;

/// A line of a pasted text.
pub(crate) enum Pasted<T> {
    /// A result, and the line it begins in.
    Read(String, T),
    /// A result that is not whole.
    Cut(String),
    /// Another line.
    Rest(String),
}

/// Reads a pasted text: lines with the word `head` are meant as results. Programs break long lines, at a space or anywhere.
pub(crate) fn pasted<T>(
    text: &str,
    head: &str,
    read: impl Fn(&str) -> Option<T>,
) -> Vec<Pasted<T>> {
    let lines: Vec<&str> = text
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect();
    let is_meant = |line: &str| line.contains(head);
    let mut all = Vec::new();
    let mut at = 0;
    while let Some(&line) = lines.get(at) {
        at += 1;
        if !is_meant(line) {
            all.push(Pasted::Rest(line.to_owned()));
            continue;
        }
        let others = lines[at..].iter().take_while(|line| !is_meant(line));
        let pieces = others.take(CUTS).count();
        let joined = (0..=pieces).flat_map(|more| [(more, " "), (more, "")]);
        let found = joined.into_iter().find_map(|(more, between)| {
            let whole = lines[at - 1..at + more].join(between);
            Some((more, read(&whole)?))
        });
        all.push(match found {
            Some((more, result)) => {
                at += more;
                Pasted::Read(line.to_owned(), result)
            }
            None => Pasted::Cut(line.to_owned()),
        });
    }
    all
}

/// Finds what `read` makes of the text behind the word `head`, whatever stands before and behind it: the name of a sender may
/// have the word, too. The text before it is handed over as well.
pub(crate) fn behind<T>(
    text: &str,
    head: &str,
    read: impl Fn(&str, &str) -> Option<T>,
) -> Option<T> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut heads = text.match_indices(head);
    heads.find_map(|(at, _)| read(&text[..at], &text[at + head.len()..]))
}

/// The sender in what a chat program puts before a message: what stands between the time and the last colon.
pub(crate) fn sender(before: &str) -> &str {
    let before = before.trim().trim_end_matches(':').trim_end();
    let behind = before.rsplit(['\t', ']']).next().unwrap_or_default();
    let behind = behind.rsplit(" - ").next().unwrap_or_default();
    behind.trim()
}

/// A name as a part of a line that `next` parts; the sender's where none was typed.
pub(crate) fn named(typed: &str, before: &str) -> String {
    if typed.is_empty() {
        sender(before).to_string()
    } else {
        typed.to_string()
    }
}

/// Writes a name so that it stays one part of a line.
pub(crate) fn one_part(name: &str, next: char) -> String {
    let name = name.replace(next, " ");
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}
