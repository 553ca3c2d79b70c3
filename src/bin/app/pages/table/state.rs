//! The effect of a tap on the games and on the sheet over the table.

use std::rc::Rc;

use tensu::evening::{Entry, Event, Played};
use tensu_log::BadLog;
use yew::Reducible;

use super::sentences;

mod answers;
mod days;
mod draft;
mod evening;
mod forms;
mod games;
mod kept;
mod keys;
mod logged;
mod mend;
mod record;
mod sheet;
mod shelf;
mod stack;
mod tap;
#[cfg(test)]
mod tests;
mod written;

pub(super) use days::Dated;
pub(super) use draft::save_draft;
pub(super) use evening::Evening;
pub(super) use forms::{Counted, Fine, Unit, number};
pub(super) use kept::{has_news, save};
pub(super) use keys::Key;
pub(super) use logged::{Logged, Logs, one};
pub(super) use mend::{Kind, Mend};
pub(super) use sheet::Sheet;
pub(super) use shelf::{ROOM, Shelf, log_of, save_offered, save_shelf};
pub(super) use tap::Tap;
pub(super) use written::{Folded, Written};

impl Reducible for Evening {
    type Action = Tap;

    fn reduce(self: Rc<Self>, tap: Tap) -> Rc<Self> {
        let mut next = (*self).clone();
        next.forget_before(&tap);
        next.tap(tap, &self);
        // A sheet faces whoever opened it: the winner, or who sits near.
        if next.middle && next.sheet.is_told() && !self.sheet.is_told() {
            next.side = match &next.sheet {
                Sheet::Win(win) => win.winners.first().map_or(0, |(chair, _)| *chair),
                _ => 0,
            };
        }
        Rc::new(next)
    }
}

impl Evening {
    /// Forgets what was said of the tap before, and what only the next tap could take up.
    fn forget_before(&mut self, tap: &Tap) {
        if *tap != Tap::Elsewhere {
            (self.told, self.fresh) = (None, false);
            self.deleted = None;
        }
        if !matches!(tap, Tap::Elsewhere | Tap::Key(_)) {
            self.armed = false;
        }
        if !matches!(
            tap,
            Tap::Elsewhere | Tap::Seen | Tap::Back | Tap::Shut | Tap::Forth | Tap::Key(_)
        ) {
            self.behind.clear();
        }
    }

    fn tap(&mut self, tap: Tap, before: &Self) {
        match tap {
            Tap::Begin(start) => self.begin(start),
            Tap::Open(at) => self.show(Some(at)),
            Tap::Leave => {
                self.show(None);
                self.is_left = true;
            }
            Tap::Sheet(sheet) => self.lay(sheet),
            Tap::Back => self.back(),
            Tap::Shut => self.shut(),
            Tap::Forth => self.forth(),
            Tap::Called(chair, name) => self.call(chair, &name),
            Tap::Edit(at) => self.edit(at),
            Tap::Insert(at) => self.insert(at),
            Tap::Value(value) => self.value(&value),
            Tap::Record(event) => self.record(event),
            Tap::Accept(entry) => self.accept(entry),
            Tap::Undo | Tap::Redo => self.travel(tap == Tap::Undo),
            Tap::Elsewhere => self.go_on_elsewhere(before),
            Tap::Card(chair) => self.card(chair),
            Tap::Way(from) => self.way(from),
            Tap::Quick(way, pick, hand) => {
                if let Some(win) = self.win_mut() {
                    win.quick = win.quick.shown(way);
                    win.quick.pick(pick, &hand);
                }
            }
            Tap::Hand(hand) => self.hand(&hand),
            Tap::Sure => self.be_sure(),
            Tap::Asks(asks) => self.asks = asks,
            Tap::Aloud(aloud) => self.aloud = aloud,
            Tap::Seen => {}
            Tap::Key(key) => self.key(key),
            Tap::Given(text) => self.give(&text),
            Tap::TooLong(bytes) => self.told = Some(sentences::bad_log(&BadLog::TooLong(bytes))),
            Tap::Take => self.take(),
            Tap::Keep(today) => self.keep(today),
            Tap::Delete(at) => self.delete(at),
            Tap::Restore => {
                if let Some((at, game)) = before.deleted.clone() {
                    self.games.insert(at.min(self.games.len()), game);
                }
            }
            Tap::Middle(is_there) => self.lay_in_the_middle(is_there),
            Tap::Turn => self.turn_on(),
            Tap::Date(all) => all.iter().for_each(|one| self.date(one)),
        }
    }

    /// Opens the hand that an event ended, to tell it otherwise.
    fn edit(&mut self, at: usize) {
        let Some(now) = self.now() else {
            return;
        };
        let Some(journal) = self.journal() else {
            return;
        };
        let events = journal.events();
        let played = Played {
            start: journal.start(),
            rules: &now.rules,
            events: &events,
            course: &now.course,
        };
        let is_hand = events.get(at).is_some_and(Event::ends_hand);
        if let Some(hand) = played.hand(at).filter(|_| is_hand) {
            self.sheet = Sheet::Mend(Box::new(Mend::of(at, hand)));
        }
    }

    /// Opens a hand that was forgotten, before the one that an event ended, or before the one that is being played.
    fn insert(&mut self, at: usize) {
        self.sheet = Sheet::Mend(Box::new(Mend {
            at,
            is_new: true,
            ..Mend::default()
        }));
    }

    /// Accepts a correction. A second tap before the sheet is gone corrects nothing more.
    fn accept(&mut self, entry: Entry) {
        if matches!(self.sheet, Sheet::Mend(_) | Sheet::Changed(_)) {
            self.enter(entry);
            self.lay(Sheet::Log(None));
        }
    }

    /// Goes on with the games as another window has left them.
    fn go_on_elsewhere(&mut self, before: &Self) {
        self.take_over();
        self.tries += u32::from(self.is_unsaved());
        if self.journal() == before.journal() {
            return;
        }
        self.behind.clear();
        // A correction names places of the list as it was.
        if matches!(
            self.sheet,
            Sheet::Mend(_) | Sheet::Changed(_) | Sheet::Explained(_) | Sheet::Log(_)
        ) {
            self.sheet = Sheet::Log(None);
        }
    }

    /// Lays the phone into the middle of the table, or takes it up.
    fn lay_in_the_middle(&mut self, is_there: bool) {
        self.middle = is_there;
        if self.sheet == Sheet::Menu {
            self.lay(Sheet::Table);
        }
    }

    /// The open sheet is turned to the next who plays.
    fn turn_on(&mut self) {
        let Some(now) = self.now() else {
            return;
        };
        let state = &now.course.state;
        let after = state.playing().find(|&chair| chair > self.side);
        self.side = after.or_else(|| state.playing().next()).unwrap_or_default();
    }
}
