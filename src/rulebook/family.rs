//! The rules that one family of additive games has alone. They are reached through the rules of such a game, so that a
//! program that knows no such rules is linked without them.

use alloc::vec::Vec;
use core::fmt;
use core::hash::{Hash, Hasher};

use super::Rules;
use super::choice::choice;
use crate::hand::miss::MissReason;
use crate::hand::question::Question;
use crate::hand::reading::{Further, Reading};
use crate::tiles::meld::MeldList;
use crate::tiles::{Kind, Tile};
use crate::yaku::Yaku;

/// The switches of Chinese games.
#[derive(Clone, Copy, Debug, Hash)]
pub struct ChineseRules {
    /// The functions that find the patterns of a hand and put them together.
    pub family: &'static Family,
    /// Shapes beside sets and a pair and thirteen orphans.
    pub further: Option<Further>,
    /// The points that each of the three pays whatever the hand is worth.
    pub base: u16,
    /// The multiple of the hand's worth that each one pays.
    pub paying: Paying,
    /// The table that turns faan into points, its last entry for all above; without it patterns are worth points.
    pub table: Option<PointsOf>,
    /// The worth of a self-draw beside a pattern that is concealed anyway.
    pub special_draw: SpecialDraw,
    /// Lesser honors with all nine knitted tiles: whether they have the knitted straight, too.
    pub lesser_straight: LesserStraight,
    /// A knitted straight with a chow and a pair of numbers: whether it is all chows.
    pub knitted_chows: KnittedChows,
    /// Concealed kongs: whether they count beside three or four kongs.
    pub kongs_beside: KongsBeside,
    /// A kind of which the hand has all four: whether the hand can wait for it.
    pub formal_waits: FormalWaits,
    /// A chow beside a knitted straight: whether it can be an edge or a closed wait.
    pub knitted_waits: KnittedWaits,
    /// Nine gates: whether they leave a pung of terminals to be counted.
    pub gates_pung: GatesPung,
    /// `true` if a tile can be the last of its kind.
    pub last_of_kind: bool,
    /// `true` if a second kong from a replacement tile is worth more than the first.
    pub kong_on_kong: bool,
    /// The pair that all chows may have.
    pub chow_pair: ChowPair,
    /// Payment for a hand of four calls.
    pub fourth_call: FourthCall,
    /// A pattern that is worth the limit: whether anything counts beside it.
    pub limit_hands: LimitHands,
    /// Patterns worth the limit or more that are paid more than it where they stand alone, with their points.
    pub above: &'static [(Yaku, u16)],
    /// Payment of a player whose kong was robbed.
    pub robbed: Robbed,
    /// Thirteen orphans: whether they may rob a concealed kong.
    pub orphans_rob: OrphansRob,
    /// Without the feature there can be none, so a program is linked without the code that asks for them.
    #[cfg(not(feature = "chinese"))]
    pub never: core::convert::Infallible,
}

impl ChineseRules {
    /// Returns whether a hand may rob a concealed kong.
    pub(super) const fn has_robbed_ankan(&self) -> bool {
        matches!(self.orphans_rob, OrphansRob::Yes)
    }

    /// The points for so many faan, or the same number where patterns are worth points.
    pub fn points(&self, faan: u16) -> u16 {
        self.table.map_or(faan, |table| table.points(faan))
    }

    /// The patterns that are not counted because a higher one always brings them with it, each with that one, of patterns
    /// from the highest on. Source: rules.md 6.2, non-repeat.
    #[cfg(feature = "chinese")]
    pub(crate) fn brought(&self, dearest_first: impl Iterator<Item = Yaku>) -> Vec<(Yaku, Yaku)> {
        let special = self.special_draw == SpecialDraw::FullyConcealed;
        let mut gone: Vec<(Yaku, Yaku)> = Vec::new();
        for higher in dearest_first {
            if gone.iter().any(|&(lower, _)| lower == higher) {
                continue;
            }
            let lower = self.family.beside(higher);
            let kongs = self.kongs_beside == KongsBeside::Count
                && matches!(higher, Yaku::ThreeKongs | Yaku::FourKongs);
            let concealed = [Yaku::ConcealedKong, Yaku::TwoConcealedKongs];
            let stays = |lower| {
                lower == higher
                    || special && lower == Yaku::FullyConcealedHand
                    || kongs && concealed.contains(&lower)
            };
            gone.extend(
                lower
                    .filter(|&lower| !stays(lower))
                    .map(|lower| (lower, higher)),
            );
        }
        gone
    }

