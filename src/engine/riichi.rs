//! Han: from a checked hand to its score, top to bottom.

use alloc::vec::Vec;

use crate::engine::findings::{Findings, Found};
use crate::engine::read_hand::ReadHand;
use crate::hand::question::{Flag, Liable};
use crate::hand::reading::{Reading, Shape};
use crate::result::refusal::{Refusal, Rule};
use crate::result::score::{
    Amount, Award, AwardKind, Fu, Lost, Missed, Other, Payment, Reached, Score, Step, are_a_mangan,
};
use crate::result::why::MissReason;
use crate::result::win::{Win, WonOn};
use crate::rulebook::Limit;
use crate::rulebook::{BasePoints, Chankan, RiichiRules, Stacking};
use crate::yaku::{Unit, Yaku};

pub(crate) use dora::counted;
pub(crate) use liable::LiableShare;
pub(crate) use limit::{steps, value};
pub(crate) use payment::{Bill, mangan_payments, ron_price, tsumo_prices};
pub(crate) use ranking::double_form;

pub(crate) mod chart;
pub(crate) mod fu;

use ranking::Ranking;

mod certain;
mod dora;
mod liable;
mod limit;
mod payment;
mod ranking;

/// Scores every reading whole and keeps the best.
// Not inlined: what is never used together with the other family is not compiled into one large function.
#[inline(never)]
pub(crate) fn score(win: &Win<'_>, rules: &RiichiRules) -> Result<Score, Refusal> {
    let Ranking { best, rest, missed } = Ranking::of(win, rules)?;
    check_legal(win, rules, &best, &missed)?;
    let mut steps = best.steps(rules);
    let payments = payment::payments(win, rules, &best, &mut steps);
    let sticks = win.question().sticks * win.rules().stick();
    if sticks > 0 {
        steps.push(Step::Sticks {
            count: win.question().sticks,
            points: sticks,
        });
    }
    let best_rank = best.rank();
    Ok(Score {
        total: Payment::sum(&payments).saturating_add(sticks),
        han: (best.yakuman == 0).then_some(best.han),
        fu: best.fu,
        limit: best.limit,
        yakuman: best.yakuman,
        points: None,
        payments,
        sticks,
        steps,
        reading: best.reading.clone(),
        others: rest
            .into_iter()
            .map(|tally| tally.lost_to(best_rank))
            .collect(),
        missed: worth_a_word(win, best.yakuman > 0, missed),
        awards: best.awards,
        remarks: Vec::new(),
    })
}

/// Refuses a complete hand that may not win: a robbed kan that may not be robbed, too few yaku, a false liability.
fn check_legal(
    win: &Win<'_>,
    rules: &RiichiRules,
    best: &Tally<'_>,
    missed: &[Missed],
) -> Result<(), Refusal> {
    if let Some(forbidden) = robbery(win, rules.chankan) {
        return Err(Refusal::NotLegal(forbidden));
    }
    if best.points == 0 {
        return Err(Refusal::NoYaku {
            missing: missed.to_vec(),
            need: rules.minimum.needed(win.honba()),
        });
    }
    certain::check_minimum(win, rules, best, missed)?;
    liable::check(win, best, missed)
}

/// Returns the rule against robbing this kan with this hand.
fn robbery(win: &Win<'_>, chankan: Chankan) -> Option<Rule> {
    if win.method() != WonOn::Chankan {
        return None;
    }
    let closed = win.has(Flag::ChankanAnkan);
    if closed && chankan == Chankan::AddedOnly {
        return Some(Rule::ClosedKan { orphans: false });
    }
    let kokushi = |reading: &Reading| reading.shape == Shape::Kokushi;
    if win.readings().iter().any(kokushi) {
        None
    } else if chankan == Chankan::KokushiOnly {
        Some(Rule::Chankan)
    } else {
        closed.then_some(Rule::ClosedKan { orphans: true })
    }
}

