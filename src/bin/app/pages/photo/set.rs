//! The player's own set, shown once: four rows in order, from which numbers are kept. And how many photos needed no mending with it.

use tensu::{Kind, Suit, Tile};
use tensu_words::Teach;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::around::{Around, PAGE};
use super::state::{ROWS, Subject, Tap};

use crate::browser::{page, photo as script};
use crate::model::photo::{Counted, Sets};
use crate::parts::room;
use crate::parts::shapes::{button, each, el, toggle};
use crate::parts::tile;
use crate::say;
use crate::say::teach::{fill_teach, teach};

/// The id of the field with the name.
const NAME: &str = "photo-set-name";

/// Names a row.
pub(super) fn row_name(row: usize) -> &'static str {
    say::suit(Suit::ALL.get(row).copied())
}

/// Says which tiles belong into a row.
pub(super) fn row_help(row: usize) -> &'static str {
    teach(if row < Suit::ALL.len() {
        Teach::PhotoRowHelp
    } else {
        Teach::PhotoHonorsHelp
    })
}

/// Draws the page's side.
pub(super) fn set(around: &Around<'_>) -> Html {
    let showing = &around.photo.showing;
    let done = showing.rows.iter().flatten().count();
    let next = showing.rows.iter().position(Option::is_none);
    let rows = (0..ROWS).map(|at| row(at, next == Some(at), around));
    html! {
        <>
            { room::head(room::back(teach(Teach::Before), PAGE.open(&around.props.dispatch)), teach(Teach::PhotoSet), el("span", "caption", fill_teach(Teach::CountOf, &[done.into(), ROWS.into()]))) }
            { known(around) }
            <div class="paper photo-paper">
                { el("h3", "", teach(Teach::PhotoShow)) }
                { el("p", "", teach(Teach::PhotoShowHelp)) }
                { el("p", "aside", teach(Teach::PhotoNumbers)) }
            </div>
            { each(rows) }
            if next.is_none() {
                { keep(around) }
            }
        </>
    }
}

/// Draws the sets that are known, with what they brought.
fn known(around: &Around<'_>) -> Html {
    let sets = around.sets;
    if sets.names().next().is_none() {
        return Html::default();
    }
    let change = |with: &dyn Fn(&mut Sets)| {
        let mut next = sets.clone();
        with(&mut next);
        let change = around.change.clone();
        Callback::from(move |_: MouseEvent| change.emit(next.clone()))
    };
    let choice = |at: Option<usize>, name: &str| {
        let onclick = change(&|sets: &mut Sets| sets.choose(at));
        toggle("segment", sets.used() == at, name.to_owned(), onclick)
    };
    let names = sets
        .names()
        .enumerate()
        .map(|(at, name)| choice(Some(at), name));
    let (bare, used) = sets.counted();
    let line = |text: Teach, counted: Counted| {
        (counted.all > 0).then(|| {
            el(
                "p",
                "",
                fill_teach(text, &[counted.whole.into(), counted.all.into()]),
            )
        })
    };
    let is_used = sets.used().is_some();
    html! {
        <div class="paper photo-paper">
            <div class="segments" role="group" aria-label={teach(Teach::PhotoSet)}>{ choice(None, teach(Teach::PhotoSetNone)) }{ each(names) }</div>
            { each(line(Teach::PhotoWholeBare, bare)) }
            if is_used {
                { each(line(Teach::PhotoWhole, used)) }
                { button("toggle", teach(Teach::PhotoForget), change(&Sets::forget)) }
            }
        </div>
    }
}

/// Draws a row of tiles in the order in which they are laid out.
fn row(at: usize, is_next: bool, around: &Around<'_>) -> Html {
    let showing = &around.photo.showing;
    let subject = Subject::Set(at);
    let suit = Suit::ALL.get(at).copied();
    let kinds = Kind::all()
        .filter(|kind| kind.suit() == suit)
        .map(Tile::from);
    let tiles = kinds.map(|tile| (Some(tile), ""));
    let told = match showing.rows.get(at).copied().flatten() {
        Some(count) => fill_teach(Teach::PhotoSeen, &[count.into()]),
        None => row_help(at).to_owned(),
    };
    let is_own = around.photo.subject == subject;
    let wrong = showing.wrong.filter(|_| is_own).zip(subject.count());
    let wrong = wrong
        .map(|(count, wanted)| fill_teach(Teach::PhotoRowWrong, &[count.into(), wanted.into()]));
    let take = fill_teach(Teach::PhotoTakeRow, &[row_name(at).into()]);
    html! {
        <section class={classes!("photo-set", is_next.then_some("is-next"))} aria-label={row_name(at)}>
            <div class="photo-line">{ el("h3", "", row_name(at)) }{ el("span", "caption", told) }</div>
            { tile::row("photo-laid", tiles) }
            <div role="status">{ each(wrong.map(|text| el("p", "", text))) }</div>
            { around.camera(if is_next { "toggle strong" } else { "toggle" }, subject, &take) }
        </section>
    }
}

/// Draws the name and the key that keeps the set.
fn keep(around: &Around<'_>) -> Html {
    let numbers = around.photo.showing.numbers.clone();
    let (tap, change, sets) = (
        around.tap.clone(),
        around.change.clone(),
        around.sets.clone(),
    );
    let first = fill_teach(Teach::PhotoSetNumber, &[(sets.names().count() + 1).into()]);
    let onsubmit = {
        let first = first.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let field = page::element(NAME)
                .and_then(|one| wasm_bindgen::JsCast::dyn_into::<HtmlInputElement>(one).ok());
            let name = field.map(|field| field.value()).unwrap_or_default();
            let name = Some(name.trim())
                .filter(|name| !name.is_empty())
                .unwrap_or(&first);
            if let Some(numbers) = &numbers {
                let mut next = sets.clone();
                next.add(name, numbers);
                change.emit(next);
                tap.emit(Tap::Shown);
                script::tell("shown");
            }
        })
    };
    html! {
        <form class="paper photo-paper" {onsubmit}>
            <label class="field">{ teach(Teach::PhotoSetName) }<input id={NAME} type="text" maxlength="40" placeholder={first} autocomplete="off" /></label>
            <button type="submit" class="toggle strong">{ teach(Teach::PhotoKeep) }</button>
        </form>
    }
}