    /// The payments for a hand: of a discarder, of each of the others beside a discarder, and of each by self-draw.
    pub fn pays(&self, faan: u16) -> [u32; 3] {
        let points = self.points(faan);
        let shares = self.paying.shares(points, self.base);
        shares.map(|share| share.paid(points))
    }
}

/// The functions and tables that find the patterns of one family of games.
#[derive(Clone, Copy)]
pub struct Family {
    /// The name that tells two of them apart.
    pub id: &'static str,
    /// Tables of the patterns that are not counted beside others.
    pub(crate) without: &'static [NotBeside],
    /// Finds the patterns of one reading.
    pub(crate) judge: fn(&Judging<'_>) -> Judged,
}

/// Patterns, each with those that are not counted beside it.
pub(crate) type NotBeside = &'static [(Yaku, &'static [Yaku])];

impl Family {
    /// Patterns that are not counted beside one, because it always comes with it.
    pub(crate) fn beside(&self, yaku: Yaku) -> impl Iterator<Item = Yaku> + use<> {
        let rows = self.without.iter().copied().flatten();
        let its = rows.filter(move |&&(higher, _)| higher == yaku);
        its.flat_map(|&(_, lower)| lower.iter().copied())
    }
}

/// A reading of a checked hand.
#[cfg_attr(
    not(feature = "chinese"),
    allow(dead_code, reason = "nobody is there to read it")
)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Judging<'a> {
    pub rules: &'a Rules,
    pub chinese: &'a ChineseRules,
    pub question: &'a Question,
    pub melds: MeldList,
    pub tile: Tile,
    pub winner: Kind,
    pub reading: &'a Reading,
}

/// The patterns of a reading, each with the number of times it counts, and those that it lacks.
#[derive(Clone, Debug, Default)]
pub(crate) struct Judged {
    pub found: Vec<(Yaku, u8)>,
    pub missed: Vec<(Yaku, MissReason)>,
}

impl fmt::Debug for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

impl Hash for Family {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id.hash(state);
    }
}

choice! {
    /// The multiple of a hand's worth that each player pays.
    Paying {
        /// The discarder alone, once; everybody by self-draw, once.
        Discarder = "discarder",
        /// The discarder alone, twice; everybody by self-draw, once (全銃).
        Full = "full",
        /// The discarder twice and the others once; everybody by self-draw, twice (半銃).
        Half = "half",
        /// Everybody once, whoever discarded.
        All = "all",
        /// Everybody once up to 25; of more the others pay 25, and the discarder the rest of three times.
        Par = "par",
    }
}

/// One payment: so many times the worth, and so much more or less.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PaymentShare {
    pub times: u32,
    pub more: i16,
}

impl PaymentShare {
    const fn of(times: u32, more: i16) -> Self {
        Self { times, more }
    }

    /// The points that this comes to.
    pub(crate) const fn paid(self, points: u16) -> u32 {
        let whole = (points as i64) * (self.times as i64) + self.more as i64;
        match whole {
            ..0 => 0,
            most if most > u32::MAX as i64 => u32::MAX,
            whole => whole as u32,
        }
    }
}

impl Paying {
    /// The payment of the others for a hand that is worth more.
    const PAR: u16 = 25;

    /// The payments for so many points: of the discarder, of each of the others beside a discarder, and of each by self-draw.
    pub(crate) const fn shares(self, points: u16, base: u16) -> [PaymentShare; 3] {
        let base = base as i16;
        let [discarder, other, each] = match self {
            Self::Discarder | Self::All | Self::Par => [
                1,
                if matches!(self, Self::Discarder) {
                    0
                } else {
                    1
                },
                1,
            ],
            Self::Full => [2, 0, 1],
            Self::Half => [2, 1, 2],
        };
        if matches!(self, Self::Par) && points > Self::PAR {
            let par = Self::PAR as i16;
            return [
                PaymentShare::of(3, -2 * par),
                PaymentShare::of(0, par),
                PaymentShare::of(1, 0),
            ];
        }
        [
            PaymentShare::of(discarder, base),
            PaymentShare::of(other, base),
            PaymentShare::of(each, base),
        ]
    }
}

