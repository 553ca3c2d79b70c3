//! The course, as somebody is at it: what was answered, and the lessons that were begun.

use std::rc::Rc;

use tensu::house::House;
use tensu::learn::course::{Lesson, Sitting, Stage};
use tensu::learn::{Answer, Day, Item, Log, Memory, Replica};
use yew::Reducible;

use crate::model::book::ActiveRules;
use crate::model::storage::learning::{APART, COPY, merged_lessons};

/// The longest that an answer can take, in seconds: whoever is away longer was not thinking.
const LONGEST: u32 = 120;

/// What is kept of learning, and what is on the screen.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Course {
    /// What was answered, here and in other windows.
    pub(crate) log: Log,
    replica: Replica,
    begun: Vec<Rc<Begun>>,
    /// The log before something was read in, as long as that can be taken back.
    pub(crate) before: Option<Rc<Log>>,
}

/// A lesson that was begun, under some rules.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Begun {
    rules: ActiveRules,
    /// How often it was begun anew, and how many taps there were since: which of two windows is further.
    again: u32,
    taps: u32,
    /// How far it is.
    pub(crate) sitting: Sitting,
}

/// What can be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Tap {
    /// Go to a lesson; one that was begun goes on.
    Open(&'static Lesson),
    /// Begin it anew.
    Again(&'static Lesson),
    /// An answer: the part, and the place of what was chosen.
    Choose(usize, usize),
    /// That was all.
    Tell,
    /// Go on.
    Next,
    /// Back to what was shown before.
    Back,
    /// What another window has kept.
    Elsewhere(Log),
    /// The lessons as another window has kept them.
    Lessons(String),
    /// A log from elsewhere is added.
    Import(Log),
    /// That is taken back.
    Undo,
}

/// What was tapped, at which lesson, and when.
#[derive(Debug)]
pub(crate) struct Tapped {
    pub(crate) tap: Tap,
    pub(crate) lesson: Option<&'static Lesson>,
    pub(crate) rules: ActiveRules,
    pub(crate) seed: u64,
    pub(crate) today: Day,
    /// How long it took, in seconds.
    pub(crate) seconds: u32,
}

impl Reducible for Course {
    type Action = Tapped;

    fn reduce(self: Rc<Self>, tapped: Tapped) -> Rc<Self> {
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
        let begun = self.begun.iter().find(|one| one.is(lesson, rules));
        begun.map(|begun| &begun.sitting)
    }

    /// Whether a lesson was done.
    pub(crate) fn is_done(&self, lesson: &Lesson) -> bool {
        self.log
            .lessons()
            .any(|(number, _)| number == lesson.number)
    }

    /// What comes back on a day.
    pub(crate) fn due(&self, today: Day) -> Vec<Item> {
        let mut due = Memory::of(&self.log).due(today);
        let returning = self.log.returning(today);
        due.extend(
            returning
                .into_iter()
                .filter(|item| !due.contains(item))
                .collect::<Vec<_>>(),
        );
        // A whole hand is asked in its steps.
        due.retain(|item| *item != Item::Whole);
        due
    }

    /// Takes over what another window is further with.
    fn merge(&mut self, kept: &str) {
        let all = merged_lessons(&self.text(), kept);
        let own = |text: &str| self.begun.iter().find(|one| one.text() == text).cloned();
        let one = |text| own(text).or_else(|| Begun::read(text).map(Rc::new));
        self.begun = all.split(APART).filter_map(one).collect();
    }

    fn tap(&mut self, tapped: &Tapped) {
        let before = self.log.clone();
        self.take(tapped);
        // Taking back what was read in would take what came later with it.
        if self.log != before && !matches!(tapped.tap, Tap::Import(_)) {
            self.before = None;
        }
    }

    fn take(&mut self, tapped: &Tapped) {
        let Tapped {
            tap,
            lesson,
            rules,
            seed,
            today,
            seconds,
        } = tapped;
        let begin = |lesson, again| {
            Rc::new(Begun {
                rules: rules.clone(),
                again,
                taps: 0,
                sitting: Sitting::begin(lesson, *seed, rules),
            })
        };
        match *tap {
            Tap::Open(lesson) => {
                if self.begun(lesson, rules).is_none() {
                    self.begun.push(begin(lesson, 0));
                }
                return;
            }
            Tap::Again(lesson) => {
                let mut old = self.begun.iter().filter(|one| one.is(lesson, rules));
                let again = old.next().map_or(0, |old| old.again.saturating_add(1));
                self.begun.retain(|one| !one.is(lesson, rules));
                self.begun.push(begin(lesson, again));
                return;
            }
            Tap::Lessons(ref kept) => return self.merge(kept),
            Tap::Elsewhere(ref log) => return self.log.merge(log),
            Tap::Import(ref log) => {
                self.before = Some(Rc::new(self.log.clone()));
                return self.log.merge(log);
            }
            Tap::Undo => {
                if let Some(before) = self.before.take() {
                    self.log = (*before).clone();
                }
                return;
            }
            Tap::Choose(..) | Tap::Tell | Tap::Next | Tap::Back => {}
        }
        let Some(lesson) = lesson else {
            return;
        };
        let Some(own) = self.begun.iter_mut().find(|one| one.is(lesson, rules)) else {
            return;
        };
        let own = Rc::make_mut(own);
        own.taps = own.taps.saturating_add(1);
        let sitting = &mut own.sitting;
        let before = sitting.stage();
        match *tap {
            Tap::Choose(part, at) => sitting.choose(part, at),
            Tap::Tell => sitting.tell(),
            Tap::Next => sitting.next(rules),
            Tap::Back => sitting.back(),
            Tap::Open(_)
            | Tap::Again(_)
            | Tap::Elsewhere(_)
            | Tap::Lessons(_)
            | Tap::Import(_)
            | Tap::Undo => {}
        }
        let mut now = sitting.stage();
        if before == Stage::Asked && now == Stage::Told {
            let taught = sitting.taught();
            let seconds = (*seconds).min(LONGEST);
            // What one question teaches shares its time; a whole hand has all of it.
            let shares = taught.iter().filter(|(item, _)| *item != Item::Whole);
            let of_each = seconds / shares.count().max(1) as u32;
            for (item, right) in taught {
                let whole = item == Item::Whole;
                let answer = Answer {
                    right,
                    seconds: if whole { seconds } else { of_each },
                    again: false,
                };
                self.log.answer(*today, self.replica, item, answer);
            }
        }
        let sitting = &mut own.sitting;
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

impl Begun {
    fn is(&self, lesson: &Lesson, rules: &ActiveRules) -> bool {
        self.sitting.lesson() == lesson && self.rules == *rules
    }

    fn text(&self) -> String {
        let rules = self.rules.house().map(House::link);
        let rules = rules.unwrap_or_else(|| self.rules.id.to_owned());
        let Self { again, taps, .. } = self;
        format!("{rules}{COPY}{again} {taps}\n{}", self.sitting)
    }

    fn read(text: &str) -> Option<Self> {
        let (head, sitting) = text.trim().split_once('\n')?;
        let (rules, copy) = head.split_once(COPY).unwrap_or((head, ""));
        let mut copy = copy.split(' ').map(|word| word.parse().unwrap_or_default());
        let house = || ActiveRules::of(rules.parse().ok()?).ok();
        let rules = ActiveRules::by_id(rules).or_else(house)?;
        let sitting = Sitting::read(sitting, &rules)?;
        Some(Self {
            rules,
            again: copy.next().unwrap_or_default(),
            taps: copy.next().unwrap_or_default(),
            sitting,
        })
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use tensu::learn::course::{Lesson, Sitting, Stage, Way};
    use tensu::learn::{Item, Log, Replica};
    use yew::Reducible;

    use super::{Course, Tap, Tapped};
    use crate::model::book::ActiveRules;

    const TODAY: u16 = 20_000;

    fn lesson(number: u8) -> &'static Lesson {
        Lesson::by_number(number).expect("a lesson")
    }

    fn rules(id: &str) -> ActiveRules {
        ActiveRules::by_id(id).expect("a ruleset")
    }

    fn tap(course: &Course, number: u8, tap: Tap) -> Course {
        let next = Rc::new(course.clone()).reduce(Tapped {
            tap,
            lesson: Some(lesson(number)),
            rules: rules("ema_2025"),
            seed: 7,
            today: TODAY,
            seconds: 3,
        });
        (*next).clone()
    }

    fn open(number: u8) -> Course {
        let course = Course::with(Log::default(), Replica::of(1), "");
        tap(&course, number, Tap::Open(lesson(number)))
    }

    fn sitting(course: &Course, number: u8) -> &Sitting {
        let begun = course.begun(lesson(number), &rules("ema_2025"));
        begun.expect("a lesson that was begun")
    }

    /// Answers the question on the screen, right or wrong.
    fn answer(course: &Course, number: u8, right: bool) -> Course {
        let asked = sitting(course, number).asked().expect("a question").clone();
        let mut course = course.clone();
        for (at, part) in asked.parts.iter().enumerate() {
            let other = (part.right + 1) % part.choices.len();
            let given = if right { part.right } else { other };
            course = tap(&course, number, Tap::Choose(at, given));
        }
        if asked.way == Way::Tap {
            course = tap(&course, number, Tap::Tell);
        }
        course
    }

    /// Acceptance 4: the same question, the same answers, in the middle of one; and each lesson where it was left.
    #[test]
    fn a_lesson_goes_on_where_it_was_left() {
        let mut course = open(3);
        course = tap(&course, 3, Tap::Next);
        course = tap(&course, 3, Tap::Next);
        course = tap(&course, 3, Tap::Choose(0, 1));
        course = tap(&course, 3, Tap::Choose(1, 0));
        course = tap(&course, 5, Tap::Open(lesson(5)));
        let again = Course::with(course.log.clone(), Replica::of(1), &course.text());
        assert_eq!(again, course);
        assert_eq!(sitting(&again, 3).given()[..3], [Some(1), Some(0), None]);
        assert_eq!(sitting(&again, 5).stage(), Stage::Card(0));
        for odd in [
            "",
            "x",
            "ema_2025\n99 1 0 0",
            "korean\n3 1 0 0",
            "ema_2025\n3 1 2 0\n9,9",
        ] {
            let course = Course::with(Log::default(), Replica::of(1), odd);
            assert!(course.begun.is_empty(), "{odd}");
        }
    }

    #[test]
    fn a_lesson_that_is_done_is_kept_and_what_was_wrong_comes_back() {
        let mut course = open(1);
        while matches!(sitting(&course, 1).stage(), Stage::Card(_)) {
            course = tap(&course, 1, Tap::Next);
        }
        course = answer(&course, 1, false);
        let item = sitting(&course, 1).taught()[0].0;
        assert_eq!(course.due(TODAY), [item]);
        while sitting(&course, 1).stage() != Stage::Done {
            course = tap(&course, 1, Tap::Next);
            if sitting(&course, 1).stage() == Stage::Asked {
                course = answer(&course, 1, true);
            }
        }
        assert!(course.is_done(lesson(1)));
        assert_eq!(course.log.lessons().collect::<Vec<_>>(), [(1, TODAY)]);
    }

    /// What a question teaches shares its time: no second is counted twice.
    #[test]
    fn the_seconds_of_a_question_are_shared() {
        let mut course = open(3);
        while matches!(sitting(&course, 3).stage(), Stage::Card(_)) {
            course = tap(&course, 3, Tap::Next);
        }
        let asked = sitting(&course, 3).asked().expect("a question").clone();
        for (at, part) in asked.parts.iter().enumerate() {
            let next = Rc::new(course).reduce(Tapped {
                tap: Tap::Choose(at, part.right),
                lesson: Some(lesson(3)),
                rules: rules("ema_2025"),
                seed: 7,
                today: TODAY,
                seconds: 5 * (at as u32 + 1),
            });
            course = (*next).clone();
        }
        let count = asked.parts.len() as u32;
        let seconds: Vec<u32> = course.log.tallies().map(|(.., one)| one.seconds).collect();
        assert!(count > 1 && seconds.len() > 1, "{count}");
        let of_each = 5 * count / seconds.len() as u32;
        assert!(seconds.iter().all(|one| *one == of_each), "{seconds:?}");
    }

    /// Nothing is told between eight questions, and what was known is kept as done.
    #[test]
    fn where_somebody_stands_is_kept() {
        let mut course = open(0);
        for nth in 0..8 {
            assert_eq!(sitting(&course, 0).stage(), Stage::Asked, "{nth}");
            course = answer(&course, 0, nth != 0);
        }
        assert_eq!(sitting(&course, 0).stage(), Stage::Done);
        let done: Vec<u8> = course.log.lessons().map(|(number, _)| number).collect();
        assert_eq!(done, [0, 2, 3, 4]);
        let again = Course::with(course.log.clone(), Replica::of(1), &course.text());
        assert_eq!(again, course);
    }

    /// Taking back what was read in never takes an answer that came later with it, wherever that was given.
    #[test]
    fn what_was_read_in_is_taken_back_as_long_as_nothing_came_later() {
        let other = |number, day| {
            let mut log = Log::default();
            log.done(number, day);
            log
        };
        let read_in = tap(&open(1), 1, Tap::Import(other(3, TODAY)));
        assert!(read_in.before.is_some());
        let undone = tap(&read_in, 1, Tap::Undo);
        assert_eq!((&undone.log, &undone.before), (&Log::default(), &None));
        // Another window that knows no more than this one.
        let same = tap(&read_in, 1, Tap::Elsewhere(read_in.log.clone()));
        assert!(same.before.is_some());
        let more = tap(&read_in, 1, Tap::Elsewhere(other(4, TODAY)));
        assert!(more.before.is_none());
        assert_eq!(tap(&more, 1, Tap::Undo).log, more.log);
        let mut answered = read_in;
        while matches!(sitting(&answered, 1).stage(), Stage::Card(_)) {
            answered = tap(&answered, 1, Tap::Next);
        }
        assert!(answered.before.is_some());
        assert!(answer(&answered, 1, true).before.is_none());
    }

    /// Two windows, one of which has an old copy of a lesson and is at another one.
    #[test]
    fn an_old_copy_of_a_lesson_takes_nothing_away() {
        let old = open(3);
        let here = tap(&tap(&old, 3, Tap::Next), 3, Tap::Next);
        let here = tap(&here, 3, Tap::Choose(0, 1));
        let there = tap(&old, 5, Tap::Open(lesson(5)));
        let lessons = |course: &Course| Tap::Lessons(course.text());
        let one = tap(&here, 3, lessons(&there));
        let other = tap(&there, 5, lessons(&here));
        for both in [&one, &other] {
            assert_eq!(sitting(both, 3), sitting(&here, 3));
            assert_eq!(sitting(both, 5), sitting(&there, 5));
        }
        assert_eq!(one.text(), other.text());
        // Begun anew it is begun anew in both.
        let anew = tap(&one, 3, Tap::Again(lesson(3)));
        let other = tap(&other, 3, lessons(&anew));
        assert_eq!(sitting(&other, 3).stage(), Stage::Card(0));
        // An old version kept no numbers.
        let text = here.text().replacen("\t0 3", "", 1);
        let read = Course::with(Log::default(), Replica::of(1), &text);
        assert_eq!(sitting(&read, 3), sitting(&here, 3));
    }

    /// Acceptance 5: two windows, in any order.
    #[test]
    fn two_windows_have_what_both_answered() {
        let go = |number| {
            let mut course = open(number);
            while matches!(sitting(&course, number).stage(), Stage::Card(_)) {
                course = tap(&course, number, Tap::Next);
            }
            course
        };
        let here = answer(&go(6), 6, false);
        let mut there = answer(&go(7), 7, false);
        there.replica = Replica::of(2);
        let one = tap(&here, 6, Tap::Elsewhere(there.log.clone()));
        let other = tap(&there, 7, Tap::Elsewhere(here.log.clone()));
        assert_eq!(one.log, other.log);
        assert_eq!(one.due(TODAY), other.due(TODAY));
        assert!(one.due(TODAY).len() > here.due(TODAY).len());
        assert!(!one.due(TODAY).contains(&Item::Whole));
    }
}
