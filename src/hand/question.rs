//! A hand as somebody wrote it down: anything goes, right or wrong.
//!
//! The first of two stages. A [`Question`] holds whatever was typed, tapped or received; [`Question::check`] turns it
//! into a [`Win`](crate::result::win::Win), which exists only when it is a legal win, or says everything that is wrong with it.

use alloc::vec::Vec;

pub use super::flags::Flags;
use super::named::Named;
use crate::tiles::meld::{MeldKind, Side};
use crate::tiles::{Tile, Wind};
use crate::yaku::{Yaku, YakuSet};

/// The most honba or riichi sticks that a question may have: no table has more.
pub(crate) const MOST: u32 = 1_000;

/// The points that one player cannot have: far beyond any game, and far from the end of the numbers.
pub(crate) const TOO_MANY: i64 = 10_000_000;

/// A hand, how it was won and everything around it, unchecked.
///
/// As text it is the tiles, the melds, the winning tile and words in any order:
///
/// | word | means |
/// |---|---|
/// | `ron` `tsumo` | how it was won; default: `ron` |
/// | `seat:S` `round:E` | the winner's seat and the round's wind; default: South and East |
/// | `dora:1m5p` `ura:3s` | indicators, not the dora themselves |
/// | `dora_is:2m6p` `ura_is:4s` `ドラ2m` `宝牌2m` `도라 2m` | the dora themselves: the [`Named`] indicators before them are taken |
/// | `riichi` `double_riichi` `open_riichi` `double_open_riichi` | |
/// | `ippatsu` `last_tile` `rinshan` `chankan` `first_turn` … | the flags, see [`Flag`] |
/// | `honba:2` `sticks:1` `norths:1` `flowers:12f` | |
/// | `from:W` `liable:N/daisangen` | who dealt in, who pays as liable (pao) |
///
/// Two words for one thing (`ron tsumo`, a second `dora:`) are refused; several players may be liable.
///
/// ```
/// use tensu::{By, Question};
/// let question: Question = "234m340p66p678s56s+7s ron riichi dora:1m5p".parse().unwrap();
/// assert_eq!(question.win.unwrap().to_string(), "7s");
/// assert_eq!(question.by, By::Ron);
/// assert_eq!(question.to_string(), "234m34066p67856s+7s ron riichi dora:1m5p");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct Question {
    /// The concealed tiles without the winning tile: 13, less three for each meld.
    pub hand: Vec<Tile>,
    /// Chi, pon and kan in the order they were declared.
    pub melds: Vec<WrittenMeld>,
    /// The winning tile.
    pub win: Option<Tile>,
    /// Off a discard or self-drawn.
    pub by: By,
    /// The winner's seat; East is the dealer.
    pub seat: Wind,
    /// The prevailing wind.
    pub round: Wind,
    /// Dora indicators, five at the most.
    pub dora: Vec<Tile>,
    /// Ura dora indicators, below the dora indicators, five at the most.
    pub ura: Vec<Tile>,
    /// Tells of both lists whether they were written as the dora themselves.
    #[cfg_attr(feature = "arbitrary", arbitrary(default))]
    pub named: Named,
    /// The riichi declared, if any.
    pub riichi: Riichi,
    /// Everything else that happened.
    pub flags: Flags,
    /// Norths set aside, 0 to 4 (three players).
    pub norths: u8,
    /// Flowers and seasons set aside.
    pub flowers: Vec<Tile>,
    /// Honba on the table, 0 to 1,000.
    pub honba: u32,
    /// Riichi sticks on the table, the winner's own included, 0 to 1,000.
    pub sticks: u32,
    /// The seat of the player who dealt in, if known; nobody deals in on a self-draw.
    pub from: Option<Wind>,
    /// The players who are liable for yakuman (pao), each yakuman once. If a liable player pays the honba, the first of
    /// several pays them.
    pub liable: Vec<Liable>,
}

