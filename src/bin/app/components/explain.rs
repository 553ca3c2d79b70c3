//! Why: everything that led to the price, section by section.

use std::rc::Rc;

use yew::prelude::*;

use crate::components::called::linked;
use crate::components::shapes::{button, each, send};
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

/// What there is to read of it; `asked` has the questions and buttons, where there are any. With `dispatch` a yaku leads to
/// what it takes.
pub(super) fn reading(
    explained: &Explained,
    aside: &Aside,
    entry: &Entry,
    asked: Html,
    dispatch: Option<&Dispatch>,
) -> Html {
    let (score, rules) = (&explained.score, entry.ruleset());
    let name = |what| linked(what, rules, dispatch);
    let counters = score.payments.iter().map(|payment| payment.honba).sum();
    html! {
        <>
            { yaku::part(score, &aside.counted, &name) }
            { fu::part(explained) }
            { steps::part(score) }
            { payments::part(score) }
            { asked }
            { others::part(&score.others, counters, &aside.others) }
            { missed::missed(&score.missed, &name) }
            { notes::part(entry.rules.base().id, &score.remarks, &aside.doubts) }
        </>
    }
}

/// The explanation of the chosen outcome.
pub(crate) fn explain(outcomes: &Rc<Outcomes>, entry: &Rc<Entry>, dispatch: &Dispatch) -> Html {
    let empty = outcomes.chosen().is_err();
    let compare = send(Action::View(Some(View::Compare)), dispatch);
    html! {
        <section class={classes!("explain", empty.then_some("is-empty"))} id="explain" aria-label={say(Label::Explanation)}>
            <div class="parts"><Parts outcomes={outcomes.clone()} entry={entry.clone()} dispatch={dispatch.clone()} /></div>
            if entry.is_full() {
                { button("toggle every", tr::view(View::Compare), compare) }
            }
            <p class="source">
                { tr::source(entry.rules.source) }
                { " " }{ tr::engine(&entry.rules) }
            </p>
        </section>
    }
}

/// What the sections need.
#[derive(Properties)]
struct Props {
    outcomes: Rc<Outcomes>,
    entry: Rc<Entry>,
    dispatch: Dispatch,
}

impl PartialEq for Props {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.outcomes, &other.outcomes) && Rc::ptr_eq(&self.entry, &other.entry)
    }
}

/// The sections. They follow the price behind its frame, so that a tap shows the price first.
struct Parts {
    is_due: bool,
}

impl Component for Parts {
    type Message = ();
    type Properties = Props;

    fn create(_: &Context<Self>) -> Self {
        Self { is_due: false }
    }

    fn changed(&mut self, ctx: &Context<Self>, _: &Props) -> bool {
        if !self.is_due {
            self.is_due = true;
            let link = ctx.link().clone();
            page::after_frame(move || link.send_message(()));
        }
        false
    }

    fn update(&mut self, _: &Context<Self>, (): ()) -> bool {
        self.is_due = false;
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let Props {
            outcomes,
            entry,
            dispatch,
        } = ctx.props();
        let Ok(explained) = outcomes.chosen() else {
            return Html::default();
        };
        let Ok(aside) = explained.aside(entry) else {
            return Html::default();
        };
        let asked = [
            table::part(&aside, entry, dispatch),
            what_if::part(&aside.what_if, explained.in_all()),
        ];
        reading(explained, &aside, entry, each(asked), Some(dispatch))
    }
}
