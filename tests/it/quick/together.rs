//! Yaku that can stand together: those of the tiles held against all hands that there are, those of events against
//! `tests/together.txt`, gone through by hand.

use std::collections::HashSet;
use std::sync::OnceLock;

use tensu::quick::{Bar, Chosen, Melds, Table, bar, choices};
use tensu::yaku::{TABLE, YakuSet};
use tensu::{Ruleset, Yaku};

use super::{everything, table};
use crate::helpers::is_whole;

/// The tables, by who wins how; a ninth hand can be won at them.
fn tables() -> [(&'static str, Table); 4] {
    ["ron E", "ron S", "tsumo E", "tsumo S"].map(|name| {
        (
            name,
            table(&format!("{} honba:8", name.replace(' ', " seat:"))),
        )
    })
}

fn beside(all: &Ruleset, table: &Table, has: &[Yaku], melds: Melds, yaku: Yaku) -> Option<Bar> {
    let chosen = Chosen {
        yaku: YakuSet::of(has),
        melds,
        ..Chosen::default()
    };
    bar(table, &chosen, yaku, all)
}

/// Returns whether a yaku can be here, alone or after riichi.
fn free(all: &Ruleset, table: &Table, melds: Melds, yaku: Yaku) -> bool {
    let why = beside(all, table, &[], melds, yaku);
    why.is_none_or(|why| why == Bar::Without(Yaku::Riichi))
}

/// Returns whether no table has both; one that takes the place of the other is something else.
fn never(all: &Ruleset, one: Yaku, other: Yaku) -> bool {
    let together = |table: &Table, melds| {
        free(all, table, melds, one)
            && free(all, table, melds, other)
            && beside(all, table, &[other], melds, one) != Some(Bar::NotWith(other))
    };
    let melds = [Melds::Closed, Melds::Open];
    !tables()
        .iter()
        .any(|(_, table)| melds.iter().any(|&melds| together(table, melds)))
}

/// Returns the line of the file for a yaku that depends on what happened.
fn line(all: &Ruleset, yaku: Yaku) -> String {
    let there: Vec<&str> = tables()
        .iter()
        .filter(|(_, table)| free(all, table, Melds::Closed, yaku))
        .map(|&(name, _)| name)
        .collect();
    let open = tables()
        .iter()
        .any(|(_, table)| free(all, table, Melds::Open, yaku));
    let apart: Vec<&str> = choices(all)
        .filter(|&other| other != yaku && never(all, yaku, other))
        .map(Yaku::code)
        .collect();
    format!(
        "{} | {}{} | {}",
        yaku.code(),
        there.join(", "),
        if open { ", open" } else { "" },
        apart.join(" ")
    )
}

#[test]
fn yaku_of_events() {
    let all = everything();
    let mut wrong = Vec::new();
    for (code, wanted) in events() {
        let yaku = choices(&all).find(|yaku| yaku.code() == code);
        let line = line(&all, yaku.expect("a yaku"));
        if line != wanted.trim_end() {
            wrong.push(line);
        }
    }
    assert!(
        wrong.is_empty(),
        "tests/together.txt should say, if it is right by the rules:\n{}",
        wrong.join("\n")
    );
    assert_eq!(events().count(), 24);
}

/// The lines about yaku that an event gives: whose, and all of it.
fn events() -> impl Iterator<Item = (&'static str, &'static str)> {
    let written = include_str!("../../together.txt").lines();
    let lines = written.filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| Some((line.split_once(" | ")?.0, line)))
}

fn is_of_events(yaku: Yaku) -> bool {
    events().any(|(code, _)| code == yaku.code())
}

/// A hand as numbers: how many there are of each of 34 kinds.
type Tiles = [u8; 34];

const fn is_yaochuu(kind: usize) -> bool {
    kind >= 27 || matches!(kind % 9, 0 | 8)
}

