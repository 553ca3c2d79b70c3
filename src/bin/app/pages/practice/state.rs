//! Practice: what is practised, the hand to count, what was answered, and what must come back.

use std::rc::Rc;

use tensu::practice::{Lesson, Task, Topic};
use tensu::{Question, Ruleset};
use yew::Reducible;

use crate::model::availability::Effective;
use crate::model::book::ActiveRules;
use crate::model::entry::Entry;
use crate::model::weak::Weak;

/// What was tapped, and what came of it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Practice {
    topic: Topic,
    /// What went wrong.
    pub(crate) weak: Weak,
    exercise: Option<Rc<Exercise>>,
}

/// A hand to count, and what was answered.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Exercise {
    /// What is asked.
    pub(crate) lesson: Lesson,
    /// The hand as the calculator has it, with its rules.
    pub(crate) entry: Rc<Entry>,
    /// The places of the answers that were chosen, task by task.
    pub(crate) given: Vec<usize>,
}

/// How many answers there were.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    /// Right ones.
    pub(crate) right: usize,
    /// All of them.
    pub(crate) all: usize,
}

/// What can be done here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Study {
    /// Practise something else.
    Topic(Topic),
    /// Another hand.
    Deal,
    /// The hand that was entered.
    Own,
    /// The answer at a place.
    Answer(usize),
    /// Nothing of what is practised need come back.
    Forget,
}

impl Practice {
    /// What is practised under some rules.
    pub(crate) fn topic(&self, rules: &Ruleset) -> Topic {
        if self.topic.is_in(rules) {
            self.topic
        } else {
            Topic::Worth
        }
    }

    /// The hand to count; one of other rules is over.
    pub(crate) fn exercise(&self, rules: &ActiveRules) -> Option<&Exercise> {
        let exercise = self.exercise.as_deref();
        exercise.filter(|exercise| exercise.entry.rules == *rules)
    }

    /// Where no lesson is found, the hand at hand stays.
    fn begin(&mut self, lesson: Option<Lesson>, rules: &ActiveRules) {
        if let Some(lesson) = lesson {
            self.exercise = Some(Exercise::of(lesson, rules));
        }
    }
}

impl Exercise {
    fn of(lesson: Lesson, rules: &ActiveRules) -> Rc<Self> {
        Rc::new(Self {
            entry: Rc::new(Entry::new(rules.clone(), lesson.question.clone())),
            lesson,
            given: Vec::new(),
        })
    }

    /// What is asked now; `None` when everything was answered.
    pub(crate) fn asked(&self) -> Option<&Task> {
        self.lesson.tasks.get(self.given.len())
    }

    /// What was asked, and whether the answer was right.
    pub(crate) fn answered(&self) -> impl DoubleEndedIterator<Item = (&Task, bool)> {
        let given = self.lesson.tasks.iter().zip(&self.given);
        given.map(|(task, given)| (task, task.right == *given))
    }

    /// How many of them were right.
    pub(crate) fn tally(&self) -> Tally {
        Tally {
            right: self.answered().filter(|(_, right)| *right).count(),
            all: self.given.len(),
        }
    }
}

/// The hand that was entered as it counts.
fn own(entry: &Entry) -> Question {
    Effective::of(entry, entry.rest.by).question
}

/// Whether the hand that was entered can be practised.
pub(crate) fn has_own(entry: &Entry, topic: Topic) -> bool {
    let enough = entry.is_full() || topic == Topic::Waits;
    enough && Lesson::of(&own(entry), topic, 0, entry.ruleset()).is_some()
}

/// What was tapped, the hand on the table, and a number that nobody can foresee.
#[derive(Debug)]
pub(crate) struct Studied {
    pub(crate) study: Study,
    pub(crate) entry: Rc<Entry>,
    pub(crate) seed: u64,
}

impl Reducible for Practice {
    type Action = Studied;

    fn reduce(self: Rc<Self>, studied: Studied) -> Rc<Self> {
        let mut next = (*self).clone();
        next.study(studied.study, &studied.entry, studied.seed);
        Rc::new(next)
    }
}

impl Practice {
    /// As it was left in an earlier visit.
    pub(crate) fn with(weak: Weak) -> Self {
        Self {
            weak,
            ..Self::default()
        }
    }

