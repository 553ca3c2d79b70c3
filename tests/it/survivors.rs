//! Changes of the code that no other test noticed (`cargo xtask mutants`): each has a case here.

mod causes;
mod chart;
mod names;
mod table;

use tensu::score::{Amount, Other, What};
use tensu::yaku::{Why, Worth};
use tensu::{Question, Refusal, Refusals, Score, Yaku, score};

use crate::helpers::ruleset;

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

/// rules.md 1.1.4: four equal runs are three equal ones too, which two pairs of equal runs take the place of. Where the ruleset
/// does not have them at all, that is the reason.
#[test]
fn what_the_ruleset_lacks_is_not_replaced() {
    let hand = "222233334444m5p+5p ron";
    let sanjun = |rules: &str| why_not(rules, hand, Yaku::IsshokuSanjun);
    assert_eq!(sanjun("tenhou"), Some(Why::NotInRuleset));
    let replaced = Why::Replaced(Yaku::Ryanpeikou);
    let with = "tenhou local_yaku=[isshoku_sanjun]";
    assert_eq!(sanjun(with), Some(replaced));
}

/// EMA 2025 pays renhou as a mangan: every reading of such a hand would be paid so. Without the first turn none is.
#[test]
fn a_reading_that_would_be_a_mangan_too() {
    let hand = "12334m567p456s99s+2m ron riichi";
    let others = |words: &str| {
        let score = scored("ema_2025", &hand.replace("riichi", words));
        let mangan = score.others.iter().map(Other::is_paid_as_mangan);
        mangan.collect::<Vec<_>>()
    };
    assert_eq!(others("first_turn"), [true]);
    assert_eq!(others("riichi"), [false]);
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

/// A ruleset may have thirteen orphans and nothing more for the wait on all of them.
#[test]
fn thirteen_orphans_of_one_value() {
    let mut rules = ruleset("tenhou");
    rules.yaku = rules.yaku.with(&[(Yaku::Kokushi13, Worth::NOTHING)]);
    for hand in ["19m19p19s1234567z+1m ron", "119m19p19s123456z+7z ron"] {
        let score = score(&question(hand), &rules).expect("thirteen orphans");
        assert!(score.has(Yaku::Kokushi), "{hand}");
        assert_eq!(score.total, 32_000, "{hand}");
    }
}
