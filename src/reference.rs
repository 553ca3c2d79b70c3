//! Everything that a player looks up about a ruleset, line by line and as data: the content of a reference page.
//!
//! ```
//! use tensu::{Ruleset, reference::Reference};
//! let page = Reference::of(Ruleset::by_id("cheatsheet").unwrap());
//! assert_eq!(page.yaku_count(), 45);
//! let row = page.chart.iter().find(|row| row.fu == 30).unwrap();
//! assert_eq!(row.cells[3].prices.ron, 7_700);
//! ```

use alloc::vec::Vec;

use crate::engine::riichi::chart;
use crate::presets::Ruleset;
use crate::presets::{Also, HouseRule, Origin, Remark, RemarkKind};
use crate::result::score::FuItem;
use crate::rulebook::Limit;
use crate::rulebook::{AdditiveRules, RiichiRules, Setting, System};
use crate::tiles::order::sort_by_key;
use crate::yaku::{Unit, Worth, Yaku};

pub use crate::result::chart::{Cell, FuRow, Prices, Tier, Ways};
pub use example::example;
pub use fact::{Fact, FactPart};
pub use facts::{FactLine, assumed, corrected, facts_about};
pub use stated::Stated;

mod example;
mod fact;
mod facts;
mod source;
mod stated;

/// All lines about a ruleset.
#[derive(Clone, Debug)]
pub struct Reference<'a> {
    /// The yaku by value, the lowest first.
    pub groups: Vec<YakuGroup>,
    /// Everything that gives fu; empty if there are none.
    pub fu: Vec<FuItem>,
    /// One to four han by fu; empty where there are none.
    pub chart: Vec<FuRow>,
    /// Limits by han, or all values by points where there are no fu.
    pub tiers: Vec<Tier>,
    /// One, two and more yakuman, up to what the ruleset can pay.
    pub yakuman: Vec<Prices>,
    /// The switches of scoring by points that add up.
    pub additive: Option<&'a AdditiveRules>,
    /// The other facts that decide a payment, in the order of [`FactPart::ALL`].
    pub facts: Vec<FactLine<'a>>,
    /// The rules by name.
    pub rules: Vec<RuleLine>,
    /// Notes on what the source leaves open or gets wrong.
    pub notes: Vec<NoteLine>,
    /// Other contents of the source.
    pub also: &'static [Also],
}

/// Yaku of one value.
#[derive(Clone, Debug)]
pub struct YakuGroup {
    /// The unit that they are paid in.
    pub unit: Unit,
    /// The amount, closed.
    pub amount: u16,
    /// The yaku in the order of the table.
    pub yaku: Vec<YakuLine>,
}

/// A yaku of the ruleset.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct YakuLine {
    /// The yaku; its row has the names and an example.
    pub yaku: Yaku,
    /// Its worth.
    pub worth: Worth,
    /// The amounts here, closed and open; for a limit hand the limit.
    pub amounts: [u16; 2],
    /// Its part in the minimum of a win.
    pub counts: YakuCounts,
    /// Yaku of the ruleset that are not counted beside it.
    pub replaces: Vec<Yaku>,
    /// Yaku that are counted beside it here, but not elsewhere.
    pub beside: Vec<Yaku>,
    /// The standing of the value in the source.
    pub stated: Stated,
}

/// A yaku's part in the minimum of a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum YakuCounts {
    /// It counts towards the minimum.
    Fully,
    /// It does not (the star of the Korean table).
    Not,
    /// It does not win off a discard on its own without riichi.
    NotAlone,
}

impl YakuCounts {
    /// Returns the id in the contract.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Fully => "fully",
            Self::Not => "not",
            Self::NotAlone => "not_alone",
        }
    }
}

/// A rule by name.
#[derive(Clone, Debug)]
pub struct RuleLine {
    /// The rule.
    pub rule: &'static HouseRule,
    /// Its value.
    pub value: Setting,
    /// The preset's value, where a house changed it.
    pub before: Option<Setting>,
    /// The origin of the value.
    pub origin: Origin,
}

/// A note on how something in the source was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoteLine {
    /// Its id, unique in the ruleset.
    pub id: &'static str,
    /// The reason for the note.
    pub kind: RemarkKind,
    /// The note in English.
    pub text: &'static str,
}

impl<'a> Reference<'a> {
    /// Lists the lines about a ruleset; what differs from the preset of the same id was changed by the house.
    pub fn of(rules: &'a Ruleset) -> Self {
        let (riichi, additive) = (rules.riichi(), rules.additive());
        let units = |riichi: &RiichiRules| 1..=chart::listed_yakuman(rules, riichi);
        Self {
            groups: groups(rules),
            fu: riichi.map_or_else(Vec::new, |riichi| chart::fu_items(rules, riichi)),
            chart: riichi.map_or_else(Vec::new, |riichi| chart::by_fu(rules, riichi, true)),
            tiers: riichi.map_or_else(Vec::new, |riichi| chart::tiers(rules, riichi)),
            yakuman: riichi.map_or_else(Vec::new, |riichi| {
                units(riichi)
                    .map(|n| chart::yakuman(rules, riichi, n))
                    .collect()
            }),
            additive,
            facts: facts::facts(rules),
            rules: rule_lines(rules),
            notes: notes(rules),
            also: rules.page().also,
        }
    }

