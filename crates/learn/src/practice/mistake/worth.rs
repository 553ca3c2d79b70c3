//! Mistakes about the worth of a hand: its han, its points where they add up, its patterns.

use alloc::vec::Vec;

use crate::course::shares;
use crate::practice::mistake::{Mistake, Wrong, distinct};
use tensu::Ruleset;
use tensu::inside::sort_by_key;
use tensu::question::Question;
use tensu::score::{Amount, Award, AwardKind, Score};
use tensu::tiles::{Kind, Tile};
use tensu::yaku::{Unit, Yaku};

/// The number of han or points of an award; `None` for a yakuman.
const fn amount(award: &Award) -> Option<u16> {
    match award.amount {
        Amount::Han(han) => Some(han as u16),
        Amount::Points(points) => Some(points),
        Amount::Yakuman(_) | Amount::Mangan => None,
    }
}

/// The worth of a yaku here, closed or open; `None` for a yakuman.
fn worth(yaku: Yaku, is_closed: bool, rules: &Ruleset) -> Option<u16> {
    let worth = rules.yaku.get(yaku).worth;
    match worth.unit {
        Unit::Han => Some(worth.amount(is_closed).into()),
        Unit::Points => Some(rules.points_of(yaku, is_closed)),
        Unit::Yakuman | Unit::Mangan => None,
    }
}

/// A mistake, and how much more it makes of a hand than there is.
type Step = (Mistake, i32);

/// The mistakes about single yaku and dora.
fn steps(question: &Question, score: &Score, rules: &Ruleset) -> Vec<Step> {
    let is_closed = !question.is_open();
    let mut all: Vec<Step> = Vec::new();
    let mut bonus: Vec<Step> = Vec::new();
    for award in &score.awards {
        let Some(by) = amount(award) else {
            continue;
        };
        let forgot = (
            Mistake::Forgot {
                what: award.what,
                by,
            },
            -i32::from(by),
        );
        let AwardKind::Yaku(yaku) = award.what else {
            bonus.push(forgot);
            continue;
        };
        let other = worth(yaku, !is_closed, rules).filter(|other| *other > 0);
        // What counts several times is counted by its number.
        let other = other.filter(|_| worth(yaku, is_closed, rules) == Some(by));
        if let Some(other) = other {
            let mistake = if is_closed {
                Mistake::AsOpen(yaku)
            } else {
                Mistake::AsClosed(yaku)
            };
            let more = i32::from(other) - i32::from(by);
            all.extend((more != 0).then_some((mistake, more)));
        }
        all.push(forgot);
    }
    let count = |kind: AwardKind| {
        let own = score.awards.iter().find(|award| award.what == kind);
        own.and_then(amount).unwrap_or_default()
    };
    let taken = indicators(question);
    if rules.is_riichi() && taken != i32::from(count(AwardKind::Dora)) {
        let more = taken - i32::from(count(AwardKind::Dora));
        bonus.push((Mistake::Indicator, more));
    }
    let near = score.missed.iter().filter_map(|missed| {
        // What only a closed hand has is taken for as much as it has there.
        let own = worth(missed.yaku, is_closed, rules).filter(|by| *by > 0);
        let by = own.or_else(|| worth(missed.yaku, true, rules))?;
        let counted = Mistake::Counted {
            yaku: missed.yaku,
            why: missed.why,
        };
        Some((counted, i32::from(by)))
    });
    bonus.into_iter().chain(near).chain(all).collect()
}

/// The number of tiles in a hand that are those of its dora indicators.
fn indicators(question: &Question) -> i32 {
    let of = |indicator: &Tile| {
        let own = |kind: Option<Kind>| kind.is_some() && kind == indicator.kind();
        question.all_tiles().filter(|tile| own(tile.kind())).count() as i32
    };
    question.dora.iter().map(of).sum()
}

