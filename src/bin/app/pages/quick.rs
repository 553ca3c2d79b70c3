//! A price without tiles: the yaku are chosen, or han and fu are known.

use std::rc::Rc;

use tensu::quick::{self, Chosen, Counted, Melds};
use tensu::score::{Amount, AwardKind, Limit};
use tensu::{By, Refusal, Ruleset, Wind, Yaku};
use yew::prelude::*;

use super::show::Face;
use super::{Desk, Group, Page, share, show};

use crate::model::entry::Entry;
use crate::model::state::{Action, Dispatch};
use crate::parts::called::called;
use crate::parts::explain::steps;
use crate::parts::icon::{Shape, icon};
use crate::parts::kept::{Keeper, use_kept};
use crate::parts::off::off;
use crate::parts::pick::{Choice, pick_for};
use crate::parts::prices::breakable;
use crate::parts::shapes::{button, each, el, send, toggle};
use crate::say::share::counted_text;
use crate::say::{self, Label, say, words};

mod state;

pub(super) use state::{Pick, Quick, Quickly, Way};

/// Its entry.
pub(crate) const PAGE: Page = Page {
    address: "quick",
    title: Label::ViewQuick,
    icon: None,
    menu: Some(Group::Hand),
    in_bar: false,
    in_frame: |_| true,
    is_there: |_| true,
};

/// The price, the table, and one of two pages.
pub(crate) fn view(desk: &Desk<'_>) -> Html {
    let (keeper, entry) = (desk.keeper.clone(), desk.state.entry.clone());
    html! { <Body {keeper} {entry} side={Side::of(desk.side)} dispatch={desk.dispatch.clone()} /> }
}

/// What it needs.
#[derive(Properties, PartialEq)]
struct Props {
    keeper: Rc<Keeper>,
    entry: Rc<Entry>,
    side: Side,
    dispatch: Dispatch,
}

/// The sides of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    /// Where the price is counted.
    Count,
    /// The price for the table: turned to who sits opposite, or not.
    Show { is_here: bool },
    /// The price as text.
    Share,
}

impl Side {
    const SHOW: &str = "show";
    const HERE: &str = "here";
    const SHARE: &str = "share";

    fn of(side: &str) -> Self {
        match side {
            Self::SHOW => Self::Show { is_here: false },
            Self::HERE => Self::Show { is_here: true },
            Self::SHARE => Self::Share,
            _ => Self::Count,
        }
    }
}

#[component]
fn Body(props: &Props) -> Html {
    let Props {
        keeper,
        entry,
        side,
        dispatch,
    } = props;
    let quick = use_kept(keeper, Quick::default);
    let table = quick.seated(entry);
    let rules = entry.ruleset();
    let quickly = quick.at(entry);
    let picks = {
        let (entry, quick) = (entry.clone(), quick.dispatcher());
        &Callback::from(move |pick| quick.dispatch((pick, entry.clone())))
    };
    let by = |by: By| {
        let onclick = tap(Pick::Table(Action::By(by)), picks);
        toggle("toggle", table.rest.by == by, say::by(by), onclick)
    };
    let list = |choice| {
        let picks = picks.clone();
        let tell = move |action| picks.emit(Pick::Table(action));
        pick_for(choice, &table, Rc::new(tell))
    };
    let back = || button("toggle", say(PAGE.title), send(PAGE.opened(), dispatch));
    match (side, &quickly.price) {
        (&Side::Show { is_here }, Ok(price)) => {
            let turned = if is_here { Side::SHOW } else { Side::HERE };
            let face = Face {
                by: table.rest.by,
                seat: table.rest.seat,
                payments: &price.payments,
                sticks: price.sticks,
                worth: say::counted(price).into(),
                parts: parts(&quickly.counted)
                    .into_iter()
                    .map(Html::from)
                    .collect(),
            };
            return face.view(is_here, send(PAGE.opened_at(turned), dispatch), back());
        }
        (Side::Share, Ok(price)) => {
            let text = counted_text(&table, price, &parts(&quickly.counted));
            return html! { <>{ share::words(&text) }<div class="buttons">{ back() }</div></> };
        }
        _ => {}
    }
    let give = |page: &Page, side: &str| {
        let (name, onclick) = (say(page.title), send(PAGE.opened_at(side), dispatch));
        html! { <button type="button" class="quiet" aria-label={name} title={name} {onclick}>{ page.icon.map(icon) }</button> }
    };
    let shown = match quickly.counted {
        Counted::Yaku(_) => Way::Yaku,
        _ => Way::Short,
    };
    let tab = |(way, name): (Way, &'static str)| {
        toggle("segment", way == shown, name, tap(Pick::Way(way), picks))
    };
    let tabs = [
        (Way::Yaku, say(Label::YakuTitle)),
        (Way::Short, say(Label::QuickHanFu)),
    ];
    html! {
        <div class="quick">
            <div class="quick-answer">
                { answer(&quickly) }
                if quickly.price.is_ok() {
                    { give(&show::PAGE, Side::SHOW) }
                    { give(&share::PAGE, Side::SHARE) }
                }
                <button type="button" class="quiet" aria-label={say(Label::Clear)} title={say(Label::Clear)} aria-disabled={(!quick.is_chosen()).to_string()} onclick={tap(Pick::Clear, picks)}>
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
            if quickly.price.is_ok() {
                { payers(&table, &quick.changes(entry), picks) }
            }
            if let Ok(price) = &quickly.price {
                <details>
                    { el("summary", "", say::steps_title(price.points, price.fu)) }
                    { steps::list(&price.steps) }
                </details>
            }
            if quick::choices(rules).next().is_some() {
                <div class="segments" role="group" aria-label={say(Label::QuickPages)}>{ each(tabs.map(tab)) }</div>
            }
            { match &quickly.counted {
                Counted::Yaku(chosen) => by_yaku(rules, &quickly, chosen, picks),
                &Counted::Points(points) => by_points(points, picks),
                _ => in_short(rules, &quickly, picks),
            } }
        </div>
    }
}

