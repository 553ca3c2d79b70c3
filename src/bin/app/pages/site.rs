//! Lines for a page of one's own: what is chosen, what it looks like there, and what to paste.

use std::rc::Rc;

use tensu_learn::practice::Form;
use tensu_words::Teach;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{Desk, Group, Page};

use crate::browser::page::{self, Root};
use crate::model::active_rules::ActiveRules;
use crate::model::entry::Entry;
use crate::model::sheet::{DAY, WEEK};
use crate::model::site::names::{
    CLUB, FORMS, Name, PLAIN, Params, REVEALS, Region, Subject, TRANSPARENT, form_of, is_height,
};
use crate::model::site::{self, snippet};
use crate::model::state::{Action, Dispatch};
use crate::parts::choose::Choose;
use crate::parts::club::club_links;
use crate::parts::pick::rulesets;
use crate::parts::question::sentences as question;
use crate::parts::room::Ground;
use crate::parts::shapes::{each, el};
use crate::parts::taught::use_taught;
use crate::say::language;
use crate::say::teach::teach;
use crate::say::{self, Label, Terms, say, words};

mod sentences;
mod snippets;

/// The page's entry in the list of pages.
pub(crate) const PAGE: Page = Page {
    address: "website",
    title: Label::ViewSite,
    part_of: None,
    icon: None,
    menu: Some(Group::About),
    in_bar: false,
    ground: Ground::Paper,
    in_frame: |_| false,
    is_there: |_, _| true,
};

/// The colour that a first tap on the choice of a colour gives: that of the light theme.
const ACCENT: &str = "#84510a";

/// Draws the page.
pub(crate) fn view(desk: &Desk<'_>) -> Html {
    let state = desk.state;
    html! {
        <Body
            entry={state.to_embed()}
            chosen={state.looks.site.clone()}
            houses={state.houses.clone()}
            dispatch={desk.dispatch.clone()}
        />
    }
}

#[derive(Properties, PartialEq)]
struct Props {
    entry: Rc<Entry>,
    chosen: Params,
    houses: Vec<ActiveRules>,
    dispatch: Dispatch,
}

#[component]
fn Body(props: &Props) -> Html {
    let Props {
        entry,
        chosen,
        houses,
        dispatch,
    } = props;
    // Not with each letter: a text has changed when it is finished.
    let finished = use_state_eq(|| 0_u32);
    let previewed = use_memo(*finished, |_| chosen.clone());
    let onchange = move |_: Event| finished.set(*finished + 1);
    let asked = chosen.usable();
    let params = site::whole(&asked, entry);
    let root = page::home();
    // A frame speaks as its reader's browser does; here it is read by whoever uses the app.
    let mut shown = previewed.usable();
    if !shown.has(Name::Lang) {
        shown = shown.with(Name::Lang, words().tag);
    }
    let preview = snippet::address(&root, &site::whole(&shown, entry));
    let height = params.get(Name::Height).map(str::to_owned);
    let needs_hand = site::wants_hand(chosen) && entry.is_empty();
    html! {
        <div class="site">
            <div class="site-choices" {onchange}>
                { el("p", "aside", say(Label::SiteHelp)) }
                { what(entry, houses, chosen, dispatch) }
                { looks(chosen, dispatch) }
                { left_out(chosen, dispatch) }
            </div>
            <div class="site-outcome">
                <p class="wrong" role="status">{ needs_hand.then(|| say(Label::SiteNoHand)) }</p>
                { el("h3", "", say(Label::SitePreview)) }
                // Another frame for another address: one that only went elsewhere would add to the browser's history.
                <iframe key={preview.clone()} class="site-preview" src={preview} title={say(Label::SitePreview)} {height} />
                { el("h3", "", say(Label::SitePaste)) }
                <snippets::Snippets root={root} params={params} />
                { el("h3", "", say(Label::SiteClubTitle)) }
                { club_links(&entry.rules, &asked) }
            </div>
        </div>
    }
}

