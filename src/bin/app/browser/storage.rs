//! The browser's storage: texts under keys. Not gloo-storage: that keeps JSON, and brings serde for it.

use web_sys::Storage;

/// The storage; `None` where the browser forbids it.
pub(crate) fn storage() -> Option<Storage> {
    super::page::window()?.local_storage().ok()?
}

/// What lies under a key, an empty text for nothing; `None` where that is forbidden.
pub(crate) fn get(storage: &Storage, key: &str) -> Option<String> {
    Some(storage.get_item(key).ok()?.unwrap_or_default())
}

/// All keys.
pub(crate) fn keys(storage: &Storage) -> impl Iterator<Item = String> {
    let count = storage.length().unwrap_or(0);
    (0..count).filter_map(|at| storage.key(at).ok()?)
}
