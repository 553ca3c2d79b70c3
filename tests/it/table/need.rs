//! The least that the next win must pay for a place.

use tensu::game::{Count, Need, Way, needs};
use tensu::quick::{Counted, Table, counts, price};
use tensu::reference::{Prices, Reference, Ways};
use tensu::refusal::{Conflict, Field};
use tensu::rules::{CORE, System};
use tensu::score::Limit;
use tensu::{By, Refusal, Ruleset, Wind};

use crate::helpers::{preset, question, reasons, ruleset};

fn find(needs: &[Need], place: usize, way: Way) -> &Need {
    needs
        .iter()
        .find(|need| (need.place, need.way) == (place, way))
        .expect("a line")
}

/// Seed 002's chart. South has 25,000, East 30,900: direct 3,200 are 6,400 between them; off another 6,400 are needed, and by
/// tsumo the dealer pays half: 1,600/3,200 are 9,600 between them, 1,000/2,000 are 6,000.
#[test]
fn the_cheapest_win_for_first_place() {
    let all = needs(
        &[30_900, 25_000, 24_100, 20_000],
        Wind::South,
        None,
        0,
        0,
        preset("cheatsheet"),
    )
    .expect("lines");
    assert_eq!(all.len(), 4);
    let direct = find(&all, 1, Way::Ron(Wind::East));
    assert_eq!(
        (direct.total, &direct.hands[..]),
        (
            3_200,
            &[
                Count::HanFu(1, 100),
                Count::HanFu(2, 50),
                Count::Han(3, None)
            ][..]
        )
    );
    let other = find(&all, 1, Way::Ron(Wind::West));
    assert_eq!(
        (other.total, &other.hands[..]),
        (
            6_400,
            &[
                Count::HanFu(2, 100),
                Count::HanFu(3, 50),
                Count::Han(4, None)
            ][..]
        )
    );
    // 1,000/2,000 by one han would take 120 fu.
    let tsumo = find(&all, 1, Way::Tsumo);
    assert_eq!(
        (tsumo.total, &tsumo.hands[..]),
        (
            4_000,
            &[
                Count::HanFu(2, 60),
                Count::HanFu(3, 30),
                Count::Han(4, None)
            ][..]
        )
    );
}

/// The win of fewest points is not the only one that a player looks for: where 2,900 by one han and 90 fu are enough,
/// so are 3,200 by two han and 50 fu, or any three.
#[test]
fn each_number_of_han_has_its_fu() {
    let of = |ahead: i64| {
        let points = [25_000 + ahead, 25_000, 25_000 - ahead, 25_000];
        let all = needs(&points, Wind::South, None, 0, 0, preset("cheatsheet")).expect("lines");
        let line = find(&all, 1, Way::Ron(Wind::East));
        (line.total, line.hands.clone())
    };
    let mangan = Count::Han(5, Some(Limit::Mangan));
    assert_eq!(
        of(5_400),
        (
            2_900,
            vec![
                Count::HanFu(1, 90),
                Count::HanFu(2, 50),
                Count::Han(3, None)
            ]
        )
    );
    // Four han are not enough with seven pairs, so that the mangan is told too.
    assert_eq!(
        of(14_000),
        (
            7_100,
            vec![
                Count::HanFu(2, 110),
                Count::HanFu(3, 60),
                Count::HanFu(4, 30),
                mangan
            ]
        )
    );
}

/// South is 6,700 behind: 3,600 direct are enough, 3,200 are not. One han of 110 fu takes a pair of 4, which a South has in a South
/// round only; else two han and 60 fu, or three and 30, are the least: 3,900.
#[test]
fn a_double_wind_is_that_of_the_round() {
    let points = [31_700, 25_000, 23_300, 20_000];
    let of = |round| {
        let all = needs(&points, Wind::South, round, 0, 0, preset("cheatsheet")).expect("lines");
        let line = find(&all, 1, Way::Ron(Wind::East));
        (line.total, line.hands.clone())
    };
    let more = [
        Count::HanFu(2, 60),
        Count::HanFu(3, 30),
        Count::Han(4, None),
    ];
    let with = [&[Count::HanFu(1, 110)][..], &more].concat();
    assert_eq!(of(Some(Wind::East)), (3_900, more.to_vec()));
    assert_eq!(of(Some(Wind::South)), (3_600, with.clone()));
    assert_eq!(of(None), (3_600, with));
}

