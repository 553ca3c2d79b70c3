//! Games from elsewhere: of a link, of a file. They are looked at first; none of this device's own is changed.

use tensu::evening::{Chair, Entry, Fault, Game, Journal, fold};
use yew::prelude::*;

use super::state::{Evening, Sheet, Tap};
use super::{evenings, sentences};
use crate::model::active_rules::ActiveRules;
use crate::parts::shapes::{button, each, el, th};
use crate::say::{Label, say, words};

impl Evening {
    /// Keeps the offered games beside the others. One that goes on with a game of this device is that game.
    pub(super) fn take(&mut self) {
        let Sheet::Offer(games) = std::mem::take(&mut self.sheet) else {
            return;
        };
        for game in games {
            // It may have gone on there, or here.
            let known = self.games.iter().rposition(|own| {
                let events = own.events();
                let is_older = !game.events.is_empty() && events.starts_with(&game.events);
                own.start().is_of(&game.start) && (is_older || game.events.starts_with(&events))
            });
            let at = known.unwrap_or(self.games.len());
            if let Some(own) = self.games.get_mut(at) {
                for event in game.events.into_iter().skip(own.events().len()) {
                    own.enter(Entry::Add(event));
                }
                // Kept by an older version, it had no day.
                if own.start().day.is_none() {
                    own.set_start(game.start);
                }
            } else {
                self.games.push(Journal::of(game).into());
            }
            self.show(Some(at));
        }
    }
}

/// The page.
pub(super) fn page(games: &[Game], taps: &Callback<Tap>) -> Html {
    let tap = |tap: Tap| taps.reform(move |_: MouseEvent| tap.clone());
    html! {
        <section class="evening paper evening-sheet" aria-label={say(Label::TableOffered)}>
            { el("h2", "", say(Label::TableOffered)) }
            { each(games.iter().map(game)) }
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

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use tensu::evening::{Event, Start};
    use tensu::rules::TENHOU;
    use yew::Reducible;

    use super::{Evening, Tap};

    fn after(evening: Evening, taps: impl IntoIterator<Item = Tap>) -> Evening {
        let all = taps.into_iter();
        (*all.fold(Rc::new(evening), Reducible::reduce)).clone()
    }

    #[test]
    fn a_game_from_elsewhere_goes_on_here_and_nothing_is_lost() {
        let begin = || Tap::Begin(Start::new(&TENHOU));
        let own = || {
            after(
                Evening::default(),
                [begin(), Tap::Record(Event::read("d0"))],
            )
        };
        let given = |text: &str| [Tap::Given(text.to_owned()), Tap::Take];
        let taken = after(
            own(),
            given("https://club.example/#/table/game=1/tenhou/d1/d2"),
        );
        assert_eq!(taken.games.len(), 2);
        assert_eq!(taken.games[0], own().games[0]);
        assert_eq!(taken.journal(), taken.games.last().map(|last| &**last));
        // The same game, two hands later.
        let later = after(own(), given("game=1/tenhou/d0/d1/d2"));
        let events = later.journal().map(tensu::evening::Journal::events);
        assert_eq!(
            (later.games.len(), events.map(|all| all.len())),
            (1, Some(3))
        );
        // The same as it was before: what was played here since stays, and it is not there twice.
        let older = after(later, given("game=1/tenhou/d0/d1"));
        let events = older.journal().map(tensu::evening::Journal::events);
        assert_eq!(
            (older.games.len(), events.map(|all| all.len())),
            (1, Some(3))
        );
        for bad in [
            "game=1/tenhou/players=Aki,Be",
            "{}",
            "game=2/tenhou",
            "game=1/nowhere",
            "https://x.example/",
        ] {
            let told = after(own(), [Tap::Given(bad.to_owned())]);
            assert!(told.told.is_some(), "{bad}");
            assert_eq!(told.games, own().games, "{bad}");
        }
    }

    #[test]
    fn a_deleted_game_comes_back_to_its_place() {
        let game = |text: &str| [Tap::Given(text.to_owned()), Tap::Take];
        let all = ["game=1/tenhou/d0", "game=1/tenhou/d1", "game=1/tenhou/d2"];
        let evening = after(Evening::default(), all.into_iter().flat_map(game));
        let deleted = after(evening.clone(), [Tap::Delete(1)]);
        assert_eq!(deleted.games.len(), 2);
        assert_eq!(after(deleted, [Tap::Restore]).games, evening.games);
    }
}
