//! The rows of Chinese games, made of their entries.

#[cfg(feature = "chinese")]
use super::fans::fans;
#[cfg(feature = "chinese")]
use super::signs;
use super::table::{Row, Signs, Yaku};
#[cfg(feature = "chinese")]
use super::worth::Worth;
use crate::later::later;

/// The number of patterns of Chinese games alone.
pub(crate) const OF_CHINESE: usize = Yaku::COUNT - Yaku::BEFORE_FANS;

/// The rows of Chinese games, and the columns that scoring does not read.
pub(super) struct Fans {
    pub(super) rows: [Row; OF_CHINESE],
    pub(super) sources: [&'static str; OF_CHINESE],
    pub(super) examples: [&'static str; OF_CHINESE],
    pub(super) counters: [&'static str; OF_CHINESE],
    pub(super) faan: Signs,
    pub(super) series: Signs,
}

later! {
    /// The rows of Chinese games.
    pub(super) fn fans() -> Fans = &FANS; bring if "chinese"
}

#[cfg(feature = "chinese")]
macro_rules! of_fans {
    ($($fan:ident {
        code: $f_code:expr, kanji: $f_kanji:expr, english: $f_english:expr, points: $f_points:expr,
        when: $f_when:expr,
        needs: $f_needs:expr,
        apart: $f_apart:expr, brings: $f_brings:expr,
        source: $f_source:expr,
        example: $f_example:expr, counter: $f_counter:expr,
    })*) => {
        static FANS: Fans = Fans {
            rows: [$(Row {
                yaku: Yaku::$fan, code: $f_code, romaji: $f_code, kanji: $f_kanji, english: $f_english,
                worth: Worth::points($f_points, $f_points), lower: &[],
            },)*],
            sources: [$($f_source,)*],
            examples: [$($f_example,)*],
            counters: [$($f_counter,)*],
            faan: signs::FAAN,
            series: signs::SERIES,
        };
    };
}

#[cfg(feature = "chinese")]
fans!(of_fans);
