//! The form in which this crate writes hands, read at once: for millions of lines. Whatever else a text may be, the scanner reads.

use alloc::vec::Vec;

use super::guess;
use crate::hand::question::{By, Flag, Question, Riichi, WrittenMeld};
use crate::tiles::meld::{MeldKind, Side};
use crate::tiles::{Kind, Suit, Tile, Wind};

/// Reads a text of that form into a question, whose lists keep their memory; whether it is one. If not, the question is left half
/// filled.
///
/// It has tiles and melds, `+` and the winning tile, then words with one space between them, each once.
pub(crate) fn read(text: &str, question: &mut Question) -> bool {
    clear(question);
    let (tiles, words) = text.split_once(' ').unwrap_or((text, ""));
    read_hand(tiles.as_bytes(), question).is_some() && read_words(words, question).is_some()
}

/// The tiles of a text of nothing but `123m406p789s11z`; nothing of any other.
pub(super) fn tiles(text: &str) -> Option<Vec<Tile>> {
    let mut tiles = Vec::with_capacity(text.len().min(FULL));
    let rest = read_tiles(text.as_bytes(), |tile| tiles.push(tile))?;
    rest.is_empty().then_some(tiles)
}

/// The tiles of a hand.
const FULL: usize = 14;

fn clear(question: &mut Question) {
    let Question {
        mut hand,
        mut melds,
        mut dora,
        mut ura,
        ..
    } = core::mem::take(question);
    hand.clear();
    melds.clear();
    dora.clear();
    ura.clear();
    *question = Question {
        hand,
        melds,
        dora,
        ura,
        ..Question::default()
    };
}

fn read_hand(mut text: &[u8], question: &mut Question) -> Option<()> {
    text = read_tiles(text, |tile| question.hand.push(tile))?;
    loop {
        match text {
            [open @ (b'(' | b'['), rest @ ..] => {
                let square = *open == b'[';
                let close = if square { b']' } else { b')' };
                let end = rest.iter().position(|&c| c == close)?;
                question.melds.push(read_meld(&rest[..end], square)?);
                text = &rest[end + 1..];
            }
            [b'+', digit, letter] => {
                question.win = Some(tile(*digit, *letter)?);
                return Some(());
            }
            // Without a winning tile it takes more thought.
            _ => return None,
        }
    }
}

fn read_meld(mut text: &[u8], square: bool) -> Option<WrittenMeld> {
    let mut from = None;
    if let [rest @ .., side @ (b'L' | b'A' | b'R')] = text {
        from = Side::ALL
            .into_iter()
            .find(|one| one.letter() as u8 == side.to_ascii_uppercase());
        text = rest;
    }
    // `(111+1z)`: one suit, whose letter stands at the end.
    let added = text.len() == 6 && text[3] == b'+';
    let mut tiles = Vec::with_capacity(4);
    if added {
        let digits = [text[0], text[1], text[2], text[4]];
        for digit in digits {
            tiles.push(tile(digit, text[5])?);
        }
    } else if !read_tiles(text, |tile| tiles.push(tile))?.is_empty() || tiles.len() < 3 {
        return None;
    }
    let kind = guess(&tiles, square, added);
    // Anything odd has its own way of being refused.
    let usual = tiles.len() == kind.size() && !(square && kind != MeldKind::Ankan);
    usual.then_some(WrittenMeld { kind, tiles, from })
}

/// Takes tiles from the front; what is left.
fn read_tiles(mut text: &[u8], mut each: impl FnMut(Tile)) -> Option<&[u8]> {
    while text.first().is_some_and(u8::is_ascii_digit) {
        let count = text.iter().position(|c| !c.is_ascii_digit())?;
        let letter = text[count];
        for &digit in &text[..count] {
            each(tile(digit, letter)?);
        }
        text = &text[count + 1..];
    }
    Some(text)
}

fn tile(digit: u8, letter: u8) -> Option<Tile> {
    let rank = digit.checked_sub(b'0')?;
    let suit = match letter {
        b'm' => Suit::Man,
        b'p' => Suit::Pin,
        b's' => Suit::Sou,
        b'z' => return Kind::honor(rank).map(Tile::plain),
        _ => return None,
    };
    match rank {
        0 => Some(Tile::red(suit)),
        _ => Kind::number(suit, rank).map(Tile::plain),
    }
}

fn read_words(words: &str, question: &mut Question) -> Option<()> {
    // A bit for each thing that can be said once.
    let mut said = 0_u8;
    let mut once = |bit: u8| {
        let first = said >> bit & 1 == 0;
        said |= 1 << bit;
        first.then_some(())
    };
    for word in words.split(' ').filter(|_| !words.is_empty()) {
        if let Some((key, value)) = word.split_once(':') {
            let value_bytes = value.as_bytes();
            let list = match key {
                "dora" => {
                    once(0)?;
                    &mut question.dora
                }
                "ura" => {
                    once(1)?;
                    &mut question.ura
                }
                "honba" | "sticks" => {
                    once(if key == "honba" { 2 } else { 3 })?;
                    let usual = (1..=4).contains(&value.len())
                        && !value.starts_with('0')
                        && value.bytes().all(|c| c.is_ascii_digit());
                    let number = value.parse().ok().filter(|_| usual)?;
                    *(if key == "honba" {
                        &mut question.honba
                    } else {
                        &mut question.sticks
                    }) = number;
                    continue;
                }
                "seat" | "round" | "from" => {
                    let wind = Wind::ALL
                        .into_iter()
                        .find(|wind| value_bytes == [wind.letter() as u8])?;
                    match key {
                        "seat" => once(4).map(|()| question.seat = wind)?,
                        "round" => once(5).map(|()| question.round = wind)?,
                        _ => once(6).map(|()| question.from = Some(wind))?,
                    }
                    continue;
                }
                _ => return None,
            };
            if value.is_empty() || !read_tiles(value_bytes, |tile| list.push(tile))?.is_empty() {
                return None;
            }
        } else if let Some(by) = By::from_code(word) {
            once(7)?;
            question.by = by;
        } else if word == Riichi::Riichi.word() || word == Riichi::Double.word() {
            if question.riichi.is_declared() {
                return None;
            }
            question.riichi = Riichi::ALL
                .into_iter()
                .find(|riichi| riichi.word() == word)?;
        } else {
            question.flags = question.flags.with(Flag::from_code(word)?);
        }
    }
    Some(())
}
