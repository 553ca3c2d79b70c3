//! Side stakes: chips from hand to hand, and what is paid at the end for having won no hand or having no points left.
//!
//! A chip is won with each of ippatsu, a red five and a tile that an ura dora indicator shows, and ten with a yakuman; by tsumo each
//! of the others pays as many, for a yakuman five. What a hand does not tell, the table does.

use alloc::vec::Vec;

use crate::evening::event::{Chair, HandValue, Won};
use crate::evening::noted::Stakes;
use crate::evening::record::{ChairPaid, Outcome, Record};
use crate::evening::state::State;
use crate::game::{self, PaidFor};
use crate::quick::Chosen;
use crate::result::score::{AwardKind, Score};
use crate::rulebook::{Bust, Rules, SideStakes};
use crate::yaku::Yaku;

impl State {
    /// Notes who won and the chips of a hand; these by chair, nothing where there are none.
    pub(super) fn note_win(&mut self, won: &Won, outcome: &Outcome, rules: &Rules) -> Vec<i64> {
        let Outcome::Won { from, winners, .. } = outcome else {
            return Vec::new();
        };
        let mut moved = alloc::vec![0; self.chairs()];
        for paid in winners {
            self.noted.has_won[paid.chair] = true;
            if rules.game.side.chip == 0 {
                continue;
            }
            let told = won.winners.iter().find(|told| told.chair == paid.chair);
            let counted = told.and_then(|told| Some(i64::from(told.chips?)));
            let each = counted.unwrap_or_else(|| chips(paid, told.map(|told| &told.value), *from));
            let payers = self.playing().filter(|&chair| match from {
                Some(from) => chair == *from,
                None => chair != paid.chair,
            });
            for payer in payers {
                moved[payer] -= each;
                moved[paid.chair] += each;
            }
        }
        for (own, moved) in self.noted.chips.iter_mut().zip(&moved) {
            *own += moved;
        }
        if moved.iter().all(|chips| *chips == 0) {
            moved.clear();
        }
        moved
    }

    /// Notes whose points are gone by what is on record, and who took them.
    pub(super) fn note_bust(&mut self, record: &Record, rules: &Rules) {
        let is_gone = |points: i64| match rules.game.flow.bust {
            Bust::Off | Bust::Below => points < 0,
            Bust::At => points <= 0,
        };
        for (chair, takers) in self.noted.takers.iter_mut().enumerate() {
            if !is_gone(record.after[chair]) {
                takers.clear();
            } else if !is_gone(record.before[chair]) {
                let is_hand = record.outcome.is_hand();
                let gains = record.changes.iter().enumerate();
                let gains = gains.filter(|(_, gain)| is_hand && **gain > 0);
                *takers = gains.map(|(other, _)| other).collect();
            }
        }
    }

    /// The side stakes of each chair, as they are or as they would be if the game ended now.
    pub fn stakes(&self, rules: &Rules) -> Vec<Stakes> {
        let SideStakes {
            chip,
            yakitori,
            bust_prize,
            ..
        } = rules.game.side;
        let mut all: Vec<Stakes> = (self.noted.chips.iter())
            .map(|&chips| Stakes {
                chips,
                worth: chips * i64::from(chip),
                ..Stakes::default()
            })
            .collect();
        let have = self.noted.has_won.iter();
        let winners = have.filter(|has_won| **has_won).count() as i64;
        let others = all.len() as i64 - winners;
        for (own, has_won) in all.iter_mut().zip(&self.noted.has_won) {
            own.yakitori = i64::from(yakitori) * if *has_won { others } else { -winners };
        }
        for (chair, takers) in self.noted.takers.iter().enumerate() {
            let shares = game::shared(i64::from(bust_prize), takers.len());
            for (&taker, share) in takers.iter().zip(shares) {
                all[chair].bust -= share;
                all[taker].bust += share;
            }
        }
        all
    }
}

/// The chips that a hand tells of.
fn chips(paid: &ChairPaid, told: Option<&HandValue>, from: Option<Chair>) -> i64 {
    let yakuman = |units: u8| {
        let [ron, tsumo] = SideStakes::YAKUMAN;
        i64::from(units) * if from.is_some() { ron } else { tsumo }
    };
    match (&paid.paid.worth, told) {
        (PaidFor::Tiles(score), _) if score.yakuman == 0 => of_tiles(score),
        (PaidFor::Tiles(score), _) => yakuman(score.yakuman),
        (PaidFor::Counted(quote), _) if quote.yakuman > 0 => yakuman(quote.yakuman),
        (PaidFor::Counted(_), Some(HandValue::Yaku(Chosen { yaku, .. }))) => {
            i64::from(yaku.has(Yaku::Ippatsu))
        }
        _ => 0,
    }
}

fn of_tiles(score: &Score) -> i64 {
    let counts = |what: AwardKind| {
        matches!(
            what,
            AwardKind::UraDora | AwardKind::AkaDora | AwardKind::Yaku(Yaku::Ippatsu)
        )
    };
    let awards = score.awards.iter().filter(|award| counts(award.what));
    awards.map(|award| i64::from(award.amount.han())).sum()
}
