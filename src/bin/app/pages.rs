//! The pages: the hand, and what can lie over it. A page is a folder with its view, its state, its words, and its entry in
//! [`ALL`]: from there it is in the menu, in the addresses, and in the tests.

use std::rc::Rc;

use yew::prelude::*;

use crate::model::book::ActiveRules;
use crate::model::embed::{self, Frame};
use crate::model::outcome::Outcomes;
use crate::model::state::{Action, Dispatch, State};
use crate::parts::icon::Shape;
use crate::parts::kept::Keeper;
use crate::parts::shapes::{each, send, toggle};
use crate::say::{Label, say};

pub(crate) mod build;
pub(crate) mod compare;
pub(crate) mod drill;
pub(crate) mod hand;
pub(crate) mod history;
pub(crate) mod learn;
pub(crate) mod lesson;
pub(crate) mod menu;
pub(crate) mod practice;
pub(crate) mod quick;
pub(crate) mod reference;
pub(crate) mod results;
pub(crate) mod round;
pub(crate) mod rules;
pub(crate) mod share;
pub(crate) mod sheet;
pub(crate) mod show;
pub(crate) mod site;
pub(crate) mod table;
pub(crate) mod trust;

use table::evenings;

/// What is known of a page before it is drawn.
#[derive(Debug)]
pub(crate) struct Page {
    /// Where it is, behind `#/`; links to it have to work for good.
    pub(crate) address: &'static str,
    /// What it is called.
    pub(crate) title: Label,
    /// What is drawn on the button that opens it, if it has one outside of the menu.
    pub(crate) icon: Option<Shape>,
    /// Under which heading the menu has it, if it does.
    pub(crate) menu: Option<Group>,
    /// Whether it has a place of its own in the bar, with its icon.
    pub(crate) in_bar: bool,
    /// A room has all of the window, on felt, and a head of its own.
    pub(crate) is_room: bool,
    /// Whether a frame has it, too: it keeps nothing and makes no frames, and its rules may be fixed.
    pub(crate) in_frame: fn(&Frame) -> bool,
    /// Whether there is something to see: some need a hand.
    pub(crate) is_there: fn(&State, &Outcomes) -> bool,
}

/// The headings of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Group {
    /// The hand on the table.
    Hand,
    /// What it is played by.
    Rules,
    /// The app itself.
    About,
}

/// What a page draws from.
pub(crate) struct Desk<'a> {
    /// The hand, its table, what is kept.
    pub(crate) state: &'a State,
    /// What the hand is worth.
    pub(crate) outcomes: &'a Rc<Outcomes>,
    /// What pages have kept.
    pub(crate) keeper: &'a Rc<Keeper>,
    /// Where taps go.
    pub(crate) dispatch: &'a Dispatch,
    /// What stands behind the page's own address: which side of it is shown.
    pub(crate) side: &'a str,
}

/// The same for a page that is a component: what it keeps until something changes.
#[derive(Properties, PartialEq)]
pub(crate) struct Held {
    /// What pages have kept.
    pub(crate) keeper: Rc<Keeper>,
    /// What is played by.
    pub(crate) rules: ActiveRules,
    /// Which side of the page is shown: the lesson, the drill.
    pub(crate) side: AttrValue,
    /// Where taps go.
    pub(crate) dispatch: Dispatch,
}

impl Held {
    pub(crate) fn of(desk: &Desk<'_>) -> Self {
        Self {
            keeper: desk.keeper.clone(),
            rules: desk.state.entry.rules.clone(),
            side: desk.side.to_owned().into(),
            dispatch: desk.dispatch.clone(),
        }
    }
}

