//! The check that this very engine, in this browser, gives the payments that were worked out on paper.

use tensu::golden::{self, Golden};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::{Desk, Group, Page};

use crate::browser::page;
use crate::model::active_rules::ActiveRules;
use crate::model::games;
use crate::model::library::library;
use crate::parts::room::Ground;
use crate::parts::shapes::{each, el};
use crate::say::language::bring_games;
use crate::say::{self, Label, say};

/// The page's entry in the list of pages.
pub(crate) const PAGE: Page = Page {
    address: "check",
    title: Label::ViewTrust,
    part_of: None,
    icon: None,
    menu: Some(Group::About),
    in_bar: false,
    ground: Ground::Paper,
    in_frame: |_| false,
    is_there: |_, _| true,
};

/// Draws the page.
pub(crate) fn view(desk: &Desk<'_>) -> Html {
    html! { <Check rules={desk.state.entry.rules.clone()} /> }
}

#[derive(Properties, PartialEq)]
struct Props {
    /// The rules in use.
    rules: ActiveRules,
}

/// The progress of the check.
#[derive(PartialEq)]
enum Checking {
    Loading,
    Missing,
    Done(Report),
}

impl Checking {
    /// Takes a report as done; no hands are no proof.
    fn of(report: Report) -> Self {
        if report == Report::default() {
            Self::Missing
        } else {
            Self::Done(report)
        }
    }
}

/// The number of hands that passed, and those that failed.
#[derive(Default, PartialEq)]
struct Report {
    passed: usize,
    failed: Vec<String>,
}

/// The hands, scored here and now.
#[component]
fn Check(props: &Props) -> Html {
    let progress = use_state(|| Checking::Loading);
    {
        let progress = progress.clone();
        use_effect_with((), move |()| {
            spawn_local(async move {
                // Games that do not come are not on the list.
                bring_games().await;
                let text = page::files::golden().await;
                progress.set(text.map_or(Checking::Missing, |text| Checking::of(report(&text))));
            });
        });
    }
    html! {
        <>
            { el("p", "aside", say(Label::TrustHelp)) }
            <div role="status">{ result(&progress) }</div>
            <dl class="facts">
                { el("dt", "", say(Label::TrustVersion)) }{ el("dd", "", env!("CARGO_PKG_VERSION")) }
                { el("dt", "", props.rules.title()) }<dd>{ el("code", "", props.rules.fingerprint_text()) }</dd>
            </dl>
            { el("h3", "", say(Label::TrustRulesets)) }
            { el("p", "aside", say(Label::TrustRulesetsHelp)) }
            // Where the list scrolls, the keyboard reaches it.
            <dl class="facts" tabindex="0">{ each(library().rulesets().map(|rules| html! {
                <>{ el("dt", "", say::ruleset(rules)) }<dd>{ el("code", "", rules.fingerprint_text()) }</dd></>
            })) }</dl>
        </>
    }
}

fn result(progress: &Checking) -> Html {
    match progress {
        Checking::Loading => el("p", "", say(Label::TrustRunning)),
        Checking::Missing => el("p", "verdict bad", say(Label::TrustMissing)),
        Checking::Done(report) => {
            let all = report.passed + report.failed.len();
            let class = if report.failed.is_empty() {
                "good"
            } else {
                "bad"
            };
            html! {
                <>
                    <p class={classes!("verdict", class)}>{ say::passed(report.passed, all) }</p>
                    <ul class="notes">{ each(report.failed.iter().map(|line| el("li", "", line))) }</ul>
                </>
            }
        }
    }
}

fn report(text: &str) -> Report {
    let mut report = Report::default();
    for line in golden::read_with(text, library()) {
        match line {
            Ok(hand) if hand.failures().is_empty() => report.passed += 1,
            Ok(hand) => report.failed.push(failed(&hand)),
            // Hands of games that did not come: nothing is proved by them.
            Err(_) if !games::are_here() => {}
            Err(bad) => report.failed.push(bad.text),
        }
    }
    report
}

fn failed(hand: &Golden) -> String {
    let failures = hand.failures().into_iter();
    let claims =
        failures.map(|failure| format!("{}={}, {}", failure.key, failure.claimed, failure.found));
    format!("{}: {}", hand.name, claims.collect::<Vec<_>>().join("; "))
}
