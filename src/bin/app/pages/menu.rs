//! The contents of the menu: the pages by what they are about, the words, the looks, and what the keys do.

use yew::prelude::*;

use super::{Desk, Group, Page, learn};
use crate::browser::ids::{KEYS, POPOVER};
use crate::browser::page::feel::{Feel, can_shake, shake_at_presses};
use crate::browser::page::{self, Faces, Root, SingleKeys, Theme};
use crate::model::embed;
use crate::model::outcome::Outcomes;
use crate::model::state::{Action, Dispatch, State, tell_of};
use crate::model::storage;
use crate::model::trouble::Trouble;
use crate::pages;
use crate::parts::icon::{Shape, drawn, icon};
use crate::parts::shapes::{button, each, el, toggle};
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
    html! { <Menu key={state.looks.changes} dispatch={(*dispatch).clone()} offline={state.looks.offline} pages={there(state, outcomes)} rules={state.entry.rules.title().to_owned()} hands={state.history.all().len()} /> }
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

fn feel() -> Feel {
    Feel::shown().unwrap_or_else(storage::load_feel)
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
    /// The name of the rules.
    rules: AttrValue,
    /// The number of past hands.
    hands: usize,
}

/// Lists the pages of the menu that have something to show.
fn there(state: &State, outcomes: &Outcomes) -> Vec<usize> {
    let is_there =
        |at: &usize| pages::ALL[*at].menu.is_some() && pages::ALL[*at].shows(state, outcomes);
    (0..pages::ALL.len()).filter(is_there).collect()
}

/// Returns the picture of a page in its row.
fn sign(page: &Page) -> &'static str {
    match page.address {
        "table" => "M7.5 7.5h9v9h-9zM9 4h6M9 20h6M4 9v6M20 9v6",
        "learn" => {
            "M12 6.5C10 5 7 4.5 3.5 4.5v13c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-13C17 4.5 14 5 12 6.5zM12 6.5v13"
        }
        "evenings" => "M19.5 14.5A8 8 0 1 1 10 4.5a6.300 6.300 0 0 0 9.5 10z",
        "quick" => "M13 3.5 5.5 13.5h5L10 20.5l8-10.5h-5.5z",
        "settle" => "M4 8.5h14M15 5.5l3 3-3 3M20 15.5H6M9 12.5l-3 3 3 3",
        "history" => "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 7.5V12l3 2",
        "compare" => "M4 7.5h16M4 12h10M4 16.5h13",
        "share" => "M12 15V3.5M8 7.200l4-3.700 4 3.700M8.5 11H5.5v9.5h13V11h-3",
        "rules" => {
            "M6 3.5h12v17H6zM9 8.5h2.5M14.5 8.5h.5M9 12h2.5M14.5 12h.5M9 15.5h2.5M14.5 15.5h.5"
        }
        "reference" => {
            "M6 4h10.5a1.5 1.5 0 0 1 1.5 1.5V20H7.5A1.5 1.5 0 0 1 6 18.5zM9 8h6M9 11.5h6M9 15h4"
        }
        "check" => "M5 12.5l4.5 4.5L19 7",
        _ => "M9 7.5 4.5 12 9 16.5M15 7.5l4.5 4.5-4.5 4.5",
    }
}

/// The pictures of what is set here.
const KEYBOARD: &str = "M3 6.5h18v11H3zM6.5 10h.5M10 10h.5M13.5 10h.5M17 10h.5M8 14h8";
const PEN: &str = "M5 19l1-4.5L16 4.5l3.5 3.5-10 10zM13.5 7l3.5 3.5";
const SUN: &str = "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.100 1.100M17.300 17.300l1.100 1.100M18.400 5.6l-1.100 1.100M6.700 17.300l-1.100 1.100";
const TILE: &str = "M7 3.5h10v17H7zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z";
const PHONE: &str = "M8 4.5h8v15H8zM4.5 9v6M19.5 9v6";
const STROKE: &str = "M9 20.5v-12a1.5 1.5 0 0 1 3 0v5l5 1.5c1 .3 1.5 1 1.300 2l-.8 3.5M5 5h12M14.5 2.5 17 5l-2.5 2.5";

