//! Everything that a tap can change, and what it changes: pure, without the browser.

use std::rc::Rc;

use tensu::{Flag, Liable, Question, Riichi, Tile, Wind, Yaku};
use yew::{Reducible, UseReducerDispatcher};

use crate::model::availability::{self, Gated, Gates};
use crate::model::book::ActiveRules;
use crate::model::entry::Entry;
use crate::model::history::History;
use crate::model::trouble::Trouble;

pub(crate) use action::Action;
pub(crate) use enter::{Draft, Trace};
use groups::Stick;
pub(crate) use groups::{Focus, Looks, More, NextKey, OpenPage, OpenParts, Spoken, Told};
pub(crate) use hint::Hint;
pub(crate) use history::Keep;
pub(crate) use house::Change;
pub(crate) use notice::{Notice, Notices};
pub(crate) use steps::Steps;

mod action;
mod enter;
mod groups;
mod hint;
mod history;
mod house;
mod notice;
mod place;
mod steps;

/// Sends an [`Action`] to the state.
pub(crate) type Dispatch = UseReducerDispatcher<State>;

/// The state of the screen.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct State {
    /// The entry.
    pub(crate) entry: Rc<Entry>,
    /// The earlier and later entries, for the steps back and forth.
    pub(crate) steps: Steps,
    /// The effect of the next tap on a key.
    pub(crate) keys: NextKey,
    /// The owner of the riichi stick on the table.
    stick: Stick,
    /// The parts of the hand's screen that are open.
    pub(crate) open: OpenParts,
    /// The page that lies over the hand.
    pub(crate) page: OpenPage,
    /// The number of hands that have come whole in the place of another.
    pub(crate) deal: u32,
    /// The answers to taps.
    pub(crate) told: Told,
    /// The looks and the language of everything, and where the app is.
    pub(crate) looks: Looks,
    /// The house rules that are kept.
    pub(crate) houses: Vec<ActiveRules>,
    /// The hands that were scored.
    pub(crate) history: History,
    /// The hands before the last tap, if it has deleted some.
    deleted: Option<History>,
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        // A page that is left has nothing else to read.
        if action == Action::Read && self.open.draft.is_none() {
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
        if !matches!(action, Action::Type(_) | Action::Delete) {
            self.keys.typed.clear();
        }
        let touched = self.keys.touched.take();
        let deleted = self.deleted.take();
        let more = self.open.more.take();
        let is_switch = matches!(action, Action::Riichi(_) | Action::Flag(_));
        match action {
            Action::Tile(tile) => self.tap(tile, false),
            Action::WithRed(tile) => self.tap(tile, true),
            Action::Draw(tile) => self.draw(tile),
            Action::Trace(trace) => self.keys.trace = trace,
            Action::Slide(from, to) => self.slide(from, to),
            Action::Hold(tile) => self.hold(tile),
            Action::Type(character) => self.type_in(character),
            Action::Delete => self.delete(touched),
            Action::Cancel => self.cancel(),
            Action::Clear => self.clear(),
            Action::Speak(list) => self.speak(list),
            Action::Thrown(kind) => self.edit(|entry| {
                let thrown = &mut entry.thrown;
                match thrown.iter().position(|&other| other == kind) {
                    Some(at) => drop(thrown.remove(at)),
                    None => thrown.push(kind),
                }
            }),
            Action::Seen(kind, true) => self.edit(|entry| entry.seen.push(kind)),
            Action::Seen(kind, false) => {
                self.edit(|entry| entry.seen.retain(|&other| other != kind));
            }
            Action::Undo => self.travel(true),
            Action::Redo => self.travel(false),
            Action::Arm(kind) => self.arm(kind),
            Action::Several(several) => self.choose_several(several),
            Action::Draft(text) => self.open.draft = Some(Draft { text, wrong: None }),
            Action::Read => self.read(),
            Action::Focus(focus) => self.focus_on(focus),
            Action::TakeIndicator(focus, at) => self.take_indicator(focus, at),
            Action::Touch(at) => self.touch(at, touched),
            Action::Remove(at) => self.take_out(at, None),
            Action::Meld(at) => self.open.meld = at.filter(|_| self.open.meld != at),
            Action::MeldKind(kind) => self.change_meld(|entry, at| entry.with_meld_as(at, kind)),
            Action::MeldRed => self.change_meld(Entry::with_meld_red),
            Action::MeldBack => self.change_meld(Entry::with_meld_back),
            Action::MeldRemove => self.remove_meld(),
            Action::OtherWay => self.edit(|entry| entry.rest.by = entry.rest.by.other()),
            Action::Riichi(riichi) => self.riichi(riichi),
            Action::Flag(flag) => self.flag(flag),
            Action::More(wanted) => self.open.more = Some(wanted).filter(|_| more != Some(wanted)),
            Action::Flower(tile) => self.flower(tile),
            Action::Liable(yaku, seat) => self.liable(yaku, seat),
            Action::Rules(rules) => self.rules(rules),
            Action::Change(change) => self.change_rules(change),
            Action::View(view) => {
                self.page.closed += u32::from(view.is_none());
                self.page.view = view;
            }
            Action::Go(place) => self.go(&place),
            Action::Another => self.another(),
            Action::DropWinner(at) => self.edit(|entry| *entry = entry.without(at)),
            Action::Alone => self.edit(|entry| entry.won.clear()),
            Action::Site(name, value) => self.looks.site.set(name, value),
            Action::Example(text) => self.example(text),
            Action::Open(link) => self.open_link(&link),
            Action::Put(entry) => self.put_down((*entry).clone()),
            Action::Errand(errand) => self.page.errand = errand,
            Action::History(tap) => self.kept(tap, deleted),
            Action::Sheet(open) => self.open.sheet = open,
            Action::Dismiss => self.told.notices.dismiss(),
            value => self.edit(|entry| set(&mut entry.rest, &value)),
        }
        // A tap that was refused leaves the menu open: it says why not.
        if is_switch && self.told.hint.is_some() {
            self.open.more = more;
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

    fn cancel(&mut self) {
        if self.open.draft.take().is_some() {
            return;
        }
        if self.open.meld.is_some() {
            self.open.meld = None;
        } else if self.keys.armed.is_some() {
            self.keys.armed = None;
        } else if self.keys.several.is_some() {
            self.keys.several = None;
        } else {
            self.open.sheet = false;
        }
    }

    /// Lets the keys fill the hand again, if it has room.
    fn focus_on_hand(&mut self) {
        if !self.entry.is_full() {
            self.keys.focus = Focus::Hand;
        }
    }

    fn focus_on(&mut self, focus: Focus) {
        if focus == Focus::Hand {
            return self.focus_on_hand();
        }
        (self.keys.armed, self.keys.moved_on, self.keys.gap) = (None, false, None);
        let entering = focus == Focus::Ura && self.keys.focus != focus;
        if entering && let Some(why) = Gates::against(&self.entry, Gated::Ura) {
            self.told.hint = Some(Hint::Refused(why));
            return;
        }
        self.keys.focus = if self.keys.focus == focus && !self.entry.is_full() {
            Focus::Hand
        } else {
            focus
        };
        self.settle();
    }

    fn change_meld(&mut self, change: impl FnOnce(&Entry, usize) -> Option<Entry>) {
        let Some(at) = self.open.meld else { return };
        match change(&self.entry, at) {
            Some(entry) => self.commit(entry),
            None => self.told.hint = Some(Hint::NoChange),
        }
    }

    fn remove_meld(&mut self) {
        if let Some(at) = self.open.meld.take() {
            self.keys.focus = Focus::Hand;
            self.edit(|entry| {
                entry.rest.melds.remove(at);
            });
        }
    }

    fn riichi(&mut self, switch: Riichi) {
        let declared = self.entry.rest.riichi;
        let wanted = availability::switched(declared, switch);
        let on = !availability::is_on(declared, switch);
        match Gates::against(&self.entry, Gated::Riichi(wanted)).filter(|_| on) {
            Some(why) => self.told.hint = Some(Hint::Refused(why)),
            None => self.declare(wanted, on),
        }
        if self.keys.focus == Focus::Ura && Gates::against(&self.entry, Gated::Ura).is_some() {
            self.keys.focus = Focus::Hand;
            self.settle();
        }
    }

    /// Declares riichi with a stick on the table, or takes both back. A stick that was there already may be the
    /// winner's, and stays.
    fn declare(&mut self, wanted: Riichi, on: bool) {
        if self.stick.is_framed {
            return self.edit(|entry| entry.rest.riichi = wanted);
        }
        let sticks = self.entry.rest.sticks;
        let takes_back = !wanted.is_declared() && self.stick.is_own && sticks == 1;
        if on && !self.entry.rest.riichi.is_declared() {
            self.stick.is_own = sticks == 0;
        }
        self.edit(|entry| {
            entry.rest.riichi = wanted;
            entry.rest.sticks = if wanted.is_declared() {
                sticks.max(1)
            } else {
                sticks - u32::from(takes_back)
            };
        });
    }

    /// Takes an indicator out: the next one lands in its place.
    fn take_indicator(&mut self, focus: Focus, at: usize) {
        let mut next = (*self.entry).clone();
        let Some(list) = next.indicators(focus).filter(|list| at < list.len()) else {
            return;
        };
        list.remove(at);
        self.commit(next);
        if focus != Focus::Ura || Gates::against(&self.entry, Gated::Ura).is_none() {
            (
                self.keys.armed,
                self.keys.focus,
                self.keys.moved_on,
                self.keys.gap,
            ) = (None, focus, false, Some(at));
        }
    }

    fn flag(&mut self, flag: Flag) {
        if self.entry.rest.flags.has(flag) {
            self.edit(|entry| entry.rest.flags = entry.rest.flags.without(flag));
        } else if let Some(why) = Gates::against(&self.entry, Gated::Flag(flag)) {
            let by = |by| availability::Effective::of(&self.entry, by);
            let here = self.entry.rest.by;
            if availability::needs_other_way(&self.entry, &by(here), &by(here.other()), flag) {
                self.edit(|entry| {
                    entry.rest.by = entry.rest.by.other();
                    entry.rest.flags = entry.rest.flags.with(flag);
                });
            } else {
                self.told.hint = Some(Hint::Refused(why));
            }
        } else {
            self.edit(|entry| entry.rest.flags = entry.rest.flags.with(flag));
        }
    }

    fn flower(&mut self, flower: Tile) {
        self.edit(|entry| {
            let flowers = &mut entry.rest.flowers;
            match flowers.iter().position(|&other| other == flower) {
                Some(at) => drop(flowers.remove(at)),
                None => flowers.push(flower),
            }
        });
    }

    fn liable(&mut self, yaku: Yaku, seat: Option<Wind>) {
        self.edit(|entry| {
            let liable = &mut entry.rest.liable;
            liable.retain(|liable| liable.yaku != yaku);
            liable.extend(seat.map(|seat| Liable { seat, yaku }));
        });
    }

    fn another(&mut self) {
        match self.entry.another() {
            Ok(next) => self.put_down(next),
            Err(why) => self.told.hint = Some(Hint::Refused(why)),
        }
    }

    fn rules(&mut self, rules: ActiveRules) {
        self.keys.armed = None;
        self.edit(|entry| entry.rules = rules);
    }
}

/// Takes over a plain value.
pub(crate) fn set(rest: &mut Question, value: &Action) {
    match *value {
        Action::By(by) => rest.by = by,
        Action::Seat(wind) => rest.seat = wind,
        Action::Round(wind) => rest.round = wind,
        Action::Honba(count) => rest.honba = count,
        Action::Sticks(count) => rest.sticks = count,
        Action::Norths(count) => rest.norths = count,
        Action::From(from) => rest.from = from,
        _ => {}
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
mod told_tests;
#[cfg(test)]
mod winners_tests;
