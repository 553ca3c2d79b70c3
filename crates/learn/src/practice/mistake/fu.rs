//! Mistakes about fu: of the way of winning, of a set or a pair, of the wait, and of the sum.

use alloc::vec::Vec;

use crate::practice::mistake::{Mistake, PairSlip, SetSlip, Wrong, distinct};
use tensu::inside::{of_set, sort_by_key};
use tensu::question::{By, Question};
use tensu::reading::{Block, BlockKind, Made, Wait};
use tensu::score::{Fu, FuItem, FuReason, Score};
use tensu::tiles::Wind;

/// The fu of a closed hand won by ron.
const MENZEN_RON: u16 = 10;
/// The fu of a self-draw, of a wait, of most pairs.
const TWO: u16 = 2;
/// The fu of a double wind, where it counts twice.
const FOUR: u16 = 4;
/// The fu of every win.
const BASE: u16 = 20;
/// The fu of seven pairs.
const PAIRS: u16 = 25;

/// Returns whether the fu of a hand are a fixed number.
pub(crate) fn is_flat(fu: &Fu) -> bool {
    let flat = |reason| matches!(reason, FuReason::Chiitoitsu | FuReason::PinfuTsumo);
    fu.items.iter().any(|item| flat(item.reason))
}

/// The item of a set or pair; those of the wait are apart.
fn item_of(fu: &Fu, place: u8) -> Option<FuItem> {
    let is_wait = |item: &FuItem| matches!(item.reason, FuReason::Wait(_));
    let mut items = fu.items.iter().copied();
    items.find(|item| item.block == Some(place) && !is_wait(item))
}

/// The fu of the way of winning as people miscount them.
pub(crate) fn of_win(question: &Question, item: Option<&FuItem>) -> Wrong<u16> {
    let right = item.map_or(0, |item| item.fu.into());
    let all = match (question.by, item.map(|item| item.reason)) {
        (By::Ron, Some(_)) => [(Mistake::NoMenzenRon, 0), (Mistake::TsumoByRon, TWO)],
        (By::Ron, None) => [
            (Mistake::MenzenRonOpen, MENZEN_RON),
            (Mistake::TsumoByRon, TWO),
        ],
        (By::Tsumo, Some(_)) => [
            (Mistake::MenzenRonByTsumo, MENZEN_RON),
            (Mistake::NoTsumo, 0),
        ],
        (By::Tsumo, None) => [
            (Mistake::TsumoOfRinshan, TWO),
            (Mistake::MenzenRonByTsumo, MENZEN_RON),
        ],
    };
    distinct(all.into(), &right)
}

/// The fu of a set or a pair of a reading as people miscount them.
pub(crate) fn of_block(
    block: &Block,
    place: Option<u8>,
    item: Option<&FuItem>,
    (seat, round): (Wind, Wind),
) -> Wrong<u16> {
    let right = item.map_or(0, |item| item.fu.into());
    let is_yaochuu = block.first.is_yaochuu();
    match block.kind {
        BlockKind::Triplet | BlockKind::Kan => {
            let is_kan = block.kind == BlockKind::Kan;
            let how = match (block.is_concealed(), &block.made) {
                (true, _) => SetSlip::ClosedAsOpen,
                (false, Made::Ron) => SetSlip::ClosedByRon,
                (false, _) => SetSlip::CalledAsClosed,
            };
            of_set_as(place, (is_kan, block.is_concealed(), is_yaochuu), how)
        }
        BlockKind::Pair => {
            let kind = block.first;
            let own = [seat, round].map(|wind| wind.kind() == kind);
            let is_wind = Wind::ALL.iter().any(|wind| wind.kind() == kind);
            let slip = |slip, wrong| {
                let mistake = Mistake::Pair {
                    place,
                    slip,
                    right,
                    wrong,
                };
                (mistake, wrong)
            };
            let all: Vec<(Mistake, u16)> = match own {
                [true, true] => [TWO, FOUR]
                    .map(|fu| slip(PairSlip::DoubleWind, fu))
                    .into_iter()
                    .chain([slip(PairSlip::Unseen, 0)])
                    .collect(),
                _ if right > 0 => [slip(PairSlip::Unseen, 0), slip(PairSlip::Doubled, FOUR)].into(),
                _ => {
                    let why = if is_wind {
                        PairSlip::OfNobody
                    } else {
                        PairSlip::OfNumbers
                    };
                    [TWO, FOUR].map(|fu| slip(why, fu)).into()
                }
            };
            distinct(all, &right)
        }
        BlockKind::Sequence | BlockKind::Single | BlockKind::Knitted => {
            let counted = |wrong| {
                let mistake = Mistake::Set {
                    place,
                    slip: SetSlip::Sequence,
                    right,
                    wrong,
                };
                (mistake, wrong)
            };
            [TWO, FOUR].map(counted).into()
        }
    }
}