/// The yaku of the tiles alone. `sum` is what the numbers add up to at the most, fourth tiles of kans among them.
fn of_tiles(tiles: &Tiles, sum: usize) -> YakuSet {
    let there = |kind: usize| tiles[kind] > 0;
    let all = |test: &dyn Fn(usize) -> bool| (0..34).filter(|&kind| there(kind)).all(test);
    let suits: Vec<usize> = (0..3)
        .filter(|suit| (9 * suit..9 * suit + 9).any(there))
        .collect();
    let honors = (27..34).any(there);
    let pure = suits.len() == 1 && !honors;
    let rank = |i: usize| suits.first().map_or(0, |suit| tiles[9 * suit + i]);
    let twos = |ranks: core::ops::Range<usize>| {
        pure && (0..9).all(|i| rank(i) == if ranks.contains(&i) { 2 } else { 0 })
    };
    let gates = pure && rank(0) >= 3 && rank(8) >= 3 && (1..8).all(|i| rank(i) >= 1);
    let found = [
        (Yaku::Tanyao, all(&|kind| !is_yaochuu(kind))),
        (
            Yaku::Honroutou,
            all(&is_yaochuu) && honors && !suits.is_empty(),
        ),
        (Yaku::Honitsu, suits.len() == 1 && honors),
        (Yaku::Chinitsu, pure),
        (Yaku::Tsuuiisou, suits.is_empty()),
        (Yaku::Chinroutou, all(&is_yaochuu) && !honors),
        (
            Yaku::Ryuuiisou,
            all(&|kind| [19, 20, 21, 23, 25, 32].contains(&kind)),
        ),
        (
            Yaku::Benikujaku,
            all(&|kind| [18, 22, 24, 26, 33].contains(&kind)),
        ),
        (
            Yaku::Kouitten,
            there(33) && all(&|kind| [19, 20, 21, 23, 25, 33].contains(&kind)),
        ),
        (
            Yaku::Kokuiisou,
            all(&|kind| [10, 12, 16, 27, 28, 29, 30].contains(&kind)),
        ),
        (Yaku::Chuuren, gates),
        (Yaku::JunseiChuuren, gates),
        (Yaku::Daisharin, twos(1..8)),
        (Yaku::Shousharin, twos(0..7) || twos(2..9)),
        (Yaku::HyakumanGoku, pure && suits == [0] && sum >= 100),
    ];
    let found = found.into_iter().filter(|(_, is)| *is);
    found.map(|(yaku, _)| yaku).collect()
}

/// Four sets: sequences by their place (seven a suit), triplets by their kind.
struct Sets {
    sequences: Vec<usize>,
    triplets: Vec<usize>,
}

impl Sets {
    const SEQUENCES: usize = 21;
    const ALL: usize = Self::SEQUENCES + 34;

    fn kinds(set: usize) -> [usize; 3] {
        match set.checked_sub(Self::SEQUENCES) {
            Some(kind) => [kind; 3],
            None => [0, 1, 2].map(|i| 9 * (set / 7) + set % 7 + i),
        }
    }

    fn of(sets: [usize; 4]) -> Self {
        let (sequences, triplets): (Vec<_>, Vec<_>) =
            sets.into_iter().partition(|set| *set < Self::SEQUENCES);
        let triplets = triplets
            .into_iter()
            .map(|set| set - Self::SEQUENCES)
            .collect();
        Self {
            sequences,
            triplets,
        }
    }

    /// The yaku of the sets alone.
    fn yaku(&self) -> YakuSet {
        let found = self.of_sequences().into_iter().chain(self.of_triplets());
        let found = found.filter(|(_, is)| *is);
        found.map(|(yaku, _)| yaku).collect()
    }

