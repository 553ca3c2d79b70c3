//! The text that was copied, at a tap.

use js_sys::{Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Reads the clipboard, for which the browser may ask the player; `None` where it has none to read, or they say no.
pub(crate) fn paste(then: impl FnOnce(Option<String>) + 'static) {
    spawn_local(async move {
        then(read().await);
    });
}

async fn read() -> Option<String> {
    let navigator: JsValue = super::window()?.navigator().into();
    let get = |of: &JsValue, name: &str| Reflect::get(of, &name.into()).ok();
    let clipboard = get(&navigator, "clipboard").filter(|there| !there.is_undefined())?;
    let read: js_sys::Function = get(&clipboard, "readText")?.dyn_into().ok()?;
    let promise: Promise = read.call0(&clipboard).ok()?.dyn_into().ok()?;
    let text = JsFuture::from(promise).await.ok()?.as_string()?;
    (!text.trim().is_empty()).then_some(text)
}
