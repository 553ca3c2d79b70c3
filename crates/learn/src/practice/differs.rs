//! Hands that some rules pay otherwise than the cheat sheet.

use alloc::vec::Vec;

use crate::practice::beside_sheet::{amounts, differs, is_like, paid};
use crate::practice::mistake::OFFERED;
use crate::practice::random::Random;
use crate::practice::varied::{varied, waits_for_orphans};
use crate::practice::{Answer, Item, Part, Task};
use tensu::inside::sort_by_key;
use tensu::notation::Reader;
use tensu::question::Question;
use tensu::rules::{CORE, DEFAULT, Ruleset};
use tensu::score::Payment;

/// A hand for each rule that often makes payments differ, each with as many indicators as lie at a table: one, and one
/// more for each kan, those below only after riichi. One that shows no tile of the hand is an honor.
pub(crate) const HANDS: &[&str] = &[
    // 60 fu and 3 han, 30 fu and 4 han: rounded up to a mangan or not.
    "999p345s67m22s[4444m]+8m ron riichi dora:1s,5z ura:1z,2z",
    "234m345m67p678s55s+8p ron riichi dora:7p ura:1z",
    // A pair of the wind that is seat and round.
    "999p234m678s56m11z+7m ron riichi seat:E round:E dora:5z ura:6z",
    // A red five.
    "234m067p345s78s99m+9s ron riichi dora:1z ura:2z",
    // Tanyao with a called sequence.
    "345p66m678s34m(234p)+5m ron dora:1z",
    // Nothing gives fu in an open hand.
    "234p66m678s34s(234m)+2s ron dora:1z",
    // A self-drawn pinfu.
    "23m123p456789s33z+4m tsumo seat:S dora:5z",
    // One turn after riichi, and the indicators below.
    "234m567p345s78s99m+9s ron riichi ippatsu dora:1z ura:2z",
    "234m567p345s78s99m+9s ron riichi dora:1z ura:8m",
    // Seven pairs.
    "1133m5577p2288s4z+4z ron riichi dora:5z ura:6z",
    // Thirteen han.
    "22334455m678m99m+9m tsumo riichi dora:8m ura:1z",
    // Double yakuman.
    "19m19p19s1234567z+1m ron dora:3p",
    "222m555p888s333z9p+9p ron dora:1z",
    // Honba.
    "234m567p345s78s99m+9s ron riichi honba:2 dora:1z ura:2z",
    // A self-draw behind a kan.
    "234m567p78s99m[2222s]+9s tsumo rinshan dora:1z,2z",
    // Three colours, called.
    "345p345s77m34m(678s)+5m ron dora:1z",
];

/// The hands that these rules pay otherwise.
pub(crate) fn differing(rules: &Ruleset) -> impl Iterator<Item = Question> + '_ {
    let like = HANDS.iter().filter(|_| is_like(rules));
    let hands = like.filter_map(|hand| Reader::OWN.question(hand).ok());
    hands.filter(|hand| differs(hand, rules))
}

/// Deals a hand that these rules pay otherwise; the same for the same seed.
pub(super) fn deal(random: &mut Random, rules: &Ruleset) -> Option<Question> {
    let all: Vec<Question> = differing(rules).collect();
    let mut hand = all.get(random.below(all.len()))?;
    // Thirteen orphans are always the same tiles: they come seldom.
    if waits_for_orphans(hand) && random.percent(90) {
        hand = all.get(random.below(all.len()))?;
    }
    Some(varied(hand, random, rules))
}

/// Asks for the payments under these rules, among those by the cheat sheet and by other rulesets.
pub(super) fn under(hand: &Question, random: &mut Random, rules: &Ruleset) -> Option<Task> {
    let right = paid(hand, rules);
    let mut answers = alloc::vec![right.clone()];
    let others = CORE.rulesets.iter().filter(|other| is_like(other));
    let first = random.below(CORE.rulesets.len());
    let others = others.cycle().skip(first).take(CORE.rulesets.len());
    for other in [DEFAULT].into_iter().chain(others.copied()) {
        let other = paid(hand, other);
        let is_new = answers.iter().all(|own| amounts(own) != amounts(&other));
        if is_new && answers.len() < OFFERED {
            answers.push(other);
        }
    }
    // The lowest first, as payments always are.
    sort_by_key(&mut answers, |payments| Payment::sum(payments));
    (answers.len() > 1).then(|| Task {
        part: Part::Under,
        teaches: Item::Differs,
        right: answers
            .iter()
            .position(|own| *own == right)
            .unwrap_or_default(),
        answers: answers.into_iter().map(Answer::Payments).collect(),
        item: None,
    })
}
