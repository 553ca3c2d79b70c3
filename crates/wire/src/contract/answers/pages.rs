//! The answers about rulesets.

use super::{ANSWERED, NOTE};
use crate::contract::{Described, Member, Type, described, ids};
use Type::{Bool, Ids, List, Number, Object, Text, True, Words};

described! {
    /// A rule of a ruleset.
    RULE = "Rule" {
        /// Its id.
        must id: Ids(&ids::RULES),
        /// The decision that it makes, in words.
        must text: Text,
        /// Its value.
        must value: Type::Named("RuleValue"),
        /// Its possible values, as text, which `set` takes as it stands: `"true"`, `"4"`; missing where any number or list goes.
        may choices: List(&Text),
        /// The origin of the value.
        must origin: Ids(&ids::ORIGINS),
        /// The document, or the reason.
        may source: Text,
    }

    /// The head of a ruleset.
    RULESET_HEAD = "RulesetHead" {
        /// Its id.
        must id: Ids(&ids::RULESETS),
        /// Its name.
        must name: Text,
        /// The document that it follows.
        must source: Text,
        /// The number of players: 4, or 3.
        must players: Number,
    }

    /// A ruleset with the rules that a house may change.
    pub(crate) RULESET_INFO = "RulesetInfo" + RULESET_HEAD {
        /// 16 hexadecimal digits, the same wherever the same rules are played by.
        must fingerprint: Text,
        /// Its rules.
        must rules: List(&Object(&RULE)),
    }

    /// All rulesets.
    pub(crate) RULESET_LIST = "RulesetList" {
        /// It could be answered.
        must ok: True,
        /// The language of the texts.
        must lang: Ids(&ids::LANGUAGE),
        /// The rulesets, in the order of a menu.
        must rulesets: List(&Object(&RULESET_INFO)),
    }

    /// The names of a yaku, and its condition.
    YAKU_NAMES = "YakuNames" {
        /// Its id.
        must id: Ids(&ids::YAKU),
        /// Its name in Hepburn romaji.
        must romaji: Text,
        /// Its name in Japanese.
        must kanji: Text,
        /// Its name in English.
        must english: Text,
        /// Its name in the language.
        must name: Text,
        /// Its condition, in one sentence.
        must text: Text,
    }

    /// The worth of a yaku in a ruleset.
    YAKU_WORTH = "YakuWorth" {
        /// The unit in which it is paid.
        must unit: Ids(&ids::UNITS),
        /// Its worth in a closed hand.
        must closed: Number,
        /// Its worth in an open hand; 0 where it does not count then.
        must open: Number,
        /// States whether it counts towards the minimum of a win, does not, or does not allow a ron without riichi alone.
        must counts: Words(&["fully", "not", "not_alone"]),
        /// States whether the source gives the value.
        must stated: Ids(&ids::STATED),
        /// Yaku that are not counted beside it.
        must replaces: List(&Ids(&ids::YAKU)),
        /// Yaku that are counted beside it here, and elsewhere not.
        must beside: List(&Ids(&ids::YAKU)),
        /// A hand that has it, as text; missing where no hand of this ruleset can.
        may example: Text,
    }

    /// A yaku of the page of a ruleset.
    YAKU_LINE = "YakuLine" + YAKU_NAMES + YAKU_WORTH {}
}

/// A yaku of the table, which the ruleset may lack.
const YAKU_ENTRY: Described = Described {
    name: "YakuEntry",
    doc: "A yaku of the reference table; with `unit` and what follows it when the ruleset has it.",
    members: &[
        Member::All(&Object(&YAKU_NAMES)),
        Member::Some(&Object(&YAKU_WORTH)),
        Member::Field {
            name: "source",
            doc: "The place where the ruleset has it from: document and place; where the ruleset lacks it, where the yaku itself is \
                  written.",
            of: Text,
            is_required: true,
        },
    ],
    without: &[],
    either: &[],
};

