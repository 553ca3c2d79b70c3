//! The verdict on the answers to a question: what was wrong, and why.

use tensu::Tile;
use tensu::outlook::Outlook;
use tensu::score::FuReason;
use tensu_learn::Of;
use tensu_learn::course::causes;
use tensu_learn::practice::{Answer, Form, Given, Mistake, Part, Problem, Task};
use tensu_words::Teach;
use yew::prelude::*;

use super::run::Run;
use super::sentences;
use crate::model::active_rules::ActiveRules;
use crate::model::entry::Entry;
use crate::model::outcome::{Explained, Outcomes};
use crate::parts::mistake;
use crate::parts::shapes::{each, el};
use crate::say::mistake::{Said, awards, sentence, total};
use crate::say::teach::{fill_teach, fu_of, of as of_whom, teach};
use crate::say::{self, words};

/// Draws the verdict: right or wrong, each mistake with the right answer, and the reason in a line.
pub(crate) fn verdict(problem: &Problem, run: &Run, explained: Option<&Explained>) -> Html {
    let is_open = run.given.iter().all(Option::is_none);
    let grades = problem.grades(&run.given);
    let is_none_right = !grades.contains(&Some(true));
    let (title, class) = match (is_open, problem.is_right(&run.given)) {
        // Only a sheet can be handed in without an answer.
        (true, _) => (teach(Teach::NotAnswered).to_owned(), ""),
        (_, true) => (teach(Teach::Correct).to_owned(), "good"),
        (_, false) => (mistaken(problem, is_none_right), "bad"),
    };
    let wrong = problem.tasks.iter().enumerate().filter(|(at, task)| {
        // A tile shows its own mistake.
        grades[*at] == Some(false) && !matches!(task.part, Part::Tile(_))
    });
    let slips: Vec<String> = wrong
        .map(|(at, task)| slip(problem, run, at, task, explained))
        .collect();
    let fu = problem.tasks.iter().position(|task| task.part == Part::Fu);
    let idle = fu.is_some_and(|at| problem.grade(at, None).is_none());
    let slips = match &slips[..] {
        [slip] if problem.tasks.len() == 1 => mistake::line(slip.clone()),
        slips => {
            let lines = slips.iter().map(|slip| el("li", "", slip.clone()));
            html! { <ul class="lesson-slips">{ each(lines) }</ul> }
        }
    };
    let is_whole = problem.form == Form::Whole && !idle;
    let is_sum = is_whole || matches!(problem.form, Form::Sum | Form::Split | Form::Tap);
    let mistakes = mistakes(problem, run);
    let reason = match explained.filter(|_| is_sum) {
        Some(explained) => mistake::sum(explained, &mistakes),
        None if mistakes.iter().any(Mistake::names_all) => Html::default(),
        None => el("p", "caption", reason(problem, &run.rules, explained)),
    };
    html! {
        <>
            <p class={classes!("verdict", class)}>{ title }</p>
            { slips }
            if idle {
                { el("p", "caption", teach(Teach::FuIdle)) }
            }
            { reason }
        </>
    }
}

/// The mistakes behind the answers that were given.
pub(super) fn mistakes(problem: &Problem, run: &Run) -> Vec<Mistake> {
    let given = run.given.iter().enumerate();
    let mistake = |(at, given): (usize, &Option<usize>)| problem.mistake(at, (*given)?, &run.rules);
    given.filter_map(mistake).collect()
}

/// Returns the title of a wrong answer, with the right one if that is one thing with a name.
fn mistaken(problem: &Problem, is_none_right: bool) -> String {
    match &problem.tasks[..] {
        [task] => match text(problem, task, task.right) {
            Some(right) => fill_teach(Teach::PracticeWrong, &[(&right).into()]),
            None => teach(Teach::Wrong).to_owned(),
        },
        _ if is_none_right => teach(Teach::Wrong).to_owned(),
        _ => teach(Teach::NotAll).to_owned(),
    }
}

/// Returns an answer in words; `None` for one that is only drawn.
fn text(problem: &Problem, task: &Task, at: usize) -> Option<String> {
    let text = sentences::answer(problem.form, task.part, task.answers.get(at)?);
    Some(text).filter(|text| !text.is_empty())
}

