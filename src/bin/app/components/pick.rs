//! A choice among a few values, as the browser's own list.

use tensu::{Wind, rules};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::state::{Action, Dispatch};
use crate::tr::{ui, words};

/// The most counters and sticks that the lists offer.
const MOST: u32 = 20;

/// What is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// The ruleset.
    Ruleset,
    /// The wind of the round.
    Round,
    /// The winner's seat.
    Seat,
    /// Counters.
    Honba,
    /// Riichi sticks.
    Sticks,
}

impl Choice {
    const fn name(self) -> &'static str {
        match self {
            Self::Ruleset => ui().ruleset,
            Self::Round => ui().round_wind,
            Self::Seat => ui().seat_wind,
            Self::Honba => ui().honba,
            Self::Sticks => ui().riichi_sticks,
        }
    }

    /// The short text beside the value.
    const fn caption(self) -> Option<&'static str> {
        match self {
            Self::Ruleset => None,
            Self::Round => Some(ui().round),
            Self::Seat => Some(ui().seat),
            Self::Honba => Some(ui().honba),
            Self::Sticks => Some(ui().sticks),
        }
    }

    fn options(self) -> Vec<AttrValue> {
        match self {
            Self::Ruleset => rules::ALL
                .iter()
                .map(|rules| AttrValue::Static(rules.name))
                .collect(),
            Self::Round | Self::Seat => Wind::ALL
                .into_iter()
                .map(|wind| AttrValue::Static((words().wind)(wind)))
                .collect(),
            Self::Honba | Self::Sticks => {
                (0..=MOST).map(|n| AttrValue::from(n.to_string())).collect()
            }
        }
    }

    fn action(self, chosen: usize) -> Option<Action> {
        Some(match self {
            Self::Ruleset => Action::Rules(rules::ALL.get(chosen)?.id),
            Self::Round => Action::Round(*Wind::ALL.get(chosen)?),
            Self::Seat => Action::Seat(*Wind::ALL.get(chosen)?),
            Self::Honba => Action::Honba(chosen as u32),
            Self::Sticks => Action::Sticks(chosen as u32),
        })
    }
}

/// What a choice shows.
#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// What is chosen.
    pub(crate) choice: Choice,
    /// The place of the chosen value.
    pub(crate) chosen: usize,
    /// The state.
    pub(crate) dispatch: Dispatch,
}

/// A list with its caption.
#[component]
pub(crate) fn Pick(props: &Props) -> Html {
    let (choice, chosen) = (props.choice, props.chosen);
    let list = use_node_ref();
    // A list that was touched no longer follows its options' attributes.
    use_effect_with((list.clone(), chosen), |(list, chosen)| {
        if let Some(list) = list.cast::<HtmlSelectElement>() {
            list.set_selected_index(*chosen as i32);
        }
    });
    let onchange = {
        let dispatch = props.dispatch.clone();
        move |event: Event| {
            let list = event.target_dyn_into::<HtmlSelectElement>();
            let index = list.and_then(|list| usize::try_from(list.selected_index()).ok());
            if let Some(action) = index.and_then(|index| choice.action(index)) {
                dispatch.dispatch(action);
            }
        }
    };
    let options = choice.options().into_iter().enumerate();
    let options =
        options.map(|(i, text)| html! { <option selected={i == chosen}>{ text }</option> });
    html! {
        <span class={classes!("pick", (choice == Choice::Ruleset).then_some("wide"))}>
            if let Some(caption) = choice.caption() {
                <span class="caption" aria-hidden="true">{ caption }</span>
            }
            <select ref={list} aria-label={choice.name()} {onchange}>{ for options }</select>
        </span>
    }
}
