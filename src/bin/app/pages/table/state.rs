//! The games of the evening, and which sheet is open.

use std::rc::Rc;

use tensu::evening::{Chair, Course, Entry, Event, Game, Journal, Start, Value, fold};
use tensu::rules::Chombo;
use yew::Reducible;

use super::win::{Win, stick};
use super::{clock, offer};
use crate::model::book::ActiveRules;
use crate::model::counting::{Pick, Way};
use crate::model::entry::Entry as Hand;
use crate::say::words;

mod kept;
mod keys;
#[cfg(test)]
mod tests;

pub(super) use kept::{has_news, save, save_draft};
pub(super) use keys::Key;

/// The games, the last one last, and what is shown of them.
#[expect(
    clippy::struct_excessive_bools,
    reason = "switches that have nothing to do with each other"
)]
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Evening {
    /// All games of this device.
    pub(super) games: Vec<Journal>,
    /// The one that is on the table.
    open: Option<usize>,
    /// What lies over the table.
    pub(super) sheet: Sheet,
    /// The event that the open sheet replaces; otherwise it adds one.
    pub(super) edit: Option<usize>,
    /// Why the last tap did nothing.
    pub(super) told: Option<String>,
    /// Whether a hand has just been recorded.
    pub(super) fresh: bool,
    /// Whether the next key of a seat is its riichi.
    pub(super) armed: bool,
    /// Whether a hand is shown before it is recorded.
    pub(super) asks: bool,
    /// Set where a voice says what was recorded.
    pub(super) aloud: bool,
    /// How often the games were to be kept anew: there may be room by now.
    pub(super) tries: u32,
    /// Whether the phone lies in the middle of the table.
    pub(super) middle: bool,
    /// Whose side a sheet is turned to there.
    pub(super) side: Chair,
    /// The game that was deleted last, and its place.
    pub(super) deleted: Option<(usize, Journal)>,
}

/// What lies over the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) enum Sheet {
    /// Nothing.
    #[default]
    Table,
    /// Somebody won.
    Win(Box<Win>),
    /// Nobody won: who is tenpai, and whose discards are a mangan.
    Draw(Vec<Chair>, Vec<Chair>),
    /// Whose nine kinds they are.
    Whose,
    /// The gaps to a player.
    Gaps(Chair),
    /// What happens less often.
    More,
    /// Who made a chombo, and what it costs if that is not the ruleset's.
    Chombo(Option<Chombo>),
    /// A penalty.
    Penalty,
    /// What was counted at the table.
    Correct,
    /// All hands.
    Log,
    /// Why the tiles of a hand were worth that: of the record at this place.
    Explained(usize),
    /// What a correction changes.
    Changed(Entry),
    /// What an event does, before it is recorded; and the sheet where it was told.
    Sure(Event, Box<Sheet>),
    /// The game for others.
    Share,
    /// Two dice.
    Dice(u8, u8),
    /// Games from elsewhere.
    Offer(Vec<Game>),
}

impl Sheet {
    /// Whether something is told on it that happened at the table.
    pub(super) const fn is_told(&self) -> bool {
        matches!(
            self,
            Self::Win(_)
                | Self::Draw(..)
                | Self::Whose
                | Self::More
                | Self::Chombo(_)
                | Self::Penalty
                | Self::Correct
                | Self::Sure(..)
        )
    }
}

