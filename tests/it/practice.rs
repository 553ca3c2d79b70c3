//! Practice: what is asked about a hand has one right answer, the engine's, and what went wrong comes back.

use std::collections::HashSet;

use tensu::practice::{Answer, Lesson, Part, Skill, Task, Topic};
use tensu::rules::ALL;
use tensu::score::{FuReason, Payment};
use tensu::{Refusal, Ruleset, Score, Shape, score};

use crate::helpers::{preset, question, ruleset};

const SEEDS: std::ops::Range<u64> = 0..60;

fn dealt(topic: Topic, rules: &Ruleset) -> impl Iterator<Item = Lesson> {
    SEEDS.map(move |seed| {
        let lesson = Lesson::deal(topic, &[], seed, rules);
        lesson.unwrap_or_else(|| panic!("{}: {topic:?} with seed {seed}", rules.id))
    })
}

fn topics(rules: &Ruleset) -> impl Iterator<Item = Topic> {
    Topic::ALL.into_iter().filter(|topic| topic.is_in(rules))
}

fn scored(lesson: &Lesson, rules: &Ruleset) -> Score {
    score(&lesson.question, rules).expect("a win")
}

fn right(task: &Task) -> u16 {
    match task.answers[task.right] {
        Answer::Number(number) => number,
        Answer::Payments(_) => panic!("a price"),
    }
}

fn lesson(hand: &str, topic: Topic, rules: &str) -> Option<Lesson> {
    Lesson::of(&question(hand), topic, 1, &ruleset(rules))
}

/// The right numbers in the order in which they are asked.
fn numbers(hand: &str, topic: Topic, rules: &str) -> Vec<(Part, Skill, u16)> {
    let lesson = lesson(hand, topic, rules).unwrap_or_else(|| panic!("{hand}"));
    let tasks = lesson.tasks.iter();
    tasks
        .map(|task| (task.part, task.skill, right(task)))
        .collect()
}

#[test]
fn every_ruleset_deals_hands_that_win_and_answers_that_differ() {
    for rules in ALL {
        for topic in topics(rules) {
            for lesson in dealt(topic, rules) {
                let text = &lesson.question;
                assert!(score(text, rules).is_ok(), "{text}");
                assert!(!lesson.tasks.is_empty(), "{text}");
                for task in &lesson.tasks {
                    assert!(
                        task.answers.len() > 2 || task.part == Part::Wait,
                        "{topic:?} {text}"
                    );
                    assert!(task.right < task.answers.len(), "{text}");
                    if task.part == Part::Price {
                        assert_eq!(task.answers.len(), 4, "{} {text}", rules.id);
                    }
                    let same = |(i, one)| task.answers[..i].contains(one);
                    assert!(!task.answers.iter().enumerate().any(same), "{text}");
                    assert!(task.answers.is_sorted_by_key(height), "{text}");
                }
            }
        }
    }
}

fn height(answer: &Answer) -> u32 {
    match answer {
        Answer::Number(number) => (*number).into(),
        Answer::Payments(payments) => payments.iter().map(Payment::points).sum(),
    }
}

#[test]
fn the_same_seed_deals_the_same_hand_and_others_deal_others() {
    let rules = preset("tenhou");
    for topic in Topic::ALL {
        let once: Vec<Lesson> = dealt(topic, rules).collect();
        assert!(dealt(topic, rules).eq(once.iter().cloned()));
        let different: HashSet<_> = once.iter().map(|lesson| &lesson.question).collect();
        assert_eq!(different.len(), once.len());
    }
}

/// The parts that are asked make the sum that is asked.
#[test]
fn fu_add_up() {
    for rules in ALL.iter().filter(|rules| Topic::Fu.is_in(rules)) {
        for lesson in dealt(Topic::Fu, rules) {
            let (sum, parts) = lesson.tasks.split_last().expect("a sum");
            assert_eq!(sum.part, Part::Fu);
            if parts.is_empty() {
                assert_eq!(sum.skill, Skill::Flat);
                continue;
            }
            assert_eq!(parts.len(), 7, "how it was won, five blocks, the wait");
            let fu = scored(&lesson, rules).fu.expect("fu");
            let whole = |reason| matches!(reason, FuReason::Base | FuReason::OpenPinfu);
            let rest = fu.items.iter().filter(|item| whole(item.reason));
            let rest: u16 = rest.map(|item| u16::from(item.fu)).sum();
            let asked: u16 = parts.iter().map(right).sum();
            assert_eq!(rest + asked, fu.raw, "{}", lesson.question);
            assert_eq!(fu.raw.div_ceil(10) * 10, right(sum), "{}", lesson.question);
        }
    }
}

#[test]
fn prices_are_the_hands_own() {
    for rules in ALL {
        for lesson in dealt(Topic::Price, rules) {
            let [task] = &lesson.tasks[..] else {
                panic!("one question: {}", lesson.question);
            };
            let own = Answer::Payments(scored(&lesson, rules).payments);
            assert_eq!(task.answers[task.right], own, "{}", lesson.question);
        }
    }
}

/// A place that is always right would be learned in place of the price.
#[test]
fn the_right_price_is_anywhere_among_the_others() {
    let places: HashSet<usize> = dealt(Topic::Price, preset("tenhou"))
        .map(|lesson| lesson.tasks[0].right)
        .collect();
    assert_eq!(places, HashSet::from([0, 1, 2, 3]));
}

