//! A win with honba and sticks on the table.

use crate::practice::Of;
use crate::practice::mistake::Wrong;
use crate::practice::mistake::paid::PaymentBasis;
use crate::practice::quotes::{table, usual_fu};
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
        let table = self.table(of);
        let counted = Counted::Han(self.han, self.fu.map(u16::from));
        quick::price(&table, &counted, rules).ok()
    }

    /// The points in all that people take it for.
    pub(super) fn mistakes(self, of: Of, rules: &Ruleset) -> Option<Wrong<u32>> {
        let quote = self.quote(of, rules)?;
        let basis = PaymentBasis {
            table: self.table(of),
            counted: Counted::Han(self.han, self.fu.map(u16::from)),
            payments: &quote.payments,
            steps: &quote.steps,
        };
        Some(basis.around(quote.sticks, rules))
    }

    fn table(self, of: Of) -> Table {
        Table {
            honba: self.honba.into(),
            sticks: self.sticks.into(),
            ..table(of)
        }
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
