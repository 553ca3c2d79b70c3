//! Changes of the code that no other test noticed (`cargo xtask mutants`): each has a case here.

mod asks;
mod causes;
mod names;
mod quick;
mod table;

use tensu::refusal::{Conflict, Field};
use tensu::score::{Amount, What};
use tensu::yaku::Why;
use tensu::{By, Flag, Question, Refusal, Refusals, Score, Yaku, score};

use crate::switches::ruleset;

fn scored(rules: &str, hand: &str) -> Score {
    let question: Question = hand.parse().expect("a hand");
    let score = score(&question, &ruleset(rules));
    score.unwrap_or_else(|why| panic!("{hand}: {why}"))
}

fn why_not(rules: &str, hand: &str, yaku: Yaku) -> Option<Why> {
    let score = scored(rules, hand);
    let missed = score.missed.iter().find(|missed| missed.yaku == yaku);
    missed.map(|missed| missed.why)
}

/// rules.md 1.3.2: iipeikou and pinfu count in a closed hand only. The ruleset has them, so that is what is said.
#[test]
fn an_open_hand_is_the_reason_where_it_is_one() {
    let hand = "22334p678s55m(456s)+4p ron";
    for yaku in [Yaku::Iipeikou, Yaku::Pinfu] {
        assert_eq!(why_not("tenhou", hand, yaku), Some(Why::OpenHand));
    }
}

/// A house may give an open hand nothing for winning (rules.md 1.2.4): then no line of the result speaks of a bonus.
#[test]
fn a_winning_bonus_of_nothing_is_no_award() {
    let hand = "456p44s78m(777z)(222z)+9m ron";
    let bonus = |rules: &str| {
        let awards = scored(rules, hand).awards;
        let award = awards.iter().find(|award| award.what == What::WinningBonus);
        award.map(|award| award.amount)
    };
    assert_eq!(bonus("korean winning_bonus=1"), Some(Amount::Points(1)));
    assert_eq!(
        bonus("korean winning_bonus=open:3"),
        Some(Amount::Points(3))
    );
    assert_eq!(bonus("korean winning_bonus=open:0"), None);
}

fn question(text: &str) -> Question {
    text.parse().unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// Everything that was refused; nothing for an answer.
fn reasons<T>(answer: Result<T, Refusals>) -> Vec<Refusal> {
    let refusals = answer.err();
    refusals.iter().flat_map(Refusals::iter).cloned().collect()
}

fn refused(rules: &str, question: &Question) -> Vec<Refusal> {
    reasons(score(question, &ruleset(rules)))
}

/// What one ruleset alone knows is refused by the others: it is not left out in silence.
#[test]
fn a_flag_of_another_game_is_refused() {
    for flag in [
        Flag::Ready,
        Flag::OpenReady,
        Flag::DoubleReady,
        Flag::Paarenchan,
        Flag::RiichiDiscard,
        Flag::KanDiscard,
    ] {
        let mut question: Question = "234m567p345s66p67s+8s ron".parse().expect("a hand");
        question.by = flag.only_by().unwrap_or(By::Ron);
        assert_eq!(refused("cheatsheet", &question), []);
        question.flags = question.flags.with(flag);
        let refused = refused("cheatsheet", &question);
        let unknown = Refusal::Impossible(Conflict::Unknown(flag));
        assert!(refused.contains(&unknown), "{flag:?}: {refused:?}");
    }
}

/// A thousand counters or sticks are more than any game has seen, and still a number.
#[test]
fn a_thousand_counters_are_the_most() {
    let with = |words: &str| -> Vec<Refusal> {
        let hand = format!("234m567p345s66p67s+8s ron {words}");
        refused("cheatsheet", &hand.parse().expect("a hand"))
    };
    assert_eq!(with("honba:1000 sticks:1000"), []);
    assert_eq!(with("honba:1001"), [Refusal::TooLarge(Field::Honba)]);
    assert_eq!(with("sticks:1001"), [Refusal::TooLarge(Field::Sticks)]);
}
