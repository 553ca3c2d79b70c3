//! The price in a few words: the limit, the yaku, and the hand as it was read.

use tensu::rules::RemarkKind;
use tensu::{Refusal, Score};
use yew::prelude::*;

use super::blocks;
use super::called::awarded;
use super::icon::{Shape, icon};
use crate::components::shapes::{each, el, send};
use crate::gates::Part;
use crate::outcome::Explained;
use crate::state::{Action, Dispatch, Facing, View};
use crate::tr::{self, Label, say, words};

/// The yaku in a line.
pub(super) fn awards(score: &Score) -> Html {
    let yaku = score.awards.iter().map(|award| {
        let title = words().what(award.what);
        html! { <li {title}>{ awarded(award) }</li> }
    });
    html! { <ul class="awards">{ each(yaku) }</ul> }
}

/// The summary.
pub(crate) fn summary(
    explained: &Explained,
    ignored: &[(Part, Refusal)],
    ruleset: &str,
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
        html! { <p class="ignored">{ el("b", "", tr::not_counted(*part)) }{ " " }{ words().refusal(why) }</p> }
    });
    // What is said of the tiles that were entered is not only for who asks why.
    let hints = score
        .remarks
        .iter()
        .filter(|note| note.kind == RemarkKind::Hint);
    let hints = hints.map(|note| el("p", "ignored", words().note(ruleset, note.id, note.text)));
    let give = |view: View, name: &'static str, shape: Shape| {
        let onclick = send(Action::View(Some(view)), dispatch);
        html! { <button type="button" class="give-button" aria-label={name} title={name} {onclick}>{ icon(shape) }{ el("span", "", name) }</button> }
    };
    html! {
        <>
            <div class="headline">
                <p class="worth">
                    if let Some(limit) = tr::limit(score) {
                        { el("b", "limit", limit) }
                    }
                    { el("span", "", tr::han_fu(score)) }
                </p>
                { give(View::Show(Facing::Across), say(Label::ViewShow), Shape::Show) }
                { give(View::Share, say(Label::ViewShare), Shape::Share) }
                <button type="button" class="why" aria-expanded={sheet.to_string()} aria-controls="explain" {onclick}>
                    { if sheet { say(Label::Close) } else { say(Label::Why) } }
                </button>
            </div>
            { awards(score) }
            { blocks::row(blocks) }
            { el("p", "won-on", tr::won_on(*winner, words().wait_of(score))) }
            { each(ignored) }
            { each(hints) }
        </>
    }
}
