//! A question in the frame of another page: a hand, a sheet, a drill, the hand of the day. Nothing of it is kept; the page around
//! is told how it went.

use std::rc::Rc;

use tensu_learn::practice::{Drill, Form, Given, Problem};
use tensu_learn::sheet::{Daily, Sheet, seed_of};
use tensu_learn::{Date, Day};
use tensu_words::Teach;
use yew::prelude::*;

use crate::browser::page;
use crate::model::active_rules::ActiveRules;
use crate::model::embed::{self, Bad, Frame, Why};
use crate::model::entry::Entry;
use crate::model::sheet::{DAY, Loaded, WEEK};
use crate::model::site::names::{FORMS, Name, REVEALS, form_of};
use crate::parts::question::run::{CardTap, Run};
use crate::parts::question::{card, sentences, told, why};
use crate::parts::shapes::{button, each, el};
use crate::parts::sheets::told::explained;
use crate::parts::taught::use_taught;
use crate::say;
use crate::say::report::Message;
use crate::say::teach::{fill_teach, teach};

/// The most seeds that are tried for a question.
const TRIES: u64 = 8;

/// The id of what has the keyboard when something is asked.
const ASKED: &str = "quiz-asked";
/// The id of what has it once it was answered.
const VERDICT: &str = "quiz-verdict";

/// The questions, one after the other.
#[derive(Clone, Debug, PartialEq)]
struct Questions {
    rules: ActiveRules,
    /// The first questions; with a drill more are dealt.
    problems: Vec<Problem>,
    more: Option<(Drill, u64)>,
    /// The code of the sheet for the reports; empty without one.
    code: String,
    is_told: bool,
}

/// The state of the quiz.
#[derive(Clone, Debug, PartialEq)]
struct Quiz {
    asked: Rc<Questions>,
    at: usize,
    problem: Problem,
    given: Vec<Option<usize>>,
    /// `true` if this question was answered.
    told: bool,
    /// The next question, known once this one was answered.
    next: Option<Problem>,
    right: u32,
    /// The moment it was asked, and the time that all before took, in milliseconds.
    since: f64,
    ms: f64,
}

enum QuizTap {
    Choose(usize, usize),
    Tell,
    Next,
}

/// A tap, and when.
struct Tapped(QuizTap, f64);

impl Reducible for Quiz {
    type Action = Tapped;

    fn reduce(self: Rc<Self>, Tapped(tap, now): Tapped) -> Rc<Self> {
        let mut next = (*self).clone();
        match tap {
            QuizTap::Choose(task, at) if !next.told => {
                let known = next.problem.tasks.get(task);
                if known.is_none_or(|task| at >= task.answers.len()) {
                    return self;
                }
                next.given[task] = Some(at);
                if next.given.len() == 1 {
                    next.tell(now);
                }
            }
            QuizTap::Tell if !next.told && next.run().is_full() => next.tell(now),
            QuizTap::Next if next.told => {
                let Some(problem) = next.next.take() else {
                    return self;
                };
                next.at += 1;
                next.put(problem, now);
            }
            _ => return self,
        }
        Rc::new(next)
    }
}

impl Quiz {
    fn begin(asked: Rc<Questions>, problem: Problem, now: f64) -> Self {
        let mut quiz = Self {
            asked,
            at: 0,
            problem: problem.clone(),
            given: Vec::new(),
            told: false,
            next: None,
            right: 0,
            since: now,
            ms: 0.0,
        };
        quiz.put(problem, now);
        quiz
    }

    fn put(&mut self, problem: Problem, now: f64) {
        self.given = problem.start();
        self.problem = problem;
        self.told = false;
        self.since = now;
    }

    fn tell(&mut self, now: f64) {
        self.told = true;
        self.next = self.asked.after(&self.problem, self.at);
        self.ms += (now - self.since).max(0.0);
        self.right += u32::from(self.problem.is_right(&self.given));
    }

    /// Returns whether the last question was answered.
    fn is_over(&self) -> bool {
        self.told && self.next.is_none()
    }

