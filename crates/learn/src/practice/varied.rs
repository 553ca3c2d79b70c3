//! Another hand like one: other suits and ranks, other seats, other indicators, paid alike or otherwise by the same rules.

use alloc::vec::Vec;

use crate::practice::beside_sheet::{differs, paid};
use crate::practice::random::Random;
use tensu::inside::sort_by_key;
use tensu::question::Question;
use tensu::reading::{Block, BlockKind, Reading, Shape};
use tensu::rules::{DEFAULT, Ruleset, score};
use tensu::tiles::{Counts, Dragon, Kind, Suit, Tile, Wind};

/// The number of hands that are made to find one that fits.
const TRIES: usize = 40;
/// The number of them whose blocks move by themselves.
const OF_BLOCKS: usize = 24;

/// Makes another hand like one, of which these rules and the cheat sheet say as much: it wins by those by which the hand
/// does, and is paid alike or otherwise as the hand is.
pub(crate) fn varied(hand: &Question, random: &mut Random, rules: &Ruleset) -> Question {
    let wins = |hand: &Question| [DEFAULT, rules].map(|rules| !paid(hand, rules).is_empty());
    let wanted = (wins(hand), differs(hand, rules));
    let made = (0..TRIES).find_map(|nth| {
        // Blocks move by themselves, which makes the most hands, and breaks what is made of several: then all move alike.
        let moved = if nth < OF_BLOCKS {
            blocks_moved(hand, random, rules)
        } else {
            Some(turned(hand, random))
        };
        let mut other = moved?;
        around(&mut other, random);
        (wins(&other) == wanted.0 && differs(&other, rules) == wanted.1).then_some(other)
    });
    made.unwrap_or_else(|| hand.clone())
}

/// Moves all tiles alike: to other suits, from 1 to 9 or from 9 to 1, to other dragons.
fn turned(hand: &Question, random: &mut Random) -> Question {
    let (suits, dragons) = (
        random.below(Suit::ALL.len()),
        random.below(Dragon::ALL.len()),
    );
    let (crossed, mirrored) = (random.percent(50), random.percent(50));
    let kind_of = |kind: Kind| {
        let Some(suit) = kind.suit() else {
            let at = Dragon::ALL.iter().position(|own| own.kind() == kind);
            return at.map_or(kind, |at| after(&Dragon::ALL, at + dragons).kind());
        };
        let at = Suit::ALL.iter().position(|own| *own == suit);
        let at = at.unwrap_or_default();
        let at = if crossed { Suit::ALL.len() - at } else { at };
        let rank = if mirrored {
            10 - kind.rank()
        } else {
            kind.rank()
        };
        Kind::number(after(&Suit::ALL, at + suits), rank).unwrap_or(kind)
    };
    let mut other = hand.clone();
    for tile in other.tiles_mut() {
        *tile = moved(*tile, kind_of);
    }
    // From 9 to 1 a sequence lies the other way round.
    for meld in &mut other.melds {
        sort_by_key(&mut meld.tiles, |&tile| tile);
    }
    let indicators = hand.dora.iter().chain(&hand.ura);
    for (tile, own) in other.dora.iter_mut().chain(&mut other.ura).zip(indicators) {
        *tile = indicator(*own, |kind| Some(kind_of(kind)));
    }
    // Any of thirteen orphans wins.
    if waits_for_orphans(&other) {
        other.win = Some(random.pick(&other.hand));
    }
    sort_by_key(&mut other.hand, |&tile| tile);
    other
}

/// Returns whether any terminal or honor completes thirteen orphans.
pub(super) fn waits_for_orphans(hand: &Question) -> bool {
    let kinds: Counts = hand.hand.iter().copied().filter_map(Tile::kind).collect();
    kinds.kinds().filter(|kind| kind.is_yaochuu()).count() == 13
}

fn after<T: Copy>(all: &[T], at: usize) -> T {
    all[at % all.len()]
}

