//! Kinds of wins.

use tensu::Wind;
use tensu::question::{By, Question};

/// A kind of win: by the dealer or another, by ron or self-drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Of {
    /// `true` if the dealer won.
    pub dealer: bool,
    /// `true` for a self-draw.
    pub tsumo: bool,
}

impl Of {
    /// All four kinds.
    pub const ALL: [Self; 4] = [
        Self::new(false, false),
        Self::new(false, true),
        Self::new(true, false),
        Self::new(true, true),
    ];

    /// The kind of a win by the dealer or not, self-drawn or not.
    pub const fn new(dealer: bool, tsumo: bool) -> Self {
        Self { dealer, tsumo }
    }

    /// The kind of win that a hand is.
    pub fn win(question: &Question) -> Self {
        Self::new(question.seat == Wind::East, question.by == By::Tsumo)
    }

    /// The same hand, won in this way.
    #[must_use]
    pub fn won(self, question: &Question) -> Question {
        let seat = match (self.dealer, question.seat) {
            (true, _) => Wind::East,
            (false, Wind::East) => Wind::South,
            (false, own) => own,
        };
        let by = if self.tsumo { By::Tsumo } else { By::Ron };
        Question {
            by,
            seat,
            from: None,
            ..question.clone()
        }
    }

    pub(super) const fn code(self) -> &'static str {
        match (self.dealer, self.tsumo) {
            (false, false) => "other_ron",
            (false, true) => "other_tsumo",
            (true, false) => "dealer_ron",
            (true, true) => "dealer_tsumo",
        }
    }
}
