//! The rules of a game: what it is played with, what its yaku are worth, and how it pays. Plain data; the engine never
//! asks which ruleset it has.

use alloc::vec::Vec;

use crate::hand::question::{By, Flag};
use crate::hand::reading::{self, Shapes};
use crate::tiles::meld::{Meld, Side};
use crate::tiles::{Counts, Kind, TileSet, Wind};
use crate::yaku::{Worth, Yaku, YakuSet};

pub use additive::{AdditiveRules, ConcealedPairs, DoubleReady, Implied, WinningBonus};
pub use family::{
    ChineseRules, ChowPair, Family, FormalWaits, FourthCall, GatesPung, KnittedChows, KnittedWaits,
    KongsBeside, LesserStraight, LimitHands, OrphansRob, Paying, PointsOf, Robbed, SpecialDraw,
};
#[cfg(feature = "chinese")]
pub(crate) use family::{Judged, NotBeside};
pub(crate) use family::{Judging, PaymentShare};
pub use flow::{
    Abort, AbortDeal, Aborts, Bust, Chombo, ChomboLast, DealerStays, DeclaringTile, DrawHonba,
    Flow, Length, NagashiDeal, RiichiMinimum, TimeUp, Yame,
};
pub use game::{
    DeadWait, EndSticks, GameRules, Nagashi, NagashiHonba, Noten, Oka, Rounding, SeveralRon,
    Sticks, Ties, Uma,
};
pub use indicators::{Indicators, Turned};
pub use points::{Limit, PointTable};
pub use riichi::*;
pub use setting::{BadRule, Setting};
pub use stakes::SideStakes;

mod additive;
mod choice;
mod family;
mod flow;
mod game;
mod indicators;
mod points;
mod riichi;
mod setting;
mod stakes;

/// The rules of a game: what it is played with, what its yaku are worth, how it pays. Where they come from is for a
/// [`Ruleset`](crate::Ruleset) to say.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Rules {
    /// The seats, by the number of players.
    pub seats: Seats,
    /// The tiles it is played with.
    pub tiles: TileSet,
    /// The worth of each yaku.
    pub yaku: Values,
    /// The system by which a hand becomes points.
    pub system: System,
    /// The rules around the hands: several winners, drawn hands, the end of the game.
    pub game: GameRules,
}

impl Rules {
    /// The rules of a game.
    pub const fn new(
        seats: Seats,
        tiles: TileSet,
        yaku: Values,
        system: System,
        game: GameRules,
    ) -> Self {
        Self {
            seats,
            tiles,
            yaku,
            system,
            game,
        }
    }

    /// Returns whether a yaku counts here, closed or open.
    pub const fn has(&self, yaku: Yaku) -> bool {
        self.yaku.get(yaku).worth.counts()
    }

    /// Returns whether ura dora are turned after riichi.
    pub fn has_ura(&self) -> bool {
        let turned = |riichi: &RiichiRules| riichi.indicators.ura_dora == Turned::Yes;
        self.riichi().is_some_and(turned)
    }

    /// Returns whether somebody can be liable for a yaku here: for a yakuman, or for the tile of an open kan.
    pub fn has_liability(&self, yaku: Yaku) -> bool {
        self.riichi().is_some_and(|riichi| match yaku {
            Yaku::Rinshan => riichi.kan_liability == KanLiability::On,
            yaku => riichi.pao.yaku.contains(&yaku),
        })
    }

    /// Returns whether the event can change a score here: not if its only yaku is not played, nor for a robbed closed kan
    /// where there is no hand that may rob one.
    pub const fn counts(&self, flag: Flag) -> bool {
        match (flag, flag.yaku()) {
            (Flag::ChankanAnkan, _) => match self.chinese() {
                Some(chinese) => chinese.has_robbed_ankan(),
                None => self.shapes().kokushi,
            },
            (Flag::LastOfKind, _) => match self.chinese() {
                Some(chinese) => chinese.last_of_kind,
                None => false,
            },
            (Flag::KongOnKong, _) => match self.chinese() {
                Some(chinese) => chinese.kong_on_kong,
                None => false,
            },
            (Flag::FirstTurn | Flag::Tenhou | Flag::Chiihou | Flag::Renhou, _) => {
                let (drawn, discarded) = Flag::FirstTurn.gives();
                let counting = self.yaku.counting();
                let gives = counting.overlaps(drawn) || counting.overlaps(discarded);
                gives || self.shapes().unrelated
            }
            (_, Some(yaku)) => self.has(yaku),
            (_, None) => true,
        }
    }

