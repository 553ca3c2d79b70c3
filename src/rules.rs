//! Rulesets: what a game is played with, what its yaku are worth, and how it pays.
//!
//! A ruleset is plain data in a file of its own under `rules/`; the engine never asks which one it has. A value that
//! the source does not state carries a [`Remark`], and the remark appears in the result where it mattered.

use crate::meld::Side;
use crate::question::{By, Flag};
use crate::reading::Shapes;
use crate::score::Score;
use crate::tile::Wind;
use crate::tiles::TileSet;
use crate::win::Win;
use crate::yaku::{Worth, Yaku, YakuSet};

pub use additive::{AdditiveRules, ConcealedPairs, DoubleReady, Implied, WinningBonus};
pub use ari_ari::ARI_ARI;
pub use cheatsheet::CHEATSHEET;
pub use ema::{EMA_2016, EMA_2025};
pub use game::{
    DeadWait, EndSticks, GameRules, Nagashi, NagashiHonba, Noten, Oka, Rounding, SeveralRon,
    Sticks, Ties, Uma,
};
pub use indicators::{Indicators, Turned};
pub use jpml::{JPML_A, JPML_A_2023};
pub use kans::ROBBED_ADDED;
pub use knob::{BadRule, KNOBS, Knob, Setting};
pub use korean::KOREAN;
pub use majsoul::{MAJSOUL, MAJSOUL_SANMA};
pub use mleague::MLEAGUE;
pub use page::{Also, Page, PageNote};
pub use points::PointTable;
pub use riichi::*;
pub use riichi_city::RIICHI_CITY;
pub use rrc::RRC;
pub use sanma_ryanshi::SANMA_RYANSHI;
pub use shanghai::SHANGHAI;
pub use source::{Seen, Source};
pub use tenhou::{TENHOU, TENHOU_SANMA};
pub use wrc::{WRC_2015, WRC_2025};

mod additive;
mod ari_ari;
mod cheatsheet;
mod ema;
mod fingerprint;
mod fives;
mod game;
mod indicators;
mod jpml;
mod kans;
mod knob;
mod korean;
mod majsoul;
mod mleague;
mod page;
mod points;
mod riichi;
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

/// A game and its rules.
#[derive(Clone, Debug)]
pub struct Ruleset {
    /// The id of the scoring contract, such as `"ari_ari"`. One that a ruleset of the crate has makes this that ruleset with
    /// changes ([`preset`](Self::preset)).
    pub id: &'static str,
    /// What players call it.
    pub name: &'static str,
    /// The document that it follows, with author and date.
    pub source: Source,
    /// How many play.
    pub seats: Seats,
    /// The tiles it is played with.
    pub tiles: TileSet,
    /// What each yaku is worth.
    pub yaku: Values,
    /// How a hand becomes points.
    pub system: System,
    /// What happens around the hands: several winners, drawn hands, the end of the game.
    pub game: GameRules,
    /// Where the value of each rule comes from, by the rule's name; a rule that is not here is unconfirmed.
    pub origins: &'static [(&'static str, Origin)],
    /// What the source leaves open or gets wrong, shown where it mattered; [`Ruleset::remarks`] has those on the rules as well.
    pub remarks: &'static [Remark],
    /// What else a reference page says about the source.
    pub page: Page,
}

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

    /// Whether a yaku counts here, closed or open.
    pub const fn has(&self, yaku: Yaku) -> bool {
        self.yaku.get(yaku).worth.counts()
    }

    /// Whether ura dora are turned after riichi.
    pub fn has_ura(&self) -> bool {
        let turned = |riichi: &RiichiRules| riichi.indicators.ura_dora == Turned::Yes;
        self.riichi().is_some_and(turned)
    }

    /// Whether somebody can be liable for a yaku here: for a yakuman, or for the tile of an open kan.
    pub fn has_liability(&self, yaku: Yaku) -> bool {
        self.riichi().is_some_and(|riichi| match yaku {
            Yaku::Rinshan => riichi.kan_liability == KanLiability::On,
            yaku => riichi.pao.yaku.contains(&yaku),
        })
    }

    /// Whether the event can change a price here: false if its only yaku is not played, and for a robbed closed kan where
    /// there is no hand that may rob one.
    pub const fn counts(&self, flag: Flag) -> bool {
        match (flag, flag.yaku()) {
            (Flag::ChankanAnkan, _) => self.shapes().kokushi,
            (_, Some(yaku)) => self.has(yaku),
            (_, None) => true,
        }
    }

    /// The only way of winning in which an event can change a price, if there is just one.
    pub const fn only_by(&self, flag: Flag) -> Option<By> {
        let (drawn, discarded) = flag.gives();
        let counting = self.yaku.counting();
        match (counting.overlaps(drawn), counting.overlaps(discarded)) {
            (true, false) => Some(By::Tsumo),
            (false, true) => Some(By::Ron),
            _ => flag.only_by(),
        }
    }

    /// Whether a hand may name an event. Ippatsu happens wherever there is riichi, be it a yaku or not.
    pub(crate) const fn knows(&self, flag: Flag) -> bool {
        match flag {
            Flag::Ippatsu => self.has(Yaku::Riichi),
            _ => self.counts(flag),
        }
    }

    /// The switches of han scoring, where han are counted.
    pub const fn riichi(&self) -> Option<&RiichiRules> {
        match &self.system {
            System::Riichi(riichi) => Some(riichi),
            System::Additive(_) => None,
        }
    }

    /// The switches of points that add up, where they do.
    pub const fn additive(&self) -> Option<&AdditiveRules> {
        match &self.system {
            System::Additive(additive) => Some(additive),
            System::Riichi(_) => None,
        }
    }

    /// Whether it is a riichi game, with dora, counters and riichi sticks.
    pub const fn is_riichi(&self) -> bool {
        self.riichi().is_some()
    }

    /// Whether fu are counted.
    pub const fn counts_fu(&self) -> bool {
        match &self.system {
            System::Riichi(riichi) => matches!(riichi.count, BasePoints::Fu(_)),
            System::Additive(_) => false,
        }
    }

    /// A riichi stick, in points.
    pub(crate) const STICK: u32 = 1_000;

    /// What a riichi stick is worth; 0 where there is no riichi.
    pub const fn stick(&self) -> u32 {
        if self.is_riichi() { Self::STICK } else { 0 }
    }

    /// How many points make one in a match score: 1,000, or 1 where the points themselves are the result.
    pub const fn match_unit(&self) -> i64 {
        if self.ends_in_points() { 1 } else { 1_000 }
    }

    /// All remarks: first those on rules that any ruleset or house may have, then those on the source.
    pub fn remarks(&self) -> impl Iterator<Item = &'static Remark> + use<> {
        let of_kans = kans::remarks(self).into_iter();
        let of_fives = fives::remarks(self).into_iter();
        let of_indicators = indicators::remarks(self).into_iter();
        let of_rules = of_kans.chain(of_fives).chain(of_indicators).flatten();
        of_rules.chain(self.remarks)
    }

    /// The shapes of a complete hand: those that some yaku of the ruleset has.
    pub const fn shapes(&self) -> Shapes {
        Shapes {
            chiitoitsu: self.has(Yaku::Chiitoitsu) || self.has(Yaku::SevenPairs),
            kokushi: self.has(Yaku::Kokushi) || self.has(Yaku::Kokushi13),
            unrelated: self.has(Yaku::ShiisanPuutaa) || self.has(Yaku::ShiisuuPuutaa),
        }
    }
}