/// Draws the choice of what is shown, and by whose rules.
fn what(entry: &Entry, houses: &[ActiveRules], chosen: &Params, dispatch: &Dispatch) -> Html {
    let rules = html! { <span class="pick boxed">{ rulesets(Label::Ruleset, entry, houses, dispatch) }</span> };
    let views = Subject::ALL.map(|one| (one.code(), sentences::subject(one)));
    html! {
        <>
            { list(Name::View, say(Label::SiteView), &views, chosen, dispatch) }
            { field(say(Label::Ruleset), rules) }
            { field(say(Label::SiteClub), text(Name::Club, say(Label::SiteClub), chosen, dispatch)) }
            { check(say(Label::SiteLock), chosen.has(Name::Lock), Name::Lock, "", dispatch) }
            { check(say(Label::SiteHand), chosen.has(Name::Hand), Name::Hand, "", dispatch) }
            if chosen.get(Name::View) == Some(Subject::Quiz.code()) {
                <QuizChoice chosen={chosen.clone()} rules={entry.rules.clone()} dispatch={dispatch.clone()} />
            }
        </>
    }
}

#[derive(Properties, PartialEq)]
struct QuizChoiceProps {
    chosen: Params,
    rules: ActiveRules,
    dispatch: Dispatch,
}

/// The choices for a quiz: the hand, the question, the word or date that deals it, and what comes after the answer.
#[component]
fn QuizChoice(props: &QuizChoiceProps) -> Html {
    let QuizChoiceProps {
        chosen,
        rules,
        dispatch,
    } = props;
    let taught = use_taught();
    if let Some(missing) = taught.missing() {
        return missing;
    }
    let drills = Form::ALL.iter().filter(|form| form.is_in(rules));
    let drills = drills.map(|form| (form.code(), question::name(*form)));
    let drills: Vec<(&str, &str)> = [
        (DAY, teach(Teach::HandOfDay)),
        (WEEK, teach(Teach::HandOfWeek)),
    ]
    .into_iter()
    .chain(drills)
    .collect();
    let forms = FORMS.map(|form| (form, question::name(form_of(form))));
    let is_dealt = site::asks_drill(chosen);
    let line = |label: &'static str, name: Name| field(label, text(name, label, chosen, dispatch));
    html! {
        <fieldset>
            { el("legend", "", teach(Teach::SheetWhat)) }
            if !chosen.has(Name::Hand) {
                { list(Name::Drill, teach(Teach::Drills), &drills, chosen, dispatch) }
            }
            if chosen.has(Name::Hand) || !is_dealt {
                { list(Name::Form, teach(Teach::SheetWhat), &forms, chosen, dispatch) }
            }
            if is_dealt || chosen.has(Name::More) {
                { line(teach(Teach::SheetWord), Name::Seed) }
            } else if !chosen.has(Name::Hand) {
                { line(teach(Teach::TheDate), Name::Date) }
            }
            { check(teach(Teach::SiteMore), chosen.has(Name::More), Name::More, "", dispatch) }
            { check(teach(Teach::SiteReveal), chosen.has(Name::Reveal), Name::Reveal, REVEALS[1], dispatch) }
        </fieldset>
    }
}

/// Draws the choice of how it looks and speaks.
fn looks(chosen: &Params, dispatch: &Dispatch) -> Html {
    let languages = language::all();
    let languages: Vec<(&str, &str)> = [("", say(Label::SiteAsPage))]
        .into_iter()
        .chain(
            languages
                .iter()
                .map(|one| (one.tag.as_str(), one.name.as_str())),
        )
        .collect();
    let terms = Terms::ALL.map(|terms| (terms.code(), say::terms_name(terms)));
    let mut themes = named(say::theme_name);
    themes.push((PLAIN, say(Label::SiteClear)));
    let faces = named(say::faces_name);
    let clear = chosen.get(Name::Bg) == Some(TRANSPARENT);
    let is_bad = chosen
        .get(Name::Height)
        .map(str::trim)
        .is_some_and(|height| !height.is_empty() && !is_height(height));
    html! {
        <>
            { list(Name::Lang, say(Label::Language), &languages, chosen, dispatch) }
            { list(Name::Terms, say(Label::Terms), &terms, chosen, dispatch) }
            { list(Name::Theme, say(Label::Theme), &themes, chosen, dispatch) }
            { list(Name::Faces, say(Label::Faces), &faces, chosen, dispatch) }
            { field(say(Label::SiteHeight), text(Name::Height, say(Label::SiteHeight), chosen, dispatch)) }
            <p class="wrong" role="status">{ is_bad.then(|| say(Label::EmbedHeight)) }</p>
            <div class="site-accent">
                { check(say(Label::SiteAccent), chosen.has(Name::Accent), Name::Accent, ACCENT, dispatch) }
                if chosen.has(Name::Accent) { { text(Name::Accent, say(Label::SiteAccent), chosen, dispatch) } }
            </div>
            // Of a visit before it was a theme: it can be taken off.
            if clear { { check(say(Label::SiteClear), clear, Name::Bg, TRANSPARENT, dispatch) } }
            { check(say(Label::SiteCompact), chosen.has(Name::Compact), Name::Compact, "", dispatch) }
        </>
    }
}

