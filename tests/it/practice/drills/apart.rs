//! A hand taken apart: what belongs together are sets by their tiles alone, however they are numbered.

use tensu::{Kind, Question, Ruleset, Tile};
use tensu_learn::practice::{Answer, Form, Item, Part, Problem};

use super::{judged, right};
use crate::helpers::preset;

fn kinds(question: &Question) -> Vec<Kind> {
    let all = question.hand.iter().copied().chain(question.win);
    all.filter_map(Tile::kind).collect()
}

/// Returns whether tiles are three alike, or three in a row of a suit.
fn is_set(group: &[Kind]) -> bool {
    let mut all: Vec<Kind> = group.to_vec();
    all.sort_unstable_by_key(|kind| kind.index());
    let [first, second, third] = all[..] else {
        return false;
    };
    let follows = |one: Kind, other: Kind| {
        one.suit().is_some() && one.suit() == other.suit() && one.rank() + 1 == other.rank()
    };
    first == second && second == third || follows(first, second) && follows(second, third)
}

pub(super) fn split(problem: &Problem, rules: &Ruleset) {
    let said = || format!("{} {problem}", rules.id);
    let all = kinds(&problem.question);
    let tiles = &problem.tasks[..all.len()];
    let sum = &problem.tasks[all.len()];
    assert_eq!(problem.tasks.len(), all.len() + 1, "{}", said());
    assert!(
        tiles.iter().all(|task| task.teaches == Item::Split),
        "{}",
        said()
    );
    let fu = judged(&problem.question, rules)[0].fu;
    assert_eq!(
        (sum.part, right(sum)),
        (Part::Fu, &Answer::Number(fu as u16)),
        "{}",
        said()
    );
    for set in 0..=all.len() / 3 {
        let group = tiles.iter().zip(&all).filter(|(task, _)| task.right == set);
        let group: Vec<Kind> = group.map(|(_, kind)| *kind).collect();
        if set == 0 {
            assert!(group.len() == 2 && group[0] == group[1], "{}", said());
        } else {
            assert!(is_set(&group), "{}", said());
        }
    }
    let mut answers: Vec<Option<usize>> =
        problem.tasks.iter().map(|task| Some(task.right)).collect();
    assert!(
        problem.is_right(&answers) && problem.is_answered(&answers),
        "{}",
        said()
    );
    // Another number for a set is no other set.
    let sets = all.len() / 3;
    for answer in &mut answers[..all.len()] {
        *answer = answer.map(|set| if set == 0 { 0 } else { set % sets + 1 });
    }
    assert!(problem.is_right(&answers), "{}", said());
    // A tile of the pair for another kind of a set.
    let pair = answers
        .iter()
        .position(|answer| *answer == Some(0))
        .expect("a pair");
    let other = (0..all.len()).find(|at| answers[*at] == Some(1) && all[*at] != all[pair]);
    if let Some(other) = other {
        answers.swap(pair, other);
        assert!(!problem.is_right(&answers), "{}", said());
    }
}

/// 20, 4 for the closed triplet of simples, 10 for a closed ron: 34, so 40. The same tiles as three sequences would give less.
#[test]
fn a_hand_is_taken_apart_by_hand() {
    let rules = preset("cheatsheet");
    let hand: Question = "333m456m789p22p67s+5s ron riichi".parse().expect("a hand");
    let problem = Problem::of(
        Form::Split,
        hand,
        tensu_learn::practice::Given::Hand,
        1,
        rules,
    );
    let problem = problem.expect("a question");
    let start = problem.start();
    assert!(start[..14].iter().all(|one| *one == Some(0)) && start[14].is_none());
    assert!(!problem.is_answered(&start));
    let of = |sets: [usize; 14], fu: u16| {
        let place = problem.tasks[14]
            .answers
            .iter()
            .position(|one| *one == Answer::Number(fu));
        let all = sets.into_iter().map(Some).chain([place]);
        all.collect::<Vec<Option<usize>>>()
    };
    let own = [2, 2, 2, 1, 1, 1, 4, 4, 4, 0, 0, 3, 3, 3];
    assert!(problem.is_right(&of(own, 40)) && problem.is_answered(&of(own, 40)));
    assert!(!problem.is_right(&of(own, 30)));
    // 3m with 45m, and 33m with 6m.
    let other = [2, 2, 1, 2, 1, 1, 4, 4, 4, 0, 0, 3, 3, 3];
    let grades = problem.grades(&of(other, 40));
    assert_eq!(grades[..6], [Some(false); 6]);
    assert!(grades[6..].iter().all(|grade| *grade == Some(true)));
    let unfinished = [2, 2, 2, 1, 1, 0, 4, 4, 4, 0, 0, 3, 3, 3];
    assert!(!problem.is_answered(&of(unfinished, 40)));
}
