//! The games of the evening, and which sheet is open.

use std::ops::{Deref, DerefMut};
use std::rc::Rc;

use tensu::evening::{Chair, Course, Entry, Event, HandValue, Journal, Start, fold};
use yew::Reducible;

use super::win::stick;
use super::{clock, offer};
use crate::model::active_rules::ActiveRules;
use crate::model::counting::{Pick, Way};
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
pub(super) use written::Written;

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

/// A tap, or another event of the page.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Tap {
    /// A new game.
    Begin(Start),
    /// A game of the list goes on.
    Open(usize),
    /// The start is shown; the game is kept.
    Leave,
    /// Another sheet.
    Sheet(Sheet),
    /// The topmost thing is closed.
    Back,
    /// All sheets are closed at once.
    Shut,
    /// The thing that was closed last is opened again.
    Forth,
    /// A player gets a name.
    Called(Chair, String),
    /// The hand that an event ended, to tell it otherwise.
    Edit(usize),
    /// A hand that was forgotten, before the one that an event ended.
    Insert(usize),
    /// Somebody's value in the open win.
    Value(HandValue),
    /// An event.
    Record(Event),
    /// A correction is accepted.
    Accept(Entry),
    /// The last entry is undone.
    Undo,
    /// An undone entry is made again.
    Redo,
    /// Another window may have written.
    Elsewhere,
    // What is told at the table.
    /// A player's card.
    Card(Chair),
    /// The way of winning: by tsumo, or off somebody.
    Way(Option<Chair>),
    /// A key of the counting by han and fu or by yaku, with the hand that it counts for.
    Quick(Way, Pick, Rc<Hand>),
    /// The tiles of the winner who is asked.
    Hand(Rc<Hand>),
    /// The hand that is shown is right.
    Sure,
    /// A hand is shown before it is recorded, or not.
    Asks(bool),
    /// A voice says what was recorded, or does not.
    Aloud(bool),
    /// The hand that was just recorded was seen.
    Seen,
    /// A key.
    Key(Key),
    /// The text of a link or a file.
    Given(String),
    /// The offered games are kept, and the last one goes on here.
    Take,
    /// A game is deleted.
    Delete(usize),
    /// The deleted game comes back.
    Restore,
    /// The phone is laid into the middle of the table, or taken up.
    Middle(bool),
    /// The open sheet is turned to the next side.
    Turn,
    /// Games have another day, or are of another evening.
    Date(Vec<Dated>),
}

impl Reducible for Evening {
    type Action = Tap;

