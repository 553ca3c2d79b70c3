//! Questions to a referee: who is furiten, and what is paid where nobody won.

use alloc::vec::Vec;

use crate::practice::mistake::{Mistake, Wrong, distinct};
use crate::practice::problem::subject::Given;
use crate::practice::random::Random;
use crate::practice::{Answer, Item, Part, Spec, Task};
use tensu::Ruleset;
use tensu::game::drawn;
use tensu::inside::sort_by_key;
use tensu::outlook::Outlook;
use tensu::question::{By, Question};
use tensu::tiles::{Counts, Kind, Tile, TileSet, Wind};

/// The fewest and the most tiles that somebody has discarded.
const FEWEST: usize = 5;
const MOST: usize = 12;

/// The number of tries at drawing the discards.
const DRAWS: usize = 200;

/// The tiles that complete a hand without its winning tile.
fn waits(hand: &Question, rules: &Ruleset) -> Option<Vec<Kind>> {
    match hand.outlook(rules) {
        Some(Outlook::Waits(waits)) => Some(waits.into_iter().map(|(kind, _)| kind).collect()),
        _ => None,
    }
}

/// Deals a hand to be won by ron, and its player's discards: in half of the questions no tile that it waits for is
/// among them, in the others one is, but not the winning tile.
pub(super) fn discarded(spec: &Spec, seed: u64, rules: &Ruleset) -> Option<(Question, Given)> {
    let mut random = Random(seed);
    let barred = random.percent(50);
    let wish = Spec {
        by: Some(By::Ron),
        ..spec.clone()
    };
    // Whoever waits for one tile sees it at once.
    let hand = wish.find(random.next(), rules, |hand, _| {
        !barred || waits(hand, rules).is_some_and(|waits| waits.len() > 1)
    })?;
    let waits = waits(&hand, rules)?;
    let mut used: Counts = hand.lying().filter_map(Tile::kind).collect();
    let kinds: Vec<Kind> = Kind::all().filter(|&kind| rules.tiles.has(kind)).collect();
    let others: Vec<Kind> = waits
        .iter()
        .copied()
        .filter(|&kind| hand.win.and_then(Tile::kind) != Some(kind))
        .collect();
    // All of them may lie there already.
    let is_there = |kind: Kind, used: &Counts| used.get(kind) < TileSet::COPIES;
    if barred && !others.iter().any(|&kind| is_there(kind, &used)) {
        return None;
    }
    let count = FEWEST + random.below(MOST - FEWEST + 1);
    let mut all: Vec<Kind> = Vec::new();
    for _ in 0..DRAWS {
        if all.len() == count {
            break;
        }
        let kind = if barred && all.is_empty() {
            random.pick(&others)
        } else {
            random.pick(&kinds)
        };
        let is_wait = waits.contains(&kind);
        if is_there(kind, &used) && (!is_wait || barred && all.is_empty()) {
            used.add(kind, 1);
            all.push(kind);
        }
    }
    // The one that decides lies anywhere among them.
    let at = random.below(all.len());
    all.swap(0, at);
    Some((hand, Given::Discarded(all)))
}

/// Asks whether a hand is furiten: the discards and the waits decide, and nothing that is not shown.
pub(super) fn furiten(discarded: &[Kind], hand: &Question, rules: &Ruleset) -> Option<Task> {
    waits(hand, rules)?;
    Some(Task {
        part: Part::Furiten,
        teaches: Item::Furiten,
        answers: [true, false].map(Answer::Whether).into(),
        right: usize::from(!hand.is_furiten(discarded, rules)),
        item: None,
    })
}

/// Deals one player or more who are tenpai, and one or more who are not.
pub(super) fn tenpai(seed: u64, rules: &Ruleset) -> (Question, Given) {
    let mut random = Random(seed);
    let mut seats = rules.seats.winds().to_vec();
    let left = random.below(seats.len() - 1) + 1;
    while seats.len() > left {
        seats.remove(random.below(seats.len()));
    }
    (Question::default(), Given::Tenpai(seats))
}

/// Asks for the points that a tenpai player gets, among what others would get or pay.
pub(super) fn noten(tenpai: &[Wind], rules: &Ruleset) -> Option<Task> {
    let right = of_tenpai(tenpai, *tenpai.first()?, rules)?;
    let mut all: Vec<u32> = noten_of(tenpai, rules)
        .into_iter()
        .map(|(_, points)| points)
        .chain([right])
        .collect();
    sort_by_key(&mut all, |&one| one);
    let right = all.iter().position(|one| *one == right)?;
    (all.len() > 1).then(|| Task {
        part: Part::Noten,
        teaches: Item::Noten,
        answers: all.into_iter().map(Answer::Points).collect(),
        right,
        item: None,
    })
}

/// The points that a seat gets or pays where these are tenpai.
fn of_tenpai(tenpai: &[Wind], seat: Wind, rules: &Ruleset) -> Option<u32> {
    let drawn = drawn(tenpai, rules).ok()?;
    let own = drawn.changes.iter().find(|(own, _)| *own == seat)?;
    u32::try_from(own.1.unsigned_abs()).ok()
}

/// The points that others would get or pay, with as many who are tenpai or with another number.
pub(crate) fn noten_of(tenpai: &[Wind], rules: &Ruleset) -> Wrong<u32> {
    let seats = rules.seats.winds();
    let mut all: Wrong<u32> = Vec::new();
    for count in 1..seats.len() {
        let others = &seats[..count];
        let both = [(seats[0], true), (seats[count], false)];
        all.extend(both.into_iter().filter_map(|(seat, gets)| {
            let points = of_tenpai(others, seat, rules)?;
            let tenpai = u8::try_from(count).ok()?;
            Some((Mistake::NotenOf { tenpai, gets }, points))
        }));
    }
    let right = tenpai
        .first()
        .and_then(|first| of_tenpai(tenpai, *first, rules));
    distinct(all, &right.unwrap_or_default())
}
