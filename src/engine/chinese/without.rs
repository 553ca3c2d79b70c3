//! Patterns that are not counted beside others. Source: rules.md 6.4, last column. Not here: pungs of terminals or
//! honors of which only some are left out, and combinations of chows.

use crate::rulebook::Without;
use crate::yaku::Yaku;

/// Patterns of the Chinese Official game with those that they always bring with them.
pub(super) const PRINCIPLES: Without = &[
    (
        Yaku::BigFourWinds,
        &[
            Yaku::BigThreeWinds,
            Yaku::AllPungs,
            Yaku::PrevalentWind,
            Yaku::SeatWind,
            Yaku::PungOfTerminalsOrHonors,
        ],
    ),
    (
        Yaku::BigThreeDragons,
        &[
            Yaku::LittleThreeDragons,
            Yaku::TwoDragonsPungs,
            Yaku::DragonPung,
        ],
    ),
    (Yaku::AllGreen, &[Yaku::HalfFlush]),
    (
        Yaku::NineGates,
        &[
            Yaku::FullFlush,
            Yaku::FullyConcealedHand,
            Yaku::ConcealedHand,
            Yaku::NoHonors,
        ],
    ),
    (
        Yaku::FourKongs,
        &[
            Yaku::AllPungs,
            Yaku::SingleWait,
            Yaku::ThreeKongs,
            Yaku::TwoConcealedKongs,
            Yaku::TwoMeldedKongs,
            Yaku::ConcealedKongAndMeldedKong,
            Yaku::ConcealedKong,
            Yaku::MeldedKong,
        ],
    ),
    (
        Yaku::SevenShiftedPairs,
        &[
            Yaku::SevenPairs,
            Yaku::FullFlush,
            Yaku::FullyConcealedHand,
            Yaku::ConcealedHand,
            Yaku::NoHonors,
            Yaku::SingleWait,
        ],
    ),
    (
        Yaku::ThirteenOrphans,
        &[
            Yaku::AllTerminalsAndHonors,
            Yaku::AllTypes,
            Yaku::FullyConcealedHand,
            Yaku::ConcealedHand,
            Yaku::SingleWait,
        ],
    ),
    (
        Yaku::AllTerminals,
        &[
            Yaku::AllTerminalsAndHonors,
            Yaku::AllPungs,
            Yaku::OutsideHand,
            Yaku::DoublePung,
            Yaku::PungOfTerminalsOrHonors,
            Yaku::NoHonors,
        ],
    ),
    (Yaku::LittleFourWinds, &[Yaku::BigThreeWinds]),
    (
        Yaku::LittleThreeDragons,
        &[Yaku::TwoDragonsPungs, Yaku::DragonPung],
    ),
    (
        Yaku::AllHonors,
        &[
            Yaku::AllTerminalsAndHonors,
            Yaku::AllPungs,
            Yaku::OutsideHand,
            Yaku::PungOfTerminalsOrHonors,
        ],
    ),
    (
        Yaku::FourConcealedPungs,
        &[
            Yaku::ThreeConcealedPungs,
            Yaku::AllPungs,
            Yaku::FullyConcealedHand,
            Yaku::ConcealedHand,
            Yaku::TwoConcealedPungs,
        ],
    ),
    (
        Yaku::PureTerminalChows,
        &[
            Yaku::SevenPairs,
            Yaku::FullFlush,
            Yaku::AllChows,
            Yaku::PureDoubleChow,
            Yaku::TwoTerminalChows,
            Yaku::NoHonors,
        ],
    ),
    (
        Yaku::QuadrupleChow,
        &[
            Yaku::PureTripleChow,
            Yaku::PureShiftedPungs,
            Yaku::TileHog,
            Yaku::PureDoubleChow,
        ],
    ),
    (
        Yaku::FourPureShiftedPungs,
        &[Yaku::PureTripleChow, Yaku::PureShiftedPungs, Yaku::AllPungs],
    ),
    (
        Yaku::FourPureShiftedChows,
        &[
            Yaku::PureShiftedChows,
            Yaku::ShortStraight,
            Yaku::TwoTerminalChows,
        ],
    ),
    (
        Yaku::ThreeKongs,
        &[
            Yaku::TwoMeldedKongs,
            Yaku::TwoConcealedKongs,
            Yaku::ConcealedKongAndMeldedKong,
            Yaku::ConcealedKong,
            Yaku::MeldedKong,
        ],
    ),
    (
        Yaku::AllTerminalsAndHonors,
        &[
            Yaku::AllPungs,
            Yaku::OutsideHand,
            Yaku::PungOfTerminalsOrHonors,
        ],
    ),
    (
        Yaku::SevenPairs,
        &[
            Yaku::FullyConcealedHand,
            Yaku::ConcealedHand,
            Yaku::SingleWait,
        ],
    ),
    (
        Yaku::GreaterHonorsAndKnittedTiles,
        &[
            Yaku::LesserHonorsAndKnittedTiles,
            Yaku::AllTypes,
            Yaku::FullyConcealedHand,
            Yaku::ConcealedHand,
        ],
    ),
    (
        Yaku::AllEvenPungs,
        &[Yaku::AllPungs, Yaku::AllSimples, Yaku::NoHonors],
    ),
    (Yaku::FullFlush, &[Yaku::NoHonors]),
    (Yaku::UpperFour, &[Yaku::NoHonors]),
    (Yaku::LowerFour, &[Yaku::NoHonors]),
    (Yaku::AllChows, &[Yaku::NoHonors]),
    (Yaku::AllSimples, &[Yaku::NoHonors]),
    (Yaku::UpperTiles, &[Yaku::UpperFour, Yaku::NoHonors]),
    (Yaku::MiddleTiles, &[Yaku::AllSimples, Yaku::NoHonors]),
    (Yaku::AllFive, &[Yaku::AllSimples, Yaku::NoHonors]),
    (Yaku::LowerTiles, &[Yaku::LowerFour, Yaku::NoHonors]),
    (
        Yaku::ThreeSuitedTerminalChows,
        &[
            Yaku::AllChows,
            Yaku::MixedDoubleChow,
            Yaku::TwoTerminalChows,
            Yaku::NoHonors,
        ],
    ),
    (Yaku::TriplePung, &[Yaku::DoublePung]),
    (Yaku::ThreeConcealedPungs, &[Yaku::TwoConcealedPungs]),
    (
        Yaku::LesserHonorsAndKnittedTiles,
        &[
            Yaku::AllTypes,
            Yaku::FullyConcealedHand,
            Yaku::ConcealedHand,
        ],
    ),
    (Yaku::ReversibleTiles, &[Yaku::OneVoidedSuit]),
    (Yaku::LastTileDraw, &[Yaku::SelfDrawn]),
    (Yaku::OutWithReplacementTile, &[Yaku::SelfDrawn]),
    (Yaku::FullyConcealedHand, &[Yaku::SelfDrawn]),
    (Yaku::RobbingTheKong, &[Yaku::LastTile]),
    (Yaku::MeldedHand, &[Yaku::SingleWait]),
    (
        Yaku::TwoConcealedKongs,
        &[Yaku::TwoConcealedPungs, Yaku::ConcealedKong],
    ),
    (Yaku::TwoDragonsPungs, &[Yaku::DragonPung]),
    (
        Yaku::ConcealedKongAndMeldedKong,
        &[Yaku::MeldedKong, Yaku::ConcealedKong],
    ),
    (
        Yaku::TwoMeldedKongs,
        &[Yaku::MeldedKong, Yaku::ConcealedKong],
    ),
];

