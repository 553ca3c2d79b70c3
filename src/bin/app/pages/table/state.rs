//! The games of the evening, and which sheet is open.

use std::ops::{Deref, DerefMut};
use std::rc::Rc;

use tensu::evening::{Chair, Entry, Event, HandValue, Journal, Start};
use yew::Reducible;

use super::win::stick;
use super::{given, minute};
use crate::model::entry::Entry as Hand;
use crate::say::{Label, with, words};

mod answers;
mod days;
mod draft;
mod forms;
mod kept;
mod keys;
mod mend;
mod sheet;
mod tap;
#[cfg(test)]
mod tests;
mod written;

use answers::twice;
pub(super) use days::Dated;
pub(super) use draft::save_draft;
pub(super) use forms::{Counted, Fine, Unit, number};
pub(super) use kept::{has_news, save};
pub(super) use keys::Key;
pub(super) use mend::{Kind, Mend};
pub(super) use sheet::Sheet;
pub(super) use tap::Tap;
pub(super) use written::{Folded, Written};

/// The games, the last one last, and what is shown of them.
#[expect(
    clippy::struct_excessive_bools,
    reason = "switches that have nothing to do with each other"
)]
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Evening {
    /// All games of this device.
    pub(super) games: Vec<Written>,
    /// The one that is on the table.
    open: Option<usize>,
    /// The sheet over the table.
    pub(super) sheet: Sheet,
    /// A sentence on the last tap: why it did nothing, or what was noted.
    pub(super) told: Option<String>,
    /// `true` if a hand has just been recorded.
    pub(super) fresh: bool,
    /// `true` if the next key of a seat is its riichi.
    pub(super) armed: bool,
    /// `true` if a hand is shown before it is recorded.
    pub(super) asks: bool,
    /// `true` if a voice says what was recorded.
    pub(super) aloud: bool,
    /// Grows each time the games are to be kept anew: there may be room by now.
    pub(super) tries: u32,
    /// `true` if the phone lies in the middle of the table.
    pub(super) middle: bool,
    /// The player to whose side a sheet is turned there.
    pub(super) side: Chair,
    /// The game that was deleted last, and its place.
    pub(super) deleted: Option<(usize, Written)>,
    /// The sheets that were closed and can be opened again, the last one last; `Sheet::Table` stands for the middle of
    /// the table.
    behind: Vec<Sheet>,
    /// `true` if the table was left for another game: a reload stays there.
    is_left: bool,
}

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
    /// The game on the table.
    pub(super) fn journal(&self) -> Option<&Journal> {
        self.game().map(Deref::deref)
    }

    /// The same with what became of it.
    pub(super) fn game(&self) -> Option<&Written> {
        self.games.get(self.open?)
    }

    /// The number of closed things that can be opened again.
    pub(super) const fn behind(&self) -> usize {
        self.behind.len()
    }

    /// Returns whether no hand was ever recorded here.
    pub(super) fn is_new(&self) -> bool {
        let hands = |game: &Written| game.events().iter().any(Event::ends_hand);
        !self.games.iter().any(hands)
    }

    /// The number of players of the game on the table.
    fn chairs(&self) -> usize {
        self.journal()
            .map_or(0, |journal| journal.start().players.len())
    }

    fn journal_mut(&mut self) -> Option<&mut Journal> {
        self.games.get_mut(self.open?).map(DerefMut::deref_mut)
    }

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
            Tap::Given(text) => match given::read(&text) {
                Ok(games) => self.sheet = Sheet::Offer(games),
                Err(why) => self.told = Some(why),
            },
            Tap::Take => self.take(),
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

    fn begin(&mut self, mut start: Start) {
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

    /// Records the hand that is shown.
    fn be_sure(&mut self) {
        if let Sheet::Sure(event, _) = &self.sheet {
            let event = event.clone();
            self.add(event);
        }
    }

    fn delete(&mut self, at: usize) {
        if at < self.games.len() {
            self.show(None);
            self.deleted = Some((at, self.games.remove(at)));
        }
    }

    /// Lays the phone into the middle of the table, or takes it up.
    fn lay_in_the_middle(&mut self, is_there: bool) {
        self.middle = is_there;
        if self.sheet == Sheet::Menu {
            self.lay(Sheet::Table);
        }
    }

    pub(super) fn show(&mut self, open: Option<usize>) {
        self.open = open;
        self.is_left = false;
        self.lay(Sheet::Table);
    }

    fn enter(&mut self, entry: Entry) {
        if let Some(journal) = self.journal_mut() {
            journal.enter(entry);
        }
    }

    fn travel(&mut self, back: bool) {
        if let Some(journal) = self.journal_mut() {
            if back {
                journal.undo();
            } else {
                journal.redo();
            }
        }
        self.sheet = Sheet::Table;
    }

    /// The game on the table, up to the hand that is told.
    pub(super) fn now(&self) -> Option<Rc<Folded>> {
        let game = self.game()?;
        let folded = game.folded()?;
        Some(match &self.sheet {
            Sheet::Mend(mend) => Rc::new(mend.then(game, &folded.rules)),
            _ => folded.clone(),
        })
    }

    fn way(&mut self, from: Option<Chair>) {
        if let Sheet::Mend(mend) = &mut self.sheet {
            **mend = match from {
                Some(from) => mend.clone().off(from),
                None => mend.clone().told_as(Kind::Tsumo),
            };
        } else if let Sheet::Win(win) = &mut self.sheet {
            win.from = Some(from);
            // Whoever deals in has not won.
            win.winners.retain(|(chair, _)| Some(*chair) != from);
            win.declaring &= from.is_some();
        }
    }

    fn value(&mut self, value: &HandValue) {
        let Some(now) = self.now() else { return };
        let rules = &now.rules;
        // A correction counts when it is accepted, and tells by itself what cannot be.
        if let Sheet::Mend(mend) = &mut self.sheet {
            if let Some(chair) = mend.asked(rules) {
                mend.win.price(chair, value);
                mend.open = None;
            }
            return;
        }
        let Sheet::Win(win) = &mut self.sheet else {
            return;
        };
        let Some(chair) = win.asked(rules) else {
            return;
        };
        win.price(chair, value);
        let Some(event) = win.told(rules) else {
            return;
        };
        self.record(event);
        // What cannot be is told again, and so is what is not right after all.
        let told = match &mut self.sheet {
            Sheet::Sure(_, told) => &mut **told,
            sheet => sheet,
        };
        if let Sheet::Win(win) = told {
            for (own, told) in &mut win.winners {
                if *own == chair {
                    *told = None;
                }
            }
        }
    }

    /// The tiles that were entered for the winner who is asked. The way of winning is that of the hand, if it was changed there.
    fn hand(&mut self, hand: &Hand) {
        let Some(now) = self.now() else {
            return;
        };
        let question = hand.question();
        let from = question.from.map(|wind| now.course.state.chair(wind));
        let Some(win) = self.win_mut() else {
            return;
        };
        win.from = match question.by {
            tensu::By::Tsumo if win.winners.len() == 1 => Some(None),
            tensu::By::Ron if from.is_some() => Some(from),
            _ => win.from,
        };
        let is_tsumo = win.from == Some(None);
        if let Sheet::Mend(mend) = &mut self.sheet {
            mend.kind = if is_tsumo { Kind::Tsumo } else { Kind::Ron };
        }
        self.value(&HandValue::Tiles(Box::new(question)).plain());
    }

    /// An event behind the others: never from a correction, which has an entry of its own.
    fn record(&mut self, event: Event) {
        if matches!(self.sheet, Sheet::Mend(_)) {
            return;
        }
        let Some(now) = self.now() else {
            return;
        };
        let (rules, mut course) = (&now.rules, now.course.clone());
        let faults = course.faults.len();
        let noted = super::sentences::noted(&event, &course.state, rules);
        course.push(&event, rules);
        // What cannot be is told, and nothing of it is entered; what is half told stays.
        if let Some((_, fault)) = course.faults.get(faults) {
            let chairs = 0..course.state.chairs();
            let names: Vec<String> = chairs
                .map(|chair| super::sentences::player(chair, &course.state))
                .collect();
            self.told = Some(words().fault(fault, &names));
        } else if self.asks && event.ends_hand() {
            let told = std::mem::take(&mut self.sheet);
            self.sheet = Sheet::Sure(event, Box::new(told));
        } else {
            self.told = noted;
            self.add(event);
        }
    }

    fn add(&mut self, event: Event) {
        self.fresh = event.ends_hand();
        self.enter(Entry::Add(event));
        self.sheet = Sheet::Table;
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

    /// A stick laid or taken back.
    fn stick(&mut self, chair: Chair) {
        if let Some(now) = self.now()
            && let Some(riichi) = now.course.state.riichi.get(chair)
        {
            self.record(stick(chair, riichi.is_declared()));
        }
    }
}

/// Puts a chair into a list, or takes it out.
pub(super) fn turn(list: &mut Vec<Chair>, chair: Chair) {
    match list.iter().position(|own| *own == chair) {
        Some(at) => drop(list.remove(at)),
        None => list.push(chair),
    }
    list.sort_unstable();
}
