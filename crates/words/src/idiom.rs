//! The terms of a ruleset's players, in each language.
//!
//! Texts are written in the terms of riichi players. A language lists the phrases for which others have another one, so
//! that a text is written once; where players say the same anyway, as those of Japanese say 飜 and 符, the list is empty.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use tensu::Yaku;
use tensu::rules::Idiom;
use tensu::text;

use crate::words::{FanWord, Said, Words};

impl Words {
    /// Returns this language as the players of a ruleset speak.
    ///
    /// ```
    /// use tensu::rules::{SHANGHAI, TENHOU};
    /// use tensu_words::{EN, Word};
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
        let texts = [
            &self.engine.texts,
            &self.engine.yaku,
            &self.labels,
            &self.teach,
            &self.engine.fans,
            &self.engine.patterns,
        ];
        let other = texts
            .into_iter()
            .flat_map(|texts| texts.iter())
            .filter_map(|&text| {
                let said = replaced(text, phrases);
                (said != text).then_some((text, said))
            });
        let other: Vec<(&'static str, String)> = called.into_iter().chain(other).collect();
        let mut spoken = self.clone();
        spoken.engine.other = other;
        Cow::Owned(spoken)
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
            let said = *self.engine.fans.get(*word as usize)?;
            let usual = self.own_name(*yaku);
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
        let phrases = texts.into_iter().flat_map(|text| text.split("; "));
        phrases
            .filter_map(|phrase| phrase.split_once(" → "))
            .collect()
    }

    /// Puts a text in the same terms, outliving the language: copied if it is not the usual one.
    #[doc(hidden)]
    pub fn told(&self, text: impl Into<Said>) -> Cow<'static, str> {
        let at = |place: usize| self.engine.texts.get(place).copied().unwrap_or_default();
        let usual = match text.into() {
            Said::Core(word) => at(word as usize),
            Said::Fan(word) => self.fan_word(word),
            Said::Engine(text::Said::Core(word)) => at(word as usize),
            Said::Engine(text::Said::Fan(word)) => self.engine.fan_word(word),
            // The name is in the right terms already.
            Said::Engine(text::Said::Yaku(yaku)) => return Cow::Owned(self.yaku(yaku).into()),
        };
        match self.said(usual) {
            same if core::ptr::eq(same, usual) => Cow::Borrowed(usual),
            other => Cow::Owned(other.into()),
        }
    }
}

/// Returns English in the terms of an idiom, prepared once, as a program that answers requests needs it for each.
#[cfg(feature = "std")]
fn english(idiom: Idiom) -> &'static Words {
    use std::sync::OnceLock as Once;
    static KEPT: [Once<Words>; 6] = [const { Once::new() }; 6];
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
