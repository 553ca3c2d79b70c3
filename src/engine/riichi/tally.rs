//! A reading, counted.

use alloc::vec::Vec;

use super::{fu, limit};
use crate::engine::findings::{Findings, Found};
use crate::engine::read_hand::ReadHand;
use crate::hand::question::Liable;
use crate::hand::reading::Reading;
use crate::result::score::{
    Amount, Award, AwardKind, Fu, Lost, Missed, Other, Reached, Step, are_a_mangan,
};
use crate::result::why::MissReason;
use crate::result::win::Win;
use crate::rulebook::Limit;
use crate::rulebook::{BasePoints, RiichiRules, Stacking};
use crate::yaku::{Unit, Yaku};

/// The rank of a reading among the others; its fields are compared in order. Source: the scoring contract, "Which reading".
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Rank {
    pub(super) points: u32,
    /// All units, paid or not; none for a counted yakuman.
    pub(super) yakuman: u8,
    pub(super) han: u8,
    pub(super) fu: u16,
    pub(super) raw_fu: u16,
}

/// One reading, counted.
#[derive(Debug)]
pub(super) struct Tally<'w> {
    pub(super) reading: &'w Reading,
    pub(super) awards: Vec<Award>,
    pub(super) yakuman: u8,
    /// The units if all yakuman were paid.
    pub(super) all_yakuman: u8,
    pub(super) han: u8,
    pub(super) fu: Option<Fu>,
    pub(super) limit: Option<Limit>,
    /// Base points; 0 without yaku.
    pub(super) base: u32,
    /// The payments in all, without honba and sticks.
    pub(super) points: u32,
}

impl<'w> Tally<'w> {
    /// Starts a count for a reading, with nothing counted yet.
    pub(super) const fn of(reading: &'w Reading) -> Self {
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

    pub(super) fn count_yakuman(
        &mut self,
        win: &Win<'_>,
        rules: &RiichiRules,
        findings: &mut Findings,
    ) {
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

    pub(super) fn count_han(
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
    pub(super) fn pay_mangan(&mut self, floor: Found, missed: &mut Vec<Missed>) {
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

    pub(super) fn rank(&self) -> Rank {
        let (fu, raw_fu) = self.fu.as_ref().map_or((0, 0), |fu| (fu.rounded, fu.raw));
        Rank {
            points: self.points,
            yakuman: self.all_yakuman,
            han: self.han,
            fu,
            raw_fu,
        }
    }

    pub(super) fn lost_to(self, its: Rank) -> Other {
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
    pub(super) fn steps(&self, rules: &RiichiRules) -> Vec<Step> {
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
