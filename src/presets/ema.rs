//! European Mahjong Association (rules.md 2.1, 2.2).

use crate::presets::Origin::{Reported, Rulebook};
use crate::presets::kans::AT_ONCE;
use crate::presets::renhou::RENHOU_ALONE;
use crate::presets::source::by::{FIVESOU, PANTHEON, POINTER};
use crate::presets::source::quoted;
use crate::presets::{CORE, Idiom, MODERN, Origin, Ruleset, Source, SourceNotes};
use crate::rulebook::{
    BASE, BasePoints, DoubleWindPair, Flow, FuRules, GameRules, Kazoe, Kiriage, Oka, OpenPinfu,
    RiichiRules, Rules, Seats, Stacking, Sticks, System, TimeUp, Uma,
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
    remarks: &[AT_ONCE],
    idiom: Idiom::Riichi,
    disputed: &[],
    shelf: &CORE,
};

/// A place in the book of 2025.
macro_rules! book {
    ($at:literal) => {
        quoted!("EMA, Riichi, 2025", $at, "E1")
    };
}
/// European Mahjong Association, riichi rules of 2025: 2016 with 2 fu for the double wind and rounding up to mangan.
pub static EMA_2025: Ruleset = Ruleset {
    id: "ema_2025",
    name: "EMA 2025",
    source: Source::unseen("EMA, Riichi, edition of 2025"),
    rules: Rules {
        seats: Seats::Four,
        tiles: TileSet::RIICHI.with_reds([0; 3]),
        // 5 han with no other yaku and no dora, which is a mangan; section 3.4.3 of the book asks for the highest reading.
        yaku: MODERN.with(&[(Yaku::Renhou, Worth::mangan(1, 0))]),
        system: System::Riichi(RiichiRules {
            count: BasePoints::Fu(FuRules {
                double_wind_pair: DoubleWindPair::Two,
                open_pinfu: OpenPinfu::PlusTwo,
                ..FuRules::BASE
            }),
            kiriage: Kiriage::On,
            kazoe: Kazoe::Sanbaiman,
            stacked_yakuman: Stacking::Highest,
            ..BASE
        }),
        game: GAME,
    },
    origins: &[
        ("open_tanyao", book!("4.2.1")),
        ("red_fives", book!("1.3 p. 6")),
        ("ippatsu", book!("4.2.1")),
        ("ura_dora", book!("3.3.10 p. 15")),
        ("kan_dora", book!("3.3.4 p. 12")),
        (
            "kan_ura",
            Reported(&["EMA, Riichi, 2025, 2.6 p. 8, as quoted by E1"]),
        ),
        ("double_wind_pair_fu", book!("4.1.1 p. 21, p. 43")),
        ("pinfu_tsumo", book!("4.1.1, 4.2.1")),
        ("open_pinfu_fu", book!("4.1.1 p. 21")),
        ("rinshan_fu", book!("4.1.1")),
        ("kiriage", book!("4.1.3 p. 22")),
        ("kazoe", book!("4.1.2 p. 22")),
        ("double_yakuman", book!("4.2 p. 23")),
        ("stacked_yakuman", book!("4.2 p. 23")),
        ("renhou", book!("4.2.4")),
        ("local_yaku", book!("4.2")),
        ("pao", book!("3.3.7 p. 13")),
        ("pao_honba", book!("3.3.7")),
        ("kan_liability", book!("3.3.7")),
        ("honba_value", book!("3.4.4 p. 17")),
        ("kokushi_ankan", book!("3.3.13 p. 15")),
        ("ryuuiisou_green", book!("4.2.6")),
        ("ryanpeikou_two_suits", book!("4.2.3")),
        ("multiple_ron", book!("3.3.1, 3.4.3")),
        ("sticks", book!("3.4.3")),
        ("dead_wait", book!("3.3.8")),
        ("nagashi_mangan", book!("3.4")),
        ("start", book!("3.7 p. 18")),
        ("back", book!("3.7 p. 18")),
        ("uma", book!("3.7.1 p. 19")),
        ("oka", book!("3.7 p. 18")),
        ("ties", book!("3.7.1 p. 19")),
        ("end_sticks", book!("3.7")),
        ("rounding", book!("3.7")),
        ("length", book!("3.5 p. 18")),
        ("goal", book!("3.5 p. 18")),
        ("extra_hands", book!("3.5 p. 18")),
        ("bust", book!("3.7, 4.1.4")),
        ("agari_yame", book!("3.5 p. 18")),
        ("tenpai_yame", book!("3.5 p. 18")),
        ("dealer_stays", book!("3.4.2")),
        ("draw_honba", book!("3.4.4, 3.4.5")),
        ("aborts", book!("3.4")),
        (
            "riichi_minimum",
            Reported(&["a second engine of EMA 2025, tested with the book's examples"]),
        ),
        ("chombo", book!("3.4.6 p. 17")),
        // The Pantheon lets it end the game.
        ("chombo_last", book!("3.4.6")),
        ("time", SINGLE),
    ],
    remarks: &[RENHOU_ALONE, AT_ONCE],
    idiom: Idiom::Riichi,
    disputed: &[],
    shelf: &CORE,
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

/// The subjects on which rules.md 2.1 and 2.2 found nothing.
pub(super) static PAGE: SourceNotes = SourceNotes {
    unsaid: &["noten"],
    ..SourceNotes::EMPTY
};
