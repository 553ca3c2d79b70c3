//! Practice: what is asked about a hand has one right answer, the engine's, and what went wrong comes back.

use std::collections::HashSet;

use tensu::quick::{self, Counted, Table};
use tensu::rules::all;
use tensu::score::{FuItem, FuReason, Limit, Payment};
use tensu::{BlockKind, Refusal, Riichi, Ruleset, Score, Shape, Suit, Tile, score};
use tensu_learn::practice::{
    Answer, HandLesson, Item, Of, Part, PaymentCell, Skill, Spec, Task, Topic,
};

mod chinese;
mod drills;
mod mistakes;
mod offered;
mod review;
mod spec;
mod waits;

use crate::helpers::{is_whole, preset, question, ruleset};
use crate::shared::houses;
use crate::shared::random::Random;

const SEEDS: std::ops::Range<u64> = 0..60;

fn dealt(topic: Topic, rules: &Ruleset) -> impl Iterator<Item = HandLesson> {
    SEEDS.map(move |seed| {
        let lesson = HandLesson::deal(topic, &[], seed, rules);
        lesson.unwrap_or_else(|| panic!("{}: {topic:?} with seed {seed}", rules.id))
    })
}

fn topics(rules: &Ruleset) -> impl Iterator<Item = Topic> {
    Topic::ALL.into_iter().filter(|topic| topic.is_in(rules))
}

fn scored(lesson: &HandLesson, rules: &Ruleset) -> Score {
    score(&lesson.question, rules).expect("a win")
}

fn right(task: &Task) -> u16 {
    match task.answers[task.right] {
        Answer::Number(number) => number,
        _ => panic!("no number"),
    }
}

fn lesson(hand: &str, topic: Topic, rules: &str) -> Option<HandLesson> {
    HandLesson::of(&question(hand), topic, 1, &ruleset(rules))
}

/// All that is asked makes sense: answers from the lowest to the highest, no two alike, one of them right.
fn check(lesson: &HandLesson, topic: Topic, rules: &Ruleset) {
    let text = &lesson.question;
    assert!(
        score(text, rules).is_ok() || matches!(topic, Topic::Waits | Topic::Minimum),
        "{text}"
    );
    assert!(!lesson.tasks.is_empty(), "{text}");
    for task in &lesson.tasks {
        assert!(task.answers.len() > 1, "{text}");
        assert!(task.right < task.answers.len(), "{text}");
        let same = |(i, one)| task.answers[..i].contains(one);
        assert!(!task.answers.iter().enumerate().any(same), "{text}");
        assert!(
            topic == Topic::Waits
                || matches!(task.answers[0], Answer::Fans(_) | Answer::Whether(_))
                || task.answers.is_sorted_by_key(height),
            "{text}"
        );
    }
}

/// Returns the skill that a task teaches, if it is a step of counting.
const fn skill(task: &Task) -> Option<Skill> {
    match task.teaches {
        Item::Skill(skill) => Some(skill),
        _ => None,
    }
}

/// The right numbers in the order in which they are asked.
fn numbers(hand: &str, topic: Topic, rules: &str) -> Vec<(Part, Option<Skill>, u16)> {
    let lesson = lesson(hand, topic, rules).unwrap_or_else(|| panic!("{hand}"));
    let tasks = lesson.tasks.iter();
    tasks
        .map(|task| (task.part, skill(task), right(task)))
        .collect()
}

#[test]
fn every_ruleset_deals_hands_that_win_and_answers_that_differ() {
    for rules in all() {
        for topic in topics(rules) {
            for lesson in dealt(topic, rules) {
                check(&lesson, topic, rules);
                if matches!(topic, Topic::Price | Topic::Waits) {
                    let answers = lesson.tasks[0].answers.len();
                    assert_eq!(answers, 4, "{} {}", rules.id, lesson.question);
                }
            }
        }
    }
}

fn height(answer: &Answer) -> u32 {
    match answer {
        Answer::Number(number) => (*number).into(),
        Answer::Payments(payments) => payments.iter().map(Payment::points).sum(),
        _ => panic!("no height"),
    }
}

#[test]
fn the_same_seed_deals_the_same_hand_and_others_deal_others() {
    let rules = preset("tenhou");
    for topic in topics(rules) {
        let once: Vec<HandLesson> = dealt(topic, rules).collect();
        assert!(dealt(topic, rules).eq(once.iter().cloned()));
        let different: HashSet<_> = once.iter().map(|lesson| &lesson.question).collect();
        assert_eq!(different.len(), once.len());
    }
}

