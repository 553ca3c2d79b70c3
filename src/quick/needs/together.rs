//! The needs of several yaku together.

use super::NEEDS;
use super::method::{RINSHAN, TSUMO};
use super::seat::DEALER;
use super::shape::{KNITTED_STRAIGHT, STANDARD};
use super::{ANY, NUMBERS, Needs, numbers, sequences, won};
use crate::quick::count::Table;
use crate::rulebook::{Completion, FirstTurnKan, Norths, Rules, Ryanpeikou, Unrelated};
use crate::tiles::Kinds;
use crate::tiles::{Suit, Wind};
use crate::yaku::{Yaku, YakuSet};

/// Needs of two yaku together that neither has by itself.
const MORE: &[((Yaku, Yaku), Needs)] = &[
    // Three different sequences, and one of them again.
    ((Yaku::Iipeikou, Yaku::SanshokuDoujun), sequences(4, 4)),
    ((Yaku::Iipeikou, Yaku::Ittsuu), sequences(4, 4)),
    (
        (Yaku::Iipeikou, Yaku::Shousangen),
        Needs {
            suits: (0, 1),
            ..ANY
        },
    ),
    ((Yaku::Iipeikou, Yaku::SanshokuIttsuu), sequences(4, 4)),
    (
        (Yaku::Iipeikou, Yaku::Shousanpuu),
        Needs {
            suits: (0, 1),
            ..ANY
        },
    ),
    // The pair is of a number, so that the honors are a triplet.
    (
        (Yaku::Chanta, Yaku::Shoutate),
        Needs {
            numbers: (2, 2),
            ..sequences(1, 1)
        },
    ),
    // The row has one of the two.
    ((Yaku::Sanrenkou, Yaku::Shoutate), numbers(4)),
    (
        (Yaku::Uumensai, Yaku::Shoutate),
        Needs {
            numbers: (2, 2),
            winds: (1, 1),
            dragons: (1, 1),
            ..ANY
        },
    ),
    // Nothing but terminals would be a yakuman.
    (
        (Yaku::Ryandoukou, Yaku::Shoutate),
        Needs { simples: 2, ..ANY },
    ),
    // Three triplets of numbers, one of honors.
    (
        (Yaku::SanshokuDoukou, Yaku::Uumensai),
        Needs {
            numbers: (3, 3),
            ..sequences(0, 0)
        },
    ),
    // The straight takes one of each tile of the suit.
    (
        (Yaku::Ittsuu, Yaku::Honitsu),
        Needs {
            number_kans: 0,
            ..ANY
        },
    ),
    (
        (Yaku::Ittsuu, Yaku::Chinitsu),
        Needs {
            kans: (0, 0),
            ..ANY
        },
    ),
    // A suit has four ones and four nines, and each block takes one.
    (
        (Yaku::Junchan, Yaku::Chinitsu),
        Needs {
            kans: (0, 0),
            ..sequences(3, 4)
        },
    ),
];

impl Needs {
    /// Returns the needs of this yaku at a table: with the tiles of its ruleset, and the wind of its triplet. A north
    /// set aside has a replacement tile without a kan, unrelated tiles may be for the dealer, two pairs of equal
    /// sequences may have to be of two suits, a kan may end the first turn, and four concealed triplets by ron wait for
    /// the pair, which may be another yaku.
    pub(crate) fn under(rules: &Rules, table: &Table, yaku: Yaku) -> Self {
        let wind = table.wind_of(yaku).map(Wind::kind);
        let here = Self {
            triplets: wind.map_or(Kinds::NONE, |wind| Kinds::NONE.with(wind)),
            ..ANY
        };
        #[cfg(feature = "chinese")]
        if rules.chinese().is_some() {
            return super::fans::needs(rules, yaku).and(here);
        }
        let needs = NEEDS.get(yaku as usize).copied().unwrap_or(ANY);
        let needs = needs.and(Self {
            only: rules.tiles.kinds(),
            ..here
        });
        let Some(riichi) = rules.riichi() else {
            return needs;
        };
        let on_the_pair = || {
            let tanki = rules.yaku.get(Yaku::SuuankouTanki);
            tanki.worth.counts() && !tanki.adds_up
        };
        match yaku {
            Yaku::Rinshan | Yaku::UupinKaihou if riichi.norths != Norths::Off => Self {
                some: needs.some,
                only: needs.only,
                ..won(RINSHAN)
            },
            Yaku::ShiisanPuutaa | Yaku::ShiisuuPuutaa if riichi.unrelated == Unrelated::Dealer => {
                Self {
                    seats: DEALER,
                    ..needs
                }
            }
            Yaku::Ryanpeikou if riichi.ryanpeikou == Ryanpeikou::TwoSuits => Self {
                suits: (2, needs.suits.1),
                ..needs
            },
            Yaku::Tenhou | Yaku::Chiihou | Yaku::Renhou
                if riichi.first_turn_kan == FirstTurnKan::Ends =>
            {
                Self {
                    kans: (0, 0),
                    ..needs
                }
            }
            // All three dragons may be there where not every tile of the wait gives the third.
            Yaku::Shousangen if riichi.completion == Completion::EveryWait => Self {
                dragons: (2, 3),
                pair: Kinds::ALL,
                ..needs
            },
            Yaku::Suuankou if on_the_pair() => Self {
                methods: TSUMO,
                ..needs
            },
            _ => needs,
        }
    }

