//! A lesson: something is shown, then asked with help, then without. The answers stand at the foot, what came of them right
//! above, and nothing there moves between a question and its answer.

use tensu::link::BadLink;
use tensu_learn::course::{
    Aim, AnswerMode, Goal, Lesson, Meter, PLACE, Sitting, Stage, What, path,
};
use tensu_learn::sheet::BadSheet;
use tensu_words::Teach;
use yew::prelude::*;

use super::{Desk, Held, Page, build};

use crate::browser::page;
use crate::browser::storage::persist;
use crate::model::active_rules::ActiveRules;
use crate::model::course::{Course, CourseTap, LESSON};
use crate::model::entry::Entry;
use crate::model::outcome::Outcomes;
use crate::model::state::Dispatch;
use crate::parts::course::{Taps, use_course};
use crate::parts::learning::{Pace, back, instead, to_course, use_pace};
use crate::parts::lessons::beside;
use crate::parts::room;
use crate::parts::shapes::{button, each, el};
use crate::parts::taught::use_taught;
use crate::say::teach::{fill_teach, goal as goal_name, item, stands, teach};
use crate::say::{self, words};

mod answers;
mod around;
mod cards;
mod lent;
mod on_table;
mod patterns;
mod shown;
mod told;

use around::{ASKED, Around, DIGITS, FURTHER, NAMES, Touch, VERDICT, WHY};
use lent::{Lent, use_lent};

/// The page's entry in the list of pages.
pub(crate) const PAGE: Page = Page {
    address: LESSON,
    ..Page::SIDE
};

/// Draws the page.
pub(crate) fn view(desk: &Desk<'_>) -> Html {
    html! { <Body ..Held::of(desk) /> }
}

/// Finds the lesson of an address, if the rules have it.
fn lesson(side: &str, rules: &ActiveRules) -> Option<&'static Lesson> {
    let number = side.split('/').next().unwrap_or_default();
    let number: u8 = number.parse().ok()?;
    let mut all = [&PLACE].into_iter().chain(path(rules));
    all.find(|lesson| lesson.number == number)
}

#[component]
fn Body(props: &Held) -> Html {
    let Held {
        keeper,
        rules,
        side,
        dispatch,
    } = props;
    let taught = use_taught();
    let (course, tap) = use_course(keeper, rules, dispatch);
    let lent = use_lent(side, rules, dispatch);
    let lesson = lesson(side, rules).filter(|_| lent == Lent::Here);
    let sitting = lesson.and_then(|lesson| course.begun(lesson, rules));
    let pace = use_pace();
    let is_there = taught.missing().is_none();
    use_stages(lesson, sitting, is_there, rules, &pace, &tap);
    // A part that was chosen to be answered next, of the question that it is of.
    let part = use_state_eq(|| (0, 0));
    let hand = sitting.and_then(|sitting| sitting.asked()?.hand.clone());
    let outcomes = use_memo((hand, rules.clone()), |(hand, rules)| {
        let hand = hand.clone()?;
        Some(Outcomes::of(&Entry::new(rules.clone(), hand)))
    });
    if let Some(missing) = taught.missing() {
        return instead(room::leave(dispatch), missing);
    }
    let leave = back(to_course(dispatch));
    match lent {
        Lent::Here => {}
        Lent::Comes => return Html::default(),
        Lent::Bad(bad) => {
            let said = BadSheet::Link(BadLink::Rules(bad)).said(words());
            return instead(leave, el("p", "", said));
        }
    }
    let Some(lesson) = lesson else {
        return instead(leave, el("p", "", teach(Teach::NotHere)));
    };
    let Some(sitting) = sitting else {
        return Html::default();
    };
    let taps = timed(sitting, &part, pace, tap);
    let chosen = (part.0 == sitting.count()).then_some(part.1);
    let around = Around {
        sitting,
        rules,
        at: chosen.unwrap_or_else(|| sitting.at()),
        taps: &taps,
    };
    let turned = sitting
        .asked()
        .and_then(|asked| asked.turned(sitting.given()));
    let explained = (*outcomes).as_ref().and_then(|all| {
        let outcome = turned.map_or_else(|| all.chosen(), |by| all.by(by));
        outcome.as_ref().ok()
    });
    let body = match sitting.stage() {
        Stage::Card(at) => cards::view(at, &around),
        Stage::Asked | Stage::Told => answers::view(&around, explained),
        stage @ (Stage::Done | Stage::Tomorrow) => end(stage, &around, &course, dispatch),
    };
    html! {
        <>
            { beside(&course, rules, Some(lesson), dispatch) }
            <div class="lesson" onkeydown={keys(sitting, around.at, &taps)}>
                { room::head(leave, teach(lesson.title), el("span", "learn-known", how_far(sitting, rules))) }
                { body }
            </div>
        </>
    }
}

