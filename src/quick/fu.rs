//! Fu that are possible for a count without tiles.

use alloc::vec::Vec;

use crate::engine::riichi::fu::{FuPart, FuWin};
use crate::engine::riichi::{self, chart};
use crate::hand::question::By;
use crate::hand::reading;
use crate::quick::certain::must_be_certain;
use crate::quick::count::{Chosen, Counted, Melds, Table};
use crate::quick::counting::whole;
use crate::quick::needs::{NUMBERS, Needs, SIMPLES, here, method, shape};
use crate::result::score::FuReason;
use crate::rulebook::{BasePoints, FuRules, PinfuTsumo, RiichiRules, Rules};
use crate::tiles::Kinds;
use crate::yaku::{Unit, Yaku, YakuSet};

/// Four closed kans of terminals or honors by a closed ron with a pair of 4 fu and a wait of 2, rounded up.
const MOST: u16 =
    (20 + 10 + 4 * riichi::fu::of_set(true, true, true) as u16 + 4 + 2).next_multiple_of(10);

/// Lists the fu, rounded, that a win counted like this can have; none where fu do not count.
///
/// ```
/// use tensu::quick::{Chosen, Counted, Table, fu};
/// use tensu::{Ruleset, Yaku, yaku::YakuSet};
/// let rules = Ruleset::by_id("cheatsheet").unwrap();
/// let table = Table::of(&"tsumo".parse().unwrap());
/// let pinfu = Chosen { yaku: YakuSet::of(&[Yaku::Pinfu]), ..Chosen::default() };
/// assert_eq!(fu(&table, &Counted::Yaku(pinfu), rules), [20]);
/// ```
pub fn fu(table: &Table, counted: &Counted, rules: &Rules) -> Vec<u16> {
    let Some(riichi) = rules.riichi() else {
        return Vec::new();
    };
    let BasePoints::Fu(fu_rules) = &riichi.count else {
        return Vec::new();
    };
    match counted {
        Counted::Yaku(chosen) => of_yaku(rules, riichi, fu_rules, table, chosen),
        &Counted::Han(han, _) => rounded()
            .filter(|&fu| fits(table, han, fu, rules))
            .collect(),
        _ => Vec::new(),
    }
}

/// Returns all fu, rounded, that some hand has.
pub(super) fn rounded() -> impl Iterator<Item = u16> {
    [20, 25].into_iter().chain((30..=MOST).step_by(10))
}

/// Returns whether [`fu`] has them.
pub(super) fn has(table: &Table, counted: &Counted, given: u16, rules: &Rules) -> bool {
    match counted {
        &Counted::Han(han, _) => fits(table, han, given, rules),
        _ => fu(table, counted, rules).contains(&given),
    }
}

/// Returns whether a win of so many han can have so many fu.
fn fits(table: &Table, han: u8, fu: u16, rules: &Rules) -> bool {
    let is_one = rounded().any(|one| one == fu);
    let of = rules.riichi().and_then(|riichi| match &riichi.count {
        BasePoints::Fu(fu) => Some((riichi, fu)),
        BasePoints::Table(_) => None,
    });
    is_one
        && of.is_some_and(|(riichi, fu_rules)| {
            chart::ways(rules, riichi, fu_rules, (han, fu), true).has(table.by)
        })
}

fn of_yaku(
    rules: &Rules,
    riichi: &RiichiRules,
    fu: &FuRules,
    table: &Table,
    chosen: &Chosen,
) -> Vec<u16> {
    let yaku = whole(rules, table, chosen, None);
    let unit = |yaku: Yaku| rules.yaku.get(yaku).worth.unit;
    let needs = here(rules, table, chosen.melds).and(Needs::all(rules, table, yaku));
    if yaku.iter().any(|yaku| unit(yaku) == Unit::Yakuman) {
        Vec::new()
    } else if yaku.has(Yaku::Chiitoitsu) {
        [riichi::fu::of(fu, FuReason::Chiitoitsu).into()].into()
    } else if needs.shapes & shape::STANDARD == 0 {
        Vec::new()
    } else if yaku.has(Yaku::Pinfu) && chosen.melds == Melds::Closed {
        let flat = riichi::fu::of(fu, FuReason::PinfuTsumo);
        let ron = || won(fu, table, Melds::Closed, false).fu();
        [if table.by == By::Tsumo {
            flat.into()
        } else {
            ron()
        }]
        .into()
    } else {
        let some = |yaku| Needs::under(rules, table, yaku).some;
        let mut hands = Hands {
            rules,
            riichi,
            fu,
            yaku,
            needs,
            some: yaku.iter().flat_map(some).collect(),
            table,
            found: 0,
        };
        hands.sets(&mut [ALL[0]; 4], 0, 0, chosen.melds);
        let tens = (0..=MOST / 10).filter(|tens| hands.found >> tens & 1 == 1);
        tens.map(|tens| tens * 10).collect()
    }
}

