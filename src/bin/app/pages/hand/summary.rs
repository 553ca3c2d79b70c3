//! The price in a few words: the limit, the yaku, and the hand as it was read.

use tensu::rules::RemarkKind;
use tensu::{By, Refusal, Score, Wind};
use yew::prelude::*;

use crate::model::availability::Part;
use crate::model::entry::Entry;
use crate::model::outcome::Explained;
use crate::model::state::{Action, Dispatch};
use crate::pages::{Page, share, show};
use crate::parts::blocks;
use crate::parts::called::awarded;
use crate::parts::icon::icon;
use crate::parts::shapes::{each, el, send};
use crate::say::{self, Label, say, words};

/// The yaku in a line.
pub(super) fn awards(score: &Score) -> Html {
    let yaku = score.awards.iter().map(|award| {
        let title = words().what(award.what);
        html! { <li {title}>{ awarded(award) }</li> }
    });
    html! { <ul class="awards">{ each(yaku) }</ul> }
}

/// Who dealt in, at a tap, and what each seat gains or pays as soon as that is known.
fn off(explained: &Explained, entry: &Entry, dispatch: &Dispatch) -> Html {
    let rest = &entry.rest;
    let is_ron = rest.by == By::Ron;
    let chip = |&seat: &Wind| {
        let on = rest.from == Some(seat);
        let action = Action::From(Some(seat).filter(|_| !on));
        let wind = words().wind(seat);
        let name = say::pair(say(Label::RonOff), wind);
        let onclick = send(action, dispatch);
        html! { <button type="button" class="chip" aria-label={name} aria-pressed={on.to_string()} {onclick}>{ wind }</button> }
    };
    let seats = entry.rules.seats.winds().iter();
    let others = seats.filter(|&&seat| seat != rest.seat);
    let changes = explained.changes(entry).into_iter();
    let change = |(seat, points): (Wind, i64)| {
        let line = format!("{} {}", words().wind(seat), say::rules::change(points));
        el("li", "", line)
    };
    html! {
        <>
            if is_ron {
                <div class="chips" role="group" aria-label={say(Label::RonOff)}>
                    <span class="caption" aria-hidden="true">{ say(Label::RonOff) }</span>
                    { each(others.map(chip)) }
                </div>
            }
            <ul class="changes">{ each(changes.filter(|&(_, points)| points != 0).map(change)) }</ul>
        </>
    }
}

/// The summary.
pub(crate) fn summary(
    explained: &Explained,
    ignored: &[(Part, Refusal)],
    entry: &Entry,
    sheet: bool,
    dispatch: &Dispatch,
) -> Html {
    let Explained {
        score,
        blocks,
        winner,
        ..
    } = explained;
    let onclick = send(Action::Sheet(!sheet), dispatch);
    let ignored = ignored.iter().map(|(part, why)| {
        html! { <p class="ignored">{ el("b", "", say::not_counted(*part)) }{ " " }{ words().refusal(why) }</p> }
    });
    // What is said of the tiles that were entered is not only for who asks why.
    let hints = score
        .remarks
        .iter()
        .filter(|note| note.kind == RemarkKind::Hint);
    let hints = hints.map(|note| {
        el(
            "p",
            "ignored",
            words().note(entry.rules.id, note.id, note.text),
        )
    });
    let give = |page: &Page| {
        let (name, onclick) = (say(page.title), page.open(dispatch));
        html! {
            <button type="button" class="give-button" aria-label={name} title={name} {onclick}>
                { page.icon.map(icon) }{ el("span", "", name) }
            </button>
        }
    };
    html! {
        <>
            <div class="headline">
                <p class="worth">
                    if let Some(limit) = say::limit(score) {
                        { el("b", "limit", limit) }
                    }
                    { el("span", "", say::han_fu(score)) }
                </p>
                <span class="give-buttons">{ give(&show::PAGE) }{ give(&share::PAGE) }</span>
            </div>
            { off(explained, entry, dispatch) }
            <div class="headline">
                { awards(score) }
                <button type="button" class="why" aria-expanded={sheet.to_string()} aria-controls="explain" {onclick}>
                    { if sheet { say(Label::Close) } else { say(Label::MissReason) } }
                </button>
            </div>
            { blocks::row(blocks) }
            { el("p", "won-on", say::won_on(*winner, words().wait_of(score))) }
            { each(ignored) }
            { each(hints) }
        </>
    }
}
