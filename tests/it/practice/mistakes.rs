//! Every wrong answer names a mistake, and that mistake leads to just this answer: by arithmetic of this file, from what the hand
//! gives.

use tensu::question::By;
use tensu::quick::{Counted, Table};
use tensu::rules::{Limit, all};
use tensu::score::{AwardKind, Payment};
use tensu::{Question, Ruleset, Wind, Yaku, score};
use tensu_learn::course::{Asked, Choice, What, path};
use tensu_learn::practice::{
    Answer, Drill, Form, Given, HandLesson, Mistake, Part, Problem, SetSlip, Topic,
};

use crate::helpers::{is_whole, preset, question};
use count::{Count, Paid, amounts, by_rule, of_one, total};

mod count;

/// The seeds of questions of each kind, each with a ruleset in turn; without `TESTS=all` few.
fn asked() -> impl Iterator<Item = (u64, &'static Ruleset)> {
    let rules: Vec<&'static Ruleset> = all().collect();
    let questions = if is_whole() { 10_000 } else { 200 };
    (0..questions).map(move |seed| (seed, rules[seed as usize % rules.len()]))
}

/// Checks a mistake about the payments for a hand or a count.
fn check_paid(mistake: &Mistake, wanted: &[Payment], paid: &Paid<'_>) -> bool {
    paid.by(mistake).contains(&amounts(wanted))
}

/// Returns whether a mistake leads to an answer of a task.
fn leads(mistake: &Mistake, part: Part, answer: &Answer, hand: &Question, rules: &Ruleset) -> bool {
    let count = Count::of(hand, rules);
    let count = count.as_ref();
    match (part, answer) {
        (Part::Fu, Answer::Number(number)) => {
            count.expect("a win").fu_by(mistake) == i32::from(*number)
        }
        (Part::Win | Part::Wait, Answer::Number(number)) => {
            let count = count.expect("a win");
            let right = if part == Part::Win {
                count.won()
            } else {
                count.waited()
            };
            i32::from(right) + count.more_fu(mistake) == i32::from(*number)
        }
        (Part::Block(place), Answer::Number(number)) => {
            let count = count.expect("a win");
            of_one(mistake, count.of_block(Some(place))) == *number
        }
        (Part::Han | Part::Points, Answer::Number(number)) => {
            let count = count.expect("a win");
            let own = count.score.points.or(count.score.han.map(u16::from));
            i32::from(own.expect("han")) + count.more(mistake) == i32::from(*number)
        }
        (Part::Price | Part::PriceOf(_), Answer::Payments(payments)) => {
            let score = &count.expect("a win").score;
            let fu = score.multiplied_fu().map(|fu| fu.rounded);
            let counted = match (score.points, score.yakuman) {
                (Some(points), _) => Counted::Points(points),
                (None, 0) => Counted::Han(score.han.unwrap_or(Limit::MANGAN_HAN), fu),
                (None, units) => Counted::Yakuman(units),
            };
            let paid = Paid {
                table: Table::of(hand),
                counted,
                payments: &score.payments,
                steps: &score.steps,
                rules,
            };
            check_paid(mistake, payments, &paid)
        }
        (Part::Total, Answer::Points(points)) => {
            let score = &count.expect("a win").score;
            let honba: u32 = score.payments.iter().map(|paid| paid.honba).sum();
            total(mistake, score.total, honba, hand.honba, rules) == *points
        }
        (Part::Under, Answer::Payments(payments)) => {
            let Mistake::RulesOf(id) = mistake else {
                return false;
            };
            let other = Ruleset::by_id(id).expect("a ruleset");
            let paid =
                score(&hand.adapted(other), other).map_or_else(|_| vec![], |score| score.payments);
            amounts(&paid) == amounts(payments)
        }
        (Part::Waits, Answer::Tiles(tiles)) => match mistake {
            Mistake::Waits { missed, extra } => {
                !missed.is_empty() && missed.iter().all(|kind| !tiles.contains(kind))
                    || !extra.is_empty() && extra.iter().all(|kind| tiles.contains(kind))
            }
            _ => false,
        },
        (Part::WaitName, Answer::Wait(wait)) => *mistake == Mistake::WaitTaken(*wait),
        _ => true,
    }
}

/// Checks all wrong answers of a task, and returns how many there were.
fn check(
    mistake: impl Fn(usize) -> Option<Mistake>,
    (part, answers, right): (Part, &[Answer], usize),
    hand: &Question,
    rules: &Ruleset,
) -> usize {
    let is_keypad = answers.len() > 4;
    let mut found = 0;
    for (at, answer) in answers.iter().enumerate().filter(|(at, _)| *at != right) {
        // Tiles of a set are marked where they lie.
        if matches!(part, Part::Tile(_)) {
            continue;
        }
        let said = || format!("{} {part:?} {answer:?} {hand}", rules.id);
        let Some(mistake) = mistake(at) else {
            panic!("no mistake: {}", said());
        };
        let is_last = is_keypad && at + 1 == answers.len();
        let leads = is_last || leads(&mistake, part, answer, hand, rules);
        assert!(leads, "{mistake:?}: {}", said());
        found += 1;
    }
    found
}