/// The sort of a set, as far as fu and limits on their number tell them apart.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort {
    Sequence,
    Simples,
    Terminals,
    Winds,
    Dragons,
}

#[derive(Clone, Copy)]
struct Set {
    sort: Sort,
    kan: bool,
    closed: bool,
}

/// Every possible set.
const ALL: [Set; 18] = {
    let none = Set {
        sort: Sort::Sequence,
        kan: false,
        closed: false,
    };
    let mut all = [none; 18];
    let sorts = [Sort::Simples, Sort::Terminals, Sort::Winds, Sort::Dragons];
    all[1].closed = true;
    let mut i = 2;
    while i < all.len() {
        all[i] = Set {
            sort: sorts[(i - 2) / 4],
            kan: i % 2 == 1,
            closed: i / 2 % 2 == 1,
        };
        i += 1;
    }
    all
};

impl Set {
    /// The set as fu see it, completed by ron or not.
    const fn part(self, rules: &FuRules, by_ron: bool) -> FuPart {
        let yaochuu = match self.sort {
            Sort::Sequence => return FuPart::Bare,
            Sort::Simples => false,
            Sort::Terminals | Sort::Winds | Sort::Dragons => true,
        };
        let reason = FuReason::Set {
            kan: self.kan,
            concealed: self.closed && !by_ron,
            yaochuu,
            by_ron,
        };
        FuPart::Gives(reason, riichi::fu::of(rules, reason))
    }
}

/// A pair, as far as it has fu.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pair {
    Number,
    Guest,
    Seat,
    Round,
    Double,
    Dragon,
}

impl Pair {
    const ALL: [Self; 6] = [
        Self::Number,
        Self::Guest,
        Self::Seat,
        Self::Round,
        Self::Double,
        Self::Dragon,
    ];

    /// The pair as fu see it.
    const fn part(self, rules: &FuRules) -> FuPart {
        let (seat, round) = match self {
            Self::Number | Self::Guest => return FuPart::Bare,
            Self::Seat => (true, false),
            Self::Round => (false, true),
            Self::Double => (true, true),
            Self::Dragon => (false, false),
        };
        riichi::fu::pair(rules, seat, round, matches!(self, Self::Dragon))
    }

    /// The kinds that it may be of; a round of which nobody spoke is of any wind.
    fn kinds(self, table: &Table) -> Kinds {
        let seat = Kinds::NONE.with(table.seat.kind());
        let round = table.round.map(|round| Kinds::NONE.with(round.kind()));
        let rounds = round.unwrap_or(Kinds::WINDS);
        match self {
            Self::Number => NUMBERS,
            Self::Guest => Kinds::WINDS.without(seat.or(round.unwrap_or(Kinds::NONE))),
            Self::Seat if round == Some(seat) => Kinds::NONE,
            Self::Seat => seat,
            Self::Round => rounds.without(seat),
            Self::Double => rounds.and(seat),
            Self::Dragon => Kinds::DRAGONS,
        }
    }
}

/// The part that the winning tile completed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum CompletedPart {
    TwoSided,
    /// The middle or the end of a sequence.
    OneSided,
    Pair,
    /// The set at this index.
    Triplet(usize),
}

impl CompletedPart {
    /// A wait of a reading with the same fu.
    const fn of_reading(self) -> reading::Wait {
        match self {
            Self::TwoSided => reading::Wait::Ryanmen,
            Self::OneSided => reading::Wait::Kanchan,
            Self::Pair => reading::Wait::Tanki,
            Self::Triplet(_) => reading::Wait::Shanpon,
        }
    }
}

fn won(rules: &FuRules, table: &Table, melds: Melds, rinshan: bool) -> FuWin {
    let is_tsumo = table.by == By::Tsumo;
    FuWin::of(rules, is_tsumo, melds == Melds::Closed, rinshan)
}

