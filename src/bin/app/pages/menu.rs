//! The contents of the menu: the pages by what they are about, the words, the looks, and what the keys do.

use yew::prelude::*;

use super::{Desk, Group, Page, learn, rules};
use crate::browser::ids::{KEYS, POPOVER};
use crate::browser::page::{self, Faces, Root, SingleKeys, Theme};
use crate::model::embed;
use crate::model::outcome::Outcomes;
use crate::model::state::{Dispatch, State, tell_of};
use crate::model::storage;
use crate::model::trouble::Trouble;
use crate::pages;
use crate::parts::shapes::{each, el, toggle};
use crate::parts::speech::Speech;
use crate::parts::writing::write;
use crate::say::{self, Label, say};

/// Draws the menu.
pub(crate) fn view(desk: &Desk<'_>) -> Html {
    let Desk {
        state,
        outcomes,
        dispatch,
        ..
    } = desk;
    html! { <Menu key={state.looks.changes} dispatch={(*dispatch).clone()} offline={state.looks.offline} pages={there(state, outcomes)} /> }
}

/// Shows the app in the looks that were chosen.
pub(crate) fn dress() {
    theme().show();
    faces().show();
    keys().show();
}

fn theme() -> Theme {
    Theme::shown().unwrap_or_else(storage::load_theme)
}

fn faces() -> Faces {
    Faces::shown().unwrap_or_else(storage::load_faces)
}

fn keys() -> SingleKeys {
    SingleKeys::shown().unwrap_or_else(storage::load_keys)
}

/// Draws keys or strokes, with what each does.
fn list(lines: impl IntoIterator<Item = (&'static str, &'static str)>) -> Html {
    let line = |(key, what)| html! { <><dt>{ el("kbd", "", key) }</dt>{ el("dd", "", what) }</> };
    html! { <dl class="shortcuts">{ each(lines.into_iter().map(line)) }</dl> }
}

#[derive(Properties, PartialEq)]
struct MenuProps {
    dispatch: Dispatch,
    /// `true` if the browser has the whole app.
    offline: bool,
    /// The pages that it has, by their places in the list.
    pages: Vec<usize>,
}

/// Lists the pages of the menu that have something to show, of the two about the rules the first.
fn there(state: &State, outcomes: &Outcomes) -> Vec<usize> {
    let mut pages: Vec<usize> = (0..pages::ALL.len())
        .filter(|&at| pages::ALL[at].menu.is_some() && pages::ALL[at].shows(state, outcomes))
        .collect();
    let group = |at: usize| pages::ALL[at].menu;
    pages.dedup_by(|at, before| group(*at) == Some(Group::Rules) && group(*at) == group(*before));
    pages
}

/// The menu: the theme, the tile faces, and what the keys do, if they do something.
#[component]
fn Menu(props: &MenuProps) -> Html {
    let theme = use_state_eq(theme);
    use_effect_with(*theme, |theme| theme.show());
    let faces = use_state_eq(faces);
    use_effect_with(*faces, |faces| faces.show());
    let keys = use_state_eq(keys);
    use_effect_with(*keys, |keys| keys.show());
    let entry = |page: &Page| {
        html! {
            <button type="button" class={classes!("row-button", page.in_bar.then_some("in-bar"))} data-page={page.address} popovertarget={POPOVER} popovertargetaction="hide" onclick={page.open(&props.dispatch)}>
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
    let heard = SingleKeys::ALL.iter().map(|&one| {
        let name = say::rules::switched(one == SingleKeys::On);
        look(&keys, one, name, storage::save_keys, dispatch)
    });
    let of = |group: Group| {
        let pages = props.pages.iter().map(|&at| &pages::ALL[at]);
        let pages = pages.filter(move |page| page.menu == Some(group));
        each(pages.map(entry))
    };
    html! {
        <>
            { el("h2", "", say(Label::ThisHand)) }
            { of(Group::Hand) }
            // A frame keeps nothing, and what is learned is to be kept: that is a page of its own.
            if embed::frame().is_some() {
                <a class="row-button" href={[&*page::home(), "#/", learn::PAGE.address].concat()} target="_blank" rel="noopener">
                    { say(learn::PAGE.title) }
                </a>
            }
            <button type="button" class="row-button" popovertarget={POPOVER} popovertargetaction="hide" onclick={|_| write()}>
                { say(Label::WriteHand) }
            </button>
            { el("h2", "", say(rules::PAGE.title)) }
            { of(Group::Rules) }
            { el("h2", "", say(Label::AboutTitle)) }
            { of(Group::About) }
            <Speech dispatch={props.dispatch.clone()} />
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
        </>
    }
}

/// Draws one of several looks, which is kept when it is chosen.
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

/// Says which version this is, and whether it needs the network.
fn version(offline: bool) -> String {
    let number = env!("CARGO_PKG_VERSION");
    let build = page::meta("version").map(|build| format!(" ({build})"));
    say::version(&format!("{number}{}", build.unwrap_or_default()), offline)
}
