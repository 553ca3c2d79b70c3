//! Sheets: one text, the same hands everywhere, a code that tells them apart, answers graded.

use tensu::house::House;
use tensu::link::BadLink;
use tensu::score::{FuReason, Score};
use tensu::{By, Question, Ruleset, Wind, score};
use tensu_learn::practice::{Answer, Drill, Form, Item, Part, Problem};
use tensu_learn::sheet::{BadSheet, Daily, MOST, Mark, Preset, Sheet, marks};
use tensu_learn::{Date, Day, Week, weekday};
use tensu_words::LANGUAGES;

use crate::helpers::preset;

mod class;
mod links;
mod versions;

fn house(rules: &'static Ruleset) -> House {
    House::new(rules, rules.name)
}

fn deal(form: Form, count: u8, seed: u64, id: &str) -> Sheet {
    let drill = Drill {
        count,
        ..Drill::of(form)
    };
    let rules = preset(id);
    let sheet = Sheet::deal(&drill, seed, &house(rules), rules);
    sheet.unwrap_or_else(|| panic!("{id}: {drill}"))
}

fn own(text: &str) -> House {
    text.parse().expect("rules")
}

const FORMS: [Form; 11] = [
    Form::Whole,
    Form::Wait,
    Form::Sum,
    Form::Tiles,
    Form::Honba,
    Form::Han,
    Form::Price,
    Form::Four,
    Form::Furiten,
    Form::Noten,
    Form::Differs,
];

#[test]
fn a_sheet_comes_back_from_its_text() {
    let paper: Vec<Form> = Form::ALL
        .iter()
        .copied()
        .filter(|form| form.is_for_paper())
        .collect();
    for form in &paper {
        assert!(FORMS.contains(form), "{}", form.code());
    }
    assert_eq!(paper.len(), FORMS.len());
    for (nth, rules) in tensu::rules::CORE.rulesets.iter().enumerate() {
        for form in FORMS.into_iter().filter(|form| form.is_in(rules)) {
            for (minutes, pass) in [(None, None), (Some(30), Some(36)), (Some(5), None)] {
                let sheet = Sheet {
                    minutes,
                    pass,
                    ..deal(form, 3, nth as u64, rules.id)
                };
                let text = sheet.to_string();
                assert_eq!(text.parse(), Ok(sheet.clone()), "{text}");
                let address = format!("https://example.org/#/sheet/{text}");
                assert_eq!(address.parse(), Ok(sheet.clone()));
                // As some chat programs send it.
                assert_eq!(
                    text.replace('~', "%7E").replace(';', "%3B").parse(),
                    Ok(sheet)
                );
            }
        }
    }
}

/// The signs that a link may have without a browser writing any as `%`: unreserved and sub-delimiters of RFC 3986, and `/ :`.
#[test]
fn a_text_has_only_signs_that_an_address_keeps() {
    let rules = own(
        "tensu-rules:1 base=tenhou name=%E3%82%AF%E3%83%A9%E3%83%96%20X kiriage=true red_fives=0,1,1",
    );
    let made = rules.ruleset().expect("rules");
    let sheet = Preset::Club.sheet(3, &rules, &made).expect("a sheet");
    let text = sheet.to_string();
    let may = |c: char| c.is_ascii_alphanumeric() || "/:=,_.-;~".contains(c);
    assert!(text.chars().all(may), "{text}");
    assert!(text.ends_with(|c: char| c.is_ascii_alphanumeric()));
    assert_eq!(text.parse(), Ok(sheet));
    // Ten hands are about 450 signs, and fit a code of squares that a phone reads.
    assert!(text.len() < 700, "{}", text.len());
}

/// Whatever is missing at the end, or at the beginning: it is told, and never another sheet.
#[test]
fn a_cut_link_is_refused() {
    for id in ["ema_2025", "mcr", "sanma_tenhou"] {
        let Some(rules) = Ruleset::by_id(id) else {
            continue;
        };
        let sheet = deal(Form::Whole, 3, 5, rules.id);
        let text = sheet.to_string();
        for at in 0..text.len() {
            assert_eq!(
                text[..at].parse::<Sheet>(),
                Err(BadSheet::Cut),
                "{}",
                &text[..at]
            );
        }
        for at in 1..text.len() {
            assert!(text[at..].parse::<Sheet>().is_err(), "{}", &text[at..]);
        }
        // A sign changed in the middle.
        for at in 2..text.len() {
            let other = if text.as_bytes()[at] == b'4' {
                "5"
            } else {
                "4"
            };
            let changed = [&text[..at], other, &text[at + 1..]].concat();
            assert!(changed.parse::<Sheet>().is_err(), "{changed}");
        }
    }
}

