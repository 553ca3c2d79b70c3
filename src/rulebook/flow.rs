//! The course of a game from hand to hand: its length, the next dealer, what a hand without a winner or a chombo leaves,
//! and the end.

use crate::rulebook::choice::choice;

/// The rules of a game from hand to hand. A preset names those that are not [`BASE`](Self::BASE)'s.
#[derive(Clone, Copy, Debug, Hash)]
#[non_exhaustive]
pub struct Flow {
    /// The number of rounds.
    pub length: Length,
    /// The points that first place must have for the game to end with its last hand; 0 where none are asked for.
    pub goal: u32,
    /// The number of deals that may follow the last one while nobody has the goal.
    pub extra_hands: u8,
    /// A player without points: whether the game ends.
    pub bust: Bust,
    /// A dealer who wins the last hand and is first.
    pub agari_yame: Yame,
    /// A dealer who is tenpai at the last draw and is first.
    pub tenpai_yame: Yame,
    /// The results after which the dealer deals again.
    pub dealer_stays: DealerStays,
    /// Honba when the deal passes by a draw.
    pub draw_honba: DrawHonba,
    /// The events that end a hand early, three rons left out: [`Rules::aborts`](crate::rulebook::Rules::aborts) knows
    /// them, too.
    pub aborts: Aborts,
    /// The deal after such an end.
    pub abort_deal: AbortDeal,
    /// The deal after a nagashi mangan.
    pub nagashi_deal: NagashiDeal,
    /// The points that a riichi asks for.
    pub riichi_minimum: RiichiMinimum,
    /// The stick of a riichi whose tile is ronned.
    pub declaring_tile: DeclaringTile,
    /// The cost of a chombo.
    pub chombo: Chombo,
    /// A chombo in the last hand.
    pub chombo_last: ChomboLast,
    /// The hands that are still played when the time is over.
    pub time: TimeUp,
}

choice! {
    /// The number of rounds of a game.
    Length {
        /// One: everybody deals once.
        East = "east",
        /// Two.
        Half = "half",
        /// Four.
        Full = "full",
    }
}

impl Length {
    /// The number of rounds.
    pub const fn rounds(self) -> u32 {
        match self {
            Self::East => 1,
            Self::Half => 2,
            Self::Full => 4,
        }
    }

    /// The number of the last deal, from 0, of so many players; those of extra hands come behind it.
    pub const fn last_deal(self, seats: u32) -> u32 {
        self.rounds() * seats - 1
    }
}

choice! {
    /// A player without points after a hand: whether the game ends.
    Bust {
        /// It goes on, below zero, too.
        Off = "off",
        /// It ends when a player is below zero.
        Below = "below",
        /// It ends when a player is at zero, too.
        At = "at",
    }
}

choice! {
    /// A dealer who keeps the last deal and is first: whether the game ends.
    Yame {
        /// It goes on: the dealer deals again.
        Off = "off",
        /// It ends if the dealer says so.
        May = "may",
        /// It ends.
        Must = "must",
    }
}

choice! {
    /// The results after which the dealer deals again.
    DealerStays {
        /// A win.
        Win = "win",
        /// A win, or a draw when tenpai.
        Tenpai = "tenpai",
        /// A win or any draw.
        Draw = "draw",
        /// None: the deal passes after every hand.
        Never = "never",
    }
}

choice! {
    /// Honba when the deal passes by a draw.
    DrawHonba {
        /// They stay, and one is added.
        Keep = "keep",
        /// They are taken away.
        Clear = "clear",
    }
}

choice! {
    /// The dealer after a hand that ended early.
    AbortDeal {
        /// The same dealer.
        Stays = "stays",
        /// The next.
        Passes = "passes",
    }
}

choice! {
    /// The dealer after a nagashi mangan.
    NagashiDeal {
        /// As after any other draw.
        Draw = "draw",
        /// As after a win of its player.
        Win = "win",
    }
}

choice! {
    /// The points that a riichi asks for.
    RiichiMinimum {
        /// Those of the stick.
        Stick = "1000",
        /// None: the player goes below zero.
        None = "0",
    }
}

