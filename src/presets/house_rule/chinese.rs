//! The rules of Chinese games by name.

use super::faan::FAAN;
use super::fields::{ALWAYS, NEVER, ON_OFF, field};
use crate::hand::question::Flag;
use crate::hand::reading::Shape;
use crate::presets::Ruleset;
use crate::presets::ruleset::HouseRule;
use crate::result::win::{Win, WonOn};
use crate::rulebook::{
    ChowPair, FormalWaits, FourthCall, GatesPung, KnittedChows, KnittedWaits, KongsBeside,
    LesserStraight, OrphansRob, Paying, PointsOf, Robbed, Setting, SpecialDraw,
};
use crate::tiles::TileSet;
use crate::words::{FanWord, Said};
use crate::yaku::{Worth, Yaku};
use access::{additive, additive_mut, by_table, by_table_mut, official, official_mut};

pub(super) mod access;

/// The worth of one pattern of the Chinese Official game, of two values.
macro_rules! worth {
    ($id:literal, $text:expr, $yaku:expr, $choices:expr) => {
        HouseRule {
            id: $id,
            text: Said::Fan($text),
            choices: $choices,
            ranges: &[],
            matters: |_, score| score.has($yaku),
            get: |rules| {
                official(rules)?;
                Some(Setting::Number(rules.yaku.get($yaku).worth.closed.into()))
            },
            set: |rules, value| {
                official(rules)?;
                let worth = value.number::<u8>()?;
                let choices: &[&str] = $choices;
                let mut choices = choices.iter();
                choices.find(|choice| choice.parse() == Ok(worth))?;
                rules.yaku = rules.yaku.with(&[($yaku, Worth::points(worth, worth))]);
                Some(())
            },
        }
    };
}

/// A rule that is a field of a `choice!` type.
macro_rules! switch {
    ($id:literal, $text:expr, $of:ident $of_mut:ident . $field:ident : $type:ty, $choices:expr, $matters:expr) => {
        HouseRule {
            text: Said::Fan($text),
            ..field!($id, crate::words::Word::Points, $of $of_mut.$field: $type, $choices, $matters)
        }
    };
}

/// All of them.
pub static CHINESE_HOUSE_RULES: &[HouseRule] = &{
    let mut all = [RULES[0]; RULES.len() + FAAN.len()];
    let mut i = 0;
    while i < all.len() {
        all[i] = if i < RULES.len() {
            RULES[i]
        } else {
            FAAN[i - RULES.len()]
        };
        i += 1;
    }
    all
};

