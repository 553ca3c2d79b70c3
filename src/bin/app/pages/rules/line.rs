//! One rule: what it decides, its value, and where that comes from.

use tensu::Ruleset;
use tensu::rules::{HouseRule, Setting};
use yew::prelude::*;

use super::check::{aborts, checks};
use super::number::{number, signed};
use crate::model::active_rules::ActiveRules;
use crate::model::state::{Action, Change, Dispatch};
use crate::parts::choose::Choose;
use crate::parts::shapes::{each, el, send_to};
use crate::say::{self, Label, say, words};

/// The value from which a number of the house's own starts.
const OWN: Setting = Setting::Open(2);

/// Draws the line.
pub(super) fn line(
    rules: &ActiveRules,
    knob: &'static HouseRule,
    value: &Setting,
    dispatch: &Dispatch,
) -> Html {
    let before = (knob.get)(rules.base());
    let changed = before.as_ref() != Some(value);
    html! {
        <li id={knob.id} tabindex="-1" class={classes!("rule", changed.then_some("changed"))} key={knob.id}>
            <div class="rule-head">
                { el("span", "rule-text", words().rule(knob.text)) }
                { control(rules, knob, value, dispatch) }
            </div>
            { checks(rules, knob, dispatch) }
            if changed {
                { was(rules.base(), knob, before.as_ref(), dispatch) }
            } else {
                { origin(rules, knob) }
            }
        </li>
    }
}

/// Draws the control that changes the rule.
fn control(
    rules: &Ruleset,
    knob: &'static HouseRule,
    value: &Setting,
    dispatch: &Dispatch,
) -> Html {
    let set = setter(knob, dispatch);
    match value {
        _ if knob.choices == ["true", "false"] => switch(knob, value, set),
        _ if !knob.choices.is_empty() => html! {
            <span class="numbers">
                { choice(rules, knob, value, set.clone()) }
                if let Setting::Open(open) = *value {
                    { number(say(Label::OwnNumber).into(), &Setting::Number(open), None, own_number(set)) }
                }
            </span>
        },
        Setting::Number(_) | Setting::Null => {
            number(words().rule(knob.text).into(), value, None, set)
        }
        Setting::List(values) if knob.id == "aborts" => aborts(rules, knob, values, &set),
        Setting::List(values)
            if values
                .iter()
                .any(|value| matches!(value, Setting::Number(_))) =>
        {
            if knob.id == "uma" {
                by_place(rules.seats.winds().len(), values, &set)
            } else {
                by_suit(values, &set)
            }
        }
        value => el("span", "rule-value", say::rules::setting(knob.id, value)),
    }
}

fn setter(knob: &'static HouseRule, dispatch: &Dispatch) -> Callback<Setting> {
    let dispatch = dispatch.clone();
    Callback::from(move |value| dispatch.dispatch(Action::Change(Change::Set(knob.id, value))))
}

fn switch(knob: &'static HouseRule, value: &Setting, set: Callback<Setting>) -> Html {
    let on = *value == Setting::Bool(true);
    let onclick = move |_| set.emit(Setting::Bool(!on));
    html! {
        <button type="button" class="switch" role="switch" aria-checked={on.to_string()} aria-label={words().rule(knob.text)} {onclick}>
            { say::rules::switched(on) }
        </button>
    }
}

/// Takes a number of the house's own, doubled for a concealed hand; an empty field changes nothing.
fn own_number(set: Callback<Setting>) -> Callback<Setting> {
    Callback::from(move |value| {
        if let Setting::Number(open) = value {
            set.emit(Setting::Open(open));
        }
    })
}

fn choice(
    rules: &Ruleset,
    knob: &'static HouseRule,
    value: &Setting,
    set: Callback<Setting>,
) -> Html {
    let mut settings: Vec<Setting> = knob.choices.iter().copied().map(Setting::of_code).collect();
    if !settings.contains(value) {
        settings.push(value.clone());
    } else if rules.clone().change(knob.id, &OWN).is_ok() {
        settings.push(OWN);
    }
    let chosen = settings.iter().position(|setting| setting == value);
    let options: Vec<AttrValue> = settings
        .iter()
        .map(|setting| AttrValue::from(say::rules::choice(knob.id, setting)))
        .collect();
    let onchoose = move |i: usize| {
        if let Some(setting) = settings.get(i) {
            set.emit(setting.clone());
        }
    };
    html! { <span class="pick boxed"><Choose name={words().rule(knob.text)} {options} {chosen} {onchoose} /></span> }
}

/// Draws the red fives: a number for each suit.
fn by_suit(values: &[Setting], set: &Callback<Setting>) -> Html {
    let field = |(i, value): (usize, &Setting)| {
        let caption = say::suit(tensu::Suit::ALL.get(i).copied());
        let onset = one_of(values, i, set);
        number(say::rules::red_fives(i).into(), value, Some(caption), onset)
    };
    el(
        "span",
        "numbers",
        each(values.iter().enumerate().map(field)),
    )
}

/// Draws the uma: a number for each place, and as many again where it matters how many finish below the start.
fn by_place(players: usize, values: &[Setting], set: &Callback<Setting>) -> Html {
    let several = values.len() > players;
    let line = |(i, line): (usize, &[Setting])| {
        let title = several.then(|| say::rules::below_start(i, values.len() / players));
        let field = |(place, value): (usize, &Setting)| {
            let name = say::rules::uma_of(place + 1, title.as_deref());
            let onset = one_of(values, i * players + place, set);
            let caption = say::rules::place(place + 1);
            signed(name.into(), value, caption, onset)
        };
        let fields = each(line.iter().enumerate().map(field));
        html! { <>{ each(title.as_deref().map(|title| el("span", "caption", title))) }{ el("span", "numbers", fields) }</> }
    };
    el(
        "span",
        "by-place",
        each(values.chunks(players).enumerate().map(line)),
    )
}

/// Sets one of several numbers.
fn one_of(values: &[Setting], i: usize, set: &Callback<Setting>) -> Callback<Setting> {
    let (values, set) = (values.to_vec(), set.clone());
    Callback::from(move |value| {
        let mut values = values.clone();
        values[i] = value;
        set.emit(Setting::List(values));
    })
}

/// Draws the value that the rule had before, and the way back.
fn was(
    base: &Ruleset,
    knob: &'static HouseRule,
    before: Option<&Setting>,
    dispatch: &Dispatch,
) -> Html {
    let onclick = send_to(Action::Change(Change::Reset(knob.id)), knob.id, dispatch);
    let before = before.map(|before| {
        let value = say::rules::setting(knob.id, before);
        html! { <>{ say::rules::before(say::ruleset(base), &value) }{ " " }</> }
    });
    html! {
        <p class="origin">
            { el("span", "tag own", say(Label::Changed)) }{ " " }{ before }
            <button type="button" class="link" aria-label={say::rules::reset_rule(words().rule(knob.text))} {onclick}>{ say(Label::Reset) }</button>
        </p>
    }
}

/// Draws the origin of the value.
fn origin(rules: &Ruleset, knob: &HouseRule) -> Html {
    let (tag, text) = words().origin_of(rules.origin(knob.id));
    html! { <p class="origin">{ el("span", "tag", tag) }{ " " }{ text }</p> }
}
