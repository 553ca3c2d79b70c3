//! Seed 004 and rules.md 1.5.

use super::{At, HAN, Line, Source, YAKUMAN, Yaku, check};

#[rustfmt::skip]
const LINES: &[Line] = &[
    ("a hand ends at fourteen tiles", &[At::Also("Hands with no winner", "fourteen tiles")]),
    ("tenpai players show their hands", &[At::Also("Tenpai", "show their hands")]),
    ("1,000 from each noten to each tenpai", &[At::Fact("noten", "pays 1,000 to each tenpai")]),
    ("nobody pays when all or none are tenpai", &[At::Also("Tenpai", "nobody pays")]),
    ("a 100-tenbo after a hand without change of winds", &[At::Also("100-tenbo", "leaves the winds in place")]),
    ("1,000 for each from each payer", &[At::Fact("honba", "1,000 by ron, 1,000 from each payer"), At::Rule("honba_value", "1000", Source::Stated)]),
    ("a new dealer keeps the count", &[At::Also("100-tenbo", "takes over the count")]),
    ("a non-dealer's win clears it", &[At::Also("100-tenbo", "removed")]),
    ("two yaku from four on", &[At::Also("Ryanshi", "From four"), At::Fact("minimum", "From 4 honba")]),
    ("after pon or open kan every finish needs two", &[At::Also("Ryanshi", "every finishing tile"), At::Fact("minimum", "every tile of the wait must give two")]),
    ("opening takes one yaku", &[At::Note("open_reduction", "assumed"), At::Yaku(Yaku::Honitsu, HAN, 3, 2), At::Rule("open_tanyao", "false", Source::Judged)]),
    ("dragons and winds keep theirs", &[At::Yaku(Yaku::YakuhaiChun, HAN, 1, 1), At::Yaku(Yaku::YakuhaiSeat, HAN, 1, 1), At::Yaku(Yaku::YakuhaiRound, HAN, 1, 1)]),
    ("tsumo disappears in an open hand", &[At::Also("Ryanshi", "Tsumo is no yaku"), At::Yaku(Yaku::MenzenTsumo, HAN, 1, 0)]),
    ("closed hands: the actual win, with riichi", &[At::Also("Ryanshi", "actual win"), At::Yaku(Yaku::Riichi, HAN, 1, 0)]),
    ("the ninth hand may win without a yaku", &[At::Also("Paarenchan", "even by ron"), At::Yaku(Yaku::Paarenchan, YAKUMAN, 1, 1), At::Note("ninth_hand", "info")]),
    ("the others still need two, later the dealer too", &[At::Also("Paarenchan", "tenth hand")]),
    ("when it is void", &[At::Also("Paarenchan", "inherited")]),
    ("note 1: own discards, and waits that lie open", &[At::Also("Note 1", "own discards"), At::Also("Note 1", "all four")]),
    ("note 2: not shown is noten", &[At::Also("Note 2", "noten")]),
    ("note 3: 7 points are a mangan, 4,000 and 2,000", &[At::Tier(6, [8_000, 12_000, 2_000, 4_000, 4_000]), At::Also("100-tenbo", "7,000")]),
    ("note 3: the missing share is lost", &[At::Fact("tsumo_loss", "not paid"), At::Rule("tsumo_loss", "loss", Source::Stated)]),
    ("rules.md 1.5.2: points", &[At::Fact("plus", "plus 2"), At::Tier(3, [1_000, 1_500, 300, 500, 500]), At::Tier(4, [2_000, 3_000, 500, 1_000, 1_000]), At::Tier(5, [4_000, 6_000, 1_000, 2_000, 2_000])]),
    ("rules.md 1.5.2: limits", &[At::Tier(8, [12_000, 18_000, 3_000, 6_000, 6_000]), At::Tier(10, [16_000, 24_000, 4_000, 8_000, 8_000]), At::Tier(13, [24_000, 36_000, 6_000, 12_000, 12_000]), At::Tier(16, [32_000, 48_000, 8_000, 16_000, 16_000])]),
    ("rules.md 1.5.2: 16 points and more", &[At::Note("sixteen_points", "assumed")]),
    ("rules.md 1.5.1: tiles, north, no fu", &[At::Fact("tiles", "3 players, 108 tiles"), At::Assumed("norths", "dora"), At::Note("norths_counted", "assumed"), At::Note("red_and_flowers", "assumed"), At::Note("mekuri_hai", "assumed"), At::Assumed("reds", "no red fives")]),
    ("rules.md 1.5.3: yaku found and assumed", &[At::Yaku(Yaku::Iipeikou, HAN, 1, 0), At::Yaku(Yaku::Pinfu, HAN, 1, 0), At::Note("yaku_assumed", "assumed"), At::Note("no_mixed_chows", "info")]),
    ("rules.md 1.5.3: iipeikou by ron", &[At::Fact("completion", "every tile"), At::Note("completion", "info")]),
    ("rules.md 1.5.4: what the two yaku are", &[At::Note("ryanshi_yaku", "assumed")]),
    ("rules.md 1.5: furiten is not spoken of", &[At::Note("furiten_unsaid", "assumed")]),
    ("rules.md 1.5.6: game", &[At::Fact("start", "45,000"), At::Fact("back", "50,000"), At::Fact("oka", "15,000")]),
    ("rules.md 1.5.7: problems", &[At::Note("ryanshi_spelling", "corrected"), At::Note("stick_value", "assumed"), At::Note("other_table", "info"), At::Note("lost_pages", "assumed"), At::Note("score_table", "info"), At::Note("liability_assumed", "assumed"), At::Assumed("stick", "1,000")]),
];

#[test]
fn every_line_of_sanma_ryanshi_is_found() {
    check("sanma_ryanshi", LINES);
}
