//! The texts of the pages that teach: a file of their own, which is fetched with the first page that has them.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::parts::shapes::coming;
use crate::say::language::Apart;

/// The state of these texts: `None` while they come, `Some(false)` if they do not.
#[derive(Clone)]
pub(crate) struct Taught(UseStateHandle<Option<bool>>);

/// Fetches them.
#[hook]
pub(crate) fn use_taught() -> Taught {
    let taught = Taught(use_state_eq(|| Apart::Teach.is_here().then_some(true)));
    {
        let taught = taught.clone();
        use_effect_with((), move |()| taught.load());
    }
    taught
}

impl Taught {
    fn load(&self) {
        if Apart::Teach.is_here() {
            return;
        }
        self.0.set(None);
        let there = self.0.clone();
        spawn_local(async move { there.set(Some(Apart::Teach.load().await)) });
    }

    /// Draws what stands in place of the page: that its texts come, or that they do not. `None` when they are there.
    pub(crate) fn missing(&self) -> Option<Html> {
        let is_missing = match *self.0 {
            Some(true) => return None,
            there => there.is_some(),
        };
        let this = self.clone();
        Some(coming(is_missing, move |_| this.load()))
    }
}
