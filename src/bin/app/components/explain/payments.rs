//! Who pays what.

use tensu::score::{Payment, Score};
use tensu::text::thousands;
use yew::prelude::*;

use crate::components::shapes::{each, el, th};
use crate::tr::ui;

/// A line for each payer, the sticks, and the sum.
pub(crate) fn part(score: &Score) -> Html {
    html! {
        <section class="part">
            { el("h2", "", ui().payments_title) }
            <table class="payments">
                <tbody>
                    { each(score.payments.iter().map(line)) }
                    if score.sticks > 0 {
                        <tr>{ th("row", ui().sticks_on_table) }{ el("td", "", thousands(score.sticks)) }</tr>
                    }
                </tbody>
                <tfoot>
                    <tr>{ th("row", ui().total) }{ el("td", "", thousands(score.total)) }</tr>
                </tfoot>
            </table>
        </section>
    }
}

fn line(payment: &Payment) -> Html {
    html! {
        <tr>
            <th scope="row">
                { (ui().payer)(payment.from) }
                if payment.liable {
                    { " " }{ el("small", "", ui().liable) }
                }
                if payment.honba > 0 {
                    { " " }{ el("small", "", (ui().with_honba)(payment.hand, payment.honba)) }
                }
            </th>
            { el("td", "", thousands(payment.points())) }
        </tr>
    }
}
