//! Drills: every right answer once more from the rules text, by the second scorers and by code of its own.

use std::collections::BTreeMap;

use tensu::score::{Limit, Payer, Payment};
use tensu::{Block, BlockKind, By, Kind, Question, Ruleset, Score, Wait, Wind, score};
use tensu_learn::practice::{
    Answer, BadSpec, Drill, Form, Given, Item, Part, PaymentCell, Problem, Skill, Spec, Task,
};

mod apart;
mod comeback;
mod referee;
mod waits;

use crate::helpers::{preset, question};
use crate::shared::agree::translate;
use crate::shared::judge::tables::Rules;
use crate::shared::judge::{self, Outcome, house, money, split};
use comeback::comeback;
use waits::waits_of;

/// Questions of each form under each ruleset that has it.
const QUESTIONS: u64 = 40;
const MORE: u64 = 10_000;

fn deal(form: Form, seed: u64, rules: &Ruleset) -> Problem {
    let problem = Problem::deal(&Drill::of(form), None, seed, rules);
    problem.unwrap_or_else(|| panic!("{} {}: seed {seed}", rules.id, form.code()))
}

fn right(task: &Task) -> &Answer {
    &task.answers[task.right]
}

fn paid(payments: &[Payment]) -> BTreeMap<judge::Payer, (u32, u32)> {
    let payer = |from| match from {
        Payer::Seat(seat) => judge::Payer::Seat(seat as usize),
        Payer::Other => judge::Payer::Others,
        Payer::Discarder | Payer::KanGiver => judge::Payer::Discarder,
    };
    let mut paid = BTreeMap::new();
    for payment in payments {
        let (hand, honba) = paid.entry(payer(payment.from)).or_insert((0, 0));
        *hand += payment.hand;
        *honba += payment.honba;
    }
    paid
}

/// Returns the answers of the second scorers: all that rank the same.
fn judged(question: &Question, rules: &Ruleset) -> Vec<judge::Answer> {
    let hand = translate(question, rules.seats.winds().len());
    match judge::judge(&hand, rules.id, &[]) {
        Outcome::Won(answers) => answers,
        Outcome::Refused(why) => panic!("{question}: {why}"),
    }
}

/// Returns the payments for so many base points.
fn shares(question: &Question, base: u32, rules: &Ruleset) -> judge::Answer {
    let table = Question {
        win: Some("1p".parse().expect("a tile")),
        ..question.clone()
    };
    let hand = translate(&table, rules.seats.winds().len());
    let mut answer = judge::Answer::default();
    money::pay(&mut answer, &hand, &second(rules), base);
    answer
}

fn second(rules: &Ruleset) -> Rules {
    house::rules(rules.id, &[])
}

