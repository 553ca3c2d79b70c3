//! Every line of rules.md 1.1, 1.2 and 3 has a golden hand or a test: `[1.1.2 pinfu]` in the comment right above it
//! names the line. That the line is there: `lawbook/cited.rs`.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use tensu::{Yaku, score};

use crate::hands;
use crate::helpers::{alike, old_yaku};

/// The lines in the order of rules.md, with the number of their section and a short name; each old yaku of section 3 is one more.
const LINES: &str = "
1.1.1 one yaku; dora alone; winner only; cumulative; labels; shapes
1.1.2 reach; double reach; one shot; tsumo; haitei; rinchan kaihou; own wind; prevailing wind; double wind; dragon; pinfu
1.1.2 tanyao; iipeikou; sanshoku doujun; itsu; chanta; san ankou; iisou sanjun; toi-toi; shou san gen; san kan tsu; honroutou
1.1.2 san renkou; chii toitsu; san shoku dokou; ryan peikou; honitsu; junchan; yonjun; chinitsu; nagashi mangan
1.1.3 chuuren pooto; shoo suushii; dai sangen; suu kan tsu; ryuu iisou; chinrouto; tsuu iisou; koku shimusou; suu ankou
1.1.3 suu ankou tanki; dai sharin; suu renkou; shiisan puutaa; dai suushii; tenho, chiho; renho; thirteen and nine ways
1.1.3 yakuman add up; cap of seven; no fan beside
1.1.4 iisou sanjun, san renkou; chanta, honroutou; yonjun, no kong yaku; iipeikou, iisou sanjun; iisou sanjun, yonjun
1.1.4 iipeikou, ryan peikou; chanta, junchan; honitsu, chinitsu; reach, double reach; san ankou, suu ankou
1.1.4 san renkou, suu renkou; shou san gen, dai sangen; shoo suushii, dai suushii; san kan tsu, suu kan tsu; closed 111222333
1.1.5 30 closed discard; 25 seven pairs; 20 otherwise; self-pick; one chance; pungs; kans; pair of dragons; pair of own wind
1.1.5 pair of prevailing wind; pair that is both; round up; open 20
1.1.6 chart; 1920 stays; counted yakuman; kong liability; other liability; robbing the kong; counters
1.1.7 ryan peikou in one suit; san ankou self-picked; values unlike modern riichi; all honor discards; missing values
1.1.7 no chankan yaku
1.2.1 sum; minimum; all chows and all simples; several categories; payment; sacred discard; tiles; cap
1.2.2 all chows; all simples; dragon pung; seat wind; concealed hand; flower tile; premium tile; ready; fully concealed hand
1.2.2 all pungs; clear hand; pure straight; open ready; little three dragons; three concealed pungs; seven pairs
1.2.2 last tile draw; robbing the kong; replacement tile; double riichi; little four winds; pure hand; big three dragons
1.2.2 all terminals; four concealed pungs; all flowers; moon at the bottom of the sea; plum blossom on the roof
1.2.2 big four winds; all honors; heavenly, earthly, blessing of man; nine gates
1.2.3 concealed, fully concealed; clear, pure; little, big three dragons; little, big four winds; three, four concealed pungs
1.2.3 ready, open ready; ready, double riichi; last tile, moon; replacement, plum blossom
1.2.3 all pungs beside four concealed pungs; dragon pung beside three dragons; pure hand beside nine gates
1.2.3 all pungs beside all honors; no implied hands; seven pairs, not concealed
1.2.4 variation 1; variation 2; variation 3; variation 4; variation 5; custom
1.2.5 double riichi without a star; winning bonus text and table; variation 5 lacks a cell; nine gates pure only
1.2.5 romanisation; no prevailing wind; bamboo
3 renhou; nagashi mangan; isshoku sanjun, sanankou and sanrenkou
";

/// The files whose comments name lines.
const FILES: [&str; 4] = [
    "hands/shanghai.txt",
    "hands/korean.txt",
    "hands/local.txt",
    "it/contradictions.rs",
];

pub fn lines() -> BTreeSet<String> {
    let section = |line: &'static str| {
        let (number, names) = line.split_once(' ').expect("a number and names");
        names
            .split("; ")
            .map(move |name| format!("{number} {name}"))
    };
    let old = old_yaku().map(|yaku| format!("3 {}", yaku.code().replace('_', " ")));
    LINES
        .lines()
        .filter(|line| !line.is_empty())
        .flat_map(section)
        .chain(old)
        .collect()
}

/// Returns the lines that comments name, when something stands right below them: `[1.1.2 pinfu]`, and not `[1111m]`.
fn named(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for block in text.split("\n\n") {
        let is_comment = |line: &&str| line.trim_start().starts_with(['#', '/']);
        if block.lines().last().is_some_and(|line| is_comment(&line)) {
            continue;
        }
        let comments: Vec<&str> = block.lines().filter(is_comment).collect();
        let text = comments.join(" ");
        let brackets = text
            .split('[')
            .skip(1)
            .filter_map(|rest| rest.split_once(']'));
        let starts = |name: &str| {
            ["1.1.", "1.2.", "3 "]
                .iter()
                .any(|start| name.starts_with(start))
        };
        found.extend(
            brackets
                .map(|(name, _)| name.to_owned())
                .filter(|name| starts(name)),
        );
    }
    found
}

#[test]
fn every_line_of_the_rules_is_named_and_every_name_is_a_line() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests");
    let read = |file| fs::read_to_string(folder.join(file)).expect("a file of tests");
    let named: BTreeSet<String> = FILES.iter().flat_map(|file| named(&read(file))).collect();
    alike(
        lines(),
        named,
        "line of the rules, in brackets above its hand",
    );
}

#[test]
fn every_yaku_is_awarded_to_a_golden_hand() {
    let hands = hands::all();
    let scores: Vec<_> = hands
        .iter()
        .filter_map(|hand| score(&hand.question, &hand.rules).ok())
        .collect();
    let never = Yaku::all().filter(|&yaku| !scores.iter().any(|score| score.has(yaku)));
    let never: Vec<_> = never.map(Yaku::code).collect();
    assert!(never.is_empty(), "no hand of tests/hands has {never:?}");
}
