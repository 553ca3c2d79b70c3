//! The games of the evening, and which sheet is open.

use std::cell::RefCell;
use std::rc::Rc;

use tensu::evening::{Chair, Entry, Event, Game, Journal, Start, Value, Winner, Won, fold};
use yew::Reducible;

use super::{clock, offer};
use crate::model::book::ActiveRules;
use crate::model::storage::{self, Trouble};
use crate::say::words;

thread_local! {
    /// What lay in the storage when this window last read or wrote it.
    static SEEN: RefCell<String> = const { RefCell::new(String::new()) };
}

/// The games, the last one last, and what is shown of them.
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
    /// Whether the phone lies in the middle of the table.
    pub(super) middle: bool,
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
    Win(Win),
    /// Nobody won: who is tenpai, and whose discards are a mangan.
    Draw(Vec<Chair>, Vec<Chair>),
    /// The gaps to a player.
    Gaps(Chair),
    /// What happens less often.
    More,
    /// All hands.
    Log,
    /// What a correction changes.
    Changed(Entry),
    /// The game for others.
    Share,
    /// Two dice.
    Dice(u8, u8),
    /// Games from elsewhere.
    Offer(Vec<Game>),
}

/// A win that is being told.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Win {
    /// Who won, and for what as far as that is told.
    pub(super) winners: Vec<(Chair, Option<Value>)>,
    /// How: by tsumo, or off somebody; not told yet.
    #[allow(
        clippy::option_option,
        reason = "not told yet, and told as an event tells it"
    )]
    pub(super) from: Option<Option<Chair>>,
    /// Whether the tile was that of a riichi.
    pub(super) declaring: bool,
    /// Whether the rare prices are shown.
    pub(super) rare: bool,
}

impl Win {
    /// Of one winner.
    pub(super) fn of(chair: Chair) -> Self {
        Self {
            winners: vec![(chair, None)],
            ..Self::default()
        }
    }

    /// Whose price is asked now.
    pub(super) fn asked(&self) -> Option<Chair> {
        let mut open = self.winners.iter().filter(|(_, value)| value.is_none());
        open.next().map(|&(chair, _)| chair)
    }

    /// The event, once all is told.
    fn told(&self) -> Option<Won> {
        let from = self.from?;
        let winners = self.winners.iter().map(|(chair, value)| {
            Some(Winner {
                chair: *chair,
                value: value.clone()?,
                liable: Vec::new(),
            })
        });
        Some(Won {
            from,
            winners: winners.collect::<Option<_>>()?,
            declaring: from.filter(|_| self.declaring),
        })
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
}

impl Reducible for Evening {
    type Action = Tap;

    fn reduce(self: Rc<Self>, tap: Tap) -> Rc<Self> {
        let mut next = (*self).clone();
        if tap != Tap::Elsewhere {
            next.told = None;
            next.deleted = None;
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
            Tap::Value(value) => next.value(value),
            Tap::Record(event) => next.record(event),
            Tap::Accept(entry) => {
                next.enter(entry);
                next.sheet = Sheet::Log;
                next.edit = None;
            }
            Tap::Undo | Tap::Redo => {
                if let Some(journal) = next.journal_mut() {
                    match tap {
                        Tap::Undo => journal.undo(),
                        _ => journal.redo(),
                    };
                }
                next.sheet = Sheet::Table;
                next.edit = None;
            }
            Tap::Elsewhere => {
                let kept = storage::load_games();
                if !kept.is_empty() && SEEN.with_borrow(|seen| *seen != kept) {
                    let read = Self::read(&kept);
                    next.open = next.open.filter(|&at| at < read.games.len());
                    next.games = read.games;
                }
            }
            Tap::Given(text) => match offer::read(&text) {
                Ok(games) => next.sheet = Sheet::Offer(games),
                Err(why) => next.told = Some(why),
            },
            Tap::Take => next.take(),
            Tap::Delete(at) if at < next.games.len() => {
                next.show(None);
                next.deleted = Some((at, next.games.remove(at)));
            }
            Tap::Delete(_) => {}
            Tap::Restore => {
                if let Some((at, journal)) = self.deleted.clone() {
                    next.games.insert(at.min(next.games.len()), journal);
                }
            }
            Tap::Middle(is_there) => next.middle = is_there,
        }
        Rc::new(next)
    }
}

/// Keeps the games.
///
/// # Errors
/// No storage, or no room in it.
pub(super) fn save(text: &str) -> Result<(), Trouble> {
    if SEEN.with_borrow(|seen| seen == text) {
        return Ok(());
    }
    storage::save_games(text)?;
    SEEN.with_borrow_mut(|seen| text.clone_into(seen));
    Ok(())
}

/// The rules of a game; nothing if they can be none.
pub(super) fn rules(journal: &Journal) -> Option<ActiveRules> {
    ActiveRules::of(journal.start().rules.clone()).ok()
}

impl Evening {
    /// The games of a text. What cannot be read is put aside, and told.
    pub(super) fn read(text: &str) -> Self {
        let mut games = Vec::new();
        let mut is_whole = true;
        for part in text.split("\n\n").filter(|part| !part.trim().is_empty()) {
            // Between two games the end of the line stands with the empty one.
            match Journal::read(&[part.trim_end_matches('\n'), "\n"].concat()) {
                Ok((journal, lost)) if rules(&journal).is_some() => {
                    is_whole &= lost == 0;
                    games.push(journal);
                }
                _ => is_whole = false,
            }
        }
        SEEN.with_borrow_mut(|seen| text.clone_into(seen));
        if !is_whole {
            storage::put_games_aside(text);
        }
        Self {
            games,
            ..Self::default()
        }
    }

