//! All that the notation is made of, as a list: for readers of it that are no part of this crate.

use alloc::string::String;
use alloc::vec::Vec;

use super::signs::{PAIRS, SUIT_NAMES, TILE_NAMES, digit, lettered, pair, single, suit};
use super::words::{OTHER, SaidFields, Word, WordKey};
use crate::hand::question::{By, Flag, Riichi};
use crate::tiles::meld::{MeldKind, Side};
use crate::tiles::{Kind, Tile};

/// The meaning of a sign or a word of the notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Meaning {
    /// A whole tile.
    Tile(Tile),
    /// A number that a suit follows.
    Digit(u8),
    /// The suit of the numbers before it, by its letter: `m` `p` `s` `z` `f`.
    Suit(char),
    /// Something about the win, for this field of the contract; two for one field are refused, but for `flags`.
    Win(&'static str),
    /// A plain riichi: a `W` before it makes it a double one.
    Riichi,
    /// A value follows, for this field of the contract.
    Key(&'static str),
    /// The kind of the meld in a bracket.
    Meld(MeldKind),
    /// A kan of a kind that the word does not say: it is refused.
    Kan,
    /// The player from whom a tile was called, in a bracket.
    Side(Side),
    /// A wind, be it of the seat, of the round or a tile: it is refused.
    Wind,
}

/// Every sign and word that a hand can be written with, and what it says. Words are in small letters, with `_` between their
/// parts; Latin and Cyrillic ones mean the same in capitals, and with a space, `-` or `.` in place of `_`.
///
/// ```
/// use tensu::notation::{Meaning, vocabulary};
/// assert!(vocabulary().contains(&("uradora".to_owned(), Meaning::Key("ura"))));
/// ```
pub fn vocabulary() -> Vec<(String, Meaning)> {
    // The tiles of Unicode are the last.
    let all = ('!'..='\u{1f029}').map(|c| (c, sign(c)));
    let signs = all.filter_map(|(c, found)| Some((String::from(c), found?)));
    let pairs = PAIRS.iter().flat_map(|&(firsts, seconds, _)| {
        firsts
            .chars()
            .flat_map(move |first| seconds.chars().map(move |second| (first, second)))
    });
    let pairs = pairs.filter_map(|(first, second)| {
        let tile = single(pair(first, second)?)?;
        Some((String::from_iter([first, second]), Meaning::Tile(tile)))
    });
    let suits = SUIT_NAMES
        .iter()
        .flat_map(|&(letter, all)| all.iter().map(move |&name| (name, Meaning::Suit(letter))));
    let by = By::ALL.map(|by| (by.code(), Word::By(by)));
    let riichi = Riichi::ALL.into_iter();
    let riichi =
        riichi.flat_map(|one| [one.code(), one.word()].map(|name| (name, Word::Riichi(one))));
    let flags = Flag::ALL
        .iter()
        .map(|&flag| (flag.code(), Word::Flag(flag)));
    let keys = WordKey::ALL.map(|key| (key.code(), Word::Key(key)));
    let melds = MeldKind::ALL.map(|kind| (kind.code(), Word::Meld(kind)));
    let sides = Side::ALL.map(|side| (side.code(), Word::Side(side)));
    let words = by.into_iter().chain(riichi).chain(flags).chain(keys);
    let words = words.chain(melds).chain(sides).chain(OTHER.iter().copied());
    let words = words.map(|(name, word)| (name, meaning(word)));
    let spoken = suits.chain(words).map(|(name, means)| (name.into(), means));
    let red = lettered(0, 'p').map(|tile| ("赤⑤".into(), Meaning::Tile(tile)));
    let names = TILE_NAMES.iter().filter_map(|&(name, rank)| {
        let tile = Tile::plain(Kind::honor(rank)?);
        Some((name.into(), Meaning::Tile(tile)))
    });
    let signs = signs.chain(pairs).chain(red).chain(names);
    let mut all: Vec<(String, Meaning)> = signs.collect();
    for one in spoken {
        if !all.contains(&one) {
            all.push(one);
        }
    }
    all
}

fn sign(c: char) -> Option<Meaning> {
    let letter = suit(c);
    single(c)
        .map(Meaning::Tile)
        .or_else(|| digit(c).map(Meaning::Digit))
        .or_else(|| super::scanner::is_suit(letter).then_some(Meaning::Suit(letter)))
}

const fn meaning(word: Word) -> Meaning {
    match word {
        Word::By(_) => Meaning::Win(SaidFields::BY),
        Word::Riichi(Riichi::Riichi) => Meaning::Riichi,
        Word::Riichi(_) => Meaning::Win(SaidFields::RIICHI),
        Word::Flag(_) => Meaning::Win(SaidFields::FLAGS),
        Word::Seat(_) => Meaning::Win(WordKey::Seat.code()),
        Word::Round(_) => Meaning::Win(WordKey::Round.code()),
        Word::Meld(kind) => Meaning::Meld(kind),
        Word::Kan => Meaning::Kan,
        Word::Side(side) => Meaning::Side(side),
        Word::Wind(_) => Meaning::Wind,
        Word::Key(key) => Meaning::Key(key.code()),
    }
}

#[cfg(test)]
mod tests {
    use super::{Meaning, vocabulary};
    use alloc::string::String;

    use crate::hand::question::Question;
    use crate::notation::tile;
    use crate::tiles::Tile;

    /// The list says of a word or a sign what a text with it says.
    #[test]
    fn all_of_it_is_read_so() {
        let all = vocabulary();
        for (written, means) in &all {
            let read = |text: String| text.parse::<Question>();
            let found = match means {
                Meaning::Tile(one) => tile(written) == Ok(*one),
                Meaning::Digit(digit) => {
                    tile(&[written, "m"].concat()).map(Tile::digit) == Ok(*digit)
                }
                Meaning::Suit(letter) => {
                    tile(&["1", written].concat()).map(Tile::letter) == Ok(*letter)
                }
                Meaning::Win(_) | Meaning::Riichi => read(["1m ", written].concat()).is_ok(),
                Meaning::Key(_) => read(["1m ", written, ":"].concat()).is_err(),
                Meaning::Meld(kind) => {
                    let all =
                        ["", "1"].map(|more| read(["[111", more, "m ", written, "]"].concat()));
                    all.iter()
                        .flatten()
                        .all(|question| question.melds[0].kind == *kind)
                }
                Meaning::Side(side) => read(["(111m ", written, ")"].concat())
                    .is_ok_and(|question| question.melds[0].from == Some(*side)),
                Meaning::Kan | Meaning::Wind => read(["1m ", written].concat()).is_err(),
            };
            assert!(found, "{written} {means:?}");
        }
        let many = |kind: fn(&Meaning) -> bool| all.iter().filter(|(_, means)| kind(means)).count();
        assert!(many(|means| matches!(means, Meaning::Tile(_))) >= 42 + 10);
        assert!(many(|means| matches!(means, Meaning::Win("flags"))) >= 20);
    }
}
