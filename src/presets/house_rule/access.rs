//! The part of a ruleset that a rule is about, where the ruleset has it.

use crate::rulebook::{
    AdditiveRules, BasePoints, FuRules, Nagashi, RiichiRules, Rules, Seats, System,
};

pub(super) const fn riichi(rules: &Rules) -> Option<&RiichiRules> {
    rules.riichi()
}

pub(super) const fn riichi_mut(rules: &mut Rules) -> Option<&mut RiichiRules> {
    match &mut rules.system {
        System::Riichi(rules) => Some(rules),
        System::Additive(_) => None,
    }
}

/// The switches of han scoring where three play.
pub(super) const fn three(rules: &Rules) -> Option<&RiichiRules> {
    match rules.seats {
        Seats::Three => riichi(rules),
        Seats::Four => None,
    }
}

pub(super) const fn three_mut(rules: &mut Rules) -> Option<&mut RiichiRules> {
    match rules.seats {
        Seats::Three => riichi_mut(rules),
        Seats::Four => None,
    }
}

/// The switches of han scoring where fu decide up to mangan.
pub(super) const fn with_fu(rules: &Rules) -> Option<&RiichiRules> {
    match riichi(rules) {
        Some(
            rules @ RiichiRules {
                count: BasePoints::Fu(_),
                ..
            },
        ) => Some(rules),
        _ => None,
    }
}

pub(super) const fn with_fu_mut(rules: &mut Rules) -> Option<&mut RiichiRules> {
    match riichi_mut(rules) {
        Some(rules) if matches!(rules.count, BasePoints::Fu(_)) => Some(rules),
        _ => None,
    }
}

pub(super) const fn fu(rules: &Rules) -> Option<&FuRules> {
    match riichi(rules) {
        Some(RiichiRules {
            count: BasePoints::Fu(fu),
            ..
        }) => Some(fu),
        _ => None,
    }
}

pub(super) const fn fu_mut(rules: &mut Rules) -> Option<&mut FuRules> {
    match riichi_mut(rules) {
        Some(RiichiRules {
            count: BasePoints::Fu(fu),
            ..
        }) => Some(fu),
        _ => None,
    }
}

/// The fu where chi can open a hand: without it an open one has a set with fu, and is never like pinfu.
pub(super) fn chi_fu(rules: &Rules) -> Option<&FuRules> {
    fu(rules).filter(|_| rules.tiles.chi)
}

pub(super) fn chi_fu_mut(rules: &mut Rules) -> Option<&mut FuRules> {
    let chi = rules.tiles.chi;
    fu_mut(rules).filter(|_| chi)
}

/// The switches of points that add up, where they are not those of Chinese games.
pub(super) const fn additive(rules: &Rules) -> Option<&AdditiveRules> {
    match rules.additive() {
        Some(rules @ AdditiveRules { chinese: None, .. }) => Some(rules),
        _ => None,
    }
}

pub(super) const fn additive_mut(rules: &mut Rules) -> Option<&mut AdditiveRules> {
    match &mut rules.system {
        System::Additive(rules @ AdditiveRules { chinese: None, .. }) => Some(rules),
        _ => None,
    }
}

#[allow(clippy::unnecessary_wraps, reason = "the shape of the other accessors")]
pub(super) const fn whole(rules: &Rules) -> Option<&Rules> {
    Some(rules)
}

#[allow(clippy::unnecessary_wraps, reason = "the shape of the other accessors")]
pub(super) const fn whole_mut(rules: &mut Rules) -> Option<&mut Rules> {
    Some(rules)
}

/// The whole game, where there are honba, sticks and payments at a drawn hand.
pub(super) const fn han(rules: &Rules) -> Option<&Rules> {
    if rules.is_riichi() { Some(rules) } else { None }
}

pub(super) const fn han_mut(rules: &mut Rules) -> Option<&mut Rules> {
    if rules.is_riichi() { Some(rules) } else { None }
}

/// The same where discards can be a mangan.
pub(super) fn nagashi(rules: &Rules) -> Option<&Rules> {
    han(rules).filter(|rules| rules.game.nagashi == Nagashi::Mangan)
}

pub(super) fn nagashi_mut(rules: &mut Rules) -> Option<&mut Rules> {
    han_mut(rules).filter(|rules| rules.game.nagashi == Nagashi::Mangan)
}
