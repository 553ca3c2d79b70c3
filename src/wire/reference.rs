//! A ruleset line by line, with its words in English.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::Serialize;

use super::{NoteLine, RuleLine, RulesetChoice};
use crate::reference::{Prices, Reference, YakuLine, example};
use crate::refusal::Refusals;
use crate::rules::{Ruleset, WinningBonus};
use crate::score::Limit;
use crate::text::EN;

/// Everything that a player looks up about a ruleset.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields of the contract")]
pub struct ReferenceLine {
    pub id: &'static str,
    pub name: &'static str,
    pub source: &'static str,
    pub players: usize,
    pub yaku: Vec<YakuRow>,
    /// Empty where there are no fu.
    pub fu: Vec<FuText>,
    /// Empty where there are no fu.
    pub chart: Vec<ChartLine>,
    /// Limits by han, or all values by points where there are no fu.
    pub tiers: Vec<TierLine>,
    /// One, two and more yakuman.
    pub yakuman: Vec<PricesLine>,
    /// The variations of the winning bonus, in additive rulesets.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    pub bonus: Vec<BonusLine>,
    pub facts: Vec<FactText>,
    pub rules: Vec<RuleLine>,
    pub notes: Vec<NoteLine>,
    pub also: Vec<AlsoLine>,
}

/// A yaku; `stated` is `"yes"`, `"assumed"` or `"changed"`, `counts` towards the minimum `"fully"`, `"not"` or
/// `"not_alone"`.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields of the contract")]
pub struct YakuRow {
    pub id: &'static str,
    pub romaji: &'static str,
    pub kanji: &'static str,
    pub english: &'static str,
    pub text: &'static str,
    pub unit: &'static str,
    pub closed: u8,
    pub open: u8,
    pub counts: &'static str,
    pub stated: &'static str,
    pub replaces: Vec<&'static str>,
    pub beside: Vec<&'static str>,
    /// A hand that has it, as text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub example: Option<String>,
}

/// Something that has fu.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields of the contract")]
pub struct FuText {
    pub id: &'static str,
    pub text: String,
    pub fu: u8,
}

/// A row of the chart: the cells for 1 to 4 han.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields of the contract")]
pub struct ChartLine {
    pub fu: u16,
    pub cells: Vec<CellLine>,
}

/// A cell; `ways` is `"both"`, `"ron"`, `"tsumo"` or `"neither"`.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields of the contract")]
pub struct CellLine {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<&'static str>,
    pub ways: &'static str,
    #[serde(flatten)]
    pub prices: PricesLine,
}

/// What is paid: to a non-dealer and to the dealer by ron; of a non-dealer's self-draw by the dealer and by the others;
/// by each of the dealer's.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields of the contract")]
pub struct PricesLine {
    pub ron: u32,
    pub dealer_ron: u32,
    pub from_dealer: u32,
    pub from_other: u32,
    pub dealer_tsumo: u32,
}

/// Hands that pay the same.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields of the contract")]
pub struct TierLine {
    pub from: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<&'static str>,
    #[serde(flatten)]
    pub prices: PricesLine,
}

/// A variation of the winning bonus, and whether it is played.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields of the contract")]
pub struct BonusLine {
    pub fully_concealed: u16,
    pub concealed: u16,
    pub open: u16,
    pub chosen: bool,
}

/// What else decides a payment.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields of the contract")]
pub struct FactText {
    pub part: &'static str,
    pub id: &'static str,
    pub text: String,
    pub stated: &'static str,
}

/// Something else in the source.
#[derive(Clone, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields of the contract")]
pub struct AlsoLine {
    pub at: &'static str,
    pub text: &'static str,
}

impl RulesetChoice {
    /// Everything about the ruleset that it names.
    ///
    /// # Errors
    /// An id or a rule that is not known.
    pub fn reference(&self) -> Result<ReferenceLine, Refusals> {
        Ok(ReferenceLine::new(&*self.ruleset()?))
    }
}

