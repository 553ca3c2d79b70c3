//! A link to a lesson under the rules of a club.

use tensu_learn::course::{Lesson, path};
use tensu_words::Teach;
use yew::prelude::*;

use super::fields::list;
use crate::browser::page;
use crate::model::active_rules::ActiveRules;
use crate::model::course::lesson_by_rules;
use crate::parts::code::code;
use crate::parts::copied::Copy;
use crate::parts::given::field;
use crate::parts::shapes::el;
use crate::parts::sheets::plan::Plan;
use crate::say::teach::teach;
use crate::say::{Label, pair, say};

/// The id of the field with the link.
const LINK: &str = "lesson-link";

/// Draws the lessons to choose from, and the link to the chosen one.
pub(super) fn card(plan: &UseStateHandle<Plan>, rules: &ActiveRules) -> Html {
    let all: Vec<&Lesson> = path(rules).collect();
    let chosen = all.iter().position(|one| one.number == plan.lesson);
    let chosen = chosen.unwrap_or_default();
    let Some(lesson) = all.get(chosen) else {
        return Html::default();
    };
    let place = lesson_by_rules(lesson, rules);
    let link = AttrValue::from([&page::home(), "#/", &place].concat());
    let lessons = all.iter().enumerate();
    let names: Vec<String> = lessons
        .map(|(at, one)| format!("{}. {}", at + 1, teach(one.title)))
        .collect();
    let choose = {
        let plan = plan.clone();
        let numbers: Vec<u8> = all.iter().map(|one| one.number).collect();
        Callback::from(move |at: usize| {
            if let Some(&lesson) = numbers.get(at) {
                plan.set(Plan {
                    lesson,
                    ..(*plan).clone()
                });
            }
        })
    };
    let name = pair(say(Label::CopyLink), teach(Teach::LessonAddress));
    html! {
        <section class="learn-card sheet-made" aria-label={teach(Teach::LessonLink)}>
            { el("h3", "", teach(Teach::LessonLink)) }
            { el("p", "aside", teach(Teach::LessonLinkWhat)) }
            { list(Teach::SheetLessons, names.into_iter(), Some(chosen), choose) }
            { code(&link) }
            { field(LINK, teach(Teach::LessonAddress), &link, "2") }
            <Copy field={LINK} what={link} text={say(Label::CopyLink)} {name} />
        </section>
    }
}
