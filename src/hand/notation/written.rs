//! Tiles and melds as they are written.

use alloc::string::String;

use crate::hand::question::WrittenMeld;
use crate::tiles::Tile;
use crate::tiles::meld::MeldKind;

/// Writes tiles in MPSZ, in the order given: `406m`, not `4m0m6m`.
pub fn mpsz(tiles: &[Tile]) -> String {
    let mut text = String::with_capacity(2 * tiles.len());
    write_mpsz(tiles, &mut text);
    text
}

/// Writes tiles in MPSZ behind a text.
pub(crate) fn write_mpsz(tiles: &[Tile], text: &mut String) {
    let mut tiles = tiles.iter().peekable();
    while let Some(tile) = tiles.next() {
        text.push((b'0' + tile.digit()) as char);
        let letter = tile.letter();
        if tiles.peek().is_none_or(|next| next.letter() != letter) {
            text.push(letter);
        }
    }
}

/// Writes a meld as it is read: `(406m)`, `(111+1z)`, `[1111z]`.
pub fn meld(meld: &WrittenMeld) -> String {
    let mut text = String::new();
    write_meld(meld, &mut text);
    text
}

/// Writes a meld behind a text.
pub(super) fn write_meld(meld: &WrittenMeld, text: &mut String) {
    let square = meld.kind == MeldKind::Ankan;
    let (open, close) = if square { ('[', ']') } else { ('(', ')') };
    let one_letter = meld
        .tiles
        .windows(2)
        .all(|pair| pair[0].letter() == pair[1].letter());
    let added = meld.kind == MeldKind::Kakan && meld.tiles.len() > 1 && one_letter;
    text.push(open);
    write_mpsz(&meld.tiles, text);
    if added {
        text.insert(text.len() - 2, '+');
    }
    if let Some(side) = meld.from {
        text.push(side.letter());
    }
    // A meld that is not what it says (written down, not yet checked) needs the word to be read back.
    if guess(&meld.tiles, square, added) != meld.kind {
        text.push(' ');
        text.push_str(meld.kind.code());
    }
    text.push(close);
}

/// Guesses the kind of a meld that stands in a bracket without a word.
pub(super) fn guess(tiles: &[Tile], square: bool, added: bool) -> MeldKind {
    let equal = tiles
        .windows(2)
        .all(|pair| pair[0].kind() == pair[1].kind());
    match tiles.len() {
        _ if added => MeldKind::Kakan,
        _ if square => MeldKind::Ankan,
        4.. => MeldKind::Minkan,
        _ if equal => MeldKind::Pon,
        _ => MeldKind::Chi,
    }
}
