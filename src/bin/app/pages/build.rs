//! A page that asks for a hand with given properties: `#/build/by=ron;fu=40`. It is entered where all hands are, and checked here.

use std::rc::Rc;

use tensu::{Question, Wind};
use tensu_learn::course::{Goal, Lack, Lesson};
use tensu_words::Teach;
use yew::prelude::*;

use super::{Desk, Page};

use crate::browser::page;
use crate::model::active_rules::ActiveRules;
use crate::model::availability::Effective;
use crate::model::course::{Course, CourseTap};
use crate::model::entry::Entry;
use crate::model::errand::Errand;
use crate::model::outcome::{Explained, Outcomes};
use crate::model::state::{Action, Dispatch, State};
use crate::parts::anchored;
use crate::parts::course::use_course;
use crate::parts::errand::{send as send_errand, use_end};
use crate::parts::kept::Keeper;
use crate::parts::laid::{self, laid};
use crate::parts::learning::{back, instead, to_course};
use crate::parts::lessons::beside;
use crate::parts::question::card::indicators;
use crate::parts::room;
use crate::parts::shapes::{button, each, el};
use crate::parts::taught::use_taught;
use crate::say::teach::{fu_of, goal as goal_name, lack, teach};
use crate::say::words;

/// The page's entry in the list of pages.
pub(crate) const PAGE: Page = Page {
    address: "build",
    ..Page::SIDE
};

/// The words before a goal in the address: [`CHECK`] where the hand on the table is checked, [`SHOW`] where one is shown.
const CHECK: &str = "check/";
const SHOW: &str = "show/";

/// The id of the element that gets the keyboard focus.
const ASKED: &str = "build-asked";

/// Draws the page.
pub(crate) fn view(desk: &Desk<'_>) -> Html {
    let State { entry, page, .. } = desk.state;
    html! { <Body keeper={desk.keeper.clone()} entry={entry.clone()} errand={page.errand.clone()} side={desk.side.to_owned()} dispatch={desk.dispatch.clone()} /> }
}

#[derive(Properties, PartialEq)]
struct Props {
    keeper: Rc<Keeper>,
    entry: Rc<Entry>,
    errand: Option<Rc<Errand>>,
    /// The rest of the address: the goal, and what is done about it.
    side: AttrValue,
    dispatch: Dispatch,
}

/// The things to do about a goal.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Doing {
    /// The goal is read.
    Asked,
    /// The hand on the table is checked against the goal.
    Check,
    /// A hand that meets the goal is shown.
    Show,
}

fn split(side: &str) -> (Doing, &str) {
    if let Some(goal) = side.strip_prefix(CHECK) {
        (Doing::Check, goal)
    } else if let Some(goal) = side.strip_prefix(SHOW) {
        (Doing::Show, goal)
    } else {
        (Doing::Asked, side)
    }
}

/// Finds a hand that meets the goal of an address, where one is to be shown.
fn shown(side: &str, seed: u64, rules: &ActiveRules) -> Option<Question> {
    let (step, text) = split(side);
    let goal: Goal = text.parse().ok().filter(|_| step == Doing::Show)?;
    goal.show(seed, rules)
}

/// Draws a line for each goal: it leads to the goal, and says whether it was built.
fn lines(goals: &[Goal], course: &Course, dispatch: &Dispatch) -> Html {
    let line = |goal: &Goal| {
        let open = PAGE.open_at(&goal.to_string(), dispatch);
        let done = course.is_built(goal).then(|| teach(Teach::Correct));
        let known = el("span", "learn-known", done.unwrap_or_default());
        html! { <li><button type="button" class="learn-row" onclick={open}>{ el("span", "name", goal_name(goal)) }{ known }</button></li> }
    };
    html! { <ul class="learn-list">{ each(goals.iter().map(line)) }</ul> }
}

/// The goals of a lesson that the rules have.
fn of_lesson(lesson: u8, rules: &ActiveRules) -> Vec<Goal> {
    let all = Goal::of_lesson(lesson);
    all.filter(|goal| goal.show(0, rules).is_some()).collect()
}

/// The lessons that end with a goal, each with its goals.
fn of_lessons(rules: &ActiveRules) -> Vec<(u8, Vec<Goal>)> {
    let all = Goal::lessons().map(|lesson| (lesson, of_lesson(lesson, rules)));
    all.filter(|(_, goals)| !goals.is_empty()).collect()
}