    /// The only way of winning in which an event can change a score, if there is just one.
    pub const fn only_by(&self, flag: Flag) -> Option<By> {
        let (drawn, discarded) = flag.gives();
        let counting = self.yaku.counting();
        match (counting.overlaps(drawn), counting.overlaps(discarded)) {
            (true, false) => Some(By::Tsumo),
            (false, true) => Some(By::Ron),
            _ => flag.only_by(),
        }
    }

    /// Returns whether a hand may name an event. Ippatsu happens wherever there is riichi, be it a yaku or not.
    pub(crate) const fn knows(&self, flag: Flag) -> bool {
        match flag {
            Flag::Ippatsu => self.has(Yaku::Riichi),
            _ => self.counts(flag),
        }
    }

    /// The switches of han scoring, where han are counted.
    pub const fn riichi(&self) -> Option<&RiichiRules> {
        match &self.system {
            System::Riichi(riichi) => Some(riichi),
            System::Additive(_) => None,
        }
    }

    /// The switches of points that add up, where they do.
    pub const fn additive(&self) -> Option<&AdditiveRules> {
        match &self.system {
            System::Additive(additive) => Some(additive),
            System::Riichi(_) => None,
        }
    }

    /// The switches of Chinese games, where it is one.
    pub const fn chinese(&self) -> Option<&ChineseRules> {
        match &self.system {
            System::Additive(AdditiveRules { chinese, .. }) => chinese.as_ref(),
            System::Riichi(_) => None,
        }
    }

    /// Returns whether patterns are worth faan, which a table turns into points.
    pub fn counts_faan(&self) -> bool {
        self.chinese()
            .is_some_and(|chinese| chinese.table.is_some())
    }

    /// The worth of a pattern in points that add up, in a closed hand or an open one: of a limit hand the limit here.
    pub fn points_of(&self, yaku: Yaku, is_closed: bool) -> u16 {
        match (self.yaku.get(yaku).worth.amount(is_closed), &self.system) {
            (Worth::LIMIT, System::Additive(additive)) => additive.limit_of(yaku),
            (points, _) => points.into(),
        }
    }

    /// Returns whether it is a riichi game, with dora, honba and riichi sticks.
    pub const fn is_riichi(&self) -> bool {
        self.riichi().is_some()
    }

    /// Returns whether fu are counted.
    pub const fn counts_fu(&self) -> bool {
        match &self.system {
            System::Riichi(riichi) => matches!(riichi.count, BasePoints::Fu(_)),
            System::Additive(_) => false,
        }
    }

    /// A riichi stick, in points.
    pub(crate) const STICK: u32 = 1_000;

    /// The points of a riichi stick; 0 where there is no riichi.
    pub const fn stick(&self) -> u32 {
        if self.is_riichi() { Self::STICK } else { 0 }
    }

    /// The points that make one in a match score: 1,000, or 1 where the points themselves are the result.
    pub const fn match_unit(&self) -> i64 {
        if self.ends_in_points() { 1 } else { 1_000 }
    }

    /// The tiles that would complete a hand in a game: of the kinds that it has, and none of which the player holds all,
    /// norths set aside included.
    pub(crate) fn waits(&self, closed: &Counts, melds: &[Meld], norths: u8) -> Vec<Kind> {
        let north = Wind::North.kind();
        let left = TileSet::COPIES.saturating_sub(norths);
        let melded = melds.iter().flat_map(Meld::tiles);
        let held =
            melded.filter(|tile| tile.kind() == Some(north)).count() + closed.get(north) as usize;
        let mut waits = reading::waits(closed, melds, self.shapes());
        waits.retain(|&kind| self.tiles.has(kind) && (kind != north || held < left.into()));
        waits
    }

