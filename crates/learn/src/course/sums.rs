//! Adding up: the sum of a hand, and if it was wrong, the line that was; and hands whose fu are fixed.

use alloc::vec::Vec;

use crate::course::aim::{Aim, Flat, Sum};
use crate::course::asked::{AnswerMode, Asked, AskedPart, Choice, What, numbers, one};
use crate::course::hands;
use crate::practice::mistake::beside;
use crate::practice::mistake::fu::{is_flat, of_sum};
use crate::practice::random::Random;
use crate::practice::{self, Item, Of, Skill, Spec, Task, Topic};
use tensu::Ruleset;
use tensu::question::{By, Question};
use tensu::score::{Fu, Score};

/// The fu of a hand, line by line, as steps of practice; those for the way of winning first.
pub fn lines(hand: &Question, rules: &Ruleset) -> Vec<Task> {
    let lesson = practice::HandLesson::of(hand, Topic::Fu, 0, rules);
    let mut lines = lesson.map_or_else(Vec::new, |lesson| lesson.tasks);
    // The last one is the sum.
    lines.pop();
    lines
}

fn spec(sum: Sum) -> Spec {
    let table = Spec {
        han: 1..=4,
        ..Spec::table()
    };
    match sum {
        Sum::Holds => Spec {
            fu: [30, 40].into(),
            ..table
        },
        Sum::Open => Spec {
            open: 1..=4,
            fu: [40, 50].into(),
            ..table
        },
        Sum::Tsumo => Spec {
            by: Some(By::Tsumo),
            open: 0..=0,
            fu: [40, 50].into(),
            ..table
        },
        Sum::Ron => Spec {
            by: Some(By::Ron),
            open: 0..=0,
            fu: [50].into(),
            ..table
        },
        Sum::High => Spec {
            kans: 1..=2,
            han: 1..=3,
            fu: [60, 70, 80, 90, 100, 110].into(),
            tablelike: false,
            ..table
        },
    }
}

/// Finds a hand of this kind.
fn hand(spec: &Spec, sum: Sum, random: &mut Random, rules: &Ruleset) -> Option<(Question, Score)> {
    hands::find(spec, random, rules, |question, score| {
        score.fu_below_mangan().is_some_and(|fu| {
            let holds = hands::thumb(question, fu) == fu.rounded;
            !is_flat(fu) && holds == (sum == Sum::Holds)
        })
    })
}

/// Asks for the fu of a hand that has more than the rule of thumb says.
pub(super) fn more(sum: Sum, random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    let mut spec = spec(sum);
    // The rule has one step: more than 10 on top.
    spec.fu.truncate(1);
    let (hand, score) = hand(&spec, sum, random, rules)?;
    let right = Choice::Number(score.fu.as_ref()?.rounded);
    let part = AskedPart::new(What::Fu, numbers(&[30, 40, 50]), &right, Item::Sum)?;
    let of = Of::win(&hand);
    Some(one(Aim::More(sum), Some(hand), of, part))
}

/// Asks for the sum, and for the line that was wrong, if it was.
pub(super) fn add_up(sum: Sum, random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    let (hand, score) = hand(&spec(sum), sum, random, rules)?;
    let rounded = score.fu.as_ref()?.rounded;
    let wrong = of_sum(&hand, &score);
    let (offered, _) = beside(&wrong, &rounded, |one, other| one < other, random);
    let whole = AskedPart::new(
        What::Sum,
        numbers(&offered),
        &Choice::Number(rounded),
        Item::Sum,
    )?;
    let lines = lines(&hand, rules);
    let all = (0..)
        .zip(&lines)
        .map(|(at, line)| Choice::Line(at, line.teaches));
    let all: Vec<Choice> = all.collect();
    let line = AskedPart {
        is_free: true,
        counts: false,
        ..AskedPart::new(What::Line, all.clone(), all.first()?, Item::Sum)?
    };
    let of = Of::win(&hand);
    Some(Asked {
        way: AnswerMode::Trace,
        parts: alloc::vec![whole, line],
        ..Asked::about(Aim::Sum(sum), Some(hand), of)
    })
}

/// Asks for the kind of hand, and its fu.
pub(super) fn flat(flat: Flat, random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    if !flat.is_in(rules) {
        return None;
    }
    let (hand, score) = match flat {
        Flat::Pairs => hands::of_fu(Aim::SevenPairs, random, rules),
        Flat::PinfuTsumo => hands::of_fu(Aim::PinfuTsumo, random, rules),
        Flat::Other => hands::of_fu(Aim::PlainRon, random, rules),
        Flat::Open => {
            let spec = Spec {
                by: Some(By::Ron),
                open: 1..=4,
                han: 1..=4,
                ..Spec::default()
            };
            hands::find(&spec, random, rules, |_, score: &Score| {
                let nothing = |fu: &Fu| !is_flat(fu) && !fu.items.iter().any(hands::gives);
                score.fu_below_mangan().is_some_and(nothing)
            })
        }
    }?;
    let rounded = score.fu.as_ref()?.rounded;
    let kinds = Flat::ALL.into_iter().filter(|kind| kind.is_in(rules));
    let kinds: Vec<Choice> = kinds.map(Choice::Flat).collect();
    let teaches = Item::Skill(match flat {
        Flat::Open => Skill::OpenPinfu,
        _ => Skill::Flat,
    });
    let parts = alloc::vec![
        AskedPart::new(What::Flat, kinds, &Choice::Flat(flat), teaches)?,
        AskedPart::new(
            What::Fu,
            numbers(&[20, 25, 30, 40]),
            &Choice::Number(rounded),
            teaches,
        )?,
    ];
    let of = Of::win(&hand);
    Some(Asked {
        way: AnswerMode::Each,
        parts,
        ..Asked::about(Aim::Flat(flat), Some(hand), of)
    })
}
