//! The explanation of a score: everything that led to the points, section by section.

use std::rc::Rc;

use tensu::Yaku;
use tensu::compare::others;
use yew::prelude::*;

use crate::browser::page;
use crate::model::entry::Entry;
use crate::model::outcome::Outcomes;
use crate::model::state::Dispatch;
use crate::pages::{compare, reference};
use crate::parts::explain::{beside, price};
use crate::parts::shapes::{button, each};
use crate::say::{self, Label, say};

mod table;
pub(super) mod what_if;

/// A piece of the explanation, drawn in one go.
#[derive(Clone, Copy, PartialEq)]
enum Piece {
    /// From the yaku to the payments.
    Price,
    /// The changes at the table, and what else could have been.
    Beside,
}

/// Draws the explanation of the chosen outcome.
pub(crate) fn explain(outcomes: &Rc<Outcomes>, entry: &Rc<Entry>, dispatch: &Dispatch) -> Html {
    let empty = outcomes.chosen().is_err();
    let every = compare::PAGE.open(dispatch);
    let is_one_of_several = others(entry.ruleset()).next().is_some();
    let part = |piece| html! { <Piecemeal {piece} outcomes={outcomes.clone()} entry={entry.clone()} dispatch={dispatch.clone()} /> };
    html! {
        <section class={classes!("explain", empty.then_some("is-empty"))} id="explain" aria-label={say(Label::Explanation)}>
            <div class="parts">{ each([Piece::Price, Piece::Beside].map(part)) }</div>
            if entry.is_full() && is_one_of_several {
                { button("toggle every", say(compare::PAGE.title), every) }
            }
            <p class="source">
                { say::source(entry.rules.source) }
                { " " }{ say::engine(&entry.rules) }
            </p>
        </section>
    }
}

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

/// A piece of the explanation. It is drawn after the frame with the points, so that a tap shows those first, and each
/// piece after the one before it: slow phones have a frame for each.
struct Piecemeal {
    is_due: bool,
}

impl Component for Piecemeal {
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
        let look_up = look_up(dispatch);
        if *piece == Piece::Price {
            return price(explained, entry, Some(&look_up));
        }
        let Ok(aside) = explained.aside(entry) else {
            return Html::default();
        };
        each([
            table::part(&aside, entry, dispatch),
            what_if::part(&aside.what_if, explained.in_all()),
            beside(explained, &aside, entry, Some(&look_up)),
        ])
    }
}

/// Opens the reference at a yaku.
pub(super) fn look_up(dispatch: &Dispatch) -> Callback<Yaku> {
    let dispatch = dispatch.clone();
    Callback::from(move |yaku: Yaku| dispatch.dispatch(reference::PAGE.opened_at(yaku.code())))
}
