//! The answers about a hand.

use super::{Alias, Described, Member, Type, described, ids};
use crate::hands::WRITTEN_HAND;
use Type::{Any, Bool, Either, Ids, List, Never, Number, Object, Text, True, Words};

pub(crate) use around::{DRAWN, END, NAGASHI, SETTLEMENT};
pub(crate) use explained::EXPLAINED;
pub(crate) use games::GAME;
pub(crate) use likely::LIKELY;
pub(crate) use logs::LOGS;
pub(crate) use pages::{REFERENCE_PAGE, RULESET_LIST, YAKU_TABLE};

pub(super) mod around;
pub(super) mod explained;
pub(super) mod games;
pub(super) mod likely;
pub(super) mod logs;
pub(crate) mod pages;

/// The id of a yaku or a bonus.
const YAKU_OR_BONUS: Type = Either(&[Ids(&ids::YAKU), Ids(&ids::BONUSES)]);

/// A payer: a seat, or somebody who was not named.
const PAYER: Type = Either(&[Ids(&ids::SEATS), Words(&["discarder", "other"])]);

described! {
    /// A yaku or bonus, in han. A yaku paid as a mangan has 5.
    HAN_AWARD = "HanAward" {
        /// Its id.
        must id: YAKU_OR_BONUS,
        /// Its han.
        must han: Number,
    }

    /// A yakuman.
    YAKUMAN_AWARD = "YakumanAward" {
        /// Its id.
        must id: Ids(&ids::YAKU),
        /// The number of yakuman that it pays: 1, or 2.
        must yakuman: Number,
    }

    /// A yaku or bonus of an additive ruleset.
    POINTS_AWARD = "PointsAward" {
        /// Its id.
        must id: YAKU_OR_BONUS,
        /// Its points.
        must points: Number,
        /// The same, where patterns are worth faan.
        may faan: Number,
        /// The number of times that a pattern was counted, if more than once.
        may times: Number,
    }
}

/// An award, in its unit.
pub(in crate::contract) const AWARD: Type = Type::Alias(&Alias {
    name: "Award",
    doc: "Something awarded, in one of three units.",
    of: Either(&[
        Object(&HAN_AWARD),
        Object(&YAKUMAN_AWARD),
        Object(&POINTS_AWARD),
    ]),
});

/// A score of which not all was asked.
pub(crate) const SCORED_IN_PART: Described = Described {
    name: "ScoredInPart",
    doc: "The price of a hand of which `only` names the wanted fields.",
    members: &[
        Member::Field {
            name: "ok",
            doc: "It could be answered.",
            of: True,
            is_required: true,
        },
        Member::Some(&Object(&SCORED)),
    ],
    without: &[],
    either: &[],
};

