//! The record: an event of the table is written down, or taken back.

use tensu::evening::{Chair, Entry, Event};

use super::{Evening, Sheet};
use crate::pages::table::sentences;
use crate::pages::table::win::stick;
use crate::say::words;

impl Evening {
    /// An event behind the others: never from a correction, which has an entry of its own.
    pub(super) fn record(&mut self, event: Event) {
        if matches!(self.sheet, Sheet::Mend(_)) {
            return;
        }
        let Some(now) = self.now() else {
            return;
        };
        let (rules, mut course) = (&now.rules, now.course.clone());
        let faults = course.faults.len();
        let noted = sentences::noted(&event, &course.state, rules);
        course.push(&event, rules);
        // What cannot be is told, and nothing of it is entered; what is half told stays.
        if let Some((_, fault)) = course.faults.get(faults) {
            let chairs = 0..course.state.chairs();
            let names: Vec<String> = chairs
                .map(|chair| sentences::player(chair, &course.state))
                .collect();
            self.told = Some(words().fault(fault, &names));
        } else if self.asks && event.ends_hand() {
            let told = std::mem::take(&mut self.sheet);
            self.sheet = Sheet::Sure(event, Box::new(told));
        } else {
            self.told = noted;
            self.add(event);
        }
    }

    fn add(&mut self, event: Event) {
        self.fresh = event.ends_hand();
        self.enter(Entry::Add(event));
        self.sheet = Sheet::Table;
    }

    /// Records the hand that is shown.
    pub(super) fn be_sure(&mut self) {
        if let Sheet::Sure(event, _) = &self.sheet {
            let event = event.clone();
            self.add(event);
        }
    }

    pub(super) fn travel(&mut self, back: bool) {
        if let Some(journal) = self.journal_mut() {
            if back {
                journal.undo();
            } else {
                journal.redo();
            }
        }
        self.sheet = Sheet::Table;
    }

    /// A stick laid or taken back.
    pub(super) fn stick(&mut self, chair: Chair) {
        if let Some(now) = self.now()
            && let Some(riichi) = now.course.state.riichi.get(chair)
        {
            self.record(stick(chair, riichi.is_declared()));
        }
    }
}
