//! Lessons of Chinese games: hands that win are dealt, and what counts is asked.

use tensu::practice::{Answer, Lesson, Part, Topic};
use tensu::score::AwardKind;
use tensu::{Yaku, score};

use crate::helpers::preset;

#[test]
fn hands_that_win_are_dealt() {
    for rules in ["mcr_mil", "mcr_2006", "hong_kong"].map(preset) {
        for topic in [Topic::Waits, Topic::Worth, Topic::Price] {
            let dealt = (0..40).filter_map(|seed| Lesson::deal(topic, &[], seed, rules));
            assert_eq!(dealt.count(), 40, "{topic:?} of {}", rules.id);
        }
    }
}

/// The list that is right names what the engine counts; none of the others is the same.
#[test]
fn which_fan_count() {
    let rules = preset("mcr_mil");
    let mut asked = 0;
    for seed in 0..60 {
        let lesson = Lesson::deal(Topic::Worth, &[], seed, rules).expect("a lesson");
        let Some(task) = lesson.tasks.iter().find(|task| task.part == Part::Fans) else {
            continue;
        };
        asked += 1;
        let counted = score(&lesson.question, rules).expect("a win");
        let own = |yaku: Yaku| {
            let mut awards = counted.awards.iter();
            awards.any(|award| award.what == AwardKind::Yaku(yaku))
        };
        let Answer::Fans(right) = &task.answers[task.right] else {
            panic!("{:?}", task.answers);
        };
        assert!(right.iter().all(|&(yaku, _)| own(yaku)));
        let points = |&(yaku, times): &(Yaku, u8)| {
            let worth = rules.yaku.get(yaku).worth;
            u16::from(worth.closed.max(worth.open)) * u16::from(times)
        };
        let sum: u16 = right.iter().map(points).sum();
        let flowers = lesson.question.flowers.len() as u16;
        assert_eq!(Some(sum + flowers), counted.points, "{}", lesson.question);
        let same = task
            .answers
            .iter()
            .filter(|one| **one == task.answers[task.right]);
        assert_eq!(same.count(), 1);
    }
    assert!(asked > 50, "{asked}");
}