/// Opens the lesson, brings the keyboard to what it shows once the page `is_there`, and begins to count the seconds of each question.
#[hook]
fn use_stages(
    lesson: Option<&'static Lesson>,
    sitting: Option<&Sitting>,
    is_there: bool,
    rules: &ActiveRules,
    pace: &Pace,
    tap: &Taps,
) {
    {
        let tap = tap.clone();
        use_effect_with((lesson, rules.clone()), move |(lesson, _)| {
            if let Some(lesson) = *lesson {
                tap.emit((CourseTap::Open(lesson), Some(lesson), 0));
            }
        });
    }
    use_effect_with((is_there, lesson), |(is_there, _)| {
        if *is_there {
            page::later(|| page::focus(ASKED));
        }
    });
    let is_done = sitting.is_some_and(|sitting| sitting.stage() == Stage::Done);
    use_effect_with(is_done, |is_done| {
        // From here on there is something to lose.
        if *is_done {
            persist();
        }
    });
    let pace = pace.clone();
    let now = sitting.map(|sitting| (sitting.count(), sitting.stage()));
    use_effect_with((is_there, lesson, now), move |_| pace.begin());
}

/// Returns the receiver of taps: it adds the seconds that they took, and brings the keyboard to what they lead to.
fn timed(
    sitting: &Sitting,
    part: &UseStateHandle<(usize, usize)>,
    pace: Pace,
    tap: Taps,
) -> Callback<Touch> {
    let (sitting, part) = (sitting.clone(), part.clone());
    let way = sitting.asked().map(|asked| asked.way);
    Callback::from(move |touch| {
        let (tap_of, now) = match touch {
            Touch::Tap(tap, now) => (tap, now),
            Touch::Part(at) => return part.set((sitting.count(), at)),
        };
        // Tiles and keys of one question come quickly.
        let is_read = matches!(
            tap_of,
            CourseTap::Next | CourseTap::Back | CourseTap::Again(_)
        ) || way == Some(AnswerMode::Choose);
        let Some(seconds) = pace.seconds(now, !is_read) else {
            return;
        };
        part.set((0, 0));
        let to = keyboard(&sitting, &tap_of);
        tap.emit((tap_of, Some(sitting.lesson()), seconds));
        if let Some(to) = to {
            page::later(move || page::focus(to));
        }
    })
}

/// Words how much of the lesson is done.
fn how_far(sitting: &Sitting, rules: &ActiveRules) -> String {
    let (done, all) = match sitting.stage() {
        Stage::Card(at) => (usize::from(at) + 1, sitting.lesson().cards(rules).count()),
        _ => sitting.progress(),
    };
    fill_teach(Teach::CountOf, &[done.into(), all.into()])
}

/// Returns where the keyboard goes with a tap; `None` where it stays with what was tapped.
fn keyboard(sitting: &Sitting, tap: &CourseTap) -> Option<&'static str> {
    let mut then = sitting.clone();
    match *tap {
        CourseTap::Choose(part, at) => then.choose(part, at),
        CourseTap::Tell => then.tell(),
        _ => return Some(ASKED),
    }
    match (then.stage(), then.asked()?.way) {
        // The next question is there already, or how it ended.
        (Stage::Told, _) if then.lesson().silent => Some(ASKED),
        (Stage::Told, _) | (_, AnswerMode::Fill) => Some(VERDICT),
        // Another question came of it.
        (_, AnswerMode::Trace) => Some(ASKED),
        (_, AnswerMode::Choose | AnswerMode::Tap | AnswerMode::Each) => None,
    }
}

