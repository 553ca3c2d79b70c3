//! Before the first round: rules, rounds, people, and the tables that are drawn. Later the seating, to look at and to print.

use tensu::evening::seating::{MOST_ROUNDS, repetitions};
use tensu::evening::tournament::{Count, Entry, Odd, names};
use tensu_words::Teach;
use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::around::{Around, columns, head};
use super::change::Change;
use super::round;
use super::sentences::from_one;
use super::state::Tap;
use crate::browser::page;
use crate::model::active_rules::{ActiveRules, Offer};
use crate::parts::choose::Choose;
use crate::parts::pick::play_by;
use crate::parts::shapes::{button, each, el, th, toggle};
use crate::say::teach::{fill_teach, teach};
use crate::say::{Label, say, words};

/// The steps of minutes.
const STEP: u16 = 5;
/// The most minutes of a round.
const MOST_MINUTES: u16 = 300;

/// The page.
pub(super) fn page(around: &Around<'_>, houses: &[ActiveRules]) -> Html {
    if around.state.begun > 0 {
        return html! { <>{ head(around, teach(Teach::DaySeating)) }{ seating(around) }</> };
    }
    let names = around.state.people.iter();
    let names: Vec<String> = names.map(|person| person.name(0).to_owned()).collect();
    html! {
        <>
            { head(around, say(Label::ViewDay)) }
            { columns(
                [settings(around, houses), html! { <Names key={around.seed()} names={names.join("\n")} many={names.len()} seed={around.seed()} taps={around.taps.clone()} /> }],
                [drawn(around)],
            ) }
        </>
    }
}

fn settings(around: &Around<'_>, houses: &[ActiveRules]) -> Html {
    let state = around.state;
    let head = &around.day.head;
    let seed = around.seed();
    let name = {
        let taps = around.taps.clone();
        move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                let name = tensu::evening::Start::name_of(&field.value());
                taps.emit(Tap::Head(seed, Change::Name(name)));
            }
        }
    };
    let counts = [Count::Score, Count::Table].map(|count| {
        let label = match count {
            Count::Score => Teach::DayScores,
            Count::Table => Teach::DayTablePoints,
        };
        let tap = around.tap(move |seed| Tap::Head(seed, Change::Count(count)));
        toggle("toggle", head.count == count, teach(label), tap)
    });
    let odds = [Odd::Substitutes, Odd::Turns].map(|odd| {
        let label = match odd {
            Odd::Substitutes => Teach::DaySubs,
            Odd::Turns => Teach::DayTurns,
        };
        let tap = around.tap(move |seed| Tap::Head(seed, Change::Odd(odd)));
        toggle("toggle", head.odd == odd, teach(label), tap)
    });
    let is_odd = !state.people.len().is_multiple_of(head.seats());
    let rounds = state.rounds;
    let minutes = state.minutes;
    html! {
        <section class="evenings-paper day-settings">
            <label class="day-field">
                { el("span", "", teach(Teach::DayName)) }
                <input type="text" maxlength="24" autocomplete="off" value={head.name.clone()} oninput={name} />
            </label>
            { ruleset(around, houses) }
            { steps(around, (teach(Teach::DayRounds), 1), rounds, [
                (rounds > 1).then(|| Entry::Rounds(rounds - 1)),
                (rounds < MOST_ROUNDS).then_some(Entry::Rounds(rounds + 1)),
            ]) }
            { steps(around, (teach(Teach::DayMinutes), STEP), minutes.into(), [
                (minutes >= STEP).then(|| Entry::Minutes(minutes - STEP)),
                (minutes < MOST_MINUTES).then_some(Entry::Minutes(minutes + STEP)),
            ]) }
            <div class="evenings-keys" role="group" aria-label={teach(Teach::DayCount)}>{ each(counts) }</div>
            if is_odd {
                <div class="evenings-keys" role="group" aria-label={teach(Teach::DaySubs)}>{ each(odds) }</div>
            }
        </section>
    }
}