/// Honba and sticks help: with two of each, direct 2,600 + 600 are 6,400 between them, and 2,000 points lie on the table.
#[test]
fn honba_and_sticks_help() {
    let all = needs(
        &[30_900, 23_000, 24_100, 20_000],
        Wind::South,
        None,
        2,
        2,
        preset("cheatsheet"),
    )
    .expect("lines");
    // 7,900 behind: 2 × (hand + 600) + 2,000 must be more, so the hand more than 2,350.
    let direct = find(&all, 1, Way::Ron(Wind::East));
    assert_eq!(direct.total, 2_600 + 600 + 2_000);
    // Third now, second is 1,100 away: the sticks alone do it.
    let second = find(&all, 2, Way::Ron(Wind::North));
    assert_eq!(second.total, 1_000 + 600 + 2_000);
}

#[test]
fn what_no_hand_can_do_and_what_the_first_needs() {
    let far = needs(
        &[99_900, 100, 10_000, 10_000],
        Wind::South,
        None,
        0,
        0,
        preset("ema_2025"),
    )
    .expect("lines");
    assert!(find(&far, 1, Way::Ron(Wind::West)).hands.is_empty());
    assert!(
        needs(
            &[40_000, 20_000, 20_000, 20_000],
            Wind::East,
            None,
            0,
            0,
            preset("cheatsheet")
        )
        .expect("lines")
        .is_empty()
    );
    assert!(needs(&[1, 2, 3, 4], Wind::East, None, 0, 0, preset("cheatsheet")).is_err());
    assert!(
        needs(
            &[35_000, 35_000, 35_000],
            Wind::North,
            None,
            0,
            0,
            preset("tenhou_sanma")
        )
        .is_err()
    );
    let mangan = needs(
        &[32_900, 25_000, 22_100, 20_000],
        Wind::South,
        None,
        0,
        0,
        preset("cheatsheet"),
    )
    .expect("lines");
    assert_eq!(
        find(&mangan, 1, Way::Ron(Wind::West)).hands,
        [Count::Han(5, Some(Limit::Mangan))]
    );
}

/// Points that add up: the discarder pays as often as the ruleset says.
#[test]
fn needs_in_points_that_add_up() {
    let rules = preset("korean");
    let all = needs(&[20, 0, -10, -10], Wind::South, None, 0, 0, rules).expect("lines");
    for need in &all {
        let [Count::Points(points)] = need.hands[..] else {
            panic!("{need:?}")
        };
        let (from_me, from_first) = match need.way {
            Way::Tsumo => (3 * i64::from(points), i64::from(points)),
            Way::Ron(from) => {
                let paid = i64::from(need.total);
                (paid, if from == Wind::East { paid } else { 0 })
            }
        };
        assert!(from_me + from_first > 20, "{need:?}");
    }
}

/// The payments of all payers in a way, of each hand of the reference page that can be won so by somebody who is not
/// the dealer; of those below the limits with han and fu.
type Paid = (Option<(u8, u16)>, Vec<(Wind, i64)>);

fn payments(rules: &Ruleset, page: &Reference<'_>, way: Way, honba: u32) -> Vec<Paid> {
    let System::Riichi(riichi) = rules.system else {
        panic!("{} has no han", rules.id);
    };
    let least = usize::from(riichi.minimum.needed(honba)).max(1);
    let won = |ways: Ways| match way {
        Way::Tsumo => matches!(ways, Ways::Both | Ways::Tsumo),
        Way::Ron(_) => matches!(ways, Ways::Both | Ways::Ron),
    };
    let rows = page.chart.iter();
    let cells = rows.flat_map(|row| (1..).zip(&row.cells).map(|(han, cell)| (han, row.fu, cell)));
    let cells = cells.filter(|(han, _, cell)| usize::from(*han) >= least && won(cell.ways));
    let cells = cells.map(|(han, fu, cell)| {
        let below = cell.limit.is_none().then_some((han, fu));
        (below, cell.prices)
    });
    let tiers = page.tiers.iter().map(|tier| tier.prices);
    let limits = tiers.chain(page.yakuman.iter().copied());
    let all = cells.chain(limits.map(|prices| (None, prices)));
    let honba_points = |n: u32| i64::from(honba * n);
    let paid = |prices: Prices| match way {
        Way::Ron(from) => vec![(from, i64::from(prices.ron) + honba_points(riichi.honba.ron))],
        Way::Tsumo => {
            let (dealer, others) = (prices.from_dealer, prices.from_other);
            let seats = rules
                .seats
                .winds()
                .iter()
                .filter(|seat| **seat != Wind::South);
            let pays = |seat| if seat == Wind::East { dealer } else { others };
            seats
                .map(|&seat| {
                    (
                        seat,
                        i64::from(pays(seat)) + honba_points(riichi.honba.tsumo),
                    )
                })
                .collect()
        }
    };
    all.map(|(hand, prices)| (hand, paid(prices))).collect()
}

