//! Russian Riichi Championship rules (rules.md 2.1, 2.2).

use crate::presets::Origin::Reported;
use crate::presets::source::by::PANTHEON;
use crate::presets::{CORE, Idiom, MODERN, Origin, Ruleset, Source, SourceNotes};
use crate::rulebook::{
    Aborts, BASE, ChomboLast, Flow, GameRules, Oka, RiichiRules, Rules, Seats, Sticks, System,
    TimeUp, Uma,
};
use crate::tiles::TileSet;

/// RRC, Russia.
pub static RRC: Ruleset = Ruleset {
    id: "rrc",
    name: "RRC (Russia)",
    source: Source::preset("Russian riichi rules", "Mahjong Pantheon"),
    rules: Rules {
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
            flow: Flow {
                aborts: Aborts::FOUR,
                chombo_last: ChomboLast::Ends,
                time: TimeUp::OneMore,
                ..Flow::BASE
            },
            ..GameRules::BASE
        },
    },
    origins: &[
        ("open_tanyao", SINGLE),
        ("ippatsu", SINGLE),
        ("kiriage", SINGLE),
        ("kazoe", SINGLE),
        ("double_yakuman", SINGLE),
        ("stacked_yakuman", SINGLE),
        ("nagashi_mangan", SINGLE),
        ("multiple_ron", SINGLE),
        ("sticks", SINGLE),
        ("honba_value", SINGLE),
        ("pao", SINGLE),
        ("start", SINGLE),
        ("back", SINGLE),
        ("uma", SINGLE),
        ("oka", SINGLE),
        ("end_sticks", SINGLE),
        ("length", SINGLE),
        ("goal", SINGLE),
        ("bust", SINGLE),
        ("agari_yame", SINGLE),
        ("aborts", SINGLE),
        ("chombo", SINGLE),
        ("chombo_last", SINGLE),
        ("time", SINGLE),
    ],
    remarks: &[],
    idiom: Idiom::Riichi,
    disputed: &[],
    shelf: &CORE,
};

const SINGLE: Origin = Reported(&[PANTHEON]);

/// The subjects on which rules.md 2.1 and 2.2 found nothing.
pub(super) static PAGE: SourceNotes = SourceNotes {
    unsaid: &["noten"],
    ..SourceNotes::EMPTY
};
