//! Events, one after another, make the course of a game.

use alloc::vec::Vec;

use crate::evening::Start;
use crate::evening::ending::{How, Next, Over, ending};
use crate::evening::event::{
    Chair, Drawn, Event, Fix, Penalty, PenaltyAmount, Receiver, Stop, Won,
};
use crate::evening::fault::Fault;
use crate::evening::record::{ChairPaid, Outcome, Record};
use crate::evening::settle::takes_paarenchan;
use crate::evening::state::{Course, State, Streak};
use crate::game::{self, Changes, Ending};
use crate::hand::question::{MOST, Riichi, TOO_MANY};
use crate::presets::Ruleset;
use crate::result::refusal::{Refusal, Rule};
use crate::rulebook::{
    Abort, AbortDeal, Chombo, ChomboLast, DealerStays, DrawHonba, Nagashi, NagashiDeal, Rules,
};
use crate::yaku::Yaku;

/// Folds events into the course of a game: pure, and it never fails. `rules` are those of the start, made once.
pub fn fold(start: &Start, rules: &Ruleset, events: &[Event]) -> Course {
    let mut course = Course::new(start, rules);
    for event in events {
        course.push(event, rules);
    }
    course
}

impl Course {
    /// A game in which nothing has happened.
    pub fn new(start: &Start, rules: &Rules) -> Self {
        Self {
            records: Vec::new(),
            state: State::new(start, rules),
            faults: Vec::new(),
            read: 0,
            left: Vec::new(),
        }
    }

    /// Adds one more event.
    pub fn push(&mut self, event: &Event, rules: &Ruleset) {
        // A fault leaves no trace but itself.
        let mut state = self.state.clone();
        match state.take(event, rules) {
            Ok(None) => {
                if let Event::Swap(chair, _) = event {
                    let left = self.state.leaving(*chair, self.records.len(), rules);
                    self.left.extend(left);
                }
                self.state = state;
            }
            Ok(Some(mut record)) => {
                record.event = self.read;
                state.note_bust(&record, rules);
                self.records.push(record);
                self.state = state;
            }
            Err(fault) => self.faults.push((self.read, fault)),
        }
        self.read += 1;
    }
}

/// The record that an event leaves, if it is right.
type Recorded = Result<Option<Record>, Fault>;

impl State {
    fn take(&mut self, event: &Event, rules: &Ruleset) -> Recorded {
        if self.over.is_some() && !is_late(event) {
            return Err(Fault::AfterEnd);
        }
        match event {
            &Event::Riichi(chair, riichi) => self.take_riichi(chair, riichi, rules),
            &Event::Unriichi(chair) => self.take_unriichi(chair, rules),
            Event::Won(won) => self.take_won(won, rules),
            Event::Drawn(drawn) => self.take_drawn(drawn, rules),
            &Event::Aborted(kind, whose) => self.take_aborted(kind, whose, rules),
            Event::Chombo(chairs, kind) => self.take_chombo(chairs, *kind, rules),
            Event::Penalty(penalty) => self.take_penalty(penalty, rules),
            Event::Fix(fix) => self.take_fix(fix, rules),
            &Event::Last(more) => {
                if more > MOST {
                    return Err(Fault::TooLarge);
                }
                self.hands_left = Some(more + 1);
                Ok(None)
            }
            Event::Stop(stop) => self.take_stop(stop, rules),
            Event::Go => {
                if self.over.take().is_none() {
                    return Err(Fault::NotOver);
                }
                self.goes_on = true;
                self.hands_left = None;
                Ok(None)
            }
            Event::Swap(chair, name) => {
                let place = self.players.get_mut(*chair);
                let place = place.ok_or(Fault::NoSuchChair(*chair))?;
                if !Start::is_name(name) {
                    return Err(Fault::BadName);
                }
                place.clone_from(name);
                Ok(None)
            }
            Event::Note(_) => Ok(None),
            Event::Unread(text) => Err(Fault::Unread(text.clone())),
        }
    }

    fn take_riichi(&mut self, chair: Chair, riichi: Riichi, rules: &Rules) -> Recorded {
        self.may_riichi(chair, rules)?;
        if riichi.is_open() && !rules.has(Yaku::OpenRiichi) {
            let why = Refusal::NotLegal(Rule::OpenRiichi);
            return Err(Fault::Refused(Some(chair), why.into()));
        }
        let riichi = match riichi {
            Riichi::None => Riichi::Riichi,
            declared => declared,
        };
        self.riichi[chair] = riichi;
        self.points[chair] -= i64::from(rules.stick());
        self.sticks += 1;
        self.may_stop = None;
        Ok(None)
    }

