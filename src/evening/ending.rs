//! The end of a game: one rule for all rulesets.

use crate::game;
use crate::rulebook::{Bust, Rules, Yame};

/// The reason why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Over {
    /// Somebody has the goal after the extra hands began.
    Goal,
    /// The last hand has been played.
    LastHand,
    /// Somebody has no points left.
    Bust,
    /// The dealer won the last hand and is first.
    AgariYame,
    /// The dealer was tenpai at the last draw and is first.
    TenpaiYame,
    /// The last of the extra hands has been played.
    ExtraDone,
    /// The time is over.
    Time,
    /// The players stopped.
    Stopped,
}

impl Over {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Goal,
        Self::LastHand,
        Self::Bust,
        Self::AgariYame,
        Self::TenpaiYame,
        Self::ExtraDone,
        Self::Time,
        Self::Stopped,
    ];

    /// The id of the scoring contract.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Goal => "goal",
            Self::LastHand => "last_hand",
            Self::Bust => "bust",
            Self::AgariYame => "agari_yame",
            Self::TenpaiYame => "tenpai_yame",
            Self::ExtraDone => "extra_done",
            Self::Time => "time",
            Self::Stopped => "stopped",
        }
    }
}

/// The way in which a hand ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum How {
    /// Won.
    Won,
    /// Drawn at the end of the wall.
    Drawn,
    /// Ended early.
    Aborted,
}

/// The course of a game after a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Next {
    /// Another hand.
    Hand,
    /// Another hand, unless the dealer stops.
    MayStop(Over),
    /// Nothing: the game is over.
    Over(Over),
}

/// Returns what follows a hand: `deal` is its number from 0, `stays` is `true` if its dealer deals again, `points` are
/// those of the chairs after it. Source: table rules 4.3, once for all rulesets.
///
/// ```
/// use tensu::evening::{How, Next, Over, ending};
/// use tensu::Ruleset;
/// let rules = Ruleset::by_id("tenhou").unwrap();
/// // South 4, the dealer has won and is first with the goal.
/// let next = ending(7, How::Won, true, &[20_000, 22_000, 25_000, 33_000], rules);
/// assert_eq!(next, Next::Over(Over::AgariYame));
/// // Nobody has it: West 1.
/// let next = ending(7, How::Won, false, &[25_000, 26_000, 20_000, 29_000], rules);
/// assert_eq!(next, Next::Hand);
/// ```
pub fn ending(deal: u32, how: How, stays: bool, points: &[i64], rules: &Rules) -> Next {
    let flow = &rules.game.flow;
    let lowest = points.iter().min().copied().unwrap_or_default();
    let is_bust = match flow.bust {
        Bust::Off => false,
        Bust::Below => lowest < 0,
        Bust::At => lowest <= 0,
    };
    if is_bust {
        return Next::Over(Over::Bust);
    }
    let last = flow.length.last_deal(points.len() as u32);
    if deal < last {
        return Next::Hand;
    }
    let places = game::places(points, rules);
    let has_goal = |points: i64| points >= i64::from(flow.goal) || flow.goal == 0;
    if stays {
        let (right, over) = match how {
            How::Won => (flow.agari_yame, Over::AgariYame),
            How::Drawn => (flow.tenpai_yame, Over::TenpaiYame),
            How::Aborted => return Next::Hand,
        };
        let dealer = deal as usize % points.len().max(1);
        let first = places.get(dealer) == Some(&0) && has_goal(points[dealer]);
        return match right {
            Yame::Must if first => Next::Over(over),
            Yame::May if first => Next::MayStop(over),
            _ => Next::Hand,
        };
    }
    let reached = points.iter().any(|&points| has_goal(points));
    let extra_over = deal >= last + u32::from(flow.extra_hands);
    match (deal == last, reached) {
        (true, true) => Next::Over(Over::LastHand),
        (false, true) => Next::Over(Over::Goal),
        (true, false) if extra_over => Next::Over(Over::LastHand),
        (false, false) if extra_over => Next::Over(Over::ExtraDone),
        _ => Next::Hand,
    }
}
