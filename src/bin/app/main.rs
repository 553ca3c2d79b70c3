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
    wasm_bindgen_futures::spawn_local(async {
        match page::element("app") {
            Some(root) if language::load_first().await => {
                yew::Renderer::<app::App>::with_root(root).render();
            }
            _ => page::broken(),
        }
    });
    // Browsers compile what is called for the first time. The engine's share of that is done while the language comes, a
    // task for each part, so that the page is never long without an answer.
    page::later(|| {
        let state = storage::load_state();
        page::later(move || {
            outcome::Outcomes::of(&state.entry);
            page::later(move || drop(gates::Gates::of(&state.entry)));
        });
    });
}