    /// The yaku of sequences, each with whether these make it.
    fn of_sequences(&self) -> [(Yaku, bool); 9] {
        let sequence = |place: usize| {
            self.sequences
                .iter()
                .filter(|&&other| other == place)
                .count()
        };
        let pairs: usize = (0..Self::SEQUENCES).map(|place| sequence(place) / 2).sum();
        let most = (0..Self::SEQUENCES).map(sequence).max().unwrap_or(0);
        let suits = |begin: usize, times: usize| {
            let places = [begin, begin + 7, begin + 14].into_iter();
            places.filter(|&place| sequence(place) >= times).count()
        };
        let straight = |begins: &[usize]| {
            let in_suit = |suit: usize| begins.iter().all(|begin| sequence(suit + begin) > 0);
            [0, 7, 14].into_iter().any(in_suit)
        };
        let orders = [
            (0, 1, 2),
            (0, 2, 1),
            (1, 0, 2),
            (1, 2, 0),
            (2, 0, 1),
            (2, 1, 0),
        ];
        let mixed = orders
            .iter()
            .any(|&(a, b, c)| sequence(7 * a) * sequence(7 * b + 3) * sequence(7 * c + 6) > 0);
        [
            (Yaku::Iipeikou, pairs >= 1),
            (Yaku::Ryanpeikou, pairs >= 2),
            (Yaku::IsshokuSanjun, most >= 3),
            (Yaku::IsshokuYonjun, most >= 4),
            (Yaku::SanshokuDoujun, (0..7).any(|i| suits(i, 1) == 3)),
            (Yaku::Ittsuu, straight(&[0, 3, 6])),
            (Yaku::SanshokuIttsuu, mixed),
            (Yaku::Chinpeikou, (0..7).any(|i| suits(i, 2) > 1)),
            (Yaku::Kinmonkyou, straight(&[0, 2, 4, 6])),
        ]
    }

    /// The yaku of triplets, each with whether these make it, called or not, kans or not: as the yaku likes it.
    fn of_triplets(&self) -> [(Yaku, bool); 18] {
        let triplet = |kind: usize| self.triplets.contains(&kind);
        let among = |kinds: core::ops::Range<usize>| kinds.filter(|&kind| triplet(kind)).count();
        let row = |length: usize| {
            let from = |suit: usize| (0..=9 - length).map(move |rank| 9 * suit + rank);
            let whole = |first: usize| (first..first + length).all(triplet);
            (0..3).flat_map(from).any(whole)
        };
        let of_rank = |rank: &usize| {
            let suits = [*rank, rank + 9, rank + 18];
            suits.iter().filter(|&&kind| triplet(kind)).count()
        };
        let (winds, dragons, count) = (among(27..31), among(31..34), self.triplets.len());
        [
            // Any wind may be the seat's or the round's.
            (Yaku::YakuhaiSeat, winds > 0),
            (Yaku::YakuhaiRound, winds > 0),
            (Yaku::YakuhaiHaku, triplet(31)),
            (Yaku::YakuhaiHatsu, triplet(32)),
            (Yaku::YakuhaiChun, triplet(33)),
            (Yaku::SanshokuDoukou, (0..9).any(|rank| of_rank(&rank) == 3)),
            (
                Yaku::Ryandoukou,
                (0..9).filter(|rank| of_rank(rank) > 1).count() > 1,
            ),
            (Yaku::Toitoi, count == 4),
            (Yaku::Sanankou, count >= 3),
            (Yaku::Sankantsu, count >= 3),
            (Yaku::Suuankou, count == 4),
            (Yaku::SuuankouTanki, count == 4),
            (Yaku::Suukantsu, count == 4),
            (Yaku::Sanrenkou, row(3)),
            (Yaku::Suurenkou, row(4)),
            (Yaku::Sanpuukou, winds >= 3),
            (Yaku::Daisangen, dragons == 3),
            (Yaku::Daisuushii, winds == 4),
        ]
    }