fn check(problem: &Problem, rules: &Ruleset) {
    let Problem {
        question, tasks, ..
    } = problem;
    let said = || format!("{} {problem}", rules.id);
    for task in tasks {
        assert!(
            task.right < task.answers.len() && task.answers.len() > 1,
            "{}",
            said()
        );
        let same = |(i, one)| task.answers[..i].contains(one);
        assert!(!task.answers.iter().enumerate().any(same), "{}", said());
    }
    let text = problem.to_string();
    assert_eq!(
        Problem::read(&text, rules).as_ref(),
        Some(problem),
        "{text}"
    );
    match problem.form {
        Form::Whole | Form::Han | Form::Price => whole(problem, rules),
        Form::Four => four(problem, rules),
        Form::Sum => {
            let fu = judged(question, rules)[0].fu;
            assert_eq!(right(&tasks[0]), &Answer::Number(fu as u16), "{}", said());
        }
        Form::Honba => {
            let total = judged(question, rules)[0].total;
            assert_eq!(right(&tasks[0]), &Answer::Points(total), "{}", said());
        }
        Form::Table | Form::Limit => counted(problem, rules),
        Form::Tiles => {
            let hand = translate(question, rules.seats.winds().len());
            let shapes = split::Shapes {
                orphans: true,
                ..split::Shapes::default()
            };
            let waits = split::waits(&hand.closed, &hand.melds, shapes);
            let own = match right(&tasks[0]) {
                Answer::Tiles(kinds) => kinds.iter().map(|kind| kind.index()).collect::<Vec<_>>(),
                other => panic!("{other:?}"),
            };
            let there = |kind: &usize| rules.tiles.has(Kind::new(*kind).expect("a kind"));
            let waits: Vec<usize> = waits.into_iter().filter(there).collect();
            assert_eq!(own, waits, "{}", said());
        }
        Form::Wait => {
            let names = waits_of(question);
            match right(&tasks[0]) {
                Answer::Wait(wait) => assert!(names.contains(wait), "{}: {names:?}", said()),
                other => panic!("{other:?}"),
            }
        }
        Form::Tap | Form::Pair | Form::Set => {
            let score = score(question, rules).expect("a win");
            for task in tasks {
                step(task, &score, question, rules);
            }
        }
        Form::Reading => reading(problem, rules),
        Form::Comeback => comeback(problem, rules),
        Form::Furiten => referee::furiten(problem, rules),
        Form::Noten => referee::noten(problem, rules),
        Form::Differs => referee::differs(problem, rules),
        Form::Split => apart::split(problem, rules),
        other => panic!("{other:?} is not checked"),
    }
}

fn whole(problem: &Problem, rules: &Ruleset) {
    let all = judged(&problem.question, rules);
    for task in &problem.tasks {
        let is = |answer: &judge::Answer| match (task.part, right(task)) {
            // Five han stand for all limits, 60 fu for all from there on.
            (Part::Han, Answer::Number(han)) => {
                let own = if problem.form == Form::Han {
                    answer.han
                } else if answer.yakuman > 0 {
                    5
                } else {
                    answer.han.min(5)
                };
                own == u32::from(*han)
            }
            // Nobody counts the fu of a yakuman.
            (Part::Fu, Answer::Number(fu)) => {
                answer.yakuman > 0 || answer.fu.min(60) == u32::from(*fu)
            }
            (Part::Points, Answer::Number(points)) => answer.points == u32::from(*points),
            (Part::Price, Answer::Payments(payments)) => answer.paid == paid(payments),
            other => panic!("{other:?}"),
        };
        assert!(
            all.iter().any(is),
            "{} {problem}: {:?} {all:?}",
            rules.id,
            right(task)
        );
    }
    // A limit by han alone needs no fu, whatever is answered.
    let fu = problem.tasks.iter().position(|task| task.part == Part::Fu);
    if let Some(at) = fu {
        let answer = &all[0];
        let by_han = answer.yakuman > 0 || answer.han >= 5;
        assert_eq!(
            problem.grade(at, None),
            (!by_han).then_some(false),
            "{problem}"
        );
    }
    let answers: Vec<Option<usize>> = problem.tasks.iter().map(|task| Some(task.right)).collect();
    assert!(problem.is_right(&answers));
    for at in 0..answers.len() {
        let mut wrong = answers.clone();
        wrong[at] = None;
        assert_eq!(problem.is_right(&wrong), problem.grade(at, None).is_none());
    }
}

/// The hand as the dealer and another win it, both ways, each judged by itself.
fn four(problem: &Problem, rules: &Ruleset) {
    assert_eq!(problem.tasks.len(), 4, "{problem}");
    for task in &problem.tasks {
        let Part::PriceOf(of) = task.part else {
            panic!("{:?}", task.part)
        };
        let own = problem.question.seat;
        let other = if own == Wind::East { Wind::South } else { own };
        let question = Question {
            seat: if of.dealer { Wind::East } else { other },
            by: if of.tsumo { By::Tsumo } else { By::Ron },
            ..problem.question.clone()
        };
        let is = |answer: &judge::Answer| match right(task) {
            Answer::Payments(payments) => answer.paid == paid(payments),
            other => panic!("{other:?}"),
        };
        assert!(
            judged(&question, rules).iter().any(is),
            "{} {problem}: {of:?} {:?}",
            rules.id,
            right(task)
        );
    }
}

