//! Han and fu: from a checked hand to its price, top to bottom.

use alloc::vec::Vec;
use core::cmp::Reverse;

use crate::reading::Reading;
use crate::refusal::{Conflict, Refusal};
use crate::rules::{Kiriage, RiichiRules, Stacking};
use crate::score::{Amount, Award, Fu, Limit, Lost, Missed, Other, Score, Step, What};
use crate::tile::Kind;
use crate::win::Win;
use crate::yaku::{Case, TABLE, Verdict, Why, Yaku};

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
    tallies.sort_by_key(|tally| Reverse(tally.rank()));
    let (best, rest) = tallies
        .split_first()
        .ok_or(Refusal::NotComplete { shanten: 0 })?;
    if best.points == 0 {
        return Err(Refusal::NoYaku {
            missing: missed(win, best),
        });
    }
    check_liable(win, best)?;
    let mut steps = best.steps();
    let payments = payment::payments(win, rules, best, &mut steps);
    let sticks = win.question().sticks * 1_000;
    if sticks > 0 {
        steps.push(Step::Sticks {
            count: win.question().sticks,
            points: sticks,
        });
    }
    Ok(Score {
        total: payments
            .iter()
            .map(crate::score::Payment::points)
            .sum::<u32>()
            + sticks,
        han: (best.yakuman == 0).then_some(best.han),
        fu: best.fu.clone(),
        limit: best.limit,
        yakuman: best.yakuman,
        payments,
        sticks,
        steps,
        reading: best.reading.clone(),
        others: rest.iter().map(|tally| tally.lost_to(best)).collect(),
        missed: missed(win, best),
        awards: best.awards.clone(),
        remarks: Vec::new(),
    })
}

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
        let case = Case { win, reading };
        let (found, missed) = find(&case, rules);
        let yakuman = found
            .iter()
            .map(|award| {
                if let Amount::Yakuman(n) = award.amount {
                    n
                } else {
                    0
                }
            })
            .sum();
        let mut tally = Self {
            reading,
            awards: found,
            missed,
            yakuman,
            han: 0,
            fu: None,
            limit: None,
            base: 0,
            kiriage: false,
            points: 0,
        };
        if yakuman > 0 {
            tally.limit = Some(Limit::Yakuman);
            tally.base = Limit::Yakuman.base() * u32::from(yakuman);
        } else if !tally.awards.is_empty() {
            tally.count(&case, rules);
        }
        tally.points = payment::hand_total(win, tally.base);
        tally
    }

    /// Adds dora, fu and the limit to the yaku.
    fn count(&mut self, case: &Case<'_>, rules: &RiichiRules) {
        self.awards.extend(dora::dora(case.win));
        self.han = self
            .awards
            .iter()
            .map(|award| {
                if let Amount::Han(n) = award.amount {
                    n
                } else {
                    0
                }
            })
            .sum();
        let pinfu = self
            .awards
            .iter()
            .any(|award| award.what == What::Yaku(Yaku::Pinfu));
        let fu = fu::fu(case, &rules.fu, pinfu);
        let base = limit::base(self.han, fu.rounded);
        self.limit = limit::limit(self.han, base, rules);
        self.kiriage = self.limit.is_some()
            && self.han < 5
            && base < Limit::Mangan.base()
            && rules.kiriage == Kiriage::On;
        self.base = self.limit.map_or(base, Limit::base);
        self.fu = Some(fu);
    }

    /// The order of readings: points, a real yakuman, han, fu, fu before rounding.
    fn rank(&self) -> (u32, bool, u8, u16, u16) {
        let fu = self.fu.as_ref();
        let (rounded, raw) = fu.map_or((0, 0), |fu| (fu.rounded, fu.raw));
        (self.points, self.yakuman > 0, self.han, rounded, raw)
    }

    fn lost_to(&self, best: &Self) -> Other {
        let (mine, its) = (self.rank(), best.rank());
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
            awards: self.awards.clone(),
            han: (self.yakuman == 0 && self.points > 0).then_some(self.han),
            fu: self.fu.clone(),
            points: self.points,
            lost,
        }
    }

    /// The arithmetic up to the base points.
    fn steps(&self) -> Vec<Step> {
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
            awards
                .map(|award| {
                    if let Amount::Han(n) = award.amount {
                        n
                    } else {
                        0
                    }
                })
                .sum()
        };
        let mut steps = alloc::vec![Step::Han {
            yaku: han(true),
            dora: han(false)
        }];
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

