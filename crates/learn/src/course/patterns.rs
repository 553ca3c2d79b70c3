//! Questions where points add up: the patterns of a hand, their points, what counts beside what, and whether it is enough.

use alloc::vec::Vec;

use crate::course::aim::Aim;
use crate::course::asked::{Asked, AskedPart, Choice, What, one};
use crate::course::hands;
use crate::course::usual::{QUARTERS, quarter, rarest};
use crate::practice::differs::recoloured;
use crate::practice::minimum::counting;
use crate::practice::mistake::beside;
use crate::practice::mistake::worth::{PATTERNS, listed, of_points};
use crate::practice::random::Random;
use crate::practice::{HandLesson, Item, Of, Spec, Topic};
use tensu::Ruleset;
use tensu::notation::Reader;
use tensu::question::{By, Question};
use tensu::rules::score;
use tensu::score::{Award, MissReason, Score};
use tensu::yaku::Yaku;

/// Hands in which a pattern takes the place of another, for games where that is rare.
const EXCLUDING: [&str; 8] = [
    "234m78s55566677z+9s",
    "44m78p55z(666z)(777z)+9p",
    "11m555666z(777z)(345s)+1m",
    "111999m99s11z(222z)+9s",
    "11s22z(111m)(999m)(444z)+2z",
    "78m11122233344z+9m",
    "111444m999p78s55z+9s",
    "12399m12399p789s+9m",
];

/// The number of hands that are dealt for one that shows something.
const DEALT: usize = 40;

/// The share, of a thousand, from which on hands with a pattern are asked about as often as they come; of a rarer one so many
/// fewer. The generator deals hands of one suit far more often than a table.
const USUAL: usize = 100;

/// Finds a hand of a few patterns, won so.
fn find(
    by: Option<By>,
    random: &mut Random,
    rules: &Ruleset,
    fits: impl Fn(&Score) -> bool,
) -> Option<(Question, Score)> {
    let spec = Spec {
        by,
        ..Spec::table()
    };
    let least = random.below(USUAL);
    hands::find(&spec, random, rules, |_, score| {
        let own = listed(&score.awards, rules);
        let rarest = rarest(own.iter().map(|(yaku, _)| *yaku), rules);
        let is_usual = usize::from(rarest) >= least;
        is_usual && (1..=PATTERNS).contains(&own.len()) && fits(score)
    })
}

/// Asks which patterns a hand has.
pub(super) fn list(by: By, random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    let (hand, _) = find(Some(by), random, rules, |score| {
        listed(&score.awards, rules).len() > 1
    })?;
    let lesson = HandLesson::of(&hand, Topic::Worth, random.next(), rules)?;
    let part = AskedPart::of_task(What::Fans, lesson.tasks.first()?)?;
    let of = Of::win(&hand);
    Some(one(Aim::Fans(by), Some(hand), of, part))
}

/// Asks for the points of one of the patterns that are as frequent as others of this quarter.
pub(super) fn worth(place: u8, random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    let own = quarter(place, rules);
    let yaku = own.get(random.below(own.len()))?.yaku;
    let right = rules.points_of(yaku, true);
    let wrong = of_points(yaku, rules);
    let (offered, _) = beside(&wrong, &right, |one, other| one < other, random);
    let part = AskedPart::new(
        What::Worth(yaku),
        offered.into_iter().map(Choice::Number).collect(),
        &Choice::Number(right),
        Item::Yaku(yaku, false),
    )?;
    Some(one(Aim::Worth(place), None, Of::new(false, false), part))
}

/// The pattern that takes the place of another, where one alone does.
fn taken_by(score: &Score, why: MissReason) -> Option<Yaku> {
    let (MissReason::Replaced(by) | MissReason::Principle(_, Some(by))) = why else {
        return None;
    };
    score.has(by).then_some(by)
}

/// The patterns that a hand has and that do not count, each with the one that takes its place.
pub fn excluded(score: &Score, rules: &Ruleset) -> Vec<(Yaku, Yaku)> {
    let missed = score.missed.iter();
    let missed = missed.filter(|missed| rules.points_of(missed.yaku, true) > 0);
    let pairs = missed.filter_map(|missed| Some((missed.yaku, taken_by(score, missed.why)?)));
    pairs.filter(|(yaku, _)| !score.has(*yaku)).collect()
}

