//! The result of a sheet: points, time, code, and each answer beside the right one.

use std::rc::Rc;

use tensu_learn::Date;
use tensu_learn::practice::{Form, Task};
use tensu_learn::sheet::{Daily, Mark, ResultLine};
use tensu_words::Teach;
use yew::prelude::*;

use super::entry::{Taps, head};
use crate::browser::page;
use crate::model::course::MEASURE;
use crate::model::sheet::address;
use crate::model::state::{Action, Dispatch};
use crate::pages::paper;
use crate::parts::copied::Copy;
use crate::parts::given::field;
use crate::parts::question::run::Run;
use crate::parts::question::{card, sentences, told, why};
use crate::parts::shapes::{button, each, el, send};
use crate::parts::sheets::paper::Kind;
use crate::parts::sheets::signed::name_field;
use crate::parts::sheets::told::{explained, named, version};
use crate::parts::sheets::{SheetTap, Taken};
use crate::say::teach::{clock, fill_teach, teach};
use crate::say::{Label, say};

/// The id of the field with the line to copy.
const LINE: &str = "sheet-line";

/// A sheet that was handed in.
#[derive(Properties, PartialEq)]
pub(super) struct MarkedProps {
    pub(super) taken: Rc<Taken>,
    /// `true` if it belongs to a measurement: then the first time counts.
    pub(super) measured: bool,
    pub(super) taps: Taps,
    pub(super) dispatch: Dispatch,
}

/// Points, and each question with its answers.
#[component]
pub(super) fn Marked(props: &MarkedProps) -> Html {
    let MarkedProps {
        taken,
        measured,
        taps,
        dispatch,
    } = props;
    let loaded = &taken.loaded;
    let count = loaded.problems.len();
    let marks = taken.marks();
    let right = marks.iter().flatten().filter(|mark| **mark == Mark::Right);
    let (right, of) = (right.count(), marks.iter().flatten().count());
    let points = fill_teach(Teach::SheetPoints, &[right.into(), of.into()]);
    let passed = loaded.sheet.pass.map(|pass| {
        teach(if right >= usize::from(pass) {
            Teach::Passed
        } else {
            Teach::NotPassed
        })
    });
    let time = clock(taken.took.unwrap_or_default());
    let facts = [
        Some(loaded.rules.title().to_owned()),
        version(loaded),
        Some(fill_teach(Teach::SheetCode, &[(&loaded.code).into()])),
        Some(fill_teach(Teach::TimeTaken, &[(&time).into()])),
        Some(Date::of(taken.day.unwrap_or_else(page::today)).to_string()),
    ];
    let facts: Vec<String> = facts.into_iter().flatten().collect();
    // Kept nowhere but in the line that somebody copies.
    let name = use_state(String::new);
    let question = |at: usize| question(taken, at);
    let again = {
        let taps = taps.clone();
        move |_: MouseEvent| taps.emit(SheetTap::Again)
    };
    let key = Kind::Key.side(&loaded.sheet.to_string());
    let key = paper::PAGE.open_at(&key, dispatch);
    let line = AttrValue::from(if count > 1 {
        let points = (right as u32, of as u32);
        of_class(taken, points, &name)
    } else {
        of_hand(taken, &time)
    });
    html! {
        <div class="lesson sheet sheet-result">
            { head(loaded, Html::default(), dispatch) }
            <section class="learn-card sheet-sum" role="status">
                if count > 1 {
                    { named(loaded, None) }
                }
                <p class="verdict">{ points }{ passed.map(|passed| format!(" · {passed}")) }</p>
                { el("p", "caption", facts.join(" · ")) }
                if count > 1 {
                    { signed(&name) }
                    { el("p", "caption", teach(Teach::SelfChecked)) }
                }
            </section>
            <ol class={classes!("sheet-answers", (count == 1).then_some("single"))}>{ each((0..count).map(question)) }</ol>
            <section class="learn-card sheet-give">
                { field(LINE, teach(Teach::ResultLine), &line, "3") }
                <Copy field={LINE} what={line} text={say(Label::GiveCopyText)} />
                <div class="buttons">
                    if count > 1 {
                        { button("toggle", say(Label::RefPrint), |_: MouseEvent| page::print()) }
                    }
                    { button("toggle", teach(Teach::PrintKey), key) }
                    if *measured {
                        { button("toggle strong", teach(Teach::Measure), send(Action::View(Some([MEASURE, "/", &*loaded.code].concat().into())), dispatch)) }
                    } else {
                        { button("toggle", teach(Teach::Again), again) }
                    }
                </div>
            </section>
        </div>
    }
}

/// A name, which is printed, copied, and kept nowhere, and room for a signature.
fn signed(name: &UseStateHandle<String>) -> Html {
    html! {
        <div class="sheet-signed">
            { name_field(name) }
            <p class="sheet-only-paper">{ teach(Teach::Signature) }<span class="sheet-rule"></span></p>
        </div>
    }
}

/// A question with what was answered, what is right, and why.
fn question(taken: &Taken, at: usize) -> Html {
    let loaded = &taken.loaded;
    let (problem, given) = (&loaded.problems[at], &taken.given[at]);
    let run = Run::of(problem, given, true, &loaded.rules);
    let outcomes = explained(problem, &loaded.rules);
    let explained = outcomes.chosen().as_ref().ok();
    let is_four = problem.form == Form::Four;
    html! {
        <li class="learn-card">
            if loaded.is_mixed() {
                { el("p", "sheet-asked", sentences::question(problem)) }
            }
            { el("p", "caption", sentences::situation(problem, &loaded.rules)) }
            <div class="sheet-hand">{ card::lying(problem) }</div>
            <div class={classes!("sheet-verdict", is_four.then_some("of-four"))}>{ told::verdict(problem, &run, explained) }</div>
            { why::why(problem, &run, explained) }
        </li>
    }
}

/// A line for whoever marks the sheet: who, which sheet, and each answer.
fn of_class(taken: &Taken, points: (u32, u32), name: &str) -> String {
    let result = ResultLine {
        code: taken.loaded.code.clone(),
        version: taken.loaded.sheet.version,
        name: name.to_owned(),
        points,
        seconds: taken.took.unwrap_or_default(),
        given: taken.given.clone(),
    };
    result.to_string()
}

/// A line for others, which tells nothing of the hand: what was right, how long it took, and where it is.
fn of_hand(taken: &Taken, time: &str) -> String {
    let loaded = &taken.loaded;
    let sign = |is_right: bool| if is_right { "✓" } else { "✗" };
    let date = loaded.daily.map(Daily::date);
    let name = [
        Some("Tensu".to_owned()),
        date,
        Some(loaded.rules.title().to_owned()),
    ];
    let name: Vec<String> = name.into_iter().flatten().collect();
    let asked = loaded.problems.first().zip(taken.given.first());
    let told = asked.map(|(problem, given)| {
        let part = |(at, task): (usize, &Task)| {
            let right = problem.grade(at, given.get(at).copied().flatten())?;
            Some(format!("{} {}", sentences::row(task.part), sign(right)))
        };
        let parts = problem.tasks.iter().enumerate().filter_map(part);
        parts.collect::<Vec<_>>().join(" ")
    });
    let first = [name.join(" "), told.unwrap_or_default(), time.to_owned()].join(" · ");
    format!("{first}\n{}", address(&loaded.sheet))
}
