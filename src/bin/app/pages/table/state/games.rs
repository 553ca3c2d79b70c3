//! The list of the games: one is begun, its players get names, one comes from elsewhere, one is deleted.

use std::collections::BTreeSet;
use std::rc::Rc;

use tensu::evening::{Chair, Day, Entry, Journal, Start};

use super::shelf::Shelved;
use super::{Evening, Logs, Sheet};
use crate::pages::table::{given, minute, sentences};
use crate::say::{Label, with};

impl Evening {
    pub(super) fn begin(&mut self, mut start: Start) {
        // An evening that was named is over with its day.
        let last = self.games.last().map(|last| last.start());
        if last.is_none_or(|last| last.day != start.day) {
            start.evening.clear();
        }
        let names = start.players.iter().chain(&start.bench);
        if let Some(name) = twice(names) {
            self.told = Some(with(Label::TableTwice, name));
        } else {
            minute::begin(&start);
            self.games.push(Journal::new(start).into());
            self.show(Some(self.games.len() - 1));
        }
    }

    /// Gives a player another name.
    pub(super) fn call(&mut self, chair: Chair, name: &str) {
        let name = Start::name_of(name);
        let Some(journal) = self.journal_mut() else {
            return;
        };
        let others = journal.start().players.iter().enumerate();
        let others = others.filter_map(|(at, other)| (at != chair).then_some(other));
        if let Some(name) = twice(others.chain([&name])) {
            self.told = Some(with(Label::TableTwice, name));
            return;
        }
        let before = journal.start().clone();
        journal.call(chair, &name);
        minute::go_on(&before, journal.start());
        self.lay(Sheet::Table);
    }

    /// Offers what a text holds: games in this app's own form, or logs of games from elsewhere. What is wrong with it is told.
    pub(super) fn give(&mut self, text: &str) {
        let logs = || Logs::read(text).map_err(|bad| sentences::bad_log(&bad));
        let offered = match given::read(text) {
            Ok(games) => Ok(Sheet::Offer(games)),
            Err(why) if given::is_own(text) => Err(why),
            Err(_) => logs().map(Sheet::Logs),
        };
        match offered {
            Ok(sheet) => self.sheet = sheet,
            Err(why) => self.told = Some(why),
        }
    }

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

    /// Keeps the games of the offered logs, each once, and their text beside them.
    pub(super) fn keep(&mut self, today: Day) {
        let Sheet::Logs(logs) = std::mem::take(&mut self.sheet) else {
            return;
        };
        let origins = logs.origins();
        self.shelved = Some(Rc::new(Shelved {
            origins: origins.clone(),
            text: logs.text.clone(),
        }));
        for (game, origin) in logs.kept(today).into_iter().zip(origins) {
            let mut games = self.games.iter();
            let known = games.rposition(|own| own.start().origin == origin);
            let at = known.unwrap_or(self.games.len());
            if known.is_none() {
                self.games.push(Journal::of(game).into());
            }
            self.show(Some(at));
        }
    }

    pub(super) fn delete(&mut self, at: usize) {
        if at < self.games.len() {
            self.show(None);
            self.deleted = Some((at, self.games.remove(at)));
        }
    }
}

/// A name that is there twice: in the sums both would be one person.
fn twice<'a>(names: impl Iterator<Item = &'a String>) -> Option<&'a String> {
    let mut seen = BTreeSet::new();
    names
        .filter(|name| !name.is_empty())
        .find(|name| !seen.insert(*name))
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use tensu::evening::{Event, Start};
    use tensu::rules::TENHOU;
    use yew::Reducible;

    use super::Evening;
    use crate::pages::table::state::Tap;

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
