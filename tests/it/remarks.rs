//! Every remark of every ruleset: a hand in which it appears and a near twin in which it does not.

use std::collections::BTreeSet;

use tensu::rules::Setting;
use tensu::{Question, Ruleset, Yaku, rules, score};

/// Ruleset, remark, a hand with it, its twin without it (none when every hand has it).
const CASES: &[(&str, &str, &str, &str)] = &[
    (
        "wrc_2015",
        "kazoe_disputed",
        "1122334455667m+7m ron riichi ippatsu dora:3m",
        "1122334455667m+7m ron riichi",
    ),
    (
        "wrc_2015",
        "renhou_disputed",
        "123m456p68p22s789s+7p ron first_turn seat:S",
        "123m456p68p22s789s+7p ron riichi seat:S",
    ),
    (
        "wrc_2025",
        "kazoe_disputed",
        "1122334455667m+7m ron riichi ippatsu dora:3m",
        "1122334455667m+7m ron riichi",
    ),
    (
        "wrc_2025",
        "renhou_disputed",
        "123m456p68p22s789s+7p ron first_turn seat:S",
        "123m456p68p22s789s+7p ron riichi seat:S",
    ),
    (
        "shanghai",
        "unrelated_and_tenhou",
        "147m258p369s1234z+1z tsumo seat:E first_turn",
        "147m258p369s1234z+5z tsumo seat:E first_turn",
    ),
    (
        "cheatsheet",
        "open_30_not_25",
        "34567m22678p(678s)+2m ron",
        "34567m22678p678s+2m ron",
    ),
    (
        "cheatsheet",
        "chart_9600",
        "1133m5577p2244s6z+6z ron seat:E dora:4p",
        "1133m5577p2244s6z+6z ron seat:S dora:4p",
    ),
    (
        "cheatsheet",
        "row_of_20_fu",
        "234m23789p456s99s+1p tsumo",
        "234m23789p456s99s+1p ron",
    ),
    (
        "cheatsheet",
        "big_winds_triplets",
        "2m(1111z)(2222z)(3333z)(444z)+2m ron",
        "2m(1111z)(2222z)(3333z)(4444z)+2m ron",
    ),
    (
        "cheatsheet",
        "ippatsu_one_han",
        "234m34p66p678s567s+2p ron riichi ippatsu",
        "234m34p66p678s567s+2p ron riichi",
    ),
    (
        "cheatsheet",
        "nine_gates_tiles",
        "1112345678999m+5m ron",
        "2345678999m[1111m]+5m ron",
    ),
    (
        "cheatsheet",
        "nine_gates_terminal",
        "1112345678999m+9m ron",
        "1112345678999m+8m ron",
    ),
    (
        "cheatsheet",
        "minus_one_open",
        "123456m22p34s(789m)+5s ron",
        "123456m22p34s789m+5s ron",
    ),
    (
        "cheatsheet",
        "wins_alone",
        "123m456p789s2p(789m)+2p ron last_tile",
        "123m456p789s2p(777z)+2p ron last_tile",
    ),
    (
        "cheatsheet",
        "kan_in_riichi",
        "23m567s99p234s[8888m]+4m ron riichi",
        "23m567s99p234s888m+4m ron riichi",
    ),
    (
        "cheatsheet",
        "honba_value",
        "234m34p66p678s567s+2p ron honba:1",
        "234m34p66p678s567s+2p ron sticks:1",
    ),
    (
        "cheatsheet",
        "honba_after_draw",
        "234m34p66p678s567s+2p ron honba:1",
        "234m34p66p678s567s+2p ron",
    ),
    (
        "cheatsheet",
        "pao_assumed",
        "23m99p(555z)(666z)(777z)+4m ron liable:W/daisangen",
        "23m99p(555z)(666z)(777z)+4m ron",
    ),
    (
        "cheatsheet",
        "yakuman_add",
        "7z(111z)(222z)(333z)(444z)+7z ron",
        "7p(111z)(222z)(333z)(444z)+7p ron",
    ),
    (
        "cheatsheet",
        "double_riichi_total",
        "234m34p66p678s567s+2p ron double_riichi",
        "234m34p66p678s567s+2p ron riichi",
    ),
    (
        "cheatsheet",
        "rinshan_not_haitei",
        "123m456p78s22m(1111z)+9s tsumo rinshan last_tile",
        "123m456p78s22m(1111z)+9s tsumo rinshan",
    ),
    (
        "cheatsheet",
        "kan_dora_timing",
        "123m456p78s22m(1111z)+9s tsumo rinshan dora:5z6z",
        "123m456p78s22m[1111z]+9s tsumo rinshan dora:5z6z",
    ),
    (
        "cheatsheet",
        "red_in_four",
        "234m678p22m34p[5555s]+5p ron riichi",
        "234m678p22m34p[5550s]+5p ron riichi",
    ),
    (
        "ari_ari",
        "double_wind_pair",
        "123m456789p78s22z+9s ron round:S riichi",
        "123m456789p78s22z+9s ron round:E riichi",
    ),
    (
        "ari_ari",
        "wait_by_block",
        "1234p567m345s678s+4p ron riichi",
        "1237p567m345s678s+7p ron riichi",
    ),
    (
        "ari_ari",
        "pinfu_closed_ron",
        "234m23789p456s99s+1p ron",
        "234m23789p456s99s+1p tsumo",
    ),
    (
        "ari_ari",
        "renfuu",
        "345567m33s22z(789s)+2z ron round:S",
        "345567m33s22z(789s)+2z ron round:E",
    ),
    (
        "ari_ari",
        "junsei_chuuren_wait",
        "1112345678999m+5m ron",
        "2345678999m[1111m]+5m ron",
    ),
    (
        "ari_ari",
        "lost_page",
        "111m333p777s999s2z+2z ron",
        "111m333p77s999s22z+7s tsumo",
    ),
    (
        "ari_ari",
        "shousangen_dragons",
        "234m55z78p(666z)(777z)+9p ron",
        "234m44z78p(666z)(777z)+9p ron",
    ),
    (
        "ari_ari",
        "open_tanyao",
        "34567m22678p(678s)+2m ron",
        "34567m22678p678s+2m ron",
    ),
    (
        "ari_ari",
        "distinct_pairs",
        "1133m5577p2244s6z+6z ron",
        "112233m55776p22s+6p ron",
    ),
    (
        "ari_ari",
        "honba_ron",
        "234m34p66p678s567s+2p ron honba:1",
        "234m34p66p678s567s+2p tsumo honba:1",
    ),
    (
        "ari_ari",
        "red_fives",
        "234m3466p678567s+0p ron",
        "234m3466p678567s+5p ron",
    ),
    (
        "ari_ari",
        "pao_assumed",
        "23m99p(555z)(666z)(777z)+4m ron liable:W/daisangen",
        "23m99p(555z)(666z)(777z)+4m ron",
    ),
    (
        "ari_ari",
        "yakuman_add",
        "7z(111z)(222z)(333z)(444z)+7z ron",
        "7p(111z)(222z)(333z)(444z)+7p ron",
    ),
    (
        "ari_ari",
        "rinshan_not_haitei",
        "123m456p78s22m(1111z)+9s tsumo rinshan last_tile",
        "123m456p78s22m(1111z)+9s tsumo last_tile",
    ),
    (
        "ari_ari",
        "red_in_four",
        "234m678p22m34p[5555s]+5p ron riichi",
        "234m678p22m34p[5550s]+5p ron riichi",
    ),
    (
        "shanghai",
        "ryanpeikou_one_suit",
        "112233m445566m9p+9p ron",
        "112233m445566p9p+9p ron",
    ),
    (
        "shanghai",
        "sanankou_self_pick",
        "11m222888p44s(123s)+4s tsumo",
        "11m222888p44s(123s)+4s ron",
    ),
    (
        "shanghai",
        "not_modern",
        "34s678m11p(234s)(234s)+2s ron",
        "34s678m11p(234s)(234p)+2s ron",
    ),
    (
        "shanghai",
        "value_assumed",
        "234m34p66p678s567s+2p ron double_riichi",
        "234m34p66p678s567s+2p ron riichi",
    ),
    (
        "shanghai",
        "chankan_no_yaku",
        "119m19p19s123456z+7z ron chankan",
        "119m19p19s123456z+7z ron",
    ),
    (
        "shanghai",
        "chart_assumed",
        "234m34p66p678s567s+2p ron",
        "1112345678999m+5m ron",
    ),
    (
        "shanghai",
        "double_wind_pair",
        "112233m78s444z11z+9s ron seat:E",
        "112233m78s444z22z+9s ron seat:E",
    ),
    (
        "shanghai",
        "open_20",
        "34s678m11p(234s)(234s)+2s ron",
        "123s789m1p(123p)(999s)+1p ron",
    ),
    (
        "shanghai",
        "counted_yakuman",
        "1112334455678p+9p tsumo riichi ippatsu dora:9p",
        "234m34p66p678s567s+2p ron",
    ),
    (
        "shanghai",
        "honba",
        "234m34p66p678s567s+2p ron honba:1",
        "234m34p66p678s567s+2p ron",
    ),
    (
        "shanghai",
        "unrelated_fourteen",
        "147m258p369s12345z tsumo seat:E first_turn",
        "147m258p369s12344z tsumo seat:E first_turn",
    ),
    (
        "shanghai",
        "no_dora",
        "234m34p66p678s567s+2p ron dora:1m",
        "234m34p66p678s567s+2p ron",
    ),
    (
        "korean",
        "double_ready_star",
        "234m345p567s67m55p+8m ron double_ready",
        "234m345p567s67m55p+8m ron ready",
    ),
    (
        "korean",
        "nine_gates_pure",
        "1112234567899p+9p ron",
        "1122334455667p+7p ron",
    ),
    ("korean", "winning_bonus", "234m345p567s67m55p+8m ron", ""),
    (
        "korean",
        "concealed_by_discard",
        "234m345p567s67m55p+8m ron",
        "234m345p567s67m55p+8m tsumo",
    ),
    (
        "korean",
        "premium_melds",
        "123p46p789p11s(555p)+5p ron",
        "123p46p789p11s(333m)+5p ron",
    ),
    (
        "korean",
        "sacred_discard",
        "234m345p567s67m55p+8m ron",
        "234m345p567s67m55p+8m tsumo",
    ),
    (
        "korean",
        "open_ready_others",
        "234m345p567s67m55p+8m ron ready",
        "234m345p567s67m55p+8m ron",
    ),
    (
        "korean",
        "no_dora_no_counters",
        "234m345p567s67m55p+8m ron honba:1",
        "234m345p567s67m55p+8m ron",
    ),
    (
        "sanma_ryanshi",
        "yaku_assumed",
        "123p456p789s11z78s+9s tsumo riichi last_tile",
        "123p456p789s11p78s+9s ron riichi",
    ),
    (
        "sanma_ryanshi",
        "norths_counted",
        "123p456p789s11p78s+9s ron riichi norths:1",
        "123p456p789s11p78s+9s ron riichi",
    ),
    (
        "sanma_ryanshi",
        "sixteen_points",
        "123p456p789p11z78p+9p tsumo riichi ippatsu norths:4 dora:9p8p",
        "123p456p789s11p78s+9s ron riichi",
    ),
    (
        "sanma_ryanshi",
        "ryanshi",
        "123p567p45s11p777z+6s ron honba:4 riichi",
        "123p567p45s11p777z+6s ron honba:3 riichi",
    ),
    (
        "sanma_ryanshi",
        "ninth_hand",
        "123p456p789s11z78s+9s ron seat:E honba:8 paarenchan",
        "123p456p789s11z78s+9s ron seat:E riichi honba:3",
    ),
    (
        "sanma_ryanshi",
        "stick_value",
        "123p456p789s11p78s+9s ron riichi sticks:1",
        "123p456p789s11p78s+9s ron riichi",
    ),
    (
        "sanma_ryanshi",
        "liability_assumed",
        "11p99s(555z)(666z)(777z)+9s ron liable:W/daisangen",
        "11p99s(555z)(666z)(777z)+9s ron",
    ),
    (
        "sanma_ryanshi",
        "completion",
        "22334p456s789s11p+4p ron riichi",
        "456p678p456s11p78s+9s ron riichi",
    ),
];