fn counted(problem: &Problem, rules: &Ruleset) {
    let Given::Counted(han, fu) = problem.given else {
        panic!("{problem}")
    };
    let own = second(rules);
    let price = money::price(han.into(), fu.unwrap_or(30).into(), &own);
    let answer = shares(&problem.question, price.base, rules);
    for task in &problem.tasks {
        let said = format!("{} {problem}: {:?}", rules.id, right(task));
        match right(task) {
            Answer::Payments(payments) => assert_eq!(paid(payments), answer.paid, "{said}"),
            Answer::Limit(limit) => {
                assert_eq!(limit.map_or("", Limit::code), price.limit, "{said}");
            }
            other => panic!("{other:?}"),
        }
    }
}

/// Holds a task about the fu of a set or pair, or about whether it gives any.
fn step(task: &Task, score: &Score, question: &Question, rules: &Ruleset) {
    let blocks = &score.reading.blocks;
    let (own, wanted) = match (task.part, right(task)) {
        (Part::Counts(place), Answer::Whether(yes)) => {
            let fu = fu_of(&blocks[usize::from(place)], question, rules);
            (u16::from(*yes), u16::from(fu > 0))
        }
        (Part::Block(place), Answer::Number(fu)) => {
            (*fu, fu_of(&blocks[usize::from(place)], question, rules))
        }
        (Part::WaitCounts, Answer::Whether(yes)) => {
            let wait = score.reading.wait;
            let closed = matches!(wait, Wait::Kanchan | Wait::Penchan | Wait::Tanki);
            (u16::from(*yes), u16::from(closed))
        }
        other => panic!("{other:?}"),
    };
    assert_eq!(own, wanted, "{} {question}: {:?}", rules.id, task.part);
}

/// Returns the fu of a set: 2 for an open triplet of simples; twice for a closed one, twice for terminals and honors,
/// four times for a kan.
fn fu_of(block: &Block, question: &Question, rules: &Ruleset) -> u16 {
    use tensu::MeldKind::Ankan;
    let kind = block.first;
    let double = |yes: bool| if yes { 2 } else { 1 };
    let closed = matches!(
        block.made,
        tensu::reading::Made::Concealed | tensu::reading::Made::Called(Ankan)
    );
    let outside = kind.is_honor() || matches!(kind.rank(), 1 | 9);
    match block.kind {
        BlockKind::Triplet => 2 * double(closed) * double(outside),
        BlockKind::Kan => 8 * double(closed) * double(outside),
        BlockKind::Pair => {
            let own = second(rules);
            let wind = |wind: Wind| kind == wind.kind() && (wind as usize) < own.players;
            match (wind(question.seat), wind(question.round)) {
                (true, true) => own.double_wind_pair_fu as u16,
                (false, false) if kind.dragon().is_none() => 0,
                _ => 2,
            }
        }
        _ => 0,
    }
}

/// The reading that is paid is the one that the second scorers rank first: its fu and han.
fn reading(problem: &Problem, rules: &Ruleset) {
    let score = score(&problem.question, rules).expect("a win");
    let best = &judged(&problem.question, rules)[0];
    let task = &problem.tasks[0];
    for answer in &task.answers {
        let Answer::Reading(lost) = answer else {
            panic!("{answer:?}")
        };
        let (han, fu) = match lost {
            None => (score.han, score.fu.as_ref()),
            Some(at) => (score.others[*at].han, score.others[*at].fu.as_ref()),
        };
        let own = (
            han.map(u32::from).unwrap_or_default(),
            fu.map_or(0, |fu| fu.rounded.into()),
        );
        let is_best =
            best.yakuman > 0 && score.yakuman > 0 && lost.is_none() || own == (best.han, best.fu);
        assert_eq!(is_best, lost.is_none(), "{} {problem}", rules.id);
    }
}