/// Reads the keys: a number gives that answer, Enter goes on, and `?` opens the reason. Of more than nine tiles, and of
/// names beside them, Enter goes from one to the other as long as a name is to be chosen.
fn keys(sitting: &Sitting, at: usize, taps: &Callback<Touch>) -> Callback<KeyboardEvent> {
    let (stage, taps) = (sitting.stage(), taps.clone());
    let asked = sitting.asked();
    let way = asked.map(|asked| asked.way);
    let given = sitting.given().to_vec();
    let named = asked.and_then(|asked| {
        let mut parts = asked.parts.iter();
        parts.position(|part| part.what == What::WaitName)
    });
    let many = asked.map_or_else(Vec::new, |asked| {
        asked.parts.iter().map(|part| part.choices.len()).collect()
    });
    let choices = many.get(at).copied().unwrap_or_default();
    Callback::from(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let in_names = named.filter(|_| page::is_at(NAMES));
        let is_further = named.is_some() && page::is_at(FURTHER);
        let is_among = in_names.is_some() || is_further;
        let on_text = is_among || page::is_at(ASKED) || page::is_at(VERDICT);
        let is_open = given.iter().any(Option::is_none);
        let tap = match (event.key().as_str(), stage) {
            ("?", Stage::Told) => return page::press(WHY),
            ("Enter", Stage::Card(_) | Stage::Told) if on_text => CourseTap::Next,
            ("Enter", Stage::Asked) if on_text && way == Some(AnswerMode::Tap) => {
                match named.filter(|_| is_open) {
                    None => CourseTap::Tell,
                    Some(tiles) => {
                        event.prevent_default();
                        let is_more = tiles > DIGITS && !is_among;
                        return page::focus(if is_more { FURTHER } else { NAMES });
                    }
                }
            }
            (key, Stage::Asked) => match (key.parse::<usize>(), way) {
                (Ok(nth @ 1..=DIGITS), Some(AnswerMode::Tap)) => match in_names {
                    Some(part) if nth <= many[part] => CourseTap::Choose(part, nth - 1),
                    Some(_) => return,
                    None => {
                        let at = nth - 1 + if is_further { DIGITS } else { 0 };
                        // Names have digits of their own.
                        if at >= named.unwrap_or(many.len()) {
                            return;
                        }
                        let next = given[at].map_or(0, |at| at + 1);
                        CourseTap::Choose(at, next % many[at])
                    }
                },
                (Ok(nth @ 1..), Some(way)) if way != AnswerMode::Tap && nth <= choices => {
                    CourseTap::Choose(at, nth - 1)
                }
                _ => return,
            },
            _ => return,
        };
        event.prevent_default();
        taps.emit(Touch::Tap(tap, event.time_stamp()));
    })
}

/// Draws how each lesson did that the placement asked about.
fn placed(around: &Around<'_>) -> Html {
    let line = |(lesson, [right, of], is_known): (&'static Lesson, [usize; 2], bool)| {
        let count = fill_teach(Teach::GroupRight, &[right.into(), of.into()]);
        let line = say::pair(teach(lesson.title), count);
        let done = is_known.then(|| teach(Teach::DoneTitle));
        el(
            "li",
            "",
            [Some(&*line), done]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join(" · "),
        )
    };
    let all = around.sitting.placed(around.rules);
    html! { <ul class="lesson-slips">{ each(all.into_iter().map(line)) }</ul> }
}

/// Draws the goal of the course and where one stands, and the way to building a hand of what was learned: one that was not
/// built yet, or the first.
fn further(lesson: &Lesson, rules: &ActiveRules, course: &Course, dispatch: &Dispatch) -> Html {
    let goals = || Goal::of_lesson(lesson.number).filter(|goal| goal.show(0, rules).is_some());
    let open = goals().find(|goal| !course.is_built(goal));
    let goal = open.or_else(|| goals().next());
    if goal.is_none() && !lesson.aims.contains(&Aim::Whole) {
        return Html::default();
    }
    let way = |goal: Goal| {
        let open = build::PAGE.open_at(&goal.to_string(), dispatch);
        each([
            el("p", "", teach(Teach::BuildWhat)),
            el("p", "caption", goal_name(&goal)),
            button("toggle lesson-way", teach(Teach::BuildTitle), open),
        ])
    };
    let meter = Meter::of(&course.log);
    let reached = meter.is_reached().then(|| teach(Teach::MeterReached));
    html! {
        <>
            { el("p", "", reached.unwrap_or(teach(Teach::MeterGoal))) }
            { el("p", "caption", stands(meter)) }
            { goal.map(way).unwrap_or_default() }
        </>
    }
}

/// Draws what is not known yet.
fn comes_back(sitting: &Sitting) -> Html {
    let mut names: Vec<String> = Vec::new();
    for name in sitting.unknown().map(item) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let names = names.into_iter().map(|name| el("li", "", name));
    html! {
        <>
            <ul class="lesson-slips">{ each(names) }</ul>
            { el("p", "", teach(Teach::TomorrowWhy)) }
        </>
    }
}

