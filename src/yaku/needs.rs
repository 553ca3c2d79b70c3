//! What a yaku asks of a hand besides its tiles in order, as far as it says which yaku can stand together: a table beside
//! the table of yaku. It may ask too little, never too much; `tests/it/quick/same.rs` holds it against dealt hands.

use super::Yaku;
use super::table::{GREEN, GREEN_BAMBOO, PEACOCK};
pub(crate) use super::table::{NUMBERS, SIMPLES};
use crate::tile::{Dragon, Suit};
use crate::tiles::Kinds;

/// Where the winning tile came from, as a set.
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
use method::{CHANKAN, DISCARD, DRAW, FIRST_DISCARD, FIRST_DRAW, LATER, RINSHAN, RON, TSUMO};

/// Shapes of a hand, as a set.
pub(crate) mod shape {
    pub(crate) const STANDARD: u8 = 1;
    pub(crate) const PAIRS: u8 = 2;
    pub(crate) const ORPHANS: u8 = 4;
    pub(crate) const UNRELATED: u8 = 8;
}
use shape::{ORPHANS, PAIRS, STANDARD, UNRELATED};

/// Who sits where, as a set.
pub(crate) mod seat {
    pub(crate) const DEALER: u8 = 1;
    pub(crate) const OTHER: u8 = 2;
}
use seat::{DEALER, OTHER};

mod together;

/// What a yaku, or several together, ask of a hand. Ranges are from the least to the most.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Needs {
    pub methods: u8,
    pub seats: u8,
    pub shapes: u8,
    /// Runs among the four sets; the others are triplets and kans of numbers, of winds and of dragons.
    pub runs: (u8, u8),
    pub numbers: (u8, u8),
    pub winds: (u8, u8),
    pub dragons: (u8, u8),
    /// Triplets and kans of these are there.
    pub triplets: Kinds,
    /// So many of the triplets of numbers are of simples, and so many are of one rank.
    pub simples: u8,
    pub alike: u8,
    /// The pair is of these.
    pub pair: Kinds,
    /// Triplets and kans that are concealed.
    pub concealed: u8,
    pub kans: (u8, u8),
    /// Kans of numbers at the most.
    pub number_kans: u8,
    /// How many suits the tiles are of.
    pub suits: (u8, u8),
    /// All tiles are of these.
    pub only: Kinds,
    /// Every block has one of these.
    pub every: Kinds,
    /// Of each of these there is a tile.
    pub some: [Kinds; 2],
    /// Whether riichi was declared.
    pub riichi: bool,
}

