//! A win with honba and sticks on the table.

use crate::course::quotes::{table, usual_fu};
use crate::practice::Of;
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

    pub(super) fn total(self, of: Of, rules: &Ruleset) -> Option<u32> {
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
