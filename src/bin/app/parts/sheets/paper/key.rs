//! The key to a sheet: each answer, the yaku with their han and the fu with their sum, a row each.

use tensu::score::{Award, FuItem};
use tensu_learn::practice::{Form, Problem, Task};
use yew::prelude::*;

use crate::model::entry::Entry;
use crate::model::outcome::Explained;
use crate::model::sheet::Loaded;
use crate::parts::question::{sentences, told};
use crate::parts::shapes::{each, el, th};
use crate::parts::sheets::told::explained;
use crate::say::teach::{fu_of, of as of_whom};
use crate::say::{self, Label, say, words};

/// Draws a question, as it is `asked`, with its answers, and all that leads to them.
pub(super) fn question(problem: &Problem, loaded: &Loaded, asked: Html) -> Html {
    let outcomes = explained(problem, &loaded.rules);
    let own = outcomes.chosen().as_ref().ok();
    let rows = match (problem.form, own) {
        (Form::Four, _) => {
            return html! { <li>{ asked }{ four(problem, loaded) }</li> };
        }
        (Form::Whole | Form::Sum | Form::Han | Form::Price | Form::Honba, Some(own)) => {
            lines(own, loaded)
        }
        _ => el(
            "p",
            "sheet-reason",
            told::reason(problem, &loaded.rules, own),
        ),
    };
    html! { <li>{ asked }{ answers(problem) }{ rows }</li> }
}

/// Returns an answer that is right, in words; nobody has to count some.
fn right(problem: &Problem, at: usize, task: &Task) -> String {
    let right = task.answers.get(task.right);
    let right = right.filter(|_| problem.grade(at, None).is_some());
    let right = right.map(|right| sentences::answer(problem.form, task.part, right));
    right.unwrap_or_else(|| "–".to_owned())
}

fn answers(problem: &Problem) -> Html {
    let several = problem.tasks.len() > 1;
    let line = |(at, task): (usize, &Task)| {
        let name = several.then(|| sentences::row(task.part));
        html! { <span class="sheet-line">{ name }{ el("b", "", right(problem, at, task)) }</span> }
    };
    html! { <p class="sheet-lines">{ each(problem.tasks.iter().enumerate().map(line)) }</p> }
}

/// Draws yaku and fu, each with its number.
fn lines(own: &Explained, loaded: &Loaded) -> Html {
    let rules: &tensu::Ruleset = &loaded.rules;
    let award = |award: &Award| {
        let name = say::name(award.what);
        let name = match award.times(rules) {
            ..=1 => name,
            times => format!("{name} × {times}"),
        };
        row(name, say::amount(award.amount))
    };
    let item = |item: &FuItem| {
        row(
            say::sentence_case(words().fu(item)),
            say::fu(u16::from(item.fu)),
        )
    };
    let fu = own.score.fu.as_ref().map(|fu| {
        let sum = say::fu_sum(fu.raw, fu.rounded);
        html! { <table class="sheet-rows"><tbody>{ each(fu.items.iter().map(item)) }</tbody><tfoot>{ row(say(Label::FuAll), sum) }</tfoot></table> }
    });
    html! {
        <div class="sheet-key">
            <table class="sheet-rows"><tbody>{ each(own.score.awards.iter().map(award)) }</tbody></table>
            { fu.unwrap_or_default() }
        </div>
    }
}

fn row(name: impl Into<Html>, number: String) -> Html {
    html! { <tr>{ th("row", name) }{ el("td", "", number) }</tr> }
}

/// Draws the four wins of a hand, a row each: whose, han and fu with their sum, and what is paid.
fn four(problem: &Problem, loaded: &Loaded) -> Html {
    let draw = |at: usize, of, explained: &Explained, _: &Entry| {
        let paid = problem.tasks.get(at).map(|task| right(problem, at, task));
        html! {
            <tr>
                { th("row", of_whom(of)) }
                { el("td", "", say::han_fu(&explained.score)) }
                { el("td", "", fu_of(explained)) }
                <td>{ el("b", "", paid.unwrap_or_default()) }</td>
            </tr>
        }
    };
    let rows = told::of_four(problem, &loaded.rules, draw);
    html! { <table class="sheet-rows four"><tbody>{ each(rows) }</tbody></table> }
}
