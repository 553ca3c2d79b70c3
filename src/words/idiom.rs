//! The terms of a ruleset's players.

use crate::yaku::Yaku;

/// The terms of a ruleset's players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Idiom {
    /// Han and fu, chi, pon and kan, tenpai.
    #[default]
    Riichi,
    /// Fan and points for han and fu.
    FanPoints,
    /// Chow, pung and kong; a hand that waits is ready.
    ChowPung,
    /// The terms of the Chinese Official game: fan and points, no word of Japanese.
    Chinese,
    /// The same with faan for points, as in Hong Kong.
    Faan,
    /// The same with sequences and triplets, and names of their own for patterns that stand in series.
    Series,
}

impl Idiom {
    /// Games of Chinese players, whose patterns have names of their own.
    pub const fn is_chinese(self) -> bool {
        matches!(self, Self::Chinese | Self::Faan | Self::Series)
    }

    /// Returns the name that its players write for a yaku, in Japanese or Chinese signs.
    ///
    /// ```
    /// use tensu::Yaku;
    /// use tensu::rules::Idiom;
    /// assert_eq!(Idiom::Riichi.signs(Yaku::Toitoi), "対々和");
    /// ```
    pub fn signs(self, yaku: Yaku) -> &'static str {
        match self {
            Self::Riichi | Self::FanPoints | Self::ChowPung => yaku.row().kanji,
            Self::Chinese => yaku.hanzi(),
            Self::Faan => yaku.in_faan(),
            Self::Series => yaku.in_series(),
        }
    }

    /// Returns the language of these signs.
    pub const fn language_of_signs(self) -> &'static str {
        match self {
            Self::Riichi | Self::FanPoints | Self::ChowPung => "ja",
            Self::Chinese => "zh-Hans",
            Self::Faan | Self::Series => "zh-Hant",
        }
    }
}