/// What it was counted from: yaku and dora, where they were chosen.
fn parts(counted: &Counted) -> Vec<String> {
    let Counted::Yaku(chosen) = counted else {
        return Vec::new();
    };
    let yaku = chosen.yaku.iter();
    let mut parts: Vec<String> = yaku.map(|yaku| say::name(AwardKind::Yaku(yaku))).collect();
    if chosen.dora > 0 {
        parts.push(format!("{} {}", say(Label::Dora), chosen.dora));
    }
    parts
}

/// Who dealt in, at a tap, and what each seat gains or pays as soon as that is known.
fn payers(table: &Entry, changes: &[(Wind, i64)], picks: &Callback<Pick>) -> Html {
    let tell = |action: Action| tap(Pick::Table(action), picks);
    off(table, changes, tell)
}

fn tap(pick: Pick, picks: &Callback<Pick>) -> Callback<MouseEvent> {
    picks.reform(move |_| pick.clone())
}

/// What it pays, or why nothing.
pub(super) fn answer(quickly: &Quickly) -> Html {
    let (amount, worth, all) = match &quickly.price {
        Ok(price) => (
            say::asked(&price.payments),
            say::counted(price),
            say::in_all(&price.payments, price.sticks, price.total).unwrap_or_default(),
        ),
        Err(why) => (
            say::no_price(why.first()).to_owned(),
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
    picks: &Callback<Pick>,
) -> Html {
    let option = |(text, name, on, pick): (String, String, bool, Pick)| {
        let onclick = tap(pick, picks);
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
fn fu(rules: &Ruleset, quickly: &Quickly, chosen: Option<u16>, picks: &Callback<Pick>) -> Html {
    let all = quick::fu(&quickly.table, &quickly.counted, rules);
    if all.is_empty() {
        return Html::default();
    }
    let option = |fu: u16| {
        (
            fu.to_string(),
            say::fu(fu),
            chosen == Some(fu),
            Pick::Fu(fu),
        )
    };
    row(say(Label::FuTitle), "", all.into_iter().map(option), picks)
}

pub(super) fn in_short(rules: &Ruleset, quickly: &Quickly, picks: &Callback<Pick>) -> Html {
    let chosen = match quickly.counted {
        Counted::Han(_, fu) => fu,
        _ => None,
    };
    let all = quick::counts(rules);
    let han = all.iter().filter_map(|&count| match count {
        Counted::Han(han, _) => {
            let on = matches!(quickly.counted, Counted::Han(now, _) if now == han);
            let pick = Pick::Count(Counted::Han(han, None));
            Some((han.to_string(), say::with(Label::Han, han), on, pick))
        }
        _ => None,
    });
    let units = all.iter().filter_map(|&count| match count {
        Counted::Yakuman(units) => {
            let amount = say::sentence_case(&say::amount(Amount::Yakuman(units)));
            let on = quickly.counted == count;
            // What is seen is part of the name.
            let name = format!("{amount} ×{units}");
            Some((format!("×{units}"), name, on, Pick::Count(count)))
        }
        _ => None,
    });
    html! {
        <>
            { row(say(Label::QuickHan), "", han, picks) }
            { row(words().limit(Limit::Yakuman), "", units, picks) }
            { fu(rules, quickly, chosen, picks) }
        </>
    }
}

/// A number with buttons that make it more or less.
fn stepper(
    name: &'static str,
    now: u16,
    steps: &[i16],
    pick: impl Fn(u16) -> Pick,
    picks: &Callback<Pick>,
) -> Html {
    let step = |&step: &i16| {
        let text = if step < 0 {
            format!("−{}", step.unsigned_abs())
        } else {
            format!("+{step}")
        };
        let onclick = tap(pick(now.saturating_add_signed(step)), picks);
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

fn by_points(points: u16, picks: &Callback<Pick>) -> Html {
    let pick = |points| Pick::Count(Counted::Points(points));
    let by = [-10, -1, 1, 10];
    stepper(say(Label::WorthTitle), points, &by, pick, picks)
}

pub(super) fn by_yaku(
    rules: &Ruleset,
    quickly: &Quickly,
    chosen: &Chosen,
    picks: &Callback<Pick>,
) -> Html {
    let melds = |(melds, name): (Melds, &'static str)| {
        let onclick = tap(Pick::Melds(melds), picks);
        toggle("toggle", chosen.melds == melds, name, onclick)
    };
    let both = [
        (Melds::Closed, say(Label::QuickClosed)),
        (Melds::Open, say(Label::QuickOpen)),
    ];
    let yaku = |yaku: Yaku| {
        let why = quick::bar(&quickly.table, chosen, yaku, rules);
        let why = why.map(say::barred);
        let onclick = tap(Pick::Yaku(yaku), picks);
        let name = called(AwardKind::Yaku(yaku));
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
                { stepper(say(Label::Dora), chosen.dora.into(), &[-1, 1], dora, picks) }
            </div>
            { fu(rules, quickly, chosen.fu, picks) }
            <div class="quick-yaku" role="group" aria-label={say(Label::YakuTitle)}>{ each(quick::choices(rules).map(yaku)) }</div>
        </>
    }
}
