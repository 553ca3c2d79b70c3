//! The state of practice: its topic, the hand to count, the answers, and what must come back.

use std::rc::Rc;

use tensu::refusal::Refusals;
use tensu::{Question, Ruleset};
use tensu_learn::practice::{HandLesson, Task, Topic};
use tensu_learn::{Day, Item, Log, LoggedAnswer, Memory, Replica};
use yew::Reducible;

use super::exercise::Exercise;
use crate::model::active_rules::ActiveRules;
use crate::model::availability::Effective;
use crate::model::entry::Entry;
use crate::parts::learning::Learner;

/// The longest that an answer can take, in seconds: whoever is away longer was not thinking.
const LONGEST: u32 = 120;

/// The topic, the hand and the answers of a player who practises.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Practice {
    topic: Topic,
    /// The answers given here and in other windows.
    pub(crate) log: Log,
    /// This window, as the log knows it.
    replica: Replica,
    /// The items that come back: they are due, or went wrong.
    coming: Vec<Item>,
    exercise: Option<Rc<Exercise>>,
}

/// The things that can be done here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Study {
    /// Practise something else.
    Topic(Topic),
    /// Another hand.
    Deal,
    /// The hand that was entered.
    Own,
    /// The same, opened from its result: what was begun of it goes on, and a topic with nothing to ask is left for one that has something.
    Open,
    /// The answer at a place.
    Answer(usize),
    /// The same hand once more.
    Again,
    /// The log that another window has kept.
    Elsewhere(Log),
}

impl Practice {
    /// Returns the topic that is practised under some rules.
    pub(crate) fn topic(&self, rules: &Ruleset) -> Topic {
        if self.topic.is_in(rules) {
            self.topic
        } else {
            Topic::Worth
        }
    }

    /// Returns the hand to count; one of other rules is over.
    pub(crate) fn exercise(&self, rules: &ActiveRules) -> Option<&Exercise> {
        let exercise = self.exercise.as_deref();
        exercise.filter(|exercise| exercise.entry.rules == *rules)
    }

    /// Begins a lesson; where none is found, the hand at hand stays.
    fn begin(&mut self, lesson: Option<HandLesson>, rules: &ActiveRules) {
        if let Some(lesson) = lesson {
            self.exercise = Some(Rc::new(Exercise::of(lesson, rules, Vec::new())));
        }
    }

    /// Lists the items of a topic that come back.
    pub(crate) fn coming(&self, topic: Topic) -> impl Iterator<Item = Item> {
        self.coming
            .iter()
            .copied()
            .filter(move |item| item.is_of(topic))
    }

    /// Writes the hand on the screen as text: the rules, the hand, and each topic with its seed and answers. Empty where there is no hand.
    pub(crate) fn exercise_text(&self) -> String {
        let exercise = self.exercise.as_deref();
        exercise.map_or_else(String::new, Exercise::text)
    }

    fn look(&mut self, today: Day) {
        self.coming = Memory::of(&self.log).due(today);
        for item in self.log.returning(today) {
            if !self.coming.contains(&item) {
                self.coming.push(item);
            }
        }
    }
}

/// Returns the hand that was entered as it counts.
fn own(entry: &Entry) -> Question {
    Effective::of(entry, entry.rest.by).question
}

/// Returns whether the hand that was entered can be practised.
pub(crate) fn has_own(entry: &Entry, topic: Topic) -> bool {
    let enough = entry.is_full() || topic == Topic::Waits;
    enough && HandLesson::of(&own(entry), topic, 0, entry.ruleset()).is_some()
}

/// Returns why the hand that was entered cannot be practised, though it is all there: it is no win.
pub(crate) fn why_not_own(entry: &Entry, topic: Topic) -> Option<Refusals> {
    if !entry.is_full() || has_own(entry, topic) {
        return None;
    }
    tensu::score(&own(entry), entry.ruleset()).err()
}

/// A tap, the hand on the table, and a number that nobody can foresee.
#[derive(Debug)]
pub(crate) struct Studied {
    pub(crate) study: Study,
    pub(crate) entry: Rc<Entry>,
    pub(crate) seed: u64,
    pub(crate) today: Day,
    /// The time that the answer took, in seconds.
    pub(crate) seconds: u32,
}

impl Learner for Practice {
    fn log(&self) -> &Log {
        &self.log
    }
}

impl Reducible for Practice {
    type Action = Studied;

