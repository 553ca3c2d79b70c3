//! The payments, payer by payer.

use tensu::score::{Payment, Score};
use yew::prelude::*;

use crate::parts::shapes::{each, el, th};
use crate::say::{self, Label, say};

/// Draws a line for each payer, the sticks, and the sum.
pub(crate) fn part(score: &Score) -> Html {
    html! {
        <section class="part pays">
            { el("h2", "", say(Label::PaymentsTitle)) }
            <table class="payments">
                <tbody>
                    { each(score.payments.iter().map(line)) }
                    if score.sticks > 0 {
                        <tr>{ th("row", say(Label::SticksOnTable)) }{ el("td", "", say::points(score.sticks)) }</tr>
                    }
                </tbody>
                <tfoot>
                    <tr>{ th("row", say(Label::Total)) }{ el("td", "", say::points(score.total)) }</tr>
                </tfoot>
            </table>
        </section>
    }
}

fn line(payment: &Payment) -> Html {
    html! {
        <tr>
            <th scope="row">
                { say::payer(payment.from) }
                if payment.liable {
                    { " " }{ el("small", "", say(Label::Liable)) }
                }
                if payment.honba > 0 {
                    { " " }{ el("small", "", say::with_honba(payment.hand, payment.honba)) }
                }
            </th>
            { el("td", "", say::points(payment.points())) }
        </tr>
    }
}
