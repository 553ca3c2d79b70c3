//! Facts that a pattern of Chinese games needs of a hand, to say which can stand together: too few rather than too
//! many. `tests/it/quick/chinese.rs` compares them with dealt hands.

use super::method::{CHANKAN, DISCARD, DRAW, FIRST_DISCARD, FIRST_DRAW, RINSHAN, RON, TSUMO};
use super::seat::{DEALER, OTHER};
use super::shape::{KNITTED, KNITTED_STRAIGHT, ORPHANS, PAIRS, STANDARD};
use super::{ANY, Needs, SETS, SETS_OR_PAIRS, dragons, first, numbers, one_suit, runs, winds, won};
use crate::rulebook::{ChowPair, ConcealedPairs, KongsBeside, LesserStraight, Rules};
use crate::tiles::Kinds;
use crate::yaku::Yaku;
use crate::yaku::kinds::{EVEN, FIVES, GREEN, NUMBERS, REVERSIBLE, SIMPLES, ranks};

/// Sets and a pair, even with a knitted straight for three of the sets.
const SOME_SETS: Needs = Needs {
    shapes: STANDARD | KNITTED_STRAIGHT,
    ..ANY
};

const ENDS: [Kinds; 2] = [ranks(1, 1), ranks(9, 9)];
/// Three chows of a row have a five, and a three or a seven.
const MIDST: [Kinds; 2] = [FIVES, ranks(3, 3).or(ranks(7, 7))];

/// Asks for at least so many chows, with a tile of each of these lists.
const fn chows(least: u8, some: [Kinds; 2]) -> Needs {
    Needs {
        some,
        ..runs(least, 4)
    }
}

const fn of_suits(least: u8, most: u8, needs: Needs) -> Needs {
    Needs {
        suits: (least, most),
        ..needs
    }
}

const fn only(only: Kinds, needs: Needs) -> Needs {
    Needs { only, ..needs }
}

/// Asks for a number of kongs, and for so many concealed pungs and kongs at least.
const fn kongs(least: u8, most: u8, concealed: u8) -> Needs {
    Needs {
        kans: (least, most),
        ..pungs(if least > concealed { least } else { concealed }, concealed)
    }
}

/// Asks for at least so many pungs or kongs, and so many of them concealed.
const fn pungs(least: u8, concealed: u8) -> Needs {
    Needs {
        runs: (0, 4 - least),
        concealed,
        ..if least > 1 { SETS } else { SOME_SETS }
    }
}

const fn with_some(some: Kinds, needs: Needs) -> Needs {
    Needs {
        some: [some, Kinds::ALL],
        ..needs
    }
}

/// Asks for a number of pungs of winds and of dragons.
const fn honors(winds: (u8, u8), dragons: (u8, u8)) -> Needs {
    Needs {
        winds,
        dragons,
        ..SOME_SETS
    }
}

/// Returns the needs of a pattern under these rules.
pub(super) fn needs(rules: &Rules, yaku: Yaku) -> Needs {
    let chinese = rules.chinese();
    match yaku {
        Yaku::KnittedStraight => {
            let lesser = chinese.is_some_and(|it| it.lesser_straight == LesserStraight::Counts);
            Needs {
                shapes: KNITTED_STRAIGHT | if lesser { KNITTED } else { 0 },
                ..of_suits(3, 3, chows(3, ENDS))
            }
        }
        Yaku::AllChows => {
            let any = chinese.is_some_and(|it| it.chow_pair == ChowPair::Any);
            let needs = Needs {
                runs: (4, 4),
                ..SOME_SETS
            };
            if any { needs } else { only(NUMBERS, needs) }
        }
        Yaku::Concealed
            if rules
                .additive()
                .is_some_and(|it| it.concealed_pairs == ConcealedPairs::No) =>
        {
            SETS
        }
        // Where a self-draw is a pattern, a self-drawn hand has something.
        Yaku::ChickenHand if rules.has(Yaku::SelfDrawn) => won(RON),
        Yaku::ConcealedKong | Yaku::TwoConcealedKongs
            if chinese.is_some_and(|it| it.kongs_beside == KongsBeside::Count) =>
        {
            let least = if yaku == Yaku::ConcealedKong { 1 } else { 2 };
            kongs(least, 4, least)
        }
        _ => of_tiles(yaku).unwrap_or_else(|| of_events(yaku)),
    }
}

