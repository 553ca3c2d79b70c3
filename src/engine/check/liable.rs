//! The liable players, as far as they can be checked before the hand is scored.

use super::Checker;
use crate::hand::question::Liable;
use crate::result::refusal::Conflict;
use crate::rulebook::PaoComposite;
use crate::tiles::Wind;
use crate::tiles::meld::kan_of_discard;
use crate::yaku::{Yaku, YakuSet};

impl Checker<'_> {
    pub(super) fn liable(&mut self) {
        let liable = &self.question.liable;
        if liable.is_empty() {
            return;
        }
        let giver = self.kan_giver();
        let whole = self
            .rules
            .riichi()
            .is_some_and(|rules| rules.pao.composite == PaoComposite::Whole);
        let (mut named, mut first, mut several) = (YakuSet::NONE, None, false);
        for &Liable { seat, yaku } in liable {
            self.refuse_if(seat == self.question.seat, Conflict::LiableSelf);
            let carries = self.rules.has_liability(yaku);
            self.refuse_if(!carries, Conflict::NotLiable(yaku));
            let kan = yaku == Yaku::Rinshan;
            if whole && !kan {
                several |= *first.get_or_insert(seat) != seat;
            }
            let again = named.has(yaku) || several && !kan;
            self.refuse_if(again, Conflict::OneLiable);
            named = named.with(yaku, true);
            if let (true, Some(giver)) = (kan, giver) {
                self.refuse_if(giver != seat, Conflict::KanTileDiscardedBy(giver));
            }
        }
    }

    /// Returns the discarder of the last kan's tile, where its meld says so.
    fn kan_giver(&self) -> Option<Wind> {
        let q = self.question;
        let last = kan_of_discard(&q.melds, |meld| meld.kind)?;
        self.rules.seats.beside(q.seat, last.from?)
    }
}
