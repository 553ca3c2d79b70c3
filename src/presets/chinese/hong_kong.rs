//! Hong Kong mahjong, old style. No single authority has written it down for all: the most common values.

use super::mcr_mil::{BASE, GAME, OFFICIAL, otherwise, pays_otherwise};
use super::values::{HKMA, NEXT_ALONE};
use crate::engine::chinese::{FAAN as FAMILY, PARTS};
use crate::presets::Origin::{Judgement, Reported};
use crate::presets::{Idiom, Origin, PageNote, Remark, RemarkKind, Ruleset, Source, SourceNotes};
use crate::result::score::Missed;
use crate::result::why::{MissReason, Principle};
use crate::rulebook::{
    AdditiveRules, ChineseRules, ChowPair, DealerStays, Flow, GameRules, LesserStraight, Paying,
    PointsOf, Rules, Seats, Setting, System, Values,
};
use crate::tiles::TileSet;
use crate::yaku::{Worth, Yaku};

/// Hong Kong, old style.
pub static HONG_KONG: Ruleset = Ruleset {
    id: "hong_kong",
    name: "Hong Kong (old style)",
    source: Source::spread(
        "No single authority: the values that most descriptions of the old style agree on",
    ),
    idiom: Idiom::Faan,
    rules: Rules {
        seats: Seats::Four,
        tiles: TileSet::RIICHI.with_reds([0; 3]).with_flowers(8),
        yaku: Values::NONE.with(&[
            (Yaku::BigFourWinds, Worth::points(13, 13)),
            (Yaku::AllTerminals, Worth::points(13, 13)),
            (Yaku::FourKongs, Worth::points(13, 13)),
            (Yaku::NineGates, Worth::points(13, 0)),
            (Yaku::ThirteenOrphans, Worth::points(13, 0)),
            (Yaku::HeavenlyHand, Worth::points(13, 0)),
            (Yaku::EarthlyHand, Worth::points(13, 0)),
            (Yaku::BlessingOfMan, Worth::points(13, 0)),
            (Yaku::AllHonors, Worth::points(10, 10)),
            (Yaku::BigThreeDragons, Worth::points(8, 8)),
            (Yaku::FourConcealedPungs, Worth::points(8, 0)),
            (Yaku::AfterTwoKongs, Worth::points(8, 8)),
            (Yaku::EightFlowers, Worth::points(8, 8)),
            (Yaku::FullFlush, Worth::points(7, 7)),
            (Yaku::LittleFourWinds, Worth::points(6, 6)),
            (Yaku::LittleThreeDragons, Worth::points(5, 5)),
            (Yaku::AllTerminalsAndHonors, Worth::points(4, 4)),
            (Yaku::AllPungs, Worth::points(3, 3)),
            (Yaku::HalfFlush, Worth::points(3, 3)),
            (Yaku::SevenFlowers, Worth::points(3, 3)),
            (Yaku::FlowerSet, Worth::points(2, 2)),
            (Yaku::SeatFlower, Worth::points(1, 1)),
            (Yaku::NoFlowers, Worth::points(1, 1)),
            (Yaku::SelfDrawn, Worth::points(1, 1)),
            (Yaku::Concealed, Worth::points(1, 0)),
            (Yaku::LastTileWin, Worth::points(1, 1)),
            (Yaku::OutWithReplacementTile, Worth::points(1, 1)),
            (Yaku::RobbingTheKong, Worth::points(1, 1)),
            (Yaku::DragonPung, Worth::points(1, 1)),
            (Yaku::SeatWind, Worth::points(1, 1)),
            (Yaku::PrevalentWind, Worth::points(1, 1)),
            (Yaku::AllChows, Worth::points(1, 1)),
        ]),
        system: System::Additive(OLD_STYLE),
        game: GameRules {
            flow: Flow {
                dealer_stays: DealerStays::Win,
                ..GAME.flow
            },
            ..GAME
        },
    },
    origins: ORIGINS,
    remarks: &[
        Remark::new(
            "concealed_faan",
            RemarkKind::Assumed,
            |rules, win, score| {
                score.has(Yaku::Concealed)
                    && rules.keeps(&["concealed"])
                    && pays_otherwise(rules, win, score, |house| {
                        house.change("concealed", &Setting::Number(0)).ok()
                    })
            },
            "A concealed hand counts 1 here; accounts differ, and many tables give nothing for it.",
        ),
        Remark::new(
            "last_discard",
            RemarkKind::Assumed,
            |rules, win, score| {
                score.has(Yaku::LastTileWin)
                    && !win.is_tsumo()
                    && rules.keeps(&["last_tile_win"])
                    && pays_otherwise(rules, win, score, |house| {
                        house.change("last_tile_win", &Setting::Number(0)).ok()
                    })
            },
            "The last discard counts as the last draw does; some tables give nothing for it.",
        ),
        Remark::new(
            "in_all",
            RemarkKind::Assumed,
            |rules, win, score| {
                let parts = |house: &mut Ruleset| {
                    if let System::Additive(additive) = &mut house.rules.system {
                        additive.chinese.as_mut()?.family = &PARTS;
                    }
                    Some(())
                };
                let left_out = |missed: &Missed| {
                    matches!(missed.why, MissReason::Principle(Principle::NonRepeat, _))
                };
                score.missed.iter().any(left_out) && pays_otherwise(rules, win, score, parts)
            },
            "What a pattern is made of is not counted beside it here; some tables add it.",
        ),
    ],
    disputed: &[
        otherwise("concealed", "0", "concealed_faan", Some(OLDER)),
        otherwise("last_tile_win", "0", "last_discard", Some(HKMA)),
    ],
    shelf: &super::CHINESE,
};

