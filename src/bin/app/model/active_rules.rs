//! The rules a hand is played by: one of the rulesets, or house rules.

use std::ops::Deref;
use std::rc::Rc;

use tensu::Ruleset;
use tensu::house::{BadHouse, House};
use tensu::rules;

use super::games;
use super::library::library;
use super::speech;

/// A ruleset or house rules; cheap to clone.
#[derive(Clone, Debug)]
pub(crate) enum ActiveRules {
    /// One of the rulesets.
    Preset(&'static Ruleset),
    /// House rules and the ruleset that they make.
    House(Rc<(House, Ruleset)>),
}

impl ActiveRules {
    /// House rules, when they can be; a ruleset that is not changed is itself.
    pub(crate) fn of(house: House) -> Result<Self, BadHouse> {
        if let Some(preset) = house.preset() {
            return Ok(Self::Preset(preset));
        }
        let ruleset = house.ruleset()?;
        Ok(Self::House(Rc::new((house, ruleset))))
    }

    /// The house rules of a text.
    pub(crate) fn read(text: &str) -> Result<Self, BadHouse> {
        Self::of(House::read_with(text, library())?)
    }

    /// The ruleset with this id.
    pub(crate) fn by_id(id: &str) -> Option<Self> {
        library().ruleset(id).map(Self::Preset)
    }

    /// The name that players use.
    pub(crate) fn title(&self) -> &str {
        match self {
            Self::Preset(rules) => super::speech::ruleset(rules),
            Self::House(house) => &house.0.name,
        }
    }

    /// The house rules, when it is none of the presets.
    pub(crate) fn house(&self) -> Option<&House> {
        match self {
            Self::Preset(_) => None,
            Self::House(house) => Some(&house.0),
        }
    }

    /// As house rules, changed or not.
    pub(crate) fn to_house(&self) -> House {
        match self {
            Self::Preset(rules) => House::new(rules, rules.name),
            Self::House(house) => house.0.clone(),
        }
    }

    /// The preset that it is or starts from.
    pub(crate) fn base(&self) -> &'static Ruleset {
        match self {
            Self::Preset(rules) => rules,
            Self::House(house) => house.0.base,
        }
    }
}

/// A choice of rules to play by.
#[derive(Clone, Debug)]
pub(crate) enum Offer {
    /// It is here.
    Here(ActiveRules),
    /// It comes when it is chosen: its id and the name that players use.
    Later(&'static str, &'static str),
}

impl Offer {
    /// All rulesets, then those of the house.
    pub(crate) fn all(houses: &[ActiveRules]) -> Vec<Self> {
        let presets = library().rulesets();
        let presets = presets.map(|rules| Self::Here(ActiveRules::Preset(rules)));
        let later = games::later().map(|(id, name)| Self::Later(id, name));
        let houses = houses.iter().cloned().map(Self::Here);
        presets.chain(later).chain(houses).collect()
    }

    /// The id of the ruleset, or of the one that the house rules start from.
    pub(crate) fn id(&self) -> &'static str {
        match self {
            Self::Here(rules) => rules.base().id,
            Self::Later(id, _) => id,
        }
    }

    /// The name that players use.
    pub(crate) fn title(&self) -> &str {
        match self {
            Self::Here(rules) => rules.title(),
            Self::Later(_, name) => speech::named(name),
        }
    }
}

impl PartialEq<ActiveRules> for Offer {
    fn eq(&self, rules: &ActiveRules) -> bool {
        matches!(self, Self::Here(own) if own == rules)
    }
}

impl Default for ActiveRules {
    fn default() -> Self {
        Self::Preset(rules::DEFAULT)
    }
}

impl Deref for ActiveRules {
    type Target = Ruleset;

    fn deref(&self) -> &Ruleset {
        match self {
            Self::Preset(rules) => rules,
            Self::House(house) => &house.1,
        }
    }
}

impl PartialEq for ActiveRules {
    fn eq(&self, other: &Self) -> bool {
        self.house() == other.house() && self.id == other.id
    }
}

impl Eq for ActiveRules {}
