//! Items that can be known or not: finer than what is asked, so that what comes back is what was wrong.

use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::practice::skill::Skill;
use crate::practice::topic::Topic;
use crate::practice::won::Of;
use tensu::question::Question;
use tensu::rules::Limit;
use tensu::score::Score;
use tensu::yaku::Yaku;

/// A cell of the table of payments below the limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PaymentCell {
    /// The kind of win.
    pub of: Of,
    han: u8,
    fu: u8,
}

/// The fu that a hand can have.
const FU: [u8; 11] = [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110];

impl PaymentCell {
    /// The cell; `None` where no hand is: from 2,000 base points on it is a mangan, 20 fu is a self-drawn pinfu of two han or
    /// more, 25 fu are seven pairs, of two han, or three self-drawn.
    pub fn new(of: Of, han: u8, fu: u8) -> Option<Self> {
        let is_there = match fu {
            20 => of.tsumo && (2..=4).contains(&han),
            25 => (2 + u8::from(of.tsumo)..=4).contains(&han),
            _ => FU.contains(&fu) && (1..=4).contains(&han),
        };
        let base = u32::from(fu) << (2 + han.min(4));
        (is_there && base < 2_000).then_some(Self { of, han, fu })
    }

    /// Han, 1 to 4.
    pub const fn han(self) -> u8 {
        self.han
    }

    /// Fu, rounded.
    pub const fn fu(self) -> u8 {
        self.fu
    }

    /// All cells.
    pub fn all() -> impl Iterator<Item = Self> {
        let cells = |of| {
            let of_han = move |han| FU.iter().filter_map(move |&fu| Self::new(of, han, fu));
            (1..=4).flat_map(of_han)
        };
        Of::ALL.into_iter().flat_map(cells)
    }
}

/// An item of knowledge, which is known or not by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Item {
    /// A skill that a step of counting teaches.
    Skill(Skill),
    /// The payments for han and fu below the limits.
    Cell(PaymentCell),
    /// The payments for a limit hand.
    Limit(Limit, Of),
    /// The han of a yaku, closed or open.
    Yaku(Yaku, bool),
    /// Adding up han.
    Han,
    /// Adding up points, where points add up.
    Points,
    /// Rounding a share up to the next hundred.
    RoundUp,
    /// Adding up fu.
    Sum,
    /// The choice among several readings.
    Reading,
    /// The points of honba.
    Honba,
    /// Riichi sticks.
    Sticks,
    /// Splitting fourteen tiles.
    Split,
    /// A hand without a yaku.
    NoYaku,
    /// A whole hand, from its tiles to what is paid.
    Whole,
    /// Furiten: who may not win by ron.
    Furiten,
    /// The payments where nobody won.
    Noten,
    /// The hands that rules pay otherwise than the cheat sheet.
    Differs,
    /// The least that a win needs.
    Minimum,
}

/// The limits whose payments are learned.
const LIMITS: [Limit; 5] = [
    Limit::Mangan,
    Limit::Haneman,
    Limit::Baiman,
    Limit::Sanbaiman,
    Limit::Yakuman,
];

/// Items that are one of a kind.
const SINGLE: [(&str, Item); 14] = [
    ("han", Item::Han),
    ("points", Item::Points),
    ("round_up", Item::RoundUp),
    ("sum", Item::Sum),
    ("reading", Item::Reading),
    ("honba", Item::Honba),
    ("sticks", Item::Sticks),
    ("split", Item::Split),
    ("no_yaku", Item::NoYaku),
    ("whole", Item::Whole),
    ("furiten", Item::Furiten),
    ("noten", Item::Noten),
    ("differs", Item::Differs),
    ("minimum", Item::Minimum),
];

impl Item {
    /// The first and the last of all, as they are ordered.
    pub(crate) const ENDS: (Self, Self) = (Self::Skill(Skill::OneWait), Self::Minimum);

    /// All items.
    pub fn all() -> impl Iterator<Item = Self> {
        let skills = Skill::ALL.iter().copied().map(Self::Skill);
        let limits = |limit| Of::ALL.map(|of| Self::Limit(limit, of));
        let yaku = |yaku| [false, true].map(|open| Self::Yaku(yaku, open));
        skills
            .chain(PaymentCell::all().map(Self::Cell))
            .chain(LIMITS.into_iter().flat_map(limits))
            .chain(Yaku::all().flat_map(yaku))
            .chain(SINGLE.iter().map(|(_, item)| *item))
    }

    /// Returns what the payments for a hand teach: the cell of the table, or the limit; where there is neither, the
    /// kind of win.
    pub(crate) fn of_price(score: &Score, question: &Question) -> Self {
        let fu = score.multiplied_fu().map(|fu| fu.rounded);
        Self::of_counts(Of::win(question), score.limit, score.han, fu)
    }

    /// The same for han and fu without a hand.
    pub(crate) fn of_counts(
        of: Of,
        limit: Option<Limit>,
        han: Option<u8>,
        fu: Option<u16>,
    ) -> Self {
        if let Some(limit) = limit {
            return Self::Limit(limit, of);
        }
        let cell = || PaymentCell::new(of, han?, fu?.try_into().ok()?);
        cell().map_or(Self::Skill(Skill::of_prices(of)), Self::Cell)
    }