/// The fu of a triplet or a kan as people miscount them: `how` names the mistake about closed and open.
pub(crate) fn of_set_as(
    place: Option<u8>,
    (kan, concealed, yaochuu): (bool, bool, bool),
    how: SetSlip,
) -> Wrong<u16> {
    let right = of_set(kan, concealed, yaochuu).into();
    let outside = if yaochuu {
        SetSlip::AsSimples
    } else {
        SetSlip::AsYaochuu
    };
    let slip = |slip, wrong: u16| {
        let mistake = Mistake::Set {
            place,
            slip,
            right,
            wrong,
        };
        (mistake, wrong)
    };
    let turned = |how: bool, outside: bool, less: bool| -> u16 {
        of_set(kan && !less, concealed ^ how, yaochuu ^ outside).into()
    };
    let mut all = alloc::vec![
        slip(how, turned(true, false, false)),
        slip(outside, turned(false, true, false)),
    ];
    if kan {
        all.push(slip(SetSlip::KanAsTriplet, turned(false, false, true)));
    }
    // Both at once: each as if it were the only one.
    let (one, other) = (all[0].0.clone(), all[1].0.clone());
    all.push((one.and(other), turned(true, true, false)));
    all.push(slip(SetSlip::Unseen, 0));
    distinct(all, &right)
}

/// The fu of the wait as people miscount them.
pub(crate) fn of_wait(wait: Wait, item: Option<&FuItem>) -> Wrong<u16> {
    alloc::vec![if item.is_some() {
        (Mistake::WaitUnseen(wait), 0)
    } else {
        (Mistake::WaitCounted(wait), TWO)
    }]
}

/// A part of a hand's fu: what it gives, and what mistakes make of it.
struct Piece {
    right: u16,
    wrong: Wrong<u16>,
}

/// The parts of a hand's fu besides what every win has.
fn pieces(question: &Question, score: &Score, fu: &Fu) -> Vec<Piece> {
    let find = |is: &dyn Fn(&FuItem) -> bool| fu.items.iter().copied().find(|item| is(item));
    let piece = |item: Option<FuItem>, wrong| Piece {
        right: item.map_or(0, |item| item.fu.into()),
        wrong,
    };
    let mut all = Vec::new();
    let winds = (question.seat, question.round);
    for (place, block) in (0..).zip(&score.reading.blocks) {
        let item = item_of(fu, place);
        let wrong = of_block(block, Some(place), item.as_ref(), winds);
        all.push(piece(item, wrong));
    }
    let wait = find(&|item| matches!(item.reason, FuReason::Wait(_)));
    all.push(piece(wait, of_wait(score.reading.wait, wait.as_ref())));
    let won = find(&|item| matches!(item.reason, FuReason::MenzenRon | FuReason::Tsumo));
    all.push(piece(won, of_win(question, won.as_ref())));
    all
}

/// The fu of a hand, rounded, as people miscount them; nothing where it has none.
pub(crate) fn of_sum(question: &Question, score: &Score) -> Wrong<u16> {
    let Some(fu) = &score.fu else {
        return Vec::new();
    };
    let own = fu.items.first().map(|item| item.reason);
    let mut all = match own {
        Some(FuReason::Chiitoitsu) => of_pairs(question),
        Some(FuReason::PinfuTsumo) => alloc::vec![
            (Mistake::TsumoOfPinfu, rounded(BASE + TWO)),
            (
                Mistake::MenzenRonByTsumo.and(Mistake::WaitCounted(score.reading.wait)),
                rounded(BASE + MENZEN_RON + TWO),
            ),
        ],
        _ => added(question, score, fu),
    };
    if own != Some(FuReason::Chiitoitsu) {
        all.push((Mistake::PairsElsewhere, PAIRS));
    }
    all.push((Mistake::OnlyBase, BASE));
    distinct(all, &fu.rounded)
}

