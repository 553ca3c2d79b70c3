//! Evenings: the games of this device by day and by season, the people over them, and each evening to be seen, joined, split,
//! given away.

use std::collections::BTreeSet;
use std::rc::Rc;

use tensu::evening::season::Span;
use tensu::evening::{Date, Day};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::PAGE as TABLE;
use super::read::Read;
use super::state::{self, Evening, Tap};
use crate::browser::page;
use crate::browser::page::dates;
use crate::model::state::{Action, Dispatch};
use crate::model::storage::{self, half};
use crate::pages::{Desk, Group, Held, Page};
use crate::parts::choose::Choose;
use crate::parts::kept::{use_heard, use_kept, use_saved};
use crate::parts::room;
use crate::parts::shapes::{button, each, el, send, toggle};
use crate::parts::told::told;
use crate::say::{Label, say};

mod around;
pub(super) mod figures;
mod give;
pub(super) mod kept;
mod list;
mod name;
mod people;
mod run;

use around::{Around, Scope, Shown};
use kept::Season;
pub(super) use name::date;

/// The page's address and title.
pub(crate) const PAGE: Page = Page {
    address: "evenings",
    title: Label::Evenings,
    part_of: Some(Label::ViewTable),
    menu: Some(Group::Game),
    ..Page::SIDE
};

/// The page.
pub(crate) fn view(desk: &Desk<'_>) -> Html {
    html! { <Body ..Held::of(desk) /> }
}

/// The button that opens the page.
pub(super) fn way(dispatch: &Dispatch) -> Html {
    button("toggle", say(Label::Evenings), PAGE.open(dispatch))
}

/// The address of the page of a tournament, which stands above this one.
pub(super) const DAY: &str = "day";

/// The button that opens the day of a tournament.
pub(super) fn tournament(dispatch: &Dispatch) -> Html {
    button(
        "toggle",
        say(Label::ViewDay),
        send(Action::View(Some(DAY.into())), dispatch),
    )
}

/// A tap with the day on which a game begins: of the evening, which is over in the morning.
pub(super) fn begun(tap: Tap) -> Tap {
    match tap {
        Tap::Begin(mut start) => {
            start.day.get_or_insert_with(dates::evening);
            Tap::Begin(start)
        }
        other => other,
    }
}

#[component]
fn Body(props: &Held) -> Html {
    let Held {
        keeper, dispatch, ..
    } = props;
    let evening = use_kept(keeper, Evening::load);
    let games = (evening.games.clone(), evening.tries);
    use_saved(games, state::save, dispatch);
    let shown = use_state_eq(|| Shown::read(&half::load_season()));
    use_saved(shown.text(), |text| half::save_season(text), dispatch);
    let person = use_state_eq(|| None::<String>);
    let marked = use_state_eq(|| None::<BTreeSet<usize>>);
    let shares = use_state_eq(|| false);
    let taps = {
        let (evening, marked) = (evening.dispatcher(), marked.clone());
        Callback::from(move |tap| {
            if state::has_news() {
                evening.dispatch(Tap::Elsewhere);
            }
            if let Tap::Date(_) = tap {
                marked.set(None);
            }
            evening.dispatch(tap);
        })
    };
    {
        let taps = taps.clone();
        use_heard(storage::is_of_games, move || taps.emit(Tap::Elsewhere));
    }
    let go = {
        let (evening, keeper, dispatch) = (evening.clone(), keeper.clone(), dispatch.clone());
        Callback::from(move |tap| {
            let next = Rc::new((*evening).clone()).reduce(tap);
            keeper.put((*next).clone());
            dispatch.dispatch(TABLE.opened());
        })
    };
    // A tap on a name counts nothing anew.
    let season = use_memo(evening.games.clone(), |games| Season::of(games));
    let tables = {
        let season = season.clone();
        let shown = (evening.games.clone(), (*shown).clone());
        use_memo(shown, move |(_, shown)| {
            people::all(&season.kept, &shown.evenings(&season))
        })
    };
    let around = Around {
        evening: &evening,
        season: &season,
        taps: &taps,
        go: &go,
        shown: &shown,
        person: &person,
        marked: &marked,
    };
    html! {
        <div class="evenings">
            { head(&shares, dispatch) }
            { scopes(&around) }
            { columns(&around, &tables, *shares) }
        </div>
    }
}

