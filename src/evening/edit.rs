//! The changes that a correction makes behind itself, before anybody accepts it.

use alloc::vec::Vec;

use crate::evening::event::{Chair, Event};
use crate::evening::fault::Fault;
use crate::evening::journal::{Entry, Journal};
use crate::evening::record::{Outcome, Record};
use crate::evening::state::Course;

/// The changes that a correction makes.
#[derive(Clone, Debug, PartialEq)]
pub struct Changed {
    /// The hands that are not as they were, in order.
    pub hands: Vec<HandChanged>,
    /// Events that have no effect now and had one, or are new, by their places in the new list.
    pub faults: Vec<(usize, Fault)>,
    /// Events that have an effect now and had none, by their places in the new list.
    pub healed: Vec<usize>,
    /// Points of the chairs before and after, as both games stand.
    pub points: Vec<(i64, i64)>,
}

/// A hand that is not as it was; one that is gone or new has a record on one side alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandChanged {
    /// Its place among the records before.
    pub before: Option<usize>,
    /// Its place among the records after.
    pub after: Option<usize>,
    /// The differences; none where a record is missing.
    pub what: Vec<Difference>,
}

/// A difference between a hand before and after.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Difference {
    /// It is in another round.
    Round,
    /// Somebody else deals.
    Dealer,
    /// Other honba.
    Honba,
    /// Other sticks on the table.
    Sticks,
    /// It was told otherwise: this is the correction itself.
    Told,
    /// A winner's hand is worth something else, honba and sticks left out.
    Price,
    /// Somebody gains or pays something else, chips too.
    Payments,
}

impl Journal {
    /// The events as they would be with one more entry.
    pub fn events_with(&self, entry: &Entry) -> Vec<Event> {
        let mut events = self.events();
        entry.apply(&mut events);
        events
    }
}

/// Compares the course of a game with that after a correction.
///
/// ```
/// use tensu::evening::{Drawn, Entry, Event, Journal, Start, changed, fold};
/// use tensu::Ruleset;
/// let rules = Ruleset::by_id("tenhou").unwrap();
/// let mut journal = Journal::new(Start::new(rules));
/// let drawn = |tenpai: &[usize]| Event::Drawn(Drawn { tenpai: tenpai.to_vec(), nagashi: vec![] });
/// journal.enter(Entry::Add(drawn(&[0])));
/// journal.enter(Entry::Add(drawn(&[1])));
/// let before = fold(journal.start(), rules, &journal.events());
/// // Not the dealer was tenpai, but South: the second hand is East 2.
/// let entry = Entry::Replace(0, drawn(&[1]));
/// let after = fold(journal.start(), rules, &journal.events_with(&entry));
/// let changed = changed(&before, &after, &entry);
/// assert_eq!(changed.hands.len(), 2);
/// assert_eq!(changed.points[0], (25_000 + 3_000 - 1_000, 25_000 - 1_000 - 1_000));
/// ```
pub fn changed(before: &Course, after: &Course, entry: &Entry) -> Changed {
    let moved = |event: usize| moved(event, entry);
    let find = |course: &Course, event: usize| {
        let mut records = course.records.iter();
        records.position(|record| record.event == event)
    };
    let mut hands = Vec::new();
    for (i, old) in before.records.iter().enumerate() {
        let place = moved(old.event).and_then(|event| find(after, event));
        let what = match place {
            Some(place) => differences(old, &after.records[place]),
            None => Vec::new(),
        };
        if place.is_none() || !what.is_empty() {
            hands.push(HandChanged {
                before: Some(i),
                after: place,
                what,
            });
        }
    }
    let came_from = |new: &Record| {
        let mut old = before.records.iter();
        old.any(|old| moved(old.event) == Some(new.event))
    };
    for (i, new) in after.records.iter().enumerate() {
        if !came_from(new) {
            let before_it = |hand: &HandChanged| hand.after.is_none_or(|after| after < i);
            let at = hands.iter().take_while(|hand| before_it(hand)).count();
            hands.insert(
                at,
                HandChanged {
                    before: None,
                    after: Some(i),
                    what: Vec::new(),
                },
            );
        }
    }
    let was_faulty = |event: usize| {
        let mut faults = before.faults.iter();
        faults.any(|&(old, _)| kept(old, entry) == Some(event))
    };
    let is_faulty = |event: usize| after.faults.iter().any(|&(new, _)| new == event);
    let faults = after.faults.iter();
    let healed = before.faults.iter().filter_map(|&(old, _)| moved(old));
    Changed {
        hands,
        faults: faults
            .filter(|(event, _)| !was_faulty(*event))
            .cloned()
            .collect(),
        healed: healed.filter(|&event| !is_faulty(event)).collect(),
        points: (before.state.points.iter().copied())
            .zip(after.state.points.iter().copied())
            .collect(),
    }
}

