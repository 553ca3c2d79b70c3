//! Yaku that must be certain: no half-finished waits, and more than one yaku after many honba.
//!
//! Sources: seed 004 "Ryanshi and Pon/Open Kan"; rules.md 1.5.3, 1.5.4.

use alloc::vec::Vec;

use crate::engine::conditions::ask;
use crate::engine::findings::{Findings, Found};
use crate::engine::read_hand::ReadHand;
use crate::result::score::Missed;
use crate::result::why::MissReason;
use crate::result::win::Win;
use crate::rulebook::{Completion, RiichiRules};
use crate::tiles::Kind;
use crate::yaku::{Row, TABLE, Yaku, YakuSet};

/// Yaku of triplets with value: as a wait they are one yaku, whichever tile completes it. Seed 004 allows an open hand
/// to wait for Green or for its own wind.
const OF_VALUE: [Yaku; 5] = [
    Yaku::YakuhaiSeat,
    Yaku::YakuhaiRound,
    Yaku::YakuhaiHaku,
    Yaku::YakuhaiHatsu,
    Yaku::YakuhaiChun,
];

/// Keeps, on a ron, the yaku that every tile of the wait would have given, itself or a higher form of it; in place of a
/// yaku that is not certain, its lower forms that are. Under the rule for iipeikou, iipeikou alone can go.
#[cold]
pub(super) fn keep(case: &ReadHand<'_>, rules: &RiichiRules, findings: &mut Findings) {
    let win = case.win;
    let of_iipeikou = rules.completion == Completion::Iipeikou;
    let asked = |found: &Found| !of_iipeikou || found.yaku == Yaku::Iipeikou;
    if win.is_tsumo() || !findings.found.iter().any(asked) {
        return;
    }
    let waits = Waits::of(win);
    let Findings { found, missed } = findings;
    let mut sets_left = waits.sets_of_value(win, rules, found);
    let mut kept = Vec::new();
    for &yaku in found.iter() {
        let other = asked(&yaku).then(|| waits.without(yaku.yaku)).flatten();
        let Some(other) = other else {
            kept.push(yaku);
            continue;
        };
        if OF_VALUE.contains(&yaku.yaku) && sets_left > 0 {
            sets_left -= 1;
            kept.push(yaku);
            continue;
        }
        let lower = waits.certain_forms(case, missed, yaku.yaku);
        kept.extend(lower.iter().filter_map(|lower| worth(win, lower)));
        miss(win, missed, yaku.yaku, other.kind());
    }
    missed.retain(|missed| !kept.iter().any(|kept| kept.yaku == missed.yaku));
    *found = kept;
    findings.replace(&win.rules().yaku);
}

/// The hand as won by each tile of its wait.
struct Waits<'w>(Vec<Win<'w>>);

impl<'w> Waits<'w> {
    fn of(win: &Win<'w>) -> Self {
        let kinds = win.possible_waits().into_iter();
        Self(kinds.map(|kind| win.waiting_for(kind)).collect())
    }

    /// Returns a win by a tile that would not have given the yaku; none when the yaku is certain.
    fn without(&self, yaku: Yaku) -> Option<&Win<'w>> {
        self.0.iter().find(|other| !gives(other, yaku))
    }

    fn is_certain(&self, yaku: Yaku) -> bool {
        self.without(yaku).is_none()
    }

    /// Counts the triplets with value that count although another tile would not have made the same one. Each tile has
    /// to make some: as many as every tile makes, less those that are certain by themselves. A closed hand with a yaku
    /// that is certain keeps all: "in similar hands that are completely hidden this problem does not occur" (seed 004).
    fn sets_of_value(&self, win: &Win<'_>, rules: &RiichiRules, found: &[Found]) -> usize {
        let made = |win: &Win<'_>| OF_VALUE.iter().filter(|&&yaku| gives(win, yaku)).count();
        let by_every_tile = self.0.iter().map(made).min().unwrap_or(0);
        let of_value = |found: &&Found| OF_VALUE.contains(&found.yaku);
        let certain = |found: &Found| self.is_certain(found.yaku);
        let certain_sets = found.iter().filter(of_value).copied().filter(certain);
        let sets = by_every_tile.saturating_sub(certain_sets.count());
        // A yaku that is no win by itself does not make the others certain either.
        let wins = |found: &&Found| !rules.minimum.not_alone.contains(&found.yaku);
        if win.is_closed() && (sets > 0 || found.iter().filter(wins).any(certain)) {
            OF_VALUE.len()
        } else {
            sets
        }
    }

    /// Returns the lower forms of a yaku that are certain where it is not.
    fn certain_forms(&self, case: &ReadHand<'_>, missed: &[Missed], yaku: Yaku) -> YakuSet {
        let forms = yaku.row().lower.iter().copied();
        let forms = forms.filter(|&lower| is_form(case, lower));
        let all: YakuSet = forms.chain(given_way(missed, yaku)).collect();
        all.iter().filter(|&lower| self.is_certain(lower)).collect()
    }
}

/// Lists a yaku as missed for a tile that would not have given it, and the yaku that it had replaced with it.
fn miss(win: &Win<'_>, missed: &mut Vec<Missed>, yaku: Yaku, tile: Kind) {
    let why = MissReason::NotWith(tile);
    let given_way = |gone: &&mut Missed| gone.why == MissReason::Replaced(yaku);
    for gone in missed.iter_mut().filter(given_way) {
        // A yaku that no open hand has is missed for being open, not for the tile.
        gone.why = worth(win, gone.yaku).map_or(MissReason::OpenHand, |_| why);
    }
    missed.push(Missed { yaku, why });
}

/// Returns whether a lower yaku is a form of the one that the reading has. Big wheels are read as sequences or as
/// pairs: a yaku of another reading of the hand is no form of this one.
fn is_form(case: &ReadHand<'_>, lower: Yaku) -> bool {
    ask(lower, case).holds() || !holds_somewhere(case.win, lower)
}

fn holds_somewhere(win: &Win<'_>, yaku: Yaku) -> bool {
    let holds = |reading| ask(yaku, &ReadHand::new(win, reading)).holds();
    win.readings().iter().any(holds)
}

/// Returns whether a hand has a yaku or a higher form of it.
fn gives(win: &Win<'_>, yaku: Yaku) -> bool {
    let form = |row: &&Row| row.yaku == yaku || row.lower.contains(&yaku);
    TABLE
        .iter()
        .filter(form)
        .any(|row| worth(win, row.yaku).is_some() && holds_somewhere(win, row.yaku))
}

/// Returns the yaku of the hand that this one replaces.
pub(super) fn given_way(missed: &[Missed], to: Yaku) -> impl Iterator<Item = Yaku> {
    let gave_way = missed
        .iter()
        .filter(move |missed| missed.why == MissReason::Replaced(to));
    gave_way.map(|missed| missed.yaku)
}

/// Returns a yaku with its amount in this hand, if it counts here.
pub(super) fn worth(win: &Win<'_>, yaku: Yaku) -> Option<Found> {
    let worth = win.rules().yaku.get(yaku).worth;
    let amount = worth.amount(win.is_closed());
    (amount > 0).then_some(Found {
        yaku,
        unit: worth.unit,
        amount,
    })
}
