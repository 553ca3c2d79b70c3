//! Facts that a yaku can need of a hand, and the functions by which rows name them.

use crate::tiles::{Dragon, Kinds, Suit};

/// The source of the winning tile, as a set.
pub(crate) mod method {
    pub(crate) const DRAW: u8 = 1;
    pub(crate) const RINSHAN: u8 = 2;
    pub(crate) const FIRST_DRAW: u8 = 4;
    pub(crate) const DISCARD: u8 = 8;
    pub(crate) const CHANKAN: u8 = 16;
    pub(crate) const FIRST_DISCARD: u8 = 32;
    pub(crate) const TSUMO: u8 = DRAW | RINSHAN | FIRST_DRAW;
    pub(crate) const RON: u8 = DISCARD | CHANKAN | FIRST_DISCARD;
    pub(crate) const LATER: u8 = DRAW | RINSHAN | DISCARD | CHANKAN;
}

use method::{RON, TSUMO};

/// Shapes of a hand, as a set.
pub(crate) mod shape {
    pub(crate) const STANDARD: u8 = 1;
    pub(crate) const PAIRS: u8 = 2;
    pub(crate) const ORPHANS: u8 = 4;
    pub(crate) const UNRELATED: u8 = 8;
    pub(crate) const KNITTED: u8 = 16;
    pub(crate) const KNITTED_STRAIGHT: u8 = 32;
}

use shape::{KNITTED, KNITTED_STRAIGHT, ORPHANS, PAIRS, STANDARD, UNRELATED};

/// The winner as dealer or not, as a set.
pub(crate) mod seat {
    pub(crate) const DEALER: u8 = 1;
    pub(crate) const OTHER: u8 = 2;
}

use seat::{DEALER, OTHER};

/// The facts that a yaku, or several together, need of a hand. Ranges are from the least to the most.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Needs {
    pub methods: u8,
    pub seats: u8,
    pub shapes: u8,
    /// Sequences among the four sets; the others are triplets and kans of numbers, of winds and of dragons.
    pub sequences: (u8, u8),
    pub numbers: (u8, u8),
    pub winds: (u8, u8),
    pub dragons: (u8, u8),
    /// The kinds that triplets or kans must be of.
    pub triplets: Kinds,
    /// Triplets of numbers at the least that are of simples, and that are of one rank.
    pub simples: u8,
    pub alike: u8,
    /// `true` if the triplets of numbers come in twos of one rank.
    pub in_twos: bool,
    /// The possible kinds of the pair.
    pub pair: Kinds,
    /// `true` if all four sets are called; closed kans are not.
    pub called: bool,
    /// Concealed triplets and kans at the least.
    pub concealed: u8,
    pub kans: (u8, u8),
    /// Kans of numbers at the most.
    pub number_kans: u8,
    /// The number of suits.
    pub suits: (u8, u8),
    /// The only kinds that the tiles may be of.
    pub only: Kinds,
    /// Kinds of which every block has one.
    pub every: Kinds,
    /// Two lists of kinds; the hand has a tile of each list.
    pub some: [Kinds; 2],
    /// `true` if riichi must be declared.
    pub riichi: bool,
}

/// No needs at all.
pub(crate) const ANY: Needs = Needs {
    methods: TSUMO | RON,
    seats: DEALER | OTHER,
    shapes: STANDARD | PAIRS | ORPHANS | UNRELATED | KNITTED | KNITTED_STRAIGHT,
    sequences: (0, 4),
    numbers: (0, 4),
    winds: (0, 4),
    dragons: (0, 3),
    triplets: Kinds::NONE,
    simples: 0,
    alike: 0,
    in_twos: false,
    pair: Kinds::ALL,
    called: false,
    concealed: 0,
    kans: (0, 4),
    number_kans: 4,
    suits: (0, 3),
    only: Kinds::ALL,
    every: Kinds::ALL,
    some: [Kinds::ALL; 2],
    riichi: false,
};

/// Four sets and a pair.
pub(crate) const SETS: Needs = Needs {
    shapes: STANDARD,
    ..ANY
};

/// Four sets and a pair, or seven pairs.
pub(crate) const SETS_OR_PAIRS: Needs = Needs {
    shapes: STANDARD | PAIRS,
    ..ANY
};

/// Asks for sets with a number of sequences.
pub(crate) const fn sequences(least: u8, most: u8) -> Needs {
    Needs {
        sequences: (least, most),
        ..SETS
    }
}

/// Asks for sets with at least so many triplets of numbers.
pub(crate) const fn numbers(least: u8) -> Needs {
    Needs {
        numbers: (least, 4),
        ..SETS
    }
}

/// Asks for sets with a number of triplets of winds.
pub(crate) const fn winds(least: u8, most: u8) -> Needs {
    Needs {
        winds: (least, most),
        some: [Kinds::WINDS, Kinds::ALL],
        ..SETS
    }
}

/// Asks for sets with triplets of these dragons.
pub(crate) const fn dragons(triplets: Kinds) -> Needs {
    Needs {
        triplets,
        some: [triplets, Kinds::ALL],
        ..SETS
    }
}

/// Asks for tiles of one suit, of these kinds alone.
pub(crate) const fn one_suit(only: Kinds) -> Needs {
    Needs {
        suits: (1, 1),
        only,
        ..SETS_OR_PAIRS
    }
}

pub(crate) const fn won(methods: u8) -> Needs {
    Needs { methods, ..ANY }
}

pub(crate) const fn first(methods: u8, seats: u8) -> Needs {
    Needs {
        methods,
        seats,
        ..ANY
    }
}

pub(crate) const fn on(methods: u8, tile: Kinds) -> Needs {
    Needs {
        methods,
        some: [tile, Kinds::ALL],
        ..ANY
    }
}

pub(crate) const fn dragon(dragon: Dragon) -> Kinds {
    Kinds::NONE.with(dragon.kind())
}

pub(crate) const fn dots(rank: u8) -> Kinds {
    Kinds::ranks(Suit::Pin, &[rank])
}

pub(crate) const fn bamboo(rank: u8) -> Kinds {
    Kinds::ranks(Suit::Sou, &[rank])
}

/// Asks for tiles of one suit at most, of the kinds `only`, some of them of `some`.
pub(crate) const fn one_suit_or_none(only: Kinds, some: Kinds) -> Needs {
    Needs {
        suits: (0, 1),
        some: [some, Kinds::ALL],
        ..one_suit(only)
    }
}