/// The remarks of a hand, which need not have a yaku: then there are none.
fn remarks(text: &str, rules: &Ruleset) -> Vec<&'static str> {
    let question: Question = text
        .parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    match score(&question, rules) {
        Ok(score) => score.remarks.iter().map(tensu::score::Note::id).collect(),
        Err(refusals) => {
            assert_eq!(refusals.first().code(), "no_yaku", "{text}: {refusals}");
            Vec::new()
        }
    }
}

#[test]
fn each_remark_appears_where_it_matters_and_only_there() {
    for &(id, remark, with, without) in CASES {
        let rules = Ruleset::by_id(id).expect("a ruleset of the table");
        assert!(
            remarks(with, rules).contains(&remark),
            "{id}: no {remark}: {with}"
        );
        // A remark on every hand of a ruleset has no twin.
        assert!(
            without.is_empty() || !remarks(without, rules).contains(&remark),
            "{id}: {remark}: {without}"
        );
    }
}

#[test]
fn every_remark_has_a_case() {
    let cases: BTreeSet<_> = CASES.iter().map(|case| (case.0, case.1)).collect();
    for rules in rules::ALL {
        for remark in rules.remarks {
            assert!(
                cases.contains(&(rules.id, remark.id)),
                "{}: {}",
                rules.id,
                remark.id
            );
        }
    }
}

