//! Han: from a checked hand to its price, top to bottom.

use alloc::vec::Vec;
use core::cmp::Reverse;

use crate::award::{self, Found};
use crate::order::sort_by_key;
use crate::question::Liable;
use crate::reading::{Reading, Shape};
use crate::refusal::{Conflict, Refusal, Rule};
use crate::rules::{
    Chankan, Completion, Count, Kiriage, PinfuTsumo, RiichiRules, Ryanpeikou, Ryuuiisou, Stacking,
    TenhouUpgrade,
};
use crate::score::{Amount, Award, Fu, Limit, Lost, Missed, Other, Payment, Score, Step, What};
use crate::tile::{Dragon, Kind, Suit};
use crate::win::{Method, Win};
use crate::yaku::{Case, Unit, Why, Worth, Yaku};

pub(crate) use limit::value;
pub(crate) use payment::{mangan_payments, ron_price, tsumo_prices};

pub(crate) mod chart;

mod certain;
mod dora;
mod fu;
mod limit;
mod payment;

/// Scores every reading whole and keeps the best.
pub(crate) fn score(win: &Win<'_>, rules: &RiichiRules) -> Result<Score, Refusal> {
    let mut tallies: Vec<Tally<'_>> = win
        .readings()
        .iter()
        .map(|reading| Tally::of(win, rules, reading))
        .collect();
    // A stable sort: among equals the first reading stays first.
    sort_by_key(&mut tallies, |tally| Reverse(tally.rank()));
    let mut tallies = tallies.into_iter();
    let best = tallies.next().ok_or(Refusal::NotComplete { shanten: 0 })?;
    check_legal(win, rules, &best)?;
    let mut steps = best.steps(rules);
    let payments = payment::payments(win, rules, &best, &mut steps);
    let sticks = win.question().sticks * 1_000;
    if sticks > 0 {
        steps.push(Step::Sticks {
            count: win.question().sticks,
            points: sticks,
        });
    }
    let best_rank = best.rank();
    Ok(Score {
        total: payments.iter().map(Payment::points).sum::<u32>() + sticks,
        han: (best.yakuman == 0).then_some(best.han),
        fu: best.fu,
        limit: best.limit,
        yakuman: best.yakuman,
        points: None,
        payments,
        sticks,
        steps,
        reading: best.reading.clone(),
        others: tallies.map(|tally| tally.lost_to(best_rank)).collect(),
        missed: missed(win, best.yakuman > 0, best.missed),
        awards: best.awards,
        remarks: Vec::new(),
    })
}

/// What the best reading may lack although it is complete.
fn check_legal(win: &Win<'_>, rules: &RiichiRules, best: &Tally<'_>) -> Result<(), Refusal> {
    let kokushi = win
        .readings()
        .iter()
        .any(|reading| reading.shape == Shape::Kokushi);
    if win.method() == Method::Chankan && rules.chankan == Chankan::KokushiOnly && !kokushi {
        return Err(Refusal::NotLegal(Rule::Chankan));
    }
    if best.points == 0 {
        return Err(Refusal::NoYaku {
            missing: missed(win, best.yakuman > 0, best.missed.clone()),
        });
    }
    certain::check_minimum(win, rules, best)?;
    check_liable(win, best)
}

/// Points, a real yakuman, han, fu, fu before rounding.
type Rank = (u32, bool, u8, u16, u16);

/// One reading, counted.
#[derive(Debug)]
struct Tally<'w> {
    reading: &'w Reading,
    awards: Vec<Award>,
    /// What else was found: yaku that nearly applied or gave way to others.
    missed: Vec<Missed>,
    yakuman: u8,
    han: u8,
    fu: Option<Fu>,
    limit: Option<Limit>,
    /// Base points; 0 without yaku.
    base: u32,
    kiriage: bool,
    /// Paid in all, counters and sticks left out.
    points: u32,
}

