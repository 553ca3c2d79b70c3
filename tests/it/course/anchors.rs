//! Anchors and rules of scores, and learning without scores. Numbers come from the law: `fu × 2^(2 + han)`, four times to a non-dealer,
//! six times to the dealer, once or twice by tsumo.

use std::collections::BTreeSet;

use tensu::house::House;
use tensu::quick::Quote;
use tensu::rules::{CORE, Kiriage};
use tensu::score::{Payer, Payment, Step};
use tensu::{Ruleset, Wind};
use tensu_learn::course::{
    Aim, Choice, Fraction, Line, Meter, Scope, Sitting, Stage, What, WonBy, alike, anchored,
    anchors, dealer_rule, path, quote, share_rules,
};
use tensu_learn::practice::Topic;
use tensu_learn::{Item, Log, LoggedAnswer, Of, Replica};

use super::{answer, lesson, rules};

/// Three players and each way to share what the missing one would pay.
const LOSSES: [&str; 9] = [
    "loss",
    "bisection",
    "full",
    "equalize",
    "proportional",
    "oya_pays",
    "ko_pays",
    "plus_1000",
    "ron_reduced",
];

/// All rulesets that count fu, and houses that share a self-draw in other ways.
fn with_fu() -> Vec<(String, Ruleset)> {
    let own = CORE.rulesets.iter().filter(|rules| rules.counts_fu());
    let houses = LOSSES.iter().map(|loss| {
        let text = format!("tensu-rules:1 base=tenhou_sanma tsumo_loss={loss}");
        let house: House = text.parse().unwrap_or_else(|why| panic!("{text}: {why}"));
        (text, house.ruleset().expect("rules"))
    });
    own.map(|rules| (rules.id.to_owned(), (*rules).clone()))
        .chain(houses)
        .collect()
}

fn is_kiriage(rules: &Ruleset) -> bool {
    rules
        .riichi()
        .is_some_and(|riichi| riichi.kiriage == Kiriage::On)
}

const FU: [u8; 11] = [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110];

/// Each cell of the table that a ruleset has.
fn cells(rules: &Ruleset) -> impl Iterator<Item = (Of, u8, u8, Quote)> + '_ {
    let all = Of::ALL.into_iter().flat_map(|of| FU.map(|fu| (of, fu)));
    let all = all.flat_map(|(of, fu)| (1..=13).map(move |han| (of, han, fu)));
    all.filter_map(|(of, han, fu)| Some((of, han, fu, quote(of, han, Some(fu), rules)?)))
}

/// The eight anchors, their small numbers, and the limit in place of one that it cuts, by the law; the dealer's by six.
#[test]
fn the_anchors_are_those_of_the_formula() {
    let mut seen = 0;
    for (id, rules) in with_fu() {
        let is_reduced = id.ends_with("ron_reduced");
        for (winner, times) in [(WonBy::NonDealer, 4), (WonBy::Dealer, 6)] {
            let all = anchors(winner, &rules);
            assert_eq!(all.len(), 8, "{id}");
            for (own, (fu, han)) in all.iter().zip(
                [30, 40]
                    .into_iter()
                    .flat_map(|fu| (1..=4).map(move |han| (fu, han))),
            ) {
                assert_eq!((own.fu, own.han), (fu, han));
                let base = u32::from(fu) << (2 + han);
                let is_mangan = base > 2_000 || base == 1_920 && is_kiriage(&rules);
                assert_eq!(own.limit.is_some(), is_mangan, "{id} {han} {fu}");
                if is_reduced {
                    continue;
                }
                let small = if is_mangan { 2_000 } else { base } * times;
                assert_eq!((own.small, own.price), (small, small.next_multiple_of(100)));
                seen += 1;
            }
        }
    }
    assert!(seen > 100, "{seen}");
    let tenhou: Vec<[u32; 2]> = anchors(WonBy::NonDealer, rules("tenhou"))
        .iter()
        .map(|own| [own.price, own.small])
        .collect();
    assert_eq!(
        tenhou,
        [
            [1_000, 960],
            [2_000, 1_920],
            [3_900, 3_840],
            [7_700, 7_680],
            [1_300, 1_280],
            [2_600, 2_560],
            [5_200, 5_120],
            [8_000, 8_000]
        ]
    );
    // Kiriage makes the last one of 30 fu a mangan, too.
    let limits = |id| {
        anchors(WonBy::NonDealer, rules(id))
            .iter()
            .filter(|own| own.limit.is_some())
            .count()
    };
    assert_eq!((limits("tenhou"), limits("ema_2025")), (1, 2));
    assert_eq!(anchors(WonBy::NonDealer, rules("korean")), []);
}

