//! The tiles that yaku are about.

use crate::tiles::{Dragon, Kinds, Suit};

/// Everything but honors.
pub(crate) const NUMBERS: Kinds = Kinds::ALL.without(Kinds::HONORS);

/// 2 to 8 of every suit.
pub(crate) const SIMPLES: Kinds = NUMBERS.without(Kinds::TERMINALS);

/// 2, 3, 4, 6, 8 of bamboo.
pub(crate) const GREEN_BAMBOO: Kinds = Kinds::ranks(Suit::Sou, &[2, 3, 4, 6, 8]);

/// Those and the green dragon.
pub(crate) const GREEN: Kinds = GREEN_BAMBOO.with(Dragon::Hatsu.kind());

/// 1, 5, 7, 9 of bamboo and the red dragon.
pub(crate) const PEACOCK: Kinds = Kinds::ranks(Suit::Sou, &[1, 5, 7, 9]).with(Dragon::Chun.kind());

/// 2, 4, 8 of dots.
pub(crate) const BLACK_DOTS: Kinds = Kinds::ranks(Suit::Pin, &[2, 4, 8]);

/// Those and the winds.
pub(crate) const BLACK: Kinds = BLACK_DOTS.or(Kinds::WINDS);