/// The han of a hand as people miscount them, or its points where they add up: one mistake first, then two. None leads to less
/// than `least`.
pub(crate) fn of_number(
    question: &Question,
    score: &Score,
    least: u16,
    rules: &Ruleset,
) -> Wrong<u16> {
    let Some(right) = score.points.or_else(|| score.han.map(u16::from)) else {
        return Vec::new();
    };
    // Bonuses that a cap cut off are no part of what is counted.
    let sum: u16 = score.awards.iter().filter_map(amount).sum();
    if sum != right {
        return Vec::new();
    }
    let steps = steps(question, score, rules);
    let number = |more: i32| u16::try_from(i32::from(right) + more).ok();
    let mut all: Vec<(Mistake, Option<u16>)> = steps
        .iter()
        .map(|(mistake, more)| (mistake.clone(), number(*more)))
        .collect();
    for (at, (one, first)) in steps.iter().enumerate() {
        for (other, second) in &steps[at + 1..] {
            if about(one) != about(other) {
                all.push((one.clone().and(other.clone()), number(first + second)));
            }
        }
    }
    let all = all.into_iter().filter_map(|(mistake, number)| {
        let number = number.filter(|number| *number >= least)?;
        Some((mistake, number))
    });
    distinct(all.collect(), &right)
}

/// The yaku or bonus that a mistake is about.
const fn about(mistake: &Mistake) -> Option<AwardKind> {
    match mistake {
        Mistake::Forgot { what, .. } => Some(*what),
        Mistake::Counted { yaku, .. } | Mistake::AsClosed(yaku) | Mistake::AsOpen(yaku) => {
            Some(AwardKind::Yaku(*yaku))
        }
        Mistake::Indicator => Some(AwardKind::Dora),
        _ => None,
    }
}

/// The most patterns of a hand that are listed for a beginner.
pub(crate) const PATTERNS: usize = 5;

/// The steps of the ladder of points by which somebody is wrong about a pattern.
const STEPS: usize = 3;

/// The points of a pattern as people take them: those of others that are worth a little more or less, the most frequent first.
pub(crate) fn of_points(yaku: Yaku, rules: &Ruleset) -> Wrong<u16> {
    let right = rules.points_of(yaku, true);
    let of = |other| (Mistake::WorthOf(other), rules.points_of(other, true));
    let usual = shares(rules).map(|row| of(row.yaku));
    let mut wrong = distinct(usual.collect(), &right);
    // Where the usual ones are worth nearly the same, others stand in.
    if wrong.len() < STEPS {
        let others = Yaku::all().map(of).filter(|(_, points)| *points > 0);
        wrong = distinct(wrong.into_iter().chain(others).collect(), &right);
    }
    let mut near: Vec<u16> = wrong.iter().map(|(_, points)| *points).collect();
    sort_by_key(&mut near, |points| points.abs_diff(right));
    near.truncate(2 * STEPS);
    wrong.retain(|(_, points)| near.contains(points));
    wrong
}

/// A pattern, and how often it counts.
pub(crate) type Listed = Vec<(Yaku, u8)>;

/// The patterns of a hand where points add up; nobody takes flowers for anything else.
pub(crate) fn listed(awards: &[Award], rules: &Ruleset) -> Listed {
    let listed = awards.iter().filter_map(|award| {
        let AwardKind::Yaku(yaku) = award.what else {
            return None;
        };
        Some((yaku, award.times(rules) as u8))
    });
    listed
        .filter(|(yaku, _)| *yaku != Yaku::FlowerTile)
        .collect()
}

/// The patterns as people list them: what a principle takes away or what is nearly there is counted, one is forgotten, or another
/// reading is taken.
pub(crate) fn of_patterns(score: &Score, rules: &Ruleset) -> Wrong<Listed> {
    let own = listed(&score.awards, rules);
    let more = score.missed.iter().map(|missed| {
        let counted = Mistake::Counted {
            yaku: missed.yaku,
            why: missed.why,
        };
        (counted, [&own[..], &[(missed.yaku, 1)]].concat())
    });
    let less = (0..own.len()).map(|at| {
        let mut less = own.clone();
        let (yaku, times) = less.remove(at);
        let what = AwardKind::Yaku(yaku);
        let award = score.awards.iter().find(|award| award.what == what);
        let by = award.and_then(amount).unwrap_or_else(|| times.into());
        (Mistake::Forgot { what, by }, less)
    });
    let others = score.others.iter();
    let others = others.map(|other| (Mistake::OtherPatterns, listed(&other.awards, rules)));
    let all = more.chain(less).chain(others);
    let all = all.filter(|(_, list)| !list.is_empty());
    distinct(all.collect(), &own)
}
