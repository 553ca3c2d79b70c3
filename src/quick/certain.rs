//! Facts about the blocks of a hand that are certain, and their yaku in each family of games.

use alloc::vec::Vec;

use crate::quick::count::{Melds, Table};
#[cfg(feature = "chinese")]
use crate::quick::needs::shape;
use crate::quick::needs::{Needs, method};
use crate::rulebook::{Completion, RiichiRules, Rules};
use crate::tiles::order::sort_by_key;
use crate::tiles::{Dragon, Kind, Kinds, Suit, Wind};
use crate::yaku::{Yaku, YakuSet};

/// The yaku of a triplet of a dragon.
const DRAGONS: [(Dragon, Yaku); 3] = [
    (Dragon::Haku, Yaku::YakuhaiHaku),
    (Dragon::Hatsu, Yaku::YakuhaiHatsu),
    (Dragon::Chun, Yaku::YakuhaiChun),
];

/// The yaku of a triplet of the seat's wind and of the round's, in every game.
#[cfg(feature = "chinese")]
const SEAT_AND_ROUND: [YakuSet; 2] = [
    YakuSet::of(&[Yaku::YakuhaiSeat, Yaku::SeatWind]),
    YakuSet::of(&[Yaku::YakuhaiRound, Yaku::PrevalentWind]),
];
#[cfg(not(feature = "chinese"))]
const SEAT_AND_ROUND: [YakuSet; 2] = [
    YakuSet::of(&[Yaku::YakuhaiSeat]),
    YakuSet::of(&[Yaku::YakuhaiRound]),
];

impl Table {
    /// Returns the yaku of a triplet of a wind.
    fn of_wind(&self, wind: Kind) -> YakuSet {
        let [seat, round] = SEAT_AND_ROUND;
        let of = |yaku, own: Option<Wind>| match own {
            Some(own) if own.kind() == wind => yaku,
            _ => YakuSet::NONE,
        };
        of(seat, Some(self.seat)).or(of(round, self.round))
    }

    /// Returns the wind whose triplet is this yaku, if it is known.
    pub(super) fn wind_of(&self, yaku: Yaku) -> Option<Wind> {
        match SEAT_AND_ROUND.map(|all| all.has(yaku)) {
            [true, _] => Some(self.seat),
            [_, true] => self.round,
            _ => None,
        }
    }
}

/// Facts about the blocks of a hand that hold whatever else is in it.
#[derive(Clone, Copy)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact by itself")]
pub(super) struct Certain {
    /// Triplets and kans at the least; of them concealed, of winds and of dragons.
    triplets: u8,
    concealed: u8,
    winds: u8,
    dragons: u8,
    /// Kans at the least.
    kans: u8,
    /// The possible kinds of the pair.
    pair: Kinds,
    /// `true` with two equal sequences.
    twice: bool,
    /// `true` with one suit and honors; `honors` with honors alone.
    half: bool,
    honors: bool,
    /// `true` with a set or the pair of each suit, a set of winds and one of dragons.
    types: bool,
    /// `true` on a discard where every tile of the wait has to give its yaku: three triplets of dragons may each be
    /// certain where all together are not.
    exchanged: bool,
    /// `true` without calls.
    closed: bool,
    /// The yaku of its triplets of honors.
    valued: YakuSet,
}

impl Certain {
    /// Finds what is certain for all hands with these facts; where a triplet is one of several, the one whose yaku are
    /// worth less.
    pub(super) fn of<W: Ord>(
        rules: &Rules,
        table: &Table,
        needs: &Needs,
        melds: Melds,
        worth: impl Fn(YakuSet) -> W,
    ) -> Self {
        let closed = melds == Melds::Closed;
        let triplets = 4 - needs.sequences.1;
        let is_ron = needs.methods & method::RON != 0;
        let exchanged = is_ron && rules.riichi().is_some_and(must_be_certain);
        // The last tile of a ron may complete a triplet, which then counts as an open one.
        let by_ron = needs.methods & (method::RON & !method::CHANKAN) != 0;
        let concealed = match melds {
            Melds::Closed => triplets.saturating_sub(by_ron.into()).max(needs.kans.0),
            Melds::Open => 0,
        };
        // More sequences than there are different ones.
        let starts = needs.only.sequences_within();
        let starts = starts.and(needs.every.sequences_with_any());
        let of_suit = |suit| starts.count(Kinds::suit(suit));
        let most = Suit::ALL.into_iter().map(of_suit).max().unwrap_or(0);
        let different = most * usize::from(needs.suits.1);
        let honors = needs.winds.0 + needs.dragons.0;
        let valued = valued(table, needs, worth);
        // A wind that is the seat's and the round's is two yaku; an open hand that also waits for another triplet with
        // value has only one.
        let one_of_two = exchanged && !closed && table.round == Some(table.seat);
        Self {
            triplets,
            concealed: concealed.max(needs.concealed),
            winds: needs.winds.0,
            dragons: needs.dragons.0,
            kans: needs.kans.0,
            pair: needs.there(needs.pair),
            twice: different < needs.sequences.0.into(),
            half: needs.suits.1 == 1 && honors > 0,
            honors: needs.suits.1 == 0 || needs.only.within(Kinds::HONORS),
            types: needs.suits.0 == 3 && needs.winds.0 > 0 && needs.dragons.0 > 0,
            exchanged,
            closed,
            valued: if one_of_two {
                valued.without(SEAT_AND_ROUND[0].or(SEAT_AND_ROUND[1]))
            } else {
                valued
            },
        }
    }

