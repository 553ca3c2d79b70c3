//! Practice: what is practised, the hand to count, what was answered, and what must come back.

use std::rc::Rc;

use tensu::practice::{Lesson, Skill, Task, Topic};
use tensu::{Question, Ruleset};

use super::State;
use crate::book::Book;
use crate::entry::Entry;
use crate::gates::Effective;

/// How often something that went wrong must go right before it is learned.
const AGAIN: u8 = 2;

/// What stands between a skill and how often it comes back.
const TIMES: char = ':';

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

/// The skills that went wrong, each with how many times more it must go right.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Weak {
    skills: Vec<(Skill, u8)>,
    /// The words that cannot be read: another version may have learned more, and comes back to its own.
    unread: Vec<String>,
}

impl Weak {
    /// What [`text`](Self::text) wrote.
    pub(crate) fn read(text: &str) -> Self {
        let one = |word: &str| {
            let (code, times) = word.split_once(TIMES)?;
            let times: u8 = times.parse().ok()?;
            Some((Skill::from_code(code)?, times.clamp(1, AGAIN)))
        };
        let mut all = Self::default();
        for word in text.split_whitespace() {
            match one(word) {
                Some((skill, times)) if !all.skills().contains(&skill) => {
                    all.skills.push((skill, times));
                }
                Some(_) => {}
                None => all.unread.push(word.to_owned()),
            }
        }
        all
    }

    /// A word for each, and those that cannot be read.
    pub(crate) fn text(&self) -> String {
        let one = |(skill, times): &(Skill, u8)| format!("{}{TIMES}{times}", skill.code());
        let words = self.skills.iter().map(one);
        let all: Vec<String> = words.chain(self.unread.iter().cloned()).collect();
        all.join(" ")
    }

    /// The words that cannot be read.
    pub(crate) fn unread(&self) -> String {
        self.unread.join(" ")
    }

    fn skills(&self) -> Vec<Skill> {
        self.skills.iter().map(|(skill, _)| *skill).collect()
    }

    /// How many of a topic come back.
    pub(crate) fn count(&self, topic: Topic) -> usize {
        self.skills
            .iter()
            .filter(|(skill, _)| skill.is_of(topic))
            .count()
    }

    fn answered(&mut self, skill: Skill, right: bool) {
        let known = self.skills.iter_mut().find(|(own, _)| *own == skill);
        match known {
            Some((_, times)) if right => *times -= 1,
            Some((_, times)) => *times = AGAIN,
            None if right => {}
            None => self.skills.push((skill, AGAIN)),
        }
        self.skills.retain(|(_, times)| *times > 0);
    }
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
    pub(crate) fn exercise(&self, rules: &Book) -> Option<&Exercise> {
        let exercise = self.exercise.as_deref();
        exercise.filter(|exercise| exercise.entry.rules == *rules)
    }

    /// Where no lesson is found, the hand at hand stays.
    fn begin(&mut self, lesson: Option<Lesson>, rules: &Book) {
        if let Some(lesson) = lesson {
            self.exercise = Some(Exercise::of(lesson, rules));
        }
    }
}

