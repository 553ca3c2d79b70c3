//! Triplets of honors that the yaku chosen force, and what is certain with them, worked out on paper.

use tensu::Yaku;
use tensu::quick::{Chosen, Counted, Melds, fit, price, toggle};
use tensu::yaku::YakuSet;

use super::{chosen, open, table};
use crate::helpers::ruleset;

use Yaku::*;

/// Returns the total of a choice at the least fu that it can have, and its yaku.
fn least(rules: &str, at: &str, chosen: Chosen) -> (u32, YakuSet) {
    let (rules, at) = (ruleset(rules), table(at));
    let fu = Chosen {
        fu: Some(20),
        ..chosen
    };
    let counted = fit(&at, &Counted::Yaku(fu), &rules);
    let Counted::Yaku(whole) = counted else {
        panic!("yaku")
    };
    let price = price(&at, &counted, &rules).unwrap_or_else(|why| panic!("{chosen:?}: {why}"));
    (price.total, whole.yaku)
}

fn total(rules: &str, at: &str, chosen: Chosen) -> u32 {
    least(rules, at, chosen).0
}

/// One triplet is the wind of the seat and of the round: two yaku, whichever was chosen.
#[test]
fn a_double_wind() {
    for yaku in [YakuhaiSeat, YakuhaiRound] {
        let own = open(&[yaku]);
        // 30 fu: 1 han of the dealer 1,500, 2 han 2,900; of others 1,000 and 2,000.
        assert_eq!(total("cheatsheet", "ron seat:E round:E", own), 2_900);
        assert_eq!(total("cheatsheet", "ron seat:S round:S", own), 2_000);
        assert_eq!(total("cheatsheet", "ron seat:E round:S", own), 1_500);
        assert_eq!(total("cheatsheet", "ron seat:S round:E", own), 1_000);
        // Of a round that nobody named it may be the one or the other.
        assert_eq!(total("cheatsheet", "ron seat:E", own), 1_500);
        // Closed by ron 30 and at least 4 fu for the triplet: 40 fu.
        let closed = chosen(&[yaku]);
        assert_eq!(total("cheatsheet", "ron seat:E round:E", closed), 3_900);
        assert_eq!(total("tenhou_sanma", "ron seat:W round:W", own), 2_000);
    }
    let both = open(&[YakuhaiSeat, YakuhaiRound]);
    for at in ["ron seat:E round:E", "ron seat:E round:S", "ron seat:E"] {
        assert_eq!(total("cheatsheet", at, both), 2_900, "{at}");
    }
}

/// Three players who play on after the west have a round of the north, which is nobody's seat.
#[test]
fn a_round_of_nobodys_wind() {
    let at = table("ron seat:E round:N");
    let counted = Counted::Han(3, Some(30));
    let price = price(&at, &counted, &ruleset("tenhou_sanma"));
    assert_eq!(price.map(|price| price.total), Ok(5_800));
}

