//! Lessons about whole hands: each right answer once more, by the second scorers or by looking at the tiles.

use tensu::rules::{CORE, DEFAULT};
use tensu::{By, Kind, Question, Ruleset, Tile, Wait, score};
use tensu_learn::Item;
use tensu_learn::course::{
    Aim, AnswerMode, Asked, Choice, Flat, Sitting, Stage, Sum, WAITS, What, lines, paid_at_base,
    path, wait_fu,
};

use super::{lesson, paid, rules};
use crate::shared::agree::translate;
use crate::shared::judge::{self, Outcome};

const RULES: [&str; 5] = [
    "cheatsheet",
    "ema_2025",
    "mleague",
    "tenhou",
    "majsoul_sanma",
];

/// Returns the answer of the second scorers; nothing where they refuse the hand.
fn judged(question: &Question, rules: &Ruleset) -> Option<judge::Answer> {
    let hand = translate(question, rules.seats.winds().len());
    match judge::judge(&hand, rules.id, &[]) {
        Outcome::Won(mut answers) => Some(answers.swap_remove(0)),
        Outcome::Refused(_) => None,
    }
}

fn ask(aim: Aim, seed: u64, rules: &Ruleset) -> Asked {
    let asked = aim.ask(seed, rules);
    asked.unwrap_or_else(|| panic!("{} {aim:?}: seed {seed}", rules.id))
}

fn hand(asked: &Asked) -> &Question {
    asked.hand.as_ref().expect("a hand")
}

fn is_open(hand: &Question) -> bool {
    hand.melds.iter().any(|meld| meld.kind.opens())
}

fn right(asked: &Asked, at: usize) -> &Choice {
    let part = &asked.parts[at];
    &part.choices[part.right]
}

type Tiles = [u8; 34];

fn count(kinds: impl Iterator<Item = Kind>) -> Tiles {
    let mut all = [0; 34];
    for kind in kinds {
        all[kind.index()] += 1;
    }
    all
}

/// Returns whether tiles are sets, and so many pairs.
fn split(tiles: Tiles, pairs: u8) -> bool {
    let Some(first) = tiles.iter().position(|n| *n > 0) else {
        return pairs == 0;
    };
    let take = |all: &[usize], pairs: u8| {
        if all.iter().any(|at| tiles[*at] == 0) {
            return false;
        }
        let mut rest = tiles;
        for at in all {
            if rest[*at] == 0 {
                return false;
            }
            rest[*at] -= 1;
        }
        split(rest, pairs)
    };
    let in_suit = first < 27 && first % 9 < 7;
    pairs > 0 && take(&[first, first], pairs - 1)
        || take(&[first, first, first], pairs)
        || in_suit && take(&[first, first + 1, first + 2], pairs)
}

/// The name of a wait, by the tiles that were completed.
fn name(own: &[Kind], win: Kind) -> Option<Wait> {
    match *own {
        [one] if one == win => Some(Wait::Tanki),
        [one, other] if one == win && other == win => Some(Wait::Shanpon),
        [one, other] => {
            let suit = one.suit()?;
            if other.suit() != Some(suit) || win.suit() != Some(suit) {
                return None;
            }
            let mut ranks = [one.rank(), other.rank(), win.rank()];
            ranks.sort_unstable();
            if ranks[1] != ranks[0] + 1 || ranks[2] != ranks[1] + 1 {
                return None;
            }
            Some(match (win.rank(), ranks) {
                (middle, [_, own, _]) if middle == own => Wait::Kanchan,
                (3, [1, ..]) | (7, [7, ..]) => Wait::Penchan,
                _ => Wait::Ryanmen,
            })
        }
        _ => None,
    }
}

