//! The course, as somebody is at it: the answers, and the lessons that were begun.

use std::rc::Rc;

use tensu::Ruleset;
use tensu::house::BadHouse;
use tensu::inside;
use tensu_learn::course::{Goal, Lesson, Sitting, Stage};
use tensu_learn::measure::Measure;
use tensu_learn::{Day, Item, Log, LoggedAnswer, Replica, due};
use yew::Reducible;

use crate::model::active_rules::ActiveRules;
use crate::model::library::library;
use crate::model::storage::learning::{APART, merged_lessons};
use begun::{Begun, how_far, rules_text};

mod begun;

/// The longest that an answer can take, in seconds: a player who is away longer was not thinking.
const LONGEST: u32 = 120;

/// The page with the course, to which all pages of learning lead back; links to it have to work for good.
pub(crate) const ADDRESS: &str = "learn";

/// The page of a measurement, to which its sheets lead back.
pub(crate) const MEASURE: &str = "measure";

/// The page of a lesson, by its number; links to it have to work for good.
pub(crate) const LESSON: &str = "lesson";

/// Returns the place of a lesson under these rules: whoever opens it learns by them.
pub(crate) fn lesson_by_rules(lesson: &Lesson, rules: &ActiveRules) -> String {
    let rules = inside::written_rules(&rules.to_house());
    format!("{LESSON}/{}/{rules}", lesson.number)
}

/// Returns the rules of such a place, behind the page's own address; `None` where none are said.
pub(crate) fn rules_of_lesson(side: &str) -> Option<Result<ActiveRules, BadHouse>> {
    let (_, rules) = side.split_once('/')?;
    let mut words = rules.split('/');
    let base = words.next().unwrap_or_default();
    let words: Vec<&str> = words.collect();
    let house = inside::read_rules(base, &words, library());
    Some(house.and_then(ActiveRules::of))
}

/// Learning as it is kept, and as it is on the screen.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Course {
    /// The answers, here and in other windows.
    pub(crate) log: Log,
    replica: Replica,
    begun: Vec<Rc<Begun>>,
    /// The log before something was read in, as long as that can be taken back.
    pub(crate) before: Option<Rc<Log>>,
}

