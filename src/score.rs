//! What a hand is worth, and why: the result and its explanation as data.
//!
//! Nothing here is a sentence, and nothing here needs to be worked out again: a view shows these values, and
//! [`text`](crate::text) puts them into words.

use alloc::vec::Vec;

use crate::question::Question;
use crate::additive;
use crate::reading::{Block, Reading, Wait};
use crate::refusal::{Refusal, Refusals};
use crate::riichi;
use crate::rules::{Remark, RemarkKind, Ruleset, System};
use crate::tile::{Tile, Wind};
use crate::win::Win;
use crate::yaku::{Why, Yaku};

/// The price of a hand with everything that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// What was awarded, in the order in which a player says it. With a yakuman, only yakuman.
    pub awards: Vec<Award>,
    /// Han in all; `None` for yakuman.
    pub han: Option<u8>,
    /// Fu with the items that made them; `None` for yakuman.
    pub fu: Option<Fu>,
    /// The limit reached, if any.
    pub limit: Option<Limit>,
    /// Units of yakuman; 0 without one and for a counted yakuman.
    pub yakuman: u8,
    /// The score itself, in additive rulesets.
    pub points: Option<u16>,
    /// Who pays what.
    pub payments: Vec<Payment>,
    /// Points for the riichi sticks on the table.
    pub sticks: u32,
    /// What the winner receives: all payments and the sticks.
    pub total: u32,
    /// The arithmetic, step by step.
    pub steps: Vec<Step>,
    /// The reading that was scored.
    pub reading: Reading,
    /// The readings that lost.
    pub others: Vec<Other>,
    /// Yaku that nearly applied.
    pub missed: Vec<Missed>,
    /// Rulings on the ruleset's own text that touched this result.
    pub remarks: Vec<Note>,
}

impl Score {
    /// Whether a yaku was awarded.
    pub fn has(&self, yaku: Yaku) -> bool {
        self.yaku_only().any(|awarded| awarded == yaku)
    }

    /// The yaku awarded, dora left out.
    pub fn yaku_only(&self) -> impl Iterator<Item = Yaku> {
        self.awards.iter().filter_map(|award| match award.what {
            What::Yaku(yaku) => Some(yaku),
            _ => None,
        })
    }

    /// How many different yakuman the hand has.
    pub fn yakuman_count(&self) -> usize {
        self.awards
            .iter()
            .filter(|award| matches!(award.amount, Amount::Yakuman(_)))
            .count()
    }

    /// Whether 13 han made the yakuman.
    pub const fn is_counted(&self) -> bool {
        self.yakuman == 0 && matches!(self.limit, Some(Limit::Yakuman))
    }

    /// The fu, when they decided the price: not from mangan up.
    pub fn fu_below_mangan(&self) -> Option<&Fu> {
        self.fu.as_ref().filter(|_| self.limit.is_none())
    }
}

/// Something awarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Award {
    /// What.
    pub what: What,
    /// How much.
    pub amount: Amount,
}

/// A yaku or a bonus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum What {
    /// A yaku.
    Yaku(Yaku),
    /// Tiles shown by the dora indicators.
    Dora,
    /// Tiles shown by the ura dora indicators.
    UraDora,
    /// Red fives.
    AkaDora,
    /// Norths set aside.
    Nukidora,
    /// Points for winning.
    WinningBonus,
}

impl What {
    /// The id of the scoring contract.
    pub fn code(self) -> &'static str {
        match self {
            Self::Yaku(yaku) => yaku.code(),
            Self::Dora => "dora",
            Self::UraDora => "ura_dora",
            Self::AkaDora => "aka_dora",
            Self::Nukidora => "nukidora",
            Self::WinningBonus => "winning_bonus",
        }
    }
}

/// An amount with its unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// Han.
    Han(u8),
    /// Units of yakuman.
    Yakuman(u8),
    /// A mangan, whatever else the hand has.
    Mangan,
    /// Points of an additive ruleset.
    Points(u16),
}

impl Amount {
    /// The han, or none.
    pub const fn han(self) -> u8 {
        if let Self::Han(n) = self { n } else { 0 }
    }

    /// The units of yakuman, or none.
    pub const fn yakuman(self) -> u8 {
        if let Self::Yakuman(n) = self { n } else { 0 }
    }

    /// The points, or none.
    pub const fn points(self) -> u16 {
        if let Self::Points(n) = self { n } else { 0 }
    }
}

/// Fu: the sum, what it is rounded to, and where it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fu {
    /// The sum of the items.
    pub raw: u16,
    /// Rounded up to a full ten; 25 stays.
    pub rounded: u16,
    /// The items: the base, the win, then the blocks in the order of the reading.
    pub items: Vec<FuItem>,
}

/// One thing that has fu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FuItem {
    /// Why.
    pub reason: FuReason,
    /// How many.
    pub fu: u8,
    /// The block of the reading that has them, by its place.
    pub block: Option<usize>,
}

