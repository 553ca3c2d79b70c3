//! The rulesets of the crate: a file each, with its source, where each value comes from, and what is to be remarked.

use crate::result::score::Score;
use crate::result::win::Win;
use crate::rulebook::Ruleset;

pub use ari_ari::ARI_ARI;
pub use base::{DOUBLES, MODERN, NO_MIXED_RUNS};
pub use cheatsheet::CHEATSHEET;
pub use ema::{EMA_2016, EMA_2025};
pub use jpml::{JPML_A, JPML_A_2023};
pub use kans::ROBBED_ADDED;
pub use knob::{KNOBS, Knob};
pub use korean::KOREAN;
pub use majsoul::{MAJSOUL, MAJSOUL_SANMA};
pub use mleague::MLEAGUE;
pub use page::{Also, Page, PageNote};
pub use riichi_city::RIICHI_CITY;
pub use rrc::RRC;
pub use sanma_ryanshi::SANMA_RYANSHI;
pub use shanghai::SHANGHAI;
pub use source::{Seen, Source};
pub use tenhou::{TENHOU, TENHOU_SANMA};
pub use wrc::{WRC_2015, WRC_2025};

mod ari_ari;
mod base;
mod cheatsheet;
pub mod doubt;
mod ema;
mod fingerprint;
mod fives;
pub mod house;
mod jpml;
mod kans;
mod knob;
mod korean;
mod majsoul;
mod mleague;
mod page;
mod riichi_city;
mod rrc;
mod sanma_ryanshi;
mod shanghai;
mod source;
mod tenhou;
mod wrc;

/// All rulesets, in the order in which a menu shows them.
pub static ALL: &[&Ruleset] = &[
    &SHANGHAI,
    &KOREAN,
    &CHEATSHEET,
    &ARI_ARI,
    &SANMA_RYANSHI,
    &EMA_2016,
    &EMA_2025,
    &WRC_2015,
    &WRC_2025,
    &MLEAGUE,
    &JPML_A,
    &JPML_A_2023,
    &TENHOU,
    &TENHOU_SANMA,
    &MAJSOUL,
    &MAJSOUL_SANMA,
    &RRC,
    &RIICHI_CITY,
];

/// The ruleset of a request that names none.
pub static DEFAULT: &Ruleset = &CHEATSHEET;

impl Ruleset {
    /// The ruleset with this id.
    ///
    /// ```
    /// assert_eq!(tensu::Ruleset::by_id("ari_ari").unwrap().name, "Ari-ari");
    /// ```
    pub fn by_id(id: &str) -> Option<&'static Self> {
        ALL.iter().copied().find(|ruleset| ruleset.id == id)
    }

    /// The ruleset of the crate that has this id: this one as it was before anything of it was changed. `None` for a ruleset
    /// of one's own, which therefore needs an id that none of [`ALL`] has.
    pub fn preset(&self) -> Option<&'static Self> {
        Self::by_id(self.id)
    }

    /// All remarks: first those on rules that any ruleset or house may have, then those on the source.
    pub fn remarks(&self) -> impl Iterator<Item = &'static Remark> + use<> {
        let of_kans = kans::remarks(self).into_iter();
        let of_fives = fives::remarks(self).into_iter();
        let of_rules = of_kans.chain(of_fives).flatten();
        of_rules.chain(self.remarks)
    }
}

/// Where the value of a rule comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// The rules themselves, or their publisher.
    Rulebook(&'static str),
    /// What others say of them, each by itself. One alone may be wrong: [`doubt`](crate::presets::doubt) tells where that decides a
    /// price.
    Reported(&'static [&'static str]),
    /// Our reading of a source that says nothing, or contradicts itself.
    Judgement(&'static str),
    /// No source found says it; the usual value.
    Unconfirmed,
}

