//! Waits by name: which tiles the winning one completed, and what that is called.

use alloc::vec::Vec;

use crate::course::aim::Aim;
use crate::course::asked::{AnswerMode, Asked, AskedPart, Choice, What};
use crate::course::hands;
use crate::practice::random::Random;
use crate::practice::{Item, Of, Skill, Spec};
use tensu::Ruleset;
use tensu::inside::fu_items;
use tensu::notation::Reader;
use tensu::question::Question;
use tensu::reading::{Block, Reading, Shape, Wait};
use tensu::score::FuReason;
use tensu::tiles::{Kind, Tile};

/// The waits of hands in sets and a pair.
pub const WAITS: [Wait; 5] = [
    Wait::Ryanmen,
    Wait::Kanchan,
    Wait::Penchan,
    Wait::Shanpon,
    Wait::Tanki,
];

/// The tiles that a wait is drawn with, and the one that completes them.
pub fn shape(wait: Wait) -> Option<Question> {
    let tiles = match wait {
        Wait::Kanchan => "35p+4p",
        Wait::Penchan => "12p+3p",
        Wait::Shanpon => "44p77s+4p",
        Wait::Tanki => "4p+4p",
        Wait::Ryanmen | Wait::Juusanmen | Wait::Knitted => "34p+5p",
    };
    Reader::OWN.question(tiles).ok()
}

/// The fu of a wait; 0 for none.
pub fn wait_fu(wait: Wait, rules: &Ruleset) -> u8 {
    let all = rules.riichi().map(|riichi| fu_items(rules, riichi));
    let is = |reason| matches!(reason, FuReason::Wait(own) if own == wait);
    let mut items = all.into_iter().flatten();
    items.find(|item| is(item.reason)).map_or(0, |item| item.fu)
}

/// The tiles that the winning one completed.
fn completed(reading: &Reading, win: Kind) -> Vec<Kind> {
    let block = reading.blocks.get(reading.winner);
    let mut kinds: Vec<Kind> = block.into_iter().flat_map(Block::tiles).collect();
    if let Some(at) = kinds.iter().position(|kind| *kind == win) {
        kinds.remove(at);
    }
    kinds
}

/// Asks for the name and the tiles of a wait: the winning tile completed one set or pair only, however the hand is
/// read.
pub(super) fn named(wait: Wait, random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    let skill = Skill::of_wait(wait);
    let spec = Spec {
        wait: [skill].into(),
        kans: 0..=0,
        open: 0..=2,
        ..Spec::default()
    };
    let (hand, score) = hands::find(&spec, random, rules, |question, score| {
        let Some(win) = question.win.and_then(Tile::kind) else {
            return false;
        };
        let own = &score.reading;
        let alike = |other: &Reading| {
            other.wait == own.wait && completed(other, win) == completed(own, win)
        };
        own.shape == Shape::Standard && score.others.iter().all(|other| alike(&other.reading))
    })?;
    let win = hand.win.and_then(Tile::kind)?;
    let places = places(&hand, &completed(&score.reading, win));
    let first = places.first()?;
    let teaches = Item::Skill(skill);
    let tile = |at: usize| {
        let is = first.contains(&at);
        let choices = [false, true].map(Choice::Is).to_vec();
        let part = AskedPart::new(What::Tile(at as u8), choices, &Choice::Is(is), teaches)?;
        Some(AskedPart {
            counts: is,
            start: Some(0),
            ..part
        })
    };
    let mut parts: Vec<AskedPart> = (0..hand.hand.len()).map(tile).collect::<Option<_>>()?;
    let names = WAITS.map(Choice::Wait).to_vec();
    let name = AskedPart::new(What::WaitName, names, &Choice::Wait(wait), teaches)?;
    let right = name.right;
    parts.push(name);
    let tapped = |places: &Vec<usize>| {
        let tiles = (0..hand.hand.len()).map(|at| usize::from(places.contains(&at)));
        tiles.chain([right]).collect()
    };
    let together = places.iter().map(tapped).collect();
    let of = Of::win(&hand);
    Some(Asked {
        way: AnswerMode::Tap,
        parts,
        together,
        ..Asked::about(Aim::Named(wait), Some(hand), of)
    })
}

/// The places at which these one or two tiles can be tapped: there may be more of a kind.
fn places(hand: &Question, kinds: &[Kind]) -> Vec<Vec<usize>> {
    let of = |kind: Kind| {
        let tiles = hand.hand.iter().enumerate();
        tiles
            .filter(move |(_, tile)| tile.kind() == Some(kind))
            .map(|(at, _)| at)
    };
    match *kinds {
        [one] => of(one).map(|at| alloc::vec![at]).collect(),
        [one, other] => {
            let pairs = of(one).flat_map(|first| of(other).map(move |second| [first, second]));
            let pairs = pairs.filter(|[first, second]| first < second);
            pairs.map(|pair| pair.to_vec()).collect()
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::{WAITS, shape};
    use tensu::reading::Wait;
    use tensu::tiles::Counts;
    use tensu::tiles::Tile;

    /// A wait on two pairs is drawn with both; each other shape lacks its winning tile alone.
    #[test]
    fn two_pairs_are_drawn_as_two() {
        for wait in WAITS {
            let drawn = shape(wait).expect("a shape");
            let own: Counts = drawn.hand.iter().copied().filter_map(Tile::kind).collect();
            let pairs = own.iter().filter(|(_, count)| *count == 2).count();
            let wanted = if wait == Wait::Shanpon { 2 } else { 0 };
            assert_eq!(pairs, wanted, "{wait:?}");
        }
    }
}
