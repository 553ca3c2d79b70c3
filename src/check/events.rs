//! What can have happened together: riichi, ready, the first turn, kans.

use super::Checker;
use crate::meld::MeldKind;
use crate::question::{By, Flag};
use crate::refusal::{Conflict, Refusal, Rule};
use crate::rules::FirstTurnKan;
use crate::tile::{Tile, Wind};
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
        self.refuse_if(
            ippatsu && q.flags.has(Flag::Rinshan),
            Conflict::IppatsuRinshan,
        );
        let last = q.folded_flags().has(Flag::LastTile);
        self.refuse_if(
            ippatsu && q.riichi.is_double() && last,
            Conflict::IppatsuLastTile,
        );
        let of_open = [Yaku::OpenRiichi, Yaku::Sashikomi];
        if q.riichi.is_open() && !of_open.iter().any(|&yaku| self.rules.has(yaku)) {
            self.refusals.push(Refusal::NotLegal(Rule::OpenRiichi));
        }
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
        let replaced = q.melds.iter().any(|meld| meld.kind.is_kan()) || q.norths > 0;
        self.refuse_if(
            q.flags.has(Flag::Rinshan) && !replaced,
            Conflict::RinshanWithoutKan,
        );
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
            let kans = self
                .rules
                .riichi()
                .is_some_and(|rules| rules.first_turn_kan == FirstTurnKan::Allowed);
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
