//! Yaku of a hand, found by a few operations on all its blocks at once.
//!
//! The conditions are those of the rows of [`TABLE`](crate::yaku::TABLE); `tests/it/bulk.rs` compares the two.

use crate::bulk::digits::{ONES, are_pairs};
use crate::bulk::hand::Hand;
use crate::bulk::splits::{Split, Suited};
use crate::hand::question::Flag;
use crate::result::win::WonOn;
use crate::tiles::Kinds;
use crate::tiles::{Dragon, Kind, Wind};
use crate::yaku::{RiichiSet, Yaku};

/// The ranks of a suit as a number of [`Suited`], all bits of each.
const TERMINALS: Suited = 0o700_000_007;
const GREEN: Suited = 0o070_707_770;
const PEACOCK: Suited = 0o707_070_007;
const BLACK: Suited = 0o070_007_070;
/// The honors east to north.
const WIND_TILES: Suited = 0o7_777;
/// 1112345678999.
const GATES: Suited = 0o311_111_113;
/// 22334455667788, and one lower or higher.
const WHEELS: Suited = 0o022_222_220;
/// The honors green and red dragon.
const HATSU: Suited = 7 << 15;
const CHUN: Suited = 7 << 18;

/// A bit for each kind.
const YAOCHUU: u64 = Kinds::YAOCHUU.bits();
const TERMINAL_KINDS: u64 = Kinds::TERMINALS.bits();
const WINDS: u64 = Kinds::WINDS.bits();
const DRAGONS: u64 = Kinds::DRAGONS.bits();

/// The lowest bit of each of the 21 counts of sequences.
const SEQUENCES: u64 = 0o111_111_111_111_111_111_111;
/// Sequences from 1 and from 7 in each suit.
const EDGES: u64 = 0o100_000_110_000_011_000_001;
/// Sequences from 1 in each suit.
const LOWEST: u64 = 1 | 1 << 21 | 1 << 42;
const ONE_SUIT: u64 = (1 << 21) - 1;

/// A standard reading: four sets and a pair, melds included.
#[derive(Clone, Copy, Debug)]
pub(super) struct StandardBlocks {
    /// The number of sequences that start at each of the ranks 1 to 7 of characters, dots, bamboo; three bits each.
    pub sequences: u64,
    /// A bit for each kind that is a triplet or kan.
    pub triplets: u64,
    /// The bit of the kind that is the pair.
    pub pair: u64,
    /// Concealed triplets and kans, before the ron.
    pub concealed: u8,
    /// Fu of the sets, before the ron.
    pub fu: u8,
}

impl StandardBlocks {
    /// Puts the parts of the four groups of tiles together; `None` unless there is one pair.
    #[inline]
    pub(super) fn of(hand: &Hand, splits: [&Split; 4]) -> Option<Self> {
        let (mut sequences, mut triplets) = (hand.called.sequences, hand.called.triplets);
        let (mut pair, mut weight) = (0, 0);
        for (group, split) in splits.into_iter().enumerate() {
            sequences += u64::from(split.sequences).wrapping_shl(21 * group as u32); // honors have none
            triplets |= u64::from(split.triplets) << (9 * group);
            pair |= (1_u64 << split.pair >> 1) << (9 * group);
            weight += split.weight;
        }
        pair.is_power_of_two().then_some(Self {
            sequences,
            triplets,
            pair,
            concealed: hand.called.ankans + (weight >> 4),
            fu: hand.called.fu + 4 * (weight & 15),
        })
    }

    const fn has_triplet(&self, kind: Kind) -> bool {
        self.triplets >> kind.index() & 1 == 1
    }

    /// Returns whether every block has one of these kinds; sequences must start or end a suit.
    const fn touches(&self, kinds: u64, starts: u64) -> bool {
        (self.triplets | self.pair) & !kinds == 0 && starts & !EDGES == 0
    }

    /// Counts the yakuhai that a triplet of the pair's tile would be.
    #[inline]
    pub(super) fn pair_value(&self, hand: &Hand) -> u8 {
        let is = |wind: Wind| (self.pair >> wind.kind().index()) as u8 & 1;
        u8::from(self.pair & DRAGONS > 0) + is(hand.seat) + is(hand.round)
    }
}

