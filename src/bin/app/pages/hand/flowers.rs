//! The flowers set aside: a key each.

use tensu::Tile;
use tensu::text::Word;
use yew::prelude::*;

use crate::model::state::{Action, Dispatch};
use crate::parts::shapes::{each, send};
use crate::say::words;

/// The keys of all flowers that the game has.
pub(crate) fn flowers(all: u8, aside: &[Tile], dispatch: &Dispatch) -> Html {
    let key = |flower: Tile| {
        let onclick = send(Action::Flower(flower), dispatch);
        let on = aside.contains(&flower).to_string();
        // As they are numbered on the tiles: four plants, then four seasons.
        let (sign, number) = match flower.flower_number() {
            Some(number @ 5..) => ("☼", number - 4),
            number => ("✿", number.unwrap_or_default()),
        };
        html! {
            <button type="button" class="toggle flower" aria-label={words().tile(flower)} aria-pressed={on} {onclick}>
                <span class="bloom" aria-hidden="true">{ sign }</span>
                { number }
            </button>
        }
    };
    html! {
        <div class={classes!("flowers", (all > 4).then_some("many"))} role="group" aria-label={words().say(Word::Flowers)}>
            <span class="caption" aria-hidden="true">{ words().say(Word::Flowers) }</span>
            { each((1..=all).filter_map(Tile::flower).map(key)) }
        </div>
    }
}
