//! Tasks for later, so that the page answers in between.

use std::cell::Cell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use gloo_timers::future::TimeoutFuture;
use js_sys::Reflect;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::Window;

use super::{tell, window};

/// Does something as a task of its own, so that the page answers in between.
pub(crate) fn later(task: impl FnOnce() + 'static) {
    if window().is_some() {
        Timeout::new(0, task).forget();
    }
}

/// Something that is done after a while, unless this is dropped before.
pub(crate) struct Timer {
    _timeout: Option<Timeout>,
}

impl Timer {
    /// Does it after so many milliseconds.
    pub(crate) fn after(milliseconds: u32, task: impl FnOnce() + 'static) -> Self {
        Self {
            _timeout: window().map(|_| Timeout::new(milliseconds, task)),
        }
    }
}

/// The milliseconds after which the page hears that something is late.
const LATE: u32 = 8_000;

thread_local! {
    /// The number of things that are late.
    static LATE_NOW: Cell<i32> = const { Cell::new(0) };
}

/// Returns whether something comes later than it should.
pub(crate) fn is_late() -> bool {
    LATE_NOW.get() > 0
}

/// Something that is waited for until this is dropped: the page hears when it is late, and when it is not any more.
pub(crate) struct Wait {
    by: Rc<Cell<i32>>,
    _timer: Timer,
}

impl Wait {
    /// Begins to wait.
    pub(crate) fn begin() -> Self {
        let by = Rc::new(Cell::new(0));
        let late = by.clone();
        let timer = Timer::after(LATE, move || {
            late.set(1);
            count(1);
        });
        Self { by, _timer: timer }
    }
}

impl Drop for Wait {
    fn drop(&mut self) {
        if self.by.get() > 0 {
            count(-1);
        }
    }
}

/// Counts the things that are late, and tells the page's listeners of `tensu:offline`.
fn count(more: i32) {
    LATE_NOW.set(LATE_NOW.get() + more);
    tell("tensu:offline");
}

/// Lets the page answer before what follows, which is a task of its own.
pub(crate) async fn task() {
    TimeoutFuture::new(0).await;
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
