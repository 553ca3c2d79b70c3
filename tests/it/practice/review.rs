//! Review: items that are due are asked by themselves.

use tensu::Ruleset;
use tensu_learn::practice::{Problem, Skill};
use tensu_learn::{Item, Log, LoggedAnswer, PaymentCell, Replica, due};

use crate::helpers::preset as ruleset;

/// Items that drills and lessons write into the log, in rules that have them: each is asked, and what is asked teaches it.
#[test]
fn each_item_of_drills_and_lessons_is_asked_by_itself() {
    let tenhou: &Ruleset = ruleset("tenhou");
    let own = |code: &str| Item::from_code(code).unwrap_or_else(|| panic!("{code}"));
    let singles = [
        "sum", "reading", "split", "honba", "sticks", "han", "whole", "furiten", "noten", "differs",
    ];
    let cells = PaymentCell::all()
        .filter(|cell| cell.fu() <= 70)
        .map(Item::Cell);
    let skills = [
        Skill::PlainPair,
        Skill::YakuhaiPair,
        Skill::DoubleWindPair,
        Skill::Minkou,
        Skill::MinkouYaochuu,
        Skill::Ankou,
        Skill::AnkouYaochuu,
        Skill::TripletByRon,
        Skill::Minkan,
        Skill::Ankan,
        Skill::Ryanmen,
        Skill::Shanpon,
        Skill::Kanchan,
        Skill::Penchan,
        Skill::Tanki,
        Skill::Sequence,
        Skill::Flat,
        Skill::OpenPinfu,
        Skill::TwoWaits,
    ];
    let limits = ["mangan", "haneman", "baiman"];
    let limits = limits.map(|limit| own(&format!("limit_{limit}_other_ron")));
    let all = singles.map(own).into_iter().chain(cells);
    let all = all.chain(skills.map(Item::Skill)).chain(limits);
    for item in all {
        for seed in [1, 77] {
            let problem = Problem::about(item, seed, tenhou);
            let problem = problem.unwrap_or_else(|| panic!("{item} {seed}"));
            let teaches = problem.tasks.iter().any(|task| task.teaches == item);
            assert!(teaches || item == Item::Whole, "{item} {seed} {problem}");
            assert_eq!(Problem::about(item, seed, tenhou), Some(problem), "{item}");
        }
    }
    for (id, item) in [
        ("korean", "points"),
        ("korean", "whole"),
        ("sanma_ryanshi", "han"),
        ("mcr_mil", "waits_2"),
    ] {
        assert!(
            Problem::about(own(item), 5, ruleset(id)).is_some(),
            "{id} {item}"
        );
    }
    // Rules without fu are not asked about them.
    assert_eq!(
        Problem::about(own("kanchan"), 5, ruleset("korean")).map(|one| one.form.code()),
        Some("wait")
    );
    assert_eq!(
        Problem::about(own("sum"), 5, ruleset("sanma_ryanshi")),
        None
    );
}

/// Due are the items of before, and of today those that went wrong and were not right twice since.
#[test]
fn what_is_due_is_what_was_wrong() {
    let own = |code: &str| Item::from_code(code).expect("an item");
    let (here, tenhou) = (Replica::of(1), ruleset("tenhou"));
    let day = 20_000;
    let mut log = Log::default();
    let answered = |log: &mut Log, day, item, right| {
        let answer = LoggedAnswer {
            right,
            seconds: 5,
            again: false,
        };
        log.answer(day, here, item, answer);
    };
    answered(&mut log, day - 1, own("kanchan"), false);
    assert_eq!(due(&log, day, tenhou), [own("kanchan")]);
    answered(&mut log, day, own("furiten"), false);
    assert_eq!(due(&log, day, tenhou), [own("kanchan"), own("furiten")]);
    answered(&mut log, day, own("kanchan"), true);
    answered(&mut log, day, own("furiten"), true);
    assert_eq!(due(&log, day, tenhou), [own("furiten")]);
    answered(&mut log, day, own("furiten"), true);
    assert_eq!(due(&log, day, tenhou), []);
}
