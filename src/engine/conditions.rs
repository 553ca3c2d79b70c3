//! Conditions of the yaku, entry by entry.

use super::read_hand::{ReadHand, Verdict};
use crate::hand::question::Flag;
use crate::hand::reading::{Shape, Wait};
use crate::result::why::MissReason;
use crate::result::win::WonOn;
use crate::rulebook::{ChowPair, ConcealedPairs, Daisharin, KnittedChows, RiichiRules, Unrelated};
use crate::tiles::{Dragon, Kind, Kinds, Size, Suit, Wind};
use crate::yaku::kinds::{BLACK, GREEN, GREEN_BAMBOO, NUMBERS, PEACOCK, SIMPLES};
use crate::yaku::{RiichiSet, Yaku, YakuSet, points, rows};

macro_rules! of_riichi {
    ($($yaku:ident {
        code: $code:expr, romaji: $romaji:expr, kanji: $kanji:expr, english: $english:expr, aliases: $aliases:expr,
        worth: $worth:expr, lower: $lower:expr,
        when: $when:expr, $($rest:tt)*
    })*) => {
        static OF_RIICHI: [fn(&ReadHand<'_>) -> Verdict; Yaku::OF_RIICHI] = [$($when,)*];

        /// Asks the conditions one after the other in straight code, which the compiler sees through better than a walk
        /// over the table.
        #[inline]
        pub(super) fn ask_riichi(case: &ReadHand<'_>, wanted: RiichiSet, mut answer: impl FnMut(Yaku, Verdict)) {
            $({
                if wanted.has(Yaku::$yaku) {
                    let verdict = (OF_RIICHI[Yaku::$yaku as usize])(case);
                    if verdict != Verdict::No {
                        answer(Yaku::$yaku, verdict);
                    }
                }
            })*
        }
    };
}

macro_rules! of_points {
    ($($yaku:ident {
        code: $code:expr, romaji: $romaji:expr, kanji: $kanji:expr, english: $english:expr, aliases: $aliases:expr,
        worth: $worth:expr, lower: $lower:expr,
        when: $when:expr, $($rest:tt)*
    })*) => {
        static OF_POINTS: [fn(&ReadHand<'_>) -> Verdict; Yaku::BEFORE_FANS - Yaku::OF_RIICHI] = [$($when,)*];
    };
}

rows!(of_riichi);
points!(of_points);

/// Asks the wanted conditions of points, except those of Chinese games.
pub(super) fn ask_points(
    case: &ReadHand<'_>,
    wanted: YakuSet,
    mut answer: impl FnMut(Yaku, Verdict),
) {
    for yaku in wanted.and(YakuSet::POINTS).iter() {
        let verdict = ask(yaku, case);
        if verdict != Verdict::No {
            answer(yaku, verdict);
        }
    }
}

/// Asks whether a hand has one yaku; those of Chinese games are for their family to judge.
pub(crate) fn ask(yaku: Yaku, case: &ReadHand<'_>) -> Verdict {
    let place = yaku as usize;
    let points = || OF_POINTS.get(place - Yaku::OF_RIICHI);
    let when = OF_RIICHI.get(place).or_else(points);
    when.map_or(Verdict::No, |when| when(case))
}

/// Returns whether a hand may count as concealed: any but seven pairs, and those where the house says so. Source:
/// rules.md 1.2.3, rule 4.
fn may_be_concealed(case: &ReadHand<'_>) -> bool {
    let rules = case.win.rules().additive();
    let pairs = rules.is_some_and(|rules| rules.concealed_pairs == ConcealedPairs::Yes);
    pairs || case.reading.shape != Shape::Chiitoitsu
}

/// Four sequences, of which three may be knitted, and a pair of numbers.
fn all_chows(case: &ReadHand<'_>) -> Verdict {
    match case.reading.shape {
        Shape::Standard | Shape::KnittedStraight => {
            let chinese = case.win.rules().chinese();
            let knitted = case.reading.shape == Shape::KnittedStraight;
            if knitted && chinese.is_some_and(|chinese| chinese.knitted_chows == KnittedChows::No) {
                return Verdict::No;
            }
            let pair = match chinese.map(|chinese| chinese.chow_pair) {
                Some(ChowPair::Any) => Kinds::NONE,
                _ => Kinds::HONORS,
            };
            case.no_block(Kinds::NONE, case.triplet_kinds().or(pair))
        }
        _ => Verdict::No,
    }
}

/// Seven different pairs; near when two of them are alike.
fn seven_pairs(case: &ReadHand<'_>) -> Verdict {
    if case.reading.shape == Shape::Chiitoitsu {
        return Verdict::Yes;
    }
    let near = case.win.four_alike();
    near.map_or(Verdict::No, |missed| Verdict::Near(missed.why))
}

/// Four sequences, a pair without value, a two-sided wait; near when one of the three is missing.
fn pinfu(case: &ReadHand<'_>) -> Verdict {
    let Some(pair) = case.pair() else {
        return Verdict::No;
    };
    if case.triplet_count() > 1 {
        return Verdict::No;
    }
    let triplet = case
        .triplets()
        .next()
        .map(|&block| MissReason::Block(block));
    let valued = (case.win.pair_value(pair) > 0).then_some(MissReason::ValuedPair(pair));
    let wait = Some(case.reading.wait)
        .filter(|&wait| wait != Wait::Ryanmen)
        .map(MissReason::Wait);
    let mut faults = [triplet, valued, wait].into_iter().flatten();
    match (faults.next(), faults.next()) {
        (None, _) => Verdict::Yes,
        (Some(why), None) => Verdict::Near(why),
        _ => Verdict::No,
    }
}

/// All three sets of one of `groups`; near when one is missing from a trio whose tiles all pass `can_be`.
pub(super) fn three_sets(
    groups: impl Iterator<Item = [Kind; 3]>,
    can_be: impl Fn(Kind) -> bool,
    has: impl Fn(Kind) -> bool,
    why: fn(Kind) -> MissReason,
) -> Verdict {
    let mut near = Verdict::No;
    for [a, b, c] in groups {
        if ![a, b, c].into_iter().all(&can_be) {
            continue;
        }
        match (has(a), has(b), has(c)) {
            (true, true, true) => return Verdict::Yes,
            (false, true, true) => near = Verdict::Near(why(a)),
            (true, false, true) => near = Verdict::Near(why(b)),
            (true, true, false) => near = Verdict::Near(why(c)),
            _ => {}
        }
    }
    near
}

/// Returns whether the game has `n` tiles in a row from this one on.
fn has_tiles(case: &ReadHand<'_>, first: Kind, n: u8) -> bool {
    let tiles = &case.win.rules().tiles;
    (0..n).all(|i| first.up(i).is_some_and(|kind| tiles.has(kind)))
}

pub(super) fn three_suits(rank: u8) -> Option<[Kind; 3]> {
    let [man, pin, sou] = Suit::ALL.map(|suit| Kind::number(suit, rank));
    Some([man?, pin?, sou?])
}

fn sanshoku_doujun(case: &ReadHand<'_>) -> Verdict {
    if !case.sequence_starts().meet_across_suits() {
        return Verdict::No;
    }
    three_sets(
        (1..=7).filter_map(three_suits),
        |first| has_tiles(case, first, 3),
        |first| case.has_sequence(first),
        MissReason::NoSequence,
    )
}

pub(super) fn sanshoku_doukou(case: &ReadHand<'_>) -> Verdict {
    if !case.triplet_kinds().meet_across_suits() {
        return Verdict::No;
    }
    three_sets(
        (1..=9).filter_map(three_suits),
        |kind| has_tiles(case, kind, 1),
        |kind| case.has_triplet(kind),
        MissReason::NoTriplet,
    )
}

fn ittsuu(case: &ReadHand<'_>) -> Verdict {
    if !case.sequence_starts().meet_in_a_straight() {
        return Verdict::No;
    }
    let straight = |suit| {
        let [one, four, seven] = [1, 4, 7].map(|rank| Kind::number(suit, rank));
        Some([one?, four?, seven?])
    };
    three_sets(
        Suit::ALL.into_iter().filter_map(straight),
        |first| has_tiles(case, first, 3),
        |first| case.has_sequence(first),
        MissReason::NoSequence,
    )
}

/// 123, 456 and 789, each of another suit.
fn sanshoku_ittsuu(case: &ReadHand<'_>) -> Verdict {
    let starts = case.sequence_starts();
    if !starts.has_one_four_seven() {
        return Verdict::No;
    }
    let has = |rank, suit| starts.overlaps(Kinds::ranks(suit, &[rank]));
    let mut orders = Suit::ORDERS.into_iter();
    orders
        .any(|[a, b, c]| has(1, a) && has(4, b) && has(7, c))
        .into()
}

/// Two ranks with triplets in two suits each.
fn ryandoukou(case: &ReadHand<'_>) -> Verdict {
    let triplets = case.triplet_kinds();
    let twice = |rank: &u8| {
        let suits = Suit::ALL
            .into_iter()
            .map(|suit| Kinds::ranks(suit, &[*rank]));
        suits.filter(|&kind| triplets.overlaps(kind)).count() >= 2
    };
    (triplets.meet_across_suits() && (1..=9).filter(twice).count() >= 2).into()
}

/// Triplets of one rank in two suits, and a pair of it in the third.
fn shoutate(case: &ReadHand<'_>) -> Verdict {
    let Some(three) = case.pair().filter(|pair| pair.suit().is_some()) else {
        return Verdict::No;
    };
    let others = three_suits(three.rank()).into_iter().flatten();
    let mut others = others.filter(|&kind| kind != three);
    others.all(|kind| case.has_triplet(kind)).into()
}

/// Returns whether the hand has 123, 345, 567 and 789 of one suit.
fn bridge(case: &ReadHand<'_>) -> bool {
    if case.sequence_starts().count(Kinds::ALL) < 4 {
        return false;
    }
    let suits = Suit::ALL.into_iter();
    let mut bridges = suits.map(|suit| Kinds::ranks(suit, &[1, 3, 5, 7]));
    bridges.any(|starts| starts.within(case.sequence_starts()))
}

/// Returns whether all four sets are called melds, so that a single tile is left in the hand.
pub(super) fn four_calls(case: &ReadHand<'_>) -> bool {
    let melds = case.win.melds();
    melds.len() == 4 && melds.iter().all(|meld| meld.kind().opens())
}

fn shousangen(case: &ReadHand<'_>) -> Verdict {
    if case.triplets_among(Kinds::DRAGONS) != 2 {
        return Verdict::No;
    }
    let kinds = Dragon::ALL.map(Dragon::kind);
    let third = kinds.into_iter().find(|&kind| !case.has_triplet(kind));
    match (case.pair(), third) {
        (Some(pair), _) if pair.dragon().is_some() => Verdict::Yes,
        (Some(_), Some(third)) => Verdict::Near(MissReason::NoPair(third)),
        _ => Verdict::No,
    }
}

pub(super) fn wind_triplets(case: &ReadHand<'_>) -> usize {
    case.triplets_among(Kinds::WINDS)
}

/// Three triplets of winds, and the fourth is the pair.
fn three_winds_and_the_pair(case: &ReadHand<'_>) -> Verdict {
    (has_wind_pair(case) && wind_triplets(case) == 3).into()
}

fn has_wind_pair(case: &ReadHand<'_>) -> bool {
    case.pair().is_some_and(|pair| pair.wind().is_some())
}

/// Four triplets or kans and a pair; near when one set is a sequence.
pub(super) fn all_triplets(case: &ReadHand<'_>) -> Verdict {
    if case.is_standard() {
        case.no_block(Kinds::ALL, Kinds::NONE)
    } else {
        Verdict::No
    }
}

/// One suit and honors; near when a single block is of another suit.
pub(super) fn honitsu(case: &ReadHand<'_>) -> Verdict {
    if case.kinds().overlaps(Kinds::HONORS) {
        best_suit(case, Kinds::HONORS)
    } else {
        Verdict::No
    }
}

/// One suit alone; near when a single block is not of it.
pub(super) fn chinitsu(case: &ReadHand<'_>) -> Verdict {
    best_suit(case, Kinds::NONE)
}

/// The tiles of one suit of the hand and of `others` alone.
fn best_suit(case: &ReadHand<'_>, others: Kinds) -> Verdict {
    if case.reading.shape == Shape::Kokushi {
        return Verdict::No;
    }
    let suits = Suit::ALL.into_iter().map(Kinds::suit);
    let suits = suits.filter(|&suit| case.kinds().overlaps(suit));
    let verdicts = suits.map(|suit| case.only(suit.or(others)));
    verdicts.fold(Verdict::No, |best, verdict| match (best, verdict) {
        (Verdict::Yes, _) | (_, Verdict::Yes) => Verdict::Yes,
        (Verdict::Near(why), _) | (_, Verdict::Near(why)) => Verdict::Near(why),
        _ => Verdict::No,
    })
}

/// Returns whether it won with the last tile of the wall or the last discard; a replacement tile counts as rinshan
/// alone. Source: seed 003 section 8.1.
fn is_last(case: &ReadHand<'_>) -> bool {
    case.win.has(Flag::LastTile) && case.win.method() != WonOn::Rinshan
}

/// Returns the tile that is one too many for a concealed 1112345678999, if the hand is one.
pub(super) fn nine_gates(case: &ReadHand<'_>) -> Option<Kind> {
    let tiles = case.win.tiles();
    let suit = case.win.kind().suit()?;
    if !case.win.melds().is_empty() || !case.kinds().within(Kinds::suit(suit)) {
        return None;
    }
    let need = |kind: Kind| if kind.is_terminal() { 3 } else { 1 };
    let mut ranks = (1..=9).filter_map(|rank| Kind::number(suit, rank));
    if !ranks.clone().all(|kind| tiles.get(kind) >= need(kind)) {
        return None;
    }
    ranks.find(|&kind| tiles.get(kind) > need(kind))
}

/// Returns the length of the longest row of triplets of one suit with consecutive numbers.
pub(super) fn longest_triplet_row(case: &ReadHand<'_>) -> usize {
    let triplets = case.triplet_kinds().and(NUMBERS);
    // Lowest tiles of a row of one, of two, of three …
    let rows = core::iter::successors(Some(triplets), |row| Some(triplets.and(row.lower_by(1))));
    rows.take_while(|row| row.overlaps(Kinds::ALL)).count()
}

/// A block of each suit, one of winds, one of dragons.
fn uumensai(case: &ReadHand<'_>) -> Verdict {
    let [man, pin, sou] = Suit::ALL.map(Kinds::suit);
    let groups = [man, pin, sou, Kinds::WINDS, Kinds::DRAGONS];
    (case.is_standard() && groups.into_iter().all(|group| case.kinds().overlaps(group))).into()
}

/// Returns the one suit of big wheels, where a ruleset has one.
fn daisharin_suit(case: &ReadHand<'_>) -> Option<Suit> {
    let rules = case.win.rules().riichi()?;
    (rules.daisharin == Daisharin::Dots).then_some(Suit::Pin)
}

/// Returns whether the fourteenth of unrelated tiles need not match another one. Source: rules.md 1.1.3.
fn any_fourteenth(case: &ReadHand<'_>) -> bool {
    let rules = case.win.rules().riichi();
    rules.is_some_and(|rules| rules.unrelated == Unrelated::Dealer)
}

/// Returns whether the hand is seven pairs in a row of one suit, starting with the number `from`.
fn wheels(case: &ReadHand<'_>, from: u8, only: Option<Suit>) -> bool {
    let tiles = case.win.tiles();
    let suit = case
        .win
        .kind()
        .suit()
        .filter(|suit| only.is_none_or(|only| only == *suit));
    let Some(first) = suit.and_then(|suit| Kind::number(suit, from)) else {
        return false;
    };
    (0..7).all(|i| first.up(i).is_some_and(|kind| tiles.get(kind) == 2))
        && case.win.melds().is_empty()
}

/// Returns the sum of the numbers of a hand of characters, kans with all four tiles; 0 with any other tile.
fn sum_of_man(case: &ReadHand<'_>) -> u32 {
    let tiles = case.win.tiles();
    if !case.kinds().within(Kinds::suit(Suit::Man)) {
        return 0;
    }
    tiles
        .iter()
        .map(|(kind, n)| u32::from(kind.rank()) * u32::from(n))
        .sum()
}

/// Returns whether the hand has all flowers of the game.
fn all_flowers(case: &ReadHand<'_>) -> bool {
    let all = usize::from(case.win.rules().tiles.flowers());
    all > 0 && case.win.question().flowers.len() == all
}

/// Green bamboo and the red dragon, which must be there.
fn kouitten(case: &ReadHand<'_>) -> Verdict {
    let red = Dragon::Chun.kind();
    if case.kinds().has(red) {
        case.only(GREEN_BAMBOO.with(red))
    } else {
        Verdict::No
    }
}

/// Paarenchan; near for a dealer with enough honba, as long as the question does not say whose wins they are.
fn paarenchan(case: &ReadHand<'_>) -> Verdict {
    let win = case.win;
    let rules = win.rules().riichi();
    let may_be = |rules: &RiichiRules| rules.paarenchan.is_after(win.honba());
    if win.has(Flag::Paarenchan) {
        Verdict::Yes
    } else if win.seat() == Wind::East && rules.is_some_and(may_be) {
        Verdict::Near(MissReason::NotOwn)
    } else {
        Verdict::No
    }
}

/// A ron after an open riichi; near as long as nobody says that the discarder had not declared riichi.
fn sashikomi(case: &ReadHand<'_>) -> Verdict {
    if case.win.is_tsumo() || !case.win.riichi().is_open() {
        return Verdict::No;
    }
    if case.win.has(Flag::Sashikomi) {
        Verdict::Yes
    } else {
        Verdict::Near(MissReason::InRiichi)
    }
}

fn is_pin(kind: Kind, rank: u8) -> bool {
    kind.suit() == Some(Suit::Pin) && kind.rank() == rank
}

fn is_sou(kind: Kind, rank: u8) -> bool {
    kind.suit() == Some(Suit::Sou) && kind.rank() == rank
}
