//! Points that add up: from a checked hand to its price.
//!
//! Source: seed 001; rules.md section 1.2.

use alloc::vec::Vec;
use core::cmp::Reverse;

use crate::engine::case::ReadHand;
use crate::engine::findings::{Findings, Found};
use crate::hand::question::{By, Question};
use crate::hand::reading::Reading;
use crate::result::refusal::Refusal;
use crate::result::score::{
    Amount, Award, AwardKind, Lost, Missed, Other, Payer, Payment, Role, Score, Step,
};
use crate::result::why::{MissReason, Principle};
use crate::result::win::Win;
use crate::rulebook::{
    AdditiveRules, ChineseRules, DoubleReady, FourthCall, Implied, Judging, Rules,
};
use crate::tiles::Wind;
use crate::tiles::meld::{MeldKind, Side};
use crate::tiles::order::sort_by_key;
use crate::yaku::{Unit, Yaku};

/// Scores every reading whole and keeps the best.
#[inline(never)] // as that of the other family
pub(crate) fn score(win: &Win<'_>, rules: &AdditiveRules) -> Result<Score, Refusal> {
    let mut tallies: Vec<Tally<'_>> = win
        .readings()
        .iter()
        .map(|reading| Tally::of(win, rules, reading))
        .collect();
    // A stable sort: among equals the first reading stays first.
    sort_by_key(&mut tallies, |tally| {
        Reverse((tally.is_win(rules), tally.sum))
    });
    let (best, rest) = tallies
        .split_first()
        .ok_or(Refusal::NotComplete { shanten: 0 })?;
    if !best.is_win(rules) && rules.chinese.is_some() {
        return Err(Refusal::TooFew {
            have: best.minimum,
            need: rules.minimum,
            flowers: !rules.is_bonus(Yaku::FlowerTile),
            awards: best.awards.clone(),
            missing: best.missed.clone(),
        });
    }
    if !best.is_win(rules) {
        return Err(Refusal::BelowMinimum {
            have: best.minimum,
            need: rules.minimum,
            unit: Unit::Points,
            held: best.held(rules),
            missing: best.missed.clone(),
        });
    }
    let mut missed = best.missed.clone();
    if rules.chinese.is_some() {
        missed.extend(best.lost_with(rest));
    }
    let mut steps = alloc::vec![Step::Points {
        sum: best.sum,
        cap: rules.cap.filter(|&cap| cap < best.sum),
    }];
    let question = win.question();
    let (seat, by, from) = (question.seat, question.by, question.from);
    let payments = payments(
        win.rules(),
        rules,
        (seat, by, from),
        liable(question, win.rules()),
        best.points,
        &mut steps,
    );
    Ok(Score {
        total: Payment::sum(&payments),
        han: None,
        fu: None,
        limit: None,
        yakuman: 0,
        points: Some(best.points),
        payments,
        sticks: 0,
        steps,
        reading: best.reading.clone(),
        others: rest
            .iter()
            .map(|tally| tally.lost_to(best, rules))
            .collect(),
        missed,
        awards: best.awards.clone(),
        remarks: Vec::new(),
    })
}

/// One reading, added up.
#[derive(Debug)]
struct Tally<'w> {
    reading: &'w Reading,
    awards: Vec<Award>,
    missed: Vec<Missed>,
    /// What counts towards the minimum.
    minimum: u16,
    sum: u16,
    points: u16,
}

impl<'w> Tally<'w> {
    fn of(win: &'w Win<'w>, rules: &AdditiveRules, reading: &'w Reading) -> Self {
        let findings = findings(win, rules, reading);
        let Findings { found, missed } = findings;
        let minimum = minimum(rules, &found);
        let award = |found: &Found| Award {
            what: AwardKind::Yaku(found.yaku),
            amount: Amount::Points(found.amount.into()),
        };
        let bonus = match (win.is_closed(), win.is_tsumo()) {
            (true, true) => rules.winning_bonus.fully_concealed,
            (true, false) => rules.winning_bonus.concealed,
            (false, _) => rules.winning_bonus.open,
        };
        let mut awards: Vec<Award> = found.iter().map(award).collect();
        if bonus > 0 {
            awards.push(Award {
                what: AwardKind::WinningBonus,
                amount: Amount::Points(bonus),
            });
        }
        let amounts = awards.iter().map(|award| award.amount.points());
        let sum = amounts.fold(0, u16::saturating_add);
        let points = rules.cap.map_or(sum, |cap| sum.min(cap));
        Self {
            reading,
            awards,
            missed,
            minimum,
            sum,
            points,
        }
    }

    const fn is_win(&self, rules: &AdditiveRules) -> bool {
        self.minimum >= rules.minimum
    }

