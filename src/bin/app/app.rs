//! The screen: one state, what the core says about it, and where everything stands.

use yew::prelude::*;

use crate::components::bar::Bar;
use crate::components::explain::Explain;
use crate::components::fields::Fields;
use crate::components::live::Live;
use crate::components::meld_menu::meld_menu;
use crate::components::palette::Palette;
use crate::components::result::ResultArea;
use crate::components::situation::Situation;
use crate::components::strip::Strip;
use crate::components::toast::toast;
use crate::gates::Gates;
use crate::keys::use_keys;
use crate::outcome::Outcomes;
use crate::state::State;
use crate::storage;

/// The app.
#[component]
pub(crate) fn App() -> Html {
    let state = use_reducer_eq(|| storage::load().map(State::with).unwrap_or_default());
    let dispatch = state.dispatcher();
    use_keys(&dispatch);
    use_effect_with(state.entry.clone(), |entry| storage::save(entry));
    let outcomes = use_memo(state.entry.clone(), |entry| Outcomes::of(entry));
    let gates = use_memo(state.entry.clone(), |entry| Gates::of(entry));
    let entry = &state.entry;
    let meld = state.meld.and_then(|at| entry.rest.melds.get(at));
    html! {
        <div class={classes!("app", state.sheet.then_some("is-open"))} data-ready="true">
            <Bar rules={entry.rules} seat={entry.rest.seat} round={entry.rest.round} dispatch={dispatch.clone()} />
            <main class="table">
                <div class="entry">
                    <Strip entry={entry.clone()} focus={state.focus} meld={state.meld} dispatch={dispatch.clone()} />
                    <Fields
                        entry={entry.clone()}
                        focus={state.focus}
                        why_no_ura={gates.ura.clone()}
                        dispatch={dispatch.clone()}
                    />
                    <div class="shelf">
                        <Situation
                            gates={gates.clone()}
                            riichi={entry.rest.riichi}
                            flags={entry.rest.flags}
                            dispatch={dispatch.clone()}
                        />
                        if let Some(meld) = meld {
                            { meld_menu(meld, &dispatch) }
                        }
                    </div>
                </div>
                <div class="panel">
                    <ResultArea outcomes={outcomes.clone()} sheet={state.sheet} dispatch={dispatch.clone()} />
                    <Explain outcome={outcomes.chosen().clone()} rules={entry.rules} />
                </div>
                <div class="thumb">
                    { toast(&state) }
                    <Palette state={(*state).clone()} dispatch={dispatch.clone()} />
                </div>
            </main>
            <Live outcomes={outcomes} hint={state.hint.clone()} />
        </div>
    }
}
