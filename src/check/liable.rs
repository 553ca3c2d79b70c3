//! Who can be liable, as far as it is seen without pricing the hand.

use super::Checker;
use crate::meld::MeldKind;
use crate::refusal::Conflict;
use crate::rules::PaoComposite;
use crate::tile::Wind;
use crate::yaku::Yaku;

impl Checker<'_> {
    pub(super) fn liable(&mut self) {
        let liable = &self.question.liable;
        let whole = self
            .riichi_rules()
            .is_some_and(|rules| rules.pao.composite == PaoComposite::Whole);
        for (i, named) in liable.iter().enumerate() {
            let (seat, yaku) = (named.seat, named.yaku);
            self.refuse_if(seat == self.question.seat, Conflict::LiableSelf);
            let carries = self.rules.has_liability(yaku);
            self.refuse_if(!carries, Conflict::NotLiable(yaku));
            let kan = yaku == Yaku::Rinshan;
            let again = liable[..i].iter().any(|other| {
                let same_hand = whole && !kan && other.yaku != Yaku::Rinshan;
                other.yaku == yaku || same_hand && other.seat != seat
            });
            self.refuse_if(again, Conflict::OneLiable);
            if let (true, Some(giver)) = (kan, self.kan_thrower()) {
                self.refuse_if(giver != seat, Conflict::KanThrownBy(giver));
            }
        }
    }

    /// Who threw the tile of the last kan, where its meld says so.
    fn kan_thrower(&self) -> Option<Wind> {
        let q = self.question;
        let last = q.melds.iter().rfind(|meld| meld.kind.is_kan())?;
        let side = last.from.filter(|_| last.kind == MeldKind::Minkan)?;
        self.rules.seats.beside(q.seat, side)
    }
}