#[test]
fn every_wrong_answer_of_a_drill_names_the_mistake_that_leads_to_it() {
    for &form in Form::ALL {
        let drill = Drill::of(form);
        let mut found = 0;
        for (seed, rules) in asked() {
            let Some(problem) = Problem::deal(&drill, None, seed, rules) else {
                continue;
            };
            for (at, task) in problem.tasks.iter().enumerate() {
                // Nobody is wrong about fu that change nothing.
                if problem.grade(at, None).is_none() {
                    continue;
                }
                let won = match task.part {
                    Part::PriceOf(of) => of.won(&problem.question),
                    _ => problem.question.clone(),
                };
                let is_hand = score(&won, rules).is_ok();
                let part = if is_hand || !matches!(task.part, Part::Price) {
                    task.part
                } else {
                    Part::Need
                };
                let mistake = |answer| problem.mistake(at, answer, rules);
                found += check(mistake, (part, &task.answers, task.right), &won, rules);
            }
        }
        assert!(found > 0 || form == Form::Split, "{form:?}");
    }
}

#[test]
fn every_wrong_step_of_practice_names_the_mistake_that_leads_to_it() {
    for topic in Topic::ALL {
        let mut found = 0;
        for (seed, rules) in asked() {
            let Some(lesson) = HandLesson::deal(topic, &[], seed, rules) else {
                continue;
            };
            for (at, task) in lesson.tasks.iter().enumerate() {
                let mistake = |answer| lesson.mistake(at, answer, rules);
                let of = (task.part, &task.answers[..], task.right);
                found += check(mistake, of, &lesson.question, rules);
            }
        }
        assert!(found > 0, "{topic:?}");
    }
}

/// Returns whether a mistake leads to a list of patterns: of those that count one less or one more, or those of another reading.
fn lists(mistake: &Mistake, list: &[(Yaku, u8)], asked: &Asked, rules: &Ruleset) -> bool {
    let Some(Choice::Fans(right)) = asked.parts[0].choices.get(asked.parts[0].right) else {
        return false;
    };
    match mistake {
        Mistake::Forgot {
            what: AwardKind::Yaku(yaku),
            ..
        } => {
            let less = right.iter().copied().filter(|(own, _)| own != yaku);
            less.collect::<Vec<_>>() == list
        }
        Mistake::Counted { yaku, .. } => list == [&right[..], &[(*yaku, 1)]].concat(),
        Mistake::OtherPatterns => {
            let scored = score(asked.hand.as_ref().expect("a hand"), rules).expect("a win");
            let is = |yaku: Yaku| list.iter().any(|(own, _)| *own == yaku);
            scored.others.iter().any(|other| {
                let mut awards = other.awards.iter();
                awards.all(|award| match award.what {
                    AwardKind::Yaku(yaku) => is(yaku) || yaku == Yaku::FlowerTile,
                    _ => true,
                })
            })
        }
        _ => false,
    }
}

/// Checks the wrong answers of a part of a question of the course.
fn check_part(asked: &Asked, at: usize, rules: &Ruleset) -> usize {
    let part = &asked.parts[at];
    // Those are turned or tapped until they are right, and show what they give.
    let is_turned = matches!(
        part.what,
        What::Closed | What::Outside | What::Kan | What::Seat(_) | What::Round(_) | What::Tile(_)
    );
    if is_turned {
        return 0;
    }
    let mut found = 0;
    for (answer, choice) in part.choices.iter().enumerate() {
        if part.is_right(answer) {
            continue;
        }
        let said = || format!("{} {:?} {choice:?} {:?}", rules.id, part.what, asked.hand);
        let Some(mistake) = asked.mistake(at, answer, rules) else {
            panic!("no mistake: {}", said());
        };
        found += 1;
        let leads = match (part.what, choice) {
            (What::Fu | What::Sum, Choice::Number(number)) => {
                let hand = asked.hand.as_ref().expect("a hand");
                leads(&mistake, Part::Fu, &Answer::Number(*number), hand, rules)
            }
            (What::Han | What::Points, Choice::Number(number)) => {
                let hand = asked.hand.as_ref().expect("a hand");
                leads(&mistake, Part::Han, &Answer::Number(*number), hand, rules)
            }
            (What::Payments, Choice::Payments(payments)) => {
                let hand = asked.hand.as_ref().expect("a hand");
                let answer = Answer::Payments(payments.clone());
                leads(&mistake, Part::Price, &answer, hand, rules)
            }
            (What::Worth(_), Choice::Number(number)) => match mistake {
                Mistake::WorthOf(other) => rules.points_of(other, true) == *number,
                _ => false,
            },
            (What::Fans, Choice::Fans(list)) => lists(&mistake, list, asked, rules),
            (What::Beside(yaku, by), Choice::Is(true)) => match &mistake {
                Mistake::Counted { yaku: own, why } => *own == yaku && why.yaku() == Some(by),
                _ => false,
            },
            (What::Beside(yaku, by), _) => mistake == Mistake::BothCount(yaku, by),
            (What::Minimum, Choice::Is(true)) => {
                matches!(mistake, Mistake::TooFew(has, need) if has < need)
            }
            (What::Minimum, _) => matches!(mistake, Mistake::Enough(has, need) if has >= need),
            (What::Thing(thing), Choice::Number(number)) => {
                of_one(&mistake, thing.fu(rules).into()) == *number
            }
            (What::Price(han, fu), Choice::Points(points)) => {
                let quote = tensu_learn::course::quote(asked.of, han, fu, rules).expect("a price");
                let paid = Paid {
                    table: Table {
                        seat: if asked.of.dealer {
                            Wind::East
                        } else {
                            Wind::South
                        },
                        round: None,
                        by: By::Ron,
                        from: None,
                        honba: 0,
                        sticks: 0,
                    },
                    counted: Counted::Han(han, fu.map(u16::from)),
                    payments: &quote.payments,
                    steps: &quote.steps,
                    rules,
                };
                paid.by(&mistake).contains(&vec![*points])
            }
            (What::Small(_, fu), Choice::Points(points)) => {
                let Choice::Points(small) = part.choices[part.right] else {
                    panic!("no number: {}", said());
                };
                by_rule(&mistake, small, fu) == *points
            }
            (What::FromSmall(small, _, fu), Choice::Points(points)) => {
                by_rule(&mistake, small, fu) == *points
            }
            _ => true,
        };
        assert!(leads, "{mistake:?}: {}", said());
    }
    found
}

