//! Short texts about scores and rules, from the texts of the language.

use std::borrow::Cow;

use tensu::compare::Cause;
use tensu::rules::{HouseRule, Setting, WinningBonus};
use tensu::score::AwardKind;
use tensu::yaku::Worth;
use tensu::{Ruleset, Yaku};
use tensu_words::{Fill, Label, Word, Words};

/// A language, and the sentences of the command in it.
#[derive(Clone, Copy)]
pub(crate) struct Say(pub(crate) &'static Words);

impl Say {
    /// Returns the words as the players of a ruleset speak. Their memory stays in use for as long as the command runs.
    pub(crate) fn spoken(self, rules: &Ruleset) -> Self {
        match self.0.spoken(rules.idiom) {
            Cow::Borrowed(words) => Self(words),
            Cow::Owned(words) => Self(Box::leak(Box::new(words))),
        }
    }

    pub(crate) fn label(self, label: Label) -> &'static str {
        self.0.label(label)
    }

    pub(crate) fn with<'a>(self, label: Label, thing: impl Into<Fill<'a>>) -> String {
        self.0.fill_label(label, &[thing.into()])
    }

    /// Returns the name of a yaku or bonus among players of the language.
    pub(crate) fn name(self, what: AwardKind) -> String {
        self.0.called(what)
    }

    pub(crate) fn yaku(self, yaku: Yaku) -> String {
        self.name(AwardKind::Yaku(yaku))
    }

    /// Writes the value of a rule in words.
    pub(crate) fn setting(self, id: &str, value: &Setting) -> String {
        match value {
            Setting::Bool(true) => self.label(Label::ChoiceYes).to_owned(),
            Setting::Bool(false) => self.label(Label::ChoiceNo).to_owned(),
            Setting::Null => self.label(Label::NoLimit).to_owned(),
            Setting::Open(open) => {
                let bonus = format!("{} / {} / {open}", 2 * open, 2 * open);
                self.with(Label::OwnBonus, &bonus)
            }
            Setting::Number(n) => self.number(id, *n),
            Setting::Text(text) => match Yaku::from_code(text) {
                Some(yaku) => self.yaku(yaku),
                None => self.0.choice(id, text),
            },
            Setting::List(values) if values.is_empty() => self.label(Label::NoneOfThem).to_owned(),
            Setting::List(values) => {
                let values: Vec<String> = values.iter().map(|one| self.setting(id, one)).collect();
                self.0.list(&values, Word::Comma)
            }
        }
    }

    fn number(self, id: &str, n: i64) -> String {
        let bonus = || WinningBonus::VARIATIONS.get(usize::try_from(n).ok()?.checked_sub(1)?);
        match (id, bonus()) {
            ("winning_bonus", Some(bonus)) => format!(
                "{} / {} / {}",
                bonus.fully_concealed, bonus.concealed, bonus.open
            ),
            ("double_wind_pair_fu" | "open_pinfu_fu", _) => self.with(Label::Fu, Fill::Number(n)),
            _ => self.0.number(n),
        }
    }

    /// Writes the worth of a yaku, closed and open.
    pub(crate) fn worth(self, worth: Worth) -> String {
        self.0
            .amounts(worth.unit, [worth.closed, worth.open].map(u16::from))
    }

    /// Says how another total differs from one's own.
    pub(crate) fn difference(self, own: Option<u32>, other: Option<u32>) -> String {
        match (own, other) {
            (Some(own), Some(other)) if other == own => String::new(),
            (Some(own), Some(other)) if other > own => self.with(Label::More, other - own),
            (Some(own), Some(other)) => self.with(Label::Less, own - other),
            (Some(_), None) => self.label(Label::NoWin).to_owned(),
            (None, Some(_)) => self.label(Label::AWin).to_owned(),
            (None, None) => String::new(),
        }
    }

    /// Says what makes totals differ.
    pub(crate) fn cause(self, cause: &Cause, rules: &Ruleset) -> String {
        match cause {
            Cause::Rule(id, value) => {
                let rule =
                    HouseRule::by_id(id).map_or("", |house_rule| self.0.rule(house_rule.text));
                self.0.pair(rule, &self.setting(id, value))
            }
            Cause::Yaku(yaku) if rules.has(*yaku) => {
                let worth = self.worth(rules.yaku.get(*yaku).worth);
                self.0.pair(&self.yaku(*yaku), &worth)
            }
            Cause::Yaku(yaku) => self.with(Label::CauseNoYaku, &self.yaku(*yaku)),
        }
    }
}
