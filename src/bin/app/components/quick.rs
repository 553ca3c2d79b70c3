//! A price without tiles: the yaku are chosen, or han and fu are known.

use tensu::quick::{self, Chosen, Counted, Melds};
use tensu::score::{Amount, Limit, What};
use tensu::{By, Refusal, Ruleset, Yaku};
use yew::prelude::*;

use crate::components::called::called;
use crate::components::explain::steps;
use crate::components::icon::{Shape, icon};
use crate::components::pick::{Choice, pick};
use crate::components::prices::breakable;
use crate::components::shapes::{each, el, send, toggle};
use crate::state::{Action, Dispatch, Pick, Quickly, State, Way};
use crate::tr::{self, Label, say, words};

/// The price, the table, and one of two pages.
pub(crate) fn quick(state: &State, dispatch: &Dispatch) -> Html {
    let entry = &state.entry;
    let rules = entry.ruleset();
    let quickly = state.quick.at(entry);
    let by = |by: By| {
        let onclick = send(Action::By(by), dispatch);
        toggle("toggle", entry.rest.by == by, tr::by(by), onclick)
    };
    let list = |choice| pick(choice, entry, dispatch);
    let shown = match quickly.counted {
        Counted::Yaku(_) => Way::Yaku,
        _ => Way::Short,
    };
    let tab = |(way, name): (Way, &'static str)| {
        toggle("segment", way == shown, name, tap(Pick::Way(way), dispatch))
    };
    let tabs = [
        (Way::Yaku, say(Label::YakuTitle)),
        (Way::Short, say(Label::QuickHanFu)),
    ];
    html! {
        <div class="quick">
            <div class="quick-answer">
                { answer(&quickly) }
                <button type="button" class="quiet" aria-label={say(Label::Clear)} title={say(Label::Clear)} aria-disabled={(!state.quick.is_chosen()).to_string()} onclick={tap(Pick::Clear, dispatch)}>
                    { icon(Shape::Bin) }
                </button>
            </div>
            <div class="quick-table">
                <span class="quick-ways" role="group" aria-label={say(Label::HowWon)}>{ by(By::Ron) }{ by(By::Tsumo) }</span>
                { list(Choice::Seat) }
                if rules.is_riichi() {
                    { list(Choice::Honba) }
                    { list(Choice::Sticks) }
                }
            </div>
            if let Ok(price) = &quickly.price {
                <details>
                    { el("summary", "", tr::steps_title(price.points, price.fu)) }
                    { steps::list(&price.steps) }
                </details>
            }
            if quick::choices(rules).next().is_some() {
                <div class="segments" role="group" aria-label={say(Label::QuickPages)}>{ each(tabs.map(tab)) }</div>
            }
            { match &quickly.counted {
                Counted::Yaku(chosen) => by_yaku(rules, &quickly, chosen, dispatch),
                &Counted::Points(points) => by_points(points, dispatch),
                _ => in_short(rules, &quickly, dispatch),
            } }
        </div>
    }
}

fn tap(pick: Pick, dispatch: &Dispatch) -> Callback<MouseEvent> {
    send(Action::Quick(pick), dispatch)
}

/// What it pays, or why nothing.
fn answer(quickly: &Quickly) -> Html {
    let (amount, worth, all) = match &quickly.price {
        Ok(price) => (
            tr::asked(&price.payments),
            tr::counted(price),
            tr::in_all(&price.payments, price.sticks, price.total).unwrap_or_default(),
        ),
        Err(why) => (
            tr::no_price(why.first()).to_owned(),
            match why.first() {
                // Nothing is wrong with a hand that nobody has described yet.
                Refusal::NoYaku { .. } => say(Label::QuickChoose).to_owned(),
                other => words().refusal(other),
            },
            String::new(),
        ),
    };
    html! {
        <div role="status" aria-label={say(Label::Result)}>
            { el("p", "quick-amount", breakable(&amount)) }
            { el("p", "quick-worth", worth) }
            { el("p", "quick-worth", all) }
        </div>
    }
}

/// Buttons of which one is pressed, each with its short text and its whole name.
fn row(
    name: &'static str,
    class: &'static str,
    options: impl Iterator<Item = (String, String, bool, Pick)>,
    dispatch: &Dispatch,
) -> Html {
    let option = |(text, name, on, pick): (String, String, bool, Pick)| {
        let onclick = tap(pick, dispatch);
        html! { <button type="button" class="toggle" aria-label={name} aria-pressed={on.to_string()} {onclick}>{ text }</button> }
    };
    html! {
        <div class={classes!("quick-row", class)} role="group" aria-label={name}>
            <span class="caption" aria-hidden="true">{ name }</span>
            { each(options.map(option)) }
        </div>
    }
}

