//! Every cell of the tables of presets (rules.md 2.1 to 2.4) that a rule of ours expresses: its value, and who says so. A
//! cell is a value and a mark: `!` where its rulebook or two others do, `1` where one other alone does, `?` where the table
//! has `nf`, `std` or no key at all (then [`Origin::Unconfirmed`], or a judgement). Where the table has no key, others may
//! be named beside it: published games, the presets KO and JAN, an account of the A rules.

use tensu::game::{Ending, nagashi, settle};
use tensu::rules::{Noten, Oka, Origin, Ties, Uma};
use tensu::{Question, Ruleset, Wind};

use crate::helpers::with;

/// The columns of 2.1; WRC has two, where 2.4 tells 2015 from 2025, and JPML A, where 2.2 tells 2023 from before.
const FOUR: [&str; 10] = [
    "ema_2016",
    "ema_2025",
    "wrc_2015",
    "wrc_2025",
    "mleague",
    "jpml_a",
    "jpml_a_2023",
    "tenhou",
    "majsoul",
    "rrc",
];

/// A row of 2.1: the rule, and its cells in the order of [`FOUR`].
const ROWS: &[(&str, [&str; 10])] = &[
    (
        "open_tanyao",
        [
            "true!", "true!", "true!", "true!", "true!", "true!", "true!", "true!", "true!",
            "true1",
        ],
    ),
    (
        "red_fives",
        [
            "[0,0,0]!", "[0,0,0]!", "[0,0,0]?", "[0,0,0]!", "[1,1,1]!", "[0,0,0]1", "[0,0,0]1",
            "[1,1,1]!", "[1,1,1]!", "[0,0,0]?",
        ],
    ),
    (
        "ippatsu",
        [
            "true!", "true!", "true!", "true!", "true!", "false!", "false!", "true!", "true!",
            "true1",
        ],
    ),
    (
        "ura_dora",
        [
            "true1", "true!", "true!", "true!", "true!", "false!", "false1", "true!", "true!",
            "true?",
        ],
    ),
    (
        "kan_dora",
        [
            "true1", "true!", "true!", "true!", "true!", "false!", "false1", "true!", "true!",
            "true?",
        ],
    ),
    (
        "kan_ura",
        [
            "true1", "true1", "true?", "true?", "true1", "false?", "false?", "true!", "true?",
            "true?",
        ],
    ),
    (
        "kiriage",
        [
            "false!", "true!", "true!", "true!", "true!", "false!", "false!", "false!", "false!",
            "false1",
        ],
    ),
    // 2.4: 2015 none, 2025 on.
    (
        "kazoe",
        [
            "false!", "false!", "false!", "true!", "false!", "false!", "false!", "true!", "true!",
            "true1",
        ],
    ),
    (
        "double_yakuman",
        [
            "false!", "false!", "false!", "false!", "false!", "false!", "false!", "false!",
            "true!", "false1",
        ],
    ),
    (
        "stacked_yakuman",
        [
            "false!", "false!", "false!", "true!", "true!", "false!", "true!", "true!", "true!",
            "true1",
        ],
    ),
    (
        "double_wind_pair_fu",
        ["4!", "2!", "2!", "2!", "2!", "4!", "2!", "4!", "4!", "4?"],
    ),
    (
        "renhou",
        [
            "mangan!", "mangan!", "mangan!", "mangan!", "off!", "mangan!", "mangan?", "off1",
            "off1", "off?",
        ],
    ),
    (
        "nagashi_mangan",
        [
            "false!", "false!", "false1", "false!", "false!", "false!", "false!", "true!", "true!",
            "false1",
        ],
    ),
    (
        "pinfu_tsumo",
        [
            "true1", "true!", "true1", "true1", "true!", "true!", "true!", "true!", "true!",
            "true?",
        ],
    ),
    (
        "open_pinfu_fu",
        [
            "301",
            "plus_two!",
            "301",
            "30!",
            "30?",
            "30?",
            "30?",
            "30!",
            "30?",
            "30?",
        ],
    ),
    (
        "rinshan_fu",
        [
            "true!", "true!", "true!", "true!", "true?", "false!", "true!", "true!", "true?",
            "true?",
        ],
    ),
    (
        "multiple_ron",
        [
            "all!",
            "all!",
            "head_bump!",
            "head_bump!",
            "head_bump!",
            "head_bump!",
            "head_bump!",
            "triple_abort!",
            "all!",
            "all1",
        ],
    ),
    // A single winner leaves nothing to share: those cells say "winner".
    (
        "sticks",
        [
            "own_sticks!",
            "own_sticks!",
            "next_in_turn?",
            "next_in_turn?",
            "next_in_turn?",
            "next_in_turn?",
            "next_in_turn?",
            "next_in_turn!",
            "next_in_turn!",
            "own_sticks1",
        ],
    ),
    // 2.4: four kans in WRC from 2022 on, not in Tenhou.
    (
        "pao",
        [
            "[daisangen,daisuushii]!",
            "[daisangen,daisuushii]!",
            "[daisangen,daisuushii]1",
            "[daisangen,daisuushii,suukantsu]!",
            "[daisangen,daisuushii,suukantsu]!",
            "[daisangen,daisuushii,suukantsu]!",
            "[daisangen,daisuushii,suukantsu]!",
            "[daisangen,daisuushii]!",
            "[daisangen,daisuushii]!",
            "[daisangen,daisuushii]1",
        ],
    ),
    (
        "pao_honba",
        [
            "discarder!",
            "discarder!",
            "discarder?",
            "discarder?",
            "liable!",
            "discarder1",
            "discarder1",
            "liable!",
            "liable!",
            "discarder?",
        ],
    ),
    (
        "pao_composite",
        [
            "part?", "part?", "part?", "part?", "part1", "part?", "part?", "whole!", "part!",
            "part?",
        ],
    ),
    (
        "ryuuiisou_green",
        [
            "false?", "false!", "false?", "false?", "false?", "true!", "false!", "false?",
            "false?", "false?",
        ],
    ),
    (
        "kokushi_ankan",
        [
            "true?", "true!", "true?", "true?", "false!", "true!", "false1", "false!", "true!",
            "true?",
        ],
    ),
    (
        "local_yaku",
        [
            "[]?", "[]!", "[]?", "[]?", "[]?", "[]?", "[]?", "[]?", "[]?", "[]?",
        ],
    ),
    // 2.2
    (
        "honba_value",
        [
            "100!", "100!", "100!", "100!", "100!", "1001", "1001", "100!", "100!", "1001",
        ],
    ),
    // 2.4: Mahjong Soul alone.
    (
        "tenhou_upgrade",
        [
            "false?", "false?", "false?", "false?", "false?", "false?", "false?", "false?",
            "true1", "false?",
        ],
    ),
    // 2023 ended what the giver of an open kan paid in the JPML.
    (
        "kan_liability",
        [
            "false?", "false!", "false?", "false?", "false?", "true!", "false1", "false?",
            "false?", "false?",
        ],
    ),
];

