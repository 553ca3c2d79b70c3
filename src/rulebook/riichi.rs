//! The switches of han scoring, and the base that most presets start from.

use crate::hand::question::By;
use crate::rulebook::choice::choice;
use crate::rulebook::{Indicators, PointTable};
use crate::yaku::Yaku;

/// The switches of han scoring.
#[derive(Clone, Copy, Debug, Hash)]
#[non_exhaustive]
pub struct RiichiRules {
    /// The way in which han become base points.
    pub count: BasePoints,
    /// A self-drawn hand: whether it can have pinfu; where there are fu, it then drops the 2 of the self-draw.
    pub pinfu_tsumo: PinfuTsumo,
    /// 30 fu 4 han and 60 fu 3 han: whether they are rounded up to a mangan.
    pub kiriage: Kiriage,
    /// The worth of 13 or more han without a yakuman.
    pub kazoe: Kazoe,
    /// Different yakuman in one hand: whether they add up.
    pub stacked_yakuman: Stacking,
    /// The indicators that count.
    pub indicators: Indicators,
    /// Points for each honba.
    pub honba: Honba,
    /// Liability for a yakuman that a discard made certain.
    pub pao: Pao,
    /// Liability of the player who gave an open kan for the win on its replacement tile.
    pub kan_liability: KanLiability,
    /// The missing player's share of a self-draw with three players.
    pub tsumo_loss: TsumoLoss,
    /// A yaku that only some tiles of the wait give: whether a ron with one of them counts it.
    pub completion: Completion,
    /// The han of yaku that a win needs.
    pub minimum: Minimum,
    /// The hands that may rob a kan.
    pub chankan: Chankan,
    /// A closed kan: whether it may stand in a hand won on the first turn.
    pub first_turn_kan: FirstTurnKan,
    /// The worth of norths set aside.
    pub norths: Norths,
    /// Tenhou: whether it turns special waits into their double form.
    pub tenhou_upgrade: TenhouUpgrade,
    /// The players who may win with unrelated tiles on the first turn.
    pub unrelated: Unrelated,
    /// All green: whether it needs the green dragon.
    pub ryuuiisou: Ryuuiisou,
    /// Two pairs of equal sequences: whether they may be of one suit.
    pub ryanpeikou: Ryanpeikou,
    /// The suits of which big wheels may be made.
    pub daisharin: Daisharin,
    /// The honba after which the dealer's hand is a yakuman.
    pub paarenchan: Paarenchan,
}

/// The way in which han become base points.
#[derive(Clone, Copy, Debug, Hash)]
pub enum BasePoints {
    /// fu × 2^(han + 2), with the usual limits.
    Fu(FuRules),
    /// Han and a constant, looked up; no fu.
    Table(PointTable),
}

/// The counting of fu where rulesets differ.
#[derive(Clone, Copy, Debug, Hash)]
#[non_exhaustive]
pub struct FuRules {
    /// The pair of a wind that is both the seat's and the round's.
    pub double_wind_pair: DoubleWindPair,
    /// An open hand that has no fu but the base.
    pub open_pinfu: OpenPinfu,
    /// A self-drawn replacement tile: whether it has the 2 fu of a self-draw.
    pub rinshan_tsumo: RinshanTsumo,
}

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
    /// Fu of an open hand of the shape of pinfu.
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
    /// They add up, to this many units at the most.
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

/// Points for one honba.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Honba {
    /// Points from each payer of a self-draw.
    pub tsumo: u32,
    /// Points from the discarder.
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
    /// The player who pays the honba when the liable player and the discarder share.
    pub honba: PaoHonba,
    /// The reach of liability where the hand has a second yakuman.
    pub composite: PaoComposite,
}

choice! {
    /// The player who pays the honba in a shared ron.
    PaoHonba {
        /// The player who dealt in.
        Discarder = "discarder",
        /// The liable player.
        Liable = "liable",
    }
}

choice! {
    /// The reach of liability.
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
        /// Whoever discarded the tile of an open kan pays all of a win on its replacement tile.
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
    /// A yaku by ron that another tile of the wait would not have given. Source: rules.md 1.5.3.
    Completion {
        /// It counts.
        ThisTile = "off",
        /// Iipeikou does not count; every other yaku does.
        Iipeikou = "iipeikou",
        /// It does not count: no half-finished waits.
        EveryWait = "every_yaku",
    }
}

/// The han of yaku that a hand needs; dora do not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Minimum {
    /// With few honba on the table.
    pub han: u8,
    /// From this many honba on two han are needed (ryanshi).
    pub two_from: Option<u32>,
    /// Yaku that do not win by themselves: the hand needs another one, which may be riichi.
    pub not_alone: &'static [Yaku],
}

impl Minimum {
    /// The han of yaku that a win needs with this many honba on the table.
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
    /// The hands that may rob a kan.
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
    /// The players who may win with unrelated tiles on the first turn, and the fourteenth of these tiles.
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
    /// Two pairs of equal sequences.
    Ryanpeikou {
        /// May be of one suit.
        Any = "false",
        /// Must be of two suits: each pair in a suit of its own.
        TwoSuits = "true",
    }
}

choice! {
    /// The hand of a dealer who keeps winning that is a yakuman. Source: rules.md section 3.
    Paarenchan {
        /// The eighth win in a row: seven honba, or more with drawn hands between.
        Eighth = "eighth",
        /// The ninth hand, after eight honba.
        Ninth = "ninth",
    }
}

impl Paarenchan {
    /// Returns whether it can be the hand after so many honba.
    pub const fn is_after(self, honba: u32) -> bool {
        match self {
            Self::Eighth => honba >= 7,
            Self::Ninth => honba == 8,
        }
    }
}

impl RiichiRules {
    /// Riichi as most people play it: rules that begin with it and set what differs still compile when there is a rule
    /// more.
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
