//! Contradictions: things that cannot have happened, alone or beside something else.

use crate::hand::question::{By, Flag};
use crate::result::refusal::Field;
use crate::rulebook::Paarenchan;
use crate::tiles::{Kind, Tile, Wind};
use crate::yaku::Yaku;

/// Something that cannot have happened, alone or beside something else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Conflict {
    /// Riichi with an open meld.
    RiichiOpenHand,
    /// Ippatsu without riichi.
    IppatsuWithoutRiichi,
    /// Sashikomi without an open riichi.
    SashikomiWithoutOpen,
    /// Riichi in a ruleset without it.
    NoRiichi,
    /// Ura dora without riichi.
    UraWithoutRiichi,
    /// Ippatsu on a replacement tile: the kan broke it.
    IppatsuRinshan,
    /// Ippatsu on the replacement of a north: setting it aside broke it.
    IppatsuNorth,
    /// Ippatsu after a double riichi with a kan or a north set aside: before the riichi it ends the first turn, after it
    /// ippatsu.
    IppatsuDoubleKan,
    /// Ippatsu after a double riichi on a robbed added kan: the pon before it is a call as well.
    IppatsuDoubleChankan,
    /// Ippatsu on the discard after a kan, which broke it.
    IppatsuKanDiscard,
    /// The discard after a kan beside the four of the hand: there are four replacement tiles.
    FifthKan,
    /// More indicators below than above.
    MoreUra,
    /// A second indicator where nobody can have declared a kan yet.
    NoKanYet,
    /// Ippatsu after a double riichi on the last tile: no wall is that short.
    IppatsuLastTile,
    /// A flag that needs the way of winning named here.
    WrongWay(Flag, By),
    /// Rinshan without a kan.
    RinshanWithoutKan,
    /// Chankan on a tile of which the hand holds another: the kan has the other three.
    ChankanTile(Kind),
    /// Robbing a kan on the last tile: no kan may be declared then.
    ChankanLastTile,
    /// A robbed tile that was also given as a discard.
    ChankanWith(Flag),
    /// First turn and another event that needs a longer hand.
    FirstTurnWith(Flag),
    /// First turn after a declared riichi.
    FirstTurnRiichi,
    /// First turn with a meld, or after a north was set aside.
    FirstTurnMeld,
    /// The dealer cannot win by ron before the first discard.
    FirstTurnDealerRon,
    /// Tenhou by a player who is not the dealer.
    TenhouNotDealer,
    /// Chiihou or renhou by the dealer.
    DealerFlag(Flag),
    /// The winner cannot also be the discarder.
    FromSelf,
    /// Nobody deals in on a self-draw.
    FromOnTsumo,
    /// The winner cannot also be the liable player.
    LiableSelf,
    /// Liability for a yaku that carries none in this ruleset.
    NotLiable(Yaku),
    /// Liability for a yakuman that the hand does not have, or that nobody's discard completed.
    LiableWithout(Yaku),
    /// Two who would be liable for a whole hand, or one yakuman named twice.
    OneLiable,
    /// Liability for an open kan that was made with the tile of somebody else, named here.
    KanTileDiscardedBy(Wind),
    /// Norths are set aside with three players only, four at the most.
    NorthsAside,
    /// Nobody sits in this seat; with the field that names it.
    NoSuchSeat(Field, Wind),
    /// A round of a wind that no seat has.
    NoSuchRound(Wind),
    /// An event that these rules do not know.
    Unknown(Flag),
    /// Something of the win, told of a hand that has not won: its field, and the event, if it is one.
    NotWon(Field, Option<Flag>),
    /// Ready with an open hand.
    ReadyOpenHand,
    /// More than one kind of ready.
    TwoReady,
    /// Paarenchan is only for the dealer, after enough honba.
    Paarenchan(Paarenchan),
    /// Winners who did not ron the same tile of the same player.
    DifferentWins,
    /// Winners of one tile who contradict each other about something they share: the round, the indicators, honba and
    /// sticks, what happened to the tile.
    DifferentTable(Field),
    /// A self-draw has one winner.
    SelfDrawAlone,
    /// Everybody else has won this discard already.
    NobodyLeft,
    /// One player twice in a list; with the field of the list.
    SeatTwice(Field, Wind),
    /// A drawn hand both as a list of tenpai players and as hands.
    TenpaiAndHands,
    /// A flower twice.
    FlowerTwice(Tile),
    /// The last tile of a kind of which the concealed hand has another one.
    LastOfKindHeld(Kind),
    /// A kan on a kan without two kans, or without a replacement tile.
    KongOnKong,
}

impl Conflict {
    /// The field to change.
    pub(super) const fn field(self) -> Field {
        match self {
            Self::RiichiOpenHand | Self::NoRiichi => Field::Riichi,
            Self::UraWithoutRiichi | Self::MoreUra => Field::Ura,
            Self::NoKanYet => Field::Dora,
            Self::FromSelf | Self::FromOnTsumo => Field::From,
            Self::LiableSelf
            | Self::NotLiable(_)
            | Self::LiableWithout(_)
            | Self::OneLiable
            | Self::KanTileDiscardedBy(_) => Field::Liable,
            Self::NorthsAside => Field::Norths,
            Self::NoSuchRound(_) => Field::Round,
            Self::DifferentWins | Self::SelfDrawAlone | Self::NobodyLeft => Field::Wins,
            Self::TenpaiAndHands => Field::Tenpai,
            Self::FlowerTwice(_) => Field::Flowers,
            Self::NoSuchSeat(field, _)
            | Self::SeatTwice(field, _)
            | Self::DifferentTable(field)
            | Self::NotWon(field, _) => field,
            Self::LastOfKindHeld(_)
            | Self::KongOnKong
            | Self::IppatsuWithoutRiichi
            | Self::SashikomiWithoutOpen
            | Self::IppatsuRinshan
            | Self::IppatsuNorth
            | Self::IppatsuDoubleKan
            | Self::IppatsuDoubleChankan
            | Self::IppatsuKanDiscard
            | Self::FifthKan
            | Self::IppatsuLastTile
            | Self::WrongWay(..)
            | Self::RinshanWithoutKan
            | Self::ChankanTile(_)
            | Self::ChankanLastTile
            | Self::ChankanWith(_)
            | Self::FirstTurnWith(_)
            | Self::FirstTurnRiichi
            | Self::FirstTurnMeld
            | Self::FirstTurnDealerRon
            | Self::TenhouNotDealer
            | Self::DealerFlag(_)
            | Self::Unknown(_)
            | Self::ReadyOpenHand
            | Self::TwoReady
            | Self::Paarenchan(_) => Field::Flags,
        }
    }
}
