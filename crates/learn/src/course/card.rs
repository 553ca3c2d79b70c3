//! The cards that a lesson shows first: a few words and a drawing.

use alloc::vec::Vec;

use crate::course::aim::{Aim, WonBy};
use crate::course::anchors::{anchors, dealer_rule};
use crate::course::laden::{Laden, of_honba};
use crate::course::thing::{Thing, double_wind};
use crate::practice::Of;
use crate::practice::quotes::{by_ron, mangan_from};
use tensu::Ruleset;
use tensu::rules::Limit;
use tensu_words::Teach;

/// A card.
#[derive(Debug, PartialEq, Eq)]
pub struct Card {
    /// The text, if it has one.
    pub text: Option<Teach>,
    /// The numbers in it.
    pub(crate) numbers: Numbers,
    /// The drawing below.
    pub shows: Shows,
    /// `true` if it is for fewer than four players, `false` if for four; `None` for both.
    pub(crate) few: Option<bool>,
}

/// Numbers that the rules put into a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbers {
    /// None.
    None,
    /// The payment by ron at which doubling ends.
    MostByRon,
    /// A printed score, what would come of it for the dealer, and the dealer's score.
    FromPrinted,
    /// The points that a non-dealer and a dealer win by ron with the fewest han, and so many fu, where they count.
    FewestHan(Option<u8>),
    /// The least points that win, where they add up.
    Least,
    /// The least points that a win is asked to have.
    Minimum,
    /// The fu from which four and three han are a mangan.
    Mangan,
    /// The fu of a pair of the wind that is the seat's and the round's.
    DoubleWind,
    /// The payment for a honba by ron, that of each by tsumo, and the points of a stick.
    Honba,
}

/// The drawing on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shows {
    /// Nothing.
    Nothing,
    /// The rule of thumb, each line with a hand.
    Thumb,
    /// A hand in its sets and pair, with the fu of each.
    Hand(Aim),
    /// The strip of payments.
    Strip(WonBy),
    /// The anchors: scores by ron, each with its small number.
    Anchors(WonBy),
    /// Hands that are worth the same, two by two.
    Alike,
    /// The dealer's rule, and the anchors by it.
    Dealer,
    /// The payments for a self-draw.
    Shares(WonBy),
    /// The limits.
    Ladder,
    /// A hand, what counts in it, and its points.
    Counted(Aim),
    /// A hand, what counts in it, and what does not beside it.
    Excluded(Aim),
    /// The patterns of half of those that most wins have, with their points and shares.
    Usual(u8),
    /// The patterns that most wins have, by their points.
    PatternLadder,
    /// A hand, and who pays for it, both ways.
    Payments,
    /// Sets or pairs, each with its fu.
    Built(&'static [Thing]),
    /// A hand in its sets and pair, with the fu of each and the sum.
    Added(Aim),
    /// The waits by name, each with its fu.
    Waits,
    /// A hand in its sets and pair, by ron and by tsumo.
    BothWays(Aim),
    /// Hands with their fu.
    Hands(&'static [Aim]),
    /// A win with honba and sticks.
    Table(Laden),
    /// A hand in the readings that it has.
    Readings(Aim),
    /// The rules that differ, by name.
    Differences,
}

impl Card {
    /// A card with a drawing.
    pub(super) const fn new(text: Teach, shows: Shows) -> Self {
        Self {
            text: Some(text),
            numbers: Numbers::None,
            shows,
            few: None,
        }
    }

    /// A card that needs no words.
    pub(super) const fn drawn(shows: Shows) -> Self {
        Self {
            text: None,
            numbers: Numbers::None,
            shows,
            few: None,
        }
    }

    /// The same card with numbers in its text.
    pub(super) const fn with(self, numbers: Numbers) -> Self {
        Self { numbers, ..self }
    }

    /// The same card for fewer than four players, or for four.
    pub(super) const fn of_few(self, few: bool) -> Self {
        Self {
            few: Some(few),
            ..self
        }
    }

    /// The numbers in its text, in order.
    pub fn numbers(&self, rules: &Ruleset) -> Vec<u32> {
        self.numbers.of(rules)
    }
}

impl Numbers {
    /// The numbers, in order; 0 for one that the rules do not have.
    pub fn of(self, rules: &Ruleset) -> Vec<u32> {
        match self {
            Self::None => Vec::new(),
            Self::MostByRon => {
                [by_ron(false, Limit::MANGAN_HAN, Some(30), rules).unwrap_or_default()].into()
            }
            Self::FromPrinted => from_printed(rules).unwrap_or_default().into(),
            Self::FewestHan(fu) => {
                let first = |dealer| (1..=4).find_map(|han| by_ron(dealer, han, fu, rules));
                [false, true]
                    .map(|dealer| first(dealer).unwrap_or_default())
                    .into()
            }
            Self::Least => {
                let least = rules
                    .additive()
                    .map_or(0, |additive| additive.minimum.max(1));
                [least.into()].into()
            }
            Self::Minimum => {
                let least = rules.additive().map_or(0, |additive| additive.minimum);
                [least.into()].into()
            }
            Self::Mangan => [4, 3]
                .map(|han| mangan_from(han, rules).unwrap_or_default().into())
                .into(),
            Self::Honba => {
                let [ron, tsumo] =
                    [false, true].map(|tsumo| of_honba(Of::new(false, tsumo), rules));
                [ron, tsumo, rules.stick()].into()
            }
            Self::DoubleWind => [double_wind(rules).unwrap_or_default().into()].into(),
        }
    }
}

/// Returns the first score of which the dealer's cannot be made once it is rounded, what would come of it, and the dealer's.
fn from_printed(rules: &Ruleset) -> Option<[u32; 3]> {
    let mut all = anchors(WonBy::NonDealer, rules).into_iter();
    all.find_map(|anchor| {
        let rule = dealer_rule(anchor.han, Some(anchor.fu), rules)?;
        let wrong = rule.times.rounded(anchor.price);
        (wrong != rule.price).then_some([anchor.price, wrong, rule.price])
    })
}
