//! Editions of one ruleset, and leagues that are told by what they have otherwise than another.

use std::fs;
use std::path::Path;

use crate::helpers::{preset, setting};

/// Holds the rules that an edition or a league has of its own against the one that it is told beside (rules.md 4).
#[test]
fn editions_are_told_by_what_differs() {
    for (id, beside, changes) in [
        ("wrc_2025_red", "wrc_2025", "red_fives uma"),
        (
            "wrc_2025",
            "wrc_2015",
            "kazoe stacked_yakuman yakuman_cap pao end_sticks",
        ),
        ("jpml_a_2026", "jpml_a_2023", "kazoe yakuman_cap renhou uma"),
        (
            "jpml_a_2023",
            "jpml_a",
            "double_wind_pair_fu rinshan_fu stacked_yakuman yakuman_cap kan_liability kokushi_ankan ryuuiisou_green aborts",
        ),
        (
            "ema_2025",
            "ema_2016",
            "double_wind_pair_fu open_pinfu_fu kiriage",
        ),
        (
            "saikouisen_2025",
            "mleague",
            "red_fives pao pao_honba start oka",
        ),
    ] {
        let differences = preset(id).differences(preset(beside)).into_iter();
        let names: Vec<_> = differences.map(|(house_rule, ..)| house_rule.id).collect();
        assert_eq!(names.join(" "), changes, "{id}");
    }
}

/// Holds each value of the editions of 2025 and 2026 with who says it, from `tests/editions.txt` (rules.md 2.4, 6.6).
#[test]
fn every_value_of_an_edition_and_who_says_it() {
    let mut rules = preset("ema_2025");
    let mut wrong = Vec::new();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/editions.txt");
    let text = fs::read_to_string(path).expect("the editions");
    for line in text
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
    {
        if let Some(id) = line.strip_prefix("@ ") {
            rules = preset(id);
            continue;
        }
        let (rule, from) = line.split_once(" | ").expect("a rule and who says it");
        let (id, value) = rule.split_once('=').expect("a value");
        let mut same = rules.clone();
        let changed = same.change(id, &setting(value));
        if changed.is_err() || !rules.differences(&same).is_empty() {
            let value = rules.settings().find(|(house_rule, _)| house_rule.id == id);
            let value = value.map(|(_, value)| value);
            wrong.push(format!("{}: {rule}: {value:?}", rules.id));
        }
        let origin = rules.origin(id);
        let (code, place) = from.split_once(' ').unwrap_or((from, ""));
        if origin.code() != code || !format!("{origin:?}").contains(place) {
            wrong.push(format!("{}: {line}: {origin:?}", rules.id));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
