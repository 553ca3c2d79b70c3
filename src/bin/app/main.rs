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
mod slim;

use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use browser::page;
use model::availability::Gates;
use model::outcome::Outcomes;
use model::storage;

#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

fn main() {
    if shell::draw() {
        return;
    }
    page::tell_when_broken();
    // Of the two programs that are made of this, each has one of these.
    spawn_local(async {
        let slim = slim().await;
        match if slim.is_ok() { slim } else { whole().await } {
            Ok(begin) => begin(),
            Err(_) => page::broken(),
        }
    });
}

/// A way to begin.
type Begin = fn();

/// Finds the beginning of the app, in the program that has all.
#[wasm_split(whole, fallible)]
#[allow(
    clippy::unnecessary_wraps,
    reason = "loading may fail; the macro takes the type from here"
)]
fn whole() -> Result<Begin, SplitLoaderError> {
    Ok(begin)
}

/// Finds the beginning of what frames only read, in the program that has nothing else.
#[wasm_split(slim, fallible)]
#[allow(
    clippy::unnecessary_wraps,
    reason = "loading may fail; the macro takes the type from here"
)]
fn slim() -> Result<Begin, SplitLoaderError> {
    Ok(slim::begin)
}

/// Begins the app.
fn begin() {
    spawn_local(async {
        if frame::speaks(warm()).await {
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
