//! The lines of rules.md 1.3 to 1.5 and 2 that the golden hands and tests are about. A comment above hands (or the doc
//! comment of a test) refers to a line as `[1.4.2 kuipinfu]`; the list below has a short key for every line, and each
//! must be referred to, and nothing else.
//!
//! Left out are lines about the course of a match that nothing here computes: when honba are put down and taken away
//! (1.4.3, 1.5.4; how many there are is asked), that a game ends below 0 (1.3.4), abortive draws and penalties (2.2);
//! and lines that a question cannot tell apart: a kan's own dora on its rinshan (the indicators are asked), the kind of
//! kan that thirteen orphans rob (2.1).

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use tensu::rules::{ARI_ARI, CHEATSHEET};
use tensu::score;

use crate::hands;
use crate::helpers::alike;

const LINES: &[(&str, &str)] = &[
    (
        "1.3.1",
        "one_yaku yakuhai double_wind red_fives ura kan_dora kan_in_riichi",
    ),
    (
        "1.3.2",
        "riichi menzen_tsumo pinfu iipeikou ippatsu tanyao yakuhai chankan rinshan haitei houtei \
         double_riichi chiitoitsu sanshoku_doukou sankantsu toitoi sanankou shousangen honroutou chanta \
         ittsuu sanshoku_doujun ryanpeikou junchan honitsu chinitsu honroutou_not_chanta junchan_not_chanta \
         chinitsu_not_honitsu ryanpeikou_not_iipeikou rinshan_not_haitei tenhou chiihou daisangen suuankou \
         tsuuiisou ryuuiisou chinroutou kokushi shousuushii suukantsu chuuren suuankou_tanki kokushi_13 \
         junsei_chuuren daisuushii yakuman_add no_renhou nagashi",
    ),
    (
        "1.3.3",
        "base closed_ron tsumo triplet_simple triplet_terminal kan_simple kan_terminal pair wait round_up \
         pinfu_tsumo seven_pairs open_30",
    ),
    ("1.3.4", "chart kazoe no_kiriage tsumo_split honba noten"),
    (
        "1.3.5",
        "row_1 row_2 row_3 row_4 row_5 row_6 row_7 row_8 row_9 row_10 row_11 row_12",
    ),
    (
        "1.4.1",
        "riichi menzen_tsumo pinfu iipeikou ippatsu tanyao jikaze bakaze sangenpai renfuu chankan rinshan \
         haitei houtei double_riichi chiitoitsu sanshoku_doukou sankantsu toitoi sanankou shousangen \
         honroutou chanta ittsuu sanshoku_doujun ryanpeikou junchan honitsu chinitsu honroutou_not_chanta \
         junchan_not_chanta chinitsu_not_honitsu ryanpeikou_not_iipeikou rinshan_not_haitei tenhou chiihou \
         daisangen suuankou tsuuiisou ryuuiisou chinroutou kokushi chankan_kokushi shousuushii suukantsu \
         chuuren suuankou_tanki kokushi_13 junsei_chuuren daisuushii yakuman_add no_renhou red_equal \
         chiitoitsu_distinct open_tanyao atozuke no_nagashi",
    ),
    (
        "1.4.2",
        "base closed_ron tsumo triplet_simple triplet_terminal kan_simple kan_terminal pair wait round_up \
         pinfu_tsumo seven_pairs kuipinfu isshu_machi",
    ),
    (
        "1.4.3",
        "table no_kiriage no_20_ron honba kazoe dora start_return uma_oka noten",
    ),
    ("1.4.4", "row_1 row_2 row_3 row_4 row_5 row_6 row_7"),
    (
        "1.5.1",
        "tiles no_chii red_fives flowers north_dora north_no_wind mekurihai no_fu one_yaku bonus_alone",
    ),
    (
        "1.5.2",
        "tsumo_loss 3 4 5 6 7 8 9 10 11 12 13 14 15 16 yakuman double_yakuman triple_yakuman",
    ),
    (
        "1.5.3",
        "active_wind dragon iipeikou pinfu tsumo riichi tanyao chiitoi toitoi sanankou sankantsu doukou \
         honroutou shousangen ittsuu chanta ryanpeikou junchan honitsu chinitsu bonus yakuman completion \
         completion_minimum completion_lower no_mixed_chow",
    ),
    (
        "1.5.4",
        "honba ryanshi ryanshi_open ryanshi_closed paarenchan paarenchan_ko tenth_hand paarenchan_void \
         paarenchan_adds note_3",
    ),
    ("1.5.5", "noten hidden all_visible own_discards"),
    ("1.5.6", "end"),
    (
        "1.5.7",
        "spelling sticks sixteen ninth yaku_table other_table",
    ),
    (
        "2.1",
        "open_tanyao red_fives ippatsu ura_dora kan_dora kan_ura kiriage kazoe double_yakuman stacked_yakuman \
         double_wind_pair renhou pinfu_tsumo open_pinfu rinshan_fu pao pao_split pao_honba pao_composite \
         ryuuiisou kokushi_ankan local_yaku cells several_ron honba_to sticks_to nagashi",
    ),
    ("2.2", "honba riichi_city oka cells"),
    (
        "2.3",
        "red_fives tsumo_loss nukidora rinshan_north north_guest honba indicator_1m double_yakuman kazoe \
         double_wind noten start_return uma cells",
    ),
    (
        "2.4",
        "tenhou_upgrade renhou_floor pinfu_tsumo_off counted_26 wrc_kazoe wrc_stacked wrc_suukantsu \
         tenhou_suukantsu defaults",
    ),
];

