//! A choice among a few values, as the browser's own list.

use tensu::text::Word;
use tensu::{Wind, Yaku, rules};
use yew::prelude::*;

use super::choose::Choose;
use crate::book::Book;
use crate::entry::Entry;
use crate::state::{Action, Dispatch};
use crate::tr::{self, Label, say, words};

/// The most counters and sticks that the lists offer.
const MOST: u32 = 20;

/// The most norths that can be set aside.
const NORTHS: u8 = 4;

/// What is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// The ruleset.
    Ruleset,
    /// The wind of the round.
    Round,
    /// The winner's seat.
    Seat,
    /// Counters.
    Honba,
    /// Riichi sticks.
    Sticks,
    /// Norths set aside.
    Norths,
    /// Who dealt in.
    From,
    /// Who is liable for a yaku.
    Liable(Yaku),
}

impl Choice {
    fn name(self) -> AttrValue {
        AttrValue::Static(match self {
            Self::Ruleset => say(Label::Ruleset),
            Self::Round => say(Label::RoundWind),
            Self::Seat => say(Label::SeatWind),
            Self::Honba => words().say(Word::Honba),
            Self::Sticks => say(Label::RiichiSticks),
            Self::Norths => words().say(Word::Norths),
            Self::From => say(Label::Discarder),
            Self::Liable(yaku) => return tr::rules::liable_for(yaku).into(),
        })
    }

    /// The short text beside the value.
    fn caption(self) -> Option<AttrValue> {
        let text = match self {
            Self::Ruleset => return None,
            Self::Round => say(Label::Round),
            Self::Seat => say(Label::Seat),
            Self::Honba => words().say(Word::Honba),
            Self::Sticks => words().say(Word::Sticks),
            Self::Norths => words().say(Word::Norths),
            Self::From => say(Label::Discarder),
            Self::Liable(_) => return Some(self.name()),
        };
        Some(AttrValue::Static(text))
    }

    /// What there is to choose from, each with what choosing it does, and the place of what is chosen now.
    fn options(self, entry: &Entry, houses: &[Book]) -> (Vec<(AttrValue, Action)>, Option<usize>) {
        let rest = &entry.rest;
        let numbers = |most: u32, action: fn(u32) -> Action| {
            let option = |n: u32| (AttrValue::from(n.to_string()), action(n));
            (0..=most).map(option).collect()
        };
        let winds = |winds: &[Wind], action: fn(Wind) -> Action| {
            let option = |&wind: &Wind| (AttrValue::Static(words().wind(wind)), action(wind));
            winds.iter().map(option).collect()
        };
        let options: Vec<(AttrValue, Action)> = match self {
            Self::Ruleset => books(houses)
                .map(|book| (book.title().to_owned().into(), Action::Rules(book)))
                .collect(),
            Self::Round => winds(&seats(entry, rest.round), Action::Round),
            Self::Seat => winds(&seats(entry, rest.seat), Action::Seat),
            Self::Honba => numbers(MOST, Action::Honba),
            Self::Sticks => numbers(MOST, Action::Sticks),
            Self::Norths => numbers(NORTHS.into(), |n| Action::Norths(n as u8)),
            Self::From => nobody_or(entry, Action::From),
            Self::Liable(yaku) => nobody_or(entry, |seat| Action::Liable(yaku, seat)),
        };
        let now = match self {
            Self::Ruleset => Action::Rules(entry.rules.clone()),
            Self::Round => Action::Round(rest.round),
            Self::Seat => Action::Seat(rest.seat),
            Self::Honba => Action::Honba(rest.honba),
            Self::Sticks => Action::Sticks(rest.sticks),
            Self::Norths => Action::Norths(rest.norths),
            Self::From => Action::From(rest.from),
            Self::Liable(yaku) => {
                let liable = rest.liable.iter().find(|liable| liable.yaku == yaku);
                Action::Liable(yaku, liable.map(|liable| liable.seat))
            }
        };
        let chosen = options.iter().position(|(_, action)| *action == now);
        (options, chosen)
    }
}

/// All rulesets, then those of the house.
pub(crate) fn books(houses: &[Book]) -> impl Iterator<Item = Book> {
    let presets = rules::ALL.iter().map(|&rules| Book::Preset(rules));
    presets.chain(houses.iter().cloned())
}

/// The winds of the game, and the one chosen now if it is none of them.
fn seats(entry: &Entry, now: Wind) -> Vec<Wind> {
    let seats = entry.rules.seats.winds();
    let stray = Some(now).filter(|seat| !seats.contains(seat));
    seats.iter().copied().chain(stray).collect()
}

/// Nobody, or one of the other players.
fn nobody_or(entry: &Entry, action: impl Fn(Option<Wind>) -> Action) -> Vec<(AttrValue, Action)> {
    let seats = entry.rules.seats.winds().iter().copied();
    let others = seats.filter(|&seat| seat != entry.rest.seat).map(Some);
    let name = |seat: Option<Wind>| seat.map_or("–", |seat| words().wind(seat));
    [None]
        .into_iter()
        .chain(others)
        .map(|seat| (AttrValue::Static(name(seat)), action(seat)))
        .collect()
}

/// A list with its caption.
pub(crate) fn pick(choice: Choice, entry: &Entry, houses: &[Book], dispatch: &Dispatch) -> Html {
    let (options, chosen) = choice.options(entry, houses);
    let onchoose = {
        let dispatch = dispatch.clone();
        let actions: Vec<Action> = options.iter().map(|(_, action)| action.clone()).collect();
        move |index: usize| {
            if let Some(action) = actions.get(index) {
                dispatch.dispatch(action.clone());
            }
        }
    };
    let options: Vec<AttrValue> = options.into_iter().map(|(text, _)| text).collect();
    html! {
        <span class={classes!("pick", (choice == Choice::Ruleset).then_some("wide"))}>
            if let Some(caption) = choice.caption() {
                <span class="caption" aria-hidden="true">{ caption }</span>
            }
            if choice == Choice::Ruleset {
                // A list of the browser cuts a long name off; this one takes two lines.
                <span class="shown" aria-hidden="true">{ entry.rules.title().to_owned() }</span>
            }
            <Choose name={choice.name()} {options} {chosen} {onchoose} />
        </span>
    }
}
