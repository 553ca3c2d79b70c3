//! The answers beside the right one: those of somebody who miscounts a little, and none that no hand has.

use std::collections::BTreeSet;

use tensu::rules::all;
use tensu::score::Payment;
use tensu_learn::practice::{Answer, HandLesson, Item, Part, Skill, Task, Topic};

use super::{dealt, lesson, scored};
use crate::helpers::{preset, question, ruleset};

/// Returns the tasks about one part of a hand, with one seed after the other.
fn tasks(hand: &str, topic: Topic, part: Part, rules: &str) -> impl Iterator<Item = Task> {
    let (hand, rules) = (question(hand), ruleset(rules));
    (0..400).map(move |seed| {
        let lesson = HandLesson::of(&hand, topic, seed, &rules).expect("a lesson");
        let task = lesson.tasks.into_iter().find(|task| task.part == part);
        task.unwrap_or_else(|| panic!("{hand}: no {part:?}"))
    })
}

/// Collects everything that is offered sooner or later.
fn numbers(hand: &str, topic: Topic, part: Part, rules: &str) -> BTreeSet<u32> {
    let value = |answer: &Answer| match answer {
        Answer::Number(number) => u32::from(*number),
        Answer::Payments(payments) => payments.iter().map(Payment::points).sum(),
        _ => panic!("no number"),
    };
    tasks(hand, topic, part, rules)
        .flat_map(|task| task.answers.iter().map(value).collect::<Vec<_>>())
        .collect()
}

/// A han more or less, two beside mangan, a level of fu more or less, seven pairs counted as other hands are, the
/// dealer's payment, a self-draw's, shares that are not rounded up; above mangan all limits and yakuman. Totals of seed
/// 002, South by ron.
#[test]
fn prices_are_those_of_neighbours() {
    for (hand, rules, wanted) in [
        // Riichi, two dora: 3 han, 32 fu. Two han to four, 30 to 50 fu, 1,280 base points; 7,700 is
        // the dealer's, too.
        (
            "234m46p678789s33z+5p ron riichi dora:2z",
            "tenhou",
            &[
                2_000, 2_600, 3_200, 3_900, 5_100, 5_120, 5_200, 6_400, 7_700, 8_000,
            ][..],
        ),
        // Riichi, seven pairs: 3 han of 25 fu, which have two han at least; or 30.
        (
            "1133m5577p2299s4z+4z ron riichi",
            "tenhou",
            &[1_600, 2_000, 3_200, 3_900, 4_800, 6_400, 7_700],
        ),
        // Riichi, haku, three dora: a mangan of 40 fu. Three han to seven.
        (
            "234m46p678s99s555z+5p ron riichi dora:7z",
            "tenhou",
            &[3_900, 5_200, 7_700, 8_000, 12_000],
        ),
        // A renhou that is paid as a mangan has no fu: 30 or 40.
        (
            "123m456p789s11z78s+9s ron first_turn",
            "ema_2016",
            &[3_900, 5_200, 7_700, 8_000, 12_000],
        ),
        // Chinitsu: a haneman.
        (
            "1113445667899m+5m ron",
            "tenhou",
            &[8_000, 12_000, 16_000, 18_000, 24_000, 32_000, 64_000],
        ),
        // Seed 001: the discarder pays the points twice, by a self-draw three pay once. Nine points: six to twelve, and once.
        (
            "234m345p567s67m55p+8m ron",
            "korean",
            &[9, 12, 14, 16, 18, 20, 22, 24, 27],
        ),
        // Two points, the winning tile and the bonus: no hand has less.
        (
            "456p44s78m(777z)(222z)+9m ron",
            "korean",
            &[4, 8, 10, 12, 14],
        ),
    ] {
        let found = numbers(hand, Topic::Price, Part::Price, rules);
        assert_eq!(found, wanted.iter().copied().collect(), "{hand} {rules}");
    }
}

/// Another seat's mangan is a haneman here: one answer, whoever pays it. Found by a browser test.
#[test]
fn no_price_is_offered_twice() {
    for hand in [
        "234m46p678s99s555z+5p ron riichi dora:7z from:W",
        "234m46p678s99s555z+5p ron riichi dora:7z seat:E from:W honba:2",
        "234m46p678s99s555z+5p tsumo riichi dora:7z seat:E",
    ] {
        for task in tasks(hand, Topic::Price, Part::Price, "tenhou") {
            let shown = task.answers.iter().map(|answer| match answer {
                Answer::Payments(payments) => {
                    let mut points: Vec<u32> = payments.iter().map(Payment::points).collect();
                    points.sort_unstable();
                    points
                }
                _ => panic!("no price"),
            });
            let different: BTreeSet<_> = shown.collect();
            assert_eq!(different.len(), task.answers.len(), "{hand}: {different:?}");
        }
    }
}

/// F4, F5: of hands that are asked for their payment some 14 of 100 have five han or more and 2 a kan, as at a table;
/// of those asked for their fu no sequence is asked about twice.
#[test]
fn hands_are_those_of_a_table() {
    let rules = preset("cheatsheet");
    let all = || (0..1_000).filter_map(|seed| HandLesson::deal(Topic::Price, &[], seed, rules));
    let (mut limits, mut yakuman, mut kans) = (0, 0, 0);
    for one in all() {
        let score = scored(&one, rules);
        limits += u32::from(score.han.is_none_or(|han| han > 4));
        yakuman += u32::from(score.yakuman > 0);
        let mut melds = one.question.melds.iter();
        kans += u32::from(melds.any(|meld| meld.kind.is_kan()));
    }
    assert!((110..=170).contains(&limits), "{limits}");
    assert!(yakuman < 10 && kans < 50, "{yakuman} {kans}");
    for lesson in dealt(Topic::Fu, rules) {
        let score = scored(&lesson, rules);
        let sequence = |task: &&Task| {
            let place = match task.part {
                Part::Block(place) => usize::from(place),
                _ => return false,
            };
            score.reading.blocks[place].kind == tensu::BlockKind::Sequence
        };
        assert!(lesson.tasks.iter().filter(sequence).count() < 2);
    }
}

