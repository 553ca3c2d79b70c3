//! The end of a hand: what is on record, who deals next, and whether it is over.

use serde_json::json;

use super::fold::{Second, WINDS};
use super::rules::{Bust, Right};
use crate::second_table::judge;

impl Second {
    pub(super) fn note(&mut self, at: usize, what: &str, sticks: i64) {
        let changes: Vec<i64> = self
            .points
            .iter()
            .zip(&self.began)
            .map(|(now, then)| now - then)
            .collect();
        let zero = self.flow.bust == Bust::AtZero;
        self.beside.hand(&self.began, &self.points, zero);
        let round = self.deal / self.players() % 4;
        self.hands.push(json!({
            "round": &WINDS[round..=round], "deal": self.deal % self.players() + 1, "dealer": self.dealer(),
            "honba": self.honba, "sticks": sticks, "before": self.began, "changes": changes, "after": self.points,
            "event": at, "what": what,
        }));
    }

    pub(super) fn begin(&mut self) {
        self.riichi.fill(false);
        self.began.clone_from(&self.points);
        self.sticks_began = self.sticks;
    }

    /// Does what follows a hand (4.3).
    pub(super) fn ended(&mut self, at: usize, what: &str, stays: bool) {
        self.note(at, what, self.sticks_began);
        let is_win = what == "won";
        let why = self.reason(what, stays);
        self.right = None;
        match why {
            Some((why, true)) if !self.goes_on => self.over = Some(why),
            Some((why, false)) => self.right = Some(why),
            _ => {}
        }
        let gone = !stays && (is_win || self.flow.draw_clears);
        self.honba = if gone { 0 } else { self.honba + 1 };
        if stays {
            self.own = self.own.map(|own| own + 1);
        } else {
            self.deal += 1;
            self.own = (self.honba == 0).then_some(0);
        }
        if let Some(left) = &mut self.hands_left {
            *left -= 1;
            if *left <= 0 && self.over.is_none() {
                self.over = Some("time");
            }
        }
        self.begin();
    }

    /// Returns the reason why the game is over now, or with `false` that for which the dealer may end it.
    fn reason(&self, what: &str, stays: bool) -> Option<(&'static str, bool)> {
        let poorest = self.points.iter().copied().min().expect("players");
        match self.flow.bust {
            Bust::Below if poorest < 0 => return Some(("bust", true)),
            Bust::AtZero if poorest <= 0 => return Some(("bust", true)),
            _ => {}
        }
        let last = self.flow.rounds * self.players() - 1;
        if self.deal < last {
            return None;
        }
        let enough = |points: i64| self.flow.goal == 0 || points >= self.flow.goal;
        if stays {
            let (right, why) = match what {
                "won" => (self.flow.agari, "agari_yame"),
                "aborted" => return None,
                _ => (self.flow.tenpai, "tenpai_yame"),
            };
            let dealer = self.dealer();
            let own = self.points[dealer];
            let is_first = judge::end(&self.table, &self.points, 0)[dealer].place == 1;
            return match right {
                Right::No => None,
                _ if !is_first || !enough(own) => None,
                right => Some((why, right == Right::Always)),
            };
        }
        let reached = self.points.iter().any(|&points| enough(points));
        let out = self.deal >= last + self.flow.extra;
        match (self.deal > last, reached, out) {
            (false, true, _) | (false, false, true) => Some(("last_hand", true)),
            (true, true, _) => Some(("goal", true)),
            (true, false, true) => Some(("extra_done", true)),
            _ => None,
        }
    }
}
