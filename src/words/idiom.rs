//! The terms of a ruleset's players, in each language.
//!
//! Texts are written in the terms of riichi players. A language lists the phrases for which others have another one, so
//! that a text is written once; where players say the same anyway, as those of Japanese say 飜 and 符, the list is empty.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use crate::words::{FanWord, Words};
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

/// Phrases with their replacements; at a place of a text the first that fits counts. `=Fu` is a text of nothing but
/// `Fu`: a title, beside which the score may stand.
pub(crate) type Phrases = Cow<'static, [(&'static str, &'static str)]>;

impl Words {
    /// Returns this language as the players of a ruleset speak.
    ///
    /// ```
    /// use tensu::rules::{SHANGHAI, TENHOU};
    /// use tensu::text::{EN, Word};
    /// let said = |idiom| EN.spoken(idiom).fill(Word::StepHan, &[3.into()]);
    /// assert_eq!((said(TENHOU.idiom), said(SHANGHAI.idiom)), ("3 han".to_owned(), "3 fan".to_owned()));
    /// ```
    pub fn spoken(&self, idiom: Idiom) -> Cow<'_, Self> {
        #[cfg(feature = "std")]
        if core::ptr::eq(self, &raw const crate::words::EN) {
            return Cow::Borrowed(english(idiom));
        }
        self.put_into(idiom)
    }

    fn put_into(&self, idiom: Idiom) -> Cow<'_, Self> {
        let phrases: &[_] = match idiom {
            Idiom::Riichi => &[],
            Idiom::FanPoints => &self.fan_points,
            Idiom::ChowPung => &self.chow_pung,
            Idiom::Chinese => &self.apart(&[FanWord::Said]),
            Idiom::Faan => &self.apart(&[FanWord::SaidFaan, FanWord::Said]),
            Idiom::Series => &self.apart(&[FanWord::SaidSeries, FanWord::Said]),
        };
        let called = self.called_by(idiom, phrases);
        if phrases.is_empty() && called.is_empty() {
            return Cow::Borrowed(self);
        }
        let texts = [&self.core, &self.labels, &self.teach, &self.fans].into_iter();
        let other = texts.flat_map(|texts| texts.iter()).filter_map(|&text| {
            let said = replaced(text, phrases);
            (said != text).then_some((text, said))
        });
        let other: Vec<(&'static str, String)> = called.into_iter().chain(other).collect();
        Cow::Owned(Self {
            other,
            ..self.clone()
        })
    }

    /// Returns other names of patterns that Chinese games share with riichi; empty until the texts of such games are
    /// there.
    fn called_by(&self, idiom: Idiom, phrases: &[(&str, &str)]) -> Vec<(&'static str, String)> {
        const CALLED: [(Yaku, FanWord); 11] = [
            (Yaku::AllPungs, FanWord::CalledAllPungs),
            (Yaku::AllChows, FanWord::CalledAllChows),
            (Yaku::DragonPung, FanWord::CalledDragonPung),
            (Yaku::FullyConcealedHand, FanWord::CalledFullyConcealed),
            (Yaku::PureStraight, FanWord::CalledPureStraight),
            (Yaku::ThreeConcealedPungs, FanWord::CalledThreeConcealed),
            (Yaku::FourConcealedPungs, FanWord::CalledFourConcealed),
            (Yaku::LastTileDraw, FanWord::CalledLastTileDraw),
            (Yaku::RobbingTheKong, FanWord::CalledRobbingTheKong),
            (Yaku::AllTerminals, FanWord::CalledAllTerminals),
            (Yaku::AllSimples, FanWord::CalledAllSimples),
        ];
        let called = |(yaku, word): &(Yaku, FanWord)| {
            let said = *self.fans.get(*word as usize)?;
            let usual = self.of_yaku(*yaku, 0);
            // The name in Chinese games may be another one in Hong Kong.
            let said = replaced(said, phrases);
            (!usual.is_empty() && usual != said).then_some((usual, said))
        };
        let all = CALLED.iter().filter(|_| idiom.is_chinese());
        let mut all: Vec<_> = all.filter_map(called).collect();
        if idiom == Idiom::Series {
            // English has its names in the table of patterns, not among its texts.
            let named = |yaku: Yaku| {
                let usual = self.usual_name(yaku);
                let said = replaced(usual, phrases);
                (said != usual).then_some((usual, said))
            };
            all.extend(Yaku::all().filter_map(named));
        }
        all
    }

    /// Returns the phrases that come with the texts of Chinese games: “usual → other; usual → other”.
    fn apart(&self, texts: &[FanWord]) -> Vec<(&'static str, &'static str)> {
        let texts = texts.iter().map(|&text| self.fan_word(text));
        let phrases = texts.flat_map(|text| text.split("; "));
        phrases
            .filter_map(|phrase| phrase.split_once(" → "))
            .collect()
    }

    /// Puts a text in the terms of this language's idiom.
    pub(super) fn said(&self, text: &'static str) -> &str {
        let mut other = self.other.iter();
        let found = other.find(|(usual, _)| core::ptr::eq(*usual, text));
        found.map_or(text, |(_, said)| said)
    }

    /// Puts a text in the same terms, outliving the language: copied if it is not the usual one.
    #[doc(hidden)]
    pub fn told(&self, text: impl Into<crate::words::Said>) -> Cow<'static, str> {
        let usual = match text.into() {
            crate::words::Said::Core(word) => self.core.get(word as usize).copied(),
            crate::words::Said::Fan(word) => Some(self.fan_word(word)),
            // The name is in the right terms already.
            crate::words::Said::Yaku(yaku) => return Cow::Owned(self.yaku(yaku).into()),
        };
        let usual = usual.unwrap_or_default();
        match self.said(usual) {
            same if core::ptr::eq(same, usual) => Cow::Borrowed(usual),
            other => Cow::Owned(other.into()),
        }
    }
}

/// Returns English in the terms of an idiom, prepared once, as a program that answers requests needs it for each.
#[cfg(feature = "std")]
fn english(idiom: Idiom) -> &'static Words {
    use std::sync::OnceLock;
    static KEPT: [OnceLock<Words>; 6] = [const { OnceLock::new() }; 6];
    KEPT[idiom as usize].get_or_init(|| crate::words::EN.put_into(idiom).into_owned())
}

/// Replaces phrases in a text, as whole words.
fn replaced(text: &str, phrases: &[(&str, &str)]) -> String {
    let is_all = |(usual, _): &&(&str, &str)| usual.strip_prefix('=') == Some(text);
    if let Some((_, other)) = phrases.iter().find(is_all) {
        return (*other).into();
    }
    let mut full = String::with_capacity(text.len());
    let mut rest = text;
    let mut is_inside = false;
    while let Some(letter) = rest.chars().next() {
        let fits = |(usual, _): &&(&str, &str)| {
            let behind = rest.strip_prefix(usual);
            behind.is_some_and(|behind| !behind.starts_with(is_letter))
        };
        if let Some((usual, other)) = phrases.iter().find(fits).filter(|_| !is_inside) {
            full.push_str(other);
            rest = &rest[usual.len()..];
            is_inside = true;
        } else {
            full.push(letter);
            rest = &rest[letter.len_utf8()..];
            is_inside = is_letter(letter);
        }
    }
    full
}

/// Returns whether a character belongs to a word: the tables of `char::is_alphanumeric` are 3 KB in the app.
fn is_letter(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || matches!(letter, '\u{c0}'..='\u{24f}' | '\u{400}'..='\u{4ff}')
}
