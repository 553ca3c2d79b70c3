//! Asked until known: items that went wrong come back.

use tensu_learn::course::{AnswerMode, Sitting, Stage, path};
use tensu_learn::{Item, course::MOST};

use super::{answer, lesson, rules};

const IDS: [&str; 5] = ["ema_2025", "tenhou", "korean", "sanma_ryanshi", "mleague"];

/// Goes to the first question.
fn begun(sitting: &mut Sitting, rules: &tensu::Ruleset) {
    while matches!(sitting.stage(), Stage::Card(_)) {
        sitting.next(rules);
    }
}

/// Fills a strip in, the first score wrong.
fn first_wrong(sitting: &mut Sitting, rules: &tensu::Ruleset) {
    let asked = sitting.asked().expect("a strip").clone();
    for (at, part) in asked.parts.iter().enumerate() {
        let other = usize::from(at == 0);
        sitting.choose(at, (part.right + other) % part.choices.len());
    }
    sitting.next(rules);
}

/// Returns whether the question on the screen is about an item.
fn is_about(sitting: &Sitting, item: Item) -> bool {
    let asked = sitting.asked().expect("a question");
    asked.parts.iter().any(|part| part.teaches == item)
}

/// Each lesson, one question of it wrong: what that taught comes next, comes again, and is known at the end; nobody who
/// is right from there on is sent away without it.
#[test]
fn what_went_wrong_comes_at_once_and_until_it_is_known() {
    let mut seen = 0;
    for id in IDS {
        let rules = rules(id);
        for lesson in path(rules) {
            for wrong_at in [0, 3] {
                let mut sitting = Sitting::begin(lesson, 11, rules);
                begun(&mut sitting, rules);
                for _ in 0..wrong_at {
                    answer(&mut sitting, true, rules);
                }
                if sitting.asked().map(|asked| asked.way) == Some(AnswerMode::Fill) {
                    first_wrong(&mut sitting, rules);
                } else {
                    answer(&mut sitting, false, rules);
                }
                let name = format!("{id} {} {wrong_at}", lesson.number);
                let mut open: Vec<Item> = sitting.unknown().collect();
                assert!(!open.is_empty(), "{name}");
                // One of them, or a question like the one that went wrong where nothing asks about it alone.
                seen += usize::from(open.iter().any(|item| is_about(&sitting, *item)));
                let mut turns = 1;
                while sitting.stage() == Stage::Asked {
                    answer(&mut sitting, true, rules);
                    turns += 1;
                    let before = open.len();
                    open.retain(|item| sitting.unknown().any(|own| own == *item));
                    // Once is not enough.
                    assert!(turns > 2 || open.len() == before, "{name}");
                }
                assert_eq!(sitting.stage(), Stage::Done, "{name}");
                assert_eq!(sitting.unknown().count(), 0, "{name}");
                assert!(sitting.count() <= MOST, "{name}");
            }
        }
    }
    assert!(seen > 60, "{seen}");
}

/// Between the first right answer and the next question about it lie two others.
#[test]
fn two_others_lie_between() {
    let rules = rules("tenhou");
    let mut sitting = Sitting::begin(lesson(10), 4, rules);
    begun(&mut sitting, rules);
    answer(&mut sitting, false, rules);
    let open: Vec<Item> = sitting.unknown().collect();
    let mut turns = Vec::new();
    for turn in 0..5 {
        if open.iter().any(|item| is_about(&sitting, *item)) {
            turns.push(turn);
        }
        answer(&mut sitting, true, rules);
    }
    assert_eq!(turns.first(), Some(&0));
    assert!(turns.contains(&3), "{turns:?}");
    assert!(
        open.iter()
            .all(|item| sitting.unknown().all(|own| own != *item))
    );
}

/// An item that was not known in an earlier lesson is asked first where it is the turn of one.
#[test]
fn what_is_due_comes_back_in_later_lessons() {
    let rules = rules("ema_2025");
    let kanchan = Item::from_code("kanchan").expect("an item");
    let cell = Item::from_code("cell_other_ron_3_40").expect("an item");
    let mut sitting = Sitting::begin(lesson(9), 2, rules).bringing(&[cell, kanchan]);
    begun(&mut sitting, rules);
    let mut came = Vec::new();
    while sitting.stage() == Stage::Asked {
        came.extend(
            [cell, kanchan]
                .into_iter()
                .filter(|item| is_about(&sitting, *item)),
        );
        let text = sitting.to_string();
        assert_eq!(
            Sitting::read(&text, rules).as_ref(),
            Some(&sitting),
            "{text}"
        );
        answer(&mut sitting, true, rules);
    }
    assert!(came.contains(&cell) && came.contains(&kanchan), "{came:?}");
    // A text from before has other questions.
    let old = sitting
        .to_string()
        .replace(" cell_other_ron_3_40,kanchan", "");
    assert_eq!(Sitting::read(&old, rules), None);
}

/// A strip that went wrong is not asked a second time: its scores are.
#[test]
fn a_price_of_the_strip_comes_back_by_itself() {
    let rules = rules("tenhou");
    let mut sitting = Sitting::begin(lesson(3), 11, rules);
    begun(&mut sitting, rules);
    assert_eq!(
        sitting.asked().map(|asked| asked.way),
        Some(AnswerMode::Fill)
    );
    answer(&mut sitting, false, rules);
    let mut asked = 0;
    while sitting.stage() == Stage::Asked {
        assert_ne!(
            sitting.asked().map(|asked| asked.way),
            Some(AnswerMode::Fill)
        );
        answer(&mut sitting, true, rules);
        asked += 1;
    }
    assert!(asked > 8, "{asked}");
}