#[test]
fn what_is_no_sheet_says_so_in_every_language() {
    let newer = BadSheet::Link(BadLink::Form("3".to_owned()));
    let long = ["1/", &"1".repeat(5_000)].concat();
    for (text, bad) in [
        ("", BadSheet::Cut),
        ("x", BadSheet::Cut),
        ("1", BadSheet::Cut),
        ("1/~", BadSheet::Cut),
        ("0/ema_2025/whole/19m~ABCD", BadSheet::Cut),
        ("%", BadSheet::Cut),
        ("3/ema_2025/whole/19m", newer.clone()),
        ("https://example.org/#/sheet/3/x", newer),
        (
            long.as_str(),
            BadSheet::Link(BadLink::TooLong(long.chars().count())),
        ),
    ] {
        assert_eq!(text.parse::<Sheet>(), Err(bad.clone()), "{text}");
        let said: Vec<String> = LANGUAGES.iter().map(|words| bad.said(words)).collect();
        for (at, one) in said.iter().enumerate() {
            assert!(!one.is_empty() && !said[..at].contains(one), "{one}");
        }
    }
}

/// A hand that is none is told by its number; the first that is worth nothing here.
#[test]
fn a_hand_without_a_question_is_told_by_its_number() {
    let rules = preset("cheatsheet");
    let hands: Vec<Question> = [
        "234m34p66p678s999s+2p ron riichi",
        "123m456m789p234s1z+1z ron",
    ]
    .into_iter()
    .map(|text| text.parse().expect("a hand"))
    .collect();
    let of = |hands: &[Question]| Sheet::of(&house(rules), Form::Whole, hands.to_vec());
    let sheet = of(&hands).expect("two hands");
    assert_eq!(sheet.to_string().parse(), Ok(sheet.clone()));
    assert_eq!(sheet.problems(rules), Err(BadSheet::Hand(2)));
    assert_eq!(of(&[]), None);
    assert_eq!(of(&vec![hands[0].clone(); MOST + 1]), None);
}

/// Acceptance 6: the same on every version and machine; another rule, another hand, another question have another.
#[test]
fn the_code_tells_sheets_apart() {
    let plain = own("tensu-rules:1 base=tenhou name=Club");
    let other = own("tensu-rules:1 base=tenhou name=Club kiriage=true");
    let name = own("tensu-rules:1 base=tenhou name=Verein");
    let sheet = |house: &House, form, seed| {
        let rules = house.ruleset().expect("rules");
        let sheet = Sheet::deal(&Drill::of(form), seed, &plain, &rules).expect("a sheet");
        Sheet {
            rules: house.clone(),
            ..sheet
        }
    };
    let code = Sheet::code;
    let first = sheet(&plain, Form::Whole, 4);
    let own = code(&first);
    assert_eq!(own.len(), 6);
    assert!(
        own.chars()
            .all(|c| c.is_ascii_uppercase() || ('2'..='9').contains(&c)),
        "{own}"
    );
    assert!(!own.contains(['I', 'O']), "{own}");
    assert_eq!(code(&first.to_string().parse().expect("a sheet")), own);
    // A rule that is said as the ruleset has it anyway is none that differs.
    let said = Sheet {
        rules: self::own("tensu-rules:1 base=tenhou name=Club kiriage=false"),
        ..first.clone()
    };
    assert_eq!(code(&said), own);
    // The name of the rules decides no points.
    let named = Sheet {
        rules: name,
        ..first.clone()
    };
    assert_eq!(code(&named), own);
    let ruled = Sheet {
        rules: other,
        ..first.clone()
    };
    let fewer = Sheet {
        hands: first.hands[1..].to_vec(),
        ..first.clone()
    };
    let priced = Sheet {
        form: Form::Price,
        ..first.clone()
    };
    for changed in [ruled, fewer, priced, sheet(&plain, Form::Whole, 5)] {
        assert_ne!(code(&changed), own, "{changed}");
    }
}

fn right(problem: &Problem) -> Vec<Option<usize>> {
    problem.tasks.iter().map(|task| Some(task.right)).collect()
}

