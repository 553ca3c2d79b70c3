//! What is not counted beside what. Source: rules.md 6.4, last column; pungs of terminals or honors where only some of them are
//! taken are not here, nor what follows from how chows combine.

use crate::yaku::Yaku::{self, *};

/// What this pattern always brings with it.
pub(super) const fn beside(yaku: Yaku) -> &'static [Yaku] {
    match yaku {
        BigFourWinds => &[
            BigThreeWinds,
            AllPungs,
            PrevalentWind,
            SeatWind,
            PungOfTerminalsOrHonors,
        ],
        BigThreeDragons => &[LittleThreeDragons, TwoDragonsPungs, DragonPung],
        AllGreen => &[HalfFlush],
        NineGates => &[FullFlush, FullyConcealedHand, ConcealedHand, NoHonors],
        FourKongs => &[
            AllPungs,
            SingleWait,
            ThreeKongs,
            TwoConcealedKongs,
            TwoMeldedKongs,
            ConcealedKongAndMeldedKong,
            ConcealedKong,
            MeldedKong,
        ],
        SevenShiftedPairs => &[
            SevenPairs,
            FullFlush,
            FullyConcealedHand,
            ConcealedHand,
            NoHonors,
            SingleWait,
        ],
        ThirteenOrphans => &[
            AllTerminalsAndHonors,
            AllTypes,
            FullyConcealedHand,
            ConcealedHand,
            SingleWait,
        ],
        AllTerminals => &[
            AllTerminalsAndHonors,
            AllPungs,
            OutsideHand,
            DoublePung,
            PungOfTerminalsOrHonors,
            NoHonors,
        ],
        LittleFourWinds => &[BigThreeWinds],
        LittleThreeDragons => &[TwoDragonsPungs, DragonPung],
        AllHonors => &[
            AllTerminalsAndHonors,
            AllPungs,
            OutsideHand,
            PungOfTerminalsOrHonors,
        ],
        FourConcealedPungs => &[
            ThreeConcealedPungs,
            AllPungs,
            FullyConcealedHand,
            ConcealedHand,
            TwoConcealedPungs,
        ],
        PureTerminalChows => &[
            SevenPairs,
            FullFlush,
            AllChows,
            PureDoubleChow,
            TwoTerminalChows,
            NoHonors,
        ],
        QuadrupleChow => &[PureTripleChow, PureShiftedPungs, TileHog, PureDoubleChow],
        FourPureShiftedPungs => &[PureTripleChow, PureShiftedPungs, AllPungs],
        FourPureShiftedChows => &[PureShiftedChows, ShortStraight, TwoTerminalChows],
        ThreeKongs => &[
            TwoMeldedKongs,
            TwoConcealedKongs,
            ConcealedKongAndMeldedKong,
            ConcealedKong,
            MeldedKong,
        ],
        AllTerminalsAndHonors => &[AllPungs, OutsideHand, PungOfTerminalsOrHonors],
        SevenPairs => &[FullyConcealedHand, ConcealedHand, SingleWait],
        GreaterHonorsAndKnittedTiles => &[
            LesserHonorsAndKnittedTiles,
            AllTypes,
            FullyConcealedHand,
            ConcealedHand,
        ],
        AllEvenPungs => &[AllPungs, AllSimples, NoHonors],
        FullFlush | UpperFour | LowerFour | AllChows | AllSimples => &[NoHonors],
        UpperTiles => &[UpperFour, NoHonors],
        MiddleTiles | AllFive => &[AllSimples, NoHonors],
        LowerTiles => &[LowerFour, NoHonors],
        ThreeSuitedTerminalChows => &[AllChows, MixedDoubleChow, TwoTerminalChows, NoHonors],
        TriplePung => &[DoublePung],
        ThreeConcealedPungs => &[TwoConcealedPungs],
        LesserHonorsAndKnittedTiles => &[AllTypes, FullyConcealedHand, ConcealedHand],
        ReversibleTiles => &[OneVoidedSuit],
        LastTileDraw | OutWithReplacementTile | FullyConcealedHand => &[SelfDrawn],
        RobbingTheKong => &[LastTile],
        MeldedHand => &[SingleWait],
        TwoConcealedKongs => &[TwoConcealedPungs, ConcealedKong],
        TwoDragonsPungs => &[DragonPung],
        ConcealedKongAndMeldedKong | TwoMeldedKongs => &[MeldedKong, ConcealedKong],
        _ => &[],
    }
}

/// What is part of this pattern in Hong Kong. Source: rules.md 6.5, "in all"; for limit hands it decides nothing.
pub(super) const fn in_hong_kong(yaku: Yaku) -> &'static [Yaku] {
    match yaku {
        BigFourWinds | FourKongs => &[AllPungs],
        AllTerminals | AllHonors => &[AllTerminalsAndHonors, AllPungs],
        NineGates => &[FullFlush, Concealed],
        ThirteenOrphans => &[AllTerminalsAndHonors, Concealed],
        FourConcealedPungs => &[AllPungs, Concealed],
        BigThreeDragons => &[LittleThreeDragons, DragonPung],
        LittleThreeDragons => &[DragonPung],
        LittleFourWinds => &[HalfFlush],
        AllTerminalsAndHonors => &[AllPungs],
        EightFlowers | SevenFlowers => &[FlowerSet, SeatFlower],
        AfterTwoKongs => &[OutWithReplacementTile],
        _ => &[],
    }
}
