//! The wish to close the topmost thing: "back" on a phone, Escape on a keyboard.

use gloo_events::EventListener;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::EventTarget;

#[wasm_bindgen]
extern "C" {
    /// The browser's own class; `web-sys` has it as unstable only.
    #[wasm_bindgen(extends = EventTarget)]
    type CloseWatcher;

    #[wasm_bindgen(constructor, catch)]
    fn new() -> Result<CloseWatcher, JsValue>;

    #[wasm_bindgen(method)]
    fn destroy(this: &CloseWatcher);
}

/// Something that is open as long as this is held.
pub(crate) struct Open {
    watcher: CloseWatcher,
    _closed: EventListener,
}

impl Open {
    /// Calls back once when the player asks to close it; nothing where the browser knows of no such wish.
    pub(crate) fn until(close: impl FnOnce() + 'static) -> Option<Self> {
        let watcher = CloseWatcher::new().ok()?;
        let closed = EventListener::once(&watcher, "close", move |_| close());
        Some(Self {
            watcher,
            _closed: closed,
        })
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.watcher.destroy();
    }
}
