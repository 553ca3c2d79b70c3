//! The day of a tournament: this device is the desk. People and rounds are set up, each table takes its round by a code and gives
//! its result back by one, and the ranking follows.

use std::rc::Rc;

use tensu::evening::tournament::Day;
use yew::prelude::*;

use super::Desk;
use crate::browser::once::use_once;
use crate::browser::page::Awake;
use crate::model::active_rules::ActiveRules;
use crate::model::state::{Dispatch, State};
use crate::model::storage;
use crate::parts::kept::{Keeper, use_heard, use_kept, use_saved};
use crate::parts::learning::instead;
use crate::parts::room;
use crate::parts::taught::use_taught;

mod around;
mod change;
mod give;
mod list;
mod people;
mod ranking;
mod report;
mod round;
mod sentences;
mod setup;
mod state;
mod table;
mod timer;
mod typed;

pub(crate) use around::PAGE;
use around::{Around, DAY, at};
use state::{Days, Tap};

/// The beginning of a side that is a result.
const RESULT: &str = "result=";

/// The page.
pub(crate) fn view(desk: &Desk<'_>) -> Html {
    let State { entry, houses, .. } = desk.state;
    html! { <Body keeper={desk.keeper.clone()} rules={entry.rules.clone()} houses={houses.clone()} side={desk.side.to_owned()} dispatch={desk.dispatch.clone()} /> }
}

#[derive(Properties, PartialEq)]
struct Props {
    keeper: Rc<Keeper>,
    rules: ActiveRules,
    houses: Vec<ActiveRules>,
    side: AttrValue,
    dispatch: Dispatch,
}

#[component]
fn Body(props: &Props) -> Html {
    let Props {
        keeper,
        rules,
        houses,
        side,
        dispatch,
    } = props;
    let taught = use_taught();
    use_once();
    let days = use_kept(keeper, Days::load);
    use_saved(days.all.clone(), |all| state::save(all), dispatch);
    let taps = {
        let days = days.dispatcher();
        Callback::from(move |tap| {
            if state::has_news() {
                days.dispatch(Tap::Elsewhere);
            }
            days.dispatch(tap);
        })
    };
    {
        let taps = taps.clone();
        use_heard(storage::is_of_days, move || taps.emit(Tap::Elsewhere));
    }
    use_result(side, &days, &taps, dispatch);
    use_awake(side.contains('/') || side.bytes().all(|byte| byte.is_ascii_digit()));
    if let Some(missing) = taught.missing() {
        return instead(room::leave(dispatch), missing);
    }
    if side.starts_with(DAY) {
        return list::offer(side, &taps, dispatch);
    }
    let (seed, view) = side.split_once('/').unwrap_or((side, ""));
    let day = seed.parse().ok().and_then(|seed| days.at(seed));
    let played = day.and_then(|day| ActiveRules::of(day.head.rules.clone()).ok());
    let Some((day, played)) = day.zip(played) else {
        return list::view(&days, rules, &taps, dispatch);
    };
    let state = day.state();
    let around = Around {
        day,
        state: &state,
        rules: &played,
        told: &days.told,
        taps: &taps,
        dispatch,
    };
    let body = match view.split_once('.').unwrap_or((view, "")) {
        ("ranking", _) => ranking::page(&around),
        ("people", _) => people::page(&around),
        ("give", _) => give::page(&around),
        ("setup", _) => setup::page(&around, houses),
        ("table", rest) => table::page(&around, rest),
        _ if state.begun == 0 => setup::page(&around, houses),
        _ => round::page(&around),
    };
    html! {
        <div class="evenings day">
            { body }
            { report::said(&days.told, &taps) }
        </div>
    }
}

/// Takes the result of a link once, and opens the round that it is of.
#[hook]
fn use_result(side: &AttrValue, days: &Days, taps: &Callback<Tap>, dispatch: &Dispatch) {
    let result = Some(side).filter(|side| side.starts_with(RESULT)).cloned();
    let own = |day: &&Day| {
        let id = format!("{:08x}", day.head.id());
        side.contains(&format!("/{id}."))
    };
    let day = days.all.iter().find(own).map(|day| day.head.seed);
    let (taps, dispatch) = (taps.clone(), dispatch.clone());
    use_effect_with(result, move |result| {
        if let Some(result) = result {
            taps.emit(Tap::Report(result.to_string()));
            dispatch.dispatch(match day {
                Some(seed) => PAGE.opened_at(&at(seed, "")),
                None => PAGE.opened(),
            });
        }
    });
}

/// Keeps the screen on while a day is open.
#[hook]
fn use_awake(is_on: bool) {
    use_effect_with(is_on, move |is_on| {
        let awake = is_on.then(Awake::new);
        move || drop(awake)
    });
}
