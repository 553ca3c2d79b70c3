//! What is done later, so that the page answers in between.

use std::rc::Rc;

use js_sys::{Promise, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::JsFuture;
use web_sys::Window;

use super::window;

/// Does something as a task of its own, so that the page answers in between.
pub(crate) fn later(task: impl FnOnce() + 'static) {
    if let Some(window) = window() {
        let task = Closure::once_into_js(task);
        let _ = window.set_timeout_with_callback(task.unchecked_ref());
    }
}

/// Something that is done after a while, unless it is dropped before.
pub(crate) struct Timer {
    id: i32,
    _task: Closure<dyn FnMut()>,
}

impl Timer {
    /// Does it after so many milliseconds.
    pub(crate) fn after(milliseconds: i32, task: impl Fn() + 'static) -> Option<Self> {
        let task = Rc::new(task);
        // As a task of its own: it may drop the timer.
        let task = Closure::<dyn FnMut()>::new(move || {
            let task = task.clone();
            later(move || task());
        });
        let function = task.as_ref().unchecked_ref();
        let window = window()?;
        let id = window
            .set_timeout_with_callback_and_timeout_and_arguments_0(function, milliseconds)
            .ok()?;
        Some(Self { id, _task: task })
    }
}

impl Drop for Timer {
    fn drop(&mut self) {
        if let Some(window) = window() {
            window.clear_timeout_with_handle(self.id);
        }
    }
}

/// Lets the page answer before what follows, which is a task of its own.
pub(crate) async fn task() {
    let next = Promise::new(&mut |resolve, _| {
        if let Some(window) = window() {
            let _ = window.set_timeout_with_callback(&resolve);
        }
    });
    let _ = JsFuture::from(next).await;
}

/// Does something when the browser has nothing else to do, or, where it does not tell, as a task of its own.
pub(crate) fn when_idle(task: impl FnOnce() + 'static) {
    let tells = |window: &Window| Reflect::has(window, &"requestIdleCallback".into());
    match window().filter(|window| tells(window).unwrap_or(false)) {
        Some(window) => {
            let task = Closure::once_into_js(task);
            let _ = window.request_idle_callback(task.unchecked_ref());
        }
        None => later(task),
    }
}

/// Does something as a task of its own behind the next frame: what was drawn until now is seen first. A page that nobody sees
/// has no frames, and does it when it is seen again.
pub(crate) fn after_frame(task: impl FnOnce() + 'static) {
    if let Some(window) = window() {
        let task = Closure::once_into_js(|| later(task));
        let _ = window.request_animation_frame(task.unchecked_ref());
    }
}