/// Returns the yaku of the situation, by how the hand was won.
#[inline]
pub(super) fn situation(hand: &Hand) -> RiichiSet {
    let (tsumo, method) = (hand.is_tsumo(), hand.method);
    let last = hand.flags.has(Flag::LastTile);
    let first = matches!(method, WonOn::FirstDraw);
    RiichiSet::NONE
        .with(Yaku::Riichi, hand.riichi.is_declared())
        .with(Yaku::DoubleRiichi, hand.riichi.is_double())
        .with(Yaku::Ippatsu, hand.flags.has(Flag::Ippatsu))
        .with(Yaku::MenzenTsumo, tsumo)
        .with(Yaku::Haitei, tsumo && last)
        .with(Yaku::Houtei, !tsumo && last)
        .with(Yaku::Rinshan, matches!(method, WonOn::Rinshan))
        .with(Yaku::Chankan, matches!(method, WonOn::Chankan))
        .with(Yaku::Tenhou, first && hand.is_dealer())
        .with(Yaku::Chiihou, first && !hand.is_dealer())
        .with(Yaku::Renhou, matches!(method, WonOn::FirstDiscard))
}

/// Returns the yaku that depend on the tiles and not on how they are read. Not for thirteen orphans.
#[inline]
pub(super) fn tiles(hand: &Hand) -> RiichiSet {
    let [man, pin, sou, honors] = hand.tiles;
    let all = man | pin | sou;
    let suits = u8::from(man > 0) + u8::from(pin > 0) + u8::from(sou > 0);
    let outside = all & !TERMINALS == 0;
    let found = RiichiSet::NONE
        .with(Yaku::Tanyao, all & TERMINALS | honors == 0)
        .with(Yaku::Honroutou, outside)
        .with(Yaku::Chinroutou, outside && honors == 0)
        .with(Yaku::Tsuuiisou, all == 0)
        .with(Yaku::Honitsu, suits == 1 && honors > 0)
        .with(Yaku::Chinitsu, suits == 1 && honors == 0)
        .with(
            Yaku::Ryuuiisou,
            man | pin == 0 && sou & !GREEN | honors & !HATSU == 0,
        );
    if suits == 1 && honors == 0 && hand.called.count == 0 {
        found.or(gates(hand, all))
    } else {
        found
    }
}

/// Returns nine gates, pure or not, for a concealed hand of one suit.
fn gates(hand: &Hand, tiles: Suited) -> RiichiSet {
    let enough = (0..27)
        .step_by(3)
        .all(|at| tiles >> at & 7 >= GATES >> at & 7);
    let pure = enough && tiles - GATES == 1 << (3 * (hand.win.index() % 9));
    RiichiSet::NONE
        .with(Yaku::Chuuren, enough)
        .with(Yaku::JunseiChuuren, pure)
}

/// Returns whether big wheels would be of dots.
pub(super) const fn has_wheels_of_dots(hand: &Hand) -> bool {
    hand.tiles[1] == WHEELS
}

/// Returns whether the sequences of a hand of four are of one suit.
pub(super) fn has_twelve_of_a_suit(hand: &Hand) -> bool {
    let [suits @ .., _] = hand.tiles;
    let total = |tiles: Suited| -> u32 { (0..9).map(|i| tiles >> (3 * i) & 7).sum() };
    suits.into_iter().any(|tiles| total(tiles) >= 12)
}

/// Returns the yaku that depend on the blocks and not on the place of the winning tile.
#[inline]
pub(super) fn blocks(hand: &Hand, blocks: &StandardBlocks) -> RiichiSet {
    let (sequences, triplets) = (blocks.sequences, blocks.triplets);
    let starts = (sequences | sequences >> 1 | sequences >> 2) & SEQUENCES;
    let straight = starts & starts >> 9 & starts >> 18 & LOWEST;
    let three = starts & starts >> 21 & starts >> 42 & ONE_SUIT;
    let same = triplets & triplets >> 9 & triplets >> 18 & 0o777;
    let has = |kind| blocks.has_triplet(kind);
    let found = RiichiSet::NONE
        .with(Yaku::YakuhaiSeat, has(hand.seat.kind()))
        .with(Yaku::YakuhaiRound, has(hand.round.kind()))
        .with(Yaku::YakuhaiHaku, has(Dragon::Haku.kind()))
        .with(Yaku::YakuhaiHatsu, has(Dragon::Hatsu.kind()))
        .with(Yaku::YakuhaiChun, has(Dragon::Chun.kind()))
        .with(Yaku::SanshokuDoujun, three > 0)
        .with(Yaku::Ittsuu, straight > 0)
        .with(
            Yaku::Chanta,
            sequences > 0 && blocks.touches(YAOCHUU, starts),
        )
        .with(
            Yaku::Junchan,
            sequences > 0 && blocks.touches(TERMINAL_KINDS, starts),
        )
        .with(Yaku::Toitoi, sequences == 0)
        .with(Yaku::SanshokuDoukou, same > 0)
        .with(Yaku::Sankantsu, hand.called.kans >= 3)
        .with(Yaku::Suukantsu, hand.called.kans >= 4);
    found.or(equal_sequences(sequences)).or(honors(blocks))
}

