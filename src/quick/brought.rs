//! What every hand has of which so much is known.

use crate::hand::question::By;
use crate::quick::choice::{DECLARED, bar};
use crate::quick::needs::{ANY, Needs, method, seat, shape};
use crate::quick::{Chosen, Melds, Table, must_be_certain};
use crate::rulebook::Rules;
use crate::tiles::Kinds;
use crate::tiles::{Suit, Wind};
use crate::yaku::{Unit, Yaku, YakuSet};

/// The yaku of a triplet of dragons.
const DRAGONS: [Yaku; 3] = [Yaku::YakuhaiHaku, Yaku::YakuhaiHatsu, Yaku::YakuhaiChun];

/// What is known of a hand whatever its yaku.
pub(super) fn here(rules: &Rules, table: &Table, melds: Melds) -> Needs {
    let way = match table.by {
        By::Tsumo => method::TSUMO,
        By::Ron => method::RON,
    };
    let seats = match table.seat {
        Wind::East => seat::DEALER,
        _ => seat::OTHER,
    };
    match melds {
        Melds::Closed => Needs {
            methods: way,
            seats,
            ..ANY
        },
        // Without chi the meld is a triplet.
        Melds::Open => Needs {
            methods: way & method::LATER,
            seats,
            shapes: match rules.chinese() {
                Some(_) => shape::STANDARD | shape::KNITTED_STRAIGHT,
                None => shape::STANDARD,
            },
            runs: (0, if rules.tiles.chi { 4 } else { 3 }),
            ..ANY
        },
    }
}

/// What a hand has with what was chosen, asked or not: riichi with what is counted beside it, menzen tsumo, the first turn
/// with what wins on no other, and what its blocks are for certain. Where one of several yaku is there and nothing says
/// which, it is what is worth least: all triplets or seven pairs with terminals and honors, any two of the dragons with the
/// little three. So the price is never more than that of the hand, and a player who taps one away gets another in its place.
pub(super) fn brought(
    rules: &Rules,
    table: &Table,
    chosen: &Chosen,
    rather_not: Option<Yaku>,
) -> YakuSet {
    let needs = here(rules, table, chosen.melds).and(Needs::all(rules, chosen.yaku));
    let declared = DECLARED.iter().any(|&yaku| chosen.yaku.has(yaku));
    let first = needs.methods == method::FIRST_DRAW;
    let happened = YakuSet::NONE
        .with(Yaku::Riichi, declared)
        .with(Yaku::MenzenTsumo, true)
        .with(Yaku::Tenhou, first)
        .with(Yaku::Chiihou, first);
    let counts =
        |yaku: &Yaku| !chosen.yaku.has(*yaku) && bar(table, chosen, *yaku, rules).is_none();
    let of_shape = |shapes: u8| {
        let needs = Needs {
            shapes: needs.shapes & shapes,
            ..needs
        };
        let certain = needs.is_possible().then(|| match shapes {
            shape::PAIRS => of_pairs(&needs),
            _ => {
                of_sets(rules, &needs, chosen.melds).or(dragons(rules, &needs, chosen, rather_not))
            }
        });
        certain.map(|yaku| yaku.iter().filter(counts).collect())
    };
    let worth = |yaku: &YakuSet| {
        let unwanted = rather_not.is_some_and(|it| yaku.has(it));
        let worth = |yaku| rules.yaku.get(yaku).worth;
        let of = |unit: Unit| {
            let of_unit = yaku.iter().map(worth).filter(|worth| worth.unit == unit);
            let amounts = of_unit.map(|worth| worth.amount(chosen.melds == Melds::Closed));
            amounts.fold(0, u8::saturating_add)
        };
        (unwanted, of(Unit::Yakuman), of(Unit::Han))
    };
    let shapes = [shape::STANDARD, shape::PAIRS];
    let least: Option<YakuSet> = shapes.into_iter().filter_map(of_shape).min_by_key(worth);
    let happened: YakuSet = happened.iter().filter(counts).collect();
    happened.or(least.unwrap_or_default())
}

fn of_pairs(needs: &Needs) -> YakuSet {
    let honors = needs.only.within(Kinds::HONORS);
    YakuSet::of(&[Yaku::Chiitoitsu])
        .with(Yaku::Tsuuiisou, honors)
        .with(Yaku::Daichisei, honors)
}

fn of_sets(rules: &Rules, needs: &Needs, melds: Melds) -> YakuSet {
    let is_closed = melds == Melds::Closed;
    let triplets = 4 - needs.runs.1;
    let is_ron = needs.methods & method::RON != 0;
    // Three sets of dragons may each be certain where all together are not.
    let is_uncertain = is_ron && rules.riichi().is_some_and(must_be_certain);
    // The last tile of a ron may complete a triplet, which then counts as an open one.
    let by_ron = needs.methods & (method::RON & !method::CHANKAN) != 0;
    let concealed = match melds {
        Melds::Closed => triplets.saturating_sub(by_ron.into()).max(needs.kans.0),
        Melds::Open => 0,
    };
    let concealed = concealed.max(needs.concealed);
    // Of one suit at the most, with honors; and more runs than there are different ones.
    let half = needs.suits.1 <= 1 && needs.winds.0 + needs.dragons.0 > 0;
    let starts = needs.only.runs_within();
    let starts = starts.and(needs.every.runs_with_any());
    let of_suit = |suit| starts.count(Kinds::suit(suit));
    let most = Suit::ALL.into_iter().map(of_suit).max().unwrap_or(0);
    let different = most * usize::from(needs.suits.1);
    YakuSet::NONE
        .with(Yaku::Iipeikou, different < needs.runs.0.into())
        .with(Yaku::Honitsu, half)
        .with(Yaku::Toitoi, triplets == 4)
        .with(Yaku::Sanankou, concealed >= 3)
        .with(Yaku::Suuankou, concealed == 4)
        // Beside four kans the pair alone is left to wait for.
        .with(Yaku::SuuankouTanki, is_closed && needs.kans.0 == 4)
        .with(Yaku::Daisangen, needs.dragons.0 == 3 && !is_uncertain)
}

/// As many sets of dragons as there are for certain. A ruleset without the yaku of one counts the others.
fn dragons(rules: &Rules, needs: &Needs, chosen: &Chosen, rather_not: Option<Yaku>) -> YakuSet {
    let (there, others): (YakuSet, YakuSet) = {
        let there = |yaku: &Yaku| chosen.yaku.has(*yaku) || !rules.has(*yaku);
        let all = YakuSet::of(&DRAGONS);
        let there: YakuSet = all.iter().filter(there).collect();
        (there, all.without(there))
    };
    let missing = usize::from(needs.dragons.0).saturating_sub(there.len());
    let wanted = others.iter().filter(|&yaku| Some(yaku) != rather_not);
    wanted
        .chain(rather_not.filter(|&yaku| others.has(yaku)))
        .take(missing)
        .collect()
}