/// The parts that are asked make the sum that is asked.
#[test]
fn fu_add_up() {
    for rules in all().filter(|rules| Topic::Fu.is_in(rules)) {
        for lesson in dealt(Topic::Fu, rules) {
            let (sum, parts) = lesson.tasks.split_last().expect("a sum");
            assert_eq!(sum.part, Part::Fu);
            if parts.is_empty() {
                assert_eq!(sum.teaches, Item::Skill(Skill::Flat));
                continue;
            }
            // A sequence has no fu, and is asked about once.
            let score = scored(&lesson, rules);
            let blocks = score.reading.blocks.iter();
            let sequences = blocks
                .filter(|block| block.kind == BlockKind::Sequence)
                .count();
            let more = sequences.saturating_sub(1);
            assert_eq!(parts.len(), 7 - more, "how it was won, blocks, the wait");
            let fu = score.fu.expect("fu");
            let open = |item: &FuItem| item.reason == FuReason::OpenPinfu;
            let open: u16 = fu
                .items
                .iter()
                .filter(|item| open(item))
                .map(|item| u16::from(item.fu))
                .sum();
            let asked: u16 = parts.iter().map(right).sum();
            assert_eq!(20 + asked + open, fu.raw, "{}", lesson.question);
            assert_eq!(skill(sum), (open > 0).then_some(Skill::OpenPinfu));
            assert_eq!(fu.raw.div_ceil(10) * 10, right(sum), "{}", lesson.question);
        }
    }
}

/// The payments that are right are those of the hand's han and fu.
#[test]
fn prices_are_those_of_han_and_fu() {
    for rules in all() {
        for lesson in dealt(Topic::Price, rules) {
            let [task] = &lesson.tasks[..] else {
                panic!("one question: {}", lesson.question);
            };
            let score = scored(&lesson, rules);
            let counted = match (score.points, score.han) {
                (Some(points), _) => Counted::Points(points),
                (_, Some(han)) => Counted::Han(han, score.fu.map(|fu| fu.rounded)),
                _ => Counted::Yakuman(score.yakuman),
            };
            let price = quick::price(&Table::of(&lesson.question), &counted, rules);
            let price = price.unwrap_or_else(|why| panic!("{} {why}", lesson.question));
            assert_eq!(task.answers[task.right], Answer::Payments(price.payments));
        }
    }
}

/// A place that is always right would be learned in place of the payment: below the limits, and of limits.
#[test]
fn the_right_answer_is_anywhere_among_the_others() {
    let places = |limit: bool| -> HashSet<usize> {
        let lessons =
            (0..200).filter_map(|seed| HandLesson::deal(Topic::Price, &[], seed, preset("tenhou")));
        let tasks = lessons.map(|lesson| lesson.tasks[0].clone());
        let tasks = tasks.filter(|task| matches!(task.teaches, Item::Limit(..)) == limit);
        tasks.map(|task| task.right).collect()
    };
    let all = HashSet::from([0, 1, 2, 3]);
    assert_eq!((places(false), places(true)), (all.clone(), all.clone()));
    let points = dealt(Topic::Worth, preset("korean")).map(|lesson| lesson.tasks[0].right);
    assert_eq!(points.collect::<HashSet<_>>(), all);
}

/// Whatever a house changes, each hand that is dealt has its answers.
#[test]
fn houses_deal_hands_that_win() {
    let mut dealt = 0;
    for base in all() {
        for seed in 0..40 {
            let rules = houses::some(base, &mut Random::new(seed));
            for topic in topics(&rules) {
                if let Some(lesson) = HandLesson::deal(topic, &[], seed, &rules) {
                    check(&lesson, topic, &rules);
                    dealt += 1;
                }
            }
        }
    }
    // A few let hardly anything win.
    assert!(dealt > all().count() * 40 * 2, "{dealt}");
}

/// Nothing is turned up or called out that the rules do not count.
#[test]
fn what_does_not_count_is_not_dealt() {
    let plain = preset("jpml_a");
    let full = preset("tenhou");
    let mut kans = 0;
    for lesson in dealt(Topic::Worth, plain) {
        let HandLesson { question, .. } = lesson;
        assert!(question.ura.is_empty() && question.flags.iter().next().is_none());
        assert_eq!(question.dora.len(), 1, "{question}");
    }
    for lesson in dealt(Topic::Worth, full) {
        let HandLesson { question, .. } = lesson;
        let melds = question.melds.iter().filter(|meld| meld.kind.is_kan());
        let turned = melds.count() + 1;
        kans += turned - 1;
        assert_eq!(question.dora.len(), turned, "{question}");
        let riichi = question.riichi != Riichi::None;
        assert_eq!(question.ura.len(), if riichi { turned } else { 0 });
    }
    assert!(kans > 0);
}

