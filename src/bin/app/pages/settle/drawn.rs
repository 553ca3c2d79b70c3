//! A hand that nobody won: tenpai payments, and nagashi mangan.

use tensu::game::{self, DrawnSettlement, Exchange};
use tensu::refusal::Rule;
use tensu::rules::NagashiHonba;
use tensu::{Refusal, Ruleset, Wind};
use yew::prelude::*;

use super::around::{Around, seats, table};
use super::sentences;
use super::state::{SettleTap, Tab};
use crate::parts::left_open::left_open;
use crate::parts::pick::{Choice, pick};
use crate::parts::shapes::{each, el, halves};
use crate::say::{Label, say, words};

const NO_NAGASHI: Refusal = Refusal::NotLegal(Rule::Nagashi);

/// The reason why these rules have nothing to settle on a tab.
pub(super) fn against(tab: Tab, rules: &Ruleset) -> Option<String> {
    match tab {
        Tab::Drawn => {
            let exchange = game::drawn(&[], rules).ok()?.exchange;
            (exchange == Exchange::NotInRuleset).then(|| words().exchange(exchange).to_owned())
        }
        Tab::Nagashi => {
            let refusals = game::nagashi(&[], 0, rules).err()?;
            let unknown = refusals.iter().find(|why| **why == NO_NAGASHI);
            unknown.map(|why| words().refusal(why))
        }
        _ => None,
    }
}

/// The page of a draw: who is tenpai, and who pays.
pub(super) fn drawn(around: &Around<'_>) -> Html {
    let rules = around.entry.ruleset();
    let tenpai = around.settling.tenpai(rules, around.deal);
    let body = match game::drawn(&tenpai, rules) {
        Ok(drawn) => payments(&drawn, &tenpai, around),
        Err(refusals) => [Html::default(), refused(refusals.first())],
    };
    part(Label::RoundDrawnTitle, body)
}

/// Draws what is told, under this title, and what comes of it.
fn part(title: Label, [told, came]: [Html; 2]) -> Html {
    let told = each([el("h2", "", say(title)), told]);
    el("section", "part halves", halves(told, came))
}

fn payments(drawn: &DrawnSettlement, tenpai: &[Wind], around: &Around<'_>) -> [Html; 2] {
    let rules = around.entry.ruleset();
    let text = html! { <p class="verdict" role="status">{ words().exchange(drawn.exchange) }</p> };
    if drawn.exchange == Exchange::NotInRuleset {
        return [Html::default(), text];
    }
    let told = html! {
        <>
            { el("p", "aside", sentences::drawn_help(rules.game.dead_wait)) }
            { seats(say(Label::RoundTenpai), rules.seats.winds(), tenpai, SettleTap::Tenpai, around.taps) }
        </>
    };
    let open = left_open(rules, game::drawn_facts());
    [told, each([text, table(&drawn.changes), open])]
}

/// The page of nagashi mangan: whose discards are one, and who pays.
pub(super) fn nagashi(around: &Around<'_>) -> Html {
    let Around {
        entry, dispatch, ..
    } = *around;
    let rules = entry.ruleset();
    let chosen = around.settling.nagashi(rules, around.deal);
    let result = game::nagashi(&chosen, entry.rest.honba, rules);
    let body = match result {
        Err(refusals) if refusals.iter().any(|why| *why == NO_NAGASHI) => {
            [Html::default(), refused(&NO_NAGASHI)]
        }
        result => {
            let told = html! {
                <>
                    { el("p", "aside", say(Label::RoundNagashiHelp)) }
                    if rules.game.nagashi_honba == NagashiHonba::Paid {
                        <div class="asked">{ pick(Choice::Honba, entry, dispatch) }</div>
                    }
                    { seats(say(Label::RoundNagashi), rules.seats.winds(), &chosen, SettleTap::Nagashi, around.taps) }
                </>
            };
            let nobody = |_| el("p", "verdict", say(Label::RoundNagashiNobody));
            let open = left_open(rules, game::nagashi_facts(entry.rest.honba, rules));
            let came = result.map_or_else(nobody, |changes| table(&changes));
            [told, each([came, open])]
        }
    };
    part(Label::RoundNagashiTitle, body)
}

fn refused(why: &Refusal) -> Html {
    html! { <p class="verdict" role="status">{ words().refusal(why) }</p> }
}
