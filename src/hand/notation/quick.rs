//! The form in which this crate writes hands, read at once: for millions of lines, and by a program that has nothing else yet.
//! Whatever else a text may be, the scanner reads.

use alloc::vec::Vec;

use super::signs::{lettered, single};
use super::words::{SaidFields, WordKey};
use super::written::guess;
use crate::hand::named::shown_by;
use crate::hand::question::{By, Flag, Liable, Question, Riichi, WrittenMeld};
use crate::tiles::meld::{MeldKind, Side};
use crate::tiles::{Tile, Wind};
use crate::yaku::Yaku;

/// Reads a text of that form into a question, whose lists keep their memory. Returns `false` if the text is no such form;
/// the question is then left half filled.
///
/// It has tiles and melds, `+` and the winning tile, then words with one space between them, each once.
pub(crate) fn read(text: &str, question: &mut Question) -> bool {
    clear(question);
    read_onto(text, question).is_some()
}

/// Reads such a text onto a question that has no tiles yet; what it does not say stays.
pub(super) fn onto(question: &Question, text: &str) -> Option<Question> {
    let is_bare = question.hand.is_empty() && question.melds.is_empty() && question.win.is_none();
    let mut read = is_bare.then(|| question.clone())?;
    read_onto(text, &mut read).map(|()| read)
}

fn read_onto(text: &str, question: &mut Question) -> Option<()> {
    // Where nothing has been entered yet, the first word is one about the win.
    let is_empty = text.starts_with(|c: char| c.is_ascii_lowercase());
    let (tiles, words) = match text.split_once(' ') {
        _ if is_empty => ("", text),
        Some(parts) => parts,
        None => (text, ""),
    };
    read_hand(tiles.as_bytes(), question)?;
    read_words(words, question)
}

/// The tiles of a text of nothing but `123m406p789s11z`, or of one sign; `None` for any other.
pub(super) fn tiles(text: &str) -> Option<Vec<Tile>> {
    let mut signs = text.chars();
    if let (Some(tile), None) = (signs.next().and_then(single), signs.next()) {
        return Some([tile].into());
    }
    let mut tiles = Vec::with_capacity(text.len().min(FULL));
    let rest = read_tiles(text.as_bytes(), |tile| tiles.push(tile))?;
    rest.is_empty().then_some(tiles)
}

/// The number of tiles of a hand.
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
            [] => {
                if question.hand.len() % 3 == 2 {
                    question.win = question.hand.pop();
                }
                return Some(());
            }
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
    // The scanner refuses anything odd, each in its own way.
    let usual = tiles.len() == kind.size() && !(square && kind != MeldKind::Ankan);
    usual.then_some(WrittenMeld { kind, tiles, from })
}

/// Takes tiles from the front and returns what is left.
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
    let rank = digit.checked_sub(b'0').filter(|&rank| rank <= 9)?;
    let is_suit = matches!(letter, b'm' | b'p' | b's' | b'z' | b'f');
    lettered(rank, letter.into()).filter(|_| is_suit)
}

fn read_words(words: &str, question: &mut Question) -> Option<()> {
    // A bit for each thing that can be said once.
    let mut said = 0_u16;
    for word in words.split(' ').filter(|_| !words.is_empty()) {
        let bit = match read_word(word, question)? {
            WordField::Flag | WordField::Key(WordKey::Liable) => continue,
            WordField::By => 0,
            WordField::Riichi => 1,
            WordField::Key(key) => 2 + place(key),
        };
        if said >> bit & 1 == 1 {
            return None;
        }
        said |= 1 << bit;
    }
    Some(())
}

/// Takes one word of the form and notes it in `said`. Returns `false` if it is no such word or was said before; the
/// question is then as it was.
pub(super) fn word(word: &str, question: &mut Question, said: &mut SaidFields) -> bool {
    let mut read = Question::default();
    let Some(what) = read_word(word, &mut read) else {
        return false;
    };
    let (field, is_new) = match what {
        WordField::Flag => (SaidFields::FLAGS, true),
        WordField::Key(key @ WordKey::Liable) => (key.field(), true),
        WordField::By => (SaidFields::BY, !said.has(SaidFields::BY)),
        WordField::Riichi => (SaidFields::RIICHI, !said.has(SaidFields::RIICHI)),
        WordField::Key(key) => (key.field(), !said.has(key.field())),
    };
    if !is_new {
        return false;
    }
    said.again(field);
    read_word(word, question).is_some()
}

/// The part of a question that a word said.
#[derive(Clone, Copy)]
enum WordField {
    By,
    Riichi,
    Flag,
    Key(WordKey),
}

/// The place of a key among those that can be said once; a dora that was named stands with its indicator.
const fn place(key: WordKey) -> u32 {
    match key {
        WordKey::DoraIs => WordKey::Dora as u32,
        WordKey::UraIs => WordKey::Ura as u32,
        key => key as u32,
    }
}

