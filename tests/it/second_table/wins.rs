//! Winning hands by chance, several on one tile, out of one set of tiles.

use serde_json::{Value, json};

use crate::random::Random;

pub(crate) const SEATS: [&str; 4] = ["E", "S", "W", "N"];

/// Kinds as in [`crate::shared::judge`].
pub(crate) fn text(tiles: &[usize]) -> String {
    let name = |&kind: &usize| format!("{}{}", kind % 9 + 1, ["m", "p", "s", "z"][kind / 9]);
    tiles.iter().map(name).collect()
}

/// The tiles that are left, by their kinds.
#[derive(Clone)]
pub(crate) struct Wall([usize; 34]);

impl Wall {
    pub(crate) fn new(players: usize) -> Self {
        let mut left = [4; 34];
        if players == 3 {
            left[1..8].fill(0);
        }
        Self(left)
    }

    /// Takes these tiles, if they are all there.
    pub(crate) fn take(&mut self, tiles: &[usize]) -> bool {
        let mut left = self.0;
        for &tile in tiles {
            if left[tile] == 0 {
                return false;
            }
            left[tile] -= 1;
        }
        self.0 = left;
        true
    }

    pub(crate) fn any(&mut self, random: &mut Random) -> usize {
        loop {
            let tile = random.below(34);
            if self.take(&[tile]) {
                return tile;
            }
        }
    }
}

/// Returns a sequence or a triplet that begins with the kind, if there is one.
fn set(random: &mut Random, first: usize) -> Option<[usize; 3]> {
    if random.percent(40) {
        return Some([first; 3]);
    }
    (first < 27 && first % 9 < 7).then(|| [first, first + 1, first + 2])
}

/// Sets out of the wall.
fn sets(random: &mut Random, wall: &mut Wall, n: usize) -> Vec<usize> {
    let mut tiles = Vec::new();
    while tiles.len() < 3 * n {
        let first = random.below(34);
        if let Some(set) = set(random, first).filter(|set| wall.take(set)) {
            tiles.extend(set);
        }
    }
    tiles
}

fn pair(random: &mut Random, wall: &mut Wall) -> [usize; 2] {
    loop {
        let kind = random.below(34);
        if wall.take(&[kind; 2]) {
            return [kind; 2];
        }
    }
}

/// Returns the tiles that the winning one finishes, without it: a set, or the pair. `None` where the wall has not enough.
fn unfinished(random: &mut Random, wall: &mut Wall, win: usize) -> Option<Vec<usize>> {
    let rest = match random.below(5) {
        0 => vec![win],
        1 => vec![win; 2],
        shape if win < 27 => {
            let begins = win.checked_sub(shape - 2).filter(|b| b / 9 == win / 9)?;
            let sequence = [begins, begins + 1, begins + 2];
            if begins % 9 > 6 {
                return None;
            }
            sequence.into_iter().filter(|&tile| tile != win).collect()
        }
        _ => return None,
    };
    wall.take(&rest).then_some(rest)
}

/// A hand that waits for the tile, as a request without `by` and what follows it; its sets and pair are out of the wall.
pub(crate) fn hand(
    random: &mut Random,
    wall: &mut Wall,
    win: usize,
    called: &[usize],
) -> Option<Value> {
    let mut melds = Vec::new();
    for &kind in called {
        if wall.take(&[kind; 3]) {
            melds.push(json!({"kind": "pon", "tiles": text(&[kind; 3])}));
        }
    }
    let hand = tiles(random, wall, win, 4 - melds.len())?;
    Some(json!({"hand": text(&hand), "melds": melds, "win": text(&[win])}))
}

/// Returns concealed tiles that wait for this one: so many sets and a pair without it. `None` where too few of its
/// neighbours are left.
pub(crate) fn tiles(
    random: &mut Random,
    wall: &mut Wall,
    win: usize,
    n: usize,
) -> Option<Vec<usize>> {
    let mut tiles = (0..20).find_map(|_| unfinished(random, wall, win))?;
    if tiles.len() == 1 {
        tiles.extend(sets(random, wall, n));
    } else {
        tiles.extend(sets(random, wall, n - 1));
        tiles.extend(pair(random, wall));
    }
    Some(tiles)
}
