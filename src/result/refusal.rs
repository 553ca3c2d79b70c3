//! The reasons why a hand cannot be scored: typed, all of them, and what to change.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use crate::hand::notation::ParseError;
use crate::result::score::{Award, Missed};
use crate::result::why::Bar;
use crate::rulebook::BadRule;
use crate::tiles::meld::BadMeld;
use crate::tiles::{Kind, Suit, Tile};
use crate::yaku::{Unit, Yaku};

pub use conflict::Conflict;
pub use field::Field;

mod conflict;
mod field;

/// A rule of the ruleset that forbids what was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Rule {
    /// Only thirteen orphans rob a kan.
    Chankan,
    /// A closed kan is robbed by thirteen orphans alone, if by any hand.
    ClosedKan {
        /// `true` if they may here.
        orphans: bool,
    },
    /// There is no open riichi.
    OpenRiichi,
    /// There is no nagashi mangan.
    Nagashi,
    /// A player who discarded a tile of their own wait can win by self-draw only:
    /// [`Question::check_furiten`](crate::hand::question::Question::check_furiten).
    Furiten,
    /// After a pon or an open kan every tile of the wait must give enough yaku. Source: seed 004 "Ryanshi and Pon/Open Kan".
    EveryWait {
        /// The tile of the wait that does not.
        with: Kind,
        /// The han of yaku that it gives.
        have: u8,
        /// The han of yaku that it takes.
        need: u8,
        /// The yaku that the hand nearly has.
        missing: Vec<Missed>,
    },
}

impl Rule {
    /// The id in the response.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Chankan => "chankan",
            Self::ClosedKan { .. } => "kokushi_ankan",
            Self::OpenRiichi => "open_riichi",
            Self::Nagashi => "nagashi_mangan",
            Self::Furiten => "furiten",
            Self::EveryWait { .. } => "every_wait",
        }
    }
}

/// One thing that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// A text that cannot be read.
    Parse(Field, ParseError),
    /// Not a valid request: the text says why; then the field, if known, with the entry of its list.
    Malformed(String, Option<(Field, Option<usize>)>),
    /// A required field is missing or empty.
    Missing(Field),
    /// A yaku that a hand counted without tiles cannot have.
    Barred(Yaku, Bar),
    /// A field has an impossible value; the list has the possible ones.
    Value(Field, String, Vec<String>),
    /// A field that says something else than the text of the whole question.
    Contradicts(Field),
    /// A field that nothing reads, by its path, and what may have been meant.
    Unread(String, Option<String>),
    /// There is no ruleset with this id, but with these.
    UnknownRuleset(String, Vec<&'static str>),
    /// A house rule that cannot be set.
    BadRule(BadRule),
    /// The wrong number of tiles.
    TileCount {
        /// Concealed tiles, the winning tile included, and three for each meld.
        have: usize,
    },
    /// The wrong number of tiles for a hand that nobody has won.
    StandingCount {
        /// Concealed tiles, and three for each meld.
        have: usize,
    },
    /// Points for more or fewer players than there are.
    Players {
        /// The number of players given.
        have: usize,
        /// The number of players of the game.
        need: usize,
    },
    /// Points at the end that do not add up to those at the start.
    PointsSum {
        /// Their sum, the sticks on the table included.
        have: i64,
        /// The points with which all started.
        need: i64,
    },
    /// A reason that is about one of several hands, by its place in the list.
    Nth(usize, Box<Refusal>),
    /// A reason that is about one entry of a list, by its place.
    Entry(Field, usize, Box<Refusal>),
    /// More indicators than can be turned.
    Indicators(Field),
    /// More honba or sticks than any table has, or points, above or below zero, that no game has.
    TooLarge(Field),
    /// More than four of a kind in the hand, its melds and the indicators; with the first field that contains one.
    TooManyCopies(Kind, usize, Field),
    /// More red fives than the set has.
    TooManyReds(Suit, usize),
    /// More plain fives than the red ones leave.
    TooManyPlain {
        /// The suit.
        suit: Suit,
        /// The number of plain fives.
        have: usize,
        /// The number that the set has.
        most: u8,
    },
    /// A tile that this game is not played with.
    NotInSet(Field, Tile),
    /// A meld (by its place in the list) that is not valid.
    BadMeld(usize, BadMeld),
    /// Something that cannot have happened.
    Impossible(Conflict),
    /// A rule of the ruleset forbids this win.
    NotLegal(Rule),
    /// Too few yaku or points.
    BelowMinimum {
        /// The amount that the hand has.
        have: u16,
        /// The amount that a win takes.
        need: u16,
        /// The unit of both: han or points.
        unit: Unit,
        /// A declaration that a ruling keeps out of the minimum, though its source marks it like those that count.
        held: Option<Yaku>,
        /// The yaku that the hand nearly has; none of a hand counted without tiles.
        missing: Vec<Missed>,
    },
    /// Too few points of Chinese games.
    TooFew {
        /// The amount that the hand has.
        have: u16,
        /// The amount that a win takes.
        need: u16,
        /// `true` if its flowers are in `have`.
        flowers: bool,
        /// `true` if both are faan.
        faan: bool,
        /// The patterns that it has, each with the number of times it counts.
        awards: Vec<(Award, u16)>,
        /// The patterns that the hand nearly has, and those that a principle takes away.
        missing: Vec<Missed>,
    },
    /// The tiles are not a complete hand.
    NotComplete {
        /// The number of tiles away from tenpai; 0 is tenpai.
        shanten: u8,
        /// Seven pairs, where four alike are two of them and this ruleset does not count them so.
        missing: Vec<Missed>,
    },
    /// The hand is complete and has no yaku.
    NoYaku {
        /// The yaku that it nearly has.
        missing: Vec<Missed>,
        /// The han of yaku that a win needs.
        need: u8,
    },
}