/// The tiles that the winning one completed are those whose rest is sets and a pair, and there is one name for them.
#[test]
fn a_wait_has_the_name_of_its_tiles() {
    for id in RULES {
        let rules = rules(id);
        for wait in WAITS {
            for seed in 0..12 {
                let asked = ask(Aim::Named(wait), seed, rules);
                let hand = hand(&asked);
                let win = hand.win.and_then(Tile::kind).expect("a tile");
                let kinds: Vec<Kind> = hand.hand.iter().filter_map(|tile| tile.kind()).collect();
                let mut all: Vec<Vec<usize>> = (0..kinds.len()).map(|at| vec![at]).collect();
                for one in 0..kinds.len() {
                    all.extend((one + 1..kinds.len()).map(|other| vec![one, other]));
                }
                let fits = |places: &Vec<usize>| {
                    let own: Vec<Kind> = places.iter().map(|at| kinds[*at]).collect();
                    let name = name(&own, win)?;
                    let rest = (0..kinds.len()).filter(|at| !places.contains(at));
                    let rest = count(rest.map(|at| kinds[at]));
                    split(rest, u8::from(name != Wait::Tanki)).then_some(name)
                };
                let found: Vec<(Vec<usize>, Wait)> = all
                    .into_iter()
                    .filter_map(|places| fits(&places).map(|name| (places, name)))
                    .collect();
                assert!(
                    found.iter().all(|(_, name)| *name == wait),
                    "{id} {hand} {found:?}"
                );
                let names = asked.parts.last().expect("a name");
                assert_eq!(names.choices[names.right], Choice::Wait(wait));
                assert_eq!(found.len(), asked.together.len(), "{id} {hand}");
                for together in &asked.together {
                    let tapped = |at: &usize| together[*at] == 1;
                    let places: Vec<usize> = (0..kinds.len()).filter(tapped).collect();
                    assert!(found.iter().any(|(own, _)| *own == places), "{id} {hand}");
                }
            }
            let narrow = matches!(wait, Wait::Kanchan | Wait::Penchan | Wait::Tanki);
            assert_eq!(wait_fu(wait, rules), if narrow { 2 } else { 0 });
        }
    }
}

/// A triplet of the winning tile is worth twice as much self-drawn, and nothing else changes.
#[test]
fn only_what_ron_completed_changes() {
    for id in RULES {
        let rules = rules(id);
        for seed in 0..40 {
            for aim in [Aim::TripletByTsumo, Aim::SameByTsumo] {
                let asked = ask(aim, seed, rules);
                let hand = hand(&asked);
                let score = score(hand, rules).expect("a win");
                let mut changes = 0;
                for (at, part) in asked.parts.iter().enumerate() {
                    let What::Changes(place) = part.what else {
                        assert!(part.is_free && part.what == What::Turned);
                        continue;
                    };
                    let block = &score.reading.blocks[usize::from(place)];
                    let tiles: Vec<Kind> = block.tiles().collect();
                    let own = usize::from(place) == score.reading.winner;
                    let is = own && tiles.len() == 3 && tiles[0] == tiles[2];
                    assert_eq!(right(&asked, at), &Choice::Is(is), "{id} {hand}");
                    changes += usize::from(is);
                }
                assert_eq!(
                    changes,
                    usize::from(aim == Aim::TripletByTsumo),
                    "{id} {hand}"
                );
                assert_eq!(asked.turned(&[Some(1)]), Some(By::Tsumo));
            }
        }
    }
}

/// The four lines of the rule of thumb.
fn thumb(hand: &Question, fu: u32) -> u32 {
    let giving = fu > 30;
    match (hand.by, is_open(hand)) {
        (By::Ron, false) if giving => 40,
        _ => 30,
    }
}

#[test]
fn a_sum_is_that_of_the_second_scorers() {
    for id in RULES {
        let rules = rules(id);
        for sum in [Sum::Holds, Sum::Open, Sum::Tsumo, Sum::Ron, Sum::High] {
            for seed in 0..12 {
                let asked = ask(Aim::Sum(sum), seed, rules);
                let hand = hand(&asked);
                let fu = judged(hand, rules).expect("a win").fu;
                assert_eq!(right(&asked, 0), &Choice::Number(fu as u16), "{id} {hand}");
                let holds = fu == thumb(hand, fu);
                assert_eq!(holds, sum == Sum::Holds, "{id} {hand}: {fu}");
                assert!(sum != Sum::High || fu >= 60);
                // The lines of the hand on 20 make the sum.
                let lines = lines(hand, rules);
                let items = lines.iter().filter_map(|line| line.item);
                let raw: u16 = 20 + items.map(|item| u16::from(item.fu)).sum::<u16>();
                let open_pinfu = fu == 30 && raw == 20;
                assert!(
                    open_pinfu || u32::from(raw.next_multiple_of(10)) == fu,
                    "{id} {hand}"
                );
                assert_eq!(asked.parts[1].choices.len(), lines.len());
            }
        }
    }
}

