//! A set of tiles that was taught: for each kind a few numbers of the net's own, no picture.

use alloc::vec;
use alloc::vec::Vec;

use crate::bytes::{Bytes, check, checked};
use crate::error::PhotoError;
use crate::float::{exp, ln, round, sqrt};
use crate::peaks::{Face, normalise};
use crate::weights::CLASSES;

const MAGIC: &[u8] = b"TENSUSET";
const VERSION: u8 = 1;
const KINDS: usize = 34;
/// The rows that a set is taught by, as kinds: characters, circles, bamboo, honours.
const ROWS: [(usize, usize); 4] = [(0, 9), (9, 9), (18, 9), (27, 7)];
/// More teachings of one kind change nothing any more.
const MOST: u8 = 16;

/// A taught set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Set {
    /// Of the net whose numbers these are.
    fingerprint: u32,
    features: usize,
    /// Teachings of a kind, and the mean of its features, 127 long.
    kinds: Vec<(u8, Vec<i8>)>,
}

/// The outcome of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taught {
    /// The number of tiles that were seen.
    pub tiles: usize,
    /// The number of tiles that the row has.
    pub wanted: usize,
}

impl Taught {
    /// Returns whether the row was seen whole, and so taken.
    pub const fn is_taken(self) -> bool {
        self.tiles == self.wanted
    }
}

/// Makes numbers as long as 127 whatever they were.
fn unit(numbers: &[i32]) -> Vec<i8> {
    let squares: i64 = numbers.iter().map(|&n| i64::from(n) * i64::from(n)).sum();
    let length = sqrt(squares as f32).max(1.0);
    let scaled = numbers.iter().map(|&n| round(127.0 * n as f32 / length));
    scaled.map(|n| n.clamp(-127, 127) as i8).collect()
}

impl Set {
    pub(crate) fn new(fingerprint: u32, features: usize) -> Self {
        Self {
            fingerprint,
            features,
            kinds: vec![(0, vec![0; features]); KINDS],
        }
    }

    /// Learns a row, if as many tiles were seen as it has.
    pub(crate) fn teach(&mut self, row: u8, tiles: &[Vec<i32>]) -> Result<Taught, PhotoError> {
        let (first, wanted) = *ROWS.get(usize::from(row)).ok_or(PhotoError::Row(row))?;
        let taught = Taught {
            tiles: tiles.len(),
            wanted,
        };
        if taught.is_taken() {
            for ((count, mean), tile) in self.kinds[first..first + wanted].iter_mut().zip(tiles) {
                let so_far = i32::from(*count);
                let sums = mean.iter().zip(unit(tile));
                let sums: Vec<i32> = sums
                    .map(|(&mean, new)| i32::from(mean) * so_far + i32::from(new))
                    .collect();
                *mean = unit(&sums);
                *count = (*count + 1).min(MOST);
            }
        }
        Ok(taught)
    }

    /// Returns a face with what the set says of it.
    pub(crate) fn judge(&self, face: &Face, features: &[i32]) -> Face {
        const SHARP: f32 = 30.0;
        const TAUGHT: f32 = 0.7;
        const SEEN: f32 = 0.5;
        const NEVER: f32 = -1e4;
        let features = unit(features);
        let alike = |(count, mean): &(u8, Vec<i8>)| {
            let product: i32 = mean
                .iter()
                .zip(&features)
                .map(|(&a, &b)| i32::from(a) * i32::from(b))
                .sum();
            (*count > 0).then_some(product as f32 / (127.0 * 127.0))
        };
        // Of kinds that were not taught nothing is said: the others share what they had together.
        let mut shares = [NEVER; CLASSES];
        let mut together = 0.0;
        for ((share, kind), class) in shares.iter_mut().zip(&self.kinds).zip(face.classes) {
            if let Some(alike) = alike(kind) {
                *share = SEEN * class + TAUGHT * SHARP * alike;
                together += exp(class);
            }
        }
        normalise(&mut shares);
        let mut judged = face.clone();
        for ((class, share), (count, _)) in judged.classes.iter_mut().zip(shares).zip(&self.kinds) {
            if *count > 0 {
                *class = ln(together) + share;
            }
        }
        judged
    }

    /// Returns its numbers, to be kept.
    pub(crate) fn write(&self) -> Vec<u8> {
        let mut file = MAGIC.to_vec();
        file.push(VERSION);
        file.extend(self.fingerprint.to_le_bytes());
        file.extend((self.features as u16).to_le_bytes());
        for (count, mean) in &self.kinds {
            file.push(*count);
            file.extend(mean.iter().map(|&n| n as u8));
        }
        file.extend(check(&file).to_le_bytes());
        file
    }

    /// Reads one that was kept.
    pub(crate) fn read(file: &[u8], fingerprint: u32, features: usize) -> Result<Self, PhotoError> {
        let set = checked(file).and_then(|text| Self::body(&mut Bytes(text)));
        let set = set.ok_or(PhotoError::Set)?;
        if (set.fingerprint, set.features) != (fingerprint, features) {
            return Err(PhotoError::SetOfOtherWeights);
        }
        Ok(set)
    }

    fn body(bytes: &mut Bytes<'_>) -> Option<Self> {
        let is_ours = bytes.take(MAGIC.len()) == Some(MAGIC) && bytes.u8() == Some(VERSION);
        let fingerprint = bytes.u32().filter(|_| is_ours)?;
        let features = usize::from(bytes.u16()?);
        let mut kinds = Vec::new();
        for _ in 0..KINDS {
            let count = bytes.u8().filter(|&count| count <= MOST)?;
            let mean = bytes.i8s(features)?;
            if mean.contains(&i8::MIN) {
                return None;
            }
            kinds.push((count, mean));
        }
        bytes.0.is_empty().then_some(Self {
            fingerprint,
            features,
            kinds,
        })
    }
}