/// Four triplets of honors: all triplets, and one suit at the most.
#[test]
fn four_sets_of_honors() {
    let four = [YakuhaiSeat, YakuhaiRound, YakuhaiHaku, YakuhaiHatsu];
    let at = |way: &str| format!("{way} seat:S round:E");
    let of = |way: &str, chosen| least("cheatsheet", &at(way), chosen);
    let with = |more: &[Yaku]| YakuSet::of(&four).or(YakuSet::of(more));
    // 4, toitoi 2, and whatever the pair of numbers is honitsu 2: 8 han, a baiman; a pair of honors makes a yakuman of it.
    assert_eq!(of("ron", open(&four)), (16_000, with(&[Toitoi, Honitsu])));
    // The last triplet by ron is open: sanankou; 4 + 2 + 2 + 3 are 11 han, a sanbaiman.
    assert_eq!(
        of("ron", chosen(&four)),
        (24_000, with(&[Toitoi, Sanankou, Honitsu]))
    );
    assert_eq!(
        of("tsumo", chosen(&four)),
        (32_000, YakuSet::of(&[Suuankou]))
    );
    // The pair is the third dragon: honors alone.
    let little = [four.as_slice(), &[Shousangen]].concat();
    let all_honors = YakuSet::of(&[Tsuuiisou]);
    assert_eq!(of("ron", open(&little)), (32_000, all_honors));
    let two = [YakuhaiSeat, YakuhaiRound, Shousangen];
    assert_eq!(of("ron", open(&two)), (32_000, all_honors));
    // Where the winds may be one, so many sets are not certain: 4 han of 40 fu.
    let unknown = least("cheatsheet", "ron seat:S", open(&four));
    assert_eq!(unknown, (8_000, YakuSet::of(&four)));
    let one = least("cheatsheet", "ron seat:S round:S", open(&four));
    assert_eq!(one, (8_000, YakuSet::of(&four)));
    // With the wind of both three triplets, the dragons two, and a fourth by toitoi, whatever it is: 4 + 2.
    let toitoi = [four.as_slice(), &[Toitoi]].concat();
    assert_eq!(
        total("cheatsheet", "ron seat:S round:S", open(&toitoi)),
        12_000
    );
}

/// Three winds are one of the seat and the round at the least where those are two.
#[test]
fn three_winds_and_a_dragon() {
    let rules = "cheatsheet local_yaku=[sanpuukou]";
    let of = |at: &str, yaku: &[Yaku]| total(rules, at, open(yaku));
    let winds = [Sanpuukou, YakuhaiChun];
    // 2 + 1, one wind 1, toitoi 2, honitsu 2: a baiman; of one wind that may be the missing one a haneman.
    assert_eq!(of("ron seat:S round:E", &winds), 16_000);
    assert_eq!(of("ron seat:S round:S", &winds), 12_000);
    assert_eq!(of("ron seat:S", &winds), 12_000);
    let both = [Sanpuukou, YakuhaiChun, YakuhaiSeat];
    assert_eq!(of("ron seat:S round:S", &both), 16_000);
    // Alone 3 han of three triplets, 20 + 12 are 40 fu, and 2 han.
    assert_eq!(of("ron seat:S round:E", &[Sanpuukou]), 5_200);
    assert_eq!(of("ron seat:S round:S", &[Sanpuukou]), 2_600);
}

/// Yakuman that such honors make.
#[test]
fn yakuman_of_honors() {
    let of = |at: &str, chosen| total("cheatsheet stacked_yakuman=true", at, chosen);
    let dragons = [YakuhaiHaku, YakuhaiHatsu, YakuhaiChun];
    assert_eq!(of("ron seat:S round:E", open(&dragons)), 32_000);
    let four = [dragons.as_slice(), &[YakuhaiSeat]].concat();
    assert_eq!(of("ron seat:S round:E", open(&four)), 32_000);
    // All concealed: another one.
    assert_eq!(of("tsumo seat:S round:E", chosen(&four)), 64_000);
    // Three winds, their pair and a dragon are honors alone.
    let little = [Shousuushii, YakuhaiHaku];
    assert_eq!(of("ron seat:S round:E", open(&little)), 64_000);
    assert_eq!(of("ron seat:S round:E", open(&[Shousuushii])), 32_000);
    // Two winds and two dragons with a pair of the third: honors alone.
    let shousangen = [Shousangen, YakuhaiSeat, YakuhaiRound];
    assert_eq!(of("ron seat:S round:E", open(&shousangen)), 32_000);
    // The little dragons and one wind leave one set: one suit. 2 + 2 + 1 + 2 are 7 han; with the double wind 8.
    let one = [Shousangen, YakuhaiSeat];
    assert_eq!(of("ron seat:S round:E", open(&one)), 12_000);
    assert_eq!(of("ron seat:S round:S", open(&one)), 16_000);
    // The big winds are worth two, and two more than one concealed.
    assert_eq!(of("ron seat:S round:E", open(&[Daisuushii])), 64_000);
    assert_eq!(of("tsumo seat:S round:E", chosen(&[Daisuushii])), 96_000);
}