    /// Returns whether a topic teaches it.
    pub const fn is_of(self, topic: Topic) -> bool {
        match self {
            Self::Skill(skill) => skill.is_of(topic),
            Self::Cell(_) | Self::Limit(..) | Self::RoundUp | Self::Honba | Self::Sticks => {
                matches!(topic, Topic::Price)
            }
            Self::Sum => matches!(topic, Topic::Fu | Topic::Worth),
            Self::Reading | Self::Split => matches!(topic, Topic::Fu),
            Self::Yaku(..) | Self::NoYaku | Self::Han | Self::Points => {
                matches!(topic, Topic::Worth)
            }
            Self::Minimum => matches!(topic, Topic::Minimum),
            // They are none of the steps of a hand.
            Self::Whole | Self::Furiten | Self::Noten | Self::Differs => false,
        }
    }

    /// Returns the place among all items, by which they are ordered.
    fn rank(self) -> (u8, u16, Option<Of>) {
        match self {
            Self::Skill(skill) => (0, skill as u16, None),
            Self::Cell(PaymentCell { of, han, fu }) => {
                (1, u16::from(han) * 256 + u16::from(fu), Some(of))
            }
            Self::Limit(limit, of) => (2, limit as u16, Some(of)),
            Self::Yaku(yaku, open) => (3, yaku as u16 * 2 + u16::from(open), None),
            Self::RoundUp => (4, 0, None),
            Self::Sum => (4, 1, None),
            Self::Reading => (4, 2, None),
            Self::Honba => (4, 3, None),
            Self::Sticks => (4, 4, None),
            Self::Split => (4, 5, None),
            Self::NoYaku => (4, 6, None),
            Self::Han => (4, 7, None),
            Self::Points => (4, 8, None),
            Self::Whole => (4, 9, None),
            Self::Furiten => (4, 10, None),
            Self::Noten => (4, 11, None),
            Self::Differs => (4, 12, None),
            Self::Minimum => (4, 13, None),
        }
    }
}

impl Ord for Item {
    fn cmp(&self, other: &Self) -> core::cmp::Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for Item {
    fn partial_cmp(&self, other: &Self) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

/// A word: `kanchan`, `cell_other_ron_3_40`, `limit_mangan_dealer_tsumo`, `yaku_honitsu_open`.
impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Skill(skill) => f.write_str(skill.code()),
            Self::Cell(PaymentCell { of, han, fu }) => write!(f, "cell_{}_{han}_{fu}", of.code()),
            Self::Limit(limit, of) => write!(f, "limit_{}_{}", limit.code(), of.code()),
            Self::Yaku(yaku, open) => {
                let open = if open { "open" } else { "closed" };
                write!(f, "yaku_{}_{open}", yaku.code())
            }
            single => {
                let mut names = SINGLE.iter();
                let name = names.find(|(_, item)| *item == single);
                f.write_str(name.map_or("", |(name, _)| name))
            }
        }
    }
}

impl Item {
    /// The item of this word; `None` if there is none, perhaps only in this version.
    pub fn from_code(text: &str) -> Option<Self> {
        if let Some(rest) = text.strip_prefix("cell_") {
            let parts: Vec<&str> = rest.split('_').collect();
            let [seat, way, han, fu] = parts[..] else {
                return None;
            };
            let of = of(seat, way)?;
            let cell = PaymentCell::new(of, number(han)?, number(fu)?)?;
            return Some(Self::Cell(cell));
        }
        if let Some(rest) = text.strip_prefix("limit_") {
            let parts: Vec<&str> = rest.split('_').collect();
            let [limit, seat, way] = parts[..] else {
                return None;
            };
            let limit = LIMITS.into_iter().find(|own| own.code() == limit)?;
            return Some(Self::Limit(limit, of(seat, way)?));
        }
        if let Some(rest) = text.strip_prefix("yaku_") {
            let (yaku, open) = rest.rsplit_once('_')?;
            let open = match open {
                "open" => true,
                "closed" => false,
                _ => return None,
            };
            // Other spellings of a yaku would be other words for one thing.
            let own = Yaku::from_code(yaku).filter(|own| own.code() == yaku)?;
            return Some(Self::Yaku(own, open));
        }
        let single = SINGLE.iter().find(|(name, _)| *name == text);
        let single = single.map(|(_, item)| *item);
        single.or_else(|| Skill::from_code(text).map(Self::Skill))
    }
}

/// The kind of win of two words: `other` and `ron`.
fn of(seat: &str, way: &str) -> Option<Of> {
    let mut all = Of::ALL.into_iter();
    all.find(|of| of.code().split_once('_') == Some((seat, way)))
}

/// Reads a number without a sign or zeros before it.
pub(crate) fn number<T: FromStr>(text: &str) -> Option<T> {
    let plain = text == "0" || !text.starts_with(['0', '+', '-']);
    text.parse().ok().filter(|_| plain)
}