pub(super) static PAGE: SourceNotes = SourceNotes {
    notes: &[PageNote::info(
        "no_authority",
        "No single authority has written these rules down: HKMA's is the preset beside this. The values are those that most descriptions give; every table agrees on its own.",
    )],
    ..SourceNotes::EMPTY
};

/// The scoring of hands.
pub(super) const OLD_STYLE: AdditiveRules = AdditiveRules {
    minimum: 3,
    bonuses: &[],
    discarder_pays: 2,
    cap: Some(13),
    chinese: Some(OF_FAAN),
    ..BASE
};

/// The ways in which faan are found, put together and paid.
pub(super) const OF_FAAN: ChineseRules = ChineseRules {
    family: &FAMILY,
    further: None,
    base: 0,
    paying: Paying::Full,
    table: Some(PointsOf::HalfSpicy),
    lesser_straight: LesserStraight::No,
    last_of_kind: false,
    kong_on_kong: true,
    chow_pair: ChowPair::Any,
    ..OFFICIAL
};

/// One of those that give nothing for a concealed hand.
const OLDER: &str = "oscarhkli/mahjong-score-calculator";

/// Descriptions and programs by others.
const COMMON: Origin = Reported(&[
    "riichi_advanced, hk.majs",
    "Kimeiga/hkos, scoring_2.md",
    "hk-mahjong (npm)",
]);

const ORIGINS: &[(&str, Origin)] = &[
    ("minimum", COMMON),
    ("patterns", COMMON),
    ("faan_limit", COMMON),
    ("faan_table", COMMON),
    ("paying", COMMON),
    (
        "flowers_count",
        Judgement("accounts differ; most programs count them"),
    ),
    ("seven_pairs", Judgement("an option of some tables")),
    (
        "chow_pair",
        Judgement("accounts differ; more of them take any pair"),
    ),
    ("fourth_call", Judgement("an option of some tables")),
    ("robbed_kong", COMMON),
    ("orphans_rob", COMMON),
    ("flowers", COMMON),
    ("length", SIXTEEN),
    ("dealer_stays", WIN_KEEPS),
    ("multiple_ron", NEXT_ALONE),
];

/// The deal, of which no source says anything.
pub(super) const SIXTEEN: Origin = Judgement("sixteen deals and those that a dealer keeps");
pub(super) const WIN_KEEPS: Origin = Judgement("a win keeps the deal");