/// Half as much again of the small number, half and a quarter of the score, a third of the dealer's; and the pairs that are the same.
#[test]
fn the_three_rules_have_the_numbers_of_the_card() {
    let rules = rules("tenhou");
    let dealer = dealer_rule(2, Some(30), rules).expect("a rule");
    assert_eq!(dealer.times, Fraction { over: 3, under: 2 });
    assert_eq!(
        [dealer.small, dealer.more, dealer.exact, dealer.price],
        [1_920, 960, 2_880, 2_900]
    );
    let shares = |winner| {
        let all = share_rules(winner, 2, Some(30), rules).expect("a rule");
        all.iter()
            .map(|own| {
                (
                    own.from.len(),
                    own.part.over,
                    own.part.under,
                    own.of,
                    own.price,
                )
            })
            .collect::<Vec<_>>()
    };
    assert_eq!(
        shares(WonBy::NonDealer),
        [(1, 1, 2, 2_000, 1_000), (2, 1, 4, 2_000, 500)]
    );
    assert_eq!(shares(WonBy::Dealer), [(3, 1, 3, 2_900, 1_000)]);
    let pairs = alike(rules);
    let named: Vec<[(u8, u8); 2]> = pairs
        .iter()
        .map(|pair| [0, 1].map(|at| (pair[at].han, pair[at].fu)))
        .collect();
    assert_eq!(
        named,
        [[(1, 60), (2, 30)], [(2, 60), (3, 30)], [(2, 50), (3, 25)]]
    );
    assert!(
        pairs
            .iter()
            .all(|[a, b]| (a.small, a.price) == (b.small, b.price))
    );
}

/// The rules are true of each anchor under all rulesets: with their own fractions where a self-draw is shared otherwise.
#[test]
fn the_rules_give_what_the_engine_pays() {
    for (id, rules) in with_fu() {
        for winner in [WonBy::NonDealer, WonBy::Dealer] {
            for own in anchors(winner, &rules) {
                let (han, fu) = (own.han, Some(own.fu));
                let rule = dealer_rule(han, fu, &rules).expect("a rule");
                assert_eq!(rule.small + rule.more, rule.exact);
                assert_eq!(rule.small * rule.times.over, rule.exact * rule.times.under);
                assert_eq!(rule.exact.next_multiple_of(100), rule.price);
                let shares = share_rules(winner, han, fu, &rules);
                let shares = shares.unwrap_or_else(|| panic!("{id} {han} {fu:?}"));
                let paid =
                    quote(Of::new(winner.is_dealer(), true), han, fu, &rules).expect("a quote");
                let paid: Vec<(Payer, u32)> = paid
                    .payments
                    .iter()
                    .map(|one| (one.from, one.points()))
                    .collect();
                let mut by_rule: Vec<(Payer, u32)> = Vec::new();
                for rule in &shares {
                    let exact = rule.of * rule.part.over;
                    let up = exact.div_ceil(rule.part.under * 100) * 100;
                    assert_eq!(up + rule.extra, rule.price, "{id} {han} {fu:?}");
                    by_rule.extend(rule.from.iter().map(|from| (*from, rule.price)));
                }
                let is_same = paid.iter().all(|one| by_rule.contains(one));
                assert!(
                    is_same && paid.len() == by_rule.len(),
                    "{paid:?} {by_rule:?}"
                );
            }
        }
    }
}

