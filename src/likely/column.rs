//! All that one place may be, the most probable first.

use alloc::vec::Vec;

use super::seen::{AGREED, FLOWER, Face, Guessed, OWN, Odds, Place};
use crate::tiles::list::ShortVec;
use crate::tiles::order::sort_by_key;
use crate::tiles::{Kind, Tile, TileSet};

/// The probability 1 as a share.
pub(super) const ONE: u64 = 1 << 28;

/// The prior of a winning hand: it is so many bits more probable than other tiles that look as probable. One hand in
/// 330,000 wins as it is dealt, which is 18 bits, and a photo is of a hand that won nine times in ten; but hands that do
/// not win are not any hands, they are often near to it.
pub(super) const PRIOR: u32 = 16;

/// The share of odds.
pub(super) const fn share(sixteenths: u32) -> u64 {
    /// 2^28 * 2^(-i / 16).
    const STEPS: [u32; 16] = [
        268_435_456,
        257_054_673,
        246_156_398,
        235_720_175,
        225_726_413,
        216_156_353,
        206_992_033,
        198_216_250,
        189_812_531,
        181_765_103,
        174_058_859,
        166_679_334,
        159_612_677,
        152_845_623,
        146_365_470,
        140_160_054,
    ];
    let bits = sixteenths / 16;
    if bits < 32 {
        STEPS[sixteenths as usize % 16] as u64 >> bits
    } else {
        0
    }
}

/// A face that a place may have.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub(super) face: Face,
    /// Sixteenths of a bit.
    pub(super) odds: u32,
    /// The reader's own share.
    pub(super) share: u64,
}

/// A place of the row with all that it may be.
pub(super) struct Column {
    /// The place, from 0.
    pub(super) place: usize,
    /// The candidates, the most probable first; never none.
    pub(super) all: Vec<Candidate>,
    /// The reader's first guess, as the game has it.
    first: Face,
    /// `true` if the game has no such tile.
    is_foreign: bool,
}

impl Column {
    pub(super) fn of(place: usize, seen: &Place, tiles: &TileSet) -> Self {
        let first = as_played(seen.first(), tiles);
        let mut all = Vec::new();
        for (class, odds) in seen.odds.iter().enumerate() {
            let mut add = |face, more: u16| {
                let odds = u32::from(odds.get()) + u32::from(more);
                if odds < Odds::IMPOSSIBLE.get().into() {
                    all.push(Candidate {
                        face,
                        odds,
                        share: 0,
                    });
                }
            };
            match Kind::new(class) {
                Some(kind) if tiles.has(kind) => {
                    let red = kind.red_five().filter(|_| tiles.reds_of(kind) > 0);
                    // The better of both is as probable as the five is.
                    let better = seen.red.min(seen.plain).get();
                    let worse = red.map_or(0, |_| seen.plain.get() - better);
                    add(Face::Tile(Tile::plain(kind)), worse);
                    if let Some(red) = red {
                        add(Face::Tile(red), seen.red.get() - better);
                    }
                }
                Some(_) => {}
                None if class == FLOWER => {
                    if tiles.flowers() > 0 {
                        add(Face::Flower, 0);
                    }
                }
                None => add(Face::Blank, 0),
            }
        }
        sort_by_key(&mut all, |candidate| candidate.odds);
        let read = seen.odds.iter().min().map_or(0, |odds| odds.get()).into();
        // A tile that the game has not is left as it was read if nothing else is likely: another game may be meant.
        let is_foreign = all.first().is_none_or(|best| best.odds > read + 16 * PRIOR);
        if is_foreign {
            let candidate = |face| Candidate {
                face,
                odds: read,
                share: 0,
            };
            all = [first].map(candidate).into();
        }
        let sum = all.iter().map(|it| share(it.odds)).sum::<u64>().max(1);
        for candidate in &mut all {
            candidate.share = share(candidate.odds) * ONE / sum;
        }
        Self {
            place,
            all,
            first,
            is_foreign,
        }
    }

    /// The most probable candidate of a kind, red or not.
    pub(super) fn best_of(&self, kind: Kind) -> Option<Candidate> {
        let mut all = self.all.iter();
        all.find(|candidate| candidate.face.kind() == Some(kind))
            .copied()
    }

    /// The odds of a face.
    pub(super) fn odds_of(&self, face: Face) -> Option<u32> {
        let mut all = self.all.iter();
        let found = all.find(|candidate| candidate.face == face);
        found.map(|candidate| candidate.odds)
    }

    /// The reader's own share of a face.
    pub(super) fn share(&self, face: Face) -> u64 {
        let mut all = self.all.iter();
        all.find(|candidate| candidate.face == face)
            .map_or(0, |candidate| candidate.share)
    }

    /// Returns the reader's first guess as the game has it.
    pub(super) const fn first(&self) -> Face {
        self.first
    }

    /// The number of candidates that are not less probable than the best by more than this.
    pub(super) fn within(&self, depth: u32) -> usize {
        let most = self.all[0].odds + depth;
        self.all.iter().take_while(|it| it.odds <= most).count()
    }

    /// The odds of a candidate beside those of the best.
    pub(super) fn more(&self, candidate: usize) -> u32 {
        self.all[candidate].odds - self.all[0].odds
    }

    /// Says what the place is, with its doubts.
    pub(super) fn guessed(&self, face: Face, sure: u8) -> Guessed {
        let own = percent(self.share(face), ONE);
        let mut others = ShortVec::empty(Face::Blank);
        let next = self.all.iter().map(|candidate| candidate.face);
        others.extend(next.filter(|&other| other != face));
        let repaired = face != self.first;
        Guessed {
            face,
            sure,
            own,
            others,
            marked: repaired || self.is_foreign || sure < AGREED || own < OWN,
            repaired,
        }
    }
}

/// The face as the game has it: a red five becomes a plain one where none is red.
fn as_played(face: Face, tiles: &TileSet) -> Face {
    match face {
        Face::Tile(tile) => Face::Tile(tiles.as_played(tile)),
        other => other,
    }
}

/// A part of a whole in percent, rounded down: what is not quite sure is not 100.
pub(super) const fn percent(part: u64, whole: u64) -> u8 {
    if part >= whole {
        return 100;
    }
    // The whole is more than the part, so it is not 0.
    (100 * part / whole) as u8
}
