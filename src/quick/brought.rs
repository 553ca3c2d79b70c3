//! Yaku that a hand has for certain, by what is known of it.

use crate::quick::bar::{DECLARED, bar};
#[cfg(feature = "chinese")]
use crate::quick::certain::of_fans;
use crate::quick::certain::{Certain, of_pairs, of_sets};
use crate::quick::count::{Chosen, Melds, Table};
use crate::quick::needs::{ANY, NUMBERS, Needs, here, method, shape};
use crate::rulebook::Rules;
use crate::tiles::Kinds;
use crate::yaku::{Yaku, YakuSet};

/// The forms of a hand, each of which may have other yaku for certain: four sets with each sort of pair, seven pairs,
/// and those without yaku of their own. A knitted straight stands for three sequences.
const FORMS: [(u8, Kinds, u8); 6] = [
    (shape::STANDARD, NUMBERS, 0),
    (shape::STANDARD, Kinds::WINDS, 0),
    (shape::STANDARD, Kinds::DRAGONS, 0),
    (shape::PAIRS, Kinds::ALL, 0),
    (shape::KNITTED_STRAIGHT, Kinds::ALL, 3),
    (
        shape::ORPHANS | shape::UNRELATED | shape::KNITTED,
        Kinds::ALL,
        0,
    ),
];

/// Returns the yaku that a hand has with the chosen ones, chosen or not: riichi once it is declared, menzen tsumo,
/// tenhou or chiihou if only a first draw can have won, and those that its blocks make certain.
pub(super) fn brought(
    rules: &Rules,
    table: &Table,
    chosen: &Chosen,
    rather_not: Option<Yaku>,
) -> YakuSet {
    let declared = DECLARED.iter().any(|&yaku| chosen.yaku.has(yaku));
    let first = known(rules, table, chosen).methods == method::FIRST_DRAW;
    let happened = YakuSet::NONE
        .with(Yaku::Riichi, declared)
        .with(Yaku::MenzenTsumo, true)
        .with(Yaku::Tenhou, first)
        .with(Yaku::Chiihou, first);
    let happened = counting(rules, table, chosen, happened);
    happened.or(of_blocks(rules, table, chosen, rather_not))
}

/// Returns the yaku that the blocks make certain with the chosen ones. Where one of several is there and nothing says
/// which, the one of least worth: all triplets or seven pairs with terminals and honors, any two of the dragons with
/// the little three. So the payment is never more than that of the hand, and a player who taps one away gets another in
/// its place.
pub(super) fn of_blocks(
    rules: &Rules,
    table: &Table,
    chosen: &Chosen,
    rather_not: Option<Yaku>,
) -> YakuSet {
    let needs = known(rules, table, chosen);
    let of_form = |(shapes, pair, sequences): (u8, Kinds, u8)| {
        let needs = Needs {
            shapes: needs.shapes & shapes,
            pair: needs.pair.and(pair),
            ..needs
        };
        let needs = needs.and(Needs {
            sequences: (sequences, 4),
            ..ANY
        });
        let yaku = || {
            let worth = |yaku| worth(rules, chosen.melds, yaku, rather_not);
            let certain = Certain::of(rules, table, &needs, chosen.melds, worth);
            match shapes {
                shape::STANDARD | shape::PAIRS => named(rules, shapes, &certain),
                _ => YakuSet::NONE,
            }
        };
        let is_there = needs.shapes != 0 && needs.is_possible();
        is_there.then(|| counting(rules, table, chosen, yaku()))
    };
    let all = FORMS.into_iter().filter_map(of_form);
    all.min_by_key(|&yaku| worth(rules, chosen.melds, yaku, rather_not))
        .unwrap_or_default()
}

/// Returns the facts known of a hand with what was chosen.
fn known(rules: &Rules, table: &Table, chosen: &Chosen) -> Needs {
    let needs = here(rules, table, chosen.melds).and(Needs::all(rules, table, chosen.yaku));
    #[cfg(feature = "chinese")]
    let needs = several(needs, chosen);
    needs
}

/// Adds the sets of patterns chosen more than once: dragons that are worth the same, and triplets besides those of winds
/// or dragons.
#[cfg(feature = "chinese")]
fn several(needs: Needs, chosen: &Chosen) -> Needs {
    let needs = needs.and(Needs {
        dragons: (chosen.times(Yaku::DragonPung), 3),
        ..ANY
    });
    let others = chosen.times(Yaku::PungOfTerminalsOrHonors);
    if others == 0 {
        return needs;
    }
    let triplets = others + needs.winds.0 + needs.dragons.0;
    needs.and(Needs {
        sequences: (0, 4_u8.saturating_sub(triplets)),
        ..ANY
    })
}

fn named(rules: &Rules, shapes: u8, certain: &Certain) -> YakuSet {
    #[cfg(feature = "chinese")]
    if rules.chinese().is_some() {
        return of_fans(shapes, certain);
    }
    let _ = rules;
    match shapes {
        shape::PAIRS => of_pairs(certain),
        _ => of_sets(certain),
    }
}

/// Keeps those that count beside the chosen yaku.
fn counting(rules: &Rules, table: &Table, chosen: &Chosen, yaku: YakuSet) -> YakuSet {
    let yaku = yaku.without(chosen.yaku);
    yaku.iter()
        .filter(|&yaku| bar(table, chosen, yaku, rules).is_none())
        .collect()
}

/// Returns the loss without these yaku: first the one not wanted, then yakuman, then all others.
fn worth(rules: &Rules, melds: Melds, yaku: YakuSet, rather_not: Option<Yaku>) -> (bool, u8, u8) {
    let of = |is_yakuman: bool| {
        let worths = yaku.iter().map(|yaku| rules.yaku.get(yaku).worth);
        let worths = worths.filter(|worth| worth.is_yakuman() == is_yakuman);
        let amounts = worths.map(|worth| worth.amount(melds == Melds::Closed));
        amounts.fold(0, u8::saturating_add)
    };
    let unwanted = rather_not.is_some_and(|it| yaku.has(it));
    (unwanted, of(true), of(false))
}