/// The columns of 2.3. Double yakuman, counted ones and the double wind are "as four players".
const THREE: [&str; 3] = ["tenhou_sanma", "majsoul_sanma", "sanma_ryanshi"];

const THREE_ROWS: &[(&str, [&str; 3])] = &[
    ("flowers", ["0?", "0?", "0?"]),
    ("red_fives", ["[0,1,1]!", "[0,1,1]!", "[0,0,0]?"]),
    ("tsumo_loss", ["loss!", "loss!", "loss!"]),
    ("honba_value", ["100!", "100!", "1000!"]),
    ("double_yakuman", ["false!", "true!", "false?"]),
    ("stacked_yakuman", ["true!", "true!", "true?"]),
    ("kokushi_ankan", ["false!", "true!", "true?"]),
];

fn rules(id: &str) -> &'static Ruleset {
    Ruleset::by_id(id).unwrap_or_else(|| panic!("no ruleset {id}"))
}

/// Returns the fault of the preset's value or origin, by a cell.
fn failure(id: &str, rule: &str, cell: &str) -> Option<String> {
    let (value, mark) = cell.split_at(cell.len() - 1);
    let rules = rules(id);
    let same = with(rules, &format!("{rule}={value}"));
    if !rules.differences(&same).is_empty() {
        return Some(format!("{id}: {rule} is not {value}"));
    }
    let origin = rules.origin(rule);
    let told = match origin {
        Origin::Rulebook(_) => "!",
        Origin::Reported(_) if origin.alone().is_none() => "!",
        Origin::Reported(_) => "1",
        _ => "?",
    };
    (told != mark).then(|| format!("{id}: {rule} {cell}: {origin:?}"))
}

