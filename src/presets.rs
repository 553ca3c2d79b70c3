//! The rulesets of the crate: a file each, with its source, where each value comes from, and what is to be remarked.

use crate::hand::notation::Reader;
use crate::hand::question::Question;
use crate::result::refusal::{Refusal, Refusals};
pub use crate::result::remark::RemarkKind;
use crate::result::score::Score;
use crate::result::win::Win;
use crate::rulebook::Rules;
pub use crate::words::Idiom;

pub use ari_ari::ARI_ARI;
pub use base::{DOUBLES, MODERN, NO_MIXED_SEQUENCES};
pub use cheatsheet::CHEATSHEET;
#[cfg(feature = "chinese")]
pub use chinese::{CHINESE, HONG_KONG, HONG_KONG_HKMA, MCR_2006, MCR_MIL, ZUNG_JUNG};
pub use ema::{EMA_2016, EMA_2025};
#[cfg(feature = "chinese")]
pub use house_rule::CHINESE_HOUSE_RULES;
pub use house_rule::{HOUSE_RULES, HouseRule, house_rules};
pub use jpml::{JPML_A, JPML_A_2023, JPML_A_2026};
pub use kans::ROBBED_ADDED;
pub use korean::KOREAN;
pub use library::Library;
pub use majsoul::{MAJSOUL, MAJSOUL_SANMA};
pub use mleague::MLEAGUE;
pub use origin::Origin;
pub use riichi_city::RIICHI_CITY;
pub use rrc::RRC;
pub use ruleset::{Remark, Ruleset, Shelf};
pub use saikouisen::SAIKOUISEN_2025;
pub use sanma_ryanshi::SANMA_RYANSHI;
pub use shanghai::SHANGHAI;
pub use source::{Seen, Source};
pub use source_notes::{Also, Disputed, PageNote, SourceNotes};
pub use tenhou::{TENHOU, TENHOU_SANMA};
pub use wrc::{WRC_2015, WRC_2025, WRC_2025_RED};

mod adapted;
mod ari_ari;
mod base;
mod cheatsheet;
#[cfg(feature = "chinese")]
mod chinese;
mod ema;
mod fingerprint;
mod fives;
pub mod house;
mod house_rule;
mod indicators;
mod jpml;
mod kans;
mod korean;
mod library;
mod majsoul;
mod mleague;
mod origin;
mod pages;
mod renhou;
mod riichi_city;
mod rrc;
mod ruleset;
mod saikouisen;
mod sanma_ryanshi;
mod shanghai;
mod source;
mod source_notes;
mod tenhou;
pub mod unconfirmed;
pub(crate) mod unstated;
mod wrc;

/// The rulesets that every program has: all but the Chinese ones.
pub static CORE: Shelf = Shelf {
    rulesets: &[
        &SHANGHAI,
        &KOREAN,
        &CHEATSHEET,
        &ARI_ARI,
        &SANMA_RYANSHI,
        &EMA_2016,
        &EMA_2025,
        &WRC_2015,
        &WRC_2025,
        &WRC_2025_RED,
        &MLEAGUE,
        &JPML_A,
        &JPML_A_2023,
        &JPML_A_2026,
        &SAIKOUISEN_2025,
        &TENHOU,
        &TENHOU_SANMA,
        &MAJSOUL,
        &MAJSOUL_SANMA,
        &RRC,
        &RIICHI_CITY,
    ],
    house_rules: &[],
};

impl Library {
    /// The rulesets that every program has, and the form in which this crate writes.
    pub const CORE: Self = Self {
        shelves: &[&CORE],
        reader: Reader::OWN,
    };

    /// All rulesets and every form of a hand: what everything reads by that is handed no library.
    pub const ALL: Self = Self {
        shelves: &[
            &CORE,
            #[cfg(feature = "chinese")]
            &CHINESE,
        ],
        reader: Reader::ALL,
    };
}

/// All rulesets.
pub fn all() -> impl Iterator<Item = &'static Ruleset> + Clone {
    Library::ALL.rulesets()
}