impl<'w> Tally<'w> {
    fn of(win: &'w Win<'w>, rules: &RiichiRules, reading: &'w Reading) -> Self {
        let case = Case::new(win, reading);
        let (mut found, mut missed) = award::find(&case);
        if rules.completion == Completion::EveryWait {
            certain::keep(win, &mut found, &mut missed);
        }
        upgrade(win, rules, &mut found);
        drop_forbidden(win, rules, &mut found, &mut missed);
        // A yaku worth a mangan at least: the hand without it, unless that pays less.
        let floor = found.iter().copied().find(|yaku| yaku.unit == Unit::Mangan);
        found.retain(|yaku| yaku.unit != Unit::Mangan);
        let mut tally = Self::count(&case, rules, &found, missed);
        match floor {
            Some(floor) if tally.base < Limit::Mangan.base() => tally.pay_mangan(floor),
            Some(floor) => tally.missed.push(Missed {
                yaku: floor.yaku,
                why: Why::PaysLess,
            }),
            None => {}
        }
        tally.points = payment::hand_total(win, rules, tally.base);
        tally
    }

    /// Counts the yaku found; then dora, fu and the limit, unless there is a yakuman.
    fn count(case: &Case<'w>, rules: &RiichiRules, found: &[Found], missed: Vec<Missed>) -> Self {
        let mut tally = Self {
            reading: case.reading,
            awards: Vec::new(),
            missed,
            yakuman: 0,
            han: 0,
            fu: None,
            limit: None,
            base: 0,
            kiriage: false,
            points: 0,
        };
        if found.iter().any(|yaku| yaku.unit == Unit::Yakuman) {
            tally.count_yakuman(case.win, rules, found);
        } else if !found.is_empty() {
            tally.count_han(case, rules, found);
        }
        tally
    }

    fn count_yakuman(&mut self, win: &Win<'_>, rules: &RiichiRules, found: &[Found]) {
        for &Found { yaku, unit, amount } in found {
            if unit == Unit::Yakuman {
                self.awards.push(Award {
                    what: What::Yaku(yaku),
                    amount: Amount::Yakuman(amount),
                });
            } else {
                self.missed.push(Missed {
                    yaku,
                    why: Why::Yakuman,
                });
            }
        }
        if rules.stacked_yakuman == Stacking::Highest {
            keep_highest(&mut self.awards, win.liable());
        }
        let units = self.awards.iter().map(|award| award.amount.yakuman()).sum();
        self.yakuman = if let Stacking::AddTo(cap) = rules.stacked_yakuman {
            cap.min(units)
        } else {
            units
        };
        self.limit = Some(Limit::Yakuman);
        self.base = Limit::Yakuman.base() * u32::from(self.yakuman);
    }

    fn count_han(&mut self, case: &Case<'_>, rules: &RiichiRules, found: &[Found]) {
        let award = |found: &Found| Award {
            what: What::Yaku(found.yaku),
            amount: Amount::Han(found.amount),
        };
        self.awards = Vec::with_capacity(found.len() + 4);
        self.awards.extend(found.iter().map(award));
        self.awards.extend(dora::dora(case.win, rules));
        self.han = self.awards.iter().map(|award| award.amount.han()).sum();
        match &rules.count {
            Count::Fu(fu_rules) => {
                let pinfu = found.iter().any(|found| found.yaku == Yaku::Pinfu);
                let fu = fu::fu(case, fu_rules, pinfu);
                let base = limit::base(self.han, fu.rounded);
                (self.base, self.limit) = limit::value(rules, self.han, fu.rounded);
                self.kiriage = self.limit.is_some()
                    && self.han < 5
                    && base < Limit::Mangan.base()
                    && rules.kiriage == Kiriage::On;
                self.fu = Some(fu);
            }
            Count::Table(_) => (self.base, self.limit) = limit::value(rules, self.han, 0),
        }
    }

    /// The hand is worth less than this yaku, so that it alone is paid.
    fn pay_mangan(&mut self, floor: Found) {
        for award in self.awards.drain(..) {
            if let What::Yaku(yaku) = award.what {
                self.missed.push(Missed {
                    yaku,
                    why: Why::Replaced(floor.yaku),
                });
            }
        }
        self.awards.push(Award {
            what: What::Yaku(floor.yaku),
            amount: Amount::Mangan,
        });
        (self.han, self.fu, self.kiriage) = (5, None, false);
        self.limit = Some(Limit::Mangan);
        self.base = Limit::Mangan.base();
    }

