//! The description as types of TypeScript.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use tensu::rules;
use tensu_wire::contract::{Alias, Described, Ids, Member, Type};
use tensu_wire::types::{KNOWN, TYPES};
use tensu_words::EN;

use super::objects::{Field, optional, own, sentence};
use super::rules::{RuleType, values};

/// The longest line.
const WIDE: usize = 140;

/// The name that an object of requests has for those who write them: winners are hands like others.
const WIN: (&str, &str) = ("WinRequest", "HandRequest");

/// Returns the names of fields that requests have, as lines of a list.
pub(super) fn names() -> String {
    let quoted: Vec<String> = KNOWN.iter().map(|name| format!("\"{name}\",")).collect();
    let lines = lines(&quoted, WIDE - 2);
    lines.iter().fold(String::new(), |mut text, line| {
        let _ = writeln!(text, "  {line}");
        text
    })
}

/// Returns all types, each behind those that it names.
pub(super) fn types() -> String {
    let mut told = Written::default();
    for object in TYPES {
        told.is_asked = object.name.ends_with("Request") || object.name == "WrittenHand";
        told.object(object);
    }
    told.text.trim_end().to_owned() + "\n"
}

/// The types that were told.
#[derive(Default)]
struct Written {
    text: String,
    names: BTreeSet<&'static str>,
    /// `true` for requests: a field that may be missing may also be undefined.
    is_asked: bool,
}

impl Written {
    /// Tells an object, and before it all types that it names.
    fn object(&mut self, object: &'static Described) {
        if !self.is_new(object.name) {
            return;
        }
        let (parts, fields) = self.parts(object);
        for field in &fields {
            self.named(field.of);
        }
        let extends = match parts.as_slice() {
            [] => String::new(),
            parts => format!(" extends {}", parts.join(", ")),
        };
        let body = match self.members(&fields, "  ") {
            members if members.is_empty() => String::from("{}"),
            members => format!("{{\n{members}}}"),
        };
        self.tell(
            object.doc,
            &format!("interface {}{extends} {body}", object.name),
        );
    }

    fn tell(&mut self, doc: &str, declared: &str) {
        let _ = write!(self.text, "{}export {declared}\n\n", comment(doc, ""));
    }

    /// Returns whether a type with this name was not told before; one without a name stands where it is used.
    fn is_new(&mut self, name: &'static str) -> bool {
        !name.is_empty() && self.names.insert(name)
    }

    /// Returns the types that an object extends, and the fields that it has besides.
    fn parts(&mut self, object: &'static Described) -> (Vec<String>, Vec<Field>) {
        let (mut extended, mut all): (Vec<String>, Vec<Field>) = Default::default();
        for item in object.members {
            let (Member::All(Type::Object(part)) | Member::Some(Type::Object(part))) = item else {
                all.extend(match item {
                    Member::Own(Type::Object(part)) => part.members.iter().flat_map(own).collect(),
                    item => own(item),
                });
                continue;
            };
            let is_some = matches!(item, Member::Some(_));
            if part.name.is_empty() {
                let (more, mut fields) = self.parts(part);
                extended.extend(more);
                fields.retain(|field| !object.without.contains(&field.name));
                all.extend(if is_some { optional(fields) } else { fields });
            } else {
                self.object(part);
                let part = omitting(part, object.without);
                extended.push(if is_some {
                    format!("Partial<{part}>")
                } else {
                    part
                });
            }
        }
        (extended, all)
    }

    /// Tells the types that a type names.
    fn named(&mut self, of: Type) {
        match of {
            Type::Ids(ids) => self.ids(ids),
            Type::List(of) => self.named(*of),
            Type::Object(object) if object.name.is_empty() => {
                let (_, fields) = self.parts(object);
                for field in &fields {
                    self.named(field.of);
                }
            }
            // That one was told before.
            Type::Object(object) if object.name == WIN.0 => {}
            Type::Object(object) => self.object(object),
            Type::Either(types) | Type::Both(types) => types.iter().for_each(|of| self.named(*of)),
            Type::Alias(alias) => self.alias(alias),
            Type::Named("RuleValues") => self.rule_values(),
            Type::Named(_) => self.rule_value(),
            _ => {}
        }
    }

    fn alias(&mut self, alias: &'static Alias) {
        if self.is_new(alias.name) {
            self.named(alias.of);
            let of = self.written(alias.of);
            self.tell(alias.doc, &format!("type {} = {of};", alias.name));
        }
    }

    fn ids(&mut self, ids: &'static Ids) {
        if !self.is_new(ids.name) {
            return;
        }
        if let Some(more) = ids.and {
            self.ids(more);
        }
        let mut all: Vec<String> = (ids.all)().iter().map(|id| format!("\"{id}\"")).collect();
        all.extend(ids.and.map(|more| more.name.to_owned()));
        let line = format!("type {} = {};", ids.name, all.join(" | "));
        if line.len() + "export ".len() <= WIDE {
            return self.tell(ids.doc, &line);
        }
        let piped: Vec<String> = all.iter().map(|id| format!("| {id}")).collect();
        let lines = lines(&piped, WIDE - 3);
        self.tell(
            ids.doc,
            &format!("type {} =\n  {};", ids.name, lines.join("\n  ")),
        );
    }

