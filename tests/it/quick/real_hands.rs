//! Quick scores held against all hands that there are: none pays less than every hand with the yaku chosen or more than
//! the least of them, and the fu are those that such hands have.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use tensu::quick::{Bar, Chosen, Counted, Melds, Table, bar, choices, fit, fu, price, toggle};
use tensu::rules::{BasePoints, DoubleWindPair, OpenPinfu};
use tensu::yaku::{TABLE, Unit, Worth, YakuSet};
use tensu::{By, Ruleset, Yaku};

use super::together::{Hand, PAIRS, every_hand};
use super::{everything, table};
use crate::helpers::{is_whole, ruleset};

/// Returns yaku as bits.
fn bits(yaku: YakuSet) -> u128 {
    yaku.iter().map(bit).sum()
}

const fn bit(yaku: Yaku) -> u128 {
    1 << yaku as u32
}

/// The state on which fu and yaku hang beside sets and pair: how closed they are, and how the hand was won.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact by itself")]
struct State {
    open: bool,
    by_ron: bool,
    concealed: u8,
    kans: u8,
    two_sided: bool,
    on_the_pair: bool,
    /// Fu of sets, wait and win.
    fu: u16,
}

/// Returns all states of so many sequences, triplets of simples, other triplets; how many of those are no kans.
fn states((counts, bare): ([usize; 3], [usize; 2])) -> HashSet<State> {
    let worth = |place: usize| match place {
        _ if place < counts[0] => 0,
        _ if place < counts[0] + counts[1] => 2,
        _ => 4,
    };
    let mut all = HashSet::new();
    // A digit for each set: called or not, a kan or not.
    for code in 0..256_usize {
        let (open, kan) = (
            |i: usize| code >> (2 * i) & 1 == 1,
            |i: usize| code >> (2 * i + 1) & 1 == 1,
        );
        let no_kan = |i: usize| match worth(i) {
            0 => true,
            2 => i < counts[0] + bare[0],
            _ => i < counts[0] + counts[1] + bare[1],
        };
        if (0..4).any(|i| kan(i) && no_kan(i)) {
            continue;
        }
        let is_open = (0..4).any(open);
        for by_ron in [false, true] {
            // 4 is the pair; a sequence may be won in the middle or at both sides.
            for (won, two_sided) in (0..5).flat_map(|won| [(won, false), (won, true)]) {
                let sequence = won < 4 && worth(won) == 0;
                let may = won == 4 || !open(won) && !kan(won);
                if !may || two_sided && !sequence {
                    continue;
                }
                let called = |i: usize| open(i) || by_ron && i == won;
                let of = |i: usize| {
                    let closed = if called(i) { 1 } else { 2 };
                    worth(i) * closed * if kan(i) { 4 } else { 1 }
                };
                let sets: u16 = (0..4).map(of).sum();
                let wait = if won == 4 || sequence && !two_sided {
                    2
                } else {
                    0
                };
                let win = match (by_ron, is_open) {
                    (true, true) => 0,
                    (true, false) => 10,
                    (false, _) => 2,
                };
                let triplets = (0..4).filter(|&i| worth(i) > 0);
                all.insert(State {
                    open: is_open,
                    by_ron,
                    concealed: triplets.filter(|&i| !called(i)).count() as u8,
                    kans: (0..4).filter(|&i| kan(i)).count() as u8,
                    two_sided,
                    on_the_pair: won == 4,
                    fu: 20 + sets + wait + win,
                });
            }
        }
    }
    all
}

/// A hand as it is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Real {
    open: bool,
    by_ron: bool,
    /// All yaku, also those that another one is counted in place of.
    held: u128,
    /// Units of yakuman, or else han.
    worth: (u8, u8),
    /// Rounded, unless it is a yakuman.
    fu: Option<u16>,
}

/// All hands under a ruleset, for a player in the south, in some rounds.
struct Reals<'r> {
    rules: &'r Ruleset,
    all: HashSet<Real>,
}

