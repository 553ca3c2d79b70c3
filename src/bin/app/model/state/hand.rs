//! The taps where hands are entered, and what each changes; those that enter tiles are in a file of their own.

use tensu::{Flag, Kind, MeldKind, Riichi, Tile};

use super::groups::{Draft, Focus, More, State, Trace};
use super::hint::Hint;
use crate::model::availability::{self, Gated, Gates};
use crate::model::entry::Entry;
use crate::model::several::Several;
use crate::model::share::LOG;

/// A tap where hands are entered.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum HandTap {
    /// A wait lies among the own discards, or does not.
    Discarded(Kind),
    /// One more of a wait lies open elsewhere.
    Seen(Kind),
    /// None of a wait lies open elsewhere.
    Unseen(Kind),
    /// A tile key.
    Tile(Tile),
    /// The corner of a key: the set that begins with the tile, with its red five.
    WithRed(Tile),
    /// A pointer is on its way; `None` where it would do nothing.
    Trace(Option<Trace>),
    /// A stroke over keys, from one to another.
    Slide(Tile, Tile),
    /// A key that was held.
    Hold(Tile),
    /// A tile for the hand, wherever the focus is.
    Draw(Tile),
    /// A character was typed.
    Type(char),
    /// Take the last tile back.
    Delete,
    /// Escape: leave whatever is half done.
    Cancel,
    /// Clear the hand; the table stays.
    Clear,
    /// The next tile makes a meld of this kind; the same again takes that back.
    Arm(MeldKind),
    /// Each tap on a key enters that much; the same again takes that back.
    Several(Several),
    /// The text of the hand is being changed.
    Draft(String),
    /// Take over that text.
    Read,
    /// The next tile goes there.
    Focus(Focus),
    /// Take an indicator out of that row.
    TakeIndicator(Focus, usize),
    /// A tile of the hand: make it the winning one, or take it out when it is.
    Touch(usize),
    /// Take a tile out of the hand.
    Remove(usize),
    /// Open or close the menu of a meld.
    Meld(Option<usize>),
    /// Turn the meld of the menu into another kind.
    MeldKind(MeldKind),
    /// Make the five of that meld red, or plain.
    MeldRed,
    /// Take that meld back into the hand.
    MeldBack,
    /// Take that meld away.
    MeldRemove,
    /// Tap the switch of a riichi.
    Riichi(Riichi),
    /// Switch an event.
    Flag(Flag),
    /// Show more switches, or no longer.
    More(More),
    /// The other way of winning.
    OtherWay,
    /// A flower: set aside, or not.
    Flower(Tile),
    /// An example in place of the hand; the table stays.
    Example(&'static str),
    /// Show or hide the explanation.
    Sheet(bool),
}

impl State {
    /// Takes a tap; the one before may have `touched` a tile, and had `more` switches shown.
    pub(super) fn hand(
        &mut self,
        tap: HandTap,
        touched: Option<(usize, Option<usize>)>,
        more: Option<More>,
    ) {
        let is_switch = matches!(tap, HandTap::Riichi(_) | HandTap::Flag(_));
        match tap {
            HandTap::Tile(tile) => self.tap(tile, false),
            HandTap::WithRed(tile) => self.tap(tile, true),
            HandTap::Draw(tile) => self.draw(tile),
            HandTap::Trace(trace) => self.keys.trace = trace,
            HandTap::Slide(from, to) => self.slide(from, to),
            HandTap::Hold(tile) => self.hold(tile),
            HandTap::Type(character) => self.type_in(character),
            HandTap::Delete => self.delete(touched),
            HandTap::Cancel => self.cancel(),
            HandTap::Clear => self.clear(),
            HandTap::Discarded(kind) => self.edit(|entry| {
                let discarded = &mut entry.discarded;
                match discarded.iter().position(|&other| other == kind) {
                    Some(at) => drop(discarded.remove(at)),
                    None => discarded.push(kind),
                }
            }),
            HandTap::Seen(kind) => self.edit(|entry| entry.seen.push(kind)),
            HandTap::Unseen(kind) => self.edit(|entry| entry.seen.retain(|&other| other != kind)),
            HandTap::Arm(kind) => self.arm(kind),
            HandTap::Several(several) => self.choose_several(several),
            HandTap::Draft(text) => self.open.draft = Some(Draft { text, wrong: None }),
            HandTap::Read => {
                self.read();
                if self.open.draft.as_ref().is_some_and(Draft::is_log) {
                    self.page.view = Some(LOG.into());
                }
            }
            HandTap::Focus(focus) => self.focus_on(focus),
            HandTap::TakeIndicator(focus, at) => self.take_indicator(focus, at),
            HandTap::Touch(at) => self.touch(at, touched),
            HandTap::Remove(at) => self.take_out(at, None),
            HandTap::Meld(at) => self.open.meld = at.filter(|_| self.open.meld != at),
            HandTap::MeldKind(kind) => self.change_meld(|entry, at| entry.with_meld_as(at, kind)),
            HandTap::MeldRed => self.change_meld(Entry::with_meld_red),
            HandTap::MeldBack => self.change_meld(Entry::with_meld_back),
            HandTap::MeldRemove => self.remove_meld(),
            HandTap::OtherWay => self.edit(|entry| entry.rest.by = entry.rest.by.other()),
            HandTap::Riichi(riichi) => self.riichi(riichi),
            HandTap::Flag(flag) => self.flag(flag),
            HandTap::More(wanted) => self.open.more = Some(wanted).filter(|_| more != Some(wanted)),
            HandTap::Flower(tile) => self.flower(tile),
            HandTap::Example(text) => self.example(text),
            HandTap::Sheet(open) => self.open.sheet = open,
        }
        // A tap that was refused leaves the menu open: it says why not.
        if is_switch && self.told.hint.is_some() {
            self.open.more = more;
        }
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
    pub(super) fn focus_on_hand(&mut self) {
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
}
