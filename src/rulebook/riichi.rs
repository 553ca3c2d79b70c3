//! The switches of han scoring, and the base that most presets start from.

use crate::hand::question::By;
use crate::rulebook::{Indicators, PointTable};
use crate::yaku::Yaku;

/// The switches of han scoring.
#[derive(Clone, Copy, Debug, Hash)]
#[non_exhaustive]
pub struct RiichiRules {
    /// How han become base points.
    pub count: BasePoints,
    /// Whether a self-drawn hand can have pinfu; where there are fu, it then drops the 2 of the self-draw.
    pub pinfu_tsumo: PinfuTsumo,
    /// Whether 30 fu 4 han and 60 fu 3 han are rounded up to a mangan.
    pub kiriage: Kiriage,
    /// What 13 or more han are worth without a yakuman.
    pub kazoe: Kazoe,
    /// Whether different yakuman add up.
    pub stacked_yakuman: Stacking,
    /// Which indicators count.
    pub indicators: Indicators,
    /// Points for counters.
    pub honba: Honba,
    /// Who pays for a yakuman that their discard made certain.
    pub pao: Pao,
    /// Whether the player who gave an open kan pays for the win on its replacement tile.
    pub kan_liability: KanLiability,
    /// What is paid for a self-draw with three players.
    pub tsumo_loss: TsumoLoss,
    /// Whether a yaku must be certain before the win.
    pub completion: Completion,
    /// How many han of yaku a win needs.
    pub minimum: Minimum,
    /// Which hands may rob a kan.
    pub chankan: Chankan,
    /// Whether a closed kan may stand in a hand won on the first turn.
    pub first_turn_kan: FirstTurnKan,
    /// What norths set aside are.
    pub norths: Norths,
    /// Whether tenhou turns special waits into their double form.
    pub tenhou_upgrade: TenhouUpgrade,
    /// Who may win with unrelated tiles on the first turn.
    pub unrelated: Unrelated,
    /// Whether all green needs the green dragon.
    pub ryuuiisou: Ryuuiisou,
    /// Whether two pairs of equal runs may be of one suit.
    pub ryanpeikou: Ryanpeikou,
    /// Which suits big wheels may be made of.
    pub daisharin: Daisharin,
    /// After how many counters the dealer's hand is a yakuman.
    pub paarenchan: Paarenchan,
}

/// How han become base points.
#[derive(Clone, Copy, Debug, Hash)]
pub enum BasePoints {
    /// fu × 2^(han + 2), with the usual limits.
    Fu(FuRules),
    /// Han and a constant, looked up; no fu.
    Table(PointTable),
}

/// How fu are counted where rulesets differ.
#[derive(Clone, Copy, Debug, Hash)]
#[non_exhaustive]
pub struct FuRules {
    /// The pair of a wind that is both the seat's and the round's.
    pub double_wind_pair: DoubleWindPair,
    /// An open hand that has no fu but the base.
    pub open_pinfu: OpenPinfu,
    /// Whether a self-drawn replacement tile has the 2 fu of a self-draw.
    pub rinshan_tsumo: RinshanTsumo,
}

/// Defines a closed choice of a rule, each with its id in the scoring contract.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $code:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$variant_doc])* $variant,)* }

        impl $name {
            /// All choices.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)*];

            /// How it is written, as in the scoring contract.
            pub const fn code(self) -> &'static str {
                match self { $(Self::$variant => $code,)* }
            }
        }
    };
}
pub(crate) use choice;

choice! {
    /// Fu of a double wind pair.
    DoubleWindPair {
        /// 2 fu, like any other pair with value.
        Two = "2",
        /// 4 fu, 2 for each wind.
        Four = "4",
    }
}

choice! {
    /// What an open hand of the shape of pinfu gets.
    OpenPinfu {
        /// Nothing: it counts 20.
        Nothing = "20",
        /// A hand that would count 20 counts 30.
        AtLeast30 = "30",
        /// 2 fu for any such hand, by ron or tsumo; both then round to 30.
        PlusTwo = "plus_two",
    }
}

choice! {
    /// Fu for the self-draw of a replacement tile.
    RinshanTsumo {
        /// 2 fu, as for any self-draw.
        Two = "true",
        /// None.
        None = "false",
    }
}

choice! {
    /// A self-drawn pinfu.
    PinfuTsumo {
        /// Pinfu counts, the self-draw has no fu: 20 in all.
        Yes = "true",
        /// No pinfu by self-draw: the 2 fu are counted.
        No = "false",
    }
}