/// `[2.1 cells]` `[2.4 defaults]` `[2.2 honba]`
#[test]
fn cells_of_four_players() {
    let failures: Vec<_> = ROWS
        .iter()
        .flat_map(|(rule, cells)| {
            let ids = FOUR.iter().zip(cells);
            ids.filter_map(move |(id, cell)| failure(id, rule, cell))
        })
        .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// `[2.3 cells]`
#[test]
fn cells_of_three_players() {
    let failures: Vec<_> = THREE_ROWS
        .iter()
        .flat_map(|(rule, cells)| {
            let ids = THREE.iter().zip(cells);
            ids.filter_map(move |(id, cell)| failure(id, rule, cell))
        })
        .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// `[2.2 cells]` start, what is returned, uma, oka, ties; a pool of 3,000. Mahjong Soul's 30,000 is where the game may end:
/// with no oka, nothing beyond the start is returned.
#[test]
fn cells_of_the_match() {
    const FIFTEEN: [i32; 4] = [15, 5, -5, -15];
    let places = [
        ("ema_2016", 30_000, 30_000, FIFTEEN, 0, Ties::Split),
        ("ema_2025", 30_000, 30_000, FIFTEEN, 0, Ties::Split),
        ("wrc_2015", 30_000, 30_000, FIFTEEN, 0, Ties::Split),
        ("wrc_2025", 30_000, 30_000, FIFTEEN, 0, Ties::Split),
        (
            "mleague",
            25_000,
            30_000,
            [30, 10, -10, -30],
            20_000,
            Ties::Split,
        ),
        (
            "tenhou",
            25_000,
            30_000,
            [20, 10, -10, -20],
            20_000,
            Ties::Seat,
        ),
        ("majsoul", 25_000, 25_000, FIFTEEN, 0, Ties::Seat),
        ("rrc", 30_000, 30_000, FIFTEEN, 0, Ties::Split),
        (
            "riichi_city",
            25_000,
            30_000,
            [30, 10, -10, -30],
            20_000,
            Ties::Seat,
        ),
        (
            "tenhou_sanma",
            35_000,
            40_000,
            [20, 0, -20, 0],
            15_000,
            Ties::Seat,
        ),
        (
            "majsoul_sanma",
            35_000,
            35_000,
            [15, 0, -15, 0],
            0,
            Ties::Seat,
        ),
        ("sanma_ryanshi", 45_000, 50_000, [0; 4], 15_000, Ties::Split),
    ];
    for (id, start, back, uma, oka, ties) in places {
        let game = rules(id).game;
        assert_eq!(
            (game.start, game.back, rules(id).oka()),
            (start, back, oka),
            "{id}"
        );
        assert_eq!((game.uma, game.ties), (Uma::Places(uma), ties), "{id}");
    }
    for id in ["jpml_a", "jpml_a_2023"] {
        let jpml = rules(id).game;
        assert_eq!(
            (jpml.start, jpml.back, jpml.oka, jpml.ties),
            (30_000, 30_000, Oka::Off, Ties::Split)
        );
        // By how many finished below the start: 1, else, 3.
        assert_eq!(
            jpml.uma,
            Uma::Below([[8, 3, 1, -12], [8, 4, -4, -8], [12, -1, -3, -8]])
        );
    }
    // The sheet of 2026: nothing where nobody or everybody finished below.
    assert_eq!(
        rules("jpml_a_2026").game.uma,
        Uma::BelowSome([[8, 3, 1, -12], [8, 4, -4, -8], [12, -1, -3, -8], [0; 4]])
    );
    for id in FOUR {
        assert_eq!(rules(id).game.noten, Noten::Pool(3_000), "{id}");
    }
}

/// `[2.2 riichi_city]` Tenhou, with other uma and the giver of an open kan liable. How Tenhou rounds is read off its own games.
#[test]
fn riichi_city_is_tenhou_with_changes() {
    let city = rules("riichi_city");
    let changed = with(rules("tenhou"), "kan_liability=true");
    let differences: Vec<_> = city
        .differences(&changed)
        .iter()
        .map(|(rule, ..)| rule.id)
        .collect();
    assert_eq!(differences, ["uma", "rounding"]);
}

/// `[2.1 several_ron]` `[2.1 honba_to]` `[2.1 sticks_to]` West deals in to South (riichi, 3,900) and North (2,000) with
/// one honba and two sticks. All, own sticks: South 3,900 + 300 + his 1,000, North 2,000 + 300 + the other 1,000. Head
/// bump: North, next after West, 2,000 + 300 + 2,000. All, next in turn: South 3,900, North 2,000 + 300 + 2,000.
#[test]
fn several_winners_under_every_preset() {
    let south = "234m34p66p678s567s+2p ron riichi from:W honba:1 sticks:2";
    let north = "234m34p88p678s567s+2p ron from:W seat:N honba:1 sticks:2";
    let east = "345m34p55p234s345s+2p ron from:W seat:E honba:1 sticks:2";
    let hand = |text: &str| -> Question { text.parse().expect("a hand") };
    let (own, bump, next) = (
        [0, 5_200, -6_500, 3_300],
        [0, 0, -2_300, 4_300],
        [0, 3_900, -6_200, 4_300],
    );
    for (id, expected, three) in [
        ("ema_2016", own, 3),
        ("ema_2025", own, 3),
        ("wrc_2015", bump, 1),
        ("wrc_2025", bump, 1),
        ("wrc_2025_red", bump, 1),
        ("mleague", bump, 1),
        ("jpml_a", bump, 1),
        ("jpml_a_2023", bump, 1),
        ("jpml_a_2026", bump, 1),
        ("saikouisen_2025", bump, 1),
        ("tenhou", next, 0),
        ("riichi_city", next, 0),
        ("majsoul", next, 3),
        ("rrc", own, 3),
    ] {
        let table = settle(&[hand(south), hand(north)], rules(id)).expect("two hands");
        let changes: Vec<_> = table.changes.iter().map(|&(_, points)| points).collect();
        assert_eq!(changes, expected, "{id}");
        let all = settle(&[hand(south), hand(north), hand(east)], rules(id)).expect("three");
        assert_eq!(
            (all.winners.len(), all.ending == Ending::TripleRon),
            (three, three == 0),
            "{id}"
        );
    }
}

/// `[2.1 nagashi]` a mangan where it is played: 2,000 and 4,000; three players without the missing 2,000.
#[test]
fn nagashi_mangan_under_every_preset() {
    let paid = |id: &str| {
        let table = nagashi(&[Wind::South], 0, rules(id)).ok()?;
        let changes = table.iter().map(|&(_, points)| points);
        Some(changes.collect::<Vec<i64>>())
    };
    for id in ["tenhou", "majsoul", "riichi_city"] {
        assert_eq!(paid(id), Some(vec![-4_000, 8_000, -2_000, -2_000]), "{id}");
    }
    for id in ["tenhou_sanma", "majsoul_sanma"] {
        assert_eq!(paid(id), Some(vec![-4_000, 6_000, -2_000]), "{id}");
    }
    for id in [
        "ema_2016",
        "ema_2025",
        "wrc_2015",
        "wrc_2025",
        "mleague",
        "jpml_a",
        "jpml_a_2023",
        "jpml_a_2026",
        "saikouisen_2025",
        "wrc_2025_red",
        "rrc",
    ] {
        assert_eq!(paid(id), None, "{id}");
    }
}
