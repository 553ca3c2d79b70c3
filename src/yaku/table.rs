//! The yaku and their table, made of their entries.

#[cfg(feature = "chinese")]
use super::fans::fans;
use super::points::points;
use super::rows::rows;
use super::worth::Worth;

/// A row of the table.
#[derive(Debug)]
pub struct Row {
    /// The yaku.
    pub yaku: Yaku,
    /// The id of the scoring contract.
    pub code: &'static str,
    /// The name in Hepburn romanisation; in additive games the one that the source uses.
    pub romaji: &'static str,
    /// The name in Japanese.
    pub kanji: &'static str,
    /// The name that English-speaking players use.
    pub english: &'static str,
    /// The usual worth, for a house that adds it, and the unit it is paid in; a ruleset that has it states its own.
    pub worth: Worth,
    /// Its lower forms, which are not counted beside it.
    pub lower: &'static [Yaku],
}

macro_rules! table {
    ([$($yaku:ident {
        code: $code:expr, romaji: $romaji:expr, kanji: $kanji:expr, english: $english:expr, aliases: $aliases:expr,
        worth: $worth:expr, lower: $lower:expr,
        when: $when:expr,
        needs: $needs:expr,
        apart: $apart:expr, takes: $takes:expr,
        source: $source:expr,
        example: $example:expr, counter: $counter:expr,
    })*] [$($point:ident {
        code: $p_code:expr, romaji: $p_romaji:expr, kanji: $p_kanji:expr, english: $p_english:expr, aliases: $p_aliases:expr,
        worth: $p_worth:expr, lower: $p_lower:expr,
        when: $p_when:expr,
        needs: $p_needs:expr,
        apart: $p_apart:expr, brings: $p_brings:expr,
        source: $p_source:expr,
        example: $p_example:expr, counter: $p_counter:expr,
    })*] $($fan:ident {
        code: $f_code:expr, kanji: $f_kanji:expr, english: $f_english:expr, points: $f_points:expr,
        when: $f_when:expr,
        needs: $f_needs:expr,
        apart: $f_apart:expr, brings: $f_brings:expr,
        source: $f_source:expr,
        example: $f_example:expr, counter: $f_counter:expr,
    })*) => {
        /// A yaku. Its id and names are in its [`Row`].
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        #[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
        #[non_exhaustive]
        #[allow(missing_docs, reason = "the row documents it")]
        pub enum Yaku { $($yaku,)* $($point,)* $($fan,)* }

        impl Yaku {
            /// The number of yaku.
            pub const COUNT: usize = [$(Self::$yaku,)* $(Self::$point,)* $(Self::$fan,)*].len();
            /// The number of yaku of riichi; they are the first of the table.
            pub(crate) const OF_RIICHI: usize = [$(Self::$yaku,)*].len();
            /// The number of yaku before those of Chinese games, which are the last.
            pub const BEFORE_FANS: usize = Self::OF_RIICHI + [$(Self::$point,)*].len();
        }

        /// All yaku, those of Chinese games last; the row of a yaku is at the index of its id.
        pub static TABLE: [Row; Yaku::COUNT] = [
            $(Row {
                yaku: Yaku::$yaku, code: $code, romaji: $romaji, kanji: $kanji, english: $english,
                worth: $worth, lower: $lower,
            },)*
            $(Row {
                yaku: Yaku::$point, code: $p_code, romaji: $p_romaji, kanji: $p_kanji, english: $p_english,
                worth: $p_worth, lower: $p_lower,
            },)*
            $(Row {
                yaku: Yaku::$fan, code: $f_code, romaji: $f_code, kanji: $f_kanji, english: $f_english,
                worth: Worth::points($f_points, $f_points), lower: &[],
            },)*
        ];

        // The columns that scoring does not read: each in a table of its own, so that a program is linked only with those
        // it uses.
        pub(super) static ALIASES: [&[&str]; Yaku::BEFORE_FANS] = [$($aliases,)* $($p_aliases,)*];
        pub(super) static SOURCES: [&str; Yaku::COUNT] = [$($source,)* $($p_source,)* $($f_source,)*];
        pub(super) static EXAMPLES: [&str; Yaku::COUNT] = [$($example,)* $($p_example,)* $($f_example,)*];
        pub(super) static COUNTERS: [&str; Yaku::COUNT] = [$($counter,)* $($p_counter,)* $($f_counter,)*];
    };
}

macro_rules! rows_and_points {
    ($($rows:tt)*) => { points!(all_three [$($rows)*]); };
}

#[cfg(feature = "chinese")]
macro_rules! all_three {
    ([$($rows:tt)*] $($points:tt)*) => { fans!(table [$($rows)*] [$($points)*]); };
}

#[cfg(not(feature = "chinese"))]
macro_rules! all_three {
    ([$($rows:tt)*] $($points:tt)*) => { table!([$($rows)*] [$($points)*]); };
}

rows!(rows_and_points);
