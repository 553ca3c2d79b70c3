//! Values and rules that tables in Hong Kong play: rules.md 6.5 and 6.6.

use std::collections::BTreeMap;

/// The way in which faan become points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Table {
    /// Double up to 4 faan, then every 2.
    HalfSpicy,
    /// Double for each.
    FullSpicy,
    Laak,
    Hkma,
}

/// The way in which the points are shared among those who pay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// The discarder alone, twice; by self-draw each once.
    FullGunner,
    /// The discarder twice, the others once; by self-draw each twice.
    HalfGunner,
    /// Each once, however it was won.
    Alike,
    /// The discarder alone, once; by self-draw each once.
    DiscarderOnce,
}

/// The player who pays for all where somebody fed what the winner showed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feeder {
    Nobody,
    /// The one who fed the fourth call, however the hand was won.
    OfFourth,
    /// The one who fed the fourth call or the third set of dragons, by self-draw, and not with the tile that replaces a kong.
    WhereDrawn,
}

/// A value that is whatever the limit is.
pub const AT_LIMIT: u32 = u32::MAX;

/// The rules of a table.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a rule of its own")]
pub struct Rules {
    pub minimum: u32,
    pub flowers_to_minimum: bool,
    pub limit: u32,
    pub table: Table,
    pub scheme: Scheme,
    /// They are in the game; otherwise having none is nothing.
    pub flowers: bool,
    /// All chows may have a pair of honors.
    pub any_pair: bool,
    pub feeder: Feeder,
    /// A pattern at the limit is paid without the others.
    pub limit_alone: bool,
    /// The player who is robbed pays what three would.
    pub robbed_for_three: bool,
    pub orphans_rob_closed: bool,
    /// The parts of what is said in all are left out, and a set of flowers has its seat flower in it.
    pub in_all: bool,
    /// Faan of each pattern that is played.
    pub faan: BTreeMap<String, u32>,
}

/// The common values: rules.md 6.5.
const COMMON: [(&str, u32); 32] = [
    ("self_drawn", 1),
    ("concealed", 1),
    ("no_flowers", 1),
    ("seat_flower", 1),
    ("flower_set", 2),
    ("seven_flowers", 3),
    ("eight_flowers", 8),
    ("last_tile_win", 1),
    ("out_with_replacement_tile", 1),
    ("after_two_kongs", 8),
    ("robbing_the_kong", 1),
    ("dragon_pung", 1),
    ("seat_wind", 1),
    ("prevalent_wind", 1),
    ("all_chows", 1),
    ("all_pungs", 3),
    ("half_flush", 3),
    ("full_flush", 7),
    ("all_terminals_and_honors", 4),
    ("little_three_dragons", 5),
    ("big_three_dragons", 8),
    ("little_four_winds", 6),
    ("big_four_winds", 13),
    ("all_honors", 10),
    ("four_concealed_pungs", 8),
    ("all_terminals", 13),
    ("four_kongs", 13),
    ("nine_gates", 13),
    ("thirteen_orphans", 13),
    ("heavenly_hand", 13),
    ("earthly_hand", 13),
    ("blessing_of_man", 13),
];

/// The association's: rules.md 6.6.
const HKMA: [(&str, u32); 29] = [
    ("all_chows", 1),
    ("self_drawn", 1),
    ("dragon_pung", 1),
    ("seat_wind", 1),
    ("prevalent_wind", 1),
    ("all_terminals_and_honors", 1),
    ("robbing_the_kong", 1),
    ("out_with_replacement_tile", 1),
    ("last_tile_draw", 1),
    ("no_flowers", 1),
    ("seat_flower", 1),
    ("flower_set", 1),
    ("concealed_without_flowers", 1),
    ("half_flush", 3),
    ("all_pungs", 3),
    ("little_three_dragons", 3),
    ("big_three_dragons", 5),
    ("full_flush", 7),
    ("all_honors", AT_LIMIT),
    ("big_four_winds", AT_LIMIT),
    ("little_four_winds", AT_LIMIT),
    ("four_concealed_pungs_without_kongs", AT_LIMIT),
    ("four_kongs", AT_LIMIT),
    ("all_terminals", AT_LIMIT),
    ("thirteen_orphans", AT_LIMIT),
    ("nine_gates_drawn", AT_LIMIT),
    ("heavenly_hand", AT_LIMIT),
    ("earthly_hand_by_discard", AT_LIMIT),
    ("after_two_kongs", AT_LIMIT),
];

