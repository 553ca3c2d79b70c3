//! Conditions of the patterns of Chinese games.

use super::chows;
use crate::engine::conditions::{
    chinitsu, four_calls, honitsu, longest_triplet_row, nine_gates, sanshoku_doukou, three_sets,
    wind_triplets,
};
use crate::engine::read_hand::{ReadHand, Verdict};
use crate::hand::question::Flag;
use crate::hand::reading::{BlockKind, Shape, Wait, is_complete};
use crate::result::why::MissReason;
use crate::result::win::WonOn;
use crate::rulebook::{
    ChineseRules, ConcealedPairs, FormalWaits, KnittedWaits, KongsBeside, LesserStraight,
};
use crate::tiles::meld::{Meld, MeldKind};
use crate::tiles::{Kind, Kinds, Suit, Tile, TileSet, Wind};
use crate::yaku::kinds::{EVEN, FIVES, GREEN, NUMBERS, REVERSIBLE, ranks};
use crate::yaku::{Yaku, fans};

macro_rules! conditions {
    ($($yaku:ident {
        code: $code:expr, kanji: $kanji:expr, english: $english:expr, points: $points:expr,
        when: $when:expr, $($rest:tt)*
    })*) => {
        static CONDITIONS: [fn(&ReadHand<'_>) -> Verdict; Yaku::COUNT - Yaku::BEFORE_FANS] = [$($when,)*];
    };
}

fans!(conditions);

/// Asks whether a hand has a pattern; `None` for one of other games.
pub(super) fn ask(yaku: Yaku, case: &ReadHand<'_>) -> Option<Verdict> {
    let place = (yaku as usize).checked_sub(Yaku::BEFORE_FANS)?;
    CONDITIONS.get(place).map(|when| when(case))
}

fn is_knitted(case: &ReadHand<'_>) -> bool {
    case.reading.shape == Shape::Knitted
}

fn is_knitted_straight(case: &ReadHand<'_>) -> bool {
    case.reading.shape == Shape::KnittedStraight
}

/// Counts the suits of the hand.
fn suits(case: &ReadHand<'_>) -> usize {
    let suits = Suit::ALL.into_iter().map(Kinds::suit);
    suits.filter(|&suit| case.kinds().overlaps(suit)).count()
}

/// Counts the concealed and the melded kongs.
fn kongs(case: &ReadHand<'_>) -> (usize, usize) {
    let kongs = || case.win.melds().iter().map(Meld::kind);
    let concealed = kongs().filter(|&kind| kind == MeldKind::Ankan).count();
    (
        concealed,
        kongs().filter(|kind| kind.is_kan()).count() - concealed,
    )
}

/// No tile of another player. Seven pairs and thirteen orphans, which have no sets, only where the house says so.
fn concealed(case: &ReadHand<'_>) -> Verdict {
    let additive = case.win.rules().additive();
    let any = additive.is_some_and(|rules| rules.concealed_pairs == ConcealedPairs::Yes);
    (case.win.is_closed() && (any || case.is_standard())).into()
}

/// No call and no kong at all; near where the game has flowers, as having none is worth something in its place.
fn concealed_without_flowers(case: &ReadHand<'_>) -> Verdict {
    match (
        case.win.melds().is_empty(),
        case.win.rules().tiles.flowers(),
    ) {
        (true, 0) => Verdict::Yes,
        (true, _) => Verdict::Near(MissReason::WithFlowers),
        (false, _) => Verdict::No,
    }
}

/// Pungs of one number in two suits, and a pair of it in the third.
fn small_triple_pung(case: &ReadHand<'_>) -> Verdict {
    let Some(pair) = case.pair() else {
        return Verdict::No;
    };
    let others = Suit::ALL
        .into_iter()
        .filter(|&suit| pair.suit().is_some_and(|own| own != suit));
    let mut kinds = others.filter_map(|suit| Kind::number(suit, pair.rank()));
    (pair.suit().is_some() && kinds.all(|kind| case.has_triplet(kind))).into()
}

/// Seven different pairs of one suit in a row.
fn shifted_pairs(case: &ReadHand<'_>) -> Verdict {
    let kinds = case.kinds();
    let rows = Suit::ALL.into_iter().flat_map(|suit| {
        (1..=3).filter_map(move |rank| Some(Kinds::from(Kind::number(suit, rank)?, 7)))
    });
    let mut rows = rows.filter(|&row| row == kinds);
    (case.reading.shape == Shape::Chiitoitsu && rows.next().is_some()).into()
}

/// 123 123 789 789 55 of one suit.
fn pure_terminal_chows(case: &ReadHand<'_>) -> Verdict {
    let five = case
        .pair()
        .filter(|pair| pair.rank() == 5)
        .and_then(Kind::suit);
    let starts = |suit| Kinds::ranks(suit, &[1, 7]);
    five.is_some_and(|suit| case.twice_sequence_starts() == starts(suit))
        .into()
}

/// 123 and 789 of two suits, 55 of the third.
fn three_suited_terminal_chows(case: &ReadHand<'_>) -> Verdict {
    let Some(five) = case
        .pair()
        .filter(|pair| pair.rank() == 5)
        .and_then(Kind::suit)
    else {
        return Verdict::No;
    };
    let ends = ranks(1, 1).or(ranks(7, 7)).without(Kinds::suit(five));
    (case.sequence_starts() == ends && case.triplet_count() == 0).into()
}

fn all_even_pungs(case: &ReadHand<'_>) -> Verdict {
    if case.is_standard() {
        case.no_block(Kinds::ALL, EVEN.complement())
    } else {
        Verdict::No
    }
}

fn all_five(case: &ReadHand<'_>) -> Verdict {
    if case.is_standard() {
        case.every_block_has(FIVES)
    } else {
        Verdict::No
    }
}

/// 147, 258 and 369 of three suits, with a set and a pair; with honors where the ruleset says so.
fn knitted_straight(case: &ReadHand<'_>) -> Verdict {
    let may = rules(case).is_some_and(|rules| rules.lesser_straight == LesserStraight::Counts);
    let nine = case.kinds().count(NUMBERS) == 9;
    (is_knitted_straight(case) || may && is_knitted(case) && nine).into()
}

/// Pungs of three numbers in a row, each of another suit.
fn mixed_shifted_pungs(case: &ReadHand<'_>) -> Verdict {
    let groups = (1..=7_u8).flat_map(|rank| {
        Suit::ORDERS
            .into_iter()
            .filter_map(move |[one, two, three]| {
                let at = |suit, above: u8| Kind::number(suit, rank + above);
                Some([at(one, 0)?, at(two, 1)?, at(three, 2)?])
            })
    });
    if case.triplet_count() < 2 {
        return Verdict::No;
    }
    let has = |kind| case.has_triplet(kind);
    three_sets(groups, |_| true, has, MissReason::NoTriplet)
}

/// Tiles of each suit, winds and dragons.
fn all_types(case: &ReadHand<'_>) -> Verdict {
    let [man, pin, sou] = Suit::ALL.map(Kinds::suit);
    let mut groups = [man, pin, sou, Kinds::WINDS, Kinds::DRAGONS].into_iter();
    groups.all(|group| case.kinds().overlaps(group)).into()
}

/// Kinds of which the hand has all four tiles, but not as a kong.
fn tile_hog(case: &ReadHand<'_>) -> Verdict {
    let four = case
        .win
        .tiles()
        .iter()
        .filter(|&(_, n)| n == TileSet::COPIES);
    let blocks = case.reading.blocks.iter();
    let kongs = blocks.filter(|block| block.kind == BlockKind::Kan).count();
    Verdict::times(four.count().saturating_sub(kongs))
}

/// Numbers with a pung in two suits; in all three it is the triple pung.
fn double_pung(case: &ReadHand<'_>) -> Verdict {
    let suits = |rank| {
        let kinds = Suit::ALL
            .into_iter()
            .filter_map(move |suit| Kind::number(suit, rank));
        kinds.filter(|&kind| case.has_triplet(kind)).count()
    };
    Verdict::times((1..=9).filter(|&rank| suits(rank) == 2).count())
}

/// The other three tiles of the winning kind lie open: a flag says so, or they are in melds of the hand itself.
fn last_of_kind(case: &ReadHand<'_>) -> Verdict {
    let open = case.win.melds().iter().filter(|meld| meld.kind().opens());
    let tiles = open.flat_map(Meld::tiles);
    let own = tiles
        .filter(|tile| tile.kind() == Some(case.win.kind()))
        .count();
    (own == 3 || case.win.has(Flag::LastOfKind)).into()
}

/// Returns the flowers set aside.
fn flowers<'a>(case: &ReadHand<'a>) -> &'a [Tile] {
    &case.win.question().flowers
}

