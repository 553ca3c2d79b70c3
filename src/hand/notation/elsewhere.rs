//! Texts that are pasted and are no hands: whole logs and links to other sites.

use alloc::borrow::ToOwned;
use alloc::string::String;

use super::errors::{ParseError, Syntax};

/// The number of bytes, from the start of a text, in which its kind is looked for.
const HEAD: usize = 4_096;

/// The error of a text that could not be read: its kind as a whole, if that is known, or else the error given.
pub(super) fn why(text: &str, error: ParseError) -> ParseError {
    elsewhere(text).map_or(error, |why| ParseError { at: 0, why })
}

/// The kind of a text as a whole, if that is known and no hand.
pub(super) fn elsewhere(text: &str) -> Option<Syntax> {
    let end = (0..=HEAD.min(text.len()))
        .rev()
        .find(|&end| text.is_char_boundary(end))?;
    let head = text[..end].trim_start();
    log(head)
        .map(|name| Syntax::Log(name.to_owned()))
        .or_else(|| link(head).map(Syntax::Site))
}

/// The name of the form of a log.
fn log(head: &str) -> Option<&'static str> {
    let has = |key: &str| head.contains(key);
    if head.starts_with('<') && has("mjlog") {
        return Some("Tenhou");
    }
    if !head.starts_with(['{', '[']) {
        return None;
    }
    let is_mjai = has("\"type\"")
        && ["\"start_game\"", "\"start_kyoku\"", "\"actor\""]
            .iter()
            .any(|key| has(key));
    let is_tenhou = has("\"log\"") && (has("\"name\"") || has("\"title\"") || has("\"rule\""));
    if is_mjai {
        Some("mjai")
    } else {
        is_tenhou.then_some("Tenhou")
    }
}

/// The host of a link somewhere in a text, or of an address of known sites at its beginning.
fn link(head: &str) -> Option<String> {
    const KNOWN: [&str; 3] = ["tenhou.net", "tziakcha.net", "maj-soul.com"];
    let behind = head
        .split_once("://")
        .filter(|(before, _)| before.ends_with("http") || before.ends_with("https"));
    let address = behind.map_or(head, |(_, address)| address);
    let end = |c: char| !(c.is_ascii_alphanumeric() || matches!(c, '.' | '-'));
    let host = address.split(end).next().unwrap_or_default();
    let host = host.strip_prefix("www.").unwrap_or(host);
    let is_known = KNOWN.iter().any(|known| {
        host.strip_suffix(known)
            .is_some_and(|sub| sub.is_empty() || sub.ends_with('.'))
    });
    // The tiles of Tenhou's calculator stand in its address.
    let has_tiles = address.starts_with("tenhou.net/2/?");
    let is_link = is_known || behind.is_some() && host.contains('.');
    (is_link && !has_tiles).then(|| host.to_owned())
}