/// Returns what the explanation comes to, for each payer.
fn comes_to(lines: &[Line], payments: &[Payment]) -> Vec<(Payer, u32)> {
    let shares = lines.iter().filter_map(|line| match line {
        Line::Share(rule) => Some(rule.from.iter().map(|from| (*from, rule.price))),
        _ => None,
    });
    let shares: Vec<(Payer, u32)> = shares.flatten().collect();
    if !shares.is_empty() {
        return shares;
    }
    let last = match lines.last() {
        Some(Line::Rounded(_, price)) => *price,
        Some(Line::Dealer(rule)) => rule.price,
        Some(Line::Step(Step::Share { rounded, .. })) => *rounded,
        other => panic!("{other:?}"),
    };
    payments.iter().map(|one| (one.from, last)).collect()
}

/// Each cell of each riichi ruleset: the last number is what is paid; by anchors all but 70, 90 and 110 fu, and limits by the formula.
#[test]
fn every_explanation_ends_with_what_is_paid() {
    let mut seen = [0, 0];
    for (id, rules) in with_fu() {
        for (of, han, fu, quote) in cells(&rules) {
            let name = format!("{id} {of:?} {han} {fu}");
            let lines = anchored(&quote.steps, &rules);
            let is_formula = lines.iter().all(|line| matches!(line, Line::Step(_)));
            let is_far = matches!(fu, 70 | 90 | 110) || (fu, han) == (20, 1);
            assert_eq!(is_formula, quote.limit.is_some() || is_far, "{name}");
            seen[usize::from(is_formula)] += 1;
            if is_formula && quote.payments.len() > 1 {
                assert_eq!(lines.len(), quote.steps.len());
                continue;
            }
            let mut told = comes_to(&lines, &quote.payments);
            let mut paid: Vec<(Payer, u32)> = quote
                .payments
                .iter()
                .map(|one| (one.from, one.hand))
                .collect();
            let seat = |one: &(Payer, u32)| format!("{one:?}");
            told.sort_by_key(seat);
            paid.sort_by_key(seat);
            assert_eq!(told, paid, "{name}");
            // Every number in between is the one of the line before.
            for pair in lines.windows(2) {
                match pair {
                    [Line::Small(own), Line::Rounded(small, _)] => assert_eq!(own.small, *small),
                    [Line::Small(own), Line::Dealer(rule)] => assert_eq!(own.small, rule.small),
                    [Line::Small(own), Line::Quarter(less, more, sum)] => {
                        assert_eq!(
                            (own.small, own.small / 4, less + more),
                            (*less, *more, *sum)
                        );
                    }
                    [Line::Quarter(.., sum), Line::Rounded(small, _)] => assert_eq!(sum, small),
                    [Line::Quarter(.., sum), Line::Dealer(rule)] => assert_eq!(*sum, rule.small),
                    _ => {}
                }
            }
        }
    }
    assert!(seen.iter().all(|count| *count > 500), "{seen:?}");
}