/// Nothing at all.
pub(crate) const ANY: Needs = Needs {
    methods: TSUMO | RON,
    seats: DEALER | OTHER,
    shapes: STANDARD | PAIRS | ORPHANS | UNRELATED,
    runs: (0, 4),
    numbers: (0, 4),
    winds: (0, 4),
    dragons: (0, 3),
    triplets: Kinds::NONE,
    simples: 0,
    alike: 0,
    pair: Kinds::ALL,
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
const SETS: Needs = Needs {
    shapes: STANDARD,
    ..ANY
};

/// Four sets and a pair, or seven pairs.
const SETS_OR_PAIRS: Needs = Needs {
    shapes: STANDARD | PAIRS,
    ..ANY
};

/// So many runs.
const fn runs(least: u8, most: u8) -> Needs {
    Needs {
        runs: (least, most),
        ..SETS
    }
}

/// So many triplets of numbers.
const fn numbers(least: u8) -> Needs {
    Needs {
        numbers: (least, 4),
        ..SETS
    }
}

/// So many triplets of winds.
const fn winds(least: u8, most: u8) -> Needs {
    Needs {
        winds: (least, most),
        some: [Kinds::WINDS, Kinds::ALL],
        ..SETS
    }
}

/// Triplets of these dragons.
const fn dragons(triplets: Kinds) -> Needs {
    Needs {
        triplets,
        some: [triplets, Kinds::ALL],
        ..SETS
    }
}

/// One suit, and these tiles alone.
const fn one_suit(only: Kinds) -> Needs {
    Needs {
        suits: (1, 1),
        only,
        ..SETS_OR_PAIRS
    }
}

const fn won(methods: u8) -> Needs {
    Needs { methods, ..ANY }
}

const fn first(methods: u8, seats: u8) -> Needs {
    Needs {
        methods,
        seats,
        ..ANY
    }
}

const fn on(methods: u8, tile: Kinds) -> Needs {
    Needs {
        methods,
        some: [tile, Kinds::ALL],
        ..ANY
    }
}

const fn dragon(dragon: Dragon) -> Kinds {
    Kinds::NONE.with(dragon.kind())
}

const fn dots(rank: u8) -> Kinds {
    Kinds::ranks(Suit::Pin, &[rank])
}

impl Needs {
    /// What this yaku asks.
    #[allow(
        clippy::match_same_arms,
        clippy::too_many_lines,
        reason = "a table, in the order of the yaku"
    )]
    const fn of(yaku: Yaku) -> Self {
        match yaku {
            Yaku::Riichi | Yaku::DoubleRiichi | Yaku::OpenRiichi => won(LATER),
            Yaku::Ippatsu => Self {
                riichi: true,
                ..won(DRAW | DISCARD | CHANKAN)
            },
            Yaku::MenzenTsumo => won(TSUMO),
            Yaku::Haitei => won(DRAW | RINSHAN),
            Yaku::Houtei => won(DISCARD),
            Yaku::Rinshan => Self {
                methods: RINSHAN,
                kans: (1, 4),
                ..runs(0, 3)
            },
            // The other three of its kind are in the kan, so the tile completes a run.
            Yaku::Chankan => Self {
                methods: CHANKAN,
                shapes: STANDARD | ORPHANS,
                ..runs(1, 4)
            },
            Yaku::Pinfu | Yaku::Ryanpeikou => runs(4, 4),
            Yaku::Tanyao => Self {
                only: SIMPLES,
                ..SETS_OR_PAIRS
            },
            Yaku::Iipeikou => runs(2, 4),
            Yaku::YakuhaiSeat | Yaku::YakuhaiRound => winds(1, 4),
            Yaku::YakuhaiHaku => dragons(dragon(Dragon::Haku)),
            Yaku::YakuhaiHatsu => dragons(dragon(Dragon::Hatsu)),
            Yaku::YakuhaiChun => dragons(dragon(Dragon::Chun)),
            Yaku::Chiitoitsu => Self {
                shapes: PAIRS,
                ..ANY
            },
            Yaku::SanshokuDoujun => Self {
                suits: (3, 3),
                ..runs(3, 4)
            },
            Yaku::Ittsuu => runs(3, 4),
            Yaku::Chanta => Self {
                every: Kinds::YAOCHUU,
                ..runs(1, 4)
            },
            Yaku::Junchan => Self {
                every: Kinds::TERMINALS,
                only: NUMBERS,
                ..runs(1, 4)
            },
            Yaku::Toitoi => runs(0, 0),
            Yaku::Sanankou => Self {
                concealed: 3,
                ..runs(0, 1)
            },
            Yaku::Sankantsu => Self {
                kans: (3, 4),
                ..runs(0, 1)
            },
            Yaku::SanshokuDoukou => Self {
                suits: (3, 3),
                alike: 3,
                ..numbers(3)
            },
            Yaku::Honroutou => Self {
                only: Kinds::YAOCHUU,
                runs: (0, 0),
                ..SETS_OR_PAIRS
            },
            Yaku::Shousangen => Self {
                dragons: (2, 2),
                pair: Kinds::DRAGONS,
                some: [Kinds::DRAGONS, Kinds::ALL],
                ..SETS
            },
            Yaku::Honitsu => Self {
                some: [Kinds::HONORS, NUMBERS],
                ..one_suit(Kinds::ALL)
            },
            Yaku::Chinitsu => one_suit(NUMBERS),
            Yaku::TsubameGaeshi | Yaku::Kanburi => won(DISCARD | FIRST_DISCARD),
            Yaku::IsshokuSanjun => runs(3, 4),
            Yaku::IsshokuYonjun => runs(4, 4),
            Yaku::Sanrenkou => Self {
                simples: 2,
                ..numbers(3)
            },
            Yaku::Uumensai => Self {
                suits: (3, 3),
                some: [Kinds::WINDS, Kinds::DRAGONS],
                winds: (0, 1),
                dragons: (0, 1),
                ..runs(0, 3)
            },
            Yaku::Sanpuukou => winds(3, 4),
            Yaku::Tenhou => first(FIRST_DRAW, DEALER),
            Yaku::Chiihou => first(FIRST_DRAW, OTHER),
            Yaku::Renhou => first(FIRST_DISCARD, OTHER),
            Yaku::Daisangen => dragons(Kinds::DRAGONS),
            Yaku::Shousuushii => Self {
                pair: Kinds::WINDS,
                ..winds(3, 3)
            },
            Yaku::Daisuushii => winds(4, 4),
            Yaku::Suuankou | Yaku::SuuankouTanki => Self {
                concealed: 4,
                ..runs(0, 0)
            },
            Yaku::Tsuuiisou => Self {
                only: Kinds::HONORS,
                suits: (0, 0),
                runs: (0, 0),
                ..SETS_OR_PAIRS
            },
            Yaku::Ryuuiisou => one_suit_or_none(GREEN, GREEN),
            Yaku::Chinroutou => Self {
                only: Kinds::TERMINALS,
                ..runs(0, 0)
            },
            Yaku::Suukantsu => Self {
                kans: (4, 4),
                ..runs(0, 0)
            },
            Yaku::Chuuren | Yaku::JunseiChuuren => Self {
                kans: (0, 0),
                shapes: STANDARD,
                some: [Kinds::TERMINALS, Kinds::ALL],
                ..one_suit(NUMBERS)
            },
            Yaku::Kokushi | Yaku::Kokushi13 => Self {
                shapes: ORPHANS,
                only: Kinds::YAOCHUU,
                ..ANY
            },
            Yaku::Suurenkou => numbers(4),
            Yaku::Daisharin => Self {
                kans: (0, 0),
                ..one_suit(SIMPLES)
            },
            Yaku::Shousharin => Self {
                kans: (0, 0),
                some: [Kinds::TERMINALS, Kinds::ALL],
                ..one_suit(NUMBERS)
            },
            Yaku::ShiisanPuutaa | Yaku::ShiisuuPuutaa => Self {
                shapes: UNRELATED,
                ..won(FIRST_DRAW)
            },
            Yaku::Daichisei => Self {
                shapes: PAIRS,
                only: Kinds::HONORS,
                ..ANY
            },
            Yaku::HyakumanGoku => one_suit(Kinds::suit(Suit::Man)),
            Yaku::Benikujaku => Self {
                shapes: STANDARD,
                runs: (0, 0),
                ..one_suit_or_none(PEACOCK, PEACOCK)
            },
            Yaku::Kouitten => {
                let red = dragon(Dragon::Chun);
                one_suit_or_none(GREEN_BAMBOO.or(red), red)
            }
            Yaku::IshiNoUeNiMoSannen => won(DRAW | RINSHAN | DISCARD),
            Yaku::Paarenchan => Self {
                seats: DEALER,
                ..ANY
            },
            Yaku::IipinMouyue => on(DRAW | RINSHAN, dots(1)),
            Yaku::ChuupinRaoyui => on(DISCARD, dots(9)),
            Yaku::UupinKaihou => Self {
                methods: RINSHAN,
                kans: (1, 4),
                some: [dots(5), Kinds::ALL],
                ..runs(0, 3)
            },
            // The patterns of games whose points add up are not chosen here. Named one by one, so that the compiler asks what
            // a new yaku needs.
            Yaku::AllChows
            | Yaku::AllSimples
            | Yaku::DragonPung
            | Yaku::SeatWindPung
            | Yaku::PrevailingWindPung
            | Yaku::ConcealedHand
            | Yaku::FlowerTile
            | Yaku::PremiumTile
            | Yaku::Ready
            | Yaku::FullyConcealedHand
            | Yaku::AllPungs
            | Yaku::ClearHand
            | Yaku::PureStraight
            | Yaku::OpenReady
            | Yaku::LittleThreeDragons
            | Yaku::ThreeConcealedPungs
            | Yaku::SevenPairs
            | Yaku::LastTileDraw
            | Yaku::RobbingTheKong
            | Yaku::ReplacementTile
            | Yaku::DoubleReady
            | Yaku::LittleFourWinds
            | Yaku::PureHand
            | Yaku::BigThreeDragons
            | Yaku::AllTerminals
            | Yaku::FourConcealedPungs
            | Yaku::AllFlowers
            | Yaku::MoonBottomSea
            | Yaku::PlumBlossomRoof
            | Yaku::BigFourWinds
            | Yaku::AllHonors
            | Yaku::HeavenlyHand
            | Yaku::EarthlyHand
            | Yaku::BlessingOfMan
            | Yaku::NineGates => ANY,
        }
    }
}

/// Of one suit at most, these tiles alone, some of those among them.
const fn one_suit_or_none(only: Kinds, some: Kinds) -> Needs {
    Needs {
        suits: (0, 1),
        some: [some, Kinds::ALL],
        ..one_suit(only)
    }
}
