//! The yaku that a rule names, and the kinds of a draw that it knows, to check and uncheck.

use tensu::rules::{Abort, HouseRule, Setting};
use tensu::score::AwardKind;
use tensu::{Ruleset, Yaku};
use yew::prelude::*;

use crate::model::active_rules::ActiveRules;
use crate::model::state::{Action, Change, Dispatch};
use crate::parts::called::called;
use crate::parts::shapes::{each, el};
use crate::say::{self, words};

/// Draws the list, closed until it is asked for; nothing where the rule names none.
pub(super) fn checks(rules: &ActiveRules, knob: &'static HouseRule, dispatch: &Dispatch) -> Html {
    let members = knob.members(rules);
    if members.is_empty() {
        return Html::default();
    }
    let named: Vec<Yaku> = members
        .iter()
        .filter(|(_, on)| *on)
        .map(|(yaku, _)| *yaku)
        .collect();
    let check = |&(yaku, on): &(Yaku, bool)| {
        let list = Setting::list(toggled(&named, yaku));
        let dispatch = dispatch.clone();
        let set = Action::Change(Change::Set(knob.id, list));
        let onchange = move |_: Event| dispatch.dispatch(set.clone());
        // What it is called here, where players call it otherwise.
        let meaning = words().yaku(yaku);
        let meaning = (meaning != say::name(AwardKind::Yaku(yaku))).then_some(meaning);
        html! {
            <li key={yaku.code()}>
                <label class="check">
                    <input type="checkbox" checked={on} {onchange} />
                    <span class="name">{ called(AwardKind::Yaku(yaku)) }{ " " }{ each(meaning.map(|meaning| el("small", "", meaning))) }</span>
                    { el("span", "number", say::rules::worth(if on { rules.yaku.get(yaku).worth } else { rules.yaku.offered(yaku) })) }
                </label>
            </li>
        }
    };
    html! {
        <details class="checks">
            { el("summary", "", say::rules::choose_yaku(named.len(), members.len())) }
            <ul aria-label={words().rule(knob.text)}>{ each(members.iter().map(check)) }</ul>
        </details>
    }
}

/// Draws the ways in which a hand can end early; those that these seats cannot have are not there.
pub(super) fn aborts(
    rules: &Ruleset,
    knob: &'static HouseRule,
    values: &[Setting],
    set: &Callback<Setting>,
) -> Html {
    let named = |kind: &Abort| values.contains(&code(*kind));
    let check = |kind: &Abort| {
        let on = named(kind);
        let list = Abort::ALL.iter();
        let list = list.filter(|other| named(other) != (*other == kind));
        let list = Setting::List(list.copied().map(code).collect());
        if !on && rules.clone().change(knob.id, &list).is_err() {
            return Html::default();
        }
        let set = set.clone();
        let onchange = move |_: Event| set.emit(list.clone());
        html! {
            <li key={kind.code()}>
                <label class="check">
                    <input type="checkbox" checked={on} {onchange} />
                    { el("span", "name", say::rules::choice(knob.id, &code(*kind))) }
                </label>
            </li>
        }
    };
    html! { <ul class="kinds" aria-label={words().rule(knob.text)}>{ each(Abort::ALL.iter().map(check)) }</ul> }
}

fn code(kind: Abort) -> Setting {
    Setting::Text(kind.code().into())
}

/// Returns the list with one yaku more or less.
fn toggled(named: &[Yaku], yaku: Yaku) -> Vec<Yaku> {
    let mut list: Vec<Yaku> = named
        .iter()
        .copied()
        .filter(|&other| other != yaku)
        .collect();
    if list.len() == named.len() {
        list.push(yaku);
    }
    list
}
