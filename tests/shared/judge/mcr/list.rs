//! The fan that are not made by combining sets, each as rules.md 6.4 says it.

use super::read::{Form, Reading, Set, Shape};
use super::{Book, Counted};
use crate::shared::judge::Hand;
use crate::shared::judge::split::{
    how_many, is_dragon, is_green, is_honor, is_orphan, is_terminal, is_wind, suit,
};

/// A reading with what is asked of it again and again.
struct Look<'h> {
    hand: &'h Hand,
    reading: &'h Reading,
    all: Vec<usize>,
    only_wait: bool,
}

/// All of them, before any is struck out.
pub fn alone(hand: &Hand, reading: &Reading, waits: &[usize], book: &Book) -> Counted {
    let look = Look {
        hand,
        reading,
        all: hand.all(),
        only_wait: waits.len() == 1,
    };
    let mut found = look.tiles();
    found.extend(look.shapes(book));
    found.extend(look.pungs(book));
    found.extend(look.kongs(book));
    found.extend(look.events());
    found.extend(look.wait(book).map(|id| (id, 1)));
    found.retain(|item| item.1 > 0);
    found
}

fn once(id: &'static str, holds: bool) -> (&'static str, u32) {
    (id, u32::from(holds))
}

/// 1234589 of circles, 245689 of bamboo, the white dragon.
const REVERSIBLE: [usize; 14] = [9, 10, 11, 12, 13, 16, 17, 19, 21, 22, 23, 25, 26, 31];