    /// What has points for the minimum in the table and not by the ruling on it.
    fn held(&self, rules: &AdditiveRules) -> Option<Yaku> {
        let mut awards = self.awards.iter();
        let ready = AwardKind::Yaku(Yaku::DoubleReady);
        let held = rules.double_ready == DoubleReady::Held && awards.any(|it| it.what == ready);
        held.then_some(Yaku::DoubleReady)
    }

    /// High over low: what another reading has, and this one has not, nor says why.
    fn lost_with(&self, rest: &[Self]) -> Vec<Missed> {
        let mut lost: Vec<Missed> = Vec::new();
        let awards = rest.iter().flat_map(|other| &other.awards);
        for award in awards {
            let AwardKind::Yaku(yaku) = award.what else {
                continue;
            };
            let own = self.awards.iter().any(|own| own.what == award.what);
            let mut told = self.missed.iter().chain(&lost);
            if !own && !told.any(|missed| missed.yaku == yaku) {
                let why = MissReason::Principle(Principle::HighOverLow, None);
                lost.push(Missed { yaku, why });
            }
        }
        lost
    }

    fn lost_to(&self, best: &Self, rules: &AdditiveRules) -> Other {
        let lost = if !self.is_win(rules) {
            Lost::BelowMinimum
        } else if self.points < best.points {
            Lost::Points
        } else if self.sum < best.sum {
            Lost::Capped
        } else {
            Lost::Equal
        };
        Other {
            reading: self.reading.clone(),
            awards: self.awards.clone(),
            han: None,
            fu: None,
            points: self.points.into(),
            lost,
        }
    }
}

/// The least that a win scores: the points of the minimum, the winning tile, which is a premium tile itself, and the
/// smallest bonus.
pub(crate) fn least(ruleset: &Rules, rules: &AdditiveRules) -> u16 {
    let premium = ruleset.yaku.get(Yaku::PremiumTile).worth;
    let bonus = rules.winning_bonus;
    let bonus = bonus.open.min(bonus.concealed).min(bonus.fully_concealed);
    let least = rules.minimum.saturating_add(premium.open.into());
    least.saturating_add(bonus)
}

/// The points towards the minimum: no bonuses, and of two hands that may not both count the higher.
fn minimum(rules: &AdditiveRules, found: &[Found]) -> u16 {
    let counted = || {
        let counts = |found: &&Found| !rules.is_bonus(found.yaku);
        found.iter().filter(counts)
    };
    let amount = |found: &Found| u16::from(found.amount);
    let lower = match rules
        .either
        .map(|yaku| counted().find(|found| found.yaku == yaku))
    {
        [Some(one), Some(other)] if one.yaku != other.yaku => amount(one).min(amount(other)),
        _ => 0,
    };
    counted().map(amount).sum::<u16>() - lower
}

/// Hands that another one of the hand always brings with it. Source: rules.md 1.2.3, rules 2 and 3.
const IMPLIED: &[(Yaku, &[Yaku])] = &[
    // "Four concealed sets" are what a concealed hand is: by discard the one, by self-draw the other.
    (
        Yaku::FourConcealedPungs,
        &[
            Yaku::AllPungs,
            Yaku::ConcealedHand,
            Yaku::FullyConcealedHand,
        ],
    ),
    (Yaku::BigThreeDragons, &[Yaku::DragonPung]),
    (Yaku::LittleThreeDragons, &[Yaku::DragonPung]),
    // "Holding a concealed hand" (seed 001).
    (
        Yaku::NineGates,
        &[
            Yaku::PureHand,
            Yaku::ConcealedHand,
            Yaku::FullyConcealedHand,
        ],
    ),
    (Yaku::AllHonors, &[Yaku::AllPungs]),
    (Yaku::AllTerminals, &[Yaku::AllPungs]),
    (
        Yaku::BigFourWinds,
        &[Yaku::AllPungs, Yaku::SeatWindPung, Yaku::PrevailingWindPung],
    ),
    (Yaku::AllFlowers, &[Yaku::FlowerTile]),
    (Yaku::HeavenlyHand, &[Yaku::FullyConcealedHand]),
    (Yaku::EarthlyHand, &[Yaku::FullyConcealedHand]),
    (Yaku::BlessingOfMan, &[Yaku::ConcealedHand]),
];

/// What counts in a reading, and what is missed.
fn findings(win: &Win<'_>, rules: &AdditiveRules, reading: &Reading) -> Findings {
    let mut findings = Findings::new();
    if let Some(chinese) = &rules.chinese {
        judge(win, chinese, reading, &mut findings);
        return findings;
    }
    findings.find(&ReadHand::new(win, reading));
    if rules.implied == Implied::LeaveOut {
        leave_out_implied(&mut findings);
    }
    findings
}

