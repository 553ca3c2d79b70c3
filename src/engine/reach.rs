//! Yaku that are out of reach of a reading: a few quick tests save asking the conditions of most.
//!
//! Only a shortcut: the condition of such a yaku would answer "no", not even "nearly".

use crate::engine::case::ReadHand;
use crate::hand::question::Flags;
use crate::hand::reading::Shape;
use crate::tiles::Suit;
use crate::tiles::{Kinds, Size};
use crate::yaku::{RiichiSet, Yaku};

/// Yaku with honors.
const OF_HONORS: RiichiSet = RiichiSet::of(&[
    Yaku::YakuhaiSeat,
    Yaku::YakuhaiRound,
    Yaku::YakuhaiHaku,
    Yaku::YakuhaiHatsu,
    Yaku::YakuhaiChun,
    Yaku::Shousangen,
    Yaku::Honitsu,
    Yaku::Uumensai,
    Yaku::Sanpuukou,
    Yaku::Shousanpuu,
    Yaku::Daisangen,
    Yaku::Shousuushii,
    Yaku::Daisuushii,
    Yaku::Tsuuiisou,
    Yaku::Daichisei,
    Yaku::Kouitten,
]);

/// Yaku that are near with two triplets at least.
const OF_TRIPLETS: RiichiSet = RiichiSet::of(&[
    Yaku::Toitoi,
    Yaku::Sanankou,
    Yaku::Sankantsu,
    Yaku::SanshokuDoukou,
    Yaku::Shousangen,
    Yaku::Sanrenkou,
    Yaku::Sanpuukou,
    Yaku::Shousanpuu,
    Yaku::Ryandoukou,
    Yaku::Shoutate,
    Yaku::Daisangen,
    Yaku::Shousuushii,
    Yaku::Daisuushii,
    Yaku::Suuankou,
    Yaku::SuuankouTanki,
    Yaku::Suukantsu,
    Yaku::Suurenkou,
]);

/// Yaku with equal sequences.
const OF_EQUAL_RUNS: RiichiSet = RiichiSet::of(&[
    Yaku::Iipeikou,
    Yaku::Ryanpeikou,
    Yaku::Chinpeikou,
    Yaku::IsshokuSanjun,
    Yaku::IsshokuYonjun,
]);

/// Near even in four sets and a pair, if these are pairs as well, two of them alike.
const OF_PAIRS: RiichiSet = RiichiSet::of(&[Yaku::Chiitoitsu]);

/// Yaku of other shapes than four sets and a pair.
const OF_SHAPES: RiichiSet = RiichiSet::of(&[
    Yaku::Kokushi,
    Yaku::Kokushi13,
    Yaku::ShiisanPuutaa,
    Yaku::ShiisuuPuutaa,
    Yaku::Daichisei,
]);

/// Yaku that are near with one block at most that has no terminal or honor.
const OF_YAOCHUU: RiichiSet = RiichiSet::of(&[
    Yaku::Chanta,
    Yaku::Honroutou,
    Yaku::Junchan,
    Yaku::Tsuuiisou,
    Yaku::Chinroutou,
]);

/// Yaku of one suit and honors, near with one block of another suit.
const OF_FLUSHES: RiichiSet = RiichiSet::of(&[
    Yaku::Honitsu,
    Yaku::Chinitsu,
    Yaku::Tsuuiisou,
    Yaku::Ryuuiisou,
    Yaku::Benikujaku,
    Yaku::Kouitten,
    Yaku::Kokuiisou,
]);

/// Yaku of one suit without honors, never near.
const OF_ONE_SUIT: RiichiSet = RiichiSet::of(&[
    Yaku::Chuuren,
    Yaku::JunseiChuuren,
    Yaku::Daisharin,
    Yaku::Shousharin,
    Yaku::HyakumanGoku,
]);