impl Look<'_> {
    fn every(&self, fits: impl Fn(usize) -> bool) -> bool {
        self.all.iter().all(|&tile| fits(tile))
    }

    fn any(&self, fits: impl Fn(usize) -> bool) -> bool {
        self.all.iter().any(|&tile| fits(tile))
    }

    fn suits(&self) -> usize {
        (0..3)
            .filter(|&wanted| self.any(|tile| suit(tile) == wanted))
            .count()
    }

    /// Every tile is one of these numbers.
    fn numbers(&self, numbers: std::ops::RangeInclusive<usize>) -> bool {
        self.every(|tile| !is_honor(tile) && numbers.contains(&(tile % 9 + 1)))
    }

    fn sets(&self) -> impl Iterator<Item = &Set> {
        self.reading
            .sets
            .iter()
            .filter(|set| set.form != Form::Pair)
    }

    fn pung_kinds(&self) -> Vec<usize> {
        self.sets()
            .filter(|set| set.is_pung())
            .map(|set| set.kind)
            .collect()
    }

    /// Returns the kind of the one pair of a hand with sets.
    fn pair(&self) -> Option<usize> {
        let mut pairs = self
            .reading
            .sets
            .iter()
            .filter(|set| set.form == Form::Pair);
        let pair = pairs.next().map(|set| set.kind);
        pair.filter(|_| pairs.next().is_none())
    }

    fn is(&self, shape: Shape) -> bool {
        self.reading.shape == shape
    }

    /// Returns whether nothing was called.
    fn concealed(&self) -> bool {
        self.hand.melds.iter().all(|meld| meld.kind == "ankan")
    }

    fn tiles(&self) -> Counted {
        let honors = self.any(is_honor);
        let types = self.suits() == 3 && self.any(is_wind) && self.any(is_dragon);
        let kong = |kind| {
            self.sets()
                .any(|set| set.form == Form::Kong && set.kind == kind)
        };
        let hog = |&kind: &usize| how_many(&self.all, kind) == 4 && !kong(kind);
        vec![
            once("all_green", self.every(is_green)),
            once("all_terminals", self.every(is_terminal)),
            once("all_honors", self.every(is_honor)),
            once("all_terminals_and_honors", self.every(is_orphan)),
            once("full_flush", self.suits() == 1 && !honors),
            once("half_flush", self.suits() == 1 && honors),
            once("upper_tiles", self.numbers(7..=9)),
            once("middle_tiles", self.numbers(4..=6)),
            once("lower_tiles", self.numbers(1..=3)),
            once("upper_four", self.numbers(6..=9)),
            once("lower_four", self.numbers(1..=4)),
            once(
                "reversible_tiles",
                self.every(|tile| REVERSIBLE.contains(&tile)),
            ),
            once("all_types", types),
            once("all_simples", !self.any(is_orphan)),
            once("one_voided_suit", self.suits() == 2),
            once("no_honors", !honors),
            ("tile_hog", (0..34).filter(hog).count() as u32),
        ]
    }

    fn shapes(&self, book: &Book) -> Counted {
        let four_sets = self.is(Shape::FourSets);
        let each = |fits: fn(usize) -> bool| {
            let one = |set: &Set| set.tiles().into_iter().any(fits);
            four_sets && self.reading.sets.iter().all(one)
        };
        let pungs = self.pung_kinds().len();
        let even = self.every(|tile| !is_honor(tile) && tile % 9 % 2 == 1);
        // The three rows of a knitted straight stand for three chows (M4).
        let chows = self.sets().all(|set| set.form == Form::Chow);
        let knitted = self.is(Shape::KnittedStraight) && book.knitted_are_chows;
        let chows = (four_sets || knitted) && chows;
        let suit_pair = self.pair().is_some_and(|kind| !is_honor(kind));
        let honors = (27..34).filter(|kind| self.all.contains(kind)).count();
        let unrelated = self.is(Shape::HonorsAndKnitted);
        // With all nine knitted tiles five of the honors are left (M5).
        let all_nine = unrelated && honors == 5;
        let straight = self.is(Shape::KnittedStraight) || all_nine && book.straight_in_lesser;
        vec![
            once("nine_gates", self.nine_gates()),
            once("seven_pairs", self.is(Shape::SevenPairs)),
            once("seven_shifted_pairs", self.shifted_pairs()),
            once("thirteen_orphans", self.is(Shape::ThirteenOrphans)),
            once("greater_honors_and_knitted_tiles", unrelated && honors == 7),
            once("lesser_honors_and_knitted_tiles", unrelated),
            once("knitted_straight", straight),
            once("pure_terminal_chows", self.terminal_chows(1)),
            once("three_suited_terminal_chows", self.terminal_chows(3)),
            once("all_even_pungs", pungs == 4 && even),
            once("all_five", each(|tile| !is_honor(tile) && tile % 9 == 4)),
            once("outside_hand", each(is_orphan)),
            once("all_pungs", pungs == 4),
            once("all_chows", chows && suit_pair),
        ]
    }

    /// Returns whether 1112345678999 of one suit stand before the winning tile of the same suit.
    fn nine_gates(&self) -> bool {
        let mut numbers: Vec<usize> = self.hand.closed.iter().map(|tile| tile % 9 + 1).collect();
        numbers.sort_unstable();
        numbers == [1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9]
            && self.suits() == 1
            && !self.any(is_honor)
    }

    fn shifted_pairs(&self) -> bool {
        let mut kinds = self.all.clone();
        kinds.sort_unstable();
        kinds.dedup();
        let row = kinds.len() == 7 && kinds[6] - kinds[0] == 6;
        self.is(Shape::SevenPairs) && row && self.suits() == 1 && !self.any(is_honor)
    }

    /// Returns whether the hand is 123 and 789 twice and a pair of fives: the chows of one suit and of two, the pair of
    /// the suit that is left.
    fn terminal_chows(&self, suits: usize) -> bool {
        let mut kinds: Vec<usize> = self.sets().map(|set| set.kind).collect();
        kinds.sort_unstable();
        let chows = self.sets().all(|set| set.form == Form::Chow);
        let fives = self
            .pair()
            .is_some_and(|kind| !is_honor(kind) && kind % 9 == 4);
        let (Some(&first), Some(&last)) = (kinds.first(), kinds.last()) else {
            return false;
        };
        let (one, other) = (9 * suit(first), 9 * suit(last));
        let mut wanted = [one, one + 6, other, other + 6];
        wanted.sort_unstable();
        self.is(Shape::FourSets) && chows && fives && kinds == wanted && self.suits() == suits
    }

    fn pungs(&self, book: &Book) -> Counted {
        let kinds = self.pung_kinds();
        let count = |fits: fn(usize) -> bool| kinds.iter().filter(|&&kind| fits(kind)).count();
        let (winds, dragons) = (count(is_wind), count(is_dragon));
        let pair_of = |fits: fn(usize) -> bool| self.pair().is_some_and(fits);
        let round = 27 + self.hand.round;
        let seat = 27 + self.hand.seat;
        // Each pung that a fan of its own, or of several such, has taken already.
        let taken = |kind: usize| {
            is_dragon(kind) || is_wind(kind) && (winds >= 3 || kind == round || kind == seat)
        };
        let left = kinds
            .iter()
            .filter(|&&kind| is_orphan(kind) && !taken(kind))
            .count();
        let left = match (self.nine_gates(), book.gates_pung) {
            (true, true) => left.saturating_sub(1),
            (true, false) => 0,
            (false, _) => left,
        };
        let own = self
            .sets()
            .filter(|set| set.is_pung() && set.concealed)
            .count();
        vec![
            once("big_four_winds", winds == 4),
            once("little_four_winds", winds == 3 && pair_of(is_wind)),
            once("big_three_winds", winds == 3),
            once("big_three_dragons", dragons == 3),
            once("little_three_dragons", dragons == 2 && pair_of(is_dragon)),
            once("two_dragons_pungs", dragons == 2),
            ("dragon_pung", dragons as u32),
            once("prevalent_wind", kinds.contains(&round)),
            once("seat_wind", kinds.contains(&seat)),
            ("pung_of_terminals_or_honors", left as u32),
            once("four_concealed_pungs", own == 4),
            once("three_concealed_pungs", own == 3),
            once("two_concealed_pungs", own == 2),
        ]
    }

    fn kongs(&self, book: &Book) -> Counted {
        let kongs = || self.sets().filter(|set| set.form == Form::Kong);
        let concealed = kongs().filter(|set| set.concealed).count();
        let melded = kongs().count() - concealed;
        // M6: beside three or four, where they count, as if they were alone.
        let many = book.kongs_beside && melded + concealed >= 3;
        vec![
            once("four_kongs", melded + concealed == 4),
            once("three_kongs", melded + concealed == 3),
            once(
                "two_concealed_kongs",
                (melded, concealed) == (0, 2) || many && concealed >= 2,
            ),
            once("two_melded_kongs", (melded, concealed) == (2, 0)),
            once(
                "concealed_kong_and_melded_kong",
                (melded, concealed) == (1, 1),
            ),
            once(
                "concealed_kong",
                (melded, concealed) == (0, 1) || many && concealed == 1,
            ),
            once("melded_kong", (melded, concealed) == (1, 0)),
        ]
    }

    fn events(&self) -> Counted {
        let hand = self.hand;
        // Own melds lie open, too.
        let tiles = hand.melds.iter().flat_map(|meld| &meld.tiles);
        let lie_open = tiles.filter(|&&tile| tile == hand.win).count();
        let called = hand.melds.len() == 4 && hand.melds.iter().all(|meld| meld.kind != "ankan");
        vec![
            once("last_tile_draw", hand.last_tile && hand.tsumo),
            once("last_tile_claim", hand.last_tile && !hand.tsumo),
            once("out_with_replacement_tile", hand.rinshan && hand.tsumo),
            once("robbing_the_kong", hand.chankan && !hand.tsumo),
            once("last_tile", hand.last_of_kind || lie_open == 3),
            once("melded_hand", called && !hand.tsumo),
            once("fully_concealed_hand", self.concealed() && hand.tsumo),
            once("concealed_hand", self.concealed() && !hand.tsumo),
            once("self_drawn", hand.tsumo),
        ]
    }

    /// Returns the fan of a wait for the only kind that wins, in a set or the pair.
    fn wait(&self, book: &Book) -> Option<&'static str> {
        let sets = self.is(Shape::FourSets) || self.is(Shape::KnittedStraight);
        let holder = self.reading.sets.iter().find(|set| set.wins);
        let set = holder.filter(|_| sets && self.only_wait)?;
        let low = set.kind % 9;
        match (set.form, self.hand.win - set.kind) {
            (Form::Pair, _) => Some("single_wait"),
            _ if self.is(Shape::KnittedStraight) && !book.knitted_waits => None,
            (Form::Chow, 1) => Some("closed_wait"),
            (Form::Chow, 2) if low == 0 => Some("edge_wait"),
            (Form::Chow, 0) if low == 6 => Some("edge_wait"),
            _ => None,
        }
    }
}