/// The ruleset of a request that names none.
pub static DEFAULT: &Ruleset = &CHEATSHEET;

impl Ruleset {
    /// Scores a hand, with the remarks on this result.
    ///
    /// # Errors
    /// As [`Win::score`].
    pub fn score(&self, win: &Win<'_>) -> Result<Score, Refusal> {
        let mut scored = win.score();
        // Written into the result where it lies: it is large to move.
        if let Ok(score) = &mut scored {
            let apply = self
                .remarks()
                .filter(|remark| (remark.when)(self, win, score));
            score.remarks = apply.map(Remark::note).collect();
        }
        scored
    }
}

/// Checks and scores in one go.
///
/// ```
/// use tensu::{score, Ruleset};
/// let question = "234m340p66p678s56s+7s ron riichi dora:1m5p".parse().unwrap();
/// let score = score(&question, Ruleset::by_id("cheatsheet").unwrap()).unwrap();
/// assert_eq!((score.han, score.total), (Some(7), 12_000));
/// ```
///
/// # Errors
/// As [`Question::check`] and [`Win::score`].
pub fn score(question: &Question, rules: &Ruleset) -> Result<Score, Refusals> {
    // Asked where it lies: it is large to move.
    match question.check(rules) {
        Ok(ref win) => Ok(rules.score(win)?),
        Err(refusals) => Err(refusals),
    }
}

impl Ruleset {
    /// Rules with a name and a source, which says where every value comes from: [`origins`](Self::origins) has to be filled in,
    /// and for a Chinese game [`shelf`](Self::shelf).
    pub const fn new(id: &'static str, name: &'static str, source: Source, rules: Rules) -> Self {
        Self {
            id,
            name,
            source,
            rules,
            origins: &[],
            remarks: &[],
            idiom: Idiom::Riichi,
            disputed: &[],
            shelf: &CORE,
        }
    }

    /// The ruleset with this id.
    ///
    /// ```
    /// assert_eq!(tensu::Ruleset::by_id("ari_ari").unwrap().name, "Ari-ari");
    /// ```
    pub fn by_id(id: &str) -> Option<&'static Self> {
        Library::ALL.ruleset(id)
    }

    /// The ruleset of the crate that has this id: this one as it was before anything of it was changed. `None` for a ruleset
    /// of one's own, which therefore needs an id that none of [`all`] has.
    pub fn preset(&self) -> Option<&'static Self> {
        let mut rulesets = self.shelf.rulesets.iter().copied();
        rulesets.find(|ruleset| ruleset.id == self.id)
    }

    /// All remarks: first those on rules that any ruleset or house may have, then those on the source.
    pub fn remarks(&self) -> impl Iterator<Item = &'static Remark> + use<> {
        let of_kans = kans::remarks(self).into_iter();
        let of_fives = fives::remarks(self).into_iter();
        let of_indicators = indicators::remarks(self).into_iter();
        let of_rules = of_kans.chain(of_fives).chain(of_indicators).flatten();
        of_rules.chain(self.remarks)
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::CORE;
    use crate::engine::conditions::ask;
    use crate::engine::read_hand::{ReadHand, Verdict};
    use crate::hand::question::Question;
    use crate::yaku::Yaku;

    /// The hands of the table are near to everything that there is.
    #[test]
    fn what_is_out_of_reach_is_not_even_near() {
        let texts = Yaku::all().flat_map(|yaku| [yaku.example(), yaku.counter_example()]);
        let questions: Vec<Question> = texts.filter_map(|text| text.parse().ok()).collect();
        let mut seen = 0;
        for rules in CORE.rulesets {
            for question in &questions {
                let Ok(win) = question.check(rules) else {
                    continue;
                };
                for reading in win.readings() {
                    let case = ReadHand::new(&win, reading);
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
            let somewhere = CORE.rulesets.iter().any(|rules| rules.has_liability(yaku));
            assert_eq!(somewhere, yaku.can_be_liable(), "{yaku:?}");
        }
    }
}