choice! {
    /// Rounding up to mangan.
    Kiriage {
        /// 1920 base points are paid as they are.
        Off = "false",
        /// 1920 base points are a mangan.
        On = "true",
    }
}

choice! {
    /// Counted yakuman.
    Kazoe {
        /// 13 han and more are a yakuman.
        Yakuman = "true",
        /// 13 han and more are a sanbaiman.
        Sanbaiman = "false",
    }
}

/// Several yakuman in one hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stacking {
    /// They add up.
    Add,
    /// They add up to this many units.
    AddTo(u8),
    /// The highest alone is paid.
    Highest,
}

impl Stacking {
    /// The cap that applies to this many units, if they exceed it.
    pub(crate) const fn cut(self, units: u8) -> Option<u8> {
        match self {
            Self::AddTo(cap) if cap < units => Some(cap),
            _ => None,
        }
    }
}

/// Points for one counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Honba {
    /// From each payer of a self-draw.
    pub tsumo: u32,
    /// From the discarder.
    pub ron: u32,
}

impl Honba {
    /// The points that one payer adds for so many honba.
    pub(crate) const fn of_payer(self, by: By, honba: u32) -> u32 {
        honba.saturating_mul(match by {
            By::Tsumo => self.tsumo,
            By::Ron => self.ron,
        })
    }
}

/// Liability for a yakuman.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Pao {
    /// The yakuman that make a player liable.
    pub yaku: &'static [Yaku],
    /// Who pays the counters when the liable player and the discarder share.
    pub honba: PaoHonba,
    /// What a second yakuman in the hand means for the liable player.
    pub composite: PaoComposite,
}

choice! {
    /// Who pays the counters in a shared ron.
    PaoHonba {
        /// The player who dealt in.
        Discarder = "discarder",
        /// The liable player.
        Liable = "liable",
    }
}

choice! {
    /// How far liability reaches.
    PaoComposite {
        /// The whole hand.
        Whole = "whole",
        /// Only the yakuman that it is for; the rest is paid as usual.
        Part = "part",
    }
}

choice! {
    /// Liability after an open kan.
    KanLiability {
        /// None.
        Off = "false",
        /// Whoever threw the tile of an open kan pays all of a win on its replacement tile.
        On = "true",
    }
}

choice! {
    /// The missing player's share of a self-draw with three players.
    TsumoLoss {
        /// Nobody pays it.
        Loss = "loss",
        /// The two payers share it half and half.
        Bisection = "bisection",
        /// Both pay all of it.
        Full = "full",
        /// Both pay the same, together as much as a ron.
        Equalize = "equalize",
        /// The two payers share it in proportion to their own payments.
        Proportional = "proportional",
        /// The dealer pays it; nobody when the dealer wins.
        OyaPays = "oya_pays",
        /// The other non-dealer pays it; both together when the dealer wins.
        KoPays = "ko_pays",
        /// Each payer pays 1,000 points more.
        Plus1000 = "plus_1000",
        /// Nobody pays it, and a ron pays no more than a self-draw.
        RonReduced = "ron_reduced",
    }
}

choice! {
    /// Whether a ron counts a yaku that another tile of the wait would not have given. Source: rules.md 1.5.3.
    Completion {
        /// It does.
        ThisTile = "off",
        /// Not iipeikou; every other yaku.
        Iipeikou = "iipeikou",
        /// It does not: no half-finished waits.
        EveryWait = "every_yaku",
    }
}

/// How many han of yaku a hand needs; dora do not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Minimum {
    /// With few counters on the table.
    pub han: u8,
    /// From this many counters on two han are needed (ryanshi).
    pub two_from: Option<u32>,
    /// Yaku that do not win by themselves: the hand needs another one, which may be riichi.
    pub not_alone: &'static [Yaku],
}

impl Minimum {
    /// How many han of yaku a win needs with this many counters on the table.
    pub fn needed(&self, honba: u32) -> u8 {
        let two = self.two_from.is_some_and(|from| honba >= from);
        self.han.max(if two { 2 } else { 0 })
    }

    /// One yaku of any kind.
    pub const ONE: Self = Self {
        han: 1,
        two_from: None,
        not_alone: &[],
    };
}

