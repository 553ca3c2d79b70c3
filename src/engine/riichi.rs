//! Han: from a checked hand to its score, top to bottom.

use alloc::vec::Vec;

use crate::hand::question::Flag;
use crate::hand::reading::{Reading, Shape};
use crate::result::refusal::{Refusal, Rule};
use crate::result::score::{Missed, Payment, Score, Step};
use crate::result::win::{Win, WonOn};
use crate::rulebook::{Chankan, RiichiRules};

pub(crate) use dora::counted;
pub(crate) use found::double_form;
pub(crate) use liable::{LiableShare, shared};
pub(crate) use limit::{steps, value};
pub(crate) use payment::{Bill, mangan_payments, ron_price, tsumo_prices};

pub(crate) mod chart;
pub(crate) mod fu;

use ranking::Ranking;
use tally::Tally;

mod certain;
mod dora;
mod found;
mod liable;
mod limit;
mod minimum;
mod payment;
mod ranking;
mod tally;

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
    minimum::check_minimum(win, rules, best, missed)?;
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

/// Lists what the reading nearly had; beside a yakuman only other yakuman.
fn worth_a_word(win: &Win<'_>, is_yakuman: bool, mut missed: Vec<Missed>) -> Vec<Missed> {
    let is_yakuman_too = |yaku| win.rules().yaku.get(yaku).worth.is_yakuman();
    missed.retain(|missed| !is_yakuman || is_yakuman_too(missed.yaku));
    missed
}