/// Returns the needs of patterns of tiles and sets.
fn of_tiles(yaku: Yaku) -> Option<Needs> {
    let pairs = Needs {
        shapes: PAIRS,
        ..ANY
    };
    let orphans = Needs {
        shapes: ORPHANS,
        ..ANY
    };
    let knitted = Needs {
        shapes: KNITTED,
        ..ANY
    };
    let terminals = ranks(1, 1).or(ranks(9, 9));
    let three_suits = |needs| of_suits(3, 3, needs);
    Some(match yaku {
        Yaku::AllGreen => only(GREEN, SETS_OR_PAIRS),
        Yaku::NineGates | Yaku::NineGatesDrawn => Needs {
            kans: (0, 0),
            shapes: STANDARD,
            runs: (2, 4),
            ..one_suit(NUMBERS)
        },
        Yaku::FourKongs => kongs(4, 4, 0),
        Yaku::ThreeKongs => kongs(3, 4, 0),
        Yaku::SevenShiftedPairs => Needs {
            shapes: PAIRS,
            ..one_suit(NUMBERS)
        },
        Yaku::SevenPairs => pairs,
        Yaku::ThirteenOrphans => orphans,
        Yaku::AllTerminals => only(terminals, pungs_or_pairs()),
        Yaku::AllTerminalsAndHonors => only(Kinds::YAOCHUU, pungs_or_pairs()),
        Yaku::AllHonors => of_suits(0, 0, only(Kinds::HONORS, pungs_or_pairs())),
        Yaku::PureTerminalChows => Needs {
            pair: FIVES,
            ..of_suits(1, 1, only(NUMBERS, chows(4, ENDS)))
        },
        Yaku::ThreeSuitedTerminalChows => Needs {
            pair: FIVES,
            ..three_suits(only(NUMBERS, chows(4, ENDS)))
        },
        Yaku::QuadrupleChow | Yaku::PureDoubleChowTwice => runs(4, 4),
        Yaku::FourPureShiftedChows => chows(4, MIDST),
        Yaku::PureTripleChow => runs(3, 4),
        Yaku::PureShiftedChows => chows(3, MIDST),
        Yaku::PureStraight => chows(3, ENDS),
        Yaku::MixedStraight => three_suits(chows(3, ENDS)),
        Yaku::MixedTripleChow => three_suits(runs(3, 4)),
        Yaku::MixedShiftedChows => three_suits(chows(3, MIDST)),
        Yaku::PureDoubleChow => runs(2, 4),
        Yaku::MixedDoubleChow => of_suits(2, 3, runs(2, 4)),
        Yaku::ShortStraight => chows(2, [ranks(4, 4), ranks(6, 6)]),
        Yaku::TwoTerminalChows => chows(2, ENDS),
        Yaku::GreaterHonorsAndKnittedTiles | Yaku::LesserHonorsAndKnittedTiles => knitted,
        Yaku::AllEvenPungs => only(EVEN, pungs(4, 0)),
        Yaku::AllPungs => pungs(4, 0),
        Yaku::FourPureShiftedPungs => numbers(4),
        Yaku::PureShiftedPungs => numbers(3),
        Yaku::TriplePung | Yaku::MixedShiftedPungs => three_suits(numbers(3)),
        Yaku::DoublePung => of_suits(2, 3, numbers(2)),
        Yaku::FullFlush => one_suit(NUMBERS),
        Yaku::HalfFlush => of_suits(1, 1, with_some(Kinds::HONORS, SETS_OR_PAIRS)),
        Yaku::UpperTiles => only(ranks(7, 9), SETS_OR_PAIRS),
        Yaku::MiddleTiles => only(ranks(4, 6), SETS_OR_PAIRS),
        Yaku::LowerTiles => only(ranks(1, 3), SETS_OR_PAIRS),
        Yaku::UpperFour => only(ranks(6, 9), SETS_OR_PAIRS),
        Yaku::LowerFour => only(ranks(1, 4), SETS_OR_PAIRS),
        Yaku::AllSimples => only(SIMPLES, SETS_OR_PAIRS),
        Yaku::ReversibleTiles => only(REVERSIBLE, SETS_OR_PAIRS),
        Yaku::NoHonors => Needs {
            shapes: STANDARD | PAIRS | KNITTED_STRAIGHT,
            ..only(NUMBERS, ANY)
        },
        Yaku::OneVoidedSuit => of_suits(2, 2, SETS_OR_PAIRS),
        Yaku::AllTypes => Needs {
            shapes: STANDARD | PAIRS | KNITTED_STRAIGHT,
            some: [Kinds::WINDS, Kinds::DRAGONS],
            ..three_suits(ANY)
        },
        Yaku::AllFive => Needs {
            every: FIVES,
            ..SETS
        },
        Yaku::OutsideHand => Needs {
            every: Kinds::YAOCHUU,
            ..SETS
        },
        _ => return of_sets(yaku),
    })
}

