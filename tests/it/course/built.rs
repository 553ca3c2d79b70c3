//! Single sets and pairs: the numbers by the law.

use tensu::{Kind, Ruleset, Wind};
use tensu_learn::course::{Aim, Asked, Choice, Sitting, Stage, Thing, What};

use super::{combinations, lesson, rules};

/// Returns the fu of a set: 2, doubled by each of closed and outside, four times for a kan.
fn of_set(closed: bool, outside: bool, kan: bool) -> u16 {
    let twice = |yes| if yes { 2 } else { 1 };
    2 * twice(closed) * twice(outside) * twice(kan) * twice(kan)
}

/// Returns the fu of a pair: 2 for a dragon, for the seat's wind, for the round's; of both winds what the ruleset says.
fn of_pair(kind: Kind, seat: Wind, round: Wind, double: u16) -> u16 {
    match (seat.kind() == kind, round.kind() == kind) {
        (true, true) => double,
        (false, false) if !kind.is_honor() || kind.rank() <= 4 => 0,
        _ => 2,
    }
}

/// The double wind of the specification's table.
const DOUBLE: [(&str, u16); 8] = [
    ("cheatsheet", 4),
    ("ari_ari", 4),
    ("ema_2025", 2),
    ("tenhou", 4),
    ("majsoul", 4),
    ("wrc_2025", 2),
    ("wrc_2015", 2),
    ("mleague", 2),
];

fn fu_of(thing: Thing, double: u16) -> u16 {
    match thing {
        Thing::Set {
            concealed,
            yaochuu,
            kan,
        } => of_set(concealed, yaochuu, kan),
        Thing::Pair { kind, seat, round } => of_pair(kind, seat, round, double),
    }
}

fn thing(asked: &Asked) -> Thing {
    asked.thing(&[None]).expect("a set or a pair")
}

#[test]
fn a_set_and_a_pair_give_what_the_law_says() {
    for (id, double) in DOUBLE {
        let rules = rules(id);
        for seed in 0..200 {
            for aim in [Aim::OfTriplet, Aim::OfKan, Aim::OfPair, Aim::OfDoubleWind] {
                let asked = aim.ask(seed, rules).expect("a question");
                let part = &asked.parts[0];
                let What::Thing(thing) = part.what else {
                    panic!("{asked:?}")
                };
                let wanted = Choice::Number(fu_of(thing, double));
                assert_eq!(part.choices[part.right], wanted, "{id} {asked:?}");
            }
        }
    }
}

/// All ways in which dials can stand, and which of them are right.
fn together(asked: &Asked, rules: &Ruleset, double: u16) {
    let goal = u16::from(asked.goal.expect("a goal"));
    let all = combinations(asked);
    let mut right = 0;
    for at in &all {
        let given: Vec<Option<usize>> = at.iter().copied().map(Some).collect();
        let built = asked.thing(&given).expect("a set or a pair");
        let is = fu_of(built, double) == goal;
        assert_eq!(asked.together.contains(at), is, "{} {asked:?}", rules.id);
        assert_eq!(asked.grade(&given).iter().all(|right| *right), is);
        right += usize::from(is);
    }
    assert!(right > 0 && right < all.len());
    let start: Vec<usize> = asked.parts.iter().filter_map(|part| part.start).collect();
    assert!(
        !asked.together.contains(&start),
        "it stands right: {asked:?}"
    );
}

#[test]
fn what_is_made_is_right_if_it_gives_so_much() {
    for (id, double) in DOUBLE {
        let rules = rules(id);
        for seed in 0..60 {
            for aim in [
                Aim::Make(4),
                Aim::Make(8),
                Aim::Make(16),
                Aim::Make(32),
                Aim::Wheel,
            ] {
                together(&aim.ask(seed, rules).expect("a question"), rules, double);
            }
        }
    }
}

/// Acceptance 1: 8 is a closed triplet of terminals, or an open kan of simples; an open triplet of terminals is 4.
#[test]
fn eight_is_made_in_two_ways() {
    let rules = rules("cheatsheet");
    let asked = Aim::Make(8).ask(1, rules).expect("a question");
    let whats: Vec<What> = asked.parts.iter().map(|part| part.what).collect();
    assert_eq!(whats, [What::Closed, What::Outside, What::Kan]);
    let given = |all: [usize; 3]| all.map(Some);
    for (at, fu, tiles) in [
        ([1, 1, 0], 8, "9s9s9s"),
        ([0, 0, 1], 8, "5p5p5p5p"),
        ([0, 1, 0], 4, "9s9s9s"),
    ] {
        let made = asked.thing(&given(at)).expect("a set");
        let drawn: String = made.tiles().iter().map(ToString::to_string).collect();
        assert_eq!((made.fu(rules), drawn.as_str()), (fu, tiles));
        let right = asked.grade(&given(at)).iter().all(|right| *right);
        assert_eq!(right, fu == 8);
    }
    let open = asked
        .thing(&given([0, 1, 0]))
        .and_then(|set| set.item(rules));
    let words = tensu_words::LANGUAGES[0];
    assert_eq!(
        words.fu(&open.expect("fu")),
        "open triplet of terminals or honors"
    );
    assert_eq!(
        thing(&Aim::OfKan.ask(1, rules).expect("a kan"))
            .tiles()
            .len(),
        4
    );
}

/// Dials keep how they stand, and say when it is enough.
#[test]
fn dials_are_told_when_somebody_says_so() {
    let rules = rules("ema_2025");
    let mut sitting = Sitting::begin(lesson(9), 3, rules);
    for _ in 0..40 {
        if sitting.asked().is_some_and(|asked| asked.aim == Aim::Wheel) {
            break;
        }
        if sitting.stage() == Stage::Asked {
            super::answer(&mut sitting, true, rules);
        } else {
            sitting.next(rules);
        }
    }
    let asked = sitting.asked().expect("a question").clone();
    assert_eq!(asked.aim, Aim::Wheel);
    for (at, answer) in asked.together[0].iter().enumerate() {
        sitting.choose(at, *answer);
        assert_eq!(sitting.stage(), Stage::Asked);
        assert_eq!(
            Sitting::read(&sitting.to_string(), rules),
            Some(sitting.clone())
        );
    }
    sitting.tell();
    assert_eq!((sitting.stage(), sitting.is_right()), (Stage::Told, true));
}
