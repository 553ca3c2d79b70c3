//! The worth of each pattern where faan are counted: a rule by the name of the pattern.

use super::chinese::access::by_table;
use super::fields::ALWAYS;
use crate::presets::Ruleset;
use crate::presets::ruleset::HouseRule;
use crate::rulebook::{Rules, Setting};
use crate::words::Said;
use crate::yaku::{Worth, Yaku};

/// The value of a limit hand.
const LIMIT: &str = "limit";

/// Numbers that tables play; any other is taken, too.
const OFFERED: &[&str] = &[
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", LIMIT,
];

/// A pattern; an open hand may have it, too, or (0) may not.
macro_rules! faan {
    ($id:literal, $yaku:ident, $open:literal) => {
        HouseRule {
            id: $id,
            text: Said::Yaku(Yaku::$yaku),
            choices: OFFERED,
            ranges: &["0–100"],
            matters: ALWAYS,
            get: |rules| get(rules, Yaku::$yaku),
            set: |rules, value| set(rules, Yaku::$yaku, $open, value),
        }
    };
}

pub(super) const FAAN: &[HouseRule] = &[
    faan!("self_drawn", SelfDrawn, 1),
    faan!("concealed", Concealed, 0),
    faan!("concealed_without_flowers", ConcealedWithoutFlowers, 0),
    faan!("no_flowers", NoFlowers, 1),
    faan!("seat_flower", SeatFlower, 1),
    faan!("flower_set", FlowerSet, 1),
    faan!("seven_flowers", SevenFlowers, 1),
    faan!("eight_flowers", EightFlowers, 1),
    faan!("last_tile_win", LastTileWin, 1),
    faan!("last_tile_draw", LastTileDraw, 1),
    faan!("last_tile_claim", LastTileClaim, 1),
    faan!("out_with_replacement_tile", OutWithReplacementTile, 1),
    faan!("after_two_kongs", AfterTwoKongs, 1),
    faan!("robbing_the_kong", RobbingTheKong, 1),
    faan!("dragon_pung", DragonPung, 1),
    faan!("seat_wind", SeatWind, 1),
    faan!("prevalent_wind", PrevalentWind, 1),
    faan!("all_chows", AllChows, 1),
    faan!("all_pungs", AllPungs, 1),
    faan!("half_flush", HalfFlush, 1),
    faan!("full_flush", FullFlush, 1),
    faan!("all_terminals_and_honors", AllTerminalsAndHonors, 1),
    faan!("little_three_dragons", LittleThreeDragons, 1),
    faan!("big_three_dragons", BigThreeDragons, 1),
    faan!("little_four_winds", LittleFourWinds, 1),
    faan!("big_four_winds", BigFourWinds, 1),
    faan!("all_honors", AllHonors, 1),
    faan!("four_concealed_pungs", FourConcealedPungs, 0),
    faan!(
        "four_concealed_pungs_without_kongs",
        FourConcealedPungsWithoutKongs,
        0
    ),
    faan!("all_terminals", AllTerminals, 1),
    faan!("four_kongs", FourKongs, 1),
    faan!("nine_gates", NineGates, 0),
    faan!("nine_gates_drawn", NineGatesDrawn, 0),
    faan!("thirteen_orphans", ThirteenOrphans, 0),
    faan!("heavenly_hand", HeavenlyHand, 0),
    faan!("earthly_hand", EarthlyHand, 0),
    faan!("earthly_hand_by_discard", EarthlyHandByDiscard, 0),
    faan!("blessing_of_man", BlessingOfMan, 0),
];

/// The faan of a pattern: a number, or the limit.
fn get(rules: &Rules, yaku: Yaku) -> Option<Setting> {
    by_table(rules)?;
    Some(match rules.yaku.get(yaku).worth.closed {
        Worth::LIMIT => Setting::Text(LIMIT.into()),
        faan => Setting::Number(faan.into()),
    })
}

/// Changes them; 0 takes the pattern out of the game.
fn set(rules: &mut Ruleset, yaku: Yaku, open: u8, value: &Setting) -> Option<()> {
    by_table(rules)?;
    let faan = match value.text() {
        Some(LIMIT) => Worth::LIMIT,
        _ => value.number::<u8>().filter(|&faan| faan <= 100)?,
    };
    rules.yaku = rules.yaku.with(&[(yaku, Worth::points(faan, faan * open))]);
    Some(())
}