impl ReferenceLine {
    /// Everything about a ruleset.
    pub fn new(rules: &Ruleset) -> Self {
        let page = Reference::of(rules);
        let lines = page.groups.iter().flat_map(|group| &group.yaku);
        let cell = |cell: &crate::reference::Cell| CellLine {
            limit: cell.limit.map(Limit::code),
            ways: cell.ways.code(),
            prices: cell.prices.into(),
        };
        Self {
            id: rules.id,
            name: rules.name,
            source: rules.source,
            players: rules.seats.winds().len(),
            yaku: lines.map(|line| YakuRow::new(rules, line)).collect(),
            fu: page
                .fu
                .iter()
                .map(|item| FuText {
                    id: item.reason.code(),
                    text: (EN.fu)(item),
                    fu: item.fu,
                })
                .collect(),
            chart: page
                .chart
                .iter()
                .map(|row| ChartLine {
                    fu: row.fu,
                    cells: row.cells.iter().map(cell).collect(),
                })
                .collect(),
            tiers: page
                .tiers
                .iter()
                .map(|tier| TierLine {
                    from: tier.from,
                    to: tier.to,
                    limit: tier.limit.map(Limit::code),
                    prices: tier.prices.into(),
                })
                .collect(),
            yakuman: page.yakuman.iter().map(|&prices| prices.into()).collect(),
            bonus: page
                .additive
                .map_or_else(Vec::new, |rules| bonuses(rules.winning_bonus)),
            facts: page
                .facts
                .iter()
                .map(|line| FactText {
                    part: line.part.code(),
                    id: line.fact.code(),
                    text: (EN.fact)(&line.fact),
                    stated: line.stated.code(),
                })
                .collect(),
            rules: page
                .rules
                .iter()
                .map(|line| RuleLine::new(rules, line.knob, &line.value))
                .collect(),
            notes: page
                .notes
                .iter()
                .map(|note| NoteLine {
                    id: note.id,
                    kind: note.kind.code(),
                    text: note.text.into(),
                })
                .collect(),
            also: page
                .also
                .iter()
                .map(|line| AlsoLine {
                    at: line.at,
                    text: line.text,
                })
                .collect(),
        }
    }
}

/// The variations of the table, and the one that is played where it is none of them.
fn bonuses(chosen: WinningBonus) -> Vec<BonusLine> {
    let line = |bonus: WinningBonus| BonusLine {
        fully_concealed: bonus.fully_concealed,
        concealed: bonus.concealed,
        open: bonus.open,
        chosen: bonus == chosen,
    };
    let own = (!WinningBonus::VARIATIONS.contains(&chosen)).then_some(chosen);
    WinningBonus::VARIATIONS
        .into_iter()
        .chain(own)
        .map(line)
        .collect()
}

impl YakuRow {
    fn new(rules: &Ruleset, line: &YakuLine) -> Self {
        let row = line.yaku.row();
        Self {
            id: row.code,
            romaji: row.romaji,
            kanji: row.kanji,
            english: (EN.yaku)(line.yaku),
            text: (EN.condition)(line.yaku),
            unit: line.worth.unit.code(),
            closed: line.worth.closed,
            open: line.worth.open,
            counts: line.counts.code(),
            stated: line.stated.code(),
            replaces: line.replaces.iter().map(|yaku| yaku.code()).collect(),
            beside: line.beside.iter().map(|yaku| yaku.code()).collect(),
            example: example(rules, line.yaku).map(|question| question.to_string()),
        }
    }
}

impl From<Prices> for PricesLine {
    fn from(prices: Prices) -> Self {
        Self {
            ron: prices.ron,
            dealer_ron: prices.dealer_ron,
            from_dealer: prices.from_dealer,
            from_other: prices.from_other,
            dealer_tsumo: prices.dealer_tsumo,
        }
    }
}
