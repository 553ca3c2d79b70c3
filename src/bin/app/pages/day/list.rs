//! The tournaments of this device, a new one, and one from elsewhere.

use tensu::evening::tournament::{Day, Head};
use tensu_words::Teach;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::around::{DAY, PAGE, at, deleted};
use super::report;
use super::state::{Days, Tap};
use crate::browser::page::dates::DateForm;
use crate::browser::page::{self, dates, files};
use crate::browser::storage::persist;
use crate::model::active_rules::ActiveRules;
use crate::model::library::library;
use crate::model::state::Dispatch;
use crate::pages::table;
use crate::parts::room;
use crate::parts::shapes::{button, each, el};
use crate::say::language::with_games;
use crate::say::teach::{fill_teach, teach};
use crate::say::{Label, say, words};

/// The page.
pub(super) fn view(
    days: &Days,
    rules: &ActiveRules,
    taps: &Callback<Tap>,
    dispatch: &Dispatch,
) -> Html {
    let new = {
        let (rules, taps, dispatch) = (rules.clone(), taps.clone(), dispatch.clone());
        move |_: MouseEvent| {
            persist();
            let seed = page::random() % 1_000_000;
            let mut head = Head::by(rules.to_house(), seed);
            head.date = Some(dates::evening());
            taps.emit(Tap::Add(Day::new(head)));
            dispatch.dispatch(PAGE.opened_at(&at(seed, "")));
        }
    };
    let back = room::back(say(Label::TableBack), table::PAGE.open(dispatch));
    let all = days.all.iter().rev();
    html! {
        <div class="evenings day">
            { room::head(back, say(Label::ViewDay), "") }
            { deleted(days, taps) }
            <section class="evenings-paper">
                { el("p", "", teach(Teach::DayHelp)) }
                <div class="evenings-keys">{ button("toggle strong", teach(Teach::DayNew), new) }</div>
            </section>
            { each(all.map(|day| one(day, taps, dispatch))) }
            <Read dispatch={dispatch.clone()} />
            { report::said(&days.told, taps) }
        </div>
    }
}

fn one(day: &Day, taps: &Callback<Tap>, dispatch: &Dispatch) -> Html {
    let seed = day.head.seed;
    let delete = taps.reform(move |_: MouseEvent| Tap::Delete(seed));
    html! {
        <section class="evenings-paper">
            <h3>{ title(day) }{ el("small", "", facts(day)) }</h3>
            <div class="evenings-keys">
                { button("toggle strong", teach(Teach::DayGoOn), PAGE.open_at(&at(seed, ""), dispatch)) }
                { button("toggle", say(Label::HistoryDelete), delete) }
            </div>
        </section>
    }
}

/// The name of a day, or else its date.
pub(super) fn title(day: &Day) -> String {
    let date = day
        .head
        .date
        .map(|date| dates::written(date, words().tag, DateForm::Long));
    match day.head.name.as_str() {
        "" => date.unwrap_or_else(|| say(Label::ViewDay).to_owned()),
        name => name.to_owned(),
    }
}

/// Rules, people and how far it is.
pub(super) fn facts(day: &Day) -> String {
    let state = day.state();
    let rules = ActiveRules::of(day.head.rules.clone());
    let rules = rules
        .map(|rules| rules.title().to_owned())
        .unwrap_or_default();
    let people = fill_teach(Teach::DayMany, &[state.there(state.begun).len().into()]);
    let round = fill_teach(Teach::DayRound, &[state.begun.into(), state.rounds.into()]);
    [rules, people, round].join(" · ")
}

/// A day from elsewhere: it is looked at first.
pub(super) fn offer(text: &str, taps: &Callback<Tap>, dispatch: &Dispatch) -> Html {
    let body = match Day::read_with(text, library()) {
        Ok((day, _)) => {
            let keep = {
                let (taps, dispatch, day) = (taps.clone(), dispatch.clone(), day.clone());
                move |_: MouseEvent| {
                    taps.emit(Tap::Add(day.clone()));
                    dispatch.dispatch(PAGE.opened_at(&at(day.head.seed, "")));
                }
            };
            html! {
                <>
                    <h3>{ title(&day) }{ el("small", "", facts(&day)) }</h3>
                    <div class="evenings-keys">{ button("toggle strong", teach(Teach::DayKeep), keep) }</div>
                </>
            }
        }
        Err(why) => el("p", "wrong", words().bad_day(&why)),
    };
    let back = room::back(say(Label::Close), PAGE.open(dispatch));
    html! {
        <div class="evenings day">
            { room::head(back, teach(Teach::DayOffered), "") }
            <section class="evenings-paper">{ body }</section>
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct ReadProps {
    dispatch: Dispatch,
}

/// The fields for a day from elsewhere: a link, a file.
#[component]
fn Read(props: &ReadProps) -> Html {
    let text = use_state(String::new);
    // The lines of this text that cannot be read.
    let lost = use_state_eq(|| 0_usize);
    let given = {
        let (dispatch, shown, lost) = (props.dispatch.clone(), text.clone(), lost.clone());
        move |text: &str| {
            let (dispatch, shown, lost) = (dispatch.clone(), shown.clone(), lost.clone());
            with_games(text.to_owned(), move |text| {
                let from = text.find(DAY).unwrap_or_default();
                let day = Day::read_with(&text[from..], library());
                let unread = day.as_ref().map_or(0, |(_, unread)| *unread);
                // It is said first, and opened by another tap.
                if unread > 0 && (*lost, &*shown) != (unread, &text) {
                    lost.set(unread);
                    shown.set(text);
                    return;
                }
                // What a file has is shown as what a link has.
                let link = day.map_or_else(|_| DAY.to_owned(), |(day, _)| day.link());
                dispatch.dispatch(PAGE.opened_at(&link));
            });
        }
    };
    let oninput = {
        let (text, lost) = (text.clone(), lost.clone());
        move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() {
                text.set(field.value());
                lost.set(0);
            }
        }
    };
    let onchange = {
        let given = given.clone();
        files::reader(Callback::from(move |text: String| given(&text)))
    };
    let open = {
        let text = text.clone();
        move |_: MouseEvent| given(&text)
    };
    html! {
        <details class="evenings-paper day-read">
            { el("summary", "", teach(Teach::DayOffered)) }
            <textarea rows="3" spellcheck="false" aria-label={teach(Teach::DayOffered)} value={(*text).clone()} {oninput} />
            <p class="wrong" role="status">
                if *lost > 0 {
                    { fill_teach(Teach::DayUnread, &[(*lost).into()]) }
                }
            </p>
            <div class="evenings-keys">
                { button("toggle", teach(Teach::DayOpen), open) }
                <label class="toggle evening-file">
                    { say(Label::TableFile) }
                    <input type="file" accept=".txt,text/plain" class="unseen" {onchange} />
                </label>
            </div>
        </details>
    }
}
