//! The lines of an input, as they come, in constant memory.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use std::io::{self, Read, Write};

/// The longest line that is read, in bytes; real requests have some hundred.
pub const LONGEST: usize = 1_000_000;

/// The number of bytes that are read and written at once.
pub(super) const PIECE: usize = 64 * 1_024;

/// The most lines that are answered in one go.
const LINES: usize = 1_024;

/// The mark that Windows programs write before a text.
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// A line of the input, without the blanks at its end.
#[derive(Clone, Copy, Debug)]
pub struct Line<'a> {
    /// The number of the line in the input, from 1.
    pub number: u64,
    /// The text as it was written.
    pub text: &'a [u8],
    /// `true` if this is only the beginning: the line is longer than [`LONGEST`].
    pub is_cut: bool,
}

/// Some lines of the input, one behind the other.
#[derive(Default)]
pub(super) struct Batch {
    /// The number of lines before these.
    before: u64,
    bytes: Vec<u8>,
    lines: Vec<LineEnd>,
}

/// A line of a batch: where it ends, and whether there was more of it than is kept.
struct LineEnd {
    end: usize,
    is_cut: bool,
}

impl Batch {
    fn push(&mut self, line: &[u8], is_cut: bool) {
        self.bytes.extend_from_slice(line);
        let end = self.bytes.len();
        self.lines.push(LineEnd { end, is_cut });
    }

    const fn is_full(&self) -> bool {
        self.lines.len() >= LINES || self.bytes.len() >= PIECE
    }

    pub(super) fn answer(
        &self,
        answer: &impl Fn(Line<'_>, &mut Vec<u8>),
        output: &mut impl Write,
    ) -> io::Result<()> {
        let (mut from, mut answered) = (0, Vec::new());
        for (number, &LineEnd { end, is_cut }) in (self.before + 1..).zip(&self.lines) {
            let text = &self.bytes[from..end];
            from = end;
            answered.clear();
            let line = Line {
                number,
                text,
                is_cut,
            };
            answer(line, &mut answered);
            output.write_all(&answered)?;
        }
        Ok(())
    }
}

/// The lines of an input.
pub(super) struct Lines<R> {
    input: R,
    buffer: Box<[u8]>,
    /// The number of bytes in the buffer, and of those that were looked at.
    have: usize,
    at: usize,
    /// `true` if the input has ended: a terminal may be at its end twice.
    is_ended: bool,
    /// `true` if more came at once than people type or programs ask one by one.
    pub(super) is_long: bool,
    /// The line that is being read, or that is about to be given out.
    line: Vec<u8>,
    state: LineState,
    /// The number of lines that were given out.
    given: u64,
    /// Empty lines before it, which are answered unless the input ends with them.
    empty: u64,
}

/// The state of the line that is being read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LineState {
    /// Its end has not come.
    Open,
    /// The same, and it is too long already.
    TooLong,
    /// All there.
    Whole { is_cut: bool },
}

impl<R: Read> Lines<R> {
    pub(super) fn of(input: R) -> Self {
        Self {
            input,
            buffer: alloc::vec![0; PIECE].into(),
            have: 0,
            at: 0,
            is_ended: false,
            is_long: false,
            line: Vec::new(),
            state: LineState::Open,
            given: 0,
            empty: 0,
        }
    }

    /// Returns what has come, as far as one batch holds it; `None` at the end.
    pub(super) fn next(&mut self) -> io::Result<Option<Batch>> {
        let mut batch = Batch {
            before: self.given,
            ..Batch::default()
        };
        while !batch.is_full() {
            if let LineState::Whole { is_cut } = self.state {
                if self.empty > 0 {
                    self.empty -= 1;
                    batch.push(b"", false);
                } else {
                    batch.push(&self.line, is_cut);
                    self.line.clear();
                    self.state = LineState::Open;
                }
            } else if self.at < self.have {
                self.scan();
            } else if !batch.lines.is_empty() {
                // Answered before more is waited for.
                break;
            } else if !self.fill()? {
                self.end_line();
                if self.state == LineState::Open {
                    return Ok(None);
                }
            }
        }
        self.given += batch.lines.len() as u64;
        Ok(Some(batch))
    }

    /// Waits for more; false at the end.
    fn fill(&mut self) -> io::Result<bool> {
        while !self.is_ended {
            match self.input.read(&mut self.buffer) {
                Err(why) if why.kind() == io::ErrorKind::Interrupted => {}
                read => {
                    (self.at, self.have) = (0, read.map_err(|why| unread(&why))?);
                    self.is_long |= self.have == PIECE;
                    self.is_ended = self.have == 0;
                    break;
                }
            }
        }
        Ok(!self.is_ended)
    }

    /// Takes what the buffer has of the line.
    fn scan(&mut self) {
        let rest = &self.buffer[self.at..self.have];
        let end = rest.iter().position(|&byte| byte == b'\n');
        let part = &rest[..end.unwrap_or(rest.len())];
        let room = LONGEST - self.line.len();
        if part.len() > room {
            self.state = LineState::TooLong;
        }
        self.line.extend_from_slice(&part[..part.len().min(room)]);
        self.at += part.len() + usize::from(end.is_some());
        if end.is_some() {
            self.end_line();
        }
    }

    fn end_line(&mut self) {
        if self.line.starts_with(BYTE_ORDER_MARK) {
            self.line.drain(..BYTE_ORDER_MARK.len());
        }
        let length = self.line.trim_ascii_end().len();
        self.line.truncate(length);
        let is_cut = self.state == LineState::TooLong;
        if length > 0 || is_cut {
            self.state = LineState::Whole { is_cut };
        } else {
            self.empty += 1;
        }
    }
}

fn unread(why: &io::Error) -> io::Error {
    let said = ["the input cannot be read: ", &in_words(why)].concat();
    io::Error::new(why.kind(), said)
}

/// Returns what the system says of an error, without its number.
pub(super) fn in_words(why: &io::Error) -> String {
    let said = why.to_string();
    let number = said.rfind(" (os error ");
    number.map_or(said.as_str(), |at| &said[..at]).to_string()
}