/// Draws what is set, in a line with its name.
fn setting(
    sign: &'static str,
    name: &'static str,
    choices: impl IntoIterator<Item = Html>,
) -> Html {
    html! {
        <div class="menu-row">
            { drawn(sign) }
            { el("span", "menu-name", name) }
            <div class="segments" role="group" aria-label={name}>{ each(choices) }</div>
        </div>
    }
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
    let value = |page: &Page| match page.address {
        "history" if props.hands > 0 => Some(props.hands.to_string()),
        "rules" => Some(props.rules.to_string()),
        _ => None,
    };
    let entry = |page: &Page| {
        html! {
            <button type="button" class={classes!("menu-row", page.in_bar.then_some("in-bar"))} data-page={page.address} aria-label={say(page.title)} aria-description={value(page)} data-value={value(page)} popovertarget={POPOVER} popovertargetaction="hide" onclick={page.open(&props.dispatch)}>
                { drawn(sign(page)) }
                { el("span", "menu-name", say(page.title)) }
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
    let drawn_faces = Faces::ALL.iter().map(|&one| {
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
    let feel = use_state_eq(feel);
    use_effect_with(*feel, |feel| feel.show());
    use_effect_with((), |()| shake_at_presses());
    let felt = Feel::ALL.iter().map(|&one| {
        let name = say::rules::switched(one == Feel::On);
        look(&feel, one, name, storage::save_feel, dispatch)
    });
    let of = |group: Group| {
        let pages = props.pages.iter().map(|&at| &pages::ALL[at]);
        let pages = pages.filter(move |page| page.menu == Some(group));
        each(pages.map(entry))
    };
    let is_framed = embed::frame().is_some();
    let to_hand = dispatch.clone();
    let to_text = move |_| {
        to_hand.dispatch(Action::View(None));
        page::later(write);
    };
    html! {
        <>
            <div class="menu-title">
                <button type="button" class="room-key" aria-label={say(Label::Close)} title={say(Label::Close)} popovertarget={POPOVER} popovertargetaction="hide">{ icon(Shape::Back) }</button>
                { el("h2", "", say(Label::NavMore)) }
            </div>
            <div class="menu-sheet">
                { of(Group::Hand) }
                // A frame keeps nothing, and what is learned is to be kept: that is a page of its own.
                if is_framed {
                    <a class="menu-row" href={[&*page::home(), "#/", learn::PAGE.address].concat()} target="_blank" rel="noopener">
                        { drawn(sign(&learn::PAGE)) }
                        { el("span", "menu-name", say(learn::PAGE.title)) }
                    </a>
                }
                <button type="button" class="menu-row" popovertarget={POPOVER} popovertargetaction="hide" onclick={to_text}>
                    { drawn(KEYBOARD) }
                    { el("span", "menu-name", say(Label::WriteHand)) }
                </button>
            </div>
            { sheet(of(Group::Game)) }
            { sheet(of(Group::Rules)) }
            <div class="menu-sheet">
                <Speech dispatch={props.dispatch.clone()} />
                // A frame keeps nothing.
                if !is_framed {
                    { door(&props.dispatch) }
                }
                if !is_framed {
                    { setting(SUN, say(Label::Theme), themes) }
                }
                { setting(TILE, say(Label::Faces), drawn_faces) }
                if !is_framed && can_shake() {
                    { setting(PHONE, say(Label::Vibration), felt) }
                }
                { of(Group::About) }
            </div>
            <div class="menu-sheet">
                <div id={KEYS} class="menu-keys" tabindex="-1" role="group" aria-label={say(Label::Shortcuts)}>
                    <div class="menu-row">
                        { drawn(KEYBOARD) }
                        { el("h2", "menu-name", say(Label::Shortcuts)) }
                        <div class="segments">{ each(heard) }</div>
                    </div>
                    { list(say::KEYS.map(|(key, what)| (key, say(what)))) }
                </div>
                <div class="menu-row">{ drawn(STROKE) }{ el("h2", "menu-name", say(Label::Strokes)) }</div>
                { list(say::STROKES.map(|(stroke, what)| (say(stroke), say(what)))) }
                { el("p", "about", say(Label::About)) }
                { el("p", "aside", version(props.offline)) }
                if !is_framed && !props.offline && page::is_sparing() {
                    <KeepOffline />
                }
            </div>
        </>
    }
}

/// Draws the way to the texts of the language, and what it is good for.
fn door(dispatch: &Dispatch) -> Html {
    let texts = &pages::texts::PAGE;
    html! {
        <>
        <button type="button" class="menu-row" data-page={texts.address} aria-label={say(texts.title)} popovertarget={POPOVER} popovertargetaction="hide" onclick={texts.open(dispatch)}>
            { drawn(PEN) }
            { el("span", "menu-name", say(texts.title)) }
        </button>
        { el("p", "menu-line", say(Label::TextsHelp)) }
        </>
    }
}

/// Draws rows on a sheet; nothing without rows.
fn sheet(rows: Html) -> Html {
    let is_empty = matches!(&rows, Html::VList(list) if list.is_empty());
    if is_empty {
        return Html::default();
    }
    el("div", "menu-sheet", rows)
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

/// Draws the button that has all of the app kept on the device, where the line is slow or paid by the byte.
#[component]
fn KeepOffline() -> Html {
    let is_coming = use_state(|| false);
    let onclick = {
        let is_coming = is_coming.clone();
        move |_: MouseEvent| {
            is_coming.set(true);
            page::keep_offline();
        }
    };
    html! {
        <p role="status">
            if *is_coming {
                { say(Label::PageComing) }
            } else {
                { button("toggle", say(Label::KeepOffline), onclick) }
            }
        </p>
    }
}

/// Says which version this is, and whether it needs the network.
fn version(offline: bool) -> String {
    let number = env!("CARGO_PKG_VERSION");
    let build = page::meta("version").map(|build| format!(" ({build})"));
    say::version(&format!("{number}{}", build.unwrap_or_default()), offline)
}
