//! What there is: the rulesets with their rules; and one hand under all of them.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use serde::Serialize;

use super::{Failure, Request, Response, SettingValue, Success};
use crate::compare::{Cause, Compared, compare};
use crate::question::Question;
use crate::refusal::Refusals;
use crate::rules::{self, Origin, Ruleset};
use crate::text::EN;

/// A ruleset with the rules that a house may change.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields of the contract")]
pub struct RulesetLine {
    pub id: &'static str,
    pub name: &'static str,
    pub source: &'static str,
    pub players: usize,
    pub fingerprint: String,
    pub rules: Vec<RuleLine>,
}

/// A rule: its value, what it can be, and where the value comes from (`"rulebook"`, `"reported"`, `"judgement"`,
/// `"unconfirmed"`).
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields of the contract")]
pub struct RuleLine {
    pub id: &'static str,
    pub text: &'static str,
    pub value: SettingValue,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    pub choices: &'static [&'static str],
    pub origin: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<&'static str>,
}

impl RulesetLine {
    /// All rulesets, in the order of a menu.
    pub fn all() -> Vec<Self> {
        rules::ALL.iter().map(|rules| Self::new(rules)).collect()
    }

    fn new(rules: &Ruleset) -> Self {
        let rule = |(knob, value): (_, rules::Setting)| RuleLine::new(rules, knob, &value);
        Self {
            id: rules.id,
            name: rules.name,
            source: rules.source,
            players: rules.seats.winds().len(),
            fingerprint: fingerprint(rules),
            rules: rules.settings().map(rule).collect(),
        }
    }
}

/// [`Ruleset::fingerprint`] as 16 hexadecimal digits.
pub(super) fn fingerprint(rules: &Ruleset) -> String {
    alloc::format!("{:016x}", rules.fingerprint())
}

impl RuleLine {
    pub(super) fn new(rules: &Ruleset, knob: &'static rules::Knob, value: &rules::Setting) -> Self {
        let origin = rules.origin(knob.id);
        Self {
            id: knob.id,
            text: knob.text,
            value: value.into(),
            choices: knob.choices,
            origin: origin.code(),
            source: origin.text(),
        }
    }
}

impl Origin {
    /// The id in the response.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Rulebook(_) => "rulebook",
            Self::Reported(_) => "reported",
            Self::Judgement(_) => "judgement",
            Self::Unconfirmed => "unconfirmed",
        }
    }

    /// The document or the reason.
    pub const fn text(self) -> Option<&'static str> {
        match self {
            Self::Rulebook(text) | Self::Reported(text) | Self::Judgement(text) => Some(text),
            Self::Unconfirmed => None,
        }
    }
}

/// A hand under one of several rulesets.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields of the contract")]
pub struct ComparedLine {
    pub ruleset: &'static str,
    pub response: Response,
    pub causes: Vec<CauseLine>,
}

/// What makes a price differ from the first one: a rule with its value here, a yaku, or a tile.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields of the contract")]
pub enum CauseLine {
    Rule {
        id: &'static str,
        value: SettingValue,
    },
    Yaku {
        id: &'static str,
    },
    Tile {
        id: String,
    },
}

impl Request {
    /// The hand under every ruleset of the kind of the request's own, which comes first.
    ///
    /// # Errors
    /// What cannot be read in the request.
    pub fn compare(&self) -> Result<Vec<ComparedLine>, Refusals> {
        let (question, rules) = self.read()?;
        Ok(compare(&question, &rules)
            .iter()
            .map(|compared| ComparedLine::new(&question, compared))
            .collect())
    }
}

impl ComparedLine {
    fn new(question: &Question, compared: &Compared<'_>) -> Self {
        let rules = compared.rules;
        let adapted = question.adapted(rules);
        let win = adapted.check(rules);
        let response = match (&win, &compared.score) {
            (Ok(win), Ok(score)) => Response::Success(Box::new(Success::new(win, score))),
            (_, Err(refusals)) | (Err(refusals), _) => Response::Failure(Failure::new(refusals)),
        };
        Self {
            ruleset: rules.id,
            response,
            causes: compared.causes.iter().map(CauseLine::new).collect(),
        }
    }
}

impl CauseLine {
    fn new(cause: &Cause) -> Self {
        match cause {
            Cause::Rule(id, value) => Self::Rule {
                id,
                value: value.into(),
            },
            Cause::Yaku(yaku) => Self::Yaku { id: yaku.code() },
            Cause::Tile(tile) => Self::Tile {
                id: (EN.tile)(*tile),
            },
        }
    }
}
