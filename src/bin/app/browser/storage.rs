//! The browser's storage: texts under keys. Not gloo-storage: that keeps JSON, and brings serde for it.

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Storage, StorageEvent};

/// Returns the storage; `None` where the browser forbids it.
pub(crate) fn storage() -> Option<Storage> {
    super::page::window()?.local_storage().ok()?
}

/// Returns the text under a key, an empty one for nothing; `None` where that is forbidden.
pub(crate) fn get(storage: &Storage, key: &str) -> Option<String> {
    Some(storage.get_item(key).ok()?.unwrap_or_default())
}

/// Returns all keys.
pub(crate) fn keys(storage: &Storage) -> impl Iterator<Item = String> {
    let count = storage.length().unwrap_or(0);
    (0..count).filter_map(|at| storage.key(at).ok()?)
}

/// Calls back when another window has written, with the key; `None` for all at once. It stops when it is dropped.
pub(crate) fn heard(call: impl Fn(Option<&str>) + 'static) -> Option<EventListener> {
    let window = super::page::window()?;
    Some(EventListener::new(&window, "storage", move |event| {
        let key = event.dyn_ref::<StorageEvent>().and_then(StorageEvent::key);
        call(key.as_deref());
    }))
}

/// Asks the browser to keep what is stored: some delete what a site has written after a week without a visit. It may ask the
/// player, or say no; either way all works as before.
pub(crate) fn persist() {
    if let Some(window) = super::page::window() {
        let _ = window.navigator().storage().persist();
    }
}
