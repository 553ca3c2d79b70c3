//! The words for others: what to say at the table, and the result as text.

use tensu::quick::Quote;
use tensu::score::{Payment, Score};
use tensu::{By, Question, notation};
use tensu_words::Word;

use crate::model::entry::Entry;
use crate::model::outcome::{Explained, Outcomes};
use crate::model::share::counted;
use crate::say::{self, Label, say, words};

/// The words to say.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Said {
    /// The payments for the hand alone.
    pub(crate) hand: String,
    /// The payments with honba, where these make them more.
    pub(crate) paid: Option<String>,
}

impl Said {
    /// Words what is paid.
    pub(crate) fn of(payments: &[Payment]) -> Self {
        let hand = say::amounts(payments, " / ", |payment| payment.hand);
        let paid = say::amounts(payments, " / ", Payment::points);
        Self {
            paid: (paid != hand).then_some(paid),
            hand,
        }
    }
}

/// Writes the result in a few lines, without the link.
pub(crate) fn text(entry: &Entry, by: By, explained: &Explained) -> String {
    let score = &explained.score;
    let question = counted(entry, by);
    let mut lines = vec![tiles(&question)];
    for (name, tiles) in [
        (say(Label::DoraIndicators), &question.dora),
        (say(Label::UraIndicators), &question.ura),
        (words().say(Word::Flowers), &question.flowers),
    ] {
        if !tiles.is_empty() {
            lines.push(say::pair(name, notation::mpsz(tiles)));
        }
    }
    lines.push(format!("{} {}", say::by(by), say::price(score)));
    lines.push(say::value(score));
    let awards: Vec<String> = score.awards.iter().map(say::award).collect();
    lines.push(say::list(&awards));
    lines.extend(fu(score));
    lines.extend(payers(&score.payments, score.sticks));
    lines.push(entry.rules.title().to_owned());
    lines.join("\n")
}

/// Titles a page with a scored hand: the payments before the tiles, of which a tab shows the beginning.
pub(crate) fn title(entry: &Entry, outcomes: &Outcomes) -> Option<String> {
    let score = &outcomes.chosen().as_ref().ok()?.score;
    let question = counted(entry, outcomes.by);
    Some([&say::price(score), " · ", &tiles(&question)].concat())
}

/// Writes a win that was counted without tiles in a few lines; `parts` are what it was counted from.
pub(crate) fn counted_text(entry: &Entry, price: &Quote, parts: &[String]) -> String {
    let asked = say::asked(&price.payments);
    let mut lines = vec![
        format!("{} {asked}", say::by(entry.rest.by)),
        say::counted(price),
    ];
    lines.extend((!parts.is_empty()).then(|| say::list(parts)));
    lines.extend(payers(&price.payments, price.sticks));
    lines.push(entry.rules.title().to_owned());
    lines.join("\n")
}

/// Writes a line for each who pays.
fn payers(payments: &[Payment], sticks: u32) -> Vec<String> {
    let paid = paid(payments, sticks).into_iter();
    paid.map(|(name, points)| format!("{name} {}", say::points(points)))
        .collect()
}

/// Writes `12m 34p (406m) [1111z] + 9s`, sorted.
fn tiles(question: &Question) -> String {
    let mut text = notation::mpsz(&question.hand);
    for meld in &question.melds {
        text += &notation::meld(meld);
    }
    match question.win {
        Some(win) => format!("{text} + {win}"),
        None => text,
    }
}

/// Writes `20 + 10 + 2 = 32, rounded up to 40 fu`.
fn fu(score: &Score) -> Option<String> {
    let fu = score.fu.as_ref()?;
    let items: Vec<String> = fu.items.iter().map(|item| item.fu.to_string()).collect();
    let sum = say::fu_sum(fu.raw, fu.rounded);
    Some(match &items[..] {
        [_] => sum,
        items => format!("{} = {sum}", items.join(" + ")),
    })
}