/// Returns the needs of patterns of pungs, kongs and waits.
fn of_sets(yaku: Yaku) -> Option<Needs> {
    Some(match yaku {
        Yaku::BigFourWinds => winds(4, 4),
        Yaku::LittleFourWinds => Needs {
            pair: Kinds::WINDS,
            ..winds(3, 3)
        },
        Yaku::BigThreeWinds => winds(3, 3),
        Yaku::SmallThreeWinds => Needs {
            pair: Kinds::WINDS,
            ..winds(2, 2)
        },
        Yaku::OneKong => kongs(1, 4, 0),
        Yaku::TwoKongs => kongs(2, 4, 0),
        Yaku::SmallTriplePung => of_suits(3, 3, with_pair_of_numbers(numbers(2))),
        Yaku::PureOutsideHand => Needs {
            every: Kinds::TERMINALS,
            ..SETS
        },
        Yaku::BigThreeDragons => dragons(Kinds::DRAGONS),
        Yaku::LittleThreeDragons => Needs {
            pair: Kinds::DRAGONS,
            ..honors((0, 2), (2, 2))
        },
        Yaku::TwoDragonsPungs => honors((0, 2), (2, 2)),
        Yaku::DragonPung => honors((0, 3), (1, 3)),
        Yaku::PrevalentWind | Yaku::SeatWind => honors((1, 4), (0, 3)),
        Yaku::PungOfTerminalsOrHonors => with_some(Kinds::YAOCHUU, pungs(1, 0)),
        Yaku::FourConcealedPungs => pungs(4, 4),
        Yaku::FourConcealedPungsWithoutKongs => Needs {
            kans: (0, 0),
            ..pungs(4, 4)
        },
        Yaku::ThreeConcealedPungs => pungs(3, 3),
        Yaku::TwoConcealedPungs => pungs(2, 2),
        Yaku::TwoConcealedKongs => kongs(2, 2, 2),
        Yaku::ConcealedKongAndMeldedKong => kongs(2, 2, 1),
        Yaku::TwoMeldedKongs => kongs(2, 2, 0),
        Yaku::ConcealedKong => kongs(1, 1, 1),
        Yaku::MeldedKong => kongs(1, 1, 0),
        Yaku::TileHog => Needs {
            shapes: STANDARD | PAIRS | KNITTED_STRAIGHT,
            kans: (0, 3),
            ..ANY
        },
        Yaku::EdgeWait | Yaku::ClosedWait => Needs {
            runs: (1, 4),
            ..SOME_SETS
        },
        Yaku::SingleWait => Needs {
            shapes: STANDARD | PAIRS | KNITTED_STRAIGHT,
            ..ANY
        },
        _ => return None,
    })
}

/// Asks for four pungs and a pair, or seven pairs.
const fn pungs_or_pairs() -> Needs {
    Needs {
        runs: (0, 0),
        ..SETS_OR_PAIRS
    }
}

const fn with_pair_of_numbers(needs: Needs) -> Needs {
    Needs {
        pair: NUMBERS,
        ..needs
    }
}

/// Returns the needs of patterns of events.
fn of_events(yaku: Yaku) -> Needs {
    let on_the_first = |methods, seats| Needs {
        kans: (0, 0),
        ..first(methods, seats)
    };
    let after_kongs = |least| Needs {
        methods: RINSHAN,
        ..kongs(least, 4, 0)
    };
    match yaku {
        Yaku::SelfDrawn | Yaku::FullyConcealedHand => won(TSUMO),
        Yaku::LastTileDraw => won(TSUMO & !FIRST_DRAW),
        Yaku::LastTileClaim => won(DISCARD),
        Yaku::LastTileWin => won(DRAW | RINSHAN | DISCARD),
        Yaku::RobbingTheKong => won(CHANKAN),
        Yaku::OutWithReplacementTile => after_kongs(1),
        Yaku::AfterTwoKongs => after_kongs(2),
        Yaku::ConcealedHand => won(RON),
        Yaku::MeldedHand => Needs {
            called: true,
            methods: RON,
            ..SETS
        },
        Yaku::HeavenlyHand => on_the_first(FIRST_DRAW, DEALER),
        Yaku::EarthlyHand => on_the_first(FIRST_DRAW, OTHER),
        Yaku::BlessingOfMan => on_the_first(FIRST_DISCARD, DEALER | OTHER),
        Yaku::EarthlyHandByDiscard => on_the_first(FIRST_DISCARD, OTHER),
        _ => ANY,
    }
}