/// A number with its name, and keys for a step less and more.
fn steps(
    around: &Around<'_>,
    (name, step): (&'static str, u16),
    now: usize,
    ways: [Option<Entry>; 2],
) -> Html {
    let key = |(sign, way): (&'static str, Option<Entry>)| {
        let label = format!("{name} {sign}{step}");
        let off = way.is_none();
        let onclick = around.tap(move |seed| match &way {
            Some(entry) => Tap::Set(seed, entry.clone()),
            None => Tap::Seen,
        });
        html! { <button type="button" class="toggle" aria-label={label} disabled={off} {onclick}>{ sign }</button> }
    };
    let [less, more] = ways;
    html! {
        <div class="day-steps" role="group" aria-label={name}>
            { el("span", "", name) }
            { key(("\u{2212}", less)) }
            { el("b", "", now.to_string()) }
            { key(("+", more)) }
        </div>
    }
}

fn ruleset(around: &Around<'_>, houses: &[ActiveRules]) -> Html {
    let all = Offer::all(houses);
    let own = |offer: &Offer| match offer {
        Offer::Here(rules) => rules == around.rules,
        Offer::Later(..) => false,
    };
    let at = all.iter().position(own);
    let gone = at.is_none().then(|| around.rules.title().to_owned());
    let chosen = at.or(Some(all.len()));
    let options: Vec<AttrValue> = (all.iter())
        .map(|offer| offer.title().to_owned())
        .chain(gone)
        .map(AttrValue::from)
        .collect();
    let choose = {
        let (taps, dispatch) = (around.taps.clone(), around.dispatch.clone());
        let seed = around.seed();
        move |at: usize| {
            if let Some(offer) = all.get(at) {
                let taps = taps.clone();
                play_by(offer, &dispatch, move |rules: ActiveRules| {
                    taps.emit(Tap::Head(seed, Change::Rules(rules.to_house())));
                });
            }
        }
    };
    html! {
        <label class="day-field">
            { el("span", "", say(Label::Ruleset)) }
            <Choose is_patient=true name={say(Label::Ruleset)} {options} {chosen} onchoose={choose} />
        </label>
    }
}

#[derive(Properties, PartialEq)]
struct NamesProps {
    names: String,
    many: usize,
    seed: u64,
    taps: Callback<Tap>,
}

/// The people, a line each.
#[component]
fn Names(props: &NamesProps) -> Html {
    let text = use_state(|| props.names.clone());
    // What was undone, or came from elsewhere, is shown; what is being typed stays as it is.
    let shown = if names(&text).join("\n") == props.names {
        (*text).clone()
    } else {
        props.names.clone()
    };
    let oninput = {
        let (text, taps, seed) = (text.clone(), props.taps.clone(), props.seed);
        move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() {
                let typed = field.value();
                taps.emit(Tap::Set(seed, Entry::People(names(&typed))));
                text.set(typed);
            }
        }
    };
    html! {
        <section class="evenings-paper">
            <h3>{ teach(Teach::DayPeople) }{ el("small", "", fill_teach(Teach::DayMany, &[props.many.into()])) }</h3>
            { el("p", "caption", teach(Teach::DayPeopleHelp)) }
            <textarea class="day-list" rows="10" spellcheck="false" autocomplete="off" aria-label={teach(Teach::DayPeople)} value={shown} {oninput} />
        </section>
    }
}

/// The tables as they are drawn, and the button that begins.
fn drawn(around: &Around<'_>) -> Html {
    let state = around.state;
    let seats = around.day.head.seats();
    if state.people.len() < seats {
        let text = fill_teach(Teach::DayTooFew, &[seats.into()]);
        return html! { <section class="evenings-paper">{ el("p", "", text) }</section> };
    }
    let draw = {
        let day = around.day.clone();
        around.tap(move |seed| {
            let drawn = day.state().draw(page::random() % 1_000_000);
            drawn.map_or(Tap::Seen, |drawn| Tap::Set(seed, drawn))
        })
    };
    if state.needs_draw() {
        return html! { <section class="evenings-paper">{ button("toggle strong", teach(Teach::DayDraw), draw) }</section> };
    }
    html! {
        <>
            <div class="evenings-keys day-begin">
                { button("toggle", teach(Teach::DayAgain), draw) }
                { button("toggle strong", fill_teach(Teach::DayStart, &[1.into()]), round::begin(around)) }
            </div>
            { seating(around) }
        </>
    }
}

/// The seating of all rounds.
fn seating(around: &Around<'_>) -> Html {
    let state = around.state;
    let again = repetitions(&state.plan);
    let said = match again {
        0 => teach(Teach::DayNoRepeat).to_owned(),
        again => fill_teach(Teach::DayRepeats, &[again.into()]),
    };
    let drawn = state
        .seed
        .map(|seed| fill_teach(Teach::DaySeed, &[(&seed.to_string()).into()]));
    let winds = around.rules.seats.winds().iter();
    let winds: Vec<&str> = winds.map(|wind| words().wind(*wind)).collect();
    let round = |round: usize| {
        let table = |(at, seats): (usize, &Vec<Option<u8>>)| {
            let name = |seat: &Option<u8>| el("td", "", around.name(*seat, round));
            html! { <tr>{ th("row", (at + 1).to_string()) }{ each(seats.iter().map(name)) }</tr> }
        };
        let out = state.sitting_out(round).into_iter();
        let out: Vec<String> = out.map(|one| around.name(Some(one), round)).collect();
        html! {
            <>
                { el("h4", "", fill_teach(Teach::DayRound, &[from_one(round), state.rounds.into()])) }
                <table class="day-seating">
                    <thead><tr><td />{ each(winds.iter().map(|wind| th("col", (*wind).to_owned()))) }</tr></thead>
                    <tbody>{ each(state.plan[round].iter().enumerate().map(table)) }</tbody>
                </table>
                if !out.is_empty() {
                    { el("p", "caption", fill_teach(Teach::DayOut, &[(&out.join(", ")).into()])) }
                }
            </>
        }
    };
    html! {
        <section class="evenings-paper day-plan">
            { el("h3", "", said) }
            if let Some(drawn) = drawn {
                { el("p", "caption", drawn) }
            }
            { each((0..state.plan.len()).map(round)) }
        </section>
    }
}