choice! {
    /// The stick of a riichi whose tile is ronned.
    DeclaringTile {
        /// It is not paid.
        Free = "free",
        /// It is paid.
        Paid = "paid",
    }
}

choice! {
    /// A chombo in the last hand.
    ChomboLast {
        /// It is dealt again.
        Redeal = "redeal",
        /// The game is over.
        Ends = "ends",
    }
}

choice! {
    /// The hands that are still played when the time is over.
    TimeUp {
        /// The hand that is being played.
        Finish = "finish",
        /// That hand and one more.
        OneMore = "one_more",
    }
}

choice! {
    /// An event that ends a hand before its wall does.
    Abort {
        /// Nine kinds of terminals and honors in a first hand.
        NineKinds = "nine_kinds",
        /// The same wind four times in the first turn.
        FourWinds = "four_winds",
        /// Four riichi.
        FourRiichi = "four_riichi",
        /// Four kans of several players.
        FourKans = "four_kans",
        /// Three rons on one tile.
        ThreeRons = "three_rons",
    }
}

impl Abort {
    /// The one with this id.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.code() == code)
    }
}

/// The early ends that a ruleset has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Aborts(u8);

impl Aborts {
    /// None of them.
    pub const NONE: Self = Self(0);

    /// All but three rons.
    pub const FOUR: Self = Self::of(&[
        Abort::NineKinds,
        Abort::FourWinds,
        Abort::FourRiichi,
        Abort::FourKans,
    ]);

    /// Those that three players can have: nine kinds and four kans.
    pub const OF_THREE: Self = Self::of(&[Abort::NineKinds, Abort::FourKans]);

    /// The set of these. Three rons are left out: what becomes of them is a matter of how several rons are paid
    /// ([`SeveralRon`](crate::rulebook::SeveralRon)).
    pub const fn of(kinds: &[Abort]) -> Self {
        let mut set = 0;
        let mut i = 0;
        while i < kinds.len() {
            if !matches!(kinds[i], Abort::ThreeRons) {
                set |= 1 << kinds[i] as u8;
            }
            i += 1;
        }
        Self(set)
    }

    /// Returns whether this is one of them.
    pub const fn has(self, kind: Abort) -> bool {
        self.0 & (1 << kind as u8) != 0
    }
}

/// The cost of a chombo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chombo {
    /// So many points of the match score, after uma; nobody gets them.
    Match(u32),
    /// A mangan, paid to the others as if each of them had drawn it.
    Mangan,
    /// So many points to each of the others.
    Each(u32),
}

impl Flow {
    /// East and South round, won or tenpai hands keep the deal, no early end: the usual values at a table.
    pub const BASE: Self = Self {
        length: Length::Half,
        goal: 0,
        extra_hands: 0,
        bust: Bust::Off,
        agari_yame: Yame::Off,
        tenpai_yame: Yame::Off,
        dealer_stays: DealerStays::Tenpai,
        draw_honba: DrawHonba::Keep,
        aborts: Aborts::NONE,
        abort_deal: AbortDeal::Stays,
        nagashi_deal: NagashiDeal::Draw,
        riichi_minimum: RiichiMinimum::None,
        declaring_tile: DeclaringTile::Free,
        chombo: Chombo::Match(20),
        chombo_last: ChomboLast::Redeal,
        time: TimeUp::Finish,
    };

    /// A game that a program keeps: it goes on for at most four hands until somebody has the goal, and ends by itself
    /// below zero and where the dealer is first.
    pub const BY_MACHINE: Self = Self {
        goal: 30_000,
        extra_hands: 4,
        bust: Bust::Below,
        agari_yame: Yame::Must,
        tenpai_yame: Yame::Must,
        aborts: Aborts::FOUR,
        riichi_minimum: RiichiMinimum::Stick,
        ..Self::BASE
    };

    /// The same where a chombo is paid at once, as a mangan.
    pub const PAID_AT_ONCE: Self = Self {
        chombo: Chombo::Mangan,
        ..Self::BASE
    };
}
