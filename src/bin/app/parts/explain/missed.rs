//! Yaku that the hand nearly has, each with the one thing against it.

use tensu::Tile;
use tensu::score;
use tensu::score::MissReason;
use tensu_words::Word;
use yew::prelude::*;

use crate::parts::shapes::{drawn, each, el};
use crate::parts::tile::row;
use crate::say::{self, Label, say, words};

/// Draws the list; `called` draws a name.
pub(crate) fn missed(missing: &[score::Missed], called: &dyn Fn(score::AwardKind) -> Html) -> Html {
    if missing.is_empty() {
        return Html::default();
    }
    let line = |missed: &score::Missed| {
        let yaku = score::AwardKind::Yaku(missed.yaku);
        html! {
            <li>
                <b title={words().what(yaku)}>{ called(yaku) }</b>
                { words().say(Word::Colon) }{ why(missed.why) }
            </li>
        }
    };
    html! {
        <section class="part">
            { el("h2", "", say(Label::MissedTitle)) }
            <ul class="missed">{ each(missing.iter().map(line)) }</ul>
        </section>
    }
}

/// Draws the reason, with tiles where a sentence would name them.
fn why(why: MissReason) -> Html {
    let (before, behind) = say::missed(why);
    let tiles = behind.zip(why.tiles()).map(|(behind, block)| {
        let tiles: Vec<Tile> = block.tiles().map(Tile::from).collect();
        let name = say::block(&tiles, None, None);
        let faces = row("faces small", tiles.iter().map(|&tile| (Some(tile), "")));
        each([drawn("", name, faces), behind.into()])
    });
    html! { <>{ before }{ tiles }</> }
}