impl Origin {
    /// The id of the scoring contract.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Rulebook(_) => "rulebook",
            Self::Reported(_) => "reported",
            Self::Judgement(_) => "judgement",
            Self::Unconfirmed => "unconfirmed",
        }
    }

    /// Whether a document says it, rather than we.
    pub const fn is_stated(self) -> bool {
        matches!(self, Self::Rulebook(_) | Self::Reported(_))
    }

    /// The account of somebody else, where it is the only one.
    pub const fn alone(self) -> Option<&'static str> {
        match self {
            Self::Reported([one]) => Some(*one),
            _ => None,
        }
    }

    /// The documents or the reason.
    pub fn texts(self) -> impl Iterator<Item = &'static str> {
        let (one, several): (_, &[&str]) = match self {
            Self::Rulebook(text) | Self::Judgement(text) => (Some(text), &[]),
            Self::Reported(texts) => (None, texts),
            Self::Unconfirmed => (None, &[]),
        };
        one.into_iter().chain(several.iter().copied())
    }
}

impl Ruleset {
    /// Where the value of a rule comes from.
    pub fn origin(&self, rule: &str) -> Origin {
        let named = self.origins.iter().find(|(id, _)| *id == rule);
        let particular = || PARTICULAR.iter().find(|(id, _)| *id == rule);
        named
            .map(|&(_, origin)| origin)
            .or_else(|| particular().map(|&(_, why)| Origin::Judgement(why)))
            .unwrap_or(Origin::Unconfirmed)
    }
}

/// Rules that one source has and nobody else knows: a ruleset that does not name them is without them, and that is no
/// open question.
pub(crate) const PARTICULAR: &[(&str, &str)] = &[
    ("completion", "a rule of one three-player game alone"),
    ("dead_wait", "a rule of one three-player game alone"),
    ("ryanpeikou_two_suits", "the text of one game alone"),
    ("yakuman_cap", "the text of one game alone"),
    ("kan_liability", "a rule of two games alone"),
    ("tenhou_upgrade", "a rule of one platform alone"),
    ("ryuuiisou_green", "a rule of one league alone"),
    ("daisharin_any_suit", "the text of one game alone"),
    ("flowers", "a house rule"),
    (
        "local_yaku",
        "old and local yaku are off unless a source has them",
    ),
];

/// Why a remark is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RemarkKind {
    /// The source does not say; the value is ours.
    Assumed,
    /// The source contradicts itself or arithmetic; this is how it was read.
    Corrected,
    /// Worth knowing.
    Info,
    /// About what was entered, not about the ruleset.
    Hint,
}

impl RemarkKind {
    /// The id in the response.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Assumed => "assumed",
            Self::Corrected => "corrected",
            Self::Info | Self::Hint => "info",
        }
    }
}

/// Something to know about a ruleset's own text, shown with every result that it touched.
#[derive(Clone, Copy, Debug)]
pub struct Remark {
    /// Its id, unique in the ruleset.
    pub id: &'static str,
    /// Why it is made.
    pub kind: RemarkKind,
    /// Whether it touched this result.
    pub when: fn(&Win<'_>, &Score) -> bool,
    /// The remark in English.
    pub text: &'static str,
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::ALL;
    use crate::engine::case::{Case, Verdict};
    use crate::engine::conditions::ask;
    use crate::hand::question::Question;
    use crate::yaku::Yaku;

    /// The hands of the table are near to everything that there is.
    #[test]
    fn what_is_out_of_reach_is_not_even_near() {
        let texts = Yaku::all().flat_map(|yaku| [yaku.example(), yaku.counter_example()]);
        let questions: Vec<Question> = texts.filter_map(|text| text.parse().ok()).collect();
        let mut seen = 0;
        for rules in ALL {
            for question in &questions {
                let Ok(win) = question.check(rules) else {
                    continue;
                };
                for reading in win.readings() {
                    let case = Case::new(&win, reading);
                    for yaku in case.out_of_reach().iter() {
                        assert_eq!(ask(yaku, &case), Verdict::No, "{yaku:?} {question}");
                        seen += 1;
                    }
                }
            }
        }
        assert!(seen > 10_000, "{seen}");
    }
    /// Whoever can be liable in a ruleset is known where no ruleset is.
    #[test]
    fn liability_is_for_yaku_that_are_known_for_it() {
        for yaku in Yaku::all() {
            let somewhere = ALL.iter().any(|rules| rules.has_liability(yaku));
            assert_eq!(somewhere, yaku.can_be_liable(), "{yaku:?}");
        }
    }
}
