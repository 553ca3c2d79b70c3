//! The contract as data, for programs that write it down: all that can be asked, the objects that the functions of the npm package
//! take and give, and the names of fields. All other types stand within these.

pub use crate::asks::ASKED;
pub use crate::deserialize::KNOWN;

use crate::contract::answers::pages::{REFERENCE, RULESET_INFO};
use crate::contract::answers::{
    self, COMPARED, DISCARDS, DRAWN, END, EXPLAINED, GAME, LIKELY, LINKS, LOGS, NAGASHI, PARSED,
    PRINTED, SCORED, SETTLEMENT, WAITS, WHAT_IF, YAKU_TABLE,
};
use crate::contract::{Described, Ids, Listed, Member, Type, ids};
use crate::hands::{EVERY, HAND_REQUEST, TEXT_REQUEST, WRITTEN_HAND, doc, optional, request};
use crate::{
    DrawnRequest, EndRequest, GameRequest, LikelyRequest, LogRequest, NagashiRequest,
    SettleRequest, WaitsRequest,
};
use Type::Object;

const WAITS_REQUEST: Described = request(
    "WaitsRequest",
    doc::<WaitsRequest>(),
    &[
        Member::All(&Object(&HAND_REQUEST)),
        optional("win", "The fourteenth tile.", Type::Text),
        optional(
            "by",
            "Without effect: both ways are answered.",
            Type::Ids(&ids::WAYS),
        ),
        Member::Own(&WaitsRequest::TYPE),
    ],
    &["win", "by"],
);

const LIKELY_REQUEST: Described = request(
    "LikelyRequest",
    doc::<LikelyRequest>(),
    &[
        Member::Some(&Object(&HAND_REQUEST)),
        Member::Own(&LikelyRequest::TYPE),
    ],
    &[],
);

const SETTLE_REQUEST: Described = request(
    "SettleRequest",
    doc::<SettleRequest>(),
    &[EVERY, Member::All(&SettleRequest::TYPE)],
    &["ask"],
);

const DRAWN_REQUEST: Described = request(
    "DrawnRequest",
    doc::<DrawnRequest>(),
    &[EVERY, Member::All(&DrawnRequest::TYPE)],
    &["ask"],
);

const NAGASHI_REQUEST: Described = request(
    "NagashiRequest",
    doc::<NagashiRequest>(),
    &[EVERY, Member::All(&NagashiRequest::TYPE)],
    &["ask"],
);

const END_REQUEST: Described = request(
    "EndRequest",
    doc::<EndRequest>(),
    &[EVERY, Member::All(&EndRequest::TYPE)],
    &["ask"],
);

const GAME_REQUEST: Described = request(
    "GameRequest",
    doc::<GameRequest>(),
    &[EVERY, Member::All(&GameRequest::TYPE)],
    &["ask"],
);

const LOG_REQUEST: Described = request(
    "LogRequest",
    doc::<LogRequest>(),
    &[EVERY, Member::All(&LogRequest::TYPE)],
    &["ask"],
);

/// The answer to a request that is refused.
pub const REFUSED: &Described = &answers::REFUSED;

/// The ids of yaku, which house rules list.
pub const YAKU: &Ids = &ids::YAKU;

/// The ids of ends of a hand, which house rules list.
pub const ABORTS: &Ids = &ids::ABORTS;

/// The objects, in the order in which they are told.
pub const TYPES: &[&Described] = &[
    &HAND_REQUEST,
    &TEXT_REQUEST,
    &WRITTEN_HAND,
    &SCORED,
    REFUSED,
    &COMPARED,
    &WAITS_REQUEST,
    &WAITS,
    &DISCARDS,
    &LIKELY_REQUEST,
    &LIKELY,
    &PARSED,
    &PRINTED,
    &LINKS,
    &WHAT_IF,
    &RULESET_INFO,
    &YAKU_TABLE,
    &REFERENCE,
    &EXPLAINED,
    &SETTLE_REQUEST,
    &SETTLEMENT,
    &DRAWN_REQUEST,
    &DRAWN,
    &NAGASHI_REQUEST,
    &NAGASHI,
    &END_REQUEST,
    &END,
    &GAME_REQUEST,
    &GAME,
    &LOG_REQUEST,
    &LOGS,
];
