//! Settling up: the winners of one discard, and what was tapped about drawn hands and the end of a game.

use std::rc::Rc;

use tensu::game::{self, Settlement};
use tensu::{By, Question, Refusal, Refusals, Ruleset, Wind};

use super::State;
use crate::book::Book;
use crate::entry::Entry;
use crate::gates::Effective;

/// What was tapped around the hands. The winners before the present hand are in the [`Entry`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Round {
    /// Which page is shown.
    pub(crate) page: Page,
    tenpai: Vec<Wind>,
    nagashi: Vec<Wind>,
    /// The points of the first seats at the end.
    pub(crate) points: Points,
    /// The points of the seats of this hand.
    pub(crate) now: Points,
}

/// Points by seat as they were entered, for games that start alike: those of another game are nobody's points there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Points {
    seats: usize,
    start: u32,
    /// `None` is an empty field.
    told: Vec<(usize, Option<i64>)>,
}

impl Points {
    /// Whether none were entered for this game.
    pub(crate) fn is_untold(&self, rules: &Ruleset) -> bool {
        self.told.is_empty() || !self.is_of(rules)
    }

    /// The points of a seat: those of the start until somebody enters others.
    pub(crate) fn of(&self, rules: &Ruleset, seat: usize) -> Option<i64> {
        let told = self.told.iter().find(|(other, _)| *other == seat);
        let told = told.filter(|_| self.is_of(rules));
        told.map_or(Some(rules.game.start.into()), |&(_, points)| points)
    }

    /// What is kept of them: the game, and each seat with its points.
    fn text(&self) -> String {
        if self.told.is_empty() {
            return String::new();
        }
        let mut words = vec![self.seats.to_string(), self.start.to_string()];
        for (seat, points) in &self.told {
            let points = points.map_or(String::new(), |points| points.to_string());
            words.push(format!("{seat}={points}"));
        }
        words.join(" ")
    }

    /// What [`text`](Self::text) wrote; nothing else is anybody's points.
    fn read(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let (seats, start) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        let one = |word: &str| {
            let (seat, points) = word.split_once('=')?;
            let points = match points {
                "" => None,
                points => Some(points.parse().ok()?),
            };
            Some((seat.parse().ok()?, points))
        };
        let told = words.map(one).collect::<Option<_>>()?;
        Some(Self { seats, start, told })
    }

    fn is_of(&self, rules: &Ruleset) -> bool {
        (self.seats, self.start) == (rules.seats.winds().len(), rules.game.start)
    }

    fn tell(&mut self, rules: &Ruleset, seat: usize, points: Option<i64>) {
        if !self.is_of(rules) {
            *self = Self {
                seats: rules.seats.winds().len(),
                start: rules.game.start,
                told: Vec::new(),
            };
        }
        self.told.retain(|(other, _)| *other != seat);
        self.told.push((seat, points));
    }
}

/// The pages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Page {
    /// One winner, or several.
    #[default]
    Winners,
    /// Nobody won.
    Drawn,
    /// Nobody won, and somebody's discards are a mangan.
    Nagashi,
    /// What the next win must pay.
    Need,
    /// The game is over.
    End,
}

impl Page {
    /// All pages in their order.
    pub(crate) const ALL: [Self; 5] = [
        Self::Winners,
        Self::Drawn,
        Self::Nagashi,
        Self::Need,
        Self::End,
    ];
}

/// What can be done here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tap {
    /// Show a page.
    Page(Page),
    /// Keep the hand and enter another winner of the same tile.
    Another,
    /// Take one of several winners out.
    Drop(usize),
    /// Forget all kept winners.
    Alone,
    /// A player is tenpai, or is not.
    Tenpai(Wind),
    /// A player's discards are a mangan, or are not.
    Nagashi(Wind),
    /// The points of a first seat.
    Points(usize, Option<i64>),
    /// The points of a seat of this hand.
    Now(usize, Option<i64>),
}

impl Round {
    /// All points, to keep: a game is longer than a phone's memory.
    pub(crate) fn points_text(&self) -> String {
        [self.now.text(), self.points.text()].join("\n")
    }

    /// Takes over those that were kept; whether all of them could be read.
    pub(crate) fn read_points(&mut self, text: &str) -> bool {
        let one = |line: &str| match line {
            "" => Some(Points::default()),
            line => Points::read(line),
        };
        let points: Vec<Option<Points>> = text.lines().map(one).collect();
        let is_whole = points.len() <= 2 && points.iter().all(Option::is_some);
        let mut points = points.into_iter().map(Option::unwrap_or_default);
        let mut next = || points.next().unwrap_or_default();
        (self.now, self.points) = (next(), next());
        is_whole
    }

