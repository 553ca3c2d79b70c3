//! The contract, described once: the fields of every request and answer, their types, and what they mean.
//!
//! `request!` declares a request: its struct, how that is read, and its description, all from the same lines, so that a
//! field that is read is a field that is known. `described!` describes an answer, whose fields are put where it is made;
//! tests hold answers against it.
//!
//! A program that answers needs the names of a request alone, to tell the fields that nothing reads: `Names`. Types and
//! sentences are in [`Described`], apart from them: only a program that writes them down names it, and the linker leaves
//! it out of all others. `examples/contract` makes `npm/js/index.d.ts` of it, the names in `npm/js/ask.js` and
//! `npm/schema.json`.

use alloc::vec::Vec;

pub(super) mod answers;
pub(super) mod ids;

/// The names of the fields that an object of a request can have.
#[derive(Debug)]
pub(super) struct Names {
    pub(super) all: &'static [Listing],
    /// Names of its parts that it has not.
    pub(super) without: &'static [&'static str],
}

/// A name of a field, or those of a whole part.
#[derive(Debug)]
pub(super) enum Listing {
    /// A field that is read, and the names within it, if it is an object or a list of them.
    Read(&'static str, Option<&'static Names>),
    /// A field that is copied into the answer, whatever it holds.
    Copied(&'static str),
    /// The fields of a part.
    All(&'static Names),
}

impl Listing {
    /// The fields of a part, if it has any.
    pub(super) const fn all<T: Listed>() -> Self {
        match T::NAMES {
            Some(names) => Self::All(names),
            None => Self::All(&Names::NONE),
        }
    }
}

impl Names {
    pub(super) const NONE: Self = Self {
        all: &[],
        without: &[],
    };

    /// Finds a name: the names within that field, none of them where it holds no object.
    pub(super) fn find(&self, key: &str) -> Option<&'static Self> {
        if self.without.contains(&key) {
            return None;
        }
        for name in self.all {
            let (name, within) = match name {
                Listing::Read(name, within) => (*name, within.unwrap_or(&Self::NONE)),
                Listing::Copied(name) => (*name, &Self::NONE),
                Listing::All(part) => match part.find(key) {
                    None => continue,
                    found => return found,
                },
            };
            if name == key {
                return Some(within);
            }
        }
        None
    }

    /// Lists the names in their order.
    pub(super) fn list(&self) -> Vec<&'static str> {
        let mut all = Vec::new();
        for name in self.all {
            match name {
                Listing::Read(name, _) | Listing::Copied(name) => all.push(*name),
                Listing::All(part) => all.extend(part.list()),
            }
        }
        all.retain(|name| !self.without.contains(name));
        all
    }
}

/// The description of an object.
#[derive(Debug)]
pub struct Described {
    /// The name of its type; empty where its fields are always told among others.
    pub name: &'static str,
    /// A sentence about it.
    pub doc: &'static str,
    /// Its fields.
    pub members: &'static [Member],
    /// Fields of its parts that it has not.
    pub without: &'static [&'static str],
    /// The fields that have to be there: all of one of these lists. Without a list those that are required.
    pub either: &'static [&'static [&'static str]],
}

/// A field of an object, or all fields of a part.
#[derive(Clone, Copy, Debug)]
pub enum Member {
    /// A field.
    Field {
        /// Its name.
        name: &'static str,
        /// A sentence about it.
        doc: &'static str,
        /// The type of its value.
        of: Type,
        /// Returns whether it has to be there.
        is_required: bool,
    },
    /// The fields of an object, as that object has them.
    All(&'static Type),
    /// The same, none of them required.
    Some(&'static Type),
    /// The fields of an object without those of its parts.
    Own(&'static Type),
}

/// The type of a value.
#[derive(Clone, Copy, Debug)]
pub enum Type {
    /// Anything.
    Any,
    /// A text.
    Text,
    /// True or false.
    Bool,
    /// True.
    True,
    /// False.
    False,
    /// Null.
    Null,
    /// Nothing: the field is never there.
    Never,
    /// A whole number.
    Number,
    /// A whole number from 0, or from another one, to this one.
    From(i64, i64),
    /// A whole number from this one.
    Least(i64),
    /// One of the ids of a list.
    Ids(&'static Ids),
    /// One of a few texts.
    Words(&'static [&'static str]),
    /// A list.
    List(&'static Type),
    /// An object.
    Object(&'static Described),
    /// One of several types.
    Either(&'static [Type]),
    /// An object of several types at once.
    Both(&'static [Type]),
    /// A type with a name of its own.
    Alias(&'static Alias),
    /// A type that is made of the engine's tables, by its name.
    Named(&'static str),
}

/// A type with a name of its own.
#[derive(Debug)]
pub struct Alias {
    /// Its name.
    pub name: &'static str,
    /// A sentence about it.
    pub doc: &'static str,
    /// The type.
    pub of: Type,
}

/// A list of ids.
#[derive(Debug)]
pub struct Ids {
    /// The name of its type.
    pub name: &'static str,
    /// A sentence about them.
    pub doc: &'static str,
    /// The ids, in their order.
    pub all: fn() -> Vec<&'static str>,
    /// Another list, whose ids may stand there, too.
    pub and: Option<&'static Self>,
}

/// Something that has names and a type: what is read of a request.
pub(super) trait Listed {
    /// The names of its fields, or of those of its entries.
    const NAMES: Option<&'static Names>;
    /// Its type.
    const TYPE: Type;
}

/// A field of an object, described: its word says whether it has to be there.
macro_rules! member {
    ($how:ident $name:expr, $doc:expr, $of:expr) => {
        $crate::contract::Member::Field {
            name: $name,
            doc: $doc,
            of: $of,
            is_required: matches!(stringify!($how).as_bytes(), b"must" | b"needs"),
        }
    };
}

/// Describes objects of answers, a constant each. Before a field stands whether it `must` be there or `may`; behind the name of
/// the object its parts.
macro_rules! described {
    ($(
        $(#[doc = $about:literal])+
        $vis:vis $name:ident = $ts:literal $(+ $part:ident)* {
            $($(#[doc = $doc:literal])+ $how:ident $field:ident: $of:expr,)*
        }
    )+) => { $(
        $vis const $name: $crate::contract::Described = {
            #[allow(unused_imports, reason = "some objects have no parts, others nothing else")]
            use $crate::contract::{Described, Type, member};
            Described {
                name: $ts,
                doc: concat!($($about),+),
                members: &[
                    $($crate::contract::Member::All(&Type::Object(&$part)),)*
                    $(member!($how stringify!($field), concat!($($doc),+), $of),)*
                ],
                without: &[],
                either: &[],
            }
        };
    )+ };
}

pub(super) use {described, member};

/// Something that can be asked.
#[derive(Debug)]
pub struct AskedFor {
    /// Its name, the value of `ask`.
    pub name: &'static str,
    /// A sentence about it.
    pub doc: &'static str,
    /// The objects whose fields the request has.
    pub parts: &'static [Type],
    /// The fields that have to be there, as in [`Described::either`]; without it as the parts say.
    pub either: Option<&'static [&'static [&'static str]]>,
    /// The objects of which the answer is one.
    pub answers: &'static [&'static Described],
}
