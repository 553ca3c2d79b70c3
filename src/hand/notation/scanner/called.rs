//! Melds, and suits that stand before their numbers.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::{Digits, Scanner, push_all, side, side_mark};
use crate::hand::notation::errors::{ParseError, Syntax};
use crate::hand::notation::signs::{closes, closing};
use crate::hand::notation::words::{self, Word};
use crate::hand::notation::written::{guess, mpsz};
use crate::hand::question::WrittenMeld;
use crate::tiles::Tile;
use crate::tiles::meld::{MeldKind, Side};

/// The contents of a meld's brackets.
#[derive(Default)]
struct BracketedMeld {
    tiles: Vec<Tile>,
    /// The player whom the tile was taken from.
    from: Option<Side>,
    /// The kind of meld that a word named.
    named: Option<MeldKind>,
    /// The number that another program writes for the place of the tile that was taken.
    offer: Option<u8>,
}

impl Scanner<'_> {
    /// Returns whether a small suit letter stands here before its numbers.
    pub(super) fn begins_suit_first(&self) -> bool {
        matches!(self.peek(), Some('m' | 'p' | 's' | 'z'))
            && self.ahead(1).is_some_and(|c| c.is_ascii_digit())
            && (self.suit_first == Some(true) || !self.follows_tile())
    }

    /// Returns whether a letter or a digit stands right before: then a suit letter ends what stands there.
    pub(super) fn follows_tile(&self) -> bool {
        let before = self.pos.checked_sub(1).map(|before| self.chars[before]);
        before.is_some_and(char::is_alphanumeric)
    }

    /// Reads digits behind their suit; behind a comma they are a meld, if they look like one.
    pub(super) fn suit_first(&mut self, found: &mut Vec<Tile>) -> Result<(), ParseError> {
        let start = self.pos;
        let letter = self.chars[start];
        self.pos += 1;
        let (mut digits, mut mark) = (Digits::new(), None);
        let begun = self.suit_first == Some(true) && !self.in_meld;
        let called = begun && start > 0 && self.chars[start - 1] == ',';
        loop {
            let c = self.peek();
            let side = c.and_then(side_mark).filter(|_| called && mark.is_none());
            if let Some(side) = side {
                mark = Some((digits.len(), side));
                self.pos += 1;
            } else if !self.digit(&mut digits)? {
                break;
            }
        }
        if self.suit_first == Some(false) {
            return Err(self.other_order(start, letter, &digits));
        }
        self.suit_first = Some(true);
        let mut tiles = Vec::new();
        push_all(letter, &digits, &mut tiles)?;
        let equal = tiles
            .windows(2)
            .all(|pair| pair[0].kind() == pair[1].kind());
        if mark.is_none() && !(called && equal && tiles.len() == 4) {
            // A mark where no meld is, and a letter that would be a suit behind: neither is guessed.
            if matches!(self.peek(), Some('-' | '=')) {
                let possible = ["(", &mpsz(&tiles), ")"].concat();
                return Err(self.error(Syntax::Value(self.chunk(start), [possible].into())));
            }
            found.append(&mut tiles);
            return Ok(());
        }
        let kind = match (mark, tiles.len()) {
            (None, _) => MeldKind::Ankan,
            (Some((3, _)), 4) => MeldKind::Kakan,
            _ => guess(&tiles, false, false),
        };
        let fits = matches!(tiles.len(), 3 | 4);
        if !fits || !self.is_over() {
            let mut written = self.chars[start..self.pos].iter();
            let sign = written.find(|&&c| side_mark(c).is_some()).unwrap_or(&'-');
            let one = digits.first().map_or(1, |&(_, digit)| digit).to_string();
            let possible = [&letter.to_string(), &one.repeat(3), &sign.to_string()];
            let possible = possible.map(String::as_str).concat();
            let written = Syntax::Value(self.chunk(start), [possible].into());
            return Err(ParseError {
                at: start,
                why: written,
            });
        }
        let from = mark.map(|(_, side)| side);
        self.melds.push(WrittenMeld { kind, tiles, from });
        Ok(())
    }

    /// The error of a suit on the other side of its numbers than before: whose it is would be a guess.
    pub(super) fn other_order(
        &self,
        at: usize,
        letter: char,
        digits: &[(usize, u8)],
    ) -> ParseError {
        let numbers: String = digits.iter().map(|(_, digit)| digit.to_string()).collect();
        let (written, possible) = if self.suit_first == Some(true) {
            (
                [&numbers, letter.to_string().as_str()].concat(),
                [letter.to_string(), numbers].concat(),
            )
        } else {
            (
                [letter.to_string().as_str(), &numbers].concat(),
                [&numbers, letter.to_string().as_str()].concat(),
            )
        };
        ParseError {
            at,
            why: Syntax::Value(written, [possible].into()),
        }
    }

    /// Reads a meld in its brackets.
    pub(super) fn bracket(&mut self) -> Result<WrittenMeld, ParseError> {
        let start = self.pos;
        let close = closing(self.chars[start]);
        // Said at once, before what stands behind is taken for a part of the meld.
        if !self.chars[start..].iter().any(|&c| Some(c) == close) {
            return Err(self.error(Syntax::Unclosed));
        }
        self.pos += 1;
        (self.in_meld, self.added) = (true, false);
        let order = self.suit_first.take();
        let inside = self.inside(start, close)?;
        self.pos += 1;
        self.in_meld = false;
        self.suit_first = order;
        if inside.tiles.is_empty() {
            return Err(ParseError {
                at: start,
                why: Syntax::NotAMeld,
            });
        }
        if let Some(number) = inside.offer {
            return self.offered(start, number, inside.tiles);
        }
        self.meld_of(start, inside)
    }

    /// Reads what stands in the brackets of a meld, up to the sign that closes them.
    fn inside(&mut self, start: usize, close: Option<char>) -> Result<BracketedMeld, ParseError> {
        let square = self.chars[start] == '[';
        let mut inside = BracketedMeld::default();
        loop {
            self.skip();
            let BracketedMeld {
                tiles,
                from,
                named,
                offer,
            } = &mut inside;
            match self.peek() {
                c if c == close => return Ok(inside),
                c if c.is_none_or(closes) => {
                    return Err(ParseError {
                        at: start,
                        why: Syntax::Unclosed,
                    });
                }
                Some(number) if square && !tiles.is_empty() && self.offer().is_some() => {
                    if from.is_some() || named.is_some() || self.added {
                        return Err(self.error(Syntax::Twice(number.into())));
                    }
                    *offer = self.offer();
                    self.pos += 1;
                }
                Some(letter) if side(letter).is_some() && !tiles.is_empty() => {
                    if from.is_some() {
                        return Err(self.error(Syntax::Twice(letter.into())));
                    }
                    *from = side(letter);
                    self.pos += 1;
                }
                Some(_) if self.at_word() => {
                    let at = self.pos;
                    let word = self.meld_word()?;
                    let twice = match word {
                        Word::Side(side) => from.replace(side).is_some(),
                        Word::Meld(kind) => named.replace(kind).is_some(),
                        _ => false,
                    };
                    if twice {
                        let word = self.chars[at..self.pos].iter().collect();
                        let why = Syntax::Twice(word);
                        return Err(ParseError { at, why });
                    }
                }
                _ => self.group(tiles)?,
            }
        }
    }

    /// Makes the meld of what stood in brackets that began here, unless tiles, brackets and words contradict each other.
    fn meld_of(&self, start: usize, inside: BracketedMeld) -> Result<WrittenMeld, ParseError> {
        let open = self.chars[start];
        let square = open == '[';
        let BracketedMeld {
            tiles, from, named, ..
        } = inside;
        if self.added && named.is_some_and(|kind| kind != MeldKind::Kakan) {
            return Err(ParseError {
                at: start,
                why: Syntax::Plus,
            });
        }
        // Only round and square brackets tell whether a kan is closed.
        if tiles.len() > 3 && named.is_none() && !self.added && !matches!(open, '(' | '[') {
            let written = self.chars[start..self.pos].iter().collect();
            let inside = mpsz(&tiles);
            let possible = [["(", &inside, ")"].concat(), ["[", &inside, "]"].concat()];
            return Err(ParseError {
                at: start,
                why: Syntax::Value(written, possible.into()),
            });
        }
        let kind = named.unwrap_or_else(|| guess(&tiles, square, self.added));
        let meld = WrittenMeld { kind, tiles, from };
        // `(1111z ankan)`, `[111+1z]`: open and closed at once. `[111z pon]` is how books write any meld.
        let closed = kind == MeldKind::Ankan;
        if open == '(' && closed || square && self.added {
            let written = self.chars[start..self.pos].iter().collect();
            let kind = guess(&meld.tiles, square, false);
            let other = WrittenMeld {
                kind,
                ..meld.clone()
            };
            let possible = [&meld, &other].map(crate::hand::notation::meld);
            return Err(ParseError {
                at: start,
                why: Syntax::Value(written, possible.into()),
            });
        }
        Ok(meld)
    }

    pub(super) fn meld_word(&mut self) -> Result<Word, ParseError> {
        let start = self.pos;
        let found = words::begins(&self.chars[start..]);
        let (word, length) = if let Some((word, length)) = found {
            (Some(word), length)
        } else {
            // In capitals throughout, or a small letter ends where the side begins.
            let letters = self.letters();
            let small = |c: &char| c.is_ascii_lowercase() || *c == '_';
            let capitals = !letters.get(1).is_some_and(small);
            let rest = letters.iter().skip(1);
            let length = 1 + rest.take_while(|c| capitals || small(c)).count();
            (
                words::find(&letters[..length].iter().collect::<String>()),
                length,
            )
        };
        self.pos += length;
        let written = || self.chars[start..self.pos].iter().collect();
        let why = match word {
            Some(word @ (Word::Meld(_) | Word::Side(_))) => return Ok(word),
            Some(Word::Kan) => {
                let kans = MeldKind::ALL.iter().filter(|kind| kind.is_kan());
                Syntax::Value(written(), kans.map(|kind| kind.code().into()).collect())
            }
            // Known, and in the wrong place.
            Some(_) => Syntax::Value(written(), [["(…) ", &written()].concat()].into()),
            None => Syntax::Word(written()),
        };
        Err(ParseError { at: start, why })
    }
}
