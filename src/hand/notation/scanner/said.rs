//! Words and their values.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::{Scanner, are_honors};
use crate::hand::named::shown_by;
use crate::hand::notation::errors::{ParseError, Syntax};
use crate::hand::notation::signs::{closes, closing, divides, spaces};
use crate::hand::notation::words::{self, SaidFields, Word, WordKey};
use crate::hand::notation::written::mpsz;
use crate::hand::question::{Liable, Question, Riichi};
use crate::tiles::{Tile, Wind};

impl Scanner<'_> {
    /// The letters that stand here, with `_` and `-` between them.
    pub(super) fn letters(&self) -> &[char] {
        let rest = &self.chars[self.pos..];
        // With marks, as in Polish.
        let letter = |c: &char| c.is_ascii_alphabetic() || matches!(c, 'ß'..='ž');
        let joins =
            |i: usize| matches!(rest[i], '_' | '-') && i > 0 && rest.get(i + 1).is_some_and(letter);
        let ends = (0..rest.len()).find(|&i| !letter(&rest[i]) && !joins(i));
        &rest[..ends.unwrap_or(rest.len())]
    }

    /// Returns whether a word begins here, in at least three small letters: fewer are suit letters. Known words may have
    /// capitals.
    pub(super) fn at_word(&self) -> bool {
        let Some(first) = self.peek() else {
            return false;
        };
        if self.double().is_some() {
            return true;
        }
        if !first.is_ascii() {
            return words::begins(&self.chars[self.pos..]).is_some();
        }
        if !first.is_ascii_alphabetic() {
            return false;
        }
        let letters = self.letters();
        let is_tile = || self.suit_key().is_some() || self.tile_name().is_some();
        if letters.len() < 3 || is_tile() || are_honors(letters) {
            return false;
        }
        let small = letters[..3].iter().all(char::is_ascii_lowercase);
        small || self.known_capital(letters)
    }

    /// Returns whether letters that do not begin with three small ones are a known word; otherwise they are honors or
    /// nothing.
    pub(super) fn known_capital(&self, letters: &[char]) -> bool {
        let found = words::find(&letters.iter().collect::<String>());
        match found {
            _ if self.in_meld => matches!(found, Some(Word::Meld(_) | Word::Kan | Word::Side(_))),
            Some(Word::Meld(_) | Word::Kan | Word::Side(_)) | None => false,
            Some(_) => true,
        }
    }

    /// The text as far as the next space, comma or bracket.
    pub(super) fn chunk(&self, from: usize) -> String {
        let ends = |c: &char| spaces(*c) || closing(*c).is_some() || closes(*c);
        let rest = &self.chars[from..];
        let end = rest.iter().position(ends).unwrap_or(rest.len()).max(1);
        rest.iter().take(end).collect()
    }

    /// The `W` of a double riichi where it is no word with it: `Wリーチ`, `W riichi`; how long both are, and whether a space
    /// parts them. Behind a capital it is a tile like that.
    pub(super) fn double(&self) -> Option<(usize, bool)> {
        if self.in_meld || !matches!(self.peek(), Some('W' | 'w')) {
            return None;
        }
        let before = self.pos.checked_sub(1).map(|before| self.chars[before]);
        if before.is_some_and(|c| c.is_ascii_uppercase()) {
            return None;
        }
        let rest = &self.chars[self.pos + 1..];
        let spaces = rest.iter().take_while(|c| c.is_whitespace()).count();
        let rest = &rest[spaces..];
        let (word, length) = words::begins(rest).or_else(|| {
            let letters = rest.iter().take_while(|c| c.is_ascii_alphabetic());
            let letters: String = letters.collect();
            Some((words::find(&letters)?, letters.len()))
        })?;
        let plain = word == Word::Riichi(Riichi::Riichi);
        plain.then_some((1 + spaces + length, spaces > 0))
    }

    /// Reads the word that stands here, and how long it is: the longest one that is known, of several parts too.
    pub(super) fn word(&self) -> Option<(Word, usize)> {
        if let Some((length, _)) = self.double() {
            return Some((Word::Riichi(Riichi::Double), length));
        }
        if let Some(found) = words::begins(&self.chars[self.pos..]) {
            return Some(found);
        }
        let first = self.letters();
        let mut found =
            words::find(&first.iter().collect::<String>()).map(|word| (word, first.len()));
        // "double riichi", "last tile".
        let rest = &self.chars[self.pos..];
        let mut end = first.len();
        for _ in 0..2 {
            let next = rest.get(end + 1..).unwrap_or_default();
            let letters = next.iter().take_while(|c| c.is_ascii_alphabetic()).count();
            if !matches!(rest.get(end), Some(' ' | '-')) || letters == 0 {
                break;
            }
            end += 1 + letters;
            let whole = words::find(&rest[..end].iter().collect::<String>());
            found = whole.map(|word| (word, end)).or(found);
        }
        found
    }

    pub(super) fn worded(
        &mut self,
        question: &mut Question,
        said: &mut SaidFields,
        begun: bool,
    ) -> Result<(), ParseError> {
        let at = self.pos;
        let unknown = |scanner: &Self| ParseError {
            at,
            why: Syntax::Word(scanner.chunk(at)),
        };
        if let Some((length, true)) = self.double() {
            // The tile may be meant as well.
            let written = self.chars[at..at + length].iter().collect();
            let possible = ["double_riichi", "3z riichi"].map(Into::into);
            let why = Syntax::Value(written, possible.into());
            return Err(ParseError { at, why });
        }
        let (word, length) = self.word().ok_or_else(|| unknown(self))?;
        let letters = self.chars[at].is_ascii();
        if self.is_dashed() {
            // To some an option, to others a word that is taken away.
            let written: String = self.chars[at..at + length].iter().collect();
            let why = Syntax::Value(["-", &written].concat(), [written].into());
            return Err(ParseError { at: at - 1, why });
        }
        self.pos += length;
        if let Word::Key(key) = word {
            return self.keyed(key, at, question, said, begun);
        }
        // A word that goes on is another one.
        if letters && !self.is_over() {
            return Err(unknown(self));
        }
        let written: String = self.chars[at..self.pos].iter().collect();
        let taken = question.set_plain(word, &written, said);
        taken.map_err(|why| ParseError { at, why })
    }

    /// Returns whether the dash before a word is stuck to it and divides nothing.
    fn is_dashed(&self) -> bool {
        let mut before = self.chars[..self.pos].iter().rev();
        let dash = before.next() == Some(&'-');
        dash && before.next().is_none_or(|&c| spaces(c) || c == '-')
    }

    /// Reads a text that is one word with its value.
    pub(in crate::hand::notation) fn one_word(
        mut self,
        question: &mut Question,
        said: &mut SaidFields,
    ) -> Result<(), ParseError> {
        if !self.at_word() {
            return Err(self.error(Syntax::Word(self.text.into())));
        }
        self.worded(question, said, true)?;
        match self.peek() {
            None => Ok(()),
            Some(_) => Err(self.error(Syntax::Word(self.text.into()))),
        }
    }

    /// Returns whether a word or a value ends here.
    pub(super) fn is_over(&self) -> bool {
        let ends = |c| divides(c) || c == '+' || closing(c).is_some() || closes(c) || c == '"';
        self.peek().is_none_or(|c| ends(c) || !c.is_ascii())
    }

    /// Reads what follows a key onto the question.
    pub(super) fn keyed(
        &mut self,
        key: WordKey,
        at: usize,
        question: &mut Question,
        said: &mut SaidFields,
        begun: bool,
    ) -> Result<(), ParseError> {
        self.skip_spaces();
        if matches!(self.peek(), Some(':' | '=')) {
            self.pos += 1;
            self.skip_spaces();
        }
        let from = self.pos;
        let whole = |scanner: &Self| {
            let end = from + scanner.chunk(from).chars().count();
            let end = end.min(scanner.chars.len());
            scanner.chars[at..end].iter().collect::<String>()
        };
        if key == WordKey::Liable {
            let liable = Liable::from_word(&self.value(&['/', '-', '_']));
            let why = || Syntax::Value(whole(self), key.possible());
            question
                .liable
                .push(liable.ok_or_else(|| ParseError { at, why: why() })?);
            said.again(key.code());
            return Ok(());
        }
        let read = match key {
            WordKey::Seat => self.wind().map(|wind| question.seat = wind),
            WordKey::Round => self.wind().map(|wind| question.round = wind),
            WordKey::From => self.wind().map(|wind| question.from = Some(wind)),
            WordKey::Honba => self.number().map(|number| question.honba = number),
            WordKey::Sticks => self.number().map(|number| question.sticks = number),
            WordKey::Norths => {
                let norths = self.number().and_then(|norths| u8::try_from(norths).ok());
                norths.map(|norths| question.norths = norths)
            }
            _ => {
                let named = matches!(key, WordKey::DoraIs | WordKey::UraIs);
                let first = self.pos;
                let tiles = self.indicators(key, begun).and_then(|tiles| {
                    let indicators = named.then(|| shown_by(&tiles));
                    indicators.unwrap_or(Some(tiles)).ok_or(ParseError {
                        at: first,
                        why: Syntax::OneTile,
                    })
                });
                let tiles = match tiles {
                    Err(ParseError { at, .. }) => {
                        let why = Syntax::Value(whole(self), key.possible());
                        return Err(ParseError { at, why });
                    }
                    Ok(tiles) => tiles,
                };
                let place = match key {
                    WordKey::Dora | WordKey::DoraIs => &mut question.dora,
                    WordKey::Ura | WordKey::UraIs => &mut question.ura,
                    _ => &mut question.flowers,
                };
                // Two of them are refused below.
                let read = (!tiles.is_empty()).then(|| *place = tiles);
                match key {
                    WordKey::Dora | WordKey::DoraIs => question.named.dora = named,
                    WordKey::Ura | WordKey::UraIs => question.named.ura = named,
                    _ => {}
                }
                read
            }
        };
        if read.is_none() {
            let why = Syntax::Value(whole(self), key.possible());
            return Err(ParseError { at, why });
        }
        let written: String = self.chars[at..self.pos].iter().collect();
        let once = said.once(key.field(), written.trim_end());
        once.map_err(|why| ParseError { at, why })
    }

    pub(super) fn skip_spaces(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.pos += 1;
        }
    }

    /// Letters and what else may stand in a value.
    pub(super) fn value(&mut self, and: &[char]) -> String {
        let rest = &self.chars[self.pos..];
        let inside = |c: &&char| {
            c.is_ascii_alphanumeric() || and.contains(*c) || !c.is_ascii() && !c.is_whitespace()
        };
        let value: String = rest.iter().take_while(inside).collect();
        self.pos += value.chars().count();
        value
    }

    pub(super) fn wind(&mut self) -> Option<Wind> {
        words::wind(&self.value(&[]))
    }

    /// A number as it is written: without a sign, without a nought before it.
    pub(super) fn number(&mut self) -> Option<u32> {
        let value = self.value(&[]);
        let ends = self.is_over();
        let number = value.parse::<u32>().ok().filter(|_| ends)?;
        (number.to_string() == value).then_some(number)
    }

    /// The tiles of a value. Behind a hand, all that follow are its own; before one, those that no space divides. `;` and `|`
    /// end them.
    pub(super) fn indicators(
        &mut self,
        key: WordKey,
        begun: bool,
    ) -> Result<Vec<Tile>, ParseError> {
        let mut found = Vec::new();
        let (order, mut single) = (self.suit_first.take(), None);
        loop {
            let before = self.pos;
            self.skip();
            let passed = &self.chars[before..self.pos];
            let divided = passed.iter().any(|c| c.is_whitespace());
            let apart = !passed.is_empty() && !found.is_empty();
            let ended = passed.iter().any(|c| matches!(c, ';' | '|'));
            let over = match self.peek() {
                _ if ended => true,
                None | Some('+') => true,
                Some(c) if closing(c).is_some() || closes(c) => true,
                Some(_) => self.at_word() || divided && !begun && !found.is_empty(),
            };
            if over {
                (self.pos, self.suit_first) = (before, order);
                self.doubt = single
                    .map(|at| doubt(at, key, &found))
                    .or(self.doubt.take());
                return Ok(found);
            }
            let (at, had) = (self.pos, found.len());
            self.group(&mut found)?;
            single = (apart && begun && found.len() == had + 1).then_some(at);
        }
    }
}

/// The error of a list whose last indicator stands apart from the others, where a winning tile is missed.
fn doubt(at: usize, key: WordKey, found: &[Tile]) -> ParseError {
    let last = found.last().map(Tile::to_string).unwrap_or_default();
    let possible = [
        ["+", &last].concat(),
        [key.code(), ":", &mpsz(found)].concat(),
    ];
    ParseError {
        at,
        why: Syntax::Value(last, possible.into()),
    }
}
