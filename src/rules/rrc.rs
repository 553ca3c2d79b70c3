//! Russian Riichi Championship rules (rules.md 2.1, 2.2).

use super::Origin::Reported;
use super::{
    BASE, GameRules, MODERN, Oka, Origin, Page, RiichiRules, Ruleset, Seats, Source, Sticks,
    System, Uma,
};
use crate::tiles::TileSet;

/// RRC, Russia.
pub static RRC: Ruleset = Ruleset {
    id: "rrc",
    name: "RRC (Russia)",
    source: Source::preset("Russian riichi rules", "Mahjong Pantheon"),
    seats: Seats::Four,
    tiles: TileSet::RIICHI.with_reds([0; 3]),
    yaku: MODERN,
    system: System::Riichi(RiichiRules { ..BASE }),
    game: GameRules {
        start: 30_000,
        back: 30_000,
        uma: Uma::Places([15, 5, -5, -15]),
        oka: Oka::Off,
        sticks: Sticks::OwnSticks,
        ..GameRules::BASE
    },
    origins: &[
        ("open_tanyao", PANTHEON),
        ("ippatsu", PANTHEON),
        ("kiriage", PANTHEON),
        ("kazoe", PANTHEON),
        ("double_yakuman", PANTHEON),
        ("stacked_yakuman", PANTHEON),
        ("nagashi_mangan", PANTHEON),
        ("multiple_ron", PANTHEON),
        ("sticks", PANTHEON),
        ("honba_value", PANTHEON),
        ("pao", PANTHEON),
        ("start", PANTHEON),
        ("back", PANTHEON),
        ("uma", PANTHEON),
        ("oka", PANTHEON),
        ("end_sticks", PANTHEON),
    ],
    remarks: &[],
    page: PAGE,
};

const PANTHEON: Origin = Reported("Mahjong Pantheon preset, 2026-07");

/// What rules.md 2.1 and 2.2 found nowhere.
const PAGE: Page = Page {
    unsaid: &["noten", "chankan"],
    ..Page::EMPTY
};
