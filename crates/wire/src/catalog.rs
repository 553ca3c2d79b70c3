//! The list of rulesets with their rules; one hand under all of them, or with one thing changed.

use crate::read::{Malformed, Read};
use crate::response::begin;
use crate::value::Fields;
use crate::{Request, Value, refused, scored};
use tensu::Ruleset;
use tensu::compare::{Cause, Compared, compare};
use tensu::question::Question;
use tensu::refusal::Refusals;
use tensu::rules::Limit;
use tensu::rules::Setting;
use tensu::rules::{self, HouseRule, Origin};
use tensu::what_if::{WhatIf, what_if};
use tensu_words::{EN, Words};

/// All rulesets with the rules that a house may change, in the order of a menu.
pub fn rulesets() -> Value {
    rulesets_in(&EN)
}

fn rulesets_in(words: &Words) -> Value {
    let all: alloc::vec::Vec<_> = rules::all().collect();
    Value::list(&all, |rules| {
        let mut settings = alloc::vec::Vec::new();
        for (knob, value) in rules.settings() {
            settings.push(rule(rules, knob, &value, words));
        }
        let mut line = Fields::default();
        put_head(&mut line, rules, words);
        line.put("fingerprint", rules.fingerprint_text());
        line.put("rules", Value::List(settings));
        line.into()
    })
}

/// The list of rulesets.
#[derive(Clone, Copy, Debug, Default)]
pub struct RulesetsRequest;

impl Read for RulesetsRequest {
    fn from_value(_: &Value) -> Result<Self, Malformed> {
        Ok(Self)
    }
}

impl RulesetsRequest {
    /// The list, its texts in this language.
    pub fn respond(self, words: &Words) -> Value {
        let mut line = Fields::default();
        line.put("ok", true);
        line.put("lang", words.tag);
        line.put("rulesets", rulesets_in(words));
        line.into()
    }
}

/// Puts the id of a ruleset, its name, its source and the number of its players.
pub(super) fn put_head(line: &mut Fields, rules: &Ruleset, words: &Words) {
    line.put("id", rules.id);
    // House rules have a name of their own, which no language has.
    line.put("name", words.ruleset(rules));
    line.put("source", words.source(rules.source));
    line.put("players", rules.seats.winds().len());
}

/// A rule: its value, what it can be, and where the value comes from (`"rulebook"`, `"reported"`, `"judgement"`,
/// `"usual"`, `"moot"`, `"unconfirmed"`).
pub(super) fn rule(
    rules: &Ruleset,
    knob: &'static HouseRule,
    value: &Setting,
    words: &Words,
) -> Value {
    let mut line = Fields::default();
    line.put("id", knob.id);
    line.put("text", words.told(knob.text));
    line.put("value", value);
    if !knob.choices.is_empty() {
        line.put(
            "choices",
            Value::list(knob.choices, |&choice| choice.into()),
        );
    }
    put_origin(&mut line, rules.origin(knob.id), words);
    line.into()
}

/// Puts the source of a rule's value: `origin`, and the texts of it as `source`.
pub(super) fn put_origin(line: &mut Fields, origin: Origin, words: &Words) {
    line.put("origin", origin.code());
    let texts: alloc::vec::Vec<_> = origin.texts().map(|text| words.origin(text)).collect();
    line.put_some("source", (!texts.is_empty()).then(|| texts.join("; ")));
}

impl Request {
    /// The hand under every ruleset of the kind of the request's own, which comes first: a list of
    /// `{ruleset, response, causes}`.
    ///
    /// # Errors
    /// Everything that cannot be read in the request.
    pub fn compare(&self) -> Result<Value, Refusals> {
        let (question, rules) = self.read()?;
        Ok(compared(&question, &rules))
    }

    /// The same list as an answer: `compared`.
    pub(super) fn respond_compared(&self) -> Result<Value, Refusals> {
        let (question, rules) = self.read()?;
        let mut line = begin(&rules);
        line.put("compared", compared(&question, &rules));
        Ok(line.into())
    }

    /// Answers with what the hand would pay if one thing were different, a line each: `changes`; with the `total` that
    /// it pays, if it wins.
    pub(super) fn respond_what_if(&self) -> Result<Value, Refusals> {
        let (question, rules) = self.read()?;
        // A hand that is no win may become one; what cannot be is refused.
        let win = question.check(&rules)?;
        let mut line = begin(&rules);
        line.put_some("total", win.score().ok().map(|score| score.total));
        line.put("changes", Value::list(&what_if(&question, &rules), changed));
        Ok(line.into())
    }
}

/// A win with one thing changed; its fields are those of a score.
fn changed(with: &WhatIf) -> Value {
    let mut line = Fields::default();
    line.put("change", with.change.code());
    line.put_some("han", with.han);
    line.put_some("fu", with.fu);
    line.put_some("limit", with.limit.map(Limit::code));
    let counted = with.yakuman == 0 && with.limit == Some(Limit::Yakuman);
    line.put_some("counted", counted.then_some(true));
    line.put_some("yakuman", (with.yakuman > 0).then_some(with.yakuman));
    line.put_some("points", with.points);
    line.put("total", with.total);
    line.into()
}

fn compared(question: &Question, rules: &Ruleset) -> Value {
    let all = compare(question, rules);
    Value::list(&all, |compared| line(question, compared))
}

/// A hand under one of several rulesets.
fn line(question: &Question, compared: &Compared<'_>) -> Value {
    let rules = compared.rules;
    let adapted = question.adapted(rules);
    let win = adapted.check(rules);
    let response = match (&win, &compared.score) {
        (Ok(win), Ok(score)) => scored(rules, win, score),
        (_, Err(refusals)) | (Err(refusals), _) => refused(refusals),
    };
    let mut line = Fields::default();
    line.put("ruleset", rules.id);
    line.put("response", response);
    line.put("causes", Value::list(&compared.causes, cause));
    line.into()
}

/// A cause for which a score differs from the first one: a rule with its value here, or a yaku.
pub(crate) fn cause(cause: &Cause) -> Value {
    let mut what = Fields::default();
    let kind = match cause {
        Cause::Rule(id, value) => {
            what.put("id", *id);
            what.put("value", value);
            "rule"
        }
        Cause::Yaku(yaku) => {
            what.put("id", yaku.code());
            "yaku"
        }
    };
    let mut line = Fields::default();
    line.put(kind, what);
    line.into()
}
