//! A tile that is asked about: its picture, the first three guesses, all keys, and what else can be done with it.

use tensu::{Kind, Suit, Tile};
use tensu_words::Teach;
use yew::prelude::*;

use super::around::{Around, named};
use super::state::Tap;

use crate::browser::ids::ROOM;
use crate::browser::page;
use crate::model::photo::{Mend, Row, Sure};
use crate::parts::shapes::{button, each, el};
use crate::parts::tile::face;
use crate::say::teach::{fill_teach, teach};
use crate::say::{self, words};

/// The number of tiles that are asked about at once: what is below the screen is asked next.
const MOST: usize = 4;

/// Draws the questions, and the tile that was tapped, whatever is known of it.
pub(super) fn asked(numbers: &[(Row, usize)], around: &Around<'_>) -> Html {
    let open = around.photo.review.open;
    let opened = open.filter(|one| !numbers.contains(one));
    let opened = opened.map(|place| question(place, None, around));
    let numbered = numbers.iter().enumerate();
    let numbered = numbered.filter(|(number, place)| *number < MOST || open == Some(**place));
    each(
        opened
            .into_iter()
            .chain(numbered.map(|(number, &place)| question(place, Some(number), around))),
    )
}

/// Returns the handler that mends something; the question goes with it, so the keyboard goes to the title.
pub(super) fn mend(mend: Mend, around: &Around<'_>) -> Callback<MouseEvent> {
    let tap = around.tap.clone();
    Callback::from(move |_: MouseEvent| {
        tap.emit(Tap::Mend(mend));
        page::later(|| page::focus(ROOM));
    })
}

fn question((row, at): (Row, usize), number: Option<usize>, around: &Around<'_>) -> Html {
    let review = &around.photo.review;
    let Some(read) = review.row(row).get(at) else {
        return Html::default();
    };
    let is_open = review.open == Some((row, at));
    let text = match read.sure {
        Sure::Doubtful => teach(Teach::PhotoWhich).to_owned(),
        Sure::Repaired => teach(Teach::PhotoWhichRepaired).to_owned(),
        Sure::Clear | Sure::Chosen => read
            .tile()
            .map_or_else(String::new, |tile| words().tile(tile)),
    };
    let area = read
        .area
        .map(|area| area.map(|one| one.to_string()).join(" "));
    let guess = |&tile: &Tile| {
        let is_it = (read.tile() == Some(tile)).to_string();
        let onclick = mend(Mend::Choose(row, at, tile), around);
        html! { <button type="button" class="photo-guess" aria-label={words().tile(tile)} aria-pressed={is_it} {onclick}>{ face(Some(tile), "") }</button> }
    };
    let place = fill_teach(Teach::PhotoPlace, &[(at + 1).into()]);
    let label = [&*place, ": ", &*named(read)].concat();
    let other = {
        let tap = around.tap.clone();
        Callback::from(move |_: MouseEvent| tap.emit(Tap::Mend(Mend::Open(Some((row, at))))))
    };
    html! {
        <section class="photo-asked" aria-label={label}>
            <div class="photo-line">
                if let Some(number) = number {
                    <b class="photo-number" data-number={(number + 1).to_string()}></b>
                }
                if let Some(area) = area {
                    <canvas class="photo-crop" width="54" height="72" data-photo={row.code()} data-box={area} aria-hidden="true"></canvas>
                }
                { el("p", "", text) }
                <span class="photo-guesses">{ each(read.guesses.iter().map(guess)) }</span>
                <button type="button" class="quiet" aria-expanded={is_open.to_string()} onclick={other}>{ teach(Teach::PhotoOther) }</button>
            </div>
            if is_open {
                { keys((row, at), around) }
                <div class="photo-more">
                    { button("toggle", teach(Teach::PhotoBefore), mend(Mend::Insert(row, at), around)) }
                    { button("toggle", teach(Teach::PhotoAfter), mend(Mend::Insert(row, at + 1), around)) }
                    { button("toggle", teach(Teach::PhotoTakeOut), mend(Mend::Remove(row, at), around)) }
                    if row == Row::Hand {
                        { button("toggle", teach(Teach::PhotoWon), mend(Mend::Won(at), around)) }
                    }
                </div>
            }
        </section>
    }
}

/// Draws a key for each tile of the rules.
fn keys((row, at): (Row, usize), around: &Around<'_>) -> Html {
    let set = &around.props.entry.rules.tiles;
    let key = |tile: Tile| {
        let onclick = mend(Mend::Choose(row, at, tile), around);
        html! { <button type="button" class="photo-key" aria-label={words().tile(tile)} {onclick}>{ face(Some(tile), "") }</button> }
    };
    let of = |suit: Option<Suit>| {
        let kinds = Kind::all().filter(|kind| kind.suit() == suit && set.has(*kind));
        let red = suit.map(Tile::red).filter(|&red| set.has_tile(red));
        let tiles = kinds.map(Tile::from).chain(red);
        html! { <div class="photo-keys" role="group" aria-label={say::suit(suit)}>{ each(tiles.map(key)) }</div> }
    };
    each(Suit::ALL.into_iter().map(Some).chain([None]).map(of))
}
