//! Results: how often and how well was answered, what goes wrong most, and the log to keep, to take along and to read in.

use std::rc::Rc;

use tensu_learn::course::Meter;
use tensu_learn::results::{Added, Group, Share, groups, streak, strip, worst};
use tensu_learn::{Date, Day, HandedIn, Log};
use tensu_words::Teach;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::{Desk, Held, Page};

use crate::browser::page::{files, give};
use crate::model::active_rules::ActiveRules;
use crate::model::course::{Course, CourseTap};
use crate::model::state::{Dispatch, tell_of};
use crate::model::storage::learning;
use crate::parts::copied::Copy;
use crate::parts::course::{Taps, use_course};
use crate::parts::learning::{back, instead, to_course, use_today};
use crate::parts::lessons::beside;
use crate::parts::room;
use crate::parts::shapes::{button, each, el, th};
use crate::parts::taught::use_taught;
use crate::say::teach::{clock, fill_teach, group as group_name, item, teach};
use crate::say::{self, Label, say, words};

/// The page's entry in the list of pages.
pub(crate) const PAGE: Page = Page {
    address: "results",
    ..Page::SIDE
};

/// The days of a week.
const WEEK: usize = 7;

/// The number of the worst items that are shown.
const WORST: usize = 3;

/// The id of the field with the log.
const TEXT: &str = "results-text";

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
    let (course, taps) = use_course(keeper, rules, dispatch);
    let today = use_today();
    if let Some(missing) = taught.missing() {
        return instead(room::leave(dispatch), missing);
    }
    html! {
        <>
        { beside(&course, rules, None, dispatch) }
        <div class="learn">
            { room::head(back(to_course(dispatch)), teach(Teach::Results), "") }
            if course.log.is_empty() {
                <section class="learn-card">{ el("p", "aside", teach(Teach::ResultsNone)) }</section>
            } else {
                { numbers(&course, rules, today) }
                { weeks(&course.log, today) }
                { bars(&course.log) }
                { wrong(&course.log) }
                { handed_in(&course.log) }
            }
            <Along text={course.log.to_string()} log={Rc::new(course.log.clone())} before={course.before.clone()} {taps} dispatch={dispatch.clone()} />
        </div>
        </>
    }
}

/// Draws four numbers.
fn numbers(course: &Course, rules: &ActiveRules, today: Day) -> Html {
    let Meter { right, of } = Meter::of(&course.log);
    let whole = fill_teach(Teach::CountOf, &[right.into(), of.into()]);
    let all = groups(&course.log);
    let whole_hands = all.iter().find(|(group, _)| *group == Group::Whole);
    let pace = whole_hands.and_then(|(_, share)| share.pace());
    let pace = pace.map_or_else(|| "–".to_owned(), |pace| words().number(pace));
    let line = |(name, figure): (Teach, String)| {
        html! { <div class="results-number">{ el("dt", "", teach(name)) }{ el("dd", "", figure) }</div> }
    };
    let lines = [
        (Teach::WholeRight, whole),
        (Teach::DueNow, course.due(today, rules).len().to_string()),
        (Teach::DaysInRow, streak(&course.log, today).to_string()),
        (Teach::Pace, pace),
    ];
    html! { <section class="learn-card"><dl class="results-numbers">{ each(lines.into_iter().map(line)) }</dl></section> }
}

/// Draws twelve weeks, a column each; for a voice a list of numbers.
fn weeks(log: &Log, today: Day) -> Html {
    let days = strip(log, today);
    let most = days.iter().copied().max().unwrap_or_default().max(1);
    let day = |count: &u32| {
        // Four shades, so that a day with few answers is seen beside one with many.
        let shade = (count * 4).div_ceil(most);
        html! { <i class={format!("shade-{shade}")}></i> }
    };
    let week = |(at, days): (usize, &[u32])| {
        let all: u32 = days.iter().sum();
        let said = fill_teach(Teach::AnswersInWeek, &[(at + 1).into(), all.into()]);
        html! { <li>{ el("span", "unseen", said) }{ each(days.iter().map(day)) }</li> }
    };
    html! {
        <section class="learn-card" aria-label={teach(Teach::TwelveWeeks)}>
            { el("h3", "", teach(Teach::TwelveWeeks)) }
            <ol class="results-weeks">{ each(days.chunks(WEEK).enumerate().map(week)) }</ol>
        </section>
    }
}

fn share(share: Share) -> String {
    fill_teach(Teach::GroupRight, &[share.right.into(), share.all.into()])
}

/// Draws a bar for each group, with its number.
fn bars(log: &Log) -> Html {
    let line = |(group, own): (Group, Share)| {
        let tenths = own.percent().unwrap_or_default() / 10;
        html! {
            <tr>
                { th("row", group_name(group)) }
                <td><span class={format!("results-bar of-{tenths}")}></span></td>
                { el("td", "", share(own)) }
            </tr>
        }
    };
    html! {
        <section class="learn-card" aria-label={teach(Teach::ByGroup)}>
            { el("h3", "", teach(Teach::ByGroup)) }
            <table class="results-bars"><tbody>{ each(groups(log).into_iter().map(line)) }</tbody></table>
        </section>
    }
}

