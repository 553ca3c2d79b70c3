//! House rules by chance: rules of a ruleset with values that they can have.

use tensu::rules::{HouseRule, Setting};
use tensu::{Ruleset, Yaku};

use super::random::Random;

/// The values to try for a rule: its choices, or some of those that go.
pub fn values(rule: &HouseRule, rules: &Ruleset) -> Vec<Setting> {
    let numbers = |numbers: &[i64]| numbers.iter().map(|&n| Setting::Number(n)).collect();
    match rule.id {
        "red_fives" => [[0, 0, 0], [1, 1, 1], [0, 2, 4], [4, 4, 4]]
            .iter()
            .map(|reds| Setting::List(reds.iter().map(|&n| Setting::Number(n)).collect()))
            .collect(),
        "uma" => {
            let players = rules.seats.winds().len();
            let list = |n: usize, each: &[i64]| {
                let places = each.iter().cycle().take(n);
                Setting::List(places.map(|&n| Setting::Number(n)).collect())
            };
            let mut all = vec![list(players, &[0]), list(players, &[20, 0, -20, 0])];
            if players == 4 {
                all.push(list(12, &[12, -1, -3, -8]));
            }
            all
        }
        "start" => numbers(&[0, 25_000, 30_100, 1_000_000]),
        "back" | "goal" => numbers(&[0, 25_000, 30_000, 1_000_000]),
        "chip" | "yakitori" | "bust_prize" | "rate" => numbers(&[0, 1, 2_000, 1_000_000]),
        "extra_hands" => numbers(&[0, 1, 3, 4]),
        "chombo" => ["match:20", "mangan", "each:3000", "match:0", "each:100"]
            .map(Setting::of_code)
            .into(),
        "aborts" => {
            let kinds = [
                "nine_kinds",
                "four_kans",
                "four_winds",
                "four_riichi",
                "three_rons",
            ];
            let most = if rules.seats.winds().len() == 4 { 5 } else { 2 };
            let list = |n: usize| {
                Setting::List(kinds[..n].iter().map(|id| Setting::of_code(id)).collect())
            };
            (0..=most).map(list).collect()
        }
        "honba_value" => numbers(&[0, 100, 500, 10_000]),
        "minimum" => numbers(&[0, 1, 3, 8, 12, 88]),
        "faan_limit" => numbers(&[1, 8, 10, 13, 100]),
        _ if rule.choices.contains(&"limit") => {
            let mut all = numbers(&[0, 1, 2, 3, 6, 10, 13]);
            all.push(Setting::of_code("limit"));
            all
        }
        "yakuman_cap" => [numbers(&[1, 2, 7, 255]), vec![Setting::Null]].concat(),
        "score_cap" => [numbers(&[1, 5, 80, 60_000]), vec![Setting::Null]].concat(),
        "winning_bonus" => [
            numbers(&[1, 2, 3, 4, 5]),
            vec![Setting::Open(0), Setting::Open(1_000)],
        ]
        .concat(),
        _ => {
            let mut all: Vec<Setting> = rule
                .choices
                .iter()
                .map(|code| Setting::of_code(code))
                .collect();
            let members: Vec<_> = rule.members(rules).iter().map(|&(yaku, _)| yaku).collect();
            if !members.is_empty() {
                all.push(Setting::list([]));
                all.push(Setting::list(members.iter().copied()));
                all.extend(members.iter().map(|&yaku| Setting::list([yaku])));
            }
            all
        }
    }
}

/// Changes some rules, one or many, to any value that they take.
pub fn some(base: &Ruleset, random: &mut Random) -> Ruleset {
    let known: Vec<&HouseRule> = base.settings().map(|(rule, _)| rule).collect();
    let mut house = base.clone();
    for _ in 0..random.pick(&[1, 1, 2, 2, 3, 4, 6, 12]) {
        let rule = random.pick(&known);
        let value = value(rule, &house, random);
        let mut next = house.clone();
        // Another one that was changed before may have taken it away.
        if next.change(rule.id, &value).is_ok() {
            house = next;
        }
    }
    house
}

/// One of those to try, or a number or a list that is none of them.
fn value(rule: &HouseRule, rules: &Ruleset, random: &mut Random) -> Setting {
    let members: Vec<Yaku> = rule.members(rules).iter().map(|&(yaku, _)| yaku).collect();
    let stranger = random.percent(50);
    match rule.id {
        "honba_value" if stranger => Setting::Number(random.below(10_001) as i64),
        "yakuman_cap" if stranger => Setting::Number(1 + random.below(6) as i64),
        "score_cap" if stranger => Setting::Number(1 + random.below(60) as i64),
        "winning_bonus" if stranger => Setting::Open(random.below(30) as i64),
        _ if stranger && !members.is_empty() => {
            let share = random.pick(&[10, 50, 90]);
            Setting::list(members.into_iter().filter(|_| random.percent(share)))
        }
        _ => {
            let values = values(rule, rules);
            values[random.below(values.len())].clone()
        }
    }
}
