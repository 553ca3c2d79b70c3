//! A score without tiles: the yaku are chosen, or han and fu are known.

use std::rc::Rc;

use tensu::quick::{Counted, Quote};
use tensu::{By, Wind};
use yew::prelude::*;

use super::{Desk, Group, Page, settle, share, show};

use crate::model::at_table::AtTable;
use crate::model::counting::{self, Pick, Quick};
use crate::model::entry::Entry;
use crate::model::state::{Action, Dispatch};
use crate::model::storage::half;
use crate::model::tally::{Count, Tally};
use crate::parts::counting::{answer, keys, row_of_ways, tap};
use crate::parts::explain::steps;
use crate::parts::face::Face;
use crate::parts::given;
use crate::parts::icon::{Shape, icon};
use crate::parts::kept::{Keeper, use_kept, use_saved};
use crate::parts::off::off;
use crate::parts::pick::{Choice, pick_for};
use crate::parts::room::Ground;
use crate::parts::shapes::{button, each, el, halves, send, toggle};
use crate::say::share::counted_text;
use crate::say::{self, Label, say};

/// The page's entry in the list of pages.
pub(crate) const PAGE: Page = Page {
    address: "quick",
    title: Label::ViewQuick,
    part_of: None,
    icon: None,
    menu: Some(Group::Hand),
    in_bar: false,
    ground: Ground::Paper,
    in_frame: |_| true,
    is_there: |_, _| true,
};

/// Draws the page at one of its sides.
pub(crate) fn view(desk: &Desk<'_>) -> Html {
    let (keeper, entry) = (desk.keeper.clone(), desk.state.entry.clone());
    let deal = desk.state.deal;
    html! { <Body {keeper} {entry} {deal} side={Side::of(desk.side)} dispatch={desk.dispatch.clone()} /> }
}

#[derive(Properties, PartialEq)]
struct Props {
    keeper: Rc<Keeper>,
    entry: Rc<Entry>,
    deal: u32,
    side: Side,
    dispatch: Dispatch,
}

/// The sides of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    /// The score is counted.
    Count,
    /// The points for the table: turned to who sits opposite, unless `is_here`.
    Show { is_here: bool },
    /// The score as text.
    Share,
}

impl Side {
    const SHOW: &str = "show";
    const HERE: &str = "here";
    const SHARE: &str = "share";

    fn of(side: &str) -> Self {
        match side {
            Self::SHOW => Self::Show { is_here: false },
            Self::HERE => Self::Show { is_here: true },
            Self::SHARE => Self::Share,
            _ => Self::Count,
        }
    }
}

#[component]
fn Body(props: &Props) -> Html {
    let Props {
        keeper,
        entry,
        side,
        dispatch,
        ..
    } = props;
    let quick = use_kept(keeper, || Quick::read(&half::load_quick()));
    use_saved(quick.text(), |text| half::save_quick(text), dispatch);
    let line = quick.line(entry);
    use_remembered(line.clone(), dispatch);
    let table = quick.seated(entry);
    let rules = entry.ruleset();
    let quickly = quick.at(entry);
    let picks = {
        let (entry, quick) = (entry.clone(), quick.dispatcher());
        &Callback::from(move |pick| quick.dispatch((pick, entry.clone())))
    };
    use_effect_with((), {
        let picks = picks.clone();
        move |()| {
            if let Some(way) = counting::wanted() {
                picks.emit(Pick::Way(way));
            }
        }
    });
    if let Ok(price) = &quickly.price
        && let Some(given) = given_away(*side, &table, price, &quickly.counted, dispatch)
    {
        return given;
    }
    let clear = {
        let clear = tap(Pick::Clear, picks);
        let dispatch = dispatch.clone();
        Callback::from(move |event| {
            remember(line.clone(), &dispatch);
            clear.emit(event);
        })
    };
    let told = html! {
        <>
            <div class="quick-answer">
                { answer(&quickly) }
                if quickly.price.is_ok() {
                    { give(&show::PAGE, Side::SHOW, dispatch) }
                    { give(&share::PAGE, Side::SHARE, dispatch) }
                    { named(&settle::PAGE, settle_up(&quick, table.rest.seat, props)) }
                }
                <button type="button" class="quiet" aria-label={say(Label::Clear)} title={say(Label::Clear)} aria-disabled={(!quick.is_chosen()).to_string()} onclick={clear}>
                    { icon(Shape::Bin) }
                </button>
            </div>
            { around_the_table(&table, &quickly.counted, picks) }
            if quickly.price.is_ok() {
                { payers(&table, &quick.changes(entry), picks) }
            }
            if let Ok(price) = &quickly.price {
                <details>
                    { el("summary", "", say::steps_title(price.points, price.fu)) }
                    { steps::list(&price.steps) }
                </details>
            }
        </>
    };
    let keys = each([
        row_of_ways(rules, &quickly, picks),
        keys(rules, &quickly, picks),
    ]);
    el("div", "quick halves", halves(told, keys))
}

