//! Why: everything that led to the price, section by section.

use std::rc::Rc;

use tensu::compare;
use yew::prelude::*;

use crate::components::called::linked;
use crate::components::shapes::{button, each, send};
use crate::embed;
use crate::entry::Entry;
use crate::outcome::{Aside, Explained, Outcomes};
use crate::page;
use crate::state::{Action, Dispatch, View};
use crate::tr::{self, Label, say};

mod fu;
pub(crate) mod missed;
mod notes;
mod others;
mod payments;
pub(crate) mod steps;
mod table;
pub(crate) mod what_if;
mod yaku;

/// A piece of the explanation: what is drawn in one go.
#[derive(Clone, Copy, PartialEq)]
enum Piece {
    /// From the yaku to who pays.
    Price,
    /// What else could have been.
    Beside,
}

/// What there is to read of the price. With `dispatch` a yaku leads to what it takes.
pub(super) fn price(explained: &Explained, entry: &Entry, dispatch: Option<&Dispatch>) -> Html {
    let (score, rules) = (&explained.score, entry.ruleset());
    let counted = explained.counted(rules);
    each([
        yaku::part(score, &counted, &|what| linked(what, rules, dispatch)),
        fu::part(explained),
        steps::part(score),
        payments::part(score),
    ])
}

/// What there is to read beside it.
pub(super) fn beside(
    explained: &Explained,
    aside: &Aside,
    entry: &Entry,
    dispatch: Option<&Dispatch>,
) -> Html {
    let (score, rules) = (&explained.score, entry.ruleset());
    let counters = score.payments.iter().map(|payment| payment.honba).sum();
    // A club that gives its own rules has confirmed them.
    let is_own = embed::is_own(&entry.rules);
    let doubts: &[String] = if is_own { &[] } else { &aside.doubts };
    each([
        others::part(&score.others, explained.winner, counters, &aside.others),
        missed::missed(&score.missed, &|what| linked(what, rules, dispatch)),
        notes::part(entry.rules.base().id, &score.remarks, doubts),
    ])
}

/// The explanation of the chosen outcome.
pub(crate) fn explain(outcomes: &Rc<Outcomes>, entry: &Rc<Entry>, dispatch: &Dispatch) -> Html {
    let empty = outcomes.chosen().is_err();
    let every = send(Action::View(Some(View::Compare)), dispatch);
    let is_one_of_several = compare::others(entry.ruleset()).next().is_some();
    let part = |piece| html! { <Part {piece} outcomes={outcomes.clone()} entry={entry.clone()} dispatch={dispatch.clone()} /> };
    html! {
        <section class={classes!("explain", empty.then_some("is-empty"))} id="explain" aria-label={say(Label::Explanation)}>
            <div class="parts">{ each([Piece::Price, Piece::Beside].map(part)) }</div>
            if entry.is_full() && is_one_of_several {
                { button("toggle every", tr::view(View::Compare), every) }
            }
            <p class="source">
                { tr::source(entry.rules.source) }
                { " " }{ tr::engine(&entry.rules) }
            </p>
        </section>
    }
}

/// What a piece needs.
#[derive(Properties)]
struct Props {
    piece: Piece,
    outcomes: Rc<Outcomes>,
    entry: Rc<Entry>,
    dispatch: Dispatch,
}

impl PartialEq for Props {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.outcomes, &other.outcomes) && Rc::ptr_eq(&self.entry, &other.entry)
    }
}

/// A piece. It follows the price behind its frame, so that a tap shows the price first, and the pieces follow each other so:
/// slow phones have a frame for each.
struct Part {
    is_due: bool,
}

impl Component for Part {
    type Message = ();
    type Properties = Props;

    fn create(_: &Context<Self>) -> Self {
        Self { is_due: false }
    }

    fn changed(&mut self, ctx: &Context<Self>, _: &Props) -> bool {
        if !self.is_due {
            self.is_due = true;
            let link = ctx.link().clone();
            let draw = move || link.send_message(());
            match ctx.props().piece {
                Piece::Price => page::after_frame(draw),
                Piece::Beside => page::after_frame(|| page::after_frame(draw)),
            }
        }
        false
    }

    fn update(&mut self, _: &Context<Self>, (): ()) -> bool {
        self.is_due = false;
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let Props {
            piece,
            outcomes,
            entry,
            dispatch,
        } = ctx.props();
        let Ok(explained) = outcomes.chosen() else {
            return Html::default();
        };
        if *piece == Piece::Price {
            return price(explained, entry, Some(dispatch));
        }
        let Ok(aside) = explained.aside(entry) else {
            return Html::default();
        };
        each([
            table::part(&aside, entry, dispatch),
            what_if::part(&aside.what_if, explained.in_all()),
            beside(explained, &aside, entry, Some(dispatch)),
        ])
    }
}
