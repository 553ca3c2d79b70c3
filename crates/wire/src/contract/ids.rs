//! The ids of the contract, a list each.

use alloc::vec::Vec;

use crate::contract::Ids;
use tensu::Wind;
use tensu::meld::{MeldKind, Side};
use tensu::question::{By, Flag, Riichi};
use tensu::refusal::Field;
use tensu::rules::{Abort, Length};
use tensu::yaku::Yaku;
use tensu::{Ruleset, rules};
use tensu_words::LANGUAGES;

/// Lists of ids: the engine's own where it has one, else as they stand here, which a test compares with what it writes.
macro_rules! ids {
    ($($(#[doc = $doc:literal])+ $name:ident = $ts:literal $(and $more:ident)? { $($ids:tt)+ })+) => { $(
        pub(crate) const $name: Ids = Ids {
            name: $ts,
            doc: concat!($($doc),+),
            all: || ids!(@ $($ids)+),
            and: ids!(@and $($more)?),
        };
    )+ };
    (@and) => { None };
    (@and $more:ident) => { Some(&$more) };
    (@ $($id:literal)+) => { Vec::from([$($id),+]) };
    (@ $all:expr) => { $all.collect() };
}

ids! {
    /// A ruleset that comes with the engine; `rulesets()` says what each is.
    RULESETS = "RulesetId" { rules::all().map(|rules: &Ruleset| rules.id) }
    /// A rule that a house may change; `rulesets()` says what each decides and what it can be.
    RULES = "RuleId" { rules::house_rules().map(|rule| rule.id) }
    /// The end of a hand before that of its wall.
    ABORTS = "AbortId" { Abort::ALL.iter().map(|kind| kind.code()) }
    /// A yaku of any ruleset, in Hepburn romaji, or as the Korean table calls it; `yaku()` says what each is.
    YAKU = "YakuId" { Yaku::all().map(Yaku::code) }
    /// A thing that is counted besides yaku: dora of all kinds, and the points for winning of an additive ruleset.
    BONUSES = "BonusId" { "dora" "ura_dora" "aka_dora" "nukidora" "flower_dora" "winning_bonus" }
    /// East, South, West, North; East is the dealer.
    SEATS = "Seat" { Wind::ALL.into_iter().map(Wind::code) }
    /// Off a discard, or self-drawn.
    WAYS = "By" { By::ALL.into_iter().map(By::code) }
    /// The riichi declared: none (dama, or an open hand), riichi, riichi on the first discard, riichi with the hand shown, both.
    RIICHI = "RiichiId" { Riichi::ALL.into_iter().map(Riichi::code) }
    /// Something that happened and that a yaku may depend on. `last_tile` is haitei by tsumo and houtei by ron, `first_turn` is
    /// tenhou, chiihou or renhou; the names of these say the same and are refused where seat or way do not fit. `chankan` is of an
    /// added kan where that decides; `chankan_ankan` says that the robbed kan was a closed one. By ron, `riichi_discard`
    /// says that the tile declared a riichi (tsubame gaeshi), and `kan_discard` that it was discarded after a kan (kanburi);
    /// `sashikomi` says that who dealt in to an open riichi had not declared one; a riichi whose tile deals in does not count as one.
    FLAGS = "FlagId" { Flag::ALL.iter().map(|flag| flag.code()) }
    /// Chi, pon, open kan, added kan, closed kan.
    MELDS = "MeldKind" { MeldKind::ALL.into_iter().map(MeldKind::code) }
    /// The player who discarded the called tile, as the caller sees the table.
    SIDES = "Side" { Side::ALL.into_iter().map(Side::code) }
    /// A named limit: 2,000, 3,000, 4,000, 6,000 or 8,000 base points.
    LIMITS = "LimitId" { "mangan" "haneman" "baiman" "sanbaiman" "yakuman" }
    /// The wait of the hand, as the block that the winning tile completed.
    WAITS = "WaitId" { "ryanmen" "kanchan" "penchan" "shanpon" "tanki" "juusanmen" "knitted" }
    /// The way in which the tiles are read: four sets and a pair, seven pairs, thirteen orphans, unrelated tiles; a knitted straight,
    /// knitted tiles.
    SHAPES = "ShapeId" { "standard" "chiitoitsu" "kokushi" "unrelated" "knitted_straight" "knitted" }
    /// A set, a pair, a tile that stands alone, a third of a knitted straight (147, 258 or 369).
    BLOCKS = "BlockKind" { "run" "triplet" "quad" "pair" "single" "knitted" }
    /// The reason why something has fu: winning, a closed ron, a self-draw, the flat amounts, open and concealed triplets and
    /// kans, a pair with value, a wait for one tile in its block, an open hand with nothing else.
    FU = "FuId" and WAITS {
        "base" "menzen_ron" "tsumo" "chiitoitsu" "pinfu_tsumo" "minkou" "ankou" "minkan" "ankan" "double_wind_pair" "yakuhai_pair"
        "open_pinfu"
    }
    /// A step of the arithmetic from han and fu, or points, to payments.
    STEPS = "StepId" {
        "han" "round_fu" "base" "limit" "kiriage" "yakuman" "plus" "lookup" "points" "share" "liable" "usual" "rest" "honba" "sticks"
        "faan" "part"
    }
    /// The reason why a reading lost; in the order of the comparison.
    LOST = "LostId" { "no_yaku" "below_minimum" "points" "capped" "counted" "yakuman" "han" "fu" "raw_fu" "equal" }
    /// The one reason why a yaku was missed.
    MISSED = "MissedReason" {
        "open_hand" "not_in_ruleset" "replaced" "yakuman" "paid_as" "not_alone" "only_highest" "block" "valued_pair" "wait" "by_ron"
        "pays_less" "only_pair" "no_pair" "no_run" "no_triplet" "without" "by_self_draw" "in_riichi" "not_own" "one_suit" "four_alike"
        "not_with" "count" "non_repeat" "non_separation" "non_identical" "account_once" "high_over_low" "paid_alone" "one_of_series"
        "with_flowers"
    }
    /// The fault of a request.
    ERRORS = "ErrorCode" {
        "parse" "tile_count" "too_many_copies" "tile_not_in_set" "bad_meld" "impossible_flags" "unknown_ruleset" "unknown_rule"
        "not_complete" "no_yaku" "below_minimum" "not_legal" "points_sum"
    }
    /// The field of a request that an error is about.
    FIELDS = "FieldId" { Field::ALL.into_iter().map(Field::code) }
    /// A rule by which a complete hand is no win, or something is not played at all.
    NOT_LEGAL = "NotLegalRule" { "chankan" "kokushi_ankan" "open_riichi" "nagashi_mangan" "furiten" "every_wait" }
    /// The kind of a note: a value that the source leaves open, a contradiction and how it was read, something to know, a rule that
    /// decided the points without a source, or with one secondary source alone.
    NOTES = "NoteKind" { "assumed" "corrected" "info" "unconfirmed" }
    /// The origin of the value of a rule: a document, reports of players, our judgement, nowhere.
    ORIGINS = "OriginId" { "rulebook" "reported" "judgement" "usual" "moot" "unconfirmed" }
    /// The unit in which a yaku is paid.
    UNITS = "UnitId" { "han" "yakuman" "mangan" "points" }
    /// States whether the source gives a value; `changed` is the house's own.
    STATED = "StatedId" { "yes" "assumed" "changed" }
    /// A language, by its BCP 47 tag. English is always there, the others after `loadLanguage`.
    LANGUAGE = "Lang" { LANGUAGES.iter().map(|words| words.tag) }
    /// One thing that could be different: one han more, the other way of winning, riichi or none, the seat.
    CHANGES = "ChangeId" { "one_han" "ron" "tsumo" "riichi" "dama" "dealer" "non_dealer" }
    /// The subject of a line about a ruleset.
    FACTS = "FactId" {
        "tiles" "reds" "flowers" "shapes" "minimum" "either" "completion" "best_reading" "chankan" "first_turn_kan" "unrelated" "norths"
        "round_fu" "plus" "pinfu_by_ron" "shares" "tsumo_loss" "yakuman_alone" "yakuman" "discarder" "honba" "stick" "pao"
        "kan_liability" "start" "back" "uma" "oka" "ties" "end_sticks" "rounding" "noten" "several_ron" "sticks" "nagashi"
        "nagashi_honba" "paying" "faan_table"
    }
    /// The reason why a game is over.
    OVER = "OverId" { "goal" "last_hand" "bust" "agari_yame" "tenpai_yame" "extra_done" "time" "stopped" }
    /// The length of a game.
    LENGTHS = "LengthId" { Length::ALL.iter().map(|length| length.code()) }
}
