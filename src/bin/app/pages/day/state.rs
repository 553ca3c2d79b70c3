//! The tournaments of this device. Every tap is written with the tap; what another window has written is taken over first.

use std::cell::RefCell;
use std::rc::Rc;

use tensu::evening::tournament::{BadReport, Coming, Day, Entry, Points, Report, State};
use yew::prelude::*;

use super::change::Change;
use crate::browser::page;
use crate::model::library::library;
use crate::model::storage;
use crate::model::trouble::Trouble;

thread_local! {
    /// The text in the storage when this window last read or wrote it.
    static SEEN: RefCell<String> = const { RefCell::new(String::new()) };
}

/// The days, the latest last, and the answer to a result that came.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Days {
    pub(super) all: Vec<Day>,
    pub(super) told: Told,
    /// The day that was deleted last, with its place.
    pub(super) deleted: Option<(usize, Day)>,
}

/// The answer to a result.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) enum Told {
    #[default]
    Nothing,
    /// It was recorded: its round and table.
    Taken(usize, usize),
    /// It is there already.
    Again(usize, usize),
    /// Its table has another one; with that.
    Other(Report, Points),
    /// It does not count.
    Bad(BadReport),
}

/// A tap.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Tap {
    /// A new day, or one from elsewhere.
    Add(Day),
    /// The beginning of a day, known by its seed, before its first round.
    Head(u64, Change),
    /// Something of a day.
    Enter(u64, Entry),
    /// The same, in place of the last one of its kind where that is the last of all.
    Set(u64, Entry),
    Undo(u64),
    Redo(u64),
    Delete(u64),
    Restore,
    /// The text of a result.
    Report(String),
    /// A result, in place of another one.
    Replace(Report),
    Seen,
    Elsewhere,
}

/// Keeps the days.
///
/// # Errors
/// No storage, or no room in it.
pub(super) fn save(all: &[Day]) -> Result<(), Trouble> {
    let text = text_of(all);
    if SEEN.with_borrow(|seen| *seen == text) {
        return Ok(());
    }
    storage::save_days(&text)?;
    SEEN.set(text);
    Ok(())
}

fn text_of(all: &[Day]) -> String {
    let texts: Vec<String> = all.iter().map(ToString::to_string).collect();
    texts.join("\n")
}

/// Returns whether another window has written since.
pub(super) fn has_news() -> bool {
    let kept = storage::load_days();
    !kept.is_empty() && SEEN.with_borrow(|seen| *seen != kept)
}

impl Days {
    pub(super) fn load() -> Self {
        let text = storage::load_days();
        let (all, is_whole) = read(&text);
        if !is_whole {
            storage::put_days_aside(&text);
        }
        SEEN.set(text);
        Self {
            all,
            ..Self::default()
        }
    }

    pub(super) fn at(&self, seed: u64) -> Option<&Day> {
        self.all.iter().find(|day| day.head.seed == seed)
    }

    fn change(&mut self, seed: u64, change: impl FnOnce(&mut Day)) {
        if let Some(day) = self.all.iter_mut().find(|day| day.head.seed == seed) {
            change(day);
        }
    }

    /// Adds a day, or what it has more than the same one here. Two that differ in their beginning do not share a seed, by which they
    /// are found: one that has not begun, of which no table knows, gets another.
    fn add(&mut self, mut day: Day) {
        if let Some(own) = self.all.iter_mut().find(|own| own.head == day.head) {
            *own = both(own, day);
            return;
        }
        let seed = day.head.seed;
        // Of more numbers than days, one is free.
        let mut others = (1..=self.all.len() as u64).map(|more| seed.wrapping_add(more));
        let free = others.find(|&seed| self.at(seed).is_none());
        if let Some(own) = self.all.iter_mut().find(|own| own.head.seed == seed) {
            let newer = if own.state().begun == 0 {
                own
            } else {
                &mut day
            };
            newer.head.seed = free.unwrap_or(seed);
        }
        self.all.push(day);
    }

    fn report(&mut self, text: &str) {
        let report: Report = match text.parse() {
            Ok(report) => report,
            Err(why) => {
                self.told = Told::Bad(why);
                return;
            }
        };
        let (round, table) = (report.ticket.round, report.ticket.table);
        let own = |day: &&mut Day| day.head.id() == report.ticket.day;
        let day = self.all.iter_mut().find(own);
        let coming = day
            .as_ref()
            .map_or(Err(BadReport::OtherDay), |day| day.check(&report));
        self.told = match coming {
            Ok(Coming::New) => {
                if let Some(day) = day {
                    day.enter(report.as_entry(Some(page::second())));
                }
                Told::Taken(round, table)
            }
            Ok(Coming::Again) => Told::Again(round, table),
            Ok(Coming::Other(points)) => Told::Other(report, points),
            Err(why) => Told::Bad(why),
        };
    }
}

/// The days of a text, and whether they are all of it.
fn read(text: &str) -> (Vec<Day>, bool) {
    let mut all = Vec::new();
    let mut is_whole = true;
    for part in text.split("\n\n").filter(|part| !part.trim().is_empty()) {
        let part = [part.trim_end_matches('\n'), "\n"].concat();
        match Day::read_with(&part, library()) {
            Ok((day, lost)) => {
                is_whole &= lost == 0;
                all.push(day);
            }
            Err(_) => is_whole = false,
        }
    }
    (all, is_whole)
}

