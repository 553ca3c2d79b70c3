//! Rules of a preset of which another value is attested, or on which no source speaks, where they decide a payment.

use alloc::vec::Vec;
use core::mem::discriminant;

use crate::presets::{self, HouseRule, Origin, Ruleset};
use crate::result::score::{Payment, Score};
use crate::result::win::Win;
use crate::rulebook::{BadRule, Setting};

/// A rule that a payment depends on and that may have another value.
#[derive(Clone, Debug)]
pub struct UnconfirmedRule {
    /// The rule.
    pub rule: &'static HouseRule,
    /// Its value here.
    pub value: Setting,
    /// The value that it may have.
    pub other: Setting,
    /// The source that says so; `None` where no source speaks, and another ruleset has it.
    pub source: Option<&'static str>,
    /// The remark of the result that is about it and tells both payments (`noted` of `tensu-words`);
    /// `None` for a doubt that is told by itself.
    pub remark: Option<&'static str>,
    /// The payments of this hand.
    pub paid: Vec<Payment>,
    /// Its payments under the other value; `None` where it would be no win.
    pub otherwise: Option<Vec<Payment>>,
}

/// Rules on the tiles of the table, which everybody who sits there sees.
const SEEN: &[&str] = &["red_fives", "flowers"];

/// The rules that this hand's payment is in doubt for. All of this holds for each:
///
/// - somebody attests another value of this edition ([`Ruleset::disputed`]), or no source
///   speaks ([`Origin::Unconfirmed`]) and a ruleset of the same family has another value;
/// - the hand is paid otherwise under that value;
/// - no house has set the rule itself, and no remark of the result speaks of it, or one that leaves the payments to it.
///
/// ```
/// use tensu::{Ruleset, unconfirmed};
/// let doubts = |id: &str, hand: &str| {
///     let rules = Ruleset::by_id(id).unwrap();
///     let question: tensu::Question = hand.parse().unwrap();
///     let win = question.check(rules).unwrap();
///     let doubts = unconfirmed::doubts(rules, &win, &win.score().unwrap()).into_iter();
///     doubts.map(|doubt| (doubt.rule.id, doubt.source)).collect::<Vec<_>>()
/// };
/// let thirteen = "1112334455678p+9p tsumo riichi dora:9p";
/// assert_eq!(doubts("jpml_a_2026", thirteen), [("kazoe", Some("a document of rule configurations, 2026-07"))]);
/// assert_eq!(doubts("rrc", "112233m78s444z11z+9s ron seat:E"), [("double_wind_pair_fu", None)]);
/// // Nobody plays it otherwise.
/// assert!(doubts("rrc", "234m23789p456s99s+1p tsumo").is_empty());
/// ```
pub fn doubts(rules: &Ruleset, win: &Win<'_>, score: &Score) -> Vec<UnconfirmedRule> {
    let found: Vec<_> = rules
        .house_rules()
        // The quickest test first: few rules touch one hand.
        .filter(|rule| (rule.matters)(win, score) && !SEEN.contains(&rule.id))
        .filter_map(|rule| {
            let value = (rule.get)(rules)?;
            let others = others(rules, rule, &value, score);
            (!others.is_empty()).then_some((rule, value, others))
        })
        .filter(|(rule, ..)| !rules.is_changed(rule.id))
        .collect();
    if found.is_empty() {
        return Vec::new();
    }
    // A second winner's score is without the honba that the question has.
    let alone = presets::score(win.question(), rules);
    let paid = &alone.as_ref().unwrap_or(score).payments;
    let first = |(rule, value, others): (&'static HouseRule, Setting, Vec<OtherValue>)| {
        others.into_iter().find_map(|(other, source, remark)| {
            let otherwise = under(rules, win, rule, &other).ok()?;
            (otherwise.as_ref() != Some(paid)).then(|| UnconfirmedRule {
                rule,
                value: value.clone(),
                other,
                source,
                remark,
                paid: paid.clone(),
                otherwise,
            })
        })
    };
    found.into_iter().filter_map(first).collect()
}

/// A value, who says so, and the remark that is about it.
type OtherValue = (Setting, Option<&'static str>, Option<&'static str>);

/// The other values that a rule may have, as far as no remark says all of it.
fn others(
    rules: &Ruleset,
    rule: &'static HouseRule,
    value: &Setting,
    score: &Score,
) -> Vec<OtherValue> {
    let mut all: Vec<OtherValue> = Vec::new();
    let has = |id: &str| score.remarks.iter().any(|remark| remark.id == id);
    let disputed = rules.disputed.iter();
    for disputed in disputed.filter(|disputed| disputed.rule == rule.id) {
        // A value that a remark is about is in doubt where the result has the remark.
        if disputed.remark.map_or(!has(rule.id), has) {
            let other = presets::house::setting(rule, disputed.value);
            all.push((other, disputed.by, disputed.remark));
        }
    }
    if has(rule.id) {
        return all;
    }
    if rules.origin(rule.id) == Origin::Unconfirmed {
        for relative in family(rules) {
            let Some(other) = (rule.get)(relative) else {
                continue;
            };
            if other != *value && all.iter().all(|(known, ..)| *known != other) {
                all.push((other, None, None));
            }
        }
    }
    all
}

/// The rulesets that count in the same way, for as many players.
fn family(rules: &Ruleset) -> impl Iterator<Item = &'static Ruleset> {
    let (seats, system) = (rules.seats, discriminant(&rules.system));
    let shelf = rules.shelf.rulesets.iter().copied();
    shelf.filter(move |other| other.seats == seats && discriminant(&other.system) == system)
}

/// Scores the hand under another value of a rule: `None` for a hand that it refuses.
///
/// # Errors
/// The value is impossible here.
fn under(
    rules: &Ruleset,
    win: &Win<'_>,
    rule: &HouseRule,
    other: &Setting,
) -> Result<Option<Vec<Payment>>, BadRule> {
    let mut changed = rules.clone();
    changed.change(rule.id, other)?;
    let scored = presets::score(&win.question().adapted(&changed), &changed);
    Ok(scored.ok().map(|score| score.payments))
}
