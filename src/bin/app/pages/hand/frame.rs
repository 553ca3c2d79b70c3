//! The app within another page: what stands above it, and a hand that is only read.

use std::rc::Rc;

use tensu::{Question, Ruleset};
use tensu_words::Word;
use yew::prelude::*;

use crate::browser::page;
use crate::model::embed::ShownFrame;
use crate::model::entry::Entry;
use crate::model::outcome::{Outcome, Outcomes};
use crate::model::share;
use crate::model::site::names::{Region, Subject};
use crate::pages::hand::refusals::refused;
use crate::pages::hand::summary::awards;
use crate::parts::blocks;
use crate::parts::explain::{beside, price};
use crate::parts::laid;
use crate::parts::meld::{called, size_class};
use crate::parts::prices::amount;
use crate::parts::shapes::{drawn, each, el};
use crate::parts::tile::face;
use crate::say::{self, Label, say, words};

/// Draws the club, and what of the address could not be used.
pub(crate) fn head(shown: ShownFrame) -> Html {
    let club = shown.frame.club.as_deref();
    let bads = shown
        .bads()
        .map(|bad| el("p", "frame-bad", say::embed::bad(bad)));
    html! {
        <>
            <div class={classes!("frame-head", club.is_none().then_some("bare"))}>
                <h1 class={club.is_none().then_some("brand")}>{ club.unwrap_or("Tensu") }</h1>
            </div>
            { each(bads) }
        </>
    }
}

/// Draws the way to the whole calculator with the same hand, and the rules where nothing else names them.
pub(crate) fn foot(shown: ShownFrame, entry: &Entry) -> Html {
    // With the hand the link would show its points.
    let (rules, link) = match shown.subject {
        Subject::Quiz => (entry.rules.title(), page::home()),
        _ => ("", share::address(entry)),
    };
    html! {
        <footer class="frame-foot">
            { el("span", "", rules.to_owned()) }
            <a class="frame-open" href={link} target="_blank" rel="noopener">{ say(Label::EmbedOpen) }</a>
        </footer>
    }
}

/// Draws a hand to read: its tiles, the payments both ways, and why.
pub(crate) fn article(shown: ShownFrame, entry: &Rc<Entry>, outcomes: &Outcomes) -> Html {
    let body = match outcomes.chosen() {
        Ok(explained) => {
            let score = &explained.score;
            // The explanation names them; without it there is a line.
            let is_short = shown.frame.hides(Region::Explanation);
            let line = is_short.then(|| awards(score.awards.iter()));
            let limit = words().limit_of(score).map(|limit| el("b", "limit", limit));
            let aside = explained.aside(entry);
            let read = aside.map(|aside| beside(explained, &aside, entry, None));
            let worth = limit
                .into_iter()
                .chain([el("span", "", say::han_fu(score))]);
            each([
                el("p", "worth", each(worth)),
                line.unwrap_or_default(),
                blocks::row(&explained.blocks),
                el(
                    "p",
                    "won-on",
                    say::won_on(explained.winner, words().wait_of(score)),
                ),
                price(explained, entry, None),
                read.unwrap_or_default(),
            ])
        }
        Err(refusals) => refused(
            refusals,
            outcomes.without.as_ref(),
            Html::default(),
            entry,
            None,
        ),
    };
    let ways = [outcomes.by, outcomes.by.other()].map(|by| (by, outcomes.by(by)));
    let price = |(by, outcome): (tensu::By, &Outcome)| {
        let (price, more, size) = amount(outcome);
        let more = more.map(|more| el("span", "who", more));
        let lines = [el("span", "way", say::by(by)), el("span", "amount", price)];
        let class = classes!("price", size, (by == outcomes.by).then_some("chosen"));
        html! { <div {class}>{ each(lines.into_iter().chain(more)) }</div> }
    };
    // The way that was not chosen only where the hand could have been won so.
    let ways = ways
        .into_iter()
        .filter(|(by, outcome)| *by == outcomes.by || outcome.is_ok());
    let question = share::counted(entry, outcomes.by);
    html! {
        <main class="article result" aria-label={say(Label::Result)}>
            { tiles(&question) }
            { el("p", "aside", around(&question, entry.ruleset())) }
            { indicators(Label::DoraIndicators, &question.dora) }
            { indicators(Label::UraIndicators, &question.ura) }
            <div class="prices" role="group" aria-label={say(Label::HowWon)}>{ each(ways.map(price)) }</div>
            { body }
            <p class="source">{ entry.rules.title().to_owned() }{ " · " }{ say::source(entry.rules.source) }</p>
        </main>
    }
}

/// Draws the tiles as they lie: concealed ones sorted, the winning one apart, the melds.
fn tiles(question: &Question) -> Html {
    let Question {
        hand, win, melds, ..
    } = question;
    let melds = melds.iter().map(|meld| {
        let class = classes!(
            "held",
            "meld",
            size_class(meld.tiles.len(), Some(meld.kind))
        );
        html! { <span {class}>{ called("lying", meld.kind, &meld.tiles) }</span> }
    });
    let held = |tile, class| el("span", class, face(Some(tile), ""));
    html! {
        <div class="strip" role="img" aria-label={laid::name(question)}>
            { each(hand.iter().map(|&tile| held(tile, "held"))) }
            { each(win.map(|tile| held(tile, "held won"))) }
            { each(melds) }
        </div>
    }
}

/// Names the seat, the round and what happened.
fn around(question: &Question, rules: &Ruleset) -> String {
    let mut parts = vec![
        say::pair(say(Label::Seat), words().wind(question.seat)),
        say::pair(say(Label::Round), words().wind(question.round)),
    ];
    if question.riichi != tensu::Riichi::None {
        parts.push(say::riichi(question.riichi).to_owned());
    }
    parts.extend(
        question
            .flags
            .iter()
            .map(|flag| say::flag(flag, rules).to_owned()),
    );
    for (name, count) in [
        (words().say(Word::Honba), question.honba),
        (say(Label::RiichiSticks), question.sticks),
    ] {
        if count > 0 {
            parts.push(say::pair(name, count));
        }
    }
    parts.join(" · ")
}

fn indicators(label: Label, tiles: &[tensu::Tile]) -> Html {
    if tiles.is_empty() {
        return Html::default();
    }
    let faces = tiles.iter().map(|&tile| face(Some(tile), ""));
    html! {
        <p class="shown-indicators">
            { el("span", "aside", say(label)) }
            { drawn("faces small", say::tile_names(tiles), each(faces)) }
        </p>
    }
}