/// The way back to the table, and what is done with all that is shown.
fn head(shares: &UseStateHandle<bool>, dispatch: &Dispatch) -> Html {
    let share = {
        let shares = shares.clone();
        move |_: MouseEvent| shares.set(!*shares)
    };
    room::head(
        room::back(say(Label::TableBack), TABLE.open(dispatch)),
        say(Label::Evenings),
        html! {
            <>
                { button("room-word", say(Label::RefPrint), |_: MouseEvent| page::print()) }
                { toggle("room-word", **shares, say(Label::TableShare), share) }
            </>
        },
    )
}

/// The people on one side; the evenings on the other, and what is given to others of them if somebody `shares`.
fn columns(around: &Around<'_>, tables: &[people::Table], shares: bool) -> Html {
    let evenings = around.shown.evenings(around.season);
    let restore = around.taps.reform(|_: MouseEvent| Tap::Restore);
    let alone = evenings.first().filter(|_| around.is_one());
    html! {
        <>
            if around.evening.deleted.is_some() {
                { told(say(Label::TableDeleted).to_owned(), Some(restore)) }
            }
            <div class="evenings-columns">
                <div>
                    if tables.is_empty() {
                        <section class="evenings-paper">{ el("p", "", say(Label::EveningsNone)) }</section>
                    }
                    { each(tables.iter().map(|table| table.view(around))) }
                </div>
                <div>
                    if shares {
                        { give::view(around, &evenings, tables) }
                    }
                    { each(tables.iter().map(people::Table::run)) }
                    if let Some(one) = alone {
                        { list::one(around, one) }
                    } else if !around.season.gatherings.is_empty() {
                        { list::view(around, &evenings) }
                    }
                    <section class="evenings-paper evening"><Read taps={around.go.clone()} /></section>
                </div>
            </div>
        </>
    }
}

/// The keys that choose how many evenings are shown, and which.
fn scopes(around: &Around<'_>) -> Html {
    let change = |change: fn(&mut Shown, Option<Day>)| {
        let shown = around.shown.clone();
        move |day: Option<Day>| {
            let mut next = (*shown).clone();
            change(&mut next, day);
            shown.set(next);
        }
    };
    let scope = |(scope, _, label): (Scope, &str, Label)| {
        let shown = around.shown.clone();
        let onclick = move |_: MouseEvent| {
            let mut next = (*shown).clone();
            next.scope = scope;
            shown.set(next);
        };
        toggle("toggle", around.shown.scope == scope, say(label), onclick)
    };
    let day = |label, day: Option<Day>, set: fn(&mut Shown, Option<Day>)| {
        let set = change(set);
        let oninput = move |event: InputEvent| {
            let field = event.target_dyn_into::<HtmlInputElement>();
            let typed = field.map(|field| field.value()).unwrap_or_default();
            set(Date::day_of(&typed));
        };
        let value = day.map(|day| Date::of(day).to_string()).unwrap_or_default();
        html! {
            <label class="evening-field">
                { el("span", "caption", say(label)) }
                <input type="date" {value} {oninput} />
            </label>
        }
    };
    let Span { from, to } = around.shown.days(around.season);
    let options: Vec<AttrValue> = (around.season.gatherings.iter())
        .map(|one| name::title(one).into())
        .collect();
    let now = around.shown.one(around.season);
    let chosen = around
        .season
        .gatherings
        .iter()
        .position(|one| Some(one) == now);
    let firsts = around.season.gatherings.iter();
    let firsts: Vec<usize> = firsts
        .map(|one| around.season.kept[one.games[0]].at)
        .collect();
    let choose = {
        let shown = around.shown.clone();
        move |at: usize| {
            let mut next = (*shown).clone();
            next.game = firsts.get(at).copied();
            shown.set(next);
        }
    };
    html! {
        <div class="evenings-scopes">
            <div class="evenings-keys" role="group" aria-label={say(Label::Evenings)}>{ each(Scope::ALL.map(scope)) }</div>
            if around.shown.scope == Scope::Season {
                { day(Label::EveningsFrom, from, |shown, day| shown.span.from = day) }
                { day(Label::EveningsTo, to, |shown, day| shown.span.to = day) }
            }
            if around.is_one() && options.len() > 1 {
                <Choose name={say(Label::EveningsOne)} {options} chosen={chosen.or(Some(0))} onchoose={choose} />
            }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::{Scope, Shown, Span};

    #[test]
    fn what_is_shown_is_kept() {
        let shown = Shown {
            scope: Scope::All,
            span: Span {
                from: None,
                to: Some(20_785),
            },
            game: None,
        };
        assert_eq!(shown.text(), "all - 2026-11-28");
        assert_eq!(Shown::read(&shown.text()), shown);
        assert_eq!(Shown::read("").scope, Scope::Season);
    }
}
