//! Steps: one with each change, back and forth again.

use std::rc::Rc;

use super::groups::{Focus, State, Step};
use crate::model::entry::Entry;

/// The number of steps back that are kept.
const STEPS: usize = 200;

impl State {
    /// Returns whether there is a step to take back.
    pub(crate) fn can_undo(&self) -> bool {
        !self.steps.past.is_empty()
    }

    /// Returns whether there is a step to take again.
    pub(crate) fn can_redo(&self) -> bool {
        !self.steps.future.is_empty()
    }

    /// Takes over an entry as one step that can be taken back.
    pub(super) fn commit(&mut self, entry: Entry) {
        if entry == *self.entry {
            return;
        }
        if self.steps.past.len() == STEPS {
            self.steps.past.remove(0);
        }
        self.steps.past.push(Step {
            entry: std::mem::replace(&mut self.entry, Rc::new(entry)),
            houses: None,
        });
        self.steps.future.clear();
        self.keys.gap = None;
        self.steps.changes += 1;
        self.settle();
    }

    /// Makes the last few steps one.
    pub(super) fn join(&mut self, steps: u32) {
        let more = steps.saturating_sub(1) as usize;
        self.steps
            .past
            .truncate(self.steps.past.len().saturating_sub(more));
    }

    /// Notes in the step of a tap the house rules before it, if it changed them: they come and go with that step.
    pub(super) fn keep_houses_of(&mut self, before: &Self) {
        if self.steps.changes != before.steps.changes
            && self.houses != before.houses
            && let Some(step) = self.steps.past.last_mut()
        {
            step.houses = Some(before.houses.clone());
        }
    }

    /// Changes the entry and those of all steps.
    pub(super) fn for_each_entry(&mut self, change: impl Fn(&mut Rc<Entry>)) {
        change(&mut self.entry);
        for step in self.steps.past.iter_mut().chain(&mut self.steps.future) {
            change(&mut step.entry);
        }
    }

    /// Takes the house rules out of all steps, as another window has changed them: no step brings others back.
    pub(super) fn forget_houses(&mut self) {
        for step in self.steps.past.iter_mut().chain(&mut self.steps.future) {
            step.houses = None;
        }
    }

    pub(super) fn travel(&mut self, back: bool) {
        let (from, to) = if back {
            (&mut self.steps.past, &mut self.steps.future)
        } else {
            (&mut self.steps.future, &mut self.steps.past)
        };
        let Some(Step { entry, houses }) = from.pop() else {
            return;
        };
        to.push(Step {
            entry: std::mem::replace(&mut self.entry, entry),
            houses: houses.map(|houses| std::mem::replace(&mut self.houses, houses)),
        });
        self.steps.changes += 1;
        (self.keys.armed, self.keys.focus, self.keys.gap) = (None, Focus::Hand, None);
        self.settle();
    }
}
