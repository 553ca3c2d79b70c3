//! Flags of a win, and sets of them: all that happened besides its tiles.

use super::by::By;
use crate::yaku::{Yaku, YakuSet};

/// A set of [`Flag`]s.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Flags(pub(super) u32);

impl Flags {
    /// No flag.
    pub const NONE: Self = Self(0);

    /// Returns whether a flag is set.
    pub const fn has(self, flag: Flag) -> bool {
        self.0 & 1 << flag as u32 != 0
    }

    /// The set with a flag.
    #[must_use]
    pub const fn with(self, flag: Flag) -> Self {
        Self(self.0 | 1 << flag as u32)
    }

    /// The set without a flag.
    #[must_use]
    pub const fn without(self, flag: Flag) -> Self {
        Self(self.0 & !(1 << flag as u32))
    }

    /// The flags that are set, in order.
    pub fn iter(self) -> impl Iterator<Item = Flag> {
        let rest = |bits: &u32| Some(bits & (bits - 1)).filter(|&bits| bits > 0);
        let bits = core::iter::successors(Some(self.0).filter(|&bits| bits > 0), rest);
        bits.filter_map(|bits| Flag::ALL.get(bits.trailing_zeros() as usize).copied())
    }
}

impl FromIterator<Flag> for Flags {
    fn from_iter<I: IntoIterator<Item = Flag>>(flags: I) -> Self {
        flags.into_iter().fold(Self::NONE, Self::with)
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