/// An open hand that waits for two sets of value has one of a double wind, where every tile of the wait must give the yaku.
#[test]
fn a_double_wind_that_is_not_certain() {
    let rules = "cheatsheet completion=true";
    let own = open(&[YakuhaiSeat]);
    assert_eq!(total(rules, "ron seat:E round:E", own), 1_500);
    // 20, 4 for the triplet, 2 for the draw.
    assert_eq!(total(rules, "tsumo seat:E round:E", own), 3_000);
}

/// A yaku that a tap brought goes with it.
#[test]
fn taps() {
    let rules = ruleset("cheatsheet");
    let tap = |at: &str, chosen: &Chosen, yaku| toggle(&table(at), chosen, yaku, &rules);
    let none = open(&[]);
    let east = "ron seat:E round:E";
    let both = tap(east, &none, YakuhaiSeat);
    assert_eq!(both.yaku, YakuSet::of(&[YakuhaiSeat, YakuhaiRound]));
    for yaku in [YakuhaiSeat, YakuhaiRound] {
        assert_eq!(tap(east, &both, yaku), none);
    }
    let at = "ron seat:S round:E";
    let of = |melds| {
        let all = [YakuhaiSeat, YakuhaiRound, YakuhaiHaku, YakuhaiHatsu];
        let start = Chosen { melds, ..none };
        all.into_iter()
            .fold(start, |chosen, yaku| tap(at, &chosen, yaku))
    };
    for melds in [Melds::Open, Melds::Closed] {
        let four = of(melds);
        assert!(four.yaku.has(Toitoi) && four.yaku.has(Honitsu));
        let three = tap(at, &four, YakuhaiHatsu);
        let left = YakuSet::of(&[YakuhaiSeat, YakuhaiRound, YakuhaiHaku]);
        assert_eq!(three.yaku, left);
    }
}

/// The Chinese Official game and Hong Kong: the same sets, by their patterns.
#[test]
fn chinese_games() {
    let of = |rules: &str, at: &str, chosen| total(rules, at, chosen);
    let (east, south) = ("ron seat:E round:E", "ron seat:S round:E");
    // 8 from each, and from who dealt in 6 for the half flush, 2 and 2: 10; of two different winds 8.
    let half = open(&[HalfFlush, SeatWind]);
    assert_eq!(of("mcr_mil", east, half), 3 * 8 + 10);
    assert_eq!(of("mcr_mil", south, half), 3 * 8 + 8);
    // 2 + 2 + 6, all pungs 6, half flush 6.
    let four = open(&[SeatWind, PrevalentWind, TwoDragonsPungs]);
    assert_eq!(of("mcr_mil", south, four), 3 * 8 + 22);
    // Three other pungs and a dragon's: 3 and 2, all pungs 6.
    let others = open(&[DragonPung]).naming([PungOfTerminalsOrHonors; 3]);
    assert_eq!(of("mcr_mil", south, others), 3 * 8 + 11);
    // Hong Kong: 1 + 1 + 2, all pungs 3, half flush 3: 10 faan, 128 points, twice from who dealt in.
    let four = open(&[SeatWind, PrevalentWind]).naming([DragonPung; 2]);
    let all = least("hong_kong", south, four).1;
    assert_eq!(
        all,
        YakuSet::of(&[SeatWind, PrevalentWind, DragonPung, AllPungs, HalfFlush])
    );
    // One pung: 2 faan, and 3 for all pungs: 5.
    let pungs = open(&[AllPungs, SeatWind]);
    assert_eq!(of("hong_kong", east, pungs), 48);
    assert_eq!(of("hong_kong", south, pungs), 32);
}