/// The fu that there are; nothing where they do not count.
fn fu(rules: &Ruleset, quickly: &Quickly, chosen: Option<u16>, dispatch: &Dispatch) -> Html {
    let all = quick::fu(&quickly.table, &quickly.counted, rules);
    if all.is_empty() {
        return Html::default();
    }
    let option = |fu: u16| (fu.to_string(), tr::fu(fu), chosen == Some(fu), Pick::Fu(fu));
    row(
        say(Label::FuTitle),
        "",
        all.into_iter().map(option),
        dispatch,
    )
}

fn in_short(rules: &Ruleset, quickly: &Quickly, dispatch: &Dispatch) -> Html {
    let chosen = match quickly.counted {
        Counted::Han(_, fu) => fu,
        _ => None,
    };
    let all = quick::counts(rules);
    let han = all.iter().filter_map(|&count| match count {
        Counted::Han(han, _) => {
            let on = matches!(quickly.counted, Counted::Han(now, _) if now == han);
            let pick = Pick::Count(Counted::Han(han, None));
            Some((han.to_string(), tr::with(Label::Han, han), on, pick))
        }
        _ => None,
    });
    let units = all.iter().filter_map(|&count| match count {
        Counted::Yakuman(units) => {
            let amount = tr::sentence_case(&tr::amount(Amount::Yakuman(units)));
            let on = quickly.counted == count;
            Some((format!("×{units}"), amount, on, Pick::Count(count)))
        }
        _ => None,
    });
    html! {
        <>
            { row(say(Label::QuickHan), "", han, dispatch) }
            { row(words().limit(Limit::Yakuman), "", units, dispatch) }
            { fu(rules, quickly, chosen, dispatch) }
        </>
    }
}

/// A number with buttons that make it more or less.
fn stepper(
    name: &'static str,
    now: u16,
    steps: &[i16],
    pick: impl Fn(u16) -> Pick,
    dispatch: &Dispatch,
) -> Html {
    let step = |&step: &i16| {
        let text = if step < 0 {
            format!("−{}", step.unsigned_abs())
        } else {
            format!("+{step}")
        };
        let onclick = tap(pick(now.saturating_add_signed(step)), dispatch);
        html! { <button type="button" class="toggle" aria-label={format!("{name} {text}")} {onclick}>{ text }</button> }
    };
    html! {
        <div class="quick-steps" role="group" aria-label={name}>
            <span class="caption" aria-hidden="true">{ name }</span>
            <output>{ now }</output>
            { each(steps.iter().map(step)) }
        </div>
    }
}

fn by_points(points: u16, dispatch: &Dispatch) -> Html {
    let pick = |points| Pick::Count(Counted::Points(points));
    let by = [-10, -1, 1, 10];
    stepper(say(Label::WorthTitle), points, &by, pick, dispatch)
}

fn by_yaku(rules: &Ruleset, quickly: &Quickly, chosen: &Chosen, dispatch: &Dispatch) -> Html {
    let melds = |(melds, name): (Melds, &'static str)| {
        let onclick = tap(Pick::Melds(melds), dispatch);
        toggle("toggle", chosen.melds == melds, name, onclick)
    };
    let both = [
        (Melds::Closed, say(Label::QuickClosed)),
        (Melds::Open, say(Label::QuickOpen)),
    ];
    let yaku = |yaku: Yaku| {
        let why = quick::bar(&quickly.table, chosen, yaku, rules);
        let why = why.map(tr::barred);
        let onclick = tap(Pick::Yaku(yaku), dispatch);
        let name = called(What::Yaku(yaku));
        html! {
            <button
                type="button"
                class="toggle"
                aria-pressed={chosen.yaku.has(yaku).to_string()}
                aria-disabled={why.is_some().to_string()}
                {onclick}
            >
                { name }
                if let Some(why) = why {
                    { " " }{ el("small", "", why) }
                }
            </button>
        }
    };
    let dora = |dora: u16| Pick::Dora(dora.min(u8::MAX.into()) as u8);
    html! {
        <>
            <div class="quick-table">
                <span class="quick-ways" role="group" aria-label={say(Label::Hand)}>{ each(both.map(melds)) }</span>
                { stepper(say(Label::Dora), chosen.dora.into(), &[-1, 1], dora, dispatch) }
            </div>
            { fu(rules, quickly, chosen.fu, dispatch) }
            <div class="quick-yaku" role="group" aria-label={say(Label::YakuTitle)}>{ each(quick::choices(rules).map(yaku)) }</div>
        </>
    }
}