#[component]
fn Body(props: &Props) -> Html {
    let Props {
        keeper,
        entry,
        errand,
        side,
        dispatch,
    } = props;
    let rules = &entry.rules;
    let taught = use_taught();
    let (course, taps) = use_course(keeper, rules, dispatch);
    let (step, text) = split(side);
    let goal = text.parse::<Goal>();
    let lessons = use_memo((rules.clone(), side.is_empty()), |(rules, is_list)| {
        is_list.then(|| of_lessons(rules)).unwrap_or_default()
    });
    let seed = use_state(page::random);
    let of = (rules.clone(), side.clone(), *seed);
    let shown = use_memo(of, |(rules, side, seed)| shown(side, *seed, rules));
    let outcomes = use_memo((entry.clone(), shown.clone()), |(entry, shown)| {
        let shown = shown.as_ref().as_ref();
        let shown = shown.map(|hand| Entry::new(entry.rules.clone(), hand.clone()));
        Outcomes::of(shown.as_ref().unwrap_or(entry))
    });
    let hand = Effective::of(entry, entry.rest.by).question;
    let explained = outcomes.chosen().as_ref().ok();
    // What the hand on the table lacks; without a win there is nothing to check.
    let lacks = goal.as_ref().ok().and_then(|goal| {
        let explained = explained.filter(|_| step == Doing::Check)?;
        Some(goal.lacks(&hand, &explained.score))
    });
    let is_built = lacks.as_ref().is_some_and(Vec::is_empty);
    {
        let (taps, goal, rules) = (taps.clone(), goal.clone().ok(), rules.clone());
        use_effect_with((is_built, goal, rules), move |(is_built, goal, _)| {
            if let Some(goal) = goal.filter(|_| *is_built) {
                taps.emit((CourseTap::Built(goal), None, 0));
            }
        });
    }
    // Whoever has built it, or looks at others, is not asked for it any more.
    let is_wanted = !is_built && !side.is_empty();
    use_end(errand.as_deref(), PAGE.address, is_wanted, dispatch);
    let is_there = taught.missing().is_none();
    use_effect_with((is_there, side.clone()), |(is_there, _)| {
        if *is_there {
            page::later(|| page::focus(ASKED));
        }
    });
    if let Some(missing) = taught.missing() {
        return instead(room::leave(dispatch), missing);
    }
    if side.is_empty() {
        let head = head(to_course(dispatch));
        return each([
            beside(&course, rules, None, dispatch),
            list(&lessons, &course, head, dispatch),
        ]);
    }
    let head = head(PAGE.open(dispatch));
    let goal = match goal {
        Ok(goal) => goal,
        Err(bad) => return each([head, el("p", "", bad.said(words()))]),
    };
    let around = Around {
        goal: &goal,
        errand: errand.as_deref(),
        entry,
        dispatch,
    };
    let body = match (step, lacks, &*shown, explained) {
        (Doing::Check, Some(lacks), _, Some(explained)) => {
            checked(&lacks, &hand, explained, &around)
        }
        (Doing::Show, _, Some(shown), Some(explained)) => {
            let again = Callback::from(move |_: MouseEvent| seed.set(page::random()));
            example(shown, explained, again, &around)
        }
        (Doing::Show, ..) => each([el("p", "", teach(Teach::NoHand)), asked(&around)]),
        _ => asked(&around),
    };
    html! { <>{ beside(&course, rules, None, dispatch) }<div class="lesson">{ head }{ body }</div></> }
}

/// Draws the way back, and the title.
fn head(open: Callback<MouseEvent>) -> Html {
    room::head(back(open), teach(Teach::BuildTitle), "")
}

/// The context that each state of the page is drawn from.
struct Around<'a> {
    goal: &'a Goal,
    errand: Option<&'a Errand>,
    entry: &'a Rc<Entry>,
    dispatch: &'a Dispatch,
}

/// Draws all goals, by the lessons that end with them.
fn list(lessons: &[(u8, Vec<Goal>)], course: &Course, head: Html, dispatch: &Dispatch) -> Html {
    let section = |(lesson, goals): &(u8, Vec<Goal>)| {
        let title = Lesson::by_number(*lesson).map(|lesson| teach(lesson.title));
        html! {
            <section class="learn-card">
                { el("h3", "", title.unwrap_or_default()) }
                { lines(goals, course, dispatch) }
            </section>
        }
    };
    html! {
        <div class="learn">
            { head }
            <div id={ASKED} tabindex="-1">
                if lessons.is_empty() {
                    { el("p", "", teach(Teach::NotHere)) }
                }
            </div>
            { each(lessons.iter().map(section)) }
        </div>
    }
}

/// Draws the goal: the hand that is to be built.
fn wanted(goal: &Goal) -> Html {
    html! {
        <div id={ASKED} tabindex="-1">
            { el("h3", "", teach(Teach::BuildWhat)) }
            { el("p", "lesson-text", goal_name(goal)) }
        </div>
    }
}

