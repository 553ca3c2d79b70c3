//! The lessons that there are, and the place where somebody stands.

use tensu::rules::CORE;
use tensu_learn::course::{Sitting, Stage, path};

use super::{answer, lesson, rules};

/// Each ruleset has in each of its lessons something to ask, and no lesson about what it lacks.
#[test]
fn a_lesson_is_there_where_its_rules_are() {
    for rules in CORE.rulesets {
        let mut numbers: Vec<u8> = Vec::new();
        for lesson in path(rules) {
            numbers.push(lesson.number);
            let asked = lesson.aims.iter().filter_map(|aim| aim.ask(3, rules));
            assert!(asked.count() > 0, "{} {}", rules.id, lesson.number);
            assert!(lesson.cards(rules).count() > 0);
        }
        let of_fu = numbers
            .iter()
            .any(|number| matches!(number, 1..=13 | 15..=16));
        assert_eq!(of_fu, rules.counts_fu(), "{}", rules.id);
        assert_eq!(numbers.contains(&14), rules.is_riichi(), "{}", rules.id);
        let whole = numbers
            .iter()
            .filter(|number| matches!(number, 7 | 35 | 53));
        assert_eq!(whole.count(), 1, "{}", rules.id);
    }
    let dealt: Vec<u8> = path(rules("tenhou")).map(|lesson| lesson.number).collect();
    // What gives fu is taught before the rule of thumb that asks for it; numbers stay for good.
    let last = dealt.len() as u8;
    assert_eq!(
        dealt,
        [2, 1].into_iter().chain(3..=last).collect::<Vec<u8>>()
    );
}

/// Lesson 0: twelve questions of several kinds, always the same; three of three right of a kind, and that lesson is known.
#[test]
fn where_somebody_stands_is_told_at_the_end() {
    for id in ["ema_2025", "sanma_ryanshi", "korean"] {
        let rules = rules(id);
        for right in [true, false] {
            let mut sitting = Sitting::begin(lesson(0), u64::from(right), rules);
            while sitting.stage() == Stage::Asked {
                assert!(!sitting.is_helped());
                answer(&mut sitting, right, rules);
            }
            assert_eq!(
                (sitting.stage(), sitting.count()),
                (Stage::Done, 12),
                "{id}"
            );
            let placed = sitting.placed(rules);
            let asked: usize = placed.iter().map(|(_, [_, of], _)| of).sum();
            assert_eq!(asked, 12);
            for (own, [count, of], known) in placed {
                assert!(of >= 3 && path(rules).any(|one| one == own), "{id}");
                assert_eq!((count, known), if right { (of, true) } else { (0, false) });
            }
            assert_eq!(Sitting::read(&sitting.to_string(), rules), Some(sitting));
        }
        let again = [1, 2].map(|seed| Sitting::begin(lesson(0), seed, rules));
        assert_eq!(again[0], again[1]);
    }
    // Two right of three are not enough: whoever guesses has them often.
    let rules = rules("tenhou");
    let mut sitting = Sitting::begin(lesson(0), 1, rules);
    for nth in 0..12 {
        answer(&mut sitting, nth < 9, rules);
    }
    let known: Vec<bool> = sitting.placed(rules).iter().map(|one| one.2).collect();
    assert_eq!(known, [true, false, false, false]);
}
