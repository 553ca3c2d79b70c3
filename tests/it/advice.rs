//! What a hand could be: waits and what they pay, discards, one thing changed, what the next win must pay.

use tensu::game::{Count, Need, Way, needs};
use tensu::outlook::{Payout, is_furiten};
use tensu::reference::{Prices, Reference, Ways};
use tensu::refusal::Rule;
use tensu::rules::{ALL, System};
use tensu::score::Limit;
use tensu::shanten::shanten;
use tensu::what_if::{Change, what_if};
use tensu::{By, Counts, Kind, Question, Refusal, Ruleset, Wind, score};

use crate::shared::deal::hand as deal;
use crate::shared::random::Random;

fn ruleset(id: &str) -> &'static tensu::Ruleset {
    tensu::Ruleset::by_id(id).expect("a ruleset")
}

fn question(text: &str) -> Question {
    text.parse().expect("a hand")
}

fn kinds(text: &str) -> Vec<Kind> {
    let question = question(text);
    question.all_tiles().filter_map(tensu::Tile::kind).collect()
}

/// Riichi on a three-sided wait, pinfu and tanyao on each: by ron 2 han 30 fu without it and 3 with it; by tsumo pinfu
/// has 20 fu and menzen tsumo adds a han. Prices from the chart of seed 002.
#[test]
fn every_wait_has_its_prices() {
    let waits = question("234m567p345s66p67s dora:1m").waits(ruleset("cheatsheet"));
    let found: Vec<_> = waits
        .iter()
        .map(|wait| (wait.kind.to_string(), wait.left))
        .collect();
    assert_eq!(
        found,
        [
            ("2s".to_owned(), 4),
            ("5s".to_owned(), 3),
            ("8s".to_owned(), 4)
        ]
    );
    for wait in waits {
        // pinfu, tanyao, dora: 3 han; by tsumo 4 han 20 fu: 1,300 and 2,600
        assert_eq!(
            wait.dama,
            Payout {
                ron: Some(3_900),
                tsumo: Some(5_200)
            }
        );
        // 4 han 30 fu is 7,700, by tsumo 5 han is a mangan
        assert_eq!(
            wait.riichi,
            Some(Payout {
                ron: Some(7_700),
                tsumo: Some(8_000)
            })
        );
    }
}

/// A hand without a yaku wins by tsumo alone, unless it declares riichi; an open hand cannot.
#[test]
fn waits_without_a_yaku() {
    let closed = question("123m456p789s99m78p").waits(ruleset("cheatsheet"));
    // 6p and 9p: pinfu all the same, so take a hand with an edge wait
    assert_eq!(closed[0].dama.ron, Some(1_000));
    let edge = question("123m456p789s99m12p").waits(ruleset("cheatsheet"));
    assert_eq!(edge.len(), 1);
    assert_eq!(edge[0].dama.ron, None);
    assert_eq!(
        edge[0].dama.tsumo,
        Some(1_100),
        "menzen tsumo, 30 fu: 300 and 500"
    );
    assert_eq!(
        edge[0].riichi.and_then(|worth| worth.ron),
        Some(1_300),
        "riichi, 40 fu"
    );
    let open = question("456p789s99m12p(123m)").waits(ruleset("cheatsheet"));
    assert_eq!(
        open[0].dama,
        Payout {
            ron: None,
            tsumo: None
        }
    );
    assert_eq!(open[0].riichi, None);
}

#[test]
fn a_wait_among_the_own_discards_is_furiten() {
    let waits = kinds("58s");
    assert!(is_furiten(&waits, &kinds("1z8s")));
    assert!(!is_furiten(&waits, &kinds("1z2s")));
    assert!(!is_furiten(&waits, &[]));
}

