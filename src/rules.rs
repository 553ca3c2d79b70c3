//! Rulesets: what a game is played with, what its yaku are worth, and how it pays.
//!
//! A ruleset is plain data in a file of its own under `rules/`; the engine never asks which one it has. A value that
//! the source does not state carries a [`Remark`], and the remark appears in the result where it mattered.

use crate::score::Score;
use crate::tiles::TileSet;
use crate::win::Win;
use crate::yaku::{Worth, Yaku};

pub use ari_ari::ARI_ARI;
pub use cheatsheet::CHEATSHEET;

mod ari_ari;
mod cheatsheet;

/// All rulesets, in the order in which a menu shows them.
pub static ALL: &[&Ruleset] = &[&CHEATSHEET, &ARI_ARI];

/// The ruleset of a request that names none.
pub static DEFAULT: &Ruleset = &CHEATSHEET;

/// A game and its rules.
#[derive(Clone, Debug)]
pub struct Ruleset {
    /// The id of the scoring contract, such as `"ari_ari"`.
    pub id: &'static str,
    /// What players call it.
    pub name: &'static str,
    /// The document that it follows, with author and date.
    pub source: &'static str,
    /// The tiles it is played with.
    pub tiles: TileSet,
    /// What each yaku is worth.
    pub yaku: Values,
    /// How a hand becomes points.
    pub system: System,
    /// What the source leaves open or gets wrong, shown where it mattered.
    pub remarks: &'static [Remark],
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
}

/// The families of scoring.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum System {
    /// Han and fu, doubled into points.
    Riichi(RiichiRules),
}

/// The switches of han-and-fu scoring.
#[derive(Clone, Copy, Debug)]
pub struct RiichiRules {
    /// How fu are counted.
    pub fu: FuRules,
    /// Whether 30 fu 4 han and 60 fu 3 han are rounded up to a mangan.
    pub kiriage: Kiriage,
    /// What 13 han and more are without a yakuman.
    pub kazoe: Kazoe,
    /// Whether different yakuman add up.
    pub stacked_yakuman: Stacking,
    /// Points for a counter from each of three payers; a discarder pays three times this.
    pub honba: u32,
    /// Who pays for a yakuman that his discard made certain.
    pub pao: Pao,
}

/// How fu are counted where rulesets differ.
#[derive(Clone, Copy, Debug)]
pub struct FuRules {
    /// The pair of a wind that is both the seat's and the round's.
    pub double_wind_pair: DoubleWindPair,
    /// An open hand that has no fu but the base.
    pub open_pinfu: OpenPinfu,
    /// Whether a self-drawn replacement tile has the 2 fu of a self-draw.
    pub rinshan_tsumo: RinshanTsumo,
}

/// Fu of a double wind pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DoubleWindPair {
    /// 2 fu, like any other pair with value.
    Two,
    /// 4 fu, 2 for each wind.
    Four,
}

/// What an open hand of the shape of pinfu gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenPinfu {
    /// 2 fu for any such hand, by ron or tsumo; both then round to 30.
    PlusTwo,
    /// A hand that would count 20 counts 30.
    AtLeast30,
}

/// Fu for the self-draw of a replacement tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RinshanTsumo {
    /// 2 fu, as for any self-draw.
    Two,
    /// None.
    None,
}

/// Rounding up to mangan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kiriage {
    /// 1920 base points are paid as they are.
    Off,
    /// 1920 base points are a mangan.
    On,
}

/// Counted yakuman.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kazoe {
    /// 13 han and more are a yakuman.
    Yakuman,
    /// 13 han and more are a sanbaiman.
    Sanbaiman,
}

/// Several yakuman in one hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stacking {
    /// They add up.
    Add,
    /// The highest alone is paid.
    Highest,
}

/// Liability for a yakuman.
#[derive(Clone, Copy, Debug)]
pub struct Pao {
    /// The yakuman that make a player liable.
    pub yaku: &'static [Yaku],
    /// Who pays the counters when the liable player and the discarder share.
    pub honba: PaoHonba,
    /// What a second yakuman in the hand means for the liable player.
    pub composite: PaoComposite,
}

/// Who pays the counters in a shared ron.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaoHonba {
    /// The player who dealt in.
    Discarder,
    /// The liable player.
    Liable,
}

/// How far liability reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaoComposite {
    /// The whole hand.
    Whole,
    /// The yakuman that it is for; the rest is paid as usual.
    Part,
}

/// What one ruleset gives for a yaku.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value {
    /// Han or units, closed and open.
    pub worth: Worth,
    /// Whether it is counted beside the lower yaku that its row says it replaces.
    pub adds_up: bool,
}

/// What each yaku is worth; a yaku that is not named is not in the ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Values([Value; Yaku::COUNT]);

impl Values {
    /// No yaku at all.
    pub const NONE: Self = Self(
        [Value {
            worth: Worth::Nothing,
            adds_up: false,
        }; Yaku::COUNT],
    );

    /// The same, with these yaku at these values.
    #[must_use]
    pub const fn with(mut self, yaku: &[(Yaku, Worth)]) -> Self {
        let mut i = 0;
        while i < yaku.len() {
            self.0[yaku[i].0 as usize].worth = yaku[i].1;
            i += 1;
        }
        self
    }

    /// The same, with a yaku that is counted beside the one it would replace.
    #[must_use]
    pub const fn adding_up(mut self, yaku: Yaku) -> Self {
        self.0[yaku as usize].adds_up = true;
        self
    }

    /// What a yaku is worth here.
    pub const fn get(&self, yaku: Yaku) -> Value {
        self.0[yaku as usize]
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
}

impl RemarkKind {
    /// The id in the response.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Assumed => "assumed",
            Self::Corrected => "corrected",
            Self::Info => "info",
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