/// A wrong sum asks for the line, and that is what comes back.
#[test]
fn a_wrong_sum_asks_for_the_line() {
    let rules = rules("ema_2025");
    let mut sitting = Sitting::begin(lesson(12), 5, rules);
    while matches!(sitting.stage(), Stage::Card(_)) {
        sitting.next(rules);
    }
    let asked = sitting.asked().expect("a question").clone();
    assert_eq!(asked.way, AnswerMode::Trace);
    let sum = asked.parts[0].right;
    let mut right = sitting.clone();
    right.choose(0, sum);
    assert_eq!((right.stage(), right.is_right()), (Stage::Told, true));
    assert_eq!(right.taught(), [(Item::Sum, true)]);
    assert_eq!(Sitting::read(&right.to_string(), rules), Some(right));
    sitting.choose(0, (sum + 1) % asked.parts[0].choices.len());
    assert_eq!((sitting.stage(), sitting.at()), (Stage::Asked, 1));
    // What was said stays said.
    sitting.choose(0, sum);
    assert_eq!(
        Sitting::read(&sitting.to_string(), rules),
        Some(sitting.clone())
    );
    sitting.choose(1, 1);
    assert_eq!((sitting.stage(), sitting.is_right()), (Stage::Told, false));
    let Choice::Line(1, item) = asked.parts[1].choices[1] else {
        panic!("{asked:?}")
    };
    assert_eq!(sitting.taught(), [(Item::Sum, false), (item, false)]);
}

#[test]
fn hands_with_fixed_fu_are_what_they_are_called() {
    for id in RULES {
        let rules = rules(id);
        for flat in [Flat::Pairs, Flat::PinfuTsumo, Flat::Open, Flat::Other] {
            let Some(_) = Aim::Flat(flat).ask(0, rules) else {
                // Without chi no open hand has nothing that gives fu.
                assert!(flat == Flat::Open && !rules.tiles.chi, "{id} {flat:?}");
                continue;
            };
            for seed in 0..12 {
                let asked = ask(Aim::Flat(flat), seed, rules);
                let hand = hand(&asked);
                let judged = judged(hand, rules).expect("a win");
                assert_eq!(right(&asked, 0), &Choice::Flat(flat));
                assert_eq!(
                    right(&asked, 1),
                    &Choice::Number(judged.fu as u16),
                    "{id} {hand}"
                );
                let kinds = hand
                    .hand
                    .iter()
                    .chain(&hand.win)
                    .filter_map(|tile| tile.kind());
                let all = count(kinds);
                let is_pairs = all.iter().all(|n| matches!(n, 0 | 2));
                let own = match (is_open(hand), judged.fu, is_pairs) {
                    (true, ..) => Flat::Open,
                    (false, 25, true) => Flat::Pairs,
                    (false, 20, _) => Flat::PinfuTsumo,
                    _ => Flat::Other,
                };
                assert_eq!(own, flat, "{id} {hand}");
            }
        }
    }
}

/// 300 a honba by ron, 100 from each by tsumo, 1,000 a stick; three players have 200 by ron.
#[test]
fn what_lies_on_the_table_goes_to_the_winner() {
    for (id, kiriage, ron) in [
        ("tenhou", false, 300),
        ("ema_2025", true, 300),
        ("tenhou_sanma", false, 200),
    ] {
        let rules = rules(id);
        let others = rules.seats.winds().len() as u32 - 1;
        for seed in 0..100 {
            for aim in [Aim::HonbaByRon, Aim::HonbaByTsumo, Aim::Sticks] {
                let asked = ask(aim, seed, rules);
                let What::Total(laden) = asked.parts[0].what else {
                    panic!("{asked:?}")
                };
                let fu = laden.fu.expect("fu").into();
                let pays = |times| paid(laden.han, fu, times, kiriage, true);
                let of = asked.of;
                let hand = match (of.dealer, of.tsumo) {
                    (dealer, false) => pays(if dealer { 6 } else { 4 }),
                    (true, true) => others * pays(2),
                    (false, true) => pays(2) + (others - 1) * pays(1),
                };
                let honba_points = if of.tsumo { 100 * others } else { ron };
                let total =
                    hand + honba_points * u32::from(laden.honba) + 1_000 * u32::from(laden.sticks);
                assert_eq!(right(&asked, 0), &Choice::Points(total), "{id} {asked:?}");
                assert_eq!(matches!(aim, Aim::Sticks), laden.sticks > 0);
            }
        }
    }
}

