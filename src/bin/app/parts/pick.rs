//! A choice among a few values, as the browser's own list.

use std::cell::Cell;
use std::rc::Rc;

use tensu::{Wind, Yaku};
use tensu_words::Word;
use yew::prelude::*;

use crate::model::active_rules::{ActiveRules, Offer};
use crate::model::at_table::AtTable;
use crate::model::embed;
use crate::model::entry::Entry;
use crate::model::state::{Action, Dispatch, Notice};
use crate::parts::choose::Choose;
use crate::say::language::brought;
use crate::say::{self, Label, say, words};

/// The most honba and riichi sticks that the lists offer.
const MOST: u32 = 20;

/// The most norths that can be set aside.
const NORTHS: u8 = 4;

/// A value that a list chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// The wind of the round.
    Round,
    /// The winner's seat.
    Seat,
    /// Honba.
    Honba,
    /// Riichi sticks.
    Sticks,
    /// Norths set aside.
    Norths,
    /// The discarder.
    From,
    /// The seat that is liable for a yaku.
    Liable(Yaku),
}

impl Choice {
    fn name(self) -> AttrValue {
        AttrValue::Static(match self {
            Self::Round => say(Label::RoundWind),
            Self::Seat => say(Label::SeatWind),
            Self::Honba => words().say(Word::Honba),
            // A frame is given all sticks on the table: a riichi there adds none.
            Self::Sticks if embed::frame().is_some() => say(Label::RiichiSticks),
            Self::Sticks => say(Label::SticksYours),
            Self::Norths => words().say(Word::Norths),
            Self::From => say(Label::Discarder),
            Self::Liable(yaku) => return say::rules::liable_for(yaku).into(),
        })
    }

    /// Returns the short text beside the value.
    fn caption(self) -> AttrValue {
        let text = match self {
            Self::Round => say(Label::Round),
            Self::Seat => say(Label::Seat),
            Self::Honba => words().say(Word::Honba),
            Self::Sticks => words().say(Word::Sticks),
            Self::Norths => words().say(Word::Norths),
            Self::From => say(Label::Discarder),
            Self::Liable(_) => return self.name(),
        };
        AttrValue::Static(text)
    }

    /// Returns the options, each with the action of choosing it, and the index of the one chosen now.
    fn options(self, entry: &Entry) -> (Vec<(AttrValue, AtTable)>, Option<usize>) {
        let rest = &entry.rest;
        // A link may bring more than the list offers.
        let numbers = |most: u32, now: u32, action: fn(u32) -> AtTable| {
            let option = |n: u32| (AttrValue::from(n.to_string()), action(n));
            let more = Some(now).filter(|&now| now > most);
            (0..=most).chain(more).map(option).collect()
        };
        let winds = |winds: &[Wind], action: fn(Wind) -> AtTable| {
            let option = |&wind: &Wind| (AttrValue::Static(words().wind(wind)), action(wind));
            winds.iter().map(option).collect()
        };
        let options: Vec<(AttrValue, AtTable)> = match self {
            Self::Round => winds(&seats(entry, rest.round), AtTable::Round),
            Self::Seat => winds(&seats(entry, rest.seat), AtTable::Seat),
            Self::Honba => numbers(MOST, rest.honba, AtTable::Honba),
            Self::Sticks => numbers(MOST, rest.sticks, AtTable::Sticks),
            Self::Norths => {
                let now = rest.norths.into();
                numbers(NORTHS.into(), now, |n| AtTable::Norths(n as u8))
            }
            Self::From => nobody_or(entry, AtTable::From),
            Self::Liable(yaku) => nobody_or(entry, |seat| AtTable::Liable(yaku, seat)),
        };
        let now = match self {
            Self::Round => AtTable::Round(rest.round),
            Self::Seat => AtTable::Seat(rest.seat),
            Self::Honba => AtTable::Honba(rest.honba),
            Self::Sticks => AtTable::Sticks(rest.sticks),
            Self::Norths => AtTable::Norths(rest.norths),
            Self::From => AtTable::From(rest.from),
            Self::Liable(yaku) => {
                let liable = rest.liable.iter().find(|liable| liable.yaku == yaku);
                AtTable::Liable(yaku, liable.map(|liable| liable.seat))
            }
        };
        let chosen = options.iter().position(|(_, action)| *action == now);
        (options, chosen)
    }
}

