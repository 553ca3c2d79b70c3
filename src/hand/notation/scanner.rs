//! The scanner of a text: from characters to tiles, melds and words.

use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt;

use super::errors::{ParseError, Syntax};
use super::signs::{closes, closing, divides, lettered, narrow, unquote};
use super::words::{SaidFields, Word};
use super::written;
use crate::hand::question::{Question, WrittenMeld};
use crate::tiles::Tile;
use crate::tiles::meld::Side;

mod around;
mod called;
mod foreign;
mod group;
mod said;

/// A text, and the place up to which it has been read.
#[allow(clippy::struct_excessive_bools, reason = "each is a place in the text")]
pub(crate) struct Scanner<'t> {
    text: &'t str,
    chars: Vec<char>,
    pos: usize,
    /// Inside a bracket, where a `+` among the digits marks the tile that made a pon a kan.
    in_meld: bool,
    added: bool,
    /// `true` if suits stand before their numbers; `None` until that is known.
    suit_first: Option<bool>,
    /// Inside the list of a program, where quotation marks stand around the tiles.
    in_list: bool,
    /// Inside the call of a wiki.
    in_wiki: bool,
    /// Melds that the form with the suit first has behind its commas.
    melds: Vec<WrittenMeld>,
    /// `true` once the form of Botzone was seen, whose letters stand before their numbers.
    is_letter_first: bool,
    /// `true` if numbers have no suits at all; `None` until that was asked.
    bare: Option<bool>,
    /// The error that it is if the last indicator of a list is the winning tile.
    doubt: Option<ParseError>,
}

/// Digits and where they stand.
type Digits = Vec<(usize, u8)>;

/// The fewest of Tenhou's numbers that are read as such: fewer may be numbers that lack their suit.
const FEWEST_NUMBERED: usize = 5;

impl<'t> Scanner<'t> {
    pub(crate) fn new(text: &'t str) -> Self {
        let mut chars: Vec<char> = text.chars().map(narrow).collect();
        unquote(&mut chars);
        Self {
            text,
            chars,
            pos: 0,
            in_meld: false,
            added: false,
            suit_first: None,
            in_list: false,
            in_wiki: false,
            melds: Vec::new(),
            is_letter_first: false,
            bare: None,
            doubt: None,
        }
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.chars.get(self.pos).copied()
    }

    /// The tiles of a text that has nothing else.
    pub(super) fn only_tiles(mut self) -> Result<Vec<Tile>, ParseError> {
        let mut found = Vec::new();
        self.tiles(&mut found)?;
        match self.peek() {
            // Nothing but what stands between tiles: some were meant.
            None if found.is_empty()
                && let Some((at, c)) = self.divider() =>
            {
                let why = Syntax::Character(c);
                Err(ParseError { at, why })
            }
            None => Ok(found),
            Some(other) => Err(self.error(self.stranger(other))),
        }
    }

    /// The first divider of a text of dividers alone.
    fn divider(&self) -> Option<(usize, char)> {
        let mut all = self.chars.iter().copied().enumerate();
        let first = all.find(|(_, c)| !c.is_whitespace());
        first.filter(|_| self.chars.iter().all(|&c| divides(c)))
    }

    fn ahead(&self, n: usize) -> Option<char> {
        self.chars.get(self.pos + n).copied()
    }

    pub(super) const fn error(&self, why: Syntax) -> ParseError {
        ParseError { at: self.pos, why }
    }

    /// Reads tiles, melds, winning tile and words in any order onto a question, and says what the words said.
    pub(crate) fn question(
        mut self,
        mut question: Question,
    ) -> Result<(Question, SaidFields), ParseError> {
        let (mut plus, mut said) = (false, SaidFields::default());
        let (had, melded) = (question.hand.len(), question.melds.len());
        let mut beside = None;
        loop {
            self.skip();
            let at = self.pos;
            match self.peek() {
                None => break,
                Some('E' | 'S' | 'W' | 'N') if self.table(&mut question, &mut said)? => {}
                Some('+') if plus => return Err(self.error(Syntax::Plus)),
                Some('+') => {
                    plus = true;
                    question.win = Some(self.winning_tile()?);
                }
                Some(c) if closing(c).is_some() => question.melds.push(self.bracket()?),
                Some(_) if self.at_word() => {
                    let begun = plus || question.hand.len() > had || question.melds.len() > melded;
                    let by = said.has(SaidFields::BY);
                    self.worded(&mut question, &mut said, begun)?;
                    if by != said.has(SaidFields::BY) {
                        let first =
                            question.hand.len() == had + 1 && question.melds.len() == melded;
                        let found = first
                            .then_some(had)
                            .or_else(|| self.single_behind(question.hand.len()));
                        beside = found.map(|tile| (at, tile));
                    }
                }
                Some(_) => {
                    self.some_tiles(&mut question.hand)?;
                    question.melds.append(&mut self.melds);
                }
            }
        }
        self.closed()?;
        if question.win.is_none() && question.hand.len() > had && question.hand.len() % 3 == 2 {
            // Whoever puts a tile beside the way of winning means it as the winning one: another would win silently.
            if let Some((at, tile)) = beside.filter(|(_, tile)| tile + 1 < question.hand.len()) {
                let (tile, by) = (question.hand[tile].to_string(), question.by.code());
                let possible = [["+", &tile, " ", by].concat(), [&tile, "… ", by].concat()];
                let why = Syntax::Value([by, " ", &tile].concat(), possible.into());
                return Err(ParseError { at, why });
            }
            question.win = question.hand.pop();
        }
        if let Some(doubt) = self.doubt.take() {
            // In a win that lacks its tile, the last indicator may be meant: neither is guessed.
            if question.win.is_none() && said.has(SaidFields::BY) && question.hand.len() % 3 == 1 {
                return Err(doubt);
            }
        }
        Ok((question, said))
    }

