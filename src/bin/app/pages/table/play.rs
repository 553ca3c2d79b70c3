//! The table itself: four cards as the players sit, and the sheet below them.

use tensu::Riichi;
use tensu::evening::{Chair, Event};
use yew::prelude::*;

use super::state::{Sheet, Tap, Win};
use super::{Around, sentences, sheets};
use crate::parts::shapes::{each, el};
use crate::parts::tile;
use crate::say::{self, Label, say, words};

/// Where each chair sits: whoever plays after another sits to the right, so East sees South there.
pub(super) const SIDES: [&str; 4] = ["near", "right", "far", "left"];

/// The page.
pub(super) fn page(around: &Around<'_>) -> Html {
    let state = &around.course.state;
    let sheet = match &around.evening.sheet {
        Sheet::Win(win) => sheets::win(around, win),
        Sheet::Draw(tenpai, nagashi) => sheets::draw(around, tenpai, nagashi),
        Sheet::Gaps(chair) => sheets::gaps(around, *chair),
        Sheet::More => sheets::more(around),
        _ => buttons(around),
    };
    let is_open = around.evening.sheet != Sheet::Table;
    let hand = sentences::hand(state.round(), state.number(), state.honba);
    html! {
        <>
            <div class={classes!("felt", is_open.then_some("small"))} role="group" aria-label={say(Label::ViewTable)}>
                { each((0..state.seats()).map(|chair| card(around, chair))) }
                <p class="felt-middle">
                    { el("b", "", hand) }
                    if around.rules.is_riichi() {
                        { el("span", "", say::pair(say(Label::RiichiSticks), state.sticks)) }
                    }
                </p>
            </div>
            { sheet }
        </>
    }
}

fn buttons(around: &Around<'_>) -> Html {
    let state = &around.course.state;
    let tenpai = state.in_riichi().collect();
    html! {
        <div class="evening-buttons">
            { around.button("toggle", say(Label::RoundPageDrawn), Tap::Sheet(Sheet::Draw(tenpai, Vec::new()))) }
            { around.button("toggle", say(Label::TableGaps), Tap::Sheet(Sheet::Gaps(state.dealer()))) }
            { around.button("toggle", say(Label::TableLog), Tap::Sheet(Sheet::Log)) }
            { around.button("toggle", say(Label::TableMore), Tap::Sheet(Sheet::More)) }
        </div>
    }
}

/// A player's card: a tap on it is a win, or whatever the open sheet makes of it.
fn card(around: &Around<'_>, chair: Chair) -> Html {
    let state = &around.course.state;
    let (wind, points) = (state.wind(chair), sentences::points(state.points[chair]));
    let name = around.name(chair);
    let is_in_riichi = state.riichi[chair].is_declared();
    let riichi = say::riichi(Riichi::Riichi);
    let parts = [words().wind(wind).to_owned(), name.clone(), points.clone()];
    let parts: Vec<String> = parts
        .into_iter()
        .chain(is_in_riichi.then(|| riichi.to_owned()))
        .collect();
    let tap = match &around.evening.sheet {
        Sheet::Win(win) if win.from.is_some() => also(win, chair),
        Sheet::Gaps(_) => Tap::Sheet(Sheet::Gaps(chair)),
        _ => Tap::Sheet(Sheet::Win(Win::of(chair))),
    };
    let chosen = match &around.evening.sheet {
        Sheet::Win(win) => win.winners.iter().any(|(winner, _)| *winner == chair),
        Sheet::Gaps(own) => *own == chair,
        _ => false,
    };
    let (whole, rest) = points.split_at(points.len().saturating_sub(2));
    let (whole, rest) = (whole.to_owned(), rest.to_owned());
    let stick = if is_in_riichi {
        Event::Unriichi(chair)
    } else {
        Event::Riichi(chair, Riichi::Riichi)
    };
    let class = classes!(
        "seat",
        SIDES[chair % SIDES.len()],
        (chair == state.dealer()).then_some("dealer"),
        chosen.then_some("chosen")
    );
    html! {
        <div {class}>
            <button type="button" class="seat-card" aria-label={say::list(&parts)} onclick={around.tap(tap)}>
                <span class="seat-name">{ tile::face(tensu::Kind::honor(wind as u8 + 1).map(Into::into), "") }{ name.clone() }</span>
                { " " }
                <span class="seat-points">{ whole }<small>{ rest }</small></span>
            </button>
            if around.rules.is_riichi() {
                <button
                    type="button"
                    class="stick"
                    aria-label={say::pair(riichi, &name)}
                    aria-pressed={is_in_riichi.to_string()}
                    aria-disabled={(!is_in_riichi && state.may_riichi(chair, around.rules).is_err()).to_string()}
                    onclick={around.tap(Tap::Record(stick))}
                >
                    if is_in_riichi {
                        <i></i>
                    } else {
                        { riichi }
                    }
                </button>
            }
        </div>
    }
}

/// Another winner of the same tile, or one less.
pub(super) fn also(win: &Win, chair: Chair) -> Tap {
    let mut win = win.clone();
    match win.winners.iter().position(|(own, _)| *own == chair) {
        Some(at) if win.winners.len() > 1 => drop(win.winners.remove(at)),
        Some(_) => return Tap::Sheet(Sheet::Table),
        None if matches!(win.from, Some(Some(from)) if from != chair) => {
            win.winners.push((chair, None));
        }
        None => win = Win::of(chair),
    }
    Tap::Sheet(Sheet::Win(win))
}