impl Default for Question {
    fn default() -> Self {
        Self {
            hand: Vec::new(),
            melds: Vec::new(),
            win: None,
            by: By::Ron,
            seat: Wind::South,
            round: Wind::East,
            dora: Vec::new(),
            ura: Vec::new(),
            named: Named::NONE,
            riichi: Riichi::None,
            flags: Flags::NONE,
            norths: 0,
            flowers: Vec::new(),
            honba: 0,
            sticks: 0,
            from: None,
            liable: Vec::new(),
        }
    }
}

/// A meld as it was written: the kind and the tiles may not fit.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct WrittenMeld {
    /// The kind that it is said to be.
    pub kind: MeldKind,
    /// Its tiles, in any order.
    pub tiles: Vec<Tile>,
    /// The player who discarded the called tile, if known.
    pub from: Option<Side>,
}

/// A player who pays for a yakuman that their discard made certain (包, pao), or for the win on the replacement tile of a
/// kan that they gave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct Liable {
    /// The player's seat.
    pub seat: Wind,
    /// The yakuman; rinshan for a kan.
    pub yaku: Yaku,
}

/// The way in which the winning tile was obtained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum By {
    /// Taken from another player.
    Ron,
    /// Drawn by the winner.
    Tsumo,
}

impl By {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Ron, Self::Tsumo];

    /// The id of the scoring contract.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Ron => "ron",
            Self::Tsumo => "tsumo",
        }
    }

    /// The way to win with this id.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|by| by.code() == code)
    }

    /// The other way to win.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Ron => Self::Tsumo,
            Self::Tsumo => Self::Ron,
        }
    }
}

/// The riichi that was declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum Riichi {
    /// None: dama, or an open hand.
    None,
    /// Riichi.
    Riichi,
    /// Riichi on the first discard, no call before it.
    Double,
    /// Riichi with the hand shown.
    Open,
    /// Riichi on the first discard, with the hand shown.
    DoubleOpen,
}

impl Riichi {
    /// All values.
    pub const ALL: [Self; 5] = [
        Self::None,
        Self::Riichi,
        Self::Double,
        Self::Open,
        Self::DoubleOpen,
    ];

    /// The id of the scoring contract.
    pub const fn code(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Riichi => "riichi",
            Self::Double => "double",
            Self::Open => "open",
            Self::DoubleOpen => "double_open",
        }
    }

    /// The riichi with this id.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|riichi| riichi.code() == code)
    }

    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::None => "dama",
            Self::Riichi => "riichi",
            Self::Double => "double_riichi",
            Self::Open => "open_riichi",
            Self::DoubleOpen => "double_open_riichi",
        }
    }

    /// Returns whether any riichi was declared.
    pub const fn is_declared(self) -> bool {
        !matches!(self, Self::None)
    }

    /// Returns whether it was declared on the first discard.
    pub const fn is_double(self) -> bool {
        matches!(self, Self::Double | Self::DoubleOpen)
    }

    /// Returns whether the hand was shown.
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Open | Self::DoubleOpen)
    }
}