fn left_out(chosen: &Params, dispatch: &Dispatch) -> Html {
    let part = |part: Region| {
        let set = Action::Site(Name::Hide, chosen.hidden_but(part));
        box_for(sentences::part(part), chosen.hides(part), set, dispatch)
    };
    html! {
        <fieldset>
            { el("legend", "", say(Label::SiteHide)) }
            { each(Region::ALL.map(part)) }
        </fieldset>
    }
}

/// Draws a control with its name before it.
fn field(name: &'static str, control: Html) -> Html {
    html! { <label class="field">{ el("span", "", name) }{ control }</label> }
}

/// Lists all values with their names.
fn named<T: Root>(name: fn(T) -> &'static str) -> Vec<(&'static str, &'static str)> {
    T::ALL.iter().map(|&one| (one.code(), name(one))).collect()
}

/// Draws a choice among values with their names, of which the first is what nobody needs to say.
fn list(
    name: Name,
    label: &'static str,
    values: &[(&str, &str)],
    chosen: &Params,
    dispatch: &Dispatch,
) -> Html {
    let now = chosen.get(name);
    let at = values.iter().position(|(value, _)| Some(*value) == now);
    let options: Vec<AttrValue> = values
        .iter()
        .map(|(_, text)| (*text).to_owned().into())
        .collect();
    let values: Vec<String> = values
        .iter()
        .map(|(value, _)| (*value).to_owned())
        .collect();
    let dispatch = dispatch.clone();
    let onchoose = move |i: usize| {
        let value = values.get(i).filter(|_| i > 0).cloned();
        dispatch.dispatch(Action::Site(name, value));
    };
    let control = html! { <span class="pick boxed"><Choose name={label} {options} chosen={at.or(Some(0))} {onchoose} /></span> };
    field(label, control)
}

/// Draws the field of a text, as it is written.
fn text(name: Name, label: &'static str, chosen: &Params, dispatch: &Dispatch) -> Html {
    let dispatch = dispatch.clone();
    let oninput = move |event: InputEvent| {
        if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
            let value = Some(field.value()).filter(|value| !value.is_empty());
            dispatch.dispatch(Action::Site(name, value));
        }
    };
    let (kind, keys, hint) = match name {
        Name::Accent => ("color", None, ""),
        // No field for numbers: it hides a text that is no number, and nobody could say what is wrong.
        Name::Height => ("text", Some("numeric"), say(Label::SiteAuto)),
        Name::Date => ("date", None, ""),
        _ => ("text", None, ""),
    };
    let value = chosen.get(name).unwrap_or_default().to_owned();
    html! {
        <input type={kind} inputmode={keys} aria-label={label} placeholder={hint} maxlength={CLUB.to_string()} {value} {oninput} />
    }
}

fn check(label: &'static str, on: bool, name: Name, value: &str, dispatch: &Dispatch) -> Html {
    let set = Action::Site(name, (!on).then(|| value.to_owned()));
    box_for(label, on, set, dispatch)
}

fn box_for(label: &'static str, on: bool, set: Action, dispatch: &Dispatch) -> Html {
    let dispatch = dispatch.clone();
    let onchange = move |_: Event| dispatch.dispatch(set.clone());
    html! { <label class="check"><input type="checkbox" checked={on} {onchange} />{ el("span", "", label) }</label> }
}
