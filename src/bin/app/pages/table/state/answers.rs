//! Taps on the players' cards, which answer what is asked; and the names of the players.

use tensu::Yaku;
use tensu::evening::{Chair, Event, Start};
use tensu::rules::Abort;

use super::{Evening, Sheet, turn};
use crate::pages::table::minute;
use crate::pages::table::win::{Liability, Win};
use crate::say::{Label, with};

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

    /// Gives a player another name.
    pub(super) fn call(&mut self, chair: Chair, name: &str) {
        let name = Start::name_of(name);
        let Some(journal) = self.journal_mut() else {
            return;
        };
        let others = journal.start().players.iter().enumerate();
        let others = others.filter_map(|(at, other)| (at != chair).then_some(other));
        if let Some(name) = twice(others.chain([&name])) {
            self.told = Some(with(Label::TableTwice, name));
            return;
        }
        let before = journal.start().clone();
        journal.call(chair, &name);
        minute::go_on(&before, journal.start());
        self.lay(Sheet::Table);
    }
}

/// A name that is there twice: in the sums both would be one person.
pub(super) fn twice<'a>(names: impl Iterator<Item = &'a String>) -> Option<&'a String> {
    let mut seen = std::collections::BTreeSet::new();
    names
        .filter(|name| !name.is_empty())
        .find(|name| !seen.insert(*name))
}
