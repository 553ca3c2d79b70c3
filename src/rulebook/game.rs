//! The rules around the hands: several winners, drawn hands, the end of the game.

use core::hash::{Hash, Hasher};

use crate::rulebook::choice::choice;
use crate::rulebook::{Abort, DealerStays, Flow, Rules, SideStakes};

/// The rules of a game beyond the single hand. A preset names those that are not [`BASE`](Self::BASE)'s.
#[derive(Clone, Copy, Debug, Hash)]
#[non_exhaustive]
pub struct GameRules {
    /// Points at the start.
    pub start: u32,
    /// The target score that is subtracted from each player's points at the end; 0 where the points are the result.
    pub back: u32,
    /// Points by place, or by how many finished below the start.
    pub uma: Uma,
    /// The points that all return beyond those of the start.
    pub oka: Oka,
    /// Equal points at the end.
    pub ties: Ties,
    /// Riichi sticks that lie on the table at the end.
    pub end_sticks: EndSticks,
    /// Points that are not whole thousands at the end; without effect where nothing is returned, as points are the result there.
    pub rounding: Rounding,
    /// Payments of the noten players at a drawn hand.
    pub noten: Noten,
    /// A tenpai hand whose winning tiles all lie open.
    pub dead_wait: DeadWait,
    /// Several players ron the same tile.
    pub several_ron: SeveralRon,
    /// The winners who get the sticks and honba then.
    pub sticks: Sticks,
    /// Discards of nothing but terminals and honors, none called: whether they are a mangan.
    pub nagashi: Nagashi,
    /// A nagashi mangan: whether honba are paid with it.
    pub nagashi_honba: NagashiHonba,
    /// The course of the game from hand to hand, and its end.
    pub flow: Flow,
    /// Side stakes.
    pub side: SideStakes,
}

/// Payments at a drawn hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Noten {
    /// This much in all, shared by both sides: each noten player pays each tenpai player the same, in whole points. A
    /// rest that does not divide is not paid.
    Pool(u32),
    /// This much from each noten player to each tenpai player.
    Each(u32),
    /// Nothing.
    Nothing,
}

/// Points by place at the end of a game, in thousands, first place first. Three players have no use for the fourth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uma {
    /// By place alone.
    Places([i32; 4]),
    /// By place and by how many players finished below the start: one, any other number, three.
    Below([[i32; 4]; 3]),
    /// By place and by how many did: one, two, three, and none or all of them.
    BelowSome([[i32; 4]; 4]),
}

impl Uma {
    /// Nothing for any place.
    pub const NONE: Self = Self::Places([0; 4]);
}

impl Hash for Uma {
    /// Number by number: a slice of them would be hashed in the machine's order of bytes.
    fn hash<H: Hasher>(&self, state: &mut H) {
        let lists: &[[i32; 4]] = match self {
            Self::Places(by_place) => core::slice::from_ref(by_place),
            Self::Below(by_count) => by_count,
            Self::BelowSome(by_count) => by_count,
        };
        lists.len().hash(state);
        for number in lists.iter().flatten() {
            number.hash(state);
        }
    }
}

choice! {
    /// The points that all return beyond what they started with.
    Oka {
        /// Nobody gets it.
        Off = "false",
        /// First place gets all of it.
        First = "true",
    }
}

choice! {
    /// Riichi sticks that nobody won before the game ended.
    EndSticks {
        /// First place gets them.
        First = "first",
        /// Nobody gets them.
        Lost = "lost",
    }
}

choice! {
    /// Points at the end that are not whole thousands. Where they are rounded, first place gets what is over or pays what is
    /// missing, so that nothing is gained or lost by it.
    Rounding {
        /// They stay as they are: a match score has a decimal.
        Exact = "exact",
        /// To the nearest thousand, 500 away from zero.
        Nearest = "nearest",
        /// To the nearest thousand, 500 towards zero.
        FiveDown = "five_down",
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
    /// The winners who get sticks and honba when several win.
    Sticks {
        /// The next in turn gets both.
        NextInTurn = "next_in_turn",
        /// Every winner gets the honba; each keeps their own stick, the next in turn gets the others.
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
    /// Honba with a nagashi mangan.
    NagashiHonba {
        /// They are not paid: the hand is drawn, and a mangan is paid in place of tenpai.
        Unpaid = "false",
        /// They are paid as with a self-drawn mangan.
        Paid = "true",
    }
}

impl GameRules {
    /// 25,000 points, 30,000 target, no uma: the usual values.
    pub const BASE: Self = Self {
        start: 25_000,
        back: 30_000,
        uma: Uma::NONE,
        oka: Oka::First,
        ties: Ties::Split,
        end_sticks: EndSticks::First,
        rounding: Rounding::Exact,
        noten: Noten::Pool(3_000),
        dead_wait: DeadWait::Tenpai,
        several_ron: SeveralRon::All,
        sticks: Sticks::NextInTurn,
        nagashi: Nagashi::Off,
        nagashi_honba: NagashiHonba::Paid,
        flow: Flow::BASE,
        side: SideStakes::NONE,
    };
}

impl Rules {
    /// The points of first place beside those for the place: all that is returned beyond the points at the start.
    ///
    /// ```
    /// let oka = |id| tensu::Ruleset::by_id(id).unwrap().oka();
    /// assert_eq!((oka("ari_ari"), oka("sanma_ryanshi"), oka("ema_2016")), (20_000, 15_000, 0));
    /// ```
    pub const fn oka(&self) -> u32 {
        let beyond = self.game.back.saturating_sub(self.game.start);
        match self.game.oka {
            Oka::First => beyond.saturating_mul(self.seats.winds().len() as u32),
            Oka::Off => 0,
        }
    }

    /// Returns whether the points at the end are the result: there is nothing to return.
    pub const fn ends_in_points(&self) -> bool {
        self.game.back == 0
    }

    /// Returns whether this ends a hand early here.
    ///
    /// ```
    /// use tensu::{Ruleset, rules::Abort};
    /// let has = |id, kind| Ruleset::by_id(id).unwrap().aborts(kind);
    /// assert!(has("tenhou", Abort::ThreeRons) && !has("majsoul", Abort::ThreeRons));
    /// ```
    pub const fn aborts(&self, kind: Abort) -> bool {
        match kind {
            Abort::ThreeRons => {
                matches!(self.game.several_ron, SeveralRon::TripleAbort)
                    && self.seats.winds().len() > 3
            }
            _ => self.game.flow.aborts.has(kind),
        }
    }

    /// Returns whether anything hangs on who is tenpai when nobody wins: a payment, or the deal.
    ///
    /// ```
    /// use tensu::Ruleset;
    /// let asks = |id| Ruleset::by_id(id).unwrap().asks_tenpai();
    /// assert!(asks("tenhou") && !asks("korean"));
    /// ```
    pub const fn asks_tenpai(&self) -> bool {
        let pays = !matches!(self.game.noten, Noten::Nothing);
        pays || !matches!(
            self.game.flow.dealer_stays,
            DealerStays::Win | DealerStays::Never
        )
    }
}
