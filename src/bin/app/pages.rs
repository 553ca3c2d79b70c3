//! The pages: the hand, and what can lie over it. A page is a folder with its view, its state, its words, and its entry in
//! [`ALL`]: from there it is in the menu, in the addresses, and in the tests.

use std::rc::Rc;

use yew::prelude::*;

use crate::browser::once;
use crate::model::active_rules::ActiveRules;
use crate::model::embed::{self, Frame};
use crate::model::outcome::Outcomes;
use crate::model::state::{Action, Dispatch, State};
use crate::parts::icon::Shape;
use crate::parts::kept::Keeper;
use crate::parts::lessons::Beside;
use crate::parts::room::{Bar, Ground};
use crate::parts::shapes::{each, send, toggle};
use crate::say::{Label, say};

pub(crate) mod beamer;
pub(crate) mod build;
pub(crate) mod check;
pub(crate) mod class;
pub(crate) mod compare;
pub(crate) mod day;
pub(crate) mod drill;
pub(crate) mod hand;
pub(crate) mod history;
pub(crate) mod learn;
pub(crate) mod lesson;
pub(crate) mod measure;
pub(crate) mod menu;
pub(crate) mod paper;
pub(crate) mod photo;
pub(crate) mod practice;
pub(crate) mod quick;
pub(crate) mod reference;
pub(crate) mod results;
pub(crate) mod rules;
pub(crate) mod settle;
pub(crate) mod share;
pub(crate) mod sheet;
pub(crate) mod show;
pub(crate) mod site;
pub(crate) mod table;
pub(crate) mod texts;

pub(crate) use table::evenings;

/// A page, as far as it is known before it is drawn.
#[derive(Debug)]
pub(crate) struct Page {
    /// Its address, behind `#/`; links to it have to work for good.
    pub(crate) address: &'static str,
    /// Its title.
    pub(crate) title: Label,
    /// The title of the page in the bar that it is a part of, where that is another one.
    pub(crate) part_of: Option<Label>,
    /// The icon of the button that opens it, if it has one outside of the menu.
    pub(crate) icon: Option<Shape>,
    /// The heading of the menu that it is under, if any.
    pub(crate) menu: Option<Group>,
    /// `true` if it has a place of its own in the bar, with its icon.
    pub(crate) in_bar: bool,
    /// The material that it is made of.
    pub(crate) ground: Ground,
    /// Returns whether a frame has it, too: it keeps nothing and makes no frames, and its rules may be fixed.
    pub(crate) in_frame: fn(&Frame) -> bool,
    /// Returns whether there is something to see: some need a hand.
    pub(crate) is_there: fn(&State, &Outcomes) -> bool,
}

/// The headings of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Group {
    /// The hand on the table.
    Hand,
    /// The games.
    Game,
    /// The rules.
    Rules,
    /// The app itself.
    About,
}

/// All that a page draws from.
#[derive(Clone, Copy)]
pub(crate) struct Desk<'a> {
    /// The hand, its table, what is kept.
    pub(crate) state: &'a State,
    /// The score of the hand, both ways.
    pub(crate) outcomes: &'a Rc<Outcomes>,
    /// The states of closed pages.
    pub(crate) keeper: &'a Rc<Keeper>,
    /// The receiver of actions.
    pub(crate) dispatch: &'a Dispatch,
    /// The part behind the page's own address: the side of it that is shown.
    pub(crate) side: &'a str,
    /// The app's bar, for the head of the page.
    pub(crate) bar: &'a Html,
}