    /// Returns the fewest fu with which a number of han below the usual one reaches a limit, as han and fu, the most
    /// han first.
    pub fn by_fu(&self, limit: Limit) -> Vec<(u8, u16)> {
        let fewest = |han: u8| {
            let reaches = |row: &&FuRow| {
                let cell = &row.cells[usize::from(han) - 1];
                cell.limit == Some(limit) && cell.ways != Ways::Neither
            };
            self.chart.iter().find(reaches).map(|row| (han, row.fu))
        };
        (1..=4).rev().filter_map(fewest).collect()
    }

    /// Counts the yaku.
    pub fn yaku_count(&self) -> usize {
        self.groups.iter().map(|group| group.yaku.len()).sum()
    }

    /// Returns the line of a yaku.
    pub fn yaku(&self, yaku: Yaku) -> Option<&YakuLine> {
        let lines = self.groups.iter().flat_map(|group| &group.yaku);
        lines.into_iter().find(|line| line.yaku == yaku)
    }
}

fn groups(rules: &Ruleset) -> Vec<YakuGroup> {
    let mut groups: Vec<YakuGroup> = Vec::new();
    for yaku in Yaku::all().filter(|&yaku| rules.has(yaku)) {
        let line = YakuLine::of(rules, yaku);
        let [closed, open] = line.amounts;
        let (unit, amount) = (line.worth.unit, closed.max(open));
        match groups
            .iter_mut()
            .find(|group| group.unit == unit && group.amount == amount)
        {
            Some(group) => group.yaku.push(line),
            None => groups.push(YakuGroup {
                unit,
                amount,
                yaku: alloc::vec![line],
            }),
        }
    }
    let rank = |unit| match unit {
        Unit::Han | Unit::Points => 0,
        Unit::Mangan => 1,
        Unit::Yakuman => 2,
    };
    sort_by_key(&mut groups, |group| (rank(group.unit), group.amount));
    groups
}

impl YakuLine {
    fn of(rules: &Ruleset, yaku: Yaku) -> Self {
        let value = rules.yaku.get(yaku);
        let counts = match &rules.system {
            System::Additive(additive) if additive.is_bonus(yaku) => YakuCounts::Not,
            System::Riichi(riichi) if riichi.minimum.not_alone.contains(&yaku) => {
                YakuCounts::NotAlone
            }
            _ => YakuCounts::Fully,
        };
        let lower: Vec<Yaku> = match rules.chinese() {
            Some(chinese) => chinese.family.beside(yaku).collect(),
            None => yaku.replaces().iter().collect(),
        };
        let lower: Vec<Yaku> = lower
            .into_iter()
            .filter(|&lower| rules.has(lower))
            .collect();
        let (beside, replaces) = if value.adds_up {
            (lower, Vec::new())
        } else {
            (Vec::new(), lower)
        };
        let changed = rules
            .preset()
            .is_some_and(|preset| preset.yaku.get(yaku).worth != value.worth);
        let stated = match (changed, stated::is_yaku_open(rules, yaku)) {
            (true, _) => Stated::Changed,
            (false, true) => Stated::Assumed,
            (false, false) => Stated::Yes,
        };
        Self {
            yaku,
            worth: value.worth,
            amounts: [true, false].map(|closed| rules.points_of(yaku, closed)),
            counts,
            replaces,
            beside,
            stated,
        }
    }
}

fn rule_lines(rules: &Ruleset) -> Vec<RuleLine> {
    let preset = rules.preset().unwrap_or(rules);
    let line = |rule: &'static HouseRule| {
        let value = (rule.get)(rules)?;
        let before = (rule.get)(preset).filter(|before| *before != value);
        Some(RuleLine {
            rule,
            value,
            before,
            origin: rules.origin(rule.id),
        })
    };
    rules.house_rules().filter_map(line).collect()
}

fn notes(rules: &Ruleset) -> Vec<NoteLine> {
    let of_source = |remark: &&Remark| remark.kind != RemarkKind::Hint;
    let remarks = rules
        .remarks()
        .filter(of_source)
        .map(|remark| (remark.id, remark.kind, remark.text));
    let more = rules
        .page()
        .notes
        .iter()
        .map(|note| (note.id, note.kind, note.text));
    remarks
        .chain(more)
        .map(|(id, kind, text)| NoteLine { id, kind, text })
        .collect()
}
