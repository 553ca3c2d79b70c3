//! The lessons, as data: a path for each way in which a game counts.

use crate::course::aim::{Aim, Flat, Sum, WonBy};
use crate::course::card::{Card, Numbers, Shows};
use crate::course::laden::Laden;
use crate::course::lesson::Lesson;
use crate::course::named::WAITS;
use crate::course::patterns::WORTHS;
use crate::course::thing::Thing;
use tensu::Ruleset;
use tensu::question::By;
use tensu_words::Teach;

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
        silent: false,
        aims,
    }
}

/// The lesson that tells where somebody stands: what the first lessons teach, in twelve questions that are always the
/// same.
pub static PLACE: Lesson = Lesson {
    helped: 0,
    fewest: 12,
    mixed: false,
    silent: true,
    ..lesson(0, Teach::PlaceTitle, 3, &[], &[])
};
/// A lesson of ten whole hands.
const fn whole(number: u8) -> Lesson {
    static CARDS: [Card; 1] = [Card::new(Teach::WholeWhat, Shows::Nothing)];
    Lesson {
        helped: 3,
        fewest: 7,
        mixed: false,
        ..lesson(number, Teach::WholeTitle, 5, &CARDS, &[Aim::Whole])
    }
}

/// The path where han and fu make the payment. Limits come before the scores below them: five han and more, half of the hands that
/// a beginner meets, need no fu.
static FU: &[Lesson] = &[
    // What gives fu comes before the rule of thumb that asks for it.
    lesson(
        2,
        Teach::TapTitle,
        2,
        &[
            Card::new(Teach::FuWhat, Shows::Hand(Aim::ValuedPair)),
            Card::new(Teach::TapSets, Shows::Hand(Aim::Triplet)),
            Card::new(Teach::TapWait, Shows::Hand(Aim::Wait)),
        ],
        &[Aim::Triplet, Aim::ValuedPair, Aim::Wait, Aim::Nothing],
    ),
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
        6,
        Teach::LimitsTitle,
        2,
        &[
            Card::new(Teach::LimitsWhat, Shows::Ladder),
            Card::new(Teach::LimitsFew, Shows::Nothing).with(Numbers::Mangan),
        ],
        // The dealer's are asked where the dealer is taught.
        &[
            Aim::NeedsFu,
            Aim::IsMangan,
            Aim::Rung,
            Aim::LimitPrice(WonBy::NonDealer),
        ],
    ),
    lesson(
        3,
        Teach::EightTitle,
        3,
        &[
            Card::new(Teach::EightWhat, Shows::Anchors(WonBy::NonDealer)),
            Card::new(Teach::EightHow, Shows::Alike).with(Numbers::MostByRon),
        ],
        &[
            Aim::Strip(WonBy::NonDealer),
            Aim::Price(WonBy::NonDealer, Some(30)),
            Aim::Price(WonBy::NonDealer, Some(40)),
            Aim::Small,
        ],
    ),
    lesson(
        4,
        Teach::DealerTitle,
        2,
        &[Card::new(Teach::DealerWhat, Shows::Dealer).with(Numbers::FromPrinted)],
        &[
            Aim::Strip(WonBy::Dealer),
            Aim::Price(WonBy::Dealer, Some(30)),
            Aim::Price(WonBy::Dealer, Some(40)),
            Aim::FromSmall,
            Aim::LimitPrice(WonBy::Dealer),
        ],
    ),
    lesson(
        5,
        Teach::TsumoTitle,
        3,
        &[
            Card::new(Teach::TsumoOther, Shows::Shares(WonBy::NonDealer)).of_few(false),
            Card::new(Teach::TsumoFew, Shows::Shares(WonBy::NonDealer)).of_few(true),
            Card::new(Teach::TsumoDealer, Shows::Shares(WonBy::Dealer)),
        ],
        &[
            Aim::Shares(WonBy::NonDealer),
            Aim::Shares(WonBy::Dealer),
            Aim::FromRon(WonBy::NonDealer),
            Aim::FromRon(WonBy::Dealer),
        ],
    ),
    // The second half of the rule comes once a hand can be paid: it takes long, and changes one hand of ten.
    lesson(
        18,
        Teach::MoreTitle,
        2,
        &[
            // More than 10 of what: a triplet's fu are told before they are counted.
            Card::new(Teach::SetsWhat, Shows::Built(&Thing::TRIPLETS)),
            Card::new(
                Teach::MoreWhat,
                Shows::Hands(&[Aim::More(Sum::Open), Aim::More(Sum::Ron)]),
            ),
        ],
        &[
            Aim::More(Sum::Open),
            Aim::More(Sum::Ron),
            Aim::More(Sum::Tsumo),
            Aim::GivingRon,
            Aim::Others,
        ],
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
        &[Aim::OfTriplet, Aim::Make(8), Aim::Make(4)],
    ),
    lesson(
        9,
        Teach::DrillPair,
        2,
        &[
            Card::new(Teach::PairWhat, Shows::Built(&Thing::PAIRS)),
            Card::new(Teach::PairDouble, Shows::Built(&[Thing::DOUBLE])).with(Numbers::DoubleWind),
        ],
        &[Aim::OfPair, Aim::Wheel, Aim::OfDoubleWind],
    ),
    lesson(
        10,
        Teach::DrillWait,
        3,
        &[Card::new(Teach::WaitsWhat, Shows::Waits)],
        &[
            Aim::Named(WAITS[0]),
            Aim::Named(WAITS[1]),
            Aim::Named(WAITS[2]),
            Aim::Named(WAITS[3]),
            Aim::Named(WAITS[4]),
        ],
    ),
    lesson(
        11,
        Teach::FlipTitle,
        2,
        &[Card::new(
            Teach::FlipWhat,
            Shows::BothWays(Aim::TripletByTsumo),
        )],
        &[Aim::TripletByTsumo, Aim::SameByTsumo],
    ),
    lesson(
        12,
        Teach::SumTitle,
        3,
        &[
            Card::new(Teach::SumWhat, Shows::Added(Aim::Sum(Sum::Holds))),
            Card::new(Teach::SumMore, Shows::Added(Aim::Sum(Sum::Open))),
        ],
        &[
            Aim::Sum(Sum::Open),
            Aim::Sum(Sum::Holds),
            Aim::Sum(Sum::Tsumo),
            Aim::Sum(Sum::Ron),
        ],
    ),
    lesson(
        13,
        Teach::FlatTitle,
        2,
        &[Card::new(
            Teach::FlatWhat,
            Shows::Hands(&[
                Aim::Flat(Flat::Pairs),
                Aim::Flat(Flat::PinfuTsumo),
                Aim::Flat(Flat::Open),
            ]),
        )],
        &[
            Aim::Flat(Flat::Pairs),
            Aim::Flat(Flat::PinfuTsumo),
            Aim::Flat(Flat::Open),
            Aim::Flat(Flat::Other),
        ],
    ),
    on_the_table(14),
    lesson(
        15,
        Teach::DrillReading,
        2,
        &[Card::new(
            Teach::ReadingWhat,
            Shows::Readings(Aim::BestReading),
        )],
        &[Aim::BestReading, Aim::EqualReadings],
    ),
    lesson(
        16,
        Teach::KansTitle,
        3,
        &[
            Card::new(Teach::KansWhat, Shows::Built(&Thing::KANS)),
            Card::new(Teach::KansMore, Shows::Added(Aim::Sum(Sum::High))),
        ],
        &[Aim::OfKan, Aim::Sum(Sum::High), Aim::Make(16)],
    ),
    lesson(
        17,
        Teach::RulesTitle,
        2,
        &[Card::new(Teach::RulesWhat, Shows::Differences)],
        &[Aim::PaidOtherwise, Aim::PaidAlike],
    ),
];