/// A day that went on here and elsewhere: the longer one, and the results and fines that the other alone has.
fn both(own: &Day, other: Day) -> Day {
    if other.goes_on(own) {
        return other;
    }
    if own.goes_on(&other) {
        return own.clone();
    }
    let (own_state, other_state) = (own.state(), other.state());
    let (mut longer, state, from) = if other_state.begun > own_state.begun {
        (other, other_state, own)
    } else {
        (own.clone(), own_state, &other)
    };
    for entry in from.entries() {
        let Entry::Points(round, table, ..) = entry else {
            if matches!(entry, Entry::Fine(_)) && !longer.entries().contains(entry) {
                longer.enter(entry.clone());
            }
            continue;
        };
        let place = state.results.get(*round).and_then(|all| all.get(*table));
        let is_same = from.state().plan.get(*round) == state.plan.get(*round);
        if matches!(place, Some(None)) && is_same {
            longer.enter(entry.clone());
        }
    }
    longer
}

impl Reducible for Days {
    type Action = Tap;

    fn reduce(self: Rc<Self>, tap: Tap) -> Rc<Self> {
        let mut next = (*self).clone();
        next.told = Told::Nothing;
        match tap {
            Tap::Add(day) => next.add(day),
            Tap::Head(seed, change) => next.change(seed, |day| {
                if day.state().begun == 0 {
                    change.apply(&mut day.head);
                }
            }),
            Tap::Enter(seed, entry) => next.change(seed, |day| day.enter(entry)),
            Tap::Set(seed, entry) => next.change(seed, |day| {
                let last = day.entries().last().map(std::mem::discriminant);
                if last == Some(std::mem::discriminant(&entry)) {
                    day.undo();
                }
                day.enter(entry);
            }),
            Tap::Undo(seed) => next.change(seed, |day| {
                day.undo();
            }),
            Tap::Redo(seed) => next.change(seed, |day| {
                day.redo();
            }),
            Tap::Delete(seed) => {
                if let Some(at) = next.all.iter().position(|day| day.head.seed == seed) {
                    next.deleted = Some((at, next.all.remove(at)));
                }
            }
            Tap::Restore => {
                if let Some((at, day)) = next.deleted.take() {
                    next.all.insert(at.min(next.all.len()), day);
                }
            }
            Tap::Report(text) => next.report(&text),
            Tap::Replace(report) => {
                let (round, table) = (report.ticket.round, report.ticket.table);
                let entry = report.as_entry(Some(page::second()));
                let own = |day: &&mut Day| day.head.id() == report.ticket.day;
                if let Some(day) = next.all.iter_mut().find(own) {
                    day.enter(entry);
                    next.told = Told::Taken(round, table);
                }
            }
            Tap::Seen => {}
            Tap::Elsewhere => {
                if has_news() {
                    next.all = Self::load().all;
                }
                next.told = self.told.clone();
            }
        }
        Rc::new(next)
    }
}

/// The entry that somebody makes who comes, leaves or gives a seat away: with it the next rounds are drawn again.
pub(super) fn with_draw(day: &Day, entry: Entry) -> Entry {
    let mut entries = day.entries().to_vec();
    entries.push(entry.clone());
    let state = State::of(&day.head, &entries);
    let seed = page::random() % 1_000_000;
    match state.draw(seed).filter(|_| state.needs_draw()) {
        Some(draw) => Entry::Together(vec![entry, draw]),
        None => entry,
    }
}

#[cfg(test)]
mod tests {
    use tensu::evening::tournament::{Day, Entry, Fine, Head, Points};
    use tensu::rules::EMA_2025;

    use super::{Days, both};

    #[test]
    fn results_of_two_desks_are_one_day() {
        let mut day = Day::new(Head::new(&EMA_2025, 7));
        day.enter(Entry::People((0..8).map(|n| n.to_string()).collect()));
        day.enter(day.state().draw(1).expect("a draw"));
        day.enter(Entry::Begin(0));
        let mut other = day.clone();
        let points = Points::of(&[30_000; 4]);
        day.enter(Entry::Points(0, 0, None, points.clone()));
        other.enter(Entry::Points(0, 1, None, points));
        let fine = |person| Fine {
            person,
            round: 0,
            amount: -20_000,
            reason: String::new(),
        };
        day.enter(Entry::Fine(fine(1)));
        other.enter(Entry::Fine(fine(2)));
        for one in [both(&day, other.clone()), both(&other, day.clone())] {
            assert_eq!(one.state().missing(0), 0);
            assert_eq!(one.state().fines.len(), 2);
        }
    }

    #[test]
    fn days_that_differ_in_their_beginning_have_seeds_of_their_own() {
        let day = |name: &str| {
            let mut head = Head::new(&EMA_2025, 7);
            head.name = name.to_owned();
            Day::new(head)
        };
        let mut days = Days::default();
        for name in ["", "Club", "Club"] {
            days.add(day(name));
        }
        let seeds: Vec<u64> = days.all.iter().map(|day| day.head.seed).collect();
        assert_eq!(seeds.len(), 2);
        assert_ne!(seeds.first(), seeds.last());
    }
}
