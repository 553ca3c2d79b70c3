//! Rules by name: read, changed and compared one at a time, for house rules.

use alloc::borrow::ToOwned;
use alloc::vec::Vec;

use crate::hand::notation::nearest;
use crate::presets::DOUBLES;
use crate::presets::{Library, Ruleset};
use crate::rulebook::{BadRule, Setting};
use crate::yaku::Yaku;

pub use crate::presets::ruleset::HouseRule;
#[cfg(feature = "chinese")]
pub use chinese::CHINESE_HOUSE_RULES;
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
mod table;

/// All rules, those of Chinese games last.
pub fn house_rules() -> impl Iterator<Item = &'static HouseRule> + Clone {
    Library::ALL.house_rules()
}

impl HouseRule {
    /// The rule with this name.
    pub fn by_id(id: &str) -> Option<&'static Self> {
        Library::ALL.house_rule(id)
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
    /// The rules by name that a ruleset of this kind may have, whether it does or not.
    pub fn house_rules(&self) -> impl Iterator<Item = &'static HouseRule> + Clone + use<> {
        HOUSE_RULES.iter().chain(self.shelf.house_rules)
    }

    /// The one of them with this name.
    pub fn house_rule(&self, id: &str) -> Option<&'static HouseRule> {
        self.house_rules().find(|house_rule| house_rule.id == id)
    }

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
        match self.set(id, value) {
            Some(_) => Ok(()),
            None => Err(self.why_not(id)),
        }
    }

    /// The same, and returns the rule; `None` if it is impossible.
    pub(crate) fn set(&mut self, id: &str, value: &Setting) -> Option<&'static HouseRule> {
        let house_rule = self.own_rule(id)?;
        (house_rule.set)(self, &value.listed()).map(|()| house_rule)
    }

    /// The rule with this name, if there is one here.
    fn own_rule(&self, id: &str) -> Option<&'static HouseRule> {
        let house_rule = self.house_rule(id);
        house_rule.filter(|house_rule| (house_rule.get)(self).is_some())
    }

    /// The reason why a rule was not changed.
    fn why_not(&self, id: &str) -> BadRule {
        let Some(house_rule) = self.own_rule(id) else {
            return BadRule::Unknown(id.to_owned());
        };
        let members = house_rule.members(self.preset().unwrap_or(self));
        BadRule::Value {
            id: id.to_owned(),
            values: [house_rule.choices, house_rule.ranges].concat(),
            yaku: members.into_iter().map(|(yaku, _)| yaku).collect(),
        }
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
        let mut done: Vec<(&HouseRule, Option<Setting>)> = Vec::new();
        loop {
            let before = waiting.len();
            waiting.retain(|&(id, value)| {
                let changed = self.set(id, value);
                done.extend(changed.map(|house_rule| (house_rule, (house_rule.get)(self))));
                changed.is_none()
            });
            if waiting.is_empty() {
                break;
            }
            if waiting.len() == before {
                let refused = waiting.iter().map(|(id, _)| match self.why_not(id) {
                    BadRule::Unknown(id) if had.contains(&id.as_str()) => BadRule::Undone(id),
                    other => other,
                });
                return Err(refused.collect());
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
        let of = |rule: &'static HouseRule| Some((rule, (rule.get)(self)?));
        self.house_rules().filter_map(of)
    }

    /// Returns whether a house left these rules as they are.
    pub(crate) fn keeps(&self, rules: &[&str]) -> bool {
        !rules.iter().any(|rule| self.is_changed(rule))
    }

    /// Returns whether a house changed this rule: remarks on the ruleset's own value are then not made.
    pub(crate) fn is_changed(&self, rule: &str) -> bool {
        let value = |rules: &Self| {
            self.house_rule(rule)
                .and_then(|house_rule| (house_rule.get)(rules))
        };
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