fn asked(around: &Around<'_>) -> Html {
    let side = [SHOW, &around.goal.to_string()].concat();
    let show = PAGE.open_at(&side, around.dispatch);
    html! {
        <>
            <div class="lesson-middle">{ wanted(around.goal) }</div>
            <div class="lesson-panel lesson-next">
                { button("toggle", teach(Teach::BuildShow), show) }
                { button("toggle strong", teach(Teach::BuildEnter), enter(around, false)) }
            </div>
        </>
    }
}

/// Draws what the hand on the table lacks, or that it lacks nothing.
fn checked(lacks: &[Lack], hand: &Question, explained: &Explained, around: &Around<'_>) -> Html {
    let is_built = lacks.is_empty();
    let (class, title) = if is_built {
        ("verdict good", Teach::Correct)
    } else {
        ("verdict bad", Teach::BuildNot)
    };
    let slips = lacks.iter().map(|one| el("li", "", lack(one)));
    let after = if is_built {
        let mut all = Goal::all().skip_while(|goal| goal != around.goal).skip(1);
        let is_there = |goal: &Goal| goal.show(0, &around.entry.rules).is_some();
        if let Some(next) = all.find(is_there) {
            let open = PAGE.open_at(&next.to_string(), around.dispatch);
            button("toggle strong", teach(Teach::Next), open)
        } else {
            let open = to_course(around.dispatch);
            button("toggle strong", teach(Teach::BackToCourse), open)
        }
    } else {
        button(
            "toggle strong",
            teach(Teach::BuildChange),
            enter(around, true),
        )
    };
    html! {
        <>
            <div class="lesson-middle">
                { wanted(around.goal) }
                { tiles(hand) }
            </div>
            <div class="lesson-panel">
                <div class="lesson-verdict" role="status">
                    { el("p", class, teach(title)) }
                    <ul class="lesson-slips">{ each(slips) }</ul>
                    { el("p", "caption", fu_of(explained)) }
                </div>
                { why(explained, around.entry) }
                <div class="lesson-next">{ after }</div>
            </div>
        </>
    }
}

/// Draws a hand that meets the goal.
fn example(
    hand: &Question,
    explained: &Explained,
    again: Callback<MouseEvent>,
    around: &Around<'_>,
) -> Html {
    let entry = Entry::new(around.entry.rules.clone(), hand.clone());
    html! {
        <>
            <div class="lesson-middle">
                { wanted(around.goal) }
                { tiles(hand) }
                { el("p", "caption", crate::say::teach::how(hand, &around.entry.rules)) }
            </div>
            <div class="lesson-panel">
                <div class="lesson-verdict">{ el("p", "caption", fu_of(explained)) }</div>
                { why(explained, &entry) }
                <div class="lesson-next">
                    { button("toggle", teach(Teach::Again), again) }
                    { button("toggle strong", teach(Teach::BuildEnter), enter(around, false)) }
                </div>
            </div>
        </>
    }
}

fn tiles(hand: &Question) -> Html {
    each([laid(hand, laid::name(hand)), indicators(hand)])
}

fn why(explained: &Explained, entry: &Entry) -> Html {
    let title = crate::say::say(crate::say::Label::MissReason);
    html! { <details class="lesson-why"><summary>{ title }</summary><div class="parts">{ anchored::price(explained, entry) }</div></details> }
}

/// Leads to where hands are entered. The tiles on the table stay if `stays`, or if they were entered for this goal already.
fn enter(around: &Around<'_>, stays: bool) -> Callback<MouseEvent> {
    let goal = around.goal;
    let errand = Errand {
        name: goal_name(goal),
        page: PAGE.address.into(),
        side: [CHECK, &goal.to_string()].concat().into(),
        take: Some(teach(Teach::DrillCheck).to_owned()),
    };
    let goes_on = around
        .errand
        .is_some_and(|one| one.place() == errand.place());
    let entry = if stays || goes_on {
        around.entry.clone()
    } else {
        let plain = Question::default();
        let seat = match goal.dealer {
            Some(true) => Wind::East,
            Some(false) => Wind::South,
            None => plain.seat,
        };
        let by = goal.by.unwrap_or(plain.by);
        let question = Question { seat, by, ..plain };
        Rc::new(Entry::new(around.entry.rules.clone(), question))
    };
    let (errand, dispatch) = (Rc::new(errand), around.dispatch.clone());
    Callback::from(move |_| {
        send_errand(Some(errand.clone()), &dispatch);
        dispatch.dispatch(Action::Put(entry.clone()));
    })
}
