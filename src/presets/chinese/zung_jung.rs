//! Zung Jung, version 3.3, by Alan Kwan: patterns stand in series, one of each counts, and the sum has a limit.

use super::mcr_mil::{BASE, GAME, OFFICIAL};
use super::values::{CLOSED_LIMIT, LIMIT, NEXT_ALONE};
use crate::engine::chinese::SERIES;
use crate::hand::knitted::PAIRS;
use crate::presets::Origin::{Judgement, Reported};
use crate::presets::{Idiom, Origin, PageNote, Ruleset, Source, SourceNotes};
use crate::rulebook::{
    AdditiveRules, ChineseRules, ChowPair, ConcealedPairs, LimitHands, Paying, Rules, Seats,
    System, Values,
};
use crate::tiles::TileSet;
use crate::yaku::{Worth, Yaku};

/// Zung Jung.
pub static ZUNG_JUNG: Ruleset = Ruleset {
    id: "zung_jung",
    name: "Zung Jung 3.3",
    source: Source::read("Zung Jung, version 3.3, Alan Kwan: zj-mahjong.info"),
    idiom: Idiom::Series,
    rules: Rules {
        seats: Seats::Four,
        tiles: TileSet::RIICHI.with_reds([0; 3]),
        yaku: Values::NONE.with(&[
            (Yaku::NineGates, CLOSED_LIMIT),
            (Yaku::FourKongs, LIMIT),
            (Yaku::QuadrupleChow, LIMIT),
            (Yaku::BigFourWinds, LIMIT),
            (Yaku::AllTerminals, LIMIT),
            (Yaku::LittleFourWinds, LIMIT),
            (Yaku::AllHonors, LIMIT),
            (Yaku::FourPureShiftedPungs, Worth::points(200, 200)),
            (Yaku::ThirteenOrphans, Worth::points(160, 0)),
            (Yaku::HeavenlyHand, Worth::points(155, 0)),
            (Yaku::EarthlyHandByDiscard, Worth::points(155, 0)),
            (Yaku::BigThreeDragons, Worth::points(130, 130)),
            (Yaku::FourConcealedPungs, Worth::points(125, 0)),
            (Yaku::BigThreeWinds, Worth::points(120, 120)),
            (Yaku::ThreeKongs, Worth::points(120, 120)),
            (Yaku::PureTripleChow, Worth::points(120, 120)),
            (Yaku::TriplePung, Worth::points(120, 120)),
            (Yaku::PureShiftedPungs, Worth::points(100, 100)),
            (Yaku::AllTerminalsAndHonors, Worth::points(100, 100)),
            (Yaku::FullFlush, Worth::points(80, 80)),
            (Yaku::PureDoubleChowTwice, Worth::points(60, 60)),
            (Yaku::PureOutsideHand, Worth::points(50, 50)),
            (Yaku::HalfFlush, Worth::points(40, 40)),
            (Yaku::LittleThreeDragons, Worth::points(40, 40)),
            (Yaku::PureStraight, Worth::points(40, 40)),
            (Yaku::OutsideHand, Worth::points(40, 40)),
            (Yaku::MixedTripleChow, Worth::points(35, 35)),
            (Yaku::SmallThreeWinds, Worth::points(30, 30)),
            (Yaku::AllPungs, Worth::points(30, 30)),
            (Yaku::ThreeConcealedPungs, Worth::points(30, 30)),
            (Yaku::SmallTriplePung, Worth::points(30, 30)),
            (Yaku::SevenPairs, Worth::points(30, 0)),
            (Yaku::TwoKongs, Worth::points(20, 20)),
            (Yaku::DragonPung, Worth::points(10, 10)),
            (Yaku::SeatWind, Worth::points(10, 10)),
            (Yaku::PureDoubleChow, Worth::points(10, 10)),
            (Yaku::LastTileDraw, Worth::points(10, 10)),
            (Yaku::LastTileClaim, Worth::points(10, 10)),
            (Yaku::OutWithReplacementTile, Worth::points(10, 10)),
            (Yaku::RobbingTheKong, Worth::points(10, 10)),
            (Yaku::AllChows, Worth::points(5, 5)),
            (Yaku::Concealed, Worth::points(5, 0)),
            (Yaku::AllSimples, Worth::points(5, 5)),
            (Yaku::TwoConcealedPungs, Worth::points(5, 5)),
            (Yaku::OneKong, Worth::points(5, 5)),
            (Yaku::ChickenHand, Worth::points(1, 1)),
        ]),
        system: System::Additive(AdditiveRules {
            minimum: 0,
            bonuses: &[],
            concealed_pairs: ConcealedPairs::No,
            cap: Some(320),
            chinese: Some(ChineseRules {
                family: &SERIES,
                further: Some(PAIRS),
                base: 0,
                paying: Paying::Par,
                last_of_kind: false,
                chow_pair: ChowPair::Any,
                limit_hands: LimitHands::Alone,
                above: &[
                    (Yaku::NineGates, 480),
                    (Yaku::FourKongs, 480),
                    (Yaku::QuadrupleChow, 480),
                    (Yaku::BigFourWinds, 400),
                    (Yaku::AllTerminals, 400),
                ],
                ..OFFICIAL
            }),
            ..BASE
        }),
        game: GAME,
    },
    origins: &[
        ("minimum", SITE),
        (
            "length",
            Judgement("sixteen deals, as in other competitions"),
        ),
        ("dealer_stays", Judgement("the deal always passes")),
        ("multiple_ron", NEXT_ALONE),
    ],
    remarks: &[],
    disputed: &[],
    shelf: &super::CHINESE,
};

pub(super) static PAGE: SourceNotes = SourceNotes {
    notes: &[PageNote::assumed(
        "same_turn_immunity",
        "Same-turn immunity can make another player responsible; the table says who pays as the discarder.",
    )],
    ..SourceNotes::EMPTY
};

const SITE: Origin = Reported(&["zj-mahjong.info, patterns", "Nanque, zung_jung.py"]);