    /// The shapes of a complete hand: those that some yaku of the ruleset has.
    pub const fn shapes(&self) -> Shapes {
        #[cfg(feature = "chinese")]
        if let Some(chinese) = self.chinese() {
            return Shapes {
                chiitoitsu: chinese.further.is_none() && self.has(Yaku::SevenPairs),
                kokushi: self.has(Yaku::ThirteenOrphans),
                unrelated: false,
                further: chinese.further,
            };
        }
        Shapes {
            chiitoitsu: self.has(Yaku::Chiitoitsu) || self.has(Yaku::SevenPairs),
            kokushi: self.has(Yaku::Kokushi) || self.has(Yaku::Kokushi13),
            unrelated: self.has(Yaku::ShiisanPuutaa) || self.has(Yaku::ShiisuuPuutaa),
            further: None,
        }
    }
}

/// The seats, by the number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seats {
    /// East, South, West, North.
    Four,
    /// East, South, West.
    Three,
}

impl Seats {
    /// The seats, the dealer first.
    pub const fn winds(self) -> &'static [Wind] {
        match self {
            Self::Four => &Wind::ALL,
            Self::Three => &[Wind::East, Wind::South, Wind::West],
        }
    }

    /// Returns whether somebody sits there.
    pub(crate) const fn has(self, seat: Wind) -> bool {
        (seat as usize) < self.winds().len()
    }

    /// Returns whether somebody sits on this side of each player; without a side it is `true`.
    pub(crate) fn has_side(self, side: Option<Side>) -> bool {
        side.is_none_or(|side| self.beside(Wind::East, side).is_some())
    }

    /// The player on this side of another; with three players nobody sits across.
    pub fn beside(self, seat: Wind, side: Side) -> Option<Wind> {
        let winds = self.winds();
        let steps = match (side, self) {
            (Side::Right, _) => 1,
            (Side::Across, Self::Four) => 2,
            (Side::Across, Self::Three) => return None,
            (Side::Left, _) => winds.len() - 1,
        };
        let next = (seat as usize + steps) % winds.len();
        self.has(seat).then(|| winds[next])
    }
}

/// The families of scoring.
#[derive(Clone, Copy, Debug, Hash)]
#[non_exhaustive]
pub enum System {
    /// Han, with or without fu, doubled into points.
    Riichi(RiichiRules),
    /// Points that add up.
    Additive(AdditiveRules),
}

/// The value of a yaku in one ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Value {
    /// Han or units, closed and open.
    pub worth: Worth,
    /// `true` if it is counted beside the lower yaku that its row says it replaces.
    pub adds_up: bool,
}

/// The worth of each yaku; a yaku that is not named is not in the ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Values {
    each: [Value; Yaku::COUNT],
    /// Those that are worth anything.
    counting: YakuSet,
    /// The worth of these for a house that adds them, where that is not the usual value.
    on_offer: &'static [(Yaku, Worth)],
}

impl Values {
    /// No yaku at all.
    pub const NONE: Self = Self {
        each: [Value {
            worth: Worth::NOTHING,
            adds_up: false,
        }; Yaku::COUNT],
        counting: YakuSet::NONE,
        on_offer: &[],
    };

    /// The same, with these yaku at these values.
    #[must_use]
    pub const fn with(mut self, yaku: &[(Yaku, Worth)]) -> Self {
        let mut i = 0;
        while i < yaku.len() {
            let (yaku, worth) = yaku[i];
            self.each[yaku as usize].worth = worth;
            let others = self.counting.without(YakuSet::of(&[yaku]));
            self.counting = others.with(yaku, worth.counts());
            i += 1;
        }
        self
    }

    /// The same, with a yaku that counts in addition to the one it normally replaces.
    #[must_use]
    pub const fn adding_up(mut self, yaku: Yaku) -> Self {
        self.each[yaku as usize].adds_up = true;
        self
    }

    /// The same, with other than the usual values for these yaku when a house adds them.
    #[must_use]
    pub const fn offering(mut self, yaku: &'static [(Yaku, Worth)]) -> Self {
        self.on_offer = yaku;
        self
    }

    /// The worth of a yaku for a house that adds it.
    pub fn offered(&self, yaku: Yaku) -> Worth {
        let mut own = self.on_offer.iter();
        own.find(|(offered, _)| *offered == yaku)
            .map_or(yaku.row().worth, |&(_, worth)| worth)
    }

    /// The value of a yaku here.
    pub const fn get(&self, yaku: Yaku) -> Value {
        self.each[yaku as usize]
    }

    /// The yaku that are worth anything, closed or open.
    pub(crate) const fn counting(&self) -> YakuSet {
        self.counting
    }
}
