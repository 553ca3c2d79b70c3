//! The rules of each ruleset about a game from hand to hand, typed from the rules text: who deals next, how long it is,
//! when it is over. What one hand moves is known to [`crate::second_table`].

use crate::random::Random;
use serde_json::{Value, json};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bust {
    Never,
    Below,
    AtZero,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Right {
    No,
    IfWanted,
    Always,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stays {
    Never,
    Win,
    Tenpai,
    Draw,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Broken {
    Match(i64),
    Mangan,
    Each(i64),
}

#[derive(Clone, Debug)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a yes or no of the text"
)]
pub(super) struct Flow {
    pub(super) rounds: usize,
    pub(super) goal: i64,
    pub(super) extra: usize,
    pub(super) bust: Bust,
    pub(super) agari: Right,
    pub(super) tenpai: Right,
    pub(super) stays: Stays,
    pub(super) draw_clears: bool,
    /// Three rons are for the table to say.
    pub(super) aborts: Vec<&'static str>,
    pub(super) abort_passes: bool,
    pub(super) nagashi_is_a_win: bool,
    pub(super) riichi_needs_a_stick: bool,
    pub(super) declaring_is_paid: bool,
    pub(super) broken: Broken,
    pub(super) broken_last_ends: bool,
}

fn usual() -> Flow {
    Flow {
        rounds: 2,
        goal: 0,
        extra: 0,
        bust: Bust::Never,
        agari: Right::No,
        tenpai: Right::No,
        stays: Stays::Tenpai,
        draw_clears: false,
        aborts: vec![],
        abort_passes: false,
        nagashi_is_a_win: false,
        riichi_needs_a_stick: false,
        declaring_is_paid: false,
        broken: Broken::Match(20),
        broken_last_ends: false,
    }
}

const FOUR: [&str; 4] = ["nine_kinds", "four_winds", "four_riichi", "four_kans"];

/// The platforms stop by themselves, and go on for one wind at most while nobody has the goal.
fn online() -> Flow {
    Flow {
        goal: 30_000,
        extra: 4,
        bust: Bust::Below,
        agari: Right::Always,
        tenpai: Right::Always,
        aborts: FOUR.to_vec(),
        riichi_needs_a_stick: true,
        ..usual()
    }
}

pub(super) fn flow(id: &str) -> Flow {
    match id {
        "tenhou" | "majsoul" | "riichi_city" => online(),
        // Four winds and four riichi take four players.
        "tenhou_sanma" | "majsoul_sanma" => Flow {
            goal: 40_000,
            extra: 3,
            aborts: vec!["nine_kinds", "four_kans"],
            ..online()
        },
        // "if a player's points falls below 0"
        "cheatsheet" => Flow {
            bust: Bust::Below,
            broken: Broken::Mangan,
            ..usual()
        },
        "shanghai" | "ari_ari" | "sanma_ryanshi" => Flow {
            broken: Broken::Mangan,
            ..usual()
        },
        "korean" => Flow {
            rounds: 4,
            stays: Stays::Win,
            ..usual()
        },
        // 6.1, 6.7: sixteen hands, the deal moves on after each; 6.5: a win keeps it.
        "mcr_mil" | "mcr_2006" | "zung_jung" | "hong_kong" | "hong_kong_hkma" => Flow {
            rounds: 4,
            stays: if id.starts_with("hong_kong") {
                Stays::Win
            } else {
                Stays::Never
            },
            draw_clears: true,
            ..usual()
        },
        "wrc_2015" | "wrc_2025" | "wrc_2025_red" => Flow {
            broken_last_ends: true,
            ..usual()
        },
        "rrc" => Flow {
            broken_last_ends: true,
            aborts: FOUR.to_vec(),
            ..usual()
        },
        "jpml_a" => Flow {
            aborts: FOUR.to_vec(),
            ..usual()
        },
        // E1, 3.4.6: dealt again. From 2023 no aborts in the JPML (N23).
        "ema_2016" | "ema_2025" | "mleague" | "saikouisen_2025" | "jpml_a_2023" | "jpml_a_2026" => {
            usual()
        }
        other => panic!("{other} is no ruleset"),
    }
}

/// Sets some rules by chance, as the contract writes them.
pub(super) fn house(
    random: &mut Random,
    flow: &mut Flow,
    is_riichi: bool,
    nagashi: bool,
    players: usize,
) -> serde_json::Map<String, Value> {
    let mut set = serde_json::Map::new();
    let mut put = |rule: &str, value: Value| {
        set.insert(rule.to_owned(), value);
    };
    if random.percent(40) {
        let (word, rounds) = random.pick(&[("east", 1), ("half", 2), ("full", 4)]);
        flow.rounds = rounds;
        put("length", json!(word));
    }
    if random.percent(40) {
        let (word, stays) = random.pick(&[
            ("never", Stays::Never),
            ("win", Stays::Win),
            ("tenpai", Stays::Tenpai),
            ("draw", Stays::Draw),
        ]);
        flow.stays = stays;
        put("dealer_stays", json!(word));
    }
    if random.percent(40) {
        flow.broken_last_ends = random.percent(50);
        put(
            "chombo_last",
            json!(if flow.broken_last_ends {
                "ends"
            } else {
                "redeal"
            }),
        );
    }
    if !is_riichi {
        return set;
    }
    of_the_end(random, flow, &mut put);
    of_no_win(random, flow, nagashi, &mut put);
    if random.percent(40) {
        flow.riichi_needs_a_stick = random.percent(50);
        put(
            "riichi_minimum",
            json!(if flow.riichi_needs_a_stick { 1_000 } else { 0 }),
        );
    }
    if random.percent(40) {
        flow.declaring_is_paid = random.percent(50);
        put(
            "declaring_tile",
            json!(if flow.declaring_is_paid {
                "paid"
            } else {
                "free"
            }),
        );
    }
    if random.percent(40) {
        let (word, broken) = random.pick(&[
            ("match:20", Broken::Match(20)),
            ("match:7", Broken::Match(7)),
            ("mangan", Broken::Mangan),
            ("each:3000", Broken::Each(3_000)),
        ]);
        flow.broken = broken;
        put("chombo", json!(word));
    }
    // With three rons in the list the table would have to be one of those that end so.
    if players == 4 && random.percent(30) {
        let many = random.below(5);
        flow.aborts = FOUR[..many].to_vec();
        put("aborts", json!(flow.aborts));
    }
    set
}

/// Sets some of the rules for what follows a hand that nobody won.
fn of_no_win(
    random: &mut Random,
    flow: &mut Flow,
    nagashi: bool,
    put: &mut dyn FnMut(&str, Value),
) {
    if random.percent(40) {
        flow.draw_clears = random.percent(50);
        put(
            "draw_honba",
            json!(if flow.draw_clears { "clear" } else { "keep" }),
        );
    }
    if random.percent(40) {
        flow.abort_passes = random.percent(50);
        put(
            "abort_deal",
            json!(if flow.abort_passes { "passes" } else { "stays" }),
        );
    }
    if nagashi && random.percent(40) {
        flow.nagashi_is_a_win = random.percent(50);
        put(
            "nagashi_deal",
            json!(if flow.nagashi_is_a_win { "win" } else { "draw" }),
        );
    }
}

/// Sets some of the rules that decide when a game is over.
fn of_the_end(random: &mut Random, flow: &mut Flow, put: &mut dyn FnMut(&str, Value)) {
    if random.percent(50) {
        flow.goal = random.pick(&[0, 25_000, 30_000, 40_000]);
        put("goal", json!(flow.goal));
    }
    if random.percent(50) {
        flow.extra = random.below(5);
        put("extra_hands", json!(flow.extra));
    }
    if random.percent(50) {
        let (word, bust) = random.pick(&[
            ("off", Bust::Never),
            ("below", Bust::Below),
            ("at", Bust::AtZero),
        ]);
        flow.bust = bust;
        put("bust", json!(word));
    }
    let rights = [
        ("off", Right::No),
        ("may", Right::IfWanted),
        ("must", Right::Always),
    ];
    if random.percent(50) {
        let (word, right) = random.pick(&rights);
        flow.agari = right;
        put("agari_yame", json!(word));
    }
    if random.percent(50) {
        let (word, right) = random.pick(&rights);
        flow.tenpai = right;
        put("tenpai_yame", json!(word));
    }
}