    fn run(&self) -> Run {
        let told = self.told && self.asked.is_told;
        let mut run = Run::of(&self.problem, &self.given, told, &self.asked.rules);
        run.told = told;
        run
    }

    /// The messages to the page around.
    fn report(&self) -> Vec<Message> {
        let (n, of) = (self.at as u32 + 1, self.asked.problems.len() as u32);
        // Where there is always one more, there are as many as were asked.
        let of = of.max(n);
        let ms = self.ms as u32;
        let right = self.right;
        let own = Message::Quiz {
            sheet: self.asked.code.clone(),
            n,
            of,
            right,
            ms,
        };
        let done = self.is_over().then_some(Message::Done { right, of, ms });
        [own].into_iter().chain(done).collect()
    }
}

impl Questions {
    /// The question behind the one at a place, dealt if it must be: then it is another one.
    fn after(&self, last: &Problem, at: usize) -> Option<Problem> {
        let own = self.problems.get(at + 1).cloned();
        own.or_else(|| {
            let (drill, seed) = self.more.as_ref()?;
            let seed = seed.wrapping_add(at as u64 + 1);
            Problem::next_to(Some(last), dealt(drill, seed, &self.rules))
        })
    }

    /// The questions that a page asks for, and what it asks for that cannot be.
    fn of(frame: &Frame, entry: &Entry, (today, random): (Day, u64)) -> (Option<Self>, Vec<Bad>) {
        let mut bads = Vec::new();
        let wishes = Wishes::read(frame, (today, random), &mut bads);
        let asked = wishes.met(frame, entry, &mut bads);
        (asked, bads)
    }
}

/// The wishes of a page about its quiz, each as it can be met.
struct Wishes {
    form: Form,
    is_told: bool,
    /// The day whose hand is asked.
    today: Day,
    seed: u64,
    has_more: bool,
}

impl Wishes {
    fn read(frame: &Frame, (today, random): (Day, u64), bads: &mut Vec<Bad>) -> Self {
        let mut bad = |name, own: &str| {
            let why = Why::Value(own.to_owned());
            bads.push(Bad { name, why });
        };
        let value = |name| frame.quiz.get(name);
        let one_of = |name, all: &[&str]| value(name).map(|own| (own, all.contains(&own)));
        let reveal = one_of(Name::Reveal, &REVEALS);
        let form = one_of(Name::Form, &FORMS);
        for (name, own) in [(Name::Reveal, reveal), (Name::Form, form)] {
            if let Some((own, false)) = own {
                bad(name, own);
            }
        }
        let form = form.filter(|(_, is_known)| *is_known);
        let date = value(Name::Date).map(|own| (own, Date::day_of(own)));
        if let Some((own, None)) = date {
            bad(Name::Date, own);
        }
        let more = value(Name::More);
        Self {
            form: form_of(form.map_or(FORMS[0], |(own, _)| own)),
            is_told: reveal.is_none_or(|(own, _)| own != "never"),
            today: date.and_then(|(_, day)| day).unwrap_or(today),
            seed: value(Name::Seed).map_or(random, seed_of),
            has_more: more.is_some_and(|own| !matches!(own, "0" | "false" | "no")),
        }
    }

    /// The questions: those of a sheet, about a hand, of a day or a week, or else dealt.
    fn met(&self, frame: &Frame, entry: &Entry, bads: &mut Vec<Bad>) -> Option<Questions> {
        let rules = &entry.rules;
        let mut bad = |name, why| bads.push(Bad { name, why });
        if let Some(text) = frame.quiz.get(Name::Sheet) {
            match Loaded::read(text) {
                Ok(loaded) => return Some(self.of_sheet(loaded, None)),
                Err(why) => bad(Name::Sheet, Why::Sheet(why)),
            }
        }
        let (drill, daily) = self.drill(frame.quiz.get(Name::Drill), rules, &mut bad);
        let more = self.has_more.then(|| (drill.clone(), self.seed));
        if !entry.is_empty() {
            let question = entry.question();
            let problem = Problem::of(self.form, question, Given::Hand, self.seed, rules);
            if let Some(problem) = problem {
                return Some(self.of_one(problem, rules, more));
            }
            bad(Name::Hand, Why::Missing);
        }
        if let Some(loaded) = daily.and_then(|daily| Loaded::daily(daily, rules)) {
            // Its hand is asked as the page wants it.
            let sheet = Sheet {
                form: self.form,
                ..loaded.sheet.clone()
            };
            let own = Loaded::of(sheet).ok();
            if own.is_none() {
                bad(Name::Form, Why::Missing);
            }
            return Some(self.of_sheet(own.unwrap_or(loaded), more));
        }
        let first = dealt(&drill, self.seed, rules).next();
        first.map(|problem| self.of_one(problem, rules, more))
    }

