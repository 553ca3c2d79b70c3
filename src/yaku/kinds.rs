//! The tiles that yaku are about.

use crate::tiles::{Dragon, Kinds, Suit};

/// Everything but honors.
pub(crate) const NUMBERS: Kinds = Kinds::ALL.without(Kinds::HONORS);

/// 2 to 8 of every suit.
pub(crate) const SIMPLES: Kinds = NUMBERS.without(Kinds::TERMINALS);

/// 2, 3, 4, 6, 8 of bamboo.
pub(crate) const GREEN_BAMBOO: Kinds = Kinds::ranks(Suit::Sou, &[2, 3, 4, 6, 8]);

/// Green bamboo and the green dragon.
pub(crate) const GREEN: Kinds = GREEN_BAMBOO.with(Dragon::Hatsu.kind());

/// 1, 5, 7, 9 of bamboo and the red dragon.
pub(crate) const PEACOCK: Kinds = Kinds::ranks(Suit::Sou, &[1, 5, 7, 9]).with(Dragon::Chun.kind());

/// 2, 4, 8 of dots.
pub(crate) const BLACK_DOTS: Kinds = Kinds::ranks(Suit::Pin, &[2, 4, 8]);

/// Black dots and the winds.
pub(crate) const BLACK: Kinds = BLACK_DOTS.or(Kinds::WINDS);

/// The tiles of every suit from one rank to another.
#[cfg(feature = "chinese")]
pub(crate) const fn ranks(from: u8, to: u8) -> Kinds {
    let mut kinds = Kinds::NONE;
    let mut rank = from;
    while rank <= to {
        let [man, pin, sou] = Suit::ALL;
        kinds = kinds.or(Kinds::ranks(man, &[rank]));
        kinds = kinds.or(Kinds::ranks(pin, &[rank]));
        kinds = kinds.or(Kinds::ranks(sou, &[rank]));
        rank += 1;
    }
    kinds
}

/// The fives.
#[cfg(feature = "chinese")]
pub(crate) const FIVES: Kinds = ranks(5, 5);

/// 2, 4, 6, 8 of every suit.
#[cfg(feature = "chinese")]
pub(crate) const EVEN: Kinds = ranks(2, 2).or(ranks(4, 4)).or(ranks(6, 6)).or(ranks(8, 8));

/// The tiles that look the same upside down.
#[cfg(feature = "chinese")]
pub(crate) const REVERSIBLE: Kinds = Kinds::ranks(Suit::Pin, &[1, 2, 3, 4, 5, 8, 9])
    .or(Kinds::ranks(Suit::Sou, &[2, 4, 5, 6, 8, 9]))
    .with(Dragon::Haku.kind());
