//! The place of the player as the browser's address has it: none at the hand, and else the page, menu or explanation
//! that lies over it. This file does not know which pages there are.

use std::rc::Rc;

use yew::AttrValue;

use super::groups::State;
use crate::model::entry::Entry;
use crate::model::share;

/// The explanation, where it covers the keys.
const EXPLANATION: &str = "explanation";

/// The menu, which is a page on a phone.
const MENU: &str = "more";

/// The hand, entered for a page to which the way back leads.
const ERRAND: &str = "tiles";

impl State {
    /// The state of a frame.
    pub(crate) const fn framed(mut self) -> Self {
        (self.stick.is_framed, self.stick.is_own) = (true, false);
        self
    }

    /// The entry as a frame begins with it: there the sticks are those that were given, without the one that the riichi
    /// put there.
    pub(crate) fn to_embed(&self) -> Rc<Entry> {
        let mut entry = self.entry.clone();
        if self.stick.is_own && entry.rest.sticks == 1 {
            Rc::make_mut(&mut entry).rest.sticks = 0;
        }
        entry
    }

    /// The place of the player.
    pub(crate) fn place(&self) -> AttrValue {
        match &self.page.view {
            Some(view) => view.clone(),
            None if self.open.menu => MENU.into(),
            None if self.open.sheet => EXPLANATION.into(),
            None if self.page.is_away && self.page.errand.is_some() => ERRAND.into(),
            None => AttrValue::default(),
        }
    }

    /// Goes to the place of an address.
    pub(crate) fn go(&mut self, place: &str) {
        let is_page = !matches!(place, "" | EXPLANATION | MENU | ERRAND);
        self.page.view = is_page.then(|| place.to_owned().into());
        self.page.under = None;
        self.open.menu = place == MENU;
        if !matches!(place, EXPLANATION | MENU) {
            self.page.is_away = place == ERRAND && self.page.errand.is_some();
        }
        if !is_page && !self.open.menu {
            let is_explained = || share::worth(&self.entry).is_some();
            self.open.sheet = place == EXPLANATION && is_explained();
        }
    }
}
