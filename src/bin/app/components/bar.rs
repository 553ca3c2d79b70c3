//! The bar at the top: the ruleset, the winds, the menu.

use tensu::Wind;
use tensu::rules;
use yew::prelude::*;

use super::icon::{Shape, icon};
use super::pick::{Choice, Pick};
use crate::page::Theme;
use crate::state::Dispatch;
use crate::storage;
use crate::tr::ui;

/// What the bar shows.
#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// The id of the ruleset.
    pub(crate) rules: &'static str,
    /// The winner's seat.
    pub(crate) seat: Wind,
    /// The wind of the round.
    pub(crate) round: Wind,
    /// The state.
    pub(crate) dispatch: Dispatch,
}

/// The bar.
#[component]
pub(crate) fn Bar(props: &Props) -> Html {
    let at = |id: &str| {
        rules::ALL
            .iter()
            .position(|rules| rules.id == id)
            .unwrap_or(0)
    };
    html! {
        <header class="bar">
            <h1 class="brand">{ "Tensu" }</h1>
            <Pick choice={Choice::Ruleset} chosen={at(props.rules)} dispatch={props.dispatch.clone()} />
            <Pick choice={Choice::Round} chosen={props.round as usize} dispatch={props.dispatch.clone()} />
            <Pick choice={Choice::Seat} chosen={props.seat as usize} dispatch={props.dispatch.clone()} />
            <button class="quiet" type="button" aria-label={ui().menu} popovertarget="menu">
                { icon(Shape::Menu) }
            </button>
            <Menu />
        </header>
    }
}

/// The menu: the theme, and what the keys do.
#[component]
fn Menu() -> Html {
    let theme = use_state_eq(storage::load_theme);
    use_effect_with(*theme, |theme| theme.show());
    let option = |choice: Theme| {
        let pressed = (*theme == choice).to_string();
        let theme = theme.clone();
        let onclick = move |_| {
            storage::save_theme(choice);
            theme.set(choice);
        };
        html! {
            <button type="button" class="segment" aria-pressed={pressed} {onclick}>{ (ui().theme_name)(choice) }</button>
        }
    };
    html! {
        <div id="menu" class="menu" popover="auto">
            <h2>{ ui().theme }</h2>
            <div class="segments" role="group" aria-label={ui().theme}>{ for Theme::ALL.into_iter().map(option) }</div>
            <h2>{ ui().shortcuts }</h2>
            <dl class="shortcuts">
                { for ui().keys.iter().map(|(key, what)| html! { <><dt><kbd>{ *key }</kbd></dt><dd>{ *what }</dd></> }) }
            </dl>
            <p class="about">{ ui().about }</p>
        </div>
    }
}