fn read_word(word: &str, question: &mut Question) -> Option<WordField> {
    let Some((key, value)) = word.split_once(':') else {
        if let Some(by) = By::from_code(word) {
            question.by = by;
            return Some(WordField::By);
        }
        if let Some(riichi) = Riichi::ALL.into_iter().find(|one| one.word() == word) {
            question.riichi = riichi;
            return Some(WordField::Riichi);
        }
        question.flags = question.flags.with(Flag::from_code(word)?);
        return Some(WordField::Flag);
    };
    let key = WordKey::ALL.into_iter().find(|one| one.code() == key)?;
    match key {
        WordKey::Seat => question.seat = wind(value)?,
        WordKey::Round => question.round = wind(value)?,
        WordKey::From => question.from = Some(wind(value)?),
        WordKey::Honba => question.honba = number(value)?,
        WordKey::Sticks => question.sticks = number(value)?,
        WordKey::Norths => question.norths = u8::try_from(number(value)?).ok()?,
        WordKey::Dora => {
            only_tiles(value, &mut question.dora)?;
            question.named.dora = false;
        }
        WordKey::Ura => {
            only_tiles(value, &mut question.ura)?;
            question.named.ura = false;
        }
        WordKey::Flowers => only_tiles(value, &mut question.flowers)?,
        WordKey::DoraIs => {
            question.dora = indicators(value)?;
            question.named.dora = true;
        }
        WordKey::UraIs => {
            question.ura = indicators(value)?;
            question.named.ura = true;
        }
        WordKey::Liable => {
            let (seat, of) = value.split_once(['/', '-'])?;
            let (seat, yaku) = (wind(seat)?, Yaku::from_code(of)?);
            question.liable.push(Liable { seat, yaku });
        }
    }
    Some(WordField::Key(key))
}

fn wind(value: &str) -> Option<Wind> {
    let is_it = |wind: &Wind| value.as_bytes() == [wind.letter() as u8];
    Wind::ALL.into_iter().find(is_it)
}

fn number(value: &str) -> Option<u32> {
    let usual = (1..=4).contains(&value.len())
        && !value.starts_with('0')
        && value.bytes().all(|c| c.is_ascii_digit());
    value.parse().ok().filter(|_| usual)
}

fn only_tiles(value: &str, list: &mut Vec<Tile>) -> Option<()> {
    if value.is_empty() {
        return None;
    }
    list.clear();
    let rest = read_tiles(value.as_bytes(), |tile| list.push(tile))?;
    rest.is_empty().then_some(())
}

/// The indicators of dora that were named.
fn indicators(value: &str) -> Option<Vec<Tile>> {
    let mut dora = Vec::new();
    only_tiles(value, &mut dora)?;
    shown_by(&dora)
}

#[cfg(test)]
mod tests {
    use alloc::string::{String, ToString};

    use super::super::scanner::Scanner;
    use super::*;

    /// A program that has nothing but this way of reading reads all that this crate writes.
    #[test]
    fn the_own_form_is_read_whole() {
        for text in [
            "",
            "ron seat:W",
            "1m5z ron",
            "12345m +6m ドラ1m; ura:7z tsumo seat:W round:S",
            "34066p78s(406mL)[1111z](222+2zA)+9s tsumo double_riichi ippatsu honba:12 sticks:3",
            "1m tsumo norths:4 from:N liable:W/daisangen liable:S/suukantsu open_riichi",
            "123456789m1122p+3p ron flowers:15f last_tile",
        ] {
            let (question, _) = super::super::question(text).expect("a hand");
            let (written, mut again) = (question.to_string(), Question::default());
            assert!(read(&written, &mut again), "{written}");
            assert_eq!(again.to_string(), written);
            let mut words = String::new();
            question.write_words(&mut words);
            let (mut alone, mut said) = (Question::default(), SaidFields::default());
            for one in words.split(' ') {
                assert!(word(one, &mut alone, &mut said), "{one}");
                let is_known = alone.to_string();
                let once = !one.starts_with("liable") && crate::Flag::from_code(one).is_none();
                assert_ne!(word(one, &mut alone, &mut said), once, "{one}");
                assert!(!once || alone.to_string() == is_known, "{one}");
            }
        }
    }

    #[test]
    fn one_sign_is_the_tile_that_it_is_to_the_scanner() {
        let mut count = 0;
        for sign in '!'..='\u{1f030}' {
            let text = sign.to_string();
            if let Some(found) = tiles(&text) {
                assert_eq!(Scanner::new(&text).only_tiles(), Ok(found), "{sign}");
                count += 1;
            }
        }
        assert!(count > 60, "{count}");
    }
}
