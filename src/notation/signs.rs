//! What single characters mean.

use crate::tile::{Kind, Suit, Tile};

/// A character as it is without the width that East Asian keyboards give it.
pub(super) fn narrow(c: char) -> char {
    match c {
        '！'..='～' => char::from_u32(c as u32 - ('！' as u32 - '!' as u32)).unwrap_or(c),
        '、' => ',',
        _ => c,
    }
}

/// A number, as a digit or in kanji.
pub(super) fn digit(c: char) -> Option<u8> {
    const KANJI: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];
    let kanji = || KANJI.iter().position(|&kanji| kanji == c);
    let digit = c.to_digit(10);
    digit.map_or_else(|| kanji().map(|at| at as u8 + 1), |digit| Some(digit as u8))
}

/// The letter of a suit written in letters or in kanji; another character as it is.
pub(super) const fn suit(c: char) -> char {
    match c {
        '萬' | '万' => 'm',
        '筒' | '餅' | '饼' => 'p',
        '索' | '條' | '条' => 's',
        _ => c.to_ascii_lowercase(),
    }
}

/// A tile from its digit and suit letter; `0` is a red five.
pub(super) fn lettered(digit: u8, letter: char) -> Option<Tile> {
    let suit = match letter {
        'm' => Suit::Man,
        'p' => Suit::Pin,
        's' => Suit::Sou,
        'z' => return Kind::honor(digit).map(Tile::plain),
        _ => return Tile::flower(digit),
    };
    if digit == 0 {
        Some(Tile::red(suit))
    } else {
        Kind::number(suit, digit).map(Tile::plain)
    }
}

/// A tile that is one character: an honor letter, its kanji, or a Unicode tile.
pub(super) fn single(c: char) -> Option<Tile> {
    let honor = |rank| Kind::honor(rank).map(Tile::plain);
    match c {
        'E' | '東' | '东' => honor(1),
        'S' | '南' => honor(2),
        'W' | '西' => honor(3),
        'N' | '北' => honor(4),
        'P' | '白' | '\u{1f006}' => honor(5),
        'F' | '發' | '発' | '发' | '\u{1f005}' => honor(6),
        'C' | '中' | '\u{1f004}' => honor(7),
        '\u{1f000}'..='\u{1f003}' => honor(nth(c, '\u{1f000}')),
        '\u{1f007}'..='\u{1f00f}' => lettered(nth(c, '\u{1f007}'), 'm'),
        '\u{1f010}'..='\u{1f018}' => lettered(nth(c, '\u{1f010}'), 's'),
        '\u{1f019}'..='\u{1f021}' => lettered(nth(c, '\u{1f019}'), 'p'),
        '\u{1f022}'..='\u{1f029}' => Tile::flower(nth(c, '\u{1f022}')),
        _ => None,
    }
}

/// Counted from 1 within a block of Unicode tiles.
const fn nth(c: char, first: char) -> u8 {
    (c as u32 - first as u32 + 1) as u8
}