/// Returns the winds of the game, and the one chosen now if it is none of them.
fn seats(entry: &Entry, now: Wind) -> Vec<Wind> {
    let seats = entry.rules.seats.winds();
    let stray = Some(now).filter(|seat| !seats.contains(seat));
    seats.iter().copied().chain(stray).collect()
}

/// Returns the options: nobody, or one of the other players.
fn nobody_or(entry: &Entry, action: impl Fn(Option<Wind>) -> AtTable) -> Vec<(AttrValue, AtTable)> {
    let seats = entry.rules.seats.winds().iter().copied();
    let others = seats.filter(|&seat| seat != entry.rest.seat).map(Some);
    let name = |seat: Option<Wind>| seat.map_or("–", |seat| words().player(seat));
    [None]
        .into_iter()
        .chain(others)
        .map(|seat| (AttrValue::Static(name(seat)), action(seat)))
        .collect()
}

/// Draws a list with its caption.
pub(crate) fn pick(choice: Choice, entry: &Entry, dispatch: &Dispatch) -> Html {
    let dispatch = dispatch.clone();
    pick_for(
        choice,
        entry,
        Rc::new(move |value| dispatch.dispatch(Action::Table(value))),
    )
}

/// Draws a list with its caption, whose choices go to `tell`.
pub(crate) fn pick_for(choice: Choice, entry: &Entry, tell: Rc<dyn Fn(AtTable)>) -> Html {
    let (options, chosen) = choice.options(entry);
    html! {
        <span class="pick" title={choice.name()}>
            <span class="caption" aria-hidden="true">{ choice.caption() }</span>
            { list(choice.name(), options, chosen, tell) }
        </span>
    }
}

/// Draws the list of all rulesets, then those of the house.
pub(crate) fn rulesets(
    name: Label,
    entry: &Entry,
    houses: &[ActiveRules],
    dispatch: &Dispatch,
) -> Html {
    let offers = Offer::all(houses);
    let chosen = offers.iter().position(|offer| *offer == entry.rules);
    let options: Vec<AttrValue> = offers
        .iter()
        .map(|offer| offer.title().to_owned().into())
        .collect();
    let dispatch = dispatch.clone();
    let onchoose = move |at: usize| {
        if let Some(offer) = offers.get(at) {
            let played = dispatch.clone();
            let then = move |rules| played.dispatch(Action::Rules(rules));
            play_by(offer, &dispatch, then);
        }
    };
    html! { <Choose name={say(name)} is_patient=true {options} {chosen} {onchoose} /> }
}

thread_local! {
    /// The number of times that rules were chosen.
    static CHOICES: Cell<u32> = const { Cell::new(0) };
}

/// Goes on with the rules that were chosen, once they are there, unless others were chosen meanwhile.
pub(crate) fn play_by(
    offer: &Offer,
    dispatch: &Dispatch,
    then: impl FnOnce(ActiveRules) + 'static,
) {
    let turn = CHOICES.get() + 1;
    CHOICES.set(turn);
    let id = match offer {
        Offer::Here(rules) => return then(rules.clone()),
        Offer::Later(id, _) => *id,
    };
    let dispatch = dispatch.clone();
    brought(Box::new(move |are_here| {
        if CHOICES.get() != turn {
            return;
        }
        match ActiveRules::by_id(id).filter(|_| are_here) {
            Some(rules) => then(rules),
            None => dispatch.dispatch(Action::Notice(Notice::Later)),
        }
    }));
}

fn list(
    name: AttrValue,
    options: Vec<(AttrValue, AtTable)>,
    chosen: Option<usize>,
    tell: Rc<dyn Fn(AtTable)>,
) -> Html {
    let (options, actions): (Vec<AttrValue>, Vec<AtTable>) = options.into_iter().unzip();
    let onchoose = move |at: usize| {
        if let Some(action) = actions.get(at) {
            tell(*action);
        }
    };
    html! { <Choose {name} {options} {chosen} {onchoose} /> }
}