impl Reals<'_> {
    fn of(rules: &Ruleset, rounds: Range<usize>) -> Reals<'_> {
        let mut reals = Reals {
            rules,
            all: HashSet::new(),
        };
        let mut known = HashMap::new();
        for (hand, found) in every_hand() {
            if hand.pair == PAIRS {
                for by_ron in [false, true] {
                    let found = found.with(Yaku::MenzenTsumo, !by_ron);
                    reals.add(false, by_ron, &found, 25);
                }
                continue;
            }
            let yaochuu = hand.terminals + hand.winds.count_ones() as usize + hand.dragons;
            let counts = ([hand.sequences, hand.simples, yaochuu], hand.bare);
            for &state in known.entry(counts).or_insert_with(|| states(counts)).iter() {
                for round in rounds.clone() {
                    reals.add_set(hand, *found, state, round);
                }
            }
        }
        reals
    }

    fn add_set(&mut self, hand: &Hand, found: YakuSet, state: State, round: usize) {
        const SEAT: usize = 1;
        let fu_rules = self.rules.riichi().map(|riichi| &riichi.count);
        let Some(BasePoints::Fu(fu_rules)) = fu_rules else {
            panic!("rules with fu")
        };
        let wind = |wind: usize| hand.winds >> wind & 1 == 1;
        let pair = match hand.pair {
            31.. => 2,
            27.. => match (hand.pair - 27 == SEAT, hand.pair - 27 == round) {
                (true, true) if fu_rules.double_wind_pair == DoubleWindPair::Four => 4,
                (false, false) => 0,
                _ => 2,
            },
            _ => 0,
        };
        let flat = hand.sequences == 4 && pair == 0 && state.two_sided;
        let whole = !state.open && state.kans == 0;
        let is = |yaku: Yaku| match yaku {
            Yaku::YakuhaiSeat => wind(SEAT),
            Yaku::YakuhaiRound => wind(round),
            Yaku::Pinfu => flat && !state.open,
            Yaku::Sanankou => state.concealed >= 3,
            Yaku::Suuankou => state.concealed == 4,
            Yaku::SuuankouTanki => state.concealed == 4 && state.on_the_pair,
            Yaku::Sankantsu => state.kans >= 3,
            Yaku::Suukantsu => state.kans == 4,
            Yaku::Chuuren | Yaku::Daisharin | Yaku::Shousharin => whole,
            Yaku::JunseiChuuren => false,
            _ => true,
        };
        let found: YakuSet = found.iter().filter(|&yaku| is(yaku)).collect();
        let found = found.with(Yaku::MenzenTsumo, !state.by_ron);
        let fu = match (fu_rules.open_pinfu, state.open) {
            _ if flat && !state.open && !state.by_ron => 20,
            (OpenPinfu::AtLeast30, true) if flat && state.by_ron => 30,
            (OpenPinfu::PlusTwo, true) if flat => state.fu + 2,
            _ => state.fu + pair,
        };
        self.add(state.open, state.by_ron, &found, fu.next_multiple_of(10));
    }

    fn add(&mut self, open: bool, by_ron: bool, found: &YakuSet, fu: u16) {
        let amount = |yaku: Yaku| self.rules.yaku.get(yaku).worth.amount(!open);
        let held: YakuSet = found.iter().filter(|&yaku| amount(yaku) > 0).collect();
        // Rules.md 1.1.4: four equal sequences are paid once.
        let same_tiles = |by, yaku| by == Yaku::Ryanpeikou && yaku == Yaku::IsshokuSanjun;
        let replaces =
            |by: Yaku, yaku| TABLE[by as usize].lower.contains(&yaku) || same_tiles(by, yaku);
        let outdone = |yaku| held.iter().any(|by| replaces(by, yaku));
        let of = |unit| {
            let counted = held.iter().filter(|&yaku| !outdone(yaku));
            let counted = counted.filter(|&yaku| self.rules.yaku.get(yaku).worth.unit == unit);
            counted.map(amount).sum::<u8>()
        };
        let worth = match of(Unit::Yakuman) {
            0 => (0, of(Unit::Han)),
            units => (units, 0),
        };
        let fu = Some(fu).filter(|_| worth.0 == 0);
        let held = bits(held);
        self.all.insert(Real {
            open,
            by_ron,
            held,
            worth,
            fu,
        });
    }
}

/// Returns the worth of a choice as the quick score takes it.
fn worth(rules: &Ruleset, chosen: &Chosen) -> (u8, u8) {
    let of = |unit| {
        let worths = chosen.yaku.iter().map(|yaku| rules.yaku.get(yaku).worth);
        let worths = worths.filter(|worth| worth.unit == unit);
        worths
            .map(|worth| worth.amount(chosen.melds == Melds::Closed))
            .sum::<u8>()
    };
    (of(Unit::Yakuman), of(Unit::Han))
}

