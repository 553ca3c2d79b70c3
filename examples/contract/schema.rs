//! The description as JSON Schema, draft 2020-12.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt::Write as _;

use tensu::rules;
use tensu_wire::Value;
use tensu_wire::contract::{AskedFor, Described, Ids, Type};
use tensu_wire::types::{ABORTS, ASKED, REFUSED, YAKU};
use tensu_words::EN;

use super::objects::{Field, fields, sentence};
use super::rules::{RuleType, values};

/// The name by which other schemas refer to this one.
const ID: &str = "urn:tensu:contract";

/// Returns the whole schema: a request is valid if it is one of those that can be asked; `#/$defs/Answer` is whatever is answered.
pub(super) fn text() -> String {
    let mut all = Definitions {
        is_asked: true,
        ..Definitions::default()
    };
    let requests: Vec<Value> = ASKED.iter().map(|asked| all.request(asked)).collect();
    all.is_asked = false;
    let answers = ASKED.iter().flat_map(|asked| asked.answers);
    let mut answers: Vec<Value> = answers.map(|answer| all.of(Type::Object(answer))).collect();
    answers.push(all.of(Type::Object(REFUSED)));
    all.put("Answer", object([("anyOf", Value::List(answers))]));
    let mut all = all.all;
    all.sort_by(|(a, _), (b, _)| a.cmp(b));
    let whole = object([
        (
            "$schema",
            text_of("https://json-schema.org/draft/2020-12/schema"),
        ),
        ("$id", text_of(ID)),
        ("title", text_of("The scoring contract of Tensu")),
        (
            "description",
            text_of(
                "A request, as `tensu_wire::answer` and the command read it, in its plain form: other words and notations are read, too, and \
                 what is null is missing. `#/$defs/Answer` is an answer; a later version may have more fields.",
            ),
        ),
        ("anyOf", Value::List(requests)),
        ("$defs", Value::Object(all)),
    ]);
    let mut text = String::new();
    write(&whole, 0, &mut text);
    text + "\n"
}

/// The schemas that have names.
#[derive(Default)]
struct Definitions {
    all: Vec<(Cow<'static, str>, Value)>,
    names: BTreeSet<String>,
    /// `true` for requests, in which a field that nothing reads is a mistake; answers may get more fields.
    is_asked: bool,
}

impl Definitions {
    fn put(&mut self, name: &str, schema: Value) {
        self.all.push((Cow::Owned(name.to_owned()), schema));
    }

    /// Returns a reference to the schema of a name, which is made where it is not yet there.
    fn named(&mut self, name: &str, make: impl FnOnce(&mut Self) -> Value) -> Value {
        if self.names.insert(name.to_owned()) {
            let schema = make(self);
            self.put(name, schema);
        }
        object([("$ref", Value::Text(format!("#/$defs/{name}").into()))])
    }

    /// Returns the schema of a request.
    fn request(&mut self, asked: &'static AskedFor) -> Value {
        let name = format!("{}_request", asked.name);
        self.named(&name, |all| {
            let mut own: Vec<Field> = Vec::new();
            let mut either = asked.either;
            for part in asked.parts {
                let Type::Object(part) = part else { continue };
                if asked.either.is_none() && !part.either.is_empty() {
                    either = Some(part.either);
                }
                for field in fields(part) {
                    if own.iter().all(|other| other.name != field.name) {
                        own.push(field);
                    }
                }
            }
            for field in &mut own {
                if field.name == "ask" {
                    field.is_required = asked.name != ASKED[0].name;
                    field.of = Type::Words(std::slice::from_ref(&asked.name));
                }
            }
            all.whole(asked.doc, &own, either.unwrap_or_default())
        })
    }