impl Refusal {
    /// The code of the scoring contract.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Parse(..)
            | Self::Malformed(..)
            | Self::Missing(_)
            | Self::Value(..)
            | Self::Contradicts(_)
            | Self::Unread(..)
            | Self::TooLarge(_) => "parse",
            Self::UnknownRuleset(..) => "unknown_ruleset",
            Self::BadRule(_) => "unknown_rule",
            Self::TileCount { .. } | Self::StandingCount { .. } | Self::Indicators(_) => {
                "tile_count"
            }
            Self::Players { .. } | Self::PointsSum { .. } => "points_sum",
            Self::Nth(_, refusal) | Self::Entry(_, _, refusal) => refusal.code(),
            Self::TooManyCopies(..) | Self::TooManyReds(..) | Self::TooManyPlain { .. } => {
                "too_many_copies"
            }
            Self::NotInSet(..) => "tile_not_in_set",
            Self::BadMeld(..) => "bad_meld",
            Self::Impossible(_) | Self::Barred(..) => "impossible_flags",
            Self::NotLegal(_) => "not_legal",
            Self::BelowMinimum { .. } | Self::TooFew { .. } => "below_minimum",
            Self::NotComplete { .. } => "not_complete",
            Self::NoYaku { .. } => "no_yaku",
        }
    }

    /// The field to change, and the position in it when there is one.
    pub const fn at(&self) -> Option<(Field, Option<usize>)> {
        Some(match self {
            Self::Parse(field, error) if error.why.is_of_all() => (*field, None),
            Self::Parse(field, error) => (*field, Some(error.at)),
            Self::Malformed(_, at) => return *at,
            Self::Missing(field)
            | Self::Value(field, ..)
            | Self::Contradicts(field)
            | Self::Indicators(field)
            | Self::TooLarge(field)
            | Self::NotInSet(field, _)
            | Self::TooManyCopies(_, _, field) => (*field, None),
            Self::UnknownRuleset(..) | Self::BadRule(_) | Self::NotLegal(Rule::Nagashi) => {
                (Field::Ruleset, None)
            }
            Self::TileCount { .. }
            | Self::StandingCount { .. }
            | Self::TooManyReds(..)
            | Self::TooManyPlain { .. } => (Field::Hand, None),
            Self::Players { .. } | Self::PointsSum { .. } => (Field::Points, None),
            Self::Nth(_, refusal) => return refusal.at(),
            Self::Entry(field, index, _) => (*field, Some(*index)),
            Self::BadMeld(index, _) => (Field::Melds, Some(*index)),
            Self::NotLegal(Rule::OpenRiichi) => (Field::Riichi, None),
            Self::NotLegal(Rule::Chankan | Rule::ClosedKan { .. }) => (Field::Flags, None),
            Self::NotLegal(Rule::Furiten) => (Field::Discards, None),
            Self::Impossible(conflict) => (conflict.field(), None),
            Self::Barred(..)
            | Self::Unread(..)
            | Self::NotLegal(Rule::EveryWait { .. })
            | Self::NotComplete { .. }
            | Self::BelowMinimum { .. }
            | Self::TooFew { .. }
            | Self::NoYaku { .. } => return None,
        })
    }
}

impl Refusal {
    /// The place of the hand that it is about, of several, from 0.
    pub const fn nth(&self) -> Option<usize> {
        match self {
            Self::Nth(i, _) => Some(*i),
            _ => None,
        }
    }

    /// The yaku that the hand nearly has, where yaku or points are wanting, or a hand.
    pub fn missing(&self) -> &[Missed] {
        match self.reason() {
            Self::NoYaku { missing, .. }
            | Self::BelowMinimum { missing, .. }
            | Self::TooFew { missing, .. }
            | Self::NotComplete { missing, .. }
            | Self::NotLegal(Rule::EveryWait { missing, .. }) => missing,
            _ => &[],
        }
    }

    /// The reason itself, whichever hand or entry it is about.
    pub fn reason(&self) -> &Self {
        match self {
            Self::Nth(_, refusal) | Self::Entry(_, _, refusal) => refusal.reason(),
            other => other,
        }
    }
}

/// Everything that is wrong with a question, most basic first; never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusals(Vec<Refusal>);

impl Refusals {
    /// The refusals before, and this one.
    pub(crate) fn with(mut before: Vec<Refusal>, last: Refusal) -> Self {
        before.push(last);
        Self(before)
    }

    /// `Ok` when nothing was refused.
    ///
    /// # Errors
    /// These, if there are any.
    #[doc(hidden)]
    pub fn none_of(refusals: Vec<Refusal>) -> Result<(), Refusals> {
        if refusals.is_empty() {
            Ok(())
        } else {
            Err(Self(refusals))
        }
    }

    /// These, if there are any.
    #[doc(hidden)]
    pub fn of(refusals: impl Iterator<Item = Refusal>) -> Option<Self> {
        Self::none_of(refusals.collect()).err()
    }

    /// The one to show when there is room for one.
    pub fn first(&self) -> &Refusal {
        &self.0[0]
    }

    /// All of them.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Refusal> {
        self.0.iter()
    }
}

impl IntoIterator for Refusals {
    type Item = Refusal;
    type IntoIter = alloc::vec::IntoIter<Refusal>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a Refusals {
    type Item = &'a Refusal;
    type IntoIter = core::slice::Iter<'a, Refusal>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl From<Refusal> for Refusals {
    fn from(refusal: Refusal) -> Self {
        Self(alloc::vec![refusal])
    }
}