/// Says what was wrong with an answer: the mistake behind it, or what was said.
fn slip(
    problem: &Problem,
    run: &Run,
    at: usize,
    task: &Task,
    explained: Option<&Explained>,
) -> String {
    let given = run.given.get(at).copied().flatten();
    let said = given.and_then(|at| text(problem, task, at));
    let mistake = given.and_then(|given| problem.mistake(at, given, &run.rules));
    let sentence = match (mistake, &said) {
        (Some(mistake), _) => {
            let said = Said {
                blocks: explained.map_or(&[], |explained| &explained.score.reading.blocks),
                answer: said.as_deref().unwrap_or_default(),
                rules: &run.rules,
            };
            Some(sentence(&mistake, &said))
        }
        (None, Some(said)) => Some(fill_teach(Teach::Said, &[said.into()])),
        (None, None) => None,
    };
    if problem.form == Form::Tap {
        return sentence.unwrap_or_default();
    }
    let right = text(problem, task, task.right).unwrap_or_default();
    let right = match &sentence {
        _ if problem.tasks.len() > 1 => Some(say::pair(sentences::row(task.part), right)),
        // The title has it already.
        Some(_) => None,
        None => Some(right),
    };
    let both: Vec<String> = right.into_iter().chain(sentence).collect();
    both.join(" · ")
}

/// Returns the reason in a line: of a hand what is asked about it, the fu as they add up, its yaku, its worth; the waits of one that
/// may be furiten; the rules that make the difference.
pub(crate) fn reason(
    problem: &Problem,
    rules: &ActiveRules,
    explained: Option<&Explained>,
) -> String {
    match (&problem.given, problem.form) {
        (Given::Tenpai(_), _) => String::new(),
        (_, Form::Four) => {
            let line = |_, of, explained: &Explained, _: &Entry| {
                [of_whom(of), " ", &fu_of(explained)].concat()
            };
            of_four(problem, rules, line).join(". ")
        }
        (Given::Discarded(_), _) => {
            let Some(Outlook::Waits(waits)) = problem.question.outlook(rules) else {
                return String::new();
            };
            let tiles: Vec<Tile> = waits.iter().map(|(kind, _)| Tile::plain(*kind)).collect();
            say::pair(teach(Teach::PracticeWaits), say::tile_names(&tiles))
        }
        (_, Form::Differs) => {
            let causes = causes(&problem.question, rules);
            let causes: Vec<String> = causes
                .iter()
                .map(|cause| say::rules::cause(cause, rules))
                .collect();
            say::list(&causes)
        }
        _ => explained
            .map(|all| reason_of(problem, all, rules))
            .unwrap_or_default(),
    }
}

/// Returns the reason for what is asked about a hand.
fn reason_of(problem: &Problem, explained: &Explained, rules: &ActiveRules) -> String {
    let score = &explained.score;
    let task = problem.tasks.first();
    match problem.form {
        Form::Pair | Form::Set => {
            let item = task.and_then(|task| task.item.as_ref());
            let fu = item.map_or(0, |item| item.fu);
            let why = item.map_or(teach(Teach::TooMany), |item| words().fu(item));
            say::pair(&fu.to_string(), why)
        }
        Form::Wait => {
            let items = score.fu.iter().flat_map(|fu| fu.items.iter());
            let waits = items.filter(|item| matches!(item.reason, FuReason::Wait(_)));
            let fu: u16 = waits.map(|item| u16::from(item.fu)).sum();
            say::pair(words().wait(score.reading.wait), say::fu(fu))
        }
        Form::Reading => {
            let mut answers = task.into_iter().flat_map(|task| &task.answers);
            let lost = answers.find_map(|answer| match answer {
                Answer::Reading(lost) => *lost,
                _ => None,
            });
            mistake::readings(explained, lost, rules)
        }
        // With a limit by han alone they decide.
        Form::Han | Form::Whole => awards(&score.awards),
        Form::Honba => total(score),
        Form::Price => say::value(score),
        _ => fu_of(explained),
    }
}

/// Draws each of the four wins that are asked about, with its place, whose win it is, its score and its entry.
pub(crate) fn of_four<T>(
    problem: &Problem,
    rules: &ActiveRules,
    draw: impl Fn(usize, Of, &Explained, &Entry) -> T,
) -> Vec<T> {
    let one = |(at, task): (usize, &Task)| {
        let Part::PriceOf(of) = task.part else {
            return None;
        };
        let entry = Entry::new(rules.clone(), of.won(&problem.question));
        let outcomes = Outcomes::of(&entry);
        let explained = outcomes.chosen().as_ref().ok()?;
        Some(draw(at, of, explained, &entry))
    };
    problem.tasks.iter().enumerate().filter_map(one).collect()
}