    /// Returns the schema of an object with these fields.
    fn whole(&mut self, doc: &str, fields: &[Field], either: &[&[&str]]) -> Value {
        let mut properties = Vec::new();
        let mut required = Vec::new();
        for field in fields {
            if matches!(field.of, Type::Never) {
                continue;
            }
            let mut schema = vec![("description".into(), text_of(&sentence(field.doc)))];
            if let Value::Object(of) = self.of(field.of) {
                schema.extend(of);
            }
            properties.push((field.name.into(), Value::Object(schema)));
            // Without a list of its own each field says it; that of the subject is said in any case.
            if field.is_required && (either.is_empty() || field.name == "ask") {
                required.push(text_of(field.name));
            }
        }
        let mut schema = vec![("type".into(), text_of("object"))];
        if !sentence(doc).is_empty() {
            schema.insert(0, ("description".into(), text_of(&sentence(doc))));
        }
        schema.push(("properties".into(), Value::Object(properties)));
        if !required.is_empty() {
            schema.push(("required".into(), Value::List(required)));
        }
        let lists = either.iter().filter(|list| !list.is_empty());
        let lists: Vec<Value> = lists
            .map(|list| {
                object([(
                    "required",
                    Value::List(list.iter().map(|name| text_of(name)).collect()),
                )])
            })
            .collect();
        if !lists.is_empty() {
            schema.push(("anyOf".into(), Value::List(lists)));
        }
        if self.is_asked {
            schema.push(("additionalProperties".into(), false.into()));
        }
        Value::Object(schema)
    }

    /// Returns the schema of a type.
    fn of(&mut self, of: Type) -> Value {
        match of {
            Type::Any | Type::Never => object([]),
            Type::Text => typed("string"),
            Type::Bool => typed("boolean"),
            Type::True => object([("const", true.into())]),
            Type::False => object([("const", false.into())]),
            Type::Null => typed("null"),
            Type::Number => typed("integer"),
            Type::Least(least) => object([("type", text_of("integer")), ("minimum", least.into())]),
            Type::From(least, most) => object([
                ("type", text_of("integer")),
                ("minimum", least.into()),
                ("maximum", most.into()),
            ]),
            Type::Ids(ids) => self.ids(ids),
            Type::Words([word]) => object([("const", text_of(word))]),
            Type::Words(words) => one_of(words.iter().map(|word| text_of(word))),
            Type::List(of) => object([("type", text_of("array")), ("items", self.of(*of))]),
            Type::Object(object) => self.object(object),
            Type::Either(types) => any_of(types.iter().map(|of| self.of(*of)).collect()),
            Type::Both(types) => any_of(
                both(types)
                    .iter()
                    .map(|fields| self.whole("", fields, &[]))
                    .collect(),
            ),
            Type::Alias(alias) => self.named(alias.name, |all| {
                let mut schema = vec![("description".into(), text_of(&sentence(alias.doc)))];
                if let Value::Object(of) = all.of(alias.of) {
                    schema.extend(of);
                }
                Value::Object(schema)
            }),
            Type::Named("RuleValues") => self.named("RuleValues", Self::rule_values),
            Type::Named(_) => self.rule_value(),
        }
    }

    fn ids(&mut self, ids: &'static Ids) -> Value {
        self.named(ids.name, |_| {
            let mut all = (ids.all)();
            all.extend(ids.and.iter().flat_map(|more| (more.all)()));
            let Value::Object(mut schema) = one_of(all.iter().map(|id| text_of(id))) else {
                return object([]);
            };
            schema.insert(0, ("description".into(), text_of(&sentence(ids.doc))));
            Value::Object(schema)
        })
    }

    fn object(&mut self, object: &'static Described) -> Value {
        self.named(object.name, |all| {
            all.whole(object.doc, &fields(object), object.either)
        })
    }

    /// Returns the schema of the value that a rule has in answers.
    fn rule_value(&mut self) -> Value {
        self.named("RuleValue", |_| {
            let types = ["boolean", "integer", "string", "array", "object", "null"];
            object([
                (
                    "description",
                    text_of("The value of a rule: on or off, a number, an id, a list, a number for open hands, or null for no limit."),
                ),
                ("type", Value::List(types.map(text_of).into())),
                ("properties", object([("open", typed("integer"))])),
                ("items", object([("$ref", text_of("#/$defs/RuleValue"))])),
            ])
        })
    }

    /// Returns the schema of house rules by name.
    fn rule_values(&mut self) -> Value {
        let mut properties = Vec::new();
        for rule in rules::house_rules() {
            let types: Vec<Value> = values(rule).iter().map(|value| self.value(value)).collect();
            let mut schema = vec![(
                "description".into(),
                Value::Text(format!("{}.", EN.rule(rule.text)).into()),
            )];
            if let Value::Object(of) = any_of(types) {
                schema.extend(of);
            }
            properties.push((rule.id.into(), Value::Object(schema)));
        }
        object([
            (
                "description",
                text_of(
                    "The rules that a house may change, and what each can be; not every ruleset has all of them.",
                ),
            ),
            ("type", text_of("object")),
            ("properties", Value::Object(properties)),
            ("additionalProperties", false.into()),
        ])
    }