    fn reduce(self: Rc<Self>, studied: Studied) -> Rc<Self> {
        let mut next = (*self).clone();
        next.study(&studied);
        Rc::new(next)
    }
}

impl Practice {
    /// Restores practice as it was left in an earlier visit.
    pub(crate) fn with(log: Log, replica: Replica, exercise: &str, today: Day) -> Self {
        let exercise = Exercise::read(exercise).map(Rc::new);
        let topic = exercise.as_deref().map(|exercise| exercise.lesson.topic);
        let mut practice = Self {
            topic: topic.unwrap_or_default(),
            log,
            replica,
            coming: Vec::new(),
            exercise,
        };
        practice.look(today);
        practice
    }

    fn study(&mut self, studied: &Studied) {
        let Studied {
            study,
            entry,
            seed,
            today,
            seconds,
        } = studied;
        let (seed, today) = (*seed, *today);
        let rules = &entry.rules;
        let topic = self.topic(rules);
        match *study {
            // The same hand, where the topic has something to ask about it.
            Study::Topic(next) if next != topic => {
                self.topic = next;
                if let Some(now) = self.exercise(rules) {
                    match now.turned(next, seed) {
                        Some(same) => self.exercise = Some(Rc::new(same)),
                        None => self.deal(entry, seed),
                    }
                }
            }
            Study::Topic(_) => {}
            Study::Deal => self.deal(entry, seed),
            Study::Own => self.begin(HandLesson::of(&own(entry), topic, seed, rules), rules),
            Study::Open => {
                let own = own(entry);
                if self
                    .exercise(rules)
                    .is_some_and(|one| one.lesson.question == own)
                {
                    return;
                }
                let lesson = |topic| HandLesson::of(&own, topic, seed, rules);
                let mut topics = [topic]
                    .into_iter()
                    .chain([Topic::Fu, Topic::Worth, Topic::Price]);
                if let Some(lesson) = topics.find_map(lesson) {
                    self.topic = lesson.topic;
                    self.begin(Some(lesson), rules);
                }
            }
            Study::Elsewhere(ref log) => self.log.merge(log),
            Study::Again => {
                if let Some(exercise) = self.exercise.as_mut().map(Rc::make_mut) {
                    exercise.once_more();
                }
            }
            Study::Answer(at) => {
                let Some(exercise) = self.exercise.as_mut().map(Rc::make_mut) else {
                    return;
                };
                let Some((item, right)) = exercise.asked().map(|task| (task.teaches, task.right))
                else {
                    return;
                };
                let wrong = |(task, right): (&Task, bool)| task.teaches == item && !right;
                let again = exercise.answered().any(wrong);
                exercise.given.push(at);
                if exercise.again {
                    return;
                }
                let answer = LoggedAnswer {
                    right: at == right,
                    seconds: (*seconds).min(LONGEST),
                    again,
                };
                self.log.answer(today, self.replica, item, answer);
            }
        }
        self.look(today);
    }