    /// The drill of a text, or the hand of the day or of the week.
    fn drill(
        &self,
        text: Option<&str>,
        rules: &ActiveRules,
        bad: &mut dyn FnMut(Name, Why),
    ) -> (Drill, Option<Daily>) {
        let usual = Drill::of(self.form);
        let text = match text {
            None | Some(DAY) => return (usual, Some(Daily::Day(self.today))),
            Some(WEEK) => return (usual, Some(Daily::Week(self.today))),
            Some(text) => text,
        };
        let written = if text.starts_with("drill=") {
            text.to_owned()
        } else {
            ["drill=", text].concat()
        };
        match written.parse::<Drill>() {
            Ok(own) if own.form.is_in(rules) => (own, None),
            _ => {
                bad(Name::Drill, Why::Value(text.to_owned()));
                (usual, Some(Daily::Day(self.today)))
            }
        }
    }

    fn of_sheet(&self, loaded: Loaded, more: Option<(Drill, u64)>) -> Questions {
        Questions {
            rules: loaded.rules,
            problems: loaded.problems,
            more,
            code: loaded.code,
            is_told: self.is_told,
        }
    }

    fn of_one(
        &self,
        problem: Problem,
        rules: &ActiveRules,
        more: Option<(Drill, u64)>,
    ) -> Questions {
        Questions {
            rules: rules.clone(),
            problems: vec![problem],
            more,
            code: String::new(),
            is_told: self.is_told,
        }
    }
}

/// Questions of a drill from several seeds: a narrow drill does not have a hand for each.
fn dealt(drill: &Drill, seed: u64, rules: &ActiveRules) -> impl Iterator<Item = Problem> {
    // Far from the seeds of the next questions, which would be the same.
    let seeds = (0..TRIES).map(move |nth| seed.wrapping_add(nth << 32));
    seeds.filter_map(|seed| Problem::deal(drill, None, seed, rules))
}

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) entry: Rc<Entry>,
}

