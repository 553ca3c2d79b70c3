//! The competition rules of the Hong Kong Mahjong Association, 2025: parts add up, a limit hand of ten faan is paid alone.

use super::hong_kong::HONG_KONG;
use super::mcr_mil::BASE;
use crate::engine::chinese::PARTS;
use crate::presets::Origin::{Judgement, Rulebook};
use crate::presets::{Idiom, Origin, PageNote, Ruleset, Source, SourceNotes};
use crate::rulebook::{
    AdditiveRules, ChineseRules, ChowPair, FormalWaits, FourthCall, GatesPung, KnittedChows,
    KnittedWaits, KongsBeside, LesserStraight, LimitHands, OrphansRob, Paying, PointsOf, Robbed,
    Rules, SpecialDraw, System, Values,
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
            minimum: 3,
            bonuses: &[],
            cap: Some(10),
            discarder_pays: 2,
            chinese: Some(ChineseRules {
                family: &PARTS,
                further: None,
                base: 0,
                paying: Paying::Full,
                table: Some(PointsOf::Hkma),
                special_draw: SpecialDraw::SelfDrawn,
                lesser_straight: LesserStraight::No,
                knitted_chows: KnittedChows::Count,
                kongs_beside: KongsBeside::No,
                formal_waits: FormalWaits::Count,
                knitted_waits: KnittedWaits::Count,
                gates_pung: GatesPung::Count,
                last_of_kind: false,
                kong_on_kong: true,
                chow_pair: ChowPair::Any,
                fourth_call: FourthCall::Drawn,
                limit_hands: LimitHands::Alone,
                above: &[],
                robbed: Robbed::Shares,
                orphans_rob: OrphansRob::Yes,
            }),
            ..BASE
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
        (
            "length",
            Judgement("sixteen deals and those that a dealer keeps"),
        ),
        ("dealer_stays", Judgement("a win keeps the deal")),
        ("multiple_ron", Judgement("the next in turn alone")),
    ],
    remarks: &[],
    disputed: &[],
};

pub(super) static PAGE: SourceNotes = SourceNotes {
    notes: &[PageNote::assumed(
        "flower_wins",
        "Seven and eight flowers win at once; what they are worth is not quoted, so they are counted as any others.",
    )],
    ..SourceNotes::EMPTY
};

const LIMIT: Worth = Worth::points(Worth::LIMIT, Worth::LIMIT);
const CLOSED_LIMIT: Worth = Worth::points(Worth::LIMIT, 0);

const BOOK: Origin = Rulebook("HKMA 2025, as quoted by H1");
