//! The row of indicators, counters and sticks.

use std::rc::Rc;

use yew::prelude::*;

use super::flowers::flowers;
use super::indicators::indicators;
use super::pick::{Choice, Pick};
use crate::entry::Entry;
use crate::gates::Gates;
use crate::state::{Dispatch, Focus};

/// What the row shows.
#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// What was entered.
    pub(crate) entry: Rc<Entry>,
    /// Where the next tile goes.
    pub(crate) focus: Focus,
    /// What there is in these rules, and what can apply.
    pub(crate) gates: Rc<Gates>,
    /// The state.
    pub(crate) dispatch: Dispatch,
}

/// The row.
#[component]
pub(crate) fn Fields(props: &Props) -> Html {
    let (rest, gates, dispatch) = (&props.entry.rest, &props.gates, &props.dispatch);
    let rules = &props.entry.rules;
    let pick = |choice| html! { <Pick {choice} entry={props.entry.clone()} dispatch={dispatch.clone()} /> };
    html! {
        <div class={classes!("fields", gates.norths.then_some("of5"))}>
            if rules.has_dora() {
                { indicators(Focus::Dora, props.focus == Focus::Dora, &rest.dora, None, dispatch) }
                if gates.has_ura {
                    { indicators(Focus::Ura, props.focus == Focus::Ura, &rest.ura, gates.ura.as_ref(), dispatch) }
                }
                { pick(Choice::Honba) }
                { pick(Choice::Sticks) }
            }
            if gates.norths {
                { pick(Choice::Norths) }
            }
            if rules.tiles.flowers > 0 {
                { flowers(rules.tiles.flowers, &rest.flowers, dispatch) }
            }
        </div>
    }
}
