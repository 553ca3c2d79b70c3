//! Changes of the code that no other test noticed (`cargo xtask mutants`): each has a case here.

use tensu::score::{Amount, What};
use tensu::yaku::Why;
use tensu::{Question, Score, Yaku, score};

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
