//! One hand under many rulesets, and the rules that make the difference.

use alloc::vec::Vec;

use crate::hand::question::{Question, Riichi};
use crate::presets::Ruleset;
use crate::presets::score;
use crate::result::refusal::Refusals;
use crate::result::score::Score;
use crate::rulebook::Setting;
use crate::yaku::Yaku;

/// A hand under one of several rulesets.
#[derive(Clone, Debug)]
pub struct Compared<'r> {
    /// The ruleset.
    pub rules: &'r Ruleset,
    /// The score, or the reasons why there is none.
    pub score: Result<Score, Refusals>,
    /// The rules that make the payment differ from that of the first, or if it is the same, the han, the fu or the
    /// yakuman; empty when nothing differs, and where only several rules together, or counting with fu and without,
    /// make the difference.
    pub causes: Vec<Cause>,
}

/// A cause of different scores under two rulesets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// This rule alone changes what differs, and without it the other result would be different, too; with its value
    /// here.
    Rule(&'static str, Setting),
    /// This yaku has another value.
    Yaku(Yaku),
}

/// Scores a hand under all rulesets of the same kind (family and number of players), the given one first.
///
/// ```
/// use tensu::{Ruleset, compare::compare};
/// let hand = "999p345s67m22s[4444m]+8m ron riichi dora:1s".parse().unwrap();
/// let compared = compare(&hand, Ruleset::by_id("tenhou").unwrap());
/// let wrc = compared.iter().find(|compared| compared.rules.id == "wrc_2025").unwrap();
/// assert_eq!(compared[0].score.as_ref().unwrap().total, 7_700);
/// assert_eq!(wrc.score.as_ref().unwrap().total, 8_000); // kiriage mangan
/// ```
pub fn compare<'r>(question: &Question, rules: &'r Ruleset) -> Vec<Compared<'r>> {
    let base = score(&question.adapted(rules), rules);
    let mut compared = alloc::vec![Compared {
        rules,
        score: base.clone(),
        causes: Vec::new()
    }];
    for other in others(rules) {
        let score = score(&question.adapted(other), other);
        let causes = ScoreDifference::of(&base, &score).map_or_else(Vec::new, |difference| {
            causes(question, rules, other, [&base, &score], difference)
        });
        compared.push(Compared {
            rules: other,
            score,
            causes,
        });
    }
    compared
}

/// Scores a hand under those rulesets that are of other games with as many players, whose points cannot be compared with those of
/// the given one.
pub fn elsewhere(
    question: &Question,
    rules: &Ruleset,
    among: impl Iterator<Item = &'static Ruleset>,
) -> Vec<Compared<'static>> {
    let others = among.filter(|other| other.seats == rules.seats && !same_game(rules, other));
    let compared = |other: &'static Ruleset| Compared {
        rules: other,
        score: score(&of_another_game(question, other), other),
        causes: Vec::new(),
    };
    others.map(compared).collect()
}

/// Returns the hand without the events and bonuses that another game does not know.
fn of_another_game(question: &Question, rules: &Ruleset) -> Question {
    let known = question.flags.iter().filter(|&flag| rules.knows(flag));
    Question {
        riichi: Riichi::None,
        dora: Vec::new(),
        ura: Vec::new(),
        norths: 0,
        honba: 0,
        sticks: 0,
        liable: Vec::new(),
        flags: known.collect(),
        ..question.clone()
    }
    .adapted(rules)
}

/// Returns whether two rulesets are of one family, so that their points can be compared.
fn same_game(rules: &Ruleset, other: &Ruleset) -> bool {
    core::mem::discriminant(&other.system) == core::mem::discriminant(&rules.system)
        && other.chinese().is_some() == rules.chinese().is_some()
}

/// Returns the rulesets that a hand is compared under besides its own.
pub fn others(rules: &Ruleset) -> impl Iterator<Item = &'static Ruleset> {
    let shelf = rules.shelf.rulesets.iter().copied();
    shelf.filter(|other| {
        // House rules are compared with the ruleset that they start from, too.
        let another = other.id != rules.id || !rules.differences(other).is_empty();
        same_game(rules, other) && other.seats == rules.seats && another
    })
}

