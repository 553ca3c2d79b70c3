//! The standing of a line in the source: from the origin of its rules, or, without a rule by name, from the page.

use crate::presets::Ruleset;
use crate::presets::{DOUBLES, Origin};
use crate::reference::fact::Fact;
use crate::rulebook::{Chankan, SeveralRon, Stacking};
use crate::yaku::Yaku;

impl Fact<'_> {
    /// Returns the rules by name that it speaks of in a ruleset: if one of them has no source, neither has the fact.
    /// Empty if it is about no such rule; then [`SourceNotes::unsaid`](crate::presets::SourceNotes::unsaid) says it.
    ///
    /// ```
    /// use tensu::{Ruleset, reference::Reference};
    /// let rules = Ruleset::by_id("tenhou").unwrap();
    /// let page = Reference::of(rules);
    /// let line = page.facts.iter().find(|line| line.fact.code() == "reds").unwrap();
    /// assert_eq!(line.fact.rules(rules), ["red_fives"]);
    /// ```
    pub fn rules(&self, ruleset: &Ruleset) -> &'static [&'static str] {
        match self {
            Self::Reds(_) => &["red_fives"],
            Self::Completion(_) => &["completion"],
            // Where only thirteen orphans may rob a kan, there is no such rule.
            Self::Chankan(Chankan::Any | Chankan::AddedOnly) => &["kokushi_ankan"],
            Self::PinfuByRon => &["pinfu_tsumo"],
            Self::TsumoLoss(_) => &["tsumo_loss"],
            Self::Yakuman(Stacking::AddTo(_)) => &["stacked_yakuman", "yakuman_cap"],
            Self::Yakuman(_) => &["stacked_yakuman"],
            Self::Honba(_) => &["honba_value"],
            Self::Pao(pao) if pao.yaku.is_empty() => &["pao"],
            // Where one yakuman is paid, liability has no second one to reach.
            Self::Pao(_) if pays_one_yakuman(ruleset) => &["pao", "pao_honba"],
            Self::Pao(_) => &["pao", "pao_honba", "pao_composite"],
            Self::KanLiability(_) => &["kan_liability"],
            Self::SeveralRon(_) => &["multiple_ron"],
            // A single winner shares with nobody.
            Self::Sticks(_) if ruleset.game.several_ron == SeveralRon::HeadBump => {
                &["multiple_ron"]
            }
            Self::Sticks(_) => &["sticks"],
            Self::Nagashi(_) => &["nagashi_mangan"],
            Self::NagashiHonba(_) => &["nagashi_honba"],
            Self::Start(_) if ruleset.is_riichi() => &["start"],
            Self::Back(_) => &["back"],
            Self::Uma(..) => &["uma"],
            Self::Oka(_) => &["oka"],
            Self::Ties(_) => &["ties"],
            Self::EndSticks(_) => &["end_sticks"],
            Self::Rounding(_) => &["rounding"],
            Self::MinimumFan(..) => &["minimum"],
            Self::Paying(..) if ruleset.chinese().is_some_and(|it| it.table.is_some()) => {
                &["paying"]
            }
            Self::FaanTable(..) => &["faan_table", "faan_limit"],
            _ => &[],
        }
    }

    /// Returns whether the source leaves it open.
    pub(super) fn is_open(&self, ruleset: &Ruleset) -> bool {
        match self.rules(ruleset) {
            [] => ruleset.page().unsaid.contains(&self.code()),
            rules => rules.iter().any(|rule| !ruleset.origin(rule).is_stated()),
        }
    }
}

impl Fact<'_> {
    /// Returns whether one of its rules may be another one at this table, as far as anybody says; without a rule by
    /// name, whether the source leaves it open.
    pub(super) fn is_in_doubt(&self, ruleset: &Ruleset) -> bool {
        let may_differ = |rule: &&str| {
            matches!(
                ruleset.origin(rule),
                Origin::Judgement(_) | Origin::Unconfirmed
            )
        };
        let rules = self.rules(ruleset);
        rules.is_empty() || rules.iter().any(may_differ)
    }
}

fn pays_one_yakuman(ruleset: &Ruleset) -> bool {
    let riichi = ruleset.riichi();
    riichi.is_some_and(|riichi| riichi.stacked_yakuman == Stacking::Highest)
}

/// Returns the rule by name that decides the value of a yaku, if there is one.
pub(super) fn rule_of(yaku: Yaku) -> Option<&'static str> {
    match yaku {
        Yaku::Tanyao => Some("open_tanyao"),
        Yaku::Ippatsu => Some("ippatsu"),
        Yaku::Renhou => Some("renhou"),
        _ => is_double(yaku).then_some("double_yakuman"),
    }
}

fn is_double(yaku: Yaku) -> bool {
    DOUBLES.iter().any(|&(double, _)| double == yaku)
}

/// Returns whether the source leaves the value of a yaku open: the page says so, or the rule that decides it has no
/// source.
pub(super) fn is_yaku_open(ruleset: &Ruleset, yaku: Yaku) -> bool {
    let by_rule = rule_of(yaku).is_some_and(|rule| {
        let origin = ruleset.origin(rule);
        // A judgement may be about some of the doubles; the page says which.
        let judged = is_double(yaku) && !origin.is_assumed();
        !origin.is_stated() && !judged
    });
    by_rule || ruleset.page().assumed.contains(&yaku)
}

/// A value's standing in the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stated {
    /// The source states it.
    Yes,
    /// The source does not state it; the value is ours.
    Assumed,
    /// The house changed it.
    Changed,
}

impl Stated {
    /// Returns the id in the contract.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Yes => "yes",
            Self::Assumed => "assumed",
            Self::Changed => "changed",
        }
    }
}