#[test]
fn remarks_are_unique_and_say_something() {
    for rules in rules::ALL {
        let ids: BTreeSet<_> = rules.remarks.iter().map(|remark| remark.id).collect();
        assert_eq!(ids.len(), rules.remarks.len(), "{}", rules.id);
        for remark in rules.remarks {
            assert!(remark.text.ends_with('.'), "{}: {}", rules.id, remark.id);
        }
    }
}

/// Ruleset, remark, the rule that it is about, another value that leaves the hand of the case a hand.
const CHANGED: &[(&str, &str, &str, &str)] = &[
    ("ari_ari", "double_wind_pair", "double_wind_pair_fu", "2"),
    ("ari_ari", "honba_ron", "honba_value", "500"),
    ("ari_ari", "pao_assumed", "pao", "daisangen"),
    ("ari_ari", "yakuman_add", "stacked_yakuman", "false"),
    ("cheatsheet", "open_30_not_25", "open_pinfu_fu", "20"),
    ("cheatsheet", "honba_value", "honba_value", "500"),
    ("cheatsheet", "pao_assumed", "pao", "daisangen"),
    ("cheatsheet", "yakuman_add", "stacked_yakuman", "false"),
    ("shanghai", "double_wind_pair", "double_wind_pair_fu", "4"),
    ("shanghai", "open_20", "open_pinfu_fu", "20"),
    ("shanghai", "counted_yakuman", "kazoe", "false"),
    ("shanghai", "honba", "honba_value", "500"),
    ("sanma_ryanshi", "completion", "completion", "false"),
    ("korean", "winning_bonus", "winning_bonus", "5"),
];

#[test]
fn what_a_house_changed_is_not_said_of_the_source() {
    for (id, remark, rule, value) in CHANGED {
        let base = Ruleset::by_id(id).unwrap_or_else(|| panic!("no {id}"));
        let case = CASES.iter().find(|case| (case.0, case.1) == (*id, *remark));
        let hand = case.unwrap_or_else(|| panic!("no case of {remark}")).2;
        let mut house = base.clone();
        let value = match *rule {
            "pao" => Setting::list([Yaku::Daisangen]),
            _ => Setting::of_code(value),
        };
        house
            .change(rule, &value)
            .unwrap_or_else(|why| panic!("{rule}: {why:?}"));
        let question: Question = hand.parse().unwrap_or_else(|why| panic!("{hand}: {why}"));
        let question = question.adapted(&house);
        let scored = score(&question, &house).unwrap_or_else(|why| panic!("{hand}: {why}"));
        assert!(
            scored.remarks.iter().all(|note| note.id() != *remark),
            "{id} with {rule}: {remark}"
        );
    }
}
