//! The worth of the hand as it was read: a proposal, and nothing that counts.

use tensu::By;
use tensu_words::Teach;
use yew::prelude::*;

use super::around::{Around, WHY};
use super::asked::mend;

use crate::model::entry::{Entry, FULL};
use crate::model::outcome::{Outcomes, Progress};
use crate::model::photo::{Mend, Row};
use crate::parts::called::awarded;
use crate::parts::prices::amount;
use crate::parts::shapes::{button, each, el};
use crate::parts::tile::face;
use crate::say::teach::{fill_teach, teach};
use crate::say::{self, Label, say, words};

/// Returns whether a full hand wins, but nobody has said on which tile.
pub(super) fn lacks_winner(entry: &Entry, won: Option<(usize, bool)>) -> bool {
    let mut on = (0..entry.tiles.len()).map(|at| Entry {
        chosen: Some(at),
        ..entry.clone()
    });
    won.is_none() && entry.size() == FULL && on.any(|entry| Outcomes::of(&entry).is_win())
}

/// Draws the proposal, or what is missing for one.
pub(super) fn price(is_won_unsaid: bool, around: &Around<'_>) -> Html {
    let review = &around.photo.review;
    let why = if review.has_bad_calls(&around.props.entry.rules.tiles) {
        Some(teach(Teach::PhotoBadCalls))
    } else if is_won_unsaid {
        Some(teach(Teach::PhotoWhoWon))
    } else {
        None
    };
    let entry = review.entry(&around.props.entry, around.props.is_errand);
    let (body, more) = match &entry {
        Some(entry) if why.is_none() => (proposed(entry), won_on(entry, around)),
        Some(_) => Default::default(),
        None => (el("p", "", teach(Teach::PhotoFirst)), None),
    };
    html! {
        <div class="paper photo-price">
            <p id={WHY} tabindex="-1" role="status">{ why.unwrap_or_default() }</p>
            { body }
            { each(more) }
            if is_won_unsaid {
                { each(last(around)) }
            }
        </div>
    }
}

/// A key for the last tile, which is mostly the one, and only if the hand wins on it.
fn last(around: &Around<'_>) -> Option<Html> {
    let review = &around.photo.review;
    let at = review.row(Row::Hand).len().checked_sub(1)?;
    let tile = review.row(Row::Hand)[at].face?.tile()?;
    let entry = review.entry(&around.props.entry, around.props.is_errand)?;
    let place = entry.tiles.iter().rposition(|&own| own == tile)?;
    let chosen = Entry {
        chosen: Some(place),
        ..entry
    };
    Outcomes::of(&chosen).is_win().then(|| {
        let name = say::pair(teach(Teach::PhotoWon), words().tile(tile));
        let inside = html! { <>{ face(Some(tile), "") }<span>{ name }</span></> };
        button("toggle photo-won", inside, mend(Mend::Won(at), around))
    })
}

/// Draws what the engine makes of it, with the table as it is set.
fn proposed(entry: &Entry) -> Html {
    if entry.size() > FULL {
        return el(
            "p",
            "",
            fill_teach(Teach::PhotoTooMany, &[(entry.size() - FULL).into()]),
        );
    }
    let outcomes = Outcomes::of(entry);
    match &outcomes.progress {
        Progress::Full if outcomes.is_win() => win(&outcomes),
        Progress::Full | Progress::Empty => el("p", "", teach(Teach::PhotoNoWin)),
        Progress::Missing(missing) => each([
            el("p", "", say::missing(*missing)),
            el("p", "aside", teach(Teach::PhotoMissing)),
        ]),
        Progress::Shanten(away) => el("p", "", say::away(*away)),
        Progress::Waiting(waits, _) => {
            let line = |wait: &tensu::outlook::PricedWait| {
                let points = wait.worth.as_ref().unwrap_or(&wait.dama);
                let points = points
                    .ron
                    .or(points.tsumo)
                    .map_or_else(|| "–".to_owned(), |points| words().number(points));
                let name = [&*words().tile(wait.kind.into()), " ", &*points].concat();
                html! { <li role="img" aria-label={name}>{ face(Some(wait.kind.into()), "") }{ points }</li> }
            };
            html! {
                <>
                    { el("p", "photo-word", teach(Teach::PhotoProposal)) }
                    { el("p", "large", say(Label::Waiting)) }
                    <ul class="photo-waits">{ each(waits.iter().map(line)) }</ul>
                </>
            }
        }
    }
}

fn win(outcomes: &Outcomes) -> Html {
    let price = |by: By| {
        let (amount, who, _) = amount(outcomes.by(by));
        let is_chosen = (outcomes.by == by).then_some("is-chosen");
        html! {
            <p class={classes!("photo-way", is_chosen)}>
                <span>{ say::by(by) }</span>{ " " }<b>{ amount }</b>{ " " }
                { each(who.map(|who| el("small", "", who))) }
            </p>
        }
    };
    let chosen = outcomes.chosen().as_ref().ok();
    let score = chosen.or_else(|| outcomes.by(outcomes.by.other()).as_ref().ok());
    html! {
        <>
            { el("p", "photo-word", teach(Teach::PhotoProposal)) }
            <div class="photo-prices" role="group" aria-label={teach(Teach::PhotoProposal)}>{ price(By::Ron) }{ price(By::Tsumo) }</div>
            if let Some(explained) = score {
                { el("p", "photo-worth", say::han_fu(&explained.score)) }
                <ul class="awards">{ each(explained.score.awards.iter().map(|award| el("li", "", awarded(award)))) }</ul>
            }
        </>
    }
}

/// Says on which tile the hand was won, where that is a proposal, too.
fn won_on(entry: &Entry, around: &Around<'_>) -> Option<Html> {
    let (_, is_said) = around.photo.review.won()?;
    let tile = *entry.tiles.get(entry.winner()?)?;
    let text = if is_said {
        Teach::PhotoWonOn
    } else {
        Teach::PhotoWonApart
    };
    Some(html! {
        <p class="photo-won">{ face(Some(tile), "") }<span>{ fill_teach(text, &[(&*words().tile(tile)).into()]) }</span></p>
    })
}
