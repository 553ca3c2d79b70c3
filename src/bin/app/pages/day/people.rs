//! The people of a day that has begun: one is late, one leaves, one takes a seat, one is fined.

use tensu::evening::Start;
use tensu::evening::tournament::{Count, Entry, Fine, Person, Score, State};
use tensu::rules::Chombo;
use tensu_words::Teach;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::around::{Around, head};
use super::state::{Tap, with_draw};
use crate::parts::choose::Choose;
use crate::parts::shapes::{each, el, toggle};
use crate::say::teach::{fill_teach, teach};
use crate::say::{Label, say};

/// The page.
pub(super) fn page(around: &Around<'_>) -> Html {
    let next = around.state.begun;
    let there = |(at, person): (usize, &Person)| {
        let class = if person.is_there(next) {
            ""
        } else {
            "day-gone"
        };
        html! { <li {class}>{ el("span", "day-rank", (at + 1).to_string()) }{ person.name(next) }</li> }
    };
    let names: Vec<AttrValue> = (around.state.people.iter())
        .map(|person| person.name(next).to_owned().into())
        .collect();
    let fines: Vec<i64> = match around.rules.game.flow.chombo {
        Chombo::Match(points) if around.day.head.count == Count::Score => {
            vec![-i64::from(points) * around.rules.match_unit()]
        }
        _ => Vec::new(),
    };
    let day = around.day.clone();
    let enter = {
        let (taps, seed) = (around.taps.clone(), around.seed());
        Callback::from(move |entry: Entry| taps.emit(Tap::Enter(seed, with_draw(&day, entry))))
    };
    let unit = match around.day.head.count {
        Count::Score => around.rules.match_unit(),
        Count::Table => Score::TWELFTHS,
    };
    html! {
        <>
            { head(around, teach(Teach::DayPeople)) }
            <section class="evenings-paper">
                <ol class="day-names">{ each(around.state.people.iter().enumerate().map(there)) }</ol>
            </section>
            <Change {names} state={around.state.clone()} {unit} chombo={fines.first().copied()} {enter} />
        </>
    }
}

#[derive(Properties, PartialEq)]
struct Props {
    names: Vec<AttrValue>,
    state: State,
    /// The worth of one in the score.
    unit: i64,
    /// The fine for a chombo, where the rules have one.
    chombo: Option<i64>,
    enter: Callback<Entry>,
}

/// The fields for changes.
#[component]
fn Change(props: &Props) -> Html {
    let who = use_state_eq(|| 0_usize);
    let name = use_state_eq(String::new);
    let amount = use_state_eq(String::new);
    let reason = use_state_eq(String::new);
    let Props { unit, chombo, .. } = *props;
    let begun = props.state.begun;
    let person = *who as u8;
    let called = Start::name_of(&name);
    let enter = |entry: Option<Entry>| {
        let (enter, name) = (props.enter.clone(), name.clone());
        let (amount, reason) = (amount.clone(), reason.clone());
        move |_: MouseEvent| {
            if let Some(entry) = entry.clone() {
                enter.emit(entry);
                name.set(String::new());
                amount.set(String::new());
                reason.set(String::new());
            }
        }
    };
    let is_there = props.state.is_called(&called);
    let is_free = !called.is_empty() && !is_there;
    let named = |make: &dyn Fn(String) -> Entry| is_free.then(|| make(called.clone()));
    let there = is_there.then(|| fill_teach(Teach::DayHasName, &[(&called).into()]));
    let is_staying = props
        .state
        .people
        .get(*who)
        .is_some_and(|person| person.until.is_none());
    let round = begun.saturating_sub(1);
    let fined = |amount: i64| {
        Entry::Fine(Fine {
            person,
            round,
            amount,
            reason: reason.trim().to_owned(),
        })
    };
    let typed = amount.replace('\u{2212}', "-").replace(',', ".");
    let typed = tenths(&typed).map(|tenths| tenths * unit / 10);
    // A penalty takes, whatever its sign; with a plus it gives back.
    let gives = amount.trim_start().starts_with('+');
    let typed = typed.map(|amount| if gives { amount } else { -amount.abs() });
    // What would do nothing cannot be tapped.
    let key = |class: &'static str, text: &str, entry: Option<Entry>| {
        let off = entry.is_none();
        html! { <button type="button" {class} disabled={off} onclick={enter(entry)}>{ text.to_owned() }</button> }
    };
    let fine = typed.filter(|amount| *amount != 0).map(fined);
    let field = |label: &str, value: &UseStateHandle<String>| {
        let text = (**value).clone();
        let value = value.clone();
        let oninput = move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                value.set(field.value());
            }
        };
        html! {
            <label class="day-field">
                { el("span", "", label.to_owned()) }
                <input type="text" autocomplete="off" value={text} {oninput} />
            </label>
        }
    };
    let choose = {
        let who = who.clone();
        move |at: usize| who.set(at)
    };
    let from = fill_teach(Teach::DaySwap, &[(begun + 1).into()]);
    html! {
        <>
            <section class="evenings-paper day-typed">
                { el("h3", "", teach(Teach::DayChange)) }
                { field(teach(Teach::DayNewName), &name) }
                <p class="wrong" role="status">{ there }</p>
                <div class="evenings-keys">{ key("toggle", teach(Teach::DayLate), named(&Entry::Join)) }</div>
                <Choose name={teach(Teach::DayPerson)} options={props.names.clone()} chosen={Some(*who)} onchoose={choose.clone()} />
                <div class="evenings-keys">
                    { key("toggle", &from, named(&|name| Entry::Swap(person, begun, name))) }
                    { key("toggle", teach(Teach::DayCall), named(&|name| Entry::Call(person, name))) }
                    { key("toggle", teach(Teach::DayLeave), is_staying.then_some(Entry::Leave(person))) }
                </div>
            </section>
            <section class="evenings-paper day-typed">
                { el("h3", "", say(Label::TablePenalty)) }
                <Choose name={teach(Teach::DayPerson)} options={props.names.clone()} chosen={Some(*who)} onchoose={choose} />
                { field(say(Label::TableAmount), &amount) }
                { field(say(Label::TableReason), &reason) }
                <div class="evenings-keys">
                    { key("toggle strong", say(Label::TableRecord), fine) }
                    if let Some(chombo) = chombo {
                        { toggle("toggle", false, say(Label::TableBroken), enter(Some(fined(chombo)))) }
                    }
                </div>
            </section>
        </>
    }
}

/// A number with at most one digit behind its point, in tenths.
fn tenths(text: &str) -> Option<i64> {
    let (whole, part) = text.trim().split_once('.').unwrap_or((text.trim(), "0"));
    let sign = if whole.starts_with('-') { -1 } else { 1 };
    let whole: i64 = whole
        .parse()
        .ok()
        .filter(|whole: &i64| whole.abs() < 10_000)?;
    let part: i64 = part.parse().ok().filter(|part| (0..10).contains(part))?;
    Some(whole * 10 + sign * part)
}

#[cfg(test)]
mod tests {
    use super::tenths;

    #[test]
    fn amounts_are_read() {
        assert_eq!(tenths("20"), Some(200));
        assert_eq!(tenths("-2.5"), Some(-25));
        assert_eq!(
            (tenths(""), tenths("2.55"), tenths("x")),
            (None, None, None)
        );
    }
}
