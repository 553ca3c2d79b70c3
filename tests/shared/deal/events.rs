//! Events of a deal: riichi, ready, rare tiles to win on, and who is liable.

use tensu::rules::{KanLiability, System};
use tensu::{By, Flag, Kind, Liable, MeldKind, Riichi, Tile, Wind, WrittenMeld, Yaku};

use super::Deal;

impl Deal<'_> {
    pub(super) fn events(&mut self) {
        let q = &self.question;
        let closed = q.melds.iter().all(|meld| !meld.kind.opens());
        let no_kan = q.melds.is_empty() || closed && self.first_turn_kan();
        let tsumo = q.by == By::Tsumo;
        let opening = no_kan && q.norths == 0 && (tsumo || q.seat != Wind::East);
        // Unrelated tiles win on the first turn alone.
        let share = if self.is_garbage() { 90 } else { 4 };
        if opening && self.random.percent(share) {
            self.flag(Flag::FirstTurn);
        } else if self.rules.is_riichi() {
            self.riichi(closed);
            self.rare_tiles();
        } else {
            self.ready(closed);
            self.rare_tiles();
        }
        self.chankan();
        self.discard();
        self.paarenchan();
        self.fold();
    }

    pub(super) fn flag(&mut self, flag: Flag) {
        self.question.flags = self.question.flags.with(flag);
    }

    pub(super) fn has(&self, flag: Flag) -> bool {
        self.question.flags.has(flag)
    }

    /// Returns whether hardly two tiles are alike: unrelated tiles, or thirteen orphans.
    pub(super) fn is_garbage(&self) -> bool {
        let tiles: Vec<Tile> = self.question.all_tiles().collect();
        let alike = |tile: &&Tile| tiles.iter().filter(|other| other == tile).count() > 1;
        self.question.melds.is_empty() && tiles.iter().filter(alike).count() <= 2
    }

    fn riichi(&mut self, closed: bool) {
        if !closed {
            return;
        }
        self.question.riichi = self.random.pick(&[
            Riichi::None,
            Riichi::None,
            Riichi::Riichi,
            Riichi::Riichi,
            Riichi::Double,
        ]);
        let open = if self.rules.has(Yaku::OpenRiichi) {
            30
        } else {
            1
        };
        if self.random.percent(open) {
            self.question.riichi = self.random.pick(&[Riichi::Open, Riichi::DoubleOpen]);
        }
        let q = &self.question;
        let kan = !q.melds.is_empty() && !self.first_turn_kan() || q.norths > 0;
        let broken = q.riichi.is_double() && kan;
        if q.riichi.is_declared() && !broken && self.random.percent(30) {
            self.flag(Flag::Ippatsu);
        }
    }

    /// Declares ready now and then, in additive rulesets.
    fn ready(&mut self, closed: bool) {
        let tsumo = self.question.by == By::Tsumo;
        match self.random.below(8) {
            0 | 1 if closed => self.flag(Flag::Ready),
            2 if closed => self.flag(Flag::DoubleReady),
            3 if tsumo => self.flag(Flag::OpenReady),
            _ => {}
        }
    }

    fn rare_tiles(&mut self) {
        let q = &self.question;
        let kan = q.melds.iter().any(|meld| meld.kind.is_kan()) || q.norths > 0;
        if q.by == By::Tsumo && kan && !self.has(Flag::Ippatsu) && self.random.percent(30) {
            self.flag(Flag::Rinshan);
        }
        if self.random.percent(8) {
            self.flag(Flag::LastTile);
        }
    }

    /// A robbed kan has the other three copies of the winning tile.
    fn chankan(&mut self) {
        let Some(kind) = self.question.win.and_then(Tile::kind) else {
            return;
        };
        // A robbed kan was a pon.
        let busy = self.has(Flag::FirstTurn) || self.has(Flag::LastTile) || self.is_at_once();
        let possible = self.question.by == By::Ron && !busy && self.left[kind.index()] == 3;
        let orphans = self
            .question
            .all_tiles()
            .all(|tile| tile.kind().is_some_and(Kind::is_yaochuu));
        let share = if self.robs_orphans_only() && !orphans {
            2
        } else {
            12
        };
        if possible && self.random.percent(share) {
            self.flag(Flag::Chankan);
            self.left[kind.index()] = 0;
        }
    }

    /// Marks the discard that won, where a yaku asks for it.
    fn discard(&mut self) {
        let free =
            self.question.by == By::Ron && !self.has(Flag::Chankan) && !self.has(Flag::FirstTurn);
        if free && self.rules.has(Yaku::TsubameGaeshi) && self.random.percent(15) {
            self.flag(Flag::RiichiDiscard);
        } else if free && self.is_after_kan() && self.random.percent(15) {
            self.flag(Flag::KanDiscard);
        }
        let open = self.question.by == By::Ron && self.question.riichi.is_open();
        if open && self.rules.has(Yaku::Sashikomi) && self.random.percent(30) {
            self.flag(Flag::Sashikomi);
        }
    }

    /// Returns whether a discard can be the one after somebody's kan, which ends ippatsu and is the fourth at most.
    fn is_after_kan(&self) -> bool {
        let kans = self.question.melds.iter().filter(|meld| meld.kind.is_kan());
        self.rules.has(Yaku::Kanburi) && !self.has(Flag::Ippatsu) && kans.count() < 4
    }

    /// The dealer's ninth hand.
    fn paarenchan(&mut self) {
        if self.rules.has(Yaku::Paarenchan)
            && !self.has(Flag::FirstTurn)
            && self.question.seat == Wind::East
            && self.random.percent(15)
        {
            self.question.honba = 8;
            self.flag(Flag::Paarenchan);
        }
    }

    /// Gives the same event its other name now and then.
    pub(super) fn fold(&mut self) {
        let q = &self.question;
        let (tsumo, dealer) = (q.by == By::Tsumo, q.seat == Wind::East);
        let names = [
            (
                Flag::LastTile,
                if tsumo { Flag::Haitei } else { Flag::Houtei },
            ),
            (
                Flag::FirstTurn,
                match (tsumo, dealer) {
                    (true, true) => Flag::Tenhou,
                    (true, false) => Flag::Chiihou,
                    _ => Flag::Renhou,
                },
            ),
        ];
        for (general, name) in names {
            if self.has(general) && self.random.percent(10) {
                self.question.flags = self.question.flags.without(general).with(name);
            }
        }
    }

    /// Makes somebody liable whose discard made a yakuman certain, or gave the kan whose replacement tile won.
    pub(super) fn liable(&mut self) {
        let System::Riichi(rules) = &self.rules.system else {
            return;
        };
        let candidates: Vec<Yaku> = rules
            .pao
            .yaku
            .iter()
            .copied()
            .filter(|&yaku| self.given(yaku))
            .collect();
        let seat = self.random.pick(self.rules.seats.winds());
        if seat == self.question.seat {
            return;
        }
        let last_kan = self
            .question
            .melds
            .iter()
            .rev()
            .find(|meld| meld.kind.is_kan());
        // The giver of a kan pays for all, whoever is liable for a yakuman.
        let given_kan = rules.kan_liability == KanLiability::On && self.has(Flag::Rinshan);
        if !candidates.is_empty() && !given_kan && self.random.percent(60) {
            let yaku = self.random.pick(&candidates);
            let last = self.sets_of(yaku).last();
            let by_meld = last
                .and_then(|meld| meld.from)
                .and_then(|side| self.rules.seats.beside(self.question.seat, side));
            let seat = by_meld.unwrap_or(seat);
            self.question.liable.push(Liable { seat, yaku });
        } else if given_kan
            && last_kan.is_some_and(|meld| meld.kind == MeldKind::Minkan && meld.from.is_none())
            && self.random.percent(50)
        {
            let yaku = Yaku::Rinshan;
            self.question.liable.push(Liable { seat, yaku });
        }
    }

    /// The melds that are sets of a yakuman.
    fn sets_of(&self, yaku: Yaku) -> impl DoubleEndedIterator<Item = &WrittenMeld> {
        let set = move |kind: Kind| match yaku {
            Yaku::Daisangen => kind.dragon().is_some(),
            Yaku::Daisuushii => kind.wind().is_some(),
            _ => true,
        };
        let melds = self.question.melds.iter();
        melds
            .filter(move |meld| {
                meld.tiles
                    .first()
                    .and_then(|tile| tile.kind())
                    .is_some_and(set)
            })
            .filter(move |meld| yaku != Yaku::Suukantsu || meld.kind.is_kan())
    }

    /// Returns whether the melds have all sets of a yakuman, the last of them from a discard.
    fn given(&self, yaku: Yaku) -> bool {
        let need = if yaku == Yaku::Daisangen { 3 } else { 4 };
        let last = self.sets_of(yaku).last().is_some_and(|meld| match yaku {
            Yaku::Suukantsu => meld.kind == MeldKind::Minkan,
            _ => meld.kind.opens(),
        });
        self.sets_of(yaku).count() == need && last
    }
}
