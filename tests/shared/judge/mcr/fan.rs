//! The table of rules.md 6.4, typed once more: the fan, its points, and what is not counted beside it.
//!
//! Pungs of terminals or honors that other fan took one by one are left out where they are counted (`list`), and so are the two-chow
//! fan that lie inside a bigger one (`combine`): the table here strikes out whole fan only.

pub type Row = (&'static str, u32, &'static [&'static str]);

/// From the highest down, so that what is struck out comes after what strikes it.
pub static FAN: [Row; 81] = [
    (
        "big_four_winds",
        88,
        &[
            "big_three_winds",
            "all_pungs",
            "prevalent_wind",
            "seat_wind",
            TERMINALS,
        ],
    ),
    (
        "big_three_dragons",
        88,
        &["two_dragons_pungs", "dragon_pung"],
    ),
    ("all_green", 88, &["half_flush"]),
    (
        "nine_gates",
        88,
        &["full_flush", FULLY, CLOSED, "no_honors"],
    ),
    (
        "four_kongs",
        88,
        &[
            "all_pungs",
            "single_wait",
            "three_kongs",
            "two_concealed_kongs",
            "two_melded_kongs",
            "concealed_kong_and_melded_kong",
            "concealed_kong",
            "melded_kong",
        ],
    ),
    (
        "seven_shifted_pairs",
        88,
        &[
            "seven_pairs",
            "full_flush",
            FULLY,
            CLOSED,
            "no_honors",
            "single_wait",
        ],
    ),
    (
        "thirteen_orphans",
        88,
        &[
            "all_terminals_and_honors",
            "all_types",
            FULLY,
            CLOSED,
            "single_wait",
        ],
    ),
    (
        "all_terminals",
        64,
        &[
            "all_terminals_and_honors",
            "all_pungs",
            "outside_hand",
            "double_pung",
            TERMINALS,
            "no_honors",
        ],
    ),
    ("little_four_winds", 64, &["big_three_winds"]),
    (
        "little_three_dragons",
        64,
        &["two_dragons_pungs", "dragon_pung"],
    ),
    (
        "all_honors",
        64,
        &[
            "all_terminals_and_honors",
            "all_pungs",
            "outside_hand",
            TERMINALS,
        ],
    ),
    (
        "four_concealed_pungs",
        64,
        &[
            "three_concealed_pungs",
            "all_pungs",
            FULLY,
            CLOSED,
            "two_concealed_pungs",
        ],
    ),
    (
        "pure_terminal_chows",
        64,
        &[
            "seven_pairs",
            "full_flush",
            "all_chows",
            "pure_double_chow",
            "two_terminal_chows",
            "no_honors",
        ],
    ),
    (
        "quadruple_chow",
        48,
        &[
            "pure_triple_chow",
            "pure_shifted_pungs",
            "tile_hog",
            "pure_double_chow",
        ],
    ),
    (
        "four_pure_shifted_pungs",
        48,
        &["pure_triple_chow", "pure_shifted_pungs", "all_pungs"],
    ),
    (
        "four_pure_shifted_chows",
        32,
        &["pure_shifted_chows", "short_straight", "two_terminal_chows"],
    ),
    (
        "three_kongs",
        32,
        &[
            "two_melded_kongs",
            "two_concealed_kongs",
            "concealed_kong_and_melded_kong",
            "concealed_kong",
            "melded_kong",
        ],
    ),
    (
        "all_terminals_and_honors",
        32,
        &["all_pungs", "outside_hand", TERMINALS],
    ),
    ("seven_pairs", 24, &[FULLY, CLOSED, "single_wait"]),
    (
        "greater_honors_and_knitted_tiles",
        24,
        &[
            "lesser_honors_and_knitted_tiles",
            "all_types",
            FULLY,
            CLOSED,
        ],
    ),
    (
        "all_even_pungs",
        24,
        &["all_pungs", "all_simples", "no_honors"],
    ),
    ("full_flush", 24, &["no_honors"]),
    ("pure_triple_chow", 24, &["pure_shifted_pungs"]),
    ("pure_shifted_pungs", 24, &["pure_triple_chow"]),
    ("upper_tiles", 24, &["upper_four", "no_honors"]),
    ("middle_tiles", 24, &["all_simples", "no_honors"]),
    ("lower_tiles", 24, &["lower_four", "no_honors"]),
    ("pure_straight", 16, &[]),
    (
        "three_suited_terminal_chows",
        16,
        &[
            "all_chows",
            "mixed_double_chow",
            "two_terminal_chows",
            "no_honors",
        ],
    ),
    ("pure_shifted_chows", 16, &[]),
    ("all_five", 16, &["all_simples", "no_honors"]),
    ("triple_pung", 16, &[]),
    ("three_concealed_pungs", 16, &["two_concealed_pungs"]),
    (
        "lesser_honors_and_knitted_tiles",
        12,
        &["all_types", FULLY, CLOSED],
    ),
    ("knitted_straight", 12, &[]),
    ("upper_four", 12, &["no_honors"]),
    ("lower_four", 12, &["no_honors"]),
    ("big_three_winds", 12, &[]),
    ("mixed_straight", 8, &[]),
    ("reversible_tiles", 8, &["one_voided_suit"]),
    ("mixed_triple_chow", 8, &[]),
    ("mixed_shifted_pungs", 8, &[]),
    ("chicken_hand", 8, &[]),
    ("last_tile_draw", 8, &["self_drawn"]),
    ("last_tile_claim", 8, &[]),
    ("out_with_replacement_tile", 8, &["self_drawn"]),
    ("robbing_the_kong", 8, &["last_tile"]),
    ("all_pungs", 6, &[]),
    ("half_flush", 6, &[]),
    ("mixed_shifted_chows", 6, &[]),
    ("all_types", 6, &[]),
    ("melded_hand", 6, &["single_wait"]),
    (
        "two_concealed_kongs",
        6,
        &["two_concealed_pungs", "concealed_kong"],
    ),
    ("two_dragons_pungs", 6, &["dragon_pung"]),
    (
        "concealed_kong_and_melded_kong",
        5,
        &["melded_kong", "concealed_kong"],
    ),
    ("outside_hand", 4, &[]),
    ("fully_concealed_hand", 4, &["self_drawn"]),
    ("two_melded_kongs", 4, &["melded_kong", "concealed_kong"]),
    ("last_tile", 4, &[]),
    ("dragon_pung", 2, &[]),
    ("prevalent_wind", 2, &[]),
    ("seat_wind", 2, &[]),
    ("concealed_hand", 2, &[]),
    ("all_chows", 2, &["no_honors"]),
    ("tile_hog", 2, &[]),
    ("double_pung", 2, &[]),
    ("two_concealed_pungs", 2, &[]),
    ("concealed_kong", 2, &[]),
    ("all_simples", 2, &["no_honors"]),
    ("pure_double_chow", 1, &[]),
    ("mixed_double_chow", 1, &[]),
    ("short_straight", 1, &[]),
    ("two_terminal_chows", 1, &[]),
    ("pung_of_terminals_or_honors", 1, &[]),
    ("melded_kong", 1, &[]),
    ("one_voided_suit", 1, &[]),
    ("no_honors", 1, &[]),
    ("edge_wait", 1, &[]),
    ("closed_wait", 1, &[]),
    ("single_wait", 1, &[]),
    ("self_drawn", 1, &[]),
];

const FULLY: &str = "fully_concealed_hand";
const CLOSED: &str = "concealed_hand";
const TERMINALS: &str = "pung_of_terminals_or_honors";

pub fn row(id: &str) -> &'static Row {
    let found = FAN.iter().find(|row| row.0 == id);
    found.unwrap_or_else(|| panic!("no fan is called {id}"))
}
