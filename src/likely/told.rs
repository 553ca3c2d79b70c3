//! The tiles beside the row, and those that may lie in it.

use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Reverse;

use super::calls::calls;
use super::column::Column;
use super::seen::{Face, Row};
use crate::hand::question::{Flag, Question};
use crate::hand::reading::{Shapes, is_complete};
use crate::outlook::Outlook;
use crate::presets::Ruleset;
use crate::tiles::order::sort_by_key;
use crate::tiles::{Counts, Tile, TileSet, Wind};

/// A judgement of some tiles.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    /// The game has not so many of a tile.
    Impossible,
    /// They may lie there.
    Possible,
    /// They are a complete hand, or melds.
    Wins,
}

/// The number of tiles of each face that lie somewhere.
#[derive(Clone)]
struct Lying {
    kinds: Counts,
    faces: [u8; Tile::COUNT],
    flowers: u8,
}

impl Lying {
    /// Adds one more, if the game has it.
    fn add(&mut self, face: Face, tiles: &TileSet) -> bool {
        let Face::Tile(tile) = face else {
            let more = u8::from(face == Face::Flower);
            self.flowers = self.flowers.saturating_add(more);
            // A flower where there are none was read without a doubt.
            let most = tiles.flowers();
            return more == 0 || most == 0 || self.flowers <= most;
        };
        let (Some(kind), place) = (tile.kind(), tile.index()) else {
            return true;
        };
        self.kinds.add(kind, 1);
        self.faces[place] = self.faces[place].saturating_add(1);
        let most = if tile.is_red() {
            tiles.reds_of(kind)
        } else {
            tiles.plain_of(kind)
        };
        self.kinds.get(kind) <= TileSet::COPIES && self.faces[place] <= most
    }

    /// Returns whether the game has one more.
    fn has_room(&self, face: Face, tiles: &TileSet) -> bool {
        self.clone().add(face, tiles)
    }
}

/// All that is known beside the row.
pub(super) struct Told<'r> {
    purpose: Row,
    beside: Question,
    rules: &'r Ruleset,
    shapes: Shapes,
    lying: Lying,
}

impl<'r> Told<'r> {
    pub(super) fn new(purpose: Row, beside: &Question, rules: &'r Ruleset) -> Self {
        let mut beside = beside.clone();
        match purpose {
            Row::Hand => {
                beside.hand.clear();
                beside.win = None;
            }
            Row::Calls => beside.melds.clear(),
            Row::Any => {}
        }
        let mut lying = Lying {
            kinds: Counts::EMPTY,
            faces: [0; Tile::COUNT],
            flowers: 0,
        };
        for tile in beside.lying() {
            lying.add(Face::Tile(rules.tiles.as_played(tile)), &rules.tiles);
        }
        lying.kinds.add(Wind::North.kind(), beside.norths);
        let first_turn = beside.folded_flags().has(Flag::FirstTurn);
        let shapes = rules.shapes();
        Self {
            purpose,
            beside,
            rules,
            shapes: Shapes {
                // Any tiles may be unrelated, so they are looked for only where they can win.
                unrelated: shapes.unrelated && first_turn,
                ..shapes
            },
            lying,
        }
    }

    /// The number of melds beside so many concealed tiles of a complete hand.
    fn melds_beside(&self, tiles: usize) -> Option<usize> {
        let melds = 14_usize.checked_sub(tiles)?;
        let told = self.beside.melds.len();
        let fits = melds.is_multiple_of(3) && (told == 0 || told == melds / 3);
        fits.then_some(melds / 3)
    }

    /// Returns whether tiles of this number can win, one more or less included; without it the search is short.
    pub(super) fn may_win(&self, columns: &[Column]) -> bool {
        let firsts = || columns.iter().map(Column::first);
        let tiles = firsts().filter(|face| face.tile().is_some()).count();
        let blank = firsts().any(|face| face == Face::Blank);
        match self.purpose {
            Row::Hand => {
                let most = if blank { tiles + 1 } else { tiles };
                let mut lengths = tiles.saturating_sub(1)..=most;
                lengths.any(|tiles| self.melds_beside(tiles).is_some())
            }
            Row::Calls => columns.len() >= 3,
            Row::Any => false,
        }
    }

    /// Judges the faces of all places.
    pub(super) fn judge(&self, faces: &[Face], columns: &[Column]) -> Verdict {
        let tiles = &self.rules.tiles;
        let melds = match self.purpose {
            Row::Calls => calls(faces, tiles),
            Row::Hand | Row::Any => None,
        };
        let mut lying = self.lying.clone();
        let possible = match &melds {
            // A closed kan has tiles that nobody sees.
            Some(melds) => {
                let mut called = melds.iter().flat_map(|meld| &meld.tiles);
                called.all(|&tile| lying.add(Face::Tile(tile), tiles))
            }
            None => faces.iter().all(|&face| lying.add(face, tiles)),
        };
        if !possible {
            return Verdict::Impossible;
        }
        let wins = match self.purpose {
            Row::Hand => self.is_complete(faces),
            Row::Calls => melds.is_some(),
            Row::Any => false,
        };
        if wins && Self::is_near(faces, columns) {
            Verdict::Wins
        } else {
            Verdict::Possible
        }
    }

    fn is_complete(&self, faces: &[Face]) -> bool {
        let closed: Counts = faces.iter().filter_map(|face| face.kind()).collect();
        let in_game = || closed.kinds().all(|kind| self.rules.tiles.has(kind));
        self.melds_beside(closed.total())
            .is_some_and(|melds| is_complete(&closed, melds, self.shapes) && in_game())
    }

    /// Returns whether at most one tile more or less is there than was read.
    fn is_near(faces: &[Face], columns: &[Column]) -> bool {
        let is_tile = |face: Face| face.tile().is_some();
        let changed = |column: &&Column| is_tile(column.first()) != is_tile(faces[column.place]);
        columns.iter().filter(changed).count() <= 1
    }

    /// The faces for a row in which nothing that can lie together was found: the surest tiles first, each as the first
    /// that there is room for, or blank.
    pub(super) fn greedy(&self, columns: &[Column]) -> Vec<Face> {
        let tiles = &self.rules.tiles;
        let mut lying = self.lying.clone();
        let mut faces = vec![Face::Blank; columns.len()];
        let mut surest: Vec<&Column> = columns.iter().collect();
        sort_by_key(&mut surest, |column| Reverse(column.all[0].share));
        for column in surest {
            let mut candidates = column.all.iter().map(|candidate| candidate.face);
            let face = candidates.find(|&face| lying.has_room(face, tiles));
            if let Some(face) = face {
                lying.add(face, tiles);
                faces[column.place] = face;
            }
        }
        faces
    }

    /// The outlook of the concealed tiles that were read.
    pub(super) fn outlook(&self, tiles: Vec<Tile>) -> Option<Outlook> {
        let question = Question {
            hand: tiles,
            ..self.beside.clone()
        };
        question.outlook(self.rules)
    }
}
