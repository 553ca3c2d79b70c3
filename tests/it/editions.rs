//! Editions of one ruleset, and leagues that are told by what they have otherwise than another.

use crate::helpers::preset;

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
        let names: Vec<_> = differences.map(|(knob, ..)| knob.id).collect();
        assert_eq!(names.join(" "), changes, "{id}");
    }
}