/// Draws what goes wrong most often.
fn wrong(log: &Log) -> Html {
    let worst = worst(log, WORST);
    if worst.is_empty() {
        return Html::default();
    }
    let line = |(own, how)| el("li", "", say::pair(&item(own), share(how)));
    html! {
        <section class="learn-card" aria-label={teach(Teach::Worst)}>
            { el("h3", "", teach(Teach::Worst)) }
            <ul>{ each(worst.into_iter().map(line)) }</ul>
        </section>
    }
}

/// The number of the last sheets that are listed.
const SHEETS: usize = 20;

/// Draws the sheets that were handed in, the last one first.
fn handed_in(log: &Log) -> Html {
    let mut sheets: Vec<&HandedIn> = log.sheets().collect();
    if sheets.is_empty() {
        return Html::default();
    }
    sheets.sort_by_key(|sheet| std::cmp::Reverse(sheet.day));
    let line = |sheet: &&HandedIn| {
        let points = fill_teach(Teach::SheetPoints, &[sheet.right.into(), sheet.of.into()]);
        html! {
            <tr>
                { th("row", Date::of(sheet.day).to_string()) }
                { el("td", "", sheet.code.clone()) }
                { el("td", "", points) }
                { el("td", "", clock(sheet.seconds)) }
            </tr>
        }
    };
    html! {
        <section class="learn-card" aria-label={teach(Teach::SheetsDone)}>
            { el("h3", "", teach(Teach::SheetsDone)) }
            <table class="results-bars"><tbody>{ each(sheets.iter().take(SHEETS).map(line)) }</tbody></table>
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct AlongProps {
    text: String,
    log: Rc<Log>,
    /// The log before something was read in.
    before: Option<Rc<Log>>,
    taps: Taps,
    dispatch: Dispatch,
}

#[component]
fn Along(props: &AlongProps) -> Html {
    let AlongProps {
        text,
        log,
        before,
        taps,
        dispatch,
    } = props;
    let given = use_state(String::new);
    let read = (!given.is_empty()).then(|| Log::read(&given));
    let oninput = {
        let given = given.clone();
        move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() {
                given.set(field.value());
            }
        }
    };
    let onchange = {
        let given = given.clone();
        files::reader(Callback::from(move |text: String| given.set(text)))
    };
    let told = match &read {
        Some(Ok(other)) => {
            let add = {
                let (taps, given, other) = (taps.clone(), given.clone(), other.clone());
                move |_: MouseEvent| {
                    taps.emit((CourseTap::Import(other.clone()), None, 0));
                    given.set(String::new());
                }
            };
            would_add(Added::by(log, other), add.into())
        }
        Some(Err(bad)) => el("p", "wrong", bad.said(words())),
        None if before.is_some() => {
            let (taps, before, dispatch) = (taps.clone(), before.clone(), dispatch.clone());
            let undo = move |_: MouseEvent| {
                if let Some(before) = &before {
                    tell_of(learning::replace_log(before), &dispatch);
                }
                taps.emit((CourseTap::Undo, None, 0));
            };
            each([
                el("p", "", teach(Teach::AddedNow)),
                button("toggle", say(Label::Undo), undo),
            ])
        }
        None => Html::default(),
    };
    let text = AttrValue::from(text.clone());
    let href = give::file_address("text/plain", &text);
    html! {
        <section class="learn-card results-take" aria-label={teach(Teach::Keep)}>
            { el("h3", "", teach(Teach::Keep)) }
            { el("p", "aside", teach(Teach::KeepWhy)) }
            <textarea id={TEXT} class="unseen" readonly=true tabindex="-1" aria-hidden="true" value={text.clone()} />
            <Copy field={TEXT} what={text} text={teach(Teach::CopyText)}>
                <a class="toggle" {href} download="tensu-learn.txt">{ teach(Teach::SaveFile) }</a>
            </Copy>
            <textarea rows="3" spellcheck="false" aria-label={teach(Teach::ReadText)} placeholder={teach(Teach::ReadText)} value={(*given).clone()} {oninput} />
            <label class="toggle evening-file">
                { teach(Teach::ChooseFile) }
                <input type="file" accept=".txt,text/plain" class="unseen" {onchange} />
            </label>
            <div role="status">{ told }</div>
        </section>
    }
}

/// Draws what a log that was read in would add, and the key that adds it.
fn would_add(added: Added, add: Callback<MouseEvent>) -> Html {
    if added.is_nothing() {
        return el("p", "", teach(Teach::AddsNothing));
    }
    let Added {
        answers,
        lessons,
        sheets,
        ..
    } = added;
    let fills = [answers.into(), lessons.into(), sheets.into()];
    each([
        el("p", "", fill_teach(Teach::WouldAdd, &fills)),
        button("toggle strong", teach(Teach::Add), add),
    ])
}