/// Why something has fu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FuReason {
    /// 20 for winning (副底).
    Base,
    /// 10 for a closed hand won off a discard (門前加符).
    MenzenRon,
    /// 2 for a self-draw.
    Tsumo,
    /// 25 flat for seven pairs.
    Chiitoitsu,
    /// 20 flat for a self-drawn pinfu.
    PinfuTsumo,
    /// A triplet or kan.
    Set {
        /// Four tiles.
        kan: bool,
        /// Concealed for fu: not called, not completed by the discard.
        concealed: bool,
        /// Terminals or honors, which count double.
        yaochuu: bool,
        /// Open only because the discard completed it.
        by_ron: bool,
    },
    /// A pair with value.
    Pair {
        /// Of the seat's wind.
        seat: bool,
        /// Of the round's wind.
        round: bool,
        /// Its fu: 2, or 4 for a double wind.
        fu: u8,
    },
    /// A wait for one tile in its block.
    Wait(Wait),
    /// An open hand with nothing else.
    OpenPinfu,
}

impl FuReason {
    /// The id in the response.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Base => "base",
            Self::MenzenRon => "menzen_ron",
            Self::Tsumo => "tsumo",
            Self::Chiitoitsu => "chiitoitsu",
            Self::PinfuTsumo => "pinfu_tsumo",
            Self::Set {
                kan: false,
                concealed: false,
                ..
            } => "minkou",
            Self::Set {
                kan: false,
                concealed: true,
                ..
            } => "ankou",
            Self::Set {
                kan: true,
                concealed: false,
                ..
            } => "minkan",
            Self::Set {
                kan: true,
                concealed: true,
                ..
            } => "ankan",
            Self::Pair {
                seat: true,
                round: true,
                ..
            } => "double_wind_pair",
            Self::Pair { .. } => "yakuhai_pair",
            Self::Wait(wait) => wait.code(),
            Self::OpenPinfu => "open_pinfu",
        }
    }
}

/// A named limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Limit {
    /// 2,000 base points.
    Mangan,
    /// 3,000.
    Haneman,
    /// 4,000.
    Baiman,
    /// 6,000.
    Sanbaiman,
    /// 8,000 for each unit.
    Yakuman,
}

impl Limit {
    /// The id of the scoring contract.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Mangan => "mangan",
            Self::Haneman => "haneman",
            Self::Baiman => "baiman",
            Self::Sanbaiman => "sanbaiman",
            Self::Yakuman => "yakuman",
        }
    }

    /// Base points.
    pub const fn base(self) -> u32 {
        match self {
            Self::Mangan => 2_000,
            Self::Haneman => 3_000,
            Self::Baiman => 4_000,
            Self::Sanbaiman => 6_000,
            Self::Yakuman => 8_000,
        }
    }
}

/// Who pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Payer {
    /// The player in this seat.
    Seat(Wind),
    /// Whoever discarded; his seat was not said.
    Discarder,
}

/// What one player pays the winner, riichi sticks left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Payment {
    /// Who.
    pub from: Payer,
    /// His share of the hand, rounded up to a full hundred.
    pub hand: u32,
    /// His share of the counters.
    pub honba: u32,
    /// Whether he pays as the liable player.
    pub liable: bool,
}

impl Payment {
    /// Everything that he pays.
    pub const fn points(&self) -> u32 {
        self.hand + self.honba
    }
}

/// A step of the arithmetic from han and fu to points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Step {
    /// Yaku and dora make han.
    Han {
        /// From yaku.
        yaku: u8,
        /// From dora of all kinds.
        dora: u8,
    },
    /// Fu are rounded up to a full ten.
    RoundFu {
        /// The sum.
        from: u16,
        /// Rounded.
        to: u16,
    },
    /// fu × 2^(han + 2).
    Base {
        /// Fu.
        fu: u16,
        /// Han.
        han: u8,
        /// Base points.
        points: u32,
    },
    /// The base is that of a limit.
    Limit {
        /// Which.
        limit: Limit,
        /// Its base points.
        points: u32,
    },
    /// Base points just below mangan are rounded up to it.
    Kiriage,
    /// Units of yakuman.
    Yakuman {
        /// How many.
        units: u8,
        /// Base points.
        points: u32,
    },
    /// Han and a constant, where there is no fu.
    Plus {
        /// Han.
        han: u8,
        /// The constant.
        plus: u8,
    },
    /// Base points from a table.
    Lookup {
        /// Base points.
        points: u32,
    },
    /// Points added up.
    Points {
        /// The sum.
        sum: u16,
        /// What the ruleset allows at the most, when the sum is more.
        cap: Option<u16>,
    },
    /// A payer's share: base × halves / 2, rounded up to a full hundred.
    Share {
        /// Who.
        from: Payer,
        /// Base points, or the score in additive rulesets.
        base: u32,
        /// Twice the multiplier: 4 and 6 times by ron, once and twice by tsumo; halves where a share is split.
        halves: u32,
        /// Base times multiplier.
        exact: u32,
        /// Rounded.
        rounded: u32,
    },
    /// What the liable player pays: half of a ron, all of a self-draw.
    Liable {
        /// The liable player.
        from: Payer,
        /// What he pays of the hand.
        points: u32,
    },
    /// Counters, from one payer.
    Honba {
        /// Who.
        from: Payer,
        /// How many counters.
        count: u32,
        /// Points.
        points: u32,
    },
    /// Riichi sticks on the table.
    Sticks {
        /// How many.
        count: u32,
        /// Points.
        points: u32,
    },
}

