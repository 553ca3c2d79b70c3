//! The words of a text beside the tiles: `tsumo`, `riichi`, `seat:W`, `dora:1m`; and other words for the same.
//!
//! The one list of words: a text, a field of a request and a link read them here.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::errors::Syntax;
use super::written::write_mpsz;
use crate::hand::question::{By, Flag, Liable, Question, Riichi};
use crate::tiles::meld::{MeldKind, Side};
use crate::tiles::{Tile, Wind};
use crate::yaku::Yaku;

pub(super) use super::words::other::OTHER;

mod other;

/// The meaning of a word.
#[allow(missing_docs, reason = "a variant is what it holds")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    By(By),
    Riichi(Riichi),
    Flag(Flag),
    Seat(Wind),
    Round(Wind),
    Meld(MeldKind),
    /// A kan of a kind that the word does not say.
    Kan,
    Side(Side),
    /// A wind: of a seat, of the round, or a tile.
    Wind(Wind),
    Key(WordKey),
}

/// A word that a value follows.
#[allow(missing_docs, reason = "a variant is the field that it names")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WordKey {
    Seat,
    Round,
    From,
    Dora,
    Ura,
    /// The dora themselves, not their indicators.
    DoraIs,
    UraIs,
    Flowers,
    Honba,
    Sticks,
    Norths,
    Liable,
}

impl WordKey {
    pub(super) const ALL: [Self; 12] = [
        Self::Seat,
        Self::Round,
        Self::From,
        Self::Dora,
        Self::Ura,
        Self::DoraIs,
        Self::UraIs,
        Self::Flowers,
        Self::Honba,
        Self::Sticks,
        Self::Norths,
        Self::Liable,
    ];

    /// Returns the word as it is written.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Seat => "seat",
            Self::Round => "round",
            Self::From => "from",
            Self::Dora => "dora",
            Self::Ura => "ura",
            Self::DoraIs => "dora_is",
            Self::UraIs => "ura_is",
            Self::Flowers => "flowers",
            Self::Honba => "honba",
            Self::Sticks => "sticks",
            Self::Norths => "norths",
            Self::Liable => "liable",
        }
    }

    /// The field of the contract that it is for.
    pub const fn field(self) -> &'static str {
        match self {
            Self::DoraIs => Self::Dora.code(),
            Self::UraIs => Self::Ura.code(),
            other => other.code(),
        }
    }

    /// The ways to write it with a value, for an error to offer.
    pub(super) fn possible(self) -> Vec<String> {
        let with = |value: &str| [self.code(), ":", value].concat();
        match self {
            Self::Seat | Self::Round | Self::From => {
                Wind::ALL.map(|wind| with(wind.code())).to_vec()
            }
            Self::Dora | Self::Ura | Self::DoraIs | Self::UraIs => [with("1m5p")].to_vec(),
            Self::Flowers => [with("12f")].to_vec(),
            Self::Honba | Self::Sticks => [with("0"), with("1"), "…".into()].to_vec(),
            Self::Norths => (0..=4_u8).map(|n| with(&n.to_string())).collect(),
            Self::Liable => {
                let all = Yaku::all().filter(|yaku| yaku.can_be_liable());
                all.map(|yaku| with("W/") + yaku.code()).collect()
            }
        }
    }
}

/// A letter as a small one: Latin and Cyrillic, which have two kinds.
pub(super) fn small(c: char) -> char {
    match c {
        'А'..='Я' => char::from_u32(c as u32 + 0x20).unwrap_or(c),
        _ => c.to_ascii_lowercase(),
    }
}

/// A letter as it is in the list: spaces, hyphens and dots between the parts of a word are as good as `_`.
fn listed(c: char) -> char {
    match c {
        ' ' | '-' | '.' | '・' | '·' => '_',
        c => small(c),
    }
}

/// A word in any case as it is in the list.
pub fn plain(word: &str) -> String {
    word.trim().chars().map(listed).collect()
}

impl Word {
    /// The meaning of a word that this crate writes.
    pub fn own(word: &str) -> Option<Self> {
        let riichi = || Riichi::ALL.into_iter().find(|riichi| riichi.word() == word);
        let key = || WordKey::ALL.into_iter().find(|key| key.code() == word);
        None.or_else(|| By::from_code(word).map(Self::By))
            .or_else(|| Riichi::from_code(word).or_else(riichi).map(Self::Riichi))
            .or_else(|| Flag::from_code(word).map(Self::Flag))
            .or_else(|| key().map(Self::Key))
            .or_else(|| MeldKind::from_code(word).map(Self::Meld))
            .or_else(|| Side::from_code(word).map(Self::Side))
    }
}

fn other(word: &str) -> Option<Word> {
    let found = OTHER.iter().find(|(other, _)| *other == word);
    found.map(|&(_, word)| word)
}

/// The meaning of a word, in any case.
pub(super) fn find(word: &str) -> Option<Word> {
    let word = plain(word);
    Word::own(&word).or_else(|| other(&word))
}

