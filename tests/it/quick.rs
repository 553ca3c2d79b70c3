//! Wins as somebody counted them: the same payments as hands, and only yaku that can stand together.

mod bars;
mod chinese;
mod counts;
mod fu;
mod honors;
mod prices;
mod real_hands;
mod refused;
mod same;
mod subsets;
mod together;

use tensu::quick::{Chosen, Counted, Melds, Quote, Table, price};
use tensu::yaku::YakuSet;
use tensu::{Refusals, Ruleset, Yaku};

use crate::helpers::{preset, question, ruleset};

/// The usual rules with open riichi, old yaku and counted yakuman.
fn everything() -> Ruleset {
    let mut all = preset("ari_ari").clone();
    for row in &tensu::yaku::TABLE {
        if !all.has(row.yaku) && row.worth.unit != tensu::yaku::Unit::Points {
            all.yaku = all.yaku.with(&[(row.yaku, row.worth)]);
        }
    }
    all
}

/// A table; its round is unknown where the text does not say it.
fn table(text: &str) -> Table {
    let table = Table::of(&question(text));
    let round = table.round.filter(|_| text.contains("round:"));
    Table { round, ..table }
}

fn chosen(yaku: &[Yaku]) -> Chosen {
    Chosen {
        yaku: YakuSet::of(yaku),
        ..Chosen::default()
    }
}

fn open(yaku: &[Yaku]) -> Chosen {
    Chosen {
        melds: Melds::Open,
        ..chosen(yaku)
    }
}

fn of_yaku(yaku: &[Yaku], dora: u8, fu: Option<u16>) -> Counted {
    Counted::Yaku(Chosen {
        dora,
        fu,
        ..chosen(yaku)
    })
}

/// Returns the quick score of a closed hand of 40 fu.
fn priced(rules: &str, at: &str, yaku: &[Yaku]) -> Result<Quote, Refusals> {
    price(&table(at), &of_yaku(yaku, 0, Some(40)), &ruleset(rules))
}
