//! Taps that answer what is asked: the players' cards, the way of winning, and the worth of a hand.

use tensu::evening::{Chair, Event, HandValue};
use tensu::rules::Abort;
use tensu::{By, Yaku};

use super::{Evening, Kind, Sheet};
use crate::model::entry::Entry as Hand;
use crate::pages::table::win::{Liability, Win, turn};

impl Evening {
    /// A card answers what the open sheet asks; where nothing is asked, it is a win.
    pub(super) fn card(&mut self, chair: Chair) {
        let asks_tenpai = self.now().is_none_or(|now| now.rules.asks_tenpai());
        match &mut self.sheet {
            Sheet::Win(win) if win.asks_liable => self.liable(chair),
            Sheet::Win(win) if win.from.is_some() => {
                self.sheet = match win.clone().also(chair) {
                    Some(win) => Sheet::Win(Box::new(win)),
                    None => Sheet::Table,
                };
            }
            Sheet::Draw(tenpai, _) if asks_tenpai => turn(tenpai, chair),
            Sheet::Gaps(own) => *own = chair,
            Sheet::Whose => self.record(Event::Aborted(Abort::NineKinds, Some(chair))),
            Sheet::Chombo(kind) => {
                let event = Event::Chombo(vec![chair], *kind);
                self.record(event);
            }
            Sheet::Penalty(fine) => fine.who = Some(chair),
            Sheet::Mend(mend) => **mend = (**mend).clone().card(chair),
            // What is written has fields of its own, and what is to be confirmed has keys.
            Sheet::Correct(_) | Sheet::Name(..) | Sheet::Sure(..) => {}
            _ => self.sheet = Sheet::Win(Box::new(Win::of(chair))),
        }
    }

    /// Says that a player is liable, or not, for the yakuman that is mostly meant.
    fn liable(&mut self, chair: Chair) {
        let Some(now) = self.now() else { return };
        let rules = &now.rules;
        let Sheet::Win(win) = &mut self.sheet else {
            return;
        };
        let yaku = Yaku::all().find(|&yaku| rules.has_liability(yaku));
        if let (Some(winner), Some(yaku)) = (win.asked(rules), yaku)
            && winner != chair
        {
            win.turn_liable(Liability {
                winner,
                chair,
                yaku,
            });
        }
    }

    pub(super) fn way(&mut self, from: Option<Chair>) {
        if let Sheet::Mend(mend) = &mut self.sheet {
            **mend = match from {
                Some(from) => mend.clone().off(from),
                None => mend.clone().told_as(Kind::Tsumo),
            };
        } else if let Sheet::Win(win) = &mut self.sheet {
            win.from = Some(from);
            // Whoever deals in has not won.
            win.winners.retain(|(chair, _)| Some(*chair) != from);
            win.declaring &= from.is_some();
        }
    }

    pub(super) fn value(&mut self, value: &HandValue) {
        let Some(now) = self.now() else { return };
        let rules = &now.rules;
        // A correction counts when it is accepted, and tells by itself what cannot be.
        if let Sheet::Mend(mend) = &mut self.sheet {
            if let Some(chair) = mend.asked(rules) {
                mend.win.price(chair, value);
                mend.open = None;
            }
            return;
        }
        let Sheet::Win(win) = &mut self.sheet else {
            return;
        };
        let Some(chair) = win.asked(rules) else {
            return;
        };
        win.price(chair, value);
        let Some(event) = win.told(rules) else {
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
    pub(super) fn hand(&mut self, hand: &Hand) {
        let Some(now) = self.now() else {
            return;
        };
        let question = hand.question();
        let from = question.from.map(|wind| now.course.state.chair(wind));
        let Some(win) = self.win_mut() else {
            return;
        };
        win.from = match question.by {
            By::Tsumo if win.winners.len() == 1 => Some(None),
            By::Ron if from.is_some() => Some(from),
            _ => win.from,
        };
        let is_tsumo = win.from == Some(None);
        if let Sheet::Mend(mend) = &mut self.sheet {
            mend.kind = if is_tsumo { Kind::Tsumo } else { Kind::Ron };
        }
        self.value(&HandValue::Tiles(Box::new(question)).plain());
    }
}