/// The rank of a reading among the others; its fields are compared in order. Source: the scoring contract, "Which reading".
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    points: u32,
    /// All units, paid or not; none for a counted yakuman.
    yakuman: u8,
    han: u8,
    fu: u16,
    raw_fu: u16,
}

/// One reading, counted.
#[derive(Debug)]
struct Tally<'w> {
    reading: &'w Reading,
    awards: Vec<Award>,
    yakuman: u8,
    /// The units if all yakuman were paid.
    all_yakuman: u8,
    han: u8,
    fu: Option<Fu>,
    limit: Option<Limit>,
    /// Base points; 0 without yaku.
    base: u32,
    /// The payments in all, without honba and sticks.
    points: u32,
}

impl<'w> Tally<'w> {
    /// Starts a count for a reading, with nothing counted yet.
    const fn of(reading: &'w Reading) -> Self {
        Self {
            reading,
            awards: Vec::new(),
            yakuman: 0,
            all_yakuman: 0,
            han: 0,
            fu: None,
            limit: None,
            base: 0,
            points: 0,
        }
    }

    fn count_yakuman(&mut self, win: &Win<'_>, rules: &RiichiRules, findings: &mut Findings) {
        for &Found { yaku, unit, amount } in &findings.found {
            if unit == Unit::Yakuman {
                self.awards.push(Award {
                    what: AwardKind::Yaku(yaku),
                    amount: Amount::Yakuman(amount),
                });
            } else {
                findings.missed.push(Missed {
                    yaku,
                    why: MissReason::Yakuman,
                });
            }
        }
        self.all_yakuman = self.units();
        if rules.stacked_yakuman == Stacking::Highest {
            keep_highest(&mut self.awards, win.liable(), &mut findings.missed);
        }
        let units = self.units();
        self.yakuman = rules.stacked_yakuman.cut(units).unwrap_or(units);
        self.limit = Some(Limit::Yakuman);
        self.base = Limit::Yakuman.base() * u32::from(self.yakuman);
    }

    /// Returns the units of all yakuman, paid or not.
    fn units(&self) -> u8 {
        let units = self.awards.iter().map(|award| award.amount.yakuman());
        units.fold(0, u8::saturating_add)
    }

    fn count_han(
        &mut self,
        case: &ReadHand<'_>,
        rules: &RiichiRules,
        found: &[Found],
        dora: &[Award],
    ) {
        let mut pinfu = false;
        self.awards = Vec::with_capacity(found.len() + dora.len());
        for &Found { yaku, amount, .. } in found {
            pinfu |= yaku == Yaku::Pinfu;
            self.han = self.han.saturating_add(amount);
            self.awards.push(Award {
                what: AwardKind::Yaku(yaku),
                amount: Amount::Han(amount),
            });
        }
        for &bonus in dora {
            self.han = self.han.saturating_add(bonus.amount.han());
            self.awards.push(bonus);
        }
        match &rules.count {
            BasePoints::Fu(fu_rules) => {
                let fu = fu::fu(case, fu_rules, pinfu);
                (self.base, self.limit) = limit::value(rules, self.han, fu.rounded);
                self.fu = Some(fu);
            }
            BasePoints::Table(_) => (self.base, self.limit) = limit::value(rules, self.han, 0),
        }
    }

    /// Pays this yaku alone, as the rest of the hand is worth less.
    #[cold]
    fn pay_mangan(&mut self, floor: Found, missed: &mut Vec<Missed>) {
        for award in self.awards.drain(..) {
            if let AwardKind::Yaku(yaku) = award.what {
                missed.push(Missed {
                    yaku,
                    why: MissReason::PaidAs(floor.yaku),
                });
            }
        }
        self.awards.push(Award {
            what: AwardKind::Yaku(floor.yaku),
            amount: Amount::Mangan,
        });
        (self.han, self.fu) = (Limit::MANGAN_HAN, None);
        self.limit = Some(Limit::Mangan);
        self.base = Limit::Mangan.base();
    }