described! {
    /// One thing that has fu.
    pub(in crate::contract) FU_ITEM = "FuItem" {
        /// Its id.
        must id: Ids(&ids::FU),
        /// Its fu.
        must fu: Number,
        /// The tiles that have them; empty where it is the win itself.
        must tiles: Text,
        /// The place of these tiles in the blocks of the reading, from 0.
        may block: Number,
        /// The same in words.
        must reason: Text,
    }

    /// The payment of one player to the winner, riichi sticks left out.
    PAYMENT = "Payment" {
        /// The payer. `"discarder"` is somebody whom the request does not name: by ron who dealt in; on a self-draw the giver of the
        /// open kan who is liable for it, although nobody dealt in. `"other"` is one of those who did not deal in and pay all the
        /// same.
        must from: PAYER,
        /// All that is paid, in points.
        must points: Number,
        /// The share of the hand.
        must hand: Number,
        /// The share of the honba.
        must honba: Number,
        /// There, if it is paid as the liable player.
        may liable: True,
    }

    /// A set, a pair or a lone orphan of a reading.
    BLOCK = "Block" {
        /// Its kind.
        must kind: Ids(&ids::BLOCKS),
        /// Its tiles as they lie, red fives in their places.
        must tiles: Text,
        /// True if it is concealed: not called, and not completed by the discard.
        must concealed: Bool,
        /// The meld that it was declared as.
        may meld: Ids(&ids::MELDS),
    }

    /// A way in which the tiles of a hand are read.
    READING = "Reading" {
        /// The shape of the whole hand.
        must shape: Ids(&ids::SHAPES),
        /// Its blocks.
        must blocks: List(&Object(&BLOCK)),
        /// The place of the block that the winning tile completed, from 0.
        must winner: Number,
        /// The winning tile.
        must win: Text,
        /// The wait of that block.
        must wait: Ids(&ids::WAITS),
    }

    /// A reading that lost.
    OTHER = "Other" {
        /// The reading.
        must reading: Object(&READING),
        /// Its yaku and bonuses; empty when it has no yaku.
        must yaku: List(&AWARD),
        /// Its han.
        may han: Number,
        /// Its fu, rounded.
        may fu: Number,
        /// The points that it would have been paid, honba and sticks left out; 0 without yaku.
        must points: Number,
        /// The reason why it lost.
        must lost: Ids(&ids::LOST),
        /// The same in words.
        must text: Text,
    }

    /// A yaku that nearly applied, and the one reason that it did not.
    pub(in crate::contract) MISSED = "Missed" {
        /// Its id.
        must id: Ids(&ids::YAKU),
        /// The reason.
        must reason: Ids(&ids::MISSED),
        /// The same in words.
        must text: Text,
    }

    /// A ruling worth knowing.
    pub(in crate::contract) NOTE = "Note" {
        /// Its id, unique in the ruleset; for `unconfirmed` the rule's.
        must id: Text,
        /// Its kind.
        must kind: Ids(&ids::NOTES),
        /// The note.
        must text: Text,
    }

    /// A step of the arithmetic.
    pub(in crate::contract) STEP = "Step" {
        /// Its id.
        must id: Ids(&ids::STEPS),
        /// The step in words and numbers.
        must text: Text,
    }

    /// Something in a request that had no effect.
    WARNING = "Warning" {
        /// Its field, by its path: `"doras"`, `"melds[0].side"`.
        must field: Text,
        /// The reason, in words, and what may have been meant.
        must message: Text,
    }

    /// The beginning of every good answer under a ruleset.
    pub(in crate::contract) ANSWERED = "Answered" {
        /// It could be answered.
        must ok: True,
        /// The `id` of the request.
        may id: Any,
        /// The ruleset; of house rules the one that they start from.
        must ruleset: Ids(&ids::RULESETS),
        /// 16 hexadecimal digits, the same wherever the same rules are played by.
        must fingerprint: Text,
        /// Fields of the request that had no effect, and names in `only` that there are not.
        may warnings: List(&Object(&WARNING)),
    }

    /// The score of a hand, and all that led to it.
    pub(crate) SCORED = "Scored" + ANSWERED {
        /// All that was awarded, in the order in which a player says it. With a yakuman, only yakuman.
        must yaku: List(&AWARD),
        /// Han in all; missing with a yakuman and in additive rulesets.
        may han: Number,
        /// Fu, rounded; missing with a yakuman, for a yaku that is paid as a mangan, and where the ruleset has none.
        may fu: Number,
        /// All that has fu, before rounding, in the order of the hand.
        must fu_items: List(&Object(&FU_ITEM)),
        /// The limit reached.
        may limit: Ids(&ids::LIMITS),
        /// There, if 13 han made the yakuman.
        may counted: True,
        /// The number of yakuman, when any.
        may yakuman: Number,
        /// The score itself, in additive rulesets.
        may points: Number,
        /// The same, where a hand is worth faan.
        may faan: Number,
        /// The payments, one entry a payer; honba included, riichi sticks not.
        must payments: List(&Object(&PAYMENT)),
        /// The points that the winner receives, honba and sticks included.
        must total: Number,
        /// The reading that was scored.
        must reading: Object(&READING),
        /// The readings that lost.
        must others: List(&Object(&OTHER)),
        /// Yaku that nearly applied.
        must missed: List(&Object(&MISSED)),
        /// Rulings worth knowing.
        must notes: List(&Object(&NOTE)),
        /// The arithmetic, step by step.
        must steps: List(&Object(&STEP)),
    }

    /// The place in a request where something is wrong.
    PLACE = "Place" {
        /// The field.
        must field: Ids(&ids::FIELDS),
        /// The character of a text or the entry of a list, from 0; of a text by code points: `[...text][index]`.
        may index: Number,
        /// The place among several hands, from 0.
        may hand: Number,
    }

    /// One thing that is wrong.
    REFUSAL = "Refusal" {
        /// Its code.
        must code: Ids(&ids::ERRORS),
        /// The change to make, in words.
        must message: Text,
        /// The place.
        may at: Object(&PLACE),
        /// For `not_complete`: the number of tiles away from tenpai; 0 is tenpai.
        may shanten: Number,
        /// For `no_yaku`, and for `below_minimum`, `every_wait` and `not_complete` if there are any: the yaku that the hand nearly has.
        may missing: List(&Object(&MISSED)),
        /// For `not_legal`: the rule.
        may rule: Ids(&ids::NOT_LEGAL),
        /// For `below_minimum` in Chinese games: the points that the hand has.
        may have: Number,
        /// For the same: the points that it takes.
        may need: Number,
        /// For the same: all that counts in the hand.
        may counted: List(&Object(&POINTS_AWARD)),
        /// For the same: of `missing` the yaku that the tiles nearly have.
        may near: List(&Object(&MISSED)),
    }

    /// A rule by name that decided something.
    DECIDING = "DecidingRule" {
        /// Its id.
        must rule: Ids(&ids::RULES),
        /// The origin of its value.
        must origin: Ids(&ids::ORIGINS),
        /// The document, or the reason.
        may source: Text,
    }

    /// Something that decided an answer.
    pub(in crate::contract) DECIDED = "Decided" {
        /// Its id.
        must id: Ids(&ids::FACTS),
        /// The same in words.
        must text: Text,
        /// The rules by name that it speaks of.
        must sources: List(&Object(&DECIDING)),
    }

    /// A request that cannot be answered.
    pub(crate) REFUSED = "Refused" {
        /// It could not be answered.
        must ok: Type::False,
        /// The `id` of the request.
        may id: Any,
        /// The first reason.
        must error: Object(&REFUSAL),
        /// All reasons, the most basic first; of more than 100 the first ones.
        must errors: List(&Object(&REFUSAL)),
        /// Fields of the request that had no effect, and names in `only` that there are not.
        may warnings: List(&Object(&WARNING)),
        /// Of a nagashi mangan that these rules have not: what they say.
        may rules: List(&Object(&DECIDED)),
    }

    /// A rule that alone changes the points, with its value.
    CAUSE_RULE = "CauseRule" {
        /// The rule.
        must id: Ids(&ids::RULES),
        /// Its value.
        must value: Type::Named("RuleValue"),
    }

    /// A yaku that has another value.
    CAUSE_YAKU = "CauseYaku" {
        /// The yaku.
        must id: Ids(&ids::YAKU),
    }

    /// The cause for which a score differs from the first one: exactly one of the fields is there.
    CAUSE = "Cause" {
        /// A rule that alone changes it, with its value there.
        may rule: Object(&CAUSE_RULE),
        /// A yaku that has another value there.
        may yaku: Object(&CAUSE_YAKU),
    }

    /// A hand under one of several rulesets.
    pub(crate) COMPARED = "Compared" {
        /// The ruleset.
        must ruleset: Ids(&ids::RULESETS),
        /// The score there, or why there is none.
        must response: Either(&[Object(&SCORED), Object(&REFUSED)]),
        /// The rules that make the score another one than the first, or if it is the same, the han, the fu or the yakuman; empty when
        /// nothing differs, and where only several rules together, or counting with fu and without, make the difference.
        must causes: List(&Object(&CAUSE)),
    }

    /// A hand under every ruleset of its kind.
    pub(crate) COMPARISON = "Comparison" + ANSWERED {
        /// The rulesets, the request's own first.
        must compared: List(&Object(&COMPARED)),
    }

    /// The points that a win would pay in all, honba and sticks included; a way is missing where it is no win, for example for want
    /// of a yaku.
    WORTH = "Worth" {
        /// Off a discard; in furiten what it would be: `furiten` says that it is barred.
        may ron: Number,
        /// Self-drawn.
        may tsumo: Number,
    }

    /// A tile that brings a hand nearer.
    ACCEPT = "Accept" {
        /// The tile; a five is a plain one, and scored as the red one where the hand and the indicators leave no other.
        must tile: Text,
        /// The number of them that do not lie open, 0 to 4.
        must left: Number,
    }

    /// A tile that wins.
    WAIT = "Wait" + ACCEPT {
        /// Without riichi.
        must dama: Object(&WORTH),
        /// With the riichi of the request, or else a plain one; missing where none can be declared.
        may riichi: Object(&WORTH),
    }

    /// A tile to discard, and what it leaves.
    DISCARD = "Discard" {
        /// The tile; a five is a plain one.
        must tile: Text,
        /// The number of tiles from tenpai of the rest; 0 is tenpai.
        must shanten: Number,
        /// The number of tiles that bring the rest nearer.
        must chances: Number,
        /// Those tiles; in tenpai its waits.
        must accepts: List(&Object(&ACCEPT)),
    }

    /// The answer to 13 tiles.
    pub(crate) WAITS = "Waits" + ANSWERED {
        /// The number of tiles from tenpai; 0 is tenpai.
        must shanten: Number,
        /// The tiles that win; empty unless tenpai.
        must waits: List(&Object(&WAIT)),
        /// True if one of them lies among the player's own discards, so that `ron` is barred; with `discards`.
        may furiten: Bool,
        /// Only of 14 tiles.
        may discards: Never,
    }

    /// The answer to 14 tiles.
    pub(crate) DISCARDS = "Discards" + ANSWERED {
        /// The number of tiles from tenpai that the best discard leaves.
        must shanten: Number,
        /// True if the 14 tiles are a winning shape.
        must complete: Bool,
        /// The tiles, the best first: nearest to tenpai, then by how many tiles help.
        must discards: List(&Object(&DISCARD)),
        /// Only of 13 tiles.
        may waits: Never,
    }

    /// The hand that a text is.
    pub(crate) PARSED = "Parsed" {
        /// It could be read.
        must ok: True,
        /// The fields of a request, defaults left out; `ruleset` only from a link.
        must request: Object(&WRITTEN_HAND),
    }

    /// A hand as text.
    pub(crate) PRINTED = "Printed" {
        /// It could be written.
        must ok: True,
        /// The `id` of the request.
        may id: Any,
        /// In MPSZ with words, as `parse` reads it. The ruleset is not in it.
        must text: Text,
        /// The text behind `#` in a link to the app, rules included; `parse` reads this too.
        must link: Text,
        /// Fields of the request that had no effect.
        may warnings: List(&Object(&WARNING)),
    }

    /// A hand and its rules as links.
    pub(crate) LINKS = "Links" {
        /// They could be written.
        must ok: True,
        /// The `id` of the request.
        may id: Any,
        /// The text behind `#` in a link to the app with the hand and its rules.
        must hand: Text,
        /// The same with the rules alone.
        must rules: Text,
        /// The rules as a line of text, which the app takes over as house rules.
        must rules_text: Text,
    }

    /// A hand with one thing changed.
    WITH_CHANGE = "WithChange" {
        /// The thing that is different.
        must change: Ids(&ids::CHANGES),
        /// Han in all; missing with a yakuman and in additive rulesets.
        may han: Number,
        /// Fu, rounded; missing where there are none.
        may fu: Number,
        /// The limit, if one is reached.
        may limit: Ids(&ids::LIMITS),
        /// There, if the yakuman is a counted one.
        may counted: True,
        /// The number of yakuman.
        may yakuman: Number,
        /// The score itself, in additive rulesets.
        may points: Number,
        /// The points that the winner would receive, honba and sticks included.
        must total: Number,
    }

    /// The payment of a hand if one thing were different.
    pub(crate) WHAT_IF = "WhatIf" + ANSWERED {
        /// The payment as it is; missing where it is no win.
        may total: Number,
        /// All that can be different; what would change nothing is not there.
        must changes: List(&Object(&WITH_CHANGE)),
    }
}