impl Rules {
    /// The rules of a ruleset without house rules.
    pub fn of(ruleset: &str) -> Self {
        match ruleset {
            "hong_kong" => rules(),
            "hong_kong_hkma" => Self {
                limit: 10,
                table: Table::Hkma,
                feeder: Feeder::WhereDrawn,
                limit_alone: true,
                robbed_for_three: true,
                orphans_rob_closed: true,
                in_all: false,
                faan: values(&HKMA),
                ..rules()
            },
            other => panic!("what is played in {other}?"),
        }
    }

    /// The worth of one of a pattern by its id, the limit kept where it is one.
    pub fn worth(&self, id: &str) -> u32 {
        match self.faan.get(id) {
            Some(&AT_LIMIT) => self.limit,
            Some(&faan) => faan,
            None => 0,
        }
    }
}

fn values(list: &[(&str, u32)]) -> BTreeMap<String, u32> {
    list.iter().map(|&(id, n)| (id.to_owned(), n)).collect()
}

/// The common rules, without house rules.
fn rules() -> Rules {
    Rules {
        minimum: 3,
        flowers_to_minimum: true,
        limit: 13,
        table: Table::HalfSpicy,
        scheme: Scheme::FullGunner,
        flowers: true,
        any_pair: true,
        feeder: Feeder::Nobody,
        limit_alone: false,
        robbed_for_three: false,
        orphans_rob_closed: false,
        in_all: true,
        faan: values(&COMMON),
    }
}

/// Lines that say what they are "in all", and those that cannot be without another: the parts are not counted beside.
pub const IN_ALL: [(&str, &[&str]); 13] = [
    ("all_terminals_and_honors", &["all_pungs"]),
    ("little_three_dragons", &["dragon_pung"]),
    ("big_three_dragons", &["dragon_pung"]),
    ("little_four_winds", &["half_flush"]),
    ("big_four_winds", &["all_pungs"]),
    ("all_honors", &["all_pungs"]),
    ("all_terminals", &["all_pungs"]),
    (
        "four_concealed_pungs",
        &["all_pungs", "concealed", "concealed_without_flowers"],
    ),
    (
        "four_concealed_pungs_without_kongs",
        &["all_pungs", "concealed", "concealed_without_flowers"],
    ),
    ("four_kongs", &["all_pungs"]),
    (
        "nine_gates",
        &["full_flush", "concealed", "concealed_without_flowers"],
    ),
    (
        "nine_gates_drawn",
        &["full_flush", "concealed", "concealed_without_flowers"],
    ),
    (
        "thirteen_orphans",
        &["concealed", "concealed_without_flowers"],
    ),
];

/// Patterns with those that they always have as well: these are not counted beside them, wherever anything adds up.
pub const ALWAYS: [(&str, &[&str]); 3] = [
    ("after_two_kongs", &["out_with_replacement_tile"]),
    ("all_terminals", &["all_terminals_and_honors"]),
    ("all_honors", &["all_terminals_and_honors"]),
];

/// Two names of one thing: only the one of more faan counts, of equals the first.
pub const ONE_THING: [(&str, &str); 6] = [
    ("nine_gates", "nine_gates_drawn"),
    ("four_concealed_pungs", "four_concealed_pungs_without_kongs"),
    ("concealed", "concealed_without_flowers"),
    ("last_tile_draw", "last_tile_win"),
    ("last_tile_claim", "last_tile_win"),
    ("blessing_of_man", "earthly_hand_by_discard"),
];