/// What can be done here.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Tap {
    /// A new game.
    Begin(Start),
    /// A game of the list goes on.
    Open(usize),
    /// Back to the start; the game is kept.
    Leave,
    /// Another sheet.
    Sheet(Sheet),
    /// The sheet of an event again, to tell it otherwise.
    Edit(usize),
    /// Somebody's value in the open win.
    Value(Value),
    /// An event.
    Record(Event),
    /// A correction is accepted.
    Accept(Entry),
    /// Back.
    Undo,
    /// And forth.
    Redo,
    /// Another window may have written.
    Elsewhere,
    // What is told at the table.
    /// A player's card.
    Card(Chair),
    /// How it was won: by tsumo, or off somebody.
    Way(Option<Chair>),
    /// What is counted for a price, at the table of an entry.
    Quick(Way, Pick, Rc<Hand>),
    /// The tiles of the winner who is asked.
    Hand(Rc<Hand>),
    /// What is shown is right.
    Sure,
    /// A hand is shown before it is recorded, or not.
    Asks(bool),
    /// A voice says what was recorded, or does not.
    Aloud(bool),
    /// What was just recorded was seen.
    Seen,
    /// A key.
    Key(Key),
    /// What a link or a file brought.
    Given(String),
    /// The games that it brought are kept, and the last one goes on here.
    Take,
    /// A game is deleted.
    Delete(usize),
    /// It was not meant.
    Restore,
    /// The phone is laid into the middle of the table, or taken up.
    Middle(bool),
    /// The open sheet is turned to the next side.
    Turn,
}

impl Reducible for Evening {
    type Action = Tap;

