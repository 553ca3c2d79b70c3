//! Calls and points as they are written.

use alloc::vec::Vec;

use tensu::{Side, Tile};

use super::tile;
use crate::hand::SaidWin;

/// A call as it is written: a letter among pairs of digits.
pub(super) struct Call {
    pub(super) letter: char,
    /// The number of tiles before the letter.
    pub(super) place: usize,
    pub(super) tiles: Vec<Tile>,
}

impl Call {
    pub(super) fn of(text: &str) -> Option<Self> {
        let at = text.find(|c: char| c.is_ascii_alphabetic())?;
        let letter = text[at..].chars().next()?;
        let digits = [&text[..at], &text[at + 1..]].concat();
        if digits.len() > 8 || !digits.bytes().all(|byte| byte.is_ascii_digit()) || at % 2 == 1 {
            return None;
        }
        let two =
            |pair: &[u8]| tile(i64::from(pair[0] - b'0') * 10 + i64::from(*pair.get(1)? - b'0'));
        Some(Self {
            letter,
            place: at / 2,
            tiles: digits
                .as_bytes()
                .chunks(2)
                .map(two)
                .collect::<Option<_>>()?,
        })
    }

    /// The side of whoever discarded the tile: the letter stands before it, and a kan's last place is the right.
    pub(super) const fn side(&self) -> Side {
        match self.place {
            0 => Side::Left,
            1 => Side::Across,
            _ => Side::Right,
        }
    }
}

impl SaidWin {
    /// Takes what stands there of the points: `30符4飜7700点`, `満貫8000点`, `30符3飜1000-2000点`, `40符1飜700点∀`.
    pub(super) fn tell(&mut self, text: &str) {
        let mut number: Option<u32> = None;
        let mut parts: Vec<u32> = Vec::new();
        for c in text.chars() {
            match (c, c.to_digit(10)) {
                (_, Some(digit)) => {
                    number = Some(number.unwrap_or(0).saturating_mul(10).saturating_add(digit));
                }
                ('符', _) => self.fu = number.take(),
                ('飜' | '翻', _) => self.han = number.take(),
                ('-' | '点' | '點', _) => parts.extend(number.take()),
                ('∀' | 'オ', _) => {
                    if let [each] = parts.as_slice() {
                        parts = alloc::vec![*each; 3];
                    }
                }
                _ => {}
            }
        }
        // The other two pay the first, the dealer the second.
        self.points = match parts.as_slice() {
            [other, dealer] => Some(other.saturating_mul(2).saturating_add(*dealer)),
            [] => None,
            all => Some(
                all.iter()
                    .fold(0, |sum, part| u32::saturating_add(sum, *part)),
            ),
        };
    }
}