/// Returns the rules that make a hand's score under one ruleset differ from that under another.
pub fn between(question: &Question, base: &Ruleset, other: &Ruleset) -> Vec<Cause> {
    let [own, its] = [base, other].map(|rules| score(&question.adapted(rules), rules));
    let difference = ScoreDifference::of(&own, &its);
    difference.map_or_else(Vec::new, |difference| {
        causes(question, base, other, [&own, &its], difference)
    })
}

/// A score, or none.
type Scored = Result<Score, Refusals>;

/// A difference between two results.
#[derive(Clone, Copy)]
enum ScoreDifference {
    /// In the points paid.
    Price,
    /// In the count that leads to the same points.
    Count,
}

impl ScoreDifference {
    /// Returns the first difference between two results, if there is one.
    fn of(one: &Scored, other: &Scored) -> Option<Self> {
        [Self::Price, Self::Count]
            .into_iter()
            .find(|difference| difference.is_between(one, other))
    }

    fn is_between(self, one: &Scored, other: &Scored) -> bool {
        let (Ok(one), Ok(other)) = (one, other) else {
            return one.is_ok() != other.is_ok();
        };
        // Where fu are not counted, there is nothing to compare.
        let fu = one.fu.as_ref().zip(other.fu.as_ref());
        match self {
            Self::Price => one.total != other.total,
            Self::Count => {
                (one.total, one.han, one.yakuman) != (other.total, other.han, other.yakuman)
                    || fu.is_some_and(|(one, other)| one.rounded != other.rounded)
            }
        }
    }
}

/// Finds the rules that make the difference when each is taken over alone, and the yaku with another value. A rule
/// without which the other result would be the same is named only if there is no other.
fn causes(
    question: &Question,
    base: &Ruleset,
    other: &Ruleset,
    [scored, other_scored]: [&Scored; 2],
    difference: ScoreDifference,
) -> Vec<Cause> {
    let awarded = |scored: &Scored| scored.iter().flat_map(Score::yaku_only).collect();
    let [awarded, other_awarded]: [Vec<Yaku>; 2] = [scored, other_scored].map(awarded);
    let mut causes = Vec::new();
    let mut taken: Vec<Ruleset> = Vec::new();
    for (rule, own, value) in base.differences(other) {
        let Some(value) = value else { continue };
        let mut changed = base.clone();
        if changed.set(rule.id, &value).is_some() {
            let with = score(&question.adapted(&changed), &changed);
            if difference.is_between(&with, scored) {
                let mut back = other.clone();
                let decides = back.set(rule.id, &own).is_none()
                    || difference.is_between(&score(&question.adapted(&back), &back), other_scored);
                // From a list of yaku those that the hand has.
                let given = |&yaku: &Yaku| {
                    let worth = changed.yaku.get(yaku);
                    worth != base.yaku.get(yaku)
                        && worth == other.yaku.get(yaku)
                        && [&own, &value].into_iter().any(|list| list.names(yaku))
                };
                let all = awarded.iter().chain(&other_awarded).copied();
                let listed: Vec<Yaku> = all.filter(given).collect();
                if listed.is_empty() {
                    causes.push((Cause::Rule(rule.id, value), decides));
                }
                for yaku in listed {
                    let cause = (Cause::Yaku(yaku), decides);
                    if !causes.contains(&cause) {
                        causes.push(cause);
                    }
                }
                taken.push(changed);
            }
        }
    }
    // `true` if the other ruleset would score differently with a value of this one.
    let decides = causes.iter().any(|&(_, decides)| decides);
    causes.retain(|&(_, by_itself)| by_itself || !decides);
    let mut causes: Vec<Cause> = causes.into_iter().map(|(cause, _)| cause).collect();
    // A rule that gives a yaku its other value names it.
    let named = |yaku: Yaku| {
        let value = other.yaku.get(yaku);
        taken.iter().any(|changed| changed.yaku.get(yaku) == value)
    };
    let differs = |yaku: &Yaku| base.yaku.get(*yaku) != other.yaku.get(*yaku) && !named(*yaku);
    let yaku: Vec<Cause> = awarded
        .into_iter()
        .filter(differs)
        .map(Cause::Yaku)
        .collect();
    causes.extend(yaku);
    // A rule that changes the score here, but not there, is not the cause if the other result has yaku that are unknown
    // here.
    if !decides {
        let new: Vec<Cause> = other_awarded
            .into_iter()
            .filter(|&yaku| !base.has(yaku))
            .map(Cause::Yaku)
            .collect();
        if !new.is_empty() {
            return new;
        }
    }
    causes
}