#[inline]
fn equal_sequences(sequences: u64) -> RiichiSet {
    // Counts of 2 and 3 have the middle bit, a count of 4 the highest.
    let (two, four) = (sequences >> 1 & SEQUENCES, sequences >> 2 & SEQUENCES);
    if two | four == 0 {
        return RiichiSet::NONE;
    }
    RiichiSet::of(&[Yaku::Iipeikou]).with(Yaku::Ryanpeikou, four > 0 || two & (two - 1) > 0)
}

#[inline]
fn honors(blocks: &StandardBlocks) -> RiichiSet {
    let all = |kinds: u64, tiles: u64| tiles & kinds == kinds;
    let little = |kinds: u64| all(kinds, blocks.triplets | blocks.pair) && blocks.pair & kinds > 0;
    RiichiSet::NONE
        .with(Yaku::Shousangen, little(DRAGONS))
        .with(Yaku::Daisangen, all(DRAGONS, blocks.triplets))
        .with(Yaku::Shousuushii, little(WINDS))
        .with(Yaku::Daisuushii, all(WINDS, blocks.triplets))
}

/// Returns the old yaku that depend on tiles and situation.
pub(super) fn old(hand: &Hand) -> RiichiSet {
    let [man, pin, sou, honors] = hand.tiles;
    let last = hand.flags.has(Flag::LastTile) && hand.method != WonOn::Rinshan;
    let tsumo = hand.is_tsumo();
    let wheels = |shape: Suited| [man, pin, sou].contains(&shape) && hand.called.count == 0;
    let is_pin = |rank: usize| hand.win.index() == 8 + rank;
    let is_sou = |rank: usize| hand.win.index() == 17 + rank;
    let four_calls = hand.called.count == 4 && hand.called.ankans == 0;
    let red = honors & CHUN > 0;
    RiichiSet::NONE
        .with(Yaku::OpenRiichi, hand.riichi.is_open())
        .with(Yaku::TsubameGaeshi, hand.flags.has(Flag::RiichiDiscard))
        .with(Yaku::Kanburi, hand.flags.has(Flag::KanDiscard))
        .with(Yaku::Paarenchan, hand.flags.has(Flag::Paarenchan))
        .with(Yaku::IshiNoUeNiMoSannen, hand.riichi.is_double() && last)
        .with(Yaku::IipinMouyue, tsumo && last && is_pin(1))
        .with(Yaku::ChuupinRaoyui, !tsumo && last && is_pin(9))
        .with(
            Yaku::UupinKaihou,
            hand.method == WonOn::Rinshan && is_pin(5),
        )
        .with(
            Yaku::Sashikomi,
            hand.riichi.is_open() && hand.flags.has(Flag::Sashikomi),
        )
        .with(
            Yaku::RyanzouChankan,
            hand.method == WonOn::Chankan && is_sou(2),
        )
        .with(Yaku::ShiiaruRaotai, four_calls)
        .with(Yaku::KinkeiDokuritsu, four_calls && is_sou(1))
        .with(
            Yaku::Kokuiisou,
            man | sou == 0 && pin & !BLACK | honors & !WIND_TILES == 0,
        )
        .with(Yaku::Daisharin, wheels(WHEELS))
        .with(Yaku::Shousharin, wheels(WHEELS >> 3) || wheels(WHEELS << 3))
        .with(Yaku::HyakumanGoku, sum_of_man(hand) >= 100)
        .with(
            Yaku::Benikujaku,
            man | pin == 0 && sou & !PEACOCK | honors & !CHUN == 0,
        )
        .with(
            Yaku::Kouitten,
            red && man | pin == 0 && sou & !GREEN | honors & !CHUN == 0,
        )
}