/// Exam of ten with one left empty: nine are graded, one was not answered.
#[test]
fn an_empty_answer_is_no_mistake_and_no_point() {
    use Mark::{Open, Right, Wrong};

    let rules = preset("ema_2025");
    let sheet = Preset::Club
        .sheet(1, &house(rules), rules)
        .expect("a sheet");
    let problems = sheet.problems(rules).expect("questions");
    assert_eq!(problems.len(), 10);
    let graded: Vec<Mark> = problems
        .iter()
        .enumerate()
        .flat_map(|(at, problem)| {
            let mut given = right(problem);
            match at {
                3 => given.fill(None),
                5 => given[0] = Some((problem.tasks[0].right + 1) % problem.tasks[0].answers.len()),
                // Some of it is not all of it.
                6 => given[0] = None,
                // A list that ends early is like one with nothing behind.
                7 => given.clear(),
                _ => {}
            }
            marks(problem, &given)
        })
        .collect();
    assert_eq!(
        graded,
        [
            Right, Right, Right, Open, Right, Wrong, Wrong, Open, Right, Right
        ]
    );
}

#[test]
fn each_of_four_prices_is_a_point() {
    let rules = preset("cheatsheet");
    // Pinfu and riichi: 2 han 30 fu by ron, 3 han 20 fu self-drawn.
    let hand: Question = "234m567m34p678s99s+2p ron seat:S riichi"
        .parse()
        .expect("a hand");
    let sheet = Sheet::of(&house(rules), Form::Four, vec![hand]).expect("a sheet");
    let problem = sheet.problems(rules).expect("a question").remove(0);
    let paid: Vec<Vec<u32>> = problem
        .tasks
        .iter()
        .map(|task| match &task.answers[task.right] {
            Answer::Payments(all) => all.iter().map(|one| one.hand).collect(),
            other => panic!("{other:?}"),
        })
        .collect();
    let sum: Vec<u32> = paid.iter().map(|all| all.iter().sum()).collect();
    // From the table: 2,000; 700 700 1,300; 2,900; 1,300 from each.
    assert_eq!(sum, [2_000, 2_700, 2_900, 3_900]);
    let dealer = |of: &Part| matches!(of, Part::PriceOf(of) if of.dealer);
    assert_eq!(
        problem
            .tasks
            .iter()
            .filter(|task| dealer(&task.part))
            .count(),
        2
    );
    let mut given = right(&problem);
    given[1] = None;
    given[2] = given[2].map(|at| (at + 1) % problem.tasks[2].answers.len());
    assert_eq!(
        marks(&problem, &given),
        [Mark::Right, Mark::Open, Mark::Wrong, Mark::Right]
    );
}

/// The mix of the professionals' papers, for every seed.
#[test]
fn forty_answers_have_what_such_exams_ask() {
    for id in ["cheatsheet", "ema_2025", "tenhou", "wrc_2025"] {
        let rules = preset(id);
        for seed in 0..3 {
            let sheet = Preset::Forty.sheet(seed, &house(rules), rules);
            let sheet = sheet.unwrap_or_else(|| panic!("{id} {seed}"));
            assert_eq!((sheet.minutes, sheet.pass), (Some(30), Some(36)));
            let problems = sheet.problems(rules).expect("questions");
            assert_eq!(
                problems.iter().map(|one| one.tasks.len()).sum::<usize>(),
                40
            );
            let scores: Vec<Score> = sheet
                .hands
                .iter()
                .map(|hand| score(hand, rules).expect("a win"))
                .collect();
            let fu = |fu: u16| {
                let own = |score: &&Score| score.fu.as_ref().is_some_and(|own| own.rounded == fu);
                scores.iter().filter(own).count()
            };
            for rare in [25, 70, 90, 110] {
                assert!(fu(rare) >= 1, "{id} {seed}: {rare}");
            }
            let has = |reason: &dyn Fn(FuReason) -> bool| {
                let items = scores.iter().flat_map(|score| score.fu.iter());
                items
                    .flat_map(|fu| fu.items.iter())
                    .any(|item| reason(item.reason))
            };
            assert!(has(&|reason| reason == FuReason::PinfuTsumo), "{id} {seed}");
            let double = |reason| {
                matches!(
                    reason,
                    FuReason::Pair {
                        seat: true,
                        round: true,
                        ..
                    }
                )
            };
            assert!(has(&double), "{id} {seed}");
            let two = scores.iter().any(|score| !score.others.is_empty());
            assert!(two, "{id} {seed}");
        }
    }
    // Where nobody counts fu there is no such exam, and the club's is everywhere.
    for rules in tensu::rules::CORE.rulesets {
        assert_eq!(
            Preset::Forty.is_in(rules),
            rules.counts_fu(),
            "{}",
            rules.id
        );
        assert!(
            Preset::Club.sheet(2, &house(rules), rules).is_some(),
            "{}",
            rules.id
        );
    }
}

