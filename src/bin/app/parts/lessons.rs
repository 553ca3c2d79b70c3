//! The lessons of the course as a list: on its own page, and on a wide window beside what it leads to.

use std::rc::Rc;

use tensu_learn::Memory;
use tensu_learn::course::{Lesson, PLACE};
use tensu_words::Teach;
use yew::prelude::*;

use crate::browser::page;
use crate::browser::page::sight::{show_in, use_wide};
use crate::model::active_rules::ActiveRules;
use crate::model::course::{Course, LESSON};
use crate::model::state::{Action, Dispatch};
use crate::parts::course::use_course;
use crate::parts::kept::Keeper;
use crate::parts::shapes::{drawn, each, el, send};
use crate::parts::taught::use_taught;
use crate::say::teach::{fill_teach, teach};

/// Draws a line that leads somewhere: its name, and what is known of it.
pub(crate) fn row(
    class: impl Into<Classes>,
    name: Html,
    known: Html,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! { <button type="button" class={class.into()} {onclick}>{ el("span", "name", name) }{ known }</button> }
}

/// Draws the course, and what belongs to all of it at its foot; the lesson that is `shown` is marked.
pub(crate) fn lessons(
    course: &Course,
    rules: &ActiveRules,
    shown: Option<&Lesson>,
    foot: Html,
    dispatch: &Dispatch,
) -> Html {
    let memory = Memory::of(&course.log);
    let today = page::today();
    let all: Vec<&'static Lesson> = course.log.scope().path(rules).collect();
    let done = all.iter().filter(|lesson| course.is_done(lesson)).count();
    // The one mark of the page: what comes next.
    let next = all.iter().position(|lesson| !course.is_done(lesson));
    let line = |(at, one): (usize, &&'static Lesson)| {
        let begun = course.going(one, rules);
        let known = if course.is_done(one) {
            marks(one.marks(&course.log, &memory, today))
        } else if let Some((right, of)) = begun {
            let how_far = fill_teach(Teach::CountOf, &[right.into(), of.into()]);
            el(
                "span",
                "learn-known",
                format!("{}, {how_far}", teach(Teach::GoOn)),
            )
        } else {
            let minutes = fill_teach(Teach::Minutes, &[one.minutes.into()]);
            el("span", "learn-known", minutes)
        };
        let name = each([
            el("span", "learn-number", (at + 1).to_string()),
            teach(one.title).into(),
        ]);
        let is_next = next == Some(at);
        el("li", "", way(one, is_next, shown, name, known, dispatch))
    };
    let count = fill_teach(Teach::CourseDone, &[done.into(), all.len().into()]);
    html! {
        <section class="learn-card learn-course" aria-label={teach(Teach::Course)}>
            <div class="learn-head">{ el("h3", "", teach(Teach::Course)) }{ el("span", "learn-known", count) }</div>
            // The way past the beginning is of no use once the course is done.
            if done < all.len() {
                { place(shown, dispatch) }
            }
            <ol class="learn-list">{ each(all.iter().enumerate().map(line)) }</ol>
            { foot }
        </section>
    }
}

/// Draws the way to a lesson.
fn way(
    lesson: &'static Lesson,
    is_next: bool,
    shown: Option<&Lesson>,
    name: Html,
    known: Html,
    dispatch: &Dispatch,
) -> Html {
    let address = [LESSON, "/", &lesson.number.to_string()].concat();
    let onclick = send(Action::View(Some(address.into())), dispatch);
    let class = classes!(
        "learn-row",
        is_next.then_some("next"),
        (*lesson == PLACE).then_some("learn-place")
    );
    let current = (shown == Some(lesson)).then_some("page");
    html! { <button type="button" {class} aria-current={current} {onclick}>{ el("span", "name", name) }{ known }</button> }
}

/// Draws the way past the beginning, for those who know something already.
fn place(shown: Option<&Lesson>, dispatch: &Dispatch) -> Html {
    let minutes = fill_teach(Teach::Minutes, &[PLACE.minutes.into()]);
    let known = el("span", "learn-known", minutes);
    let name = each([
        teach(PLACE.title).into(),
        el("span", "learn-known", teach(Teach::PlaceWhat)),
    ]);
    way(&PLACE, false, shown, name, known, dispatch)
}

/// Draws how well a lesson is remembered.
fn marks(marks: u8) -> Html {
    let one = |at: u8| html! { <i class={if at < marks { "on" } else { "" }}></i> };
    let name = fill_teach(Teach::Marks, &[marks.into()]);
    drawn("learn-marks", name, each((0..4).map(one)))
}

#[derive(Properties, PartialEq)]
struct ListProps {
    course: UseReducerHandle<Course>,
    rules: ActiveRules,
    #[prop_or_default]
    shown: Option<&'static Lesson>,
    dispatch: Dispatch,
}

/// The course beside a page of Learn that holds it; nothing where there is no room.
#[component]
fn List(props: &ListProps) -> Html {
    let list = use_node_ref();
    let is_wide = use_wide();
    {
        let list = list.clone();
        use_effect_with((is_wide, props.shown), move |_| {
            show_in(&list, "[aria-current]");
        });
    }
    if !is_wide {
        return Html::default();
    }
    html! {
        <aside ref={list} class="beside" aria-label={teach(Teach::Course)}>
            { lessons(&props.course, &props.rules, props.shown, Html::default(), &props.dispatch) }
        </aside>
    }
}

/// Draws the course beside one of its lessons, or what else a page shows that holds the course.
pub(crate) fn beside(
    course: &UseReducerHandle<Course>,
    rules: &ActiveRules,
    shown: Option<&'static Lesson>,
    dispatch: &Dispatch,
) -> Html {
    html! { <List course={course.clone()} rules={rules.clone()} {shown} dispatch={dispatch.clone()} /> }
}

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// The states of closed pages.
    pub(crate) keeper: Rc<Keeper>,
    /// The rules.
    pub(crate) rules: ActiveRules,
    /// The receiver of actions.
    pub(crate) dispatch: Dispatch,
}

/// The course beside a page that does not hold it.
#[component]
pub(crate) fn Beside(props: &Props) -> Html {
    // Where it is not seen it is not read, either.
    if use_wide() {
        html! { <Held keeper={props.keeper.clone()} rules={props.rules.clone()} dispatch={props.dispatch.clone()} /> }
    } else {
        Html::default()
    }
}

#[component]
fn Held(props: &Props) -> Html {
    let Props {
        keeper,
        rules,
        dispatch,
    } = props;
    let taught = use_taught();
    let (course, _) = use_course(keeper, rules, dispatch);
    if taught.missing().is_some() {
        return Html::default();
    }
    beside(&course, rules, None, dispatch)
}
