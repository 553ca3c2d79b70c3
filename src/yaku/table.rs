//! The table of all yaku, made of their entries.

use super::rows::rows;
use super::{Row, Unit, Worth, YakuSet};

macro_rules! table {
    ($($yaku:ident {
        code: $code:expr, romaji: $romaji:expr, kanji: $kanji:expr, english: $english:expr, aliases: $aliases:expr,
        worth: $worth:expr, lower: $lower:expr,
        when: $when:expr,
        needs: $needs:expr,
        source: $source:expr,
        example: $example:expr, counter: $counter:expr,
    })*) => {
        /// A yaku. Its id and names are in its [`Row`].
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        #[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
        #[non_exhaustive]
        #[allow(missing_docs, reason = "the row documents it")]
        pub enum Yaku { $($yaku,)* }

        impl Yaku {
            /// How many there are.
            pub const COUNT: usize = [$(Self::$yaku),*].len();
        }

        /// All yaku; the row of a yaku is at the index of its id.
        pub static TABLE: [Row; Yaku::COUNT] = [
            $(Row {
                yaku: Yaku::$yaku, code: $code, romaji: $romaji, kanji: $kanji, english: $english,
                worth: $worth, lower: $lower,
            },)*
        ];

        /// What each replaces, as a set.
        pub(super) static REPLACES: [YakuSet; Yaku::COUNT] =
            [$(YakuSet::of($lower).or(YakuSet::of(of_the_same_tiles(Yaku::$yaku))),)*];

        // What scoring does not read: each in a table of its own, so that a program is linked with what it uses.
        pub(super) static ALIASES: [&[&str]; Yaku::COUNT] = [$($aliases,)*];
        pub(super) static SOURCES: [&str; Yaku::COUNT] = [$($source,)*];
        pub(super) static EXAMPLES: [&str; Yaku::COUNT] = [$($example,)*];
        pub(super) static COUNTERS: [&str; Yaku::COUNT] = [$($counter,)*];
    };
}

rows!(table);

/// What is no lower form of a yaku and is read from the same tiles where a hand has both: one pattern is paid once.
/// Source: rules.md 1.1.4.
const fn of_the_same_tiles(yaku: Yaku) -> &'static [Yaku] {
    match yaku {
        // Four equal runs are two pairs of them, too.
        Yaku::Ryanpeikou => &[Yaku::IsshokuSanjun],
        _ => &[],
    }
}

/// The patterns of games whose points add up; they are the last of the table.
pub(crate) const POINTS: YakuSet = YakuSet::paid_in(Unit::Points);
pub(crate) const FIRST_OF_POINTS: usize = POINTS.first();

const _: () = assert!(FIRST_OF_POINTS + POINTS.len() == Yaku::COUNT);