/// All four fives of a suit are never plain, and red ones come up.
#[test]
fn fives_are_red_as_in_the_wall() {
    for (rules, reds) in [
        ("tenhou", 1),
        ("tenhou red_fives=[4,4,4]", 4),
        ("tenhou red_fives=[2,2,2]", 2),
    ] {
        let rules = ruleset(rules);
        let (mut red, mut all) = (0, 0);
        // What a table brings has few han, and so fewer of them.
        for hand in SEEDS.filter_map(|seed| Spec::default().deal(seed, &rules)) {
            for suit in Suit::ALL {
                let tiles = hand.all_tiles();
                let fives: Vec<Tile> = tiles
                    .filter(|tile| tile.kind() == Tile::red(suit).kind())
                    .collect();
                let own = fives.iter().filter(|tile| tile.is_red()).count();
                assert!(own <= reds && fives.len() - own <= 4 - reds, "{hand}");
                (red, all) = (red + own, all + fives.len());
            }
        }
        // A quarter for each that there is, more or less.
        assert!(
            red * 4 * 2 > all * reds && red * 4 < all * reds * 2,
            "{red} of {all}"
        );
    }
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
            (Part::Win, Some(Skill::MenzenRon), 10),
            (Part::Block(0), Some(Skill::Sequence), 0),
            (Part::Block(1), Some(Skill::Ankou), 4),
            (Part::Block(3), Some(Skill::AnkouYaochuu), 8),
            (Part::Block(4), Some(Skill::YakuhaiPair), 2),
            (Part::Wait, Some(Skill::Kanchan), 2),
            (Part::Fu, None, 50),
        ]
    );
}

#[test]
fn a_triplet_that_the_discard_completed_and_melds_are_told_apart() {
    let asked = numbers("55p88s(777z)(1111m)[2222s]+5p ron", Topic::Fu, "cheatsheet");
    let skills: Vec<(Skill, u16)> = asked
        .iter()
        .filter_map(|&(_, skill, fu)| Some((skill?, fu)))
        .collect();
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
            [(Part::Fu, Some(Skill::Flat), fu)]
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
    assert_eq!(cheap, [(Part::Han, None, 1), (Part::Fu, None, 50)]);
    let haneman = numbers(
        "234m340p66p678s56s+7s ron riichi dora:1m5p",
        Topic::Worth,
        "cheatsheet",
    );
    assert_eq!(haneman, [(Part::Han, None, 7)]);
    // Toitoi, san ankou: 4 han, and only their fu make a mangan of them.
    let by_fu = numbers(
        "111m333p777s8m(9999p)+8m ron seat:S",
        Topic::Worth,
        "cheatsheet",
    );
    assert_eq!(by_fu.len(), 2, "{by_fu:?}");
}

#[test]
fn points_are_asked_where_points_add_up() {
    let rules = preset("korean");
    assert!(!Topic::Fu.is_in(rules));
    assert_eq!(HandLesson::deal(Topic::Fu, &[], 1, rules), None);
    for lesson in dealt(Topic::Worth, rules) {
        // Their patterns are asked first.
        let points = lesson.tasks.last().expect("a task");
        assert!(lesson.tasks.len() <= 2 && points.part == Part::Points);
        assert_eq!(Some(right(points)), scored(&lesson, rules).points);
    }
}

#[test]
fn hands_without_an_answer_give_no_lesson() {
    let yakuman = "19m19p19s1234567z+1z ron";
    assert_eq!(lesson(yakuman, Topic::Fu, "cheatsheet"), None);
    assert_eq!(lesson(yakuman, Topic::Worth, "cheatsheet"), None);
    assert!(lesson(yakuman, Topic::Price, "cheatsheet").is_some());
    // Who is liable pays in a way that would show which answer is right.
    let liable = "1122m(555zA)(666z)(777zL)+1m ron from:W liable:N/daisangen";
    assert!(score(&question(liable), preset("cheatsheet")).is_ok());
    assert_eq!(lesson(liable, Topic::Price, "cheatsheet"), None);
    let nothing = "123m456p78s99p(222s)+9s ron";
    let refused = score(&question(nothing), preset("cheatsheet")).expect_err("no yaku");
    assert!(matches!(refused.first(), Refusal::NoYaku { .. }));
    for topic in [Topic::Fu, Topic::Worth, Topic::Price] {
        assert_eq!(lesson(nothing, topic, "cheatsheet"), None);
    }
}