/// A choice and what is said of it, against the hands that are closed or open and won this way like it.
fn compare(rules: &Ruleset, at: &Table, chosen: &Chosen, reals: &[Real], wrong: &mut Vec<String>) {
    let wanted = bits(chosen.yaku);
    let mut about = |what: String| {
        let melds = chosen.melds;
        wrong.push(format!(
            "{} {:?} {melds:?} {:?}: {what}",
            rules.id, at.by, chosen.yaku
        ));
    };
    let hands = reals.iter().filter(|real| real.held & wanted == wanted);
    let Some(least) = hands.clone().map(|real| real.worth).min() else {
        return about("no hand".to_owned());
    };
    let Counted::Yaku(whole) = fit(at, &Counted::Yaku(*chosen), rules) else {
        panic!("yaku")
    };
    if worth(rules, &whole) != least {
        about(format!("{:?}, where some hand has {least:?}", whole.yaku));
    }
    // What decides fu by itself is there or not as it was chosen.
    let deciding = bits(YakuSet::of(&[Yaku::Pinfu, Yaku::Chiitoitsu]));
    let taken = bits(whole.yaku);
    let same =
        |real: &&Real| real.held & taken == taken && real.held & deciding == taken & deciding;
    let mut real: Vec<u16> = reals
        .iter()
        .filter(same)
        .filter_map(|real| real.fu)
        .collect();
    real.sort_unstable();
    real.dedup();
    let said = fu(at, &Counted::Yaku(*chosen), rules);
    if said != real && least.0 == 0 {
        about(format!("fu {said:?}, where there are {real:?}"));
    }
}

/// Chooses two or more yaku of honors, alone and with each of the others.
fn with_honors(all: &[Yaku], melds: Melds) -> impl Iterator<Item = Chosen> {
    use Yaku::*;
    let valued = [
        YakuhaiSeat,
        YakuhaiRound,
        YakuhaiHaku,
        YakuhaiHatsu,
        YakuhaiChun,
    ];
    let several = (0_u8..32).filter(|code| code.count_ones() > 1);
    let of = move |code: u8| -> YakuSet {
        let chosen = (0..5).filter(|i| code >> i & 1 == 1);
        chosen.map(|i: usize| valued[i]).collect()
    };
    several.flat_map(move |code| {
        let others = all.iter().map(move |&yaku| of(code).with(yaku, true));
        others.map(move |yaku| Chosen {
            yaku,
            melds,
            ..Chosen::default()
        })
    })
}

