//! A lesson that was begun, as it is kept: its questions are asked again only when somebody wants to see them.

use std::cell::OnceCell;

use tensu::house::House;
use tensu_learn::course::{Lesson, MOST, Scope, Sitting, Stage};

use crate::model::active_rules::ActiveRules;
use crate::model::storage::learning::COPY;

/// A lesson that was begun, under some rules.
#[derive(Clone, Debug)]
pub(crate) struct Begun {
    /// The rules, as text.
    pub(super) rules: String,
    pub(super) lesson: &'static Lesson,
    /// With scores, or without: each has a sitting of its own.
    pub(super) scope: Scope,
    /// The number of times it was begun anew, and of taps since: they tell which of two windows is further.
    pub(super) again: u32,
    pub(super) taps: u32,
    /// The text as it was kept, and the progress then; old texts do not say it.
    pub(super) kept: String,
    pub(super) far: Option<(usize, usize)>,
    /// The lesson in progress, once somebody wants to see it: all questions are asked again for it. `None` if that
    /// cannot be.
    pub(super) sitting: OnceCell<Option<Sitting>>,
}

impl PartialEq for Begun {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text()
    }
}

// Those that are the same piece of memory are the same.
impl Eq for Begun {}

impl Begun {
    pub(super) fn is(&self, lesson: &Lesson, scope: Scope, rules: &ActiveRules) -> bool {
        self.lesson == lesson
            && self.scope == scope.of(lesson, rules)
            && self.rules == rules_text(rules)
    }

    pub(super) fn sitting(&self, rules: &ActiveRules) -> Option<&Sitting> {
        let read = || Sitting::read(self.kept.split_once('\n')?.1, rules);
        self.sitting.get_or_init(read).as_ref()
    }

    pub(super) fn text(&self) -> String {
        let Some(Some(sitting)) = self.sitting.get() else {
            return self.kept.clone();
        };
        let Self {
            rules, again, taps, ..
        } = self;
        let (right, of) = how_far(sitting);
        format!("{rules}{COPY}{again} {taps} {right} {of}\n{sitting}")
    }

    pub(super) fn read(text: &str) -> Option<Self> {
        let kept = text.trim();
        let (head, sitting) = kept.split_once('\n')?;
        let (rules, copy) = head.split_once(COPY).unwrap_or((head, ""));
        let mut numbers = copy.split(' ').map(|word| word.parse().ok());
        let mut number = || numbers.next().flatten();
        let (again, taps) = (number(), number());
        let far = number().zip(number());
        let lesson = sitting.split(' ').next()?.parse().ok();
        Some(Self {
            rules: rules.to_owned(),
            lesson: Lesson::by_number(lesson?)?,
            scope: Sitting::scope_of(sitting),
            again: again.unwrap_or_default(),
            taps: taps.unwrap_or_default(),
            far: far.map(|(right, of)| (right as usize, of as usize)),
            kept: kept.to_owned(),
            sitting: OnceCell::new(),
        })
    }
}

/// The right answers, and the number needed; both 0 if nothing is asked any more, or was not yet.
pub(super) fn how_far(sitting: &Sitting) -> (usize, usize) {
    let is_going = matches!(sitting.stage(), Stage::Asked | Stage::Told);
    if is_going && sitting.count() <= MOST {
        sitting.progress()
    } else {
        (0, 0)
    }
}

/// Rules as they are kept.
pub(super) fn rules_text(rules: &ActiveRules) -> String {
    let house = rules.house().map(House::link);
    house.unwrap_or_else(|| rules.id.to_owned())
}
