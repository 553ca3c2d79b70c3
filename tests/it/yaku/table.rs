//! The table of yaku keeps its own promises.

use std::collections::BTreeSet;

use tensu::rules::Setting;
use tensu::score::MissReason;
use tensu::yaku::{Row, TABLE, Unit, Worth};
use tensu::{Refusal, Ruleset, Yaku, rules, score};

use crate::helpers::question;

/// The riichi identifiers of the scoring contract (api.md, "Identifiers"). Nagashi mangan is paid for discards, not for
/// a hand, and has no row; renhou stands in both lists of the contract.
const CONTRACT: [&str; 46] = [
    "riichi",
    "double_riichi",
    "ippatsu",
    "menzen_tsumo",
    "pinfu",
    "tanyao",
    "iipeikou",
    "haitei",
    "houtei",
    "rinshan",
    "chankan",
    "yakuhai_seat",
    "yakuhai_round",
    "yakuhai_haku",
    "yakuhai_hatsu",
    "yakuhai_chun",
    "sanshoku_doujun",
    "ittsuu",
    "chanta",
    "chiitoitsu",
    "toitoi",
    "sanankou",
    "sankantsu",
    "sanshoku_doukou",
    "honroutou",
    "shousangen",
    "ryanpeikou",
    "junchan",
    "honitsu",
    "chinitsu",
    "tenhou",
    "chiihou",
    "renhou",
    "daisangen",
    "suuankou",
    "suuankou_tanki",
    "tsuuiisou",
    "ryuuiisou",
    "chinroutou",
    "kokushi",
    "kokushi_13",
    "shousuushii",
    "daisuushii",
    "suukantsu",
    "chuuren",
    "junsei_chuuren",
];

/// The old yaku that the contract names.
const OLD: [&str; 8] = [
    "daisharin",
    "suurenkou",
    "shiisan_puutaa",
    "daichisei",
    "paarenchan",
    "sanrenkou",
    "isshoku_sanjun",
    "isshoku_yonjun",
];

/// The Korean hands that the contract names; the winning bonus is no row.
const ADDITIVE: [&str; 33] = [
    "all_chows",
    "all_simples",
    "dragon_pung",
    "seat_wind_pung",
    "concealed_hand",
    "flower_tile",
    "premium_tile",
    "ready",
    "fully_concealed_hand",
    "all_pungs",
    "clear_hand",
    "pure_straight",
    "open_ready",
    "little_three_dragons",
    "three_concealed_pungs",
    "seven_pairs",
    "last_tile_draw",
    "robbing_the_kong",
    "replacement_tile",
    "double_ready",
    "little_four_winds",
    "pure_hand",
    "big_three_dragons",
    "all_terminals",
    "four_concealed_pungs",
    "all_flowers",
    "moon_bottom_sea",
    "plum_blossom_roof",
    "big_four_winds",
    "all_honors",
    "heavenly_hand",
    "earthly_hand",
    "blessing_of_man",
];

/// The first ruleset that has the yaku; an old one, that of a house which plays it.
fn home(yaku: Yaku) -> Ruleset {
    let has = |rules: &&Ruleset| rules.has(yaku);
    let usual = [&rules::CHEATSHEET, &rules::KOREAN];
    let known = usual.into_iter().chain(rules::all()).find(has);
    known.cloned().unwrap_or_else(|| {
        if yaku == Yaku::PrevailingWindPung {
            return crate::helpers::ruleset("korean prevailing_wind=true");
        }
        let mut house = rules::CHEATSHEET.clone();
        let local = Setting::List(vec![Setting::Text(yaku.code().to_owned())]);
        house.change("local_yaku", &local).expect("an old yaku");
        house
    })
}

/// Returns whether a hand is refused for want of a yaku or of points, or because the tiles are no shape of the game.
const fn without_yaku(refusal: &Refusal) -> bool {
    matches!(
        refusal,
        Refusal::NoYaku { .. }
            | Refusal::BelowMinimum { .. }
            | Refusal::TooFew { .. }
            | Refusal::NotComplete { .. }
    )
}

/// Returns the fault of a row's example under a ruleset that has the yaku.
fn example_fails(row: &Row, rules: &Ruleset) -> Option<String> {
    match score(&question(row.yaku.example()), rules) {
        Ok(score) if score.has(row.yaku) => None,
        Ok(score) => Some(format!(
            "{}: example {} has {:?}",
            row.code,
            row.yaku.example(),
            score.awards
        )),
        Err(refusals) => Some(format!(
            "{}: example {}: {refusals}",
            row.code,
            row.yaku.example()
        )),
    }
}

