//! Side stakes, as a table settles them.

/// Payments beside the points: chips, and those without a win or without points at the end.
pub(super) struct Beside {
    chip: i64,
    yakitori: i64,
    prize: i64,
    pub(super) chips: Vec<i64>,
    won: Vec<bool>,
    ruined_by: Vec<Vec<usize>>,
}

impl Beside {
    /// Costs of a chip, a game without a win and the last points, for so many chairs.
    pub(super) fn new([chip, yakitori, prize]: [i64; 3], chairs: usize) -> Self {
        Self {
            chip,
            yakitori,
            prize,
            chips: vec![0; chairs],
            won: vec![false; chairs],
            ruined_by: vec![vec![]; chairs],
        }
    }

    /// Points that each has of them at the end.
    pub(super) fn points(&self) -> Vec<i64> {
        let mut all: Vec<i64> = self.chips.iter().map(|chips| chips * self.chip).collect();
        for loser in 0..all.len() {
            for winner in 0..all.len() {
                if self.won[winner] && !self.won[loser] {
                    all[winner] += self.yakitori;
                    all[loser] -= self.yakitori;
                }
            }
            let by = &self.ruined_by[loser];
            let many = by.len() as i64;
            for (nth, &taker) in by.iter().enumerate() {
                // Full hundreds; what is over goes to the earlier ones.
                let hundreds = self.prize / 100;
                let mut share = hundreds / many * 100;
                if (nth as i64) < hundreds % many {
                    share += 100;
                }
                if nth == 0 {
                    share += self.prize % 100;
                }
                all[taker] += share;
                all[loser] -= share;
            }
        }
        all
    }
    /// Chairs that won, with the chips of each who pays; off whom, and who plays.
    pub(super) fn won(&mut self, wins: &[(usize, i64)], off: Option<usize>, playing: &[usize]) {
        for &(winner, each) in wins {
            self.won[winner] = true;
            let pays = |other: usize| off.map_or(other != winner, |off| off == other);
            for &other in playing
                .iter()
                .filter(|&&other| self.chip > 0 && pays(other))
            {
                self.chips[other] -= each;
                self.chips[winner] += each;
            }
        }
    }

    /// Notes whose points a hand took, for whom.
    pub(super) fn hand(&mut self, before: &[i64], after: &[i64], zero: bool) {
        for chair in 0..after.len() {
            if !ruined(after[chair], zero) {
                self.ruined_by[chair].clear();
            } else if !ruined(before[chair], zero) {
                let gained = (0..after.len()).filter(|&other| after[other] > before[other]);
                self.ruined_by[chair] = gained.collect();
            }
        }
    }

    /// Points that no hand moved: whoever is below zero by them owes nobody a prize.
    pub(super) fn corrected(&mut self, before: &[i64], after: &[i64], zero: bool) {
        for chair in 0..after.len() {
            if !ruined(after[chair], zero) || !ruined(before[chair], zero) {
                self.ruined_by[chair].clear();
            }
        }
    }
}

/// Returns whether nothing is left.
const fn ruined(points: i64, zero: bool) -> bool {
    points < 0 || zero && points == 0
}
