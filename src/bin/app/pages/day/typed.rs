//! A result that is typed: the points of each seat, and the sticks that lie on the table.

use tensu::evening::Ticket;
use tensu::evening::tournament::{BadReport, Points, Report};
use tensu_words::Teach;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::around::{PAGE, at};
use super::state::Tap;
use crate::browser::page;
use crate::model::active_rules::ActiveRules;
use crate::model::state::Dispatch;
use crate::parts::shapes::{button, each, el};
use crate::say::teach::teach;
use crate::say::{Label, say, words};

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub(super) ticket: Ticket,
    pub(super) names: Vec<AttrValue>,
    pub(super) points: Option<Points>,
    pub(super) rules: ActiveRules,
    pub(super) seed: u64,
    pub(super) taps: Callback<Tap>,
    pub(super) dispatch: Dispatch,
}

/// The fields: points by seat, then sticks.
#[component]
pub(super) fn Typed(props: &Props) -> Html {
    let typed = use_state(|| {
        let points = props.points.clone().unwrap_or_default();
        let mut texts: Vec<String> = points.points.iter().map(ToString::to_string).collect();
        texts.resize(props.names.len(), String::new());
        texts.push(points.sticks.to_string());
        texts
    });
    let sticks = props.names.len();
    let read = |at: usize| {
        // A minus sign of a text is one, too, and spaces and dots stand between digits.
        let text = typed.get(at).map_or("", |text| text.trim());
        let plain: String = text.replace('\u{2212}', "-");
        let plain: String = plain
            .chars()
            .filter(|c| c.is_ascii_digit() || *c == '-')
            .collect();
        plain.parse::<i64>().ok()
    };
    let told: Option<Vec<i64>> = (0..sticks).map(read).collect();
    let lying = read(sticks).and_then(|sticks| u32::try_from(sticks).ok());
    // What penalties brought in, and what comes beside the points, stays as it was told.
    let points = told.zip(lying).map(|(points, sticks)| Points {
        points,
        sticks,
        ..props.points.clone().unwrap_or_default()
    });
    let points = points.filter(Points::can_be);
    let sums = points.as_ref().map(|points| points.sums(&props.rules));
    let off = sums.filter(|(have, need)| have != need);
    // What does not add up counts as brought in.
    let more = off.map_or(0, |(have, need)| have - need);
    let points = points.map(|points| Points {
        brought: points.brought + more,
        ..points
    });
    let points = points.filter(Points::can_be);
    let field = |(at, name): (usize, AttrValue)| {
        let value = typed.get(at).cloned().unwrap_or_default();
        let typed = typed.clone();
        let oninput = move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                let mut next = (*typed).clone();
                if let Some(own) = next.get_mut(at) {
                    *own = field.value();
                }
                typed.set(next);
            }
        };
        html! {
            <label class="day-field">
                { el("span", "", name.to_string()) }
                <input type="text" inputmode="text" autocomplete="off" {value} {oninput} />
            </label>
        }
    };
    let has_sticks = props.rules.is_riichi();
    let mut names = props.names.clone();
    if has_sticks {
        names.push(say(Label::RiichiSticks).into());
    }
    let record = {
        let (ticket, taps, dispatch) = (
            props.ticket.clone(),
            props.taps.clone(),
            props.dispatch.clone(),
        );
        let seed = props.seed;
        let points = points.clone();
        move |_: MouseEvent| {
            let Some(points) = points.clone() else {
                return;
            };
            let report = Report {
                ticket: ticket.clone(),
                points,
            };
            let entry = report.as_entry(Some(page::second()));
            taps.emit(Tap::Enter(seed, entry));
            dispatch.dispatch(PAGE.opened_at(&at(seed, "")));
        }
    };
    let key = if off.is_some() && points.is_some() {
        button("toggle", teach(Teach::DayAnyway), record)
    } else {
        html! { <button type="button" class="toggle strong" disabled={points.is_none()} onclick={record}>{ say(Label::TableRecord) }</button> }
    };
    html! {
        <section class="evenings-paper day-typed">
            { el("h3", "", teach(Teach::DayType)) }
            <div class="day-fields">{ each(names.into_iter().enumerate().map(field)) }</div>
            <p class="wrong" role="status">{ off.map(|(have, need)| words().bad_report(&BadReport::Sum { have, need })) }</p>
            <div class="evenings-keys">{ key }</div>
        </section>
    }
}
