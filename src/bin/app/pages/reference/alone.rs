//! The page of a ruleset as it stands alone: read without a program, so that all that can be pressed in it is a link.

use tensu::{Question, Ruleset};
use tensu_words::Word;
use yew::prelude::*;

use super::{Content, Lines, Section, yaku};
use crate::model::active_rules::ActiveRules;
use crate::model::entry::Entry;
use crate::model::share;
use crate::parts::shapes::{each, el};
use crate::say::{self, Label, say, words};

/// The beginning of an address that leads to the site, wherever the page lies in it.
pub(crate) const ROOT: &str = "{{root}}";

/// The rules of a page.
#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// The ruleset.
    pub(crate) rules: ActiveRules,
}

/// The page: whose rules they are, the ways from here, and all sections, none of them folded.
#[component]
pub(crate) fn Alone(props: &Props) -> Html {
    let rules = &props.rules;
    let sections = sections(rules);
    let ways = sections.iter().map(|section| {
        let to = format!("#{}", section.id);
        html! { <li><a class="link" href={to}>{ section.title.clone() }</a></li> }
    });
    let state = share::link(&Entry::new(rules.clone(), Question::default())).to_string();
    let calculator = format!("{ROOT}#{state}");
    html! {
        <main class="article" data-ruleset={rules.id} data-state={state} data-version={env!("CARGO_PKG_VERSION")}>
            <div class="reference">
                <div class="ref-top">
                    <div>
                        { el("h1", "rules-name", rules.title().to_owned()) }
                        { el("h2", "aside", say(Label::ViewReference)) }
                        { el("p", "aside", words().source(rules.source)) }
                        <p class="page-open"><a class="link" href={calculator}>{ say(Label::SiteLocked) }</a></p>
                    </div>
                </div>
                <nav class="ref-jump" aria-label={say(Label::RefJump)}><ul>{ each(ways) }</ul></nav>
                { each(sections.iter().map(|section| section.folded(true))) }
            </div>
        </main>
    }
}

fn sections(rules: &ActiveRules) -> Vec<Section> {
    let content = Content::of(rules);
    let (count, found) = yaku::found(&content.index, "", None);
    let count = el("p", "aside", say::reference::found(count, count));
    let yaku = Section::of_yaku(each([count, found]));
    let mut all = vec![yaku];
    all.extend(content.others);
    all
}

/// Says what the page of a ruleset is about, in a line or two.
pub(crate) fn about(rules: &Ruleset) -> String {
    let lines = Lines::of(rules);
    let has_fu = !lines.fu.is_empty();
    let titles = [
        Some(Label::RefYaku),
        has_fu.then_some(Label::RefFu),
        has_fu.then_some(Label::RefChart),
        Some(Label::RefLimits),
        Some(Label::RefRules),
    ];
    let titles: Vec<String> = titles
        .into_iter()
        .flatten()
        .map(|title| say(title).to_owned())
        .collect();
    let titles = words().list(&titles, Word::Comma);
    format!(
        "{}. {}",
        say::pair(say::ruleset(rules), titles),
        words().source(rules.source)
    )
}