/// Questions of the rules: the right answer is the law's, and what mistakes make of it stands beside it.
#[test]
fn the_rules_are_asked_with_what_people_get_wrong() {
    let rules = rules("tenhou");
    let mut wrong: Vec<(What, Vec<u32>, u32)> = Vec::new();
    for seed in 0..200 {
        for aim in [
            Aim::Small,
            Aim::FromSmall,
            Aim::FromRon(WonBy::NonDealer),
            Aim::FromRon(WonBy::Dealer),
        ] {
            let asked = aim
                .ask(seed, rules)
                .unwrap_or_else(|| panic!("{aim:?} {seed}"));
            let [part] = &asked.parts[..] else {
                panic!("{asked:?}");
            };
            let small = |han: u8, fu: u8| (u32::from(fu) << (2 + han)).min(2_000) * 4;
            let up = |number: u32, under: u32| number.div_ceil(under * 100) * 100;
            let law = match part.what {
                What::Small(han, fu) => small(han, fu),
                What::FromSmall(number, han, fu) => {
                    assert_eq!(number, small(han, fu));
                    up(number * 3, 2)
                }
                What::FromRon(payer, ron, han, fu) => {
                    let times = if asked.of.dealer { 3 } else { 2 };
                    assert_eq!(ron, up(small(han, fu) * times, 2));
                    let is_dealer = payer == Payer::Seat(Wind::East);
                    up(
                        ron,
                        if asked.of.dealer {
                            3
                        } else if is_dealer {
                            2
                        } else {
                            4
                        },
                    )
                }
                other => panic!("{other:?}"),
            };
            assert_eq!(part.choices[part.right], Choice::Points(law), "{asked:?}");
            let mut all: Vec<u32> = part
                .choices
                .iter()
                .map(|choice| match choice {
                    Choice::Points(points) => *points,
                    other => panic!("{other:?}"),
                })
                .collect();
            assert!(
                all.is_sorted() && all.len() > 2 && all.len() <= 4,
                "{all:?}"
            );
            all.dedup();
            assert_eq!(all.len(), part.choices.len());
            wrong.push((part.what, all, law));
        }
    }
    let of = |what: What| {
        let own = wrong.iter().filter(|own| own.0 == what);
        let all: BTreeSet<u32> = own.flat_map(|own| own.1.clone()).collect();
        all
    };
    // From the printed 2,000, not rounded, rounded down, and a non-dealer's.
    let dealers = [2_000, 2_800, 2_880, 2_900, 3_000];
    assert_eq!(of(What::FromSmall(1_920, 2, 30)), dealers.into());
    // The rounded score, of 40 fu, of a han less or more.
    let small = [960, 1_920, 2_000, 2_560, 3_840];
    assert_eq!(of(What::Small(2, 30)), small.into());
    // The other's share, not rounded, rounded down, a third, and the score by ron.
    let dealer = Payer::Seat(Wind::East);
    let shares = [1_000, 1_300, 1_900, 1_950, 2_000, 3_900];
    assert_eq!(of(What::FromRon(dealer, 3_900, 3, 30)), shares.into());
}

/// No score by ron gives the shares that are no halves, thirds or quarters of it: none is asked.
#[test]
fn what_the_rules_do_not_give_is_not_asked() {
    let asked = |loss: &str, winner| {
        let text = format!("tensu-rules:1 base=tenhou_sanma tsumo_loss={loss}");
        let rules = text
            .parse::<House>()
            .expect("a house")
            .ruleset()
            .expect("rules");
        (0..40).any(|seed| Aim::FromRon(winner).ask(seed, &rules).is_some())
    };
    for (loss, other, dealer) in [
        ("loss", true, true),
        ("plus_1000", true, true),
        ("bisection", false, true),
        ("full", false, false),
        ("proportional", false, true),
        ("ron_reduced", false, true),
    ] {
        let both = [WonBy::NonDealer, WonBy::Dealer].map(|winner| asked(loss, winner));
        assert_eq!(both, [other, dealer], "{loss}");
    }
}

/// Five han and more need no fu: they come before the scores below them, and each lesson has its number for good.
#[test]
fn limits_come_before_the_strip() {
    let numbers = |scope: Scope, id| {
        let path = scope.path(rules(id)).map(|lesson| lesson.number);
        path.collect::<Vec<u8>>()
    };
    assert_eq!(
        numbers(Scope::All, "tenhou")[..8],
        [2, 1, 6, 3, 4, 5, 18, 7]
    );
    let without = Scope::WithoutScores;
    assert_eq!(
        numbers(without, "tenhou"),
        [2, 1, 6, 18, 7, 8, 9, 10, 11, 12, 13, 15, 16]
    );
    // Rules without fu have nothing else.
    assert_eq!(numbers(without, "korean"), [54, 55, 51, 56, 52, 53]);
    let all: Vec<u8> = path(rules("tenhou")).map(|lesson| lesson.number).collect();
    assert_eq!(numbers(Scope::All, "tenhou"), all);
}

