//! Kinds of tiles, and every way to see a complete hand in them.

use super::{Call, Hand};

pub fn is_honor(kind: usize) -> bool {
    kind >= 27
}

pub fn is_dragon(kind: usize) -> bool {
    kind >= 31
}

pub fn is_wind(kind: usize) -> bool {
    (27..31).contains(&kind)
}

pub fn is_terminal(kind: usize) -> bool {
    kind < 27 && [0, 8].contains(&(kind % 9))
}

pub fn is_orphan(kind: usize) -> bool {
    is_honor(kind) || is_terminal(kind)
}

/// Returns whether a kind is 2, 3, 4, 6, 8 of bamboo or the green dragon.
pub fn is_green(kind: usize) -> bool {
    [19, 20, 21, 23, 25, 32].contains(&kind)
}

/// Returns a number for the suit: man 0, pin 1, sou 2; honors 3.
pub fn suit(kind: usize) -> usize {
    kind / 9
}

pub fn how_many(tiles: &[usize], kind: usize) -> usize {
    tiles.iter().filter(|&&tile| tile == kind).count()
}

fn orphans() -> Vec<usize> {
    (0..34).filter(|&kind| is_orphan(kind)).collect()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    Pair,
    Sequence,
    Triplet,
    Kan,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    pub form: Form,
    pub tiles: Vec<usize>,
    /// Made by the winner alone: false for a called meld and for the set finished by ron.
    pub own: bool,
    /// Declared, closed kans too.
    pub declared: bool,
    /// The winning tile sits here.
    pub wins: bool,
}

/// Returns all ways to read sorted tiles as so many sequences and triplets and so many pairs.
///
/// The lowest tile left must belong to some block, so each one that it can start is tried. The same split may come out
/// in two orders; that does no harm.
fn splits(tiles: &[usize], sets: usize, pairs: usize) -> Vec<Vec<Block>> {
    let mut found = vec![];
    let Some(&low) = tiles.first() else {
        if sets + pairs == 0 {
            found.push(vec![]);
        }
        return found;
    };
    for block in blocks_from(low) {
        let (sets, pairs) = match block.form {
            Form::Pair => (Some(sets), pairs.checked_sub(1)),
            _ => (sets.checked_sub(1), Some(pairs)),
        };
        let rest = without(tiles, &block.tiles);
        if let (Some(sets), Some(pairs), Some(rest)) = (sets, pairs, rest) {
            for mut split in splits(&rest, sets, pairs) {
                split.push(block.clone());
                found.push(split);
            }
        }
    }
    found
}

/// Returns the pair, the triplet and the sequence whose lowest tile is this one.
fn blocks_from(low: usize) -> Vec<Block> {
    let block = |form, tiles| Block {
        form,
        tiles,
        own: true,
        declared: false,
        wins: false,
    };
    let mut blocks = vec![block(Form::Pair, vec![low; 2])];
    blocks.push(block(Form::Triplet, vec![low; 3]));
    if !is_honor(low) && low % 9 <= 6 {
        blocks.push(block(Form::Sequence, vec![low, low + 1, low + 2]));
    }
    blocks
}

/// The tiles less those of a block, or `None` when they are not all there.
fn without(tiles: &[usize], block: &[usize]) -> Option<Vec<usize>> {
    let mut rest = tiles.to_vec();
    for tile in block {
        let place = rest.iter().position(|t| t == tile)?;
        rest.remove(place);
    }
    Some(rest)
}

/// The shapes of a complete hand besides four sets and a pair.
#[derive(Clone, Copy, Debug, Default)]
pub struct Shapes {
    pub orphans: bool,
    /// Unrelated tiles; whether the situation allows them is asked by the caller.
    pub unrelated: bool,
    pub pairs: Pairs,
    /// Knitted tiles, with a set and a pair or with honors.
    pub knitted: bool,
}

/// The seven pairs that are allowed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pairs {
    #[default]
    Different,
    /// Four alike are two of them.
    Any,
    None,
}

/// A way to see a complete hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sight {
    /// Four sets and a pair, or seven pairs.
    Blocks(Vec<Block>),
    Orphans,
    Unrelated,
}

fn is_seven_pairs(tiles: &[usize], pairs: Pairs) -> bool {
    let fits = |n: usize| match pairs {
        Pairs::Different => n == 2,
        Pairs::Any => n == 2 || n == 4,
        Pairs::None => false,
    };
    tiles.len() == 14 && tiles.iter().all(|&tile| fits(how_many(tiles, tile)))
}

/// Lists 147, 258 and 369, for each order of the suits.
pub fn knitted_straights() -> Vec<Vec<usize>> {
    let orders = [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ];
    let row = |suit: usize, first: usize| [0, 3, 6].map(|step| 9 * suit + first + step);
    let tiles = |order: [usize; 3]| (0..3).flat_map(|first| row(order[first], first)).collect();
    orders.into_iter().map(tiles).collect()
}