/// Lists each line by its section and key: `1.4.2 kuipinfu`.
pub fn lines() -> BTreeSet<String> {
    let named = |(section, keys): &(&str, &str)| -> Vec<String> {
        let keys = keys.split_whitespace();
        keys.map(|key| format!("{section} {key}")).collect()
    };
    LINES.iter().flat_map(named).collect()
}

/// Sections whose keys are here; those of the other seeds have a list of their own.
fn is_ours(section: &str) -> bool {
    ["1.3.", "1.4.", "1.5.", "2."]
        .iter()
        .any(|ours| section.starts_with(ours))
}

/// Finds what a text refers to, such as `[1.4.2 kuipinfu]`.
fn references(text: &str) -> impl Iterator<Item = String> {
    text.split('[').skip(1).filter_map(|rest| {
        let (inside, _) = rest.split_once(']')?;
        let (section, key) = inside.split_once(' ')?;
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        (is_ours(section) && !key.is_empty() && key.chars().all(plain)).then(|| inside.to_owned())
    })
}

/// The comments above hands, joined as far as no blank line or hand stands between them. A comment with no hand below it
/// refers to nothing.
fn above_hands(text: &str) -> Vec<String> {
    let (mut found, mut comment) = (Vec::new(), String::new());
    for line in text.lines() {
        match line.trim() {
            "" => comment.clear(),
            line if line.starts_with('#') => comment.push_str(line),
            _ => found.push(std::mem::take(&mut comment)),
        }
    }
    found
}

fn files(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder of tests") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            let text = fs::read_to_string(&path).expect("a text");
            found.push((path, text));
        }
    }
    found
}

/// Finds everything that hands and tests refer to.
fn referred() -> BTreeSet<String> {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it");
    let mut all = BTreeSet::new();
    for (_, text) in files(&hands::folder()) {
        for comment in above_hands(&text) {
            all.extend(references(&comment));
        }
    }
    for (path, text) in files(&tests) {
        if !path.ends_with(file!()) && !path.ends_with("coverage_riichi.rs") {
            let docs = text.lines().filter(|line| line.trim().starts_with("///"));
            all.extend(docs.flat_map(references));
        }
    }
    all
}

#[test]
fn every_line_has_a_hand_or_a_test_and_no_other_is_named() {
    alike(lines(), referred(), "line of the list");
}

/// The point tables of both seeds are one: a hand of `tables.txt` that names one of them pays the same under the other.
#[test]
fn the_tables_of_both_seeds_agree() {
    let plain = |hand: &&hands::Golden| {
        let seed = hand.rules.id == CHEATSHEET.id || hand.rules.id == ARI_ARI.id;
        let house = !hand.rules.differences(&CHEATSHEET).is_empty()
            && !hand.rules.differences(&ARI_ARI).is_empty();
        hand.at.starts_with("tables.txt") && seed && !house
    };
    let hands = hands::all();
    let mut checked = 0;
    for hand in hands.iter().filter(plain) {
        let totals = [&CHEATSHEET, &ARI_ARI].map(|rules| {
            let score = score(&hand.question, rules);
            score.map(|score| score.total).ok()
        });
        assert!(
            totals[0].is_some() && totals[0] == totals[1],
            "{}: {totals:?}",
            hand.at
        );
        checked += 1;
    }
    assert!(checked > 150, "{checked} hands");
}
