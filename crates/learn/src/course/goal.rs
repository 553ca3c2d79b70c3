//! Goals for building a hand: what it is to come to, and what a hand lacks of that. As text `by=ron;open=no;fu=40`.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::course::{WonBy, hands, quote};
use crate::practice::random::Random;
use crate::practice::{BadSpec, Of, PaymentCell, Spec, number, switch, switched, words};
use tensu::Ruleset;
use tensu::Wind;
use tensu::question::{By, Question};
use tensu::score::{Payment, Score};

/// The goal that a hand is to come to; what is `None` is left open.
///
/// ```
/// use tensu_learn::course::{Goal, Lack};
/// let rules = tensu::Ruleset::by_id("ema_2025").unwrap();
/// let goal: Goal = "by=ron;open=no;fu=40".parse().unwrap();
/// // 20, 10 for a closed ron, 2 for the closed wait: 32.
/// let hand = "13m567m345p678s22s+2m ron riichi".parse().unwrap();
/// let score = tensu::score(&hand, rules).unwrap();
/// assert_eq!(goal.lacks(&hand, &score), []);
/// let other: Goal = "by=ron;fu=50".parse().unwrap();
/// assert_eq!(other.lacks(&hand, &score), [Lack::Fu(Some(40))]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Goal {
    /// The way of winning.
    pub by: Option<By>,
    /// `true` for an open hand.
    pub open: Option<bool>,
    /// `true` if the dealer wins.
    pub dealer: Option<bool>,
    /// Han, dora included.
    pub han: Option<u8>,
    /// Fu, rounded.
    pub fu: Option<u16>,
    /// The points paid in all, honba and sticks left out.
    pub points: Option<u32>,
}

/// A property that a hand has instead of what its goal asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lack {
    /// It is won in this way.
    By(By),
    /// It is open.
    Open,
    /// It is closed.
    Closed,
    /// It is won by this player.
    WonBy(WonBy),
    /// It has so many han; `None` for a yakuman, and where points add up.
    Han(Option<u8>),
    /// It has so many fu; `None` where nobody counts them.
    Fu(Option<u16>),
    /// So many points are paid.
    Points(u32),
}

const NONE: Goal = Goal {
    by: None,
    open: None,
    dealer: None,
    han: None,
    fu: None,
    points: None,
};

const fn of_fu(by: By, open: Option<bool>, fu: u16) -> Goal {
    Goal {
        by: Some(by),
        open,
        fu: Some(fu),
        ..NONE
    }
}

/// The goals of each lesson that ends with building, in an order that stays for good: logs have their numbers.
static GOALS: [(u8, &[Goal]); 3] = [
    (
        7,
        &[
            of_fu(By::Ron, Some(false), 40),
            of_fu(By::Tsumo, None, 20),
            of_fu(By::Ron, None, 25),
            Goal {
                by: Some(By::Ron),
                dealer: Some(false),
                points: Some(2_600),
                ..NONE
            },
        ],
    ),
    (
        12,
        &[
            of_fu(By::Ron, Some(true), 40),
            of_fu(By::Tsumo, Some(false), 40),
            of_fu(By::Ron, Some(false), 50),
        ],
    ),
    (
        16,
        &[
            of_fu(By::Ron, None, 70),
            Goal {
                fu: Some(110),
                ..NONE
            },
        ],
    ),
];

/// The number of the first goal in a log, beside those of lessons.
const FIRST: u8 = 101;

/// The highest fu and points that are asked for.
const MOST_FU: u16 = 170;
const MOST_POINTS: u32 = 999_999;

impl Goal {
    /// The goals that a lesson ends with, by its number.
    pub fn of_lesson(lesson: u8) -> impl Iterator<Item = Self> {
        let own = GOALS.iter().filter(move |(number, _)| *number == lesson);
        own.flat_map(|(_, goals)| goals.iter().copied())
    }

    /// The lessons that end with building.
    pub fn lessons() -> impl Iterator<Item = u8> {
        GOALS.iter().map(|(number, _)| *number)
    }

    /// All goals that lessons end with, in their order.
    pub fn all() -> impl Iterator<Item = Self> {
        GOALS.iter().flat_map(|(_, goals)| goals.iter().copied())
    }

    /// Its number in a log, if a lesson ends with it.
    pub fn number(&self) -> Option<u8> {
        let at = Self::all().position(|goal| goal == *self)?;
        u8::try_from(at).ok().map(|at| FIRST + at)
    }

