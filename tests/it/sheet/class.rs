//! Results as lines for a teacher: read out of a chat, counted again, and what was missed most.

use tensu::Ruleset;
use tensu_learn::practice::{Form, Problem};
use tensu_learn::sheet::{Class, Mark, Missed, Odd, Preset, ResultLine, Sheet, Version, marks};

use super::{deal, house, right};
use crate::helpers::preset;

/// The line of somebody who has these questions wrong.
fn line(sheet: &Sheet, rules: &Ruleset, name: &str, wrong: &[usize], seconds: u32) -> String {
    let problems = sheet.problems(rules).expect("questions");
    let given = |(at, problem): (usize, &Problem)| {
        let mut given = right(problem);
        if wrong.contains(&at) {
            given[0] = Some((problem.tasks[0].right + 1) % problem.tasks[0].answers.len());
        }
        given
    };
    let given: Vec<_> = problems.iter().enumerate().map(given).collect();
    let all = problems
        .iter()
        .zip(&given)
        .flat_map(|(one, given)| marks(one, given));
    let all: Vec<Mark> = all.collect();
    let own = all.iter().filter(|mark| **mark == Mark::Right).count();
    let result = ResultLine {
        code: sheet.code(),
        version: sheet.version,
        name: name.to_owned(),
        points: (own as u32, all.len() as u32),
        seconds,
        given,
    };
    result.to_string()
}

/// Ten lines of two versions in a chat: who has what, and the question that most missed, wherever it stood.
#[test]
fn a_chat_with_ten_results_becomes_a_table() {
    let rules = preset("ema_2025");
    let sheet = Preset::Club
        .sheet(4, &house(rules), rules)
        .expect("a sheet");
    let [a, b] = Version::ALL.map(|version| sheet.version(version, rules));
    // The fourth question, which stands elsewhere in the second version.
    let places = sheet.places(Version::B);
    let there = places
        .iter()
        .position(|place| *place == 3)
        .expect("a place");
    let mut chat = vec!["Hello all, your results please".to_owned()];
    for nth in 0..5_u32 {
        let name = format!("Person {nth}");
        chat.push(format!(
            "[30.11.26, 20:0{nth}:11] Nick: {}",
            line(&a, rules, &name, &[3], 600 + nth)
        ));
        chat.push("👍".to_owned());
    }
    for nth in 5..9_u32 {
        let wrong = [there, (there + 1) % 10, (there + 2) % 10];
        chat.push(format!(
            "20:1{nth} - Person {nth}: {} (edited)",
            line(&b, rules, "", &wrong, 700)
        ));
    }
    chat.push(line(&a, rules, "Best · of all", &[], 100));
    let class = Class::read(&chat.join("\n"), &sheet, rules).expect("a table");
    assert_eq!(class.odd, []);
    assert_eq!(class.rest.len(), 6);
    assert_eq!(class.takers.len(), 10);
    let first = &class.takers[0];
    assert_eq!(
        (&*first.name, first.right, first.passed),
        ("Best of all", 10, Some(true))
    );
    let last = class.takers.last().expect("somebody");
    assert_eq!(
        (&*last.name, last.right, last.passed),
        ("Person 8", 7, Some(false))
    );
    assert_eq!(last.version, Some(Version::B));
    assert_eq!(class.missed[0], Missed { at: 3, by: 9 });
    let all: usize = class.missed.iter().map(|one| one.by).sum();
    assert_eq!((class.missed.len(), all), (10, 5 + 3 * 4));
    // Read by the second version there are as many, and the question is named by its place there.
    let link: Sheet = b.to_string().parse().expect("a sheet");
    let by_second = Class::read(&chat.join("\n"), &link, rules).expect("a table");
    assert_eq!((by_second.takers, by_second.odd), (class.takers, vec![]));
    assert_eq!(by_second.missed[0], Missed { at: there, by: 9 });
    // A link of an older version does not say where it comes from: its own lines are read.
    let old = Sheet {
        from: String::new(),
        ..b
    };
    let class = Class::read(&chat.join("\n"), &old, rules).expect("a table");
    assert_eq!((class.takers.len(), class.odd.len()), (4, 6));
}

/// Whatever cannot be counted is named; nothing is dropped, and nothing that was changed by hand is taken.
#[test]
fn lines_that_cannot_be_counted_are_named() {
    let rules = preset("ema_2025");
    let sheet = deal(Form::Whole, 10, 2, "ema_2025");
    let other = deal(Form::Whole, 10, 3, "ema_2025");
    let good = line(&sheet, rules, "Aki", &[1], 90);
    let half = &good[..good.len() - 9];
    let better = line(&sheet, rules, "Eve", &[2], 90).replace("9/10", "10/10");
    let foreign = line(&other, rules, "Bo", &[], 90);
    // Mail breaks a line at a space, and some programs within a word.
    let at = good.find("9/10").expect("points");
    let broken = [&good[..at], &good[at..]].join("\n").replace("Aki", "Cy");
    let word = line(&sheet, rules, "Di", &[4], 91);
    let (head, tail) = word.split_at(word.len() - 2);
    let text = [
        &good,
        half,
        "",
        &better,
        &foreign,
        &broken,
        head,
        tail,
        &good,
        "Tensu 2026-11-26 EMA · Han ✓",
    ]
    .join("\r\n");
    let class = Class::read(&text, &sheet, rules).expect("a table");
    let names: Vec<&str> = class.takers.iter().map(|one| &*one.name).collect();
    assert_eq!(names, ["Aki", "Cy", "Di"]);
    assert!(class.takers.iter().all(|one| one.passed.is_none()));
    let odd: Vec<&Odd> = class.odd.iter().map(|(_, why)| why).collect();
    let code = Odd::Other(other.code());
    assert_eq!(odd, [&Odd::Cut, &Odd::Cut, &code, &Odd::Twice, &Odd::Cut]);
    assert_eq!(class.odd[0].0, half);
    assert_eq!(class.rest, Vec::<String>::new());
    let nobody = Class::read("", &sheet, rules).expect("a table");
    assert!(nobody.takers.is_empty() && nobody.missed.iter().all(|one| one.by == 0));
}

/// All answers of all that paper asks have a sign of their own.
#[test]
fn a_line_has_every_answer() {
    for rules in tensu::rules::CORE.rulesets {
        for form in super::FORMS.into_iter().filter(|form| form.is_in(rules)) {
            let sheet = deal(form, 4, 1, rules.id);
            for problem in sheet.problems(rules).expect("questions") {
                let most = problem.tasks.iter().map(|task| task.answers.len()).max();
                assert!(most <= Some(35), "{} {form:?}", rules.id);
            }
        }
    }
    let result = ResultLine {
        code: "ABCDEF".to_owned(),
        version: None,
        name: " A  · b ".to_owned(),
        points: (0, 1),
        seconds: 3_661,
        given: vec![(0..35).map(Some).chain([None]).collect()],
    };
    let read = ResultLine::read(&result.to_string()).expect("a line");
    assert_eq!((&*read.name, read.seconds), ("A b", 3_661));
    assert_eq!(read.given, result.given);
}