described! {
    /// The reference table of yaku.
    pub(crate) YAKU_TABLE = "YakuTable" + ANSWERED {
        /// The language of `name` and `text`.
        must lang: Ids(&ids::LANGUAGE),
        /// Every yaku that any ruleset knows.
        must yaku: List(&Object(&YAKU_ENTRY)),
    }

    /// The payments for a hand, honba and sticks left out; points.
    PRICES = "Prices" {
        /// A discarder pays a non-dealer.
        must ron: Number,
        /// A discarder pays the dealer.
        must dealer_ron: Number,
        /// The dealer pays of a non-dealer's self-draw.
        must from_dealer: Number,
        /// Everybody else pays of it.
        must from_other: Number,
        /// Each pays of the dealer's self-draw.
        must dealer_tsumo: Number,
    }

    /// A cell of the chart of points.
    CELL = "Cell" + PRICES {
        /// The limit that it reaches.
        may limit: Ids(&ids::LIMITS),
        /// The ways in which a hand of these han and fu can be won.
        must ways: Words(&["both", "ron", "tsumo", "neither"]),
    }

    /// A row of the chart of points.
    CHART_ROW = "ChartRow" {
        /// The fu, rounded.
        must fu: Number,
        /// One, two, three and four han.
        must cells: List(&Object(&CELL)),
    }

    /// Hands that pay the same.
    TIER = "Tier" + PRICES {
        /// The first han; points where there are no fu.
        must from: Number,
        /// The last one; missing for all above.
        may to: Number,
        /// Its name.
        may limit: Ids(&ids::LIMITS),
    }

    /// A fact about a ruleset.
    FACT = "Fact" {
        /// The part to which it belongs: the hand, payments, liability, what is around the hand.
        must part: Words(&["hand", "payment", "liability", "around"]),
        /// Its subject.
        must id: Ids(&ids::FACTS),
        /// The fact in words.
        must text: Text,
        /// States whether the source gives it.
        must stated: Ids(&ids::STATED),
    }

    /// A variation of the points for winning, in additive rulesets.
    WINNING_BONUS = "WinningBonus" {
        /// For a self-drawn concealed hand.
        must fully_concealed: Number,
        /// For a concealed hand won off a discard.
        must concealed: Number,
        /// For an open hand.
        must open: Number,
        /// True if this is the one that is played.
        must chosen: Bool,
    }

    /// The fu of one thing.
    FU_LINE = "FuLine" {
        /// Its id.
        must id: Ids(&ids::FU),
        /// The same in words.
        must text: Text,
        /// Its fu.
        must fu: Number,
    }

    /// Another statement of a source.
    ALSO = "Also" {
        /// The place where it stands.
        must at: Text,
        /// The statement.
        must text: Text,
    }

    /// The page of a ruleset.
    PAGE = "" + RULESET_HEAD {
        /// The yaku, the cheapest first.
        must yaku: List(&Object(&YAKU_LINE)),
        /// Everything that has fu; empty where there are none.
        must fu: List(&Object(&FU_LINE)),
        /// Points by fu, a row each; empty where there are none.
        must chart: List(&Object(&CHART_ROW)),
        /// The limits by han; where there are no fu, all payments by points.
        must tiers: List(&Object(&TIER)),
        /// One, two and more yakuman.
        must yakuman: List(&Object(&PRICES)),
        /// The variations of the points for winning, in additive rulesets.
        may bonus: List(&Object(&WINNING_BONUS)),
        /// All else that decides a payment.
        must facts: List(&Object(&FACT)),
        /// The rules by name.
        must rules: List(&Object(&RULE)),
        /// All that the source leaves open or gets wrong.
        must notes: List(&Object(&NOTE)),
        /// All else that stands in the source.
        must also: List(&Object(&ALSO)),
    }

    /// Everything that a player looks up about a ruleset.
    pub(crate) REFERENCE = "Reference" + PAGE {
        /// It could be answered.
        must ok: True,
    }

    /// Everything that a player looks up about a ruleset, in a language.
    pub(crate) REFERENCE_PAGE = "ReferencePage" + ANSWERED + PAGE {
        /// The language of the texts.
        must lang: Ids(&ids::LANGUAGE),
    }
}
