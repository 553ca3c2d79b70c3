//! Every way to see a complete hand (rules.md 6.1, "Shapes").

use crate::shared::judge::split::{how_many, is_honor, is_orphan, knitted_straights};
use crate::shared::judge::{Call, Hand};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    Pair,
    Chow,
    Pung,
    Kong,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Set {
    pub form: Form,
    /// Its only kind, or the lowest of a chow.
    pub kind: usize,
    /// For the concealed-pung fan: not called and not finished by somebody's tile.
    pub concealed: bool,
    /// The winning tile sits here.
    pub wins: bool,
}

impl Set {
    pub fn tiles(&self) -> Vec<usize> {
        match self.form {
            Form::Pair => vec![self.kind; 2],
            Form::Chow => vec![self.kind, self.kind + 1, self.kind + 2],
            Form::Pung => vec![self.kind; 3],
            Form::Kong => vec![self.kind; 4],
        }
    }

    pub fn is_pung(&self) -> bool {
        matches!(self.form, Form::Pung | Form::Kong)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    FourSets,
    SevenPairs,
    ThirteenOrphans,
    /// One set and a pair beside it.
    KnittedStraight,
    HonorsAndKnitted,
}

#[derive(Clone, Debug)]
pub struct Reading {
    pub shape: Shape,
    /// The sets and the pair; of seven pairs the pairs, and none where tiles stand alone.
    pub sets: Vec<Set>,
}

fn without(tiles: &[usize], taken: &[usize]) -> Option<Vec<usize>> {
    let mut rest = tiles.to_vec();
    for tile in taken {
        let place = rest.iter().position(|other| other == tile)?;
        rest.remove(place);
    }
    Some(rest)
}

/// Reads sorted tiles as so many sets and a pair. The lowest tile must belong to something, so all that it can start is tried.
fn splits(tiles: &[usize], sets: usize, pairs: usize) -> Vec<Vec<Set>> {
    let Some(&low) = tiles.first() else {
        return if sets + pairs == 0 {
            vec![vec![]]
        } else {
            vec![]
        };
    };
    let mut found = vec![];
    for form in [Form::Pair, Form::Chow, Form::Pung] {
        let set = Set {
            form,
            kind: low,
            concealed: true,
            wins: false,
        };
        let left = if form == Form::Pair {
            (Some(sets), pairs.checked_sub(1))
        } else {
            (sets.checked_sub(1), Some(pairs))
        };
        let fits = form != Form::Chow || !is_honor(low) && low % 9 <= 6;
        let ((Some(sets), Some(pairs)), Some(rest)) = (left, without(tiles, &set.tiles())) else {
            continue;
        };
        if fits {
            let more = splits(&rest, sets, pairs).into_iter();
            found.extend(more.map(|split| [vec![set], split].concat()));
        }
    }
    found
}

/// Every way to see the concealed tiles; the melds are not among the sets yet.
fn shapes(tiles: &[usize], melds: usize) -> Vec<Reading> {
    let mut tiles = tiles.to_vec();
    tiles.sort_unstable();
    let of = |shape, ways: Vec<Vec<Set>>| {
        let one = move |sets| Reading { shape, sets };
        ways.into_iter().map(one).collect::<Vec<Reading>>()
    };
    let mut found = of(Shape::FourSets, splits(&tiles, 4 - melds, 1));
    for straight in knitted_straights() {
        if let (Some(sets), Some(rest)) = (1_usize.checked_sub(melds), without(&tiles, &straight)) {
            found.extend(of(Shape::KnittedStraight, splits(&rest, sets, 1)));
        }
    }
    if tiles.len() != 14 {
        return found;
    }
    // Four alike are two pairs.
    found.extend(of(Shape::SevenPairs, splits(&tiles, 0, 7)));
    if is_thirteen_orphans(&tiles) {
        found.extend(of(Shape::ThirteenOrphans, vec![vec![]]));
    }
    if is_honors_and_knitted(&tiles) {
        found.extend(of(Shape::HonorsAndKnitted, vec![vec![]]));
    }
    found
}

fn is_thirteen_orphans(tiles: &[usize]) -> bool {
    let orphans = (0..34).filter(|&kind| is_orphan(kind));
    tiles.iter().all(|&tile| is_orphan(tile))
        && orphans.into_iter().all(|kind| tiles.contains(&kind))
}

/// Returns whether tiles are fourteen different ones of the honors and one knitted straight.
fn is_honors_and_knitted(tiles: &[usize]) -> bool {
    let within = |straight: &Vec<usize>| {
        let fits = |tile: &usize| is_honor(*tile) || straight.contains(tile);
        tiles.iter().all(fits)
    };
    tiles.iter().all(|&tile| how_many(tiles, tile) == 1) && knitted_straights().iter().any(within)
}

/// Every reading, the winning tile taken by each set that can hold it in turn, and by none where it stands alone.
pub fn readings(hand: &Hand) -> Vec<Reading> {
    let tiles = [&hand.closed[..], &[hand.win]].concat();
    let mut found = vec![];
    for reading in shapes(&tiles, hand.melds.len()) {
        let alone = match reading.shape {
            Shape::FourSets | Shape::SevenPairs => false,
            Shape::ThirteenOrphans | Shape::HonorsAndKnitted => true,
            Shape::KnittedStraight => knitted_has(&tiles, &reading, hand.win),
        };
        let melds: Vec<Set> = hand.melds.iter().map(melded).collect();
        let all = [&reading.sets[..], &melds].concat();
        let holders =
            (0..reading.sets.len()).filter(|&i| reading.sets[i].tiles().contains(&hand.win));
        for holder in holders {
            let mut sets = all.clone();
            sets[holder].wins = true;
            sets[holder].concealed = hand.tsumo;
            let shape = reading.shape;
            found.push(Reading { shape, sets });
        }
        if alone {
            found.push(Reading {
                shape: reading.shape,
                sets: all,
            });
        }
    }
    found
}

/// Returns whether one of the nine knitted tiles is of this kind: they are what set and pair leave.
fn knitted_has(tiles: &[usize], reading: &Reading, kind: usize) -> bool {
    let taken: Vec<usize> = reading.sets.iter().flat_map(Set::tiles).collect();
    how_many(tiles, kind) > how_many(&taken, kind)
}

fn melded(meld: &Call) -> Set {
    Set {
        form: match meld.kind {
            "chi" => Form::Chow,
            "pon" => Form::Pung,
            _ => Form::Kong,
        },
        kind: *meld.tiles.iter().min().expect("a meld has tiles"),
        concealed: meld.kind == "ankan",
        wins: false,
    }
}

/// The kinds that complete the hand without its winning tile, be there one left or not (M7).
pub fn waits(hand: &Hand) -> Vec<usize> {
    let completes = |&kind: &usize| {
        let tiles = [&hand.closed[..], &[kind]].concat();
        !shapes(&tiles, hand.melds.len()).is_empty()
    };
    (0..34).filter(completes).collect()
}