/// All hands of four sets of which so much is known.
struct Hands<'r> {
    rules: &'r Rules,
    riichi: &'r RiichiRules,
    fu: &'r FuRules,
    yaku: YakuSet,
    needs: Needs,
    /// Lists of kinds; the hand has a tile of each list.
    some: Vec<Kinds>,
    table: &'r Table,
    /// The tens of fu found, as bits.
    found: u32,
}

impl Hands<'_> {
    /// Fills a place with every set that may follow.
    fn sets(&mut self, sets: &mut [Set; 4], place: usize, first: usize, melds: Melds) {
        if place == sets.len() {
            let is_open = sets.iter().any(|set| !set.closed);
            if is_open == (melds == Melds::Open) && self.may_be(sets) {
                self.won(sets, melds);
            }
            return;
        }
        for (i, &set) in ALL.iter().enumerate().skip(first) {
            if set.closed || melds == Melds::Open {
                sets[place] = set;
                self.sets(sets, place + 1, i, melds);
            }
        }
    }

    /// Returns whether there are as many of each sort as needed, and no yakuman of kans or of three dragons or four
    /// winds.
    fn may_be(&self, sets: &[Set; 4]) -> bool {
        let Needs {
            sequences,
            numbers,
            winds,
            dragons,
            kans,
            number_kans,
            alike,
            in_twos,
            called,
            ..
        } = self.needs;
        let of = |sort| sets.iter().filter(|set| set.sort == sort).count() as u8;
        let may = self.needs.only.and(self.needs.every);
        let (simples, terminals) = (of(Sort::Simples), of(Sort::Terminals));
        let within = |n: u8, range: (u8, u8)| range.0 <= n && n <= range.1;
        let few = |n: u8, kinds: Kinds| usize::from(n) <= may.count(kinds);
        let is_number = |set: &&Set| matches!(set.sort, Sort::Simples | Sort::Terminals);
        let of_numbers = sets.iter().filter(is_number).filter(|set| set.kan).count() as u8;
        let kan = sets.iter().filter(|set| set.kan).count() as u8;
        let is_chi = |set: &Set| set.sort == Sort::Sequence && !set.closed;
        within(of(Sort::Sequence), sequences)
            && within(simples + terminals, numbers)
            && within(of(Sort::Winds), winds)
            && within(of(Sort::Dragons), dragons)
            && within(kan, kans)
            && of_numbers <= number_kans
            && few(simples, SIMPLES)
            && few(terminals, Kinds::TERMINALS)
            && terminals <= 2 * self.needs.suits.1
            && simples >= self.needs.simples
            && simples.max(terminals) >= alike
            && !(in_twos && simples % 2 == 1)
            && !(called && sets.iter().any(|set| set.closed))
            && (self.rules.tiles.chi || !sets.iter().any(is_chi))
            && !(kan == 4 && self.rules.has(Yaku::Suukantsu))
            && !(of(Sort::Winds) == 4 && self.rules.has(Yaku::Daisuushii))
            && !(of(Sort::Dragons) == 3 && self.rules.has(Yaku::Daisangen) && !self.is_exchanged())
    }

    /// Returns whether these sets can have this pair beside them.
    fn has_room(&self, sets: &[Set; 4], pair: Pair) -> bool {
        let of = |sort| sets.iter().filter(|set| set.sort == sort).count();
        let (winds, dragons) = (of(Sort::Winds), of(Sort::Dragons));
        let numbers = 4 - winds - dragons + usize::from(pair == Pair::Number);
        let kinds = pair.kinds(self.table);
        let may = self.needs.only.and(self.needs.every).and(self.needs.pair);
        let has = |yaku| self.yaku.has(yaku);
        let taken = match pair {
            Pair::Round | Pair::Double => has(Yaku::YakuhaiRound),
            Pair::Number | Pair::Guest | Pair::Seat | Pair::Dragon => false,
        };
        // A sort of honors has at least as many kinds as sets, and one for the pair.
        let few = |sets: usize, among: Kinds| {
            let pair = usize::from(kinds.overlaps(among));
            sets + pair > self.needs.there(among).count(among)
        };
        // A list has a tile in a set or in the pair.
        let is_there = |some: Kinds| {
            some.overlaps(kinds)
                || winds > 0 && some.overlaps(Kinds::WINDS)
                || dragons > 0 && some.overlaps(Kinds::DRAGONS)
                || of(Sort::Sequence) + of(Sort::Simples) + of(Sort::Terminals) > 0
                    && some.overlaps(NUMBERS)
        };
        may.without(self.needs.triplets).overlaps(kinds)
            && !taken
            && numbers >= usize::from(self.needs.suits.0)
            && !few(winds, Kinds::WINDS)
            && !few(dragons, Kinds::DRAGONS)
            && self.some.iter().copied().all(is_there)
            && !(winds == 3 && kinds.overlaps(Kinds::WINDS) && self.rules.has(Yaku::Shousuushii))
            && !(numbers == 0 && self.rules.has(Yaku::Tsuuiisou))
    }

    /// Counts every way to win with these sets.
    fn won(&mut self, sets: &[Set; 4], melds: Melds) {
        let sequence = sets
            .iter()
            .any(|set| set.sort == Sort::Sequence && set.closed);
        let triplet =
            |i: &usize| sets[*i].sort != Sort::Sequence && sets[*i].closed && !sets[*i].kan;
        let chankan = self.needs.methods == method::CHANKAN;
        for pair in Pair::ALL {
            if !self.has_room(sets, pair) {
                continue;
            }
            let of_sequence = [CompletedPart::TwoSided, CompletedPart::OneSided]
                .into_iter()
                .filter(|_| sequence);
            let triplets = (0..4).filter(triplet).map(CompletedPart::Triplet);
            let others = triplets.chain([CompletedPart::Pair]).filter(|_| !chankan);
            for wait in of_sequence.chain(others) {
                if let Some(fu) = self.counted(sets, pair, wait, melds) {
                    self.found |= 1 << fu.div_ceil(10);
                }
            }
        }
    }

    /// Returns the fu of a hand; `None` for a hand of a yakuman or of pinfu.
    fn counted(
        &self,
        sets: &[Set; 4],
        pair: Pair,
        wait: CompletedPart,
        melds: Melds,
    ) -> Option<u16> {
        let is_ron = self.table.by == By::Ron;
        let by_ron = |i: usize| is_ron && wait == CompletedPart::Triplet(i);
        let is_concealed = |i: &usize| sets[*i].sort != Sort::Sequence && sets[*i].closed;
        let concealed = (0..4).filter(is_concealed).filter(|&i| !by_ron(i)).count();
        let is_suuankou = concealed == 4
            && (self.rules.has(Yaku::Suuankou)
                || wait == CompletedPart::Pair && self.rules.has(Yaku::SuuankouTanki))
            && !(wait == CompletedPart::Pair && self.may_be_sequence(sets, pair));
        if concealed < usize::from(self.needs.concealed) || is_suuankou {
            return None;
        }
        let won = won(
            self.fu,
            self.table,
            melds,
            self.needs.methods == method::RINSHAN,
        );
        let parts = (0..4).map(|i| sets[i].part(self.fu, by_ron(i)));
        let parts = parts.chain([pair.part(self.fu)]);
        let raw = riichi::fu::sum(self.fu, won, parts, wait.of_reading(), |_, _, _| {});
        let is_flat = raw == won.fu();
        let is_pinfu = is_flat && melds == Melds::Closed && self.is_pinfu();
        (!is_pinfu).then_some(raw)
    }

    /// Returns whether three triplets of dragons need not be a yakuman, as another tile of the wait would not have
    /// given it.
    fn is_exchanged(&self) -> bool {
        self.table.by == By::Ron && must_be_certain(self.riichi)
    }

    /// Returns whether four concealed triplets need not be a yakuman, as another tile would have made a sequence of one
    /// of them and the tile that waits for its pair (6664 waits for 4 and 5).
    fn may_be_sequence(&self, sets: &[Set; 4], pair: Pair) -> bool {
        let beside = |set: &Set| !set.kan && matches!(set.sort, Sort::Simples | Sort::Terminals);
        self.is_exchanged()
            && self.needs.sequences.1 > 0
            && pair == Pair::Number
            && sets.iter().any(beside)
    }

    /// Returns whether a closed hand without fu of its blocks has pinfu, which was not chosen: unless another yaku stands for it, or
    /// another tile of the wait would not give it.
    fn is_pinfu(&self) -> bool {
        let replaced = || {
            self.yaku
                .iter()
                .any(|yaku| yaku.replaces().has(Yaku::Pinfu))
        };
        let counts = match self.table.by {
            By::Ron => !must_be_certain(self.riichi),
            By::Tsumo => self.riichi.pinfu_tsumo == PinfuTsumo::Yes,
        };
        self.rules.has(Yaku::Pinfu) && counts && !replaced()
    }
}
