//! Who pays what.

use tensu::score::{Payment, Score};
use tensu::text::thousands;
use yew::prelude::*;

use crate::components::shapes::each;
use crate::tr::ui;

/// A line for each payer, the sticks, and the sum.
pub(crate) fn part(score: &Score) -> Html {
    html! {
        <section class="part">
            <h2>{ ui().payments_title }</h2>
            <table class="payments">
                <tbody>
                    { each(score.payments.iter().map(line)) }
                    if score.sticks > 0 {
                        <tr><th scope="row">{ ui().sticks_on_table }</th><td>{ thousands(score.sticks) }</td></tr>
                    }
                </tbody>
                <tfoot>
                    <tr><th scope="row">{ ui().total }</th><td>{ thousands(score.total) }</td></tr>
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
                    { " " }<small>{ ui().liable }</small>
                }
                if payment.honba > 0 {
                    { " " }<small>{ (ui().with_honba)(payment.hand, payment.honba) }</small>
                }
            </th>
            <td>{ thousands(payment.points()) }</td>
        </tr>
    }
}
