//! The drills and lessons that a sheet of one's own asks, one or several.

use tensu_learn::course::path;
use tensu_learn::practice::Form;
use tensu_words::Teach;
use yew::prelude::*;

use crate::model::active_rules::ActiveRules;
use crate::parts::question::sentences;
use crate::parts::shapes::{each, el};
use crate::parts::sheets::plan::{Asks, Plan};
use crate::say::teach::teach;

/// Draws the drills that paper can ask, and the lessons.
pub(super) fn asked(plan: &UseStateHandle<Plan>, rules: &ActiveRules) -> Html {
    let forms = Form::ALL.iter().copied();
    let forms = forms.filter(|form| form.is_for_paper() && form.is_in(rules));
    let forms = forms.map(|form| (Asks::Form(form), sentences::name(form).to_owned()));
    let lessons = path(rules).enumerate().map(|(at, lesson)| {
        let name = format!("{}. {}", at + 1, teach(lesson.title));
        (Asks::Lesson(lesson.number), name)
    });
    html! {
        <>
            { boxes(teach(Teach::Drills), forms, plan) }
            { boxes(teach(Teach::SheetLessons), lessons, plan) }
        </>
    }
}

fn boxes(
    name: &'static str,
    all: impl Iterator<Item = (Asks, String)>,
    plan: &UseStateHandle<Plan>,
) -> Html {
    let one = |(asks, name): (Asks, String)| {
        let checked = plan.asks.contains(&asks);
        let plan = plan.clone();
        let onchange = move |_: Event| {
            let mut next = (*plan).clone();
            next.asks.retain(|own| *own != asks);
            if !checked {
                next.asks.push(asks);
            }
            plan.set(next);
        };
        html! { <li><label class="check"><input type="checkbox" {checked} {onchange} />{ name }</label></li> }
    };
    html! {
        <fieldset class="sheet-own sheet-asks">
            { el("legend", "", name) }
            <ul class="learn-list">{ each(all.map(one)) }</ul>
        </fieldset>
    }
}
