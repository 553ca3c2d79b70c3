//! Hands as text: MPSZ and what people type instead of it.
//!
//! | written | means |
//! |---|---|
//! | `123m406p789s11z` | tiles; `0` is a red five; `1f`-`4f` flowers, `5f`-`8f` seasons |
//! | `E S W N P F C` | East South West North, White, Green, Red |
//! | 🀇 … 🀡, 🀀 … 🀆 | the Unicode tiles |
//! | `一萬` `二三筒` `赤五索` `東` `發` | kanji: man 萬 万, pin 筒 餅 饼, sou 索 條 条; 赤 before a five makes it red |
//! | `(406m)` `(777z)` `(1111z)` | an open chi, pon, kan |
//! | `(111+1z)` | a pon made a kan by its fourth tile |
//! | `[1111z]` | a closed kan |
//! | `(406mL)` | called from the **L**eft; **A**cross, **R**ight |
//! | `[555p pon]` | the kind of the meld in words |
//! | `+5s` | the winning tile; without a `+` the last tile is the winning one |
//!
//! Capital suit letters are accepted, spaces and commas and the wide characters of East Asian keyboards too. An error
//! names the position, counted in characters from 0. Words after the tiles make a complete [`Question`]: see its
//! documentation.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::meld::{MeldKind, Side};
use crate::question::{Question, WrittenMeld};
use crate::tile::Tile;

use signs::{digit, lettered, narrow, single, suit};

pub(crate) use words::Said;

mod signs;
mod words;

/// What is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Syntax {
    /// A character that means nothing here.
    Character(char),
    /// A suit letter with no number before it.
    NoNumber(char),
    /// Numbers that no suit letter follows.
    NoSuit,
    /// A tile that does not exist, such as `8z`.
    NoSuchTile(u8, char),
    /// A bracket that is never closed, or is closed by one of the other kind.
    Unclosed,
    /// A bracket with no meld in it.
    NotAMeld,
    /// A `+` that is not followed by exactly one tile, or a second `+`.
    Plus,
    /// A word that is not known.
    Word(String),
    /// A word whose value makes no sense.
    Value(String),
    /// A word for something already said: `tsumo` after `ron`, a second `dora:`, a second side of a meld.
    Twice(String),
    /// More than one tile where one is asked for, or none.
    OneTile,
}

/// A text that could not be read, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// The position in characters from the start of the text, from 0.
    pub at: usize,
    /// What is wrong there.
    pub why: Syntax,
}

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
    let mut scanner = Scanner::new(text);
    let mut found = Vec::new();
    scanner.tiles(&mut found)?;
    match scanner.peek() {
        None => Ok(found),
        Some(other) => Err(scanner.error(Syntax::Character(other))),
    }
}

/// Reads exactly one tile.
///
/// # Errors
/// As [`tiles`], or [`Syntax::OneTile`].
pub fn tile(text: &str) -> Result<Tile, ParseError> {
    match tiles(text)?[..] {
        [tile] => Ok(tile),
        _ => Err(ParseError {
            at: 0,
            why: Syntax::OneTile,
        }),
    }
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

/// Writes tiles in MPSZ, in the order given: `406m`, not `4m0m6m`.
pub fn mpsz(tiles: &[Tile]) -> String {
    let mut text = String::new();
    write_mpsz(tiles, &mut text);
    text
}

/// Writes tiles in MPSZ behind a text.
pub(crate) fn write_mpsz(tiles: &[Tile], text: &mut String) {
    let mut tiles = tiles.iter().peekable();
    while let Some(tile) = tiles.next() {
        text.push((b'0' + tile.digit()) as char);
        let letter = tile.letter();
        if tiles.peek().is_none_or(|next| next.letter() != letter) {
            text.push(letter);
        }
    }
}

/// Writes a meld as it is read: `(406m)`, `(111+1z)`, `[1111z]`.
pub fn meld(meld: &WrittenMeld) -> String {
    let mut text = String::new();
    write_meld(meld, &mut text);
    text
}

/// Writes a meld behind a text.
fn write_meld(meld: &WrittenMeld, text: &mut String) {
    let square = meld.kind == MeldKind::Ankan;
    let (open, close) = if square { ('[', ']') } else { ('(', ')') };
    let one_letter = meld
        .tiles
        .windows(2)
        .all(|pair| pair[0].letter() == pair[1].letter());
    let added = meld.kind == MeldKind::Kakan && meld.tiles.len() > 1 && one_letter;
    text.push(open);
    write_mpsz(&meld.tiles, text);
    if added {
        text.insert(text.len() - 2, '+');
    }
    if let Some(side) = meld.from {
        text.push(side.letter());
    }
    // A meld that is not what it says (written down, not yet checked) needs the word to be read back.
    if guess(&meld.tiles, square, added) != meld.kind {
        text.push(' ');
        text.push_str(meld.kind.code());
    }
    text.push(close);
}

/// What an unlabelled bracket is.
fn guess(tiles: &[Tile], square: bool, added: bool) -> MeldKind {
    let equal = tiles
        .windows(2)
        .all(|pair| pair[0].kind() == pair[1].kind());
    match tiles.len() {
        _ if added => MeldKind::Kakan,
        _ if square => MeldKind::Ankan,
        4.. => MeldKind::Minkan,
        _ if equal => MeldKind::Pon,
        _ => MeldKind::Chi,
    }
}

/// The tiles, melds and winning tile of a text, and where its words begin.
pub(crate) struct Scanner<'t> {
    text: &'t str,
    chars: Vec<char>,
    pos: usize,
    /// Inside a bracket, where a `+` among the digits marks the tile that made a pon a kan.
    in_meld: bool,
    added: bool,
}

