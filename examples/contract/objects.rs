//! The fields of described objects, those of their parts among them.

use tensu_wire::contract::{Described, Member, Type};

/// A field as an object has it.
#[derive(Clone, Copy)]
pub(super) struct Field {
    pub(super) name: &'static str,
    pub(super) doc: &'static str,
    pub(super) of: Type,
    pub(super) is_required: bool,
}

/// Returns all fields of an object. Of two with one name the first is its own.
pub(super) fn fields(object: &Described) -> Vec<Field> {
    let mut all: Vec<Field> = Vec::new();
    for item in object.members {
        let (part, is_own) = match item {
            Member::Field { .. } => (own(item), true),
            Member::All(Type::Object(part)) => (fields(part), false),
            Member::Some(Type::Object(part)) => (optional(fields(part)), false),
            Member::Own(Type::Object(part)) => (part.members.iter().flat_map(own).collect(), false),
            Member::All(_) | Member::Some(_) | Member::Own(_) => (Vec::new(), true),
        };
        for field in part {
            let is_without = !is_own && object.without.contains(&field.name);
            if !is_without && all.iter().all(|other| other.name != field.name) {
                all.push(field);
            }
        }
    }
    all
}

/// Returns the field that an item is, if it is one.
pub(super) fn own(item: &Member) -> Vec<Field> {
    match *item {
        Member::Field {
            name,
            doc,
            of,
            is_required,
        } => vec![Field {
            name,
            doc,
            of,
            is_required,
        }],
        _ => Vec::new(),
    }
}

pub(super) fn optional(mut fields: Vec<Field>) -> Vec<Field> {
    for field in &mut fields {
        field.is_required = false;
    }
    fields
}

/// Returns a sentence with single spaces.
pub(super) fn sentence(doc: &str) -> String {
    doc.split_whitespace().collect::<Vec<_>>().join(" ")
}