/// Every kind of fu comes sooner or later, and at once where it went wrong.
#[test]
fn what_went_wrong_comes_back() {
    let rules = preset("tenhou");
    // What a table brings most; rarer cells come when a hand has them.
    let cells = [(1, 30), (2, 30), (3, 30), (1, 40), (2, 40), (3, 40)];
    let cells = cells
        .into_iter()
        .filter_map(|(han, fu)| PaymentCell::new(Of::ALL[0], han, fu));
    let limits = [Limit::Mangan, Limit::Haneman].map(|limit| Item::Limit(limit, Of::ALL[0]));
    let skills = Skill::ALL.iter().copied().map(Item::Skill);
    let sum = [Item::Sum, Item::Han];
    for item in skills.chain(cells.map(Item::Cell)).chain(limits).chain(sum) {
        let topic = Topic::ALL.into_iter().find(|&topic| item.is_of(topic));
        let topic = topic.expect("a topic that teaches it");
        let has = |lesson: &HandLesson| lesson.tasks.iter().any(|task| task.teaches == item);
        let seeds = if is_whole() { SEEDS } else { 0..12 };
        let deal = |seed| HandLesson::deal(topic, &[item], seed, rules);
        let weak = seeds.clone().filter_map(deal);
        let met = weak.filter(has).count();
        match item {
            // Only where the ruleset says so, and then only for a hand that somebody enters.
            Item::Skill(Skill::Rinshan | Skill::OpenPinfu) => {}
            // What these were is a cell or a limit now, where there are fu.
            Item::Skill(skill) if skill.code().starts_with("price") => assert_eq!(met, 0),
            _ => assert!(met * 2 > seeds.count(), "{item}: {met}"),
        }
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
    let hands: Vec<(HandLesson, Score)> = dealt(Topic::Worth, rules)
        .map(|lesson| (lesson.clone(), scored(&lesson, rules)))
        .collect();
    let some = |wanted: &dyn Fn(&HandLesson, &Score) -> bool| {
        let wanted = hands.iter().filter(|(lesson, score)| wanted(lesson, score));
        let count = wanted.count();
        assert!(count > 1 && count < hands.len() - 1, "{count}");
    };
    some(&|lesson, _| lesson.question.melds.is_empty());
    some(&|lesson, _| lesson.question.riichi.is_declared());
    some(&|lesson, _| lesson.question.melds.is_empty() && !lesson.question.riichi.is_declared());
    some(&|lesson, _| lesson.question.by == tensu::By::Ron);
    some(&|_, score| score.reading.shape == Shape::Chiitoitsu);
    some(&|_, score| score.limit.is_some());
}

/// Rules.md 1.3: an open hand without other fu counts 30 by ron. The sum says so, and it can come back.
#[test]
fn an_open_hand_without_other_fu_is_told() {
    let open = "234m567p55s67s(345mL)+8s ron";
    let asked = numbers(open, Topic::Fu, "cheatsheet");
    assert_eq!(asked.last(), Some(&(Part::Fu, Some(Skill::OpenPinfu), 30)));
    let sum = lesson(open, Topic::Fu, "cheatsheet").and_then(|lesson| lesson.tasks.last().cloned());
    let item = sum.and_then(|task| task.item).map(|item| item.reason);
    assert_eq!(item, Some(FuReason::OpenPinfu));
    let weak = SEEDS.filter_map(|seed| {
        HandLesson::deal(
            Topic::Fu,
            &[Item::Skill(Skill::OpenPinfu)],
            seed,
            preset("cheatsheet"),
        )
    });
    let met = weak.filter(|lesson| {
        lesson
            .tasks
            .iter()
            .any(|task| skill(task) == Some(Skill::OpenPinfu))
    });
    let met = met.count();
    assert!(met > 15, "{met}");
}

/// A cap on the score leaves nothing to guess where it is below every other answer.
#[test]
fn points_end_at_the_cap() {
    for cap in [1, 3, 5, 9] {
        let rules = ruleset(&format!("korean score_cap={cap}"));
        for topic in [Topic::Worth, Topic::Price] {
            for seed in 0..20 {
                if let Some(lesson) = HandLesson::deal(topic, &[], seed, &rules) {
                    check(&lesson, topic, &rules);
                    let most = lesson.tasks.last().and_then(|task| task.answers.last());
                    let most = most.map(height);
                    assert!(topic == Topic::Price || most <= Some(cap), "{most:?}");
                }
            }
        }
    }
}

/// A game with hardly any tiles deals nothing, and does not look for it for ever.
#[test]
fn a_game_with_hardly_any_tiles_deals_nothing() {
    let mut rules = preset("tenhou").clone();
    for suit in Suit::ALL {
        for rank in 1..=9 {
            if let Some(kind) = tensu::Kind::number(suit, rank) {
                rules.tiles = rules.tiles.without(kind);
            }
        }
    }
    assert_eq!(HandLesson::deal(Topic::Price, &[], 1, &rules), None);
}
