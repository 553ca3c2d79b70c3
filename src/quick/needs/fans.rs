//! Facts that a pattern of Chinese games needs of a hand, to say which can stand together: too few rather than too
//! many. `tests/it/quick/chinese.rs` compares them with dealt hands.

use super::facts::method::{
    CHANKAN, DISCARD, DRAW, FIRST_DISCARD, FIRST_DRAW, RINSHAN, RON, TSUMO,
};
use super::facts::seat::{DEALER, OTHER};
use super::facts::shape::{KNITTED, KNITTED_STRAIGHT, ORPHANS, PAIRS, STANDARD};
use super::facts::{
    ANY, Needs, SETS, SETS_OR_PAIRS, dragons, first, numbers, one_suit, sequences, winds, won,
};
use crate::engine::chinese::OF_MANY;
use crate::rulebook::{ChowPair, ConcealedPairs, KongsBeside, LesserStraight, Rules};
use crate::tiles::Kinds;
use crate::yaku::kinds::{EVEN, FIVES, GREEN, NUMBERS, REVERSIBLE, SIMPLES, ranks};
use crate::yaku::{Yaku, fans, points};

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
        ..sequences(least, 4)
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
        sequences: (0, 4 - least),
        concealed,
        ..if least > 1 { SETS } else { SOME_SETS }
    }
}

const fn three_suits(needs: Needs) -> Needs {
    of_suits(3, 3, needs)
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

const SEVEN_PAIRS: Needs = Needs {
    shapes: PAIRS,
    ..ANY
};

const THIRTEEN_ORPHANS: Needs = Needs {
    shapes: ORPHANS,
    ..ANY
};

const KNITTED_TILES: Needs = Needs {
    shapes: KNITTED,
    ..ANY
};

/// Four pungs and a pair, or pairs.
const fn pungs_or_pairs() -> Needs {
    Needs {
        sequences: (0, 0),
        ..SETS_OR_PAIRS
    }
}

const fn with_pair_of_numbers(needs: Needs) -> Needs {
    Needs {
        pair: NUMBERS,
        ..needs
    }
}

const fn on_the_first(methods: u8, seats: u8) -> Needs {
    Needs {
        kans: (0, 0),
        ..first(methods, seats)
    }
}

const fn after_kongs(least: u8) -> Needs {
    Needs {
        methods: RINSHAN,
        ..kongs(least, 4, 0)
    }
}

/// Three or four chows make one of these at the most.
const NO_TWO_OF_MANY: &[Yaku] = &OF_MANY;

macro_rules! with_fans {
    ($($points:tt)*) => { fans!(of_rows [$($points)*]); };
}

macro_rules! of_rows {
    ([$($point:ident {
        code: $p_code:expr, romaji: $p_romaji:expr, kanji: $p_kanji:expr, english: $p_english:expr, aliases: $p_aliases:expr,
        worth: $p_worth:expr, lower: $p_lower:expr,
        when: $p_when:expr,
        needs: $p_needs:expr,
        apart: $p_apart:expr, $($p_rest:tt)*
    })*] $($fan:ident {
        code: $f_code:expr, kanji: $f_kanji:expr, english: $f_english:expr, points: $f_points:expr,
        when: $f_when:expr,
        needs: $f_needs:expr,
        apart: $f_apart:expr, $($f_rest:tt)*
    })*) => {
        /// The needs of each pattern of games that add up, and what no hand has beside it.
        static ROWS: [(Needs, &[Yaku]); Yaku::COUNT - Yaku::OF_RIICHI] = [
            $(($p_needs, $p_apart),)*
            $(($f_needs, $f_apart),)*
        ];
    };
}

points!(with_fans);

/// Returns the needs of a pattern of games that add up, and what no hand has beside it; `None` for a yaku of riichi.
pub(super) fn row(yaku: Yaku) -> Option<(Needs, &'static [Yaku])> {
    let place = (yaku as usize).checked_sub(Yaku::OF_RIICHI)?;
    ROWS.get(place).copied()
}

/// Returns the needs of a pattern under these rules.
pub(super) fn needs(rules: &Rules, yaku: Yaku) -> Needs {
    let chinese = rules.chinese();
    let needs = row(yaku).map_or(ANY, |(needs, _)| needs);
    match yaku {
        Yaku::KnittedStraight
            if chinese.is_some_and(|it| it.lesser_straight == LesserStraight::Counts) =>
        {
            Needs {
                shapes: needs.shapes | KNITTED,
                ..needs
            }
        }
        Yaku::AllChows => {
            let any = chinese.is_some_and(|it| it.chow_pair == ChowPair::Any);
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
        _ => needs,
    }
}