    fn take_unriichi(&mut self, chair: Chair, rules: &Rules) -> Recorded {
        self.check_chairs(&[chair])?;
        if !self.riichi[chair].is_declared() {
            return Err(Fault::NotInRiichi(chair));
        }
        self.take_back(chair, rules);
        Ok(None)
    }

    fn take_won(&mut self, won: &Won, rules: &Ruleset) -> Recorded {
        let mixed = self.won(won, rules)?;
        if mixed.ending == Ending::TripleRon {
            let stays = rules.game.flow.abort_deal == AbortDeal::Stays;
            let outcome = Outcome::Aborted(Abort::ThreeRons);
            return Ok(Some(self.finish(How::Aborted, stays, outcome, rules)));
        }
        self.pay(&mixed.changes);
        self.sticks = 0;
        let mut paid = mixed.paid.iter();
        let stays = rules.game.flow.dealer_stays != DealerStays::Never
            && paid.any(|paid| self.chair(paid.seat) == self.dealer());
        let repeated = |chair: Chair| {
            let mut told = won.winners.iter().filter(|winner| winner.chair == chair);
            told.any(|winner| takes_paarenchan(&winner.value)) && self.has_repeated(chair, rules)
        };
        let outcome = Outcome::Won {
            from: won.from,
            bumped: mixed.bumped.iter().map(|&seat| self.chair(seat)).collect(),
            winners: (mixed.paid.into_iter())
                .map(|paid| ChairPaid {
                    chair: self.chair(paid.seat),
                    repeated: repeated(self.chair(paid.seat)),
                    paid,
                })
                .collect(),
        };
        let chips = self.note_win(won, &outcome, rules);
        let record = self.finish(How::Won, stays, outcome, rules);
        Ok(Some(Record { chips, ..record }))
    }

    fn take_drawn(&mut self, drawn: &Drawn, rules: &Rules) -> Recorded {
        self.check_chairs(&drawn.tenpai)?;
        self.check_chairs(&drawn.nagashi)?;
        if self.must_abort(rules) {
            return Err(Fault::TooManyRiichi);
        }
        if let Some(noten) = self.in_riichi().find(|chair| !drawn.tenpai.contains(chair)) {
            return Err(Fault::RiichiNoten(noten));
        }
        let winds = |chairs: &[Chair]| chairs.iter().map(|&chair| self.wind(chair)).collect();
        let (tenpai, nagashi): (Vec<_>, Vec<_>) = (winds(&drawn.tenpai), winds(&drawn.nagashi));
        let changes = if nagashi.is_empty() {
            game::drawn(&tenpai, rules).map(|drawn| drawn.changes)
        } else if rules.game.nagashi == Nagashi::Off || !rules.is_riichi() {
            return Err(Fault::NoNagashi);
        } else {
            game::nagashi(&nagashi, self.honba, rules)
        };
        let changes = changes.map_err(|why| Fault::Refused(None, why))?;
        self.pay(&changes);
        let flow = &rules.game.flow;
        let dealer = self.dealer();
        let is_tenpai = drawn.tenpai.contains(&dealer);
        let stays = if !nagashi.is_empty() && flow.nagashi_deal == NagashiDeal::Win {
            drawn.nagashi.contains(&dealer)
        } else {
            match flow.dealer_stays {
                DealerStays::Win | DealerStays::Never => false,
                DealerStays::Tenpai => is_tenpai,
                DealerStays::Draw => true,
            }
        };
        if !is_tenpai {
            self.streak.is_void = true;
        }
        let outcome = Outcome::Drawn {
            tenpai: drawn.tenpai.clone(),
            nagashi: drawn.nagashi.clone(),
        };
        Ok(Some(self.finish(How::Drawn, stays, outcome, rules)))
    }

    fn take_aborted(&mut self, kind: Abort, whose: Option<Chair>, rules: &Rules) -> Recorded {
        if let Some(chair) = whose {
            self.check_chairs(&[chair])?;
        }
        if !rules.aborts(kind) {
            return Err(Fault::NoSuchAbort(kind));
        }
        let stays = rules.game.flow.abort_deal == AbortDeal::Stays;
        let outcome = Outcome::Aborted(kind);
        Ok(Some(self.finish(How::Aborted, stays, outcome, rules)))
    }

