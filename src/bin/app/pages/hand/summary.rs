//! The score in a few words: the limit, the yaku, and the hand as it was read.

use tensu::Refusal;
use tensu::rules::RemarkKind;
use tensu::score::Award;
use yew::prelude::*;

use crate::model::availability::Gated;
use crate::model::entry::Entry;
use crate::model::outcome::Explained;
use crate::model::state::{Action, Dispatch, HandTap};
use crate::pages::{Page, practice, share, show};
use crate::parts::blocks;
use crate::parts::called::awarded;
use crate::parts::icon::{Shape, icon};
use crate::parts::off::off;
use crate::parts::prices;
use crate::parts::shapes::{each, el, send};
use crate::say::{self, Label, say, words};

/// Draws the yaku in a line.
pub(super) fn awards<'a>(awards: impl Iterator<Item = &'a Award>) -> Html {
    let yaku = awards.map(|award| {
        let title = words().what(award.what);
        html! { <li {title}>{ awarded(award) }</li> }
    });
    html! { <ul class="awards">{ each(yaku) }</ul> }
}

/// Draws the summary.
pub(crate) fn summary(
    explained: &Explained,
    ignored: &[(Gated, Refusal)],
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
    let onclick = send(Action::Hand(HandTap::Sheet(!sheet)), dispatch);
    let ignored = ignored.iter().map(|(part, why)| {
        html! { <p class="ignored">{ el("b", "", say::not_counted(*part, entry.ruleset())) }{ " " }{ words().refusal(why) }</p> }
    });
    // Hints on the tiles that were entered are shown before anybody asks why.
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
    let practise = practice::PAGE.is_here().then(|| {
        let name = say(Label::PractiseThis);
        let onclick = practice::open_own(dispatch);
        html! {
            <button type="button" class="give-button" aria-label={name} title={name} {onclick}>
                { icon(Shape::Learn) }{ el("span", "", name) }
            </button>
        }
    });
    html! {
        <>
            <div class="headline sum">
                <p class="worth">
                    if let Some(limit) = say::limit(score) {
                        { el("b", "limit", limit) }
                    }
                    { el("span", "", say::han_fu(score)) }
                    // On a small phone it has no line of its own.
                    { each(prices::who(score).map(|who| el("small", "who-here", who))) }
                </p>
                <span class="give-buttons">{ give(&show::PAGE) }{ give(&share::PAGE) }{ practise }</span>
                <button type="button" class="why" aria-expanded={sheet.to_string()} aria-controls="explain" {onclick}>
                    { if sheet { say(Label::Close) } else { say(Label::MissReason) } }
                </button>
            </div>
            { off(entry, &explained.changes(entry), |value| send(Action::Table(value), dispatch)) }
            { awards(score.awards.iter()) }
            { blocks::row(blocks) }
            { el("p", "won-on", say::won_on(*winner, words().wait_of(score))) }
            { each(ignored) }
            { each(hints) }
        </>
    }
}