/// The same for a page that is a component, which keeps it until something changes.
#[derive(Properties, PartialEq)]
pub(crate) struct Held {
    /// The states of closed pages.
    pub(crate) keeper: Rc<Keeper>,
    /// The rules.
    pub(crate) rules: ActiveRules,
    /// The side of the page that is shown: the lesson, the drill.
    pub(crate) side: AttrValue,
    /// The receiver of actions.
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

/// The function that draws a page.
pub(crate) type View = fn(&Desk<'_>) -> Html;

/// Makes a list of the pages, and one of the functions that draw them: apart, so that the first alone is needed to begin.
macro_rules! pages {
    ($($page:ident)*) => {
        /// All pages, those of the menu in its order.
        pub(crate) static ALL: &[Page] = &[$($page::PAGE),*];

        /// The functions that draw them, in the same order.
        static VIEWS: &[View] = &[$($page::view),*];
    };
}

pages! { table evenings day learn photo quick rules reference settle history lesson drill build sheet paper class beamer measure practice results check site compare share show texts }

impl Page {
    /// A page that another one leads to: no place of its own in menu and bar. It names its address and title.
    pub(crate) const SIDE: Self = Self {
        address: "",
        title: Label::ViewLearn,
        part_of: None,
        icon: None,
        menu: None,
        in_bar: false,
        ground: Ground::Whole,
        in_frame: |_| false,
        is_there: |_, _| true,
    };

    /// Returns whether it is found where the bar has this label, without being the page of that place.
    pub(crate) fn is_under(&self, label: Label) -> bool {
        match self.part_of {
            Some(place) => place == label,
            None => self.menu.is_some() && !self.in_bar && label == Label::NavMore,
        }
    }

    /// Returns whether its rules are chosen on it, where its head has room for that.
    pub(crate) fn has_rules(&self) -> bool {
        self.in_bar || self.menu == Some(Group::Rules)
    }

    /// Returns whether it is here at all.
    pub(crate) fn is_here(&self) -> bool {
        embed::frame().is_none_or(self.in_frame)
    }

    /// Returns whether it can be shown now.
    pub(crate) fn shows(&self, state: &State, outcomes: &Outcomes) -> bool {
        self.is_here() && (self.is_there)(state, outcomes)
    }

    /// Returns the handler of a tap that opens it.
    pub(crate) fn open(&self, dispatch: &Dispatch) -> Callback<MouseEvent> {
        once::turning(send(self.opened(), dispatch))
    }

    /// Returns the handler of a tap that opens a side of it.
    pub(crate) fn open_at(&self, side: &str, dispatch: &Dispatch) -> Callback<MouseEvent> {
        once::turning(send(self.opened_at(side), dispatch))
    }

    /// Returns the action that opens it.
    pub(crate) fn opened(&self) -> Action {
        Action::View(Some(self.address.into()))
    }

    /// Returns the action that opens a side of it.
    pub(crate) fn opened_at(&self, side: &str) -> Action {
        Action::View(Some([self.address, "/", side].concat().into()))
    }
}

/// Draws the tabs of the pages about the rules: they are one page with two tabs, each with its address.
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

/// Returns the page of an address, and the side of it.
pub(crate) fn find(address: &str) -> Option<(&'static Page, &str)> {
    let (name, side) = address.split_once('/').unwrap_or((address, ""));
    let page = ALL.iter().find(|page| page.address == name)?;
    Some((page, side))
}

/// Draws a page.
pub(crate) fn draw(page: &Page, desk: &Desk<'_>) -> Html {
    let at = ALL.iter().position(|one| one.address == page.address);
    let view = at.and_then(|at| VIEWS.get(at));
    let body = view.map(|view| view(desk)).unwrap_or_default();
    html! { <ContextProvider<Bar> context={Bar(desk.bar.clone())}>{ body }</ContextProvider<Bar>> }
}

/// Draws a page of Learn that does not hold the course, and the course beside it on a wide window.
pub(crate) fn beside_course(desk: &Desk<'_>, body: Html) -> Html {
    if embed::frame().is_some() {
        return body;
    }
    html! {
        <>
            <Beside keeper={desk.keeper.clone()} rules={desk.state.entry.rules.clone()} dispatch={desk.dispatch.clone()} />
            { body }
        </>
    }
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
