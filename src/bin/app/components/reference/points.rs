//! Fu, the points table, limits and payments.

use tensu::reference::{Cell, Prices, Reference, Tier, Ways};
use tensu::rules::WinningBonus;
use tensu::score::FuItem;
use tensu::text::thousands;
use yew::prelude::*;

use super::{facts, tag};
use crate::components::shapes::{each, el, th};
use crate::tr::{reference_words, ui, words};

/// Everything that has fu; for points that add up there is no such part.
pub(super) fn fu(lines: &Reference<'_>) -> Option<Html> {
    let row = |item: &FuItem| {
        let name = (ui().sentence_case)(&(words().fu)(item));
        html! { <tr>{ th("row", name) }{ el("td", "", item.fu) }</tr> }
    };
    match (lines.additive, lines.fu.is_empty()) {
        (Some(_), _) => None,
        (None, true) => Some(el("p", "", reference_words().no_fu)),
        (None, false) => Some(html! {
            <table class="ref-table"><tbody>{ each(lines.fu.iter().map(row)) }</tbody></table>
        }),
    }
}

/// The chart of han and fu, for non-dealers and for the dealer.
pub(super) fn chart(lines: &Reference<'_>) -> Option<Html> {
    let texts = reference_words();
    let table = |dealer: bool| {
        let title = if dealer {
            texts.dealer
        } else {
            texts.non_dealer
        };
        let row = |row: &tensu::reference::FuRow| {
            html! {
                <tr>
                    <th scope="row" aria-label={(ui().fu)(row.fu)}>{ row.fu }</th>
                    { each(row.cells.iter().map(|one| cell(one, dealer))) }
                </tr>
            }
        };
        html! {
            <div class="ref-box" role="region" aria-label={title} tabindex="0">
                <table class="ref-table ref-chart">
                    { el("caption", "", title) }
                    <thead><tr>{ th("col", texts.fu) }{ each((1..=4).map(|han| th("col", (texts.han)(han)))) }</tr></thead>
                    <tbody>{ each(lines.chart.iter().map(row)) }</tbody>
                </table>
            </div>
        }
    };
    (!lines.chart.is_empty()).then(|| {
        html! { <>{ el("p", "aside", texts.chart_help) }{ table(false) }{ table(true) }</> }
    })
}

fn cell(cell: &Cell, dealer: bool) -> Html {
    let (ron, tsumo) = both(&cell.prices, dealer);
    let (by_ron, by_tsumo) = match cell.ways {
        Ways::Both => (true, true),
        Ways::Ron => (true, false),
        Ways::Tsumo => (false, true),
        Ways::Neither => return el("td", "", "–"),
    };
    let limit = cell.limit.map(words().limit);
    html! {
        <td class={classes!(limit.is_some().then_some("limit"))} title={limit}>
            { el("b", "", if by_ron { ron } else { "–".to_owned() }) }
            { el("small", "", if by_tsumo { tsumo } else { "–".to_owned() }) }
        </td>
    }
}

fn both(prices: &Prices, dealer: bool) -> (String, String) {
    let ron = if dealer {
        prices.dealer_ron
    } else {
        prices.ron
    };
    (thousands(ron), (reference_words().tsumo)(prices, dealer))
}

/// Limits, yakuman, the winning bonus, and what else decides a payment.
pub(super) fn limits(lines: &Reference<'_>) -> Html {
    let texts = reference_words();
    let no_fu = lines.chart.is_empty();
    let tiers = lines
        .tiers
        .iter()
        .map(|tier: &Tier| prices_row((texts.tier)(tier, no_fu), &tier.prices));
    let yakuman = lines
        .yakuman
        .iter()
        .enumerate()
        .map(|(i, prices)| prices_row((texts.yakuman)(i + 1), prices));
    let table = html! {
        <div class="ref-box" role="region" aria-label={texts.limits} tabindex="0">
            <table class="ref-table ref-limits">
                <thead>
                    <tr><td rowspan="2"></td><th colspan="2" scope="colgroup">{ texts.non_dealer }</th><th colspan="2" scope="colgroup">{ texts.dealer }</th></tr>
                    <tr>{ each([texts.by_ron, texts.by_tsumo, texts.by_ron, texts.by_tsumo].map(|way| th("col", way))) }</tr>
                </thead>
                <tbody>{ each(tiers) }{ each(yakuman) }</tbody>
            </table>
        </div>
    };
    html! {
        <>
            if lines.additive.is_none() { { table } }
            { lines.additive.map(|rules| bonus(rules.winning_bonus)) }
            { facts(lines, false) }
        </>
    }
}

fn prices_row(name: String, prices: &Prices) -> Html {
    let cells = [both(prices, false), both(prices, true)];
    html! {
        <tr>
            { th("row", name) }
            { each(cells.into_iter().map(|(ron, tsumo)| html! { <>{ el("td", "", ron) }{ el("td", "", tsumo) }</> })) }
        </tr>
    }
}

/// The variations of the winning bonus, and one's own.
fn bonus(chosen: WinningBonus) -> Html {
    let texts = reference_words();
    let own = (!WinningBonus::VARIATIONS.contains(&chosen)).then_some(chosen);
    let row = |(i, bonus): (usize, WinningBonus)| {
        html! {
            <tr>
                <th scope="row">{ (texts.variation)(i + 1) }{ " " }if bonus == chosen { { tag(texts.chosen) } }</th>
                { each([bonus.fully_concealed, bonus.concealed, bonus.open].map(|points| el("td", "", points))) }
            </tr>
        }
    };
    let all = WinningBonus::VARIATIONS.into_iter().chain(own);
    html! {
        <table class="ref-table ref-bonus">
            { el("caption", "", texts.bonus) }
            <thead><tr>{ each(texts.bonus_columns.map(|column| th("col", column))) }</tr></thead>
            <tbody>{ each(all.enumerate().map(row)) }</tbody>
        </table>
    }
}
