//! The situation: riichi and the events, in one row of switches. One that cannot apply has no surface, and says why.

use tensu::{Flag, Refusal, Riichi};
use yew::prelude::*;

use crate::model::availability::{self, Gates};
use crate::model::state::{Action, Dispatch, HandTap, More, State};
use crate::parts::icon::{Shape, icon};
use crate::parts::shapes::{each, send};
use crate::say::{self, Label, say, words};

/// The number of switches that fit into the row beside those that open others.
const ROOM: usize = 3;

/// Draws the switches: what most hands have, what belongs to kans, and all else.
pub(crate) fn situation(gates: &Gates, state: &State, dispatch: &Dispatch) -> Html {
    let rest = &state.entry.rest;
    let (mut row, mut kan, mut other) = (Vec::new(), Vec::new(), Vec::new());
    let mut put = |to: Option<More>, name, on, why: &Option<Refusal>, action| {
        let switch = toggle(name, on, why.as_ref(), action, dispatch);
        match to {
            None if row.len() < ROOM => row.push(switch),
            Some(More::Kan) => kan.push((switch, name, on)),
            _ => other.push((switch, name, on)),
        }
    };
    for (riichi, why) in &gates.riichi {
        let to = (*riichi != Riichi::Riichi).then_some(More::Other);
        let on = availability::is_on(rest.riichi, *riichi);
        put(
            to,
            say::riichi(*riichi),
            on,
            why,
            Action::Hand(HandTap::Riichi(*riichi)),
        );
    }
    for (flag, why) in &gates.flags {
        let to = match flag {
            Flag::Rinshan | Flag::KongOnKong | Flag::Chankan | Flag::ChankanAnkan => {
                Some(More::Kan)
            }
            Flag::FirstTurn => Some(More::Other),
            _ => None,
        };
        let on = rest.flags.has(*flag);
        put(
            to,
            say::flag(*flag, state.entry.ruleset()),
            on,
            why,
            Action::Hand(HandTap::Flag(*flag)),
        );
    }
    let mut opened = Html::default();
    for (more, mut switches) in [(More::Kan, kan), (More::Other, other)] {
        let is_open = state.open.more == Some(more);
        let on = switches.iter().filter(|(_, _, on)| *on);
        let on: Vec<String> = on.map(|(_, name, _)| (*name).to_owned()).collect();
        if switches.len() < 2 {
            row.extend(switches.pop().map(|(switch, ..)| switch));
            continue;
        }
        row.push(opener(more, is_open, &on, dispatch));
        if is_open {
            let switches = switches.into_iter().map(|(switch, ..)| switch);
            opened = html! { <div class="more-switches">{ each(switches) }</div> };
        }
    }
    html! {
        <div class="situation" role="group" aria-label={say(Label::Situation)}>
            { each(row) }
            { opened }
        </div>
    }
}

/// Draws the button that opens more switches: it says which of those are on.
fn opener(more: More, is_open: bool, on: &[String], dispatch: &Dispatch) -> Html {
    let (name, is_on) = match more {
        _ if !on.is_empty() => (say::list(on), true),
        More::Kan => (say(Label::Kan).to_owned(), false),
        More::Other => (say(Label::OtherEvents).to_owned(), false),
    };
    let onclick = send(Action::Hand(HandTap::More(more)), dispatch);
    let is_short = more == More::Other && !is_on;
    html! {
        <button
            type="button"
            class={classes!("toggle", "opens", is_on.then_some("on"), is_short.then_some("short"))}
            aria-label={name.clone()}
            aria-expanded={is_open.to_string()}
            {onclick}
        >
            if !is_short {
                { name }
            }
            { icon(if is_short { Shape::More } else { Shape::Down }) }
        </button>
    }
}

/// Draws a switch. One that cannot apply stays reachable, so that its reason can be read and heard.
fn toggle(
    name: &'static str,
    on: bool,
    why: Option<&Refusal>,
    action: Action,
    dispatch: &Dispatch,
) -> Html {
    let onclick = send(action, dispatch);
    html! {
        <button
            type="button"
            class="toggle"
            aria-pressed={on.to_string()}
            aria-disabled={why.is_some().to_string()}
            title={why.map(|why| words().refusal(why))}
            {onclick}
        >
            { name }
        </button>
    }
}