impl Step {
    /// The id in the response.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Han { .. } => "han",
            Self::RoundFu { .. } => "round_fu",
            Self::Base { .. } => "base",
            Self::Limit { .. } => "limit",
            Self::Kiriage => "kiriage",
            Self::Yakuman { .. } => "yakuman",
            Self::Plus { .. } => "plus",
            Self::Lookup { .. } => "lookup",
            Self::Points { .. } => "points",
            Self::Share { .. } => "share",
            Self::Liable { .. } => "liable",
            Self::Honba { .. } => "honba",
            Self::Sticks { .. } => "sticks",
        }
    }
}

/// A reading that was not paid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Other {
    /// How the hand was read.
    pub reading: Reading,
    /// Its yaku and bonuses; none when it has no yaku.
    pub awards: Vec<Award>,
    /// Its han.
    pub han: Option<u8>,
    /// Its fu.
    pub fu: Option<Fu>,
    /// What it would have been paid, counters and sticks left out; 0 without yaku.
    pub points: u32,
    /// Why it lost.
    pub lost: Lost,
}

/// Why a reading lost; the order is that of the comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lost {
    /// It has no yaku.
    NoYaku,
    /// It pays less.
    Points,
    /// It pays the same as a counted yakuman, and the other is a real one.
    Counted,
    /// It pays the same with fewer han.
    Han,
    /// It pays the same with fewer fu.
    Fu,
    /// It pays the same and has fewer fu before rounding.
    RawFu,
    /// It is equal in everything.
    Equal,
}

impl Lost {
    /// The id in the response.
    pub const fn code(self) -> &'static str {
        match self {
            Self::NoYaku => "no_yaku",
            Self::Points => "points",
            Self::Counted => "counted",
            Self::Han => "han",
            Self::Fu => "fu",
            Self::RawFu => "raw_fu",
            Self::Equal => "equal",
        }
    }
}

/// A yaku that nearly applied, and the one reason that it did not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Missed {
    /// Which.
    pub yaku: Yaku,
    /// Why not.
    pub why: Why,
}

/// A remark of the ruleset that touched the result.
#[derive(Clone, Copy)]
pub struct Note(pub &'static Remark);

impl Note {
    /// The id of the remark.
    pub const fn id(&self) -> &'static str {
        self.0.id
    }

    /// Why it is made.
    pub const fn kind(&self) -> RemarkKind {
        self.0.kind
    }
}

impl PartialEq for Note {
    fn eq(&self, other: &Self) -> bool {
        self.id() == other.id()
    }
}

impl Eq for Note {}

impl core::fmt::Debug for Note {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.id())
    }
}

/// A block of the reading as tiles, red fives where they lie.
pub type Faces = Vec<Tile>;

impl Win<'_> {
    /// What the hand is worth.
    ///
    /// # Errors
    /// [`Refusal::NoYaku`] with what it nearly has; [`Refusal::Impossible`] when somebody is said to be liable for a
    /// yakuman that the hand has not.
    pub fn score(&self) -> Result<Score, Refusal> {
        let mut score = match &self.rules().system {
            System::Riichi(rules) => riichi::score(self, rules)?,
            System::Additive(rules) => additive::score(self, rules)?,
        };
        score.remarks = self
            .rules()
            .remarks
            .iter()
            .filter(|remark| (remark.when)(self, &score))
            .map(Note)
            .collect();
        Ok(score)
    }

    /// The blocks of a reading as they lie on the table: red fives in their places, a meld as it was declared.
    pub fn faces(&self, reading: &Reading) -> Vec<Faces> {
        let mut reds: Vec<Tile> = self
            .question()
            .hand
            .iter()
            .copied()
            .filter(|tile| tile.is_red())
            .collect();
        let mut melds = self.melds().iter();
        let mut faces: Vec<Faces> = Vec::with_capacity(reading.blocks.len());
        for (i, block) in reading.blocks.iter().enumerate() {
            faces.push(match block.origin {
                crate::reading::Origin::Called(_) => melds
                    .next()
                    .map(|meld| meld.tiles().to_vec())
                    .unwrap_or_default(),
                _ => self.dress(block, i == reading.winner, &mut reds),
            });
        }
        faces
    }

    /// The tiles of a concealed block, taking red fives from the hand as long as there are any.
    fn dress(&self, block: &Block, won: bool, reds: &mut Vec<Tile>) -> Faces {
        let mut winner = won.then(|| self.face());
        let mut tiles: Faces = block
            .tiles()
            .map(|kind| {
                if winner.is_some_and(|tile| tile.kind() == Some(kind)) {
                    return winner.take().unwrap_or(Tile::plain(kind));
                }
                match reds.iter().position(|red| red.kind() == Some(kind)) {
                    Some(i) => reds.swap_remove(i),
                    None => Tile::plain(kind),
                }
            })
            .collect();
        tiles.sort_unstable();
        tiles
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
    Ok(question.check(rules)?.score()?)
}
