//! Events that cannot have happened together: riichi, ready, the first turn, kans.

use super::Checker;
use crate::hand::question::{By, Flag, Question};
use crate::result::refusal::{Conflict, Refusal, Rule};
use crate::rulebook::FirstTurnKan;
use crate::tiles::meld::MeldKind;
use crate::tiles::{Kinds, TileSet};
use crate::tiles::{Tile, Wind};
use crate::yaku::Yaku;

impl Checker<'_> {
    pub(super) fn riichi(&mut self) {
        let q = self.question;
        let open = q.is_open();
        let declared = q.riichi.is_declared();
        let ippatsu = q.flags.has(Flag::Ippatsu);
        self.refuse_if(declared && open, Conflict::RiichiOpenHand);
        self.refuse_if(
            declared && !self.rules.has(Yaku::Riichi),
            Conflict::NoRiichi,
        );
        self.refuse_if(
            ippatsu && !declared && self.rules.knows(Flag::Ippatsu),
            Conflict::IppatsuWithoutRiichi,
        );
        self.refuse_if(
            q.flags.has(Flag::Sashikomi)
                && !q.riichi.is_open()
                && self.rules.knows(Flag::Sashikomi),
            Conflict::SashikomiWithoutOpen,
        );
        self.refuse_if(!q.ura.is_empty() && !declared, Conflict::UraWithoutRiichi);
        let rinshan = ippatsu && q.flags.has(Flag::Rinshan);
        let kan = q.melds.iter().any(|meld| meld.kind.is_kan());
        let north = q.norths > 0 && !kan;
        self.refuse_if(rinshan && !north, Conflict::IppatsuRinshan);
        self.refuse_if(rinshan && north, Conflict::IppatsuNorth);
        let kan_discard = ippatsu && q.flags.has(Flag::KanDiscard);
        self.refuse_if(kan_discard, Conflict::IppatsuKanDiscard);
        if ippatsu && q.riichi.is_double() {
            self.double_ippatsu();
        }
        let of_open = [Yaku::OpenRiichi, Yaku::Sashikomi];
        if q.riichi.is_open() && !of_open.iter().any(|&yaku| self.rules.has(yaku)) {
            self.refusals.push(Refusal::NotLegal(Rule::OpenRiichi));
        }
    }

    /// Checks a double riichi that wins within a go-around: nobody called anything before. A closed kan that does not
    /// end the first turn may have been declared.
    fn double_ippatsu(&mut self) {
        let q = self.question;
        let kan = q.melds.iter().any(|meld| meld.kind.is_kan());
        let ends = kan && !self.is_first_turn_kan_allowed();
        self.refuse_if(ends || q.norths > 0, Conflict::IppatsuDoubleKan);
        // Thirteen orphans may rob a closed kan; every other robbed kan was a pon.
        let robbed = q.flags.has(Flag::Chankan) && !is_thirteen_orphans(q);
        self.refuse_if(robbed, Conflict::IppatsuDoubleChankan);
        let last = q.folded_flags().has(Flag::LastTile);
        self.refuse_if(last, Conflict::IppatsuLastTile);
    }

    fn is_first_turn_kan_allowed(&self) -> bool {
        let riichi = self.rules.riichi();
        riichi.is_some_and(|rules| rules.first_turn_kan == FirstTurnKan::Allowed)
    }

    /// Checks the number of indicators.
    pub(super) fn indicators(&mut self) {
        let q = self.question;
        let (above, below) = (q.dora.len(), q.ura.len());
        self.refuse_if(above > 0 && below > above, Conflict::MoreUra);
        if above.max(below) <= 1 {
            return;
        }
        let allowed = self.is_first_turn_kan_allowed();
        let kans = q.melds.iter().filter(|meld| meld.kind.is_kan()).count();
        let own = if allowed { kans } else { 0 };
        // Sources differ on whether another player's closed kan ends renhou (rules.md 2.4), so nothing is refused.
        let first_draw = q.folded_flags().has(Flag::FirstTurn) && q.by == By::Tsumo;
        let at_once = q.riichi.is_double() && q.flags.has(Flag::Ippatsu);
        let others = allowed && q.seat != Wind::East;
        self.refuse_if(
            (first_draw || at_once) && !others && above.max(below) > 1 + own,
            Conflict::NoKanYet,
        );
    }

    /// Flags that belong to the other way of winning.
    pub(super) fn ways(&mut self) {
        for flag in self.question.flags.iter() {
            if let Some(by) = flag.only_by() {
                self.refuse_if(by != self.question.by, Conflict::WrongWay(flag, by));
            }
        }
    }

    /// Flags that belong to other rulesets, or to another hand of the game.
    pub(super) fn known(&mut self) {
        for flag in self.question.flags.iter() {
            self.refuse_if(!self.rules.knows(flag), Conflict::Unknown(flag));
        }
        let q = self.question;
        let paarenchan = self.rules.riichi().map(|rules| rules.paarenchan);
        if let Some(paarenchan) = paarenchan.filter(|_| q.flags.has(Flag::Paarenchan)) {
            let may_be = q.seat == Wind::East && paarenchan.is_after(q.honba);
            self.refuse_if(!may_be, Conflict::Paarenchan(paarenchan));
        }
    }

    pub(super) fn ready(&mut self) {
        let q = self.question;
        let kinds = Flag::READY.into_iter().filter(|&flag| q.flags.has(flag));
        let open = q.is_open();
        let concealed = q.flags.has(Flag::Ready) || q.flags.has(Flag::DoubleReady);
        self.refuse_if(kinds.count() > 1, Conflict::TwoReady);
        self.refuse_if(open && concealed, Conflict::ReadyOpenHand);
    }

    pub(super) fn kans(&mut self) {
        let q = self.question;
        let kans = q.melds.iter().filter(|meld| meld.kind.is_kan()).count();
        let replaced = kans > 0 || q.norths > 0;
        self.refuse_if(
            q.flags.has(Flag::Rinshan) && !replaced,
            Conflict::RinshanWithoutKan,
        );
        self.chinese();
        // Each kan turns an indicator, and has a replacement tile (seed 003: "four and only four").
        let fifth = 1 + kans == TileSet::INDICATORS && q.flags.has(Flag::KanDiscard);
        self.refuse_if(fifth, Conflict::FifthKan);
        let folded = q.folded_flags();
        if folded.has(Flag::Chankan) {
            for flag in [Flag::RiichiDiscard, Flag::KanDiscard] {
                self.refuse_if(q.flags.has(flag), Conflict::ChankanWith(flag));
            }
            let last = folded.has(Flag::LastTile);
            self.refuse_if(last, Conflict::ChankanLastTile);
            if let Some(kind) = q.win.and_then(Tile::kind) {
                let indicators = q.dora.iter().chain(&q.ura).copied();
                let seen = q
                    .all_tiles()
                    .chain(indicators)
                    .filter(|tile| tile.kind() == Some(kind))
                    .count();
                let aside = q.norths > 0 && kind == Wind::North.kind();
                self.refuse_if(seen > 1 || aside, Conflict::ChankanTile(kind));
            }
        }
    }

    /// Checks the last tile of its kind: the other three lie open, so none is concealed. Two kans in a row are two
    /// kans.
    fn chinese(&mut self) {
        let q = self.question;
        if let Some(kind) = q.win.and_then(Tile::kind) {
            let held = q.hand.iter().any(|tile| tile.kind() == Some(kind));
            let last = q.flags.has(Flag::LastOfKind) && held;
            self.refuse_if(last, Conflict::LastOfKindHeld(kind));
        }
        let kans = q.melds.iter().filter(|meld| meld.kind.is_kan()).count();
        let two = kans >= 2 && q.flags.has(Flag::Rinshan);
        self.refuse_if(q.flags.has(Flag::KongOnKong) && !two, Conflict::KongOnKong);
    }

    pub(super) fn first_turn(&mut self) {
        let q = self.question;
        let flags = q.folded_flags();
        let dealer = q.seat == Wind::East;
        self.refuse_if(
            q.flags.has(Flag::Tenhou) && !dealer,
            Conflict::TenhouNotDealer,
        );
        for flag in [Flag::Chiihou, Flag::Renhou] {
            self.refuse_if(q.flags.has(flag) && dealer, Conflict::DealerFlag(flag));
        }
        if flags.has(Flag::FirstTurn) {
            let kans = self.is_first_turn_kan_allowed();
            let ended = |kind: MeldKind| !kans || kind.opens();
            self.refuse_if(
                dealer
                    && q.by == By::Ron
                    && !q.flags.has(Flag::Renhou)
                    && self.rules.riichi().is_some(),
                Conflict::FirstTurnDealerRon,
            );
            self.refuse_if(q.riichi.is_declared(), Conflict::FirstTurnRiichi);
            self.refuse_if(
                q.norths > 0 || q.melds.iter().any(|meld| ended(meld.kind)),
                Conflict::FirstTurnMeld,
            );
            for flag in [
                Flag::LastTile,
                Flag::Rinshan,
                Flag::Chankan,
                Flag::KanDiscard,
            ] {
                self.refuse_if(flags.has(flag), Conflict::FirstTurnWith(flag));
            }
            // Declared with the first discard it is the double one, and the next win is off a discard.
            for flag in Flag::READY {
                let first_discard = flag == Flag::DoubleReady && q.by == By::Ron;
                let wrong = flags.has(flag) && !first_discard;
                self.refuse_if(wrong, Conflict::FirstTurnWith(flag));
            }
        }
    }
}

/// Returns whether the tiles are one of each terminal and honor, and one more of them.
fn is_thirteen_orphans(question: &Question) -> bool {
    let kinds = question.all_tiles().filter_map(Tile::kind);
    kinds.fold(Kinds::NONE, Kinds::with) == Kinds::YAOCHUU
}
