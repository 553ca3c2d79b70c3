//! What happened: riichi and the events, in one row. What cannot apply has no surface, and says why.

use std::rc::Rc;

use tensu::{Flag, Refusal, Riichi};
use yew::prelude::*;

use crate::model::availability::{self, Gates};
use crate::model::entry::Entry;
use crate::model::state::{Action, Dispatch};
use crate::parts::icon::{Shape, icon};
use crate::parts::shapes::{each, el, send};
use crate::say::{self, Label, say, words};

/// How many switches fit into the row beside those that open others.
const ROOM: usize = 3;

/// A switch.
#[derive(Clone, PartialEq)]
struct Switch {
    name: &'static str,
    on: bool,
    why: Option<Refusal>,
    action: Action,
}

/// What opens more switches.
#[derive(Clone, Copy, PartialEq, Eq)]
enum More {
    Kan,
    Other,
}

/// What the row needs.
#[derive(Properties, PartialEq)]
struct Props {
    row: Vec<Switch>,
    kan: Vec<Switch>,
    other: Vec<Switch>,
    dispatch: Dispatch,
}

/// The switches: what most hands have, what belongs to kans, and all else.
pub(crate) fn situation(gates: &Gates, entry: &Rc<Entry>, dispatch: &Dispatch) -> Html {
    let (declared, happened) = (entry.rest.riichi, entry.rest.flags);
    let (mut row, mut kan, mut other) = (Vec::new(), Vec::new(), Vec::new());
    for (riichi, why) in &gates.riichi {
        let switch = Switch {
            name: say::riichi(*riichi),
            on: availability::is_on(declared, *riichi),
            why: why.clone(),
            action: Action::Riichi(*riichi),
        };
        match riichi {
            Riichi::Riichi => row.push(switch),
            _ => other.push(switch),
        }
    }
    for (flag, why) in &gates.flags {
        let switch = Switch {
            name: say::flag(*flag),
            on: happened.has(*flag),
            why: why.clone(),
            action: Action::Flag(*flag),
        };
        match flag {
            Flag::Rinshan | Flag::Chankan | Flag::ChankanAnkan => kan.push(switch),
            Flag::FirstTurn => other.push(switch),
            _ if row.len() < ROOM => row.push(switch),
            _ => other.push(switch),
        }
    }
    html! { <Row {row} {kan} {other} dispatch={dispatch.clone()} /> }
}

#[component]
fn Row(props: &Props) -> Html {
    let open = use_state_eq(|| None::<More>);
    let dispatch = &props.dispatch;
    let inside = |more: More| match more {
        More::Kan => &props.kan,
        More::Other => &props.other,
    };
    let opener = |(more, name): (More, Label)| {
        let switches = inside(more);
        match switches.as_slice() {
            [] => return Html::default(),
            [only] => return toggle(only, None, dispatch),
            _ => {}
        }
        let on: Vec<String> = switches
            .iter()
            .filter(|switch| switch.on)
            .map(|switch| switch.name.to_owned())
            .collect();
        let is_open = *open == Some(more);
        let onclick = {
            let open = open.clone();
            move |_: MouseEvent| open.set((!is_open).then_some(more))
        };
        let label = match (on.is_empty(), more) {
            (false, _) => el("span", "", say::list(&on)),
            (true, More::Kan) => el("span", "", say(name)),
            (true, More::Other) => icon(Shape::More),
        };
        let named = on.is_empty().then(|| say(name));
        html! {
            <button
                type="button"
                class={classes!("toggle", "opens", (!on.is_empty()).then_some("on"))}
                aria-label={named}
                aria-expanded={is_open.to_string()}
                {onclick}
            >
                { label }
                if more == More::Kan || named.is_none() {
                    { icon(Shape::Down) }
                }
            </button>
        }
    };
    let more = (*open).map(|more| {
        let close = open.clone();
        let switches = inside(more).iter();
        let switches = switches.map(|switch| toggle(switch, Some(&close), dispatch));
        html! { <div class="more-switches">{ each(switches) }</div> }
    });
    html! {
        <div class="situation" role="group" aria-label={say(Label::Situation)}>
            { each(props.row.iter().map(|switch| toggle(switch, None, dispatch))) }
            { each([(More::Kan, Label::Kan), (More::Other, Label::OtherEvents)].map(opener)) }
            { each(more) }
        </div>
    }
}

/// A switch. One that cannot apply stays reachable, so that its reason can be read and heard; what it was opened with
/// closes when it has done its work.
fn toggle(
    switch: &Switch,
    open: Option<&UseStateHandle<Option<More>>>,
    dispatch: &Dispatch,
) -> Html {
    let Switch {
        name,
        on,
        why,
        action,
    } = switch;
    let tapped = send(action.clone(), dispatch);
    let close = open.filter(|_| why.is_none()).cloned();
    let onclick = move |event| {
        tapped.emit(event);
        if let Some(open) = &close {
            open.set(None);
        }
    };
    html! {
        <button
            type="button"
            class="toggle"
            aria-pressed={on.to_string()}
            aria-disabled={why.is_some().to_string()}
            title={why.as_ref().map(|why| words().refusal(why))}
            {onclick}
        >
            { *name }
        </button>
    }
}