/// Returns where an event is after an entry; nowhere if it was taken away.
fn moved(event: usize, entry: &Entry) -> Option<usize> {
    match *entry {
        Entry::Insert(place, _) if event >= place => Some(event + 1),
        Entry::Remove(place) if event == place => None,
        Entry::Remove(place) if event > place => Some(event - 1),
        Entry::Together(ref entries) => entries.iter().try_fold(event, moved),
        Entry::Add(_) | Entry::Insert(..) | Entry::Replace(..) | Entry::Remove(_) => Some(event),
    }
}

/// The same for an event that is still the one it was.
fn kept(event: usize, entry: &Entry) -> Option<usize> {
    match entry {
        Entry::Replace(place, _) if *place == event => None,
        Entry::Together(entries) => entries.iter().try_fold(event, kept),
        entry => moved(event, entry),
    }
}

fn differences(old: &Record, new: &Record) -> Vec<Difference> {
    let all = [
        (Difference::Round, old.round() != new.round()),
        (Difference::Dealer, old.dealer != new.dealer),
        (Difference::Honba, old.honba != new.honba),
        (Difference::Sticks, old.sticks != new.sticks),
        (Difference::Told, told(&old.outcome) != told(&new.outcome)),
        (Difference::Price, prices(old) != prices(new)),
        (
            Difference::Payments,
            old.changes != new.changes || old.chips != new.chips,
        ),
    ];
    all.into_iter()
        .filter_map(|(why, differs)| differs.then_some(why))
        .collect()
}

/// The end of a hand and the chairs that it names, without the payments.
fn told(outcome: &Outcome) -> (&'static str, Vec<Chair>, Vec<Chair>, Option<Chair>) {
    let (one, other, from) = match outcome {
        Outcome::Won {
            from,
            winners,
            bumped,
        } => {
            let winners = winners.iter().map(|winner| winner.chair).collect();
            (winners, bumped.clone(), *from)
        }
        Outcome::Drawn { tenpai, nagashi } => (tenpai.clone(), nagashi.clone(), None),
        Outcome::Chombo(broke, _) => (broke.clone(), Vec::new(), None),
        Outcome::Penalty(chair) => ([*chair].into(), Vec::new(), None),
        Outcome::Aborted(_) | Outcome::Fixed(_) => (Vec::new(), Vec::new(), None),
    };
    (outcome.code(), one, other, from)
}

/// The points of the winners' hands, honba and sticks left out.
fn prices(record: &Record) -> Vec<(Chair, u32)> {
    let Outcome::Won { winners, .. } = &record.outcome else {
        return Vec::new();
    };
    let price = |payments: &[crate::result::score::Payment]| {
        let hands = payments.iter().map(|payment| payment.hand);
        hands.fold(0, u32::saturating_add)
    };
    let of = winners
        .iter()
        .map(|winner| (winner.chair, price(&winner.paid.payments)));
    of.collect()
}