    fn reduce(self: Rc<Self>, tap: Tap) -> Rc<Self> {
        let mut next = (*self).clone();
        if tap != Tap::Elsewhere {
            (next.told, next.fresh) = (None, false);
            next.deleted = None;
        }
        if !matches!(tap, Tap::Elsewhere | Tap::Key(_)) {
            next.armed = false;
        }
        match tap {
            Tap::Begin(start) => {
                clock::begin(&start);
                next.games.push(Journal::new(start));
                next.show(Some(next.games.len() - 1));
            }
            Tap::Open(at) => next.show(Some(at)),
            Tap::Leave => next.show(None),
            Tap::Sheet(sheet) => {
                if matches!(sheet, Sheet::Table | Sheet::Log) {
                    next.edit = None;
                }
                next.sheet = sheet;
            }
            Tap::Edit(at) => next.edit(at),
            Tap::Value(value) => next.value(&value),
            Tap::Record(event) => next.record(event),
            Tap::Accept(entry) => {
                next.enter(entry);
                next.sheet = Sheet::Log;
                next.edit = None;
            }
            Tap::Undo | Tap::Redo => next.travel(tap == Tap::Undo),
            Tap::Elsewhere => {
                next.take_over();
                next.tries += u32::from(next.is_unsaved());
            }
            Tap::Card(chair) => next.card(chair),
            Tap::Way(from) => next.way(from),
            Tap::Quick(way, pick, hand) => {
                if let Sheet::Win(win) = &mut next.sheet {
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
            Tap::Delete(_) | Tap::Seen => {}
            Tap::Restore => {
                if let Some((at, journal)) = self.deleted.clone() {
                    next.games.insert(at.min(next.games.len()), journal);
                }
            }
            Tap::Middle(is_there) => next.middle = is_there,
            Tap::Turn => next.side = (next.side + 1) % next.chairs().max(1),
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

/// Whether a game has come to its end.
pub(super) fn is_over(journal: &Journal) -> bool {
    let course = rules(journal).map(|rules| fold(journal.start(), &rules, &journal.events()));
    course.is_some_and(|course| course.state.over.is_some())
}

/// The rules of a game; nothing if they can be none.
pub(super) fn rules(journal: &Journal) -> Option<ActiveRules> {
    ActiveRules::of(journal.start().rules.clone()).ok()
}

impl Evening {
    /// The game on the table.
    pub(super) fn journal(&self) -> Option<&Journal> {
        self.games.get(self.open?)
    }

    /// How the games began up to the one on the table, or all of them.
    pub(super) fn until_now(&self) -> Vec<&Start> {
        let last = self.open.map_or(self.games.len(), |at| at + 1);
        self.games.iter().take(last).map(Journal::start).collect()
    }

    /// How many play the game on the table.
    fn chairs(&self) -> usize {
        self.journal()
            .map_or(0, |journal| journal.start().players.len())
    }

    fn journal_mut(&mut self) -> Option<&mut Journal> {
        self.games.get_mut(self.open?)
    }

    pub(super) fn show(&mut self, open: Option<usize>) {
        self.open = open;
        self.sheet = Sheet::Table;
        self.edit = None;
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
        self.edit = None;
    }

    /// The rules of the game on the table, and its course up to the hand that is told.
    fn now(&self) -> Option<(ActiveRules, Course)> {
        let journal = self.journal()?;
        let rules = rules(journal)?;
        let events = journal.events();
        let told = events.get(..self.edit.unwrap_or(events.len()))?;
        let course = fold(journal.start(), &rules, told);
        Some((rules, course))
    }

    /// A card is a win, or whatever the open sheet makes of it.
    fn card(&mut self, chair: Chair) {
        let asks_tenpai = self.now().is_none_or(|(rules, _)| rules.asks_tenpai());
        let sheet = std::mem::take(&mut self.sheet);
        self.sheet = match sheet {
            Sheet::Win(win) if win.from.is_some() => match win.also(chair) {
                Some(win) => Sheet::Win(Box::new(win)),
                None => Sheet::Table,
            },
            Sheet::Draw(mut tenpai, nagashi) if asks_tenpai => {
                turn(&mut tenpai, chair);
                Sheet::Draw(tenpai, nagashi)
            }
            Sheet::Gaps(_) => Sheet::Gaps(chair),
            _ => Sheet::Win(Box::new(Win::of(chair))),
        };
    }

    fn way(&mut self, from: Option<Chair>) {
        if let Sheet::Win(win) = &mut self.sheet {
            win.from = Some(from);
            // Whoever deals in has not won.
            win.winners.retain(|(chair, _)| Some(*chair) != from);
            win.declaring &= from.is_some();
        }
    }

    fn value(&mut self, value: &Value) {
        let Some((rules, _)) = self.now() else { return };
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
        let Sheet::Win(win) = &mut self.sheet else {
            return;
        };
        let question = hand.question();
        let from = question.from.map(|wind| course.state.chair(wind));
        win.from = match question.by {
            tensu::By::Tsumo if win.winners.len() == 1 => Some(None),
            tensu::By::Ron if from.is_some() => Some(from),
            _ => win.from,
        };
        self.value(&Value::Tiles(Box::new(question)).plain());
    }

    /// An event behind the others, or in place of the one that is changed.
    fn record(&mut self, event: Event) {
        if let Some(at) = self.edit {
            self.sheet = Sheet::Changed(Entry::Replace(at, event));
            return;
        }
        let Some((rules, mut course)) = self.now() else {
            return;
        };
        let faults = course.faults.len();
        course.push(&event, &rules);
        // What cannot be is told, and nothing of it is entered; what is half told stays.
        if let Some((_, fault)) = course.faults.get(faults) {
            let chairs = 0..course.state.seats();
            let names: Vec<String> = chairs
                .map(|chair| super::sentences::player(chair, &course.state))
                .collect();
            self.told = Some(words().fault(fault, &names));
        } else if self.asks && event.ends_hand() {
            let told = std::mem::take(&mut self.sheet);
            self.sheet = Sheet::Sure(event, Box::new(told));
        } else {
            self.told = super::sentences::noted(&event, &course.state, &rules);
            self.add(event);
        }
    }

    fn add(&mut self, event: Event) {
        self.fresh = event.ends_hand();
        self.enter(Entry::Add(event));
        self.sheet = Sheet::Table;
    }

    /// A stick laid or taken back.
    fn stick(&mut self, chair: Chair) {
        if let Some((_, course)) = self.now()
            && let Some(riichi) = course.state.riichi.get(chair)
        {
            self.record(stick(chair, riichi.is_declared()));
        }
    }

    fn edit(&mut self, at: usize) {
        let events = self.journal().map(Journal::events).unwrap_or_default();
        let Some(event) = events.get(at) else { return };
        self.edit = Some(at);
        self.sheet = match event {
            Event::Won(won) => Sheet::Win(Box::new(Win::again(won))),
            Event::Drawn(drawn) => Sheet::Draw(drawn.tenpai.clone(), drawn.nagashi.clone()),
            Event::Chombo(_, kind) => Sheet::Chombo(*kind),
            _ => Sheet::Draw(Vec::new(), Vec::new()),
        };
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
