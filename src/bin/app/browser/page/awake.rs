//! A lock that keeps the screen on while a game is open.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::{document, is_hidden, window};

/// Keeps the screen on until it is dropped. A browser that refuses, or has no such thing, is no error.
pub(crate) struct Awake {
    lock: Rc<RefCell<Option<JsValue>>>,
    _listener: Option<EventListener>,
}

impl Awake {
    /// Asks for it now, and again whenever the page is seen again: a hidden one has lost it.
    pub(crate) fn new() -> Self {
        let lock = Rc::new(RefCell::new(None));
        ask(&lock);
        let again = lock.clone();
        let listener = document().map(|document| {
            EventListener::new(&document, "visibilitychange", move |_| {
                if !is_hidden() {
                    ask(&again);
                }
            })
        });
        Self {
            lock,
            _listener: listener,
        }
    }
}

impl Drop for Awake {
    fn drop(&mut self) {
        if let Some(lock) = self.lock.take() {
            let _ = call(&lock, "release", &[]);
        }
    }
}

fn ask(lock: &Rc<RefCell<Option<JsValue>>>) {
    let navigator = window().map(|window| JsValue::from(window.navigator()));
    let own = navigator.and_then(|navigator| Reflect::get(&navigator, &"wakeLock".into()).ok());
    let asked = own.and_then(|own| call(&own, "request", &["screen".into()]));
    let Some(asked) = asked.and_then(|asked| asked.dyn_into::<Promise>().ok()) else {
        return;
    };
    let lock = Rc::downgrade(lock);
    spawn_local(async move {
        let Ok(got) = JsFuture::from(asked).await else {
            return;
        };
        // The game may have been left in the meantime.
        match lock.upgrade() {
            Some(lock) => drop(lock.replace(Some(got))),
            None => drop(call(&got, "release", &[])),
        }
    });
}

fn call(object: &JsValue, name: &str, arguments: &[JsValue]) -> Option<JsValue> {
    let function = Reflect::get(object, &name.into()).ok()?;
    let function: Function = function.dyn_into().ok()?;
    let arguments: js_sys::Array = arguments.iter().collect();
    function.apply(object, &arguments).ok()
}
