//! One number for all that the engine says about many hands: any change of any score changes it.

use serde_json::Value;
use tensu::Ruleset;
use tensu_wire::{refused, scored};

use super::deal;
use super::random::Random;

/// FNV-1a, 64 bits (Fowler, Noll, Vo).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fnv(pub u64);

impl Default for Fnv {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Fnv {
    pub fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    pub fn of(text: &str) -> u64 {
        let mut hash = Self::default();
        hash.write(text.as_bytes());
        hash.0
    }
}

/// The hash of the responses, their sentences left out, to the first hands of a ruleset.
pub fn digest(rules: &Ruleset, hands: usize) -> u64 {
    let mut random = Random::new(Fnv::of(rules.id));
    let mut hash = Fnv::default();
    for _ in 0..hands {
        let question = deal::hand(&mut random, rules);
        let win = question.check(rules);
        let scored = win.map(|win| rules.score(&win).map(|score| scored(rules, &win, &score)));
        let response = match scored {
            Ok(Ok(response)) => response,
            Ok(Err(refusal)) => refused(&refusal.into()),
            Err(refusals) => refused(&refusals),
        };
        let mut json = serde_json::to_value(&response).expect("a response is JSON");
        drop_words(&mut json);
        hash.write(json.to_string().as_bytes());
        hash.write(b"\n");
    }
    hash.0
}

/// Takes out what is no part of a score: sentences, which may be put better, and the fingerprint of the rules.
fn drop_words(json: &mut Value) {
    match json {
        Value::Object(fields) => {
            fields.retain(|key, _| {
                !["text", "message", "reason", "why", "fingerprint"].contains(&key.as_str())
            });
            fields.values_mut().for_each(drop_words);
        }
        Value::Array(values) => values.iter_mut().for_each(drop_words),
        _ => {}
    }
}

/// A line of `tests/digests.txt`: a ruleset, the hash of its first hands and of all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub id: String,
    pub first: u64,
    pub all: u64,
}

/// The number of hands that the first hash is over; the other is over as many as the proof likes.
pub const FIRST: usize = 1_000;

/// The lines of the file, its comments left out.
pub fn read(text: &str) -> Vec<Line> {
    let line = |line: &str| {
        let mut words = line.split_whitespace();
        let id = words.next()?.to_owned();
        let mut hash = || u64::from_str_radix(words.next()?, 16).ok();
        Some(Line {
            id,
            first: hash()?,
            all: hash()?,
        })
    };
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(line).collect()
}