    fn take_chombo(&mut self, chairs: &[Chair], kind: Option<Chombo>, rules: &Rules) -> Recorded {
        self.check_chairs(chairs)?;
        if chairs.is_empty() {
            return Err(Fault::BadPenalty);
        }
        let kind = kind.unwrap_or(rules.game.flow.chombo);
        let sticks = self.sticks_before;
        self.give_back(rules);
        for &chair in chairs {
            match kind {
                Chombo::Match(points) => {
                    if points > MOST {
                        return Err(Fault::TooLarge);
                    }
                    self.penalties[chair] -= i64::from(points) * rules.match_unit();
                }
                Chombo::Mangan => {
                    let riichi = rules.riichi().ok_or(Fault::BadPenalty)?;
                    let mut changes = Changes::new(rules.seats.winds(), |_| 0);
                    game::mangan(rules, riichi, self.wind(chair), 0, &mut changes);
                    for (_, change) in changes.iter_mut() {
                        *change = -*change;
                    }
                    self.pay(&changes);
                }
                Chombo::Each(points) => {
                    let points = i64::from(points);
                    if points > TOO_MANY {
                        return Err(Fault::TooLarge);
                    }
                    let others: Vec<Chair> = self.others(chair).collect();
                    self.points[chair] -= others.len() as i64 * points;
                    for other in others {
                        self.points[other] += points;
                    }
                }
            }
        }
        self.streak.is_void = true;
        let record = self.record(Outcome::Chombo(chairs.to_vec(), kind), sticks);
        let flow = &rules.game.flow;
        let last = flow.length.last_deal(self.chairs() as u32);
        if flow.chombo_last == ChomboLast::Ends && !self.goes_on {
            if self.hands_left == Some(1) {
                self.over = Some(Over::Time);
            } else if self.deal >= last {
                self.over = Some(Over::LastHand);
            }
        }
        self.begin();
        Ok(Some(record))
    }

    fn take_penalty(&mut self, penalty: &Penalty, rules: &Rules) -> Recorded {
        let chair = penalty.chair;
        self.check_there(chair)?;
        let (points, receiver) = match penalty.amount {
            PenaltyAmount::Tenths(tenths) => {
                if tenths.unsigned_abs() > 10 * MOST {
                    return Err(Fault::TooLarge);
                }
                let points = i64::from(tenths) * rules.match_unit();
                if points % 10 != 0 {
                    return Err(Fault::BadPenalty);
                }
                self.penalties[chair] -= points / 10;
                return Ok(None);
            }
            PenaltyAmount::Points(points, receiver) => (i64::from(points), receiver),
        };
        if points.abs() > TOO_MANY {
            return Err(Fault::TooLarge);
        }
        let before = self.points.clone();
        self.points[chair] -= points;
        match receiver {
            Receiver::Nobody => self.brought -= points,
            Receiver::Table => {
                let stick = i64::from(rules.stick());
                if stick == 0 || points % stick != 0 {
                    return Err(Fault::BadPenalty);
                }
                let sticks = i64::from(self.sticks) + points / stick;
                let sticks = u32::try_from(sticks).map_err(|_| Fault::BadPenalty)?;
                if sticks > MOST {
                    return Err(Fault::TooLarge);
                }
                self.lie(sticks)?;
            }
            Receiver::Others => {
                let others: Vec<Chair> = self.others(chair).collect();
                let shares = game::shared(points, others.len());
                for (other, share) in others.into_iter().zip(shares) {
                    self.points[other] += share;
                }
            }
        }
        Ok(Some(self.beside(before, Outcome::Penalty(chair))))
    }

    fn take_fix(&mut self, fix: &Fix, rules: &Rules) -> Recorded {
        let before = self.points.clone();
        let sum = |state: &Self| {
            let lying = i64::from(state.sticks) * i64::from(rules.stick());
            state.points.iter().sum::<i64>() + lying
        };
        let had = sum(self);
        for (chair, points) in fix.points.iter().enumerate() {
            let Some(points) = *points else { continue };
            let own = self
                .points
                .get_mut(chair)
                .ok_or(Fault::NoSuchChair(chair))?;
            if points.abs() > TOO_MANY {
                return Err(Fault::TooLarge);
            }
            *own = points;
        }
        let counted = fix.sticks.into_iter().chain(fix.honba);
        if counted.max().is_some_and(|most| most > MOST) {
            return Err(Fault::TooLarge);
        }
        if let Some(sticks) = fix.sticks {
            self.lie(sticks)?;
        }
        if let Some((round, number)) = fix.hand {
            let chairs = self.chairs() as u32;
            if number == 0 || number > chairs {
                return Err(Fault::NoSuchHand);
            }
            let dealer = self.dealer();
            self.deal = round as u32 * chairs + number - 1;
            if self.dealer() != dealer {
                self.streak = Streak::default();
            }
        }
        self.honba = fix.honba.unwrap_or(self.honba);
        let off = sum(self) - had;
        self.brought += off;
        self.may_stop = None;
        Ok(Some(self.beside(before, Outcome::Fixed(off))))
    }