/// The longest word of another script that a text begins with, and how many characters it has.
pub(super) fn begins(text: &[char]) -> Option<(Word, usize)> {
    let first = text.first().copied().filter(|c| !c.is_ascii())?;
    let found = OTHER.iter().filter_map(|&(other, word)| {
        other.starts_with(small(first)).then_some(())?;
        let length = other.chars().count();
        let same = text.get(..length)?.iter().copied().map(listed);
        same.eq(other.chars()).then_some((word, length))
    });
    found.max_by_key(|&(_, length)| length)
}

/// The wind of a letter, a tile or a word.
pub fn wind(text: &str) -> Option<Wind> {
    if let Some(wind) = Wind::from_code(text) {
        return Some(wind);
    }
    let of = |one: &str| match one {
        "東" | "东" | "동" => Some(Wind::East),
        "南" | "남" => Some(Wind::South),
        "西" | "서" => Some(Wind::West),
        "北" | "북" => Some(Wind::North),
        _ => None,
    };
    match find(text) {
        Some(Word::Wind(wind) | Word::Seat(wind)) => Some(wind),
        _ => of(text.trim()),
    }
}

/// The yaku of this id, in any case.
pub fn yaku(text: &str) -> Option<Yaku> {
    Yaku::from_code(text).or_else(|| Yaku::from_code(&plain(text)))
}

/// The word that somebody may have meant.
pub fn near(word: &str) -> Option<&'static str> {
    let riichi = Riichi::ALL.iter().map(|riichi| riichi.word());
    let all = By::ALL.iter().map(|by| by.code());
    let all = all
        .chain(riichi)
        .chain(Flag::ALL.iter().map(|flag| flag.code()));
    let all = all.chain(WordKey::ALL.iter().map(|key| key.code()));
    let all = all.chain(MeldKind::ALL.iter().map(|kind| kind.code()));
    nearest(&plain(word), all)
}

/// The one of some names that has the fewest letters other than this one, if it is few.
pub fn nearest<'n>(word: &str, names: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    // No name is longer, and what somebody wrote can be as long as they like.
    const LONGEST: usize = 24;
    if word.len() > LONGEST {
        return None;
    }
    let mut best: Option<(usize, &str)> = None;
    for name in names {
        let far = distance(word.as_bytes(), name.as_bytes());
        let few = far <= 1 + name.len().min(word.len()) / 5;
        if few && far < name.len() && best.is_none_or(|(least, _)| far < least) {
            best = Some((far, name));
        }
    }
    best.map(|(_, name)| name)
}

