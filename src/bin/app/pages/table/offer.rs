//! Games from elsewhere: of a link, of a file. They are looked at first; none of this device's own is changed.

use tensu::evening::{Evening, Fault, Game, fold};
use yew::prelude::*;

use super::sentences;
use super::state::{Sheet, Tap};
use crate::model::book::ActiveRules;
use crate::parts::shapes::{button, each, el, th};
use crate::say::{Label, say, words};

/// What stands before a game in an address of the app.
const MARK: &str = "#/table/";

/// The address of the app with games in it, behind the root of the site.
pub(super) fn address(root: &str, games: &impl std::fmt::Display) -> String {
    format!("{root}{MARK}{games}")
}

/// The games of a text: an address, or what stands behind it.
///
/// # Errors
/// What is wrong with it and what to do, as a sentence.
pub(super) fn read(text: &str) -> Result<Vec<Game>, String> {
    let words_of = text.split_once(MARK).map_or(text, |(_, words)| words);
    let read: Result<Evening, _> = words_of.trim().parse();
    let Evening(games) = read.map_err(|why| words().bad_game(&why))?;
    for game in &games {
        ActiveRules::of(game.start.rules.clone()).map_err(|why| words().bad_house(&why))?;
    }
    Ok(games)
}

/// The page.
pub(super) fn page(games: &[Game], taps: &Callback<Tap>) -> Html {
    let tap = |tap: Tap| taps.reform(move |_: MouseEvent| tap.clone());
    html! {
        <section class="evening evening-sheet" aria-label={say(Label::TableOffered)}>
            { el("h2", "", say(Label::TableOffered)) }
            { each(games.iter().map(game)) }
            <div class="evening-keys">
                { button("toggle strong", say(Label::TableTake), tap(Tap::Take)) }
                { button("toggle", say(Label::TableNotNow), tap(Tap::Sheet(Sheet::Table))) }
            </div>
        </section>
    }
}

/// How a game stands, and what of it cannot be.
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
    let row = |chair: usize| {
        let points = sentences::points(state.points[chair]);
        html! { <tr>{ th("row", sentences::player(chair, state)) }{ el("td", "", points) }</tr> }
    };
    let fault =
        |(_, fault): &(usize, Fault)| el("li", "wrong", words().fault(fault, &state.players));
    let mut faults = course.faults.iter();
    let is_cut = faults.any(|(_, fault)| matches!(fault, Fault::Unread(_)));
    let last = sentences::last(&course, &rules);
    html! {
        <>
            <p>{ el("span", "caption ruleset", rules.title().to_owned()) }{ " " }{ el("b", "", now) }</p>
            <table class="payments"><tbody>{ each((0..state.seats()).map(row)) }</tbody></table>
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