/// F4: fu are asked about where they make the payment, whatever comes back.
#[test]
fn fu_that_are_asked_about_count() {
    let weak = [Skill::Flat, Skill::Kanchan].map(Item::Skill);
    for rules in all().filter(|rules| Topic::Fu.is_in(rules)) {
        for seed in 0..1_000 {
            let wish = &weak[..usize::from(seed % 4 == 0) * weak.len()];
            let lesson = HandLesson::deal(Topic::Fu, wish, seed, rules);
            let lesson = lesson.unwrap_or_else(|| panic!("{}: seed {seed}", rules.id));
            let score = scored(&lesson, rules);
            let hand = &lesson.question;
            assert!(score.multiplied_fu().is_some(), "{} {hand}", rules.id);
        }
    }
}

/// Points that are fewer than a win has, or more than the cap, are no answer; one answer is no question. Mutants.
#[test]
fn points_are_those_of_wins() {
    let offered = |hand, rules| numbers(hand, Topic::Worth, Part::Points, rules);
    let least = offered("456p44s78m(777z)(222z)+9m ron", "korean");
    assert_eq!(least, (4..=7).collect());
    let five = offered("45678m44p(123m)(789s)+9m ron", "korean");
    assert_eq!(five, (4..=7).collect());
    let nine = offered("234m345p567s67m55p+8m ron", "korean");
    // 2 for all chows, 3 for tanyao, 3 for the colours: 1 is left. What is forgotten, and a point or two too many.
    assert!(
        nine.range(..9).count() > 2 && nine.range(10..).count() == 2,
        "{nine:?}"
    );
    // The cap cuts off all that is above the least: nothing is left to choose from.
    let hand = "456p44s78m(777z)(222z)+9m ron";
    assert_eq!(lesson(hand, Topic::Worth, "korean score_cap=4"), None);
}

/// Few numbers are offered, the right one among them, and none that no hand has; however high it is. Mutants.
#[test]
fn numbers_stand_around_the_right_one() {
    // 20 and 10; closed kans and a triplet of terminals 32 and 8 each; the pair of dragons 2.
    for (hand, topic, part, right) in [
        ("678s45p55z[1111m][9999m]+6p ron", Topic::Fu, Part::Fu, 100),
        (
            "45p55z[1111m][9999m][9999s]+6p ron",
            Topic::Fu,
            Part::Fu,
            130,
        ),
        // Riichi, pinfu, ittsuu, chinitsu and three dora; ippatsu.
        (
            "1112345667788m+9m ron dora:9m ippatsu",
            Topic::Worth,
            Part::Han,
            14,
        ),
    ] {
        let hand = format!("{hand} riichi");
        let all: BTreeSet<u32> = numbers(&hand, topic, part, "tenhou");
        assert!(all.range(..right).count() > 1, "{hand}: {all:?}");
        assert!(all.range(right + 1..).count() > 0, "{hand}: {all:?}");
        let least = if part == Part::Fu { 20 } else { 1 };
        assert!(all.iter().all(|number| *number >= least), "{hand}: {all:?}");
        for task in tasks(&hand, topic, part, "tenhou").take(20) {
            assert_eq!(task.answers.len(), 4, "{hand}");
            let own = u16::try_from(right).expect("a number");
            assert_eq!(task.answers[task.right], Answer::Number(own), "{hand}");
        }
    }
}

/// Payments teach who won, and how. A mutant.
#[test]
fn prices_teach_who_won_and_how() {
    // Riichi of 46 fu; self-drawn one han more, and 38 fu.
    for (how, item) in [
        ("ron seat:E", "cell_dealer_ron_1_50"),
        ("ron seat:S", "cell_other_ron_1_50"),
        ("tsumo seat:E", "cell_dealer_tsumo_2_40"),
        ("tsumo seat:S", "cell_other_tsumo_2_40"),
        ("ron seat:S ippatsu dora:4p5p", "limit_mangan_other_ron"),
        ("tsumo seat:E dora:4p1z", "limit_haneman_dealer_tsumo"),
    ] {
        let hand = format!("13m555p999s678s22z+2m {how} riichi");
        let price = lesson(&hand, Topic::Price, "tenhou").expect("a price");
        assert_eq!(price.tasks[0].teaches.to_string(), item, "{how}");
    }
    // Without fu there is no such table.
    let hand = "234m567p345s66s78p+9p ron riichi seat:S";
    let price = lesson(hand, Topic::Price, "sanma_ryanshi");
    let item = price.map(|price| price.tasks[0].teaches);
    assert!(
        item.is_none_or(|item| item == Item::Skill(Skill::PriceOfRon)),
        "{item:?}"
    );
}

/// Of hands that wait many wait for three tiles or more: there is nothing to learn from others. Mutants.
#[test]
fn many_waits_are_of_three_tiles() {
    let mut met = [0; 4];
    for seed in 0..200 {
        let lesson = HandLesson::deal(Topic::Waits, &[], seed, preset("tenhou")).expect("waits");
        let skills = [
            Skill::OneWait,
            Skill::TwoWaits,
            Skill::ThreeWaits,
            Skill::ManyWaits,
        ];
        let item = lesson.tasks[0].teaches;
        met[skills
            .iter()
            .position(|&one| Item::Skill(one) == item)
            .expect("waits")] += 1;
    }
    assert!(met.iter().all(|&n| n >= 20) && met[2] >= 50, "{met:?}");
}