    fn study(&mut self, study: Study, entry: &Entry, seed: u64) {
        let rules = &entry.rules;
        let topic = self.topic(rules);
        match study {
            // The same hand, where the topic has something to ask about it.
            Study::Topic(next) if next != topic => {
                self.topic = next;
                if let Some(now) = self.exercise(rules) {
                    let same = Lesson::of(&now.lesson.question, next, seed, rules);
                    if same.is_some() {
                        self.begin(same, rules);
                    } else {
                        self.study(Study::Deal, entry, seed);
                    }
                }
            }
            Study::Topic(_) => {}
            Study::Deal => {
                let lesson = Lesson::deal(topic, &self.weak.skills(), seed, rules);
                self.begin(lesson, rules);
            }
            Study::Own => self.begin(Lesson::of(&own(entry), topic, seed, rules), rules),
            Study::Forget => self.weak.forget(topic),
            Study::Answer(at) => {
                let Some(exercise) = self.exercise.as_mut().map(Rc::make_mut) else {
                    return;
                };
                let Some((skill, right)) = exercise.asked().map(|task| (task.skill, task.right))
                else {
                    return;
                };
                exercise.given.push(at);
                if let Some(skill) = skill {
                    self.weak.answered(skill, at == right);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use tensu::practice::{Skill, Topic};
    use yew::Reducible;

    use super::{Exercise, Practice, Studied, Study, has_own};
    use crate::model::book::ActiveRules;
    use crate::model::entry::Entry;
    use crate::model::weak::Weak;

    fn entry(rules: &str, hand: &str) -> Rc<Entry> {
        let question = hand.parse().expect("a hand");
        let rules = ActiveRules::by_id(rules).expect("a ruleset");
        Rc::new(Entry::new(rules, question))
    }

    /// A table without a hand, under the rules of the sheet.
    fn table() -> Rc<Entry> {
        entry("cheatsheet", "")
    }

    fn on(practice: &Practice, entry: &Rc<Entry>, study: Study, seed: u64) -> Practice {
        let entry = entry.clone();
        let practice = Rc::new(practice.clone());
        let next = practice.reduce(Studied { study, entry, seed });
        (*next).clone()
    }

    fn study(practice: &Practice, study: Study, seed: u64) -> Practice {
        on(practice, &table(), study, seed)
    }

    fn dealt() -> Practice {
        study(&Practice::default(), Study::Deal, 1)
    }

    fn exercise(practice: &Practice) -> &Exercise {
        practice.exercise.as_deref().expect("a hand to count")
    }

    /// Answers all that is left, right or wrong.
    fn answer_all(mut practice: Practice, right: bool) -> Practice {
        while let Some(task) = exercise(&practice).asked() {
            let other = (task.right + 1) % task.answers.len();
            let at = if right { task.right } else { other };
            practice = study(&practice, Study::Answer(at), 0);
        }
        practice
    }

    #[test]
    fn a_hand_is_dealt_asked_and_counted() {
        let done = answer_all(dealt(), true);
        let tally = exercise(&done).tally();
        assert_eq!((tally.right, tally.all), (tally.all, tally.all));
        assert!(tally.all > 0 && done.weak == Weak::default());
        // There is nothing more to answer.
        assert_eq!(study(&done, Study::Answer(0), 0), done);
        assert_ne!(
            exercise(&study(&done, Study::Deal, 2)).entry,
            exercise(&done).entry
        );
    }

    #[test]
    fn what_goes_wrong_comes_back_until_it_went_right_twice() {
        let wrong = answer_all(dealt(), false);
        assert_eq!(exercise(&wrong).tally().right, 0);
        let mut weak = wrong.weak.clone();
        let skill = exercise(&wrong).lesson.tasks[0].skill.expect("a skill");
        assert!(weak.skills().contains(&skill));
        weak.answered(skill, true);
        assert!(weak.skills().contains(&skill));
        weak.answered(skill, true);
        assert!(!weak.skills().contains(&skill));
        // What is dealt next has it: a double wind's pair, which few hands have.
        let practice = Practice::with(Weak::read("double_wind_pair:2"));
        let has = |seed: &u64| {
            let dealt = study(&practice, Study::Deal, *seed);
            let mut tasks = exercise(&dealt).lesson.tasks.iter();
            tasks.any(|task| task.skill == Some(Skill::DoubleWindPair))
        };
        assert!((0..10).filter(has).count() > 6);
        // Who does not want it back forgets it, and nothing of other topics.
        let mixed = Practice::with(Weak::read("ankou:2 price_ron:1 tanki:1 later:1"));
        assert_eq!(mixed.weak.count(Topic::Fu), 2);
        let forgotten = study(&mixed, Study::Forget, 0);
        assert_eq!(forgotten.weak.text(), "price_ron:1 later:1");
        // Right at once: never weak.
        weak.answered(skill, true);
        assert!(!weak.skills().contains(&skill));
    }

    #[test]
    fn a_hand_of_other_rules_is_over() {
        let dealt = dealt();
        let korean = ActiveRules::by_id("korean").expect("a ruleset");
        assert!(dealt.exercise(&korean).is_none());
        assert!(dealt.exercise(&table().rules).is_some());
    }

    #[test]
    fn the_hand_on_the_table_can_be_counted() {
        let hand = entry("cheatsheet", "13m555p999s678s22z+2m ron riichi");
        assert!(has_own(&hand, Topic::Fu));
        let own = on(&Practice::default(), &hand, Study::Own, 3);
        assert_eq!(exercise(&own).lesson.tasks.len(), 8);
        for (hand, topic) in [
            ("123m456p", Topic::Fu),
            ("19m19p19s1234567z+1z ron", Topic::Fu),
            ("123m456p78s99p(222s)+9s ron", Topic::Price),
        ] {
            assert!(!has_own(&entry("cheatsheet", hand), topic), "{hand}");
        }
    }

    #[test]
    fn another_topic_deals_another_hand_and_rules_without_fu_have_none() {
        let chosen = study(&Practice::default(), Study::Topic(Topic::Price), 1);
        assert!(chosen.exercise.is_none());
        let dealt = study(&chosen, Study::Deal, 1);
        assert_eq!(exercise(&dealt).lesson.tasks.len(), 1);
        let other = study(&dealt, Study::Topic(Topic::Fu), 1);
        assert_ne!(exercise(&other), exercise(&dealt));
        let korean = ActiveRules::by_id("korean").expect("a ruleset");
        assert_eq!(other.topic(&korean), Topic::Worth);
        assert_eq!(dealt.topic(&korean), Topic::Price);
    }
}
