//! The hand of a winner at this table: entered by its tiles, counted by its yaku, and explained in the log.

use std::rc::Rc;

use tensu::evening::{Chair, Event, HandValue, Outcome, Record, fold};
use tensu::{By, Flag, Liable, Question};
use yew::prelude::*;

use super::state::{self, Sheet, Tap};
use super::win::Win;
use super::{Around, PAGE};
use crate::model::entry::Entry;
use crate::model::errand::Errand;
use crate::model::outcome::Outcomes;
use crate::model::state::Action;
use crate::parts::errand::send;
use crate::parts::explain;
use crate::parts::shapes::{each, el};
use crate::say::{Label, say, with};

/// The side of the page that takes a hand.
pub(super) const TAKES: &str = "record";

/// A question as the table has it: who won, how, with what on the table.
fn at_table(around: &Around<'_>, win: &Win, chair: Chair, question: Question) -> Question {
    let state = &around.course.state;
    let from = win.from.flatten();
    let liable = win.liable.iter().filter(|one| one.winner == chair);
    let returned = u32::from(win.declaring);
    // What the table counts by itself is counted with the tiles, too: the hand may be worth nothing without it.
    let flags = question.flags.without(Flag::Paarenchan);
    let flags = if state.has_repeated(chair, around.rules) {
        flags.with(Flag::Paarenchan)
    } else {
        flags
    };
    Question {
        seat: state.wind(chair),
        round: state.round(),
        honba: state.honba,
        sticks: state.sticks.saturating_sub(returned),
        by: if from.is_some() { By::Ron } else { By::Tsumo },
        from: from.map(|from| state.wind(from)),
        liable: liable
            .map(|one| Liable {
                seat: state.wind(one.chair),
                yaku: one.yaku,
            })
            .collect(),
        riichi: if question.riichi.is_declared() {
            question.riichi
        } else {
            state.riichi[chair]
        },
        flags,
        ..question
    }
}

/// The hand of a winner before its tiles are entered, or with those that it had.
pub(super) fn hand(around: &Around<'_>, win: &Win, chair: Chair) -> Entry {
    let question = told(around, chair).unwrap_or_default();
    Entry::new(around.rules.clone(), at_table(around, win, chair, question))
}

/// The tiles of a winner in the hand that is corrected.
pub(super) fn told(around: &Around<'_>, chair: Chair) -> Option<Question> {
    let Sheet::Mend(mend) = &around.evening.sheet else {
        return None;
    };
    let mut winners = mend.win.winners.iter();
    winners.find_map(|(winner, value)| match value {
        Some(HandValue::Tiles(question)) if *winner == chair => Some((**question).clone()),
        _ => None,
    })
}

fn tiles_of(won: &tensu::evening::Won, chair: Chair) -> Option<Question> {
    let mut winners = won.winners.iter();
    winners.find_map(|winner| match &winner.value {
        HandValue::Tiles(question) if winner.chair == chair => Some((**question).clone()),
        _ => None,
    })
}

/// The callback that opens the hand's page for a winner. Tiles that were entered for the same errand stay.
pub(super) fn enter(around: &Around<'_>, win: &Win, chair: Chair) -> Callback<MouseEvent> {
    let name = around.name(chair);
    let errand = Errand {
        name,
        page: PAGE.address.into(),
        side: TAKES.into(),
        take: None,
    };
    let goes_on = around.errand.as_deref() == Some(&errand);
    let entry = if goes_on {
        let rest = at_table(around, win, chair, around.hand.rest.clone());
        Entry {
            rules: around.rules.clone(),
            rest,
            ..(**around.hand).clone()
        }
    } else {
        hand(around, win, chair)
    };
    let (entry, errand) = (Rc::new(entry), Rc::new(errand));
    let dispatch = around.dispatch.clone();
    Callback::from(move |_| {
        send(Some(errand.clone()), &dispatch);
        dispatch.dispatch(Action::Put(entry.clone()));
    })
}

/// Returns whether a record's win has tiles.
pub(super) fn has_tiles(events: &[Event], record: &Record) -> bool {
    matches!(events.get(record.event), Some(Event::Won(won))
        if won.winners.iter().any(|winner| matches!(winner.value, HandValue::Tiles(_))))
}

/// The page that explains the worth of the tiles of a record.
pub(super) fn explained(around: &Around<'_>, at: usize) -> Html {
    let Some(journal) = around.evening.journal() else {
        return Html::default();
    };
    let Some(record) = around.course.records.get(at) else {
        return Html::default();
    };
    let events = journal.events();
    let Some(Event::Won(won)) = events.get(record.event) else {
        return Html::default();
    };
    let before = events.get(..record.event).unwrap_or_default();
    let then = fold(journal.start(), around.rules, before);
    let then = Around {
        course: &then,
        ..*around
    };
    let win = Win::again(won);
    let paid = match &record.outcome {
        Outcome::Won { winners, .. } => winners.as_slice(),
        _ => &[],
    };
    let part = |winner: &tensu::evening::ChairPaid| {
        let question = tiles_of(won, winner.chair)?;
        let question = at_table(&then, &win, winner.chair, question);
        let entry = Entry::new(around.rules.clone(), question);
        let outcomes = Outcomes::of(&entry);
        let explained = outcomes.chosen().as_ref().ok()?;
        Some(html! {
            <section>
                { el("h3", "", with(Label::TableWon, &around.name(winner.chair))) }
                { crate::parts::blocks::row(&explained.blocks) }
                { explain::price(explained, &entry, None) }
            </section>
        })
    };
    html! {
        <section class="paper evening-sheet">
            { each(paid.iter().filter_map(part)) }
            <div class="evening-keys">{ around.button("toggle", say(Label::TableChange), Tap::Edit(record.event)) }</div>
        </section>
    }
}

/// Takes the hand that was entered, once, and leaves the side.
#[hook]
pub(super) fn use_taken(side: &str, props: &super::Props, taps: &Callback<state::Tap>) {
    let is_due = side == TAKES;
    let deps = (is_due, props.clone(), taps.clone());
    use_effect_with(is_due, move |is_due| {
        let (_, props, taps) = deps;
        if *is_due {
            if props.errand.is_some() {
                taps.emit(Tap::Hand(props.entry.clone()));
                send(None, &props.dispatch);
            }
            props.dispatch.dispatch(PAGE.opened());
        }
    });
}
