//! Everything that a player looks up about the rules of the table.

use gloo_events::EventListener;
use tensu::reference::{Reference as Lines, Stated};
use tensu::rules::{Also, RemarkKind};
use tensu::{Yaku, reference};
use tensu_words::FanWord;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{Desk, Group, Page};
use crate::parts::icon::Shape;
use crate::parts::room::Ground;

use crate::browser::page;
use crate::model::active_rules::ActiveRules;
use crate::model::embed;
use crate::model::site::names::{Name, Params};
use crate::model::site::{self, snippet};
use crate::parts::code::code;
use crate::parts::contents::Contents;
use crate::parts::shapes::{button, each, el};
use crate::say::{self, Label, say, words};

#[cfg(feature = "shell")]
pub(crate) mod alone;
mod line;
mod points;
mod yaku;

use line::{facts, folded, tag};

/// The page's entry in the list of pages.
pub(crate) const PAGE: Page = Page {
    address: "reference",
    title: Label::ViewReference,
    part_of: None,
    icon: Some(Shape::Rules),
    menu: Some(Group::Rules),
    in_bar: false,
    ground: Ground::Paper,
    in_frame: |_| true,
    is_there: |_, _| true,
};

/// The id of the section with what a house plays differently.
const OWN: &str = "ref-own";

/// Draws the page, at the yaku of its side if there is one.
pub(crate) fn view(desk: &Desk<'_>) -> Html {
    let state = desk.state;
    let (rules, club) = (state.entry.rules.clone(), state.looks.site.clone());
    html! { <Reference {rules} {club} at={Yaku::from_code(desk.side)} /> }
}

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// The rules.
    pub(crate) rules: ActiveRules,
    /// The club whose rules they are, and the language that its page was asked for.
    #[prop_or_default]
    pub(crate) club: Params,
    /// The yaku that it is opened for.
    #[prop_or_default]
    pub(crate) at: Option<Yaku>,
}

/// The page.
#[component]
pub(crate) fn Reference(props: &Props) -> Html {
    let Props { rules, club, at } = props;
    let sought = use_state_eq(String::new);
    let content = use_memo(rules.clone(), Content::of);
    let oninput = {
        let sought = sought.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                sought.set(field.value());
            }
        })
    };
    let print = use_print(&sought);
    // Behind the dialog, which takes the focus as it opens.
    use_effect_with(*at, |&at| {
        if let Some(yaku) = at {
            page::later(move || page::scroll_to(&yaku::id(yaku)));
        }
    });
    let yaku = Section::of_yaku(yaku::part(&content.index, &sought, *at, oninput));
    let sections = || {
        let own = content.own.iter().chain([&yaku]);
        own.chain(&content.others)
    };
    let named = sections().map(|section| (section.id, section.title.clone().into()));
    let named: Vec<(&str, AttrValue)> = named.collect();
    html! {
        <div class="reference">
            { head(rules, club, content.changes) }
            <Contents class="ref-jump" sections={named}>
                { button("toggle", say(Label::RefPrint), print) }
            </Contents>
            { each(sections().map(Section::view)) }
        </div>
    }
}

/// Has all of the page printed, once it is drawn: whatever is sought, nothing is left out and nothing folded.
#[hook]
fn use_print(sought: &UseStateHandle<String>) -> Callback<MouseEvent> {
    let whole = sought.clone();
    use_effect_with((), move |()| {
        let listener = page::window().map(|window| {
            EventListener::new(&window, "beforeprint", move |_| {
                page::unfold();
                whole.set(String::new());
            })
        });
        move || drop(listener)
    });
    let sought = sought.clone();
    Callback::from(move |_| {
        sought.set(String::new());
        page::later(page::print);
    })
}

/// A section of the page.
struct Section {
    id: &'static str,
    title: String,
    body: Html,
}

impl Section {
    fn of_yaku(body: Html) -> Self {
        Self {
            id: "ref-yaku",
            title: say(Label::RefYaku).to_owned(),
            body,
        }
    }

