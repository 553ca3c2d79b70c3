//! What is kept and cannot be read: another version wrote it, or nobody knows what did. It is put aside under another key before
//! anything is written in its place, told until the player has read that, and offered for copying until then.

use web_sys::Storage;

use super::{OURS, Trouble, get, keys, storage};

/// What the keys begin with of which the player was not told to the end.
const ASIDE: &str = "tensu/aside/";

/// What the keys begin with of which the player knows. Nothing of it is ever thrown away.
const KNOWN: &str = "tensu/known/";

/// The name under which other versions' hands are known.
const OTHER: &str = "other";

/// Moves what lies under a key. Without room for it twice it is taken away first.
pub(super) fn put(storage: &Storage, key: &str, text: &str) {
    let put = || add(storage, ASIDE, key, text);
    let is_there = put();
    let _ = storage.remove_item(key);
    if !is_there && !put() {
        let _ = storage.set_item(key, text);
    }
}

/// Copies a part of what lies under a key, if nobody was told of it yet.
pub(super) fn copy(storage: &Storage, key: &str, part: &str) {
    if !has(&under(storage, KNOWN, key), part) {
        add(storage, ASIDE, key, part);
    }
}

/// What has to be told of all that was put aside.
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

/// What lies under a name, by what the player would miss.
fn trouble(name: &str) -> Trouble {
    match name {
        "rules" => Trouble::Rules,
        "practice" => Trouble::Practice,
        "points" => Trouble::Points,
        name if name.bytes().all(|byte| byte.is_ascii_digit()) => Trouble::Hand,
        _ => Trouble::Settings,
    }
}

/// Whether the player knows of these keys of other versions.
pub(super) fn knows(storage: &Storage, others: &str) -> bool {
    has(&under(storage, KNOWN, OTHER), others)
}

/// All that was put aside and not read yet, as text: a key and what lay there, one after another.
pub(crate) fn text() -> String {
    let Ok(storage) = storage() else {
        return String::new();
    };
    let one = |name: String| {
        let text = under(&storage, ASIDE, &name);
        [OURS, &name, "\n", &text].concat()
    };
    let all: Vec<String> = names(&storage).into_iter().map(one).collect();
    all.join("\n\n")
}

/// The player has read what was told.
pub(crate) fn known() {
    let Ok(storage) = storage() else { return };
    for name in names(&storage) {
        let text = under(&storage, ASIDE, &name);
        let _ = storage.remove_item(&[ASIDE, &name].concat());
        if !add(&storage, KNOWN, &name, &text) {
            add(&storage, ASIDE, &name, &text);
        }
    }
    let others = super::others(keys(&storage));
    if !others.is_empty() {
        add(&storage, KNOWN, OTHER, &others);
    }
}

/// The names of what was put aside, in an order that stays.
fn names(storage: &Storage) -> Vec<String> {
    let name = |key: String| key.strip_prefix(ASIDE).map(str::to_owned);
    let mut names: Vec<String> = keys(storage).filter_map(name).collect();
    names.sort();
    names
}

fn under(storage: &Storage, place: &str, key: &str) -> String {
    let name = key.strip_prefix(OURS).unwrap_or(key);
    get(storage, &[place, name].concat()).unwrap_or_default()
}

/// Puts a text beside what is there; whether it is there now.
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

/// Whether whole lines of a text are these.
fn has(all: &str, text: &str) -> bool {
    let (all, text) = (["\n", all, "\n"].concat(), ["\n", text, "\n"].concat());
    all.contains(&text)
}

#[cfg(test)]
mod tests {
    use super::{Trouble, beside, has, trouble};

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
