//! The pieces of knowledge, and those that mistakes show to be missing, that cards and hints tell.

use tensu::reading::Wait;
use tensu::rules::Limit;
use tensu_learn::course::{Aim, WonBy};
use tensu_learn::practice::{Mistake, PairSlip, SetSlip};
use tensu_words::Teach;

/// A piece of knowledge: one thing that somebody knows or does not. Han are known to whoever plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// The rules of what gives fu, and what does not.
    SetGives,
    PairGives,
    WaitGives,
    /// The lines of the rule of thumb.
    Giving,
    Rest,
    More,
    Pairs,
    PinfuTsumo,
    /// The amounts.
    Base,
    MenzenRon,
    Tsumo,
    Closed,
    Outside,
    Kan,
    RonOpens,
    DoubleWind,
    OpenPinfu,
    RoundFu,
    /// A wait by its name, the number of waits.
    Named(Wait),
    Waits,
    /// A score by ron of so many han and fu; that a han more doubles the small number; one that is worth the same, and 50 fu, a
    /// quarter more than 40.
    Anchor(u8, u8),
    Doubles,
    Alike,
    Quarter,
    /// Half as much again, a half and quarters, thirds, and that rounding comes last.
    Dealer,
    Shares,
    Thirds,
    RoundUp,
    /// The han and the score of a limit; that fu decide below five han, and from which on they make a mangan.
    Limit(Limit),
    FuDecide,
    ManganByFu,
    /// The rest of the course.
    Honba,
    Sticks,
    Reading,
    Rules,
}

use Piece as P;

impl Piece {
    /// Returns whether one of the lamps beside a whole hand shows what it is about.
    pub const fn is_looked_at(self) -> bool {
        matches!(
            self,
            P::PairGives
                | P::DoubleWind
                | P::WaitGives
                | P::Giving
                | P::Rest
                | P::More
                | P::MenzenRon
                | P::Tsumo
                | P::PinfuTsumo
                | P::OpenPinfu
        )
    }
}

/// Returns the pieces that a mistake shows to be missing; none where it only says what the answer is of.
pub fn named(mistake: &Mistake) -> Vec<Piece> {
    vec![match mistake {
        Mistake::NoBase | Mistake::OnlyBase => P::Base,
        Mistake::NoMenzenRon | Mistake::MenzenRonByTsumo | Mistake::MenzenRonOpen => P::MenzenRon,
        Mistake::NoTsumo | Mistake::TsumoByRon => P::Tsumo,
        Mistake::TsumoOfPinfu | Mistake::NotPinfuTsumo => P::PinfuTsumo,
        Mistake::NoOpenPinfu(_) | Mistake::NotOpenPinfu => P::OpenPinfu,
        Mistake::PairsElsewhere | Mistake::PairsRounded | Mistake::PairsCounted => P::Pairs,
        Mistake::Set { slip, .. } => match slip {
            SetSlip::ClosedByRon => P::RonOpens,
            SetSlip::CalledAsClosed | SetSlip::ClosedAsOpen => P::Closed,
            SetSlip::AsSimples | SetSlip::AsYaochuu => P::Outside,
            SetSlip::KanAsTriplet => P::Kan,
            SetSlip::Unseen | SetSlip::Sequence => P::SetGives,
        },
        Mistake::Pair { slip, .. } => match slip {
            PairSlip::Unseen | PairSlip::OfNobody | PairSlip::OfNumbers => P::PairGives,
            PairSlip::Doubled | PairSlip::DoubleWind => P::DoubleWind,
        },
        Mistake::WaitUnseen(_) | Mistake::WaitCounted(_) => P::WaitGives,
        Mistake::FuRoundedDown { .. } => P::RoundFu,
        Mistake::Unchanged(_) => P::RonOpens,
        Mistake::NoHonba(_) | Mistake::OtherHonba { .. } | Mistake::MoreHonba => P::Honba,
        Mistake::NoSticks(_) | Mistake::MoreSticks => P::Sticks,
        Mistake::OtherSeat(_) => P::Dealer,
        Mistake::OtherWay(_) | Mistake::OneShare | Mistake::OtherShare | Mistake::OtherPart(..) => {
            return vec![P::Shares, P::Thirds];
        }
        Mistake::NotRounded(..)
        | Mistake::RoundedDown(..)
        | Mistake::AlreadyRounded(_)
        | Mistake::OfRounded(_) => P::RoundUp,
        Mistake::LimitUnseen(limit) => return vec![P::Limit(*limit), P::ManganByFu],
        Mistake::NoLimit(..) => P::ManganByFu,
        Mistake::FuDecide(_) => P::FuDecide,
        Mistake::LesserReading(..) | Mistake::SameReadings(_) => P::Reading,
        Mistake::RulesOf(_) => P::Rules,
        Mistake::Both(both) => return both.iter().flat_map(named).collect(),
        _ => return Vec::new(),
    }]
}

