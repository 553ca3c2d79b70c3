//! The reasons why a yaku does not count or cannot be chosen.

use tensu::quick::Bar;
use tensu::score::AwardKind;
use tensu::score::MissReason;

use super::{name, words};

/// Says why a yaku was missed, the one in its place by its name in the chosen terms: the text before the tiles that it
/// is about, and the text behind them. Without tiles all of it stands before.
pub(crate) fn missed(why: MissReason) -> (String, Option<String>) {
    const TILES: &str = "\u{fffc}";
    let name = why.yaku().map(|yaku| name(AwardKind::Yaku(yaku)));
    let text = words().why_with(why, TILES, &name.unwrap_or_default());
    match text.split_once(TILES) {
        Some((before, behind)) => (before.to_owned(), Some(behind.to_owned())),
        None => (text, None),
    }
}

/// Says why a yaku cannot be chosen, the other yaku by its name in the chosen terms.
pub(crate) fn barred(why: Bar) -> String {
    let name = why.yaku().map(|yaku| name(AwardKind::Yaku(yaku)));
    words().barred_by(why, &name.unwrap_or_default())
}
