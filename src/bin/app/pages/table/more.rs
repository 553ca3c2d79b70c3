//! Rare events: chombo, penalties, points that were counted, the last hand.

use tensu::evening::{Chair, Event, Receiver, Stop};
use tensu::rules::Chombo;
use tensu_words::Word;
use yew::prelude::*;

use super::field::field;
use super::state::{Counted, Fine, Sheet, Tap, Unit};
use super::{Around, dice, evenings, sentences, sheets};
use crate::parts::shapes::{button, each, toggle};
use crate::say::{self, Label, fill, say, with, words};

/// The usual chombo beside a reversed mangan: points to each of the others.
const EACH: Chombo = Chombo::Each(3_000);

/// The sheet of rare events.
pub(super) fn more(around: &Around<'_>) -> Html {
    let state = &around.course.state;
    let sheet = |label, sheet| around.button("toggle", say(label), Tap::Sheet(sheet));
    let record = |label, event| around.button("toggle", say(label), Tap::Record(event));
    let stop = if state.may_stop.is_some() {
        Stop::Dealer
    } else {
        Stop::Agreed(String::new())
    };
    let (asks, aloud) = (around.evening.asks, around.evening.aloud);
    html! {
        <section class="paper evening-sheet">
            { sheets::head(around, say(Label::TableMore).to_owned()) }
            <div class="evening-keys">
                { sheet(Label::TableBroken, Sheet::Chombo(None)) }
                { sheet(Label::TablePenalty, Sheet::Penalty(Box::default())) }
                { sheet(Label::TableCorrect, Sheet::Correct(Box::new(Counted::of(state)))) }
                { sheet(Label::TableSwap, Sheet::Swap(None)) }
            </div>
            <div class="evening-keys">
                { record(Label::TableFinal, Event::Last(0)) }
                { record(Label::TableLast, Event::Last(1)) }
                { record(Label::TableStop, Event::Stop(stop)) }
            </div>
            <div class="evening-keys">
                { toggle("toggle", asks, say(Label::TableAsk), around.tap(Tap::Asks(!asks))) }
                { toggle("toggle", aloud, say(Label::TableAloud), around.tap(Tap::Aloud(!aloud))) }
                if around.evening.middle {
                    { button("toggle", say(Label::TableDice), dice::throw(around.taps)) }
                }
                { evenings::way(around.dispatch) }
                { evenings::tournament(around.dispatch) }
            </div>
        </section>
    }
}

/// The keys for who made a chombo, and for its cost.
pub(super) fn chombo(around: &Around<'_>, chosen: Option<Chombo>) -> Html {
    let usual = around.rules.game.flow.chombo;
    let kinds = costs(around);
    let kind = |kind: Chombo| {
        let told = Some(kind).filter(|_| kind != usual);
        let tap = around.tap(Tap::Sheet(Sheet::Chombo(told)));
        let text = say::sentence_case(&sentences::costs(kind));
        toggle("toggle", chosen.unwrap_or(usual) == kind, text, tap)
    };
    let who = |chair: Chair| {
        let event = Event::Chombo(vec![chair], chosen);
        around.button("toggle", around.name(chair), Tap::Record(event))
    };
    let seats = around.course.state.playing();
    html! {
        <section class="paper evening-sheet">
            { sheets::head(around, say(Label::TableBrokenBy).to_owned()) }
            <div class="evening-keys" role="group" aria-label={say(Label::TableBrokenBy)}>{ each(seats.map(who)) }</div>
            <div class="evening-keys evening-kinds" role="group" aria-label={words().say(Word::RuleChombo)}>{ each(kinds.into_iter().map(kind)) }</div>
        </section>
    }
}

/// The costs that a chombo may have, that of the rules first.
pub(super) fn costs(around: &Around<'_>) -> Vec<Chombo> {
    let usual = around.rules.game.flow.chombo;
    let mut kinds = vec![usual];
    let all = [Chombo::Mangan, EACH, Chombo::Match(20)];
    kinds.extend(
        all.into_iter()
            .filter(|&kind| kind != usual && (kind != Chombo::Mangan || around.rules.is_riichi())),
    );
    kinds
}

