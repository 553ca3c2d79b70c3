//! Scores hands from standard input: one JSON request a line in, one JSON response a line out, in the same order.
//!
//! ```sh
//! echo '{"hand":"234m340p66p678s56s","win":"7s","by":"ron"}' | cargo run --release --example score
//! ```
//!
//! The contract is that of `tensu::wire`: `"ask"` says what a line wants to know, a hand's price unless it says. A line that cannot be read is answered with an error, and the next one is
//! read; an `id` is copied into the response. Lines are streamed, so memory does not grow with their number.

use std::io::{self, BufRead, BufWriter, Write};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;
use tensu::text::LANGUAGES;
use tensu::wire::{self, Source, Value};

/// The part of a line that is not the contract's: an id of any type, copied as it stands.
#[derive(Deserialize)]
struct Tag {
    #[serde(default, deserialize_with = "some")]
    id: Option<Box<RawValue>>,
}

/// Keeps an `id` of `null` apart from none.
fn some<'de, D: Deserializer<'de>>(value: D) -> Result<Option<Box<RawValue>>, D::Error> {
    Box::<RawValue>::deserialize(value).map(Some)
}

/// A line of input.
struct Line<'a>(&'a [u8]);

impl Source for Line<'_> {
    type Error = serde_json::Error;

    fn read<T: DeserializeOwned>(&self) -> Result<T, Self::Error> {
        serde_json::from_slice(self.0)
    }
}

/// A line of output.
#[derive(Serialize)]
struct Answer {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<Box<RawValue>>,
    #[serde(flatten)]
    response: Value,
}

fn answer(line: &[u8]) -> Answer {
    let id = serde_json::from_slice::<Tag>(line)
        .ok()
        .and_then(|tag| tag.id);
    let response = wire::answer(&Line(line), LANGUAGES);
    Answer { id, response }
}

fn main() -> io::Result<()> {
    let mut input = io::stdin().lock();
    let mut output = BufWriter::new(io::stdout().lock());
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? > 0 {
        if !line.trim_ascii().is_empty() {
            serde_json::to_writer(&mut output, &answer(&line))?;
            output.write_all(b"\n")?;
        }
        line.clear();
    }
    output.flush()
}
