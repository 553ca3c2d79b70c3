//! Parts of a request that nothing reads: told with the answer, or refused.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::Value;
use crate::contract::Names;
use crate::read::{REASONS, beginning};
use crate::value::Fields;
use tensu::inside::{self, Word, WordKey, nearest};
use tensu::refusal::Refusal;
use tensu::rules::HouseRule;
use tensu_words::EN;

/// Something in a request that has no effect: the field, and why.
pub(super) type Unread = (String, Refusal);

/// The fields of a request with these names that its answer does not depend on.
pub(super) fn unread(names: &Names, request: &Value) -> Vec<Unread> {
    let mut found = Vec::new();
    walk(request, names, &String::new, &mut found);
    found
}

/// `path` writes the place of the value, which is told of few.
fn walk(value: &Value, names: &Names, path: &dyn Fn() -> String, found: &mut Vec<Unread>) {
    match value {
        Value::List(values) => {
            for (i, value) in values.iter().enumerate() {
                // Most lists hold texts.
                if matches!(value, Value::Object(_)) {
                    walk(value, names, &|| format!("{}[{i}]", path()), found);
                }
            }
        }
        Value::Object(fields) => {
            for (key, value) in fields {
                if found.len() >= REASONS {
                    return;
                }
                let within = names.find(key);
                let is_plain =
                    |names: &Names| names.all.is_empty() || matches!(value, Value::Text(_));
                if within.is_some_and(is_plain) {
                    continue;
                }
                let name = || {
                    let path = path();
                    let dot = if path.is_empty() { "" } else { "." };
                    [&path, dot, &*beginning(key)].concat()
                };
                if let Some(names) = within {
                    walk(value, names, &name, found);
                } else {
                    let (name, near) = (name(), meant(key, names));
                    found.push((name.clone(), Refusal::Unread(name, near)));
                }
            }
        }
        _ => {}
    }
}

/// Guesses what was meant by an unknown field, as it would be written.
fn meant(key: &str, names: &Names) -> Option<String> {
    let has = |field: &str| names.find(field).is_some();
    let quoted = |field: &str| ["\"", field, "\""].concat();
    let rule = HouseRule::by_id(&inside::plain(key)).map(|knob| quoted(knob.id));
    let in_set = |rule: String| ["\"set\": {", &rule, ": …}"].concat();
    match inside::find(key) {
        Some(Word::Flag(flag)) if has("flags") => {
            return Some(["\"flags\": [", &quoted(flag.code()), "]"].concat());
        }
        Some(Word::Riichi(riichi)) if has("riichi") && riichi.code() != key => {
            return Some(["\"riichi\": ", &quoted(riichi.code())].concat());
        }
        Some(Word::By(by)) if has("by") => {
            return Some(["\"by\": ", &quoted(by.code())].concat());
        }
        Some(Word::Key(other)) if has(WordKey::code(other)) => return Some(quoted(other.code())),
        _ => {}
    }
    match rule {
        Some(rule) if has("set") => return Some(in_set(rule)),
        Some(rule) if has("ruleset") => {
            return Some(["\"ruleset\": {\"base\": …, ", &in_set(rule), "}"].concat());
        }
        _ => {}
    }
    nearest(&inside::plain(key), names.list().into_iter()).map(quoted)
}

/// Adds the fields that had no effect to the warnings of an answer, behind those that it has already.
pub(super) fn warn(answer: &mut Value, unread: &[Unread]) {
    let Value::Object(fields) = answer else {
        return;
    };
    if unread.is_empty() {
        return;
    }
    let warnings = Value::list(unread, |(field, why)| {
        let mut line = Fields::default();
        line.put("field", field.clone());
        line.put("message", EN.refusal(why));
        line.into()
    });
    let told = fields.iter_mut().find(|(key, _)| key == "warnings");
    match (told, warnings) {
        (Some((_, Value::List(told))), Value::List(more)) => told.extend(more),
        (_, warnings) => fields.push((Cow::Borrowed("warnings"), warnings)),
    }
}
