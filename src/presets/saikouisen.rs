//! Saikouisen, the league of the highest rank (rules.md 2.1, 2.2): the sheet of 25 August 2025, as others report it.

use crate::presets::Origin::Reported;
use crate::presets::mleague::{GAME, RULES};
use crate::presets::source::by::{BODIES, CONFIGURED, JANSOU};
use crate::presets::{CORE, Idiom, MODERN, Origin, Ruleset, Source, SourceNotes};
use crate::rulebook::{GameRules, Oka, Pao, RiichiRules, Rules, Seats, System};
use crate::tiles::TileSet;

/// Saikouisen: M.League without red fives, oka and liability.
pub static SAIKOUISEN_2025: Ruleset = Ruleset {
    id: "saikouisen_2025",
    name: "Saikouisen 2025",
    source: Source::unseen("Saikouisen, competition rules, sheet of 2025-08-25"),
    rules: Rules {
        seats: Seats::Four,
        tiles: TileSet::RIICHI.with_reds([0; 3]),
        yaku: MODERN,
        system: System::Riichi(RiichiRules {
            pao: Pao {
                yaku: &[],
                ..Pao::BASE
            },
            ..RULES
        }),
        game: GameRules {
            start: 30_000,
            back: 30_000,
            oka: Oka::Off,
            ..GAME
        },
    },
    origins: &[
        ("open_tanyao", SHEET),
        ("red_fives", SHEET),
        ("ippatsu", SHEET),
        ("ura_dora", SHEET),
        ("kan_dora", SHEET),
        ("kiriage", SHEET),
        ("kazoe", SHEET),
        ("double_yakuman", SHEET),
        ("stacked_yakuman", Reported(&[BODIES, CONFIGURED])),
        ("double_wind_pair_fu", LEAGUE),
        ("renhou", SHEET),
        ("nagashi_mangan", SHEET),
        ("multiple_ron", LEAGUE),
        ("pao", Reported(&[JANSOU])),
        ("kokushi_ankan", SHEET),
        ("start", SHEET),
        ("back", SHEET),
        ("uma", SHEET),
        ("oka", SHEET),
        ("bust", SHEET),
        ("aborts", SHEET),
        ("chombo", Reported(&[BODIES])),
    ],
    remarks: &[],
    idiom: Idiom::Riichi,
    disputed: &[],
    shelf: &CORE,
};

pub(super) static PAGE: SourceNotes = SourceNotes {
    unsaid: &["noten"],
    ..SourceNotes::EMPTY
};

const SHEET: Origin = Reported(&[CONFIGURED]);
/// Told of it against the M.League, with no other difference.
const LEAGUE: Origin = Reported(&[CONFIGURED]);
