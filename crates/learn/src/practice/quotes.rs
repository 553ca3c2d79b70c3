//! Payments for han and fu, and the limits by their han.

use alloc::vec::Vec;

use crate::practice::Of;
use tensu::question::By;
use tensu::quick::{self, Counted, Table};
use tensu::rules::{Limit, Ruleset};
use tensu::score::Payment;
use tensu::tiles::Wind;

/// The table of payments without a hand.
pub(crate) fn table(of: Of) -> Table {
    Table {
        seat: if of.dealer { Wind::East } else { Wind::South },
        round: None,
        by: if of.tsumo { By::Tsumo } else { By::Ron },
        from: None,
        honba: 0,
        sticks: 0,
    }
}

/// The payments for so many han, and fu, where they count, with nothing on the table; `None` if the rules have no such
/// win.
pub fn quote(of: Of, han: u8, fu: Option<u8>, rules: &Ruleset) -> Option<quick::Quote> {
    let counted = Counted::Han(han, fu.map(u16::from));
    quick::price(&table(of), &counted, rules).ok()
}

/// The payment of the discarder.
pub(crate) fn by_ron(dealer: bool, han: u8, fu: Option<u8>, rules: &Ruleset) -> Option<u32> {
    let quote = quote(Of::new(dealer, false), han, fu, rules)?;
    quote.payments.first().map(Payment::points)
}

/// The fu that most hands have, where fu count.
pub(crate) fn usual_fu(rules: &Ruleset) -> &'static [Option<u8>] {
    if rules.counts_fu() {
        &[Some(30), Some(40)]
    } else {
        &[None]
    }
}

/// A limit as a rung of a ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rung {
    /// The least han.
    pub from: u8,
    /// The most han; the last one has no end.
    pub to: Option<u8>,
    /// The limit.
    pub limit: Limit,
    /// The payment of the discarder to a non-dealer.
    pub price: u32,
}

/// The limits that han alone reach, the lowest first.
pub fn rungs(rules: &Ruleset) -> Vec<Rung> {
    let fu = usual_fu(rules).first().copied().flatten();
    let mut rungs: Vec<Rung> = Vec::new();
    for han in Limit::MANGAN_HAN..=13 {
        let quote = quote(Of::new(false, false), han, fu, rules);
        let Some((quote, limit)) = quote.and_then(|quote| quote.limit.map(|limit| (quote, limit)))
        else {
            continue;
        };
        match rungs.last_mut() {
            Some(last) if last.limit == limit => last.to = Some(han),
            _ => rungs.push(Rung {
                from: han,
                to: Some(han),
                limit,
                price: quote.payments.first().map_or(0, Payment::points),
            }),
        }
    }
    if let Some(last) = rungs.last_mut() {
        last.to = None;
    }
    rungs
}

/// The least fu with which so many han are a mangan; `None` if none are.
pub fn mangan_from(han: u8, rules: &Ruleset) -> Option<u8> {
    let of = Of::new(false, false);
    let mut fu = (30..=110).step_by(10);
    fu.find(|&fu| quote(of, han, Some(fu), rules).is_some_and(|quote| quote.limit.is_some()))
}
