//! Facts that a yaku needs of a hand besides its tiles in order, used by the rows of the table and to say which yaku
//! can stand together. They may say too little, never too much; `tests/it/quick/same.rs` compares them with dealt
//! hands.

use crate::tiles::{Dragon, Kinds, Suit};
use crate::yaku::kinds::{BLACK, BLACK_DOTS, GREEN, GREEN_BAMBOO, PEACOCK};
pub(super) use crate::yaku::kinds::{NUMBERS, SIMPLES};
use crate::yaku::{Yaku, rows};

use facts::method::{CHANKAN, DISCARD, DRAW, FIRST_DISCARD, FIRST_DRAW, LATER, RINSHAN, TSUMO};
use facts::seat::{DEALER, OTHER};
use facts::shape::{ORPHANS, PAIRS, STANDARD, UNRELATED};
pub(super) use facts::{ANY, Needs, method, seat, shape};
use facts::{
    SETS, SETS_OR_PAIRS, bamboo, dots, dragon, dragons, first, numbers, on, one_suit,
    one_suit_or_none, sequences, winds, won,
};
#[cfg(feature = "chinese")]
pub(super) use table::by_needs;
pub(super) use table::{by_seat, by_way, here};

mod facts;
#[cfg(feature = "chinese")]
mod fans;
mod table;
mod together;

macro_rules! needs {
    ($($yaku:ident {
        code: $code:expr, romaji: $romaji:expr, kanji: $kanji:expr, english: $english:expr, aliases: $aliases:expr,
        worth: $worth:expr, lower: $lower:expr,
        when: $when:expr,
        needs: $needs:expr,
        apart: $apart:expr, $($rest:tt)*
    })*) => {
        /// The needs of each yaku of riichi besides its tiles in order.
        static NEEDS: [Needs; Yaku::OF_RIICHI] = [$($needs,)*];
        static APART: [&[Yaku]; Yaku::OF_RIICHI] = [$($apart,)*];
    };
}

rows!(needs);

/// Yaku that no hand has beside this one, although nothing that [`Needs`] counts says so; each pair stands in one of its two rows.
/// `tests/it/quick/together.rs` holds them against all hands that there are.
fn apart(yaku: Yaku) -> &'static [Yaku] {
    let own = APART.get(yaku as usize).copied();
    #[cfg(feature = "chinese")]
    let own = own.or_else(|| fans::row(yaku).map(|(_, apart)| apart));
    own.unwrap_or_default()
}

/// Returns whether no hand has both of two yaku, as one of their rows says.
pub(super) fn are_apart(one: Yaku, other: Yaku) -> bool {
    apart(one).contains(&other) || apart(other).contains(&one)
}

const NO_TRIPLETS: &[Yaku] = &[Yaku::Suuankou, Yaku::SuuankouTanki, Yaku::HyakumanGoku];

/// A tile of which there was no other before it won is in none of these.
const TWO_OF_EACH: &[Yaku] = &[
    Yaku::Ryanpeikou,
    Yaku::Chinpeikou,
    Yaku::IsshokuYonjun,
    Yaku::JunseiChuuren,
    Yaku::Kokushi13,
    Yaku::Daisharin,
    Yaku::Shousharin,
];