/// How a page is drawn.
pub(crate) type View = fn(&Desk<'_>) -> Html;

/// A list of the pages, and one of how they are drawn: apart, so that the first alone is needed to begin.
macro_rules! pages {
    ($($page:ident)*) => {
        /// All, those of the menu in its order.
        pub(crate) static ALL: &[Page] = &[$($page::PAGE),*];

        /// How all are drawn, in the same order.
        static VIEWS: &[View] = &[$($page::view),*];
    };
}

pages! { table evenings learn quick rules reference round history lesson drill build sheet practice results trust site compare share show }

impl Page {
    /// One that another page leads to: no place of its own in menu and bar. It names its address and title.
    pub(crate) const SIDE: Self = Self {
        address: "",
        title: Label::ViewLearn,
        icon: None,
        menu: None,
        in_bar: false,
        is_room: false,
        in_frame: |_| false,
        is_there: |_, _| true,
    };

    /// Whether it is here at all.
    pub(crate) fn is_here(&self) -> bool {
        embed::frame().is_none_or(self.in_frame)
    }

    /// Whether it can be shown now.
    pub(crate) fn shows(&self, state: &State, outcomes: &Outcomes) -> bool {
        self.is_here() && (self.is_there)(state, outcomes)
    }

    /// What opens it.
    pub(crate) fn open(&self, dispatch: &Dispatch) -> Callback<MouseEvent> {
        send(self.opened(), dispatch)
    }

    /// Opens it.
    pub(crate) fn opened(&self) -> Action {
        Action::View(Some(self.address.into()))
    }

    /// Opens a side of it.
    pub(crate) fn opened_at(&self, side: &str) -> Action {
        Action::View(Some([self.address, "/", side].concat().into()))
    }
}

/// The pages about the rules are one with two tabs, each with its address.
pub(crate) fn tabs(shown: &Page, dispatch: &Dispatch) -> Html {
    let of = |page: &&Page| page.menu == Some(Group::Rules) && page.is_here();
    let pages: Vec<&Page> = ALL.iter().filter(of).collect();
    if shown.menu != Some(Group::Rules) || pages.len() < 2 {
        return Html::default();
    }
    let tab = |page: &Page| {
        let is_shown = page.address == shown.address;
        toggle("segment", is_shown, say(page.title), page.open(dispatch))
    };
    html! { <div class="segments" role="group" aria-label={say(Label::NavPages)}>{ each(pages.into_iter().map(tab)) }</div> }
}

/// The page of an address, and which side of it.
pub(crate) fn find(address: &str) -> Option<(&'static Page, &str)> {
    let (name, side) = address.split_once('/').unwrap_or((address, ""));
    let page = ALL.iter().find(|page| page.address == name)?;
    Some((page, side))
}

/// Draws a page.
pub(crate) fn draw(page: &Page, desk: &Desk<'_>) -> Html {
    let at = ALL.iter().position(|one| one.address == page.address);
    let view = at.and_then(|at| VIEWS.get(at));
    view.map(|view| view(desk)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{ALL, find};
    use crate::model::outcome::Outcomes;
    use crate::model::state::State;

    #[test]
    fn each_page_has_an_address_of_its_own() {
        for (at, page) in ALL.iter().enumerate() {
            let is_plain = page.address.bytes().all(|byte| byte.is_ascii_lowercase());
            assert!(is_plain && !page.address.is_empty(), "{}", page.address);
            let others = ALL.iter().filter(|other| other.address == page.address);
            assert_eq!(others.count(), 1, "{at}: {}", page.address);
        }
    }

    #[test]
    fn an_address_leads_to_a_side_of_its_page() {
        let found = |address| find(address).map(|(page, side)| (page.address, side));
        assert_eq!(found("quick"), Some(("quick", "")));
        assert_eq!(found("reference/pinfu"), Some(("reference", "pinfu")));
        assert_eq!(found("settle/drawn/x"), Some(("settle", "drawn/x")));
        assert_eq!((found(""), found("nowhere")), (None, None));
    }

    #[test]
    fn without_a_hand_some_have_nothing_to_show() {
        let state = State::default();
        let outcomes = Outcomes::of(&state.entry);
        let empty = ALL.iter().filter(|page| !page.shows(&state, &outcomes));
        let empty: Vec<&str> = empty.map(|page| page.address).collect();
        assert_eq!(empty, ["compare", "share", "show"]);
    }
}
