//! Liable players (pao): who pays for another, and for how much of a hand.
//!
//! Sources: rules.md 2.1, yakuman by yakuman (EMA's rule as the usual one); the giver of an open kan: seed 000 "Going out
//! on a loose tile".

use alloc::vec::Vec;

use super::tally::Tally;
use crate::hand::question::Liable;
use crate::result::refusal::{Conflict, Refusal};
use crate::result::score::{AwardKind, Missed, Payer};
use crate::result::why::MissReason;
use crate::result::win::{Win, WonOn};
use crate::rulebook::Limit;
use crate::rulebook::{KanLiability, PaoComposite, RiichiRules};
use crate::tiles::meld::{self, Meld, MeldKind};
use crate::tiles::{Kind, Wind};
use crate::yaku::{Yaku, YakuSet};

/// Checks that each liable player gave something: a set that all saw complete the yakuman (paid, or replaced by a
/// higher one), or the tile of the kan.
pub(super) fn check(win: &Win<'_>, best: &Tally<'_>, missed: &[Missed]) -> Result<(), Refusal> {
    for liable in win.liable() {
        let yaku = liable.yaku;
        let made_certain = if yaku == Yaku::Rinshan {
            kan_of_discard(win).is_some()
        } else {
            has(best, missed, yaku) && is_given(win, best, liable)
        };
        if !made_certain {
            return Err(Refusal::Impossible(Conflict::LiableWithout(yaku)));
        }
    }
    Ok(())
}

/// Returns whether the hand has a yakuman, even one that is not paid beside a higher one.
fn has(best: &Tally<'_>, missed: &[Missed], yaku: Yaku) -> bool {
    let paid = |missed: &Missed| missed.yaku == yaku && missed.why == MissReason::OnlyHighest;
    let mut awards = best.awards.iter();
    awards.any(|award| award.what == AwardKind::Yaku(yaku)) || missed.iter().any(paid)
}

/// Returns whether all sets of a yakuman are melds, one of them called from the liable player.
fn is_given(win: &Win<'_>, best: &Tally<'_>, liable: &Liable) -> bool {
    let yaku = liable.yaku;
    let melds = || {
        let melds = win.melds().iter();
        melds.filter(|meld| part_of(yaku, meld.first()))
    };
    let sets = best.reading.sets().filter(|set| part_of(yaku, set.first));
    let given = |meld: &Meld| {
        let gave = match yaku {
            // The tile that was added to a pon is the winner's own.
            Yaku::Suukantsu => meld.kind() == MeldKind::Minkan,
            _ => meld.kind().opens(),
        };
        gave && given_by(win, meld).is_none_or(|from| from == liable.seat)
    };
    sets.count() <= melds().count() && melds().any(given)
}

/// Returns the player from whom a meld was called, where it says so.
fn given_by(win: &Win<'_>, meld: &Meld) -> Option<Wind> {
    win.rules().seats.beside(win.seat(), meld.from()?)
}

/// Returns whether a set of this tile is one that a liability is about.
const fn part_of(yaku: Yaku, kind: Kind) -> bool {
    match yaku {
        Yaku::Daisangen => kind.dragon().is_some(),
        Yaku::Daisuushii => kind.wind().is_some(),
        _ => true,
    }
}

/// Base points for which somebody is liable.
pub(crate) struct LiableShare {
    pub player: Payer,
    pub base: u32,
    /// The yakuman, where it is not all of the hand.
    pub yaku: Option<Yaku>,
}

/// Returns the base points that somebody is liable for, and those that are left.
pub(super) fn shares(
    win: &Win<'_>,
    rules: &RiichiRules,
    tally: &Tally<'_>,
) -> (Vec<LiableShare>, u32) {
    if let Some(player) = kan_giver(win, rules) {
        let (base, yaku) = (tally.base, None);
        return (alloc::vec![LiableShare { player, base, yaku }], 0);
    }
    let of = |&liable: &Liable| {
        let mut awards = tally.awards.iter();
        let base = match rules.pao.composite {
            PaoComposite::Whole => tally.base,
            PaoComposite::Part => awards
                .find(|award| award.what == AwardKind::Yaku(liable.yaku))
                .map_or(0, |award| {
                    Limit::Yakuman.base() * u32::from(award.amount.yakuman())
                }),
        };
        (liable, base)
    };
    shared(tally.base, win.liable().iter().map(of))
}

/// Shares base points among those who are liable, each for so many of them; returns the rest, too.
pub(crate) fn shared(
    base: u32,
    liable: impl Iterator<Item = (Liable, u32)>,
) -> (Vec<LiableShare>, u32) {
    let mut rest = base;
    let mut shares = Vec::new();
    for (Liable { seat, yaku }, of) in liable {
        // Where the sum is capped, the yakuman may be worth more than the whole hand.
        let of = of.min(rest);
        if of > 0 {
            rest -= of;
            shares.push(LiableShare {
                player: Payer::Seat(seat),
                base: of,
                yaku: (of < base).then_some(yaku),
            });
        }
    }
    (shares, rest)
}

/// Returns the yakuman of a hand for which nobody is liable.
pub(super) fn others(tally: &Tally<'_>, shares: &[LiableShare]) -> YakuSet {
    let awards = tally.awards.iter();
    let yaku = awards.filter_map(|award| match award.what {
        AwardKind::Yaku(yaku) => Some(yaku),
        _ => None,
    });
    yaku.filter(|&yaku| shares.iter().all(|share| share.yaku != Some(yaku)))
        .collect()
}

/// Returns the open kan, made with another player's discard, on whose replacement tile the hand was won.
fn kan_of_discard<'a>(win: &'a Win<'_>) -> Option<&'a Meld> {
    let last = meld::kan_of_discard(win.melds(), Meld::kind);
    last.filter(|_| win.method() == WonOn::Rinshan)
}

/// Returns the discarder of the open kan on whose replacement tile the hand was won, if that player pays for it.
fn kan_giver(win: &Win<'_>, rules: &RiichiRules) -> Option<Payer> {
    let last = kan_of_discard(win).filter(|_| rules.kan_liability == KanLiability::On)?;
    let mut liable = win.liable().iter();
    let named = liable.find(|liable| liable.yaku == Yaku::Rinshan);
    let seat = given_by(win, last).or_else(|| named.map(|liable| liable.seat));
    Some(seat.map_or(Payer::KanGiver, Payer::Seat))
}