    fn hand(&self, pair: usize, tiles: &Tiles) -> Hand {
        let among = |test: &dyn Fn(usize) -> bool| {
            let triplets = self.triplets.iter();
            triplets.filter(|&&kind| test(kind)).count()
        };
        let is_bare = |kind: usize| tiles[kind] == 4;
        let winds = self.triplets.iter();
        let winds = winds.filter(|kind| (27..31).contains(*kind));
        Hand {
            sequences: self.sequences.len(),
            simples: among(&|kind| !is_yaochuu(kind)),
            terminals: among(&|kind| kind < 27 && is_yaochuu(kind)),
            bare: [
                among(&|kind| !is_yaochuu(kind) && is_bare(kind)),
                among(&|kind| is_yaochuu(kind) && is_bare(kind)),
            ],
            winds: winds.map(|kind| 1 << (kind - 27)).sum(),
            dragons: among(&|kind| kind >= 31),
            pair: if pair < 27 { 0 } else { pair },
        }
    }

    /// The yaku of the sets and the pair.
    fn with_pair(&self, pair: usize) -> YakuSet {
        let sequences = self.sequences.iter().map(|&sequence| Self::kinds(sequence));
        let triplets = self.triplets.iter().map(|&kind| [kind; 3]);
        let sets: Vec<[usize; 3]> = sequences.chain(triplets).collect();
        let outer = sets
            .iter()
            .all(|set| set.iter().any(|&kind| is_yaochuu(kind)))
            && is_yaochuu(pair);
        let honors = pair >= 27 || sets.iter().any(|set| set[0] >= 27);
        let class = |kind: usize| match kind {
            0..27 => kind / 9,
            27..31 => 3,
            _ => 4,
        };
        let mut classes: Vec<usize> = sets.iter().map(|set| class(set[0])).collect();
        classes.push(class(pair));
        classes.sort_unstable();
        let among = |kinds: core::ops::Range<usize>| {
            let triplets = self.triplets.iter();
            triplets.filter(|&kind| kinds.contains(kind)).count()
        };
        let found = [
            // No valued pair: winds may be those of others.
            (Yaku::Pinfu, self.sequences.len() == 4 && pair < 31),
            (Yaku::Chanta, outer && honors && !self.sequences.is_empty()),
            (
                Yaku::Junchan,
                outer && !honors && !self.sequences.is_empty(),
            ),
            (Yaku::Shousangen, among(31..34) == 2 && pair >= 31),
            (
                Yaku::Shousuushii,
                among(27..31) == 3 && (27..31).contains(&pair),
            ),
            (Yaku::Uumensai, classes == [0, 1, 2, 3, 4]),
            (
                Yaku::Shousanpuu,
                among(27..31) == 2 && (27..31).contains(&pair),
            ),
            (
                Yaku::Shoutate,
                pair < 27
                    && [pair % 9, pair % 9 + 9, pair % 9 + 18]
                        .iter()
                        .filter(|kind| self.triplets.contains(kind))
                        .count()
                        == 2,
            ),
        ];
        let found = found.into_iter().filter(|(_, is)| *is);
        found.map(|(yaku, _)| yaku).collect()
    }
}

/// The facts that are the same in hands that have the same fu.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hand {
    pub sequences: usize,
    pub simples: usize,
    pub terminals: usize,
    /// The numbers of triplets of simples and of terminals that have no fourth tile left for a kan.
    pub bare: [usize; 2],
    /// Triplets of winds, as bits.
    pub winds: u8,
    pub dragons: usize,
    /// The kind of the pair, if it is an honor, 0 for any other, or [`PAIRS`].
    pub pair: usize,
}

/// The pair of seven pairs.
pub const PAIRS: usize = 99;

/// Every hand, with the yaku that it may have.
pub fn every_hand() -> &'static HashSet<(Hand, YakuSet)> {
    static ALL: OnceLock<HashSet<(Hand, YakuSet)>> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut seen = Seen(HashSet::new());
        seen.sets();
        seen.pairs();
        seen.0
    })
}

struct Seen(HashSet<(Hand, YakuSet)>);

impl Seen {
    /// All hands of four sets and a pair.
    fn sets(&mut self) {
        for a in 0..Sets::ALL {
            for b in a..Sets::ALL {
                for c in b..Sets::ALL {
                    for d in c..Sets::ALL {
                        self.hands_of([a, b, c, d]);
                    }
                }
            }
        }
    }