/// The tile of another kind, red if it was and a five can be.
fn moved(tile: Tile, kind_of: impl Fn(Kind) -> Kind) -> Tile {
    let Some(kind) = tile.kind().map(kind_of) else {
        return tile;
    };
    let red = kind.red_five().filter(|_| tile.is_red());
    red.unwrap_or_else(|| Tile::plain(kind))
}

/// The indicator that shows the tile to which the shown one has moved.
fn indicator(tile: Tile, kind_of: impl Fn(Kind) -> Option<Kind>) -> Tile {
    let shown = tile.kind().map(|kind| DEFAULT.tiles.indicated(kind));
    let kind = shown.and_then(kind_of);
    kind.map_or(tile, |kind| Tile::plain(DEFAULT.tiles.indicator(kind)))
}

/// Moves each set and the pair by itself, terminals to terminals, winds to where they are; `None` where the hand has another
/// shape, or two sets need the same tiles.
fn blocks_moved(hand: &Question, random: &mut Random, rules: &Ruleset) -> Option<Question> {
    let scored = [DEFAULT, rules].into_iter();
    let mut scored = scored.filter_map(|rules| score(&hand.adapted(rules), rules).ok());
    let reading = scored.next()?.reading;
    if reading.shape != Shape::Standard {
        return None;
    }
    let is_red = |block: &Block| {
        let reds = hand.all_tiles().filter(|tile| tile.is_red());
        reds.filter_map(Tile::kind)
            .any(|kind| block.tiles().any(|own| own == kind))
    };
    let firsts = reading.blocks.iter().map(|block| {
        // A red five stays one.
        let own = is_red(block).then_some(block.first);
        own.or_else(|| first(block, &reading, random))
    });
    let firsts: Vec<Kind> = firsts.collect::<Option<_>>()?;
    let moves = || reading.blocks.iter().zip(&firsts);
    // Honors have no next tile, and need none.
    let to = |(block, first): (&Block, &Kind), kind: Kind| match kind.rank() - block.first.rank() {
        0 => Some(*first),
        by => first.up(by),
    };
    let mut other = hand.clone();
    let concealed = firsts.len().checked_sub(hand.melds.len())?;
    let all = moves().take(concealed).flat_map(|(block, first)| {
        let own: Vec<Option<Kind>> = block.tiles().map(|kind| to((block, first), kind)).collect();
        own
    });
    let all: Option<Vec<Kind>> = all.collect();
    other.hand = all?.into_iter().map(Tile::plain).collect();
    let winner = moves().nth(reading.winner)?;
    let win = Tile::plain(to(winner, hand.win?.kind()?)?);
    let at = other.hand.iter().position(|tile| *tile == win)?;
    other.hand.remove(at);
    other.win = Some(win);
    for (meld, (block, first)) in other.melds.iter_mut().zip(moves().skip(concealed)) {
        for tile in &mut meld.tiles {
            *tile = moved(*tile, |kind| to((block, first), kind).unwrap_or(kind));
        }
    }
    for red in hand
        .hand
        .iter()
        .chain(&hand.win)
        .filter(|tile| tile.is_red())
    {
        let plain = |tile: &&mut Tile| tile.kind() == red.kind();
        *other.hand.iter_mut().chain(&mut other.win).find(plain)? = *red;
    }
    let shown = |kind: Kind| {
        let own = moves().find(|(block, _)| block.tiles().any(|own| own == kind))?;
        to(own, kind)
    };
    let indicators = hand.dora.iter().chain(&hand.ura);
    for (tile, own) in other.dora.iter_mut().chain(&mut other.ura).zip(indicators) {
        *tile = indicator(*own, shown);
    }
    sort_by_key(&mut other.hand, |&tile| tile);
    Some(other)
}

