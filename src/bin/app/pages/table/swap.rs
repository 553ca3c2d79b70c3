//! The sheet on which a person leaves a chair to somebody else; the game goes on.

use tensu::evening::{Chair, Event, Start};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::state::{Sheet, Tap};
use super::{Around, sheets, start};
use crate::parts::shapes::{button, each, el};
use crate::say::{Label, say, with};

/// The sheet: first who leaves, then who comes.
pub(super) fn sheet(around: &Around<'_>, leaves: Option<Chair>) -> Html {
    let players = &around.course.state.players;
    let Some(chair) = leaves.filter(|&chair| chair < players.len()) else {
        let who = |chair: Chair| {
            let tap = Tap::Sheet(Sheet::Swap(Some(chair)));
            around.button("toggle strong", around.name(chair), tap)
        };
        return html! {
            <section class="paper evening-sheet">
                { sheets::head(around, say(Label::TableSwap).to_owned()) }
                { el("p", "aside", say(Label::TableSwapOut)) }
                <div class="evening-keys" role="group" aria-label={say(Label::TableSwap)}>{ each((0..players.len()).map(who)) }</div>
            </section>
        };
    };
    let title = with(Label::TableSwapIn, &around.name(chair));
    let known = start::known(around.evening, players);
    let chip = |name: String| {
        let tap = Tap::Record(Event::Swap(chair, name.clone()));
        around.button("toggle", name, tap)
    };
    html! {
        <section class="paper evening-sheet">
            { sheets::head(around, title.clone()) }
            if !known.is_empty() {
                <div class="evening-chips" role="group" aria-label={say(Label::TablePeople)}>{ each(known.into_iter().map(chip)) }</div>
            }
            <Typed {chair} name={title} taken={players.clone()} taps={around.taps.clone()} />
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct Props {
    chair: Chair,
    /// The name of the field.
    name: String,
    /// The names of those who sit there already.
    taken: Vec<String>,
    taps: Callback<Tap>,
}

/// The field for somebody who is not known yet.
#[component]
fn Typed(props: &Props) -> Html {
    let name = use_state_eq(String::new);
    let oninput = {
        let name = name.clone();
        move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                name.set(field.value());
            }
        }
    };
    let typed = name.trim().to_owned();
    let can = !typed.is_empty() && Start::is_name(&typed) && !props.taken.contains(&typed);
    let value = (*name).clone();
    let event = Event::Swap(props.chair, typed);
    let tap = props
        .taps
        .reform(move |_: MouseEvent| Tap::Record(event.clone()));
    html! {
        <>
            <label class="evening-field">
                <span class="caption">{ props.name.clone() }</span>
                <input type="text" maxlength="24" autocomplete="off" aria-label={props.name.clone()} {value} {oninput} />
            </label>
            if can {
                { button("toggle strong", say(Label::TableRecord), tap) }
            } else {
                <button type="button" class="toggle strong" disabled={true}>{ say(Label::TableRecord) }</button>
            }
        </>
    }
}