/// The question, or that there is nothing to ask.
#[component]
pub(crate) fn Ask(props: &Props) -> Html {
    let taught = use_taught();
    let random = use_memo((), |()| page::random());
    let found = use_memo(props.entry.clone(), |entry| {
        let frame = embed::frame()?;
        Some(Questions::of(frame, entry, (page::today(), *random)))
    });
    let bads: Vec<Bad> = found.iter().flat_map(|(_, bads)| bads.clone()).collect();
    use_effect_with(bads.clone(), |bads| {
        for bad in bads {
            Message::error(bad, "").tell();
        }
    });
    if let Some(missing) = taught.missing() {
        return missing;
    }
    let told = bads
        .iter()
        .map(|bad| el("p", "frame-bad", say::embed::bad(bad)));
    let asked = found.as_ref().as_ref().and_then(|(asked, _)| asked.clone());
    let first = asked
        .as_ref()
        .and_then(|asked| asked.problems.first().cloned());
    let body = match asked.zip(first) {
        Some((asked, first)) => {
            // Another one begins anew.
            let key = format!("{} {first}", asked.code);
            let asked = Rc::new(asked);
            html! { <Question {key} {asked} {first} /> }
        }
        None => el("p", "", teach(Teach::NoHand)),
    };
    let all = format!("{}#/learn", page::home());
    html! {
        <div class="quiz">
            { each(told) }
            { body }
            <p class="source"><a href={all} target="_blank" rel="noopener">{ teach(Teach::AllDrills) }</a></p>
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct QuestionProps {
    asked: Rc<Questions>,
    first: Problem,
}

/// A question, and what came of it.
#[component]
fn Question(props: &QuestionProps) -> Html {
    let quiz = use_reducer(|| {
        let QuestionProps { asked, first } = props;
        Quiz::begin(asked.clone(), first.clone(), page::millis())
    });
    let dispatcher = quiz.dispatcher();
    use_frame(&quiz);
    let cards = {
        let dispatcher = dispatcher.clone();
        Callback::from(move |(tap, _): (CardTap, f64)| {
            if let CardTap::Choose(task, at) = tap {
                dispatcher.dispatch(Tapped(QuizTap::Choose(task, at), page::millis()));
            }
        })
    };
    let on = |tap: fn() -> QuizTap, to: &'static str| {
        let dispatcher = dispatcher.clone();
        move |_: MouseEvent| {
            dispatcher.dispatch(Tapped(tap(), page::millis()));
            page::later(move || page::focus(to));
        }
    };
    let (problem, run) = (&quiz.problem, quiz.run());
    let loaded = (problem.clone(), quiz.asked.rules.clone());
    let outcomes = use_memo(loaded, |(problem, rules)| explained(problem, rules));
    let own = outcomes.chosen().as_ref().ok();
    let count = quiz.asked.problems.len();
    let at = fill_teach(Teach::CountOf, &[(quiz.at + 1).into(), count.into()]);
    let is_tap = problem.form == Form::Tap;
    let has_next = quiz.told && !quiz.is_over();
    let verdict = match (quiz.told, quiz.asked.is_told) {
        (false, _) => Html::default(),
        (true, true) => told::verdict(problem, &run, own),
        (true, false) => el("p", "verdict", teach(Teach::Answered)),
    };
    html! {
        <div class="lesson">
            <div id={ASKED} tabindex="-1" class="quiz-asked">
                { el("h3", "", sentences::question(problem)) }
                if count > 1 {
                    { el("span", "learn-known", at) }
                }
                { el("p", "caption", sentences::situation(problem, &quiz.asked.rules)) }
            </div>
            <div class="lesson-middle">{ card::shown(problem, &run, own, &cards) }</div>
            <div class="lesson-panel">
                if !is_tap {
                    { card::choices(problem, &run, own, &cards) }
                }
                <div id={VERDICT} class="lesson-verdict" tabindex="-1" aria-live="polite">{ verdict }</div>
                if run.told {
                    { why::why(problem, &run, own) }
                }
                <div class="lesson-next">
                    if has_next {
                        { button("toggle strong", teach(Teach::Next), on(|| QuizTap::Next, ASKED)) }
                    } else if !quiz.told && (quiz.given.len() > 1 || is_tap) {
                        <button type="button" class="toggle strong" disabled={!run.is_full()} onclick={on(|| QuizTap::Tell, VERDICT)}>
                            { teach(if is_tap { Teach::AllTapped } else { Teach::DrillCheck }) }
                        </button>
                    }
                </div>
            </div>
        </div>
    }
}

/// Goes on when the page around says so, and tells it how each question went.
#[hook]
fn use_frame(quiz: &UseReducerHandle<Quiz>) {
    let dispatcher = quiz.dispatcher();
    use_effect_with((), move |()| {
        let listener = page::frame::hear(move |asked| {
            if asked.kind() == "next" {
                dispatcher.dispatch(Tapped(QuizTap::Next, page::millis()));
            }
        });
        move || drop(listener)
    });
    let reported = (**quiz).clone();
    use_effect_with((quiz.asked.clone(), quiz.at, quiz.told), move |_| {
        if reported.told {
            for message in reported.report() {
                message.tell();
            }
        }
    });
}

#[cfg(test)]
mod tests;