/// Draws the sides that give the score to others; `None` where it is counted.
fn given_away(
    side: Side,
    table: &Entry,
    price: &Quote,
    counted: &Counted,
    dispatch: &Dispatch,
) -> Option<Html> {
    let back = button("toggle", say(PAGE.title), send(PAGE.opened(), dispatch));
    let parts = say::counted_from(counted);
    match side {
        Side::Count => None,
        Side::Show { is_here } => {
            let turned = if is_here { Side::SHOW } else { Side::HERE };
            let face = Face {
                by: table.rest.by,
                seat: table.rest.seat,
                payments: &price.payments,
                sticks: price.sticks,
                worth: say::counted(price).into(),
                parts: parts.into_iter().map(Html::from).collect(),
            };
            Some(face.view(is_here, PAGE.open_at(turned, dispatch), back))
        }
        Side::Share => {
            let text = counted_text(table, price, &parts);
            Some(html! { <>{ given::words(&text) }<div class="buttons">{ back }</div></> })
        }
    }
}

/// Draws a button with the icon of a page.
fn named(page: &Page, onclick: Callback<MouseEvent>) -> Html {
    let name = say(page.title);
    html! { <button type="button" class="quiet" aria-label={name} title={name} {onclick}>{ page.icon.map(icon) }</button> }
}

/// Draws a button that leads to a side of this page, with the icon of the page that does the same with tiles.
fn give(page: &Page, side: &str, dispatch: &Dispatch) -> Html {
    named(page, PAGE.open_at(side, dispatch))
}

/// Returns the handler of the button that settles up with this score as the one winner.
fn settle_up(quick: &Quick, seat: Wind, props: &Props) -> Callback<MouseEvent> {
    let (keeper, deal, quick) = (props.keeper.clone(), props.deal, quick.clone());
    let opened = settle::PAGE.open_at("winners", &props.dispatch);
    Callback::from(move |event| {
        let count = Count::Only(seat, quick.untold_table(), quick.table().to_vec());
        keeper.tell::<Tally>((count, deal));
        opened.emit(event);
    })
}

/// Draws how the hand was won and what lies on the table.
fn around_the_table(table: &Entry, counted: &Counted, picks: &Callback<Pick>) -> Html {
    let by = |by: By| {
        let onclick = tap(Pick::Table(AtTable::By(by)), picks);
        toggle("toggle", table.rest.by == by, say::by(by), onclick)
    };
    let list = |choice| {
        let picks = picks.clone();
        let tell = move |value| picks.emit(Pick::Table(value));
        pick_for(choice, table, Rc::new(tell))
    };
    html! {
        <div class="quick-table">
            <span class="quick-ways" role="group" aria-label={say(Label::HowWon)}>{ by(By::Ron) }{ by(By::Tsumo) }</span>
            { list(Choice::Seat) }
            if matches!(counted, Counted::Yaku(_)) {
                { list(Choice::Round) }
            }
            if table.ruleset().is_riichi() {
                { list(Choice::Honba) }
                { list(Choice::Sticks) }
            }
        </div>
    }
}

/// Puts a score that is done among the hands that were scored.
fn remember(line: Option<String>, dispatch: &Dispatch) {
    if let Some(line) = line {
        dispatch.dispatch(Action::Remember(line));
    }
}

/// Remembers the score when the page is left: whoever leaves is done with it.
#[hook]
fn use_remembered(line: Option<String>, dispatch: &Dispatch) {
    let last = use_mut_ref(|| None);
    last.replace(line);
    let dispatch = dispatch.clone();
    use_effect_with((), move |()| move || remember(last.take(), &dispatch));
}

/// Draws who dealt in, at a tap, and what each seat gains or pays as soon as that is known.
fn payers(table: &Entry, changes: &[(Wind, i64)], picks: &Callback<Pick>) -> Html {
    let tell = |value: AtTable| tap(Pick::Table(value), picks);
    off(table, changes, tell)
}
