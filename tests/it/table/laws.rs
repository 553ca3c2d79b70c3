//! Laws of the table, under every ruleset.

use tensu::game::{drawn, end, nagashi, settle};
use tensu::rules::{self, EndSticks, Setting, System, Uma};
use tensu::{Question, Ruleset, Wind};

use crate::random::Random;

fn sum(changes: &[(Wind, i64)]) -> i64 {
    changes.iter().map(|(_, change)| change).sum()
}

/// Returns all choices of some seats.
fn groups(rules: &Ruleset) -> impl Iterator<Item = Vec<Wind>> {
    let winds = rules.seats.winds();
    let group = |bits: usize| {
        let chosen = winds
            .iter()
            .enumerate()
            .filter(move |(i, _)| bits >> i & 1 == 1);
        chosen.map(|(_, &seat)| seat).collect()
    };
    (0..1 << winds.len()).map(group)
}

#[test]
fn nothing_is_lost_but_sticks() {
    let hands = [
        "234p34s66p678s567p+2s",
        "345p34s88p567s456s+2s",
        "678p34s22p345p678s+2s",
    ];
    for rules in rules::all() {
        let winds = rules.seats.winds();
        // 6.1 and 6.7: those who did not deal in may have to pay, too.
        let all_pay = rules
            .chinese()
            .is_some_and(|chinese| chinese.pays(3)[1] > 0);
        for (winners, &from) in winds
            .iter()
            .enumerate()
            .flat_map(|(n, _)| winds.iter().map(move |from| (n, from)))
        {
            for (honba, sticks) in [(0, 0), (3, 0), (1, 2), (0, 5)] {
                let seats = winds.iter().filter(|&&seat| seat != from).take(winners);
                let question = |(i, &seat): (usize, &Wind)| {
                    // 6.6: both flowers of the seat make three faan of all chows.
                    let own = seat as usize + 1;
                    let flowers = if rules.counts_faan() {
                        format!(" flowers:{own}{}f", own + 4)
                    } else {
                        String::new()
                    };
                    let text = format!(
                        "{} ron seat:{} from:{}{flowers}",
                        hands[i],
                        seat.letter(),
                        from.letter()
                    );
                    let mut question: Question = text.parse().expect("a hand");
                    if rules.is_riichi() {
                        question.riichi = tensu::Riichi::Riichi;
                        (question.honba, question.sticks) = (honba, sticks);
                    }
                    question
                };
                let questions: Vec<_> = seats.enumerate().map(question).collect();
                if questions.is_empty() {
                    continue;
                }
                let table =
                    settle(&questions, rules).unwrap_or_else(|why| panic!("{}: {why}", rules.id));
                let taken = if table.winners.is_empty() {
                    0
                } else {
                    1_000 * i64::from(questions[0].sticks)
                };
                assert_eq!(sum(&table.changes), taken, "{}: {questions:?}", rules.id);
                let scores: u32 = table.winners.iter().map(|(_, score)| score.total).sum();
                let gained: i64 = table.changes.iter().map(|(_, change)| change.max(&0)).sum();
                assert_eq!(gained, i64::from(scores), "{}", rules.id);
                assert!(
                    table
                        .changes
                        .iter()
                        .all(|&(seat, change)| change >= 0 || seat == from || all_pay)
                );
            }
        }
    }
}

#[test]
fn drawn_hands_and_nagashi_move_points_only() {
    for rules in rules::all() {
        for seats in groups(rules) {
            let table = drawn(&seats, rules).expect("players of this game");
            assert_eq!(sum(&table.changes), 0, "{}", rules.id);
            for (seat, change) in table.changes {
                assert!(
                    change == 0 || (change > 0) == seats.contains(&seat),
                    "{}",
                    rules.id
                );
            }
            let mut house = (*rules).clone();
            let allowed = house.change("nagashi_mangan", &Setting::Bool(true));
            assert_eq!(
                allowed.is_ok(),
                matches!(rules.system, System::Riichi(_)),
                "{}",
                rules.id
            );
            match nagashi(&seats, 2, &house) {
                Ok(changes) => assert_eq!(sum(&changes), 0, "{}", rules.id),
                Err(_) => assert!(seats.is_empty() || matches!(rules.system, System::Additive(_))),
            }
        }
    }
}

#[test]
fn match_scores_add_up_to_nothing() {
    let mut random = Random::new(31);
    for rules in rules::all() {
        let players = rules.seats.winds().len();
        let whole = players as i64 * i64::from(rules.game.start);
        for _ in 0..500 {
            let sticks = random.below(4) as u32;
            // Few different numbers, so that many are equal.
            let mut points: Vec<i64> = (1..players)
                .map(|_| random.below(5) as i64 * 10_000 - 5_000)
                .collect();
            points.push(whole - points.iter().sum::<i64>() - i64::from(rules.stick() * sticks));
            let scores =
                end(&points, sticks, rules).unwrap_or_else(|why| panic!("{points:?}: {why}"));
            let total: i64 = scores.iter().map(tensu::game::Final::total).sum();
            // What is over where nothing is returned, or nobody gets what lies on the table.
            let lost = match rules.game.end_sticks {
                EndSticks::First => 0,
                EndSticks::Lost => i64::from(rules.stick() * sticks),
            };
            let returned = players as i64 * i64::from(rules.game.back);
            let oka = i64::from(rules.oka());
            assert_eq!(
                total,
                whole - lost - returned + oka,
                "{} {points:?}",
                rules.id
            );
            assert!(total == -lost || rules.ends_in_points());
            assert!(
                scores.iter().all(|score| score.total() % 100 == 0),
                "{} {points:?}",
                rules.id
            );
            for (a, b) in points
                .iter()
                .zip(&scores)
                .flat_map(|a| points.iter().zip(&scores).map(move |b| (a, b)))
            {
                assert!(
                    a.0 <= b.0 || a.1.place < b.1.place,
                    "{} {points:?}",
                    rules.id
                );
            }
        }
        let uma: &[[i32; 4]] = match &rules.game.uma {
            Uma::Places(uma) => std::slice::from_ref(uma),
            Uma::Below(all) => all,
            Uma::BelowSome(all) => all,
        };
        assert!(
            uma.iter().all(|uma| uma.iter().sum::<i32>() == 0),
            "{}",
            rules.id
        );
    }
}