#[test]
fn who_is_furiten_wins_by_self_draw_only() {
    let rules = ruleset("cheatsheet");
    let refused = Err(Refusal::NotLegal(Rule::Furiten));
    let ron = question("234m567p345s66p67s+2s ron");
    assert_eq!(ron.check_furiten(&kinds("1z8s"), rules), refused);
    assert_eq!(ron.check_furiten(&kinds("1z9s"), rules), Ok(()));
    assert_eq!(ron.check_furiten(&[], rules), Ok(()));
    let tsumo = question("234m567p345s66p67s+2s tsumo");
    assert_eq!(tsumo.check_furiten(&kinds("1z8s"), rules), Ok(()));
}

/// Worked out by hand: 22m78m are the unfinished part; every discard of the finished rest loses a set.
#[test]
fn the_best_discard_comes_first() {
    let discards = question("123m456p789s22m78m+1z").discards(ruleset("cheatsheet"));
    assert_eq!((discards[0].kind, discards[0].shanten), (kinds("1z")[0], 0));
    let waits: Vec<_> = discards[0].accepts.iter().map(|&(kind, _)| kind).collect();
    assert_eq!(waits, kinds("69m"));
    assert!(discards[1..].iter().all(|discard| discard.shanten > 0));
    // Thirteen or fifteen tiles have nothing to throw.
    for text in ["123m456p789s22m78m", "123m456p789s22m78m1z+1z"] {
        assert!(
            question(text).discards(ruleset("cheatsheet")).is_empty(),
            "{text}"
        );
    }
}

/// What is said of a discard is what the distance says of every hand one tile on.
#[test]
fn discards_agree_with_the_distance() {
    for rules in ALL {
        let mut random = Random::new(17);
        for _ in 0..8 {
            let mut hand = deal(&mut random, rules);
            // A hand that wins has nothing to ask; one with the winning tile replaced does.
            hand.flowers.clear();
            let all: Counts = hand
                .hand
                .iter()
                .chain(&hand.win)
                .filter_map(|tile| tile.kind())
                .collect();
            let melds: Vec<_> = hand
                .melds
                .iter()
                .filter_map(|meld| tensu::Meld::new(meld.kind, &meld.tiles, meld.from).ok())
                .collect();
            let away = |closed: &Counts| {
                shanten(closed, &melds, &rules.tiles, rules.shapes()).max(0) as u8
            };
            for discard in hand.discards(rules) {
                let mut rest = all;
                rest.remove(discard.kind, 1);
                assert_eq!(discard.shanten, away(&rest), "{hand} - {}", discard.kind);
                for kind in Kind::all().filter(|&kind| rules.tiles.has(kind)) {
                    let mut more = rest;
                    more.add(kind, 1);
                    let helps = shanten(&more, &melds, &rules.tiles, rules.shapes())
                        < shanten(&rest, &melds, &rules.tiles, rules.shapes());
                    let said = discard.accepts.iter().find(|(other, _)| *other == kind);
                    if said.is_some() {
                        assert!(helps, "{hand} - {} + {kind}", discard.kind);
                    } else if all.get(kind) < 3
                        && melds.is_empty()
                        && hand.dora.is_empty()
                        && hand.ura.is_empty()
                    {
                        assert!(!helps, "{hand} - {} + {kind}", discard.kind);
                    }
                }
            }
        }
    }
}

/// 2 han 30 fu by ron: one more han is 3,900, riichi is one, by tsumo it is 3 han 20 fu (700/1,300), for the dealer 2,900.
#[test]
fn one_thing_changed() {
    let lines = what_if(
        &question("234m567p345s66p67s+8s ron"),
        ruleset("cheatsheet"),
    );
    let found: Vec<_> = lines.iter().map(|line| (line.change, line.total)).collect();
    assert_eq!(
        found,
        [
            (Change::OneHan, 3_900),
            (Change::By(By::Tsumo), 2_700),
            (Change::Riichi, 3_900),
            (Change::Dealer, 2_900),
        ]
    );
    let lines = what_if(
        &question("234m567p345s66p67s+8s ron riichi ippatsu seat:E honba:1"),
        ruleset("cheatsheet"),
    );
    let found: Vec<_> = lines.iter().map(|line| (line.change, line.total)).collect();
    // Riichi, ippatsu, pinfu, tanyao: 4 han 30 fu of the dealer, 11,600 and 300.
    assert_eq!(
        found,
        [
            (Change::OneHan, 12_300),
            (Change::By(By::Tsumo), 12_300),
            (Change::Dama, 3_200),
            (Change::NonDealer, 8_000),
        ]
    );
}

