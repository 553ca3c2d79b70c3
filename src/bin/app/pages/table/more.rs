//! What happens less often: chombo, penalties, points that were counted, the last hand.

use tensu::evening::{Amount, Chair, Event, Fix, Penalty as Paid, Receiver, Stop};
use tensu::rules::Chombo;
use tensu::text::Word;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::state::{Sheet, Tap};
use super::{Around, dice, evenings, sentences, sheets};
use crate::parts::shapes::{button, each, toggle};
use crate::say::{self, Label, say, words};

/// What a reversed mangan is beside: points to each of the others.
const EACH: Chombo = Chombo::Each(3_000);

/// Tenths in a point of the match score.
const TENTHS: i32 = 10;

/// The sheet.
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
        <section class="evening-sheet">
            { sheets::head(around, say(Label::TableMore).to_owned()) }
            <div class="evening-keys">
                { sheet(Label::TableBroken, Sheet::Chombo(None)) }
                { sheet(Label::TablePenalty, Sheet::Penalty) }
                { sheet(Label::TableCorrect, Sheet::Correct) }
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
            </div>
        </section>
    }
}

/// Who made a chombo.
pub(super) fn chombo(around: &Around<'_>, chosen: Option<Chombo>) -> Html {
    let usual = around.rules.game.flow.chombo;
    let mut kinds = vec![usual];
    let all = [Chombo::Mangan, EACH, Chombo::Match(20)];
    kinds.extend(
        all.into_iter()
            .filter(|&kind| kind != usual && (kind != Chombo::Mangan || around.rules.is_riichi())),
    );
    let kind = |kind: Chombo| {
        let told = Some(kind).filter(|_| kind != usual);
        let tap = around.tap(Tap::Sheet(Sheet::Chombo(told)));
        let text = say::sentence_case(&sentences::costs(kind));
        toggle("toggle", chosen.unwrap_or(usual) == kind, text, tap)
    };
    let who = |chair: Chair| {
        let event = Event::Chombo(vec![chair], chosen);
        around.button("toggle strong", around.name(chair), Tap::Record(event))
    };
    let seats = 0..around.course.state.seats();
    html! {
        <section class="evening-sheet">
            { sheets::head(around, say(Label::TableBrokenBy).to_owned()) }
            <div class="evening-keys" role="group" aria-label={say(Label::TableBrokenBy)}>{ each(seats.map(who)) }</div>
            <div class="evening-keys evening-kinds" role="group" aria-label={words().say(Word::RuleChombo)}>{ each(kinds.into_iter().map(kind)) }</div>
        </section>
    }
}

/// What a form needs.
#[derive(Properties, PartialEq)]
pub(super) struct Props {
    /// Names by chair.
    names: Vec<String>,
    /// Points by chair, sticks and honba now.
    points: Vec<i64>,
    sticks: u32,
    honba: u32,
    is_riichi: bool,
    taps: Callback<Tap>,
}

impl Props {
    pub(super) fn of(around: &Around<'_>) -> Self {
        let state = &around.course.state;
        Self {
            names: (0..state.seats()).map(|chair| around.name(chair)).collect(),
            points: state.points.clone(),
            sticks: state.sticks,
            honba: state.honba,
            is_riichi: around.rules.is_riichi(),
            taps: around.taps.clone(),
        }
    }
}

/// A field with its name.
fn field(name: String, kind: &'static str, value: &UseStateHandle<String>) -> Html {
    let oninput = {
        let value = value.clone();
        move |event: InputEvent| {
            let input = event.target_dyn_into::<HtmlInputElement>();
            value.set(input.map(|input| input.value()).unwrap_or_default());
        }
    };
    let shown = (**value).clone();
    // Digits, and a sign: some phones have none among their keys for numbers.
    let mode = (kind == "number").then_some("text");
    html! {
        <label class="evening-field">
            <span class="caption">{ name.clone() }</span>
            <input type="text" inputmode={mode} maxlength="48" autocomplete="off" aria-label={name} value={shown} {oninput} />
        </label>
    }
}

/// A whole number as people type it: with any minus, and with marks between thousands.
fn number(text: &str) -> Option<i64> {
    let plain: String = text
        .chars()
        .filter(|sign| !matches!(sign, ',' | '.' | '\'' | '’' | '+') && !sign.is_whitespace())
        .map(|sign| {
            if matches!(sign, '−' | '–') {
                '-'
            } else {
                sign
            }
        })
        .collect();
    plain.parse().ok()
}

/// Tenths of what people type: `20`, `2.5`, `-1,5`.
fn tenths(text: &str) -> Option<i32> {
    let text = text.trim().replace(['−', '–'], "-").replace(',', ".");
    let (whole, rest) = text.split_once('.').unwrap_or((&text, "0"));
    let sign = if whole.starts_with('-') { -1 } else { 1 };
    let whole: i32 = if whole == "-" { 0 } else { whole.parse().ok()? };
    let rest: i32 = rest
        .parse()
        .ok()
        .filter(|rest| (0..TENTHS).contains(rest))?;
    whole.checked_mul(TENTHS)?.checked_add(sign * rest)
}

/// What a penalty takes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Unit {
    Match,
    Points(Receiver),
}

