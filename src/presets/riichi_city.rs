//! Riichi City (rules.md 2.2): like Tenhou, with liability for an open kan.

use crate::presets::Origin::{Judgement, Reported};
use crate::presets::source::by::ADVANCED;
use crate::presets::{CORE, Idiom, MODERN, Origin, Ruleset, Source, SourceNotes};
use crate::rulebook::{
    BASE, Chankan, Flow, GameRules, KanLiability, Nagashi, NagashiHonba, Pao, PaoComposite,
    PaoHonba, RiichiRules, Rules, Seats, SeveralRon, System, Ties, Uma,
};
use crate::tiles::TileSet;

/// Riichi City.
pub static RIICHI_CITY: Ruleset = Ruleset {
    id: "riichi_city",
    name: "Riichi City",
    source: Source::preset("Riichi City", "Riichi Advanced"),
    rules: Rules {
        seats: Seats::Four,
        tiles: TileSet::RIICHI,
        yaku: MODERN,
        system: System::Riichi(RiichiRules {
            chankan: Chankan::AddedOnly,
            kan_liability: KanLiability::On,
            pao: Pao {
                honba: PaoHonba::Liable,
                composite: PaoComposite::Whole,
                ..Pao::BASE
            },
            ..BASE
        }),
        game: GameRules {
            uma: Uma::Places([30, 10, -10, -30]),
            ties: Ties::Seat,
            several_ron: SeveralRon::TripleAbort,
            nagashi: Nagashi::Mangan,
            nagashi_honba: NagashiHonba::Unpaid,
            flow: Flow::BY_MACHINE,
            ..GameRules::BASE
        },
    },
    origins: &[
        // "Like Tenhou" (RA): nobody opened the preset itself.
        ("kiriage", SINGLE),
        ("kazoe", SINGLE),
        ("double_yakuman", SINGLE),
        ("stacked_yakuman", SINGLE),
        ("double_wind_pair_fu", SINGLE),
        ("kan_liability", SINGLE),
        ("multiple_ron", SINGLE),
        (
            "nagashi_honba",
            Judgement("no source says it, as on Tenhou"),
        ),
        ("uma", SINGLE),
    ],
    remarks: &[],
    idiom: Idiom::Riichi,
    disputed: &[],
    shelf: &CORE,
};

const SINGLE: Origin = Reported(&[ADVANCED]);

/// Known only to be like Tenhou, but for what has an origin.
pub(super) static PAGE: SourceNotes = SourceNotes {
    unsaid: &["noten"],
    ..SourceNotes::EMPTY
};
