//! The han of yaku that a win needs, whatever tile of the wait comes. Sources: rules.md 1.5.3, 1.5.4.

use super::found;
use super::tally::Tally;
use crate::engine::findings::Findings;
use crate::engine::read_hand::ReadHand;
use crate::result::refusal::{Refusal, Rule};
use crate::result::score::{AwardKind, Missed, are_a_mangan};
use crate::result::why::MissReason;
use crate::result::win::Win;
use crate::rulebook::RiichiRules;
use crate::tiles::Kind;
use crate::yaku::Unit;

/// Checks that a hand has the han of yaku that it needs.
pub(super) fn check_minimum(
    win: &Win<'_>,
    rules: &RiichiRules,
    best: &Tally<'_>,
    missed: &[Missed],
) -> Result<(), Refusal> {
    let minimum = &rules.minimum;
    let need = minimum.needed(win.honba());
    let enough = best.yakuman > 0 || are_a_mangan(&best.awards);
    let yaku = || {
        best.awards.iter().filter_map(|award| match award.what {
            AwardKind::Yaku(yaku) => Some((yaku, award.amount.han())),
            _ => None,
        })
    };
    if !enough && yaku().all(|(yaku, _)| minimum.not_alone.contains(&yaku)) {
        let alone = |(yaku, _)| Missed {
            yaku,
            why: MissReason::NotAlone,
        };
        return Err(Refusal::NoYaku {
            missing: yaku().map(alone).chain(missed.iter().copied()).collect(),
            need,
        });
    }
    let have = if enough {
        u8::MAX
    } else {
        yaku().map(|(_, han)| han).fold(0, u8::saturating_add)
    };
    if have < need {
        return Err(Refusal::BelowMinimum {
            have: have.into(),
            need: need.into(),
            unit: Unit::Han,
            held: None,
            missing: missed.to_vec(),
        });
    }
    // "Whatever tile and however won": a yakuman does not make up for a tile that gives too little.
    let worst = (need > 1 && !win.is_closed()).then(|| worst_wait(win, rules));
    match worst.flatten().filter(|&(_, have)| have < need) {
        Some((with, have)) => Err(Refusal::NotLegal(Rule::EveryWait {
            with,
            have,
            need,
            missing: missed.to_vec(),
        })),
        None => Ok(()),
    }
}

/// Returns the other tile of the wait of an open hand that gives the fewest han of yaku.
#[cold]
fn worst_wait(win: &Win<'_>, rules: &RiichiRules) -> Option<(Kind, u8)> {
    let mut findings = Findings::new();
    let mut han = |kind: Kind| {
        let other = win.waiting_for(kind);
        let of = |reading| {
            found::find(&ReadHand::new(&other, reading), rules, &mut findings);
            let found = &findings.found;
            if found.iter().all(|yaku| yaku.unit == Unit::Han) {
                let han = found.iter().map(|yaku| yaku.amount);
                han.fold(0, u8::saturating_add)
            } else {
                u8::MAX
            }
        };
        other.readings().iter().map(of).max().unwrap_or(0)
    };
    let others = win
        .possible_waits()
        .into_iter()
        .filter(|&kind| kind != win.kind())
        .map(|kind| (kind, han(kind)));
    others.min_by_key(|&(_, han)| han)
}