    /// Returns `place`, that of the next tile in the hand, if a single tile follows here and nothing else with it.
    fn single_behind(&self, place: usize) -> Option<usize> {
        let mut rest = Scanner {
            chars: self.chars.clone(),
            doubt: None,
            melds: Vec::new(),
            ..*self
        };
        rest.skip();
        let tile = rest
            .peek()
            .is_some_and(|c| c != '+' && closing(c).is_none())
            && !rest.at_word();
        let mut found = Vec::new();
        let read = tile && rest.group(&mut found).is_ok();
        (read && found.len() == 1).then_some(place)
    }

    fn winning_tile(&mut self) -> Result<Tile, ParseError> {
        let at = self.pos;
        self.pos += 1;
        self.skip_spaces();
        let (mut found, order) = (Vec::new(), self.suit_first.take());
        self.group(&mut found)?;
        self.suit_first = order;
        match found[..] {
            [tile] => Ok(tile),
            _ => Err(ParseError {
                at,
                why: Syntax::Plus,
            }),
        }
    }

    fn some_tiles(&mut self, found: &mut Vec<Tile>) -> Result<(), ParseError> {
        let before = self.pos;
        self.groups(found)?;
        match self.peek() {
            Some(other) if self.pos == before => Err(self.error(Syntax::Character(other))),
            _ => Ok(()),
        }
    }

    /// Reads tiles to the end of the text, or up to anything else.
    pub(super) fn tiles(&mut self, found: &mut Vec<Tile>) -> Result<(), ParseError> {
        self.groups(found)?;
        if let Some(meld) = self.melds.first() {
            let why = Syntax::Belongs(written::meld(meld), "melds");
            return Err(self.error(why));
        }
        if self.peek().is_none() {
            self.closed()?;
        }
        Ok(())
    }

    /// Names a thing that stands where only tiles may: with the field that it belongs to, if it means something.
    pub(super) fn stranger(&self, c: char) -> Syntax {
        let chunk = self.chunk(self.pos);
        if c == '+' {
            return Syntax::Belongs(chunk, "win");
        }
        if closing(c).is_some() {
            let end = self.chars[self.pos..].iter().position(|&c| closes(c));
            let end = end.map_or(self.chars.len(), |end| self.pos + end + 1);
            return Syntax::Belongs(self.chars[self.pos..end].iter().collect(), "melds");
        }
        if !self.at_word() {
            return Syntax::Character(c);
        }
        let field = match self.word() {
            Some((Word::By(_), _)) => "by",
            Some((Word::Riichi(_), _)) => "riichi",
            Some((Word::Flag(_), _)) => "flags",
            Some((Word::Seat(_), _)) => "seat",
            Some((Word::Round(_), _)) => "round",
            Some((Word::Meld(_) | Word::Kan | Word::Side(_), _)) => "melds",
            Some((Word::Key(key), _)) => key.field(),
            Some((Word::Wind(_), _)) | None => return Syntax::Word(chunk),
        };
        Syntax::Belongs(chunk, field)
    }

    /// Reads groups of tiles for as long as there are any.
    fn groups(&mut self, found: &mut Vec<Tile>) -> Result<(), ParseError> {
        if found.is_empty() {
            self.skip();
            if let Some((tiles, end)) = self.numbers(self.pos) {
                found.extend(tiles);
                self.pos = end;
            }
        }
        loop {
            self.skip();
            match self.peek() {
                None | Some('+') => return Ok(()),
                Some(c) if closing(c).is_some() || closes(c) => return Ok(()),
                Some(_) if self.at_word() || self.table_here().is_some() => return Ok(()),
                Some(_) => self.group(found)?,
            }
        }
    }
}

impl fmt::Debug for Scanner<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Scanner({:?} at {})", self.text, self.pos)
    }
}

fn side(letter: char) -> Option<Side> {
    Side::ALL.into_iter().find(|side| side.letter() == letter)
}

/// The side from which a tile came that stands before this mark.
const fn side_mark(c: char) -> Option<Side> {
    match c {
        '-' => Some(Side::Left),
        '=' => Some(Side::Across),
        '+' => Some(Side::Right),
        _ => None,
    }
}

pub(super) const fn is_suit(letter: char) -> bool {
    matches!(letter, 'm' | 'p' | 's' | 'z' | 'f')
}

/// Small letters that are honors and nothing else, in the order of the honors: `new` is a word.
fn are_honors(letters: &[char]) -> bool {
    const ORDER: &str = "ewnc";
    let place = |c: &char| ORDER.find(*c);
    letters.iter().all(|c| place(c).is_some())
        && letters
            .windows(2)
            .all(|pair| place(&pair[0]) <= place(&pair[1]))
}

fn push_all(letter: char, digits: &[(usize, u8)], found: &mut Vec<Tile>) -> Result<(), ParseError> {
    for &(at, digit) in digits {
        found.push(lettered(digit, letter).ok_or(ParseError {
            at,
            why: Syntax::NoSuchTile(digit, letter),
        })?);
    }
    Ok(())
}
