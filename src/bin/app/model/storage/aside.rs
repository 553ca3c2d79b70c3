//! Kept texts that cannot be read: another version wrote them, or nobody knows what did. They are put aside under
//! another key before anything is written in their place, told until the player has read that, and offered for copying
//! until then.

use web_sys::Storage;

use super::keys::{self, OURS};
use crate::browser::storage::{get, keys, storage};
use crate::model::trouble::Trouble;

/// The start of every key under which a text was put aside, until the player has read of it.
const ASIDE: &str = "tensu/aside/";

/// The start of every key under which a text was put aside, once the player has read of it. Nothing of it is ever
/// deleted.
const KNOWN: &str = "tensu/known/";

/// The name under which other versions' hands are known.
const OTHER: &str = "other";

/// Moves the text under a key; `true` if it is aside now. If not, it stays where it was.
#[must_use]
pub(super) fn put(storage: &Storage, key: &str, text: &str) -> bool {
    take(storage, key, text, "", || add(storage, ASIDE, key, text))
}

/// Copies a part of the text under a key, if nobody was told of it yet; `true` if it is aside now, or was before.
#[must_use]
pub(super) fn copy(storage: &Storage, key: &str, part: &str) -> bool {
    has(&under(storage, KNOWN, key), part) || add(storage, ASIDE, key, part)
}

/// Takes a text from a key, where some of it is left, and puts it elsewhere; `true` if that worked. Without room for it
/// twice it is taken away first, but only if the browser would take it back.
fn take(storage: &Storage, key: &str, all: &str, left: &str, put: impl Fn() -> bool) -> bool {
    let is_there = put();
    if !is_there && storage.set_item(key, all).is_err() {
        return false;
    }
    let _ = match left {
        "" => storage.remove_item(key),
        _ => storage.set_item(key, left),
    };
    if is_there || put() {
        return true;
    }
    let _ = storage.set_item(key, all);
    false
}

/// Takes back a text that was put aside under a key, if it can be read whole by now: it lies there again, and nothing
/// is told of it.
pub(super) fn back<T>(
    storage: &Storage,
    key: &str,
    read: impl FnOnce(&str) -> Option<T>,
) -> Option<T> {
    let text = under(storage, ASIDE, key);
    let found = read(&text).filter(|_| !text.is_empty())?;
    storage.set_item(key, &text).ok()?;
    let name = key.strip_prefix(OURS).unwrap_or(key);
    let _ = storage.remove_item(&[ASIDE, name].concat());
    Some(found)
}

/// The troubles to tell of all that was put aside.
pub(super) fn troubles(storage: &Storage) -> Vec<Trouble> {
    let mut troubles = Vec::new();
    for name in names(storage) {
        let trouble = trouble(&name);
        if !troubles.contains(&trouble) {
            troubles.push(trouble);
        }
    }
    troubles
}

/// The trouble to tell of a text put aside under a name, by what the player would miss.
fn trouble(name: &str) -> Trouble {
    match name {
        "rules" => Trouble::Rules,
        "practice" | "learn" => Trouble::Practice,
        "points" => Trouble::Points,
        "games" => Trouble::Games,
        name if name.bytes().all(|byte| byte.is_ascii_digit()) => Trouble::Hand,
        _ => Trouble::Settings,
    }
}

/// Returns whether the player knows of these keys of other versions.
pub(super) fn knows(storage: &Storage, others: &str) -> bool {
    has(&under(storage, KNOWN, OTHER), others)
}

/// Something that was put aside and not read yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PutAside {
    /// The key where it lay, without its start.
    name: String,
    text: String,
}

/// The texts that were put aside and not read yet, of the troubles that are on the screen.
pub(crate) fn parts(is_shown: impl Fn(Trouble) -> bool) -> Vec<PutAside> {
    let Some(storage) = storage() else {
        return Vec::new();
    };
    let mut names = names(&storage);
    names.retain(|name| is_shown(trouble(name)));
    let part = |name: String| PutAside {
        text: under(&storage, ASIDE, &name),
        name,
    };
    names.into_iter().map(part).collect()
}

/// Parts as text: a key and the text under it, one after another.
pub(crate) fn text(parts: &[PutAside]) -> String {
    let one = |PutAside { name, text }: &PutAside| [OURS, name, "\n", text].concat();
    let all: Vec<String> = parts.iter().map(one).collect();
    all.join("\n\n")
}

