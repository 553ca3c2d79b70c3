//! The question of each aim.

use alloc::vec::Vec;

use crate::course::aim::{Aim, WonBy};
use crate::course::asked::{AnswerMode, Asked, AskedPart, Choice, What, numbers, one};
use crate::course::laden::of_honba;
use crate::course::{
    built, by_rule, counters, differs, flip, hands, named, patterns, prices, readings, sums, whole,
};
use crate::practice::random::Random;
use crate::practice::{Item, Of, Skill, Topic};
use tensu::Ruleset;
use tensu::question::By;
use tensu::reading::Shape;
use tensu::score::{FuItem, FuReason};

impl Aim {
    /// Makes a question that shows it; the same for the same seed. `None` if the rules have none.
    pub fn ask(self, seed: u64, rules: &Ruleset) -> Option<Asked> {
        let mut random = Random(seed);
        let random = &mut random;
        match self {
            Self::PinfuTsumo
            | Self::SevenPairs
            | Self::PlainRon
            | Self::GivingRon
            | Self::Others => thumb(self, random, rules),
            Self::Triplet | Self::ValuedPair | Self::Wait | Self::Nothing => {
                tap(self, random, rules)
            }
            Self::Strip(winner) => prices::strip(winner, rules),
            Self::Price(winner, fu) => prices::price(winner, fu, random, rules),
            Self::Shares(winner) => prices::shares(winner, random, rules),
            Self::Small => by_rule::small(random, rules),
            Self::FromSmall => by_rule::from_small(random, rules),
            Self::FromRon(winner) => by_rule::from_ron(winner, random, rules),
            Self::NeedsFu => prices::needs_fu(random, rules),
            Self::IsMangan => prices::is_mangan(random, rules),
            Self::Rung => prices::rung(random, rules),
            Self::LimitPrice(winner) => prices::limit_price(winner, random, rules),
            Self::Fans(by) => patterns::list(by, random, rules),
            Self::Worth(place) => patterns::worth(place, random, rules),
            Self::Beside(is) => patterns::counts_beside(is, random, rules),
            Self::Minimum(is) => patterns::minimum(is, random, rules),
            Self::Points => patterns::points(random, rules),
            Self::Payments(by) => patterns::payments(by, random, rules),
            Self::Whole => whole::ask(random, rules),
            Self::OfTriplet => built::of_triplet(random, rules),
            Self::OfKan => built::of_kan(random, rules),
            Self::OfPair => built::of_pair(random, rules),
            Self::OfDoubleWind => built::of_double_wind(random, rules),
            Self::Make(fu) => built::make(fu, random, rules),
            Self::Wheel => built::wheel(random, rules),
            Self::Named(wait) => named::named(wait, random, rules),
            Self::TripletByTsumo | Self::SameByTsumo => flip::flip(self, random, rules),
            Self::Sum(sum) => sums::add_up(sum, random, rules),
            Self::More(sum) => sums::more(sum, random, rules),
            Self::Flat(flat) => sums::flat(flat, random, rules),
            Self::HonbaByRon | Self::HonbaByTsumo | Self::Sticks => {
                counters::total(self, random, rules)
            }
            Self::BestReading | Self::EqualReadings => readings::readings(self, random, rules),
            Self::PaidOtherwise | Self::PaidAlike => differs::under(self, random, rules),
        }
    }

    /// Returns whether a ruleset may have it, which is quickly told.
    pub(super) fn may_be_in(self, rules: &Ruleset) -> bool {
        match self {
            Self::HonbaByRon => of_honba(Of::new(false, false), rules) > 0,
            Self::HonbaByTsumo => of_honba(Of::new(false, true), rules) > 0,
            Self::PaidOtherwise | Self::PaidAlike => differs::differing(rules).next().is_some(),
            Self::Beside(_) => rules.chinese().is_some(),
            Self::Minimum(_) => Topic::Minimum.is_in(rules),
            _ => true,
        }
    }