    /// Returns what a hand has otherwise; nothing if it is what was asked for.
    pub fn lacks(&self, hand: &Question, score: &Score) -> Vec<Lack> {
        let is_dealer = hand.seat == Wind::East;
        let fu = score.fu.as_ref().map(|fu| fu.rounded);
        let paid = paid(&score.payments);
        let lacks = |is_other: bool, lack: Lack| is_other.then_some(lack);
        [
            lacks(self.by.is_some_and(|by| by != hand.by), Lack::By(hand.by)),
            lacks(self.open == Some(true) && !hand.is_open(), Lack::Closed),
            lacks(self.open == Some(false) && hand.is_open(), Lack::Open),
            lacks(
                self.dealer == Some(true) && !is_dealer,
                Lack::WonBy(WonBy::NonDealer),
            ),
            lacks(
                self.dealer == Some(false) && is_dealer,
                Lack::WonBy(WonBy::Dealer),
            ),
            lacks(
                self.han.is_some() && self.han != score.han,
                Lack::Han(score.han),
            ),
            lacks(self.fu.is_some() && self.fu != fu, Lack::Fu(fu)),
            lacks(
                self.points.is_some_and(|points| points != paid),
                Lack::Points(paid),
            ),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    /// A hand that is what was asked for, the same for the same seed; `None` if the rules hardly have one.
    pub fn show(&self, seed: u64, rules: &Ruleset) -> Option<Question> {
        if self.fu.is_some() && !rules.counts_fu() {
            return None;
        }
        let mut random = Random(seed);
        let mut specs = self.specs(rules);
        // The first ones are not always the ones that are shown.
        for last in (1..specs.len()).rev() {
            specs.swap(last, random.below(last + 1));
        }
        let fits = |hand: &Question, score: &Score| self.lacks(hand, score).is_empty();
        let mut found = specs
            .iter()
            .filter_map(|spec| hands::find(spec, &mut random, rules, fits));
        found.next().map(|(hand, _)| hand)
    }

    /// Specs of which one is likely to bring such a hand: of points, all han and fu that make them.
    fn specs(&self, rules: &Ruleset) -> Vec<Spec> {
        let seats = |dealer: bool| {
            let all = rules.seats.winds().iter().copied();
            all.filter(|wind| (*wind == Wind::East) == dealer).collect()
        };
        let own = Spec {
            by: self.by,
            open: match self.open {
                None => 0..=4,
                Some(false) => 0..=0,
                Some(true) => 1..=4,
            },
            seat: self.dealer.map_or_else(Vec::new, seats),
            han: self.han.map_or(1..=13, |han| han..=han),
            fu: self
                .fu
                .and_then(|fu| u8::try_from(fu).ok())
                .into_iter()
                .collect(),
            ..Spec::default()
        };
        let Some(points) = self.points.filter(|_| rules.counts_fu()) else {
            return [own].into();
        };
        let is_of = |of: Of| {
            self.dealer.is_none_or(|dealer| dealer == of.dealer)
                && self.by.is_none_or(|by| (by == By::Tsumo) == of.tsumo)
        };
        let makes = |cell: &PaymentCell| {
            let quote = quote(cell.of, cell.han(), Some(cell.fu()), rules);
            is_of(cell.of) && quote.is_some_and(|quote| paid(&quote.payments) == points)
        };
        let cells = PaymentCell::all().filter(makes).map(|cell| Spec {
            by: Some(if cell.of.tsumo { By::Tsumo } else { By::Ron }),
            seat: seats(cell.of.dealer),
            han: cell.han()..=cell.han(),
            fu: [cell.fu()].into(),
            ..own.clone()
        });
        cells.chain([own.clone()]).collect()
    }
}

/// The points that all pay together for the hand.
fn paid(payments: &[Payment]) -> u32 {
    let hands = payments.iter().map(|payment| payment.hand);
    hands.fold(0, u32::saturating_add)
}

impl FromStr for Goal {
    type Err = BadSpec;

    /// Reads what [`Display`](fmt::Display) writes.
    fn from_str(text: &str) -> Result<Self, BadSpec> {
        let mut goal = Self::default();
        for word in words(text) {
            let (name, value) = word?;
            let set = match name {
                "by" => By::from_code(value).map(|by| goal.by = Some(by)),
                "open" => switch(value).map(|open| goal.open = Some(open)),
                "dealer" => switch(value).map(|dealer| goal.dealer = Some(dealer)),
                "han" => {
                    let han = number(value).filter(|han| (1..=13).contains(han));
                    han.map(|han| goal.han = Some(han))
                }
                "fu" => {
                    let fu = number(value).filter(|fu| (20..=MOST_FU).contains(fu));
                    fu.map(|fu| goal.fu = Some(fu))
                }
                "points" => {
                    let points = number(value).filter(|points| (1..=MOST_POINTS).contains(points));
                    points.map(|points| goal.points = Some(points))
                }
                _ => return Err(BadSpec::Name(name.to_owned())),
            };
            set.ok_or_else(|| BadSpec::Value {
                name: name.to_owned(),
                value: value.to_owned(),
            })?;
        }
        Ok(goal)
    }
}

/// Writes what [`FromStr`] reads: only what is not left open, in one order.
impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = [
            ("by", self.by.map(|by| by.code().to_owned())),
            ("open", self.open.map(|open| switched(open).to_owned())),
            (
                "dealer",
                self.dealer.map(|dealer| switched(dealer).to_owned()),
            ),
            ("han", self.han.map(|han| han.to_string())),
            ("fu", self.fu.map(|fu| fu.to_string())),
            ("points", self.points.map(|points| points.to_string())),
        ];
        let words = words.into_iter();
        let words = words.filter_map(|(name, value)| Some([name, "=", &value?].concat()));
        f.write_str(&words.collect::<Vec<String>>().join(";"))
    }
}