/// Where the value of a rule comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// The rules themselves, or their publisher.
    Rulebook(&'static str),
    /// What others say of them, each by itself. One alone may be wrong: [`doubt`](crate::doubt) tells where that decides a
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

/// How many play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seats {
    /// East, South, West, North.
    Four,
    /// East, South, West.
    Three,
}

impl Seats {
    /// The seats, the dealer first.
    pub const fn winds(self) -> &'static [Wind] {
        match self {
            Self::Four => &Wind::ALL,
            Self::Three => &[Wind::East, Wind::South, Wind::West],
        }
    }

    /// Who sits on this side of a player; with three players nobody sits across.
    pub fn beside(self, seat: Wind, side: Side) -> Option<Wind> {
        let winds = self.winds();
        let steps = match (side, self) {
            (Side::Right, _) => 1,
            (Side::Across, Self::Four) => 2,
            (Side::Across, Self::Three) => return None,
            (Side::Left, _) => winds.len() - 1,
        };
        let place = winds.iter().position(|&wind| wind == seat)?;
        winds.get((place + steps) % winds.len()).copied()
    }
}

/// The families of scoring.
#[derive(Clone, Copy, Debug, Hash)]
#[non_exhaustive]
pub enum System {
    /// Han, with or without fu, doubled into points.
    Riichi(RiichiRules),
    /// Points that add up.
    Additive(AdditiveRules),
}

/// What one ruleset gives for a yaku.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Value {
    /// Han or units, closed and open.
    pub worth: Worth,
    /// Whether it is counted beside the lower yaku that its row says it replaces.
    pub adds_up: bool,
}

/// What each yaku is worth; a yaku that is not named is not in the ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Values {
    each: [Value; Yaku::COUNT],
    /// Those that are worth anything.
    counting: YakuSet,
    /// What a house that adds one of these gives for it, where that is not the usual value.
    on_offer: &'static [(Yaku, Worth)],
}

impl Values {
    /// No yaku at all.
    pub const NONE: Self = Self {
        each: [Value {
            worth: Worth::NOTHING,
            adds_up: false,
        }; Yaku::COUNT],
        counting: YakuSet::NONE,
        on_offer: &[],
    };

    /// The same, with these yaku at these values.
    #[must_use]
    pub const fn with(mut self, yaku: &[(Yaku, Worth)]) -> Self {
        let mut i = 0;
        while i < yaku.len() {
            let (yaku, worth) = yaku[i];
            self.each[yaku as usize].worth = worth;
            let others = self.counting.without(YakuSet::of(&[yaku]));
            self.counting = others.with(yaku, worth.counts());
            i += 1;
        }
        self
    }

    /// The same, with a yaku that counts in addition to the one it normally replaces.
    #[must_use]
    pub const fn adding_up(mut self, yaku: Yaku) -> Self {
        self.each[yaku as usize].adds_up = true;
        self
    }

    /// The same, with other than the usual values for these yaku when a house adds them.
    #[must_use]
    pub const fn offering(mut self, yaku: &'static [(Yaku, Worth)]) -> Self {
        self.on_offer = yaku;
        self
    }

    /// What a house gives for a yaku that it adds.
    pub fn offered(&self, yaku: Yaku) -> Worth {
        let mut own = self.on_offer.iter();
        own.find(|(offered, _)| *offered == yaku)
            .map_or(yaku.row().worth, |&(_, worth)| worth)
    }

    /// What a yaku is worth here.
    pub const fn get(&self, yaku: Yaku) -> Value {
        self.each[yaku as usize]
    }

    /// The yaku that are worth anything, closed or open.
    pub(crate) const fn counting(&self) -> YakuSet {
        self.counting
    }
}

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
