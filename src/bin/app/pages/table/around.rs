//! The entry of the page in the list of all, and the values that each of its parts draws from.

use std::rc::Rc;

use tensu::evening::{Chair, Course, Player};
use yew::prelude::*;

use super::sentences;
use super::state::{Evening, Mend, Sheet, Tap};
use super::win::Win;
use crate::model::active_rules::ActiveRules;
use crate::model::entry::Entry;
use crate::model::errand::Errand;
use crate::model::state::Dispatch;
use crate::pages::{Group, Page};
use crate::parts::icon::Shape;
use crate::parts::kept::Keeper;
use crate::parts::room::Ground;
use crate::parts::shapes::button;
use crate::say::{Label, words};

/// The page's address, title and place in the menu.
pub(crate) const PAGE: Page = Page {
    address: "table",
    title: Label::ViewTable,
    part_of: None,
    icon: Some(Shape::Table),
    menu: Some(Group::Game),
    in_bar: true,
    ground: Ground::Whole,
    in_frame: |_| false,
    is_there: |_, _| true,
};

/// The hand and the address that the page is drawn for.
#[derive(Clone, Properties, PartialEq)]
pub(super) struct Props {
    pub(super) keeper: Rc<Keeper>,
    /// The hand as it is entered, and for which page.
    pub(super) entry: Rc<Entry>,
    pub(super) errand: Option<Rc<Errand>>,
    /// The rest of the address behind the page's own: how much lies over the table, that tiles were entered, or the
    /// game of a link.
    pub(super) side: AttrValue,
    /// A log that was written as a hand.
    pub(super) log: Option<AttrValue>,
    pub(super) houses: Vec<ActiveRules>,
    pub(super) dispatch: Dispatch,
}

/// The values that each state of the page draws from.
#[derive(Clone, Copy)]
pub(super) struct Around<'a> {
    pub(super) evening: &'a Evening,
    pub(super) rules: &'a ActiveRules,
    pub(super) course: &'a Course,
    pub(super) taps: &'a Callback<Tap>,
    /// The callback for a card that is held, or `None` once it is let go.
    pub(super) hold: &'a Callback<Option<Chair>>,
    pub(super) hand: &'a Rc<Entry>,
    pub(super) errand: &'a Option<Rc<Errand>>,
    pub(super) dispatch: &'a Dispatch,
}

impl Around<'_> {
    /// A player's name.
    pub(super) fn name(&self, chair: Chair) -> String {
        sentences::player(chair, &self.course.state)
    }

    /// The game as it is now, but with those who played in the hand of a record, by its place.
    pub(super) fn state_at(&self, record: usize) -> tensu::evening::State {
        let mut state = self.course.state.clone();
        state.players = self.course.players_at(record);
        state
    }

    /// The players by their places.
    pub(super) fn standing(&self) -> Vec<Player> {
        let mut results = self.course.state.results(self.rules);
        results.sort_by_key(|one| (one.place, one.chair));
        results
    }

    /// The name of the hand, or how the game ended.
    pub(super) fn hand_or_end(&self) -> String {
        let state = &self.course.state;
        match state.over {
            Some(over) => words().over(over).to_owned(),
            None => sentences::hand(state.round(), state.number(), state.honba),
        }
    }

    /// A button for a tap.
    pub(super) fn button(&self, class: &'static str, text: impl Into<Html>, tap: Tap) -> Html {
        button(class, text, self.tap(tap))
    }

    /// Tells that a finger rests on a player's card, or that it does not any more.
    pub(super) fn held(&self, chair: Option<Chair>) -> Callback<PointerEvent> {
        self.hold.reform(move |_| chair)
    }

    /// A tap that tells the win otherwise: on its own sheet, or in a correction.
    pub(super) fn telling(&self, win: Win) -> Tap {
        Tap::Sheet(match &self.evening.sheet {
            Sheet::Mend(mend) => Sheet::Mend(Box::new(Mend {
                win,
                ..(**mend).clone()
            })),
            _ => Sheet::Win(Box::new(win)),
        })
    }

    pub(super) fn tap(&self, tap: Tap) -> Callback<MouseEvent> {
        self.taps.reform(move |_| tap.clone())
    }
}