    /// Returns whether its questions teach this.
    pub(super) fn teaches(self, item: Item) -> bool {
        let way = |winner: WonBy, tsumo, of: Of| of == Of::new(winner.is_dealer(), tsumo);
        match (self, item) {
            (Self::PinfuTsumo | Self::SevenPairs, Item::Skill(Skill::Flat))
            | (
                Self::PlainRon | Self::GivingRon | Self::Others | Self::Sum(_) | Self::More(_),
                Item::Sum,
            )
            | (Self::Fans(_) | Self::Beside(_) | Self::Points, Item::Points)
            | (Self::Worth(_), Item::Yaku(_, false))
            | (Self::Minimum(_), Item::Minimum)
            | (Self::Whole, Item::Whole)
            | (Self::TripletByTsumo | Self::SameByTsumo, Item::Skill(Skill::TripletByRon))
            | (Self::Flat(_), Item::Skill(Skill::Flat | Skill::OpenPinfu))
            | (Self::HonbaByRon | Self::HonbaByTsumo, Item::Honba)
            | (Self::Sticks, Item::Sticks)
            | (Self::BestReading | Self::EqualReadings, Item::Reading) => true,
            (Self::Triplet | Self::OfTriplet | Self::Make(_), Item::Skill(skill)) => {
                skill.is_triplet()
            }
            (
                Self::ValuedPair | Self::OfPair | Self::OfDoubleWind | Self::Wheel,
                Item::Skill(skill),
            ) => skill.is_pair(),
            (Self::Wait, Item::Skill(skill)) => {
                matches!(skill, Skill::Kanchan | Skill::Penchan | Skill::Tanki)
            }
            (Self::Strip(winner) | Self::Price(winner, _), Item::Cell(cell)) => {
                way(winner, false, cell.of)
            }
            (Self::Small, Item::Cell(cell)) => way(WonBy::NonDealer, false, cell.of),
            (Self::FromSmall, Item::Cell(cell)) => way(WonBy::Dealer, false, cell.of),
            (Self::Shares(winner) | Self::FromRon(winner), Item::Cell(cell)) => {
                way(winner, true, cell.of)
            }
            (Self::LimitPrice(winner), Item::Limit(_, of)) => way(winner, false, of),
            (Self::Payments(by), Item::Skill(skill)) => {
                let of = |dealer| Skill::of_prices(Of::new(dealer, by == By::Tsumo));
                [false, true].into_iter().any(|dealer| of(dealer) == skill)
            }
            (Self::OfKan, Item::Skill(skill)) => skill.is_kan(),
            (Self::Named(wait), Item::Skill(skill)) => skill == Skill::of_wait(wait),
            _ => false,
        }
    }
}

/// Asks for the fu: 20, 25, 30 or 40.
fn thumb(aim: Aim, random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    let (hand, score) = hands::of_fu(aim, random, rules)?;
    let fu = score.fu.as_ref()?.rounded;
    let teaches = match aim {
        Aim::PinfuTsumo | Aim::SevenPairs => Item::Skill(Skill::Flat),
        _ => Item::Sum,
    };
    let part = AskedPart::new(
        What::Fu,
        numbers(&[20, 25, 30, 40]),
        &Choice::Number(fu),
        teaches,
    )?;
    let of = Of::win(&hand);
    Some(one(aim, Some(hand), of, part))
}

/// Asks of each set, of the pair and of the wait whether it gives fu.
fn tap(aim: Aim, random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    let (hand, score) = hands::of_fu(aim, random, rules)?;
    if score.reading.shape != Shape::Standard {
        return None;
    }
    let fu = score.fu.as_ref()?;
    let is_wait = |reason: FuReason| matches!(reason, FuReason::Wait(_));
    let part = |what, item: Option<_>, teaches| {
        let is = item.is_some();
        let part = AskedPart::new(
            what,
            [false, true].map(Choice::Is).to_vec(),
            &Choice::Is(is),
            teaches,
        );
        // Nothing is tapped yet: that is an answer, too.
        part.map(|part| AskedPart {
            counts: is,
            start: Some(0),
            ..part
        })
    };
    let mut parts = Vec::new();
    for (place, block) in (0..).zip(&score.reading.blocks) {
        let own = |item: &&FuItem| item.block == Some(place) && !is_wait(item.reason);
        let item = fu.items.iter().find(own);
        let teaches = Item::Skill(Skill::of_block(block, item));
        parts.push(part(What::Block(place), item, teaches)?);
    }
    let item = fu.items.iter().find(|item| is_wait(item.reason));
    let teaches = Item::Skill(Skill::of_wait(score.reading.wait));
    parts.push(part(What::Wait, item, teaches)?);
    let of = Of::win(&hand);
    Some(Asked {
        way: AnswerMode::Tap,
        parts,
        ..Asked::about(aim, Some(hand), of)
    })
}
