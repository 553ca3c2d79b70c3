//! The page's entry in the list of pages, and what the views of a day share: the values that they draw from, the head, two columns.

use tensu::evening::tournament::{Day, State as DayState};
use tensu_words::Teach;
use yew::prelude::*;

use super::state::{Days, Tap, Told};
use crate::browser::page;
use crate::model::active_rules::ActiveRules;
use crate::model::state::Dispatch;
use crate::pages::{Group, Page};
use crate::parts::icon::Shape;
use crate::parts::room;
use crate::parts::shapes::{button, each};
use crate::parts::told::told;
use crate::say::teach::teach;
use crate::say::{Label, say};

/// The page's entry in the list of pages.
pub(crate) const PAGE: Page = Page {
    address: "day",
    title: Label::ViewDay,
    menu: Some(Group::Game),
    ..Page::SIDE
};

/// The beginning of a side that is a whole day.
pub(super) const DAY: &str = "tournament=";

/// The values that the views of a day draw from.
#[derive(Clone, Copy)]
pub(super) struct Around<'a> {
    pub(super) day: &'a Day,
    pub(super) state: &'a DayState,
    pub(super) rules: &'a ActiveRules,
    /// The answer to the last result.
    pub(super) told: &'a Told,
    pub(super) taps: &'a Callback<Tap>,
    pub(super) dispatch: &'a Dispatch,
}

impl Around<'_> {
    pub(super) fn seed(&self) -> u64 {
        self.day.head.seed
    }

    /// Returns the handler of a tap that opens another view of the day.
    pub(super) fn open(&self, view: &str) -> Callback<MouseEvent> {
        PAGE.open_at(&at(self.seed(), view), self.dispatch)
    }

    pub(super) fn tap(&self, tap: impl Fn(u64) -> Tap + 'static) -> Callback<MouseEvent> {
        let seed = self.seed();
        self.taps.reform(move |_: MouseEvent| tap(seed))
    }

    /// The round that is played, or the last one.
    pub(super) fn now(&self) -> usize {
        self.state.begun.saturating_sub(1)
    }

    /// The name of whoever sits on a seat.
    pub(super) fn name(&self, seat: Option<u8>, round: usize) -> String {
        let person = seat.and_then(|seat| self.state.people.get(usize::from(seat)));
        person.map_or_else(
            || teach(Teach::DaySub).to_owned(),
            |person| person.name(round).to_owned(),
        )
    }

    /// The names of those who sit at a table; of several substitutes each has a number.
    pub(super) fn names(&self, seats: &[Option<u8>], round: usize) -> Vec<String> {
        let many = seats.iter().filter(|seat| seat.is_none()).count();
        let mut told = 0;
        let name = |seat: &Option<u8>| {
            let name = self.name(*seat, round);
            if seat.is_some() || many < 2 {
                return name;
            }
            told += 1;
            format!("{name} {told}")
        };
        seats.iter().map(name).collect()
    }
}

/// The side of a view of a day.
pub(super) fn at(seed: u64, view: &str) -> String {
    match view {
        "" => seed.to_string(),
        view => format!("{seed}/{view}"),
    }
}

/// The side of a table.
pub(super) fn table_side(round: usize, table: usize) -> String {
    format!("table.{}.{}", round + 1, table + 1)
}

/// The head of a view of the day.
pub(super) fn head(around: &Around<'_>, title: impl Into<Html>) -> Html {
    let is_first = around.state.begun == 0;
    let back = if is_first {
        PAGE.open(around.dispatch)
    } else {
        around.open("")
    };
    head_with(around, room::back(say(Label::Close), back), title)
}

/// The head with this way back.
pub(super) fn head_with(around: &Around<'_>, back: Html, title: impl Into<Html>) -> Html {
    let rest = html! {
        <>
            { room::key(Shape::Undo, say(Label::Undo), false, around.tap(Tap::Undo)) }
            { room::key(Shape::Redo, say(Label::Redo), false, around.tap(Tap::Redo)) }
            { room::key(Shape::Share, teach(Teach::DayHandOver), false, around.open("give")) }
            { button("room-word", say(Label::RefPrint), |_: MouseEvent| page::print()) }
        </>
    };
    room::head(back, title, rest)
}

/// Papers beside each other, where there is room.
pub(super) fn columns(
    one: impl IntoIterator<Item = Html>,
    other: impl IntoIterator<Item = Html>,
) -> Html {
    html! { <div class="evenings-columns"><div>{ each(one) }</div><div>{ each(other) }</div></div> }
}

/// A line over everything, with the way back for what was deleted.
pub(super) fn deleted(days: &Days, taps: &Callback<Tap>) -> Html {
    let restore = taps.reform(|_: MouseEvent| Tap::Restore);
    let gone = days.deleted.as_ref();
    gone.map(|_| told(teach(Teach::DayDeleted).to_owned(), Some(restore)))
        .unwrap_or_default()
}
