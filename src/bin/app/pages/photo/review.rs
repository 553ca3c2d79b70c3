//! The review: the straightened strip, below it what was read, one to one, and what it is worth as it stands.

use std::cell::Cell;

use tensu_words::Teach;
use yew::prelude::*;

use super::around::{Around, PAGE, SET, WHY, named};
use super::asked::asked;
use super::price::price;
use super::state::{Subject, Tap};

use crate::browser::page;
use crate::model::photo::{Area, Mend, Read, Row};
use crate::model::state::Action;
use crate::parts::room;
use crate::parts::shapes::{button, each, el};
use crate::parts::tile::face;
use crate::say::teach::{fill_teach, teach};
use crate::say::{Label, say};

/// The pixels of a finger's way that take a tile out.
const SWIPE: i32 = 28;

/// Stands for a way that has taken a tile out.
const TAKEN: i32 = i32::MIN;

thread_local! {
    /// The height at which a finger came down.
    static DOWN: Cell<Option<i32>> = const { Cell::new(None) };
}

/// The width of a tile that the photo lacks, in pixels of the strip.
const WIDTH: i32 = 46;

/// Draws it.
pub(super) fn review(around: &Around<'_>) -> Html {
    let review = &around.photo.review;
    let count = review.row(Row::Hand).len();
    let doubtful = review.asked();
    let title = if doubtful == 0 {
        fill_teach(Teach::PhotoCount, &[count.into()])
    } else {
        fill_teach(Teach::PhotoCountDoubtful, &[count.into(), doubtful.into()])
    };
    let again = around.camera("quiet", Subject::Row(Row::Hand), teach(Teach::PhotoAgain));
    let rows = Row::ALL
        .into_iter()
        .filter(|&one| !review.row(one).is_empty());
    let numbers = Numbers::of(around);
    let rows = each(rows.map(|one| row(one, &numbers, around)));
    let taken = review.entry(&around.props.entry, around.props.is_errand);
    let is_won_unsaid = taken
        .as_ref()
        .is_some_and(|entry| super::price::lacks_winner(entry, review.won()));
    let ready = taken.filter(|_| !is_won_unsaid);
    let is_off = ready.is_none();
    let onclick = {
        let (dispatch, change, mut sets) = (
            around.props.dispatch.clone(),
            around.change.clone(),
            around.sets.clone(),
        );
        sets.count(!review.is_mended);
        Callback::from(move |_: MouseEvent| match &ready {
            Some(entry) => {
                change.emit(sets.clone());
                dispatch.dispatch(Action::Put(entry.clone().into()));
            }
            None => page::focus(WHY),
        })
    };
    html! {
        <>
            { room::head(room::leave(&around.props.dispatch), title, again) }
            { rows }
            { asked(&numbers.0, around) }
            { price(is_won_unsaid, around) }
            <div class="photo-more">
                { around.camera("toggle", Subject::Row(Row::Calls), teach(Teach::PhotoCalls)) }
                if around.props.entry.rules.is_riichi() {
                    { around.camera("toggle", Subject::Row(Row::Dora), teach(Teach::PhotoDora)) }
                }
                // Who reads that all is clear has no use for it.
                if doubtful > 0 || review.is_mended {
                    { button("quiet", teach(Teach::PhotoShow), PAGE.open_at(SET, &around.props.dispatch)) }
                }
            </div>
            <div class="photo-use">
                <button type="button" class="toggle strong" aria-disabled={is_off.to_string()} aria-describedby={WHY} {onclick}>{ teach(Teach::PhotoUse) }</button>
            </div>
        </>
    }
}

/// The tiles that are asked about, in the order of their numbers.
pub(super) struct Numbers(pub(super) Vec<(Row, usize)>);

impl Numbers {
    fn of(around: &Around<'_>) -> Self {
        let review = &around.photo.review;
        let mut all = Vec::new();
        for row in Row::ALL {
            for (at, read) in review.row(row).iter().enumerate() {
                if read.is_asked() {
                    all.push((row, at));
                }
            }
        }
        Self(all)
    }

    fn find(&self, row: Row, at: usize) -> Option<usize> {
        self.0.iter().position(|&one| one == (row, at))
    }
}

/// Draws a row: the strip, and the tiles below it.
fn row(row: Row, numbers: &Numbers, around: &Around<'_>) -> Html {
    let name = match row {
        Row::Hand => say(Label::Hand),
        Row::Calls => teach(Teach::PhotoCallsName),
        Row::Dora => say(Label::DoraIndicators),
    };
    let tiles = around.photo.review.row(row);
    let one = |at: usize| tile(row, at, numbers.find(row, at), around);
    html! {
        <section class="photo-row" aria-label={name}>
            if row != Row::Hand {
                { el("h3", "caption", name) }
            }
            <canvas class="photo-strip" width="720" height="72" data-photo={row.code()} aria-hidden="true"></canvas>
            <div class="photo-tiles" role="group" aria-label={name}>{ each((0..tiles.len()).map(one)) }</div>
        </section>
    }
}

/// Returns the place of a tile in the strip; of one that the photo lacks, between its neighbours.
fn place(tiles: &[Read], at: usize) -> Area {
    let of = |at: Option<usize>| at.and_then(|at| tiles.get(at)).and_then(|read| read.area);
    of(Some(at)).unwrap_or_else(|| {
        let before = of(at.checked_sub(1)).map(|area| area[2]);
        let after = of(Some(at + 1)).map(|area| area[0]);
        let middle = match (before, after) {
            (Some(before), Some(after)) => i32::midpoint(before, after),
            (Some(before), None) => before + WIDTH / 2,
            (None, Some(after)) => after - WIDTH / 2,
            (None, None) => WIDTH / 2,
        };
        [middle - WIDTH / 2, 0, middle + WIDTH / 2, 72]
    })
}

fn tile(row: Row, at: usize, number: Option<usize>, around: &Around<'_>) -> Html {
    let review = &around.photo.review;
    let tiles = review.row(row);
    let Some(read) = tiles.get(at) else {
        return Html::default();
    };
    let is_won = row == Row::Hand && review.won().is_some_and(|(won, _)| won == at);
    let won = if is_won { "won" } else { "" };
    let area = place(tiles, at).map(|one| one.to_string()).join(" ");
    let name = named(read);
    let name = if is_won {
        [&*name, ", ", teach(Teach::PhotoWon)].concat()
    } else {
        name
    };
    let is_open = review.open == Some((row, at));
    let tap = around.tap.clone();
    let onclick = {
        let tap = tap.clone();
        move |_: MouseEvent| {
            // A mouse that was dragged clicks, too.
            if DOWN.replace(None) != Some(TAKEN) {
                tap.emit(Tap::Mend(Mend::Open(Some((row, at)))));
            }
        }
    };
    let onpointerdown = |event: PointerEvent| DOWN.set(Some(event.client_y()));
    let onpointerup = move |event: PointerEvent| {
        let down = DOWN.get().unwrap_or_else(|| event.client_y());
        if (event.client_y() - down).abs() > SWIPE {
            DOWN.set(Some(TAKEN));
            tap.emit(Tap::Mend(Mend::Remove(row, at)));
        }
    };
    html! {
        <button type="button" class={classes!("photo-tile", won, number.map(|_| "is-asked"))} data-box={area} aria-label={name} aria-expanded={is_open.to_string()} {onclick} {onpointerdown} {onpointerup}>
            { face(read.tile(), won) }
            if let Some(number) = number {
                // Painted on it, and no part of its name.
                <b class="photo-number" data-number={(number + 1).to_string()}></b>
            }
        </button>
    }
}
