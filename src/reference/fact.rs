//! Facts that decide a payment and are neither a yaku nor a rule by name.

use crate::hand::reading::Shapes;
use crate::rulebook::{
    Chankan, Completion, EndSticks, FirstTurnKan, Honba, KanLiability, Minimum, Nagashi,
    NagashiHonba, Norths, Noten, Pao, Paying, PointsOf, Rounding, SeveralRon, Stacking, Sticks,
    Ties, TsumoLoss, Uma, Unrelated,
};
use crate::yaku::{Yaku, YakuSet};

/// The parts of a game that facts are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FactPart {
    /// The form of a hand, and when it wins.
    Hand,
    /// The payers and the payments.
    Payment,
    /// Liable players.
    Liability,
    /// Drawn hands, several winners, the end of the game.
    Around,
}

impl FactPart {
    /// All parts in the order of a page.
    pub const ALL: [Self; 4] = [Self::Hand, Self::Payment, Self::Liability, Self::Around];

    /// Returns the id in the contract.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Hand => "hand",
            Self::Payment => "payment",
            Self::Liability => "liability",
            Self::Around => "around",
        }
    }
}

/// One fact about a ruleset; its numbers are points unless they say otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
#[allow(missing_docs, reason = "the types of the rules document their values")]
pub enum Fact<'a> {
    /// The number of players and of tiles.
    Tiles { players: usize, tiles: usize },
    /// Red fives of man, pin, sou.
    Reds([u8; 3]),
    /// Flowers that are set aside.
    Flowers(u8),
    /// Shapes of a complete hand.
    Shapes(Shapes),
    /// The han that a win needs, and the yaku of the ruleset that do not win by themselves.
    Minimum(Minimum, YakuSet),
    /// The points that a win needs.
    MinimumPoints(u16),
    /// The minimum of a win in Chinese games; `true` if flowers count towards it.
    MinimumFan(u16, bool),
    /// The payers, and the points that everybody pays.
    Paying(Paying, u16),
    /// The points for so many faan, up to the limit.
    FaanTable(PointsOf, u16),
    /// Two hands of which one counts towards the minimum.
    Either([Yaku; 2]),
    /// The yaku that every tile of the wait must give by ron.
    Completion(Completion),
    /// The choice of the reading that is scored.
    BestReading,
    /// The rule for robbing a kan.
    Chankan(Chankan),
    /// A closed kan in a hand won on the first turn.
    FirstTurnKan(FirstTurnKan),
    /// The players who may win with unrelated tiles.
    Unrelated(Unrelated),
    /// The role of norths.
    Norths(Norths),
    /// Fu are rounded up.
    RoundFu,
    /// Points are han and a constant.
    Plus(u8),
    /// A self-drawn hand cannot have pinfu.
    PinfuByRon,
    /// The payers, and how many times the base points each pays.
    Shares,
    /// The missing player's share is lost.
    TsumoLoss(TsumoLoss),
    /// A yakuman leaves no room for han.
    YakumanAlone,
    /// Several yakuman in one hand.
    Yakuman(Stacking),
    /// Payers of points that add up: how many times the discarder pays.
    Discarder(u32),
    /// The points for honba.
    Honba(Honba),
    /// A riichi stick.
    Stick,
    /// The player liable for a yakuman.
    Pao(&'a Pao),
    /// The player liable after an open kan.
    KanLiability(KanLiability),
    /// Points at the start.
    Start(u32),
    /// Points to return.
    Back(u32),
    /// Points by place, for so many players.
    Uma(Uma, usize),
    /// Points to first place.
    Oka(u32),
    /// Equal points.
    Ties(Ties),
    /// Sticks left on the table.
    EndSticks(EndSticks),
    /// Points that are not whole thousands.
    Rounding(Rounding),
    /// Payments at a drawn hand.
    Noten(Noten),
    /// Several winners.
    SeveralRon(SeveralRon),
    /// The winner who gets sticks and honba then.
    Sticks(Sticks),
    /// Discards of terminals and honors.
    Nagashi(Nagashi),
    /// Honba paid with them.
    NagashiHonba(NagashiHonba),
}

impl Fact<'_> {
    /// Lists names that sources use, for readers who look for it by one of them: spelling variants and translations, in
    /// English and rōmaji.
    pub const fn aliases(&self) -> &'static [&'static str] {
        match self {
            Self::Nagashi(_) => &[
                "nagashi mangan",
                "mangan at draw",
                "all honor discards, and no takers",
            ],
            _ => &[],
        }
    }

    /// Its id.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Tiles { .. } => "tiles",
            Self::Reds(_) => "reds",
            Self::Flowers(_) => "flowers",
            Self::Shapes(_) => "shapes",
            Self::Minimum(..) | Self::MinimumPoints(_) | Self::MinimumFan(..) => "minimum",
            Self::Paying(..) => "paying",
            Self::FaanTable(..) => "faan_table",
            Self::Either(_) => "either",
            Self::Completion(_) => "completion",
            Self::BestReading => "best_reading",
            Self::Chankan(_) => "chankan",
            Self::FirstTurnKan(_) => "first_turn_kan",
            Self::Unrelated(_) => "unrelated",
            Self::Norths(_) => "norths",
            Self::RoundFu => "round_fu",
            Self::Plus(_) => "plus",
            Self::PinfuByRon => "pinfu_by_ron",
            Self::Shares => "shares",
            Self::TsumoLoss(_) => "tsumo_loss",
            Self::YakumanAlone => "yakuman_alone",
            Self::Yakuman(_) => "yakuman",
            Self::Discarder(_) => "discarder",
            Self::Honba(_) => "honba",
            Self::Stick => "stick",
            Self::Pao(_) => "pao",
            Self::KanLiability(_) => "kan_liability",
            Self::Start(_) => "start",
            Self::Back(_) => "back",
            Self::Uma(..) => "uma",
            Self::Oka(_) => "oka",
            Self::Ties(_) => "ties",
            Self::EndSticks(_) => "end_sticks",
            Self::Rounding(_) => "rounding",
            Self::Noten(_) => "noten",
            Self::SeveralRon(_) => "several_ron",
            Self::Sticks(_) => "sticks",
            Self::Nagashi(_) => "nagashi",
            Self::NagashiHonba(_) => "nagashi_honba",
        }
    }
}
