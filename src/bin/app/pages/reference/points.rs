//! Fu, the points table, limits and payments.

use tensu::notation::Reader;
use tensu::reference::{Cell, Prices, Reference, Tier, Ways};
use tensu::rules::{AdditiveRules, WinningBonus};
use tensu::score::{FuItem, FuReason};
use tensu::{Tile, Wait};
use tensu_words::FanWord;
use yew::prelude::*;

use super::line::{facts, tag};
use crate::parts::shapes::{drawn, each, el, th};
use crate::parts::tile::row;
use crate::say::{self, Label, say, words};

/// Draws everything that has fu; for points that add up there is no such part.
pub(super) fn fu(lines: &Reference<'_>) -> Option<Html> {
    let line = |item: &FuItem| {
        let name = say::sentence_case(words().fu(item));
        html! { <tr>{ th("row", name) }{ el("td", "ref-drawn", example(item.reason)) }{ el("td", "", item.fu) }</tr> }
    };
    match (lines.additive, lines.fu.is_empty()) {
        (Some(_), _) => None,
        (None, true) => Some(el("p", "", say(Label::RefNoFu))),
        (None, false) => Some(html! {
            <table class="ref-table"><tbody>{ each(lines.fu.iter().map(line)) }</tbody></table>
        }),
    }
}

/// Draws the tiles that give fu: the one that wins is marked.
fn example(reason: FuReason) -> Html {
    let (tiles, won) = match reason {
        FuReason::Set { kan, yaochuu, .. } => {
            let tile = if yaochuu { "9s" } else { "5p" };
            (vec![tile; if kan { 4 } else { 3 }], None)
        }
        // The winds are those of the East seat in the South round: both are drawn apart.
        FuReason::Pair { seat, round, .. } => {
            let tile = match (seat, round) {
                (true, _) => "1z",
                (_, true) => "2z",
                _ => "7z",
            };
            (vec![tile; 2], None)
        }
        FuReason::Wait(Wait::Kanchan) => (vec!["4m", "5m", "6m"], Some(1)),
        FuReason::Wait(Wait::Penchan) => (vec!["1m", "2m", "3m"], Some(2)),
        FuReason::Wait(Wait::Tanki) => (vec!["5s", "5s"], Some(1)),
        _ => return Html::default(),
    };
    let tiles: Vec<Tile> = tiles
        .iter()
        .filter_map(|tile| Reader::OWN.tile(tile).ok())
        .collect();
    let lie = |(at, tile): (usize, &Tile)| (Some(*tile), if won == Some(at) { "won" } else { "" });
    let faces = row("faces small", tiles.iter().enumerate().map(lie));
    drawn("", say::tile_names(&tiles), faces)
}

/// Draws the chart of han and fu, for non-dealers and for the dealer.
pub(super) fn chart(lines: &Reference<'_>) -> Option<Html> {
    let table = |dealer: bool| {
        let title = if dealer {
            say(Label::RefDealer)
        } else {
            say(Label::RefNonDealer)
        };
        let row = |row: &tensu::reference::FuRow| {
            html! {
                <tr class={matches!(row.fu, 30 | 40).then_some("often")}>
                    <th scope="row" aria-label={say::fu(row.fu)}>{ row.fu }</th>
                    { each(row.cells.iter().map(|one| cell(one, dealer))) }
                </tr>
            }
        };
        html! {
            <div class="ref-box" role="region" aria-label={title} tabindex="0">
                <table class="ref-table ref-chart">
                    { el("caption", "", title) }
                    <thead><tr>{ th("col", say(Label::RefFu)) }{ each((1..=4).map(|han| th("col", say::reference::han(han)))) }</tr></thead>
                    <tbody>{ each(lines.chart.iter().map(row)) }</tbody>
                </table>
            </div>
        }
    };
    (!lines.chart.is_empty()).then(|| {
        html! { <>{ el("p", "aside", say(Label::RefChartHelp)) }{ el("p", "aside", say(Label::RefOften)) }{ table(false) }{ table(true) }</> }
    })
}