/// Counts the letters that have to be put in, taken out, changed or swapped with the next one.
fn distance(a: &[u8], b: &[u8]) -> usize {
    let mut rows: [Vec<usize>; 3] = [Vec::new(), Vec::new(), (0..=b.len()).collect()];
    for i in 0..a.len() {
        rows.rotate_left(1);
        let [before, last, row] = &mut rows;
        row.clear();
        row.push(i + 1);
        for j in 0..b.len() {
            let changed = last[j] + usize::from(a[i] != b[j]);
            let mut few = changed.min(last[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j] {
                few = few.min(before[j - 1] + 1);
            }
            row.push(few);
        }
    }
    rows[2][b.len()]
}

impl Question {
    /// Takes a word that no value follows; `said` remembers the words before it.
    pub(super) fn set_plain(
        &mut self,
        word: Word,
        written: &str,
        said: &mut SaidFields,
    ) -> Result<(), Syntax> {
        match word {
            Word::By(by) => {
                said.once(SaidFields::BY, written)?;
                self.by = by;
            }
            Word::Riichi(riichi) => {
                said.once(SaidFields::RIICHI, written)?;
                self.riichi = riichi;
            }
            Word::Flag(flag) => {
                said.again(SaidFields::FLAGS);
                self.flags = self.flags.with(flag);
            }
            Word::Seat(wind) => {
                said.once(WordKey::Seat.code(), written)?;
                self.seat = wind;
            }
            Word::Round(wind) => {
                said.once(WordKey::Round.code(), written)?;
                self.round = wind;
            }
            // Seat, round or tile: each would be a guess.
            Word::Wind(wind) => {
                let tile = wind.kind().to_string();
                let keys = [WordKey::Seat, WordKey::Round].map(WordKey::code);
                let with = |key: &str| [key, ":", wind.code()].concat();
                let possible = keys.iter().map(|key| with(key)).chain([tile]).collect();
                return Err(Syntax::Value(written.into(), possible));
            }
            // They stand in the bracket of their meld.
            Word::Meld(_) | Word::Kan | Word::Side(_) => {
                let possible = match word {
                    Word::Meld(MeldKind::Chi) => &["(406m)"][..],
                    Word::Meld(MeldKind::Pon) => &["(777z)"],
                    Word::Meld(MeldKind::Minkan) => &["(1111z)"],
                    Word::Meld(MeldKind::Kakan) => &["(111+1z)"],
                    Word::Meld(MeldKind::Ankan) => &["[1111z]"],
                    Word::Side(Side::Left) => &["(406mL)"],
                    Word::Side(Side::Across) => &["(777zA)"],
                    Word::Side(Side::Right) => &["(777zR)"],
                    _ => &["(1111z)", "(111+1z)", "[1111z]"],
                };
                let possible = possible.iter().map(|&meld| meld.into()).collect();
                return Err(Syntax::Value(written.into(), possible));
            }
            Word::Key(_) => return Err(Syntax::Word(written.into())),
        }
        Ok(())
    }

    /// Writes the indicators, or the dora that were named in their place.
    fn write_indicators(&self, text: &mut String) {
        let lists = [
            (WordKey::Dora, WordKey::DoraIs, self.named.dora, &self.dora),
            (WordKey::Ura, WordKey::UraIs, self.named.ura, &self.ura),
        ];
        for (key, named_key, named, tiles) in lists {
            if tiles.is_empty() {
                continue;
            }
            let is_plain = |tile: &Tile| tile.kind().is_some() && !tile.is_red();
            // No dora stands behind a flower, and none tells a red five: such a list is written as it is.
            let named = named && tiles.iter().all(is_plain);
            let key = if named { named_key } else { key };
            word(text, key.code()).push(':');
            if named {
                let dora = tiles.iter().filter_map(|tile| tile.kind());
                let dora: Vec<Tile> = dora.map(|kind| Tile::plain(kind.indicated())).collect();
                write_mpsz(&dora, text);
            } else {
                write_mpsz(tiles, text);
            }
        }
    }

    /// Writes the words of the text form, defaults left out, with spaces between them; the first is the way of winning.
    pub fn write_words(&self, text: &mut String) {
        let plain = Self::default();
        *text += self.by.code();
        if self.seat != plain.seat {
            word(text, "seat:").push(self.seat.letter());
        }
        if self.round != plain.round {
            word(text, "round:").push(self.round.letter());
        }
        if self.riichi != plain.riichi {
            word(text, self.riichi.word());
        }
        for flag in self.flags.iter() {
            word(text, flag.code());
        }
        let tiles = |text: &mut String, key, tiles: &[Tile]| {
            if !tiles.is_empty() {
                write_mpsz(tiles, word(text, key));
            }
        };
        let number = |text: &mut String, key, n: u32| {
            if n > 0 {
                *word(text, key) += &n.to_string();
            }
        };
        self.write_indicators(text);
        number(text, "norths:", self.norths.into());
        tiles(text, "flowers:", &self.flowers);
        number(text, "honba:", self.honba);
        number(text, "sticks:", self.sticks);
        if let Some(from) = self.from {
            word(text, "from:").push(from.letter());
        }
        for liable in &self.liable {
            let text = word(text, "liable:");
            text.push(liable.seat.letter());
            text.push('/');
            *text += liable.yaku.code();
        }
    }
}

/// The fields that the words of a text have set. Two words for one thing are refused, or one of them would silently win;
/// a flag cannot contradict itself, and several may be liable.
#[derive(Debug, Default)]
pub struct SaidFields(Vec<&'static str>);

impl SaidFields {
    /// The way of winning.
    pub const BY: &'static str = "by";
    /// The riichi that was declared.
    pub const RIICHI: &'static str = "riichi";
    /// Everything else that happened.
    pub const FLAGS: &'static str = "flags";

    /// Notes a field that can be said once, by this word.
    pub(crate) fn once(&mut self, what: &'static str, word: &str) -> Result<(), Syntax> {
        if self.has(what) {
            return Err(Syntax::Twice(word.into()));
        }
        self.0.push(what);
        Ok(())
    }

    /// Notes what can be said several times.
    pub(super) fn again(&mut self, what: &'static str) {
        if !self.has(what) {
            self.0.push(what);
        }
    }

    /// Returns whether a field of the contract was said.
    pub fn has(&self, what: &str) -> bool {
        self.0.contains(&what)
    }
}

/// Starts another word; its value may follow.
fn word<'t>(text: &'t mut String, key: &str) -> &'t mut String {
    text.push(' ');
    text.push_str(key);
    text
}

impl Liable {
    pub(super) fn from_word(value: &str) -> Option<Self> {
        let (seat, of) = value.split_once(['/', '-'])?;
        Some(Self {
            seat: wind(seat)?,
            yaku: yaku(of)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No word is cut short by one that begins like it, wherever they stand in the list.
    #[test]
    fn every_word_of_another_script_is_read_whole() {
        let others = OTHER
            .iter()
            .filter(|(word, _)| !word.starts_with(|c: char| c.is_ascii()));
        assert!(others.clone().count() > 100);
        for &(written, word) in others {
            let text: Vec<char> = written.chars().collect();
            assert_eq!(begins(&text), Some((word, text.len())), "{written}");
            assert_eq!(find(written), Some(word), "{written}");
            let spaced: Vec<char> = written.replace('_', " ").chars().collect();
            assert_eq!(begins(&spaced), Some((word, text.len())), "{written}");
        }
    }
}
