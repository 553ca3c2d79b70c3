//! The days of the games and their evenings, and what the next game takes from the last ones.

use tensu::evening::{Start, season};

use super::{Evening, Written};

/// The most games that say who sits out next.
const EVENING: usize = 20;

/// A game that has another day, or is of another evening.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::pages::table) struct Dated {
    /// Its place among the games.
    pub(in crate::pages::table) at: usize,
    /// Its start before: another window may have moved the game.
    pub(in crate::pages::table) before: Start,
    /// Its start now.
    pub(in crate::pages::table) now: Start,
}

impl Evening {
    /// The starts of the last games up to the one on the table, or of all, with those who sat there at last.
    pub(in crate::pages::table) fn until_now(&self) -> Vec<Start> {
        let last = self.open.map_or(self.games.len(), |at| at + 1);
        let first = last.saturating_sub(EVENING);
        let seated = |game: &Written| season::seated(game.start(), &game.events());
        self.games[first..last].iter().map(seated).collect()
    }

    pub(super) fn date(&mut self, one: &Dated) {
        let is_it = |at: &usize| {
            let game = self.games.get(*at);
            game.is_some_and(|game| *game.start() == one.before)
        };
        let all = 0..self.games.len();
        let at = [one.at].into_iter().chain(all).find(is_it);
        if let Some(game) = at.and_then(|at| self.games.get_mut(at)) {
            game.set_start(one.now.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use tensu::evening::{Event, Start};
    use tensu::rules::TENHOU;
    use yew::Reducible;

    use super::{Dated, Evening};
    use crate::pages::table::state::Tap;

    fn after(evening: Evening, taps: impl IntoIterator<Item = Tap>) -> Evening {
        let all = taps.into_iter();
        (*all.fold(Rc::new(evening), Reducible::reduce)).clone()
    }

    fn start(day: u16, evening: &str) -> Start {
        Start {
            day: Some(day),
            evening: evening.to_owned(),
            ..Start::new(&TENHOU)
        }
    }

    fn end() -> Tap {
        Tap::Record(Event::read("z"))
    }

    /// Two games as the version before days kept them.
    const OLD: &str = "game=1/tenhou/players=Aki,Ben,Cho,Dai/bench=Eva\nr1\nw0-1:b2000\nz\n\n\
                       game=1/mleague/players=Aki,Ben,Cho,Dai\nd12\n<\n";

    #[test]
    fn what_an_older_version_kept_is_read_and_written_as_it_was() {
        let evening = Evening::read(OLD);
        assert_eq!((evening.games.len(), evening.text().as_str()), (2, OLD));
        assert!(evening.games.iter().all(|game| game.start().day.is_none()));
        // The last one goes on, whatever day it is.
        assert_eq!(evening.resumed(7).open(), Some(1));
        let over = Evening::read(&OLD[..=OLD.find("\n\n").expect("two games")]);
        assert_eq!(over.resumed(7).open(), None);
    }

    #[test]
    fn the_end_of_this_evening_is_shown_again_unless_it_was_left() {
        let over = after(Evening::default(), [Tap::Begin(start(7, "")), end()]);
        let again = |evening: &Evening, day: u16| {
            let mut again = Evening::read(&evening.text()).resumed(day);
            again.resume(&evening.draft());
            again.open()
        };
        assert_eq!((again(&over, 7), again(&over, 8)), (Some(0), None));
        let left = after(over.clone(), [Tap::Leave]);
        assert_eq!(again(&left, 7), None);
        // One that goes on waits in the list as well: what is typed for the next one is not taken away.
        let goes_on = after(left, [Tap::Begin(start(7, "")), Tap::Leave]);
        assert_eq!(again(&goes_on, 7), None);
    }

    #[test]
    fn a_named_evening_ends_with_its_day() {
        let names = |evening: &Evening| -> Vec<String> {
            let games = evening.games.iter();
            games.map(|game| game.start().evening.clone()).collect()
        };
        let begin = |day| Tap::Begin(start(day, "Club"));
        let evening = after(Evening::default(), [Tap::Begin(start(7, ""))]);
        let evening = after(evening, [begin(7), begin(8)]);
        assert_eq!(names(&evening), ["", "Club", ""]);
    }

    #[test]
    fn the_game_that_is_dated_is_found_where_it_is_now() {
        let evening = after(
            Evening::default(),
            [7, 8].map(|day| Tap::Begin(start(day, ""))),
        );
        let dated = |at: usize| Dated {
            at,
            before: start(8, ""),
            now: start(9, "Club"),
        };
        for at in [0, 1, 5] {
            let dated = after(evening.clone(), [Tap::Date(vec![dated(at)])]);
            let starts: Vec<Start> = dated
                .games
                .iter()
                .map(|game| game.start().clone())
                .collect();
            assert_eq!(starts, [start(7, ""), start(9, "Club")], "{at}");
        }
    }
}
