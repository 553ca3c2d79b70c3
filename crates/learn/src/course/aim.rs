//! The aims of questions.

use tensu::question::By;
use tensu::reading::Wait;
use tensu::rules::{PinfuTsumo, Ruleset};
use tensu::yaku::Yaku;

/// The aim of a question: what it is to show, so that a lesson shows all that it teaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// A self-drawn pinfu.
    PinfuTsumo,
    /// Seven pairs.
    SevenPairs,
    /// A closed hand, won by ron, in which nothing gives fu.
    PlainRon,
    /// A closed hand, won by ron, in which something gives fu.
    GivingRon,
    /// An open hand, or another self-draw, of 30 fu.
    Others,
    /// A hand with a triplet that gives fu.
    Triplet,
    /// A hand with a pair that gives fu.
    ValuedPair,
    /// A hand with a wait that gives fu.
    Wait,
    /// A hand in which no set, pair or wait gives fu.
    Nothing,
    /// The payments by ron for one to four han.
    Strip(WonBy),
    /// One of these payments, and the fu, where they count.
    Price(WonBy, Option<u8>),
    /// The payments for a self-draw.
    Shares(WonBy),
    /// The number that is rounded up to a payment by ron.
    Small,
    /// The payment to the dealer, from that number of another.
    FromSmall,
    /// A share of a self-draw, from the payment by ron.
    FromRon(WonBy),
    /// Yes or no: the fu have to be counted.
    NeedsFu,
    /// Yes or no: han and fu are a mangan.
    IsMangan,
    /// The limit that so many han are.
    Rung,
    /// The payment for a limit hand by ron.
    LimitPrice(WonBy),
    /// The patterns of a hand, won so, where points add up.
    Fans(By),
    /// The points of a pattern: one of the most frequent quarter, of the next, and so on.
    Worth(u8),
    /// Yes or no: a pattern counts beside another; the answer.
    Beside(bool),
    /// Points that add up.
    Points,
    /// Yes or no: a hand has what a win needs; the answer.
    Minimum(bool),
    /// The payments for a hand, won so.
    Payments(By),
    /// A hand from its tiles to what is paid.
    Whole,
    /// The fu of a triplet.
    OfTriplet,
    /// The fu of a kan.
    OfKan,
    /// The fu of a pair.
    OfPair,
    /// The fu of the pair of a double wind.
    OfDoubleWind,
    /// A set that gives so many fu, to be made.
    Make(u8),
    /// The seat and the round in which a pair gives so many fu, to be turned to.
    Wheel,
    /// A wait by its name, and the tiles that waited.
    Named(Wait),
    /// The fu of a triplet, which change by tsumo.
    TripletByTsumo,
    /// Fu that stay the same by tsumo.
    SameByTsumo,
    /// The sum of a hand's fu.
    Sum(Sum),
    /// The fu of a hand with more than the rule of thumb says.
    More(Sum),
    /// A hand whose fu nobody adds up.
    Flat(Flat),
    /// The winner's points with honba, by ron.
    HonbaByRon,
    /// The winner's points with honba, by tsumo.
    HonbaByTsumo,
    /// The winner's points with sticks.
    Sticks,
    /// The one of two readings that counts.
    BestReading,
    /// Two readings that pay the same.
    EqualReadings,
    /// The payments for a hand, which differ from the cheat sheet's.
    PaidOtherwise,
    /// The payments for a hand, which are the cheat sheet's.
    PaidAlike,
}

/// The winner: the dealer, or another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WonBy {
    /// A player who does not deal.
    NonDealer,
    /// The dealer.
    Dealer,
}

impl WonBy {
    /// Returns whether the dealer wins.
    pub const fn is_dealer(self) -> bool {
        matches!(self, Self::Dealer)
    }
}

/// The kinds of hands that are added up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sum {
    /// Hands for which the rule of thumb is right.
    Holds,
    /// Open hands with more fu than it says.
    Open,
    /// Closed self-draws with more fu than it says.
    Tsumo,
    /// Closed hands won by ron with more fu than it says.
    Ron,
    /// Hands with a kan and 60 fu or more.
    High,
}

/// Hands whose fu nobody adds up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Flat {
    /// Seven pairs.
    Pairs,
    /// A self-drawn pinfu.
    PinfuTsumo,
    /// An open hand in which nothing gives fu.
    Open,
    /// Any other.
    Other,
}

impl Flat {
    pub(super) const ALL: [Self; 4] = [Self::Pairs, Self::PinfuTsumo, Self::Open, Self::Other];

    /// Returns whether a ruleset has such hands.
    pub(super) fn is_in(self, rules: &Ruleset) -> bool {
        match self {
            Self::Pairs => rules.has(Yaku::Chiitoitsu),
            Self::PinfuTsumo => {
                let own = rules.riichi().map(|riichi| riichi.pinfu_tsumo);
                own == Some(PinfuTsumo::Yes)
            }
            Self::Open => rules.tiles.chi,
            Self::Other => true,
        }
    }
}
