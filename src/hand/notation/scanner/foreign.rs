//! Forms of other programs and of handwriting that have their own idea of what follows what.

use alloc::string::String;
use alloc::vec::Vec;

use super::Scanner;
use crate::hand::notation::errors::{ParseError, Syntax};
use crate::hand::notation::signs::{TILE_NAMES, digit, lettered, spaces, suit};
use crate::hand::notation::words::{SaidFields, WordKey};
use crate::hand::notation::written::{guess, mpsz};
use crate::hand::question::{By, Flag, Question, WrittenMeld};
use crate::tiles::meld::{MeldKind, Side};
use crate::tiles::{Kind, Suit, Tile, Wind};

impl Scanner<'_> {
    /// `haku`, `hatsu`, `chun`: the tile and how long its name is.
    pub(super) fn tile_name(&self) -> Option<(Tile, usize)> {
        let rest = &self.chars[self.pos..];
        if !matches!(rest.first(), Some('h' | 'H' | 'c' | 'C')) {
            return None;
        }
        let length = rest.iter().take_while(|c| c.is_ascii_alphabetic()).count();
        let name = &rest[..length];
        let is_it = |known: &str| {
            let small = name.iter().map(char::to_ascii_lowercase);
            small.eq(known.chars())
        };
        let (_, rank) = TILE_NAMES.iter().find(|(known, _)| is_it(known))?;
        Some((Tile::plain(Kind::honor(*rank)?), length))
    }

    /// `W1 T2 B3`: tiles of Botzone, whose letters are those of wàn, tiáo, bǐng, fēng and jiàn. One alone is an honor and a
    /// number, until two in a row have shown the form.
    ///
    /// Source: wiki.botzone.org.cn, Chinese-Standard-Mahjong (W4 is 四万, B6 六筒, T8 八条, F1 to F4 the winds, J1 to J3 中發白).
    pub(super) fn letter_first(&self) -> Option<(Vec<Tile>, usize)> {
        let (mut tiles, mut at) = (Vec::new(), self.pos);
        while let Some(tile) = self.letter_and_digit(at) {
            tiles.push(tile);
            at += 2;
            let rest = self.chars[at..].iter();
            let gap = rest.take_while(|&&c| spaces(c)).count();
            if self.letter_and_digit(at + gap).is_none() {
                break;
            }
            at += gap;
        }
        let least = if self.is_letter_first { 1 } else { 2 };
        (tiles.len() >= least).then_some((tiles, at))
    }

    fn letter_and_digit(&self, at: usize) -> Option<Tile> {
        let rank = self.chars.get(at + 1)?.to_digit(10)? as u8;
        let tile = match self.chars[at] {
            'W' => Kind::number(Suit::Man, rank),
            'T' => Kind::number(Suit::Sou, rank),
            'B' => Kind::number(Suit::Pin, rank),
            'F' if rank <= 4 => Kind::honor(rank),
            'J' if rank <= 3 => Kind::honor(8_u8.checked_sub(rank).filter(|_| rank > 0)?),
            _ => None,
        };
        let follows = self.chars.get(at + 2).copied();
        let ends = follows.is_none_or(|c| !c.is_alphanumeric() || "WTBFJ".contains(c));
        tile.filter(|_| ends).map(Tile::plain)
    }

    /// Returns whether the text has kanji for man, circles for pin and figures for sou, and no suits: `一二三④⑤⑥789`.
    pub(super) fn is_bare(&mut self) -> bool {
        let known = self.bare.unwrap_or_else(|| {
            let circled = self.chars.iter().any(|c| ('①'..='⑨').contains(c));
            let kanji = self
                .chars
                .iter()
                .any(|&c| !c.is_ascii() && digit(c).is_some());
            let is_suit = |&c: &char| !c.is_alphabetic() || c.is_ascii() || suit(c) == c;
            circled && kanji && self.chars.iter().all(is_suit)
        });
        self.bare = Some(known);
        known
    }

    /// Adds numbers of that form.
    pub(super) fn push_bare(
        &self,
        digits: &[(usize, u8)],
        found: &mut Vec<Tile>,
    ) -> Result<(), ParseError> {
        for &(at, digit) in digits {
            let letter = if self.chars[at].is_ascii() { 's' } else { 'm' };
            found.push(lettered(digit, letter).ok_or(ParseError {
                at,
                why: Syntax::NoSuchTile(digit, letter),
            })?);
        }
        Ok(())
    }

    /// The number behind a comma that ends a square bracket in the form of GB-Mahjong: `[NNN,3]`.
    pub(super) fn offer(&self) -> Option<u8> {
        let number = self.peek()?.to_digit(10)? as u8;
        let mut before = self.chars[..self.pos].iter().rev();
        let mut behind = self.chars[self.pos + 1..].iter();
        let comma = before.find(|c| !c.is_whitespace()) == Some(&',');
        let ends = behind.find(|c| !c.is_whitespace()) == Some(&']');
        (comma && ends).then_some(number)
    }

    /// A meld of that form: the number says from whom, 1 to 3, with 4 more where the fourth tile came later; in a chi, which is
    /// always from the left, which of its tiles was called.
    ///
    /// Source: the README of GB-Mahjong, whose form tziakcha.net has.
    pub(super) fn offered(
        &self,
        start: usize,
        number: u8,
        mut tiles: Vec<Tile>,
    ) -> Result<WrittenMeld, ParseError> {
        const SIDES: [Side; 3] = [Side::Left, Side::Across, Side::Right];
        let first = guess(&tiles, false, false);
        let later = number > 4;
        let place = usize::from(number.wrapping_sub(if later { 5 } else { 1 }));
        let fits = tiles.len() == if later { 4 } else { first.size() };
        let kind = match first {
            MeldKind::Minkan if later => MeldKind::Kakan,
            _ => first,
        };
        let Some(&side) = SIDES.get(place).filter(|_| fits && number != 4) else {
            let written = self.chars[start..self.pos].iter().collect();
            let possible = ["[", &mpsz(&tiles), ",1]"].concat();
            return Err(ParseError {
                at: start,
                why: Syntax::Value(written, [possible].into()),
            });
        };
        let is_sequence = kind == MeldKind::Chi;
        if is_sequence {
            // The called tile stands first, as it lies.
            tiles[..=place].rotate_right(1);
        }
        let from = Some(if is_sequence { Side::Left } else { side });
        Ok(WrittenMeld { kind, tiles, from })
    }

    /// The table that GB-Mahjong has behind the hand, `|EE1000`: winds of the round and of the seat; self-drawn, last of
    /// its kind, last tile, with a kan.
    pub(super) fn table_here(&self) -> Option<([Wind; 2], [bool; 4])> {
        let mut before = self.chars[..self.pos].iter().rev();
        if before.find(|c| !c.is_whitespace()) != Some(&'|') {
            return None;
        }
        let ends = |c: &char| *c == '|' || c.is_whitespace();
        let rest = &self.chars[self.pos..];
        let end = rest.iter().position(ends).unwrap_or(rest.len());
        let &[round, seat, ref events @ ..] = &rest[..end] else {
            return None;
        };
        let wind = |letter: char| Wind::ALL.into_iter().find(|wind| wind.letter() == letter);
        let events = <[char; 4]>::try_from(events).ok()?;
        let is_bit = |c: &char| matches!(c, '0' | '1');
        let winds = [wind(round)?, wind(seat)?];
        events
            .iter()
            .all(is_bit)
            .then(|| (winds, events.map(|c| c == '1')))
    }

    /// Takes that table and the flowers behind it, by their letters or their number: `|cba`.
    pub(super) fn table(
        &mut self,
        question: &mut Question,
        said: &mut SaidFields,
    ) -> Result<bool, ParseError> {
        let at = self.pos;
        let Some((winds, happened)) = self.table_here() else {
            return Ok(false);
        };
        let written: String = self.chars[at..at + 6].iter().collect();
        for field in [
            WordKey::Round.field(),
            WordKey::Seat.field(),
            SaidFields::BY,
        ] {
            let once = said.once(field, &written);
            once.map_err(|why| ParseError { at, why })?;
        }
        let [drawn, last_of_kind, last_tile, kan] = happened;
        [question.round, question.seat] = winds;
        question.by = if drawn { By::Tsumo } else { By::Ron };
        let with_kan = if drawn { Flag::Rinshan } else { Flag::Chankan };
        let flags = [
            (last_of_kind, Flag::LastOfKind),
            (last_tile, Flag::LastTile),
            (kan, with_kan),
        ];
        for (_, flag) in flags.iter().filter(|(happened, _)| *happened) {
            said.again(SaidFields::FLAGS);
            question.flags = question.flags.with(*flag);
        }
        self.pos += 6;
        self.table_flowers(question, said)?;
        Ok(true)
    }

    fn table_flowers(
        &mut self,
        question: &mut Question,
        said: &mut SaidFields,
    ) -> Result<(), ParseError> {
        if self.peek() != Some('|') {
            return Ok(());
        }
        self.pos += 1;
        let (at, rest) = (self.pos, &self.chars[self.pos..]);
        let many = rest.iter().take_while(|c| c.is_alphanumeric()).count();
        let numbers: Vec<u8> = match rest[..many] {
            [c @ '0'..='8'] => (1..=c.to_digit(10).unwrap_or(0) as u8).collect(),
            ref letters => {
                let all = letters.iter().map(|&c| match c {
                    'a'..='h' => Some(c as u8 - b'a' + 1),
                    _ => None,
                });
                let all: Option<Vec<u8>> = all.collect();
                all.ok_or_else(|| self.error(Syntax::Character(letters[0])))?
            }
        };
        let flowers: Vec<Tile> = numbers.into_iter().filter_map(Tile::flower).collect();
        if !flowers.is_empty() {
            let once = said.once(WordKey::Flowers.field(), &mpsz(&flowers));
            once.map_err(|why| ParseError { at, why })?;
            question.flowers = flowers;
        }
        self.pos += many;
        Ok(())
    }
}