    /// The tenpai players of a game.
    pub(crate) fn tenpai(&self, rules: &Ruleset) -> Vec<Wind> {
        seated(&self.tenpai, rules)
    }

    /// Forgets what was tapped about the hand that is over.
    pub(super) fn forget_hand(&mut self) {
        self.tenpai.clear();
        self.nagashi.clear();
    }

    /// The players of a game with a nagashi mangan.
    pub(crate) fn nagashi(&self, rules: &Ruleset) -> Vec<Wind> {
        seated(&self.nagashi, rules)
    }
}

/// The players of a list who sit at this table, in the order of the seats.
fn seated(list: &[Wind], rules: &Ruleset) -> Vec<Wind> {
    let seats = rules.seats.winds().iter().copied();
    seats.filter(|seat| list.contains(seat)).collect()
}

fn toggle(list: &mut Vec<Wind>, seat: Wind) {
    match list.iter().position(|&other| other == seat) {
        Some(at) => drop(list.remove(at)),
        None => list.push(seat),
    }
}

impl Entry {
    /// All winners of the tile as the core asks for them: those kept, and the present hand when it is complete. There is
    /// one table for all, as it was said last.
    pub(crate) fn winners(&self) -> Vec<Question> {
        let kept = self.won.iter().map(|kept| {
            let kept = Self {
                rules: self.rules.clone(),
                rest: at_the_table_of(&self.rest, kept.rest.clone()),
                ..(**kept).clone()
            };
            Effective::of(&kept, By::Ron).question
        });
        let present = self.is_full();
        let present = present.then(|| Effective::of(self, self.rest.by).question);
        kept.chain(present).collect()
    }

    /// What all these winners change; `None` without any.
    pub(crate) fn settlement(&self) -> Option<Result<Settlement, Refusals>> {
        let winners = self.winners();
        (!winners.is_empty()).then(|| game::settle(&winners, self.ruleset()))
    }

    /// The hand without the winners before it.
    pub(super) fn alone(self) -> Self {
        Self {
            won: Vec::new(),
            ..self
        }
    }

    /// One of the winners taken out: a kept one, or the present hand, in whose place the one before it comes back.
    fn without(&self, at: usize) -> Self {
        let mut rest = self.clone();
        if at < rest.won.len() {
            rest.won.remove(at);
        } else if let Some(last) = rest.won.pop() {
            let kept = (*last).clone();
            rest = Self {
                rules: rest.rules,
                won: rest.won,
                rest: at_the_table_of(&rest.rest, kept.rest.clone()),
                ..kept
            };
        }
        rest
    }

    /// The entry for another winner of the same tile, when there can be one.
    pub(crate) fn another(&self) -> Result<Self, Refusal> {
        let next = game::another(&self.winners(), self.ruleset())?;
        let mut won = self.won.clone();
        won.push(Rc::new(Self {
            won: Vec::new(),
            rules: Book::default(),
            ..self.clone()
        }));
        Ok(Self {
            won,
            ..Self::new(self.rules.clone(), next)
        })
    }
}

/// A kept hand with all that is the same for whoever wins a tile: the table, the indicators, what happened to the tile.
fn at_the_table_of(present: &Question, kept: Question) -> Question {
    // Only who declared riichi writes down the hidden indicators.
    let turned = present.riichi.is_declared() && !present.ura.is_empty();
    let of_tile = present.flags.iter().filter(|flag| flag.is_of_the_tile());
    let own = kept.flags.iter().filter(|flag| !flag.is_of_the_tile());
    Question {
        by: By::Ron,
        from: present.from,
        honba: present.honba,
        sticks: present.sticks,
        round: present.round,
        dora: present.dora.clone(),
        ura: if turned { &present.ura } else { &kept.ura }.clone(),
        flags: own.chain(of_tile).collect(),
        ..kept
    }
}

impl State {
    pub(super) fn settle_up(&mut self, tap: Tap) {
        match tap {
            Tap::Page(page) => self.round.page = page,
            Tap::Another => self.another(),
            Tap::Drop(at) => self.edit(|entry| *entry = entry.without(at)),
            Tap::Alone => self.edit(|entry| entry.won.clear()),
            Tap::Tenpai(seat) => toggle(&mut self.round.tenpai, seat),
            Tap::Nagashi(seat) => toggle(&mut self.round.nagashi, seat),
            Tap::Points(seat, points) => {
                let rules = self.entry.ruleset();
                self.round.points.tell(rules, seat, points);
            }
            Tap::Now(seat, points) => self.round.now.tell(self.entry.ruleset(), seat, points),
        }
    }

    fn another(&mut self) {
        match self.entry.another() {
            Ok(next) => self.put_down(next),
            Err(why) => self.hint = Some(super::Hint::Refused(why)),
        }
    }
}