impl<'t> Scanner<'t> {
    pub(crate) fn new(text: &'t str) -> Self {
        Self {
            text,
            chars: text.chars().map(narrow).collect(),
            pos: 0,
            in_meld: false,
            added: false,
        }
    }

    fn peek(&self) -> Option<char> {
        self.chars.get(self.pos).copied()
    }

    const fn error(&self, why: Syntax) -> ParseError {
        ParseError { at: self.pos, why }
    }

    fn skip_space(&mut self) {
        while self.peek().is_some_and(|c| c.is_whitespace() || c == ',') {
            self.pos += 1;
        }
    }

    /// Reads tiles, melds, winning tile and words in any order onto a question.
    pub(crate) fn question(mut self, mut question: Question) -> Result<Question, ParseError> {
        let (mut plus, mut said) = (false, Said::default());
        let had = question.hand.len();
        loop {
            self.skip_space();
            match self.peek() {
                None => break,
                Some('+') if plus => return Err(self.error(Syntax::Plus)),
                Some('+') => {
                    plus = true;
                    question.win = Some(self.winning_tile()?);
                }
                Some('(' | '[') => question.melds.push(self.bracket()?),
                Some(_) if self.at_word() => {
                    let (at, word) = (self.pos, self.word());
                    question
                        .set_word(&word, &mut said)
                        .map_err(|why| ParseError { at, why })?;
                }
                Some(_) => self.some_tiles(&mut question.hand)?,
            }
        }
        if question.win.is_none() && question.hand.len() > had && question.hand.len() % 3 == 2 {
            question.win = question.hand.pop();
        }
        Ok(question)
    }

    /// A lower-case word of at least three letters; shorter ones are suit letters. Known ones may have capitals.
    fn at_word(&self) -> bool {
        let rest = &self.chars[self.pos..];
        let lower = rest.len() >= 3 && rest[..3].iter().all(char::is_ascii_lowercase);
        lower || words::begins_capital(rest, self.in_meld)
    }

    fn word(&mut self) -> String {
        let start = self.pos;
        while self.peek().is_some_and(|c| !c.is_whitespace() && c != ',') {
            self.pos += 1;
        }
        words::lowered(&self.chars[start..self.pos])
    }

    fn winning_tile(&mut self) -> Result<Tile, ParseError> {
        let at = self.pos;
        self.pos += 1;
        self.skip_space();
        let mut found = Vec::new();
        self.group(&mut found)?;
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
        self.tiles(found)?;
        match self.peek() {
            Some(other) if self.pos == before => Err(self.error(Syntax::Character(other))),
            _ => Ok(()),
        }
    }

    /// Reads groups of tiles for as long as there are any.
    fn tiles(&mut self, found: &mut Vec<Tile>) -> Result<(), ParseError> {
        loop {
            self.skip_space();
            match self.peek() {
                None | Some('(' | ')' | '[' | ']' | '+') => return Ok(()),
                Some(_) if self.at_word() => return Ok(()),
                Some(_) => self.group(found)?,
            }
        }
    }