/// Draws the first tile of a set or the pair: one of its sort, where the wait stays the same.
fn first(block: &Block, reading: &Reading, random: &mut Random) -> Option<Kind> {
    let own = block.first;
    if own.is_honor() {
        let dragon = random.pick(&Dragon::ALL).kind();
        return Some(if own.dragon().is_some() { dragon } else { own });
    }
    let suit = random.pick(&Suit::ALL);
    let is_edge = own.is_terminal() || block.kind == BlockKind::Sequence && own.rank() == 7;
    let is_won = reading.blocks.get(reading.winner) == Some(block);
    let rank = match block.kind {
        // Of the same sequence at the edge another tile would win, or wait otherwise.
        BlockKind::Sequence if is_edge && is_won => own.rank(),
        BlockKind::Sequence if is_edge => random.pick(&[1, 7]),
        BlockKind::Sequence => 2 + random.below(5) as u8,
        _ if is_edge => random.pick(&[1, 9]),
        _ => 2 + random.below(7) as u8,
    };
    Kind::number(suit, rank)
}

/// Turns other indicators where they show no tile of the hand, and seats the winner elsewhere; every other time not, where a
/// wind of the hand may depend on it.
fn around(hand: &mut Question, random: &mut Random) {
    let own: Vec<Kind> = hand.all_tiles().filter_map(Tile::kind).collect();
    let shows = |kind: Kind| own.contains(&DEFAULT.tiles.indicated(kind));
    let idle: Vec<Kind> = Kind::all()
        .filter(|&kind| !shows(kind) && !own.contains(&kind))
        .collect();
    for tile in hand.dora.iter_mut().chain(&mut hand.ura) {
        if tile.kind().is_some_and(|kind| !shows(kind)) && !idle.is_empty() {
            *tile = Tile::plain(random.pick(&idle));
        }
    }
    let no_wind = own.iter().all(|kind| kind.wind().is_none());
    if no_wind || waits_for_orphans(hand) || random.percent(50) {
        hand.seat = random.pick(DEFAULT.seats.winds());
        hand.round = random.pick(&[Wind::East, Wind::South]);
    }
}

#[cfg(test)]
mod tests {
    use alloc::collections::BTreeSet;
    use alloc::string::{String, ToString};

    use crate::practice::beside_sheet::is_like;
    use crate::practice::{Drill, Form, Problem};
    use tensu::rules::CORE;
    use tensu::tiles::{Kind, TileSet};

    /// Hands that other rules pay otherwise are situations of a table: an indicator, one more for each kan, those below after
    /// riichi alone; no tile for the fifth time; and no question comes twice.
    #[test]
    fn hands_that_differ_are_possible_and_others_each_time() {
        let drill = Drill::of(Form::Differs);
        let own = CORE.rulesets.iter().filter(|rules| is_like(rules));
        for rules in own.filter(|rules| Form::Differs.is_in(rules)) {
            let mut seen = BTreeSet::new();
            let mut tiles = BTreeSet::new();
            for seed in 0..200 {
                let problem = Problem::deal(&drill, None, seed, rules).expect("a question");
                let hand = problem.question;
                let kans = hand.melds.iter().filter(|meld| meld.kind.is_kan()).count();
                let below = if hand.riichi.is_declared() {
                    1 + kans
                } else {
                    0
                };
                let counts = (hand.dora.len(), hand.ura.len());
                assert_eq!(counts, (1 + kans, below), "{} {hand}", rules.id);
                for kind in Kind::all() {
                    let lying = hand.lying().filter(|tile| tile.kind() == Some(kind));
                    assert!(
                        lying.count() <= TileSet::COPIES.into(),
                        "{} {hand}",
                        rules.id
                    );
                }
                assert!(seen.insert(hand.to_string()), "{}: {hand} twice", rules.id);
                tiles.extend(hand.to_string().split(' ').next().map(String::from));
            }
            // Not only their seats and indicators differ.
            assert!(tiles.len() > 100, "{}: {}", rules.id, tiles.len());
        }
    }
}
