//! The bar at the top: the ruleset, the winds, the menu.

use yew::prelude::*;

use crate::browser::ids::{KEYS, MENU, POPOVER};
use crate::browser::page::{self, Faces, Keys, Root, Theme};
use crate::model::embed;
use crate::model::state::{Dispatch, State, tell_of};
use crate::model::storage::{self, Trouble};
use crate::pages::hand::speech::Speech;
use crate::pages::hand::writing::write;
use crate::pages::{self, Page, reference, rules};
use crate::parts::icon::{Shape, icon};
use crate::parts::pick::{Choice, pick, rulesets};
use crate::parts::shapes::{each, el, toggle};
use crate::say::{self, Label, say};

/// The bar.
pub(crate) fn bar(state: &State, dispatch: &Dispatch) -> Html {
    let pick = |choice| pick(choice, &state.entry, dispatch);
    let frame = embed::frame();
    // Rules that are fixed can be read.
    let fixed = frame.is_some_and(|frame| frame.lock);
    let page = if fixed {
        &reference::PAGE
    } else {
        &rules::PAGE
    };
    let name = say(page.title);
    // A frame has a header around this.
    let tag = if frame.is_some() { "div" } else { "header" };
    let all = html! {
        <>
            if frame.is_none() {
                <h1 class="brand">{ "Tensu" }</h1>
            }
            if fixed {
                { el("p", "fixed", state.entry.rules.title().to_owned()) }
            } else {
                <span class="pick wide">
                    // A list of the browser cuts a long name off; this one takes two lines.
                    <span class="shown" aria-hidden="true">{ state.entry.rules.title().to_owned() }</span>
                    { rulesets(&state.entry, &state.houses, dispatch) }
                </span>
            }
            <button class="quiet" type="button" aria-label={name} title={name} onclick={page.open(dispatch)}>
                { page.icon.map(icon) }
            </button>
            { pick(Choice::Round) }
            { pick(Choice::Seat) }
            <button id={MENU} class="quiet" type="button" aria-label={say(Label::Menu)} popovertarget={POPOVER}>
                { icon(Shape::Menu) }
            </button>
            <Menu key={state.looks} dispatch={dispatch.clone()} offline={state.offline} />
        </>
    };
    el(tag, "bar", all)
}

/// What to press or to do, and what that does.
fn list(lines: impl IntoIterator<Item = (&'static str, &'static str)>) -> Html {
    let line = |(key, what)| html! { <><dt>{ el("kbd", "", key) }</dt>{ el("dd", "", what) }</> };
    html! { <dl class="shortcuts">{ each(lines.into_iter().map(line)) }</dl> }
}

/// What the menu needs.
#[derive(Properties, PartialEq)]
struct MenuProps {
    /// The state.
    dispatch: Dispatch,
    /// Whether the browser has the whole app.
    offline: bool,
}

/// The menu: the theme, the tile faces, and what the keys do, if they do something.
#[component]
fn Menu(props: &MenuProps) -> Html {
    let theme = use_state_eq(|| Theme::shown().unwrap_or_else(storage::load_theme));
    use_effect_with(*theme, |theme| theme.show());
    let faces = use_state_eq(|| Faces::shown().unwrap_or_else(storage::load_faces));
    use_effect_with(*faces, |faces| faces.show());
    let keys = use_state_eq(|| Keys::shown().unwrap_or_else(storage::load_keys));
    use_effect_with(*keys, |keys| keys.show());
    let entry = |page: &Page| {
        html! {
            <button type="button" class="segment row-button" data-page={page.address} popovertarget={POPOVER} popovertargetaction="hide" onclick={page.open(&props.dispatch)}>
                { say(page.title) }
            </button>
        }
    };
    let dispatch = &props.dispatch;
    let themes = Theme::ALL.iter().map(|&one| {
        look(
            &theme,
            one,
            say::theme_name(one),
            storage::save_theme,
            dispatch,
        )
    });
    let drawn = Faces::ALL.iter().map(|&one| {
        look(
            &faces,
            one,
            say::faces_name(one),
            storage::save_faces,
            dispatch,
        )
    });
    let heard = Keys::ALL.iter().map(|&one| {
        let name = say::rules::switched(one == Keys::On);
        look(&keys, one, name, storage::save_keys, dispatch)
    });
    let pages = pages::ALL
        .iter()
        .filter(|page| page.in_menu && page.is_here());
    html! {
        <div id={POPOVER} class="menu" popover="auto">
            // First: who cannot read the rest looks for it.
            <Speech dispatch={props.dispatch.clone()} />
            { each(pages.map(entry)) }
            <button type="button" class="segment row-button" popovertarget={POPOVER} popovertargetaction="hide" onclick={|_| write()}>
                { say(Label::WriteHand) }
            </button>
            if embed::frame().is_none() {
                { el("h2", "", say(Label::Theme)) }
                <div class="segments" role="group" aria-label={say(Label::Theme)}>{ each(themes) }</div>
            }
            { el("h2", "", say(Label::Faces)) }
            <div class="segments" role="group" aria-label={say(Label::Faces)}>{ each(drawn) }</div>
            <div id={KEYS} tabindex="-1" role="group" aria-label={say(Label::Shortcuts)}>
                { el("h2", "", say(Label::Shortcuts)) }
                <div class="segments">{ each(heard) }</div>
                { list(say::KEYS.map(|(key, what)| (key, say(what)))) }
            </div>
            { el("h2", "", say(Label::Strokes)) }
            { list(say::STROKES.map(|(stroke, what)| (say(stroke), say(what)))) }
            { el("p", "about", say(Label::About)) }
            { el("p", "aside", version(props.offline)) }
        </div>
    }
}

/// One of several looks, which is kept when it is chosen.
fn look<T: Copy + PartialEq + 'static>(
    shown: &UseStateHandle<T>,
    one: T,
    name: &'static str,
    save: fn(T) -> Result<(), Trouble>,
    dispatch: &Dispatch,
) -> Html {
    let (pressed, shown, dispatch) = (**shown == one, shown.clone(), dispatch.clone());
    let onclick = move |_| {
        tell_of(save(one), &dispatch);
        shown.set(one);
    };
    toggle("segment", pressed, name, onclick)
}

/// Which version this is, and whether it needs the network.
fn version(offline: bool) -> String {
    let number = env!("CARGO_PKG_VERSION");
    let build = page::meta("version").map(|build| format!(" ({build})"));
    say::version(&format!("{number}{}", build.unwrap_or_default()), offline)
}