    /// The order of readings: points, a real yakuman, han, fu, fu before rounding.
    fn rank(&self) -> Rank {
        let fu = self.fu.as_ref();
        let (rounded, raw) = fu.map_or((0, 0), |fu| (fu.rounded, fu.raw));
        (self.points, self.yakuman > 0, self.han, rounded, raw)
    }

    fn lost_to(self, its: Rank) -> Other {
        let mine = self.rank();
        let lost = if self.points == 0 {
            Lost::NoYaku
        } else if mine.0 != its.0 {
            Lost::Points
        } else if mine.1 != its.1 {
            Lost::Counted
        } else if mine.2 != its.2 {
            Lost::Han
        } else if mine.3 != its.3 {
            Lost::Fu
        } else if mine.4 != its.4 {
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

    /// The arithmetic up to the base points.
    fn steps(&self, rules: &RiichiRules) -> Vec<Step> {
        if self.yakuman > 0 {
            return alloc::vec![Step::Yakuman {
                units: self.yakuman,
                points: self.base
            }];
        }
        let han = |is_yaku: bool| {
            let awards = self
                .awards
                .iter()
                .filter(|award| matches!(award.what, What::Yaku(_)) == is_yaku);
            awards.map(|award| award.amount.han()).sum()
        };
        let mut steps = Vec::with_capacity(12);
        if self
            .awards
            .iter()
            .all(|award| award.amount != Amount::Mangan)
        {
            steps.push(Step::Han {
                yaku: han(true),
                dora: han(false),
            });
        }
        if let Count::Table(table) = &rules.count {
            steps.push(Step::Plus {
                han: self.han,
                plus: table.plus,
            });
            if self.limit.is_none() {
                steps.push(Step::Lookup { points: self.base });
            }
        }
        if let Some(fu) = self.fu.as_ref().filter(|_| self.han < 5) {
            if fu.raw != fu.rounded {
                steps.push(Step::RoundFu {
                    from: fu.raw,
                    to: fu.rounded,
                });
            }
            steps.push(Step::Base {
                fu: fu.rounded,
                han: self.han,
                points: limit::base(self.han, fu.rounded),
            });
        }
        if self.kiriage {
            steps.push(Step::Kiriage);
        }
        if let Some(limit) = self.limit {
            steps.push(Step::Limit {
                limit,
                points: limit.base(),
            });
        }
        steps
    }
}

/// Takes out the yaku that a switch of the ruleset forbids: pinfu by self-draw, all green without the green dragon, two
/// pairs of equal runs in one suit. The lower form of what is taken out counts.
fn drop_forbidden(
    win: &Win<'_>,
    rules: &RiichiRules,
    found: &mut Vec<Found>,
    missed: &mut Vec<Missed>,
) {
    let pinfu_tsumo = match rules.count {
        Count::Fu(fu) => fu.pinfu_tsumo,
        Count::Table(table) => table.pinfu_tsumo,
    };
    let green = Dragon::Hatsu.kind();
    let forbidden = |yaku| match yaku {
        Yaku::Pinfu if win.is_tsumo() && pinfu_tsumo == PinfuTsumo::No => Some(Why::BySelfDraw),
        Yaku::Ryuuiisou
            if rules.ryuuiisou == Ryuuiisou::WithGreen && win.tiles().get(green) == 0 =>
        {
            Some(Why::Without(green))
        }
        Yaku::Ryanpeikou if rules.ryanpeikou == Ryanpeikou::TwoSuits && in_one_suit(win) => {
            Some(Why::OneSuit)
        }
        _ => None,
    };
    if found.iter().all(|found| forbidden(found.yaku).is_none()) {
        return;
    }
    let gone: Vec<Missed> = found
        .iter()
        .filter_map(|found| {
            Some(Missed {
                yaku: found.yaku,
                why: forbidden(found.yaku)?,
            })
        })
        .collect();
    found.retain(|found| forbidden(found.yaku).is_none());
    for higher in &gone {
        let lower = higher.yaku.row().replaces.iter();
        found.extend(lower.filter_map(|&lower| certain::worth(win, lower)));
        missed.retain(|missed| missed.why != Why::Replaced(higher.yaku));
    }
    // Another yaku may count in place of the lower form.
    award::replace(&win.rules().yaku, found, missed);
    missed.extend(gone);
}

/// Whether the runs of a hand of four runs are of one suit.
fn in_one_suit(win: &Win<'_>) -> bool {
    Suit::ALL.into_iter().any(|suit| {
        let kinds = |kind: Kind| kind.suit() == Some(suit);
        win.tiles().count(kinds) >= 12
    })
}

/// A special wait counts in its double form on tenhou, where the ruleset says so. Source: rules.md 2.4.
fn upgrade(win: &Win<'_>, rules: &RiichiRules, found: &mut [Found]) {
    const FORMS: [(Yaku, Yaku); 3] = [
        (Yaku::Suuankou, Yaku::SuuankouTanki),
        (Yaku::Kokushi, Yaku::Kokushi13),
        (Yaku::Chuuren, Yaku::JunseiChuuren),
    ];
    if rules.tenhou_upgrade == TenhouUpgrade::Off
        || !found.iter().any(|yaku| yaku.yaku == Yaku::Tenhou)
    {
        return;
    }
    for yaku in found {
        if let Some((_, double)) = FORMS.into_iter().find(|(plain, _)| *plain == yaku.yaku) {
            let worth: Worth = win.rules().yaku.get(double).worth;
            (yaku.yaku, yaku.amount) = (double, worth.amount(true).max(yaku.amount));
        }
    }
}

/// Of several alike the one that somebody is liable for, or else the first.
fn keep_highest(awards: &mut Vec<Award>, liable: &[Liable]) {
    let units = |award: &Award| award.amount.yakuman();
    let given = |award: &Award| {
        liable
            .iter()
            .any(|liable| award.what == What::Yaku(liable.yaku))
    };
    let most = awards.iter().map(units).max().unwrap_or(0);
    awards.retain(|award| units(award) == most);
    let kept = awards.iter().position(given).unwrap_or(0);
    awards.swap(0, kept);
    awards.truncate(1);
}

/// What the reading nearly had, the yaku of a yakuman hand left out.
fn missed(win: &Win<'_>, is_yakuman: bool, mut missed: Vec<Missed>) -> Vec<Missed> {
    let is_yakuman_too = |yaku| win.rules().yaku.get(yaku).worth.is_yakuman();
    missed.retain(|missed| !is_yakuman || is_yakuman_too(missed.yaku));
    missed
}

/// One player can be liable: for a yakuman whose sets others saw, one of them called, or for the kan whose tile he gave.
fn check_liable(win: &Win<'_>, best: &Tally<'_>) -> Result<(), Refusal> {
    for (i, liable) in win.liable().iter().enumerate() {
        let awarded = best
            .awards
            .iter()
            .any(|award| award.what == What::Yaku(liable.yaku));
        let melds = || {
            win.melds()
                .iter()
                .filter(|meld| part_of(liable.yaku, meld.first()))
        };
        let concealed = best
            .reading
            .sets()
            .filter(|set| part_of(liable.yaku, set.first))
            .count()
            > melds().count();
        let called = melds().any(|meld| meld.kind().opens());
        let made_certain = if liable.yaku == Yaku::Rinshan {
            payment::thrown_kan(win).is_some()
        } else {
            awarded && called && !concealed
        };
        if !made_certain || i > 0 {
            return Err(Refusal::Impossible(Conflict::LiableWithout(liable.yaku)));
        }
    }
    Ok(())
}

/// Whether a set of this tile is one that a liability is about.
const fn part_of(yaku: Yaku, kind: Kind) -> bool {
    match yaku {
        Yaku::Daisangen => kind.dragon().is_some(),
        Yaku::Daisuushii => kind.wind().is_some(),
        _ => true,
    }
}
