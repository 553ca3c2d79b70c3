//! What happens around the hands: several winners, drawn hands, the end of the game.

use core::hash::{Hash, Hasher};

use super::riichi::choice;

/// The rules of a game beyond the single hand.
#[derive(Clone, Copy, Debug, Hash)]
pub struct GameRules {
    /// Points at the start.
    pub start: u32,
    /// The target score that is subtracted from each player's points at the end.
    pub back: u32,
    /// Points by place, or by how many finished below the start.
    pub uma: Uma,
    /// Thousands to first place.
    pub oka: i32,
    /// Equal points at the end.
    pub ties: Ties,
    /// What the noten players pay at a drawn hand.
    pub noten: Noten,
    /// A tenpai hand whose winning tiles all lie open.
    pub dead_wait: DeadWait,
    /// Several players ron the same tile.
    pub several_ron: SeveralRon,
    /// Who gets the sticks and counters then.
    pub sticks: Sticks,
    /// Whether discards of nothing but terminals and honors, none called, are a mangan.
    pub nagashi: Nagashi,
    /// Whether counters are paid with it.
    pub nagashi_honba: NagashiHonba,
}

/// Payments at a drawn hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Noten {
    /// This much in all, shared by both sides: each noten player pays each tenpai player the same, in whole points. What
    /// does not divide is not paid.
    Pool(u32),
    /// This much from each noten player to each tenpai player.
    Each(u32),
    /// Nothing.
    Nothing,
}

/// Points by place at the end of a game, in thousands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uma {
    /// By place alone.
    Places(&'static [i32]),
    /// By place and by how many players finished below the start: one, two, three.
    Below([&'static [i32]; 3]),
}

impl Hash for Uma {
    /// Number by number: a slice of them would be hashed in the machine's order of bytes.
    fn hash<H: Hasher>(&self, state: &mut H) {
        let lists: &[&[i32]] = match self {
            Self::Places(by_place) => &[by_place],
            Self::Below(by_count) => by_count,
        };
        lists.len().hash(state);
        for number in lists.iter().copied().flatten() {
            number.hash(state);
        }
    }
}

choice! {
    /// Equal points at the end.
    Ties {
        /// The places' points are shared.
        Split = "split",
        /// The player who was East earlier is higher.
        Seat = "seat",
    }
}

choice! {
    /// A tenpai hand whose winning tiles all lie open.
    DeadWait {
        /// Is not tenpai: it cannot win any more.
        Noten = "noten",
        /// Is tenpai all the same.
        Tenpai = "tenpai",
    }
}

choice! {
    /// Several players ron the same tile.
    SeveralRon {
        /// All of them win.
        All = "all",
        /// The next in turn alone.
        HeadBump = "head_bump",
        /// Two win; three end the hand without a winner.
        TripleAbort = "triple_abort",
    }
}

choice! {
    /// Who gets sticks and counters when several win.
    Sticks {
        /// The next in turn gets both.
        NextInTurn = "next_in_turn",
        /// Every winner gets the counters; each keeps their own stick, the next in turn gets the others.
        OwnSticks = "own_sticks",
    }
}

choice! {
    /// A mangan for discards of nothing but terminals and honors.
    Nagashi {
        /// Not in this ruleset.
        Off = "false",
        /// Paid as a self-drawn mangan.
        Mangan = "true",
    }
}

choice! {
    /// Whether counters are paid with a nagashi mangan.
    NagashiHonba {
        /// No: the hand is drawn, and a mangan is paid in place of tenpai.
        Unpaid = "false",
        /// As with a self-drawn mangan.
        Paid = "true",
    }
}

impl GameRules {
    /// 25,000 points, 30,000 target, no uma: what a ruleset gets if its source says nothing.
    pub const BASE: Self = Self {
        start: 25_000,
        back: 30_000,
        uma: Uma::Places(&[0, 0, 0, 0]),
        oka: 20,
        ties: Ties::Split,
        noten: Noten::Pool(3_000),
        dead_wait: DeadWait::Tenpai,
        several_ron: SeveralRon::All,
        sticks: Sticks::NextInTurn,
        nagashi: Nagashi::Off,
        nagashi_honba: NagashiHonba::Paid,
    };
}