/// A penalty, with its reason.
#[component]
pub(super) fn Penalty(props: &Props) -> Html {
    let who = use_state_eq(|| None::<Chair>);
    let unit = use_state_eq(|| Unit::Match);
    let amount = use_state_eq(|| "20".to_owned());
    let reason = use_state_eq(String::new);
    let chair = |(chair, name): (Chair, &String)| {
        let who = who.clone();
        let on = *who == Some(chair);
        toggle("toggle", on, name.clone(), move |_: MouseEvent| {
            who.set(Some(chair));
        })
    };
    let kind = |(one, label): (Unit, Label)| {
        let unit = unit.clone();
        let on = *unit == one;
        toggle("toggle", on, say(label), move |_: MouseEvent| unit.set(one))
    };
    let kinds = [
        (Unit::Match, Label::TableMatch),
        (Unit::Points(Receiver::Others), Label::TableToOthers),
        (Unit::Points(Receiver::Table), Label::TableToTable),
        (Unit::Points(Receiver::Nobody), Label::TableToNobody),
    ];
    let kinds = kinds
        .into_iter()
        .filter(|(unit, _)| props.is_riichi || *unit != Unit::Points(Receiver::Table));
    let told = match *unit {
        Unit::Match => tenths(&amount).map(Amount::Tenths),
        Unit::Points(to) => number(&amount)
            .and_then(|points| i32::try_from(points).ok())
            .map(|points| Amount::Points(points, to)),
    };
    let event = (*who).zip(told).map(|(chair, amount)| {
        Event::Penalty(Paid {
            chair,
            amount,
            reason: reason.trim().to_owned(),
        })
    });
    html! {
        <>
            <div class="evening-keys" role="group" aria-label={say(Label::TablePenalty)}>{ each(props.names.iter().enumerate().map(chair)) }</div>
            <div class="evening-keys evening-kinds" role="group" aria-label={say(Label::TableAmount)}>{ each(kinds.map(kind)) }</div>
            <div class="evening-fields">
                { field(say(Label::TableAmount).to_owned(), "number", &amount) }
                { field(say(Label::TableReason).to_owned(), "text", &reason) }
            </div>
            { record(event, &props.taps) }
        </>
    }
}

/// What was counted at the table: it need not add up.
#[component]
pub(super) fn Correct(props: &Props) -> Html {
    let first = || {
        let points = props.points.iter().map(|&points| sentences::points(points));
        let all = points.chain([props.sticks.to_string(), props.honba.to_string()]);
        all.collect::<Vec<String>>()
    };
    let counted = use_state_eq(first);
    let reason = use_state_eq(String::new);
    let names = props.names.iter().cloned().chain([
        say(Label::RiichiSticks).to_owned(),
        words().say(Word::Honba).to_owned(),
    ]);
    let seats = props.names.len();
    let shown = if props.is_riichi { seats + 2 } else { seats };
    let one = |(at, name): (usize, String)| {
        let value = counted.get(at).cloned().unwrap_or_default();
        let counted = counted.clone();
        let oninput = move |event: InputEvent| {
            let input = event.target_dyn_into::<HtmlInputElement>();
            let mut next = (*counted).clone();
            if let (Some(own), Some(input)) = (next.get_mut(at), input) {
                *own = input.value();
            }
            counted.set(next);
        };
        html! {
            <label class="evening-field">
                <span class="caption">{ name.clone() }</span>
                <input type="text" maxlength="12" autocomplete="off" aria-label={name} {value} {oninput} />
            </label>
        }
    };
    let numbers: Option<Vec<i64>> = counted.iter().map(|text| number(text)).collect();
    let event = numbers.and_then(|numbers| {
        let count = |at: usize, now: u32| {
            let told = u32::try_from(*numbers.get(at)?).ok()?;
            Some(Some(told).filter(|told| *told != now))
        };
        let points = numbers.iter().zip(&props.points);
        let points: Vec<Option<i64>> = points
            .map(|(&told, now)| Some(told).filter(|told| told != now))
            .collect();
        Some(Event::Fix(Fix {
            points,
            sticks: count(seats, props.sticks)?,
            honba: count(seats + 1, props.honba)?,
            hand: None,
            reason: reason.trim().to_owned(),
        }))
    });
    html! {
        <>
            <div class="evening-fields">{ each(names.take(shown).enumerate().map(one)) }</div>
            { field(say(Label::TableReason).to_owned(), "text", &reason) }
            { record(event, &props.taps) }
        </>
    }
}

/// Records what can be read.
fn record(event: Option<Event>, taps: &Callback<Tap>) -> Html {
    let text = say(Label::TableRecord);
    match event {
        Some(event) => {
            let tap = taps.reform(move |_: MouseEvent| Tap::Record(event.clone()));
            button("toggle strong", text, tap)
        }
        None => {
            html! { <button type="button" class="toggle strong" disabled={true}>{ text }</button> }
        }
    }
}

/// A form below its title.
pub(super) fn form(around: &Around<'_>, label: Label, body: Html) -> Html {
    html! {
        <section class="evening-sheet">
            { sheets::head(around, say(label).to_owned()) }
            { body }
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::{number, tenths};

    #[test]
    fn numbers_as_people_type_them() {
        for (text, read) in [
            ("25000", Some(25_000)),
            ("25,000", Some(25_000)),
            ("−1 200", Some(-1_200)),
            ("+300", Some(300)),
            ("", None),
            ("12x", None),
        ] {
            assert_eq!(number(text), read, "{text}");
        }
        for (text, read) in [
            ("20", Some(200)),
            ("2.5", Some(25)),
            ("-1,5", Some(-15)),
            ("−0.5", Some(-5)),
            ("1.25", None),
            ("x", None),
        ] {
            assert_eq!(tenths(text), read, "{text}");
        }
    }
}
