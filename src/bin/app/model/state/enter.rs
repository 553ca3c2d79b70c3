//! Entering tiles: by taps, by strokes, by typing. Whatever comes at once is one step to take back.

use std::rc::Rc;

use tensu::{Kind, MeldKind, Tile, TileSet};

use super::groups::{Focus, State, Trace};
use super::hint::Hint;
use crate::model::entry::{Entry, FULL};
use crate::model::library::library;
use crate::model::several::{Several, between, with_red};

impl Entry {
    /// The indicators that the keys fill; none where they fill the hand.
    pub(super) const fn indicators(&mut self, focus: Focus) -> Option<&mut Vec<Tile>> {
        match focus {
            Focus::Hand => None,
            Focus::Dora => Some(&mut self.rest.dora),
            Focus::Ura => Some(&mut self.rest.ura),
        }
    }

    /// A hint about what a text named as the dora and is entered as indicators.
    fn named_in(&self, text: &str) -> Option<Hint> {
        let question = library().reader.question(text).ok()?;
        let (dora, indicators) = question.named_dora(&self.ruleset().tiles);
        (!dora.is_empty()).then_some(Hint::Named(dora, indicators))
    }

    /// The entry with another hand, from its text. The text may leave out parts of the table: these stay.
    pub(crate) fn written(&self, text: &str) -> Result<Self, Hint> {
        let begun = self.begun();
        let question = (library().reader.onto(begun.rest, text)).map_err(Hint::of_text)?;
        let mut entry = Self {
            won: begun.won,
            ..Self::new(begun.rules, question)
        };
        if (&entry.tiles, &entry.rest.melds) == (&self.tiles, &self.rest.melds) {
            entry.discarded.clone_from(&self.discarded);
            entry.seen.clone_from(&self.seen);
        }
        // In an unfinished hand the last tile is only the last.
        if !entry.is_full()
            && text
                .chars()
                .all(|character| !matches!(character, '+' | '＋'))
        {
            entry.chosen = None;
        }
        let size = entry.size();
        let fits = size <= FULL;
        fits.then_some(entry).ok_or(Hint::TextSize(size))
    }
}

impl State {
    /// The reason why a key would do nothing now; `with_red` is its corner.
    pub(crate) fn why_not(&self, tile: Tile, with_red: bool) -> Option<Hint> {
        match (self.keys.armed, self.keys.several) {
            (None, None) => against(&self.entry, self.keys.focus, tile),
            _ => self.tapped(tile, with_red).err(),
        }
    }

    /// Returns whether the sequence that begins with this tile can have its red five further up.
    pub(crate) fn has_red_above(&self, lowest: Tile) -> bool {
        let is_sequence = match self.keys.armed {
            Some(kind) => kind == MeldKind::Chi,
            None => self.keys.several == Some(Several::Sequence),
        };
        let tiles = Several::Sequence.tiles(lowest).filter(|_| is_sequence);
        let fives = tiles.iter().flat_map(|tiles| &tiles[1..]);
        let rules = self.entry.ruleset();
        fives
            .filter_map(|tile| tile.kind()?.red_five())
            .any(|red| rules.tiles.has_tile(red))
    }

    /// The tiles of the stroke that a pointer is making.
    pub(crate) fn traced(&self) -> Vec<Tile> {
        match self.keys.trace {
            Some(Trace::Over(from, to)) => self.between(from, to),
            _ => Vec::new(),
        }
    }

    /// Returns whether the hand has room for a set of this size, and it is the hand that the keys fill.
    pub(crate) fn has_room_for(&self, several: Several) -> bool {
        self.keys.focus == Focus::Hand && self.entry.size() + several.size() <= FULL
    }

    fn between(&self, from: Tile, to: Tile) -> Vec<Tile> {
        let mut tiles = between(from, to);
        tiles.retain(|&tile| self.entry.ruleset().tiles.has_tile(tile));
        tiles
    }

    /// The entry after a tap on a key.
    fn tapped(&self, tile: Tile, red: bool) -> Result<Entry, Hint> {
        if let Some(kind) = self.keys.armed {
            let melded = self.entry.with_meld(kind, tile, red);
            return melded.ok_or(Hint::NoMeld(kind, tile));
        }
        let Some(several) = self.keys.several else {
            return self.and(&[tile]);
        };
        let tiles = several.tiles(tile);
        let tiles = if red { tiles.and_then(with_red) } else { tiles };
        self.and(&tiles.ok_or(Hint::NoSequence(tile))?)
    }