/// All forms under all rulesets to the end, however many differ.
fn all(questions: u64) {
    let mut differ = Vec::new();
    for rules in tensu::rules::all() {
        for &form in Form::ALL.iter().filter(|form| form.is_in(rules)) {
            let ask = || (0..questions).for_each(|seed| check(&deal(form, seed, rules), rules));
            if std::panic::catch_unwind(ask).is_err() {
                differ.push(format!("{} {}", rules.id, form.code()));
            }
        }
    }
    assert!(differ.is_empty(), "{differ:?}");
}

#[test]
fn every_right_answer_is_that_of_the_rules() {
    all(QUESTIONS);
}

/// Ten thousand of each form under each ruleset.
#[test]
#[ignore = "takes many minutes: cargo test --release -p tensu --test it drills -- --ignored"]
fn every_right_answer_of_ten_thousand_is_that_of_the_rules() {
    all(MORE);
}

#[test]
fn a_drill_is_written_as_it_is_read() {
    let read = |text: &str| text.parse::<Drill>();
    let text = "drill=wait;by=ron;open=no;only=kanchan,penchan,tanki;n=12;time=60";
    let drill =
        read("drill=wait;only=kanchan,penchan,tanki;by=ron;open=no;time=60;n=12").expect("a drill");
    assert_eq!(drill.to_string(), text);
    assert_eq!(
        (drill.form, drill.count, drill.seconds),
        (Form::Wait, 12, Some(60))
    );
    assert_eq!(
        drill.spec.wait,
        [Skill::Kanchan, Skill::Penchan, Skill::Tanki]
    );
    for &form in Form::ALL {
        let drill = Drill::of(form);
        assert_eq!(drill.to_string(), format!("drill={}", form.code()));
        assert_eq!(read(&drill.to_string()), Ok(drill));
    }
    let value = |name: &str, value: &str| BadSpec::Value {
        name: name.into(),
        value: value.into(),
    };
    for (text, bad) in [
        ("", value("drill", "")),
        ("drill=luck", value("drill", "luck")),
        ("by=ron;drill=whole", BadSpec::Name("by".into())),
        ("drill=whole;n=0", value("n", "0")),
        ("drill=whole;n=100", value("n", "100")),
        ("drill=whole;time=0", value("time", "0")),
        ("drill=whole;n=1;n=2", BadSpec::Twice("n".into())),
        ("drill=whole;drill=wait", BadSpec::Twice("drill".into())),
        ("drill=whole;speed=2", BadSpec::Name("speed".into())),
    ] {
        assert_eq!(read(text), Err(bad), "{text}");
    }
}

/// An item that was wrong is asked again: exactly that.
#[test]
fn what_went_wrong_comes_back() {
    let rules = preset("cheatsheet");
    let cell = Item::from_code("cell_other_ron_3_40").expect("an item");
    for seed in 0..20 {
        for form in [Form::Table, Form::Whole] {
            let problem = Problem::deal(&Drill::of(form), Some(cell), seed, rules);
            let problem = problem.expect("a question");
            let price = problem.tasks.last().expect("a price");
            assert_eq!(price.teaches, cell, "{problem}");
        }
        for (form, item) in [
            (Form::Wait, Skill::Penchan),
            (Form::Set, Skill::Ankan),
            (Form::Pair, Skill::DoubleWindPair),
            (Form::Tap, Skill::AnkouYaochuu),
        ] {
            let item = Item::Skill(item);
            let problem =
                Problem::deal(&Drill::of(form), Some(item), seed, rules).expect("a question");
            if form != Form::Set {
                assert!(
                    problem.tasks.iter().any(|task| task.teaches == item),
                    "{problem}"
                );
            }
        }
    }
    assert_eq!(Drill::of(Form::Table).about(Item::NoYaku), None);
    assert_eq!(
        PaymentCell::all().count(),
        PaymentCell::all()
            .filter(|cell| Drill::of(Form::Table).about(Item::Cell(*cell)).is_some())
            .count()
    );
}