/// Returns whether tiles are fourteen different ones of the honors and one knitted straight, or a knitted straight with
/// a set and a pair.
fn is_knitted(tiles: &[usize], melds: usize) -> bool {
    let straights = knitted_straights();
    let within = |straight: &Vec<usize>| {
        let fits = |tile: &usize| is_honor(*tile) || straight.contains(tile);
        tiles.iter().all(fits)
    };
    let different = tiles.iter().all(|&tile| how_many(tiles, tile) == 1);
    let unrelated = tiles.len() == 14 && different && straights.iter().any(within);
    let rest = straights
        .iter()
        .filter_map(|straight| without(tiles, straight));
    let sets = 1_usize.checked_sub(melds);
    unrelated
        || sets.is_some_and(|sets| {
            rest.into_iter()
                .any(|rest| !splits(&rest, sets, 1).is_empty())
        })
}

/// Each of the thirteen orphans, one of them twice.
fn is_thirteen_orphans(tiles: &[usize]) -> bool {
    tiles.len() == 14
        && tiles.iter().all(|&tile| is_orphan(tile))
        && orphans().iter().all(|kind| tiles.contains(kind))
}

/// Returns whether no two of one suit are closer than three apart; the fourteenth may match one of the others.
fn is_unrelated(tiles: &[usize]) -> bool {
    let mut kinds = tiles.to_vec();
    kinds.sort_unstable();
    kinds.dedup();
    let apart =
        |a: usize, b: usize| a == b || is_honor(a) || suit(a) != suit(b) || a.abs_diff(b) >= 3;
    let all_apart = kinds.iter().all(|&a| kinds.iter().all(|&b| apart(a, b)));
    tiles.len() == 14 && kinds.len() >= 13 && all_apart
}

/// Every way to see a complete hand in the concealed tiles.
fn sights(mut tiles: Vec<usize>, melds: usize, shapes: Shapes) -> Vec<Sight> {
    tiles.sort_unstable();
    let mut ways = splits(&tiles, 4 - melds, 1);
    if melds == 0 && is_seven_pairs(&tiles, shapes.pairs) {
        ways.extend(splits(&tiles, 0, 7));
    }
    let mut found: Vec<Sight> = ways.into_iter().map(Sight::Blocks).collect();
    if melds == 0 && shapes.orphans && is_thirteen_orphans(&tiles) {
        found.push(Sight::Orphans);
    }
    if melds == 0 && shapes.unrelated && is_unrelated(&tiles) {
        found.push(Sight::Unrelated);
    }
    found
}

/// Every reading of the hand: its blocks, one of which takes the winning tile.
pub fn readings(hand: &Hand, shapes: Shapes) -> Vec<Sight> {
    let tiles = [&hand.closed[..], &[hand.win]].concat();
    let mut found = vec![];
    for sight in sights(tiles, hand.melds.len(), shapes) {
        let Sight::Blocks(way) = sight else {
            found.push(sight);
            continue;
        };
        for holder in (0..way.len()).filter(|&i| way[i].tiles.contains(&hand.win)) {
            let mut blocks = way.clone();
            blocks[holder].wins = true;
            blocks[holder].own = hand.tsumo;
            blocks.extend(hand.melds.iter().map(meld_block));
            found.push(Sight::Blocks(blocks));
        }
    }
    found
}

fn meld_block(meld: &Call) -> Block {
    let mut tiles = meld.tiles.clone();
    tiles.sort_unstable();
    Block {
        form: match meld.kind {
            "chi" => Form::Sequence,
            "pon" => Form::Triplet,
            _ => Form::Kan,
        },
        tiles,
        own: meld.kind == "ankan",
        declared: true,
        wins: false,
    }
}

/// Returns whether the concealed tiles are complete.
pub fn is_complete(tiles: &[usize], melds: usize, shapes: Shapes) -> bool {
    let mut sorted = tiles.to_vec();
    sorted.sort_unstable();
    let knitted = shapes.knitted && is_knitted(&sorted, melds);
    knitted || !sights(sorted, melds, shapes).is_empty()
}

/// The kinds that complete the hand without its winning tile; a kind of which it holds all four is none.
pub fn waits(closed: &[usize], melds: &[Call], shapes: Shapes) -> Vec<usize> {
    let held = |kind| {
        let called = melds.iter().map(|meld| how_many(&meld.tiles, kind));
        how_many(closed, kind) + called.sum::<usize>()
    };
    let completes = |kind: usize| is_complete(&[closed, &[kind]].concat(), melds.len(), shapes);
    (0..34)
        .filter(|&kind| held(kind) < 4 && completes(kind))
        .collect()
}

// ---------------------------------------------------------------- distance