fn counter_fails(row: &Row, rules: &Ruleset) -> Option<String> {
    match score(&question(row.yaku.counter_example()), rules) {
        Ok(score) if score.has(row.yaku) => Some(format!(
            "{}: counter-example {} has it",
            row.code,
            row.yaku.counter_example()
        )),
        Err(refusals) if !without_yaku(refusals.first()) => Some(format!(
            "{}: counter-example {}: {refusals}",
            row.code,
            row.yaku.counter_example()
        )),
        _ => None,
    }
}

#[test]
fn every_example_has_its_yaku_and_no_counter_example() {
    // Those of Chinese games have rulesets of their own.
    let failures: Vec<String> = TABLE[..Yaku::BEFORE_FANS]
        .iter()
        .flat_map(|row| {
            let rules = home(row.yaku);
            let counter = if row.yaku.counter_example().is_empty() {
                None
            } else {
                counter_fails(row, &rules)
            };
            example_fails(row, &rules).into_iter().chain(counter)
        })
        .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// A yaku that a ruleset has not is at least named to somebody who thinks that he has it.
#[test]
fn a_yaku_that_is_not_played_is_missed() {
    let row = Yaku::Renhou.row();
    for rules in [&rules::CHEATSHEET, &rules::ARI_ARI, &rules::TENHOU] {
        let score = score(&question(row.yaku.example()), rules).expect("other yaku");
        let missed = score.missed.iter().find(|missed| missed.yaku == row.yaku);
        let why = missed.map(|missed| missed.why);
        assert_eq!(
            why,
            Some(MissReason::NotInRuleset),
            "{} in {}",
            row.code,
            rules.id
        );
    }
}

#[test]
fn codes_are_those_of_the_contract() {
    let codes: BTreeSet<_> = TABLE.iter().map(|row| row.code).collect();
    assert!(codes.is_superset(&BTreeSet::from(CONTRACT)));
    assert!(codes.is_superset(&BTreeSet::from(OLD)));
    assert!(codes.is_superset(&BTreeSet::from(ADDITIVE)));
    assert_eq!(codes.len(), TABLE.len(), "a code is there twice");
}

#[test]
fn a_row_is_found_by_its_yaku_and_its_code() {
    for row in &TABLE {
        assert_eq!(row.yaku.row().code, row.code);
        assert_eq!(Yaku::from_code(row.code), Some(row.yaku));
    }
    assert_eq!(Yaku::from_code("Riichi"), None);
    assert_eq!(Yaku::from_code(""), None);
}

#[test]
fn every_row_has_names_and_a_source() {
    for row in &TABLE {
        for text in [row.romaji, row.kanji, row.english, row.yaku.source()] {
            assert!(!text.trim().is_empty(), "{}", row.code);
        }
        assert!(
            row.yaku.aliases().iter().all(|alias| !alias.is_empty()),
            "{}",
            row.code
        );
    }
}

/// Names are what a player looks for: two yaku of one name could not be told apart.
#[test]
fn names_are_unique() {
    let names: [fn(&Row) -> &str; 3] = [|row| row.romaji, |row| row.kanji, |row| row.english];
    for name in names {
        // Additive games name their hands anew.
        let rows = || TABLE.iter().filter(|row| row.worth.unit != Unit::Points);
        let different: BTreeSet<_> = rows().map(name).collect();
        assert_eq!(different.len(), rows().count());
    }
}

/// A higher yaku is never worth less than the lower one that it replaces: calling it higher would cost its owner han.
#[test]
fn what_replaces_is_not_worth_less() {
    for rules in rules::all() {
        for row in &TABLE {
            let value = rules.yaku.get(row.yaku);
            for &lower in row.lower {
                let lower = han(rules.yaku.get(lower).worth);
                let total = han(value.worth) + if value.adds_up { lower } else { 0 };
                let absent = value.worth == Worth::NOTHING;
                assert!(absent || total >= lower, "{}: {}", rules.id, row.code);
            }
        }
    }
}

/// Returns the closed han, a yakuman as 13.
fn han(worth: Worth) -> u16 {
    u16::from(worth.amount(true)) * if worth.is_yakuman() { 13 } else { 1 }
}

#[test]
fn ids_of_rulesets_are_unique_and_sources_named() {
    let ids: BTreeSet<_> = rules::all().map(|rules| rules.id).collect();
    assert_eq!(ids.len(), rules::all().count());
    for rules in rules::all() {
        assert_eq!(
            Ruleset::by_id(rules.id).map(|found| found.id),
            Some(rules.id)
        );
        assert!(!rules.name.is_empty() && !rules.source.title.is_empty());
    }
}
