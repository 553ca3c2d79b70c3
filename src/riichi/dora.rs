//! Dora: han for tiles that an indicator shows, and for red fives. Not yaku.

use crate::score::{Amount, Award, What};
use crate::tile::Tile;
use crate::win::Win;

/// The bonuses of a hand, those of nothing left out. Source: seed 002 "Dora & ura dora", seed 003 section 9.1.
pub(super) fn dora(win: &Win<'_>) -> impl Iterator<Item = Award> {
    let shown = |indicators: &[Tile]| {
        let kinds = indicators.iter().filter_map(|tile| tile.kind());
        kinds.map(|kind| win.tiles().get(kind.indicated())).sum()
    };
    let bonuses = [
        (What::Dora, shown(win.dora())),
        (What::UraDora, shown(win.ura())),
        (What::AkaDora, win.reds()),
    ];
    bonuses
        .into_iter()
        .filter(|&(_, han)| han > 0)
        .map(|(what, han)| Award {
            what,
            amount: Amount::Han(han),
        })
}