macro_rules! flags {
    ($($(#[$doc:meta])* $name:ident = $code:literal,)*) => {
        /// Something that happened and that a yaku may depend on.
        ///
        /// `last_tile` and `first_turn` take their name from the seat and the way of winning; `haitei`, `houtei`,
        /// `tenhou`, `chiihou`, `renhou` say the same and are refused when seat or way do not fit. `chankan` is of an added
        /// kan where that decides; `chankan_ankan` says that it was a closed one.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
        #[non_exhaustive]
        pub enum Flag { $($(#[$doc])* $name,)* }

        impl Flag {
            /// All flags.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];

            /// The id of the scoring contract.
            pub const fn code(self) -> &'static str {
                match self { $(Self::$name => $code,)* }
            }
        }
    };
}

flags! {
    /// Within one go-around of the riichi, no call in between.
    Ippatsu = "ippatsu",
    /// On the last tile of the wall: haitei by tsumo, houtei by ron.
    LastTile = "last_tile",
    /// On the replacement tile after a kan.
    Rinshan = "rinshan",
    /// On the tile that another player adds to a pon (robbing the kan).
    Chankan = "chankan",
    /// Before the second draw, no call in between: tenhou, chiihou or renhou.
    FirstTurn = "first_turn",
    /// [`LastTile`](Self::LastTile) by tsumo.
    Haitei = "haitei",
    /// [`LastTile`](Self::LastTile) by ron.
    Houtei = "houtei",
    /// [`FirstTurn`](Self::FirstTurn) of the dealer.
    Tenhou = "tenhou",
    /// [`FirstTurn`](Self::FirstTurn) of another player by tsumo.
    Chiihou = "chiihou",
    /// [`FirstTurn`](Self::FirstTurn) of another player by ron.
    Renhou = "renhou",
    /// [`Chankan`](Self::Chankan) on a closed kan, which some rules allow to thirteen orphans.
    ChankanAnkan = "chankan_ankan",
    /// Ready was declared (additive rulesets).
    Ready = "ready",
    /// Ready was declared with the hand shown.
    OpenReady = "open_ready",
    /// Ready was declared in the first uninterrupted go-around.
    DoubleReady = "double_ready",
    /// The hand of a dealer who keeps winning: the eighth win in a row, or the ninth hand after eight honba that were all
    /// the dealer's own (S004).
    Paarenchan = "paarenchan",
    /// The discard that won declared a riichi (tsubame gaeshi).
    RiichiDiscard = "riichi_discard",
    /// The discard that won followed its player's kan (kanburi).
    KanDiscard = "kan_discard",
    /// A player who had not declared riichi dealt in to an open one (sashikomi). A riichi whose tile deals in does not
    /// stand, so it goes with [`RiichiDiscard`](Self::RiichiDiscard); a player whose kan is robbed deals in too.
    Sashikomi = "sashikomi",
    /// The other three of its kind lie open on the table (Chinese games).
    LastOfKind = "last_of_kind",
    /// On the replacement tile after a kan that the replacement tile of another kan made (Chinese games).
    KongOnKong = "kong_on_kong",
}

impl Flag {
    /// The ways to declare ready.
    pub(crate) const READY: [Self; 3] = [Self::Ready, Self::OpenReady, Self::DoubleReady];

    /// The flag with this id.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|flag| flag.code() == code)
    }

    /// Returns whether it happened to the tile, so that all who won this tile share it.
    pub const fn is_of_the_tile(self) -> bool {
        matches!(
            self,
            Self::LastTile
                | Self::Houtei
                | Self::Chankan
                | Self::ChankanAnkan
                | Self::RiichiDiscard
                | Self::KanDiscard
        )
    }

    /// Returns whether it is settled before the hand is won, whichever tile wins.
    pub const fn is_of_the_hand(self) -> bool {
        matches!(
            self,
            Self::Ready | Self::OpenReady | Self::DoubleReady | Self::Paarenchan
        )
    }

    /// Returns whether it happens only after riichi.
    pub(crate) const fn needs_riichi(self) -> bool {
        matches!(self, Self::Ippatsu | Self::Sashikomi)
    }

    /// The only yaku that an event matters for; `None` if it matters for several.
    pub const fn yaku(self) -> Option<Yaku> {
        match self {
            Self::Ippatsu => Some(Yaku::Ippatsu),
            Self::Ready => Some(Yaku::Ready),
            Self::OpenReady => Some(Yaku::OpenReady),
            Self::DoubleReady => Some(Yaku::DoubleReady),
            Self::Paarenchan => Some(Yaku::Paarenchan),
            Self::RiichiDiscard => Some(Yaku::TsubameGaeshi),
            Self::KanDiscard => Some(Yaku::Kanburi),
            Self::Sashikomi => Some(Yaku::Sashikomi),
            _ => None,
        }
    }

    /// The yaku that it gives by self-draw and those that it gives by ron, where these are others.
    pub(crate) const fn gives(self) -> (YakuSet, YakuSet) {
        const NONE: YakuSet = YakuSet::NONE;
        const LAST_DRAW: YakuSet = YakuSet::of(&[
            Yaku::Haitei,
            Yaku::IipinMouyue,
            Yaku::LastTileDraw,
            Yaku::MoonBottomSea,
            #[cfg(feature = "chinese")]
            Yaku::LastTileWin,
        ]);
        const LAST_DISCARD: YakuSet = YakuSet::of(&[
            Yaku::Houtei,
            Yaku::ChuupinRaoyui,
            #[cfg(feature = "chinese")]
            Yaku::LastTileClaim,
            #[cfg(feature = "chinese")]
            Yaku::LastTileWin,
        ]);
        const FIRST_DRAW: YakuSet = YakuSet::of(&[
            Yaku::Tenhou,
            Yaku::Chiihou,
            Yaku::HeavenlyHand,
            Yaku::EarthlyHand,
        ]);
        const FIRST_DISCARD: YakuSet = YakuSet::of(&[
            Yaku::Renhou,
            Yaku::BlessingOfMan,
            #[cfg(feature = "chinese")]
            Yaku::EarthlyHandByDiscard,
        ]);
        match self {
            Self::LastTile => (LAST_DRAW, LAST_DISCARD),
            Self::FirstTurn => (FIRST_DRAW, FIRST_DISCARD),
            _ => (NONE, NONE),
        }
    }

    /// The only way of winning that the flag is possible with, if there is just one.
    pub const fn only_by(self) -> Option<By> {
        match self {
            Self::Rinshan
            | Self::KongOnKong
            | Self::Haitei
            | Self::Tenhou
            | Self::Chiihou
            | Self::OpenReady => Some(By::Tsumo),
            Self::Chankan
            | Self::ChankanAnkan
            | Self::Houtei
            | Self::Renhou
            | Self::RiichiDiscard
            | Self::KanDiscard
            | Self::Sashikomi => Some(By::Ron),
            Self::Ippatsu
            | Self::LastTile
            | Self::FirstTurn
            | Self::Ready
            | Self::DoubleReady
            | Self::LastOfKind
            | Self::Paarenchan => None,
        }
    }
}

impl Question {
    /// The hand with its winning tile and melds, every tile as it lies.
    pub fn all_tiles(&self) -> impl Iterator<Item = Tile> {
        let melds = self.melds.iter().flat_map(|meld| &meld.tiles);
        self.hand.iter().chain(&self.win).chain(melds).copied()
    }

    /// Tiles as a hand counts them: 14 when complete, a kan counting three.
    pub fn size(&self) -> usize {
        self.hand.len() + usize::from(self.win.is_some()) + 3 * self.melds.len()
    }

    /// Haitei and houtei as `last_tile`, tenhou, chiihou and renhou as `first_turn`; a robbed closed kan is a robbed one too.
    #[doc(hidden)]
    pub fn folded_flags(&self) -> Flags {
        const LAST: Flags = Flags::NONE.with(Flag::Haitei).with(Flag::Houtei);
        const FIRST: Flags = Flags::NONE
            .with(Flag::Tenhou)
            .with(Flag::Chiihou)
            .with(Flag::Renhou);
        const CLOSED: Flags = Flags::NONE.with(Flag::ChankanAnkan);
        let rest = self.flags.0 & !(LAST.0 | FIRST.0);
        let said = |these: Flags, flag| u32::from(self.flags.0 & these.0 != 0) << flag as u32;
        let general = said(LAST, Flag::LastTile) | said(FIRST, Flag::FirstTurn);
        Flags(rest | general | said(CLOSED, Flag::Chankan))
    }

    /// All tiles that lie somewhere: the hand, the winning tile, melds, indicators.
    pub fn lying(&self) -> impl Iterator<Item = Tile> {
        let indicators = self.dora.iter().chain(&self.ura).copied();
        self.all_tiles().chain(indicators)
    }

    /// Returns whether the hand has a meld that opens it.
    pub fn is_open(&self) -> bool {
        self.melds.iter().any(|meld| meld.kind.opens())
    }

    /// The same as [`lying`](Self::lying), to be changed.
    pub fn tiles_mut(&mut self) -> impl Iterator<Item = &mut Tile> {
        let melds = self.melds.iter_mut().flat_map(|meld| &mut meld.tiles);
        let tiles = self.hand.iter_mut().chain(&mut self.win).chain(melds);
        tiles.chain(&mut self.dora).chain(&mut self.ura)
    }
}