    fn value(&mut self, value: &RuleType) -> Value {
        match value {
            RuleType::Switch => {
                one_of([true.into(), false.into(), text_of("true"), text_of("false")])
            }
            RuleType::OneOf(numbers) => {
                let parsed = numbers
                    .iter()
                    .filter_map(|number| number.parse::<i64>().ok());
                one_of(
                    parsed
                        .map(Value::from)
                        .chain(numbers.iter().map(|number| text_of(number))),
                )
            }
            RuleType::Text(text) => object([("const", text_of(text))]),
            RuleType::Null => typed("null"),
            RuleType::Open => object([
                ("type", text_of("object")),
                ("properties", object([("open", typed("integer"))])),
                ("required", Value::List([text_of("open")].into())),
            ]),
            RuleType::Aborts => self.of(Type::List(&Type::Ids(ABORTS))),
            RuleType::Yaku => self.of(Type::List(&Type::Ids(YAKU))),
            RuleType::Numbers(many) => object([
                ("type", text_of("array")),
                ("items", typed("integer")),
                ("minItems", (*many).into()),
                ("maxItems", (*many).into()),
            ]),
            RuleType::Word(word) => object([
                ("type", text_of("string")),
                ("pattern", Value::Text(format!("^{word}:\\d+$").into())),
            ]),
            RuleType::Number => typed("integer"),
        }
    }
}

/// Returns the objects that are of several types at once, as the fields of each.
fn both(types: &[Type]) -> Vec<Vec<Field>> {
    let alternatives = |of: &Type| -> Vec<Vec<Field>> {
        match of {
            Type::Alias(alias) => match alias.of {
                Type::Either(types) => types
                    .iter()
                    .flat_map(|of| both(std::slice::from_ref(of)))
                    .collect(),
                of => both(&[of]),
            },
            Type::Object(object) => vec![fields(object)],
            _ => vec![Vec::new()],
        }
    };
    let mut all: Vec<Vec<Field>> = vec![Vec::new()];
    for of in types {
        let more = alternatives(of);
        let with = |fields: &Vec<Field>| {
            more.iter()
                .map(|more| [&fields[..], more].concat())
                .collect::<Vec<_>>()
        };
        all = all.iter().flat_map(with).collect();
    }
    all
}

fn object<const N: usize>(fields: [(&'static str, Value); N]) -> Value {
    Value::Object(
        fields
            .into_iter()
            .map(|(name, value)| (name.into(), value))
            .collect(),
    )
}

fn text_of(text: &str) -> Value {
    Value::Text(text.to_owned().into())
}

fn typed(name: &str) -> Value {
    object([("type", text_of(name))])
}

fn one_of(values: impl IntoIterator<Item = Value>) -> Value {
    object([("enum", Value::List(values.into_iter().collect()))])
}

/// Returns the schema of what one of several schemas allows.
fn any_of(mut schemas: Vec<Value>) -> Value {
    match schemas.len() {
        1 => schemas.remove(0),
        _ => object([("anyOf", Value::List(schemas))]),
    }
}

/// Writes JSON in lines: what is short or a list of ids in one.
fn write(value: &Value, depth: usize, text: &mut String) {
    const WIDE: usize = 120;
    let line = value.to_json();
    let is_list =
        |value: &Value| matches!(value, Value::Text(_) | Value::Number(_) | Value::Bool(_));
    let indent = " ".repeat(depth);
    match value {
        Value::Object(fields) if depth < 2 || line.len() + depth > WIDE => {
            text.push_str("{\n");
            for (i, (name, value)) in fields.iter().enumerate() {
                let comma = if i > 0 { ",\n" } else { "" };
                let _ = write!(text, "{comma}{indent} {}: ", text_of(name).to_json());
                write(value, depth + 1, text);
            }
            let _ = write!(text, "\n{indent}}}");
        }
        Value::List(values) if line.len() + depth > WIDE && !values.iter().all(is_list) => {
            text.push_str("[\n");
            for (i, value) in values.iter().enumerate() {
                let comma = if i > 0 { ",\n" } else { "" };
                let _ = write!(text, "{comma}{indent} ");
                write(value, depth + 1, text);
            }
            let _ = write!(text, "\n{indent}]");
        }
        _ => text.push_str(&line),
    }
}
