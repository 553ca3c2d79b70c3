//! The fold of the rules text: what happened, one thing after another.

use serde_json::Value;

use super::beside::Beside;
use super::happened::{Count, Happened};
use super::rules::{Broken, Bust, Flow, Stays};
use crate::second_table::judge::{self, Win};
use crate::second_table::values::{Several, Table};
use crate::shared::judge::tables::Rules;
use crate::shared::judge::{Answer, Hand, Payer, money};

const STICK: i64 = 1_000;

/// A game as the text has it.
pub(super) struct Second {
    id: String,
    pub(super) flow: Flow,
    pub(super) table: Table,
    pub(super) prices: Option<Rules>,
    pub(super) points: Vec<i64>,
    pub(super) sticks: i64,
    pub(super) honba: i64,
    /// The deals that passed.
    pub(super) deal: usize,
    pub(super) riichi: Vec<bool>,
    /// Honba that this dealer collected; `None` once something spoiled them.
    pub(super) own: Option<i64>,
    pub(super) hands_left: Option<i64>,
    pub(super) penalties: Vec<i64>,
    pub(super) over: Option<&'static str>,
    pub(super) right: Option<&'static str>,
    pub(super) goes_on: bool,
    pub(super) began: Vec<i64>,
    pub(super) sticks_began: i64,
    pub(super) hands: Vec<Value>,
    pub(super) faults: Vec<usize>,
    /// The number of players; one more than play a hand where they take turns.
    pub(super) chairs: usize,
    pub(super) beside: Beside,
}

pub(super) const WINDS: &str = "ESWN";

impl Second {
    pub(super) fn new(
        id: &str,
        flow: Flow,
        table: Table,
        prices: Option<Rules>,
        chairs: usize,
        stakes: [i64; 3],
    ) -> Self {
        let points = vec![table.start; chairs];
        Self {
            id: id.to_owned(),
            points: points.clone(),
            sticks: 0,
            honba: 0,
            deal: 0,
            riichi: vec![false; chairs],
            own: Some(0),
            hands_left: None,
            penalties: vec![0; chairs],
            over: None,
            right: None,
            goes_on: false,
            began: points,
            sticks_began: 0,
            hands: Vec::new(),
            faults: Vec::new(),
            chairs,
            beside: Beside::new(stakes, chairs),
            flow,
            table,
            prices,
        }
    }

    pub(super) fn players(&self) -> usize {
        self.chairs
    }

    fn is_out(&self, chair: usize) -> bool {
        self.seat(chair) >= self.table.players
    }

    pub(super) fn dealer(&self) -> usize {
        self.deal % self.players()
    }

    fn seat(&self, chair: usize) -> usize {
        (chair + self.players() - self.dealer()) % self.players()
    }

    fn chair(&self, seat: usize) -> usize {
        (seat + self.dealer()) % self.players()
    }

    fn unit(&self) -> i64 {
        self.table.unit()
    }

    /// Takes an event; returns whether it can have happened. If not, nothing changes.
    pub(super) fn take(&mut self, at: usize, what: &Happened) -> bool {
        let late = matches!(what, Happened::Go | Happened::Tenths(..));
        if self.over.is_some() && !late {
            return false;
        }
        let had = self.points.clone();
        let taken = self.happens(at, what);
        if taken && matches!(what, Happened::Fine(..) | Happened::Count(..)) {
            let zero = self.flow.bust == Bust::AtZero;
            self.beside.corrected(&had, &self.points, zero);
        }
        taken
    }

    fn happens(&mut self, at: usize, what: &Happened) -> bool {
        match what {
            &Happened::Riichi(chair) => {
                let poor = self.flow.riichi_needs_a_stick && self.points[chair] < STICK;
                if !self.table.riichi || self.riichi[chair] || poor || self.is_out(chair) {
                    return false;
                }
                self.riichi[chair] = true;
                self.points[chair] -= STICK;
                self.sticks += 1;
                self.right = None;
                true
            }
            &Happened::Unriichi(chair) => {
                let lies = self.riichi[chair];
                if lies {
                    self.back(chair);
                }
                lies
            }
            Happened::Won(from, winners, on_declaring) => {
                self.won(at, *from, winners, *on_declaring)
            }
            Happened::Drawn(tenpai, nagashi) => self.drawn(at, tenpai, nagashi),
            Happened::Aborted(kind) => {
                let is_rule = match *kind {
                    "three_rons" => {
                        self.table.several == Several::TripleAbort && self.table.players == 4
                    }
                    kind => self.flow.aborts.contains(&kind),
                };
                if is_rule {
                    let stays = !self.flow.abort_passes;
                    self.ended(at, "aborted", stays);
                }
                is_rule
            }
            &Happened::Broke(chair) => self.broke(at, chair),
            &Happened::Tenths(chair, tenths) => {
                let points = tenths * self.unit();
                if points % 10 != 0 {
                    return false;
                }
                self.penalties[chair] -= points / 10;
                true
            }
            &Happened::Fine(chair, points) => {
                self.points[chair] -= points;
                self.began[chair] -= points;
                true
            }
            Happened::Count(points, sticks, honba) => self.recounted(points, *sticks, *honba),
            &Happened::Last(more) => {
                self.hands_left = Some(more + 1);
                true
            }
            Happened::Stop => self.stopped(Some("stopped")),
            Happened::StopByRight => self.stopped(self.right),
            Happened::Go => {
                let was_over = self.over.take().is_some();
                if was_over {
                    self.goes_on = true;
                    self.hands_left = None;
                }
                was_over
            }
        }
    }

