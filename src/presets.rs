//! The rulesets of the crate: a file each, with its source, where each value comes from, and what is to be remarked.

use core::ops::{Deref, DerefMut};

use crate::hand::question::Question;
use crate::later::later;
use crate::result::refusal::{Refusal, Refusals};
pub use crate::result::remark::RemarkKind;
use crate::result::score::Score;
use crate::result::win::Win;
use crate::rulebook::Rules;
pub use crate::words::Idiom;
use crate::yaku::Yaku;
pub use remark::Remark;

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
pub use majsoul::{MAJSOUL, MAJSOUL_SANMA};
pub use mleague::MLEAGUE;
pub use riichi_city::RIICHI_CITY;
pub use rrc::RRC;
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
mod majsoul;
mod mleague;
mod origin;
mod remark;
mod renhou;
mod riichi_city;
mod rrc;
mod saikouisen;
mod sanma_ryanshi;
mod shanghai;
mod source;
mod source_notes;
mod tenhou;
pub mod unconfirmed;
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
];

/// The rulesets of [`ALL`] and the Chinese ones, as far as the program has them.
pub fn all() -> impl Iterator<Item = &'static Ruleset> + Clone {
    let further = further().map_or(&[][..], |further| further.rulesets);
    ALL.iter().chain(further).copied()
}

/// The rulesets and the rules by name of Chinese games.
struct ChineseGames {
    rulesets: &'static [&'static Ruleset],
    house_rules: &'static [HouseRule],
    pages: &'static [(&'static str, &'static SourceNotes)],
}

#[cfg(feature = "chinese")]
static FURTHER: ChineseGames = ChineseGames {
    rulesets: CHINESE,
    house_rules: CHINESE_HOUSE_RULES,
    pages: chinese::PAGES,
};

later! {
    /// The rulesets and rules of Chinese games.
    fn further() -> ChineseGames = &FURTHER; bring if "chinese"
}

/// Brings the Chinese rulesets and their patterns to a program that was linked without them.
#[cfg(feature = "on_demand")]
pub fn bring_chinese() {
    crate::yaku::bring();
    bring();
}

/// The ruleset of a request that names none.
pub static DEFAULT: &Ruleset = &CHEATSHEET;

/// The rules of a game with what is known about them: their name, source and remarks. A value that the source does not state
/// carries a [`Remark`], and the remark appears in the result where it mattered.
///
/// Code that asks only for the rules takes [`Rules`], which a ruleset dereferences to.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Ruleset {
    /// The id of the scoring contract, such as `"ari_ari"`. One that a ruleset of the crate has makes this that ruleset with
    /// changes ([`preset`](Self::preset)).
    pub id: &'static str,
    /// The name that players use.
    pub name: &'static str,
    /// The document that it follows, with author and date.
    pub source: Source,
    /// The rules.
    pub rules: Rules,
    /// The origin of the value of each rule, by the rule's name; a rule that is not here is unconfirmed.
    pub origins: &'static [(&'static str, Origin)],
    /// Remarks on things that the source leaves open or gets wrong, shown where it mattered; [`Ruleset::remarks`] has
    /// those on the rules as well.
    pub remarks: &'static [Remark],
    /// The terms of its players.
    pub idiom: Idiom,
    /// Rules for which somebody attests another value.
    pub disputed: &'static [Disputed],
}

impl Ruleset {
    /// Rules with a name and a source, which says where every value comes from: [`origins`](Self::origins) has to be filled in.
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
        }
    }

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

impl Deref for Ruleset {
    type Target = Rules;

    fn deref(&self) -> &Rules {
        &self.rules
    }
}

impl DerefMut for Ruleset {
    fn deref_mut(&mut self) -> &mut Rules {
        &mut self.rules
    }
}

impl Ruleset {
    /// The ruleset with this id.
    ///
    /// ```
    /// assert_eq!(tensu::Ruleset::by_id("ari_ari").unwrap().name, "Ari-ari");
    /// ```
    pub fn by_id(id: &str) -> Option<&'static Self> {
        all().find(|ruleset| ruleset.id == id)
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
        let of_indicators = indicators::remarks(self).into_iter();
        let of_rules = of_kans.chain(of_fives).chain(of_indicators).flatten();
        of_rules.chain(self.remarks)
    }
}

/// The origin of the value of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// The rules themselves, or their publisher.
    Rulebook(&'static str),
    /// Reports of others, each by itself. Those that contradict are in [`Ruleset::disputed`].
    Reported(&'static [&'static str]),
    /// Our reading of a source that says nothing, or contradicts itself.
    Judgement(&'static str),
    /// No source of these rules says it, and every source of others that speaks of it has this value.
    Usual,
    /// It cannot act under these rules.
    Moot,
    /// No source found says it, and not everybody plays it so: [`unconfirmed`](crate::presets::unconfirmed) tells where
    /// that decides a payment.
    Unconfirmed,
}

impl Origin {
    /// The id of the scoring contract.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Rulebook(_) => "rulebook",
            Self::Reported(_) => "reported",
            Self::Judgement(_) => "judgement",
            Self::Usual => "usual",
            Self::Moot => "moot",
            Self::Unconfirmed => "unconfirmed",
        }
    }

    /// Returns whether nothing was found, and nothing had to be judged.
    pub const fn is_assumed(self) -> bool {
        matches!(self, Self::Usual | Self::Moot | Self::Unconfirmed)
    }

    /// Returns whether a document says it, rather than we.
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
            Self::Usual | Self::Moot | Self::Unconfirmed => (None, &[]),
        };
        one.into_iter().chain(several.iter().copied())
    }
}

impl Ruleset {
    /// The origin of the value of a rule.
    pub fn origin(&self, rule: &str) -> Origin {
        let of = |rule: &str| self.origins.iter().find(|(id, _)| *id == rule);
        // The worth of each pattern is a rule of its own, and one line may say it for all.
        let patterns = || of("patterns").filter(|_| Yaku::from_code(rule).is_some());
        let named = of(rule).or_else(patterns);
        let moot = || origin::is_moot(self, rule).then_some(Origin::Moot);
        let particular = || PARTICULAR.iter().find(|(id, _)| *id == rule);
        let usual = || origin::is_usual(self, rule).then_some(Origin::Usual);
        named
            .map(|&(_, origin)| origin)
            .or_else(moot)
            .or_else(|| particular().map(|&(_, why)| Origin::Judgement(why)))
            .or_else(usual)
            .unwrap_or(Origin::Unconfirmed)
    }
}

/// Rules that one source has and nobody else knows: a ruleset that does not name them is without them, and that is no
/// open question.
pub(crate) const PARTICULAR: &[(&str, &str)] = &[
    ("completion", "a rule of one three-player game alone"),
    ("dead_wait", "a rule of one three-player game alone"),
    ("ryanpeikou_two_suits", "the text of one game alone"),
    ("yakuman_cap", "a rule of few games"),
    ("kan_liability", "a rule of few games"),
    ("tenhou_upgrade", "a rule of one platform alone"),
    ("ryuuiisou_green", "a rule of one league alone"),
    ("daisharin_any_suit", "the text of one game alone"),
    ("flowers", "a house rule"),
    ("chip", "a house rule"),
    ("yakitori", "a house rule"),
    ("bust_prize", "a house rule"),
    ("rate", "a house rule"),
    (
        "local_yaku",
        "old and local yaku are off unless a source has them",
    ),
];

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::ALL;
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
        for rules in ALL {
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
            let somewhere = ALL.iter().any(|rules| rules.has_liability(yaku));
            assert_eq!(somewhere, yaku.can_be_liable(), "{yaku:?}");
        }
    }
}
