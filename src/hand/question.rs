//! A hand as somebody wrote it down: anything goes, right or wrong.
//!
//! The first of two stages. A [`Question`] holds whatever was typed, tapped or received; [`Question::check`] turns it
//! into a [`Win`](crate::result::win::Win), which exists only when it is a legal win, or says everything that is wrong with it.

use alloc::vec::Vec;

pub use super::by::By;
pub use super::flags::{Flag, Flags};
use super::named::Named;
use crate::tiles::meld::{MeldKind, Side};
use crate::tiles::{Kind, Tile, TileSet, Wind};
use crate::yaku::Yaku;

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

impl Question {
    /// The question with the indicators that a game of these tiles has for the dora that were named.
    ///
    /// ```
    /// use tensu::{Question, Ruleset};
    /// let named: Question = "123p ドラ9m".parse().unwrap();
    /// let indicator = |id| named.clone().settled(&Ruleset::by_id(id).unwrap().tiles).dora[0].to_string();
    /// assert_eq!((indicator("tenhou"), indicator("tenhou_sanma")), ("8m".into(), "1m".into()));
    /// ```
    #[must_use]
    pub fn settled(mut self, set: &TileSet) -> Self {
        let lists = [
            (self.named.dora, &mut self.dora),
            (self.named.ura, &mut self.ura),
        ];
        for (_, list) in lists.into_iter().filter(|(named, _)| *named) {
            for tile in list {
                *tile = settled(*tile, set);
            }
        }
        self
    }

    /// Returns whether [`settled`](Self::settled) would change it.
    pub(crate) fn is_unsettled(&self, set: &TileSet) -> bool {
        self.named != Named::NONE
            && self
                .named_indicators()
                .any(|tile| settled(tile, set) != tile)
    }

    /// The dora that were named and the indicators that were found from them, in the same order; empty where none was.
    pub fn named_dora(&self, set: &TileSet) -> (Vec<Tile>, Vec<Tile>) {
        let pairs = self.named_indicators().filter_map(|tile| {
            let tile = settled(tile, set);
            Some((Tile::plain(set.indicated(tile.kind()?)), tile))
        });
        pairs.unzip()
    }

    fn named_indicators(&self) -> impl Iterator<Item = Tile> {
        let dora = self.dora.iter().filter(|_| self.named.dora);
        dora.chain(self.ura.iter().filter(|_| self.named.ura))
            .copied()
    }
}

/// An indicator of four players as the one that shows the same dora in a game; twice makes no difference.
fn settled(tile: Tile, set: &TileSet) -> Tile {
    let dora = tile.kind().map(Kind::indicated);
    let dora = dora.filter(|&dora| set.has(dora));
    dora.map_or(tile, |dora| {
        let indicator = set.indicator(dora);
        // A red five that lies there stays one.
        if tile.kind() == Some(indicator) {
            tile
        } else {
            Tile::plain(indicator)
        }
    })
}
