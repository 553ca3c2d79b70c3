//! Everything that a tap can change, and what it changes: pure, without the browser.

use std::rc::Rc;

use yew::{Reducible, UseReducerDispatcher};

use crate::model::active_rules::ActiveRules;
use crate::model::entry::Entry;
use crate::model::history::History;
use crate::model::trouble::Trouble;

pub(crate) use action::Action;
use groups::Stick;
pub(crate) use groups::{Focus, More, Spoken, State, Trace};
pub(crate) use hand::HandTap;
pub(crate) use hint::Hint;
pub(crate) use history::Keep;
pub(crate) use house::Change;
pub(crate) use notice::{Notice, Notices};

mod action;
mod enter;
mod groups;
mod hand;
mod hint;
mod history;
mod house;
mod notice;
mod place;
mod steps;

/// Sends an [`Action`] to the state.
pub(crate) type Dispatch = UseReducerDispatcher<State>;

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        // A page that is left has nothing else to read.
        if action == Action::Hand(HandTap::Read) && self.open.draft.is_none() {
            return self;
        }
        let mut next = (*self).clone();
        if action.happens_by_itself() {
            next.happen(action);
        } else {
            next.told.hint = None;
            next.told.notices.hear();
            if !action.leaves_text() {
                next.read();
            }
            next.keys.trace = None;
            let travels = matches!(action, Action::Undo | Action::Redo);
            // The tapped thing may have gone with the text.
            if next.entry == self.entry || !action.is_about_this_hand() {
                next.apply(action);
            }
            if !travels {
                next.keep_houses_of(&self);
            }
            // A repeated message is heard again, and a field that holds something else shows what is true.
            next.told.times += u32::from(next.told.hint.is_some());
        }
        if next == *self { self } else { Rc::new(next) }
    }
}

impl State {
    /// The state with an entry of an earlier visit.
    pub(crate) fn with(entry: Entry, houses: Vec<ActiveRules>, history: History) -> Self {
        let own_stick = entry.rest.riichi.is_declared() && entry.rest.sticks == 1;
        let mut state = Self {
            stick: Stick {
                is_own: own_stick,
                is_framed: false,
            },
            entry: Rc::new(entry),
            houses,
            history,
            ..Self::default()
        };
        state.settle();
        state
    }

    fn speak(&mut self, list: Option<&'static str>) {
        let times = self.looks.speech.times + 1;
        self.looks.speech = Spoken { times, list };
    }

    fn happen(&mut self, action: Action) {
        match action {
            Action::Notice(notice) => self.told.notices.add(notice),
            Action::Speak(list) => self.speak(list),
            Action::Look => self.looks.changes += 1,
            Action::Offline => self.looks.offline = true,
            Action::Late(is_late) => self.told.notices.late(is_late),
            Action::Menu(is_open) => {
                self.open.menu = is_open;
                if !is_open && let Some(under) = self.page.under.take() {
                    self.page.view = Some(under);
                }
            }
            Action::Remember(line) => self.history.add(&line),
            Action::Elsewhere(houses, history) => {
                let before = std::mem::replace(&mut self.houses, houses);
                (self.history, self.deleted) = (history, None);
                self.forget_houses();
                self.take_over(&before);
                self.settle();
            }
            _ => {}
        }
    }

    fn apply(&mut self, action: Action) {
        if !matches!(action, Action::Hand(HandTap::Type(_) | HandTap::Delete)) {
            self.keys.typed.clear();
        }
        let touched = self.keys.touched.take();
        let deleted = self.deleted.take();
        let more = self.open.more.take();
        match action {
            Action::Hand(tap) => self.hand(tap, touched, more),
            Action::Table(value) => self.edit(|entry| value.tell(&mut entry.rest)),
            Action::Speak(list) => self.speak(list),
            Action::Undo => self.travel(true),
            Action::Redo => self.travel(false),
            Action::Rules(rules) => self.rules(rules),
            Action::Change(change) => self.change_rules(change),
            Action::View(view) => {
                // A page takes the place of the menu that it was chosen in.
                let from_menu = std::mem::take(&mut self.open.menu);
                self.page.closed += u32::from(view.is_none() || from_menu);
                (self.page.view, self.page.under, self.page.is_away) = (view, None, false);
            }
            Action::More => {
                self.page.under = self.page.view.take();
                self.open.menu = true;
            }
            Action::Go(place) => self.go(&place),
            Action::Another => self.another(),
            Action::DropWinner(at) => self.edit(|entry| *entry = entry.without(at)),
            Action::Alone => self.edit(|entry| entry.won.clear()),
            Action::Site(name, value) => self.looks.site.set(name, value),
            Action::Open(link) => self.open_link(&link),
            Action::Put(entry) => self.put_down((*entry).clone()),
            Action::Errand(errand) => {
                (self.page.is_away, self.page.errand) = (errand.is_some(), errand);
            }
            Action::History(tap) => self.kept(tap, deleted),
            Action::Dismiss => self.told.notices.dismiss(),
            Action::Look
            | Action::Elsewhere(..)
            | Action::Remember(_)
            | Action::Notice(_)
            | Action::Offline
            | Action::Late(_)
            | Action::Menu(_) => {}
        }
    }

    /// Changes the entry as one step that can be taken back.
    fn edit(&mut self, change: impl FnOnce(&mut Entry)) {
        let mut entry = (*self.entry).clone();
        change(&mut entry);
        self.commit(entry);
    }

    /// Moves the focus to where a tile can go, and closes menus of things that are gone.
    fn settle(&mut self) {
        let dora = self.entry.rules.is_riichi();
        if self.keys.focus == Focus::Hand && self.entry.is_full() && dora {
            (self.keys.focus, self.keys.moved_on) = (Focus::Dora, true);
        } else if self.keys.focus != Focus::Hand && !dora {
            self.keys.focus = Focus::Hand;
        }
        self.keys.several = self
            .keys
            .several
            .filter(|several| self.has_room_for(*several));
        self.open.meld = self
            .open
            .meld
            .filter(|&at| at < self.entry.rest.melds.len());
        self.keep_house();
    }

    fn another(&mut self) {
        match self.entry.another() {
            Ok(next) => self.put_down(next),
            Err(why) => self.told.hint = Some(Hint::Refused(why)),
        }
    }

    fn rules(&mut self, rules: ActiveRules) {
        self.keys.armed = None;
        self.looks.asks = false;
        self.edit(|entry| entry.rules = rules);
    }
}

/// Tells the player what could not be kept.
pub(crate) fn tell_of(kept: Result<(), Trouble>, dispatch: &Dispatch) {
    if let Err(trouble) = kept {
        dispatch.dispatch(Action::Notice(trouble.into()));
    }
}

#[cfg(test)]
mod aside_tests;
#[cfg(test)]
mod enter_tests;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod text_tests;
#[cfg(test)]
mod told_tests;
#[cfg(test)]
mod winners_tests;
