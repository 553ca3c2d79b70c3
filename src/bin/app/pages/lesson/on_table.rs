//! A win and what lies on the table, with what each adds.

use tensu_learn::Of;
use tensu_learn::course::Laden;
use tensu_words::{Teach, Word};
use yew::prelude::*;

use crate::model::active_rules::ActiveRules;
use crate::parts::shapes::{each, el, th};
use crate::say;
use crate::say::teach::{of, teach, worth};
use crate::say::words;

/// Draws them; what each adds is seen once it was told.
pub(super) fn on_table(laden: Laden, of_whom: Of, rules: &ActiveRules, is_told: bool) -> Html {
    let laden = Laden {
        fu: laden.fu.filter(|_| rules.counts_fu()),
        ..laden
    };
    let total = |laden: Laden| {
        let quote = laden.quote(of_whom, rules);
        quote.map_or(0, |quote| quote.total)
    };
    let bare = Laden {
        honba: 0,
        sticks: 0,
        ..laden
    };
    let with_honba = Laden { sticks: 0, ..laden };
    let hand = total(bare);
    let is_there = |at: usize| match at {
        1 => laden.honba > 0,
        2 => laden.sticks > 0,
        _ => true,
    };
    let rows = [
        (worth(laden.han, laden.fu), Some(hand), true),
        (
            say::pair(words().say(Word::Honba), laden.honba),
            Some(total(with_honba) - hand),
            is_told,
        ),
        (
            say::pair(words().say(Word::Sticks), laden.sticks),
            Some(total(laden) - total(with_honba)),
            is_told,
        ),
        (
            teach(Teach::TotalRow).to_owned(),
            Some(total(laden)),
            is_told,
        ),
    ];
    let line = |(name, points, is_seen): (String, Option<u32>, bool)| {
        let points = points.filter(|_| is_seen);
        let points = points.map_or_else(|| "?".to_owned(), |points| words().number(points));
        html! { <tr>{ th("row", name) }{ el("td", "", points) }</tr> }
    };
    let rows = rows.into_iter().enumerate();
    let rows = rows
        .filter(|(at, _)| is_there(*at))
        .map(|(_, row)| line(row));
    html! {
        <table class="lesson-table" aria-label={of(of_whom)}><tbody>{ each(rows) }</tbody></table>
    }
}