    /// The entry with more tiles where the focus is.
    fn and(&self, tiles: &[Tile]) -> Result<Entry, Hint> {
        let mut next = (*self.entry).clone();
        let mut gap = self.keys.gap;
        for &tile in tiles {
            if let Some(why) = against(&next, self.keys.focus, tile) {
                return Err(why);
            }
            match next.indicators(self.keys.focus) {
                Some(list) => {
                    let at = gap.map_or(list.len(), |at| at.min(list.len()));
                    list.insert(at, tile);
                    gap = gap.map(|_| at + 1);
                }
                None => next.tiles.push(tile),
            }
        }
        Ok(next)
    }

    fn enter(&mut self, entered: Result<Entry, Hint>) {
        match entered {
            Ok(entry) => {
                let melded = self.keys.armed.take().is_some();
                self.commit(entry);
                // A kan out of the hand leaves room in it.
                if melded && !self.entry.is_full() {
                    self.keys.focus = Focus::Hand;
                }
            }
            Err(why) => self.told.hint = Some(why),
        }
    }

    pub(super) fn tap(&mut self, tile: Tile, red: bool) {
        self.fill(self.tapped(tile, red));
    }

    pub(super) fn put(&mut self, tiles: &[Tile]) {
        self.fill(self.and(tiles));
    }

    /// Takes over tiles. The first ones that go to the dora because the hand was full are told: they may have been
    /// meant for it.
    fn fill(&mut self, entered: Result<Entry, Hint>) {
        let (had, focus) = (self.entry.rest.dora.len(), self.keys.focus);
        self.enter(entered);
        let went = self.entry.rest.dora.get(had..).unwrap_or_default();
        if let Some(Hint::Dora(told)) = &mut self.told.hint {
            told.extend(went);
        } else if self.keys.moved_on && focus == Focus::Dora && !went.is_empty() {
            self.told.hint = Some(Hint::Dora(went.to_vec()));
            self.keys.moved_on = false;
        }
    }

    /// Enters the tile that came: it is the winning tile.
    pub(super) fn draw(&mut self, tile: Tile) {
        (self.keys.armed, self.keys.focus) = (None, Focus::Hand);
        let drawn = self.and(&[tile]);
        self.enter(drawn.map(|entry| Entry {
            chosen: None,
            ..entry
        }));
    }

    pub(super) fn slide(&mut self, from: Tile, to: Tile) {
        let tiles = self.between(from, to);
        match self.keys.armed {
            Some(kind) => {
                let melded = self.entry.with_meld_of(kind, &tiles);
                self.enter(melded.ok_or(Hint::NoMeld(kind, from)));
            }
            None => self.put(&tiles),
        }
    }

    /// Takes a held key: it enters its red five, if there is one left, or three of its tile, where there can be three.
    pub(super) fn hold(&mut self, tile: Tile) {
        let red = tile.kind().and_then(Kind::red_five);
        if let Some(red) = red.filter(|&red| self.why_not(red, false).is_none()) {
            return self.tap(red, false);
        }
        match Several::Triplet.tiles(tile) {
            Some(tiles) if self.keys.armed.is_none() && self.keys.focus == Focus::Hand => {
                self.put(&tiles);
            }
            _ => self.tap(tile, false),
        }
    }

    pub(super) fn choose_several(&mut self, several: Several) {
        self.keys.armed = None;
        if self.keys.several == Some(several) {
            self.keys.several = None;
            return;
        }
        self.focus_on_hand();
        if self.has_room_for(several) {
            self.keys.several = Some(several);
        } else {
            self.told.hint = Some(Hint::TooMany);
        }
    }

    pub(super) fn arm(&mut self, kind: MeldKind) {
        let fits = || Tile::all().any(|tile| self.entry.with_meld(kind, tile, false).is_some());
        if self.keys.armed == Some(kind) {
            self.keys.armed = None;
        } else if fits() {
            self.keys.armed = Some(kind);
            (self.open.meld, self.keys.several) = (None, None);
        } else {
            self.told.hint = Some(Hint::NoRoom);
        }
    }