/// The least win that is named leads to the place, and none that is less would; a hand leads there if it has the han
/// and the fu of one that is named.
#[test]
fn a_need_is_enough_and_no_more() {
    for rules in CORE.rulesets.iter().filter(|rules| rules.game.start > 0) {
        let (seats, page) = (rules.seats.winds(), Reference::of(rules));
        for shift in 0..12_i64 {
            let mut points = vec![i64::from(rules.game.start); seats.len()];
            points[0] += 2_000 * shift + 4_300;
            points[seats.len() - 1] -= 2_000 * shift + 4_300;
            for need in needs(&points, Wind::South, None, 1, 0, rules).expect("lines") {
                let mut cheapest = None;
                for (hand, paid) in payments(rules, &page, need.way, 1) {
                    let (mut after, mut total) = (points.clone(), 0);
                    for (seat, pays) in paid {
                        after[seat as usize] -= pays;
                        total += pays;
                    }
                    after[1] += total;
                    // The winner is one of those who have as much as he has.
                    let place = after.iter().filter(|&&other| other >= after[1]).count();
                    if let Some((han, fu)) = hand {
                        let has = |least: &Count| match *least {
                            Count::HanFu(h, f) => han >= h && fu >= f,
                            Count::Han(h, None) => han >= h,
                            _ => false,
                        };
                        assert_eq!(
                            place <= need.place,
                            need.hands.iter().any(has),
                            "{} {points:?} {need:?} {han} han {fu} fu",
                            rules.id
                        );
                    }
                    if place <= need.place && cheapest.is_none_or(|least| total < least) {
                        cheapest = Some(total);
                    }
                }
                let named = (!need.hands.is_empty()).then_some(i64::from(need.total));
                assert_eq!(named, cheapest, "{} {points:?} {need:?}", rules.id);
            }
        }
    }
}

/// East is 5,000 behind South: 1 han 40 fu off him are 2,000, and 600 for two honba; 1 han 30 fu would not do. A mutant.
#[test]
fn a_dealer_with_honba() {
    let points = [25_000, 30_000, 24_000, 21_000];
    let all = needs(&points, Wind::East, None, 2, 0, &ruleset("cheatsheet")).expect("lines");
    let direct = all
        .iter()
        .find(|need| (need.place, need.way) == (1, Way::Ron(Wind::South)))
        .expect("a line");
    assert_eq!(direct.total, 2_600);
    assert_eq!(direct.hands, [Count::HanFu(1, 40), Count::Han(2, None)]);
    let of = |honba| {
        reasons(needs(
            &points,
            Wind::East,
            None,
            honba,
            0,
            &ruleset("cheatsheet"),
        ))
    };
    assert_eq!(of(1_000), []);
    assert_eq!(of(1_001), [Refusal::TooLarge(Field::Honba)]);
}

/// All reasons at once; what the points add up to is asked when each of them can be. A mutant.
#[test]
fn what_a_better_place_needs_is_refused_with_every_reason() {
    let of = |rules: &str, points: &[i64], me, honba, sticks| {
        reasons(needs(points, me, None, honba, sticks, &ruleset(rules)))
    };
    assert_eq!(
        of("sanma_ryanshi", &[1, 2], Wind::North, 1_001, 1_001),
        [
            Refusal::Players { have: 2, need: 3 },
            Refusal::TooLarge(Field::Sticks),
            Refusal::TooLarge(Field::Honba),
            Refusal::Impossible(Conflict::NoSuchSeat(Field::Seat, Wind::North)),
        ]
    );
    assert_eq!(
        of(
            "tenhou",
            &[25_000, 25_000, 25_000, 24_000],
            Wind::East,
            1_001,
            0
        ),
        [
            Refusal::PointsSum {
                have: 99_000,
                need: 100_000
            },
            Refusal::TooLarge(Field::Honba),
        ]
    );
}

/// rules.md 1.5.2: 7,000 behind East takes more than 3,500 off him, and three yaku, five points, are 4,000. A mutant.
#[test]
fn a_count_without_fu() {
    let points = [49_000, 42_000, 44_000];
    let all = needs(&points, Wind::South, None, 0, 0, &ruleset("sanma_ryanshi")).expect("lines");
    let line = all
        .iter()
        .find(|need| (need.place, need.way) == (1, Way::Ron(Wind::East)))
        .expect("a line");
    assert_eq!(line.total, 4_000);
    assert_eq!(line.hands, [Count::Han(3, None)]);
}