const fn rounded(raw: u16) -> u16 {
    raw.next_multiple_of(10)
}

/// The rarity of a mistake about a part of a hand, as teachers tell it: of two that lead to one sum the first is named.
const fn rarity(mistake: &Mistake) -> u8 {
    match mistake {
        Mistake::WaitUnseen(_)
        | Mistake::Set {
            slip: SetSlip::ClosedByRon,
            ..
        } => 0,
        Mistake::WaitCounted(_)
        | Mistake::Set {
            slip: SetSlip::ClosedAsOpen | SetSlip::AsYaochuu,
            ..
        } => 2,
        Mistake::TsumoByRon
        | Mistake::Set {
            slip: SetSlip::Sequence | SetSlip::Unseen,
            ..
        }
        | Mistake::Pair {
            slip: PairSlip::OfNumbers | PairSlip::Doubled,
            ..
        } => 3,
        _ => 1,
    }
}

/// Seven pairs as people miscount them.
fn of_pairs(question: &Question) -> Wrong<u16> {
    let won = match question.by {
        By::Ron => MENZEN_RON,
        By::Tsumo => TWO,
    };
    let mut all = alloc::vec![
        (Mistake::PairsRounded, rounded(PAIRS)),
        (Mistake::PairsCounted, rounded(BASE + won + TWO)),
    ];
    if question.by == By::Tsumo {
        let both = Mistake::PairsCounted.and(Mistake::MenzenRonByTsumo);
        all.push((both, rounded(BASE + MENZEN_RON + TWO)));
    }
    all
}

/// The sum of a hand as people miscount it: one mistake first, then two.
fn added(question: &Question, score: &Score, fu: &Fu) -> Wrong<u16> {
    let is_lifted = fu
        .items
        .iter()
        .any(|item| item.reason == FuReason::OpenPinfu);
    let pieces = pieces(question, score, fu);
    // What lifts an open hand without fu is no part of it that could be miscounted beside the others.
    let lift: u16 = if is_lifted {
        let given: u16 = pieces.iter().map(|piece| piece.right).sum();
        fu.raw - BASE - given
    } else {
        0
    };
    let with = |piece: &Piece, wrong: u16| fu.raw - lift - piece.right + wrong;
    let mut all: Wrong<u16> = Vec::new();
    if is_lifted {
        all.push((Mistake::NoOpenPinfu(fu.rounded), BASE));
    }
    let singles = pieces.iter().enumerate().flat_map(|(at, piece)| {
        // Nobody is wrong about one set twice and about another, too.
        let single = |(mistake, _): &&(Mistake, u16)| !matches!(mistake, Mistake::Both(_));
        let wrong = piece.wrong.iter().filter(single);
        wrong.map(move |(mistake, wrong)| (at, piece, mistake, *wrong))
    });
    let mut singles: Vec<_> = singles.collect();
    sort_by_key(&mut singles, |(_, _, mistake, _)| rarity(mistake));
    let one = |&(_, piece, mistake, wrong): &(usize, &Piece, &Mistake, u16)| {
        (mistake.clone(), rounded(with(piece, wrong)))
    };
    all.extend(singles.iter().map(one));
    all.push((
        Mistake::FuRoundedDown {
            from: fu.raw,
            to: fu.rounded,
        },
        fu.raw / 10 * 10,
    ));
    for (n, &(at, piece, mistake, wrong)) in singles.iter().enumerate() {
        for &(other_at, other, second, more) in &singles[n + 1..] {
            if at != other_at {
                let sum = with(piece, wrong) - other.right + more;
                all.push((mistake.clone().and(second.clone()), rounded(sum)));
            }
        }
    }
    // Whoever comes to just these has not forgotten them, but all else.
    let without = Some(rounded(fu.raw - BASE)).filter(|sum| *sum != BASE);
    all.extend(without.map(|sum| (Mistake::NoBase, sum)));
    // No hand has fewer than a win has: whoever comes to them sees it.
    all.retain(|(_, fu)| *fu >= BASE);
    all
}
