//! Seats by drawing: each player turns one of the face-down winds.

use tensu::Wind;
use yew::prelude::*;

use crate::browser::page;
use crate::parts::shapes::{each, el};
use crate::parts::tile;
use crate::say::{self, Label, say, with, words};

/// Tiles on the table, and what was turned.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Drawing {
    /// The wind under each tile.
    winds: Vec<usize>,
    /// The tiles that were turned, in the order of the players.
    turned: Vec<usize>,
}

impl Drawing {
    /// So many tiles, mixed.
    pub(super) fn mixed(seats: usize) -> Self {
        let mut winds: Vec<usize> = (0..seats).collect();
        for at in (1..seats).rev() {
            winds.swap(at, page::random() as usize % (at + 1));
        }
        Self::of(winds)
    }

    const fn of(winds: Vec<usize>) -> Self {
        Self {
            winds,
            turned: Vec::new(),
        }
    }

    /// Writes the winds, and the tiles that were turned.
    pub(super) fn text(&self) -> String {
        let digits = |all: &[usize]| -> String { all.iter().map(usize::to_string).collect() };
        format!("{}-{}", digits(&self.winds), digits(&self.turned))
    }

    /// Reads a drawing for so many players; `None` if it is none.
    pub(super) fn read(text: &str, seats: usize) -> Option<Self> {
        let digits = |text: &str| -> Option<Vec<usize>> {
            let digits = text.chars().map(|digit| digit.to_digit(10));
            digits.map(|digit| Some(digit? as usize)).collect()
        };
        let (winds, turned) = text.split_once('-')?;
        let (winds, turned) = (digits(winds)?, digits(turned)?);
        let is_once = |all: &[usize]| {
            let mut sorted = all.to_vec();
            sorted.sort_unstable();
            sorted.dedup();
            sorted.len() == all.len() && all.iter().all(|&one| one < seats)
        };
        let is_whole = winds.len() == seats && is_once(&winds) && is_once(&turned);
        is_whole.then_some(Self { winds, turned })
    }

    /// The drawing with one more tile turned.
    fn with(&self, tile: usize) -> Self {
        let mut next = self.clone();
        if !next.turned.contains(&tile) {
            next.turned.push(tile);
        }
        next
    }

    /// Returns whether all tiles were turned.
    pub(super) const fn is_done(&self) -> bool {
        self.turned.len() == self.winds.len()
    }

    /// The names by chair, once everybody has turned one; those behind the chairs stay.
    pub(super) fn seated(&self, names: &[String]) -> Vec<String> {
        let mut seated = names.to_vec();
        for (name, &tile) in names.iter().zip(&self.turned) {
            seated[self.winds[tile]].clone_from(name);
        }
        seated
    }
}

/// The tiles.
pub(super) fn tiles(drawing: &Drawing, names: &[String], turn: &Callback<Drawing>) -> Html {
    let called = |player: usize| match names.get(player) {
        Some(name) if !name.is_empty() => name.clone(),
        _ => with(Label::TableName, player + 1),
    };
    let one = |at: usize| {
        // Who turns the white dragon sits out first.
        let (honor, place) = match Wind::ALL.get(drawing.winds[at]) {
            Some(&wind) => (wind as u8 + 1, words().wind(wind)),
            None => (5, say(Label::TableSitsOut)),
        };
        let who = drawing.turned.iter().position(|&tile| tile == at);
        if let Some(who) = who {
            return html! {
                <div class="drawn-tile is-turned">
                    { tile::face(tensu::Kind::honor(honor).map(Into::into), "") }
                    { el("span", "", say::pair(place, called(who))) }
                </div>
            };
        }
        let next = drawing.with(at);
        let onclick = turn.reform(move |_: MouseEvent| next.clone());
        html! {
            <button type="button" class="drawn-tile" aria-label={with(Label::TableHidden, at + 1)} {onclick}></button>
        }
    };
    html! {
        <div class="evening-draw" role="group" aria-label={say(Label::TableSeats)}>
            { each((0..drawing.winds.len()).map(one)) }
            if !drawing.is_done() {
                <p class="evening-said" role="status">{ with(Label::TableTurns, &called(drawing.turned.len())) }</p>
            }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::Drawing;

    #[test]
    fn whoever_turns_east_deals_first() {
        let names = ["A", "B", "C", "D", "E"].map(str::to_owned);
        // Under the tiles lie West, East, North, South; A turns the last one, B the second …
        let drawing = Drawing::of(vec![2, 0, 3, 1]);
        let turned = drawing.with(3).with(1).with(1).with(0);
        assert!(!turned.is_done());
        let turned = turned.with(2);
        assert!(turned.is_done());
        assert_eq!(turned.seated(&names), ["B", "A", "C", "D", "E"]);
    }

    #[test]
    fn half_a_drawing_is_read_back() {
        let half = Drawing::of(vec![2, 0, 3, 1]).with(3).with(1);
        assert_eq!(Drawing::read(&half.text(), 4), Some(half.clone()));
        for bad in ["", "2031", "2031-5", "2033-", "2031-11", "203-1"] {
            assert_eq!(Drawing::read(bad, 4), None, "{bad}");
        }
        assert_eq!(Drawing::read(&half.text(), 3), None);
    }
}