/// Finds a hand in which a pattern takes the place of another: as a table brings it, or else one that is known.
fn excluding(
    random: &mut Random,
    rules: &Ruleset,
    fits: impl Fn(&Score) -> bool,
) -> Option<(Question, Score)> {
    let least = random.below(USUAL);
    let is_usual = |score: &Score| {
        let own = listed(&score.awards, rules);
        usize::from(rarest(own.iter().map(|(yaku, _)| *yaku), rules)) >= least
    };
    let keep = |_: &Question, score: &Score| is_usual(score) && fits(score);
    let dealt = Spec::table().find(random.next(), rules, keep);
    let known = |random: &mut Random| {
        let first = random.below(EXCLUDING.len());
        let by = random.pick(&By::ALL);
        let seat = random.pick(rules.seats.winds());
        let all = EXCLUDING.iter().cycle().skip(first).take(EXCLUDING.len());
        let mut hands = all.filter_map(|text| {
            let hand = Reader::OWN.question(text).ok()?;
            Some(Question { by, seat, ..hand })
        });
        let hand = hands.find(|hand| score(hand, rules).is_ok_and(|score| fits(&score)))?;
        Some(recoloured(&hand, random))
    };
    let hand = dealt.or_else(|| known(random))?;
    let scored = score(&hand, rules).ok()?;
    Some((hand, scored))
}

/// Asks whether a pattern counts beside another.
pub(super) fn counts_beside(is: bool, random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    // Where nearly everything counts beside everything, there is nothing to ask.
    rules.chinese()?;
    let pairs = |score: &Score| -> Vec<(Yaku, Yaku)> {
        if !is {
            return excluded(score, rules);
        }
        let own = listed(&score.awards, rules);
        let all = own.iter().map(|(yaku, _)| *yaku);
        let pairs = all
            .clone()
            .flat_map(|one| all.clone().map(move |other| (one, other)));
        pairs.filter(|(one, other)| one != other).collect()
    };
    let fits = |score: &Score| !pairs(score).is_empty();
    let (hand, scored) = if is {
        find(None, random, rules, fits)
    } else {
        excluding(random, rules, fits)
    }?;
    let all = pairs(&scored);
    let (yaku, by) = *all.get(random.below(all.len()))?;
    let part = AskedPart::new(
        What::Beside(yaku, by),
        [false, true].map(Choice::Is).to_vec(),
        &Choice::Is(is),
        Item::Points,
    )?;
    let of = Of::win(&hand);
    Some(one(Aim::Beside(is), Some(hand), of, part))
}

/// Asks whether a hand has what a win needs.
pub(super) fn minimum(is: bool, random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    let dealt = |random: &mut Random| HandLesson::deal(Topic::Minimum, &[], random.next(), rules);
    let lesson = (0..DEALT).find_map(|_| {
        let lesson = dealt(random)?;
        let reaches = lesson.tasks.first()?.right == usize::from(is);
        reaches.then_some(lesson)
    })?;
    let part = AskedPart::of_task(What::Minimum, lesson.tasks.first()?)?;
    let of = Of::win(&lesson.question);
    Some(one(Aim::Minimum(is), Some(lesson.question), of, part))
}

/// Asks for the points of a hand.
pub(super) fn points(random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    let (hand, _) = find(None, random, rules, |_| true)?;
    let lesson = HandLesson::of(&hand, Topic::Worth, random.next(), rules)?;
    let part = AskedPart::of_task(What::Points, lesson.tasks.last()?)?;
    let of = Of::win(&hand);
    Some(one(Aim::Points, Some(hand), of, part))
}

/// Asks who pays how much for a hand.
pub(super) fn payments(by: By, random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    let (hand, _) = find(Some(by), random, rules, |_| true)?;
    let lesson = HandLesson::of(&hand, Topic::Price, random.next(), rules)?;
    let part = AskedPart::of_task(What::Payments, lesson.tasks.last()?)?;
    let of = Of::win(&hand);
    Some(one(Aim::Payments(by), Some(hand), of, part))
}

/// Returns what counts towards the minimum in a hand, though it may be less than a win needs.
pub fn counted(hand: &Question, rules: &Ruleset) -> Vec<Award> {
    counting(hand, rules).unwrap_or_default()
}

/// The aims about the points of patterns.
pub(super) const WORTHS: [Aim; QUARTERS] =
    [Aim::Worth(0), Aim::Worth(1), Aim::Worth(2), Aim::Worth(3)];
