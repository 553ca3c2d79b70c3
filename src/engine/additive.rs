//! Points that add up: from a checked hand to its score.
//!
//! Source: seed 001; rules.md section 1.2.

use alloc::vec::Vec;
use core::cmp::Reverse;

use crate::engine::findings::Findings;
use crate::engine::read_hand::ReadHand;
use crate::hand::question::{By, Flag, Question, WrittenMeld};
use crate::hand::reading::{Reading, Shape};
use crate::result::refusal::{Refusal, Rule};
use crate::result::score::{
    Amount, Award, AwardKind, Lost, Missed, Other, Payer, Payment, Role, Score, Step,
};
use crate::result::why::{MissReason, Principle};
use crate::result::win::{Win, WonOn};
use crate::rulebook::{
    AdditiveRules, ChineseRules, DoubleReady, FourthCall, Implied, Judging, OrphansRob,
    PaymentShare, Robbed, Rules,
};
use crate::tiles::Wind;
use crate::tiles::meld::{MeldKind, Side};
use crate::tiles::order::sort_by_key;
use crate::yaku::{Unit, Yaku};

/// Scores every reading whole and keeps the best.
#[inline(never)] // as that of the other family
pub(crate) fn score(win: &Win<'_>, rules: &AdditiveRules) -> Result<Score, Refusal> {
    if let Some(chinese) = &rules.chinese
        && let Some(rule) = robbery(win, chinese)
    {
        return Err(Refusal::NotLegal(rule));
    }
    let mut tallies: Vec<PointTally<'_>> = win
        .readings()
        .iter()
        .map(|reading| PointTally::of(win, rules, reading))
        .collect();
    // A stable sort: among equals the first reading stays first.
    sort_by_key(&mut tallies, |tally| {
        Reverse((tally.is_win(rules), tally.points, tally.sum))
    });
    let (best, rest) = tallies.split_first().ok_or(Refusal::NotComplete {
        shanten: 0,
        missing: Vec::new(),
    })?;
    if !best.is_win(rules) && rules.chinese.is_some() {
        return Err(Refusal::TooFew {
            have: best.minimum,
            need: rules.minimum,
            flowers: !rules.is_bonus(Yaku::FlowerTile),
            faan: win.rules().counts_faan(),
            awards: best
                .awards
                .iter()
                .map(|award| (*award, award.times(win.rules())))
                .collect(),
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
        cap: rules.cap.filter(|_| best.points < best.sum),
    }];
    let question = win.question();
    let won = PaidWin {
        seat: question.seat,
        by: question.by,
        from: question.from,
        robbed: win.method() == WonOn::Chankan,
        liable: liable(question, win.rules()),
    };
    let payments = payments(win.rules(), rules, won, best.points, &mut steps);
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
struct PointTally<'w> {
    reading: &'w Reading,
    awards: Vec<Award>,
    missed: Vec<Missed>,
    /// The points towards the minimum.
    minimum: u16,
    sum: u16,
    points: u16,
}

impl<'w> PointTally<'w> {
    fn of(win: &'w Win<'w>, rules: &AdditiveRules, reading: &'w Reading) -> Self {
        let (found, missed) = findings(win, rules, reading);
        let minimum = minimum(rules, &found);
        let award = |&(yaku, points): &(Yaku, u16)| Award {
            what: AwardKind::Yaku(yaku),
            amount: Amount::Points(points),
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
        let most = match awards.as_slice() {
            [
                Award {
                    what: AwardKind::Yaku(alone),
                    ..
                },
            ] => rules.cap.map(|_| rules.limit_of(*alone)),
            _ => rules.cap,
        };
        let points = most.map_or(sum, |most| sum.min(most));
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

    /// Returns double ready, if the hand has it and a ruling keeps its points out of the minimum.
    fn held(&self, rules: &AdditiveRules) -> Option<Yaku> {
        let mut awards = self.awards.iter();
        let ready = AwardKind::Yaku(Yaku::DoubleReady);
        let held = rules.double_ready == DoubleReady::Held && awards.any(|it| it.what == ready);
        held.then_some(Yaku::DoubleReady)
    }

    /// Lists the yaku of other readings that this one has not and has not listed as missed: high over low.
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

/// Returns the least that a win scores: the points of the minimum, the winning tile, which is a premium tile itself,
/// and the smallest bonus.
pub fn least(ruleset: &Rules, rules: &AdditiveRules) -> u16 {
    let premium = ruleset.yaku.get(Yaku::PremiumTile).worth;
    let bonus = rules.winning_bonus;
    let bonus = bonus.open.min(bonus.concealed).min(bonus.fully_concealed);
    let least = rules.minimum.saturating_add(premium.open.into());
    // Where points are paid as they stand, a hand without any pattern is worth the one for that (chicken hand).
    let nothing = rules.chinese.is_some_and(|chinese| chinese.table.is_none());
    least.saturating_add(bonus).max(nothing.into())
}

/// Returns the points towards the minimum: no bonuses, and of two hands that may not both count the higher.
fn minimum(rules: &AdditiveRules, found: &[(Yaku, u16)]) -> u16 {
    let counted = || found.iter().filter(|found| !rules.is_bonus(found.0));
    let lower = match rules
        .either
        .map(|yaku| counted().find(|found| found.0 == yaku))
    {
        [Some(one), Some(other)] if one.0 != other.0 => one.1.min(other.1),
        _ => 0,
    };
    counted().map(|found| found.1).sum::<u16>() - lower
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

/// Finds the yaku that count in a reading, each with its points, and those that are missed.
fn findings(
    win: &Win<'_>,
    rules: &AdditiveRules,
    reading: &Reading,
) -> (Vec<(Yaku, u16)>, Vec<Missed>) {
    if let Some(chinese) = &rules.chinese {
        return judge(win, chinese, reading);
    }
    let mut findings = Findings::new();
    findings.find(&ReadHand::new(win, reading));
    if rules.implied == Implied::LeaveOut {
        leave_out_implied(&mut findings);
    }
    let found = findings.found.iter();
    let points = found.map(|found| (found.yaku, found.amount.into()));
    (points.collect(), findings.missed)
}

/// Asks the family of games for the yaku of a reading.
fn judge(
    win: &Win<'_>,
    chinese: &ChineseRules,
    reading: &Reading,
) -> (Vec<(Yaku, u16)>, Vec<Missed>) {
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
        let one = win.rules().points_of(yaku, win.is_closed());
        (yaku, one.saturating_mul(times.into()))
    };
    let missed = |(yaku, why)| Missed { yaku, why };
    let found = judged.found.into_iter().map(found).collect();
    (found, judged.missed.into_iter().map(missed).collect())
}

/// Returns the rule against robbing a closed kan with this hand.
fn robbery(win: &Win<'_>, chinese: &ChineseRules) -> Option<Rule> {
    let orphans = |reading: &Reading| reading.shape == Shape::Kokushi;
    let may = chinese.orphans_rob == OrphansRob::Yes && win.readings().iter().any(orphans);
    (win.has(Flag::ChankanAnkan) && !may).then_some(Rule::ClosedKan { orphans: true })
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

/// The way a hand was won, as far as payments ask.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PaidWin {
    pub seat: Wind,
    pub by: By,
    pub from: Option<Wind>,
    /// `true` if the tile was robbed from a kan.
    pub robbed: bool,
    /// The player who pays for all.
    pub liable: Option<Wind>,
}

/// Shares the points among the payers. Source: seed 001, "The payout" (the discarder alone, more than once, or
/// everybody, once); rules.md 6.1 and 6.5 for Chinese games.
pub(crate) fn payments(
    ruleset: &Rules,
    rules: &AdditiveRules,
    won: PaidWin,
    points: u16,
    steps: &mut Vec<Step>,
) -> Vec<Payment> {
    let chinese = rules.chinese.as_ref();
    let worth = chinese.map_or(points, |chinese| chinese.points(points));
    if chinese.is_some_and(|chinese| chinese.table.is_some()) {
        steps.push(Step::Faan {
            faan: points,
            points: worth,
        });
    }
    let payers = payers(ruleset, rules, won, worth);
    let alone = if won.by == By::Tsumo {
        Role::Each
    } else {
        Role::Alone
    };
    let mut pay = |(from, share): (Payer, PaymentShare)| {
        let PaymentShare { times, more } = share;
        let exact = share.paid(worth);
        steps.push(if chinese.is_some() {
            Step::Part {
                from,
                points: worth,
                times,
                base: more,
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
            liable: won.liable.is_some(),
        }
    };
    payers.into_iter().map(&mut pay).collect()
}

/// Returns who pays for a hand of this worth, and which share.
fn payers(
    ruleset: &Rules,
    rules: &AdditiveRules,
    won: PaidWin,
    worth: u16,
) -> Vec<(Payer, PaymentShare)> {
    let PaidWin {
        seat,
        by,
        from,
        robbed,
        liable,
    } = won;
    let chinese = rules.chinese.as_ref();
    let once = |times| PaymentShare { times, more: 0 };
    let usual = [once(rules.discarder_pays), once(0), once(1)];
    let [mut discarder, mut other, each] =
        chinese.map_or(usual, |chinese| chinese.paying.shares(worth, chinese.base));
    if robbed && chinese.is_some_and(|chinese| chinese.robbed == Robbed::Shares) {
        discarder.times = each.times.saturating_mul(3);
        other.times = 0;
    }
    let others = ruleset.seats.winds().iter().filter(|&&other| other != seat);
    let of = |&payer: &Wind| match (by, from) {
        (By::Tsumo, _) => (Payer::Seat(payer), each),
        (By::Ron, Some(from)) if from == payer => (Payer::Seat(payer), discarder),
        (By::Ron, Some(_)) => (Payer::Seat(payer), other),
        (By::Ron, None) => (Payer::Other, other),
    };
    let mut payers: Vec<(Payer, PaymentShare)> = others.map(of).collect();
    if let (By::Ron, None, Some(first)) = (by, from, payers.first_mut()) {
        *first = (Payer::Discarder, discarder);
    }
    payers.retain(|&(_, share)| share.times > 0 || share.more != 0);
    if let Some(liable) = liable {
        let all = payers
            .iter()
            .fold(once(0), |all, &(_, share)| PaymentShare {
                times: all.times.saturating_add(share.times),
                more: all.more.saturating_add(share.more),
            });
        payers = alloc::vec![(Payer::Seat(liable), all)];
    }
    payers
}

/// Returns the player who discarded the tile of the fourth call, or of the third triplet of dragons, if that player
/// pays for all. Source: rules.md 6.5 and 6.6.
fn liable(question: &Question, rules: &Rules) -> Option<Wind> {
    let melds = &question.melds;
    let calls = melds.iter().filter(|meld| meld.kind.opens());
    let fourth = calls.clone().nth(3);
    let dragon = |meld: &&WrittenMeld| {
        let kind = meld.tiles.first().and_then(|tile| tile.kind());
        meld.kind != MeldKind::Chi && kind.is_some_and(|kind| kind.dragon().is_some())
    };
    let third = melds.iter().filter(dragon).nth(2);
    let last = match rules.chinese()?.fourth_call {
        FourthCall::Pays => fourth?,
        FourthCall::Drawn => {
            let fed = |meld: &&WrittenMeld| meld.kind.opens();
            let drawn = question.by == By::Tsumo && !question.flags.has(Flag::Rinshan);
            fourth.or(third.filter(fed)).filter(|_| drawn)?
        }
        FourthCall::Nothing => return None,
    };
    // Only the player to the left can have given a sequence.
    let left = (last.kind == MeldKind::Chi).then_some(Side::Left);
    rules.seats.beside(question.seat, last.from.or(left)?)
}
