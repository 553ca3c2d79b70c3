//! The lessons and questions of each extent of learning.

use alloc::vec::Vec;

use crate::Scope;
use crate::course::{Aim, Asked, Lesson, What, lessons};
use tensu::Ruleset;
use tensu::inside::sort_by_key;

/// The number of lessons that [`PLACE`](crate::course::PLACE) asks about.
const PLACED: usize = 4;

impl Scope {
    /// The lessons that a ruleset has for it, in their order.
    pub fn path(self, rules: &Ruleset) -> impl Iterator<Item = &'static Lesson> + '_ {
        let own = self.under(rules);
        lessons::path(rules).filter(move |lesson| own.has_lesson(lesson))
    }

    /// The lessons that [`PLACE`](crate::course::PLACE) asks about, by their numbers, which stay whatever is taught first.
    pub(super) fn placed(self, rules: &Ruleset) -> impl Iterator<Item = &'static Lesson> {
        let lessons = self.path(rules).filter(|lesson| lesson.mixed);
        let mut all: Vec<_> = lessons.collect();
        sort_by_key(&mut all, |lesson| lesson.number);
        all.into_iter().take(PLACED)
    }

    /// Returns whether anything of a lesson belongs to it.
    pub fn has_lesson(self, lesson: &Lesson) -> bool {
        lesson.silent || lesson.aims.iter().any(|aim| self.has(*aim))
    }

    /// The scope in which a lesson is asked: who opens one about scores wants them.
    #[must_use]
    pub fn of(self, lesson: &Lesson, rules: &Ruleset) -> Self {
        let own = self.under(rules);
        if own.has_lesson(lesson) {
            own
        } else {
            Self::All
        }
    }

    /// Returns whether this is asked.
    pub(super) fn has(self, aim: Aim) -> bool {
        self == Self::All || !aim.is_of_scores()
    }

    /// Returns a question without what it does not ask.
    pub(super) fn cut(self, mut asked: Asked) -> Asked {
        if self == Self::WithoutScores {
            asked.parts.retain(|part| part.what != What::Payments);
        }
        asked
    }
}

impl Aim {
    /// Returns whether it asks what is paid, and nothing else.
    const fn is_of_scores(self) -> bool {
        matches!(
            self,
            Self::Strip(_)
                | Self::Price(..)
                | Self::Shares(_)
                | Self::LimitPrice(_)
                | Self::Payments(_)
                | Self::HonbaByRon
                | Self::HonbaByTsumo
                | Self::Sticks
                | Self::PaidOtherwise
                | Self::PaidAlike
                | Self::Small
                | Self::FromSmall
                | Self::FromRon(_)
        )
    }
}
