//! All that led to an answer, for those who want to read it.

use tensu_learn::Of;
use tensu_learn::course::quote;
use tensu_learn::practice::{Form, Given, Problem};
use yew::prelude::*;

use super::run::Run;
use super::told::of_four;
use crate::model::entry::Entry;
use crate::model::outcome::Explained;
use crate::parts::anchored;
use crate::parts::called::called;
use crate::parts::explain::missed::missed;
use crate::parts::shapes::{each, el};
use crate::say::teach::of as of_whom;
use crate::say::{Label, say};

/// Draws it, closed.
pub(crate) fn why(problem: &Problem, run: &Run, explained: Option<&Explained>) -> Html {
    let parts = if let Given::Counted(han, fu) = problem.given {
        let fu = fu.and_then(|fu| u8::try_from(fu).ok());
        let Some(quote) = quote(Of::win(&problem.question), han, fu, &run.rules) else {
            return Html::default();
        };
        anchored::steps(&quote.steps, &run.rules)
    } else if problem.given != Given::Hand {
        return Html::default();
    } else if problem.form == Form::Four {
        let one = |_, of, explained: &Explained, entry: &Entry| {
            html! { <section>{ el("h4", "", of_whom(of)) }{ anchored::price(explained, entry) }</section> }
        };
        each(of_four(problem, &run.rules, one))
    } else if let Some(explained) = explained {
        let entry = Entry::new(run.rules.clone(), problem.question.clone());
        each([
            anchored::price(explained, &entry),
            missed(&explained.score.missed, &called),
        ])
    } else {
        return Html::default();
    };
    html! {
        <details class="lesson-why">
            <summary>{ say(Label::MissReason) }</summary>
            <div class="parts">{ parts }</div>
        </details>
    }
}
