//! What stands in a text beside the tiles: `tsumo`, `riichi`, `seat:W`, `dora:1m`.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::{Syntax, tiles, write_mpsz};
use crate::meld::MeldKind;
use crate::question::{By, Flag, Liable, Question, Riichi};
use crate::tile::{Tile, Wind};
use crate::yaku::Yaku;

impl Question {
    /// Takes one word of the text form, of which `said` remembers what came before.
    pub(crate) fn set_word(&mut self, word: &str, said: &mut Said) -> Result<(), Syntax> {
        let (key, value) = word.split_once(':').unwrap_or((word, ""));
        let bad = || Syntax::Value(word.to_owned());
        let wind = || Wind::from_code(value).ok_or_else(bad);
        let number = || value.parse().map_err(|_| bad());
        let tiles = || tiles(value).map_err(|_| bad());
        match key {
            "seat" => self.seat = wind()?,
            "round" => self.round = wind()?,
            "from" => self.from = Some(wind()?),
            "dora" => self.dora = tiles()?,
            "ura" => self.ura = tiles()?,
            "flowers" => self.flowers = tiles()?,
            "honba" => self.honba = number()?,
            "sticks" => self.sticks = number()?,
            "norths" => self.norths = value.parse().map_err(|_| bad())?,
            "liable" => {
                self.liable.push(Liable::from_word(value).ok_or_else(bad)?);
                return Ok(());
            }
            _ => return self.set_plain_word(word, said),
        }
        said.once(key, word)
    }

    fn set_plain_word(&mut self, word: &str, said: &mut Said) -> Result<(), Syntax> {
        if let Some(by) = By::from_code(word) {
            said.once(Said::BY, word)?;
            self.by = by;
        } else if let Some(riichi) = Riichi::ALL.into_iter().find(|riichi| riichi.word() == word) {
            said.once(Said::RIICHI, word)?;
            self.riichi = riichi;
        } else if let Some(flag) = Flag::from_code(word) {
            self.flags = self.flags.with(flag);
        } else {
            return Err(Syntax::Word(word.to_owned()));
        }
        Ok(())
    }

    /// Writes the words of the text form, defaults left out, with spaces between them; the first is the way of winning.
    pub(crate) fn write_words(&self, text: &mut String) {
        let plain = Self::default();
        *text += self.by.code();
        if self.seat != plain.seat {
            word(text, "seat:").push(self.seat.letter());
        }
        if self.round != plain.round {
            word(text, "round:").push(self.round.letter());
        }
        if self.riichi != plain.riichi {
            word(text, self.riichi.word());
        }
        for flag in self.flags.iter() {
            word(text, flag.code());
        }
        let tiles = |text: &mut String, key, tiles: &[Tile]| {
            if !tiles.is_empty() {
                write_mpsz(tiles, word(text, key));
            }
        };
        let number = |text: &mut String, key, n: u32| {
            if n > 0 {
                *word(text, key) += &n.to_string();
            }
        };
        tiles(text, "dora:", &self.dora);
        tiles(text, "ura:", &self.ura);
        number(text, "norths:", self.norths.into());
        tiles(text, "flowers:", &self.flowers);
        number(text, "honba:", self.honba);
        number(text, "sticks:", self.sticks);
        if let Some(from) = self.from {
            word(text, "from:").push(from.letter());
        }
        for liable in &self.liable {
            let text = word(text, "liable:");
            text.push(liable.seat.letter());
            text.push('/');
            *text += liable.yaku.code();
        }
    }
}

/// Whether a known word stands here in capitals, which would be an honor or nothing otherwise.
pub(super) fn begins_capital(rest: &[char], in_meld: bool) -> bool {
    if !rest.first().is_some_and(char::is_ascii_uppercase) {
        return false;
    }
    let ends = |c: &char| c.is_whitespace() || matches!(c, ',' | ')' | ']');
    let word = lowered(rest.split(ends).next().unwrap_or(rest));
    if in_meld {
        return MeldKind::from_code(&word).is_some();
    }
    let read = Question::default().set_word(&word, &mut Said::default());
    !matches!(read, Err(Syntax::Word(_)))
}

/// A word in small letters, what it says of tiles and seats as it is.
pub(super) fn lowered(word: &[char]) -> String {
    let key = word.iter().position(|&c| c == ':').unwrap_or(word.len());
    let (key, value) = word.split_at(key);
    let small = key.iter().map(char::to_ascii_lowercase);
    small.chain(value.iter().copied()).collect()
}

/// What the words of a text have said. Two words for one thing are refused, or one of them would silently win; a flag
/// cannot contradict itself, and several may be liable.
#[derive(Default)]
pub(crate) struct Said(Vec<String>);

impl Said {
    /// How the hand was won.
    pub(crate) const BY: &'static str = "by";
    /// Which riichi was declared.
    const RIICHI: &'static str = "riichi";

    /// Notes that a word says this.
    pub(crate) fn once(&mut self, what: &str, word: &str) -> Result<(), Syntax> {
        if self.0.iter().any(|said| said == what) {
            return Err(Syntax::Twice(word.to_owned()));
        }
        self.0.push(what.to_owned());
        Ok(())
    }
}

/// Starts another word; its value may follow.
fn word<'t>(text: &'t mut String, key: &str) -> &'t mut String {
    text.push(' ');
    text.push_str(key);
    text
}

impl Liable {
    fn from_word(value: &str) -> Option<Self> {
        let (seat, yaku) = value.split_once('/')?;
        Some(Self {
            seat: Wind::from_code(seat)?,
            yaku: Yaku::from_code(yaku)?,
        })
    }
}
