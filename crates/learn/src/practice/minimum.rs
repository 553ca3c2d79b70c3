//! Questions about the least that a win needs: hands dealt a little below it and a little above.

use alloc::vec::Vec;

use crate::practice::mistake::Mistake;
use crate::practice::random::{Random, TRIES};
use crate::practice::{Answer, Item, Part, Spec, Task, Wanted, tasks};
use tensu::Tile;
use tensu::inside::sort_by_key;
use tensu::question::Question;
use tensu::rules::{Ruleset, System, score};
use tensu::score::{Award, AwardKind};

/// The greatest distance of hands from the minimum.
const NEAR: u16 = 3;

/// The most flowers that lie beside a hand: they count or not, and that is worth asking.
const FLOWERS: usize = 3;

/// Asks whether a hand reaches the minimum, and if so for its worth; `None` if something else stands against it.
pub(super) fn tasks(
    question: &Question,
    random: &mut Random,
    rules: &Ruleset,
) -> Option<Vec<Task>> {
    let scored = score(question, rules);
    towards(question, rules)?;
    let reaches = Task {
        part: Part::Minimum,
        teaches: Item::Minimum,
        answers: [false, true].map(Answer::Whether).into(),
        right: usize::from(scored.is_ok()),
        item: None,
    };
    let worth = scored
        .ok()
        .and_then(|score| tasks::worth(&score, question, random, rules));
    Some(
        [reaches]
            .into_iter()
            .chain(worth.into_iter().flatten())
            .collect(),
    )
}

/// Returns the mistake of whoever is wrong about whether a hand has enough.
pub(super) fn mistake(question: &Question, rules: &Ruleset) -> Option<Mistake> {
    let need = rules.additive()?.minimum;
    let has = towards(question, rules)?;
    Some(if has >= need {
        Mistake::Enough(has, need)
    } else {
        Mistake::TooFew(has, need)
    })
}

/// Returns what counts towards the minimum in a complete hand, which may have too little; `None` if it fails otherwise.
pub(crate) fn counting(question: &Question, rules: &Ruleset) -> Option<Vec<Award>> {
    let additive = rules.additive()?;
    let scored = score(question, rules).or_else(|_| {
        let mut free = rules.clone();
        if let System::Additive(own) = &mut free.rules.system {
            own.minimum = 0;
        }
        score(question, &free)
    });
    let mut awards = scored.ok()?.awards;
    awards.retain(|award| match award.what {
        AwardKind::Yaku(yaku) => !additive.is_bonus(yaku),
        AwardKind::WinningBonus => false,
        _ => true,
    });
    // Of two that exclude each other here the higher counts.
    let place = |yaku| {
        let mut own = awards.iter();
        own.position(|award| award.what == AwardKind::Yaku(yaku))
    };
    if let [Some(one), Some(other)] = additive.either.map(place)
        && one != other
    {
        let is_lower =
            |one: usize, other: usize| awards[one].amount.points() < awards[other].amount.points();
        let lower = if is_lower(one, other) { one } else { other };
        awards.remove(lower);
    }
    Some(awards)
}

/// Returns the points of a complete hand that count towards the minimum; `None` if the hand fails otherwise.
fn towards(question: &Question, rules: &Ruleset) -> Option<u16> {
    let own = counting(question, rules)?;
    Some(own.iter().map(|award| award.amount.points()).sum())
}

/// Deals a hand that has as much as the minimum or a little more, as often as one that has a little less.
pub(super) fn deal(random: &mut Random, rules: &Ruleset) -> Option<Question> {
    let need = rules.additive()?.minimum;
    let wins = random.percent(50);
    let mut first = None;
    // Where hardly any hand is on one side, as below one faan, it is on the other; where none is near, it is any.
    for wins in [wins, !wins] {
        let (yaku, near) = if wins {
            (Wanted::Any, need..need.saturating_add(NEAR))
        } else {
            (Wanted::None, need.saturating_sub(NEAR)..need)
        };
        let spec = Spec {
            yaku,
            ..Spec::table()
        };
        for _ in 0..TRIES {
            let Some(mut question) = spec.deal(random.next(), rules) else {
                break;
            };
            question.flowers = flowers(random, rules);
            let is_near = towards(&question, rules).is_some_and(|has| near.contains(&has));
            if is_near {
                return Some(question);
            }
            first = first.or(Some(question));
        }
    }
    first
}

fn flowers(random: &mut Random, rules: &Ruleset) -> Vec<Tile> {
    let all: Vec<Tile> = (1..=rules.tiles.flowers())
        .filter_map(Tile::flower)
        .collect();
    let mut aside = Vec::new();
    for _ in 0..random.below(FLOWERS + 1) {
        let flower = all.get(random.below(all.len())).copied();
        aside.extend(flower.filter(|flower| !aside.contains(flower)));
    }
    sort_by_key(&mut aside, |&flower| flower);
    aside
}