    /// Returns the needs of all of these together, except `some`.
    pub(crate) fn all(rules: &Rules, table: &Table, yaku: YakuSet) -> Self {
        let each = yaku.iter().map(|yaku| Self::under(rules, table, yaku));
        let both = |(one, other): (Yaku, Yaku)| yaku.has(one) && yaku.has(other);
        let more = MORE.iter().filter(|more| both(more.0));
        let more = more.map(|&(_, needs)| needs);
        each.chain(more).fold(ANY, Self::and)
    }

    /// Returns the kinds of a sort that the tiles may be of.
    pub(crate) const fn there(self, among: Kinds) -> Kinds {
        self.only.and(self.every).and(among)
    }

    /// Returns the needs of both, except `some`: two lists of which one tile each must be there cannot be made one
    /// list, so [`meets`](Self::meets) tests each by itself.
    pub(crate) fn and(self, other: Self) -> Self {
        let both = |a: (u8, u8), b: (u8, u8)| (a.0.max(b.0), a.1.min(b.1));
        let (only, every) = (self.only.and(other.only), self.every.and(other.every));
        let triplets = self.triplets.or(other.triplets);
        // A triplet is of one kind, so no more of them than there are kinds.
        let of = |a, b, among: Kinds| {
            let (least, most) = both(a, b);
            let there = triplets.count(among) as u8;
            (
                least.max(there),
                most.min(only.and(every).count(among) as u8),
            )
        };
        let suits = Suit::ALL.into_iter();
        let suits = suits.filter(|&suit| only.overlaps(Kinds::suit(suit)));
        Self {
            methods: self.methods & other.methods,
            seats: self.seats & other.seats,
            shapes: self.shapes & other.shapes,
            sequences: both(self.sequences, other.sequences),
            numbers: of(self.numbers, other.numbers, NUMBERS),
            winds: of(self.winds, other.winds, Kinds::WINDS),
            dragons: of(self.dragons, other.dragons, Kinds::DRAGONS),
            triplets,
            simples: self.simples.max(other.simples),
            alike: self.alike.max(other.alike),
            in_twos: self.in_twos || other.in_twos,
            pair: self.pair.and(other.pair),
            called: self.called || other.called,
            concealed: self.concealed.max(other.concealed),
            kans: both(self.kans, other.kans),
            number_kans: self.number_kans.min(other.number_kans),
            suits: both(both(self.suits, other.suits), (0, suits.count() as u8)),
            only,
            every,
            some: self.some,
            riichi: self.riichi || other.riichi,
        }
        .of_four()
    }

    /// Narrows the ranges of each sort: the sets are four in all.
    fn of_four(mut self) -> Self {
        let all = [self.sequences, self.numbers, self.winds, self.dragons];
        let least: u8 = all.iter().map(|range| range.0).sum();
        let most: u8 = all.iter().map(|range| range.1).sum();
        let of = |range: (u8, u8)| {
            let (others, left) = (least - range.0, most - range.1);
            let fits = (4_u8.saturating_sub(left), 4_u8.saturating_sub(others));
            (range.0.max(fits.0), range.1.min(fits.1))
        };
        [self.sequences, self.numbers, self.winds, self.dragons] = all.map(of);
        // There are no more suits than blocks of numbers.
        let honors = self.winds.0.saturating_add(self.dragons.0);
        let pair = u8::from(self.pair.overlaps(NUMBERS));
        let blocks = 4_u8.saturating_sub(honors) + pair;
        self.suits.1 = self.suits.1.min(blocks);
        self
    }

    /// Returns whether some hand can have both.
    pub(crate) fn meets(self, other: Self) -> bool {
        let both = self.and(other);
        let some = || self.some.into_iter().chain(other.some);
        both.is_possible()
            && some().all(|kinds| kinds.overlaps(both.only))
            && self.every.overlaps(both.only)
            && other.every.overlaps(both.only)
    }

    /// Returns whether some hand can meet all needs, apart from `some`.
    pub(crate) fn is_possible(self) -> bool {
        let in_order = |range: (u8, u8)| range.0 <= range.1;
        let sets = [self.sequences, self.numbers, self.winds, self.dragons];
        let there = self.there(Kinds::ALL);
        let pair = there.and(self.pair).without(self.triplets);
        let of_sets = STANDARD | KNITTED_STRAIGHT;
        let sets = self.shapes & of_sets != 0
            && sets.into_iter().all(in_order)
            && pair != Kinds::NONE
            && self.triplets.within(there)
            && !(self.called && self.concealed > 0);
        let pairs_or_odd = self.shapes & !of_sets != 0;
        self.methods != 0
            && self.seats != 0
            && (sets || pairs_or_odd)
            && in_order(self.kans)
            && in_order(self.suits)
    }
}
