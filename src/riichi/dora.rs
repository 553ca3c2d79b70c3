//! Dora: han for tiles that an indicator shows, for red fives, for norths and flowers set aside. Not yaku.

use crate::list::List;
use crate::rules::{Norths, RiichiRules};
use crate::score::{Amount, Award, What};
use crate::tile::{Tile, Wind};
use crate::win::Win;

/// One of each kind.
pub(super) type Bonuses = List<Award, 5>;

/// The bonuses of a hand, those of nothing left out. Source: seed 002 "Dora & ura dora", seed 003 section 9.1; norths:
/// rules.md 1.5.1, 2.3.
pub(super) fn dora(win: &Win<'_>, rules: &RiichiRules) -> Bonuses {
    let norths = win.question().norths;
    let [dora, kan_dora, ura, kan_ura] = rules.indicators.turned();
    let shown = |indicators: &[Tile], first: bool, later: bool| -> u8 {
        let turned = |i: usize| if i == 0 { first } else { later };
        let counted = indicators.iter().enumerate().filter(|&(i, _)| turned(i));
        let kinds = counted.filter_map(|(_, tile)| tile.kind());
        kinds.map(|kind| win.shown_by(kind)).sum()
    };
    let nuki = match rules.norths {
        Norths::Off => 0,
        Norths::Dora => norths,
        Norths::DoraAnywhere => norths + win.tiles().get(Wind::North.kind()),
    };
    let han = [
        (What::Dora, shown(win.dora(), dora, kan_dora)),
        (What::UraDora, shown(win.ura(), ura, kan_ura)),
        (What::AkaDora, win.reds()),
        (What::Nukidora, nuki),
        (What::FlowerDora, win.question().flowers.len() as u8),
    ];
    let award = |(what, han)| Award {
        what,
        amount: Amount::Han(han),
    };
    let mut bonuses = Bonuses::empty(award((What::Dora, 0)));
    bonuses.extend(han.into_iter().filter(|&(_, han)| han > 0).map(award));
    bonuses
}