/// A penalty, with its reason.
pub(super) fn penalty(around: &Around<'_>, fine: &Fine) -> Html {
    let with = |change: &dyn Fn(&mut Fine)| {
        let mut fine = fine.clone();
        change(&mut fine);
        Tap::Sheet(Sheet::Penalty(Box::new(fine)))
    };
    let chair = |chair: Chair| {
        let tap = with(&|fine| fine.who = Some(chair));
        let on = fine.who == Some(chair);
        toggle("toggle", on, around.name(chair), around.tap(tap))
    };
    let kind = |unit: Unit| {
        let label = match unit {
            Unit::Match => Label::TableMatch,
            Unit::Points(Receiver::Others) => Label::TableToOthers,
            Unit::Points(Receiver::Table) => Label::TableToTable,
            Unit::Points(Receiver::Nobody) => Label::TableToNobody,
        };
        let tap = with(&|fine| fine.unit = unit);
        toggle("toggle", fine.unit == unit, say(label), around.tap(tap))
    };
    let units = Unit::ALL
        .into_iter()
        .filter(|unit| around.rules.is_riichi() || *unit != Unit::Points(Receiver::Table));
    let seats = 0..around.course.state.chairs();
    let write = |set: fn(&mut Fine, String)| {
        let fine = fine.clone();
        move |text: String| {
            let mut fine = fine.clone();
            set(&mut fine, text);
            Sheet::Penalty(Box::new(fine))
        }
    };
    let amount = write(|fine, text| fine.amount = text);
    let reason = write(|fine, text| fine.reason = text);
    html! {
        <section class="paper evening-sheet">
            { sheets::head(around, say(Label::TablePenalty).to_owned()) }
            <div class="evening-keys" role="group" aria-label={say(Label::TablePenalty)}>{ each(seats.map(chair)) }</div>
            <div class="evening-keys evening-kinds" role="group" aria-label={say(Label::TableAmount)}>{ each(units.map(kind)) }</div>
            <div class="evening-fields">
                { field(around, say(Label::TableAmount), None, &fine.amount, amount) }
                { field(around, say(Label::TableReason), None, &fine.reason, reason) }
            </div>
            { record(around, fine.event()) }
        </section>
    }
}

/// The id of the field for a player's points.
pub(super) fn id(chair: Chair) -> String {
    format!("counted-{chair}")
}

/// The fields for what was counted at the table: it need not add up, and that is said.
pub(super) fn correct(around: &Around<'_>, counted: &Counted) -> Html {
    let state = &around.course.state;
    let names = (0..state.chairs()).map(|chair| around.name(chair)).chain([
        say(Label::RiichiSticks).to_owned(),
        words().say(Word::Honba).to_owned(),
    ]);
    let is_riichi = around.rules.is_riichi();
    let shown = if is_riichi {
        state.chairs() + 2
    } else {
        state.chairs()
    };
    let one = |(at, name): (usize, String)| {
        let value = counted.fields.get(at).map_or("", |text| text);
        let counted = counted.clone();
        let write = move |text: String| {
            let mut counted = counted.clone();
            if let Some(own) = counted.fields.get_mut(at) {
                *own = text;
            }
            Sheet::Correct(Box::new(counted))
        };
        field(around, &name, Some(id(at)), value, write)
    };
    let reason = {
        let counted = counted.clone();
        move |text: String| {
            Sheet::Correct(Box::new(Counted {
                reason: text,
                ..counted.clone()
            }))
        }
    };
    let sums = counted.sums(state, around.rules.stick());
    let sums = sums.map(|(told, now)| {
        let sums = [told, now].map(sentences::points);
        fill(Label::TableSum, &[(&sums[0]).into(), (&sums[1]).into()])
    });
    html! {
        <section class="paper evening-sheet">
            { sheets::head(around, say(Label::TableCorrect).to_owned()) }
            <div class="evening-fields">{ each(names.take(shown).enumerate().map(one)) }</div>
            { field(around, say(Label::TableReason), None, &counted.reason, reason) }
            <p class="wrong" role="status">{ sums }</p>
            { record(around, counted.event(state)) }
        </section>
    }
}

/// The field for a player's name.
pub(super) fn name(around: &Around<'_>, chair: Chair, name: &str) -> Html {
    let write = move |text: String| Sheet::Name(chair, text);
    let called = Tap::Called(chair, name.to_owned());
    let onsubmit = {
        let (taps, called) = (around.taps.clone(), called.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            taps.emit(called.clone());
        }
    };
    let player = with(Label::TableName, chair + 1);
    html! {
        <section class="paper evening-sheet">
            { sheets::head(around, with(Label::TableCalled, &around.name(chair))) }
            <form class="paper evening-sheet" {onsubmit}>
                { field(around, &player, Some(NAME.to_owned()), name, write) }
                { around.button("toggle strong", say(Label::Done), called) }
            </form>
        </section>
    }
}

/// The id of the field for a name.
pub(super) const NAME: &str = "table-name";

/// The button that records an event; off while there is none.
fn record(around: &Around<'_>, event: Option<Event>) -> Html {
    let text = say(Label::TableRecord);
    match event {
        Some(event) => around.button("toggle strong", text, Tap::Record(event)),
        None => {
            html! { <button type="button" class="toggle strong" disabled={true}>{ text }</button> }
        }
    }
}
