//! Every concealed winning hand of one suit and of honors, where most hands with several readings are.

use tensu::{By, Kind, Question, Suit, Tile};

use super::judge::split::{Shapes, is_complete};

/// Fourteen kinds, sorted.
pub type Shape = Vec<Kind>;

/// All of them: four sets and a pair, and seven pairs, each once.
pub fn all() -> Vec<Shape> {
    let sou: Vec<Kind> = (1..=9)
        .filter_map(|rank| Kind::number(Suit::Sou, rank))
        .collect();
    let honors: Vec<Kind> = (1..=7).filter_map(Kind::honor).collect();
    let mut found = Vec::new();
    choose(&sou, 14, &mut Vec::new(), &mut found);
    choose(&honors, 14, &mut Vec::new(), &mut found);
    found
}

/// Every choice of so many tiles of these kinds that is complete.
fn choose(kinds: &[Kind], left: usize, tiles: &mut Shape, found: &mut Vec<Shape>) {
    let Some((&kind, rest)) = kinds.split_first() else {
        let indices: Vec<usize> = tiles.iter().map(|kind| kind.index()).collect();
        if left == 0 && is_complete(&indices, 0, Shapes::default()) {
            found.push(tiles.clone());
        }
        return;
    };
    for n in 0..=left.min(4) {
        tiles.extend((0..n).map(|_| kind));
        choose(rest, left - n, tiles, found);
        tiles.truncate(tiles.len() - n);
    }
}

/// The shape won on each of its tiles, by ron and by tsumo.
pub fn questions(shape: &Shape) -> Vec<Question> {
    let mut kinds = shape.clone();
    kinds.dedup();
    let mut found = Vec::new();
    for win in kinds {
        for by in [By::Ron, By::Tsumo] {
            let mut hand: Vec<Tile> = shape.iter().copied().map(Tile::plain).collect();
            if let Some(at) = hand.iter().position(|&tile| tile == Tile::plain(win)) {
                hand.remove(at);
            }
            found.push(Question {
                hand,
                win: Some(Tile::plain(win)),
                by,
                ..Question::default()
            });
        }
    }
    found
}