/// What the family of games says of a reading.
fn judge(win: &Win<'_>, chinese: &ChineseRules, reading: &Reading, findings: &mut Findings) {
    let judged = (chinese.family.judge)(&Judging {
        rules: win.rules(),
        chinese,
        question: win.question(),
        melds: win.melds_list(),
        tile: win.tile(),
        winner: win.kind(),
        reading,
    });
    let found = |(yaku, times): (Yaku, u8)| {
        let worth = win.rules().yaku.get(yaku).worth;
        Found {
            yaku,
            unit: worth.unit,
            amount: worth.amount(win.is_closed()).saturating_mul(times),
        }
    };
    findings.found.extend(judged.found.into_iter().map(found));
    let missed = judged.missed.into_iter();
    findings
        .missed
        .extend(missed.map(|(yaku, why)| Missed { yaku, why }));
}

fn leave_out_implied(findings: &mut Findings) {
    let Findings { found, missed } = findings;
    let present: Vec<Yaku> = found.iter().map(|found| found.yaku).collect();
    found.retain(|lower| {
        let implies = |&&(higher, implied): &&(Yaku, &[Yaku])| {
            present.contains(&higher) && implied.contains(&lower.yaku)
        };
        let by = IMPLIED.iter().find(implies).map(|&(higher, _)| higher);
        missed.extend(by.map(|by| Missed {
            yaku: lower.yaku,
            why: MissReason::Replaced(by),
        }));
        by.is_none()
    });
}

/// Who pays how many times what. Source: seed 001, "The payout" (the discarder alone, more than once, or everybody, once);
/// rules.md 6.1 and 6.5 for Chinese games.
pub(crate) fn payments(
    ruleset: &Rules,
    rules: &AdditiveRules,
    (seat, by, from): (Wind, By, Option<Wind>),
    liable: Option<Wind>,
    points: u16,
    steps: &mut Vec<Step>,
) -> Vec<Payment> {
    let chinese = rules.chinese.as_ref();
    let (worth, base) = chinese.map_or((points, 0), |chinese| {
        (chinese.points(points), chinese.base)
    });
    if chinese.is_some_and(|chinese| chinese.table.is_some()) {
        steps.push(Step::Faan {
            faan: points,
            points: worth,
        });
    }
    let usual = [rules.discarder_pays, 0, 1];
    let [discarder, other, each] = chinese.map_or(usual, |chinese| chinese.paying.times());
    let others = ruleset.seats.winds().iter().filter(|&&other| other != seat);
    let of = |&payer: &Wind| match (by, from) {
        (By::Tsumo, _) => (Payer::Seat(payer), each),
        (By::Ron, Some(from)) if from == payer => (Payer::Seat(payer), discarder),
        (By::Ron, Some(_)) => (Payer::Seat(payer), other),
        (By::Ron, None) => (Payer::Other, other),
    };
    let mut payers: Vec<(Payer, u32)> = others.map(of).collect();
    if let (By::Ron, None, Some(first)) = (by, from, payers.first_mut()) {
        *first = (Payer::Discarder, discarder);
    }
    payers.retain(|&(_, times)| times > 0 || base > 0);
    let payers = match liable {
        Some(liable) => {
            let times = payers.iter().map(|payer| payer.1).sum();
            let base = base.saturating_mul(payers.len() as u16);
            alloc::vec![(Payer::Seat(liable), times, base)]
        }
        None => payers
            .into_iter()
            .map(|(from, times)| (from, times, base))
            .collect(),
    };
    let alone = if by == By::Tsumo {
        Role::Each
    } else {
        Role::Alone
    };
    let mut pay = |(from, times, base): (Payer, u32, u16)| {
        let exact = u32::from(worth)
            .saturating_mul(times)
            .saturating_add(base.into());
        steps.push(if chinese.is_some() {
            Step::Part {
                from,
                points: worth,
                times,
                base,
                paid: exact,
            }
        } else {
            Step::Share {
                from,
                base: worth.into(),
                sixths: times.saturating_mul(6),
                extra: 0,
                exact,
                rounded: exact,
                role: alone,
                missing: 0,
                lost: 0,
            }
        });
        Payment {
            from,
            hand: exact,
            honba: 0,
            liable: liable.is_some(),
        }
    };
    payers.into_iter().map(&mut pay).collect()
}

/// Who discarded the tile of the fourth call, where that player pays for all. Source: rules.md 6.5.
fn liable(question: &Question, rules: &Rules) -> Option<Wind> {
    let pays = |chinese: &&ChineseRules| chinese.fourth_call == FourthCall::Pays;
    rules.chinese().filter(pays)?;
    let calls = question.melds.iter().filter(|meld| meld.kind.opens());
    let last = calls.clone().next_back().filter(|_| calls.count() == 4)?;
    // Only the player to the left can have given a chow.
    let left = (last.kind == MeldKind::Chi).then_some(Side::Left);
    rules.seats.beside(question.seat, last.from.or(left)?)
}
