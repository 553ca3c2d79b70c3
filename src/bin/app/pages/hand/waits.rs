//! The tiles that a hand waits for, with the payment for each.

use tensu::outlook::{Payout, PricedWait, is_furiten};
use tensu::refusal::Refusals;
use tensu::{Kind, Refusal};
use tensu_words::Word;
use yew::prelude::*;

use crate::browser::ids::HAND;
use crate::model::state::{Action, Dispatch, HandTap};
use crate::parts::shapes::{each, el, send, send_to, th, toggle};
use crate::parts::tile::picture;
use crate::say::{self, Label, say, words};

/// Draws the table of payments, in Chinese games of what the hand is worth; under a declared riichi only the payments
/// with it. A wait of which no tile is left is there only for furiten.
pub(crate) fn waits(
    waits: &[PricedWait],
    declared: bool,
    discarded: &[Kind],
    dispatch: &Dispatch,
) -> Html {
    let kinds: Vec<Kind> = waits.iter().map(|wait| wait.kind).collect();
    // Chinese games forbid no win for one's own discards.
    let has_furiten = waits.iter().all(|wait| wait.worth.is_none());
    let furiten = has_furiten && is_furiten(&kinds, discarded);
    let row = |wait: &PricedWait| {
        let draw = HandTap::Draw(wait.kind.into());
        let onclick = send_to(Action::Hand(draw), HAND, dispatch);
        let own = discarded.contains(&wait.kind);
        let price = |of: fn(&Payout) -> Option<u32>, never: bool| {
            let said = |worth: &Payout, say: fn(u32) -> String| {
                of(worth).filter(|_| !never).map_or("–".to_owned(), say)
            };
            let points = |worth: &Payout| said(worth, say::points);
            let riichi = wait.riichi.as_ref().filter(|_| !never);
            match (riichi, &wait.worth) {
                (_, Some(worth)) => el("td", "", said(worth, say::worth_points)),
                // Once it is declared, the hand cannot win without it.
                (Some(riichi), _) if declared => el("td", "", points(riichi)),
                _ => html! {
                    <td>
                        { points(&wait.dama) }
                        if let Some(riichi) = riichi {
                            { el("small", "", say::wait_riichi(&points(riichi))) }
                        }
                    </td>
                },
            }
        };
        let seen = if wait.left > 0 {
            HandTap::Seen(wait.kind)
        } else {
            HandTap::Unseen(wait.kind)
        };
        html! {
            <tr>
                <th scope="row"><button type="button" class="wait" aria-label={say::win_on(wait.kind.into())} {onclick}>{ picture(wait.kind.into()) }</button></th>
                <td><button type="button" class="toggle left" aria-label={say::wait_seen(wait.kind.into(), wait.left)} onclick={send(Action::Hand(seen), dispatch)}>{ wait.left }</button></td>
                { price(|worth| worth.ron, furiten) }
                { price(|worth| worth.tsumo, false) }
                if has_furiten {
                    { el("td", "", is_discarded(wait.kind, own, dispatch)) }
                }
            </tr>
        }
    };
    // Payments of a declared riichi lack nothing. What is wrong with the table is told elsewhere.
    let refused = waits
        .iter()
        .filter(|wait| !declared || wait.riichi.is_none())
        .filter_map(|wait| wait.refused.as_ref().map(Refusals::first))
        .find(|why| {
            use Refusal::{BelowMinimum, NoYaku, NotLegal, TooFew};
            matches!(
                why,
                NoYaku { .. } | BelowMinimum { .. } | TooFew { .. } | NotLegal(_)
            )
        });
    let reason = refused.map(|why| format!("– {}", words().refusal(why)));
    let head = [Label::WaitLeft, Label::Ron, Label::Tsumo];
    html! {
        <>
            <table class="waits">
                <thead><tr><td></td>{ each(head.map(|column| th("col", say(column)))) }<td></td></tr></thead>
                <tbody>{ each(waits.iter().map(row)) }</tbody>
            </table>
            { each(reason.map(|why| el("p", "", why))) }
            if furiten {
                <p class="ignored" role="status">{ words().say(Word::RefusalFuriten) }</p>
            }
        </>
    }
}

/// Draws the switch that says whether the player discarded this tile.
fn is_discarded(kind: Kind, own: bool, dispatch: &Dispatch) -> Html {
    html! {
        <span role="group" aria-label={say::wait_discarded(kind.into())}>
            { toggle("toggle", own, say(Label::WaitDiscardedShort), send(Action::Hand(HandTap::Discarded(kind)), dispatch)) }
        </span>
    }
}

/// Draws the tiles that the player discarded, where they bar a ron: a tap takes one back.
pub(crate) fn discarded(kinds: &[Kind], dispatch: &Dispatch) -> Html {
    let line = |&kind: &Kind| {
        html! { <li>{ picture(kind.into()) }{ is_discarded(kind, true, dispatch) }</li> }
    };
    html! { <ul class="discarded">{ each(kinds.iter().map(line)) }</ul> }
}
