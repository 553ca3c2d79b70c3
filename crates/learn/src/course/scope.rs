//! Learning with scores, or without: who looks them up in the table counts fu and han alone.

use crate::Item;
use crate::course::{Aim, Asked, Lesson, What, lessons};
use crate::practice::Topic;
use tensu::Ruleset;

/// The extent of what is learned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Scope {
    /// All of it.
    #[default]
    All,
    /// Fu and han alone: nobody is asked what is paid.
    WithoutScores,
}

impl Scope {
    /// The lessons that a ruleset has for it, in their order.
    pub fn path(self, rules: &Ruleset) -> impl Iterator<Item = &'static Lesson> + '_ {
        let own = self.under(rules);
        lessons::path(rules).filter(move |lesson| own.has_lesson(lesson))
    }

    /// Returns whether anything of a lesson belongs to it.
    pub fn has_lesson(self, lesson: &Lesson) -> bool {
        lesson.silent || lesson.aims.iter().any(|aim| self.has(*aim))
    }

    /// The scope under some rules: without fu there is little else than scores.
    fn under(self, rules: &Ruleset) -> Self {
        if rules.counts_fu() { self } else { Self::All }
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

    /// Returns whether this comes back.
    pub fn has_item(self, item: Item) -> bool {
        self == Self::All
            || !item.is_of(Topic::Price) && item != Item::Differs && item != Item::Noten
    }

    /// Returns a question without what it does not ask.
    pub(super) fn cut(self, mut asked: Asked) -> Asked {
        if self == Self::WithoutScores {
            asked.parts.retain(|part| part.what != What::Payments);
        }
        asked
    }

    /// The word for it in a text; none for all.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::All => "",
            Self::WithoutScores => "fu_han",
        }
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
                | Self::LimitPrice
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