/// The lesson about what lies on the table, with fu or without.
const fn on_the_table(number: u8) -> Lesson {
    static CARDS: [Card; 2] = [
        Card::new(Teach::CountersWhat, Shows::Table(HONBA)).with(Numbers::Honba),
        Card::new(Teach::SticksWhat, Shows::Table(STICKS)).with(Numbers::Honba),
    ];
    lesson(
        number,
        Teach::DrillHonba,
        2,
        &CARDS,
        &[Aim::HonbaByRon, Aim::HonbaByTsumo, Aim::Sticks],
    )
}

const HONBA: Laden = Laden {
    han: 3,
    fu: Some(30),
    honba: 2,
    sticks: 0,
};
const STICKS: Laden = Laden { sticks: 1, ..HONBA };

/// The path where han alone make the payment.
static HAN: &[Lesson] =
    &[
        lesson(
            31,
            Teach::HanTitle,
            2,
            &[Card::new(Teach::HanWhat, Shows::Strip(WonBy::NonDealer))],
            &[
                Aim::Strip(WonBy::NonDealer),
                Aim::Price(WonBy::NonDealer, None),
            ],
        ),
        lesson(
            32,
            Teach::DealerTitle,
            2,
            &[Card::new(Teach::DealerMore, Shows::Strip(WonBy::Dealer))
                .with(Numbers::FewestHan(None))],
            &[Aim::Strip(WonBy::Dealer), Aim::Price(WonBy::Dealer, None)],
        ),
        lesson(
            33,
            Teach::TsumoTitle,
            3,
            &[
                Card::new(Teach::TsumoFew, Shows::Shares(WonBy::NonDealer)),
                Card::new(Teach::TsumoDealer, Shows::Shares(WonBy::Dealer)),
            ],
            &[Aim::Shares(WonBy::NonDealer), Aim::Shares(WonBy::Dealer)],
        ),
        lesson(
            34,
            Teach::HanLimitsTitle,
            2,
            &[Card::new(Teach::LimitsHan, Shows::Ladder)],
            &[
                Aim::Rung,
                Aim::LimitPrice(WonBy::NonDealer),
                Aim::LimitPrice(WonBy::Dealer),
            ],
        ),
        whole(35),
        on_the_table(14),
    ];

