//! From checked tiles to a [`Win`] with its readings.

use alloc::boxed::Box;

use super::conditions::ask;
use super::read_hand::ReadHand;
use crate::hand::reading::{Reading, Shape};
use crate::result::win::{Census, HeldQuestion, Win};
use crate::tiles::{Kind, Tile};
use crate::yaku::Yaku;

impl Win<'_> {
    /// Returns the hand as if another tile of its wait had won it.
    pub(crate) fn waiting_for(&self, kind: Kind) -> Self {
        let mut question = self.question().clone();
        question.win = Some(Tile::plain(kind));
        let (census, melds) = (Census::of(&question), self.melds_list());
        let (asked, tile) = (HeldQuestion::Own(Box::new(question)), Tile::plain(kind));
        assemble(Win::unread(asked, self.rules(), census, melds, tile, kind))
    }
}

/// Reads a hand whose tiles are in order.
pub(super) fn assemble(mut win: Win<'_>) -> Win<'_> {
    win.read();
    let unrelated = |reading: &Reading| reading.shape == Shape::Unrelated;
    let mut found = win.readings().iter();
    if found.any(|reading| unrelated(reading) && !is_unrelated_hand(&win, reading)) {
        win.drop(unrelated);
    }
    win
}

/// Returns whether some yaku makes a hand of unrelated tiles; without one they are no hand.
fn is_unrelated_hand(win: &Win<'_>, reading: &Reading) -> bool {
    let case = ReadHand::new(win, reading);
    [Yaku::ShiisanPuutaa, Yaku::ShiisuuPuutaa]
        .into_iter()
        .any(|yaku| win.rules().has(yaku) && ask(yaku, &case).holds())
}