    /// Takes a tap on a tile of the hand: into the meld that was asked for, or made the winning tile, or out.
    pub(super) fn touch(&mut self, at: usize, touched: Option<(usize, Option<usize>)>) {
        self.focus_on_hand();
        if let Some(kind) = self.keys.armed {
            let melded = self.entry.with_meld_from(kind, at);
            let Some(&tile) = self.entry.tiles.get(at) else {
                return;
            };
            self.enter(melded.ok_or(Hint::NoMeld(kind, tile)));
        } else if self.entry.winner() == Some(at) {
            self.take_out(at, touched);
        } else {
            self.keys.touched = Some((at, self.entry.winner()));
            self.edit(|entry| entry.chosen = Some(at));
        }
    }

    /// Removes a tile; one that was only tapped on the way out does not take the mark of the winning tile with it.
    pub(super) fn take_out(&mut self, at: usize, touched: Option<(usize, Option<usize>)>) {
        if at >= self.entry.tiles.len() {
            return;
        }
        let winner = touched.filter(|&(tapped, _)| tapped == at);
        let winner = winner.and_then(|(_, winner)| winner);
        self.keys.focus = Focus::Hand;
        self.edit(|entry| {
            if winner.is_some() {
                entry.chosen = winner;
            }
            entry.remove(at);
        });
    }

    /// The entry to store: with the text that is being typed, as soon as that can be read.
    pub(crate) fn stored(&self) -> Rc<Entry> {
        let written = self
            .open
            .draft
            .as_ref()
            .map(|draft| self.entry.written(&draft.text));
        match written {
            Some(Ok(entry)) => Rc::new(entry),
            _ => self.entry.clone(),
        }
    }

    /// Takes over the text of the hand; one that cannot be read stays.
    pub(super) fn read(&mut self) {
        let Some(draft) = &mut self.open.draft else {
            return;
        };
        let named = self.entry.named_in(&draft.text);
        match self.entry.written(&draft.text) {
            Ok(entry) if entry == *self.entry => self.open.draft = None,
            Ok(entry) => self.replace(entry),
            Err(why) => {
                draft.wrong = Some(why);
                return;
            }
        }
        self.told.hint = named.or(self.told.hint.take());
    }

    /// Takes a typed character. Digits wait for their suit letter; capitals are honors. Typed tiles are single ones,
    /// but for an armed meld.
    pub(super) fn type_in(&mut self, character: char) {
        if character.is_ascii_digit() {
            if self.keys.typed.len() < FULL {
                self.keys.typed.push(character);
            }
            return;
        }
        let text = format!("{}{character}", std::mem::take(&mut self.keys.typed));
        let Ok(tiles) = library().reader.tiles(&text) else {
            self.told.hint = Some(Hint::NoTile(text));
            return;
        };
        let changes = self.steps.changes;
        for tile in tiles {
            match self.keys.armed {
                Some(_) => self.tap(tile, false),
                None => self.put(&[tile]),
            }
        }
        // Tiles that come at once are one step.
        self.join(self.steps.changes - changes);
    }

    pub(super) fn delete(&mut self, touched: Option<(usize, Option<usize>)>) {
        if self.keys.typed.pop().is_some() {
            return;
        }
        if let Some((at, _)) = touched {
            return self.take_out(at, touched);
        }
        let rest = &self.entry.rest;
        match self.keys.focus {
            Focus::Dora if !rest.dora.is_empty() => self.edit(|entry| {
                entry.rest.dora.pop();
            }),
            Focus::Ura if !rest.ura.is_empty() => self.edit(|entry| {
                entry.rest.ura.pop();
            }),
            _ => self.delete_from_hand(),
        }
    }

    fn delete_from_hand(&mut self) {
        self.keys.focus = Focus::Hand;
        match self.entry.tiles.len().checked_sub(1) {
            Some(last) => self.edit(|entry| {
                entry.remove(last);
            }),
            None => self.edit(|entry| {
                entry.rest.melds.pop();
            }),
        }
        self.settle();
    }
}

/// The reason why a tile cannot be added there.
fn against(entry: &Entry, focus: Focus, tile: Tile) -> Option<Hint> {
    let indicators = match focus {
        Focus::Hand => 0,
        Focus::Dora => entry.rest.dora.len(),
        Focus::Ura => entry.rest.ura.len(),
    };
    if !entry.ruleset().tiles.has_tile(tile) {
        Some(Hint::NotHere(tile))
    } else if indicators >= TileSet::INDICATORS {
        Some(Hint::IndicatorsFull)
    } else if focus == Focus::Hand && entry.is_full() {
        Some(Hint::TooMany)
    } else {
        (entry.left(tile) == 0).then_some(Hint::NoneLeft(tile))
    }
}