    /// Takes what was counted on the table: the points of each, sticks, honba.
    fn recounted(&mut self, points: &[i64], sticks: i64, honba: i64) -> bool {
        let own = self.riichi.iter().filter(|riichi| **riichi).count() as i64;
        if sticks < own {
            return false;
        }
        for (chair, &points) in points.iter().enumerate() {
            self.began[chair] += points - self.points[chair];
            self.points[chair] = points;
        }
        self.sticks = sticks;
        self.sticks_began = sticks - own;
        self.honba = honba;
        self.right = None;
        true
    }

    /// Ends the game for this reason, if there is one.
    fn stopped(&mut self, why: Option<&'static str>) -> bool {
        let Some(why) = why else { return false };
        self.all_back();
        self.over = Some(why);
        self.begin();
        true
    }

    fn back(&mut self, chair: usize) {
        self.riichi[chair] = false;
        self.points[chair] += STICK;
        self.sticks = (self.sticks - 1).max(0);
    }

    fn all_back(&mut self) {
        for chair in 0..self.players() {
            if self.riichi[chair] {
                self.back(chair);
            }
        }
    }

    fn must_abort(&self) -> bool {
        let declared = self.riichi.iter().filter(|riichi| **riichi).count();
        self.flow.aborts.contains(&"four_riichi") && declared == self.table.players
    }

    fn won(
        &mut self,
        at: usize,
        from: Option<usize>,
        winners: &[(usize, Count, Option<i64>)],
        on_declaring: bool,
    ) -> bool {
        let mut named = winners.iter().map(|winner| winner.0).chain(from);
        if named.any(|chair| self.is_out(chair)) {
            return false;
        }
        if !on_declaring && self.must_abort() {
            return false;
        }
        if on_declaring && !from.is_some_and(|from| self.riichi[from]) {
            return false;
        }
        let honba = self.honba;
        let eighth = self.own == Some(8) && honba == 8;
        let wins: Option<Vec<Win>> = winners
            .iter()
            .map(|&(chair, count, _)| {
                let spoiled = chair == self.dealer() && eighth;
                self.win(chair, from, count, spoiled)
            })
            .collect();
        let Some(wins) = wins else { return false };
        if let Some(from) = from
            && on_declaring
            && !self.flow.declaring_is_paid
        {
            self.back(from);
        }
        let off = from;
        let from = from.map(|from| self.seat(from));
        let settled = judge::settle(
            &self.table,
            self.prices.as_ref(),
            from,
            &wins,
            honba,
            self.sticks,
        );
        if settled.aborted {
            let stays = !self.flow.abort_passes;
            self.ended(at, "aborted", stays);
            return true;
        }
        for (seat, points) in settled.table.iter().enumerate() {
            let chair = self.chair(seat);
            self.points[chair] += points;
        }
        self.sticks = 0;
        let wins: Vec<(usize, i64)> = (settled.winners.iter())
            .map(|&(seat, _)| {
                let winner = self.chair(seat);
                let told = winners.iter().find(|told| told.0 == winner).expect("told");
                // The eighth honba of a dealer is a yakuman, however the hand is counted.
                let is_ryanshi = self.prices.as_ref().is_some_and(|rules| rules.ryanshi);
                let eighth = eighth && is_ryanshi && winner == self.dealer();
                let usual = match (matches!(told.1, Count::Yakuman) || eighth, off) {
                    (false, _) => 0,
                    (true, Some(_)) => 10,
                    (true, None) => 5,
                };
                (winner, told.2.unwrap_or(usual))
            })
            .collect();
        let playing: Vec<usize> = (0..self.chairs)
            .filter(|&chair| !self.is_out(chair))
            .collect();
        self.beside.won(&wins, off, &playing);
        let dealt = settled.winners.iter().any(|&(seat, _)| seat == 0);
        let stays = dealt && self.flow.stays != Stays::Never;
        self.ended(at, "won", stays);
        true
    }

