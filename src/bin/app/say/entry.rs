//! The words for entering tiles at once, by stroke and as text.

use tensu::Tile;

use super::{Label, say, with, words};
use crate::model::several::Several;

/// The keys of a keyboard, and what each does.
pub(crate) const KEYS: [(&str, Label); 12] = [
    ("234m", Label::KeyTiles),
    ("0p", Label::KeyRed),
    ("E S W N P F C", Label::KeyHonors),
    ("⌫", Label::KeyDelete),
    ("Esc", Label::KeyEscape),
    ("Ctrl z", Label::KeyUndo),
    ("Del", Label::KeyRemove),
    ("c o k", Label::KeyMelds),
    ("r t", Label::KeyRiichi),
    ("d u", Label::KeyDora),
    ("/", Label::KeyWrite),
    ("?", Label::KeyHelp),
];

/// The strokes of a finger, and what each does.
pub(crate) const STROKES: [(Label, Label); 5] = [
    (Label::StrokeSlide, Label::StrokeSlideDoes),
    (Label::StrokeHold, Label::StrokeHoldDoes),
    (Label::StrokeSwipe, Label::StrokeSwipeDoes),
    (Label::StrokeTap, Label::StrokeTapDoes),
    (Label::StrokeMeld, Label::StrokeMeldDoes),
];

/// Names the tiles that a tap enters at once.
pub(crate) fn several(several: Several) -> &'static str {
    say(match several {
        Several::Sequence => Label::SeveralSequence,
        Several::Pair => Label::SeveralPair,
        Several::Triplet => Label::SeveralTriplet,
    })
}

/// Says what to tap for them.
pub(crate) fn several_prompt(several: Several) -> &'static str {
    say(match several {
        Several::Sequence => Label::PromptSequence,
        Several::Pair => Label::PromptPair,
        Several::Triplet => Label::PromptTriplet,
    })
}

/// Names the corner of a key: the sequence from its tile with a red five.
pub(crate) fn with_red(lowest: Tile) -> String {
    with(Label::WithRed, &words().tile(lowest))
}

/// Names tiles, one after the other.
pub(crate) fn tile_names(tiles: &[Tile]) -> String {
    let names: Vec<_> = tiles.iter().map(|&tile| words().tile(tile)).collect();
    super::list(&names)
}
