//! The games as they are kept. Every tap is written with the tap; where that fails, it stays here, beside whatever
//! another window writes meanwhile.

use std::cell::RefCell;

use tensu::Wind;
use tensu::evening::{Day, Journal};

use super::{Evening, Written};
use crate::browser::page::dates;
use crate::model::library::library;
use crate::model::storage::{self, half};
use crate::model::trouble::Trouble;

thread_local! {
    /// The text in the storage when this window last read or wrote it.
    static SEEN: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Keeps the games.
///
/// # Errors
/// No storage, or no room in it.
pub(in crate::pages::table) fn save((games, _): &(Vec<Written>, u32)) -> Result<(), Trouble> {
    let text = text_of(games);
    if SEEN.with_borrow(|seen| *seen == text) {
        return Ok(());
    }
    storage::save_games(&text)?;
    SEEN.set(text);
    storage::save_running(games.last().and_then(running))
}

/// The hand that a game is at, unless it is over.
fn running(game: &Written) -> Option<(Wind, u32, u32)> {
    let state = &game.folded()?.course.state;
    let hand = (state.round(), state.number(), state.honba);
    state.over.is_none().then_some(hand)
}

/// Writes games as one text.
fn text_of(games: &[Written]) -> String {
    let games: Vec<&str> = games.iter().map(Written::text).collect();
    games.join("\n")
}

/// Returns whether another window has written since. Where nothing is kept any more, this window has the only copy.
pub(in crate::pages::table) fn has_news() -> bool {
    let kept = storage::load_games();
    !kept.is_empty() && SEEN.with_borrow(|seen| *seen != kept)
}

impl Evening {
    /// Reads the evening as it was left: the games, and what was half told.
    pub(in crate::pages::table) fn load() -> Self {
        let mut evening = Self::read(&storage::load_games()).resumed(dates::evening());
        evening.resume(&half::load_sheet());
        evening
    }

    /// The games of a text. What cannot be read is put aside, and told.
    pub(super) fn read(text: &str) -> Self {
        let (games, is_whole) = games(text);
        SEEN.with_borrow_mut(|seen| text.clone_into(seen));
        if !is_whole {
            storage::put_games_aside(text);
        }
        Self {
            games,
            ..Self::default()
        }
    }

    /// The evening with the last game on the table, if it is not over or of this day: then its end is shown again.
    pub(super) fn resumed(mut self, today: Day) -> Self {
        let is_now = |game: &Written| game.start().day == Some(today) || !game.is_over();
        let last = self.games.len().checked_sub(1);
        self.open = last.filter(|&at| is_now(&self.games[at]));
        self
    }

    /// Writes all games as text.
    pub(in crate::pages::table) fn text(&self) -> String {
        text_of(&self.games)
    }

    /// Returns whether something of it was not kept.
    pub(super) fn is_unsaved(&self) -> bool {
        SEEN.with_borrow(|seen| *seen != self.text())
    }

    /// Takes over what another window has written since, and keeps what is only here.
    pub(super) fn take_over(&mut self) {
        if !has_news() {
            return;
        }
        let kept = storage::load_games();
        let seen = SEEN.with_borrow(Clone::clone);
        let base = games(&seen).0;
        let theirs = Self::read(&kept).games;
        (self.games, self.open) = merged(&base, &self.games, &theirs, self.open);
    }
}

/// The games of a text, and whether they are all of it.
fn games(text: &str) -> (Vec<Written>, bool) {
    let mut games = Vec::new();
    let mut is_whole = true;
    for part in text.split("\n\n").filter(|part| !part.trim().is_empty()) {
        // Between two games the end of the line stands with the empty one.
        let part = [part.trim_end_matches('\n'), "\n"].concat();
        match Journal::read_with(&part, library()) {
            // Rules that can be none are not read.
            Ok((journal, 0)) => games.push(Written::read(journal, part)),
            Ok((journal, _)) => {
                is_whole = false;
                games.push(journal.into());
            }
            Err(_) => is_whole = false,
        }
    }
    (games, is_whole)
}

/// The games of two windows that began with the same ones: who changed one has it; where both did, and neither went on from the
/// other, both are there; one that was deleted is gone, unless the other window changed it. With the place of the open one.
fn merged(
    base: &[Written],
    own: &[Written],
    theirs: &[Written],
    open: Option<usize>,
) -> (Vec<Written>, Option<usize>) {
    let (here, there) = (places(base, own), places(base, theirs));
    // Each with its place among the own ones, if it is one of them.
    let mut all: Vec<(Written, Option<usize>)> = Vec::new();
    let mut apart = Vec::new();
    for ((before, here), there) in base.iter().zip(&here).zip(&there) {
        match (*here, *there) {
            (Some(own_at), Some(at)) => {
                let (journal, other) = (&own[own_at], &theirs[at]);
                let dated = |one: &Journal| Written::from(dated(one, before, journal, other));
                if journal.is_same(before) || goes_on(other, journal) {
                    all.push((dated(other), Some(own_at)));
                } else if other.is_same(before) || goes_on(journal, other) {
                    all.push((dated(journal), Some(own_at)));
                } else {
                    all.push((dated(other), None));
                    apart.push((dated(journal), Some(own_at)));
                }
            }
            (Some(at), None) if own[at] != *before => all.push((own[at].clone(), Some(at))),
            (None, Some(at)) if theirs[at] != *before => all.push((theirs[at].clone(), None)),
            _ => {}
        }
    }
    let new = |list: &[Written], known: &[Option<usize>]| -> Vec<usize> {
        (0..list.len())
            .filter(|&at| !known.contains(&Some(at)))
            .collect()
    };
    all.extend(
        new(theirs, &there)
            .into_iter()
            .map(|at| (theirs[at].clone(), None)),
    );
    all.extend(apart);
    let new = new(own, &here).into_iter();
    all.extend(new.map(|at| (own[at].clone(), Some(at))));
    let now = open.and_then(|open| all.iter().position(|&(_, at)| at == Some(open)));
    (all.into_iter().map(|(journal, _)| journal).collect(), now)
}

/// A game with the day and the evening that one of two windows has given it since.
fn dated(journal: &Journal, before: &Journal, own: &Journal, other: &Journal) -> Journal {
    let (before, own, other) = (before.start(), own.start(), other.start());
    let mut start = journal.start().clone();
    start.day = if own.day == before.day {
        other.day
    } else {
        own.day
    };
    let evening = if own.evening == before.evening {
        &other.evening
    } else {
        &own.evening
    };
    start.evening.clone_from(evening);
    let mut journal = journal.clone();
    journal.set_start(start);
    journal
}

/// The place of each game of a list in another one that came from it: first of those that are the same, then, between
/// them, of those that began so. Games keep their order; one that is nowhere was deleted.
fn places(base: &[Written], list: &[Written]) -> Vec<Option<usize>> {
    let mut found: Vec<Option<usize>> = vec![None; base.len()];
    let equal = |a: &Journal, b: &Journal| a == b;
    for is_it in [equal, Journal::is_same, began_so] {
        for (at, before) in base.iter().enumerate() {
            if found[at].is_some() {
                continue;
            }
            let from = found[..at]
                .iter()
                .flatten()
                .max()
                .map_or(0, |last| last + 1);
            let to = found[at..]
                .iter()
                .flatten()
                .min()
                .copied()
                .unwrap_or(list.len());
            found[at] = (from..to).find(|&place| is_it(&list[place], before));
        }
    }
    found
}

/// Returns whether two games may be the same one at two times.
fn began_so(one: &Journal, other: &Journal) -> bool {
    let (first, second) = (one.entries(), other.entries());
    let is_same = first.is_empty() || second.is_empty() || first[0] == second[0];
    one.start().is_of(other.start()) && is_same
}

/// Returns whether a game is another one with more behind it.
fn goes_on(journal: &Journal, from: &Journal) -> bool {
    let (entries, begun) = (journal.entries(), from.entries());
    journal.start().is_of(from.start()) && entries.starts_with(begun) && !from.can_redo()
}

#[cfg(test)]
mod tests {
    use tensu::evening::{Entry, Event, Journal, Start};
    use tensu::rules::TENHOU;

    use super::merged;
    use crate::pages::table::state::Written;

    fn game(events: &[&str]) -> Written {
        let mut journal = Journal::new(Start::new(&TENHOU));
        for event in events {
            journal.enter(Entry::Add(Event::read(event)));
        }
        journal.into()
    }

    #[test]
    fn nothing_of_two_windows_is_lost() {
        let both = |own: &[Written], theirs: &[Written]| {
            merged(&[game(&["d0"])], own, theirs, Some(own.len() - 1))
        };
        let (old, more, other) = (game(&["d0"]), game(&["d0", "r1"]), game(&["d0", "r2"]));
        let on = game(&["d0", "r2", "d2"]);
        // Only one of them went on.
        for (own, theirs) in [(&more, &old), (&old, &more)] {
            let (all, open) = both(std::slice::from_ref(own), std::slice::from_ref(theirs));
            assert_eq!((all, open), (vec![more.clone()], Some(0)));
        }
        // One went on from the other.
        for (own, theirs) in [(&on, &other), (&other, &on)] {
            let (all, open) = both(std::slice::from_ref(own), std::slice::from_ref(theirs));
            assert_eq!((all, open), (vec![on.clone()], Some(0)));
        }
        // Both went on with the same hand, and each began a game of its own.
        let (all, open) = both(
            &[more.clone(), game(&["d1"])],
            &[other.clone(), game(&["d3"])],
        );
        let kept = vec![other, game(&["d3"]), more, game(&["d1"])];
        assert_eq!((all, open), (kept, Some(3)));
    }

    #[test]
    fn a_game_that_one_window_deleted_is_there_once_or_not_at_all() {
        let (a, b, c) = (game(&["d0"]), game(&["d1"]), game(&["d2"]));
        let (more, other) = (game(&["d1", "r1"]), game(&["d2", "r2"]));
        let base = [a.clone(), b.clone(), c.clone()];
        let both = |own: &[Written], theirs: &[Written], open| merged(&base, own, theirs, open);
        // The first is deleted here while the second goes on there, and the other way round.
        let without = [b.clone(), c.clone()];
        let went_on = [a.clone(), more.clone(), c.clone()];
        let kept = vec![more.clone(), c.clone()];
        assert_eq!(both(&without, &went_on, Some(0)), (kept.clone(), Some(0)));
        assert_eq!(both(&went_on, &without, Some(1)), (kept, Some(0)));
        // One is deleted there while another is written here.
        let here = [a.clone(), b.clone(), other.clone()];
        assert_eq!(
            both(&here, &without, Some(2)),
            (vec![b.clone(), other.clone()], Some(1))
        );
        // What is deleted there and changed here is not lost.
        let there = [a.clone(), c.clone()];
        assert_eq!(both(&went_on, &there, Some(1)), (went_on.to_vec(), Some(1)));
        // Deleted there, and open here as it was: it is closed.
        assert_eq!(both(&base, &there, Some(1)), (there.to_vec(), None));
    }

    /// A game with another day and the name of an evening.
    fn on(game: &Written, day: u16, evening: &str) -> Written {
        let mut game = game.clone();
        let start = Start {
            day: Some(day),
            evening: evening.to_owned(),
            ..game.start().clone()
        };
        game.set_start(start);
        game
    }

    #[test]
    fn a_day_that_one_window_corrects_is_there_while_the_other_goes_on() {
        let (a, b) = (on(&game(&["d0"]), 1, ""), on(&game(&["d1"]), 1, ""));
        let more = on(&game(&["d1", "r1"]), 1, "");
        let base = [a.clone(), b.clone()];
        let named = [on(&a, 2, "Club"), on(&b, 2, "Club")];
        let went_on = [a, more.clone()];
        let kept = vec![named[0].clone(), on(&more, 2, "Club")];
        for (own, theirs) in [(&named, &went_on), (&went_on, &named)] {
            assert_eq!(merged(&base, own, theirs, Some(1)), (kept.clone(), Some(1)));
        }
        // One has another day, the other another evening.
        let (day, evening) = ([on(&b, 3, "")], [on(&b, 1, "Club")]);
        let both = merged(&base[1..], &day, &evening, None).0;
        assert_eq!(both, [on(&b, 3, "Club")]);
    }
}
