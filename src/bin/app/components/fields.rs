//! The row of indicators, counters and sticks.

use std::rc::Rc;

use tensu::Refusal;
use yew::prelude::*;

use super::indicators::indicators;
use super::pick::{Choice, Pick};
use crate::entry::Entry;
use crate::state::{Dispatch, Focus};

/// What the row shows.
#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// What was entered.
    pub(crate) entry: Rc<Entry>,
    /// Where the next tile goes.
    pub(crate) focus: Focus,
    /// Why there may be no ura dora.
    pub(crate) why_no_ura: Option<Refusal>,
    /// The state.
    pub(crate) dispatch: Dispatch,
}

/// The row.
#[component]
pub(crate) fn Fields(props: &Props) -> Html {
    let rest = &props.entry.rest;
    html! {
        <div class="fields">
            { indicators(Focus::Dora, props.focus == Focus::Dora, &rest.dora, None, &props.dispatch) }
            { indicators(Focus::Ura, props.focus == Focus::Ura, &rest.ura, props.why_no_ura.as_ref(), &props.dispatch) }
            <Pick choice={Choice::Honba} chosen={rest.honba as usize} dispatch={props.dispatch.clone()} />
            <Pick choice={Choice::Sticks} chosen={rest.sticks as usize} dispatch={props.dispatch.clone()} />
        </div>
    }
}