choice! {
    /// Which hands may rob a kan.
    Chankan {
        /// Any hand, if the kan is added; thirteen orphans also a closed one.
        Any = "any",
        /// Thirteen orphans alone.
        KokushiOnly = "kokushi_only",
        /// Any hand, if the kan is added; none if it is closed.
        AddedOnly = "added_only",
    }
}

choice! {
    /// A closed kan on the first turn.
    FirstTurnKan {
        /// Ends it.
        Ends = "false",
        /// Does not.
        Allowed = "true",
    }
}

choice! {
    /// Norths set aside.
    Norths {
        /// Not in this game.
        Off = "false",
        /// One dora each, when set aside.
        Dora = "true",
        /// One dora each, in the hand too.
        DoraAnywhere = "anywhere",
    }
}

choice! {
    /// Tenhou with four concealed triplets, thirteen orphans or nine gates.
    TenhouUpgrade {
        /// The wait counts as it is.
        Off = "false",
        /// The double form counts.
        On = "true",
    }
}

choice! {
    /// Who may win with unrelated tiles on the first turn, and what the fourteenth of them may be.
    Unrelated {
        /// The dealer, with the first fourteen tiles; the fourteenth may match any tile or none. Source: rules.md 1.1.3.
        Dealer = "dealer",
        /// Everybody, on their first draw; the yaku says whether there is a pair. Source: rules.md section 3.
        Anyone = "anyone",
    }
}

choice! {
    /// The green dragon in all green.
    Ryuuiisou {
        /// May be left out.
        Any = "false",
        /// Must be there.
        WithGreen = "true",
    }
}

choice! {
    /// Two to eight twice each.
    Daisharin {
        /// Of dots alone.
        Dots = "false",
        /// Of any suit.
        AnySuit = "true",
    }
}

choice! {
    /// Two pairs of equal runs.
    Ryanpeikou {
        /// May be of one suit.
        Any = "false",
        /// Must be of two suits: each pair in a suit of its own.
        TwoSuits = "true",
    }
}

choice! {
    /// Which hand of a dealer who keeps winning is a yakuman. Source: rules.md section 3.
    Paarenchan {
        /// The eighth win in a row: seven counters, or more with drawn hands between.
        Eighth = "eighth",
        /// The ninth hand, after eight counters.
        Ninth = "ninth",
    }
}

impl Paarenchan {
    /// Whether it can be the hand after so many counters.
    pub const fn is_after(self, honba: u32) -> bool {
        match self {
            Self::Eighth => honba >= 7,
            Self::Ninth => honba == 8,
        }
    }
}

impl RiichiRules {
    /// Riichi as most people play it: what begins with it, and sets what differs, still compiles when there is a rule more.
    pub const BASE: Self = BASE;
}

impl FuRules {
    /// Fu as most people count them; a preset says where it differs.
    pub const BASE: Self = Self {
        double_wind_pair: DoubleWindPair::Four,
        open_pinfu: OpenPinfu::AtLeast30,
        rinshan_tsumo: RinshanTsumo::Two,
    };
}

impl Pao {
    /// Liability as most people play it; a preset says where it differs.
    pub const BASE: Self = Self {
        yaku: &[Yaku::Daisangen, Yaku::Daisuushii],
        honba: PaoHonba::Discarder,
        composite: PaoComposite::Part,
    };

    /// The same with liability for four kans, too.
    pub const THREE: Self = Self {
        yaku: &Yaku::PAO,
        ..Self::BASE
    };
}

/// Riichi as most people play it; a preset says where it differs.
pub const BASE: RiichiRules = RiichiRules {
    count: BasePoints::Fu(FuRules::BASE),
    pinfu_tsumo: PinfuTsumo::Yes,
    kiriage: Kiriage::Off,
    kazoe: Kazoe::Yakuman,
    stacked_yakuman: Stacking::Add,
    indicators: Indicators::ALL,
    honba: Honba {
        tsumo: 100,
        ron: 300,
    },
    pao: Pao::BASE,
    kan_liability: KanLiability::Off,
    tsumo_loss: TsumoLoss::Loss,
    completion: Completion::ThisTile,
    minimum: Minimum::ONE,
    chankan: Chankan::Any,
    first_turn_kan: FirstTurnKan::Ends,
    norths: Norths::Off,
    tenhou_upgrade: TenhouUpgrade::Off,
    unrelated: Unrelated::Anyone,
    ryuuiisou: Ryuuiisou::Any,
    daisharin: Daisharin::Dots,
    ryanpeikou: Ryanpeikou::Any,
    paarenchan: Paarenchan::Eighth,
};