/// Without scores nobody is asked what is paid, in whatever lesson; hands end with han and fu, and count.
#[test]
fn without_scores_fu_and_han_alone_are_asked() {
    for id in ["ema_2025", "cheatsheet", "tenhou_sanma"] {
        let rules = rules(id);
        let numbers = [lesson(0)]
            .into_iter()
            .chain(Scope::WithoutScores.path(rules));
        for lesson in numbers {
            let begun = Sitting::begin(lesson, 5, rules);
            let cell = Item::from_code("cell_other_ron_3_40").expect("an item");
            let mut sitting = begun.bringing(&[cell]).within(Scope::WithoutScores, rules);
            while matches!(sitting.stage(), Stage::Card(_)) {
                sitting.next(rules);
            }
            let mut right = false;
            while sitting.stage() == Stage::Asked {
                let asked = sitting.asked().expect("a question");
                for part in &asked.parts {
                    let is_paid = matches!(
                        part.choices[part.right],
                        Choice::Payments(_) | Choice::Points(_)
                    );
                    assert!(!is_paid, "{id} {} {:?}", lesson.number, part.what);
                }
                let text = sitting.to_string();
                assert_eq!(Sitting::scope_of(&text), Scope::WithoutScores);
                assert_eq!(
                    Sitting::read(&text, rules).as_ref(),
                    Some(&sitting),
                    "{text}"
                );
                // What goes wrong brings no payment, either.
                answer(&mut sitting, right, rules);
                right = true;
            }
            assert!(sitting.count() > 6, "{id} {}", lesson.number);
        }
    }
    // Who opens a lesson about scores wants them.
    let rules = rules("ema_2025");
    let sitting = Sitting::begin(lesson(3), 5, rules).within(Scope::WithoutScores, rules);
    assert_eq!(sitting.scope(), Scope::All);
    assert_eq!(sitting, Sitting::begin(lesson(3), 5, rules));
}

/// Switched off and on, a log has all that it had; a copy that was switched later tells, and old versions keep the line.
#[test]
fn the_switch_is_kept_and_loses_nothing() {
    let mut log = Log::default();
    let answered = |log: &mut Log, code: &str| {
        let item = Item::from_code(code).expect("an item");
        let answer = LoggedAnswer {
            right: false,
            seconds: 4,
            again: false,
        };
        log.answer(100, Replica::of(1), item, answer);
    };
    for code in [
        "whole",
        "kanchan",
        "furiten",
        "cell_other_ron_3_40",
        "limit_mangan_other_ron",
        "honba",
    ] {
        answered(&mut log, code);
    }
    let due = |log: &Log| tensu_learn::due(log, 101, rules("tenhou"));
    let (was, all) = (log.to_string(), due(&log));
    let other = log.clone();
    log.switch_scores();
    assert_eq!(log.scope(), Scope::WithoutScores);
    assert_eq!(log.to_string(), was.clone() + "p 1\n");
    let without = due(&log);
    assert!(
        without.len() < all.len() && without.len() > 1,
        "{without:?}"
    );
    assert!(without.iter().all(|item| !item.is_of(Topic::Price)));
    // Without fu there is little but scores to ask.
    assert_eq!(tensu_learn::due(&log, 101, rules("korean")), all);
    let mut both = other;
    both.merge(&log);
    assert_eq!(
        (both.scope(), both.to_string()),
        (Scope::WithoutScores, log.to_string())
    );
    log.switch_scores();
    assert_eq!((log.scope(), due(&log)), (Scope::All, all));
    both.merge(&log);
    assert_eq!(both, Log::read(&log.to_string()).expect("a log"));
    assert!(log.to_string().starts_with(&was));
    assert_eq!(Meter::of(&log).of, 1);
}