choice! {
    /// The table by which faan become points.
    PointsOf {
        /// Doubled up to four, then with every second one (半辣上).
        HalfSpicy = "half_spicy",
        /// Doubled with each (辣辣上).
        FullSpicy = "full_spicy",
        /// In steps of three (舊章).
        Laak = "laak",
        /// As the first, twice as much: the table of the Hong Kong Mahjong Association.
        Hkma = "hkma",
    }
}

impl PointsOf {
    /// The points for so many faan.
    pub const fn points(self, faan: u16) -> u16 {
        const HALF: [u16; 14] = [1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384];
        const LAAK: [u16; 11] = [1, 2, 4, 8, 16, 16, 16, 32, 32, 32, 64];
        let place = faan as usize;
        match self {
            Self::HalfSpicy if place < HALF.len() => HALF[place],
            Self::HalfSpicy => HALF[HALF.len() - 1],
            Self::Hkma => 2 * Self::HalfSpicy.points(faan),
            Self::FullSpicy if faan < 13 => 1 << faan,
            Self::FullSpicy => 1 << 13,
            Self::Laak if place < LAAK.len() => LAAK[place],
            Self::Laak => LAAK[LAAK.len() - 1],
        }
    }
}

choice! {
    /// The worth of a self-draw beside patterns that are concealed anyway (M1).
    SpecialDraw {
        /// Self-drawn: 1.
        SelfDrawn = "self_drawn",
        /// Fully concealed hand: 4.
        FullyConcealed = "fully_concealed",
    }
}

choice! {
    /// Fourteen honors and knitted tiles that have all nine knitted ones (M5).
    LesserStraight {
        /// They are a knitted straight, too.
        Counts = "true",
        /// They are not.
        No = "false",
    }
}

choice! {
    /// A knitted straight, a chow, and a pair of numbers (M4).
    KnittedChows {
        /// They are all chows.
        Count = "true",
        /// They are no honors instead.
        No = "false",
    }
}

choice! {
    /// Concealed kongs among three or four kongs (M6).
    KongsBeside {
        /// They count as well.
        Count = "true",
        /// They are in the three or four.
        No = "false",
    }
}

choice! {
    /// A wait for a kind that is used up (M7).
    FormalWaits {
        /// It is a wait: the tiles alone are asked.
        Count = "true",
        /// It is none.
        No = "false",
    }
}

choice! {
    /// An edge or closed wait beside a knitted straight (M8).
    KnittedWaits {
        /// It counts.
        Count = "true",
        /// It does not.
        No = "false",
    }
}

choice! {
    /// Nine gates that are won on 2, 5 or 8 and have two pungs of terminals (M9).
    GatesPung {
        /// One of them counts.
        Count = "true",
        /// None does.
        No = "false",
    }
}

choice! {
    /// A pattern that is worth the limit.
    LimitHands {
        /// All else that the hand has counts beside it, as far as the limit goes.
        Add = "add",
        /// It is paid alone.
        Alone = "alone",
    }
}

choice! {
    /// A robbed kong.
    Robbed {
        /// It is a discard.
        Discard = "discard",
        /// The robbed player pays what all would by self-draw.
        Shares = "shares",
    }
}

choice! {
    /// Thirteen orphans and a concealed kong.
    OrphansRob {
        /// They may rob it; nothing else may.
        Yes = "true",
        /// Nothing may.
        No = "false",
    }
}

choice! {
    /// A hand of four calls (十二張包).
    FourthCall {
        /// Whoever discarded the tile of the fourth call pays for all.
        Pays = "true",
        /// By self-draw alone, save with the replacement tile of a kong; whoever fed the third pung of dragons, too.
        Drawn = "drawn",
        /// It is paid as any other.
        Nothing = "false",
    }
}

choice! {
    /// The pair of four chows.
    ChowPair {
        /// A pair of numbers.
        Number = "number",
        /// Any pair.
        Any = "any",
    }
}
