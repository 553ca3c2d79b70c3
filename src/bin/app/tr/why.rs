//! Why a yaku does not count.

use tensu::quick::Bar;
use tensu::score::What;
use tensu::yaku::Why;

use super::{name, words};

/// Why a yaku was missed, the one in its place by its name in the chosen terms: what stands before the tiles that it is
/// about, their name, and what stands behind them. Without tiles all of it stands before.
pub(crate) fn missed(why: Why) -> (String, Option<(String, String)>) {
    const TILES: &str = "\u{fffc}";
    let name = why.yaku().map(|yaku| name(What::Yaku(yaku)));
    let text = words().why_with(why, TILES, &name.unwrap_or_default());
    let around = text.split_once(TILES).zip(words().why_tiles(why));
    match around {
        Some(((before, behind), tiles)) => (before.to_owned(), Some((tiles, behind.to_owned()))),
        None => (text, None),
    }
}

/// Why a yaku cannot be chosen, the other yaku by its name in the chosen terms.
pub(crate) fn barred(why: Bar) -> String {
    let name = why.yaku().map(|yaku| name(What::Yaku(yaku)));
    words().barred_by(why, &name.unwrap_or_default())
}