/// The yaku of a reading as the ruleset counts them, and those that it only nearly has.
fn find(case: &Case<'_>, rules: &RiichiRules) -> (Vec<Award>, Vec<Missed>) {
    let is_closed = case.win.is_closed();
    let values = &case.win.rules().yaku;
    let (mut found, mut missed) = (Vec::new(), Vec::new());
    for row in &TABLE {
        let worth = values.get(row.yaku).worth;
        let why = match (row.when)(case) {
            Verdict::No => continue,
            Verdict::Near(why) => why,
            Verdict::Yes if worth.amount(is_closed) > 0 => {
                found.push((row.yaku, worth));
                continue;
            }
            Verdict::Yes if worth.amount(true) > 0 => Why::OpenHand,
            Verdict::Yes => Why::NotInRuleset,
        };
        // Nearly a yaku that would not have counted either way is no news.
        if worth.amount(is_closed) > 0 || matches!(why, Why::OpenHand | Why::NotInRuleset) {
            missed.push(Missed {
                yaku: row.yaku,
                why,
            });
        }
    }
    let higher = |yaku: Yaku| {
        let replaces =
            |&(by, _): &(Yaku, _)| !values.get(by).adds_up && by.row().replaces.contains(&yaku);
        found
            .iter()
            .find(|other| replaces(other))
            .map(|&(by, _)| by)
    };
    let is_yakuman = found.iter().any(|(_, worth)| worth.is_yakuman());
    let mut awards = Vec::new();
    for &(yaku, worth) in &found {
        let amount = worth.amount(is_closed);
        match higher(yaku) {
            Some(by) => missed.push(Missed {
                yaku,
                why: Why::Replaced(by),
            }),
            None if worth.is_yakuman() => awards.push(Award {
                what: What::Yaku(yaku),
                amount: Amount::Yakuman(amount),
            }),
            None if is_yakuman => missed.push(Missed {
                yaku,
                why: Why::Yakuman,
            }),
            None => awards.push(Award {
                what: What::Yaku(yaku),
                amount: Amount::Han(amount),
            }),
        }
    }
    if is_yakuman && rules.stacked_yakuman == Stacking::Highest {
        keep_highest(&mut awards);
    }
    missed.retain(|missed| !replaced_anyway(missed.yaku, &awards));
    (awards, missed)
}

/// A higher yaku than this one was awarded, so that it is not worth a word.
fn replaced_anyway(yaku: Yaku, awards: &[Award]) -> bool {
    awards.iter().any(|award| matches!(award.what, What::Yaku(by) if by.row().replaces.contains(&yaku) && by.row().worth.is_yakuman()))
}

fn keep_highest(awards: &mut Vec<Award>) {
    let units = |award: &Award| {
        if let Amount::Yakuman(n) = award.amount {
            n
        } else {
            0
        }
    };
    if let Some(most) = awards.iter().map(units).max() {
        let first = awards.iter().copied().find(|award| units(award) == most);
        awards.clear();
        awards.extend(first);
    }
}

/// What the reading nearly had, the yaku of a yakuman hand left out.
fn missed(win: &Win<'_>, tally: &Tally<'_>) -> Vec<Missed> {
    let is_yakuman = tally.yakuman > 0;
    let hides =
        |missed: &&Missed| is_yakuman && !win.rules().yaku.get(missed.yaku).worth.is_yakuman();
    tally
        .missed
        .iter()
        .filter(|missed| !hides(missed))
        .copied()
        .collect()
}

/// One player can be liable, and only for a yakuman whose sets others saw, one of them called.
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
        if !awarded || concealed || !called || i > 0 {
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