    fn rank(&self) -> Rank {
        let (fu, raw_fu) = self.fu.as_ref().map_or((0, 0), |fu| (fu.rounded, fu.raw));
        Rank {
            points: self.points,
            yakuman: self.all_yakuman,
            han: self.han,
            fu,
            raw_fu,
        }
    }

    fn lost_to(self, its: Rank) -> Other {
        let mine = self.rank();
        let lost = if self.points == 0 {
            Lost::NoYaku
        } else if mine.points != its.points {
            Lost::Points
        } else if mine.yakuman != its.yakuman {
            if mine.yakuman == 0 {
                Lost::Counted
            } else {
                Lost::Yakuman
            }
        } else if mine.han != its.han {
            Lost::Han
        } else if mine.fu != its.fu {
            Lost::Fu
        } else if mine.raw_fu != its.raw_fu {
            Lost::RawFu
        } else {
            Lost::Equal
        };
        Other {
            reading: self.reading.clone(),
            awards: self.awards,
            han: (self.yakuman == 0 && self.points > 0).then_some(self.han),
            fu: self.fu,
            points: self.points,
            lost,
        }
    }

    /// Returns the arithmetic up to the base points.
    fn steps(&self, rules: &RiichiRules) -> Vec<Step> {
        // Room for the steps of a liable player's share, too.
        let mut steps = Vec::with_capacity(12);
        if self.yakuman > 0 {
            let sum = self.units();
            steps.push(Step::Yakuman {
                sum,
                cap: rules.stacked_yakuman.cut(sum),
                points: self.base,
            });
            return steps;
        }
        // Nothing else of such a hand is counted.
        if are_a_mangan(&self.awards) {
            steps.push(Step::Limit {
                limit: Limit::Mangan,
                points: self.base,
                reached: Reached::Yaku,
            });
            return steps;
        }
        let han = |is_yaku: bool| {
            let awards = self
                .awards
                .iter()
                .filter(|award| matches!(award.what, AwardKind::Yaku(_)) == is_yaku);
            let han = awards.map(|award| award.amount.han());
            han.fold(0, u8::saturating_add)
        };
        steps.push(Step::Han {
            yaku: han(true),
            dora: han(false),
        });
        let fu = self.fu.as_ref().map(|fu| (fu.raw, fu.rounded));
        limit::steps(rules, self.han, fu, (self.base, self.limit), &mut steps);
        steps
    }
}

/// Keeps one of the highest: the one that somebody is liable for, or else the first; the others are missed.
#[cold]
fn keep_highest(awards: &mut Vec<Award>, liable: &[Liable], missed: &mut Vec<Missed>) {
    let units = |award: &Award| award.amount.yakuman();
    let given = |award: &&Award| {
        let mut liable = liable.iter();
        liable.any(|liable| award.what == AwardKind::Yaku(liable.yaku))
    };
    let most = awards.iter().map(units).max().unwrap_or(0);
    let highest = || awards.iter().filter(|award| units(award) == most);
    let Some(&kept) = highest().find(given).or_else(|| highest().next()) else {
        return;
    };
    missed.extend(awards.iter().filter_map(|award| match award.what {
        AwardKind::Yaku(yaku) if award.what != kept.what => Some(Missed {
            yaku,
            why: MissReason::OnlyHighest,
        }),
        _ => None,
    }));
    *awards = alloc::vec![kept];
}

/// Lists what the reading nearly had; beside a yakuman only other yakuman.
fn worth_a_word(win: &Win<'_>, is_yakuman: bool, mut missed: Vec<Missed>) -> Vec<Missed> {
    let is_yakuman_too = |yaku| win.rules().yaku.get(yaku).worth.is_yakuman();
    missed.retain(|missed| !is_yakuman || is_yakuman_too(missed.yaku));
    missed
}