/// The path where points add up.
static POINTS: &[Lesson] = &[
    lesson(
        54,
        Teach::MadeTitle,
        4,
        &[
            Card::new(Teach::MadeWhat, Shows::Counted(Aim::Fans(By::Ron))),
            Card::new(Teach::MadeUsual, Shows::Usual(0)),
            Card::new(Teach::MadeMore, Shows::Usual(1)),
        ],
        &[Aim::Fans(By::Ron), Aim::Fans(By::Tsumo)],
    ),
    lesson(
        55,
        Teach::LadderTitle,
        3,
        &[Card::new(Teach::LadderWhat, Shows::PatternLadder)],
        &WORTHS,
    ),
    lesson(
        51,
        Teach::PointsTitle,
        3,
        &[Card::new(Teach::PointsWhat, Shows::Excluded(Aim::Beside(false))).with(Numbers::Least)],
        &[Aim::Beside(false), Aim::Beside(true), Aim::Points],
    ),
    lesson(
        56,
        Teach::MinimumTitle,
        2,
        &[
            Card::new(Teach::MinimumWhat, Shows::Counted(Aim::Minimum(false)))
                .with(Numbers::Minimum),
            Card::new(Teach::MinimumEnough, Shows::Counted(Aim::Minimum(true)))
                .with(Numbers::Minimum),
        ],
        &[Aim::Minimum(false), Aim::Minimum(true)],
    ),
    lesson(
        52,
        Teach::PayTitle,
        3,
        &[Card::new(Teach::PayWhat, Shows::Payments)],
        &[Aim::Payments(By::Ron), Aim::Payments(By::Tsumo)],
    ),
    whole(53),
];

/// The lessons that a ruleset has, in their order.
pub fn path(rules: &Ruleset) -> impl Iterator<Item = &'static Lesson> + '_ {
    let path = if rules.additive().is_some() {
        POINTS
    } else if rules.counts_fu() {
        FU
    } else {
        HAN
    };
    path.iter().filter(|lesson| lesson.is_in(rules))
}

/// All lessons.
pub(super) fn all() -> impl Iterator<Item = &'static Lesson> {
    [&PLACE].into_iter().chain(FU).chain(HAN).chain(POINTS)
}

impl Lesson {
    /// The lesson with this number, whichever rules have it.
    pub fn by_number(number: u8) -> Option<&'static Self> {
        all().find(|lesson| lesson.number == number)
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::{FU, all};
    use crate::Scope;
    use crate::course::aim::Aim;
    use tensu::rules::DEFAULT;

    /// The rule of thumb asks whether something gives fu: that was taught before; and where somebody stands is asked as ever.
    #[test]
    fn what_gives_fu_comes_before_the_rule_that_asks_for_it() {
        let at = |aim| FU.iter().position(|lesson| lesson.aims.contains(&aim));
        assert!(at(Aim::Triplet) < at(Aim::GivingRon));
        let numbers: Vec<u8> = Scope::All
            .placed(DEFAULT)
            .map(|lesson| lesson.number)
            .collect();
        assert_eq!(numbers, [1, 2, 3, 4]);
        for lesson in all() {
            let same = all().filter(|other| other.number == lesson.number);
            assert!(same.count() == 1 || lesson.number == 14);
        }
    }
}