/// A yakuman is paid the same with riichi and without; who pays it, and the dealer's seat, are a difference.
#[test]
fn riichi_changes_nothing_of_a_yakuman() {
    let changes = |text: &str| -> Vec<Change> {
        let lines = what_if(&question(text), ruleset("cheatsheet"));
        lines.iter().map(|line| line.change).collect()
    };
    let hand = "111m444p777s99s11z+1z ron";
    let yakuman = "19m19p19s1234567z+1z ron";
    let others = [Change::By(By::Tsumo), Change::Dealer];
    assert_eq!(changes(yakuman), others);
    assert_eq!(changes(&format!("{yakuman} riichi")), others);
    assert!(changes(hand).contains(&Change::Riichi));
}

/// A hand without a yaku has no han to add: a self-draw or riichi makes it a win. The wait is a penchan, so no pinfu:
/// menzen tsumo is 1 han 30 fu, 300/500, and riichi 1 han 40 fu, 1,300.
#[test]
fn what_would_make_it_a_win() {
    let hand = question("123m456p789s99m12p+3p ron");
    let lines = what_if(&hand, ruleset("cheatsheet"));
    let paid: Vec<_> = lines.iter().map(|it| (it.change, it.total)).collect();
    assert_eq!(
        paid,
        [(Change::By(By::Tsumo), 1_100), (Change::Riichi, 1_300)]
    );
}

/// Six han are a haneman, and seven with a riichi are one too: only beside a yakuman is nothing said of it.
#[test]
fn a_riichi_that_pays_no_more_is_told() {
    let hand = question("234m340p66p678s56s+7s ron dora:1m5p");
    let now = score(&hand, ruleset("cheatsheet")).expect("a win");
    let lines = what_if(&hand, ruleset("cheatsheet"));
    let riichi = lines.iter().find(|line| line.change == Change::Riichi);
    let riichi = riichi.map(|line| (line.han, line.total));
    assert_eq!((now.han, now.total), (Some(6), 12_000));
    assert_eq!(riichi, Some((Some(7), 12_000)));
}

/// No line takes from the winner what one more han adds.
#[test]
fn what_if_of_every_hand() {
    for rules in ALL {
        let mut random = Random::new(5);
        for _ in 0..60 {
            let hand = deal(&mut random, rules);
            let Ok(now) = score(&hand, rules) else {
                continue;
            };
            for line in what_if(&hand, rules) {
                if line.change == Change::OneHan {
                    assert!(line.total >= now.total, "{hand}");
                }
            }
        }
    }
}

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
        0,
        0,
        ruleset("cheatsheet"),
    )
    .expect("lines");
    assert_eq!(all.len(), 4);
    let direct = find(&all, 1, Way::Ron(Wind::East));
    assert_eq!(
        (direct.total, &direct.hands[..]),
        (
            3_200,
            &[
                Count::HanFu(3, 25),
                Count::HanFu(2, 50),
                Count::HanFu(1, 100)
            ][..]
        )
    );
    let other = find(&all, 1, Way::Ron(Wind::West));
    assert_eq!(
        (other.total, &other.hands[..]),
        (
            6_400,
            &[
                Count::HanFu(4, 25),
                Count::HanFu(3, 50),
                Count::HanFu(2, 100)
            ][..]
        )
    );
    let tsumo = find(&all, 1, Way::Tsumo);
    assert_eq!((tsumo.total, tsumo.hands[0]), (4_000, Count::HanFu(3, 30)));
}