    /// The section. A frame is small: only what its club plays differently stands open there.
    fn view(&self) -> Html {
        let Self { id, title, body } = self;
        if embed::frame().is_some() {
            return self.folded(*id == OWN);
        }
        let name = format!("{id}-h");
        html! {
            <section id={*id} class="ref-part" aria-labelledby={name.clone()}>
                <h3 id={name} tabindex="-1">{ title.clone() }</h3>
                { body.clone() }
            </section>
        }
    }

    /// The section as one that can be folded.
    fn folded(&self, open: bool) -> Html {
        let Self { id, title, body } = self;
        html! {
            <details id={*id} class="ref-part" {open}>
                <summary><h3 id={format!("{id}-h")} tabindex="-1">{ title.clone() }</h3></summary>
                { el("div", "ref-body", body.clone()) }
            </details>
        }
    }
}

/// Everything about some rules that does not depend on what is sought: drawn once.
struct Content {
    index: yaku::Index,
    /// The number of rules that the house plays differently, and their section.
    changes: usize,
    own: Option<Section>,
    others: Vec<Section>,
}

impl Content {
    fn of(rules: &ActiveRules) -> Self {
        let mut lines = Lines::of(rules);
        let is_own = embed::is_own(rules);
        if is_own {
            confirm(&mut lines);
        }
        let own: Vec<_> = lines
            .rules
            .iter()
            .filter(|line| line.before.is_some())
            .collect();
        Self {
            index: yaku::Index::of(&lines, rules),
            changes: own.len(),
            own: (!own.is_empty()).then(|| Section {
                id: OWN,
                title: say::reference::differs(say::ruleset(rules.base())),
                body: own_rules(rules, &own),
            }),
            others: others(rules, &lines, is_own),
        }
    }
}

/// Draws the sections behind the yaku, those that there are.
fn others(rules: &ActiveRules, lines: &Lines<'_>, is_own: bool) -> Vec<Section> {
    let base = rules.base().id;
    let around = words().part(reference::FactPart::Around);
    let all = [
        (
            "ref-principles",
            words().fan_word(FanWord::PrinciplesTitle),
            say::reference::principles(rules).map(principles),
        ),
        ("ref-fu", say(Label::RefFu), points::fu(lines)),
        ("ref-chart", say(Label::RefChart), points::chart(lines)),
        (
            "ref-limits",
            say(Label::RefLimits),
            Some(points::limits(lines)),
        ),
        (
            "ref-rules",
            say(Label::RefRules),
            Some(rule_list(lines, is_own)),
        ),
        ("ref-facts", around, Some(facts(lines, true))),
        (
            "ref-notes",
            say(Label::RefNotes),
            some(&lines.notes, |lines| notes(base, lines)),
        ),
        (
            "ref-also",
            say(Label::RefAlso),
            some(lines.also, |lines| also(base, lines)),
        ),
    ];
    let section = |(id, title, body): (&'static str, &str, Option<Html>)| {
        let title = title.to_owned();
        Some(Section {
            id,
            title,
            body: body?,
        })
    };
    all.into_iter().filter_map(section).collect()
}

