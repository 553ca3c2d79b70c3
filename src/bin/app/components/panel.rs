//! What is said of the hand: its price, and why.

use std::rc::Rc;

use yew::prelude::*;

use super::explain::explain;
use super::result::result;
use crate::outcome::Outcomes;
use crate::page::{self, pace};
use crate::state::{Dispatch, State};

/// What it shows.
#[derive(Properties)]
pub(crate) struct Props {
    pub(crate) state: UseReducerHandle<State>,
    pub(crate) outcomes: Rc<Outcomes>,
    pub(crate) dispatch: Dispatch,
}

impl PartialEq for Props {
    /// It follows every tap.
    fn eq(&self, _: &Self) -> bool {
        false
    }
}

/// The panel. Another hand is drawn in the frame of its tap; where a frame takes long (`pace`), in the one behind it, so that
/// the key answers first.
pub(crate) struct Panel {
    is_due: bool,
}

impl Component for Panel {
    type Message = ();
    type Properties = Props;

    fn create(_: &Context<Self>) -> Self {
        Self { is_due: false }
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &Props) -> bool {
        if !pace::is_slow() || Rc::ptr_eq(&ctx.props().outcomes, &old.outcomes) && !self.is_due {
            return true;
        }
        if !self.is_due {
            self.is_due = true;
            let link = ctx.link().clone();
            page::after_frame(move || link.send_message(()));
        }
        false
    }

    fn update(&mut self, _: &Context<Self>, (): ()) -> bool {
        self.is_due = false;
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let Props {
            state,
            outcomes,
            dispatch,
        } = ctx.props();
        html! {
            <>
                { result(state, outcomes, dispatch) }
                { explain(outcomes, &state.entry, dispatch) }
            </>
        }
    }
}
