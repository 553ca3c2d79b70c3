//! The hands that were scored on this device.

use tensu::link::Link;
use yew::prelude::*;

use super::icon::{Shape, icon};
use super::laid::{self, laid};
use super::toast::{UNDO, deleted};
use crate::components::shapes::{button, each, el, send, send_to};
use crate::history::{History, Kept};
use crate::share;
use crate::state::{Action, Dispatch, Hint, Keep};
use crate::tr::{self, Label, say, words};

/// The id of the first hand.
const FIRST: &str = "first-kept";

/// The list, the newest hand first; the hint says what was deleted.
pub(crate) fn history(history: &History, hint: Option<&Hint>, dispatch: &Dispatch) -> Html {
    let all = history.all();
    let row = |(at, kept)| row(at, kept, dispatch);
    html! {
        <div class="history">
            { deleted(hint, tap(Keep::Back, FIRST, dispatch)) }
            { el("p", "aside", say(Label::HistoryHelp)) }
            if all.is_empty() {
                { el("p", "", say(Label::HistoryEmpty)) }
            }
            <ol>{ each(all.iter().enumerate().map(row)) }</ol>
            if all.iter().any(|kept| !kept.starred) {
                { button("toggle", say(Label::HistoryClear), tap(Keep::Clear, UNDO, dispatch)) }
            }
        </div>
    }
}

/// Something that is gone once it was tapped, and what has the keyboard then.
fn tap(tap: Keep, next: &'static str, dispatch: &Dispatch) -> Callback<MouseEvent> {
    send_to(Action::History(tap), next, dispatch)
}

fn row(at: usize, kept: &Kept, dispatch: &Dispatch) -> Html {
    let send = |tap: Keep| send(Action::History(tap), dispatch);
    let (hand, price) = match kept.link.parse() {
        Ok(link) => hand(link, send(Keep::Restore(at))),
        Err(why) => unread(words().bad_link(&why)),
    };
    let star = kept.starred.to_string();
    let name = |label| tr::pair(say(label), &price);
    html! {
        <li key={&*kept.link} class="kept">
            { hand }
            <button type="button" id={(at == 0).then_some(FIRST)} class="quiet star" aria-label={name(Label::HistoryStar)} aria-pressed={star} onclick={send(Keep::Star(at))}>
                { icon(Shape::Star) }
            </button>
            <button type="button" class="quiet" aria-label={name(Label::HistoryDelete)} onclick={tap(Keep::Delete(at), UNDO, dispatch)}>
                { icon(Shape::Bin) }
            </button>
        </li>
    }
}

/// Why a hand cannot be shown.
fn unread(why: String) -> (Html, String) {
    (el("p", "kept-hand", &why), why)
}

/// A hand to take out again, its tiles and what it was worth; and its price.
fn hand(link: Link, onclick: Callback<MouseEvent>) -> (Html, String) {
    let entry = match share::entry(link) {
        Ok(entry) => entry,
        Err(why) => return unread(words().bad_house(&why)),
    };
    let worth = share::worth(&entry);
    let by = worth.as_ref().map_or(entry.rest.by, |(by, _)| *by);
    let question = share::counted(&entry, by);
    let price = worth
        .as_ref()
        .map(|(by, score)| format!("{} {}", tr::by(*by), tr::price(score)))
        .unwrap_or_default();
    let value = worth.as_ref().map(|(_, score)| tr::value(score));
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
    (hand, price)
}