/// The flowers of the seat: the plant and the season of its number.
fn seat_flowers(case: &ReadHand<'_>) -> Verdict {
    let own = |flower: &&Tile| flower.is_flower_of(case.win.seat());
    Verdict::times(flowers(case).iter().filter(own).count())
}

/// Sets of all four plants or all four seasons.
fn flower_sets(case: &ReadHand<'_>) -> Verdict {
    let numbers = || {
        flowers(case)
            .iter()
            .filter_map(|flower| flower.flower_number())
    };
    let plants = numbers().filter(|number| *number <= 4).count();
    let seasons = numbers().count() - plants;
    Verdict::times(usize::from(plants == 4) + usize::from(seasons == 4))
}

/// Two concealed kongs alone, or among three or four kongs where they count beside those.
fn two_concealed_kongs(case: &ReadHand<'_>) -> Verdict {
    let (concealed, melded) = kongs(case);
    let beside = rules(case).is_some_and(|rules| rules.kongs_beside == KongsBeside::Count);
    let among = beside && concealed >= 2 && concealed + melded >= 3;
    ((concealed, melded) == (2, 0) || among).into()
}

/// Returns the switches of Chinese games, if the ruleset is of one.
fn rules<'a>(case: &ReadHand<'a>) -> Option<&'a ChineseRules> {
    case.win.rules().chinese()
}

/// This wait, if no other kind would have won; where formal waits do not count, a kind that the hand has all four of is
/// none.
fn only_wait(case: &ReadHand<'_>, wait: Wait) -> Verdict {
    let of_chow = is_knitted_straight(case) && wait != Wait::Tanki;
    let barred = of_chow && rules(case).is_some_and(|it| it.knitted_waits == KnittedWaits::No);
    if case.reading.wait != wait || barred {
        return Verdict::No;
    }
    let real = rules(case).is_some_and(|it| it.formal_waits == FormalWaits::No);
    let used_up =
        |kind: Kind| kind != case.win.kind() && case.win.tiles().get(kind) == TileSet::COPIES;
    let mut before = *case.win.closed();
    before.remove(case.win.kind(), 1);
    let shapes = case.win.rules().shapes();
    let melds = case.win.melds().len();
    let wins = |&kind: &Kind| {
        let mut with = before;
        with.add(kind, 1);
        is_complete(&with, melds, shapes) && !(real && used_up(kind))
    };
    (Kind::all().filter(wins).count() == 1).into()
}
