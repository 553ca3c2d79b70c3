//! The winning tile where it stands beside words and indicators.

use tensu::{Question, notation};

use crate::helpers::question;

fn written(text: &str) -> String {
    question(text).to_string()
}

/// A win that lacks its tile is not made of an indicator without a word; what ends a list ends it.
#[test]
fn the_winning_tile_stands_apart_from_the_indicators() {
    const HAND: &str = "234m340p66p678s56s";
    let won = question(&format!("{HAND}+7s ron riichi dora:1m"));
    for text in ["dora:1m; 7s", "dora 1m;7s", "dora:1m | 7s", "dora:1m +7s"] {
        let text = format!("{HAND} riichi ron {text}");
        assert_eq!(question(&text), won, "{text}");
    }
    for (text, at) in [
        ("dora:1m, 7s", 39),
        ("dora 1m 7s", 38),
        ("dora 1m / 7s", 40),
        ("ドラ1m 7s", 35),
        ("ura:1m 7s", 37),
    ] {
        for by in ["ron", "tsumo"] {
            let text = format!("{HAND} riichi {by} {text}");
            let error = text.parse::<Question>().expect_err(&text);
            let at = at + by.len() - 3;
            assert_eq!(error.at, at, "{text}");
            let message = error.to_string();
            assert!(
                message.contains("\"7s\" cannot be read here. Possible: +7s, "),
                "{message}"
            );
        }
    }
    // Nobody has won, or what has won is there, or the indicators are one group.
    let waiting = format!("{HAND} riichi dora:1m, 7s");
    assert_eq!(written(&waiting), "234m34066p67856s ron riichi dora:1m7s");
    let waiting = format!("{HAND} ron dora:1m7s");
    assert_eq!(written(&waiting), "234m34066p67856s ron dora:1m7s");
    let won = question(&format!("{HAND}+7s ron dora:1m2p"));
    for text in [
        "7s ron dora:1m, 2p",
        "7s dora:1m 2p ron",
        " dora 1m 2p +7s ron",
    ] {
        assert_eq!(question(&format!("{HAND}{text}")), won, "{text}");
    }
}

/// A tile beside the way of winning is the winning one, or the text is refused.
#[test]
fn a_tile_beside_the_way_of_winning() {
    const HAND: &str = "234m340p66p678s56s";
    let cases = [
        (
            "ツモ7s ",
            "",
            0,
            "\"tsumo 7s\" cannot be read here. Possible: +7s tsumo, 7s… tsumo.",
        ),
        ("tsumo 7s", " ", 0, "Possible: +7s tsumo, 7s… tsumo."),
        ("ron 7s riichi ", "", 0, "Possible: +7s ron, 7s… ron."),
        ("riichi ron E ", "", 7, "Possible: +1z ron, 1z… ron."),
        ("7s ron ", "", 3, "Possible: +7s ron, 7s… ron."),
    ];
    for (before, behind, at, said) in cases {
        let text = format!("{before}{behind}{HAND}");
        let error = text.parse::<Question>().expect_err(&text);
        assert_eq!(error.at, at, "{text}");
        assert!(error.to_string().contains(said), "{text}: {error}");
    }
    let won = question(&format!("{HAND}+7s ron"));
    for text in ["ron 7s", "7s ron", "ron +7s", " 7s, ron"] {
        assert_eq!(question(&format!("{HAND}{text}")), won, "{text}");
    }
    for text in [
        format!("ron {HAND}7s"),
        format!("ron +7s {HAND}"),
        format!("+7s ron {HAND}"),
    ] {
        assert_eq!(question(&text), won, "{text}");
    }
    assert_eq!(written("ron 2m 34m 55p +5p"), "234m55p+5p ron");
    // The first letter of a word is not a tile beside it.
    assert_eq!(
        question(&format!("ron chankan {HAND}7s")),
        question(&format!("{HAND}+7s ron chankan"))
    );
}

/// Dividers alone are no tiles.
#[test]
fn dividers_alone_are_refused() {
    for (text, at) in [(",", 0), (" , ", 1), ("-", 0), ("、", 0)] {
        let error = notation::tiles(text).expect_err(text);
        assert_eq!(
            (error.at, error.to_string().contains("is not a tile")),
            (at, true),
            "{text}"
        );
    }
    for text in ["", " "] {
        assert_eq!(notation::tiles(text), Ok(Vec::new()));
    }
}
