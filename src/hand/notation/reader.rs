//! Readers of hands: of every form, or of the form of this crate alone.

use alloc::vec::Vec;
use core::fmt;

use super::errors::{ParseError, Syntax};
use super::scanner::Scanner;
use super::words::{self, SaidFields, Word};
use super::{elsewhere, quick};
use crate::hand::question::Question;
use crate::tiles::Tile;

/// The longest text that is read, in bytes: of a hand, of a link, of rules, of a field of a request. A hand has a few hundred, a
/// house of rules with a name two thousand, and reading this much takes a slow phone less than a second.
pub const LONGEST: usize = 64 * 1024;

/// A question, and what its text said.
pub type ToldQuestion = (Question, SaidFields);

/// A reader of hands. A program that is cut into files reads its own texts by [`Reader::OWN`], and names [`Reader::ALL`] only
/// in the file that reads what others wrote: half of the notation is there.
///
/// ```
/// use tensu::notation::Reader;
/// let [own, all] = [Reader::OWN, Reader::ALL].map(|reader| reader.question("234m55p+5p ron"));
/// assert_eq!(own, all);
/// let [own, all] = [Reader::OWN, Reader::ALL].map(|reader| reader.question("二三四萬 55筒"));
/// assert!(own.is_err() && all.is_ok());
/// ```
#[derive(Clone, Copy)]
pub struct Reader(Option<&'static Others>);

/// The functions that read what people and other programs write, where the form of this crate ([`quick`]) does not do.
struct Others {
    tiles: fn(&str) -> Result<Vec<Tile>, ParseError>,
    question: fn(Question, &str) -> Result<ToldQuestion, ParseError>,
    /// Reads one word of a question.
    word: fn(&mut Question, &str, &mut SaidFields) -> Result<(), ParseError>,
    /// Returns the meaning of a word, in any case.
    find: fn(&str) -> Option<Word>,
    /// Returns the kind of a text as a whole, if that is no hand.
    elsewhere: fn(&str) -> Option<Syntax>,
}

static OTHERS: Others = Others {
    tiles: |text| {
        let read = Scanner::new(text).only_tiles();
        read.map_err(|why| elsewhere::why(text, why))
    },
    question: |question, text| {
        let read = Scanner::new(text).question(question);
        read.map_err(|why| elsewhere::why(text, why))
    },
    word: |question, word, said| Scanner::new(word).one_word(question, said),
    find: words::find,
    elsewhere: elsewhere::elsewhere,
};

impl Reader {
    /// The reader of every form.
    pub const ALL: Self = Self(Some(&OTHERS));
    /// The reader of the form in which this crate writes. Any other text is an error at its first character.
    pub const OWN: Self = Self(None);

    /// Returns whether it reads every form.
    pub const fn reads_all(self) -> bool {
        self.0.is_some()
    }

    fn others(self, text: &str) -> Result<&'static Others, ParseError> {
        self.0.ok_or_else(|| {
            let first = text.chars().next();
            let why = first.map_or(Syntax::OneTile, Syntax::Character);
            ParseError { at: 0, why }
        })
    }

    /// Refuses a text that is too long, before any of it is read: with its length in bytes, or its kind if it begins as a log
    /// or a link.
    fn fits(self, text: &str) -> Result<(), ParseError> {
        if text.len() <= LONGEST {
            return Ok(());
        }
        let known = self.0.and_then(|others| (others.elsewhere)(text));
        let why = known.unwrap_or(Syntax::TooLong(text.len()));
        Err(ParseError { at: 0, why })
    }

    /// Reads tiles without melds.
    ///
    /// # Errors
    /// The first character that cannot be read, with its position.
    pub fn tiles(self, text: &str) -> Result<Vec<Tile>, ParseError> {
        self.fits(text)?;
        if let Some(found) = quick::tiles(text) {
            return Ok(found);
        }
        (self.others(text)?.tiles)(text)
    }

    /// Reads exactly one tile.
    ///
    /// # Errors
    /// As [`Reader::tiles`], or [`Syntax::OneTile`].
    pub fn tile(self, text: &str) -> Result<Tile, ParseError> {
        match self.tiles(text)?[..] {
            [tile] => Ok(tile),
            _ => Err(ParseError {
                at: 0,
                why: Syntax::OneTile,
            }),
        }
    }

    /// Reads a question.
    ///
    /// # Errors
    /// The first character that cannot be read, with its position.
    pub fn question(self, text: &str) -> Result<Question, ParseError> {
        self.fits(text)?;
        let mut read = Question::default();
        if quick::read(text, &mut read) {
            return Ok(read);
        }
        self.of_others(Question::default(), text)
    }

    /// Reads a text into a question, as [`Question::read`].
    ///
    /// # Errors
    /// The first character that cannot be read, with its position.
    pub fn onto(self, question: Question, text: &str) -> Result<Question, ParseError> {
        self.fits(text)?;
        if let Some(read) = quick::onto(&question, text) {
            return Ok(read);
        }
        self.of_others(question, text)
    }

    fn of_others(self, question: Question, text: &str) -> Result<Question, ParseError> {
        let read = (self.others(text)?.question)(question, text);
        read.map(|(question, _)| question)
    }

    /// A text as a question, and what it says.
    pub(super) fn told(self, text: &str) -> Result<ToldQuestion, ParseError> {
        self.fits(text)?;
        (self.others(text)?.question)(Question::default(), text)
    }

    /// The meaning of a word, in any case.
    pub(crate) fn find(self, word: &str) -> Option<Word> {
        Word::own(word).or_else(|| (self.0?.find)(word))
    }

    /// Takes one word of a text.
    pub(crate) fn word(
        self,
        question: &mut Question,
        word: &str,
        said: &mut SaidFields,
    ) -> Result<(), ParseError> {
        self.fits(word)?;
        if quick::word(word, question, said) {
            return Ok(());
        }
        (self.others(word)?.word)(question, word, said)
    }
}

/// By name: its functions are addresses, which differ each time.
impl fmt::Debug for Reader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.reads_all() {
            "Reader::ALL"
        } else {
            "Reader::OWN"
        })
    }
}
