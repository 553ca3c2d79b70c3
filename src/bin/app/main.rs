//! Tensu in the browser: one screen to enter a hand, read its price and see why.
//!
//! [`entry`] holds what was entered, [`gates`] asks the core what of it can apply, [`outcome`] asks the core what it is
//! worth, [`state`] is everything that a tap can change. None of them knows the browser, and no component knows a rule.

mod app;
mod book;
mod components;
mod embed;
mod entry;
mod gates;
mod history;
mod keys;
mod language;
mod on_demand;
mod outcome;
mod page;
mod picture;
mod qr;
mod several;
mod share;
mod shell;
mod site;
mod state;
mod storage;
mod strokes;
mod tr;

use std::cell::Cell;
use std::rc::Rc;

#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

fn main() {
    if let Some(shell) = shell::html() {
        return print!("{shell}");
    }
    page::tell_when_broken();
    if let Some(frame) = embed::frame() {
        frame.show();
    }
    // Browsers compile what is called for the first time. The engine's share of that is done while the language comes, a
    // task for each part, so that the page is never long without an answer.
    let warm = Rc::new(Cell::new(false));
    let speaks = Rc::new(Cell::new(false));
    let (is_warm, is_speaking) = (Rc::clone(&warm), Rc::clone(&speaks));
    page::later(move || {
        let state = storage::load_state();
        page::later(move || {
            outcome::Outcomes::of(&state.entry);
            page::later(move || {
                drop(gates::Gates::of(&state.entry));
                warm.set(true);
                if is_speaking.get() {
                    page::later(show);
                }
            });
        });
    });
    wasm_bindgen_futures::spawn_local(async move {
        if !language::load_first().await {
            return page::broken();
        }
        speaks.set(true);
        if is_warm.get() {
            page::later(show);
        }
    });
}

/// Draws the app.
fn show() {
    match page::element("app") {
        Some(root) => drop(yew::Renderer::<app::App>::with_root(root).render()),
        None => page::broken(),
    }
}
