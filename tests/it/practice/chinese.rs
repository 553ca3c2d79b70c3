//! Lessons of Chinese games: hands that win are dealt, and what counts is asked.

use tensu::rules::Setting;
use tensu::score::AwardKind;
use tensu::{Ruleset, Yaku, score};
use tensu_learn::practice::{Answer, HandLesson, Item, Part, Topic};

use crate::helpers::{preset, question, ruleset};
use crate::shared::agree::{changes, translate};
use crate::shared::judge::{Outcome, judge};

#[test]
fn hands_that_win_are_dealt() {
    for rules in [
        "mcr_mil",
        "mcr_2006",
        "hong_kong",
        "hong_kong_hkma",
        "korean",
    ]
    .map(preset)
    {
        for topic in [Topic::Waits, Topic::Worth, Topic::Price, Topic::Minimum] {
            let dealt = (0..40).filter_map(|seed| HandLesson::deal(topic, &[], seed, rules));
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
        let lesson = HandLesson::deal(Topic::Worth, &[], seed, rules).expect("a lesson");
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

/// Returns the points of a hand towards the minimum: with none, all that it wins for; flowers only where they count.
fn towards(lesson: &HandLesson, rules: &Ruleset) -> u16 {
    let mut without = rules.clone();
    without
        .change("minimum", &Setting::Number(0))
        .expect("a rule");
    let score = score(&lesson.question, &without).expect("a complete hand");
    let additive = rules.additive().expect("points");
    let awards = score.awards.iter().filter(|award| match award.what {
        AwardKind::Yaku(yaku) => !additive.is_bonus(yaku),
        _ => true,
    });
    awards.map(|award| award.amount.points()).sum()
}

/// Hands are as often a little below the minimum as a little above, and the second scorers say which, and for how much.
#[test]
fn does_it_reach_the_minimum() {
    for rules in [
        "mcr_mil",
        "mcr_2006",
        "hong_kong",
        "mcr_mil minimum=12",
        "hong_kong flowers_count=false",
    ]
    .map(ruleset)
    {
        let need = rules.additive().expect("points").minimum;
        let changes = changes(&rules);
        let (mut wins, mut beside_flowers) = (0, 0);
        for seed in 0..100 {
            let lesson = HandLesson::deal(Topic::Minimum, &[], seed, &rules);
            let lesson = lesson.unwrap_or_else(|| panic!("{}: seed {seed}", rules.id));
            let hand = &lesson.question;
            let said = format!("{hand} under {}", rules.id);
            let has = towards(&lesson, &rules);
            assert!(
                (need.saturating_sub(3)..need + 3).contains(&has),
                "{said}: {has}"
            );
            let [reaches, worth @ ..] = &lesson.tasks[..] else {
                panic!("{said}: nothing is asked")
            };
            assert_eq!(
                (reaches.part, reaches.teaches),
                (Part::Minimum, Item::Minimum)
            );
            assert_eq!(reaches.answers, [false, true].map(Answer::Whether));
            beside_flowers += usize::from(!hand.flowers.is_empty());
            match judge(&translate(hand, 4), rules.id, &changes) {
                Outcome::Won(answers) => {
                    wins += 1;
                    let [points] = worth else {
                        panic!("{said}: for how much?")
                    };
                    let Answer::Number(right) = points.answers[points.right] else {
                        panic!("{said}: {:?}", points.answers)
                    };
                    let is_told = answers
                        .iter()
                        .any(|answer| answer.points == u32::from(right));
                    assert!(is_told, "{said}: {right} or {answers:?}");
                    assert_eq!((reaches.right, points.part), (1, Part::Points), "{said}");
                }
                Outcome::Refused(why) => {
                    assert_eq!(
                        (why, reaches.right, worth.len()),
                        ("below_minimum", 0, 0),
                        "{said}"
                    );
                }
            }
        }
        assert!((30..=70).contains(&wins), "{}: {wins} of 100 win", rules.id);
        assert!(beside_flowers > 50, "{}: {beside_flowers}", rules.id);
    }
}

/// Seven points and a flower are no eight; what is no hand at all is not asked about, nor a ruleset where everything wins.
#[test]
fn only_what_may_be_too_little_is_asked_about() {
    let lesson =
        |hand: &str, rules: &Ruleset| HandLesson::of(&question(hand), Topic::Minimum, 1, rules);
    let mcr = preset("mcr_mil");
    // Half flush 6 and a dragon pung 2, and a little more.
    let eight = lesson("12346m33z(678m)(777z)+5m ron flowers:1f", mcr).expect("a lesson");
    assert_eq!((eight.tasks[0].right, eight.tasks.len()), (1, 2));
    // A pung of a terminal is all that it has.
    let one = lesson("567m88s22z(345m)(111p)+8s ron flowers:12345678f", mcr).expect("a lesson");
    assert_eq!((one.tasks[0].right, one.tasks.len()), (0, 1));
    assert_eq!(lesson("12467m33z(678m)(777z)+5m ron", mcr), None);
    assert_eq!(
        lesson("12346m33z(678m)(777z)+5m ron last_of_kind rinshan", mcr),
        None
    );
    assert!(Topic::Minimum.is_in(preset("korean")) && !Topic::Minimum.is_in(preset("tenhou")));
    assert!(!Topic::Minimum.is_in(&ruleset("hong_kong minimum=0")));
}
