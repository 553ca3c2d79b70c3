//! Dora: han for tiles that an indicator shows, for red fives, for norths and flowers set aside. They are no yaku.

use alloc::vec::Vec;

use crate::result::score::BonusTiles;
use crate::result::score::{Amount, Award, AwardKind};
use crate::result::win::Win;
use crate::rulebook::{Norths, RiichiRules};
use crate::tiles::list::ShortVec;
use crate::tiles::{Tile, Wind};

/// The bonuses of a hand, one of each kind.
pub(super) type Bonuses = ShortVec<Award, 5>;

/// Returns the bonuses of a hand, without those that count nothing. Source: seed 002 "Dora & ura dora", seed 003
/// section 9.1; norths: rules.md 1.5.1, 2.3.
pub(super) fn dora(win: &Win<'_>, rules: &RiichiRules) -> Bonuses {
    let norths = win.question().norths;
    let [dora, kan_dora, ura, kan_ura] = rules.indicators.turned();
    let shown = |indicators: &[Tile], first: bool, later: bool| -> u8 {
        let kinds = turned(indicators, first, later).filter_map(Tile::kind);
        kinds.map(|kind| win.shown_by(kind)).sum()
    };
    let nuki = match rules.norths {
        Norths::Off => 0,
        Norths::Dora => norths,
        Norths::DoraAnywhere => norths + win.tiles().get(Wind::North.kind()),
    };
    let han = [
        (AwardKind::Dora, shown(win.dora(), dora, kan_dora)),
        (AwardKind::UraDora, shown(win.ura(), ura, kan_ura)),
        (AwardKind::AkaDora, win.reds()),
        (AwardKind::Nukidora, nuki),
        (AwardKind::FlowerDora, win.question().flowers.len() as u8),
    ];
    let award = |(what, han)| Award {
        what,
        amount: Amount::Han(han),
    };
    let mut bonuses = Bonuses::empty(award((AwardKind::Dora, 0)));
    bonuses.extend(han.into_iter().filter(|&(_, han)| han > 0).map(award));
    bonuses
}

/// Returns the indicators that count: the first one if `first`, those after a kan if `later`.
fn turned(indicators: &[Tile], first: bool, later: bool) -> impl Iterator<Item = Tile> {
    let turned = move |i: usize| if i == 0 { first } else { later };
    let open = indicators.iter().enumerate();
    open.filter_map(move |(i, &tile)| turned(i).then_some(tile))
}

/// Returns the tiles that a bonus of [`dora`] counts, by indicator where one shows them.
pub(crate) fn counted(win: &Win<'_>, rules: &RiichiRules, what: AwardKind) -> Vec<BonusTiles> {
    let question = win.question();
    let [dora, kan_dora, ura, kan_ura] = rules.indicators.turned();
    let north = Wind::North.kind();
    let aside = || core::iter::repeat_n(Tile::plain(north), question.norths.into());
    let shown = |indicators: &[Tile], first, later| {
        let by = |indicator: Tile| {
            let kind = win.rules().tiles.indicated(indicator.kind()?);
            let mut tiles = win.copies(kind);
            if kind == north {
                tiles.extend(aside());
            }
            (!tiles.is_empty()).then_some(BonusTiles {
                indicator: Some(indicator),
                tiles,
            })
        };
        turned(indicators, first, later).filter_map(by).collect()
    };
    match (what, rules.norths) {
        (AwardKind::Dora, _) => shown(win.dora(), dora, kan_dora),
        (AwardKind::UraDora, _) => shown(win.ura(), ura, kan_ura),
        (AwardKind::AkaDora, _) => {
            BonusTiles::alone(question.all_tiles().filter(|tile| tile.is_red()).collect())
        }
        (AwardKind::Nukidora, Norths::Dora) => BonusTiles::alone(aside().collect()),
        (AwardKind::Nukidora, Norths::DoraAnywhere) => {
            let mut norths = win.copies(north);
            norths.extend(aside());
            BonusTiles::alone(norths)
        }
        (AwardKind::FlowerDora, _) => BonusTiles::alone(question.flowers.clone()),
        _ => Vec::new(),
    }
}