const WAITS: [Piece; 5] = [
    P::Named(Wait::Ryanmen),
    P::Named(Wait::Kanchan),
    P::Named(Wait::Penchan),
    P::Named(Wait::Shanpon),
    P::Named(Wait::Tanki),
];

/// Returns the pieces that a card tells, by its text.
pub fn told(card: Teach) -> &'static [Piece] {
    match card {
        Teach::ThumbWhat => &[P::Giving, P::Rest, P::Pairs, P::PinfuTsumo],
        Teach::TapSets => &[P::SetGives, P::PairGives],
        Teach::TapWait => &[P::WaitGives],
        Teach::EightWhat => {
            &const {
                let mut all = [P::Doubles; 10];
                all[8] = P::RoundUp;
                let mut at = 0;
                while at < 8 {
                    all[at] = P::Anchor(at as u8 / 2 + 1, 30 + at as u8 % 2 * 10);
                    at += 1;
                }
                all
            }
        }
        Teach::EightHow => &[P::Alike],
        Teach::EightHint => &[P::Doubles],
        Teach::DealerWhat => &[P::Dealer, P::RoundUp],
        Teach::MoreWhat => &[P::More],
        Teach::TsumoOther => &[P::Shares, P::RoundUp],
        Teach::TsumoDealer => &[P::Thirds],
        Teach::LimitsWhat => &[
            P::Limit(Limit::Mangan),
            P::Limit(Limit::Haneman),
            P::Limit(Limit::Baiman),
            P::Limit(Limit::Sanbaiman),
            P::Limit(Limit::Yakuman),
            P::FuDecide,
        ],
        Teach::LimitsFew => &[P::ManganByFu],
        Teach::SetsWhat => &[P::SetGives, P::Closed, P::Outside],
        Teach::SetsKan | Teach::KansWhat => &[P::Kan],
        Teach::PairWhat => &[P::PairGives],
        Teach::PairDouble => &[P::DoubleWind],
        Teach::WaitsWhat => &WAITS,
        Teach::FlipWhat => &[P::RonOpens],
        Teach::SumWhat => &[P::Base, P::MenzenRon, P::Tsumo, P::RoundFu],
        Teach::FlatWhat => &[P::Pairs, P::PinfuTsumo, P::OpenPinfu],
        Teach::CountersWhat => &[P::Honba],
        Teach::SticksWhat => &[P::Sticks],
        Teach::ReadingWhat => &[P::Reading],
        Teach::RulesWhat => &[P::Rules],
        _ => &[],
    }
}

/// Returns whether the rule of thumb explains the answer.
pub const fn is_by_thumb(aim: Aim) -> bool {
    matches!(
        aim,
        Aim::PinfuTsumo | Aim::SevenPairs | Aim::PlainRon | Aim::GivingRon | Aim::Others
    )
}

/// Returns the pieces that the hint at a question tells.
pub fn hint(aim: Aim) -> &'static [Piece] {
    told(match aim {
        Aim::More(_) => Teach::MoreWhat,
        aim if is_by_thumb(aim) => Teach::ThumbWhat,
        Aim::Triplet | Aim::ValuedPair | Aim::Nothing => Teach::TapSets,
        Aim::Wait => Teach::TapWait,
        Aim::Strip(WonBy::NonDealer) | Aim::Price(WonBy::NonDealer, _) | Aim::Small => {
            Teach::EightHint
        }
        Aim::Strip(WonBy::Dealer) | Aim::Price(WonBy::Dealer, _) | Aim::FromSmall => {
            Teach::DealerWhat
        }
        Aim::Shares(WonBy::NonDealer) | Aim::FromRon(WonBy::NonDealer) => Teach::TsumoOther,
        Aim::Shares(WonBy::Dealer) | Aim::FromRon(WonBy::Dealer) => Teach::TsumoDealer,
        Aim::NeedsFu | Aim::IsMangan => Teach::LimitsFew,
        Aim::OfTriplet | Aim::OfKan | Aim::Make(_) => Teach::SetsWhat,
        Aim::Named(_) => Teach::WaitsWhat,
        Aim::TripletByTsumo | Aim::SameByTsumo => Teach::FlipWhat,
        Aim::Sum(_) => Teach::SumWhat,
        Aim::Flat(_) => Teach::FlatWhat,
        Aim::HonbaByRon | Aim::HonbaByTsumo => Teach::CountersWhat,
        Aim::Sticks => Teach::SticksWhat,
        Aim::BestReading | Aim::EqualReadings => Teach::ReadingWhat,
        Aim::OfPair | Aim::OfDoubleWind | Aim::Wheel => Teach::PairWhat,
        _ => return &[],
    })
}
