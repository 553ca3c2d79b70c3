//! European Mahjong Association (rules.md 2.1, 2.2).

use crate::presets::Origin::{Reported, Rulebook};
use crate::presets::source::by::{FIVESOU, PANTHEON, POINTER};
use crate::presets::{Idiom, MODERN, Origin, Ruleset, Source, SourceNotes};
use crate::rulebook::{
    BASE, ChomboLast, Flow, GameRules, Kazoe, Kiriage, Oka, RiichiRules, Rules, Seats, Stacking,
    Sticks, System, TimeUp, Uma,
};
use crate::tiles::TileSet;
use crate::yaku::{Worth, Yaku};

/// European Mahjong Association, riichi competition rules of 2016.
pub static EMA_2016: Ruleset = Ruleset {
    id: "ema_2016",
    name: "EMA 2016",
    source: Source::read("EMA Riichi Competition Rules, 2016"),
    rules: Rules {
        seats: Seats::Four,
        tiles: TileSet::RIICHI.with_reds([0; 3]),
        yaku: MODERN.with(&[(Yaku::Renhou, Worth::mangan(1, 0))]),
        system: System::Riichi(RiichiRules {
            kazoe: Kazoe::Sanbaiman,
            stacked_yakuman: Stacking::Highest,
            ..BASE
        }),
        game: GAME,
    },
    origins: ORIGINS,
    remarks: &[],
    idiom: Idiom::Riichi,
    page: PAGE,
};

/// European Mahjong Association, riichi competition rules of 2025: 2016 with rounding up to mangan.
pub static EMA_2025: Ruleset = Ruleset {
    id: "ema_2025",
    name: "EMA 2025",
    source: Source::unseen("EMA Riichi Competition Rules, 2025"),
    rules: Rules {
        seats: Seats::Four,
        tiles: TileSet::RIICHI.with_reds([0; 3]),
        yaku: MODERN.with(&[(Yaku::Renhou, Worth::mangan(1, 0))]),
        system: System::Riichi(RiichiRules {
            kiriage: Kiriage::On,
            kazoe: Kazoe::Sanbaiman,
            stacked_yakuman: Stacking::Highest,
            ..BASE
        }),
        game: GameRules {
            flow: Flow {
                chombo_last: ChomboLast::Ends,
                ..GAME.flow
            },
            ..GAME
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
        ("uma", NEWS),
        ("oka", SINGLE),
        ("ties", SINGLE),
        ("end_sticks", SINGLE),
        ("length", QUOTED),
        ("goal", SINGLE),
        ("bust", SINGLE),
        ("agari_yame", SINGLE),
        ("dealer_stays", QUOTED),
        ("draw_honba", QUOTED),
        ("aborts", QUOTED),
        ("chombo", SINGLE),
        ("chombo_last", SINGLE),
        ("time", SINGLE),
    ],
    remarks: &[],
    idiom: Idiom::Riichi,
    page: PAGE,
};

/// 30,000 points; all winners are paid; 15/5. Source: rules.md 2.2 (EMA-N, EMA-T, PAN).
const GAME: GameRules = GameRules {
    start: 30_000,
    back: 30_000,
    uma: Uma::Places([15, 5, -5, -15]),
    oka: Oka::Off,
    sticks: Sticks::OwnSticks,
    flow: Flow {
        time: TimeUp::OneMore,
        ..Flow::BASE
    },
    ..GameRules::BASE
};

const NEWS: Origin = Rulebook("EMA, \"Revised EMA Riichi rules are ready\", 2016");
const TEXT: Origin = Rulebook("EMA rule text, 2012 edition wording");
const WIKI: &str = "riichi.wiki, EMA Riichi Competition Rules";
const DORA: Origin = Reported(&[WIKI]);
const SINGLE: Origin = Reported(&[PANTHEON]);
const FU: Origin = Reported(&[POINTER]);
const QUOTED: Origin =
    Reported(&["EMA rules 2016, chapter 3.4, as ooyamaneko and mahjong.com quote them"]);

const ORIGINS: &[(&str, Origin)] = &[
    ("open_tanyao", NEWS),
    ("red_fives", NEWS),
    ("ippatsu", Reported(&[PANTHEON, FIVESOU])),
    ("ura_dora", DORA),
    ("kan_dora", DORA),
    ("kan_ura", DORA),
    ("kiriage", NEWS),
    ("kazoe", NEWS),
    ("double_yakuman", NEWS),
    ("stacked_yakuman", Reported(&[PANTHEON, WIKI])),
    ("double_wind_pair_fu", TEXT),
    ("renhou", NEWS),
    ("nagashi_mangan", NEWS),
    ("pinfu_tsumo", FU),
    ("open_pinfu_fu", FU),
    ("rinshan_fu", Reported(&[POINTER, FIVESOU])),
    ("multiple_ron", NEWS),
    ("sticks", TEXT),
    ("pao", TEXT),
    ("pao_honba", TEXT),
    ("honba_value", TEXT),
    ("start", SINGLE),
    ("back", SINGLE),
    ("uma", NEWS),
    ("oka", SINGLE),
    ("ties", SINGLE),
    ("end_sticks", SINGLE),
    ("length", QUOTED),
    ("goal", SINGLE),
    ("bust", SINGLE),
    ("agari_yame", SINGLE),
    ("dealer_stays", QUOTED),
    ("draw_honba", QUOTED),
    ("aborts", QUOTED),
    ("chombo", NEWS),
    ("chombo_last", SINGLE),
    ("time", SINGLE),
];

/// What rules.md 2.1 and 2.2 found nowhere.
const PAGE: SourceNotes = SourceNotes {
    unsaid: &["noten"],
    ..SourceNotes::EMPTY
};