#[test]
fn every_wrong_answer_of_the_course_names_the_mistake_that_leads_to_it() {
    let mut found = 0;
    for (seed, rules) in asked() {
        for aim in path(rules).flat_map(|lesson| lesson.aims) {
            let Some(asked) = aim.ask(seed, rules) else {
                continue;
            };
            for at in 0..asked.parts.len() {
                found += check_part(&asked, at, rules);
            }
        }
    }
    assert!(found > 1_000, "{found}");
}

/// A hand with its wrong answer, and the mistake: worked out on paper.
#[test]
fn mistakes_are_those_of_people() {
    let rules = preset("tenhou");
    let set = |place, slip, right, wrong| Mistake::Set {
        place: Some(place),
        slip,
        right,
        wrong,
    };
    for (hand, fu, wanted) in [
        // 20 and 10, a closed triplet of terminals by ron counts as open: 4, the other one of simples 4. 38, and 42 if it
        // counted as closed.
        (
            "123m555p678s99s22z+9s ron riichi seat:W",
            50,
            set(3, SetSlip::ClosedByRon, 4, 8),
        ),
        // 22 and a wait in the middle: 24. With 10 in place of 2 it would be 32.
        ("13m567m345p678s22s+2m tsumo", 40, Mistake::MenzenRonByTsumo),
        // 32: without the wait 30.
        (
            "13m567m345p678s22s+2m ron riichi",
            30,
            Mistake::WaitUnseen(tensu::Wait::Kanchan),
        ),
        // A self-drawn pinfu with the 2 for the self-draw.
        ("234m567m34p678s22s+5p tsumo", 30, Mistake::TsumoOfPinfu),
        ("1133m5577p2299s4z+4z ron riichi", 30, Mistake::PairsRounded),
        // 34: rounded down 30.
        ("234m567m34p55s(777z)+5p ron", 25, Mistake::PairsElsewhere),
    ] {
        let lesson = HandLesson::of(&question(hand), Topic::Fu, 3, rules).expect("a lesson");
        let at = lesson.tasks.len() - 1;
        let offered = (0..400).find_map(|seed| {
            let lesson = HandLesson::of(&question(hand), Topic::Fu, seed, rules)?;
            let answers = &lesson.tasks[at].answers;
            let answer = answers.iter().position(|own| *own == Answer::Number(fu))?;
            lesson.mistake(at, answer, rules)
        });
        assert_eq!(offered, Some(wanted), "{hand}");
    }
}

/// Han that are far off name all that counts; one thing that was missed is told by itself.
#[test]
fn han_that_are_far_off_name_all_that_counts() {
    let rules = preset("tenhou");
    // Riichi, ippatsu, self-draw, pinfu, all simples, and two dora.
    let hand = question("234m34067p678s55s+8p tsumo riichi ippatsu dora:4s");
    let problem =
        Problem::of(Form::Whole, hand.clone(), Given::Hand, 1, rules).expect("a question");
    let (at, task) = problem
        .tasks
        .iter()
        .enumerate()
        .find(|(_, task)| task.part == Part::Han)
        .expect("han");
    let wrong = task
        .answers
        .iter()
        .position(|one| *one == Answer::Number(1));
    let mistake = problem.mistake(at, wrong.expect("one han"), rules);
    let awards = score(&hand, rules).expect("a win").awards;
    let Some(Mistake::Off(less, named)) = mistake else {
        panic!("{mistake:?}");
    };
    assert!(less < -2 && named == awards, "{less} {named:?}");
    assert!(Mistake::Off(less, named).names_all());
    assert!(!Mistake::Off(less, Vec::new()).names_all());
}
