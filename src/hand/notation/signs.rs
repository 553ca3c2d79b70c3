//! The meaning of single characters, and the names of the suits.

use crate::tiles::{Kind, Suit, Tile};

/// A character as it is without the width that East Asian keyboards give it.
pub(super) fn narrow(c: char) -> char {
    match c {
        '！'..='～' => char::from_u32(c as u32 - ('！' as u32 - '!' as u32)).unwrap_or(c),
        '、' => ',',
        '。' | '·' | '・' => '.',
        '–' | '—' | '−' => '-',
        '“' | '”' | '„' | '‟' | '«' | '»' => '"',
        '‘' | '’' | '‚' | '‛' => '\'',
        _ => c,
    }
}

/// Returns whether a character may stand between groups of tiles and means nothing itself.
pub(super) fn divides(c: char) -> bool {
    spaces(c) || matches!(c, '-' | '_' | '/' | '|' | ';' | '.')
}

/// Returns whether a character may stand anywhere, between the digits of a group too.
pub(super) fn spaces(c: char) -> bool {
    c.is_whitespace() || c == ','
}

/// The bracket that closes this one.
pub(super) const fn closing(open: char) -> Option<char> {
    Some(match open {
        '(' => ')',
        '[' => ']',
        '「' => '」',
        '『' => '』',
        '【' => '】',
        '〔' => '〕',
        '〈' => '〉',
        '《' => '》',
        '{' => '}',
        '<' => '>',
        _ => return None,
    })
}

/// Returns whether a character closes a bracket.
pub(super) const fn closes(c: char) -> bool {
    matches!(
        c,
        ')' | ']' | '」' | '』' | '】' | '〕' | '〉' | '》' | '}' | '>'
    )
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
        '萬' | '万' | 'м' | 'М' | '만' => 'm',
        '筒' | '餅' | '饼' | 'п' | 'П' | '통' => 'p',
        '索' | '條' | '条' | 'с' | 'С' | '삭' => 's',
        'h' | 'H' | 'з' | 'З' => 'z',
        _ => c.to_ascii_lowercase(),
    }
}

/// The suits by name: the letter of each and its names.
pub(super) const SUIT_NAMES: [(char, &[&str]); 5] = [
    ('m', &["man", "manzu", "wan", "characters", "cracks"]),
    ('p', &["pin", "pinzu", "dots", "circles"]),
    ('s', &["sou", "souzu", "bamboo", "bams"]),
    ('z', &["honor", "honors", "honour", "honours", "jihai"]),
    ('f', &["flower"]),
];

/// The dragons by name, with their numbers in MPSZ; no other word is a tile.
pub(super) const TILE_NAMES: [(&str, u8); 3] = [("haku", 5), ("hatsu", 6), ("chun", 7)];

/// The letter of a suit by its name.
pub(super) fn named_suit(name: &str) -> Option<char> {
    let mut all = SUIT_NAMES.iter();
    all.find(|(_, names)| names.contains(&name))
        .map(|&(letter, _)| letter)
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

/// A tile as Tenhou numbers it: tens are the suit, 51 to 53 the red fives.
pub(super) fn numbered(tens: u8, ones: u8) -> Option<Tile> {
    match (tens, ones) {
        (_, 0) => None,
        (1, _) => lettered(ones, 'm'),
        (2, _) => lettered(ones, 'p'),
        (3, _) => lettered(ones, 's'),
        (4, _) => lettered(ones, 'z'),
        (5, 1) => lettered(0, 'm'),
        (5, 2) => lettered(0, 'p'),
        (5, 3) => lettered(0, 's'),
        _ => None,
    }
}

/// A tile that is one character: an honor letter, its kanji, a circled number or a Unicode tile. Small letters are those that
/// are no suit.
pub(super) fn single(c: char) -> Option<Tile> {
    let honor = |rank| Kind::honor(rank).map(Tile::plain);
    match c {
        'E' | 'e' | '東' | '东' => honor(1),
        'S' | '南' => honor(2),
        'W' | 'w' | '西' => honor(3),
        'N' | 'n' | '北' => honor(4),
        'P' | '白' | '\u{1f006}' => honor(5),
        'F' | '發' | '発' | '发' | '\u{1f005}' => honor(6),
        'C' | 'c' | '中' | '\u{1f004}' => honor(7),
        '①'..='⑨' => lettered(nth(c, '①'), 'p'),
        '\u{1f000}'..='\u{1f003}' => honor(nth(c, '\u{1f000}')),
        '\u{1f007}'..='\u{1f00f}' => lettered(nth(c, '\u{1f007}'), 'm'),
        '\u{1f010}'..='\u{1f018}' => lettered(nth(c, '\u{1f010}'), 's'),
        '\u{1f019}'..='\u{1f021}' => lettered(nth(c, '\u{1f019}'), 'p'),
        '\u{1f022}'..='\u{1f029}' => Tile::flower(nth(c, '\u{1f022}')),
        _ => None,
    }
}

/// Honors that are written with two characters: the first ones, the second ones, and `true` if the first alone is the
/// honor.
pub(super) const PAIRS: [(&str, &str, bool); 4] = [
    ("紅红", "中", false),
    ("白", "板", true),
    ("發発发", "財财", true),
    ("東东南西北", "風风", true),
];

/// The one of two characters that alone is the honor.
pub(super) fn pair(first: char, second: char) -> Option<char> {
    let is_it = |(firsts, seconds, _): &&(&str, &str, bool)| {
        firsts.contains(first) && seconds.contains(second)
    };
    let (_, _, is_first) = PAIRS.iter().find(is_it)?;
    Some(if *is_first { first } else { second })
}

/// The honor that a small letter would be if it were no suit: its capital.
pub(super) const fn honor_of(c: char) -> Option<char> {
    match c {
        's' => Some('S'),
        'p' => Some('P'),
        'f' => Some('F'),
        _ => None,
    }
}

/// Counted from 1 within a row of Unicode tiles.
const fn nth(c: char, first: char) -> u8 {
    (c as u32 - first as u32 + 1) as u8
}

/// A quotation mark, as [`narrow`](crate::hand::notation::signs::narrow) leaves it.
const fn quotes(c: char) -> bool {
    matches!(c, '"' | '\'' | '`')
}

/// Takes the quotation marks off a text that stands between two of them; they stay spaces, so that places keep their numbers.
pub(super) fn unquote(chars: &mut [char]) {
    let filled = |c: &char| !c.is_whitespace();
    let (Some(first), Some(last)) = (
        chars.iter().position(filled),
        chars.iter().rposition(filled),
    ) else {
        return;
    };
    let mark = chars[first];
    let is_pair = first < last && quotes(mark) && mark == chars[last];
    if is_pair && !chars[first + 1..last].contains(&mark) {
        (chars[first], chars[last]) = (' ', ' ');
    }
}
