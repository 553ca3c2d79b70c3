//! The hands that were scored on this device, with tiles or without.

use std::rc::Rc;

use tensu::link::Link;
use yew::prelude::*;

use super::quick;
use super::{Desk, Group, Page, sheet};

use crate::model::counting::Quick;
use crate::model::entry::Entry;
use crate::model::history::{History, Scored};
use crate::model::share;
use crate::model::sheet::quiz;
use crate::model::speech::said_as;
use crate::model::state::{Action, Change, Dispatch, Keep};
use crate::parts::icon::{Shape, icon};
use crate::parts::kept::Keeper;
use crate::parts::laid::{self, laid};
use crate::parts::room::Ground;
use crate::parts::shapes::{button, each, el, send as sends, send_to};
use crate::parts::told::{UNDO, deleted};
use crate::say::{self, Label, say, words};

/// The page's entry in the list of pages.
pub(crate) const PAGE: Page = Page {
    address: "history",
    title: Label::ViewHistory,
    part_of: None,
    icon: None,
    menu: Some(Group::Hand),
    in_bar: false,
    ground: Ground::Paper,
    in_frame: |_| false,
    is_there: |_, _| true,
};

/// The id of the first hand.
const FIRST: &str = "first-kept";

/// Draws the page; the hint says what was deleted.
pub(crate) fn view(desk: &Desk<'_>) -> Html {
    let Desk {
        state,
        dispatch,
        keeper,
        ..
    } = *desk;
    html! {
        <div class="history">
            { deleted(state.told.hint.as_ref(), tap(Keep::Back, FIRST, dispatch)) }
            <List history={state.history.clone()} keeper={keeper.clone()} dispatch={dispatch.clone()} />
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct Props {
    history: History,
    keeper: Rc<Keeper>,
    dispatch: Dispatch,
}

/// The list, the newest hand first; each is scored anew only if the list has changed.
#[component]
fn List(props: &Props) -> Html {
    let all = props.history.all();
    let dispatch = &props.dispatch;
    let row = |(at, kept)| row(at, kept, props);
    html! {
        <>
            { el("p", "aside", say(Label::HistoryHelp)) }
            if all.is_empty() {
                { el("p", "", say(Label::HistoryEmpty)) }
            }
            <ol>{ each(all.iter().enumerate().map(row)) }</ol>
            if all.iter().any(|kept| !kept.starred) {
                { button("toggle", say(Label::HistoryClear), tap(Keep::Clear, UNDO, dispatch)) }
            }
        </>
    }
}

/// Sends a tap with which its button goes; `next` has the keyboard then.
fn tap(tap: Keep, next: &'static str, dispatch: &Dispatch) -> Callback<MouseEvent> {
    send_to(Action::History(tap), next, dispatch)
}

fn row(at: usize, kept: &Scored, props: &Props) -> Html {
    let dispatch = &props.dispatch;
    let send = |tap: Keep| sends(Action::History(tap), dispatch);
    let (hand, price, quiz) = match Quick::of_line(&kept.link) {
        Some(Ok((quick, entry))) => said_as(entry.rules.idiom, || counted(quick, &entry, props)),
        Some(Err(why)) => unread(words().bad_link(&why)),
        None => match share::read(&kept.link) {
            Ok(link) => restored(link, send(Keep::Restore(at))),
            Err(why) => unread(words().bad_link(&why)),
        },
    };
    let quiz = quiz.map(|quiz| sheet::PAGE.open_at(&quiz, dispatch));
    let star = kept.starred.to_string();
    let name = |label| say::pair(say(label), &price);
    html! {
        <li key={&*kept.link} class="kept">
            { hand }
            if let Some(onclick) = quiz {
                <button type="button" class="quiet" aria-label={name(Label::QuizThis)} {onclick}>{ icon(Shape::Learn) }</button>
            }
            <button type="button" id={(at == 0).then_some(FIRST)} class="quiet star" aria-label={name(Label::HistoryStar)} aria-pressed={star} onclick={send(Keep::Star(at))}>
                { icon(Shape::Star) }
            </button>
            <button type="button" class="quiet" aria-label={name(Label::HistoryDelete)} onclick={tap(Keep::Delete(at), UNDO, dispatch)}>
                { icon(Shape::Bin) }
            </button>
        </li>
    }
}

/// Says why a hand cannot be shown.
fn unread(why: String) -> HistoryLine {
    (el("p", "kept-hand", &why), why, None)
}

/// A hand as it is drawn, its payment in words, and the hand as a sheet if there is something to ask.
type HistoryLine = (Html, String, Option<String>);

/// Draws a score without tiles, to take out again: what it was counted from, its worth and its payment.
fn counted(quick: Quick, entry: &Entry, props: &Props) -> HistoryLine {
    let quickly = quick.at(entry);
    let (price, value) = match &quickly.price {
        Ok(quote) => (say::asked(&quote.payments), say::counted(quote)),
        Err(why) => return unread(words().refusal(why.first())),
    };
    let by = quickly.table.by;
    let price = format!("{} {price}", say::by(by));
    let mut what = say::counted_from(&quickly.counted);
    if what.is_empty() {
        what.push(say(quick::PAGE.title).to_owned());
    }
    let seat = words().player(quickly.table.seat).to_owned();
    let below = [value, seat, entry.rules.title().to_owned()];
    let onclick = {
        let (keeper, dispatch) = (props.keeper.clone(), props.dispatch.clone());
        let rules = entry.rules.clone();
        Callback::from(move |_: MouseEvent| {
            keeper.put(quick.clone());
            dispatch.dispatch(Action::Change(Change::Import(rules.to_house().to_string())));
            dispatch.dispatch(quick::PAGE.opened());
        })
    };
    let hand = html! {
        <button type="button" class="kept-hand" {onclick}>
            { el("span", "kept-what", what.join(" · ")) }
            { el("b", "", &price) }
            { " " }
            { el("span", "caption", below.join(" · ")) }
        </button>
    };
    (hand, price, None)
}

/// Draws a hand to take out again, in the words of its players.
fn restored(link: Link, onclick: Callback<MouseEvent>) -> HistoryLine {
    match share::entry(link) {
        Ok(entry) => said_as(entry.rules.idiom, || hand(&entry, onclick)),
        Err(why) => unread(words().bad_house(&why)),
    }
}

/// Draws the tiles of a hand, and what it was worth.
fn hand(entry: &Entry, onclick: Callback<MouseEvent>) -> HistoryLine {
    let worth = share::worth(entry);
    let by = worth.as_ref().map_or(entry.rest.by, |(by, _)| *by);
    let question = share::counted(entry, by);
    let price = worth
        .as_ref()
        .map(|(by, score)| format!("{} {}", say::by(*by), say::price(score)))
        .unwrap_or_default();
    let value = worth.as_ref().map(|(_, score)| say::value(score));
    let rules = entry.rules.title().to_owned();
    let below: Vec<String> = value.into_iter().chain([rules]).collect();
    let hand = html! {
        <button type="button" class="kept-hand" {onclick}>
            { laid(&question, laid::name(&question)) }
            { el("b", "", &price) }
            { " " }
            { el("span", "caption", below.join(" · ")) }
        </button>
    };
    let quiz = quiz(&question, &entry.rules.to_house(), &entry.rules);
    (hand, price, quiz.map(|quiz| quiz.to_string()))
}
