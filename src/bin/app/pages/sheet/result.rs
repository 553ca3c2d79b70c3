//! The result of a sheet: points, time, code, and each answer beside the right one.

use tensu_learn::Date;
use tensu_learn::practice::Task;
use tensu_learn::sheet::{Daily, Mark};
use tensu_words::Teach;
use yew::prelude::*;

use super::entry::{KEY, PAGE, Props, head};
use super::take::explained;
use crate::browser::page;
use crate::model::sheet::address;
use crate::parts::copied::Copy;
use crate::parts::given::field;
use crate::parts::question::run::Run;
use crate::parts::question::{card, sentences, told, why};
use crate::parts::shapes::{button, each, el};
use crate::parts::sheets::{SheetTap, Taken};
use crate::say::teach::{clock, fill_teach, teach};
use crate::say::{Label, say};

/// The id of the field with the line to copy.
const LINE: &str = "sheet-line";

/// Points, and each question with its answers.
#[component]
pub(super) fn Marked(props: &Props) -> Html {
    let Props {
        taken,
        taps,
        dispatch,
    } = props;
    let loaded = &taken.loaded;
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
    let fingerprint = loaded.rules.fingerprint_text();
    let facts = [
        loaded.rules.title().to_owned(),
        fingerprint,
        fill_teach(Teach::SheetCode, &[(&loaded.code).into()]),
        fill_teach(Teach::TimeTaken, &[(&time).into()]),
        Date::of(taken.day.unwrap_or_else(page::today)).to_string(),
    ];
    let question = |at: usize| question(taken, at);
    let count = loaded.problems.len();
    let again = {
        let taps = taps.clone();
        move |_: MouseEvent| taps.emit(SheetTap::Again)
    };
    let key = PAGE.open_at(&format!("{KEY}{}", loaded.sheet), dispatch);
    let line = AttrValue::from(line(taken, &marks, &time));
    html! {
        <div class="lesson sheet sheet-result">
            { head(loaded, Html::default(), dispatch) }
            <section class="learn-card sheet-sum" role="status">
                <p class="verdict">{ points }{ passed.map(|passed| format!(" · {passed}")) }</p>
                { el("p", "caption", facts.join(" · ")) }
                if count > 1 {
                    { signed() }
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
                    { button("toggle", teach(Teach::Again), again) }
                </div>
            </section>
        </div>
    }
}

/// A name, which is printed and kept nowhere, and room for a signature.
fn signed() -> Html {
    html! {
        <div class="sheet-signed">
            <label>{ teach(Teach::YourName) }<input type="text" autocomplete="off" /></label>
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
    html! {
        <li class="learn-card">
            if loaded.is_mixed() {
                { el("p", "sheet-asked", sentences::question(problem)) }
            }
            { el("p", "caption", sentences::situation(problem, &loaded.rules)) }
            { card::lying(problem) }
            { told::verdict(problem, &run, explained) }
            { why::why(problem, &run, explained) }
        </li>
    }
}

/// A line for others, which tells nothing of the hand: what was right, how long it took, and where it is.
fn line(taken: &Taken, marks: &[Vec<Mark>], time: &str) -> String {
    let loaded = &taken.loaded;
    let sign = |is_right: bool| if is_right { "✓" } else { "✗" };
    let date = loaded.daily.map(Daily::date);
    let name = [
        Some("Tensu".to_owned()),
        date,
        Some(loaded.rules.title().to_owned()),
    ];
    let name: Vec<String> = name.into_iter().flatten().collect();
    let told = if let [problem] = &loaded.problems[..] {
        let given = &taken.given[0];
        let part = |(at, task): (usize, &Task)| {
            let right = problem.grade(at, given.get(at).copied().flatten())?;
            Some(format!("{} {}", sentences::row(task.part), sign(right)))
        };
        let parts = problem.tasks.iter().enumerate().filter_map(part);
        parts.collect::<Vec<_>>().join(" ")
    } else {
        let right = marks.iter().flatten().filter(|mark| **mark == Mark::Right);
        let all = marks.iter().flatten().count();
        format!("{}/{all} · {}", right.count(), loaded.code)
    };
    let first = [name.join(" "), told, time.to_owned()].join(" · ");
    format!("{first}\n{}", address(&loaded.sheet))
}