/// 2026-11-26 is a Thursday, as a calendar says; its seed was computed apart, as FNV-1a is defined.
#[test]
fn the_hand_of_the_day_is_that_of_its_date() {
    let (today, rules): (Day, _) = (20_783, preset("ema_2025"));
    let own = Daily::Day(today)
        .sheet(&house(rules), rules)
        .expect("a hand");
    let seed = 11_088_798_284_954_959_324;
    let table = deal(Form::Whole, 1, seed, "ema_2025");
    assert_eq!(own, table);
    assert_eq!(Daily::Day(today).date(), "2026-11-26");
    assert_eq!(Daily::Week(today).date(), "2026-W48");
    // The hand of a week is the same from Monday to Sunday.
    let week = |day| {
        Daily::Week(day)
            .sheet(&house(rules), rules)
            .expect("a hand")
    };
    assert_eq!(weekday(today), 3);
    let monday = today - 3;
    for day in monday..monday + 7 {
        assert_eq!(week(day), week(monday));
    }
    assert_ne!(week(monday - 1), week(monday));
    assert_ne!(week(monday + 7), week(monday));
}

/// Monday asks what most tables bring, Sunday what few do; everybody has a hand, whatever is played.
#[test]
fn a_week_goes_from_easy_to_hard() {
    let rules = preset("cheatsheet");
    for week in 0..8 {
        let fu = |weekday: Day| {
            let day = 20_780 + 7 * week + weekday;
            let sheet = Daily::Day(day).sheet(&house(rules), rules).expect("a hand");
            score(&sheet.hands[0], rules).expect("a win")
        };
        let of = |score: &Score| score.fu.as_ref().map(|fu| fu.rounded);
        let (monday, sunday) = (fu(0), fu(6));
        assert_eq!(of(&monday), Some(30));
        assert!(monday.han <= Some(3));
        assert!(of(&sunday) >= Some(70), "{:?}", of(&sunday));
    }
    for rules in tensu::rules::CORE.rulesets {
        for day in 20_780..20_794 {
            for daily in [Daily::Day(day), Daily::Week(day)] {
                let sheet = daily.sheet(&house(rules), rules);
                let sheet = sheet.unwrap_or_else(|| panic!("{} {daily:?}", rules.id));
                let problem = sheet.problems(rules).map(|all| all.len());
                assert_eq!(problem, Ok(1), "{} {daily:?}", rules.id);
            }
        }
    }
}

/// Days around the ends of years, from a calendar.
#[test]
fn dates_and_weeks_are_those_of_the_calendar() {
    for (day, date, week) in [
        (0, "1970-01-01", "1970-W01"),
        (365, "1971-01-01", "1970-W53"),
        (10_956, "1999-12-31", "1999-W52"),
        (10_957, "2000-01-01", "1999-W52"),
        (11_016, "2000-02-29", "2000-W09"),
        (18_629, "2021-01-02", "2020-W53"),
        (18_631, "2021-01-04", "2021-W01"),
        (20_088, "2024-12-31", "2025-W01"),
        (20_783, "2026-11-26", "2026-W48"),
        (47_540, "2100-02-28", "2100-W08"),
        (47_541, "2100-03-01", "2100-W09"),
    ] {
        assert_eq!(Date::of(day).to_string(), date);
        assert_eq!(Week::of(day).to_string(), week, "{date}");
        assert_eq!(Date::day_of(date), Some(day));
    }
    for day in 0..=Day::MAX {
        let date = Date::of(day);
        assert!((1..=12).contains(&date.month) && (1..=31).contains(&date.day));
    }
    for odd in [
        "",
        "2026",
        "2026-11-31",
        "1969-12-31",
        "26-11-26",
        "2026-11-26 ",
        "９９９９",
    ] {
        assert_eq!(Date::day_of(odd), None, "{odd}");
    }
}

/// Each task of a sheet says what it teaches, so that a wrong answer comes back elsewhere.
#[test]
fn each_task_of_four_teaches_its_price() {
    let rules = preset("cheatsheet");
    let sheet = deal(Form::Four, 2, 9, "cheatsheet");
    for problem in sheet.problems(rules).expect("questions") {
        for task in &problem.tasks {
            let Part::PriceOf(of) = task.part else {
                panic!("{:?}", task.part)
            };
            let own = match task.teaches {
                Item::Cell(cell) => cell.of,
                Item::Limit(_, of) => of,
                other => panic!("{other}"),
            };
            assert_eq!(own, of);
        }
        assert!(
            problem.question.seat != Wind::East
                || problem.question.by == By::Ron
                || problem.tasks.len() == 4
        );
    }
}