    /// Returns the win of a chair with its payments, if the hand wins.
    fn win(&self, chair: usize, from: Option<usize>, count: Count, eighth: bool) -> Option<Win> {
        let seat = self.seat(chair);
        let opponents = (0..self.table.players).filter(|&other| other != seat);
        let price = match (count, &self.prices) {
            (Count::Points(points), None) => {
                let [discarder, beside, each] =
                    judge::shares(&self.id, points as u32).map(i64::from);
                let from = from.map(|from| self.seat(from));
                let owes = |other: usize| match from {
                    None => each,
                    Some(from) if from == other => discarder,
                    Some(_) => beside,
                };
                let all = opponents.map(|other| (other, owes(other)));
                all.filter(|&(_, points)| points > 0).collect()
            }
            (Count::Points(_), _) | (_, None) => return None,
            (count, Some(rules)) => {
                let yakuman = eighth && rules.ryanshi;
                let base = match count {
                    Count::Han(..) if yakuman => 8_000,
                    Count::Han(han, _) if rules.ryanshi && self.honba >= 4 && han < 2 => {
                        return None;
                    }
                    Count::Han(han, fu) => money::price(han, fu.unwrap_or(30), rules).base,
                    _ => 8_000,
                };
                let hand = Hand {
                    tsumo: from.is_none(),
                    seat,
                    from: from.map(|from| self.seat(from)),
                    ..Hand::default()
                };
                let mut answer = Answer::default();
                money::pay(&mut answer, &hand, rules, base);
                let payer = |payer: Payer| match payer {
                    Payer::Seat(seat) => seat,
                    Payer::Discarder | Payer::Others => panic!("everybody has a seat"),
                };
                (answer.paid.into_iter())
                    .map(|(from, (points, _))| (payer(from), i64::from(points)))
                    .collect()
            }
        };
        Some(Win {
            seat,
            riichi: self.riichi[chair],
            price,
            liable: None,
        })
    }

    fn drawn(&mut self, at: usize, tenpai: &[usize], nagashi: &[usize]) -> bool {
        let noten_riichi =
            (0..self.players()).any(|chair| self.riichi[chair] && !tenpai.contains(&chair));
        let mut named = tenpai.iter().chain(nagashi);
        if self.must_abort() || noten_riichi || named.any(|&chair| self.is_out(chair)) {
            return false;
        }
        let seats = |chairs: &[usize]| {
            chairs
                .iter()
                .map(|&chair| self.seat(chair))
                .collect::<Vec<_>>()
        };
        let moved = if nagashi.is_empty() {
            judge::drawn(&self.table, &seats(tenpai))
        } else {
            let honba = self.honba as u32;
            let Some(moved) =
                judge::nagashi(&self.table, self.prices.as_ref(), &seats(nagashi), honba)
            else {
                return false;
            };
            moved
        };
        for (seat, points) in moved.iter().enumerate() {
            let chair = self.chair(seat);
            self.points[chair] += points;
        }
        let dealer = self.dealer();
        let ready = tenpai.contains(&dealer);
        let stays = if !nagashi.is_empty() && self.flow.nagashi_is_a_win {
            nagashi.contains(&dealer)
        } else {
            self.flow.stays == Stays::Draw || self.flow.stays == Stays::Tenpai && ready
        };
        if !ready {
            self.own = None;
        }
        self.ended(
            at,
            if nagashi.is_empty() {
                "drawn"
            } else {
                "nagashi"
            },
            stays,
        );
        true
    }

    fn broke(&mut self, at: usize, chair: usize) -> bool {
        if self.is_out(chair) || self.flow.broken == Broken::Mangan && self.prices.is_none() {
            return false;
        }
        let sticks = self.sticks_began;
        self.all_back();
        let others = self.table.players as i64 - 1;
        match self.flow.broken {
            Broken::Match(points) => self.penalties[chair] -= points * self.unit(),
            Broken::Mangan => {
                let hand = Hand {
                    tsumo: true,
                    seat: self.seat(chair),
                    ..Hand::default()
                };
                let rules = self.prices.as_ref().expect("checked");
                for (payer, (points, _)) in money::mangan(&hand, rules, "").paid {
                    let Payer::Seat(seat) = payer else {
                        panic!("everybody has a seat")
                    };
                    let other = self.chair(seat);
                    self.points[other] += i64::from(points);
                    self.points[chair] -= i64::from(points);
                }
            }
            Broken::Each(points) => {
                self.points[chair] -= others * points;
                for other in 0..self.chairs {
                    if other != chair && !self.is_out(other) {
                        self.points[other] += points;
                    }
                }
            }
        }
        self.own = None;
        self.note(at, "chombo", sticks);
        if self.flow.broken_last_ends && !self.goes_on {
            if self.hands_left == Some(1) {
                self.over = Some("time");
            } else if self.deal + 1 >= self.flow.rounds * self.players() {
                self.over = Some("last_hand");
            }
        }
        self.begin();
        true
    }
}