/// Yaku that depend on a flag.
const OF_FLAGS: RiichiSet = RiichiSet::of(&[
    Yaku::Ippatsu,
    Yaku::Haitei,
    Yaku::Houtei,
    Yaku::Rinshan,
    Yaku::Chankan,
    Yaku::TsubameGaeshi,
    Yaku::Kanburi,
    Yaku::Tenhou,
    Yaku::Chiihou,
    Yaku::Renhou,
    Yaku::IshiNoUeNiMoSannen,
    Yaku::IipinMouyue,
    Yaku::ChuupinRaoyui,
    Yaku::UupinKaihou,
    Yaku::RyanzouChankan,
]);

/// Yaku with blocks of all three suits.
const OF_THREE_SUITS: RiichiSet =
    RiichiSet::of(&[Yaku::Uumensai, Yaku::SanshokuIttsuu, Yaku::Shoutate]);

/// Yaku with four melds.
const OF_FOUR_MELDS: RiichiSet = RiichiSet::of(&[Yaku::ShiiaruRaotai, Yaku::KinkeiDokuritsu]);

/// Yaku of a riichi with the hand shown.
const OF_OPEN_RIICHI: RiichiSet = RiichiSet::of(&[Yaku::OpenRiichi, Yaku::Sashikomi]);

impl ReadHand<'_> {
    /// Returns the yaku that the reading neither has nor is near to.
    pub(crate) fn out_of_reach(&self) -> RiichiSet {
        let kinds = self.kinds();
        let suits = Suit::ALL.map(Kinds::suit);
        let one_suit = suits.into_iter().any(|suit| kinds.within(suit));
        let all_suits = suits.into_iter().all(|suit| kinds.overlaps(suit));
        [
            (OF_HONORS, !kinds.overlaps(Kinds::HONORS)),
            (OF_TRIPLETS, self.triplet_count() < 2),
            (OF_EQUAL_RUNS, self.equal_runs() == Size::None),
            (
                OF_PAIRS,
                self.reading.shape == Shape::Standard && kinds.count(Kinds::ALL) > 6,
            ),
            (OF_SHAPES, self.reading.shape == Shape::Standard),
            (
                OF_YAOCHUU,
                self.blocks_without(Kinds::YAOCHUU) == Size::Several,
            ),
            (OF_FLUSHES, all_suits),
            (OF_THREE_SUITS, !all_suits),
            (OF_FOUR_MELDS, self.win.melds().len() < 4),
            (OF_ONE_SUIT, !one_suit),
            (OF_FLAGS, self.win.flags() == Flags::NONE),
            (OF_OPEN_RIICHI, !self.win.riichi().is_open()),
        ]
        .into_iter()
        .filter(|&(_, out)| out)
        .fold(RiichiSet::NONE, |all, (yaku, _)| all.or(yaku))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Yaku that any hand may be near to.
    const ALWAYS: RiichiSet = RiichiSet::of(&[
        Yaku::Riichi,
        Yaku::DoubleRiichi,
        Yaku::MenzenTsumo,
        Yaku::Pinfu,
        Yaku::Tanyao,
        Yaku::SanshokuDoujun,
        Yaku::Ittsuu,
        Yaku::Kinmonkyou,
        Yaku::Paarenchan,
    ]);

    /// A new yaku must be put in one of the lists, or in `ALWAYS`.
    #[test]
    fn every_yaku_is_in_a_list_or_always_asked() {
        let listed = [
            OF_HONORS,
            OF_TRIPLETS,
            OF_EQUAL_RUNS,
            OF_PAIRS,
            OF_SHAPES,
            OF_YAOCHUU,
            OF_FLUSHES,
            OF_ONE_SUIT,
            OF_FLAGS,
            OF_THREE_SUITS,
            OF_FOUR_MELDS,
            OF_OPEN_RIICHI,
        ]
        .into_iter()
        .fold(RiichiSet::NONE, RiichiSet::or);
        assert_eq!(listed.and(ALWAYS), RiichiSet::NONE);
        let missing = RiichiSet::ALL.without(listed.or(ALWAYS));
        let missing: alloc::vec::Vec<Yaku> = missing.iter().collect();
        assert!(missing.is_empty(), "in no list, nor in ALWAYS: {missing:?}");
    }
}
