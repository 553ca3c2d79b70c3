//! The rules of each ruleset about the table, typed from rules.md: section 1 for the seeds, 2.2 and 2.3 for the
//! presets, the rows about several winners of 2.1. Where the text is silent the value is what the reference page says
//! and calls assumed.

/// Several players want the same tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Several {
    All,
    HeadBump,
    TripleAbort,
}

/// The way of sticks and honba where several win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sticks {
    /// All of both.
    NextInTurn,
    /// Everybody the honba and his own stick; the next in turn the other sticks.
    OwnSticks,
}

/// The payments of noten players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Noten {
    Nothing,
    /// All of them together.
    Pool(i64),
    /// Each to each.
    Each(i64),
}

/// Points for places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Uma {
    Place(Vec<i64>),
    /// By how many end below the start: one, any other number, three; in thousands.
    Losers([[i64; 4]; 3]),
    /// By one, two, three, and none or all; in thousands.
    SomeLosers([[i64; 4]; 4]),
}

/// Equal points at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ties {
    Split,
    EarlierSeat,
}

/// Points at the end that are no whole thousands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rounding {
    Exact,
    /// A half is more than nothing: away from zero.
    HalfUp,
    /// "Five down, six up".
    HalfDown,
}

#[derive(Clone, Debug)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a yes or no of the text"
)]
pub(crate) struct Table {
    pub(crate) players: usize,
    pub(crate) several: Several,
    pub(crate) sticks: Sticks,
    pub(crate) noten: Noten,
    /// Every tile of the wait lies open: noten all the same.
    pub(crate) dead_wait_is_noten: bool,
    pub(crate) nagashi: bool,
    pub(crate) nagashi_honba: bool,
    pub(crate) start: i64,
    pub(crate) back: i64,
    pub(crate) uma: Uma,
    pub(crate) ties: Ties,
    /// First place gets what all return beyond the start.
    pub(crate) oka: bool,
    /// First place gets the sticks that are left.
    pub(crate) sticks_to_first: bool,
    pub(crate) rounding: Rounding,
    /// There are riichi sticks.
    pub(crate) riichi: bool,
}

/// Returns no points for places.
fn no_uma(players: usize) -> Uma {
    Uma::Place(vec![0; players])
}

/// Returns the usual table: four players start with 25,000 and return 30,000, all winners are paid, 3,000 for noten.
fn usual() -> Table {
    Table {
        players: 4,
        several: Several::All,
        sticks: Sticks::NextInTurn,
        noten: Noten::Pool(3_000),
        dead_wait_is_noten: false,
        nagashi: false,
        nagashi_honba: true,
        start: 25_000,
        back: 30_000,
        uma: no_uma(4),
        ties: Ties::Split,
        oka: true,
        sticks_to_first: true,
        rounding: Rounding::Exact,
        riichi: true,
    }
}

fn thousands(each: &[i64]) -> Uma {
    Uma::Place(each.iter().map(|n| n * 1_000).collect())
}

/// Returns the table of a federation: 30,000 / 30,000 and 15/5/-5/-15 (2.2).
fn of_a_federation() -> Table {
    Table {
        start: 30_000,
        uma: thousands(&[15, 5, -5, -15]),
        oka: false,
        ..usual()
    }
}

/// Returns the rules of the online platforms: earlier seats are higher, a drawn hand with nagashi mangan pays no honba (RE).
fn online() -> Table {
    Table {
        nagashi: true,
        nagashi_honba: false,
        ties: Ties::EarlierSeat,
        ..usual()
    }
}

/// Returns the table of the platforms for three players: 35,000, a pool of 2,000 (2.3).
fn online_for_three() -> Table {
    Table {
        players: 3,
        noten: Noten::Pool(2_000),
        start: 35_000,
        ..online()
    }
}

