//! Everything that a player looks up about the rules of the table.

use gloo_events::EventListener;
use tensu::Question;
use tensu::reference::{Reference as Lines, Stated, example};
use tensu::rules::{Also, RemarkKind};
use tensu::text::FanWord;
use tensu::{Yaku, reference};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{Desk, Group, Page};
use crate::parts::icon::Shape;

use crate::browser::page;
use crate::model::active_rules::ActiveRules;
use crate::model::embed;
use crate::model::site::names::{Name, Params};
use crate::model::site::{self, snippet};
use crate::parts::code::code;
use crate::parts::shapes::{button, each, el};
use crate::say::{self, Label, say, words};

mod points;
mod yaku;

/// The page's entry in the list of pages.
pub(crate) const PAGE: Page = Page {
    address: "reference",
    title: Label::ViewReference,
    icon: Some(Shape::Rules),
    menu: Some(Group::Rules),
    in_bar: false,
    is_room: false,
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
    let rules = &props.rules;
    let mut lines = Lines::of(rules);
    let is_own = embed::is_own(rules);
    if is_own {
        confirm(&mut lines);
    }
    let sought = use_state_eq(String::new);
    let examples = use_memo(rules.clone(), |rules| -> Vec<Option<Question>> {
        Yaku::all()
            .map(|yaku| rules.has(yaku).then(|| example(rules, yaku)).flatten())
            .collect()
    });
    let oninput = {
        let sought = sought.clone();
        move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                sought.set(field.value());
            }
        }
    };
    // All of the page is printed, once it is drawn.
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
    let print = {
        let sought = sought.clone();
        move |_| {
            sought.set(String::new());
            page::later(page::print);
        }
    };
    // Behind the dialog, which takes the focus as it opens.
    use_effect_with(props.at, |&at| {
        if let Some(yaku) = at {
            page::later(move || page::scroll_to(&yaku::id(yaku)));
        }
    });
    let base = props.rules.base().id;
    let own: Vec<_> = lines
        .rules
        .iter()
        .filter(|line| line.before.is_some())
        .collect();
    let differs = say::reference::differs(say::ruleset(rules.base()));
    let sections = [
        (
            OWN,
            differs.as_str(),
            (!own.is_empty()).then(|| own_rules(rules, &own)),
        ),
        (
            "ref-yaku",
            say(Label::RefYaku),
            Some(yaku::part(
                &lines,
                &examples,
                &sought,
                props.at,
                oninput.into(),
            )),
        ),
        (
            "ref-principles",
            words().fan_word(FanWord::PrinciplesTitle),
            say::reference::principles(rules).map(principles),
        ),
        ("ref-fu", say(Label::RefFu), points::fu(&lines)),
        ("ref-chart", say(Label::RefChart), points::chart(&lines)),
        (
            "ref-limits",
            say(Label::RefLimits),
            Some(points::limits(&lines)),
        ),
        (
            "ref-rules",
            say(Label::RefRules),
            Some(rule_list(&lines, is_own)),
        ),
        (
            "ref-facts",
            words().part(reference::FactPart::Around),
            Some(facts(&lines, true)),
        ),
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
    let shown = || sections.iter().filter(|(_, _, body)| body.is_some());
    let jump = |(id, title, _): &(&'static str, &str, Option<Html>)| {
        let id = *id;
        let onclick = move |_| page::scroll_to(id);
        html! { <li>{ button("link", (*title).to_owned(), onclick) }</li> }
    };
    // A frame is small: only what its club plays differently stands open there.
    let folded = embed::frame().is_some();
    let section = |(id, title, body): &(&'static str, &str, Option<Html>)| {
        let name = format!("{id}-h");
        let heading = html! { <h3 id={name.clone()} tabindex="-1">{ (*title).to_owned() }</h3> };
        let body = body.clone().unwrap_or_default();
        if folded {
            html! {
                <details id={*id} class="ref-part" open={*id == OWN}>
                    { el("summary", "", heading) }
                    { el("div", "ref-body", body) }
                </details>
            }
        } else {
            html! { <section id={*id} class="ref-part" aria-labelledby={name}>{ heading }{ body }</section> }
        }
    };
    html! {
        <div class="reference">
            { head(rules, &props.club, own.len()) }
            <nav class="ref-jump" aria-label={say(Label::RefJump)}>
                <ul>{ each(shown().map(jump)) }</ul>
                { button("toggle", say(Label::RefPrint), print) }
            </nav>
            { each(shown().map(section)) }
        </div>
    }
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
    let name = club
        .get(Name::Club)
        .filter(|_| page::frame::site().is_none());
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

/// Draws a small word about a line: assumed, changed, corrected.
fn tag(text: &'static str) -> Html {
    html! { <>{ el("span", "tag", text) }{ " " }</> }
}

/// Draws the lines that no source states as one with their count, until it is opened.
fn folded(count: usize, list: impl FnOnce() -> Html) -> Html {
    if count == 0 {
        return Html::default();
    }
    let summary = say::with(Label::AssumedCount, count as u32);
    html! { <details class="assumed">{ el("summary", "", summary) }{ list() }</details> }
}

/// Draws what happens around the hands, or what belongs to a hand and its payments.
fn facts(lines: &Lines<'_>, around: bool) -> Html {
    let of = |part: reference::FactPart| {
        let line = |line: &reference::FactLine<'_>| {
            let stated = say::reference::stated(line.stated).map(tag);
            html! { <li data-fact={line.fact.code()}>{ stated }{ words().fact_by(&line.fact, &say::yaku) }</li> }
        };
        let lines = lines.facts.iter().filter(|line| line.part == part);
        let (assumed, known): (Vec<_>, Vec<_>) =
            lines.partition(|line| line.stated == Stated::Assumed);
        let list = html! {
            <>
                <ul class="notes">{ each(known.into_iter().map(line)) }</ul>
                { folded(assumed.len(), || html! { <ul class="notes">{ each(assumed.iter().copied().map(line)) }</ul> }) }
            </>
        };
        if around {
            list
        } else {
            html! { <>{ el("h4", "", words().part(part)) }{ list }</> }
        }
    };
    let parts = reference::FactPart::ALL
        .into_iter()
        .filter(|part| (*part == reference::FactPart::Around) == around)
        .filter(|part| lines.facts.iter().any(|line| line.part == *part));
    parts.map(of).collect()
}

fn rule_list(lines: &Lines<'_>, is_own: bool) -> Html {
    let line = |line: &reference::RuleLine| {
        let origin = match line.before {
            Some(_) => Some((say(Label::Changed), String::new())),
            None if is_own && line.origin.is_assumed() => None,
            None => Some(say::rules::origin(line.origin)),
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
        html! { <li data-note={note.id}>{ tag(say::remark(note.kind)) }{ text }</li> }
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