/// The reading that is paid is the one that the second scorers rank first; where both pay the same, nothing is to choose.
#[test]
fn of_two_readings_the_dearer_counts() {
    for id in RULES {
        let rules = rules(id);
        for seed in 0..12 {
            for aim in [Aim::EqualReadings, Aim::BestReading] {
                let alike = aim == Aim::EqualReadings;
                let asked = ask(aim, seed, rules);
                let hand = hand(&asked);
                let own = score(hand, rules).expect("a win");
                let best = judged(hand, rules).expect("a win");
                let fu = own.fu.as_ref().map_or(0, |fu| fu.rounded);
                assert_eq!(
                    (own.han.map(u32::from), u32::from(fu)),
                    (Some(best.han), best.fu),
                    "{id} {hand}"
                );
                let paid: u32 = best.paid.values().map(|(hand, _)| hand).sum();
                let other = asked.parts[0]
                    .choices
                    .iter()
                    .find_map(|choice| match choice {
                        Choice::Reading(Some(at)) => own.others.get(usize::from(*at)),
                        _ => None,
                    });
                let other = other.expect("a reading that lost");
                assert_eq!(other.points == paid, alike, "{id} {hand}");
                assert!(other.points <= paid);
                let wanted = if alike {
                    Choice::Alike
                } else {
                    Choice::Reading(None)
                };
                assert_eq!(right(&asked, 0), &wanted);
            }
        }
    }
}

fn amounts(payments: &[tensu::score::Payment]) -> Vec<u32> {
    let mut all: Vec<u32> = payments.iter().map(tensu::score::Payment::points).collect();
    all.sort_unstable();
    all
}

/// Both payments by the second scorers, and the rulesets that have anything to tell.
#[test]
fn what_differs_is_paid_otherwise() {
    let mut seen = 0;
    for rules in CORE.rulesets.iter().copied() {
        let has = path(rules).any(|lesson| lesson.number == 17);
        assert_eq!(
            has,
            Aim::PaidOtherwise.ask(1, rules).is_some(),
            "{}",
            rules.id
        );
        if !has {
            continue;
        }
        for seed in 0..30 {
            for aim in [Aim::PaidOtherwise, Aim::PaidAlike] {
                let differs = aim == Aim::PaidOtherwise;
                let Some(asked) = aim.ask(seed, rules) else {
                    continue;
                };
                let hand = hand(&asked);
                let paid_by = |rules: &Ruleset| {
                    let judged = judged(&hand.adapted(rules), rules);
                    let all =
                        judged.map_or_else(Vec::new, |judged| judged.paid.into_values().collect());
                    let mut all: Vec<u32> =
                        all.into_iter().map(|(hand, honba)| hand + honba).collect();
                    all.sort_unstable();
                    all
                };
                let (own, base) = (paid_by(rules), paid_by(DEFAULT));
                let Choice::Payments(payments) = right(&asked, 0) else {
                    panic!("{asked:?}")
                };
                assert_eq!(amounts(payments), own, "{} {hand}", rules.id);
                assert_eq!(amounts(&paid_at_base(hand)), base, "{} {hand}", rules.id);
                assert_eq!(own != base, differs, "{} {hand}", rules.id);
                seen += 1;
            }
        }
    }
    assert!(seen > 300, "{seen}");
    for (id, has) in [
        ("cheatsheet", false),
        ("ema_2025", true),
        ("mleague", true),
        ("wrc_2025", true),
        ("tenhou_sanma", false),
    ] {
        assert_eq!(
            path(rules(id)).any(|lesson| lesson.number == 17),
            has,
            "{id}"
        );
    }
}

/// The second half of the rule: more than ten on top of 20, or of 30 by a closed ron, and the next ten is reached. It is asked
/// before the first whole hands.
#[test]
fn the_second_half_of_the_rule_is_for_hands_with_more_than_ten_on_top() {
    let rules = rules("tenhou");
    for (sum, start) in [(Sum::Open, 20), (Sum::Tsumo, 20), (Sum::Ron, 30)] {
        for seed in 0..40 {
            let asked = Aim::More(sum).ask(seed, rules).expect("a question");
            let hand = asked.hand.as_ref().expect("a hand");
            let fu = tensu::score(hand, rules).expect("a win").fu.expect("fu");
            assert!(fu.raw > start + 10 && fu.raw <= start + 30, "{hand}");
            let part = &asked.parts[0];
            let right = Choice::Number(fu.raw.next_multiple_of(10));
            assert_eq!(part.choices[part.right], right, "{hand}");
        }
    }
    let at = |wanted| path(rules).position(|lesson| lesson.aims.contains(&wanted));
    assert!(at(Aim::More(Sum::Ron)) < Some(7) && at(Aim::More(Sum::Ron)) < at(Aim::Whole));
}