/// Counters and sticks help: with two of each, direct 2,600 + 600 are 6,400 between them, and 2,000 points lie on the table.
#[test]
fn counters_and_sticks_help() {
    let all = needs(
        &[30_900, 23_000, 24_100, 20_000],
        Wind::South,
        2,
        2,
        ruleset("cheatsheet"),
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
        0,
        0,
        ruleset("ema_2025"),
    )
    .expect("lines");
    assert!(find(&far, 1, Way::Ron(Wind::West)).hands.is_empty());
    assert!(
        needs(
            &[40_000, 20_000, 20_000, 20_000],
            Wind::East,
            0,
            0,
            ruleset("cheatsheet")
        )
        .expect("lines")
        .is_empty()
    );
    assert!(needs(&[1, 2, 3, 4], Wind::East, 0, 0, ruleset("cheatsheet")).is_err());
    assert!(
        needs(
            &[35_000, 35_000, 35_000],
            Wind::North,
            0,
            0,
            ruleset("tenhou_sanma")
        )
        .is_err()
    );
    let mangan = needs(
        &[32_900, 25_000, 22_100, 20_000],
        Wind::South,
        0,
        0,
        ruleset("cheatsheet"),
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
    let rules = ruleset("korean");
    let all = needs(&[20, 0, -10, -10], Wind::South, 0, 0, rules).expect("lines");
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

/// What every payer pays in a way, of each hand of the reference page that can be won so by somebody who is not the dealer.
fn payments(rules: &Ruleset, page: &Reference<'_>, way: Way, honba: u32) -> Vec<Vec<(Wind, i64)>> {
    let System::Riichi(riichi) = rules.system else {
        panic!("{} has no han", rules.id);
    };
    let least = usize::from(riichi.minimum.needed(honba)).max(1);
    let won = |ways: Ways| match way {
        Way::Tsumo => matches!(ways, Ways::Both | Ways::Tsumo),
        Way::Ron(_) => matches!(ways, Ways::Both | Ways::Ron),
    };
    let cells = page.chart.iter().flat_map(|row| &row.cells[least - 1..]);
    let cells = cells.filter(|cell| won(cell.ways)).map(|cell| cell.prices);
    let tiers = page.tiers.iter().map(|tier| tier.prices);
    let all = cells.chain(tiers).chain(page.yakuman.iter().copied());
    let counter = |n: u32| i64::from(honba * n);
    let paid = |prices: Prices| match way {
        Way::Ron(from) => vec![(from, i64::from(prices.ron) + counter(riichi.honba.ron))],
        Way::Tsumo => {
            let (dealer, others) = (prices.from_dealer, prices.from_other);
            let seats = rules
                .seats
                .winds()
                .iter()
                .filter(|seat| **seat != Wind::South);
            let pays = |seat| if seat == Wind::East { dealer } else { others };
            seats
                .map(|&seat| (seat, i64::from(pays(seat)) + counter(riichi.honba.tsumo)))
                .collect()
        }
    };
    all.map(paid).collect()
}

/// The win that is named leads to the place, and none that is cheaper would.
#[test]
fn a_need_is_enough_and_no_more() {
    for rules in ALL.iter().filter(|rules| rules.game.start > 0) {
        let (seats, page) = (rules.seats.winds(), Reference::of(rules));
        for shift in 0..12_i64 {
            let mut points = vec![i64::from(rules.game.start); seats.len()];
            points[0] += 2_000 * shift + 4_300;
            points[seats.len() - 1] -= 2_000 * shift + 4_300;
            for need in needs(&points, Wind::South, 1, 0, rules).expect("lines") {
                let mut cheapest = None;
                for paid in payments(rules, &page, need.way, 1) {
                    let (mut after, mut total) = (points.clone(), 0);
                    for (seat, pays) in paid {
                        after[seat as usize] -= pays;
                        total += pays;
                    }
                    after[1] += total;
                    // The winner is one of those who have as much as he has.
                    let place = after.iter().filter(|&&other| other >= after[1]).count();
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
