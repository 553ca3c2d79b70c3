//! Hands as text: MPSZ and what people type instead of it.
//!
//! | written | means |
//! |---|---|
//! | `123m406p789s11z` | tiles; `0` is a red five; `1f`-`4f` flowers, `5f`-`8f` seasons |
//! | `E S W N P F C` | East South West North, White, Green, Red; `e w n c` too, which are no suits |
//! | 🀇 … 🀡, 🀀 … 🀆 | the Unicode tiles |
//! | `一萬` `二三筒` `赤五索` `東` `發` `紅中` | kanji: man 萬 万, pin 筒 餅 饼, sou 索 條 条; 赤 before a five makes it red; ④ is 4p |
//! | `123man` `11h` `12м` `man='123'` | suits by name, `h` for honors, in Russian; the form of programs |
//! | `5rp` `r5p` `5pr` | a red five |
//! | `haku` `hatsu` `chun` | the dragons |
//! | `一二三④⑤⑥789` | without suits: kanji are man, circles pin and, beside both, figures sou |
//! | `W1 T2 B3 F1 J1` | Botzone's: wàn, tiáo (sou), bǐng (pin), fēng, jiàn (中發白), a letter and a number for each tile |
//! | `[NNN,3]` `[123m,1]` `|EE1000|ab` | GB-Mahjong's: from whom, or which tile of a chi; behind the hand the table and flowers |
//! | `m123p406,z222+` | the suit first: then everywhere in the text; melds behind commas, `-` `=` `+` where they came from |
//! | `11,12,…,51` | Tenhou's numbers, five at least |
//! | `{{#mjt:123m}}` `https://tenhou.net/2/?q=123m` `["1m","5mr"]` | as it is pasted |
//! | `(406m)` `(777z)` `(1111z)` | an open chi, pon, kan |
//! | `(111+1z)` | a pon made a kan by its fourth tile |
//! | `[1111z]` | a closed kan |
//! | `「777z」` | other brackets: a chi or pon, a kan with its word |
//! | `(406mL)` | called from the **L**eft; **A**cross, **R**ight |
//! | `(555p pon)` `[pon 555p]` | the kind in words: `chi` `pon` `minkan` `kakan` `ankan` |
//! | `+5s` | the winning tile; without a `+` the last tile is the winning one |
//!
//! A word decides in square brackets, in which books write every meld; round ones are open, so `ankan` in them is an error, and
//! so is `kan` anywhere, which does not say which.
//!
//! Whoever writes ドラ, 宝牌 or 도라 means the tile that counts, whoever writes `dora:`, 表示牌, 指示牌 or 표시패 the indicator
//! ([`Named`](crate::Named)). Quotation marks around a hand mean nothing. A log, a link to another site and what is longer than
//! [`LONGEST`] are errors that say so.
//!
//! Capital suit letters are accepted, spaces and commas and the wide characters of East Asian keyboards too, and dividers
//! (`-` `_` `/` `|` `;` `.`) between groups; `;` and `|` end a list of indicators. Everything else either means something
//! or is an error, which names the position, counted in characters from 0: nothing that was typed is dropped. Words after
//! the tiles make a complete [`Question`]: see its documentation.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::hand::question::Question;
use crate::tiles::Tile;

use written::write_meld;

pub use errors::{ParseError, Syntax};
pub use reader::{LONGEST, Reader, ToldQuestion};
pub use vocabulary::{Meaning, vocabulary};
pub use words::{SaidFields, Word, WordKey, near, nearest, plain, wind, yaku};
pub(crate) use written::write_mpsz;
pub use written::{meld, mpsz};

mod elsewhere;
mod errors;
pub(crate) mod quick;
mod reader;
mod scanner;
mod signs;
mod vocabulary;
mod words;
mod written;

/// Reads tiles without melds.
///
/// ```
/// use tensu::notation::{mpsz, tiles};
/// assert_eq!(mpsz(&tiles("1 2 3M 0p EE 🀇").unwrap()), "123m0p11z1m");
/// assert_eq!(tiles("12m3x").unwrap_err().at, 3);
/// ```
///
/// # Errors
/// The first character that cannot be read, with its position.
pub fn tiles(text: &str) -> Result<Vec<Tile>, ParseError> {
    Reader::ALL.tiles(text)
}

/// Reads exactly one tile.
///
/// # Errors
/// As [`tiles`], or [`Syntax::OneTile`].
pub fn tile(text: &str) -> Result<Tile, ParseError> {
    Reader::ALL.tile(text)
}

/// As [`tile`].
///
/// ```
/// use tensu::{Suit, Tile};
/// assert_eq!("0p".parse(), Ok(Tile::red(Suit::Pin)));
/// assert!("12p".parse::<Tile>().is_err());
/// ```
impl core::str::FromStr for Tile {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        tile(text)
    }
}

/// The meaning of a word, in any case.
pub fn find(word: &str) -> Option<Word> {
    Reader::ALL.find(word)
}

/// A text as a question, and what it says.
///
/// # Errors
/// The first character that cannot be read, with its position.
pub fn question(text: &str) -> Result<ToldQuestion, ParseError> {
    Reader::ALL.told(text)
}

impl Question {
    /// Reads a text into this question. What the text does not say stays as it is; its tiles and melds are added to those that
    /// are there. If there is no winning tile yet, the last tile becomes it when that makes 3n + 2 tiles.
    ///
    /// ```
    /// use tensu::{Question, Wind};
    /// let table = Question { seat: Wind::West, ..Question::default() };
    /// assert_eq!(table.read("一萬二三筒 riichi").unwrap().to_string(), "1m23p ron seat:W riichi");
    /// ```
    ///
    /// # Errors
    /// The first character that cannot be read, with its position.
    pub fn read(self, text: &str) -> Result<Self, ParseError> {
        Reader::ALL.onto(self, text)
    }
}

impl core::str::FromStr for Question {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Reader::ALL.question(text)
    }
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Put together before it is handed over: to a formatter each piece is a call that a compiler cannot see through.
        let mut text = String::with_capacity(96);
        write_mpsz(&self.hand, &mut text);
        for meld in &self.melds {
            write_meld(meld, &mut text);
        }
        if let Some(win) = self.win {
            text.push('+');
            write_mpsz(&[win], &mut text);
        }
        if !text.is_empty() {
            text.push(' ');
        }
        self.write_words(&mut text);
        f.write_str(&text)
    }
}