    fn hands_of(&mut self, sets: [usize; 4]) {
        let mut tiles: Tiles = [0; 34];
        for kind in sets.into_iter().flat_map(Sets::kinds) {
            tiles[kind] += 1;
        }
        if tiles.iter().any(|&n| n > 4) {
            return;
        }
        let sets = Sets::of(sets);
        let of_sets = sets.yaku();
        for pair in (0..34).filter(|&pair| tiles[pair] <= 2) {
            let mut tiles = tiles;
            tiles[pair] += 2;
            let fourth =
                |kind: usize| usize::from(tiles[kind] == 3 && sets.triplets.contains(&kind));
            let sum = (0..9).map(|kind| (kind + 1) * (usize::from(tiles[kind]) + fourth(kind)));
            let found = of_sets.or(of_tiles(&tiles, sum.sum()));
            let found = found.or(sets.with_pair(pair));
            self.0.insert((sets.hand(pair, &tiles), found));
        }
    }

    /// All hands of seven pairs.
    fn pairs(&mut self) {
        let mut pairs = [0, 1, 2, 3, 4, 5, 6];
        loop {
            let mut tiles: Tiles = [0; 34];
            for pair in pairs {
                tiles[pair] = 2;
            }
            let sum: usize = (0..9)
                .map(|kind| (kind + 1) * usize::from(tiles[kind]))
                .sum();
            let found = of_tiles(&tiles, sum).with(Yaku::Chiitoitsu, true);
            let found = found.with(Yaku::Daichisei, pairs[0] == 27);
            let hand = Sets::of([0; 4]).hand(PAIRS, &tiles);
            self.0.insert((hand, found));
            // The next seven of 34.
            let Some(at) = (0..7).rfind(|&at| pairs[at] < 27 + at) else {
                return;
            };
            pairs[at] += 1;
            for next in at + 1..7 {
                pairs[next] = pairs[next - 1] + 1;
            }
        }
    }
}

/// Two yaku of han, or two yakuman, can be chosen together exactly if some hand has both, or one takes the place of the
/// other. Beside a yakuman other yaku do not count anyway.
#[test]
fn yaku_of_blocks() {
    // Every hand that there is takes half a minute.
    if !is_whole() {
        return;
    }
    let all = everything();
    // For each yaku, those that some hand has beside it.
    let mut seen = vec![YakuSet::NONE; Yaku::COUNT];
    for (_, found) in every_hand() {
        for yaku in found.iter() {
            seen[yaku as usize] = seen[yaku as usize].or(*found);
        }
    }
    let there: Vec<Yaku> = choices(&all)
        .filter(|&yaku| !seen[yaku as usize].is_empty())
        .collect();
    let untold: Vec<Yaku> = choices(&all)
        .filter(|&yaku| seen[yaku as usize].is_empty() && !is_of_events(yaku))
        .collect();
    // Hands of no sets, and of thirteen waits: they go with nothing that `every_hand` has.
    let apart = [Yaku::Kokushi13, Yaku::ShiisanPuutaa, Yaku::ShiisuuPuutaa];
    assert_eq!(
        untold, apart,
        "say in `of_tiles`, `Sets::yaku` or `with_pair` which tiles they have, or in tests/together.txt beside which events"
    );
    let is_yakuman = |yaku: Yaku| all.yaku.get(yaku).worth.is_yakuman();
    let lower = |yaku: Yaku| TABLE[yaku as usize].lower;
    let replaces =
        |one: Yaku, other: Yaku| lower(one).contains(&other) || lower(other).contains(&one);
    let mut wrong = Vec::new();
    for &one in &there {
        for &other in &there {
            let is_possible = seen[one as usize].has(other);
            let said = !never(&all, one, other);
            let matters = one != other && is_yakuman(one) == is_yakuman(other);
            if matters && !replaces(one, other) && is_possible != said {
                wrong.push(format!("{one:?} {other:?}: possible is {is_possible}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
