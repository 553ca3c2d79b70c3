//! A question of a sitting, with its answers.

use alloc::vec::Vec;

use crate::Item;
use crate::course::{Aim, AnswerMode, Asked, Choice};

/// A question of a sitting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SittingQuestion {
    pub(super) asked: Asked,
    /// `true` if it counts for the lesson's own aims.
    pub(super) own: bool,
    /// The item for which it is asked again.
    pub(super) again: Option<Item>,
    /// The answers to its parts.
    pub(super) given: Vec<Option<usize>>,
    pub(super) told: bool,
}

impl SittingQuestion {
    pub(super) fn new(asked: Asked, own: bool, again: Option<Item>) -> Self {
        Self {
            given: asked.start(),
            asked,
            own,
            again,
            told: false,
        }
    }

    pub(super) fn is_right(&self) -> bool {
        self.asked.is_right(&self.given)
    }

    /// Returns whether it is about an item.
    pub(super) fn is_about(&self, item: Item) -> bool {
        let parts = self.asked.parts.iter();
        let named = parts.zip(&self.given).any(|(part, given)| {
            let chosen = given.and_then(|at| part.choices.get(at));
            part.teaches == item || matches!(chosen, Some(Choice::Line(_, own)) if *own == item)
        });
        named || self.again == Some(item) || item == Item::Whole && self.asked.aim == Aim::Whole
    }

    /// Returns the items that it taught, once each; `true` if none of its parts went wrong.
    pub(super) fn taught(&self) -> Vec<(Item, bool)> {
        let mut items: Vec<(Item, bool)> = Vec::new();
        let grade = self.asked.grade(&self.given);
        for ((part, given), right) in self.asked.parts.iter().zip(&self.given).zip(grade) {
            let chosen = given.and_then(|at| part.choices.get(at));
            let (item, right) = match chosen {
                // Whoever names a line was wrong there.
                Some(Choice::Line(_, item)) => (*item, false),
                None if self.asked.way == AnswerMode::Trace => continue,
                // What went wrong counts once it is right: else it would come back for good.
                _ if right && !part.counts && self.again != Some(part.teaches) => continue,
                _ => (part.teaches, right),
            };
            match items.iter_mut().find(|(own, _)| *own == item) {
                Some((_, own)) => *own &= right,
                None => items.push((item, right)),
            }
        }
        if self.asked.aim == Aim::Whole {
            items.push((Item::Whole, self.is_right()));
        }
        items
    }

    /// Returns the item for which it is asked again, where it stands in for it: a question without that item.
    pub(super) fn of_open(&self) -> Option<(Item, bool)> {
        let item = self.again?;
        let is_taught = self.taught().iter().any(|(own, _)| *own == item);
        (!is_taught).then(|| (item, self.is_right()))
    }
}