const RULES: &[HouseRule] = &[
    HouseRule {
        id: "minimum",
        text: Said::Fan(FanWord::RuleMinimum),
        choices: &[],
        ranges: &["0–88"],
        matters: NEVER,
        get: |rules| additive(rules).map(|rules| Setting::Number(rules.minimum.into())),
        set: |rules, value| {
            let minimum = value.number().filter(|minimum| *minimum <= 88)?;
            additive_mut(rules)?.minimum = minimum;
            Some(())
        },
    },
    switch!("special_self_draw", FanWord::RuleSpecialSelfDraw, official official_mut.special_draw: SpecialDraw, &["self_drawn", "fully_concealed"], |win, _| win.is_tsumo() && win.is_closed()),
    worth!(
        "two_concealed_kongs",
        FanWord::RuleTwoConcealedKongs,
        Yaku::TwoConcealedKongs,
        &["6", "8"]
    ),
    worth!(
        "mixed_kongs",
        FanWord::RuleMixedKongs,
        Yaku::ConcealedKongAndMeldedKong,
        &["5", "6"]
    ),
    switch!("lesser_straight", FanWord::RuleLesserStraight, official official_mut.lesser_straight: LesserStraight, ON_OFF, |win, _| win.readings().iter().any(|reading| reading.shape == Shape::Knitted)),
    switch!("knitted_chows", FanWord::RuleKnittedChows, official official_mut.knitted_chows: KnittedChows, ON_OFF, |win, _| is_knitted(win)),
    switch!("kongs_beside", FanWord::RuleKongsBeside, official official_mut.kongs_beside: KongsBeside, ON_OFF, |win, _| win.melds().iter().filter(|meld| meld.kind().is_kan()).count() >= 3),
    switch!("formal_waits", FanWord::RuleFormalWaits, official official_mut.formal_waits: FormalWaits, ON_OFF, |win, _| win.tiles().iter().any(|(_, n)| n == TileSet::COPIES)),
    switch!("knitted_waits", FanWord::RuleKnittedWaits, official official_mut.knitted_waits: KnittedWaits, ON_OFF, |win, _| is_knitted(win)),
    switch!("gates_pung", FanWord::RuleGatesPung, official official_mut.gates_pung: GatesPung, ON_OFF, |_, score| score.has(Yaku::NineGates)),
    HouseRule {
        id: "faan_limit",
        text: Said::Fan(FanWord::RuleFaanLimit),
        choices: &[],
        ranges: &["1–100"],
        matters: ALWAYS,
        get: |rules| {
            by_table(rules)?;
            additive(rules)?.cap.map(|cap| Setting::Number(cap.into()))
        },
        set: |rules, value| {
            by_table(rules)?;
            let cap = value.number().filter(|cap| (1..=100).contains(cap))?;
            additive_mut(rules)?.cap = Some(cap);
            Some(())
        },
    },
    HouseRule {
        id: "faan_table",
        text: Said::Fan(FanWord::RuleFaanTable),
        choices: &["half_spicy", "full_spicy", "laak", "hkma"],
        ranges: &[],
        matters: ALWAYS,
        get: |rules| Some(Setting::of_code(by_table(rules)?.table?.code())),
        set: |rules, value| {
            let chosen = |table: &PointsOf| Setting::of_code(table.code()) == *value;
            let table = PointsOf::ALL.iter().copied().find(chosen)?;
            by_table_mut(rules)?.table = Some(table);
            Some(())
        },
    },
    switch!("paying", FanWord::RulePaying, by_table by_table_mut.paying: Paying, &["full", "half", "all", "discarder"], ALWAYS),
    HouseRule {
        id: "flowers_count",
        text: Said::Fan(FanWord::RuleFlowersCount),
        choices: ON_OFF,
        ranges: &[],
        matters: NEVER,
        get: |rules| {
            by_table(rules)?;
            Some(Setting::Bool(additive(rules)?.bonuses.is_empty()))
        },
        set: |rules, value| {
            by_table(rules)?;
            let bonuses = if value.bool()? { &[] } else { OF_FLOWERS };
            additive_mut(rules)?.bonuses = bonuses;
            Some(())
        },
    },
    HouseRule {
        id: "seven_pairs",
        text: Said::Fan(FanWord::RuleSevenPairs),
        choices: ON_OFF,
        ranges: &[],
        matters: |win, _| {
            win.readings()
                .iter()
                .any(|reading| reading.shape == Shape::Chiitoitsu)
        },
        get: |rules| by_table(rules).map(|_| Setting::Bool(rules.has(Yaku::SevenPairs))),
        set: |rules: &mut Ruleset, value| {
            by_table(rules)?;
            let worth = if value.bool()? {
                Worth::points(4, 0)
            } else {
                Worth::NOTHING
            };
            rules.yaku = rules.yaku.with(&[(Yaku::SevenPairs, worth)]);
            Some(())
        },
    },
    switch!("chow_pair", FanWord::RuleChowPair, by_table by_table_mut.chow_pair: ChowPair, &["any", "number"], |_, score| score.has(Yaku::AllChows)),
    switch!("fourth_call", FanWord::RuleFourthCall, by_table by_table_mut.fourth_call: FourthCall, &["true", "drawn", "false"], |win, _| win.question().melds.iter().filter(|meld| meld.kind.opens()).count() >= 3),
    switch!("robbed_kong", FanWord::RuleRobbedKong, by_table by_table_mut.robbed: Robbed, &["discard", "shares"], |win, _| win.method() == WonOn::Chankan),
    switch!("orphans_rob", FanWord::RuleOrphansRob, by_table by_table_mut.orphans_rob: OrphansRob, ON_OFF, |win, _| win.has(Flag::ChankanAnkan)),
];

fn is_knitted(win: &Win<'_>) -> bool {
    let mut readings = win.readings().iter();
    readings.any(|reading| reading.shape == Shape::KnittedStraight)
}

/// The patterns for which flowers are worth something.
const OF_FLOWERS: &[Yaku] = &[
    Yaku::EightFlowers,
    Yaku::SevenFlowers,
    Yaku::FlowerSet,
    Yaku::SeatFlower,
    Yaku::NoFlowers,
];
