//! A sheet for the printer, with lines to fill in; and its key, with every fu and the reason.

use tensu_learn::practice::{Problem, Task};
use tensu_words::Teach;
use yew::prelude::*;

use super::entry::head;
use super::take::{explained, facts};
use crate::browser::page;
use crate::model::sheet::Shared;
use crate::model::state::Dispatch;
use crate::parts::question::{card, sentences, told};
use crate::parts::shapes::{button, each, el};
use crate::parts::sheets::list::title;
use crate::parts::tile::on_paper;
use crate::say::teach::teach;
use crate::say::{Label, say};

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub(super) loaded: Shared,
    pub(super) is_key: bool,
    pub(super) dispatch: Dispatch,
}

/// The paper as it will be printed, and a button that is not on it.
#[component]
pub(super) fn Paper(props: &Props) -> Html {
    let Props {
        loaded,
        is_key,
        dispatch,
    } = props;
    let print = button("toggle", say(Label::RefPrint), |_: MouseEvent| {
        page::print();
    });
    let rules = format!(
        "{} · {}",
        loaded.rules.title(),
        loaded.rules.fingerprint_text()
    );
    let first = loaded.problems.first().filter(|_| !loaded.is_mixed());
    let asked = first.map_or_else(|| title(loaded), sentences::question);
    let line = |name: Teach| html! { <span class="sheet-line">{ teach(name) }<span class="sheet-rule"></span></span> };
    let one = |problem: &Problem| question(problem, loaded, *is_key);
    html! {
        <div class="sheet">
            { head(loaded, print, dispatch) }
            <article class="sheet-paper">
                <header>
                    if *is_key {
                        { el("h3", "", teach(Teach::TheKey)) }
                    } else {
                        { el("h3", "", asked) }
                    }
                    { el("p", "", rules) }
                    { el("p", "", facts(loaded).join(" · ")) }
                    if !*is_key {
                        <p class="sheet-lines">{ line(Teach::YourName) }{ line(Teach::TheDate) }</p>
                    }
                </header>
                <ol>{ each(loaded.problems.iter().map(one)) }</ol>
            </article>
        </div>
    }
}

fn question(problem: &Problem, loaded: &Shared, is_key: bool) -> Html {
    let outcomes = is_key.then(|| explained(problem, &loaded.rules));
    let own = outcomes.as_ref().and_then(|all| all.chosen().as_ref().ok());
    let several = problem.tasks.len() > 1;
    let line = |(at, task): (usize, &Task)| {
        let name = several.then(|| sentences::row(task.part));
        let answer = if is_key {
            let right = task.answers.get(task.right);
            let right = right.map(|right| sentences::answer(problem.form, task.part, right));
            // Nobody has to count them.
            let right = right.filter(|_| problem.grade(at, None).is_some());
            el("b", "", right.unwrap_or_else(|| "–".to_owned()))
        } else {
            el("span", "sheet-rule", Html::default())
        };
        html! { <span class="sheet-line">{ name }{ answer }</span> }
    };
    let many = problem.tasks.len() > 3;
    html! {
        <li>
            if loaded.is_mixed() {
                { el("p", "", sentences::question(problem)) }
            }
            { on_paper(|| card::lying(problem)) }
            { el("p", "", sentences::situation(problem, &loaded.rules)) }
            <p class={classes!("sheet-lines", many.then_some("many"))}>{ each(problem.tasks.iter().enumerate().map(line)) }</p>
            if is_key {
                { el("p", "sheet-reason", told::reason(problem, &loaded.rules, own)) }
            }
        </li>
    }
}
