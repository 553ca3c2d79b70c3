//! Tensu in the browser: one screen to enter a hand, read its points and see why.
//!
//! Everything falls downward: this folder's own files over [`pages`], these over [`parts`], these over [`say`], that over
//! [`model`], and that over [`browser`] (`cargo xtask layers`).

mod app;
mod browser;
mod frame;
mod keys;
mod model;
mod nav;
mod on_demand;
mod pages;
mod parts;
mod say;
mod shell;

use futures_util::future::join;
use wasm_bindgen_futures::spawn_local;

use browser::page;
use model::availability::Gates;
use model::outcome::Outcomes;
use model::{games, reader, storage};

#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

fn main() {
    if shell::draw() {
        return;
    }
    page::tell_when_broken();
    spawn_local(async {
        // Before anything is read that may name them: a frame's address is read as it begins.
        if storage::wants_games() {
            games::bring().await;
        }
        if storage::wants_reader() {
            drop(reader::bring().await);
        }
        if !frame::begin().await {
            return page::broken();
        }
        let (speaks, ()) = join(say::language::load_first(), warm()).await;
        if speaks {
            page::later(show);
        } else {
            page::broken();
        }
    });
}

/// Browsers compile what is called for the first time. The engine's share of that is done while the language comes, a task
/// for each part, so that the page is never long without an answer.
async fn warm() {
    page::task().await;
    let state = storage::load_state();
    page::task().await;
    Outcomes::of(&state.entry);
    page::task().await;
    drop(Gates::of(&state.entry));
}

/// Draws the app.
fn show() {
    match page::element("app") {
        Some(root) => drop(yew::Renderer::<app::App>::with_root(root).render()),
        None => page::broken(),
    }
}
