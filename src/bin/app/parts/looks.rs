//! A hand with the last look at it: four lamps, each of which lights the tiles that show something and tells no number.

use tensu::reading::Reading;
use tensu::{Question, Tile};
use tensu_learn::course::{Look, Place};
use tensu_words::Teach;
use yew::prelude::*;

use crate::parts::laid;
use crate::parts::meld::called;
use crate::parts::shapes::{drawn, each, el};
use crate::parts::tile::face;
use crate::say::teach::teach;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// The hand.
    pub(crate) hand: Question,
    /// The reading of it that is paid.
    pub(crate) reading: Reading,
}

/// The hand and its lamps; of another hand none is lit.
#[component]
pub(crate) fn Looks(props: &Props) -> Html {
    let Props { hand, reading } = props;
    let lit = use_state_eq(|| None::<Look>);
    let looked = use_state_eq(|| [false; Look::ALL.len()]);
    {
        let (lit, looked) = (lit.clone(), looked.clone());
        use_effect_with(hand.clone(), move |_| {
            lit.set(None);
            looked.set([false; Look::ALL.len()]);
        });
    }
    let places = lit.map(|look| look.places(hand, reading));
    let lamp = |(at, look): (usize, Look)| {
        let is_lit = *lit == Some(look);
        let onclick = {
            let (lit, looked) = (lit.clone(), looked.clone());
            move |_: MouseEvent| {
                let mut seen = *looked;
                seen[at] = true;
                looked.set(seen);
                lit.set((!is_lit).then_some(look));
            }
        };
        let class = classes!("look", looked[at].then_some("seen"));
        let pressed = if is_lit { "true" } else { "false" };
        html! { <button type="button" {class} aria-pressed={pressed} {onclick}>{ name(look) }</button> }
    };
    html! {
        <>
            { laid_in(hand, places.as_deref()) }
            <div class="looks" role="group" aria-label={teach(Teach::LookTitle)}>
                { el("span", "caption", teach(Teach::LookTitle)) }
                { each(Look::ALL.into_iter().enumerate().map(lamp)) }
            </div>
        </>
    }
}

fn name(look: Look) -> &'static str {
    teach(match look {
        Look::Closed => Teach::LookClosed,
        Look::Ron => Teach::LookRon,
        Look::Pair => Teach::LookPair,
        Look::Wait => Teach::LookWait,
    })
}

/// Draws the hand as [`laid::laid`] does, with what is not lit in the dark: that one is in the first file, which has no lamps.
fn laid_in(hand: &Question, places: Option<&[Place]>) -> Html {
    let is_dim = |place| places.is_some_and(|lit| !lit.contains(&place));
    let plain = |(at, &tile): (usize, &Tile)| {
        let dim = is_dim(Place::Hand(at));
        face(Some(tile), if dim { "dim" } else { "" })
    };
    let tiles = hand.hand.iter().enumerate().map(plain);
    let won = if is_dim(Place::Win) { "won dim" } else { "won" };
    let won = hand.win.map(|tile| face(Some(tile), won));
    let melds = hand.melds.iter().enumerate().map(|(at, meld)| {
        let dim = is_dim(Place::Meld(at));
        let class = if dim { "laid-meld dim" } else { "laid-meld" };
        called(class, meld.kind, &meld.tiles)
    });
    drawn(
        "laid",
        laid::name(hand),
        each(tiles.chain(won).chain(melds)),
    )
}
