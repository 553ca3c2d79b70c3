//! Single sets and pairs: the fu of each, and how one is made that gives so many.

use alloc::vec::Vec;

use crate::course::aim::Aim;
use crate::course::asked::{AnswerMode, Asked, AskedPart, Choice, What, numbers, one};
use crate::course::thing::{Thing, pair};
use crate::practice::Of;
use crate::practice::mistake::beside;
use crate::practice::random::Random;
use tensu::rules::Ruleset;
use tensu::tiles::{Dragon, Kind, Suit, Wind};

/// The rounds that most games have.
const ROUNDS: [Wind; 2] = [Wind::East, Wind::South];

/// Asks for the fu of a triplet.
pub(super) fn of_triplet(random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    let thing = random.pick(&Thing::TRIPLETS);
    of_thing(Aim::OfTriplet, thing, random, rules)
}

/// Asks for the fu of a kan.
pub(super) fn of_kan(random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    let thing = random.pick(&Thing::KANS);
    of_thing(Aim::OfKan, thing, random, rules)
}

/// Asks for the fu of any pair.
pub(super) fn of_pair(random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    let (seat, round) = (random.pick(rules.seats.winds()), random.pick(&ROUNDS));
    let winds = rules.seats.winds().iter().map(|wind| wind.kind());
    let dragons = Dragon::ALL.into_iter().map(Dragon::kind);
    let honors: Vec<Kind> = winds.chain(dragons).collect();
    let kind = match random.below(10) {
        0..7 => random.pick(&honors),
        other => Kind::number(Suit::Sou, other as u8 - 3)?,
    };
    of_thing(Aim::OfPair, pair(kind, seat, round), random, rules)
}

/// Asks for the fu of the pair of a double wind.
pub(super) fn of_double_wind(random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    // Two numbers that nothing needs are drawn first, so that a seed asks what it always asked.
    let _ = (random.pick(rules.seats.winds()), random.pick(&ROUNDS));
    let seat = random.pick(&ROUNDS);
    of_thing(
        Aim::OfDoubleWind,
        pair(seat.kind(), seat, seat),
        random,
        rules,
    )
}

fn of_thing(aim: Aim, thing: Thing, random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    let right = thing.fu(rules).into();
    let wrong = thing.mistakes(rules)?;
    let (offered, _) = beside(&wrong, &right, |one, other| one < other, random);
    let part = AskedPart::new(
        What::Thing(thing),
        numbers(&offered),
        &Choice::Number(right),
        thing.teaches(rules)?,
    )?;
    Some(one(aim, None, Of::new(false, false), part))
}

/// Asks to make a set that gives so many fu, by three switches.
pub(super) fn make(fu: u8, random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    let is = || [false, true].map(Choice::Is).to_vec();
    let parts = [What::Closed, What::Outside, What::Kan].map(|what| (what, is()));
    dials(Aim::Make(fu), fu, &parts, random, rules)
}

/// Asks to turn seat and round until a pair gives so many fu.
pub(super) fn wheel(random: &mut Random, rules: &Ruleset) -> Option<Asked> {
    let seats = rules.seats.winds();
    let kind = random.pick(seats).kind();
    let winds = |winds: &[Wind]| winds.iter().copied().map(Choice::Wind).collect();
    let parts: [(What, Vec<Choice>); 2] = [
        (What::Seat(kind), winds(seats)),
        (What::Round(kind), winds(&ROUNDS)),
    ];
    let all = combinations(&parts.iter().map(|part| part.1.len()).collect::<Vec<_>>());
    let mut worth: Vec<u8> = Vec::new();
    for at in all {
        let choices = at.iter().zip(&parts).map(|(at, part)| &part.1[*at]);
        let fu = thing(parts.iter().map(|part| part.0), choices)?.fu(rules);
        if !worth.contains(&fu) {
            worth.push(fu);
        }
    }
    let fu = random.pick(&worth);
    dials(Aim::Wheel, fu, &parts, random, rules)
}

/// Makes a question of dials that stand wrong, with all ways to set them right.
fn dials(
    aim: Aim,
    fu: u8,
    dials: &[(What, Vec<Choice>)],
    random: &mut Random,
    rules: &Ruleset,
) -> Option<Asked> {
    let all = combinations(&dials.iter().map(|dial| dial.1.len()).collect::<Vec<_>>());
    let built = |at: &Vec<usize>| {
        let choices = at.iter().zip(dials).map(|(at, dial)| &dial.1[*at]);
        thing(dials.iter().map(|dial| dial.0), choices)
    };
    let (together, others): (Vec<Vec<usize>>, Vec<Vec<usize>>) = all
        .into_iter()
        .partition(|at| built(at).is_some_and(|thing| thing.fu(rules) == fu));
    let first = together.first()?;
    let teaches = built(first)?.teaches(rules)?;
    let start = others.get(random.below(others.len()))?;
    let parts: Option<Vec<AskedPart>> = dials
        .iter()
        .enumerate()
        .map(|(at, (what, choices))| {
            let right = choices.get(first[at])?;
            let part = AskedPart::new(*what, choices.clone(), right, teaches)?;
            Some(AskedPart {
                start: Some(start[at]),
                ..part
            })
        })
        .collect();
    Some(Asked {
        way: AnswerMode::Tap,
        parts: parts?,
        goal: Some(fu),
        together,
        ..Asked::about(aim, None, Of::new(false, false))
    })
}

/// The set or the pair that dials make when they stand so.
pub(super) fn thing<'a>(
    whats: impl Iterator<Item = What>,
    choices: impl Iterator<Item = &'a Choice>,
) -> Option<Thing> {
    let mut concealed = false;
    let mut yaochuu = false;
    let mut wind = None;
    let mut built = None;
    for dial in whats.zip(choices) {
        match dial {
            (What::Closed, Choice::Is(is)) => concealed = *is,
            (What::Outside, Choice::Is(is)) => yaochuu = *is,
            (What::Kan, Choice::Is(kan)) => {
                built = Some(Thing::Set {
                    concealed,
                    yaochuu,
                    kan: *kan,
                });
            }
            (What::Seat(_), Choice::Wind(seat)) => wind = Some(*seat),
            (What::Round(kind), Choice::Wind(round)) => {
                built = Some(Thing::Pair {
                    kind,
                    seat: wind?,
                    round: *round,
                });
            }
            (What::Thing(thing), _) => built = Some(thing),
            _ => {}
        }
    }
    built
}

/// All ways in which dials can stand.
fn combinations(sizes: &[usize]) -> Vec<Vec<usize>> {
    let mut all = alloc::vec![Vec::new()];
    for size in sizes {
        let longer = |at: &Vec<usize>| {
            let at = at.clone();
            (0..*size).map(move |next| [at.as_slice(), &[next]].concat())
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}

impl Asked {
    /// The set or the pair that is asked about, or made of what was chosen.
    pub fn thing(&self, given: &[Option<usize>]) -> Option<Thing> {
        let chosen =
            |(part, at): (&AskedPart, &Option<usize>)| part.choices.get(at.unwrap_or(0)).cloned();
        let choices: Option<Vec<Choice>> = self.parts.iter().zip(given).map(chosen).collect();
        thing(self.parts.iter().map(|part| part.what), choices?.iter())
    }
}
