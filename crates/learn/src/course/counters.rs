//! The winner's points with what lies on the table.

use alloc::vec::Vec;

use crate::course::Aim;
use crate::course::ask::{Asked, AskedPart, Choice, What, one};
use crate::course::prices::{OFFERED, among, quote, table, table_han, usual_fu};
use crate::practice::random::Random;
use crate::practice::{Item, Of};
use tensu::Ruleset;
use tensu::quick::{self, Counted, Table};
use tensu::score::Payment;

/// A win with honba and sticks on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laden {
    /// Han.
    pub han: u8,
    /// Fu, where they count.
    pub fu: Option<u8>,
    /// Honba.
    pub honba: u8,
    /// Riichi sticks.
    pub sticks: u8,
}

impl Laden {
    /// The payments for this win; `None` if the rules have no such win.
    pub fn quote(&self, of: Of, rules: &Ruleset) -> Option<quick::Quote> {
        let table = Table {
            honba: self.honba.into(),
            sticks: self.sticks.into(),
            ..table(of)
        };
        let counted = Counted::Han(self.han, self.fu.map(u16::from));
        quick::price(&table, &counted, rules).ok()
    }

    fn total(self, of: Of, rules: &Ruleset) -> Option<u32> {
        Some(self.quote(of, rules)?.total)
    }
}

/// Returns how much a honba adds to one payment.
pub(super) fn of_honba(of: Of, rules: &Ruleset) -> u32 {
    let pays = |honba| {
        let fu = usual_fu(rules)[0];
        let laden = Laden {
            han: 4,
            fu,
            honba,
            sticks: 0,
        };
        let quote = laden.quote(of, rules)?;
        quote.payments.first().map(Payment::points)
    };
    let [with, without] = [1, 0].map(|honba| pays(honba).unwrap_or_default());
    with.saturating_sub(without)
}

/// Asks for everything that the winner gets, among what it is if something is forgotten, or counted once too often.
pub(super) fn total(aim: Aim, random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    let of = Of::new(
        random.percent(30),
        match aim {
            Aim::HonbaByRon => false,
            Aim::HonbaByTsumo => true,
            _ => random.percent(40),
        },
    );
    let (honba, sticks) = match aim {
        Aim::HonbaByRon | Aim::HonbaByTsumo => (1 + random.below(3) as u8, 0),
        _ => (random.below(3) as u8, 1 + random.below(2) as u8),
    };
    if honba > 0 && of_honba(of, rules) == 0 {
        return None;
    }
    let laden = Laden {
        han: table_han(random, rules),
        fu: random.pick(usual_fu(rules)),
        honba,
        sticks,
    };
    quote(of, laden.han, laden.fu, rules)?;
    let with = |honba, sticks| {
        Laden {
            honba,
            sticks,
            ..laden
        }
        .total(of, rules)
    };
    let right = laden.total(of, rules)?;
    let wrong = [
        with(0, sticks),
        with(honba, 0),
        with(0, 0),
        with(honba + 1, sticks),
        with(honba, sticks + 1),
    ];
    let all: Vec<u32> = wrong.into_iter().flatten().chain([right]).collect();
    let all = among(all, right, OFFERED, random);
    let choices = all.into_iter().map(Choice::Points).collect();
    let teaches = match aim {
        Aim::HonbaByRon | Aim::HonbaByTsumo => Item::Honba,
        _ => Item::Sticks,
    };
    let part = AskedPart::new(What::Total(laden), choices, &Choice::Points(right), teaches)?;
    Some(one(aim, None, of, part))
}