    fn take_stop(&mut self, stop: &Stop, rules: &Rules) -> Recorded {
        let over = match stop {
            Stop::Agreed(_) => Over::Stopped,
            Stop::Time => Over::Time,
            Stop::Dealer => self.may_stop.ok_or(Fault::NothingToStop)?,
        };
        // A hand that is not played to its end does not count.
        self.give_back(rules);
        self.over = Some(over);
        self.begin();
        Ok(None)
    }

    /// Lays so many sticks on the table; those of this hand's riichi are among them.
    fn lie(&mut self, sticks: u32) -> Result<(), Fault> {
        let riichi = self.in_riichi().count();
        let before = sticks.checked_sub(riichi as u32);
        self.sticks_before = before.ok_or(Fault::FewerSticks(riichi))?;
        self.sticks = sticks;
        Ok(())
    }

    /// The chairs that play this hand, but for one.
    fn others(&self, chair: Chair) -> impl Iterator<Item = Chair> {
        self.playing().filter(move |&other| other != chair)
    }

    fn pay(&mut self, changes: &Changes) {
        for &(wind, change) in changes {
            let chair = self.chair(wind);
            self.points[chair] += change;
        }
    }

    /// Takes all riichi of this hand back.
    fn give_back(&mut self, rules: &Rules) {
        let declared: Vec<Chair> = self.in_riichi().collect();
        for chair in declared {
            self.take_back(chair, rules);
        }
    }

    /// Ends a hand: returns its record, and goes on to what follows.
    fn finish(&mut self, how: How, stays: bool, outcome: Outcome, rules: &Rules) -> Record {
        let flow = &rules.game.flow;
        let record = self.record(outcome, self.sticks_before);
        let next = ending(self.deal, how, stays, &self.points, rules);
        let clears = match how {
            How::Won => !stays,
            How::Drawn | How::Aborted => !stays && flow.draw_honba == DrawHonba::Clear,
        };
        self.honba = if clears { 0 } else { self.honba + 1 };
        if stays {
            self.streak.wins += u32::from(how == How::Won);
            self.streak.own += 1;
        } else {
            self.deal += 1;
            self.streak = Streak {
                is_void: self.honba > 0,
                ..Streak::default()
            };
        }
        self.may_stop = None;
        match next {
            Next::Over(over) if !self.goes_on => self.over = Some(over),
            Next::MayStop(right) => self.may_stop = Some(right),
            Next::Over(_) | Next::Hand => {}
        }
        self.hands_left = self.hands_left.map(|left| left.saturating_sub(1));
        if self.hands_left == Some(0) && self.over.is_none() {
            self.over = Some(Over::Time);
        }
        self.begin();
        record
    }

    fn record(&self, outcome: Outcome, sticks: u32) -> Record {
        let changes = self.points.iter().zip(&self.before);
        Record {
            event: 0,
            deal: self.deal,
            dealer: self.dealer(),
            honba: self.honba,
            sticks,
            before: self.before.clone(),
            changes: changes.map(|(after, before)| after - before).collect(),
            after: self.points.clone(),
            chips: Vec::new(),
            riichi: self.in_riichi().collect(),
            outcome,
        }
    }

    /// The record of points that moved beside a hand, which is played on.
    fn beside(&mut self, before: Vec<i64>, outcome: Outcome) -> Record {
        let changes = self.points.iter().zip(&before);
        let changes: Vec<i64> = changes.map(|(after, before)| after - before).collect();
        for (began, change) in self.before.iter_mut().zip(&changes) {
            *began += change;
        }
        Record {
            riichi: Vec::new(),
            before,
            changes,
            ..self.record(outcome, self.sticks)
        }
    }

    /// Begins another hand.
    fn begin(&mut self) {
        self.riichi.fill(Riichi::None);
        self.before.clone_from(&self.points);
        self.sticks_before = self.sticks;
    }
}

/// Returns whether an event can come when the game is over: none that moves points.
const fn is_late(event: &Event) -> bool {
    matches!(
        event,
        Event::Go
            | Event::Note(_)
            | Event::Unread(_)
            | Event::Penalty(Penalty {
                amount: PenaltyAmount::Tenths(_),
                ..
            })
    )
}
