//! The empty table teaches: three hands to tap, and that the keyboard works.

use tensu::notation::Reader;
use tensu::score;
use yew::prelude::*;

use crate::browser::ids::HAND;
use crate::model::active_rules::ActiveRules;
use crate::model::availability::Effective;
use crate::model::entry::Entry;
use crate::model::history::{History, Scored};
use crate::model::share;
use crate::model::state::{Action, Dispatch, HandTap, Keep};
use crate::pages::quick;
use crate::parts::laid;
use crate::parts::shapes::{button, each, el, send_to};
use crate::parts::tile::row;
use crate::say::{self, Label, say};

/// The number of examples that there is room for.
const EXAMPLES: usize = 3;

/// Draws the welcome: examples that win by these rules, or instead of them the last hands with what they paid.
pub(crate) fn welcome(rules: &ActiveRules, history: &History, dispatch: &Dispatch) -> Html {
    let is_new = history.all().is_empty();
    let kept = history.all().iter().enumerate();
    let last = kept.filter_map(|(at, kept)| last(at, kept, dispatch));
    let last: Vec<Html> = last.take(EXAMPLES).collect();
    let room = EXAMPLES - last.len();
    let example = |(title, text): (String, &'static str)| {
        let onclick = send_to(Action::Hand(HandTap::Example(text)), HAND, dispatch);
        let question = Reader::OWN.question(text).unwrap_or_default();
        let tiles = question.all_tiles().map(|tile| (Some(tile), ""));
        html! {
            <button type="button" class="example" {onclick}>
                { el("span", "title", title) }
                if is_new {
                    { row("faces", tiles) }
                }
            </button>
        }
    };
    let fits = |(_, text): &(String, &'static str)| {
        let question = Reader::OWN.question(text);
        question.is_ok_and(|question| {
            let by = question.by;
            let entry = Entry::new(rules.clone(), question);
            score(&Effective::of(&entry, by).question, rules).is_ok()
        })
    };
    let examples: Vec<(String, &str)> = if rules.chinese().is_some() {
        let played = say::CHINESE_EXAMPLES.into_iter();
        let played = played.filter(|&(yaku, _)| rules.has(yaku));
        played.map(|(yaku, text)| (say::yaku(yaku), text)).collect()
    } else {
        let all = say::EXAMPLES.into_iter();
        all.map(|(title, text)| (say(title).to_owned(), text))
            .collect()
    };
    let examples = examples.into_iter().filter(fits).take(room);
    html! {
        <div class="welcome">
            { el("h2", "", say(if last.is_empty() { Label::Welcome } else { Label::LastHands })) }
            if last.is_empty() {
                { el("p", "", say(Label::WelcomeHelp)) }
            }
            <div class="examples">
                { each(last) }
                { each(examples.map(example)) }
                { button("toggle", say(quick::PAGE.title), quick::PAGE.open(dispatch)) }
            </div>
            { el("p", "keyboard", say(Label::Keyboard)) }
        </div>
    }
}

/// Draws a hand that was scored, to take out again.
fn last(at: usize, kept: &Scored, dispatch: &Dispatch) -> Option<Html> {
    let entry = share::entry(share::read(&kept.link).ok()?).ok()?;
    let (by, score) = share::worth(&entry)?;
    let question = share::counted(&entry, by);
    let name = say::pair(&laid::name(&question), say::price(&score));
    let tiles = question.all_tiles().map(|tile| (Some(tile), ""));
    let onclick = send_to(Action::History(Keep::Restore(at)), HAND, dispatch);
    Some(html! {
        <button type="button" class="example last" aria-label={name} {onclick}>
            { row("faces", tiles) }
            { el("b", "", say::price(&score)) }
        </button>
    })
}
