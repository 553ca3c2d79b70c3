//! Questions about the least that a win needs: hands dealt a little below it and a little above.

use alloc::vec::Vec;

use crate::practice::mistake::Mistake;
use crate::practice::random::{Random, TRIES};
use crate::practice::{Answer, Item, Part, Spec, Task, Wanted, tasks};
use tensu::Tile;
use tensu::inside::sort_by_key;
use tensu::question::Question;
use tensu::refusal::{Refusal, Refusals};
use tensu::rules::{Ruleset, score};
use tensu::score::{AwardKind, Score};

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
    towards(&scored, rules)?;
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
    let scored = score(question, rules);
    let has = towards(&scored, rules)?;
    Some(if scored.is_ok() {
        Mistake::Enough(has, need)
    } else {
        Mistake::TooFew(has, need)
    })
}

/// Returns the points of a complete hand that count towards the minimum; `None` if the hand fails otherwise.
fn towards(scored: &Result<Score, Refusals>, rules: &Ruleset) -> Option<u16> {
    let additive = rules.additive()?;
    match scored.as_ref().map_err(Refusals::first) {
        Ok(score) => {
            let awards = score.awards.iter().filter(|award| match award.what {
                AwardKind::Yaku(yaku) => !additive.is_bonus(yaku),
                _ => true,
            });
            Some(awards.map(|award| award.amount.points()).sum())
        }
        Err(Refusal::TooFew { have, .. }) => Some(*have),
        Err(_) => None,
    }
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
            let scored = score(&question, rules);
            let is_near = towards(&scored, rules).is_some_and(|has| near.contains(&has));
            if is_near && scored.is_ok() == wins {
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