/// Patterns of Hong Kong with their parts, where parts do not count; they make no difference to limit hands. Source:
/// rules.md 6.5, "in all".
pub(super) const IN_ALL: Without = &[
    (Yaku::BigFourWinds, &[Yaku::AllPungs]),
    (Yaku::FourKongs, &[Yaku::AllPungs]),
    (Yaku::AllTerminals, &[Yaku::AllPungs]),
    (Yaku::AllHonors, &[Yaku::AllPungs]),
    (Yaku::NineGates, FLUSH),
    (Yaku::NineGatesDrawn, FLUSH),
    (Yaku::ThirteenOrphans, CLOSED),
    (Yaku::FourConcealedPungs, PUNGS),
    (Yaku::FourConcealedPungsWithoutKongs, PUNGS),
    (
        Yaku::BigThreeDragons,
        &[Yaku::LittleThreeDragons, Yaku::DragonPung],
    ),
    (Yaku::LittleThreeDragons, &[Yaku::DragonPung]),
    (Yaku::LittleFourWinds, &[Yaku::HalfFlush]),
    (Yaku::AllTerminalsAndHonors, &[Yaku::AllPungs]),
];

const FLUSH: &[Yaku] = &[
    Yaku::FullFlush,
    Yaku::Concealed,
    Yaku::ConcealedWithoutFlowers,
];
const CLOSED: &[Yaku] = &[Yaku::Concealed, Yaku::ConcealedWithoutFlowers];
const PUNGS: &[Yaku] = &[
    Yaku::AllPungs,
    Yaku::Concealed,
    Yaku::ConcealedWithoutFlowers,
];

/// Patterns that are one and the same thing as another, and do not count beside it in Hong Kong even where parts do.
/// Source: rules.md 6.6.
pub(super) const TWICE: Without = &[
    (Yaku::AllTerminals, &[Yaku::AllTerminalsAndHonors]),
    (Yaku::AllHonors, &[Yaku::AllTerminalsAndHonors]),
    (Yaku::ThirteenOrphans, &[Yaku::AllTerminalsAndHonors]),
    (Yaku::NineGates, &[Yaku::NineGatesDrawn]),
    (Yaku::NineGatesDrawn, &[Yaku::NineGates]),
    (
        Yaku::FourConcealedPungs,
        &[Yaku::FourConcealedPungsWithoutKongs],
    ),
    (
        Yaku::FourConcealedPungsWithoutKongs,
        &[Yaku::FourConcealedPungs],
    ),
    (Yaku::EightFlowers, &[Yaku::FlowerSet, Yaku::SeatFlower]),
    (Yaku::SevenFlowers, &[Yaku::FlowerSet, Yaku::SeatFlower]),
    (Yaku::AfterTwoKongs, &[Yaku::OutWithReplacementTile]),
    (Yaku::Concealed, &[Yaku::ConcealedWithoutFlowers]),
    (Yaku::ConcealedWithoutFlowers, &[Yaku::Concealed]),
    (
        Yaku::LastTileWin,
        &[Yaku::LastTileDraw, Yaku::LastTileClaim],
    ),
    (Yaku::LastTileDraw, &[Yaku::LastTileWin]),
    (Yaku::LastTileClaim, &[Yaku::LastTileWin]),
    (Yaku::BlessingOfMan, &[Yaku::EarthlyHandByDiscard]),
    (Yaku::EarthlyHandByDiscard, &[Yaku::BlessingOfMan]),
];
