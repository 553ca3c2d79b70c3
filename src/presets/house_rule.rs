//! Rules by name: read, changed and compared one at a time, for house rules.

use alloc::borrow::ToOwned;
use alloc::vec::Vec;

use crate::hand::notation::nearest;
use crate::presets::DOUBLES;
use crate::presets::Ruleset;
use crate::presets::further::further;
use crate::rulebook::{BadRule, Setting};
use crate::yaku::Yaku;

#[cfg(feature = "chinese")]
pub use chinese::CHINESE_HOUSE_RULES;
pub use rule::HouseRule;
pub use table::HOUSE_RULES;

mod access;
mod certain;
#[cfg(feature = "chinese")]
mod chinese;
#[cfg(feature = "chinese")]
mod faan;
mod fields;
mod flow;
mod flowers;
mod game;
mod rule;
mod table;

/// All rules, those of Chinese games last, as far as the program has them.
pub fn house_rules() -> impl Iterator<Item = &'static HouseRule> + Clone {
    let further = further().map_or(&[][..], |further| further.house_rules);
    HOUSE_RULES.iter().chain(further)
}

impl HouseRule {
    /// The rule with this name.
    pub fn by_id(id: &str) -> Option<&'static Self> {
        house_rules().find(|house_rule| house_rule.id == id)
    }

    /// The rule that somebody may have meant.
    ///
    /// ```
    /// use tensu::rules::HouseRule;
    /// assert_eq!(HouseRule::near("kiriag").unwrap().id, "kiriage");
    /// assert!(HouseRule::near("moon").is_none());
    /// ```
    pub fn near(id: &str) -> Option<&'static Self> {
        nearest(id, house_rules().map(|house_rule| house_rule.id)).and_then(Self::by_id)
    }

    /// The yaku that a list of this rule can name, each with whether it is named now; none where the rule takes no list.
    ///
    /// ```
    /// use tensu::{Ruleset, Yaku, rules::HouseRule};
    /// let pao = HouseRule::by_id("pao").unwrap().members(Ruleset::by_id("tenhou").unwrap());
    /// assert_eq!(pao.len(), 3);
    /// assert!(pao.contains(&(Yaku::Daisangen, true)));
    /// ```
    pub fn members(&self, rules: &Ruleset) -> Vec<(Yaku, bool)> {
        let accepts = |list: Setting| (self.set)(&mut rules.clone(), &list).is_some();
        let named = match (self.get)(rules) {
            Some(Setting::Bool(true)) => DOUBLES.iter().map(|&(yaku, _)| yaku).collect(),
            Some(list) => list.yaku().unwrap_or_default(),
            None => Vec::new(),
        };
        if !accepts(Setting::List(Vec::new())) {
            return Vec::new();
        }
        Yaku::all()
            .filter(|&yaku| accepts(Setting::list([yaku])))
            .map(|yaku| (yaku, named.contains(&yaku)))
            .collect()
    }
}

impl Ruleset {
    /// Changes one rule of the ruleset.
    ///
    /// ```
    /// use tensu::{Ruleset, rules::{HouseRule, Setting}, score};
    /// let hand = "999p345s67m22s[4444m]+8m ron riichi dora:1s".parse().unwrap();
    /// let mut house = Ruleset::by_id("cheatsheet").unwrap().clone();
    /// assert_eq!(score(&hand, &house).unwrap().total, 7_700);
    /// house.change("kiriage", &Setting::Bool(true)).unwrap();
    /// assert_eq!(score(&hand, &house).unwrap().total, 8_000);
    /// ```
    ///
    /// # Errors
    /// [`BadRule`] if there is no such rule here, or the value is not one of its values.
    pub fn change(&mut self, id: &str, value: &Setting) -> Result<(), BadRule> {
        let house_rule = HouseRule::by_id(id).filter(|house_rule| (house_rule.get)(self).is_some());
        let house_rule = house_rule.ok_or_else(|| BadRule::Unknown(id.to_owned()))?;
        (house_rule.set)(self, &value.listed())
            .ok_or_else(|| BadRule::Value(id.to_owned(), self.id))
    }

    /// Changes several rules, in any order: one may need another one first. The error says why some are impossible, for
    /// example because another one undoes them.
    ///
    /// # Errors
    /// Every rule that could not be changed.
    #[doc(hidden)]
    pub fn change_all<'s>(
        &mut self,
        rules: impl Iterator<Item = (&'s str, &'s Setting)>,
    ) -> Result<(), Vec<BadRule>> {
        let mut waiting: Vec<_> = rules.collect();
        let had: Vec<_> = self
            .settings()
            .map(|(house_rule, _)| house_rule.id)
            .collect();
        let undone = |bad: BadRule| match bad {
            BadRule::Unknown(id) if had.contains(&id.as_str()) => BadRule::Undone(id),
            other => other,
        };
        let mut done: Vec<(&HouseRule, Option<Setting>)> = Vec::new();
        loop {
            let (before, mut refused) = (waiting.len(), Vec::new());
            waiting.retain(|&(id, value)| {
                let changed = self.change(id, value);
                let waits = changed.is_err();
                match (changed, HouseRule::by_id(id)) {
                    (Ok(()), Some(house_rule)) => done.push((house_rule, (house_rule.get)(self))),
                    (Ok(()), None) => {}
                    (Err(bad), _) => refused.push(undone(bad)),
                }
                waits
            });
            if waiting.is_empty() {
                break;
            }
            if waiting.len() == before {
                return Err(refused);
            }
        }
        done.retain(|(house_rule, value)| (house_rule.get)(self) != *value);
        let undone = done
            .into_iter()
            .map(|(house_rule, _)| BadRule::Undone(house_rule.id.to_owned()));
        let undone: Vec<_> = undone.collect();
        if undone.is_empty() {
            Ok(())
        } else {
            Err(undone)
        }
    }

    /// The rules by name, with their values.
    pub fn settings(&self) -> impl Iterator<Item = (&'static HouseRule, Setting)> {
        house_rules().filter_map(|house_rule| Some((house_rule, (house_rule.get)(self)?)))
    }

    /// Returns whether a house left these rules as they are.
    pub(crate) fn keeps(&self, rules: &[&str]) -> bool {
        !rules.iter().any(|rule| self.is_changed(rule))
    }

    /// Returns whether a house changed this rule: remarks on the ruleset's own value are then not made.
    pub(crate) fn is_changed(&self, rule: &str) -> bool {
        let value =
            |rules: &Self| HouseRule::by_id(rule).and_then(|house_rule| (house_rule.get)(rules));
        self.preset().is_some_and(|own| value(own) != value(self))
    }

    /// The rules of this ruleset in which another one differs, with both values.
    pub fn differences(&self, other: &Self) -> Vec<(&'static HouseRule, Setting, Option<Setting>)> {
        let differs = |(house_rule, mine): (&'static HouseRule, Setting)| {
            let its = (house_rule.get)(other);
            (its.as_ref() != Some(&mine)).then_some((house_rule, mine, its))
        };
        self.settings().filter_map(differs).collect()
    }
}