/// The table of the ruleset with this id.
pub(crate) fn table(id: &str) -> Table {
    match id {
        // 1.1.2 nagashi mangan is in the seed; the rest of the table is lost. 1.3.2 has it as well. 2.2: "a game ends with its
        // points".
        "shanghai" | "cheatsheet" => Table {
            nagashi: true,
            back: 0,
            oka: false,
            ..usual()
        },
        // 1.2: points go from player to player; nobody starts with any. Nothing is said of a drawn hand.
        "korean" => Table {
            noten: Noten::Nothing,
            start: 0,
            back: 0,
            riichi: false,
            ..usual()
        },
        // 6.1: one winner, the next after the discarder; 6.5 to 6.7 say nothing else. A drawn hand pays nothing.
        "mcr_mil" | "mcr_2006" | "hong_kong" | "hong_kong_hkma" | "zung_jung" => Table {
            several: Several::HeadBump,
            ..table("korean")
        },
        // 1.4.3
        "ari_ari" => Table {
            uma: thousands(&[30, 10, -10, -30]),
            ..usual()
        },
        // 1.5.4 "when a player completes his hand he receives"; 1.5.5; 1.5.6
        "sanma_ryanshi" => Table {
            players: 3,
            sticks: Sticks::OwnSticks,
            noten: Noten::Each(1_000),
            dead_wait_is_noten: true,
            start: 45_000,
            back: 50_000,
            uma: no_uma(3),
            ..usual()
        },
        "ema_2016" | "ema_2025" | "rrc" => Table {
            sticks: Sticks::OwnSticks,
            ..of_a_federation()
        },
        "wrc_2015" | "wrc_2025" | "wrc_2025_red" => Table {
            several: Several::HeadBump,
            // W3, 10.2: since 2025 they stay on the table.
            sticks_to_first: id == "wrc_2015",
            uma: thousands(if id == "wrc_2025_red" {
                &[30, 10, -10, -30]
            } else {
                &[15, 5, -5, -15]
            }),
            ..of_a_federation()
        },
        "saikouisen_2025" => Table {
            several: Several::HeadBump,
            uma: thousands(&[30, 10, -10, -30]),
            ..of_a_federation()
        },
        "jpml_a_2026" => Table {
            uma: Uma::SomeLosers([[8, 3, 1, -12], [8, 4, -4, -8], [12, -1, -3, -8], [0; 4]]),
            ..table("jpml_a")
        },
        "jpml_a" | "jpml_a_2023" => Table {
            several: Several::HeadBump,
            uma: Uma::Losers([[8, 3, 1, -12], [8, 4, -4, -8], [12, -1, -3, -8]]),
            // 2.2: nobody gets what is left (PAN, JAN).
            sticks_to_first: false,
            ..of_a_federation()
        },
        "mleague" => Table {
            several: Several::HeadBump,
            uma: thousands(&[30, 10, -10, -30]),
            ..usual()
        },
        // 2.2: 1,056 games.
        "tenhou" => Table {
            rounding: Rounding::HalfUp,
            several: Several::TripleAbort,
            uma: thousands(&[20, 10, -10, -20]),
            ..online()
        },
        // Tenhou-like with uma 30/10 and triple-ron abort (below 2.2).
        "riichi_city" => Table {
            several: Several::TripleAbort,
            uma: thousands(&[30, 10, -10, -30]),
            ..online()
        },
        // 30,000 is what ends the game; there is no oka, so what is returned is the start.
        "majsoul" => Table {
            back: 25_000,
            oka: false,
            uma: thousands(&[15, 5, -5, -15]),
            ..online()
        },
        "tenhou_sanma" => Table {
            rounding: Rounding::HalfUp,
            several: Several::TripleAbort,
            back: 40_000,
            uma: thousands(&[20, 0, -20]),
            ..online_for_three()
        },
        // 2.3 says 40,000, which is the goal as 30,000 is for four players.
        "majsoul_sanma" => Table {
            back: 35_000,
            oka: false,
            uma: thousands(&[15, 0, -15]),
            ..online_for_three()
        },
        other => panic!("{other} is no ruleset"),
    }
}

impl Table {
    /// A rule by its name in the contract.
    pub(crate) fn set(&mut self, rule: &str, value: &str) {
        match (rule, value) {
            ("multiple_ron", "all") => self.several = Several::All,
            ("multiple_ron", "head_bump") => self.several = Several::HeadBump,
            ("multiple_ron", "triple_abort") => self.several = Several::TripleAbort,
            ("sticks", "next_in_turn") => self.sticks = Sticks::NextInTurn,
            ("sticks", "own_sticks") => self.sticks = Sticks::OwnSticks,
            ("nagashi_mangan", on) => self.nagashi = on == "true",
            ("nagashi_honba", on) => self.nagashi_honba = on == "true",
            ("dead_wait", noten) => self.dead_wait_is_noten = noten == "noten",
            ("oka", on) => self.oka = on == "true",
            ("ties", "split") => self.ties = Ties::Split,
            ("ties", "seat") => self.ties = Ties::EarlierSeat,
            ("end_sticks", to) => self.sticks_to_first = to == "first",
            ("rounding", "exact") => self.rounding = Rounding::Exact,
            ("rounding", "nearest") => self.rounding = Rounding::HalfUp,
            ("rounding", "five_down") => self.rounding = Rounding::HalfDown,
            (rule, value) => panic!("{rule} = {value}?"),
        }
    }

    /// A rule whose value is a number.
    pub(crate) fn set_points(&mut self, rule: &str, points: i64) {
        match rule {
            "start" => self.start = points,
            "back" => self.back = points,
            rule => panic!("{rule} = {points}?"),
        }
    }

    /// Points that are one in a match score: where nothing is returned, the points are the result.
    pub(crate) fn unit(&self) -> i64 {
        if self.back == 0 { 1 } else { 1_000 }
    }
}