    #[expect(clippy::too_many_lines, reason = "an arm for each tap")]
    fn reduce(self: Rc<Self>, tap: Tap) -> Rc<Self> {
        let mut next = (*self).clone();
        if tap != Tap::Elsewhere {
            (next.told, next.fresh) = (None, false);
            next.deleted = None;
        }
        if !matches!(tap, Tap::Elsewhere | Tap::Key(_)) {
            next.armed = false;
        }
        if !matches!(
            tap,
            Tap::Elsewhere | Tap::Seen | Tap::Back | Tap::Shut | Tap::Forth | Tap::Key(_)
        ) {
            next.behind.clear();
        }
        match tap {
            Tap::Begin(mut start) => {
                // An evening that was named is over with its day.
                let last = self.games.last().map(|last| last.start());
                if last.is_none_or(|last| last.day != start.day) {
                    start.evening.clear();
                }
                let names = start.players.iter().chain(&start.bench);
                if let Some(name) = twice(names) {
                    next.told = Some(with(Label::TableTwice, name));
                } else {
                    clock::begin(&start);
                    next.games.push(Journal::new(start).into());
                    next.show(Some(next.games.len() - 1));
                }
            }
            Tap::Open(at) => next.show(Some(at)),
            Tap::Leave => {
                next.show(None);
                next.is_left = true;
            }
            Tap::Sheet(sheet) => next.lay(sheet),
            Tap::Back => next.back(),
            Tap::Shut => next.shut(),
            Tap::Forth => next.forth(),
            Tap::Called(chair, name) => next.call(chair, &name),
            Tap::Edit(at) => next.edit(at),
            Tap::Insert(at) => next.insert(at),
            Tap::Value(value) => next.value(&value),
            Tap::Record(event) => next.record(event),
            // A second tap before the sheet is gone corrects nothing more.
            Tap::Accept(entry) if matches!(next.sheet, Sheet::Mend(_) | Sheet::Changed(_)) => {
                next.enter(entry);
                next.lay(Sheet::Log(None));
            }
            Tap::Undo | Tap::Redo => next.travel(tap == Tap::Undo),
            Tap::Elsewhere => {
                next.take_over();
                next.tries += u32::from(next.is_unsaved());
                // A correction names places of the list as it was.
                let names_place = matches!(
                    next.sheet,
                    Sheet::Mend(_) | Sheet::Changed(_) | Sheet::Explained(_) | Sheet::Log(_)
                );
                if next.journal() != self.journal() {
                    next.behind.clear();
                    if names_place {
                        next.sheet = Sheet::Log(None);
                    }
                }
            }
            Tap::Card(chair) => next.card(chair),
            Tap::Way(from) => next.way(from),
            Tap::Quick(way, pick, hand) => {
                if let Some(win) = next.win_mut() {
                    win.quick = win.quick.shown(way);
                    win.quick.pick(pick, &hand);
                }
            }
            Tap::Hand(hand) => next.hand(&hand),
            Tap::Sure => {
                if let Sheet::Sure(event, _) = &next.sheet {
                    let event = event.clone();
                    next.add(event);
                }
            }
            Tap::Asks(asks) => next.asks = asks,
            Tap::Aloud(aloud) => next.aloud = aloud,
            Tap::Key(key) => next.key(key),
            Tap::Given(text) => match offer::read(&text) {
                Ok(games) => next.sheet = Sheet::Offer(games),
                Err(why) => next.told = Some(why),
            },
            Tap::Take => next.take(),
            Tap::Delete(at) if at < next.games.len() => {
                next.show(None);
                next.deleted = Some((at, next.games.remove(at)));
            }
            Tap::Accept(_) | Tap::Delete(_) | Tap::Seen => {}
            Tap::Restore => {
                if let Some((at, journal)) = self.deleted.clone() {
                    next.games.insert(at.min(next.games.len()), journal);
                }
            }
            Tap::Middle(is_there) => {
                next.middle = is_there;
                if next.sheet == Sheet::Menu {
                    next.lay(Sheet::Table);
                }
            }
            Tap::Date(all) => {
                for one in all {
                    next.date(&one);
                }
            }
            Tap::Turn => next.turn_on(),
        }
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

/// Returns whether a game has come to its end.
pub(super) fn is_over(journal: &Journal) -> bool {
    let course = rules(journal).map(|rules| fold(journal.start(), &rules, &journal.events()));
    course.is_some_and(|course| course.state.over.is_some())
}

/// The rules of a game; `None` if none can be made of what it says.
pub(super) fn rules(journal: &Journal) -> Option<ActiveRules> {
    ActiveRules::of(journal.start().rules.clone()).ok()
}

impl Evening {
    /// The game on the table.
    pub(super) fn journal(&self) -> Option<&Journal> {
        self.games.get(self.open?).map(Deref::deref)
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

    /// The rules of the game on the table, and its course up to the hand that is told.
    fn now(&self) -> Option<(ActiveRules, Course)> {
        let journal = self.journal()?;
        let rules = rules(journal)?;
        let course = match &self.sheet {
            Sheet::Mend(mend) => mend.then(journal, &rules),
            _ => fold(journal.start(), &rules, &journal.events()),
        };
        Some((rules, course))
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
        let Some((rules, _)) = self.now() else { return };
        // A correction counts when it is accepted, and tells by itself what cannot be.
        if let Sheet::Mend(mend) = &mut self.sheet {
            if let Some(chair) = mend.asked(&rules) {
                mend.win.price(chair, value);
                mend.open = None;
            }
            return;
        }
        let Sheet::Win(win) = &mut self.sheet else {
            return;
        };
        let Some(chair) = win.asked(&rules) else {
            return;
        };
        win.price(chair, value);
        let Some(event) = win.told(&rules) else {
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
        let Some((_, course)) = self.now() else {
            return;
        };
        let question = hand.question();
        let from = question.from.map(|wind| course.state.chair(wind));
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
        let Some((rules, mut course)) = self.now() else {
            return;
        };
        let faults = course.faults.len();
        let noted = super::sentences::noted(&event, &course.state, &rules);
        course.push(&event, &rules);
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
        let Some((_, course)) = self.now() else {
            return;
        };
        let after = course.state.playing().find(|&chair| chair > self.side);
        self.side = after
            .or_else(|| course.state.playing().next())
            .unwrap_or_default();
    }

    /// A stick laid or taken back.
    fn stick(&mut self, chair: Chair) {
        if let Some((_, course)) = self.now()
            && let Some(riichi) = course.state.riichi.get(chair)
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