fn cell(cell: &Cell, dealer: bool) -> Html {
    let ron = ron(&cell.prices, dealer);
    let tsumo = say::reference::tsumo_numbers(&cell.prices, dealer);
    let (by_ron, by_tsumo) = match cell.ways {
        Ways::Both => (true, true),
        Ways::Ron => (true, false),
        Ways::Tsumo => (false, true),
        Ways::Neither => return el("td", "", "–"),
    };
    let limit = cell.limit.map(|limit| words().limit(limit));
    html! {
        <td class={classes!(limit.is_some().then_some("limit"))} title={limit}>
            { el("b", "", if by_ron { ron } else { "–".to_owned() }) }
            { el("small", "", if by_tsumo { tsumo } else { "–".to_owned() }) }
        </td>
    }
}

fn ron(prices: &Prices, dealer: bool) -> String {
    say::points(if dealer {
        prices.dealer_ron
    } else {
        prices.ron
    })
}

fn both(prices: &Prices, dealer: bool) -> (String, String) {
    (ron(prices, dealer), say::reference::tsumo(prices, dealer))
}

/// Draws limits, yakuman, the winning bonus, and what else decides a payment.
pub(super) fn limits(lines: &Reference<'_>) -> Html {
    let tiers = lines
        .tiers
        .iter()
        .map(|tier: &Tier| prices_row(say::reference::tier(lines, tier), &tier.prices));
    let yakuman = lines
        .yakuman
        .iter()
        .enumerate()
        .map(|(i, prices)| prices_row(say::reference::yakuman(i + 1), prices));
    let table = html! {
        <div class="ref-box" role="group" aria-label={say(Label::RefLimits)} tabindex="0">
            <table class="ref-table ref-limits">
                <thead>
                    <tr><td rowspan="2"></td><th colspan="2" scope="colgroup">{ say(Label::RefNonDealer) }</th><th colspan="2" scope="colgroup">{ say(Label::RefDealer) }</th></tr>
                    <tr>{ each([say(Label::RefByRon), say(Label::RefByTsumo), say(Label::RefByRon), say(Label::RefByTsumo)].map(|way| th("col", way))) }</tr>
                </thead>
                <tbody>{ each(tiers) }{ each(yakuman) }</tbody>
            </table>
        </div>
    };
    html! {
        <>
            if lines.additive.is_none() { { table } }
            { lines.additive.filter(|rules| rules.chinese.is_none()).map(|rules| bonus(rules.winning_bonus)) }
            { lines.additive.and_then(faan) }
            { facts(lines, false) }
        </>
    }
}

/// Draws the points of each number of faan, and what a discarder pays, and each by self-draw.
fn faan(rules: &AdditiveRules) -> Option<Html> {
    /// From here on the tables go on as they are.
    const LAST: u16 = 13;
    let chinese = rules.chinese.filter(|chinese| chinese.table.is_some())?;
    let row = |faan: u16| {
        let [discarder, _, each_pays] = chinese.pays(faan);
        let cells = [chinese.points(faan).into(), discarder, each_pays];
        html! { <tr>{ th("row", faan.to_string()) }{ each(cells.map(|points| el("td", "", say::points(points)))) }</tr> }
    };
    let columns = [
        words().fan_word(FanWord::FaanColumn),
        say(Label::WorthTitle),
        say(Label::RefByRon),
        say(Label::RefByTsumo),
    ];
    let last = rules.cap.map_or(LAST, |cap| cap.min(LAST));
    Some(html! {
        <table class="ref-table ref-bonus">
            <thead><tr>{ each(columns.map(|column| th("col", column))) }</tr></thead>
            <tbody>{ each((0..=last).map(row)) }</tbody>
        </table>
    })
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

/// Draws the variations of the winning bonus, and one's own.
fn bonus(chosen: WinningBonus) -> Html {
    let own = (!WinningBonus::VARIATIONS.contains(&chosen)).then_some(chosen);
    let row = |(i, bonus): (usize, WinningBonus)| {
        html! {
            <tr>
                <th scope="row">{ i + 1 }{ " " }if bonus == chosen { { tag(say(Label::RefChosen)) } }</th>
                { each([bonus.fully_concealed, bonus.concealed, bonus.open].map(|points| el("td", "", points))) }
            </tr>
        }
    };
    let all = WinningBonus::VARIATIONS.into_iter().chain(own);
    html! {
        <table class="ref-table ref-bonus">
            { el("caption", "", say(Label::RefBonus)) }
            <thead><tr>{ each(say::reference::BONUS_COLUMNS.map(|column| th("col", say(column)))) }</tr></thead>
            <tbody>{ each(all.enumerate().map(row)) }</tbody>
        </table>
    }
}
