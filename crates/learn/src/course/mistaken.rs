//! The mistake behind a wrong answer to a question of the course.

use alloc::vec::Vec;

use crate::course::aim::{Flat, WonBy};
use crate::course::asked::{Asked, AskedPart, Choice, What};
use crate::course::by_rule::{from_ron_as, from_small_as, small_as};
use crate::course::prices::with_basis;
use crate::practice::mistake::paid::{PaymentBasis, amounts};
use crate::practice::mistake::told::{found, of_rung, share_as, told};
use crate::practice::mistake::worth::of_points;
use crate::practice::mistake::{Mistake, SetSlip, Wrong};
use crate::practice::quotes::{quote, usual_fu};
use crate::practice::{Answer, Of, Part, Task};
use tensu::inside::of_set;
use tensu::question::Question;
use tensu::quick::Counted;
use tensu::rules::{Limit, Ruleset, score};
use tensu::score::Payment;
use tensu::yaku::Yaku;

/// The most han whose payments are told apart by their number.
const MOST_HAN: u8 = 13;

/// The fu that a hand below mangan can have.
const FU: [u8; 11] = [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110];

impl Asked {
    /// The mistake that leads to a wrong answer of a part, by its place; `None` for a right one, and where what was chosen is
    /// turned or tapped until it is right.
    pub fn mistake(&self, part: usize, answer: usize, rules: &Ruleset) -> Option<Mistake> {
        let own = self.parts.get(part)?;
        let given = own.choices.get(answer)?;
        if own.is_right(answer) {
            return None;
        }
        let is = matches!(given, Choice::Is(true));
        match own.what {
            What::Price(han, fu) => self.paid(given, (han, fu), rules),
            What::LimitPrice(han) => self.paid(given, (han, usual_fu(rules)[0]), rules),
            What::Share(payer, han, fu) => {
                let Choice::Points(points) = given else {
                    return None;
                };
                let shared = |basis: &PaymentBasis<'_>| {
                    let mut payers = basis.payments.iter();
                    let place = payers.position(|payment| payment.from == payer)?;
                    share_as(basis, place, *points, rules)
                };
                with_basis(self.of, (han, fu), rules, shared)?
            }
            What::Small(han, fu) => of_rule(given, small_as(han, fu, rules)?.1),
            What::FromSmall(_, han, fu) => of_rule(given, from_small_as(han, fu, rules)?.1),
            What::FromRon(from, _, han, fu) => {
                let winner = if self.of.dealer {
                    WonBy::Dealer
                } else {
                    WonBy::NonDealer
                };
                of_rule(given, from_ron_as(winner, from, (han, fu), rules)?.1)
            }
            What::NeedsFu(han) if is => {
                self.limit((han, Some(30)), rules).map(Mistake::LimitUnseen)
            }
            What::NeedsFu(han) => Some(Mistake::FuDecide(han)),
            What::IsMangan(han, fu) if is => Some(Mistake::NoLimit(han, Some(fu.into()))),
            What::IsMangan(han, fu) => self.limit((han, Some(fu)), rules).map(Mistake::LimitUnseen),
            What::Rung(_) => match given {
                Choice::Limit(Some(limit)) => Some(of_rung(*limit, rules)),
                _ => None,
            },
            What::Thing(thing) => {
                let Choice::Number(number) = given else {
                    return None;
                };
                found(thing.mistakes(rules)?, number)
            }
            What::Changes(place) => {
                if is {
                    Some(Mistake::Unchanged(place))
                } else {
                    opened(self.hand.as_ref()?, place, rules)
                }
            }
            What::Total(laden) => {
                let Choice::Points(points) = given else {
                    return None;
                };
                found(laden.mistakes(self.of, rules)?, points)
            }
            What::Flat => of_kind(
                own,
                given,
                score(self.hand.as_ref()?, rules).ok()?.fu?.rounded,
            ),
            What::Worth(yaku) => {
                let Choice::Number(number) = given else {
                    return None;
                };
                found(of_points(yaku, rules), number)
            }
            What::Beside(yaku, by) if is => self.excluded(yaku, by, rules),
            What::Beside(yaku, by) => Some(Mistake::BothCount(yaku, by)),
            What::Reading => self.of_reading(own, given, rules),
            what => {
                let hand = self.hand.as_ref()?;
                let part = of_practice(what)?;
                let answers: Option<Vec<Answer>> = own.choices.iter().map(as_answer).collect();
                let task = Task {
                    part,
                    teaches: own.teaches,
                    answers: answers?,
                    right: own.right,
                    item: None,
                };
                told(&task, &as_answer(given)?, hand, rules)
            }
        }
    }

    fn limit(&self, (han, fu): (u8, Option<u8>), rules: &Ruleset) -> Option<Limit> {
        quote(self.of, han, fu, rules)?.limit
    }

    /// The reason why a pattern does not count beside another.
    fn excluded(&self, yaku: Yaku, by: Yaku, rules: &Ruleset) -> Option<Mistake> {
        let scored = score(self.hand.as_ref()?, rules).ok()?;
        let mut missed = scored.missed.iter();
        let missed = missed.find(|missed| missed.yaku == yaku && missed.why.yaku() == Some(by))?;
        Some(Mistake::Counted {
            yaku,
            why: missed.why,
        })
    }

    /// The mistake behind what the discarder is said to pay: if none is near, it is what another hand pays.
    fn paid(&self, given: &Choice, counted: (u8, Option<u8>), rules: &Ruleset) -> Option<Mistake> {
        let Choice::Points(points) = given else {
            return None;
        };
        let near = with_basis(self.of, counted, rules, |basis| {
            let is = |payments: &[Payment]| amounts(payments) == [*points];
            let mut wrong = basis.mistakes(rules).into_iter();
            wrong.find(|(_, payments)| is(payments))
        })?;
        near.map(|(mistake, _)| mistake)
            .or_else(|| elsewhere(self.of, *points, rules))
    }

    fn of_reading(&self, own: &AskedPart, given: &Choice, rules: &Ruleset) -> Option<Mistake> {
        let scored = score(self.hand.as_ref()?, rules).ok()?;
        let paid: u32 = scored.payments.iter().map(|payment| payment.hand).sum();
        if own.choices.get(own.right) == Some(&Choice::Alike) {
            return Some(Mistake::SameReadings(paid));
        }
        let lost = own
            .choices
            .iter()
            .chain([given])
            .find_map(|choice| match choice {
                Choice::Reading(lost) => *lost,
                _ => None,
            });
        let other = scored.others.get(usize::from(lost?))?;
        Some(Mistake::LesserReading(other.points, paid))
    }
}