/// The things that can be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum CourseTap {
    /// Go to a lesson; one that was begun goes on.
    Open(&'static Lesson),
    /// Begin it anew.
    Again(&'static Lesson),
    /// An answer: the part, and the place of the choice.
    Choose(usize, usize),
    /// That was all.
    Tell,
    /// Go on.
    Next,
    /// Back to the card or question before.
    Back,
    /// The log as another window has kept it.
    Elsewhere(Log),
    /// The lessons as another window has kept them.
    Lessons(String),
    /// A log from elsewhere is added.
    Import(Log),
    /// That is taken back.
    Undo,
    /// A hand was built that reaches this goal.
    Built(Goal),
    /// Scores are switched off, or on again.
    Scores,
    /// A measurement is begun.
    Measure(Measure),
}

/// A tap with its lesson, rules and time.
#[derive(Debug)]
pub(crate) struct CourseTapped {
    pub(crate) tap: CourseTap,
    pub(crate) lesson: Option<&'static Lesson>,
    pub(crate) rules: ActiveRules,
    pub(crate) seed: u64,
    pub(crate) today: Day,
    /// The time it took, in seconds.
    pub(crate) seconds: u32,
}

impl Reducible for Course {
    type Action = CourseTapped;

    fn reduce(self: Rc<Self>, tapped: CourseTapped) -> Rc<Self> {
        let mut next = (*self).clone();
        next.tap(&tapped);
        Rc::new(next)
    }
}

impl Course {
    /// As it was left in an earlier visit.
    pub(crate) fn with(log: Log, replica: Replica, lessons: &str) -> Self {
        let begun = lessons.split(APART).filter_map(Begun::read).map(Rc::new);
        Self {
            log,
            replica,
            begun: begun.collect(),
            before: None,
        }
    }

    /// The lessons that were begun, as text.
    pub(crate) fn text(&self) -> String {
        let all: Vec<String> = self.begun.iter().map(|begun| begun.text()).collect();
        all.join(APART)
    }

    /// A lesson under some rules, if it was begun.
    pub(crate) fn begun(&self, lesson: &Lesson, rules: &ActiveRules) -> Option<&Sitting> {
        let begun = self
            .begun
            .iter()
            .find(|one| one.is(lesson, self.log.scope(), rules));
        begun?.sitting(rules)
    }

    /// The progress of a lesson that was begun and is not over; its cards alone are no beginning.
    pub(crate) fn going(&self, lesson: &Lesson, rules: &ActiveRules) -> Option<(usize, usize)> {
        let scope = self.log.scope();
        let begun = self.begun.iter().find(|one| one.is(lesson, scope, rules))?;
        let far = begun.far.filter(|_| begun.sitting.get().is_none());
        let far = far.or_else(|| begun.sitting(rules).map(how_far))?;
        (far.1 > 0).then_some(far)
    }

    /// Returns whether a lesson was done.
    pub(crate) fn is_done(&self, lesson: &Lesson) -> bool {
        self.has_done(lesson.number)
    }

    /// Returns whether a hand was built that reaches this goal.
    pub(crate) fn is_built(&self, goal: &Goal) -> bool {
        goal.number().is_some_and(|number| self.has_done(number))
    }

    fn has_done(&self, number: u8) -> bool {
        self.log.lessons().any(|(own, _)| own == number)
    }

    /// The items that come back on a day under some rules.
    pub(crate) fn due(&self, today: Day, rules: &Ruleset) -> Vec<Item> {
        due(&self.log, today, rules)
    }

    /// Takes over the lessons that another window is further with.
    fn merge(&mut self, kept: &str) {
        let all = merged_lessons(&self.text(), kept);
        let own = |text: &str| self.begun.iter().find(|one| one.text() == text).cloned();
        let one = |text| own(text).or_else(|| Begun::read(text).map(Rc::new));
        self.begun = all.split(APART).filter_map(one).collect();
    }

    fn tap(&mut self, tapped: &CourseTapped) {
        let before = self.log.clone();
        self.take(tapped);
        // Taking back a log that was read in would take what came later with it.
        if self.log != before && !matches!(tapped.tap, CourseTap::Import(_)) {
            self.before = None;
        }
    }

    fn take(&mut self, tapped: &CourseTapped) {
        let CourseTapped {
            tap,
            lesson,
            rules,
            seed,
            today,
            ..
        } = tapped;
        let due = self.due(*today, rules);
        let scope = self.log.scope();
        let begin = |lesson, again| {
            let sitting = Sitting::begin(lesson, *seed, rules).bringing(&due);
            let sitting = sitting.within(scope, rules);
            Rc::new(Begun {
                rules: rules_text(rules),
                lesson,
                scope: scope.of(lesson, rules),
                again,
                taps: 0,
                kept: String::new(),
                far: None,
                sitting: Some(sitting).into(),
            })
        };
        match *tap {
            CourseTap::Open(lesson) => {
                if self.begun(lesson, rules).is_none() {
                    // A lesson that cannot be read is no beginning.
                    self.begun.retain(|one| !one.is(lesson, scope, rules));
                    self.begun.push(begin(lesson, 0));
                }
                return;
            }
            CourseTap::Again(lesson) => {
                let mut old = self.begun.iter().filter(|one| one.is(lesson, scope, rules));
                let again = old.next().map_or(0, |old| old.again.saturating_add(1));
                self.begun.retain(|one| !one.is(lesson, scope, rules));
                self.begun.push(begin(lesson, again));
                return;
            }
            CourseTap::Built(goal) => {
                if let Some(number) = goal.number() {
                    self.log.done(number, *today);
                }
                return;
            }
            CourseTap::Scores => return self.log.switch_scores(),
            CourseTap::Measure(ref own) => return self.log.begin_measure(own.clone()),
            CourseTap::Lessons(ref kept) => return self.merge(kept),
            CourseTap::Elsewhere(ref log) => return self.log.merge(log),
            CourseTap::Import(ref log) => {
                self.before = Some(Rc::new(self.log.clone()));
                return self.log.merge(log);
            }
            CourseTap::Undo => {
                if let Some(before) = self.before.take() {
                    self.log = (*before).clone();
                }
                return;
            }
            CourseTap::Choose(..) | CourseTap::Tell | CourseTap::Next | CourseTap::Back => {}
        }
        if let Some(lesson) = lesson {
            self.go_on(tapped, lesson);
        }
    }

    /// Takes a tap at a lesson.
    fn go_on(&mut self, tapped: &CourseTapped, lesson: &'static Lesson) {
        let CourseTapped {
            tap,
            rules,
            today,
            seconds,
            ..
        } = tapped;
        let scope = self.log.scope();
        let Some(own) = self
            .begun
            .iter_mut()
            .find(|one| one.is(lesson, scope, rules))
        else {
            return;
        };
        let own = Rc::make_mut(own);
        own.sitting(rules);
        own.taps = own.taps.saturating_add(1);
        let Some(Some(sitting)) = own.sitting.get_mut() else {
            return;
        };
        let before = sitting.stage();
        match *tap {
            CourseTap::Choose(part, at) => sitting.choose(part, at),
            CourseTap::Tell => sitting.tell(),
            CourseTap::Next => sitting.next(rules),
            CourseTap::Back => sitting.back(),
            CourseTap::Open(_)
            | CourseTap::Again(_)
            | CourseTap::Elsewhere(_)
            | CourseTap::Lessons(_)
            | CourseTap::Import(_)
            | CourseTap::Undo
            | CourseTap::Scores
            | CourseTap::Measure(_)
            | CourseTap::Built(_) => {}
        }
        let mut now = sitting.stage();
        if before == Stage::Asked && now == Stage::Told {
            let taught = sitting.taught();
            let seconds = (*seconds).min(LONGEST);
            // The items that one question teaches share its time; a whole hand has all of it.
            let shares = taught.iter().filter(|(item, _)| *item != Item::Whole);
            let of_each = seconds / shares.count().max(1) as u32;
            for (item, right) in taught {
                let whole = item == Item::Whole;
                let answer = LoggedAnswer {
                    right,
                    seconds: if whole { seconds } else { of_each },
                    again: false,
                };
                self.log.answer(*today, self.replica, item, answer);
            }
        }
        if now == Stage::Told && lesson.silent {
            sitting.next(rules);
            now = sitting.stage();
        }
        if now == Stage::Done {
            self.log.done(lesson.number, *today);
            for (known, _, is_known) in sitting.placed(rules) {
                if is_known {
                    self.log.done(known.number, *today);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests;
