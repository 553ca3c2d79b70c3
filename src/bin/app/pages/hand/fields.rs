//! The row of indicators, honba and riichi sticks.

use yew::prelude::*;

use crate::model::availability::Gates;
use crate::model::state::{Dispatch, Focus, State};
use crate::pages::hand::flowers::flowers;
use crate::pages::hand::indicators::indicators;
use crate::parts::pick::{Choice, pick};

/// Draws the row.
pub(crate) fn fields(state: &State, gates: &Gates, dispatch: &Dispatch) -> Html {
    let entry = &state.entry;
    let rest = &entry.rest;
    let rules = &entry.rules;
    let pick = |choice| pick(choice, entry, dispatch);
    html! {
        <div class={classes!("fields", gates.norths.then_some("of5"))}>
            if rules.is_riichi() {
                { indicators(Focus::Dora, state, None, dispatch) }
                if gates.has_ura {
                    { indicators(Focus::Ura, state, gates.ura.as_ref(), dispatch) }
                }
                { pick(Choice::Honba) }
                { pick(Choice::Sticks) }
            }
            if gates.norths {
                { pick(Choice::Norths) }
            }
            if rules.tiles.flowers() > 0 {
                { flowers(&rest.flowers, rest.seat, rules, dispatch) }
            }
        </div>
    }
}