/// Lists who pays what, the sticks last.
pub(crate) fn paid(payments: &[Payment], sticks: u32) -> Vec<(&'static str, u32)> {
    let mut lines: Vec<_> = payments
        .iter()
        .map(|payment| (say::payer(payment.from), payment.points()))
        .collect();
    if sticks > 0 {
        lines.push((say(Label::SticksOnTable), sticks));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::{Said, text};
    use crate::model::entry::Entry;
    use crate::model::outcome::Outcomes;
    use crate::model::share::worth;

    fn of(text: &str) -> Entry {
        let (rules, question) = text.split_once(' ').unwrap_or_default();
        let rules = crate::model::active_rules::ActiveRules::by_id(rules).unwrap_or_default();
        Entry::new(rules, question.parse().unwrap_or_default())
    }

    fn said(text: &str) -> (String, Option<String>) {
        let (_, score) = worth(&of(text)).unwrap_or_else(|| panic!("{text}"));
        let said = Said::of(&score.payments);
        (said.hand, said.paid)
    }

    #[test]
    fn words_to_say() {
        crate::say::set(&tensu_words::EN);
        let words = |hand: &str, paid: &str| {
            let paid = (!paid.is_empty()).then(|| paid.to_owned());
            (hand.to_owned(), paid)
        };
        // Riichi, pinfu, tanyao, a red five and three dora: a haneman; two honba are 600 by ron.
        let ron = "cheatsheet 234m34066p67856s+7s ron riichi dora:1m5p";
        assert_eq!(said(ron), words("12,000", ""));
        assert_eq!(said(&format!("{ron} honba:2")), words("12,000", "12,600"));
        // One han more by tsumo: a baiman; one honba is 100 from each.
        let tsumo = ron.replace("ron", "tsumo");
        assert_eq!(
            said(&format!("{tsumo} honba:1")),
            words("4,000 / 8,000", "4,100 / 8,100")
        );
        assert_eq!(said(&format!("{tsumo} seat:E")), words("8,000 all", ""));
        // Two pay half of the dealer's yakuman each, and the discarder the honba.
        let shared =
            "cheatsheet 11p45p(555z)(666z)(777z)+6p ron seat:E honba:1 from:S liable:W/daisangen";
        assert_eq!(said(shared), words("24,000 + 24,000", "24,300 + 24,000"));
    }

    /// Entries that do not apply are not told: hidden indicators without riichi, a red five where none is red.
    #[test]
    fn only_what_counts_is_told() {
        crate::say::set(&tensu_words::EN);
        for (hand, first, absent) in [
            (
                "tenhou 234m340p66p78s(678s)+6s ron ura:3s",
                "234m34066p78s(678s) + 6s",
                "Ura",
            ),
            (
                "wrc_2025 78s234m66p(406s)(678p)+6s tsumo rinshan",
                "234m66p78s(456s)(678p) + 6s",
                "0s",
            ),
        ] {
            let entry = of(hand);
            let outcomes = Outcomes::of(&entry);
            let by = outcomes.by;
            let told = super::counted(&entry, by);
            assert_eq!(super::tiles(&told), first, "{hand}");
            assert!(
                told.ura.is_empty() && told.flags == tensu::Flags::NONE,
                "{hand}"
            );
            let Ok(explained) = outcomes.chosen() else {
                panic!("{hand} has no price");
            };
            let text = text(&entry, by, explained);
            assert!(!text.contains(absent), "{text}");
        }
    }

    #[test]
    fn the_result_as_text() {
        crate::say::set(&tensu_words::EN);
        let entry = of("cheatsheet 78s123m456p99p[4444z]+9s ron riichi sticks:1");
        let outcomes = Outcomes::of(&entry);
        let Ok(explained) = outcomes.chosen() else {
            panic!("a price");
        };
        let text = text(&entry, outcomes.by, explained);
        assert_eq!(
            text,
            "123m45699p78s[4444z] + 9s\n\
             Ron 2,300\n\
             1 han 70 fu\n\
             Riichi 1\n\
             20 + 10 + 32 = 62, rounded up to 70 fu\n\
             Discarder 2,300\n\
             Riichi sticks 1,000\n\
             Riichi cheatsheet"
        );
    }
}
