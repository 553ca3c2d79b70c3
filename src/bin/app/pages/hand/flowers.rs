//! The flowers set aside: a key each.

use tensu::score::AwardKind;
use tensu::{Ruleset, Tile, Wind, Yaku};
use tensu_words::Word;
use yew::prelude::*;

use crate::model::state::{Action, Dispatch, HandTap};
use crate::parts::shapes::{each, send};
use crate::say::{self, words};

/// Draws the keys of all flowers that the game has; those of the seat are marked where they give something.
pub(crate) fn flowers(aside: &[Tile], seat: Wind, rules: &Ruleset, dispatch: &Dispatch) -> Html {
    let all = rules.tiles.flowers();
    let key = |flower: Tile| {
        let onclick = send(Action::Hand(HandTap::Flower(flower)), dispatch);
        let on = aside.contains(&flower).to_string();
        let is_own = rules.has(Yaku::SeatFlower) && flower.is_flower_of(seat);
        let own = is_own.then(|| say::name(AwardKind::Yaku(Yaku::SeatFlower)));
        let name = words().tile(flower);
        let name = own
            .as_ref()
            .map_or_else(|| name.clone(), |own| say::pair(&name, own));
        // As they are numbered on the tiles: four plants, then four seasons.
        let (sign, number) = match flower.flower_number() {
            Some(number @ 5..) => ("☼", number - 4),
            number => ("✿", number.unwrap_or_default()),
        };
        html! {
            <button type="button" class={classes!("toggle", "flower", is_own.then_some("own"))} aria-label={name} title={own} aria-pressed={on} {onclick}>
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