/// Tiles still missing to the nearest complete hand, less one: -1 complete, 0 tenpai.
///
/// A hand to aim at needs only tiles that the game has, and never five of a kind, those of the melds included.
pub fn shanten(closed: &[usize], melds: &[Call], players: usize, shapes: Shapes) -> i32 {
    let mut have = [0; 34];
    let mut most = [4; 34];
    for &tile in closed {
        have[tile] += 1;
    }
    for &tile in melds.iter().flat_map(|meld| &meld.tiles) {
        most[tile] -= 1;
    }
    if players == 3 {
        most[1..8].fill(0);
    }
    let mut missing = missing_standard(&have, &most, 4 - melds.len());
    if melds.is_empty() {
        missing = missing.min(missing_seven_pairs(&have, &most, shapes.pairs));
        if shapes.orphans {
            missing = missing.min(missing_orphans(&have));
        }
    }
    if shapes.knitted {
        missing = missing.min(missing_knitted(&have, &most, melds.len()));
    }
    missing as i32 - 1
}

/// The smallest number of tiles with which some sets and a pair can be reached.
fn missing_standard(have: &[u8; 34], most: &[u8; 34], sets: usize) -> u32 {
    missing_beside(have, most, sets, &[])
}

/// Counts the tiles missing to fourteen different ones of the honors and a knitted straight, or to the straight with
/// sets and a pair beside it.
fn missing_knitted(have: &[u8; 34], most: &[u8; 34], melds: usize) -> u32 {
    let one = |straight: Vec<usize>| {
        let held = (0..34).filter(|&kind| is_honor(kind) || straight.contains(&kind));
        let held = held.filter(|&kind| have[kind] > 0).count().min(14) as u32;
        let beside = 1_usize
            .checked_sub(melds)
            .map(|sets| missing_beside(have, most, sets, &straight));
        let unrelated = (melds == 0).then_some(14 - held);
        beside.into_iter().chain(unrelated).min()
    };
    let each = knitted_straights().into_iter().filter_map(one);
    each.min().unwrap_or(15)
}

/// The same for sets and a pair beside tiles that have to be there.
fn missing_beside(have: &[u8; 34], most: &[u8; 34], sets: usize, beside: &[usize]) -> u32 {
    let shapes: Vec<Vec<usize>> = (0..34)
        .flat_map(blocks_from)
        .filter(|block| block.form != Form::Pair)
        .map(|block| block.tiles)
        .collect();
    let within = |limit: u32| {
        (0..34).any(|pair| {
            let mut aim = [0; 34];
            for &tile in beside {
                aim[tile] += 1;
            }
            aim[pair] += 2;
            aim_reached(have, most, &aim, &shapes, sets, limit)
        })
    };
    // Allow no missing tile, then one, and so on. From nothing at all it takes three a set.
    (0..15).find(|&limit| within(limit)).unwrap_or(15)
}

/// Returns whether the aim can be extended by so many of the shapes so that at most so many tiles are missing.
fn aim_reached(
    have: &[u8; 34],
    most: &[u8; 34],
    aim: &[u8; 34],
    shapes: &[Vec<usize>],
    sets: usize,
    limit: u32,
) -> bool {
    // A longer aim never misses fewer tiles, so a bad beginning can be given up.
    if missing_to(have, aim) > limit || (0..34).any(|kind| aim[kind] > most[kind]) {
        return false;
    }
    if sets == 0 {
        return true;
    }
    // The order of the sets does not matter: go on from the same shape, not from the first.
    (0..shapes.len()).any(|i| {
        let mut more = *aim;
        for &tile in &shapes[i] {
            more[tile] += 1;
        }
        aim_reached(have, most, &more, &shapes[i..], sets - 1, limit)
    })
}

fn missing_to(have: &[u8; 34], aim: &[u8; 34]) -> u32 {
    let missing = |kind: usize| u32::from(aim[kind].saturating_sub(have[kind]));
    (0..34).map(missing).sum()
}

/// Counts the tiles missing to seven pairs: those of which the fewest are missing.
fn missing_seven_pairs(have: &[u8; 34], most: &[u8; 34], pairs: Pairs) -> u32 {
    let each = match pairs {
        Pairs::Different => 1,
        Pairs::Any => 2,
        Pairs::None => return 15,
    };
    let kinds = (0..34).filter(|&kind| most[kind] > 0);
    let pair = |kind: usize, nth: u8| u32::from(2 - have[kind].saturating_sub(2 * nth).min(2));
    let missing = kinds.flat_map(|kind| (0..each).map(move |nth| pair(kind, nth)));
    let mut missing: Vec<u32> = missing.collect();
    missing.sort_unstable();
    missing[..7].iter().sum()
}

/// The thirteen orphans with each of them in turn as the one held twice.
fn missing_orphans(have: &[u8; 34]) -> u32 {
    let aim_with_twice = |twice: usize| {
        let mut aim = [0; 34];
        for kind in orphans() {
            aim[kind] = 1;
        }
        aim[twice] = 2;
        missing_to(have, &aim)
    };
    let each = orphans().into_iter().map(aim_with_twice);
    each.min().unwrap_or(14)
}
