//! Rules that somebody builds from the public types: other values than any ruleset has.

use tensu::question::Flags;
use tensu::refusal::Conflict;
use tensu::rules::{ALL, AdditiveRules, Ruleset, System, WinningBonus};
use tensu::score::What;
use tensu::yaku::Worth;
use tensu::{Flag, Question, Refusal, Yaku, score};

use crate::switches::ruleset;

fn question(text: &str) -> Question {
    text.parse().unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// Korean rules with a change.
fn korean(change: impl FnOnce(&mut AdditiveRules)) -> Ruleset {
    let mut rules = ruleset("korean");
    if let System::Additive(additive) = &mut rules.system {
        change(additive);
    }
    rules
}

fn minimum(rules: &Ruleset, text: &str) -> Result<u16, String> {
    let score = score(&question(text), rules).map_err(|why| why.to_string())?;
    score.points.ok_or_else(|| "no points".to_owned())
}

/// Of two hands the lower does not count towards the minimum, and neither does when both are bonuses.
#[test]
fn of_either_the_higher_counts() {
    let text = "123m456m789m234p5p+5p ron";
    let won = score(&question(text), &ruleset("korean")).expect("a win");
    let two: Vec<(Yaku, u16)> = won
        .awards
        .iter()
        .filter_map(|award| match award.what {
            What::Yaku(yaku) => Some((yaku, award.amount.points())),
            _ => None,
        })
        .collect();
    let &[(one, first), (other, second), ..] = &two[..] else {
        panic!("{two:?}");
    };
    let sum: u16 = two.iter().map(|(_, points)| points).sum();
    let with = |need: u16| {
        korean(|rules| {
            (rules.bonuses, rules.either, rules.minimum) = (&[], [one, other], need);
        })
    };
    let counted = sum - first.min(second);
    assert!(minimum(&with(counted), text).is_ok());
    assert!(minimum(&with(counted + 1), text).is_err());
    // Nothing is left to take off.
    let all: &'static [Yaku] = Vec::leak(two.iter().map(|(yaku, _)| *yaku).collect());
    let none = korean(|rules| {
        (rules.bonuses, rules.either, rules.minimum) = (all, [one, other], 1);
    });
    assert!(minimum(&none, text).is_err());
}

#[test]
fn a_bonus_beyond_all_bounds_is_the_highest() {
    let rules = korean(|rules| {
        rules.winning_bonus = WinningBonus::custom(40_000);
        rules.cap = None;
    });
    assert_eq!(minimum(&rules, "123m456m789m234p5p+5p ron"), Ok(u16::MAX));
}

/// What a ruleset does not count is refused in a hand, not asked for, and left out of a hand from another ruleset.
#[test]
fn one_list_says_which_events_there_are() {
    let mut own = ruleset("korean");
    own.yaku = own.yaku.with(&[(Yaku::DoubleReady, Worth::NOTHING)]);
    let unknown = |rules: &Ruleset, flag: Flag| {
        let question = question(&format!("123m456p789s22m78m+9m tsumo {}", flag.code()));
        let refusals = question.check(rules).err();
        let why = Refusal::Impossible(Conflict::Unknown(flag));
        let unknown = refusals.is_some_and(|all| all.iter().any(|one| *one == why));
        let dropped = question.adapted(rules).flags == Flags::NONE;
        assert_eq!(unknown, dropped, "{} {flag:?}", rules.id);
        unknown
    };
    for rules in ALL.iter().copied().chain([&own]) {
        for &flag in Flag::ALL {
            let ippatsu = flag == Flag::Ippatsu && rules.has(Yaku::Riichi);
            let asked = rules.counts(flag) || ippatsu;
            assert_eq!(!unknown(rules, flag), asked, "{} {flag:?}", rules.id);
        }
    }
    assert!(unknown(&own, Flag::DoubleReady) && !unknown(&own, Flag::Ready));
    assert!(!ruleset("tenhou").counts(Flag::Ready) && ruleset("korean").counts(Flag::Ready));
}
