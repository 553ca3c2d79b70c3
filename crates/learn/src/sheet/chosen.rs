//! The drills of a lesson that a sheet can ask.

use alloc::vec::Vec;

use crate::course::{Aim, Flat, Lesson, Sum, WonBy};
use crate::practice::{Drill, Form, Skill, Spec};
use tensu::Ruleset;
use tensu::Wind;
use tensu::question::By;

/// The drills of a lesson that paper can ask under some rules, each once.
pub fn of_lesson(lesson: &Lesson, rules: &Ruleset) -> Vec<Drill> {
    let mut all = Vec::new();
    for aim in lesson.aims {
        let drill = drill(*aim);
        if drill.form.is_in(rules) && !all.contains(&drill) {
            all.push(drill);
        }
    }
    all
}

/// The drill of an aim, on paper: its question in the nearest form about the hands that it is about.
fn drill(aim: Aim) -> Drill {
    let of = |form: Form, change: &dyn Fn(&mut Spec)| {
        let mut drill = Drill::of(form);
        change(&mut drill.spec);
        drill
    };
    let sum = |change: &dyn Fn(&mut Spec)| of(Form::Sum, change);
    let price = |winner: WonBy, by: By, fu: Option<u8>| {
        of(Form::Price, &|spec| {
            (spec.by, spec.seat, spec.han) = (Some(by), seats(winner), 1..=4);
            spec.fu = fu.into_iter().collect();
        })
    };
    match aim {
        Aim::PlainRon | Aim::GivingRon | Aim::Sum(Sum::Ron) | Aim::More(Sum::Ron) => sum(&|spec| {
            (spec.by, spec.open) = (Some(By::Ron), 0..=0);
        }),
        Aim::Others | Aim::Sum(Sum::Open) | Aim::More(Sum::Open) | Aim::Flat(Flat::Open) => {
            sum(&|spec| spec.open = 1..=4)
        }
        Aim::Sum(Sum::Tsumo) | Aim::More(Sum::Tsumo) | Aim::TripletByTsumo | Aim::SameByTsumo => {
            sum(&|spec| spec.by = Some(By::Tsumo))
        }
        Aim::OfKan | Aim::Sum(Sum::High) => sum(&|spec| {
            (spec.kans, spec.tablelike) = (1..=4, false);
        }),
        Aim::OfPair | Aim::ValuedPair | Aim::OfDoubleWind | Aim::Wheel => sum(&|spec| {
            (spec.pair, spec.tablelike) =
                ([Skill::YakuhaiPair, Skill::DoubleWindPair].into(), false);
        }),
        Aim::SevenPairs
        | Aim::PinfuTsumo
        | Aim::Triplet
        | Aim::Wait
        | Aim::Nothing
        | Aim::OfTriplet
        | Aim::Make(_)
        | Aim::Sum(Sum::Holds)
        | Aim::More(_)
        | Aim::Flat(_) => sum(&|_| ()),
        Aim::Small => price(WonBy::NonDealer, By::Ron, None),
        Aim::FromSmall => price(WonBy::Dealer, By::Ron, None),
        Aim::Strip(winner) => price(winner, By::Ron, None),
        Aim::Price(winner, fu) => price(winner, By::Ron, fu),
        Aim::Shares(winner) | Aim::FromRon(winner) => price(winner, By::Tsumo, None),
        Aim::NeedsFu | Aim::IsMangan | Aim::Rung => of(Form::Price, &|spec| spec.han = 4..=12),
        Aim::LimitPrice(winner) => of(Form::Price, &|spec| {
            (spec.seat, spec.han) = (seats(winner), 4..=12);
        }),
        Aim::Points | Aim::Fans(_) | Aim::Beside(_) | Aim::Worth(_) | Aim::Minimum(_) => {
            Drill::of(Form::Han)
        }
        Aim::Payments(by) => of(Form::Price, &|spec| spec.by = Some(by)),
        Aim::Named(_) => Drill::of(Form::Wait),
        Aim::HonbaByRon => of(Form::Honba, &|spec| spec.by = Some(By::Ron)),
        Aim::HonbaByTsumo => of(Form::Honba, &|spec| spec.by = Some(By::Tsumo)),
        Aim::Sticks => Drill::of(Form::Honba),
        Aim::Whole | Aim::BestReading | Aim::EqualReadings => Drill::of(Form::Whole),
        Aim::PaidOtherwise | Aim::PaidAlike => Drill::of(Form::Differs),
    }
}

/// The seats of a winner.
fn seats(winner: WonBy) -> Vec<Wind> {
    if winner.is_dealer() {
        [Wind::East].into()
    } else {
        Wind::ALL[1..].to_vec()
    }
}
