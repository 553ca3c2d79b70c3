//! A text under a key: read, written, and put aside if nobody can read it.

use std::cell::RefCell;

use web_sys::Storage;

use super::aside;
use super::houses::houses;
use super::keys::HOUSES;
use crate::browser::storage::{get, storage};
use crate::model::embed;
use crate::model::trouble::Trouble;

thread_local! {
    /// The texts that could not be read and not be put aside, for want of room, with their keys: nothing is written in their place.
    static HELD: RefCell<Vec<(&'static str, String)>> = const { RefCell::new(Vec::new()) };
}

/// Puts aside what nobody can read under a key, so that something else can be written there; `true` if that could be done.
pub(super) fn set_aside(storage: &Storage, key: &'static str, text: &str) -> bool {
    let is_aside = match key {
        HOUSES => {
            let mut foreign = houses(text).1.into_iter();
            foreign.all(|line| aside::copy(storage, key, line))
        }
        _ => aside::put(storage, key, text),
    };
    if !is_aside {
        HELD.with_borrow_mut(|held| held.push((key, text.to_owned())));
    }
    is_aside
}

/// Returns whether something may be written under a key: there may be room by now for what is held there.
pub(super) fn is_free(storage: &Storage, key: &str) -> bool {
    let held = HELD.with_borrow_mut(|held| {
        let at = held.iter().position(|(own, _)| *own == key)?;
        Some(held.swap_remove(at))
    });
    held.is_none_or(|(key, text)| {
        let is_gone = get(storage, key).is_some_and(|now| now != text);
        is_gone || set_aside(storage, key, &text)
    })
}

/// The text that is kept under a key; empty where storage is forbidden.
pub(super) fn kept(key: &str) -> String {
    let kept = storage().and_then(|storage| get(&storage, key));
    kept.unwrap_or_default()
}

/// The same, but empty in a frame.
pub(super) fn kept_here(key: &str) -> String {
    match embed::frame() {
        Some(_) => String::new(),
        None => kept(key),
    }
}

pub(super) fn write(key: &str, value: &str) -> Result<(), Trouble> {
    if embed::frame().is_some() {
        return Ok(());
    }
    let storage = storage().ok_or(Trouble::Blocked)?;
    if !is_free(&storage, key) {
        return Err(Trouble::Full);
    }
    storage.set_item(key, value).map_err(|_| Trouble::Full)
}