/// Returns the mistake behind a number that a rule gives.
fn of_rule(given: &Choice, wrong: Wrong<u32>) -> Option<Mistake> {
    match given {
        Choice::Points(points) => found(wrong, points),
        _ => None,
    }
}

/// Returns the count that pays so much.
fn elsewhere(of: Of, points: u32, rules: &Ruleset) -> Option<Mistake> {
    let fu = FU.into_iter().map(Some).filter(|_| rules.counts_fu());
    let fu: Vec<Option<u8>> = fu.chain([None]).collect();
    let usual = usual_fu(rules).iter().chain(&fu);
    let mut cells = usual.flat_map(|fu| (1..=MOST_HAN).map(move |han| (han, *fu)));
    cells.find_map(|(han, fu)| {
        let quote = quote(of, han, fu, rules)?;
        let is = amounts(&quote.payments) == [points];
        let counted = Counted::Han(han, fu.map(u16::from));
        is.then_some(Mistake::PriceOf(counted, quote.limit))
    })
}

/// Returns the mistake of whoever did not see that ron opens a set.
fn opened(hand: &Question, place: u8, rules: &Ruleset) -> Option<Mistake> {
    let scored = score(hand, rules).ok()?;
    let yaochuu = scored
        .reading
        .blocks
        .get(usize::from(place))?
        .first
        .is_yaochuu();
    let [right, wrong] = [false, true].map(|closed| of_set(false, closed, yaochuu).into());
    Some(Mistake::Set {
        place: Some(place),
        slip: SetSlip::ClosedByRon,
        right,
        wrong,
    })
}

/// Returns the mistake of whoever takes a hand for another kind.
fn of_kind(own: &AskedPart, given: &Choice, fu: u16) -> Option<Mistake> {
    let (Choice::Flat(said), Some(Choice::Flat(is))) = (given, own.choices.get(own.right)) else {
        return None;
    };
    Some(match (said, is) {
        (Flat::Pairs, _) => Mistake::PairsElsewhere,
        (Flat::PinfuTsumo, _) => Mistake::NotPinfuTsumo,
        (Flat::Open, _) => Mistake::NotOpenPinfu,
        (Flat::Other, Flat::Pairs) => Mistake::PairsCounted,
        (Flat::Other, Flat::PinfuTsumo) => Mistake::TsumoOfPinfu,
        (Flat::Other, _) => Mistake::NoOpenPinfu(fu),
    })
}

/// The part of practice that asks the same.
const fn of_practice(what: What) -> Option<Part> {
    Some(match what {
        What::Fu | What::Sum => Part::Fu,
        What::Han => Part::Han,
        What::Points => Part::Points,
        What::Fans => Part::Fans,
        What::Minimum => Part::Minimum,
        What::Payments => Part::Price,
        What::Block(place) => Part::Counts(place),
        What::Wait => Part::WaitCounts,
        What::WaitName => Part::WaitName,
        What::Under => Part::Under,
        _ => return None,
    })
}

/// A choice as an answer of practice; the last key of a keypad stands for all above it.
fn as_answer(choice: &Choice) -> Option<Answer> {
    Some(match choice {
        Choice::Number(number) | Choice::OrMore(number) => Answer::Number(*number),
        Choice::Points(points) => Answer::Points(*points),
        Choice::Payments(payments) => Answer::Payments(payments.clone()),
        Choice::Fans(list) => Answer::Fans(list.clone()),
        Choice::Is(is) => Answer::Whether(*is),
        Choice::Wait(wait) => Answer::Wait(*wait),
        _ => return None,
    })
}