/// The keys of other versions' hands that are there now.
pub(crate) fn others() -> String {
    storage().map_or_else(String::new, |storage| keys::others(keys(&storage)))
}

/// Notes that the player has read of these parts, and of these keys of other versions, and of nothing that came
/// meanwhile.
pub(crate) fn known(parts: &[PutAside], others: &str) {
    let Some(storage) = storage() else { return };
    for PutAside { name, text } in parts {
        let all = under(&storage, ASIDE, name);
        if let Some(left) = without(&all, text) {
            let key = [ASIDE, name].concat();
            let _ = take(&storage, &key, &all, left, || {
                add(&storage, KNOWN, name, text)
            });
        }
    }
    if !others.is_empty() {
        add(&storage, KNOWN, OTHER, others);
    }
}

/// The text that stands beside one that was there first; `None` where that is gone.
fn without<'a>(all: &'a str, text: &str) -> Option<&'a str> {
    match all.strip_prefix(text)? {
        "" => Some(""),
        rest => rest.strip_prefix('\n'),
    }
}

/// The names of all that was put aside, sorted.
fn names(storage: &Storage) -> Vec<String> {
    let name = |key: String| key.strip_prefix(ASIDE).map(str::to_owned);
    keys::sorted(keys(storage).filter_map(name))
}

fn under(storage: &Storage, place: &str, key: &str) -> String {
    let name = key.strip_prefix(OURS).unwrap_or(key);
    get(storage, &[place, name].concat()).unwrap_or_default()
}

/// Puts a text beside what is there; `true` if it is there now.
fn add(storage: &Storage, place: &str, key: &str, text: &str) -> bool {
    let before = under(storage, place, key);
    let name = key.strip_prefix(OURS).unwrap_or(key);
    let all = beside(&before, text);
    all == before || storage.set_item(&[place, name].concat(), &all).is_ok()
}

/// Both texts; one that is there already is not there twice.
fn beside(before: &str, text: &str) -> String {
    match before {
        "" => text.to_owned(),
        _ if has(before, text) => before.to_owned(),
        _ => [before, "\n", text].concat(),
    }
}

/// Returns whether a text contains these whole lines.
fn has(all: &str, text: &str) -> bool {
    let (all, text) = (["\n", all, "\n"].concat(), ["\n", text, "\n"].concat());
    all.contains(&text)
}

#[cfg(test)]
mod tests {
    use super::{PutAside, beside, has, text, trouble, without};
    use crate::model::trouble::Trouble;

    #[test]
    fn what_is_put_aside_again_is_there_once() {
        let mut all = String::new();
        for text in ["one", "two\nlines", "one", "lines", "line"] {
            all = beside(&all, text);
        }
        assert_eq!(all, "one\ntwo\nlines\nline");
        assert!(has(&all, "one\ntwo") && !has(&all, "wo") && !has("", "one"));
    }

    #[test]
    fn what_came_after_the_telling_is_not_known() {
        let told = "12m ron\n34p";
        assert_eq!(without(told, told), Some(""));
        assert_eq!(without(&beside(told, "5z"), told), Some("5z"));
        // Another window has told it, and put something else there.
        for other in ["", "5z", "12m ron\n34p tsumo"] {
            assert_eq!(without(other, told), None, "{other}");
        }
    }

    #[test]
    fn what_was_put_aside_is_offered_with_its_keys() {
        let part = |name: &str, text: &str| PutAside {
            name: name.to_owned(),
            text: text.to_owned(),
        };
        assert_eq!(
            text(&[part("1", "12m ron"), part("theme", "sepia")]),
            "tensu/1\n12m ron\n\ntensu/theme\nsepia"
        );
        assert_eq!(text(&[]), "");
    }

    #[test]
    fn everything_is_told_as_what_would_be_missed() {
        for (name, told) in [
            ("1", Trouble::Hand),
            ("12", Trouble::Hand),
            ("rules", Trouble::Rules),
            ("practice", Trouble::Practice),
            ("points", Trouble::Points),
            ("theme", Trouble::Settings),
            ("keys", Trouble::Settings),
        ] {
            assert_eq!(trouble(name), told, "{name}");
        }
    }
}