    /// Returns the members of an interface, each with its comment.
    fn members(&mut self, fields: &[Field], indent: &str) -> String {
        let mut text = String::new();
        for field in fields {
            let mut of = self.written(field.of);
            let optional = if field.is_required { "" } else { "?" };
            if self.is_asked && !field.is_required && !matches!(field.of, Type::Any) {
                of += " | undefined";
            }
            let about = comment(field.doc, indent);
            let _ = writeln!(
                text,
                "{about}{indent}readonly {}{optional}: {of};",
                field.name
            );
            // Without `strict` TypeScript tells answers apart only by a member that all have.
            if matches!(field.of, Type::True) && field.name == "ok" {
                let about = comment("Only what could not be answered has one.", indent);
                let _ = writeln!(text, "{about}{indent}readonly error?: never;");
            }
        }
        text
    }

    /// Returns a type as it is written.
    fn written(&mut self, of: Type) -> String {
        match of {
            Type::Any => "unknown".into(),
            Type::Text => "string".into(),
            Type::Bool => "boolean".into(),
            Type::True => "true".into(),
            Type::False => "false".into(),
            Type::Null => "null".into(),
            Type::Never => "never".into(),
            Type::Number | Type::From(..) | Type::Least(_) => "number".into(),
            Type::Ids(ids) => ids.name.into(),
            Type::Words(words) => {
                let words: Vec<String> = words.iter().map(|word| format!("\"{word}\"")).collect();
                words.join(" | ")
            }
            Type::List(Type::Either(types)) => {
                format!("readonly ({})[]", self.written(Type::Either(types)))
            }
            Type::List(of) => format!("readonly {}[]", self.written(*of)),
            Type::Object(object) if object.name == WIN.0 => WIN.1.into(),
            Type::Object(object) if object.name.is_empty() => {
                let (_, fields) = self.parts(object);
                format!("{{\n{}}}", self.members(&fields, "  "))
            }
            Type::Object(object) => object.name.into(),
            Type::Either(types) => self.joined(types, " | "),
            Type::Both(types) => self.joined(types, " & "),
            Type::Alias(alias) => alias.name.into(),
            Type::Named(name) => name.into(),
        }
    }

    fn joined(&mut self, types: &[Type], between: &str) -> String {
        let types: Vec<String> = types.iter().map(|of| self.written(*of)).collect();
        types.join(between)
    }

    /// Tells the value that a rule has in answers.
    fn rule_value(&mut self) {
        if self.is_new("OpenValue") {
            self.tell(
                "A number for open hands, doubled when concealed.",
                "interface OpenValue {\n  /** The number. */\n  readonly open: number;\n}",
            );
        }
        if self.is_new("RuleValue") {
            self.tell(
                "The value of a rule: on or off, a number, an id, a list, a number for open hands, or null for no limit.",
                "type RuleValue = boolean | number | string | readonly RuleValue[] | OpenValue | null;",
            );
        }
    }

    /// Tells the values that a house can give to rules, rule by rule.
    fn rule_values(&mut self) {
        if !self.is_new("RuleValues") {
            return;
        }
        self.rule_value();
        self.tell(
            "On or off.",
            "type Switch = boolean | \"true\" | \"false\";",
        );
        self.tell(
            "One of some numbers, or the same as text.",
            "type OneOf<N extends number> = N | `${N}`;",
        );
        let mut members = String::new();
        for rule in rules::house_rules() {
            let types: Vec<String> = values(rule).iter().map(written).collect();
            let about = comment(&format!("{}.", EN.rule(rule.text)), "  ");
            let _ = writeln!(
                members,
                "{about}  readonly {}?: {};",
                rule.id,
                types.join(" | ")
            );
        }
        self.tell(
            "The rules that a house may change, and what each can be; which of them a ruleset has is in `rulesets()`.",
            &format!("interface RuleValues {{\n{members}}}"),
        );
    }
}

fn written(value: &RuleType) -> String {
    match value {
        RuleType::Switch => "Switch".into(),
        RuleType::OneOf(numbers) => format!("OneOf<{}>", numbers.join(" | ")),
        RuleType::Text(text) => format!("\"{text}\""),
        RuleType::Null => "null".into(),
        RuleType::Open => "OpenValue".into(),
        RuleType::Aborts => "readonly AbortId[]".into(),
        RuleType::Numbers(many) => format!("readonly [{}]", vec!["number"; *many].join(", ")),
        RuleType::Word(word) => format!("`{word}:${{number}}`"),
        RuleType::Number => "number".into(),
        RuleType::Yaku => "readonly YakuId[]".into(),
    }
}

/// Returns the name of a part, without the fields that the whole has not of it.
fn omitting(part: &Described, without: &[&str]) -> String {
    let quoted: Vec<String> = without.iter().map(|name| format!("\"{name}\"")).collect();
    if quoted.is_empty() {
        part.name.into()
    } else {
        format!("Omit<{}, {}>", part.name, quoted.join(" | "))
    }
}

/// Returns a sentence as a comment, in one line or in several.
fn comment(doc: &str, indent: &str) -> String {
    let doc = sentence(doc);
    let line = format!("{indent}/** {doc} */\n");
    if line.chars().count() <= WIDE {
        return line;
    }
    let words: Vec<String> = doc.split(' ').map(str::to_owned).collect();
    let mut text = format!("{indent}/**\n");
    for line in lines(&words, WIDE - 12 - indent.len()) {
        let _ = writeln!(text, "{indent} * {line}");
    }
    text + indent + " */\n"
}

/// Returns words with blanks between them, in lines of this width.
fn lines(words: &[String], wide: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= wide => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.clone()),
        }
    }
    lines
}