/// Draws how the lesson ended, and what comes next.
fn end(stage: Stage, around: &Around<'_>, course: &Course, dispatch: &Dispatch) -> Html {
    let Around { sitting, rules, .. } = around;
    let lesson = sitting.lesson();
    let counted = fill_teach(
        Teach::DoneRight,
        &[sitting.right().into(), sitting.count().into()],
    );
    let (title, more) = match stage {
        Stage::Done if lesson.silent => (Teach::PlaceDone, placed(around)),
        Stage::Done => (Teach::DoneTitle, further(lesson, rules, course, dispatch)),
        _ => {
            let both = [
                comes_back(sitting),
                further(lesson, rules, course, dispatch),
            ];
            (Teach::Tomorrow, each(both))
        }
    };
    let next = if lesson.silent {
        let known = sitting.placed(rules);
        let is_known = |one: &Lesson| known.iter().any(|(own, _, known)| *known && *own == one);
        sitting.scope().path(rules).find(|one| !is_known(one))
    } else {
        let mut path = sitting.scope().path(rules);
        path.find(|one| *one == lesson).and_then(|_| path.next())
    };
    let next = next.map(|next| {
        let name = fill_teach(Teach::NextLesson, &[teach(next.title).into()]);
        let open = PAGE.open_at(&next.number.to_string(), dispatch);
        button("toggle strong", name, open)
    });
    html! {
        <>
            <div id={ASKED} class="lesson-middle" tabindex="-1">
                { el("h3", "", teach(title)) }
                { el("p", "", counted) }
                { more }
            </div>
            <div class="lesson-panel lesson-next">
                { button("toggle", teach(Teach::Again), around.tap(CourseTap::Again(lesson))) }
                { next.unwrap_or_else(|| button("toggle strong", teach(Teach::BackToCourse), to_course(dispatch))) }
            </div>
        </>
    }
}

#[cfg(test)]
mod tests {
    use tensu_learn::course::{AnswerMode, Lesson, PLACE, Sitting, Stage, path};

    use super::{ASKED, VERDICT, keyboard};
    use crate::model::active_rules::ActiveRules;
    use crate::model::course::CourseTap;

    /// Goes through a lesson; each tap with its way, whether that ended the question, and where the keyboard goes.
    fn taps(
        lesson: &'static Lesson,
        rules: &ActiveRules,
    ) -> Vec<(AnswerMode, bool, Option<&'static str>)> {
        let mut sitting = Sitting::begin(lesson, 7, rules);
        let mut all = Vec::new();
        loop {
            match sitting.stage() {
                Stage::Card(_) | Stage::Told => sitting.next(rules),
                Stage::Done | Stage::Tomorrow => return all,
                Stage::Asked => {
                    let asked = sitting.asked().expect("a question").clone();
                    let open = sitting.given().iter().position(Option::is_none);
                    let tap = open.map_or(CourseTap::Tell, |part| {
                        // Wrong, so that what was missed is asked for, too.
                        let part_of = &asked.parts[part];
                        CourseTap::Choose(part, (part_of.right + 1) % part_of.choices.len())
                    });
                    let to = keyboard(&sitting, &tap);
                    match tap {
                        CourseTap::Choose(part, at) => sitting.choose(part, at),
                        _ => sitting.tell(),
                    }
                    all.push((asked.way, sitting.stage() == Stage::Told, to));
                }
            }
        }
    }

    /// Whatever the way, the end of a question is told where the keyboard goes; before it nothing takes the keyboard away, unless
    /// something else is asked or told.
    #[test]
    fn the_keyboard_goes_where_something_new_is() {
        let rules = ActiveRules::by_id("ema_2025").expect("a ruleset");
        let mut ways = Vec::new();
        for (way, ended, to) in path(&rules).flat_map(|lesson| taps(lesson, &rules)) {
            let wanted = match (ended, way) {
                (true, _) | (false, AnswerMode::Fill) => Some(VERDICT),
                (false, AnswerMode::Trace) => Some(ASKED),
                (false, _) => None,
            };
            assert_eq!(to, wanted, "{way:?} {ended}");
            ways.push((way, ended));
        }
        for way in [
            AnswerMode::Fill,
            AnswerMode::Trace,
            AnswerMode::Each,
            AnswerMode::Tap,
        ] {
            assert!(
                ways.contains(&(way, true)) && ways.contains(&(way, false)),
                "{way:?}"
            );
        }
        let silent = taps(&PLACE, &rules);
        let ended: Vec<_> = silent.iter().filter(|(_, ended, _)| *ended).collect();
        assert_eq!(ended.len(), 12);
        assert!(ended.iter().all(|(.., to)| *to == Some(ASKED)));
    }
}
