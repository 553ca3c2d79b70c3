//! Games from elsewhere: of a link, of a file. They are looked at first; none of this device's own is changed.

use tensu::evening::{Chair, Fault, Game, fold};
use yew::prelude::*;

use super::state::{Sheet, Tap, Written};
use super::{evenings, sentences, tell};
use crate::model::active_rules::ActiveRules;
use crate::parts::shapes::{button, each, el, th};
use crate::say::{Label, say, words};

/// The page.
pub(super) fn page(
    games: &[Game],
    open: Option<&Written>,
    told: Option<&String>,
    taps: &Callback<Tap>,
) -> Html {
    let tap = |tap: Tap| taps.reform(move |_: MouseEvent| tap.clone());
    // A later state of the game that runs does not take its place.
    let makes_way = |open: &Written| {
        !open.is_over() && !games.iter().any(|game| open.start().is_of(&game.start))
    };
    html! {
        <section class="evening paper evening-sheet" aria-label={say(Label::TableOffered)}>
            { el("h2", "", say(Label::TableOffered)) }
            { tell::wrong(told) }
            { each(games.iter().map(game)) }
            if open.is_some_and(makes_way) {
                { el("p", "caption", say(Label::TableTakeOver)) }
            }
            <div class="evening-keys">
                { button("toggle strong", say(Label::TableTake), tap(Tap::Take)) }
                { button("toggle", say(Label::TableNotNow), tap(Tap::Sheet(Sheet::Table))) }
            </div>
        </section>
    }
}

/// The state of a game, and what of it cannot be.
fn game(game: &Game) -> Html {
    let Ok(rules) = ActiveRules::of(game.start.rules.clone()) else {
        return Html::default();
    };
    let course = fold(&game.start, &rules, &game.events);
    let state = &course.state;
    let now = match state.over {
        Some(over) => words().over(over).to_owned(),
        None => sentences::hand(state.round(), state.number(), state.honba),
    };
    let row = |chair: Chair| {
        let points = sentences::points(state.points[chair]);
        html! { <tr>{ th("row", sentences::player(chair, state)) }{ el("td", "", points) }</tr> }
    };
    let fault =
        |(_, fault): &(usize, Fault)| el("li", "wrong", words().fault(fault, &state.players));
    // Cut within a word, the rest of it may still be one, of an event that cannot be.
    let end = game.events.len();
    let is_cut = |(at, fault): &(usize, Fault)| at + 1 == end || matches!(fault, Fault::Unread(_));
    let is_cut = course.faults.iter().any(is_cut);
    let last = sentences::last(&course, &rules);
    let day = game.start.day.map(evenings::date);
    html! {
        <>
            if let Some(day) = day {
                { el("h3", "", day) }
            }
            <p>{ el("span", "caption ruleset", rules.title().to_owned()) }{ " " }{ el("b", "", now) }</p>
            <table class="payments"><tbody>{ each((0..state.chairs()).map(row)) }</tbody></table>
            if let Some(last) = last {
                { el("p", "evening-said", last) }
            }
            if is_cut {
                { el("p", "wrong", say(Label::TableCut)) }
            }
            if !course.faults.is_empty() {
                <ul>{ each(course.faults.iter().map(fault)) }</ul>
            }
        </>
    }
}
