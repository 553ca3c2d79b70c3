//! The points of the hand by ron and by tsumo, always both.

use tensu::score::Score;
use tensu::{By, Refusal};
use yew::prelude::*;

use crate::model::at_table::AtTable;
use crate::model::outcome::{Outcome, Outcomes};
use crate::model::state::{Action, Dispatch};
use crate::parts::shapes::{each, el, send, toggle};
use crate::say::{self, Label, say};

/// Draws both amounts; a tap chooses one.
pub(crate) fn prices(outcomes: &Outcomes, dispatch: &Dispatch) -> Html {
    let price = |by: By| price(by, outcomes.by == by, outcomes.by(by), dispatch);
    html! { <div class="prices" role="group" aria-label={say(Label::HowWon)}>{ price(By::Ron) }{ price(By::Tsumo) }</div> }
}

fn price(by: By, chosen: bool, outcome: &Outcome, dispatch: &Dispatch) -> Html {
    let onclick = send(Action::Table(AtTable::By(by)), dispatch);
    let (amount, who, size) = amount(outcome);
    html! {
        <div class={classes!("price", size, chosen.then_some("chosen"))}>
            { toggle("way", chosen, say::by(by), onclick) }
            { el("span", "amount", amount) }
            if let Some(who) = who {
                { el("span", "who", who) }
            }
        </div>
    }
}

/// Draws payments, which a narrow screen breaks between two of them and never in one.
pub(crate) fn breakable(amounts: &str) -> Html {
    let parts = amounts.split_inclusive('/');
    each(parts.map(|part| html! { <>{ part.to_owned() }<wbr/></> }))
}

/// Says who pays and what is received in all, where the amount does not say it.
pub(crate) fn who(score: &Score) -> Option<Html> {
    let total = say::in_all(&score.payments, score.sticks, score.total);
    let payers = say::payers(&score.payments);
    let others = say::from_others(&score.payments);
    let who: Vec<String> = others.into_iter().chain(payers).chain(total).collect();
    let sticks =
        (score.sticks > 0).then(|| say::pair(say(Label::SticksOnTable), say::points(score.sticks)));
    let sticks = sticks.map(|sticks| el("span", "of-sticks", [" · ", &sticks].concat()));
    (!who.is_empty()).then(|| each([who.join(" · ").into()].into_iter().chain(sticks)))
}

/// Returns the amount in words, who pays and what is received in all, and the class of the amount's size.
pub(crate) fn amount(outcome: &Outcome) -> (Html, Option<Html>, &'static str) {
    let (amount, who) = match outcome {
        Ok(explained) => {
            let score = &explained.score;
            let who = who(score);
            (say::largest(&score.payments), who)
        }
        Err(refusals) => (say::no_price(refusals.first()).to_owned(), None),
    };
    let size = match outcome {
        Err(refusals) if matches!(refusals.first(), Refusal::NoYaku { .. }) => "words",
        // The reason has words of its own.
        Err(_) => "none",
        Ok(_) => match width(&amount) {
            ..=6 => "short",
            7..=9 => "medium",
            10 | 11 => "long",
            _ => "longest",
        },
    };
    (breakable(&amount), who, size)
}

/// Counts the width of a text in letters; a character of Chinese, Japanese or Korean is as wide as two.
fn width(text: &str) -> usize {
    let wide = |letter: char| letter >= '\u{2e80}';
    text.chars()
        .map(|letter| 1 + usize::from(wide(letter)))
        .sum()
}
