//! Scores of hands as text, one a line: whole files.

use alloc::vec::Vec;

use super::{Hand, Price, Scorer};
use crate::hand::notation::quick;
use crate::hand::question::Question;

/// The names of the numbers of a line of [`Scorer::price_lines`], in order.
pub const COLUMNS: [&str; 8] = [
    "total",
    "han",
    "fu",
    "yakuman",
    "discarder",
    "dealer",
    "each",
    "liable",
];

/// The numbers of a line without a score.
const NONE: [i32; COLUMNS.len()] = [-1, 0, 0, 0, 0, 0, 0, 0];

impl Scorer<'_> {
    /// Scores hands as text, one a line, as numbers (see [`COLUMNS`]): what the winner receives, han, fu, units of
    /// yakuman, the payment of the discarder, on a self-draw of the dealer and of each of the others, and of the liable
    /// players together. The first is -1 for a line that cannot be read or is no legal hand, and 0 for a hand that
    /// nobody pays, such as one without a yaku; the others are then 0.
    ///
    /// A text as this crate writes it is read fastest.
    ///
    /// ```
    /// use tensu::{Ruleset, bulk::{Scorer, Splits}};
    /// let splits = Splits::new();
    /// let scorer = Scorer::new(Ruleset::by_id("tenhou").unwrap(), &splits);
    /// let prices = scorer.price_lines("234m340p66p678s56s+7s ron riichi dora:1m5p\n123m\n");
    /// assert_eq!(prices[0], [12_000, 7, 30, 0, 12_000, 0, 0, 0]);
    /// assert_eq!((prices.len(), prices[1][0]), (2, -1));
    /// ```
    pub fn price_lines(&self, text: &str) -> Vec<[i32; COLUMNS.len()]> {
        self.price_texts(text.lines()).collect()
    }

    /// Scores hands as text that lie apart, as the lines of [`Scorer::price_lines`].
    pub fn price_texts<'t>(
        &self,
        texts: impl IntoIterator<Item = &'t str>,
    ) -> impl Iterator<Item = [i32; COLUMNS.len()]> {
        let mut question = Question::default();
        let texts = texts.into_iter();
        texts.map(move |text| self.price_line(text, &mut question))
    }

    fn price_line(&self, line: &str, question: &mut Question) -> [i32; COLUMNS.len()] {
        if !quick::read(line, question) {
            match line.parse() {
                Ok(read) => *question = read,
                Err(_) => return NONE,
            }
        }
        let Ok(hand) = Hand::new(question, self.rules()) else {
            return NONE;
        };
        self.price(&hand).map_or([0; COLUMNS.len()], numbers)
    }
}

fn numbers(price: Price) -> [i32; COLUMNS.len()] {
    let number = |points: u32| i32::try_from(points).unwrap_or(i32::MAX);
    let paid = price.paid;
    [
        number(price.total),
        price.han.map_or(0, i32::from),
        price.fu.map_or(0, i32::from),
        price.yakuman.into(),
        number(paid.discarder),
        number(paid.dealer),
        number(paid.each),
        number(paid.liable),
    ]
}
