//! Scores hands from standard input: one JSON request a line in, one JSON response a line out, in the same order.
//!
//! ```sh
//! echo '{"hand":"234m340p66p678s56s","win":"7s","by":"ron"}' | cargo run --release --example score
//! ```
//!
//! The contract is that of `tensu::wire`: `"ask"` says what a line wants to know, a hand's price unless it says. A line
//! that cannot be read is answered with an error, and the next one is read; an `id` is copied into the response. Line n
//! of the output answers line n of the input: an empty line is answered with an error too, but for empty lines at the
//! end. A byte order mark before a line is passed over. Lines are streamed, so memory does not grow with their number;
//! who reads the output may stop at any line.

use std::fmt;
use std::io::{self, BufRead, BufWriter, Write};

use serde::de::{DeserializeOwned, IgnoredAny, MapAccess, Visitor};
use serde::{Deserializer, Serialize};
use serde_json::value::RawValue;
use tensu::text::LANGUAGES;
use tensu::wire::{self, Readable, Value};

/// The part of a line that is not the contract's: an id of any type, copied as it stands. Of several it is the last one, and
/// it is known wherever the line breaks behind it.
#[derive(Default, Serialize)]
#[serde(transparent)]
struct Id(Option<Box<RawValue>>);

impl Id {
    fn of(line: &[u8]) -> Self {
        let mut id = Self::default();
        // What is wrong with the line is said by the response.
        let _ = serde_json::Deserializer::from_slice(line).deserialize_map(&mut id);
        id
    }

    const fn is_absent(&self) -> bool {
        self.0.is_none()
    }
}

impl<'de> Visitor<'de> for &mut Id {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(key) = map.next_key::<String>()? {
            if key == "id" {
                self.0 = Some(map.next_value()?);
            } else {
                map.next_value::<IgnoredAny>()?;
            }
        }
        Ok(())
    }
}

/// A line of input.
struct Line<'a>(&'a [u8]);

impl Readable for Line<'_> {
    type Error = Unread;

    fn read<T: DeserializeOwned>(&self) -> Result<T, Unread> {
        if self.0.is_empty() {
            return Err(Unread::Empty);
        }
        serde_json::from_slice(self.0).map_err(Unread::Json)
    }
}

/// Why a line cannot be read.
enum Unread {
    Empty,
    Json(serde_json::Error),
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the line is empty"),
            Self::Json(why) if why.is_data() => why.fmt(f),
            Self::Json(why) => write!(f, "the line is no JSON ({why})"),
        }
    }
}

/// A line of output.
#[derive(Serialize)]
struct Answer {
    #[serde(skip_serializing_if = "Id::is_absent")]
    id: Id,
    #[serde(flatten)]
    response: Value,
}

fn write_answer(line: &[u8], output: &mut impl Write) -> io::Result<()> {
    let answer = Answer {
        id: Id::of(line),
        response: wire::answer(&Line(line), LANGUAGES),
    };
    serde_json::to_writer(&mut *output, &answer)?;
    output.write_all(b"\n")
}

/// What Windows programs write before a text.
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

fn answer_each(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    // Empty lines that are answered when another one follows.
    let mut empty = 0;
    while input.read_until(b'\n', &mut line)? > 0 {
        let request = line.strip_prefix(BYTE_ORDER_MARK).unwrap_or(&line);
        let request = request.trim_ascii_end();
        if request.is_empty() {
            empty += 1;
        } else {
            for _ in 0..std::mem::take(&mut empty) {
                write_answer(b"", &mut output)?;
            }
            write_answer(request, &mut output)?;
        }
        line.clear();
    }
    output.flush()
}

/// Answers every line, for as long as somebody reads the answers.
pub(crate) fn run(input: impl BufRead, output: impl Write) -> io::Result<()> {
    match answer_each(input, output) {
        Err(why) if why.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        ended => ended,
    }
}

fn main() -> io::Result<()> {
    run(io::stdin().lock(), BufWriter::new(io::stdout().lock()))
}
