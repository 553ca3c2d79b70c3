//! The rules of a whole game: what its end makes of points.

use alloc::vec::Vec;

use super::access::{han, han_mut};
use super::fields::{NEVER, ON_OFF, field};
use crate::presets::ruleset::HouseRule;
use crate::rulebook::Setting;
use crate::rulebook::{EndSticks, Oka, Rounding, Rules, Seats, Ties, Uma};
use crate::words::{Said, Word};

/// Points of the whole game.
macro_rules! points {
    ($id:literal, $text:expr, $($field:ident).+) => {
        HouseRule {
            id: $id,
            text: Said::Core($text),
            choices: &[],
            ranges: &["0–1000000"],
            matters: NEVER,
            get: |rules| han(rules).map(|rules| Setting::Number(rules.game.$($field).+.into())),
            set: |rules, value| {
                let points = value.number().filter(|points| *points <= 1_000_000)?;
                han_mut(rules)?.game.$($field).+ = points;
                Some(())
            },
        }
    };
}

pub(super) const START: HouseRule = points!("start", Word::RuleStart, start);
pub(super) const BACK: HouseRule = points!("back", Word::RuleBack, back);
pub(super) const OKA: HouseRule =
    field!("oka", Word::RuleOka, han han_mut.game.oka: Oka, ON_OFF, NEVER);
pub(super) const TIES: HouseRule =
    field!("ties", Word::RuleTies, han han_mut.game.ties: Ties, &["split", "seat"], NEVER);
pub(super) const END_STICKS: HouseRule = field!("end_sticks", Word::RuleEndSticks, han han_mut.game.end_sticks: EndSticks, &["first", "lost"], NEVER);
pub(super) const ROUNDING: HouseRule = field!("rounding", Word::RuleRounding, han han_mut.game.rounding: Rounding, &["exact", "nearest", "five_down"], NEVER);

/// Side stakes; nothing where it is 0.
pub(super) const CHIP: HouseRule = points!("chip", Word::RuleChip, side.chip);
pub(super) const YAKITORI: HouseRule = points!("yakitori", Word::RuleYakitori, side.yakitori);
pub(super) const BUST_PRIZE: HouseRule =
    points!("bust_prize", Word::RuleBustPrize, side.bust_prize);
pub(super) const RATE: HouseRule = points!("rate", Word::RuleRate, side.rate);

/// More than any game gives for a place, in thousands.
const MOST: i32 = 1_000;

/// Points by place: a number for each, or three or four times as many where it matters how many players finish below the start.
pub(super) const UMA: HouseRule = HouseRule {
    id: "uma",
    text: Said::Core(Word::RuleUma),
    choices: &[],
    // Three players, four, and four by how many finish below the start: one, else, three; one, two, three, none or all.
    ranges: &[
        "[-1000–1000 × 3]",
        "[-1000–1000 × 4]",
        "[-1000–1000 × 12]",
        "[-1000–1000 × 16]",
    ],
    matters: NEVER,
    get: |rules| {
        let rules = han(rules)?;
        let lists: &[[i32; 4]] = match &rules.game.uma {
            Uma::Places(places) => core::slice::from_ref(places),
            Uma::Below(lists) => lists,
            Uma::BelowSome(lists) => lists,
        };
        let players = rules.seats.winds().len();
        let places = lists.iter().flat_map(|places| places.iter().take(players));
        Some(Setting::List(
            places.map(|&each| Setting::Number(each.into())).collect(),
        ))
    },
    set: |rules, value| {
        let uma = read(rules, value)?;
        han_mut(rules)?.game.uma = uma;
        Some(())
    },
};

fn read(rules: &Rules, value: &Setting) -> Option<Uma> {
    let Setting::List(numbers) = value else {
        return None;
    };
    let each = |n: &Setting| n.number().filter(|n| (-MOST..=MOST).contains(n));
    let numbers: Vec<i32> = numbers.iter().map(each).collect::<Option<_>>()?;
    Some(match (rules.seats, numbers.as_slice()) {
        (Seats::Three, &[one, two, three]) => Uma::Places([one, two, three, 0]),
        (Seats::Four, &[_, _, _, _]) => Uma::Places(numbers.try_into().ok()?),
        (Seats::Four, numbers) => {
            let lists: Vec<[i32; 4]> = numbers
                .chunks(4)
                .map(|places| places.try_into().ok())
                .collect::<Option<_>>()?;
            match *lists {
                [one, other, three] => Uma::Below([one, other, three]),
                [one, two, three, none_or_all] => Uma::BelowSome([one, two, three, none_or_all]),
                _ => return None,
            }
        }
        _ => return None,
    })
}
