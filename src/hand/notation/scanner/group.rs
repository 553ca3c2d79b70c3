//! Groups of tiles: digits and their suit, and single tiles.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::{Digits, Scanner, are_honors, is_suit, push_all};
use crate::hand::notation::errors::{ParseError, Syntax};
use crate::hand::notation::signs::{
    digit, honor_of, lettered, named_suit, pair, single, spaces, suit,
};
use crate::hand::notation::words::{self, Word, WordKey};
use crate::tiles::Tile;

impl Scanner<'_> {
    /// Reads one group: digits and their suit, an honor letter, or a Unicode tile.
    pub(super) fn group(&mut self, found: &mut Vec<Tile>) -> Result<(), ParseError> {
        if let Some(many) = self.suit_key() {
            return self.keyed_suit(many, found);
        }
        if self.begins_suit_first() {
            return self.suit_first(found);
        }
        if let Some((mut tiles, end)) = self.letter_first() {
            found.append(&mut tiles);
            (self.pos, self.is_letter_first) = (end, true);
            return Ok(());
        }
        let start = self.pos;
        let mut digits = Digits::new();
        loop {
            let Some(c) = self.peek() else {
                if !digits.is_empty() && self.is_bare() {
                    return self.push_bare(&digits, found);
                }
                let why = if digits.is_empty() {
                    Syntax::OneTile
                } else {
                    Syntax::NoSuit
                };
                return Err(ParseError { at: start, why });
            };
            // `789一発`: a word that begins with a number.
            let is_word = !digits.is_empty()
                && !c.is_ascii()
                && words::begins(&self.chars[self.pos..]).is_some();
            if !is_word && self.digit(&mut digits)? {
                continue;
            }
            if c == '+' && self.in_meld && !digits.is_empty() {
                if self.added || self.ahead(1).and_then(digit).is_none() {
                    return Err(self.error(Syntax::Plus));
                }
                self.added = true;
            } else if !spaces(c) || digits.is_empty() {
                break self.finish_group(c, &digits, found);
            }
            self.pos += 1;
        }
    }

    /// Takes a digit, or a red five as it is written.
    pub(super) fn digit(&mut self, digits: &mut Digits) -> Result<bool, ParseError> {
        let Some(c) = self.peek() else {
            return Ok(false);
        };
        if let Some(digit) = digit(c) {
            digits.push((self.pos, digit));
            self.pos += 1;
            // A mark that is a red five to some, and a called tile to others.
            if self.peek() == Some('\'') && !self.in_list {
                let written = self.chars[self.pos - 1..=self.pos].iter().collect();
                let possible = if digit == 5 { "0" } else { "(406m)" };
                return Err(self.error(Syntax::Value(written, [possible.into()].into())));
            }
            let red = digit == 5 && self.peek() == Some('r') && !self.is_word_behind();
            if red {
                self.pos += 1;
                digits.pop();
                digits.push((self.pos - 2, 0));
            }
            return Ok(true);
        }
        let red = matches!(c, '赤' | 'r') && self.ahead(1).and_then(digit) == Some(5);
        if red {
            digits.push((self.pos, 0));
            self.pos += 2;
        }
        Ok(red)
    }

    /// Returns whether the `r` here begins a word such as `ron`: a suit ends where no letter follows it, and its name may
    /// be written out.
    pub(super) fn is_word_behind(&self) -> bool {
        let rest = self.chars[(self.pos + 1).min(self.chars.len())..].iter();
        let name: String = rest.take_while(|c| c.is_ascii_lowercase()).collect();
        let first = name.chars().next();
        first.is_some_and(|c| !is_suit(suit(c))) && named_suit(&name).is_none()
    }

    pub(super) fn finish_group(
        &mut self,
        c: char,
        digits: &[(usize, u8)],
        found: &mut Vec<Tile>,
    ) -> Result<(), ParseError> {
        if digits.is_empty() {
            return self.single(c, found);
        }
        let no_suit = || ParseError {
            at: digits[0].0,
            why: Syntax::NoSuit,
        };
        let is_name = self.tile_name().is_some();
        let is_word = !is_name && c.is_ascii() && self.at_word();
        if (is_name || is_word || !is_suit(suit(c))) && self.is_bare() {
            return self.push_bare(digits, found);
        }
        if is_name {
            return Err(no_suit());
        }
        // `1 honba`: the first letter of a word is no suit.
        if is_word && let Some((word, length)) = self.word() {
            let at = digits[0].0;
            return Err(match word {
                Word::Key(key @ (WordKey::Honba | WordKey::Sticks | WordKey::Norths)) => {
                    ParseError {
                        at,
                        why: Syntax::Value(
                            self.chars[at..self.pos + length].iter().collect(),
                            key.possible(),
                        ),
                    }
                }
                _ => no_suit(),
            });
        }
        let letters = self.letters();
        // No name of a suit is shorter.
        let name = (letters.len() > 2).then(|| {
            let name: String = letters.iter().map(char::to_ascii_lowercase).collect();
            Some((named_suit(&name)?, letters.len()))
        });
        let (letter, many) = name.flatten().unwrap_or((suit(c), 1));
        // Numbers in kanji do not go with numbers that stand apart or are written otherwise, unless all are man.
        if !is_suit(letter) || letter != 'm' && self.is_mixed(digits[0].0) {
            return Err(no_suit());
        }
        if self.suit_first == Some(true) {
            return Err(self.other_order(digits[0].0, letter, digits));
        }
        self.suit_first = Some(false);
        push_all(letter, digits, found)?;
        self.pos += many;
        if self.peek() == Some('r') && digits.len() == 1 {
            self.red_behind(digits[0], letter, found)?;
        }
        Ok(())
    }

    /// Returns whether behind a number in kanji here a number stands apart, or one that is a figure.
    fn is_mixed(&self, from: usize) -> bool {
        let (mut kanji, mut apart) = (false, false);
        self.chars[from..self.pos].iter().any(|&c| {
            let mixed = digit(c).is_some() && (apart || kanji && c.is_ascii());
            kanji |= digit(c).is_some() && !c.is_ascii();
            apart |= kanji && spaces(c);
            mixed
        })
    }

    /// `5mr`: the form of bots.
    pub(super) fn red_behind(
        &mut self,
        (at, digit): (usize, u8),
        letter: char,
        found: &mut Vec<Tile>,
    ) -> Result<(), ParseError> {
        if self.ahead(1).is_some_and(|c| c.is_ascii_lowercase()) {
            return Ok(()); // a word
        }
        if digit != 5 || self.ahead(1).is_some_and(char::is_alphanumeric) {
            let written = self.chars[at..=self.pos].iter().collect();
            let possible = ["0", &letter.to_string()].concat();
            return Err(ParseError {
                at,
                why: Syntax::Value(written, [possible].into()),
            });
        }
        found.pop();
        found.extend(lettered(0, letter));
        self.pos += 1;
        Ok(())
    }

    /// A tile without a number.
    pub(super) fn single(&mut self, c: char, found: &mut Vec<Tile>) -> Result<(), ParseError> {
        if let Some((tile, length)) = self.tile_name() {
            found.push(tile);
            self.pos += length;
            return Ok(());
        }
        // `no`: too short for a word, and no tiles.
        let letters = self.letters();
        let small = letters.len() == 2 && letters.iter().all(char::is_ascii_lowercase);
        let alone = !self.follows_tile() && !self.ahead(2).is_some_and(char::is_alphanumeric);
        let known = are_honors(letters) || honor_of(c).is_some() || is_suit(suit(c));
        if small && alone && !known {
            return Err(self.error(Syntax::Word(letters.iter().collect())));
        }
        let red = c == '赤' && self.ahead(1) == Some('⑤');
        let pair = self.ahead(1).and_then(|second| pair(c, second));
        let tile = match pair {
            _ if red => lettered(0, 'p'),
            Some(of_both) => single(of_both),
            None => single(c),
        };
        let Some(tile) = tile else {
            return Err(self.error(match (suit(c), honor_of(c)) {
                // Only small ones: they may have been meant as honors.
                (_, Some(honor)) => {
                    let tile = single(honor).map(|tile| tile.to_string());
                    let possible = [honor.to_string()].into_iter().chain(tile);
                    Syntax::Value(c.to_string(), possible.collect())
                }
                (letter, None) if is_suit(letter) => Syntax::NoNumber(c),
                _ => Syntax::Character(c),
            }));
        };
        found.push(tile);
        self.pos += if red || pair.is_some() { 2 } else { 1 };
        if self
            .peek()
            .is_some_and(|c| matches!(c, '\u{fe0e}' | '\u{fe0f}'))
        {
            self.pos += 1; // how a Unicode tile is to be shown, not another tile
        }
        Ok(())
    }

    /// Returns the number of characters that stand before the value in `man='123'`.
    pub(super) fn suit_key(&self) -> Option<usize> {
        let letters = self.letters();
        if letters.len() < 3 {
            return None;
        }
        let name: String = letters.iter().map(char::to_ascii_lowercase).collect();
        let spaces = self.chars[self.pos + letters.len()..].iter();
        let spaces = spaces.take_while(|&&c| c == ' ').count();
        let mark = self.ahead(letters.len() + spaces)?;
        // `flowers:` are those set aside.
        let found = named_suit(&name).is_some_and(|letter| letter != 'f');
        (found && matches!(mark, '=' | ':')).then_some(letters.len() + spaces + 1)
    }

    pub(super) fn keyed_suit(
        &mut self,
        many: usize,
        found: &mut Vec<Tile>,
    ) -> Result<(), ParseError> {
        let at = self.pos;
        let name: String = self
            .letters()
            .iter()
            .map(char::to_ascii_lowercase)
            .collect();
        let letter = named_suit(&name).unwrap_or('m');
        self.pos += many;
        self.skip_spaces();
        let quote = self.peek().filter(|c| matches!(c, '"' | '\''));
        self.pos += usize::from(quote.is_some());
        let mut digits = Digits::new();
        while let Some(digit) = self.peek().and_then(digit) {
            digits.push((self.pos, digit));
            self.pos += 1;
            if digit == 5 && self.peek() == Some('r') {
                digits.pop();
                digits.push((self.pos - 1, 0));
                self.pos += 1;
            }
        }
        let ends = quote.is_none() || self.peek() == quote;
        if !ends || quote.is_none() && (digits.is_empty() || !self.is_over()) {
            let example = [name.as_str(), "='123'"].concat();
            let why = Syntax::Value(self.chunk(at), [example].into());
            return Err(self.error(why));
        }
        self.pos += usize::from(quote.is_some());
        push_all(letter, &digits, found)
    }
}