fn sum_of_man(hand: &Hand) -> u32 {
    let [man, pin, sou, honors] = hand.tiles;
    if pin | sou | honors > 0 {
        return 0;
    }
    (0..9).map(|i| (i + 1) * (man >> (3 * i) & 7)).sum()
}

/// Returns the old yaku that depend on the blocks.
pub(super) fn old_blocks(hand: &Hand, blocks: &StandardBlocks) -> RiichiSet {
    let [man, pin, sou, honors] = hand.tiles;
    let (winds, dragons) = (honors & 0o7777, honors >> 12);
    let kinds = [man, pin, sou, winds, dragons];
    let (two, four) = (
        blocks.sequences >> 1 & SEQUENCES,
        blocks.sequences >> 2 & SEQUENCES,
    );
    let row = |length: u32| {
        (0..3).any(|suit| {
            let triplets = blocks.triplets >> (9 * suit) & 0o777;
            (1..length).fold(triplets, |rest, step| rest & triplets >> step) > 0
        })
    };
    let starts = (blocks.sequences | two | four) & SEQUENCES;
    let from = |suit: u32, rank: u32| starts >> (21 * suit + 3 * (rank - 1)) & 1 > 0;
    let straight = |a, b, c| from(a, 1) && from(b, 4) && from(c, 7);
    let bridge = |suit| [1, 3, 5, 7].iter().all(|&rank| from(suit, rank));
    let number = |suit: u32, kinds: u64| kinds >> (9 * suit) & 0o777;
    // Ranks that at least two suits have.
    let twice = |kinds: u64| {
        let [a, b, c] = [0, 1, 2].map(|suit| number(suit, kinds));
        a & b | a & c | b & c
    };
    let double = twice(blocks.triplets);
    let third = |suit| {
        let [a, b] = [1, 2].map(|step| number((suit + step) % 3, blocks.triplets));
        number(suit, blocks.pair) & a & b > 0
    };
    let of_winds = (blocks.triplets & WINDS).count_ones();
    let twins = two | four;
    let matching = twins & (twins >> 21 | twins >> 42);
    RiichiSet::NONE
        .with(Yaku::Shousanpuu, of_winds == 2 && blocks.pair & WINDS > 0)
        .with(
            Yaku::SanshokuIttsuu,
            straight(0, 1, 2)
                || straight(0, 2, 1)
                || straight(1, 0, 2)
                || straight(1, 2, 0)
                || straight(2, 0, 1)
                || straight(2, 1, 0),
        )
        .with(Yaku::Chinpeikou, matching & (ONE_SUIT | ONE_SUIT << 21) > 0)
        .with(Yaku::Ryandoukou, double & double.wrapping_sub(1) > 0)
        .with(Yaku::Shoutate, (0..3).any(third))
        .with(Yaku::Kinmonkyou, (0..3).any(bridge))
        .with(Yaku::IsshokuSanjun, two & blocks.sequences | four > 0)
        .with(Yaku::IsshokuYonjun, four > 0)
        .with(Yaku::Sanrenkou, row(3))
        .with(Yaku::Suurenkou, row(4))
        .with(Yaku::Sanpuukou, of_winds >= 3)
        .with(Yaku::Uumensai, kinds.iter().all(|&tiles| tiles > 0))
}

/// Returns whether the concealed tiles are seven different pairs.
#[inline]
pub(super) fn is_chiitoitsu(hand: &Hand) -> bool {
    hand.called.count == 0 && are_pairs(&hand.closed)
}

/// Returns whether the concealed tiles are the thirteen orphans.
#[inline]
pub(super) fn is_kokushi(hand: &Hand) -> bool {
    let one_of = |tiles: Suited, kinds: Suited| {
        let any = (tiles | tiles >> 1 | tiles >> 2) & ONES;
        any == kinds & ONES
    };
    let [man, pin, sou, honors] = hand.closed;
    hand.called.count == 0
        && one_of(man, TERMINALS)
        && one_of(pin, TERMINALS)
        && one_of(sou, TERMINALS)
        && one_of(honors, 0o7_777_777)
}
