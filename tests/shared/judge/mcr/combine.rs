//! The fan made of several sets: every way to combine them that the principles leave (rules.md 6.2).

use super::Counted;
use super::read::{Form, Reading, Set, Shape};

/// A set by suit and lowest number.
type Place = (usize, usize);

/// All ways: of the chows and of the pungs, each with each.
pub fn ways(reading: &Reading) -> Vec<Counted> {
    if reading.shape != Shape::FourSets {
        // Seven pairs and single tiles have no sets, a knitted straight has one.
        return vec![vec![]];
    }
    let places = |fits: fn(&Set) -> bool| -> Vec<Place> {
        let sets = reading.sets.iter().filter(|set| fits(set) && set.kind < 27);
        sets.map(|set| (set.kind / 9, set.kind % 9)).collect()
    };
    let chows = combinations(&places(|set| set.form == Form::Chow), of_chows);
    let pungs = combinations(&places(Set::is_pung), of_pungs);
    let both = |chows: &Counted| {
        let chows = chows.clone();
        let with = move |pungs: &Counted| [&chows[..], pungs].concat();
        pungs.iter().map(with).collect::<Vec<Counted>>()
    };
    chows.iter().flat_map(both).collect()
}

type Name = fn(&[Place]) -> Option<&'static str>;

/// A fan that was made, and of which sets.
type Made = (&'static str, Vec<usize>);

/// Every list of fan that can be made one after another until there is nothing left to make: nobody may decline a fan to have
/// none at all.
fn combinations(sets: &[Place], name: Name) -> Vec<Counted> {
    let mut found = vec![];
    extend(sets, name, &mut vec![], &mut found);
    found
}

fn extend(sets: &[Place], name: Name, made: &mut Vec<Made>, found: &mut Vec<Counted>) {
    let mut ended = true;
    for chosen in subsets(sets.len()) {
        let tiles: Vec<Place> = chosen.iter().map(|&i| sets[i]).collect();
        let Some(id) = name(&tiles) else { continue };
        if may_follow(made, id, &chosen) {
            ended = false;
            made.push((id, chosen));
            extend(sets, name, made, found);
            made.pop();
        }
    }
    let mut list: Counted = made.iter().map(|made| (made.0, 1)).collect();
    list.sort_unstable();
    if ended && !found.contains(&list) {
        found.push(list);
    }
}

/// Lists all choices of two or more of so many sets.
fn subsets(n: usize) -> Vec<Vec<usize>> {
    let chosen = |bits: usize| {
        (0..n)
            .filter(|i| bits >> i & 1 == 1)
            .collect::<Vec<usize>>()
    };
    (0..1 << n)
        .map(chosen)
        .filter(|chosen| chosen.len() > 1)
        .collect()
}

/// Returns whether these sets may make a fan after those made. Of four or three sets one fan, the first of all. Of two:
/// a set that is new must be among them (account once), and neither of them makes the same fan again (non-identical).
fn may_follow(made: &[Made], id: &str, chosen: &[usize]) -> bool {
    if chosen.len() > 2 {
        return made.is_empty();
    }
    let is_new = |set: &usize| !made.iter().any(|made| made.1.contains(set));
    let again = |made: &Made| made.0 == id && chosen.iter().any(|set| made.1.contains(set));
    chosen.iter().any(is_new) && !made.iter().any(again)
}

fn suits(sets: &[Place]) -> usize {
    let mut suits: Vec<usize> = sets.iter().map(|set| set.0).collect();
    suits.sort_unstable();
    suits.dedup();
    suits.len()
}

/// The steps from each number to the next, from the lowest up.
fn steps(sets: &[Place]) -> Vec<usize> {
    let mut numbers: Vec<usize> = sets.iter().map(|set| set.1).collect();
    numbers.sort_unstable();
    numbers.windows(2).map(|pair| pair[1] - pair[0]).collect()
}

fn of_chows(chows: &[Place]) -> Option<&'static str> {
    Some(match (suits(chows), &steps(chows)[..]) {
        (1, [0, 0, 0]) => "quadruple_chow",
        (1, [1, 1, 1] | [2, 2, 2]) => "four_pure_shifted_chows",
        (1, [0, 0]) => "pure_triple_chow",
        (1, [1, 1] | [2, 2]) => "pure_shifted_chows",
        (1, [3, 3]) => "pure_straight",
        (3, [0, 0]) => "mixed_triple_chow",
        (3, [1, 1]) => "mixed_shifted_chows",
        (3, [3, 3]) => "mixed_straight",
        (1, [0]) => "pure_double_chow",
        (2, [0]) => "mixed_double_chow",
        (1, [3]) => "short_straight",
        (1, [6]) => "two_terminal_chows",
        _ => return None,
    })
}

fn of_pungs(pungs: &[Place]) -> Option<&'static str> {
    Some(match (suits(pungs), &steps(pungs)[..]) {
        (1, [1, 1, 1]) => "four_pure_shifted_pungs",
        (1, [1, 1]) => "pure_shifted_pungs",
        (3, [0, 0]) => "triple_pung",
        (3, [1, 1]) => "mixed_shifted_pungs",
        (2, [0]) => "double_pung",
        _ => return None,
    })
}
