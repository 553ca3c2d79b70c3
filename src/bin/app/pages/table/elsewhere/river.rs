//! The discards of all, as they lie: six in a row, the one of a riichi on its side, those that were called marked, those that were just
//! drawn paler.

use tensu::Tile;
use tensu::evening::{Chair, Event, State};
use tensu_log::{LogHand, Move};
use tensu_words::Word;
use yew::prelude::*;

use crate::pages::table::sentences;
use crate::parts::shapes::{drawn, each, el};
use crate::parts::tile::row;
use crate::say::{self, words};

/// A tile of a river.
#[derive(Clone, Copy)]
struct Lies {
    tile: Tile,
    riichi: bool,
    drawn: bool,
    taken: Taken,
}

/// The fate of a discard.
#[derive(Clone, Copy)]
enum Taken {
    Not,
    Called,
    Won,
}

impl Lies {
    /// The class; one on its side begins with that.
    const fn class(self) -> &'static str {
        match (self.riichi, self.taken, self.drawn) {
            (true, Taken::Called, _) => "side gone",
            (true, Taken::Won, _) => "side hit",
            (true, Taken::Not, true) => "side paler",
            (true, Taken::Not, false) => "side",
            (false, Taken::Called, _) => "gone",
            (false, Taken::Won, _) => "hit",
            (false, Taken::Not, true) => "paler",
            (false, Taken::Not, false) => "",
        }
    }
}

/// The rivers by chair.
fn rivers(hand: &LogHand, chairs: usize) -> Vec<Vec<Lies>> {
    let mut rivers: Vec<Vec<Lies>> = vec![Vec::new(); chairs];
    let mut last: Option<Chair> = None;
    for step in &hand.moves {
        match *step {
            Move::Discarded {
                chair,
                tile,
                drawn,
                riichi,
            } => {
                if let Some(river) = rivers.get_mut(chair) {
                    river.push(Lies {
                        tile,
                        riichi,
                        drawn,
                        taken: Taken::Not,
                    });
                    last = Some(chair);
                }
            }
            Move::Called(..) => {
                let called = last.take().and_then(|chair| rivers[chair].last_mut());
                if let Some(called) = called {
                    called.taken = Taken::Called;
                }
            }
            _ => last = None,
        }
    }
    if let (Some(Event::Won(won)), Some(last)) = (hand.events.last(), last)
        && won.from == Some(last)
        && let Some(tile) = rivers[last].last_mut()
    {
        tile.taken = Taken::Won;
    }
    rivers
}

/// Draws the rivers, each under the name of its player; nothing where the log has none.
pub(super) fn view(hand: &LogHand, state: &State) -> Html {
    let chairs = state.chairs();
    let rivers = rivers(hand, chairs);
    if rivers.iter().all(Vec::is_empty) {
        return Html::default();
    }
    let one = |(chair, river): (Chair, &Vec<Lies>)| {
        let name = sentences::player(chair, state);
        let spoken = |lies: &Lies| {
            let tile = words().tile(lies.tile);
            if lies.riichi {
                say::pair(say::riichi(tensu::Riichi::Riichi), tile)
            } else {
                tile.clone()
            }
        };
        let spoken: Vec<String> = river.iter().map(spoken).collect();
        let spoken = say::pair(&name, words().list(&spoken, Word::Comma));
        let tiles = row(
            "log-river",
            river.iter().map(|lies| (Some(lies.tile), lies.class())),
        );
        html! { <div>{ el("span", "caption", name) }{ drawn("", spoken, tiles) }</div> }
    };
    html! { <div class="log-rivers">{ each(rivers.iter().enumerate().map(one)) }</div> }
}

#[cfg(test)]
mod tests {
    use tensu::rules::Library;

    use super::rivers;

    #[test]
    fn a_river_has_what_was_drawn_called_and_won_with() {
        let text = include_str!("../../../../../../tests/logs/tenhou.json");
        let logs = tensu_log::read(text, Library::ALL).expect("a log");
        let shown: Vec<Vec<String>> = rivers(&logs[0].hands[0], 4)
            .iter()
            .map(|river| {
                let tiles = river.iter();
                tiles
                    .map(|lies| format!("{} {}", lies.tile, lies.class()))
                    .collect()
            })
            .collect();
        // Ben declares riichi with the white dragon that was drawn, and wins off Cho at once.
        assert_eq!(shown[1], ["5z side paler"]);
        assert!(shown[2].last().is_some_and(|last| last.ends_with("hit")));
    }
}
