//! Games by chance: rules, and events that are sensible more often than not.

use tensu::evening::{
    Drawn, Event, Fix, HandValue, Penalty, PenaltyAmount, Receiver, Start, Stop, WinningChair, Won,
};
use tensu::house::House;
use tensu::quick::{Chosen, Melds};
use tensu::rules::{Abort, Chombo};
use tensu::{Riichi, Ruleset, Wind, Yaku};

use crate::random::Random;
use crate::shared::houses;

/// A house as a game begins with it, and its rules.
pub(in crate::evening) fn some_rules(
    random: &mut Random,
    base: &'static Ruleset,
) -> (Start, Ruleset) {
    let rules = if random.percent(50) {
        base.clone()
    } else {
        houses::some(base, random)
    };
    let house = House {
        base,
        name: base.name.to_owned(),
        set: (rules.differences(base).into_iter())
            .map(|(rule, value, _)| (rule.id, value))
            .collect(),
    };
    let mut start = Start::by(house);
    if random.percent(20) {
        start.players.push("Fay".to_owned());
    }
    for (chair, name) in start.players.iter_mut().take(4).enumerate() {
        if random.percent(50) {
            ["Aki", "Ben \u{fc}.", "-Cho_", "\u{4e9c}\u{6728}"][chair].clone_into(name);
        }
    }
    if random.percent(20) {
        start.bench = vec!["Eva".to_owned()];
        start.clock = Some(random.below(500) as u16);
    }
    if random.percent(50) {
        start.day = Some(random.below(1 << 16) as u16);
        "One more_".clone_into(&mut start.evening);
    }
    (start, rules)
}

/// A chair, rarely one that there is not.
fn chair(random: &mut Random, rules: &Ruleset) -> usize {
    let seats = rules.seats.winds().len();
    if random.percent(2) {
        seats + random.below(20)
    } else {
        random.below(seats)
    }
}

fn chairs(random: &mut Random, rules: &Ruleset) -> Vec<usize> {
    let share = random.pick(&[0, 20, 60]);
    let mut all: Vec<usize> = (0..rules.seats.winds().len())
        .filter(|_| random.percent(share))
        .collect();
    if random.percent(2) {
        all.push(chair(random, rules));
    }
    all
}

fn value(random: &mut Random, rules: &Ruleset) -> HandValue {
    if !rules.is_riichi() {
        return HandValue::Points(random.below(90) as u16);
    }
    match random.below(12) {
        0 => HandValue::Yakuman(random.below(4) as u8),
        1 => HandValue::Base(random.pick(&[240, 320, 640, 1_920, 2_000, 777, 8_000])),
        2 => {
            let hand = "234m34p66p678s567s+2p ron dora:1m".parse().expect("a hand");
            HandValue::Tiles(Box::new(hand)).plain()
        }
        3 => HandValue::Yaku(Chosen {
            yaku: [Yaku::Tanyao, Yaku::Iipeikou].into_iter().collect(),
            melds: random.pick(&[Melds::Closed, Melds::Open]),
            dora: random.below(4) as u8,
            fu: Some(40),
            ..Chosen::default()
        }),
        4 => HandValue::Pays(vec![(random.below(4), random.below(90) as u32 * 100)]),
        5..8 => HandValue::Han(random.below(15) as u8, None),
        _ => HandValue::Han(
            1 + random.below(4) as u8,
            Some(random.pick(&[20, 25, 30, 40, 50, 110, 35])),
        ),
    }
}

pub(in crate::evening) fn event(random: &mut Random, rules: &Ruleset) -> Event {
    let own = |random: &mut Random| chair(random, rules);
    match random.below(40) {
        0..9 => Event::Riichi(
            own(random),
            random.pick(&[Riichi::Riichi, Riichi::Riichi, Riichi::Double, Riichi::Open]),
        ),
        9 => Event::Unriichi(own(random)),
        10..26 => {
            let from = random.percent(60).then(|| own(random));
            let many = if from.is_some() {
                random.pick(&[1, 1, 1, 2, 3])
            } else {
                1
            };
            let first = own(random);
            let winner = |steps: usize| (first + steps) % rules.seats.winds().len();
            let mut winners: Vec<WinningChair> = (0..many)
                .map(|steps| WinningChair {
                    chair: winner(steps),
                    value: value(random, rules),
                    liable: if random.percent(5) {
                        vec![(own(random), Yaku::Daisangen)]
                    } else {
                        vec![]
                    },
                    chips: random.percent(30).then(|| random.below(12) as u8),
                })
                .collect();
            if random.percent(95) {
                winners.retain(|winner| Some(winner.chair) != from);
            }
            let declaring = from.filter(|_| random.percent(10));
            Event::Won(Won {
                from,
                winners,
                declaring,
            })
        }
        26..32 => Event::Drawn(Drawn {
            tenpai: chairs(random, rules),
            nagashi: if random.percent(15) {
                chairs(random, rules)
            } else {
                vec![]
            },
        }),
        32 => {
            let whose = random.percent(50).then(|| own(random));
            Event::Aborted(random.pick(Abort::ALL), whose)
        }
        33 => {
            let kinds = [
                None,
                Some(Chombo::Match(20)),
                Some(Chombo::Mangan),
                Some(Chombo::Each(3_000)),
                Some(Chombo::Match(9_999)),
            ];
            Event::Chombo(chairs(random, rules), random.pick(&kinds))
        }
        34 => penalty(random, rules),
        35 => fix(random, rules),
        36 => Event::Last(random.below(3) as u32),
        37 if random.percent(60) => Event::Go,
        37 => Event::Stop(if random.percent(50) {
            Stop::Dealer
        } else {
            Stop::Agreed("rain -".to_owned())
        }),
        38 => Event::Swap(own(random), "Eva \u{1f004}".to_owned()),
        _ => {
            if random.percent(50) {
                Event::Note("a/b c.".to_owned())
            } else {
                Event::Unread("k9/\u{e9}-".to_owned())
            }
        }
    }
}

/// A penalty, some of them beyond any game.
fn penalty(random: &mut Random, rules: &Ruleset) -> Event {
    let points = random.pick(&[100, 1_000, -2_000, 150, 99_999_999]);
    let receiver = random.pick(&[Receiver::Nobody, Receiver::Table, Receiver::Others]);
    let amount = if random.percent(50) {
        PenaltyAmount::Tenths(points / 10)
    } else {
        PenaltyAmount::Points(points, receiver)
    };
    Event::Penalty(Penalty {
        chair: chair(random, rules),
        amount,
        reason: "late, and loud".to_owned(),
    })
}

/// Returns a correction to points that somebody may have counted.
fn fix(random: &mut Random, rules: &Ruleset) -> Event {
    let mut points: Vec<Option<i64>> = (0..rules.seats.winds().len())
        .map(|_| {
            random
                .percent(50)
                .then(|| random.below(900) as i64 * 100 - 20_000)
        })
        .collect();
    while points.last() == Some(&None) {
        points.pop();
    }
    Event::Fix(Fix {
        points,
        sticks: Some(random.below(4) as u32),
        honba: random.percent(30).then(|| random.below(2_000) as u32),
        hand: random
            .percent(30)
            .then(|| (random.pick(&Wind::ALL), random.below(6) as u32)),
        reason: if random.percent(50) {
            "counted, r=2. Twice".to_owned()
        } else {
            String::new()
        },
    })
}
