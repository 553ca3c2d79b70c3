//! Yaku that are out of reach of a reading: a few quick tests save asking the conditions of most.
//!
//! Only a shortcut: the condition of such a yaku would answer "no", not even "nearly".

use crate::engine::read_hand::ReadHand;
use crate::hand::question::Flags;
use crate::hand::reading::Shape;
use crate::tiles::Suit;
use crate::tiles::{Kinds, Size};
use crate::yaku::{RiichiSet, Yaku, rows};

/// Something that a hand takes for a yaku to be so much as near, as a bit; the rows name them.
const NOTHING: u16 = 0;
/// A wind or dragon.
const HONORS: u16 = 1;
/// Two triplets.
const TRIPLETS: u16 = 1 << 1;
/// Two equal sequences.
const EQUAL_SEQUENCES: u16 = 1 << 2;
/// No more than six kinds of tiles: four sets and a pair are near to seven pairs if they are pairs as well, of which two are alike.
const FEW_KINDS: u16 = 1 << 3;
/// Anything but four sets and a pair.
const OTHER_SHAPE: u16 = 1 << 4;
/// A terminal or honor in all blocks but one.
const ENDS: u16 = 1 << 5;
/// No more than two suits: tiles of one suit and honors, and one block of another suit.
const TWO_SUITS: u16 = 1 << 6;
/// All three suits.
const THREE_SUITS: u16 = 1 << 7;
/// Four melds.
const FOUR_MELDS: u16 = 1 << 8;
/// One suit and no honors.
const ONE_SUIT: u16 = 1 << 9;
/// An event, be it which it may.
const FLAG: u16 = 1 << 10;
/// A riichi declared with the hand shown.
const SHOWN: u16 = 1 << 11;

macro_rules! takes {
    ($($yaku:ident {
        code: $code:expr, romaji: $romaji:expr, kanji: $kanji:expr, english: $english:expr, aliases: $aliases:expr,
        worth: $worth:expr, lower: $lower:expr,
        when: $when:expr,
        needs: $needs:expr,
        apart: $apart:expr, takes: $takes:expr, $($rest:tt)*
    })*) => {
        const TAKES: [(Yaku, u16); Yaku::OF_RIICHI] = [$((Yaku::$yaku, $takes),)*];
    };
}

rows!(takes);

const fn that_take(what: u16) -> RiichiSet {
    let mut set = RiichiSet::NONE;
    let mut place = 0;
    while place < TAKES.len() {
        let (yaku, takes) = TAKES[place];
        set = set.with(yaku, takes & what != 0);
        place += 1;
    }
    set
}

impl ReadHand<'_> {
    /// Returns the yaku that the reading neither has nor is near to.
    pub(crate) fn out_of_reach(&self) -> RiichiSet {
        let kinds = self.kinds();
        let suits = Suit::ALL.map(Kinds::suit);
        let one_suit = suits.into_iter().any(|suit| kinds.within(suit));
        let all_suits = suits.into_iter().all(|suit| kinds.overlaps(suit));
        [
            (const { that_take(HONORS) }, !kinds.overlaps(Kinds::HONORS)),
            (const { that_take(TRIPLETS) }, self.triplet_count() < 2),
            (
                const { that_take(EQUAL_SEQUENCES) },
                self.equal_sequences() == Size::None,
            ),
            (
                const { that_take(FEW_KINDS) },
                self.reading.shape == Shape::Standard && kinds.count(Kinds::ALL) > 6,
            ),
            (
                const { that_take(OTHER_SHAPE) },
                self.reading.shape == Shape::Standard,
            ),
            (
                const { that_take(ENDS) },
                self.blocks_without(Kinds::YAOCHUU) == Size::Several,
            ),
            (const { that_take(TWO_SUITS) }, all_suits),
            (const { that_take(THREE_SUITS) }, !all_suits),
            (const { that_take(FOUR_MELDS) }, self.win.melds().len() < 4),
            (const { that_take(ONE_SUIT) }, !one_suit),
            (const { that_take(FLAG) }, self.win.flags() == Flags::NONE),
            (const { that_take(SHOWN) }, !self.win.riichi().is_open()),
        ]
        .into_iter()
        .filter(|&(_, out)| out)
        .fold(RiichiSet::NONE, |all, (yaku, _)| all.or(yaku))
    }
}
