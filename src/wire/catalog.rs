//! What there is: the rulesets with their rules; and one hand under all of them.

use super::value::Fields;
use super::{Request, Value, refused, scored};
use crate::compare::{Cause, Compared, compare};
use crate::question::Question;
use crate::refusal::Refusals;
use crate::rules::{self, Ruleset};
use crate::text::EN;

/// All rulesets with the rules that a house may change, in the order of a menu.
pub fn rulesets() -> Value {
    Value::list(rules::ALL, |rules| {
        let mut settings = alloc::vec::Vec::new();
        for (knob, value) in rules.settings() {
            settings.push(rule(rules, knob, &value));
        }
        let mut line = Fields::default();
        put_head(&mut line, rules);
        line.put("fingerprint", rules.fingerprint_text());
        line.put("rules", Value::List(settings));
        line.into()
    })
}

/// What a ruleset is.
pub(super) fn put_head(line: &mut Fields, rules: &Ruleset) {
    line.put("id", rules.id);
    line.put("name", rules.name);
    line.put("source", EN.source(rules.source));
    line.put("players", rules.seats.winds().len());
}

/// A rule: its value, what it can be, and where the value comes from (`"rulebook"`, `"reported"`, `"judgement"`,
/// `"unconfirmed"`).
pub(super) fn rule(rules: &Ruleset, knob: &'static rules::Knob, value: &rules::Setting) -> Value {
    let origin = rules.origin(knob.id);
    let mut line = Fields::default();
    line.put("id", knob.id);
    line.put("text", EN.say(knob.text));
    line.put("value", value);
    if !knob.choices.is_empty() {
        line.put(
            "choices",
            Value::list(knob.choices, |&choice| choice.into()),
        );
    }
    line.put("origin", origin.code());
    let texts: alloc::vec::Vec<_> = origin.texts().collect();
    line.put_some("source", (!texts.is_empty()).then(|| texts.join("; ")));
    line.into()
}

impl Request {
    /// The hand under every ruleset of the kind of the request's own, which comes first: a list of
    /// `{ruleset, response, causes}`.
    ///
    /// # Errors
    /// What cannot be read in the request.
    pub fn compare(&self) -> Result<Value, Refusals> {
        let (question, rules) = self.read()?;
        let all = compare(&question, &rules);
        Ok(Value::list(&all, |compared| line(&question, compared)))
    }
}

/// A hand under one of several rulesets.
fn line(question: &Question, compared: &Compared<'_>) -> Value {
    let rules = compared.rules;
    let adapted = question.adapted(rules);
    let win = adapted.check(rules);
    let response = match (&win, &compared.score) {
        (Ok(win), Ok(score)) => scored(win, score),
        (_, Err(refusals)) | (Err(refusals), _) => refused(refusals),
    };
    let mut line = Fields::default();
    line.put("ruleset", rules.id);
    line.put("response", response);
    line.put("causes", Value::list(&compared.causes, cause));
    line.into()
}

/// What makes a price differ from the first one: a rule with its value here, or a yaku.
fn cause(cause: &Cause) -> Value {
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