/// Draws the principles for what counts beside what, where the rules follow them.
fn principles(all: [&'static str; 5]) -> Html {
    html! { <ul class="notes">{ each(all.map(|text| el("li", "", text))) }</ul> }
}

/// Takes no line as assumed: a club that gives its own rules has confirmed them, whatever the source of the ruleset below left open.
fn confirm(lines: &mut Lines<'_>) {
    let stated = |stated: &mut Stated| {
        if *stated == Stated::Assumed {
            *stated = Stated::Yes;
        }
    };
    lines.notes.retain(|note| note.kind != RemarkKind::Assumed);
    for line in &mut lines.facts {
        stated(&mut line.stated);
    }
    for yaku in lines.groups.iter_mut().flat_map(|group| &mut group.yaku) {
        stated(&mut yaku.stated);
    }
}

/// Draws whose rules they are, and a code that opens the calculator with them on a phone.
fn head(rules: &ActiveRules, club: &Params, changes: usize) -> Html {
    // A frame has it above everything.
    let name = club.get(Name::Club).filter(|_| page::site().is_none());
    let link = snippet::address(&page::home(), &site::locked(rules, club));
    let base = rules
        .house()
        .map(|_| say::rules::based_on(say::ruleset(rules.base()), changes));
    html! {
        <div class="ref-top">
            <div>
                { name.map(|club| el("h2", "club-name", club)) }
                { el("p", "rules-name", rules.title()) }
                <p class="aside">{ base }{ " " }{ words().source(rules.source) }</p>
            </div>
            <figure class="ref-code">
                { code(&link) }
                <figcaption>{ el("span", "ref-scan", say(Label::RefScan)) }<a class="link" href={link.clone()} target="_blank" rel="noopener">{ say(Label::SiteLocked) }</a></figcaption>
            </figure>
        </div>
    }
}

/// Draws what a house plays differently, each with what it is in the ruleset below.
fn own_rules(rules: &ActiveRules, own: &[&reference::RuleLine]) -> Html {
    let line = |line: &&reference::RuleLine| {
        let before = line.before.as_ref().map(|before| {
            let before = say::rules::setting(line.rule.id, before);
            el(
                "p",
                "origin",
                say::rules::before(say::ruleset(rules.base()), &before),
            )
        });
        html! { <li data-own={line.rule.id}>{ rule(line) }{ before }</li> }
    };
    html! { <ul class="lines ref-rules">{ each(own.iter().map(line)) }</ul> }
}

/// Draws a rule and its value.
fn rule(line: &reference::RuleLine) -> Html {
    html! {
        <span class="ref-rule">
            { el("span", "", words().rule(line.rule.text)) }{ " " }
            { el("b", "", say::rules::setting(line.rule.id, &line.value)) }
        </span>
    }
}

fn some<T>(list: &[T], part: impl Fn(&[T]) -> Html) -> Option<Html> {
    (!list.is_empty()).then(|| part(list))
}

fn rule_list(lines: &Lines<'_>, is_own: bool) -> Html {
    let line = |line: &reference::RuleLine| {
        let origin = match line.before {
            Some(_) => Some((say(Label::Changed), String::new())),
            None if is_own && line.origin.is_assumed() => None,
            None => Some(words().origin_of(line.origin)),
        };
        let origin = origin.map(|(origin, source)| {
            html! { <p class="origin">{ tag(origin) }{ source }</p> }
        });
        html! { <li data-rule={line.rule.id}>{ rule(line) }{ origin }</li> }
    };
    let is_assumed =
        |line: &&reference::RuleLine| line.before.is_none() && !is_own && line.origin.is_assumed();
    let (assumed, known): (Vec<_>, Vec<_>) = lines.rules.iter().partition(is_assumed);
    html! {
        <>
            <ul class="lines ref-rules">{ each(known.into_iter().map(line)) }</ul>
            { folded(assumed.len(), || html! { <ul class="lines ref-rules">{ each(assumed.iter().copied().map(line)) }</ul> }) }
        </>
    }
}

fn notes(ruleset: &str, notes: &[reference::NoteLine]) -> Html {
    let line = |note: &reference::NoteLine| {
        let text = words().note(ruleset, note.id, note.text);
        html! { <li data-note={note.id}>{ tag(words().remark(note.kind)) }{ text }</li> }
    };
    html! { <ul class="notes">{ each(notes.iter().map(line)) }</ul> }
}

fn also(ruleset: &str, also: &[Also]) -> Html {
    let line = |line: &Also| {
        let text = words().note(ruleset, line.id, line.text);
        // The source is English, and so are the names of its parts.
        html! { <li><b lang="en">{ line.at }</b>{ ". " }{ text }</li> }
    };
    html! { <ul class="notes">{ each(also.iter().map(line)) }</ul> }
}