    /// Reads one group: digits and their suit, an honor letter, or a Unicode tile.
    fn group(&mut self, found: &mut Vec<Tile>) -> Result<(), ParseError> {
        let start = self.pos;
        let mut digits: Vec<(usize, u8)> = Vec::new();
        loop {
            let Some(c) = self.peek() else {
                let why = if digits.is_empty() {
                    Syntax::OneTile
                } else {
                    Syntax::NoSuit
                };
                return Err(ParseError { at: start, why });
            };
            if let Some(digit) = digit(c) {
                digits.push((self.pos, digit));
            } else if let Some(five) = self.red_five() {
                digits.push((self.pos, 0));
                self.pos = five;
            } else if c == '+' && self.in_meld && !digits.is_empty() {
                self.added = true;
            } else if !(c.is_whitespace() || c == ',') || digits.is_empty() {
                break self.finish_group(c, &digits, found);
            }
            self.pos += 1;
        }
    }

    /// Where the five is that the word "red" stands before.
    fn red_five(&self) -> Option<usize> {
        let five = self.pos + 1;
        let is_red = self.peek() == Some('赤') && digit(*self.chars.get(five)?) == Some(5);
        is_red.then_some(five)
    }

    fn finish_group(
        &mut self,
        c: char,
        digits: &[(usize, u8)],
        found: &mut Vec<Tile>,
    ) -> Result<(), ParseError> {
        let lower = suit(c);
        if digits.is_empty() {
            found.push(single(c).ok_or_else(|| match lower {
                'm' | 'p' | 's' | 'z' | 'f' => self.error(Syntax::NoNumber(c)),
                _ => self.error(Syntax::Character(c)),
            })?);
        } else if !matches!(lower, 'm' | 'p' | 's' | 'z' | 'f') {
            return Err(ParseError {
                at: digits[0].0,
                why: Syntax::NoSuit,
            });
        }
        for &(at, digit) in digits {
            found.push(lettered(digit, lower).ok_or(ParseError {
                at,
                why: Syntax::NoSuchTile(digit, lower),
            })?);
        }
        self.pos += 1;
        if self
            .peek()
            .is_some_and(|c| matches!(c, '\u{fe0e}' | '\u{fe0f}'))
        {
            self.pos += 1; // how a Unicode tile is to be shown, not another tile
        }
        Ok(())
    }

    /// Reads a meld in its brackets.
    fn bracket(&mut self) -> Result<WrittenMeld, ParseError> {
        let start = self.pos;
        let square = self.peek() == Some('[');
        self.pos += 1;
        (self.in_meld, self.added) = (true, false);
        let (mut tiles, mut from, mut named) = (Vec::new(), None, None);
        loop {
            self.skip_space();
            match self.peek() {
                Some(c @ (')' | ']')) if square == (c == ']') => break,
                None | Some(')' | ']') => {
                    return Err(ParseError {
                        at: start,
                        why: Syntax::Unclosed,
                    });
                }
                Some(letter) if side(letter).is_some() && !tiles.is_empty() => {
                    if from.is_some() {
                        return Err(self.error(Syntax::Twice(letter.into())));
                    }
                    from = side(letter);
                    self.pos += 1;
                }
                Some(_) if self.at_word() => {
                    let at = self.pos;
                    if named.replace(self.meld_word()?).is_some() {
                        let word = self.chars[at..self.pos].iter().collect();
                        let why = Syntax::Twice(word);
                        return Err(ParseError { at, why });
                    }
                }
                Some(_) => self.group(&mut tiles)?,
            }
        }
        self.pos += 1;
        self.in_meld = false;
        if tiles.is_empty() {
            return Err(ParseError {
                at: start,
                why: Syntax::NotAMeld,
            });
        }
        let kind = named.unwrap_or_else(|| guess(&tiles, square, self.added));
        Ok(WrittenMeld { kind, tiles, from })
    }

    fn meld_word(&mut self) -> Result<MeldKind, ParseError> {
        let start = self.pos;
        // In capitals throughout, or a small letter ends where the side begins.
        let small = |c: &char| c.is_ascii_lowercase();
        let capitals = !self.chars.get(start + 1).is_some_and(small);
        self.pos += 1;
        while self
            .peek()
            .is_some_and(|c| small(&c) || capitals && c.is_ascii_uppercase())
        {
            self.pos += 1;
        }
        let word = words::lowered(&self.chars[start..self.pos]);
        MeldKind::from_code(&word).ok_or(ParseError {
            at: start,
            why: Syntax::Word(word),
        })
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
        Scanner::new(text).question(self)
    }
}

impl core::str::FromStr for Question {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        Scanner::new(text).question(Self::default())
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

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&crate::text::EN.syntax(&self.why))?;
        write!(f, " (at character {})", self.at + 1)
    }
}

impl core::error::Error for ParseError {}