    fn deal(&mut self, entry: &Entry, seed: u64) {
        let rules = &entry.rules;
        let topic = self.topic(rules);
        let coming: Vec<Item> = self.coming(topic).collect();
        self.begin(HandLesson::deal(topic, &coming, seed, rules), rules);
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use tensu::Refusal;
    use tensu_learn::practice::{Skill, Topic};
    use tensu_learn::{Item, Log, Replica};
    use yew::Reducible;

    use super::{Practice, Studied, Study, has_own, why_not_own};
    use crate::model::active_rules::ActiveRules;
    use crate::model::entry::Entry;
    use crate::pages::practice::exercise::Exercise;

    const TODAY: u16 = 20_000;

    fn entry(rules: &str, hand: &str) -> Rc<Entry> {
        let question = hand.parse().expect("a hand");
        let rules = ActiveRules::by_id(rules).expect("a ruleset");
        Rc::new(Entry::new(rules, question))
    }

    /// A table without a hand, under the rules of the sheet.
    fn table() -> Rc<Entry> {
        entry("cheatsheet", "")
    }

    fn fresh() -> Practice {
        Practice::with(Log::default(), Replica::of(1), "", TODAY)
    }

    fn on(practice: &Practice, entry: &Rc<Entry>, study: Study, seed: u64) -> Practice {
        let practice = Rc::new(practice.clone());
        let next = practice.reduce(Studied {
            study,
            entry: entry.clone(),
            seed,
            today: TODAY,
            seconds: 3,
        });
        (*next).clone()
    }

    fn study(practice: &Practice, study: Study, seed: u64) -> Practice {
        on(practice, &table(), study, seed)
    }

    fn dealt() -> Practice {
        study(&fresh(), Study::Deal, 1)
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

    fn coming(practice: &Practice) -> Vec<Item> {
        practice.coming.clone()
    }

    #[test]
    fn a_hand_is_dealt_asked_and_counted() {
        let done = answer_all(dealt(), true);
        let tally = exercise(&done).tally();
        assert_eq!((tally.right, tally.all), (tally.all, tally.all));
        assert!(tally.all > 0 && coming(&done).is_empty());
        // There is nothing more to answer.
        assert_eq!(study(&done, Study::Answer(0), 0), done);
        assert_ne!(
            exercise(&study(&done, Study::Deal, 2)).entry,
            exercise(&done).entry
        );
    }

    /// In the same hand nothing is learned; what comes back is what was wrong, and tomorrow it does.
    #[test]
    fn what_goes_wrong_comes_back_until_it_went_right_twice_elsewhere() {
        let wrong = answer_all(dealt(), false);
        assert_eq!(exercise(&wrong).tally().right, 0);
        let items: Vec<Item> = exercise(&wrong)
            .lesson
            .tasks
            .iter()
            .map(|task| task.teaches)
            .collect();
        for item in &items {
            assert!(coming(&wrong).contains(item), "{item}");
        }
        // The same hand once more, all right: it was read a moment ago.
        let text = wrong.exercise_text();
        let tomorrow = Practice::with(wrong.log.clone(), Replica::of(2), &text, TODAY + 1);
        for item in &items {
            assert!(coming(&tomorrow).contains(item), "{item}");
        }
        // What is dealt next has it: a double wind's pair, which few hands have.
        let mut log = Log::default();
        log.take_weak("double_wind_pair:2", TODAY, Replica::of(1));
        let practice = Practice::with(log, Replica::of(1), "", TODAY);
        let has = |seed: &u64| {
            let dealt = study(&practice, Study::Deal, *seed);
            let mut tasks = exercise(&dealt).lesson.tasks.iter();
            tasks.any(|task| task.teaches == Item::Skill(Skill::DoubleWindPair))
        };
        assert!((0..10).filter(has).count() > 6);
    }

    /// A reload, in the middle of a hand or of several topics of one, loses nothing.
    #[test]
    fn a_hand_that_was_begun_goes_on() {
        let hand = entry("ema_2025", "13m555p999s678s22z+2m ron riichi seat:S");
        let mut practice = on(&fresh(), &hand, Study::Own, 3);
        for at in [2, 0, 1] {
            practice = on(&practice, &hand, Study::Answer(at), 0);
        }
        practice = on(&practice, &hand, Study::Topic(Topic::Price), 9);
        let again = |practice: &Practice| {
            let text = practice.exercise_text();
            Practice::with(practice.log.clone(), Replica::of(1), &text, TODAY)
        };
        assert_eq!(again(&practice), practice);
        assert_eq!(exercise(&practice).lesson.topic, Topic::Price);
        // Back at fu, the three answers are there.
        let back = on(&again(&practice), &hand, Study::Topic(Topic::Fu), 4);
        assert_eq!(exercise(&back).given, [2, 0, 1]);
        // House rules come with it; what cannot be read is no hand.
        assert!(practice.exercise_text().starts_with("ema_2025\n"));
        for odd in [
            "",
            "x",
            "ema_2025\n1m\n1 3 0",
            "ema_2025\n123m456p789s22m78m+9m ron\n1 3 9,9,9",
        ] {
            let practice = Practice::with(Log::default(), Replica::of(1), odd, TODAY);
            assert!(practice.exercise.is_none(), "{odd}");
        }
    }

    /// Two windows know the same, in any order.
    #[test]
    fn two_windows_know_what_both_answered() {
        let here = answer_all(dealt(), false);
        let there = Practice::with(Log::default(), Replica::of(2), "", TODAY);
        let there = study(&there, Study::Topic(Topic::Price), 1);
        let there = answer_all(study(&there, Study::Deal, 1), false);
        let one = study(&here, Study::Elsewhere(there.log.clone()), 0);
        let other = study(&there, Study::Elsewhere(here.log.clone()), 0);
        assert_eq!(one.log, other.log);
        assert_eq!(coming(&one), coming(&other));
        assert!(coming(&one).len() > coming(&here).len());
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
        let own = on(&fresh(), &hand, Study::Own, 3);
        // How it was won, one of two sequences, two triplets, the pair, the wait, the sum.
        assert_eq!(exercise(&own).lesson.tasks.len(), 7);
        for (hand, topic) in [
            ("123m456p", Topic::Fu),
            ("19m19p19s1234567z+1z ron", Topic::Fu),
            ("123m456p78s99p(222s)+9s ron", Topic::Price),
        ] {
            assert!(!has_own(&entry("cheatsheet", hand), topic), "{hand}");
        }
    }

    /// A result leads to its hand, whatever was practised before; a reload goes on with it.
    #[test]
    fn a_result_leads_to_its_hand() {
        let hand = entry("cheatsheet", "13m555p999s678s22z+2m ron riichi");
        let before = study(
            &study(&fresh(), Study::Topic(Topic::Waits), 1),
            Study::Deal,
            1,
        );
        let open = on(&before, &hand, Study::Open, 3);
        assert_eq!(exercise(&open).lesson.question, super::own(&hand));
        let answered = on(&open, &hand, Study::Answer(0), 0);
        assert_eq!(on(&answered, &hand, Study::Open, 4), answered);
        // A yakuman has no fu: the payments are asked instead.
        let yakuman = entry("cheatsheet", "19m19p19s1234567z+1z ron");
        let open = on(&fresh(), &yakuman, Study::Open, 3);
        assert_eq!(exercise(&open).lesson.topic, Topic::Price);
        // Nothing to ask about: what was practised stays.
        assert_eq!(
            on(&before, &table(), Study::Open, 3).exercise,
            before.exercise
        );
    }

    #[test]
    fn another_topic_deals_another_hand_and_rules_without_fu_have_none() {
        let chosen = study(&fresh(), Study::Topic(Topic::Price), 1);
        assert!(chosen.exercise.is_none());
        let dealt = study(&chosen, Study::Deal, 1);
        assert_eq!(exercise(&dealt).lesson.tasks.len(), 1);
        let other = study(&dealt, Study::Topic(Topic::Fu), 1);
        assert_ne!(exercise(&other), exercise(&dealt));
        let korean = ActiveRules::by_id("korean").expect("a ruleset");
        assert_eq!(other.topic(&korean), Topic::Worth);
        assert_eq!(dealt.topic(&korean), Topic::Price);
    }

    /// A hand is asked once more, over a reload, and what was read a moment ago is not learned by it.
    #[test]
    fn the_same_hand_again_teaches_nothing_new() {
        let wrong = answer_all(dealt(), false);
        let slips = exercise(&wrong).slips().count();
        assert_eq!(slips, exercise(&wrong).tally().all);
        let again = study(&wrong, Study::Again, 0);
        assert_eq!(exercise(&again).entry, exercise(&wrong).entry);
        assert_eq!(exercise(&again).tally().all, 0);
        let text = study(&again, Study::Answer(0), 0).exercise_text();
        let read = Practice::with(again.log.clone(), Replica::of(1), &text, TODAY);
        assert_eq!(exercise(&read).given, [0]);
        let right = answer_all(read, true);
        assert_eq!(right.log, wrong.log);
        assert_eq!(coming(&right), coming(&wrong));
        // Another topic of the same hand was not read, and the way back knows that the first one was.
        let other = study(&right, Study::Topic(Topic::Price), 5);
        assert!(!exercise(&other).again);
        assert!(exercise(&study(&other, Study::Topic(Topic::Fu), 5)).again);
    }

    /// A hand that is no win says why it cannot be practised.
    #[test]
    fn a_hand_without_a_yaku_says_so() {
        let none = entry("cheatsheet", "123m456m789p234s1z+1z ron seat:E");
        for topic in [Topic::Fu, Topic::Worth, Topic::Price] {
            let why = why_not_own(&none, topic).expect("a reason");
            assert!(matches!(why.first(), Refusal::NoYaku { .. }), "{why:?}");
        }
        assert_eq!(why_not_own(&none, Topic::Waits), None);
        let riichi = entry("cheatsheet", "123m456m789p234s1z+1z ron riichi seat:E");
        assert_eq!(why_not_own(&riichi, Topic::Fu), None);
        assert_eq!(why_not_own(&table(), Topic::Fu), None);
    }
}