/// Korean: a ron pays twice the score, so 11 points off another are the first 22, and more than 20. A mutant.
#[test]
fn a_ron_pays_twice() {
    let rules = ruleset("korean");
    let all = needs(&[20, 0, -10, -10], Wind::South, None, 0, 0, &rules).expect("lines");
    let line = all
        .iter()
        .find(|need| (need.place, need.way) == (1, Way::Ron(Wind::West)))
        .expect("a line");
    assert_eq!(line.hands, [Count::Points(11)]);
    assert_eq!(line.total, 22);
}

/// Returns the hands that a win of this kind takes for this place, and what it brings.
fn need(rules: &Ruleset, points: &[i64], honba: u32, wanted: (usize, Way)) -> (Vec<Count>, u32) {
    let all = needs(points, Wind::South, None, honba, 0, rules).expect("lines");
    let found = all
        .into_iter()
        .find(|need| (need.place, need.way) == wanted);
    let found = found.expect("a line");
    (found.hands, found.total)
}

/// From four honba on the three-player game of the seed takes two yaku; its own two points are no han.
#[test]
fn what_is_needed_can_be_won() {
    let ryanshi = ruleset("sanma_ryanshi");
    let points = [46_000, 44_500, 44_500];
    let first = (1, Way::Ron(Wind::East));
    assert_eq!(
        need(&ryanshi, &points, 4, first),
        (vec![Count::Han(2, None)], 6_000)
    );
    assert_eq!(need(&ryanshi, &points, 0, first).0, [Count::Han(1, None)]);
    // EMA pays one yakuman, whatever the hand has.
    let points = [100_000, 10_000, 5_000, 5_000];
    assert_eq!(need(&ruleset("ema_2016"), &points, 0, first).0, []);
    let units = |id| {
        let all = counts(&ruleset(id)).into_iter();
        all.filter(|counted| matches!(counted, Counted::Yakuman(_)))
            .count()
    };
    assert_eq!((units("ema_2016"), units("cheatsheet")), (1, 6));
    // Without a counted yakuman nothing but a real one pays 32,000.
    let far = [70_000, 10_000, 10_000, 10_000];
    let direct = need(&ruleset("mleague"), &far, 0, first);
    assert_eq!(direct, (vec![Count::Yakuman(1)], 32_000));
    // Nothing above the cap of a house is won.
    let korean = ruleset("korean score_cap=10");
    let [far, near] = [60, 10].map(|ahead| [ahead, 0, 0, -ahead]);
    assert_eq!(need(&korean, &far, 0, (1, Way::Tsumo)).0, []);
    assert!(!need(&korean, &near, 0, (1, Way::Tsumo)).0.is_empty());
}

/// Rules.md 1.5.1: points are yaku, dora and two more. What a hand needs is said in han.
#[test]
fn han_that_are_needed_are_those_of_the_hand() {
    let rules = ruleset("sanma_ryanshi");
    let mut seen = 0;
    for ahead in (500..30_000).step_by(1_500) {
        let points = [
            45_000 + ahead,
            45_000 - ahead / 2,
            45_000 - (ahead - ahead / 2),
        ];
        for need in needs(&points, Wind::South, None, 0, 0, &rules).expect("lines") {
            let (by, from) = match need.way {
                Way::Tsumo => (By::Tsumo, None),
                Way::Ron(from) => (By::Ron, Some(from)),
            };
            let table = Table {
                by,
                from,
                ..Table::of(&question("seat:S"))
            };
            for &count in &need.hands {
                if let Count::Han(han, _) = count {
                    let price = price(&table, &Counted::Han(han, None), &rules).expect("a price");
                    assert_eq!(price.total, need.total, "{need:?}");
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 50, "{seen}");
}

/// Half of 60,000 off the dealer is more than a sanbaiman of 24,000: a yakuman by ron, 32,000. By tsumo the dealer pays half
/// of what South gets: two of them, 64,000. A mutant.
#[test]
fn nothing_but_a_yakuman_is_enough() {
    let rules = ruleset("tenhou");
    let all = needs(
        &[75_000, 15_000, 5_000, 5_000],
        Wind::South,
        None,
        0,
        0,
        &rules,
    )
    .expect("points");
    for (way, units, total) in [(Way::Ron(Wind::East), 1, 32_000), (Way::Tsumo, 2, 64_000)] {
        let need = find(&all, 1, way);
        assert_eq!(need.hands, [Count::Yakuman(units)]);
        assert_eq!(need.total, total);
    }
}