    /// Returns whether there are so many triplets of winds, and a pair of winds.
    fn has_winds(&self, triplets: u8) -> bool {
        self.winds == triplets && self.pair.within(Kinds::WINDS)
    }

    /// Returns the same for dragons.
    fn has_dragons(&self, triplets: u8) -> bool {
        self.dragons == triplets && self.pair.within(Kinds::DRAGONS)
    }
}

/// Returns the yaku of a triplet of an honor.
fn of_honor(table: &Table, kind: Kind) -> YakuSet {
    let dragons = DRAGONS.into_iter();
    let dragons = dragons.filter(|(dragon, _)| dragon.kind() == kind);
    let dragons: YakuSet = dragons.map(|(_, yaku)| yaku).collect();
    dragons.or(table.of_wind(kind))
}

/// Returns the yaku of as many triplets of winds and of dragons as are certain: of the known ones, and of those worth
/// the least for the rest.
fn valued<W: Ord>(table: &Table, needs: &Needs, worth: impl Fn(YakuSet) -> W) -> YakuSet {
    let mut all = YakuSet::NONE;
    for (among, least) in [
        (Kinds::WINDS, needs.winds.0),
        (Kinds::DRAGONS, needs.dragons.0),
    ] {
        let known = needs.triplets.and(among);
        let others = needs.there(among).without(known);
        let mut others: Vec<YakuSet> = others.iter().map(|kind| of_honor(table, kind)).collect();
        sort_by_key(&mut others, |&yaku| worth(yaku));
        let more = usize::from(least).saturating_sub(known.count(among));
        // If all winds are there, so is that of the round, whichever it is.
        let round = among == Kinds::WINDS && more > 0 && more >= others.len();
        if round {
            all = all.or(SEAT_AND_ROUND[1]);
        }
        let known = known.iter().map(|kind| of_honor(table, kind));
        all = known
            .chain(others.into_iter().take(more))
            .fold(all, YakuSet::or);
    }
    all
}

/// Returns the yaku of riichi that four sets make.
pub(super) fn of_sets(certain: &Certain) -> YakuSet {
    let &Certain {
        triplets,
        concealed,
        winds,
        dragons,
        kans,
        ..
    } = certain;
    let together = !certain.exchanged;
    certain
        .valued
        .with(Yaku::Iipeikou, certain.twice)
        .with(Yaku::Honitsu, certain.half)
        .with(Yaku::Tsuuiisou, certain.honors)
        .with(Yaku::Honroutou, certain.honors)
        .with(Yaku::Toitoi, triplets == 4)
        .with(Yaku::Uumensai, certain.types)
        .with(Yaku::Sanankou, concealed >= 3)
        .with(Yaku::Suuankou, concealed == 4)
        // Beside four kans the wait can be for the pair alone.
        .with(Yaku::SuuankouTanki, certain.closed && kans == 4)
        .with(Yaku::Shousangen, certain.has_dragons(2) && together)
        .with(Yaku::Daisangen, dragons == 3 && together)
        .with(Yaku::Shousanpuu, certain.has_winds(2) && together)
        .with(Yaku::Sanpuukou, winds >= 3 && together)
        .with(Yaku::Shousuushii, certain.has_winds(3) && together)
        .with(Yaku::Daisuushii, winds == 4 && together)
}

/// Returns the yaku of riichi that seven pairs make.
pub(super) fn of_pairs(certain: &Certain) -> YakuSet {
    YakuSet::of(&[Yaku::Chiitoitsu])
        .with(Yaku::Tsuuiisou, certain.honors)
        .with(Yaku::Daichisei, certain.honors)
}

/// Returns the patterns of Chinese games that four sets or seven pairs make.
#[cfg(feature = "chinese")]
pub(super) fn of_fans(shapes: u8, certain: &Certain) -> YakuSet {
    let of_honors = YakuSet::NONE
        .with(Yaku::AllHonors, certain.honors)
        .with(Yaku::AllTerminalsAndHonors, certain.honors);
    if shapes == shape::PAIRS {
        return of_honors.with(Yaku::SevenPairs, true);
    }
    let &Certain {
        triplets,
        concealed,
        winds,
        dragons,
        ..
    } = certain;
    certain
        .valued
        .or(of_honors)
        .with(Yaku::HalfFlush, certain.half)
        .with(Yaku::AllPungs, triplets == 4)
        .with(Yaku::AllTypes, certain.types)
        .with(Yaku::TwoConcealedPungs, concealed >= 2)
        .with(Yaku::ThreeConcealedPungs, concealed >= 3)
        .with(Yaku::FourConcealedPungs, concealed == 4)
        .with(Yaku::DragonPung, dragons >= 1)
        .with(Yaku::TwoDragonsPungs, dragons >= 2)
        .with(Yaku::LittleThreeDragons, certain.has_dragons(2))
        .with(Yaku::BigThreeDragons, dragons == 3)
        .with(Yaku::BigThreeWinds, winds >= 3)
        .with(Yaku::LittleFourWinds, certain.has_winds(3))
        .with(Yaku::BigFourWinds, winds == 4)
}

/// Returns whether a ruleset asks for certainty that a hand's yaku alone do not show.
pub(super) const fn must_be_certain(riichi: &RiichiRules) -> bool {
    matches!(riichi.completion, Completion::EveryWait)
}