/// Seed 002, "Fu calculation": 20, 10 for the closed ron, 4 for the triplet of simples, 8 for that of terminals, the pair of
/// the seat's wind 2, the wait in the middle 2: 46, rounded up to 50.
#[test]
fn the_parts_of_a_hand_are_asked_one_by_one() {
    let asked = numbers(
        "13m555p999s678s22z+2m ron riichi seat:S",
        Topic::Fu,
        "cheatsheet",
    );
    assert_eq!(
        asked,
        [
            (Part::Win, Skill::MenzenRon, 10),
            (Part::Block(0), Skill::Run, 0),
            (Part::Block(1), Skill::Ankou, 4),
            (Part::Block(2), Skill::Run, 0),
            (Part::Block(3), Skill::AnkouYaochuu, 8),
            (Part::Block(4), Skill::YakuhaiPair, 2),
            (Part::Wait, Skill::Kanchan, 2),
            (Part::Fu, Skill::Sum, 50),
        ]
    );
}

#[test]
fn a_triplet_that_the_discard_completed_and_melds_are_told_apart() {
    let asked = numbers("55p88s(777z)(1111m)[2222s]+5p ron", Topic::Fu, "cheatsheet");
    let skills: Vec<(Skill, u16)> = asked.iter().map(|&(_, skill, fu)| (skill, fu)).collect();
    assert_eq!(skills.first(), Some(&(Skill::OpenRon, 0)));
    for (skill, fu) in [
        (Skill::TripletByRon, 2),
        (Skill::MinkouYaochuu, 4),
        (Skill::MinkanYaochuu, 16),
        (Skill::Ankan, 16),
        (Skill::PlainPair, 0),
        (Skill::Shanpon, 0),
    ] {
        assert!(skills.contains(&(skill, fu)), "{skill:?} {skills:?}");
    }
}

#[test]
fn a_flat_number_of_fu_is_one_question() {
    for (hand, fu) in [
        ("1133m5577p2299s4z+4z ron riichi", 25),
        ("234m456p678s22m56s+7s tsumo", 20),
    ] {
        assert_eq!(
            numbers(hand, Topic::Fu, "cheatsheet"),
            [(Part::Fu, Skill::Flat, fu)]
        );
    }
}

/// Nobody counts fu where han alone are paid.
#[test]
fn fu_are_asked_below_mangan_only() {
    let cheap = numbers(
        "13m555p999s678s22z+2m ron riichi seat:S",
        Topic::Worth,
        "cheatsheet",
    );
    assert_eq!(
        cheap,
        [(Part::Han, Skill::Han, 1), (Part::Fu, Skill::Sum, 50)]
    );
    let haneman = numbers(
        "234m340p66p678s56s+7s ron riichi dora:1m5p",
        Topic::Worth,
        "cheatsheet",
    );
    assert_eq!(haneman, [(Part::Han, Skill::Han, 7)]);
}

#[test]
fn points_are_asked_where_points_add_up() {
    let rules = preset("korean");
    assert!(!Topic::Fu.is_in(rules));
    assert_eq!(Lesson::deal(Topic::Fu, &[], 1, rules), None);
    for lesson in dealt(Topic::Worth, rules) {
        assert_eq!(lesson.tasks.len(), 1);
        assert_eq!(Some(right(&lesson.tasks[0])), scored(&lesson, rules).points);
    }
}

#[test]
fn hands_without_an_answer_give_no_lesson() {
    let yakuman = "19m19p19s1234567z+1z ron";
    assert_eq!(lesson(yakuman, Topic::Fu, "cheatsheet"), None);
    assert_eq!(lesson(yakuman, Topic::Worth, "cheatsheet"), None);
    assert!(lesson(yakuman, Topic::Price, "cheatsheet").is_some());
    let nothing = "123m456p78s99p(222s)+9s ron";
    let refused = score(&question(nothing), preset("cheatsheet")).expect_err("no yaku");
    assert!(matches!(refused.first(), Refusal::NoYaku { .. }));
    for topic in Topic::ALL {
        assert_eq!(lesson(nothing, topic, "cheatsheet"), None);
    }
}

/// Every kind of fu comes sooner or later, and at once where it went wrong.
#[test]
fn what_went_wrong_comes_back() {
    let rules = preset("tenhou");
    let of_fu = Skill::ALL
        .iter()
        .filter(|skill| !matches!(skill, Skill::Han | Skill::Points | Skill::Price));
    for &skill in of_fu {
        let has = |lesson: &Lesson| lesson.tasks.iter().any(|task| task.skill == skill);
        let weak = SEEDS.filter_map(|seed| Lesson::deal(Topic::Fu, &[skill], seed, rules));
        let met = weak.filter(has).count();
        // Eighty hands are looked through for it.
        assert!(met * 2 > SEEDS.count(), "{skill:?}: {met}");
    }
}

#[test]
fn skills_are_kept_by_their_id() {
    for &skill in Skill::ALL {
        assert_eq!(Skill::from_code(skill.code()), Some(skill));
    }
    assert_eq!(Skill::from_code("toitoi"), None);
}

/// Hands are like those of a table: closed and open, of several shapes.
#[test]
fn hands_are_of_all_kinds() {
    let rules = preset("tenhou");
    let hands: Vec<(Lesson, Score)> = dealt(Topic::Fu, rules)
        .map(|lesson| (lesson.clone(), scored(&lesson, rules)))
        .collect();
    let some = |wanted: &dyn Fn(&Lesson, &Score) -> bool| {
        let wanted = hands.iter().filter(|(lesson, score)| wanted(lesson, score));
        let count = wanted.count();
        assert!(count > 1 && count < hands.len() - 1, "{count}");
    };
    some(&|lesson, _| lesson.question.melds.is_empty());
    some(&|lesson, _| lesson.question.riichi.is_declared());
    some(&|lesson, _| lesson.question.by == tensu::By::Ron);
    some(&|_, score| score.reading.shape == Shape::Chiitoitsu);
    some(&|_, score| score.limit.is_some());
}