#[test]
fn prices_and_fu_are_those_of_hands() {
    // Every hand that there is takes half a minute.
    if !is_whole() {
        return;
    }
    let mut local = everything();
    local.id = "everything";
    // Its kans are not gone through here.
    let koku = local.yaku.get(Yaku::HyakumanGoku).worth;
    let none = Worth {
        closed: 0,
        open: 0,
        ..koku
    };
    local.yaku = local.yaku.with(&[(Yaku::HyakumanGoku, none)]);
    let mut wrong = Vec::new();
    let mut compared = 0;
    let all = [
        local,
        ruleset("tenhou"),
        ruleset("mleague double_wind_pair_fu=2"),
    ];
    // The first has every yaku; the others have fewer, and other fu.
    let rounds = [("", 0..4), (" round:E", 0..1), (" round:S", 1..2)];
    for (rules, (round, rounds)) in all
        .iter()
        .flat_map(|rules| rounds.clone().map(|round| (rules, round)))
    {
        let reals = Reals::of(rules, rounds);
        for (way, melds) in ["ron seat:S", "tsumo seat:S"]
            .into_iter()
            .flat_map(|way| [(way, Melds::Closed), (way, Melds::Open)])
        {
            let at = table(&[way, round].concat());
            let (open, by_ron) = (melds == Melds::Open, at.by == By::Ron);
            let here = |real: &&Real| real.open == open && real.by_ron == by_ron;
            let reals: Vec<Real> = reals.all.iter().filter(here).copied().collect();
            // By ron nothing that happened is a yakuman here.
            if by_ron && !rules.has(Yaku::Renhou) && !open {
                let units = reals.iter().map(|real| real.worth.0).max();
                let most = price(&at, &Counted::Yakuman(99), rules).map(|price| price.yakuman);
                assert_eq!(most.ok(), units, "{}", rules.id);
            }
            let there = reals.iter().fold(0, |all, real| all | real.held);
            let blocks = bit(Yaku::MenzenTsumo) ^ there;
            let of_blocks: Vec<Yaku> = choices(rules).filter(|&it| blocks & bit(it) != 0).collect();
            for (i, &one) in of_blocks.iter().enumerate() {
                for &other in &of_blocks[i..] {
                    let chosen = Chosen {
                        yaku: YakuSet::of(&[one]),
                        melds,
                        ..Chosen::default()
                    };
                    if other != one && bar(&at, &chosen, other, rules).is_some() {
                        continue;
                    }
                    let yaku = YakuSet::of(&[one, other]);
                    let chosen = Chosen { yaku, ..chosen };
                    // A higher yaku chosen after a lower one takes its place.
                    if bar(&at, &chosen, one, rules).is_some() {
                        continue;
                    }
                    compare(rules, &at, &chosen, &reals, &mut wrong);
                    compared += 1;
                }
            }
            for chosen in with_honors(&of_blocks, melds) {
                if chosen
                    .yaku
                    .iter()
                    .all(|yaku| bar(&at, &chosen, yaku, rules).is_none())
                {
                    compare(rules, &at, &chosen, &reals, &mut wrong);
                    compared += 1;
                }
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} of {compared}: {wrong:#?}",
        wrong.len()
    );
    assert!(compared > 1_000, "{compared}");
}

/// Four concealed triplets by ron wait for the pair; where that is a yaku of its own, it is that.
#[test]
fn suuankou_by_ron() {
    let with = ruleset("cheatsheet");
    let mut without = with.clone();
    without.yaku = without
        .yaku
        .with(&[(Yaku::SuuankouTanki, Worth::yakuman(0, 0))]);
    let none = Chosen::default();
    let at = |rules: &Ruleset, way: &str| bar(&table(way), &none, Yaku::Suuankou, rules);
    assert_eq!(at(&with, "ron"), Some(Bar::TsumoOnly));
    assert_eq!(at(&with, "tsumo"), None);
    assert_eq!(at(&without, "ron"), None);
    assert_eq!(at(&without, "tsumo"), None);
    let beside = |yaku: &[Yaku]| {
        let yaku = YakuSet::of(yaku);
        bar(
            &table("ron"),
            &Chosen { yaku, ..none },
            Yaku::SuuankouTanki,
            &with,
        )
    };
    assert_eq!(beside(&[]), None);
    assert_eq!(beside(&[Yaku::Riichi]), None);
}

/// Taps on what comes with another yaku.
#[test]
fn what_comes_with_a_yaku() {
    use Yaku::*;
    let rules = ruleset("cheatsheet");
    let tap = |at: &Table, chosen: &Chosen, yaku| toggle(at, chosen, yaku, &rules);
    let (ron, tsumo) = (table("ron seat:S"), table("tsumo seat:S"));
    let none = Chosen::default();
    let open = Chosen {
        melds: Melds::Open,
        ..none
    };
    // Two of the three dragons, any two: 2 + 1 + 1 han.
    let little = tap(&ron, &open, Shousangen);
    assert_eq!(
        little.yaku,
        YakuSet::of(&[YakuhaiHaku, YakuhaiHatsu, Shousangen])
    );
    assert_eq!(
        bar(&ron, &little, YakuhaiChun, &rules),
        Some(Bar::NotWith(Shousangen))
    );
    let other = tap(&ron, &little, YakuhaiHaku);
    assert_eq!(
        other.yaku,
        YakuSet::of(&[YakuhaiHatsu, YakuhaiChun, Shousangen])
    );
    // All three are the big ones.
    let two = tap(&ron, &tap(&ron, &none, YakuhaiHaku), YakuhaiHatsu);
    let three = tap(&ron, &two, YakuhaiChun);
    assert_eq!(three.yaku, YakuSet::of(&[Daisangen]));
    // Terminals and honors are triplets in an open hand, triplets or pairs in a closed one.
    let called = tap(&ron, &open, Honroutou);
    assert_eq!(called.yaku, YakuSet::of(&[Toitoi, Honroutou]));
    let pairs = tap(&ron, &none, Honroutou);
    assert_eq!(pairs.yaku, YakuSet::of(&[Chiitoitsu, Honroutou]));
    let triplets = tap(&ron, &pairs, Chiitoitsu);
    assert_eq!(triplets.yaku, YakuSet::of(&[Toitoi, Sanankou, Honroutou]));
    // Four triplets of a closed hand: the last one is drawn, or it is not.
    assert_eq!(tap(&tsumo, &none, Toitoi).yaku, YakuSet::of(&[Suuankou]));
    assert_eq!(
        tap(&ron, &none, Toitoi).yaku,
        YakuSet::of(&[Toitoi, Sanankou])
    );
    // An open one has 20 fu, 2 for the draw and 4 × 2 at the least, and 2 for the pair or a closed triplet.
    let drawn = Counted::Yaku(Chosen {
        yaku: YakuSet::of(&[Toitoi]),
        ..open
    });
    assert_eq!(fu(&tsumo, &drawn, &rules).first(), Some(&40));
}
