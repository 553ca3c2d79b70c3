//! A hand as the functions of the npm package take it.

use crate::Request;
use crate::common::EveryRequest;
use crate::contract::{Described, Listed, Member, Type};
use Type::Object;

/// A request as a function takes it, which knows what is asked.
pub(super) const fn request(
    name: &'static str,
    doc: &'static str,
    members: &'static [Member],
    without: &'static [&'static str],
) -> Described {
    Described {
        name,
        doc,
        members,
        without,
        either: &[],
    }
}

pub(super) const fn optional(name: &'static str, doc: &'static str, of: Type) -> Member {
    Member::Field {
        name,
        doc,
        of,
        is_required: false,
    }
}

/// The sentence about a request.
pub(super) const fn doc<T: Listed>() -> &'static str {
    match T::TYPE {
        Type::Object(object) => object.doc,
        _ => "",
    }
}

pub(super) const EVERY: Member = Member::All(&EveryRequest::TYPE);

pub(super) const HAND_REQUEST: Described = request(
    "HandRequest",
    doc::<Request>(),
    &[EVERY, Member::All(&Request::TYPE)],
    &["ask", "text"],
);

pub(super) const TEXT_REQUEST: Described = Described {
    name: "TextRequest",
    doc: "A hand as text, in any notation or as a link, with fields beside it that the text does not give otherwise.",
    members: &[
        Member::Some(&Object(&HAND_REQUEST)),
        Member::Field {
            name: "text",
            doc: "`\"234m340p66p678s56s+7s ron riichi dora:1m5p\"`.",
            of: Type::Text,
            is_required: true,
        },
    ],
    without: &[],
    either: &[],
};

pub(super) const WRITTEN_HAND: Described = request(
    "WrittenHand",
    "A hand that may lack its winning tile.",
    &[
        Member::All(&Object(&HAND_REQUEST)),
        optional("win", "The winning tile, where there is one.", Type::Text),
    ],
    &["id", "strict", "win"],
);
