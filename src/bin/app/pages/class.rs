//! The results of a class: what was pasted becomes a table, and the questions that most have missed stand first.

use tensu_learn::sheet::{Class, Missed, Odd, Taker};
use tensu_words::Teach;
use yew::prelude::*;

use super::{Desk, Held, Page, beside_course};
use crate::model::sheet::Loaded;
use crate::parts::question::{card, sentences};
use crate::parts::room;
use crate::parts::shapes::{each, el, th};
use crate::parts::sheets::pasted::{field, odd, sender, use_pasted};
use crate::parts::sheets::told::{back, facts, named, use_sheet};
use crate::say::teach::{clock, fill_teach, teach};

/// The page's entry in the list of pages.
pub(crate) const PAGE: Page = Page {
    address: "class",
    ..Page::SIDE
};

/// Draws the page.
pub(crate) fn view(desk: &Desk<'_>) -> Html {
    beside_course(desk, html! { <Body ..Held::of(desk) /> })
}

#[component]
fn Body(props: &Held) -> Html {
    let Held {
        keeper,
        side,
        dispatch,
        ..
    } = props;
    let sheet = use_sheet(side, dispatch);
    let pasted = use_pasted(keeper);
    let read = (sheet.clone().ok(), (*pasted).clone());
    let class = use_memo(read, |(sheet, pasted)| {
        let sheet = sheet.as_ref()?;
        Class::read(&pasted.0, &sheet.sheet, &sheet.rules).ok()
    });
    let loaded = match sheet {
        Ok(loaded) => loaded,
        Err(instead) => return instead,
    };
    let class = (*class).clone().unwrap_or_default();
    html! {
        <div class="learn sheet-class">
            { room::head(back(side, dispatch), teach(Teach::ClassTitle), "") }
            <section class="learn-card">
                { named(&loaded, None) }
                { el("p", "caption", facts(&loaded).join(" · ")) }
                { field(&pasted) }
            </section>
            { odd(class.odd.iter().map(why).collect(), &class.rest) }
            if !class.takers.is_empty() {
                { takers(&class.takers) }
                { missed(&class, &loaded) }
            }
        </div>
    }
}

/// Draws who has how many points.
fn takers(takers: &[Taker]) -> Html {
    let line = |one: &Taker| {
        let passed = one.passed.map(|passed| {
            teach(if passed {
                Teach::Passed
            } else {
                Teach::NotPassed
            })
        });
        let version = one.version.map(|version| version.letter().to_string());
        let points = fill_teach(Teach::SheetPoints, &[one.right.into(), one.of.into()]);
        html! {
            <tr>
                { th("row", sender(&one.name)) }
                { el("td", "", version.unwrap_or_default()) }
                { el("td", "", points) }
                { el("td", "", passed.unwrap_or_default()) }
                { el("td", "", clock(one.seconds)) }
            </tr>
        }
    };
    html! {
        <section class="learn-card" aria-label={teach(Teach::ClassTitle)} role="status">
            <table class="sheet-takers"><tbody>{ each(takers.iter().map(line)) }</tbody></table>
        </section>
    }
}

/// Draws the questions that somebody has missed.
fn missed(class: &Class, loaded: &Loaded) -> Html {
    let all = class.takers.len();
    let one = |missed: &Missed| {
        let problem = loaded.problems.get(missed.at).filter(|_| missed.by > 0)?;
        let by = fill_teach(Teach::MissedBy, &[missed.by.into(), all.into()]);
        let number = (missed.at + 1).to_string();
        Some(html! {
            <li value={number}>
                { el("b", "", by) }
                if loaded.is_mixed() {
                    { el("p", "", sentences::question(problem)) }
                }
                <div class="sheet-hand">{ card::lying(problem) }</div>
                { el("p", "caption", sentences::situation(problem, &loaded.rules)) }
            </li>
        })
    };
    html! {
        <section class="learn-card" aria-label={teach(Teach::MostMissed)}>
            { el("h3", "", teach(Teach::MostMissed)) }
            <ol class="sheet-missed">{ each(class.missed.iter().filter_map(one)) }</ol>
        </section>
    }
}

/// The reason why a result is not counted.
fn why((line, odd): &(String, Odd)) -> (String, &str) {
    let why = match odd {
        Odd::Cut => teach(Teach::OddCut).to_owned(),
        Odd::Other(code) => fill_teach(Teach::OddOther, &[code.into()]),
        Odd::Twice => teach(Teach::OddTwice).to_owned(),
    };
    (why, line)
}