    /// The same with the last game on the table, if it is not over.
    pub(super) fn resumed(mut self) -> Self {
        let last = self.games.len().checked_sub(1);
        self.open = last.filter(|&at| {
            let journal = &self.games[at];
            let course =
                rules(journal).map(|rules| fold(journal.start(), &rules, &journal.events()));
            course.is_some_and(|course| course.state.over.is_none())
        });
        self
    }

    /// All of them as text.
    pub(super) fn text(&self) -> String {
        let games: Vec<String> = self.games.iter().map(ToString::to_string).collect();
        games.join("\n")
    }

    /// The game on the table.
    pub(super) fn journal(&self) -> Option<&Journal> {
        self.games.get(self.open?)
    }

    /// How the games began up to the one on the table, or all of them.
    pub(super) fn until_now(&self) -> Vec<&Start> {
        let last = self.open.map_or(self.games.len(), |at| at + 1);
        self.games.iter().take(last).map(Journal::start).collect()
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

    fn value(&mut self, value: Value) {
        let Sheet::Win(win) = &mut self.sheet else {
            return;
        };
        let open = win.winners.iter_mut().find(|(_, told)| told.is_none());
        if let Some((_, told)) = open {
            *told = Some(value);
        }
        win.rare = false;
        if let Some(won) = win.told() {
            self.record(Event::Won(won));
        }
    }

    /// An event behind the others, or in place of the one that is changed.
    fn record(&mut self, event: Event) {
        if let Some(at) = self.edit {
            self.sheet = Sheet::Changed(Entry::Replace(at, event));
            return;
        }
        let Some((journal, rules)) = self
            .journal()
            .and_then(|journal| Some((journal, rules(journal)?)))
        else {
            return;
        };
        let mut course = fold(journal.start(), &rules, &journal.events());
        let faults = course.faults.len();
        course.push(&event, &rules);
        // What cannot be is told, and nothing of it is entered.
        if let Some((_, fault)) = course.faults.get(faults) {
            self.told = Some(words().fault(fault, &course.state.players));
        } else {
            self.enter(Entry::Add(event));
        }
        self.sheet = Sheet::Table;
    }

    fn edit(&mut self, at: usize) {
        let events = self.journal().map(Journal::events).unwrap_or_default();
        let Some(event) = events.get(at) else { return };
        self.edit = Some(at);
        self.sheet = match event {
            Event::Won(won) => Sheet::Win(Win {
                winners: (won.winners.iter())
                    .map(|winner| (winner.chair, None))
                    .collect(),
                from: Some(won.from),
                declaring: won.declaring.is_some(),
                rare: false,
            }),
            Event::Drawn(drawn) => Sheet::Draw(drawn.tenpai.clone(), drawn.nagashi.clone()),
            _ => Sheet::Draw(Vec::new(), Vec::new()),
        };
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use tensu::evening::{Event, Start, Value};
    use tensu::rules::TENHOU;
    use yew::Reducible;

    use super::{Evening, Sheet, Tap, Win};

    fn after(evening: Evening, taps: impl IntoIterator<Item = Tap>) -> Evening {
        let all = taps.into_iter();
        (*all.fold(Rc::new(evening), Reducible::reduce)).clone()
    }

    #[test]
    fn a_price_records_and_two_games_are_read_back() {
        let begin = || Tap::Begin(Start::new(&TENHOU));
        let mut win = Win::of(1);
        win.from = Some(Some(0));
        let taps = [
            begin(),
            Tap::Sheet(Sheet::Win(win)),
            Tap::Value(Value::Base(320)),
        ];
        let evening = after(Evening::default(), taps);
        let events = evening.journal().map(tensu::evening::Journal::events);
        assert_eq!(events.expect("a game")[0].to_string(), "w0-1:b320");
        assert_eq!(evening.sheet, Sheet::Table);
        let two = after(evening, [begin(), Tap::Record(Event::read("d12"))]);
        assert_eq!(Evening::read(&two.text()).games, two.games);
        assert_eq!(two.games.len(), 2);
    }

    #[test]
    fn what_cannot_be_is_told_and_not_entered() {
        let twice = [Event::read("r1"), Event::read("r1")].map(Tap::Record);
        let evening = after(
            Evening::default(),
            [Tap::Begin(Start::new(&TENHOU))].into_iter().chain(twice),
        );
        assert!(evening.told.is_some());
        assert_eq!(
            evening.journal().map(|journal| journal.entries().len()),
            Some(1)
        );
    }

    #[test]
    fn a_correction_waits_until_it_is_accepted() {
        let taps = [
            Tap::Begin(Start::new(&TENHOU)),
            Tap::Record(Event::read("d0")),
            Tap::Edit(0),
            Tap::Record(Event::read("d1")),
        ];
        let evening = after(Evening::default(), taps);
        let Sheet::Changed(entry) = evening.sheet.clone() else {
            panic!("{:?}", evening.sheet)
        };
        let texts = |evening: &Evening| evening.journal().expect("a game").events()[0].to_string();
        assert_eq!(texts(&evening), "d0");
        assert_eq!(texts(&after(evening, [Tap::Accept(entry)])), "d1");
    }
}