/// F10: offered are things that people get wrong: forgotten honba, the other seat, the other way, an unrounded share.
#[test]
fn wrong_prices_are_mistakes_that_people_make() {
    let rules = preset("cheatsheet");
    let question: Question = "tsumo seat:S honba:2".parse().expect("a table");
    let offered = |han, fu| {
        let mut all = std::collections::BTreeSet::new();
        for seed in 0..400 {
            let given = Given::Counted(han, Some(fu));
            let problem =
                Problem::of(Form::Table, question.clone(), given, seed, rules).expect("a price");
            for answer in &problem.tasks[0].answers {
                let Answer::Payments(payments) = answer else {
                    panic!("{answer:?}")
                };
                all.insert(payments.iter().map(Payment::points).collect::<Vec<_>>());
            }
        }
        all
    };
    // 3 han 40 fu are 1,280 base points; two honba are 200 from each. East pays first.
    let all = offered(3, 40);
    for (what, payments) in [
        ("right", vec![2_800, 1_500, 1_500]),
        ("counters forgotten", vec![2_600, 1_300, 1_300]),
        ("the dealer's", vec![2_800, 2_800, 2_800]),
        ("by ron", vec![5_800]),
        ("not rounded", vec![2_760, 1_480, 1_480]),
        ("two han", vec![1_500, 900, 900]),
        ("30 fu", vec![2_200, 1_200, 1_200]),
    ] {
        assert!(all.contains(&payments), "{what}: {all:?}");
    }
}

/// No drill without hands: where nothing is found it says so.
#[test]
fn what_a_ruleset_lacks_is_not_asked() {
    let korean = preset("korean");
    for form in [Form::Sum, Form::Table, Form::Limit, Form::Honba] {
        assert_eq!(Problem::deal(&Drill::of(form), None, 1, korean), None);
    }
    // Payments by han and fu need fu.
    for rules in tensu::rules::CORE.rulesets {
        assert_eq!(Form::Table.is_in(rules), rules.counts_fu(), "{}", rules.id);
    }
    let none: Drill = "drill=whole;by=ron;open=no;fu=20".parse().expect("a drill");
    assert_eq!(Problem::deal(&none, None, 1, preset("cheatsheet")), None);
    let spec = Spec {
        honba: 2..=2,
        ..Spec::table()
    };
    let drill = Drill {
        spec,
        ..Drill::of(Form::Whole)
    };
    assert!(
        Problem::deal(&drill, None, 1, preset("cheatsheet"))
            .is_some_and(|one| one.question.honba == 2)
    );
}

/// Hands that are dealt have one answer; of somebody's own it is looked up before they come into a sheet.
#[test]
fn a_hand_with_two_answers_is_not_clear() {
    let rules = preset("tenhou");
    for (hand, is_clear) in [
        ("666m2334p456666s+3p tsumo", false),
        ("1112234p111s444z+3p ron riichi", false),
        ("3336777889m111s+7m tsumo", false),
        ("234m34066p67856s+7s ron riichi", true),
    ] {
        let problem = Problem::of(Form::Wait, question(hand), Given::Hand, 1, rules);
        assert_eq!(
            problem.map(|one| one.is_clear(rules)),
            Some(is_clear),
            "{hand}"
        );
    }
    // What it pays is the same in both.
    let hand = question("666m2334p456666s+3p tsumo");
    let price = Problem::of(Form::Price, hand, Given::Hand, 1, rules).expect("a question");
    assert!(price.is_clear(rules));
}
