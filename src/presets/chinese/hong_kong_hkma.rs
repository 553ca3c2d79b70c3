//! The competition rules of the Hong Kong Mahjong Association, 2025: parts add up, a limit hand of ten faan is paid alone.

use super::hong_kong::{HONG_KONG, OF_FAAN, OLD_STYLE, SIXTEEN, WIN_KEEPS};
use super::values::{CLOSED_LIMIT, HKMA, LIMIT, NEXT_ALONE};
use crate::engine::chinese::PARTS;
use crate::presets::Origin::Rulebook;
use crate::presets::{Idiom, Origin, PageNote, Ruleset, Source, SourceNotes};
use crate::rulebook::{
    AdditiveRules, ChineseRules, FourthCall, LimitHands, OrphansRob, PointsOf, Robbed, Rules,
    System, Values,
};
use crate::yaku::{Worth, Yaku};

/// Hong Kong, HKMA 2025.
pub static HONG_KONG_HKMA: Ruleset = Ruleset {
    id: "hong_kong_hkma",
    name: "Hong Kong (HKMA 2025)",
    source: Source::unseen(
        "Hong Kong Mahjong Association, General Rules of Hong Kong Mahjong (2025), as quoted by H1",
    ),
    idiom: Idiom::Faan,
    rules: Rules {
        seats: HONG_KONG.rules.seats,
        tiles: HONG_KONG.rules.tiles,
        yaku: Values::NONE.with(&[
            (Yaku::AllHonors, LIMIT),
            (Yaku::BigFourWinds, LIMIT),
            (Yaku::LittleFourWinds, LIMIT),
            (Yaku::FourConcealedPungsWithoutKongs, CLOSED_LIMIT),
            (Yaku::FourKongs, LIMIT),
            (Yaku::AllTerminals, LIMIT),
            (Yaku::ThirteenOrphans, CLOSED_LIMIT),
            (Yaku::NineGatesDrawn, CLOSED_LIMIT),
            (Yaku::HeavenlyHand, CLOSED_LIMIT),
            (Yaku::EarthlyHandByDiscard, CLOSED_LIMIT),
            (Yaku::AfterTwoKongs, LIMIT),
            (Yaku::FullFlush, Worth::points(7, 7)),
            (Yaku::BigThreeDragons, Worth::points(5, 5)),
            (Yaku::HalfFlush, Worth::points(3, 3)),
            (Yaku::AllPungs, Worth::points(3, 3)),
            (Yaku::LittleThreeDragons, Worth::points(3, 3)),
            (Yaku::AllChows, Worth::points(1, 1)),
            (Yaku::SelfDrawn, Worth::points(1, 1)),
            (Yaku::DragonPung, Worth::points(1, 1)),
            (Yaku::SeatWind, Worth::points(1, 1)),
            (Yaku::PrevalentWind, Worth::points(1, 1)),
            (Yaku::AllTerminalsAndHonors, Worth::points(1, 1)),
            (Yaku::RobbingTheKong, Worth::points(1, 1)),
            (Yaku::OutWithReplacementTile, Worth::points(1, 1)),
            (Yaku::LastTileDraw, Worth::points(1, 1)),
            (Yaku::NoFlowers, Worth::points(1, 1)),
            (Yaku::SeatFlower, Worth::points(1, 1)),
            (Yaku::FlowerSet, Worth::points(1, 1)),
            (Yaku::ConcealedWithoutFlowers, Worth::points(1, 0)),
        ]),
        system: System::Additive(AdditiveRules {
            cap: Some(10),
            chinese: Some(ChineseRules {
                family: &PARTS,
                table: Some(PointsOf::Hkma),
                fourth_call: FourthCall::Drawn,
                limit_hands: LimitHands::Alone,
                robbed: Robbed::Shares,
                orphans_rob: OrphansRob::Yes,
                ..OF_FAAN
            }),
            ..OLD_STYLE
        }),
        game: HONG_KONG.rules.game,
    },
    origins: &[
        ("minimum", BOOK),
        ("patterns", BOOK),
        ("faan_limit", BOOK),
        ("faan_table", BOOK),
        ("paying", BOOK),
        ("flowers_count", BOOK),
        ("seven_pairs", BOOK),
        ("chow_pair", BOOK),
        ("fourth_call", BOOK),
        ("robbed_kong", BOOK),
        ("orphans_rob", BOOK),
        ("flowers", BOOK),
        ("length", SIXTEEN),
        ("dealer_stays", WIN_KEEPS),
        ("multiple_ron", NEXT_ALONE),
    ],
    remarks: &[],
    disputed: &[],
    shelf: &super::CHINESE,
};

pub(super) static PAGE: SourceNotes = SourceNotes {
    notes: &[PageNote::assumed(
        "flower_wins",
        "Seven and eight flowers win at once; what they are worth is not quoted, so they are counted as any others.",
    )],
    ..SourceNotes::EMPTY
};

const BOOK: Origin = Rulebook(HKMA);
