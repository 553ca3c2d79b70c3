//! The second file of WebAssembly, with all that lies over the screen: it is loaded when it is first wanted, or ahead
//! of that when the app has nothing else to do.
//!
//! The build cuts the program at [`cut`]: what nothing but that function reaches is in the second file, named after the same
//! build (`xtask/src/site/split.rs`). So a page costs the first load nothing but its entry.

use std::cell::Cell;

use futures_util::future::join;
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use yew::prelude::*;

use crate::browser::page::{self, Wait};
use crate::model::reader;
use crate::pages::{self, Desk, Page};
use crate::parts::room::Ground;
use crate::parts::shapes::coming;

/// The functions there that the rest of the app calls.
#[derive(Clone, Copy)]
struct Pages {
    /// Draws the page over the screen.
    draw: fn(&Page, &Desk<'_>) -> Html,
    /// Draws the content of the menu.
    menu: fn(&Desk<'_>) -> Html,
}

const PAGES: Pages = Pages {
    draw: pages::draw,
    menu: pages::menu::view,
};

/// Loads the pages: the place where the program is cut.
#[wasm_split(pages, fallible)]
#[allow(
    clippy::unnecessary_wraps,
    reason = "loading may fail; the macro takes the type from here"
)]
fn cut() -> Result<Pages, SplitLoaderError> {
    Ok(PAGES)
}

thread_local! {
    static THERE: Cell<Option<Pages>> = const { Cell::new(None) };
}

/// Returns the second file, once it is there. A program of one file has it from the start.
fn there() -> Option<Pages> {
    THERE.get().or(if cfg!(target_family = "wasm") {
        None
    } else {
        Some(PAGES)
    })
}

/// The state of the second file.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Coming,
    Missing,
    There,
}

impl Stage {
    fn now() -> Self {
        there().map_or(Self::Coming, |_| Self::There)
    }
}

/// The second file, as the app holds it.
#[derive(Clone)]
pub(crate) struct OnDemand(UseStateHandle<Stage>);

/// Loads it when it is wanted, or when the app is ready and has time for it.
#[hook]
pub(crate) fn use_on_demand(wanted: bool, ready: bool) -> OnDemand {
    let stage = use_state_eq(Stage::now);
    let on_demand = OnDemand(stage);
    let loaded = on_demand.clone();
    use_effect_with(wanted, move |wanted| {
        if *wanted {
            loaded.load();
        }
    });
    let loaded = on_demand.clone();
    use_effect_with(ready, move |ready| {
        if *ready && !page::is_sparing() {
            page::when_idle(move || spawn_local(async move { drop(loaded.fetch().await) }));
        }
    });
    on_demand
}

impl OnDemand {
    /// Fetches the file, and says so where that fails.
    pub(crate) fn load(&self) {
        if Stage::now() == Stage::There {
            return;
        }
        self.0.set(Stage::Coming);
        let this = self.clone();
        spawn_local(async move {
            let _wait = Wait::begin();
            if this.fetch().await.is_err() {
                this.0.set(Stage::Missing);
            }
        });
    }

    /// Fetches the file, once, however many want it.
    async fn fetch(&self) -> Result<(), SplitLoaderError> {
        // A hand that is kept there may have been written by hand.
        let (pages, reader) = join(cut(), reader::bring()).await;
        reader?;
        THERE.set(Some(pages?));
        self.0.set(Stage::There);
        Ok(())
    }

    /// Draws the page over the screen, or the reason why it is not there yet.
    pub(crate) fn draw(&self, page: &Page, desk: &Desk<'_>) -> Html {
        there().map_or_else(|| self.coming(), |pages| (pages.draw)(page, desk))
    }

    /// Returns the material that the page is made of; what comes in its place is said on paper.
    pub(crate) fn ground(page: &Page) -> Ground {
        there().map_or(Ground::Paper, |_| page.ground)
    }

    /// Draws the content of the menu, or the reason why it is not there yet.
    pub(crate) fn menu(&self, desk: &Desk<'_>) -> Html {
        there().map_or_else(|| self.coming(), |pages| (pages.menu)(desk))
    }

    fn coming(&self) -> Html {
        let this = self.clone();
        coming(*self.0 == Stage::Missing, move |_| this.load())
    }
}