impl Exercise {
    fn of(lesson: Lesson, rules: &Book) -> Rc<Self> {
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

impl State {
    /// The seed is a number that nobody can foresee.
    pub(super) fn study(&mut self, study: Study, seed: u64) {
        let rules = &self.entry.rules.clone();
        let practice = &mut self.practice;
        let topic = practice.topic(rules);
        match study {
            // The same hand, where the topic has something to ask about it.
            Study::Topic(next) if next != topic => {
                practice.topic = next;
                if let Some(now) = practice.exercise(rules) {
                    let same = Lesson::of(&now.lesson.question, next, seed, rules);
                    if same.is_some() {
                        practice.begin(same, rules);
                    } else {
                        self.study(Study::Deal, seed);
                    }
                }
            }
            Study::Topic(_) => {}
            Study::Deal => {
                let lesson = Lesson::deal(topic, &practice.weak.skills(), seed, rules);
                practice.begin(lesson, rules);
            }
            Study::Own => {
                let lesson = Lesson::of(&own(&self.entry), topic, seed, rules);
                practice.begin(lesson, rules);
            }
            Study::Forget => practice
                .weak
                .skills
                .retain(|(skill, _)| !skill.is_of(topic)),
            Study::Answer(at) => {
                let Some(exercise) = practice.exercise.as_mut().map(Rc::make_mut) else {
                    return;
                };
                let Some((skill, right)) = exercise.asked().map(|task| (task.skill, task.right))
                else {
                    return;
                };
                exercise.given.push(at);
                if let Some(skill) = skill {
                    practice.weak.answered(skill, at == right);
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

    use super::{AGAIN, Exercise, Study, Weak, has_own};
    use crate::book::Book;
    use crate::entry::Entry;
    use crate::history::History;
    use crate::state::{Action, State, View};

    fn entry(rules: &str, hand: &str) -> Entry {
        let question = hand.parse().expect("a hand");
        Entry::new(Book::by_id(rules).expect("a ruleset"), question)
    }

    fn state(rules: &str, hand: &str) -> Rc<State> {
        let state = State::with(entry(rules, hand), Vec::new(), History::default());
        Rc::new(state).reduce(Action::View(Some(View::Practice)))
    }

    fn study(state: &Rc<State>, study: Study, seed: u64) -> Rc<State> {
        state.clone().reduce(Action::Study(study, seed))
    }

    fn exercise(state: &State) -> &Exercise {
        state.practice.exercise.as_deref().expect("a hand to count")
    }

    /// Answers all that is left, right or wrong.
    fn answer_all(mut state: Rc<State>, right: bool) -> Rc<State> {
        while let Some(task) = exercise(&state).asked() {
            let other = (task.right + 1) % task.answers.len();
            let at = if right { task.right } else { other };
            state = study(&state, Study::Answer(at), 0);
        }
        state
    }

    #[test]
    fn a_hand_is_dealt_asked_and_counted_and_the_table_stays() {
        let state = state("cheatsheet", "123m456p");
        let before = state.entry.clone();
        assert!(state.practice.exercise.is_none());
        let dealt = study(&state, Study::Deal, 1);
        let done = answer_all(dealt, true);
        let tally = exercise(&done).tally();
        assert_eq!((tally.right, tally.all), (tally.all, tally.all));
        assert!(tally.all > 0 && done.practice.weak == Weak::default());
        assert_eq!(done.entry, before);
        // There is nothing more to answer.
        assert_eq!(study(&done, Study::Answer(0), 0), done);
        assert_ne!(
            exercise(&study(&done, Study::Deal, 2)).entry,
            exercise(&done).entry
        );
    }

    #[test]
    fn what_goes_wrong_comes_back_until_it_went_right_twice() {
        let wrong = answer_all(study(&state("cheatsheet", ""), Study::Deal, 1), false);
        assert_eq!(exercise(&wrong).tally().right, 0);
        let mut weak = wrong.practice.weak.clone();
        let skill = exercise(&wrong).lesson.tasks[0].skill.expect("a skill");
        assert!(weak.skills().contains(&skill));
        weak.answered(skill, true);
        assert!(weak.skills().contains(&skill));
        weak.answered(skill, true);
        assert!(!weak.skills().contains(&skill));
        // What is dealt next has it: a double wind's pair, which few hands have.
        let mut state = State::clone(&wrong);
        state.practice.weak = Weak::read("double_wind_pair:2");
        let state = Rc::new(state);
        let has = |seed: &u64| {
            let dealt = study(&state, Study::Deal, *seed);
            let mut tasks = exercise(&dealt).lesson.tasks.iter();
            tasks.any(|task| task.skill == Some(Skill::DoubleWindPair))
        };
        assert!((0..10).filter(has).count() > 6);
        // Who does not want it back forgets it, and nothing of other topics.
        let mut mixed = State::clone(&wrong);
        mixed.practice.weak = Weak::read("ankou:2 price_ron:1 tanki:1 later:1");
        assert_eq!(mixed.practice.weak.count(Topic::Fu), 2);
        let forgotten = study(&Rc::new(mixed), Study::Forget, 0);
        assert_eq!(forgotten.practice.weak.text(), "price_ron:1 later:1");
        // Right at once: never weak.
        weak.answered(skill, true);
        assert!(!weak.skills().contains(&skill));
    }

    #[test]
    fn a_hand_of_other_rules_is_over() {
        let dealt = study(&state("cheatsheet", ""), Study::Deal, 1);
        let korean = Book::by_id("korean").expect("a ruleset");
        let other = dealt.reduce(Action::Rules(korean.clone()));
        assert!(other.practice.exercise(&korean).is_none());
        let back = other.reduce(Action::Undo);
        assert!(back.practice.exercise(&back.entry.rules).is_some());
    }

    #[test]
    fn weak_skills_are_kept_as_text() {
        let mut weak = Weak::default();
        weak.answered(Skill::Ankan, false);
        weak.answered(Skill::Kanchan, false);
        weak.answered(Skill::Kanchan, true);
        assert_eq!(weak.text(), "ankan:2 kanchan:1");
        assert_eq!(Weak::read(&weak.text()), weak);
        assert_eq!(weak.unread(), "");
        // A number is one that can be.
        let odd = Weak::read("ankan:0 kanchan:200 ankan:2");
        assert_eq!(odd.text(), format!("ankan:1 kanchan:{AGAIN}"));
        assert_eq!(Weak::read(""), Weak::default());
    }

    /// A newer version may know more skills: what it wrote is there when it comes back, whatever was practised meanwhile.
    #[test]
    fn words_of_another_version_stay() {
        let mut weak = Weak::read("later:1 ankan:2 tanki run: :");
        assert_eq!(weak.unread(), "later:1 tanki run: :");
        assert_eq!(weak.skills(), [Skill::Ankan]);
        weak.answered(Skill::Ankan, true);
        weak.answered(Skill::Kanchan, false);
        assert_eq!(weak.text(), "ankan:1 kanchan:2 later:1 tanki run: :");
        assert_eq!(Weak::read(&weak.text()), weak);
    }

    #[test]
    fn the_hand_on_the_table_can_be_counted() {
        let hand = "13m555p999s678s22z+2m ron riichi";
        let state = state("cheatsheet", hand);
        assert!(has_own(&state.entry, Topic::Fu));
        let own = study(&state, Study::Own, 3);
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
        let state = state("cheatsheet", "");
        let chosen = study(&state, Study::Topic(Topic::Price), 1);
        assert!(chosen.practice.exercise.is_none());
        let dealt = study(&chosen, Study::Deal, 1);
        assert_eq!(exercise(&dealt).lesson.tasks.len(), 1);
        let other = study(&dealt, Study::Topic(Topic::Fu), 1);
        assert_ne!(exercise(&other), exercise(&dealt));
        let korean = Book::by_id("korean").expect("a ruleset");
        assert_eq!(other.practice.topic(&korean), Topic::Worth);
        assert_eq!(dealt.practice.topic(&korean), Topic::Price);
    }
}
