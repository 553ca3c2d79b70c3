//! Learn: what is due, the course, the drills, and how many whole hands are counted right.

use tensu::Ruleset;
use tensu_learn::Day;
use tensu_learn::course::{Meter, Scope};
use tensu_learn::measure::{Moment, Step};
use tensu_words::Teach;
use yew::prelude::*;

use super::{Desk, Group, Held, Page, build, drill, measure, practice, reference, results, sheet};

use crate::model::active_rules::ActiveRules;
use crate::model::course::{ADDRESS, Course, CourseTap};
use crate::model::state::Dispatch;
use crate::parts::course::{Taps, use_course};
use crate::parts::icon::Shape;
use crate::parts::learning::{drill_list, use_today};
use crate::parts::lessons::{lessons, row};
use crate::parts::room::Ground;
use crate::parts::shapes::{each, el, toggle};
use crate::parts::sheets::list::list;
use crate::parts::sheets::open::OpenSheet;
use crate::parts::taught::use_taught;
use crate::say::teach::{fill_teach, stands, teach};
use crate::say::{Label, pair, say};

/// The page's entry in the list of pages.
pub(crate) const PAGE: Page = Page {
    address: ADDRESS,
    title: Label::ViewLearn,
    part_of: None,
    icon: Some(Shape::Learn),
    menu: Some(Group::Hand),
    in_bar: true,
    ground: Ground::Felt,
    in_frame: |_| false,
    is_there: |_, _| true,
};

/// Draws the page.
pub(crate) fn view(desk: &Desk<'_>) -> Html {
    html! { <Body ..Held::of(desk) /> }
}

#[component]
fn Body(props: &Held) -> Html {
    let Held {
        keeper,
        rules,
        dispatch,
        ..
    } = props;
    let taught = use_taught();
    let (course, tap) = use_course(keeper, rules, dispatch);
    let today = use_today();
    if let Some(missing) = taught.missing() {
        return missing;
    }
    html! {
        <div class="learn">
            { due(&course, rules, today, dispatch) }
            { lessons(&course, rules, None, without_scores(&course, rules, &tap, dispatch), dispatch) }
            { drills(rules, dispatch) }
            <div class="half">
                { sheets(rules, dispatch) }
                { meter(Meter::of(&course.log), dispatch) }
            </div>
        </div>
    }
}

/// Draws how much is due today.
fn due(course: &Course, rules: &Ruleset, today: Day, dispatch: &Dispatch) -> Html {
    let due = course.due(today, rules).len();
    let line = |name: Html, open| row("learn-row strong", name, Html::default(), open);
    // Whoever was measured a week ago is asked what is left of it.
    let log = &course.log;
    let mut measured = log
        .measures()
        .filter(|own| own.step(log, today) == Step::Take(Moment::Later));
    let measured = measured.next_back().map(|own| {
        let open = sheet::PAGE.open_at(&own.sheet(Moment::Later).text, dispatch);
        let name = pair(teach(Teach::Measure), teach(Teach::MeasureLater));
        line(name.into(), open)
    });
    if due == 0 && measured.is_none() {
        return html! { <section class="learn-card learn-today">{ el("p", "aside", teach(Teach::DueNone)) }</section> };
    }
    html! {
        <section class="learn-card learn-today learn-due">
            if due > 0 {
                { el("h3", "", fill_teach(Teach::Due, &[due.into()])) }
                { line(teach(Teach::Review).into(), drill::PAGE.open_at("due", dispatch)) }
            }
            { measured.unwrap_or_default() }
        </section>
    }
}

/// Draws the switch for those who look scores up, and the way to where they stand.
fn without_scores(course: &Course, rules: &Ruleset, tap: &Taps, dispatch: &Dispatch) -> Html {
    if !rules.counts_fu() {
        return Html::default();
    }
    let is_on = course.log.scope() == Scope::WithoutScores;
    let onclick = tap.reform(|_: MouseEvent| (CourseTap::Scores, None, 0));
    html! {
        <div class="learn-switch">
            { toggle("toggle", is_on, teach(Teach::Plain), onclick) }
            { el("p", "aside", teach(Teach::PlainWhat)) }
            if is_on {
                { row("learn-row", say(Label::RefChart).into(), Html::default(), reference::PAGE.open(dispatch)) }
            }
        </div>
    }
}

fn drills(rules: &ActiveRules, dispatch: &Dispatch) -> Html {
    let open = practice::PAGE.open(dispatch);
    html! {
        <section class="learn-card learn-drills" aria-label={teach(Teach::Drills)}>
            { el("h3", "", teach(Teach::Drills)) }
            { drill_list(rules, &|side| drill::PAGE.open_at(side, dispatch)) }
            if rules.counts_fu() {
                { row("learn-row", teach(Teach::BuildTitle).into(), Html::default(), build::PAGE.open(dispatch)) }
            }
            { row("learn-row", say(practice::PAGE.title).into(), Html::default(), open) }
        </section>
    }
}

fn sheets(rules: &ActiveRules, dispatch: &Dispatch) -> Html {
    html! {
        <section class="learn-card" aria-label={teach(Teach::Exams)}>
            { el("h3", "", teach(Teach::Exams)) }
            { list(&|side| sheet::PAGE.open_at(side, dispatch)) }
            { row("learn-row", teach(Teach::Measure).into(), Html::default(), measure::PAGE.open(dispatch)) }
            <OpenSheet rules={rules.clone()} dispatch={dispatch.clone()} />
        </section>
    }
}

/// Draws how many of the last whole hands were right.
fn meter(meter: Meter, dispatch: &Dispatch) -> Html {
    let Meter { right, of } = meter;
    let told = stands(meter);
    // Twenty boxes stand for them, however many there were.
    let boxes = Meter::HANDS.min(of);
    let on = (right * boxes).checked_div(of).unwrap_or_default();
    let one = |at| html! { <i class={if at < on { "on" } else { "" }}></i> };
    html! {
        <section class="learn-card" aria-label={teach(Teach::FourOfFive)}>
            <div class="learn-head">{ el("h3", "", teach(Teach::FourOfFive)) }{ el("span", "learn-known", told) }</div>
            if of > 0 {
                <span class="learn-meter" aria-hidden="true">{ each((0..Meter::HANDS).map(one)) }</span>
            }
            if meter.is_reached() {
                { el("p", "", teach(Teach::MeterReached)) }
            }
            { row("learn-row", teach(Teach::Results).into(), Html::default(), results::PAGE.open(dispatch)) }
        </section>
    }
}
