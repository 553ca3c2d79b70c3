//! A game of a log, and the game that is made of it.

use alloc::string::String;
use alloc::vec::Vec;

use tensu::Ruleset;
use tensu::evening::{Chair, Course, Event, Fix, Game, Start, Stop, Won};
use tensu::rules::Library;

use crate::hand::{LogHand, pays};
use crate::rules::{Hints, Source, proposed};

/// A game as a log has it.
#[derive(Clone, Debug, PartialEq)]
pub struct Log {
    /// The site or program that it is from.
    pub source: Source,
    /// The beginning: rules by the log's own flags, names, and where it is from.
    pub start: Start,
    /// The hands, in order.
    pub hands: Vec<LogHand>,
    /// The end, if the log has it.
    pub finals: Option<Finals>,
}

/// The end of a game, as a log has it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Finals {
    /// Points by chair, those of sticks that were left with whoever got them.
    pub points: Vec<i64>,
    /// Match scores by chair, in tenths; empty where the log has none.
    pub scores: Vec<i64>,
}

impl Log {
    /// A game of a source before its first hand, by the rules that its flags propose; with the name that it has there.
    pub(crate) fn begun(
        source: Source,
        seats: usize,
        name: &str,
        hints: &Hints,
        library: Library,
    ) -> Self {
        let mut start = Start::by(proposed(source, seats, hints, library));
        start.origin = origin(source, name);
        Self {
            source,
            start,
            hands: Vec::new(),
            finals: None,
        }
    }

    /// The rules that its flags propose.
    pub fn rules(&self) -> Ruleset {
        // They were made by changing one rule after another, so they can be.
        let rules = self.start.rules.ruleset();
        rules.unwrap_or_else(|_| self.start.rules.base.clone())
    }

    /// The number of players.
    pub fn seats(&self) -> usize {
        self.start.rules.base.seats.winds().len()
    }

    /// The game: its events under the rules that the log proposes, with the points that were paid. Where the points is another one,
    /// the payments stand in place of the tiles; where the log begins in the middle or leaves hands out, a count does.
    pub fn game(&self) -> Game {
        self.game_by(&self.rules())
    }

    fn game_by(&self, rules: &Ruleset) -> Game {
        let mut game = Game::new(self.start.clone());
        let mut course = Course::new(&game.start, rules);
        let mut push = |course: &mut Course, event: Event| {
            course.push(&event, rules);
            game.events.push(event);
        };
        for hand in &self.hands {
            if course.state.over.is_some() {
                push(&mut course, Event::Go);
            }
            if let Some(fix) = hand.fix(&course, self.seats()) {
                push(&mut course, Event::Fix(fix));
            }
            let Some((end, riichi)) = hand.events.split_last().filter(|(end, _)| end.ends_hand())
            else {
                continue;
            };
            for event in riichi {
                push(&mut course, event.clone());
            }
            let agrees = |course: &Course| {
                let is_one = course.faults.is_empty();
                let record = course.records.last().filter(|_| is_one);
                record.is_some_and(|record| {
                    hand.paid
                        .as_ref()
                        .is_none_or(|paid| *paid == record.changes)
                })
            };
            let mut tried = course.clone();
            tried.faults.clear();
            tried.push(end, rules);
            let paid = match end {
                Event::Won(won) if !agrees(&tried) => hand.paid(won, rules).map(Event::Won),
                _ => None,
            };
            push(&mut course, plain(paid.unwrap_or_else(|| end.clone())));
        }
        // The last count: what no event of ours explains.
        let last = self.hands.last().and_then(LogHand::after);
        if let Some(after) = last.filter(|after| *after != course.state.points)
            && course.state.over.is_none()
        {
            push(
                &mut course,
                Event::Fix(Fix {
                    points: after.into_iter().map(Some).collect(),
                    ..Fix::default()
                }),
            );
        }
        if self.finals.is_some() && course.state.over.is_none() {
            push(&mut course, Event::Stop(Stop::Agreed(String::new())));
        }
        game
    }
}

/// A name of a site and of a log there, as the beginning of a game keeps it.
pub(crate) fn origin(source: Source, name: &str) -> String {
    let mut origin = String::from(source.code());
    let plain = |c: &char| c.is_ascii_alphanumeric() || *c == '-' || *c == '_';
    let name: String = name.chars().filter(plain).take(48).collect();
    if !name.is_empty() {
        origin.push(' ');
        origin += &name;
    }
    origin
}

/// An event as a game keeps it: hands without what the table knows.
fn plain(event: Event) -> Event {
    let Event::Won(mut won) = event else {
        return event;
    };
    for winner in &mut won.winners {
        winner.value = winner.value.clone().plain();
    }
    Event::Won(won)
}

impl LogHand {
    /// The count at the table with which this hand begins, where the game so far led to something else.
    fn fix(&self, course: &Course, seats: usize) -> Option<Fix> {
        let state = &course.state;
        let points = state.points.iter().zip(&self.before);
        let points = points.map(|(own, counted)| (own != counted).then_some(*counted));
        let mut points: Vec<Option<i64>> = points.collect();
        // As it is read back.
        while points.last() == Some(&None) {
            points.pop();
        }
        let deal = self.round as u32 * seats as u32 + self.deal - 1;
        let fix = Fix {
            points,
            sticks: (state.sticks != self.sticks).then_some(self.sticks),
            honba: (state.honba != self.honba).then_some(self.honba),
            hand: (state.deal != deal).then_some((self.round, self.deal)),
            reason: String::new(),
        };
        (fix != Fix::default()).then_some(fix)
    }

    /// The same win told by what was paid: what each lost by it, the winners' shares as far as they can be told apart.
    fn paid(&self, won: &Won, rules: &Ruleset) -> Option<Won> {
        let paid = self.paid.as_ref()?;
        let stick = i64::from(rules.stick());
        let declared = |chair: Chair| {
            let laid = |event: &&Event| matches!(event, Event::Riichi(own, _) if *own == chair);
            i64::from(self.events.iter().any(|event| laid(&event)) && won.declaring != Some(chair))
        };
        let [winner] = won.winners.as_slice() else {
            return None;
        };
        let moved = paid
            .iter()
            .enumerate()
            .map(|(chair, moved)| moved + declared(chair) * stick);
        let moved: Vec<i64> = moved.collect();
        let mut won = won.clone();
        won.winners[0].value = pays(&moved, winner.chair, won.from, paid.len());
        won.winners[0].liable.clear();
        Some(won)
    }
}
