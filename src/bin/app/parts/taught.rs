//! The texts of the pages that teach: a file of their own, which is fetched with the first page that has them.

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::parts::shapes::{button, el};
use crate::say::language::Apart;
use crate::say::{Label, say};

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
        match *self.0 {
            Some(true) => None,
            Some(false) => {
                let this = self.clone();
                Some(html! {
                    <div role="alert">
                        { el("p", "", say(Label::PageMissing)) }
                        { button("toggle strong", say(Label::PageAgain), move |_| this.load()) }
                    </div>
                })
            }
            None => Some(el("p", "coming", say(Label::PageComing))),
        }
    }
}
