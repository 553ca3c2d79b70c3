//! Steps: one with each change, back and forth again.

use std::rc::Rc;

use super::{Focus, State};
use crate::model::book::ActiveRules;
use crate::model::entry::Entry;

/// How many steps back are kept.
const STEPS: usize = 200;

/// What was there before a change, or after one that was taken back.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Step {
    entry: Rc<Entry>,
    /// The house rules that were kept then, if that change was one of them, too.
    houses: Option<Vec<ActiveRules>>,
}

impl State {
    /// Whether there is a step to take back.
    pub(crate) fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is a step to take again.
    pub(crate) fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Takes over an entry as one step that can be taken back.
    pub(super) fn commit(&mut self, entry: Entry) {
        if entry == *self.entry {
            return;
        }
        if self.past.len() == STEPS {
            self.past.remove(0);
        }
        self.past.push(Step {
            entry: std::mem::replace(&mut self.entry, Rc::new(entry)),
            houses: None,
        });
        self.future.clear();
        self.gap = None;
        self.changes += 1;
        self.settle();
    }

    /// Makes the last few steps one.
    pub(super) fn join(&mut self, steps: u32) {
        let more = steps.saturating_sub(1) as usize;
        self.past.truncate(self.past.len().saturating_sub(more));
    }

    /// What a tap changed of the kept house rules comes and goes with its step.
    pub(super) fn keep_houses_of(&mut self, before: &Self) {
        if self.changes != before.changes
            && self.houses != before.houses
            && let Some(step) = self.past.last_mut()
        {
            step.houses = Some(before.houses.clone());
        }
    }

    /// Changes the entry and those of all steps.
    pub(super) fn for_each_entry(&mut self, change: impl Fn(&mut Rc<Entry>)) {
        change(&mut self.entry);
        for step in self.past.iter_mut().chain(&mut self.future) {
            change(&mut step.entry);
        }
    }

    /// Another window has changed the house rules: no step brings others back.
    pub(super) fn forget_houses(&mut self) {
        for step in self.past.iter_mut().chain(&mut self.future) {
            step.houses = None;
        }
    }

    pub(super) fn travel(&mut self, back: bool) {
        let (from, to) = if back {
            (&mut self.past, &mut self.future)
        } else {
            (&mut self.future, &mut self.past)
        };
        let Some(Step { entry, houses }) = from.pop() else {
            return;
        };
        to.push(Step {
            entry: std::mem::replace(&mut self.entry, entry),
            houses: houses.map(|houses| std::mem::replace(&mut self.houses, houses)),
        });
        self.changes += 1;
        (self.armed, self.focus, self.gap) = (None, Focus::Hand, None);
        self.settle();
    }
}
