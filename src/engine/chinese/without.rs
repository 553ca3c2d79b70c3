//! Patterns that are not counted beside others: those of the Chinese Official game are in their rows, those of Hong Kong here.

use crate::rulebook::NotBeside;
use crate::yaku::{Yaku, fans, points};

macro_rules! with_fans {
    ($($points:tt)*) => { fans!(brought [$($points)*]); };
}

macro_rules! brought {
    ([$($point:ident {
        code: $p_code:expr, romaji: $p_romaji:expr, kanji: $p_kanji:expr, english: $p_english:expr, aliases: $p_aliases:expr,
        worth: $p_worth:expr, lower: $p_lower:expr,
        when: $p_when:expr,
        needs: $p_needs:expr,
        apart: $p_apart:expr, brings: $p_brings:expr, $($p_rest:tt)*
    })*] $($fan:ident {
        code: $f_code:expr, kanji: $f_kanji:expr, english: $f_english:expr, points: $f_points:expr,
        when: $f_when:expr,
        needs: $f_needs:expr,
        apart: $f_apart:expr, brings: $f_brings:expr, $($f_rest:tt)*
    })*) => {
        /// Patterns of the Chinese Official game with those that they always bring with them, as their rows say.
        pub(super) const PRINCIPLES: NotBeside = &[
            $((Yaku::$point, $p_brings),)*
            $((Yaku::$fan, $f_brings),)*
        ];
    };
}

points!(with_fans);

/// Patterns of Hong Kong with their parts, where parts do not count; they make no difference to limit hands. Source:
/// rules.md 6.5, "in all".
pub(super) const IN_ALL: NotBeside = &[
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
pub(super) const TWICE: NotBeside = &[
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
