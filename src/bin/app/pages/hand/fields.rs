//! The row of indicators, counters and sticks.

use std::rc::Rc;

use yew::prelude::*;

use crate::model::availability::Gates;
use crate::model::entry::Entry;
use crate::model::state::{Dispatch, Focus};
use crate::pages::hand::flowers::flowers;
use crate::pages::hand::indicators::indicators;
use crate::parts::pick::{Choice, pick};

/// The row.
pub(crate) fn fields(entry: &Rc<Entry>, focus: Focus, gates: &Gates, dispatch: &Dispatch) -> Html {
    let rest = &entry.rest;
    let rules = &entry.rules;
    let pick = |choice| pick(choice, entry, dispatch);
    html! {
        <div class={classes!("fields", gates.norths.then_some("of5"))}>
            if rules.is_riichi() {
                { indicators(Focus::Dora, focus == Focus::Dora, &rest.dora, None, dispatch) }
                if gates.has_ura {
                    { indicators(Focus::Ura, focus == Focus::Ura, &rest.ura, gates.ura.as_ref(), dispatch) }
                }
                { pick(Choice::Honba) }
                { pick(Choice::Sticks) }
            }
            if gates.norths {
                { pick(Choice::Norths) }
            }
            if rules.tiles.flowers() > 0 {
                { flowers(rules.tiles.flowers(), &rest.flowers, dispatch) }
            }
        </div>
    }
}
