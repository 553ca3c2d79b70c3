//! The lessons, as data: a path for each way in which a game counts.

use crate::learn::course::card::{Card, Numbers, Shows};
use crate::learn::course::{Aim, Lesson, Thing};
use crate::presets::Ruleset;
use crate::rulebook::System;
use crate::words::Teach;

/// A lesson that is done with five right answers.
const fn lesson(
    number: u8,
    title: Teach,
    minutes: u8,
    cards: &'static [Card],
    aims: &'static [Aim],
) -> Lesson {
    Lesson {
        number,
        title,
        minutes,
        cards,
        helped: 2,
        fewest: 5,
        mixed: true,
        aims,
    }
}

/// Ten whole hands.
const fn whole(number: u8) -> Lesson {
    static CARDS: [Card; 1] = [Card::new(Teach::WholeWhat, Shows::Nothing)];
    Lesson {
        helped: 3,
        fewest: 7,
        mixed: false,
        ..lesson(number, Teach::WholeTitle, 5, &CARDS, &[Aim::Whole])
    }
}

/// Where han and fu make the price.
static FU: &[Lesson] = &[
    lesson(
        1,
        Teach::ThumbTitle,
        3,
        &[
            Card::new(Teach::ThumbWhat, Shows::Nothing),
            Card::drawn(Shows::Thumb),
        ],
        &[
            Aim::PlainRon,
            Aim::GivingRon,
            Aim::Others,
            Aim::SevenPairs,
            Aim::PinfuTsumo,
        ],
    ),
    lesson(
        2,
        Teach::TapTitle,
        2,
        &[
            Card::new(Teach::TapSets, Shows::Hand(Aim::Triplet)),
            Card::new(Teach::TapWait, Shows::Hand(Aim::Wait)),
        ],
        &[Aim::Triplet, Aim::ValuedPair, Aim::Wait, Aim::Nothing],
    ),
    lesson(
        3,
        Teach::EightTitle,
        3,
        &[
            Card::new(Teach::EightWhat, Shows::Strip(false)),
            Card::new(Teach::EightHow, Shows::Strip(false)),
        ],
        &[
            Aim::Strip(false),
            Aim::Price(false, Some(30)),
            Aim::Price(false, Some(40)),
        ],
    ),
    lesson(
        4,
        Teach::DealerTitle,
        2,
        &[Card::new(Teach::DealerWhat, Shows::Strip(true)).with(Numbers::Dealer(Some(30)))],
        &[
            Aim::Strip(true),
            Aim::Price(true, Some(30)),
            Aim::Price(true, Some(40)),
        ],
    ),
    lesson(
        5,
        Teach::TsumoTitle,
        3,
        &[
            Card::new(Teach::TsumoOther, Shows::Shares(false)).of_few(false),
            Card::new(Teach::TsumoFew, Shows::Shares(false)).of_few(true),
            Card::new(Teach::TsumoDealer, Shows::Shares(true)),
        ],
        &[Aim::Shares(false), Aim::Shares(true)],
    ),
    lesson(
        6,
        Teach::LimitsTitle,
        2,
        &[
            Card::new(Teach::LimitsWhat, Shows::Ladder),
            Card::new(Teach::LimitsFew, Shows::Nothing).with(Numbers::Mangan),
        ],
        &[Aim::NeedsFu, Aim::IsMangan, Aim::Rung, Aim::LimitPrice],
    ),
    whole(7),
    lesson(
        8,
        Teach::SetsTitle,
        3,
        &[
            Card::new(Teach::SetsWhat, Shows::Built(&Thing::TRIPLETS)),
            Card::new(Teach::SetsKan, Shows::Built(&Thing::KANS)),
        ],
        &[Aim::OfSet(false), Aim::Make(8), Aim::Make(4)],
    ),
    lesson(
        9,
        Teach::DrillPair,
        2,
        &[
            Card::new(Teach::PairWhat, Shows::Built(&Thing::PAIRS)),
            Card::new(Teach::PairDouble, Shows::Built(&[Thing::DOUBLE])).with(Numbers::DoubleWind),
        ],
        &[Aim::OfPair(false), Aim::Wheel, Aim::OfPair(true)],
    ),
];

/// Where han alone do.
static HAN: &[Lesson] = &[
    lesson(
        31,
        Teach::HanTitle,
        2,
        &[Card::new(Teach::HanWhat, Shows::Strip(false))],
        &[Aim::Strip(false), Aim::Price(false, None)],
    ),
    lesson(
        32,
        Teach::DealerTitle,
        2,
        &[Card::new(Teach::DealerMore, Shows::Strip(true)).with(Numbers::Dealer(None))],
        &[Aim::Strip(true), Aim::Price(true, None)],
    ),
    lesson(
        33,
        Teach::TsumoTitle,
        3,
        &[
            Card::new(Teach::TsumoFew, Shows::Shares(false)),
            Card::new(Teach::TsumoDealer, Shows::Shares(true)),
        ],
        &[Aim::Shares(false), Aim::Shares(true)],
    ),
    lesson(
        34,
        Teach::HanLimitsTitle,
        2,
        &[Card::new(Teach::LimitsHan, Shows::Ladder)],
        &[Aim::Rung, Aim::LimitPrice],
    ),
    whole(35),
];

/// Where points add up.
static POINTS: &[Lesson] = &[
    lesson(
        51,
        Teach::PointsTitle,
        3,
        &[Card::new(Teach::PointsWhat, Shows::Nothing).with(Numbers::Least)],
        &[Aim::Points],
    ),
    lesson(
        52,
        Teach::PayTitle,
        3,
        &[Card::new(Teach::PayWhat, Shows::Payments)],
        &[Aim::Payments],
    ),
    whole(53),
];

/// The lessons that a ruleset has, in their order.
pub fn path(rules: &Ruleset) -> impl Iterator<Item = &'static Lesson> + use<> {
    let path = match &rules.system {
        System::Additive(_) => POINTS,
        System::Riichi(_) if rules.counts_fu() => FU,
        System::Riichi(_) => HAN,
    };
    path.iter()
}

/// All of them.
pub(super) fn all() -> impl Iterator<Item = &'static Lesson> {
    FU.iter().chain(HAN).chain(POINTS)
}
