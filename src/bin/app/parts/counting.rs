//! A win that is counted without tiles: what it pays, and the keys for han and fu, for yaku, for points.

use tensu::quick::{self, Chosen, Counted, Melds};
use tensu::score::{Amount, AwardKind, Limit};
use tensu::{Refusal, Ruleset, Yaku};
use tensu_words::{FanWord, Word};
use yew::prelude::*;

use crate::model::counting::{Pick, Quickly, Way};
use crate::parts::called::called;
use crate::parts::prices::breakable;
use crate::parts::shapes::{each, el, toggle};
use crate::say::{self, Label, say, words};

/// Returns the handler of a tap on one of the keys.
pub(crate) fn tap(pick: Pick, picks: &Callback<Pick>) -> Callback<MouseEvent> {
    picks.reform(move |_| pick.clone())
}

/// Draws the payment, or the reason for none.
pub(crate) fn answer(quickly: &Quickly) -> Html {
    let (amount, worth, all) = match &quickly.price {
        Ok(price) => {
            let all = say::in_all(&price.payments, price.sticks, price.total);
            let all: Vec<String> = say::from_others(&price.payments)
                .into_iter()
                .chain(all)
                .collect();
            (
                say::largest(&price.payments),
                say::counted(price),
                all.join(" · "),
            )
        }
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

/// Draws the ways to count it, where there are two.
pub(crate) fn row_of_ways(rules: &Ruleset, quickly: &Quickly, picks: &Callback<Pick>) -> Html {
    if quick::choices(rules).next().is_none() {
        return Html::default();
    }
    let shown = match quickly.counted {
        Counted::Yaku(_) => Way::Yaku,
        _ => Way::Short,
    };
    let tab = |(way, name): (Way, &'static str)| {
        toggle("segment", way == shown, name, tap(Pick::Way(way), picks))
    };
    let tabs = [(Way::Yaku, patterns(rules)), (Way::Short, short(rules))];
    html! { <div class="segments" role="group" aria-label={say(Label::QuickPages)}>{ each(tabs.map(tab)) }</div> }
}

/// Returns the title of the list to choose yaku from.
pub(crate) fn patterns(rules: &Ruleset) -> &'static str {
    match rules.chinese() {
        // “Fan” beside “faan” would be read as the same.
        Some(chinese) if chinese.table.is_some() => words().fan_word(FanWord::FaanPatterns),
        Some(_) => words().fan_word(FanWord::FanTitle),
        None => say(Label::YakuTitle),
    }
}

/// Returns the title of the way without the list: han and fu, or a number of points.
pub(crate) fn short(rules: &Ruleset) -> &'static str {
    match (rules.chinese(), rules.is_riichi()) {
        (Some(chinese), _) if chinese.table.is_some() => words().fan_word(FanWord::FaanColumn),
        (_, true) => say(Label::QuickHanFu),
        _ => say(Label::WorthTitle),
    }
}

/// Draws the keys of the way that is shown.
pub(crate) fn keys(rules: &Ruleset, quickly: &Quickly, picks: &Callback<Pick>) -> Html {
    match &quickly.counted {
        Counted::Yaku(chosen) => by_yaku(rules, quickly, chosen, picks),
        &Counted::Points(points) => by_points(rules, points, picks),
        _ => in_short(rules, quickly, picks),
    }
}

/// Draws buttons of which one is pressed, each with its short text and its whole name.
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

/// Draws the possible fu; nothing where fu do not count.
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

/// Draws the keys for han, yakuman and fu.
pub(crate) fn in_short(rules: &Ruleset, quickly: &Quickly, picks: &Callback<Pick>) -> Html {
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
            // The visible text is part of the name.
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

/// Draws a number with buttons that make it more or less.
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

fn by_points(rules: &Ruleset, points: u16, picks: &Callback<Pick>) -> Html {
    let pick = |points| Pick::Count(Counted::Points(points));
    let by = [-10, -1, 1, 10];
    stepper(short(rules), points, &by, pick, picks)
}

/// Returns the name of the bonus that is counted beside yaku, one by one, if there is any: dora, or flowers.
fn bonus(rules: &Ruleset) -> Option<&'static str> {
    if rules.is_riichi() {
        Some(say(Label::Dora))
    } else {
        rules
            .has(Yaku::FlowerTile)
            .then(|| words().say(Word::Flowers))
    }
}

/// Draws the key of a yaku: the number of times that it is chosen, or the reason why it cannot be.
fn yaku_key(yaku: Yaku, times: u8, why: Option<String>, picks: &Callback<Pick>) -> Html {
    let onclick = tap(Pick::Yaku(yaku), picks);
    let name = called(AwardKind::Yaku(yaku));
    html! {
        <button
            type="button"
            class="toggle"
            aria-pressed={(times > 0).to_string()}
            aria-disabled={why.is_some().to_string()}
            {onclick}
        >
            if times > 1 {
                <span>{ name }{ format!(" ×{times}") }</span>
            } else {
                { name }
            }
            if let Some(why) = why {
                { " " }{ el("small", "", why) }
            }
        </button>
    }
}

/// Draws the yaku, those that cannot stand with the chosen ones with the reason, and dora.
pub(crate) fn by_yaku(
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
        yaku_key(yaku, chosen.times(yaku), why.map(say::barred), picks)
    };
    let most = if rules.is_riichi() {
        u8::MAX
    } else {
        rules.tiles.flowers()
    };
    let dora = |dora: u16| Pick::Dora(dora.min(most.into()) as u8);
    let all: Vec<Yaku> = quick::choices(rules).collect();
    let worth = |yaku: &Yaku| {
        rules
            .points_of(*yaku, true)
            .max(rules.points_of(*yaku, false))
    };
    // Of Chinese games there are many, and players know them by their points.
    let groups = all.chunk_by(|one, other| rules.is_riichi() || worth(one) == worth(other));
    let group = |group: &[Yaku]| {
        let title = match group.first() {
            Some(first) if !rules.is_riichi() => say::worth_points(worth(first).into()),
            _ => String::new(),
        };
        let name = if title.is_empty() {
            patterns(rules).to_owned()
        } else {
            title.clone()
        };
        html! {
            <div class="quick-yaku" role="group" aria-label={name}>
                if !title.is_empty() {
                    <span class="caption" aria-hidden="true">{ title }</span>
                }
                { each(group.iter().map(|&one| yaku(one))) }
            </div>
        }
    };
    html! {
        <>
            <div class="quick-table">
                <span class="quick-ways" role="group" aria-label={say(Label::Hand)}>{ each(both.map(melds)) }</span>
                if let Some(bonus) = bonus(rules) {
                    { stepper(bonus, chosen.dora.into(), &[-1, 1], dora, picks) }
                }
            </div>
            { fu(rules, quickly, chosen.fu, picks) }
            { each(groups.map(group)) }
        </>
    }
}
