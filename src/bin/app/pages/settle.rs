//! Settling up: several winners, drawn hands, nagashi mangan and the end of a game, a page each.

use std::rc::Rc;

use yew::prelude::*;

use super::{Desk, Group, Page};

use crate::model::entry::Entry;
use crate::model::state::Dispatch;
use crate::model::storage::{self, half};
use crate::model::tally::Tally;
use crate::parts::icon::Shape;
use crate::parts::kept::{Keeper, use_kept, use_saved};
use crate::parts::room::Ground;
use crate::parts::shapes::each;
use crate::say::{Label, say};

mod around;
mod drawn;
mod end;
mod need;
mod sentences;
mod state;
mod winners;

use around::Around;
use state::{SettleTap, SettleTapped, Settling, Tab};

/// The page's address, title and place in the menu.
pub(crate) const PAGE: Page = Page {
    address: "settle",
    title: Label::ViewRound,
    icon: Some(Shape::Table),
    menu: Some(Group::Game),
    in_bar: false,
    ground: Ground::Paper,
    in_frame: |_| true,
    is_there: |_, _| true,
};

/// The page.
pub(crate) fn view(desk: &Desk<'_>) -> Html {
    let Desk {
        state,
        dispatch,
        side,
        ..
    } = *desk;
    html! { <Body keeper={desk.keeper.clone()} entry={state.entry.clone()} deal={state.deal} side={Tab::at(side)} dispatch={dispatch.clone()} /> }
}

#[derive(Properties, PartialEq)]
struct Props {
    keeper: Rc<Keeper>,
    entry: Rc<Entry>,
    deal: u32,
    side: Option<Tab>,
    dispatch: Dispatch,
}

/// The tabs, and the one that is shown.
#[component]
fn Body(props: &Props) -> Html {
    let Props {
        keeper,
        entry,
        deal,
        side,
        dispatch,
    } = props;
    let settling = use_kept(keeper, || {
        Settling::with(storage::load_points()).resumed(&half::load_settled())
    });
    use_saved(settling.points.clone(), storage::save_points, dispatch);
    use_saved(settling.text(), |text| half::save_settled(text), dispatch);
    let tally = use_kept(keeper, || Tally::read(&half::load_counted()));
    use_saved(tally.text(), |text| half::save_counted(text), dispatch);
    let counts = {
        let (deal, tally) = (*deal, tally.dispatcher());
        Callback::from(move |count| tally.dispatch((count, deal)))
    };
    let tally = tally.at(*deal);
    let taps = {
        let (rules, deal, settling) = (entry.rules.clone(), *deal, settling.dispatcher());
        Callback::from(move |tap| {
            let rules = rules.clone();
            settling.dispatch(SettleTapped { tap, rules, deal });
        })
    };
    // Where the address names a tab, that one is shown from now on.
    let named = taps.clone();
    use_effect_with(*side, move |side| {
        if let Some(tab) = *side {
            named.emit(SettleTap::Tab(tab));
        }
    });
    // A game without han cannot have it, whatever the house.
    let is_known = |tab: &Tab| *tab != Tab::Nagashi || entry.ruleset().is_riichi();
    let shown = side.unwrap_or(settling.tab);
    let shown = Some(shown).filter(is_known).unwrap_or(Tab::Winners);
    let tab = |tab: Tab| {
        let onclick = PAGE.open_at(tab.side(), dispatch);
        let pressed = (tab == shown).to_string();
        // It stays reachable, so that its reason can be read and heard.
        let why = drawn::against(tab, entry.ruleset());
        html! {
            <button type="button" class="segment" aria-pressed={pressed} aria-disabled={why.is_some().to_string()} title={why} {onclick}>
                { sentences::tab(tab) }
            </button>
        }
    };
    let around = Around {
        entry,
        settling: &settling,
        deal: *deal,
        dispatch,
        taps: &taps,
    };
    let body = match shown {
        Tab::Winners => winners::page(&around, &tally, &counts),
        Tab::Drawn => drawn::drawn(&around),
        Tab::Nagashi => drawn::nagashi(&around),
        Tab::Need => need::page(&around),
        Tab::End => end::page(&around),
    };
    html! {
        <div class="round">
            <div class="segments" role="group" aria-label={say(Label::RoundPages)}>{ each(Tab::ALL.into_iter().filter(is_known).map(tab)) }</div>
            { body }
        </div>
    }
}
