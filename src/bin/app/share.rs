//! What is given to others: a hand as a link, the words to say at the table, the result as text.

use tensu::house::BadHouse;
use tensu::link::Link;
use tensu::score::{Payment, Score};
use tensu::{By, Question, Refusal, Tile, notation, score};

use crate::book::Book;
use crate::entry::{Entry, FULL};
use crate::gates::Effective;
use crate::outcome::Explained;
use crate::tr::{self, Label, say};

/// The hand as a link, without the winners before it.
pub(crate) fn link(entry: &Entry) -> Link {
    Link {
        rules: entry.rules.to_house(),
        question: entry.question(),
    }
}

/// The hand of a link.
pub(crate) fn entry(link: Link) -> Result<Entry, BadHouse> {
    let rules = match link.preset() {
        Some(rules) => Book::Preset(rules),
        None => Book::of(link.rules)?,
    };
    Ok(Entry::new(rules, link.question))
}

/// What is wrong with an entry from elsewhere, whatever else is entered: no table has it. That a hand is not finished, has no
/// yaku, or that something of it does not count, is not wrong.
pub(crate) fn check(entry: &Entry) -> Result<(), Refusal> {
    let question = Effective::of(entry, entry.rest.by).question;
    let Err(refusals) = question.check_unfinished(&[], entry.ruleset()) else {
        return Ok(());
    };
    let wrong = refusals.into_iter().find_map(|why| match why {
        Refusal::StandingCount { have } => (have > FULL).then_some(Refusal::TileCount { have }),
        why => Some(why),
    });
    wrong.map_or(Ok(()), Err)
}

/// What the hand is worth the way that was chosen, or else the other way.
pub(crate) fn worth(entry: &Entry) -> Option<(By, Score)> {
    let by = entry.rest.by;
    let worth = |by| {
        Some((
            by,
            score(&Effective::of(entry, by).question, &entry.rules).ok()?,
        ))
    };
    worth(by).or_else(|| worth(by.other()))
}

/// The words to say.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Said {
    /// The price of the hand.
    pub(crate) hand: String,
    /// What is paid, when counters make it more.
    pub(crate) paid: Option<String>,
}

impl Said {
    /// The words for a score.
    pub(crate) fn of(score: &Score) -> Self {
        let hand = tr::amounts(&score.payments, " / ", |payment| payment.hand);
        let paid = tr::amounts(&score.payments, " / ", Payment::points);
        Self {
            paid: (paid != hand).then_some(paid),
            hand,
        }
    }
}

/// The hand as it is scored when it is won this way, its concealed tiles sorted.
pub(crate) fn counted(entry: &Entry, by: By) -> Question {
    let mut question = Effective::of(entry, by).question;
    let mut hand: Vec<Tile> = Vec::new();
    for tile in question.hand {
        let place = hand.partition_point(|other| *other <= tile);
        hand.insert(place, tile);
    }
    question.hand = hand;
    question
}

/// The result in a few lines, without the link.
pub(crate) fn text(entry: &Entry, by: By, explained: &Explained) -> String {
    let score = &explained.score;
    let question = counted(entry, by);
    let mut lines = vec![tiles(&question)];
    for (name, tiles) in [
        (say(Label::DoraIndicators), &question.dora),
        (say(Label::UraIndicators), &question.ura),
    ] {
        if !tiles.is_empty() {
            lines.push(tr::pair(name, notation::mpsz(tiles)));
        }
    }
    lines.push(format!("{} {}", tr::by(by), tr::price(score)));
    lines.push(tr::value(score));
    let awards: Vec<String> = score.awards.iter().map(tr::award).collect();
    lines.push(tr::list(&awards));
    lines.extend(fu(score));
    let paid = paid(score).into_iter();
    lines.extend(paid.map(|(name, points)| format!("{name} {}", tr::points(points))));
    lines.push(entry.rules.title().to_owned());
    lines.join("\n")
}

/// `12m 34p (406m) [1111z] + 9s`, sorted.
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

/// `20 + 10 + 2 = 32, rounded up to 40 fu`.
fn fu(score: &Score) -> Option<String> {
    let fu = score.fu.as_ref()?;
    let items: Vec<String> = fu.items.iter().map(|item| item.fu.to_string()).collect();
    let sum = tr::fu_sum(fu.raw, fu.rounded);
    Some(match &items[..] {
        [_] => sum,
        items => format!("{} = {sum}", items.join(" + ")),
    })
}

/// Who pays what, the sticks last.
pub(crate) fn paid(score: &Score) -> Vec<(&'static str, u32)> {
    let payments = score.payments.iter();
    let mut lines: Vec<_> = payments
        .map(|payment| (tr::payer(payment.from), payment.points()))
        .collect();
    if score.sticks > 0 {
        lines.push((say(Label::SticksOnTable), score.sticks));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::{Said, entry, link, text, worth};
    use crate::entry::Entry;
    use crate::outcome::Outcomes;

    fn of(text: &str) -> Entry {
        let (rules, question) = text.split_once(' ').unwrap_or_default();
        let rules = crate::book::Book::by_id(rules).unwrap_or_default();
        Entry::new(rules, question.parse().unwrap_or_default())
    }

    fn said(text: &str) -> (String, Option<String>) {
        let (_, score) = worth(&of(text)).unwrap_or_else(|| panic!("{text}"));
        let said = Said::of(&score);
        (said.hand, said.paid)
    }

    #[test]
    fn words_to_say() {
        crate::tr::set(&tensu::text::EN);
        let words = |hand: &str, paid: &str| {
            let paid = (!paid.is_empty()).then(|| paid.to_owned());
            (hand.to_owned(), paid)
        };
        // Riichi, pinfu, tanyao, a red five and three dora: a haneman; two counters are 600 by ron.
        let ron = "cheatsheet 234m34066p67856s+7s ron riichi dora:1m5p";
        assert_eq!(said(ron), words("12,000", ""));
        assert_eq!(said(&format!("{ron} honba:2")), words("12,000", "12,600"));
        // One han more by tsumo: a baiman; one counter is 100 from each.
        let tsumo = ron.replace("ron", "tsumo");
        assert_eq!(
            said(&format!("{tsumo} honba:1")),
            words("4,000 / 8,000", "4,100 / 8,100")
        );
        assert_eq!(said(&format!("{tsumo} seat:E")), words("8,000 all", ""));
        // Two pay half of the dealer's yakuman each, and the discarder the counter.
        let shared =
            "cheatsheet 11p45p(555z)(666z)(777z)+6p ron seat:E honba:1 from:S liable:W/daisangen";
        assert_eq!(said(shared), words("24,000 + 24,000", "24,300 + 24,000"));
    }

    #[test]
    fn a_link_brings_the_entry_back() {
        for kept in [
            "cheatsheet 12m5z ron seat:W honba:2",
            "ari_ari 34066p78s(406m)[1111z]+9s tsumo riichi ippatsu dora:1m5p ura:3s",
        ] {
            let before = of(kept);
            let link = link(&before).to_string();
            let after = link.parse().map(entry);
            assert_eq!(after, Ok(Ok(before)), "{link}");
        }
    }

    /// Links that a table can have are taken, whatever they are worth; of the others the first thing wrong is told.
    #[test]
    fn a_hand_from_elsewhere_is_checked_whole() {
        let code = |text: &str| super::check(&of(text)).err().map(|why| why.code());
        for fine in [
            "tenhou ron",
            "tenhou 12m5z ron seat:W honba:1000 sticks:1000",
            // Open, without a yaku; furiten by nothing; a riichi that does not count.
            "tenhou 234m34p66p678s(567s)+2p ron riichi",
            "wrc_2025 34066p78s(406m)[1111z]+9s tsumo ippatsu dora:1m5p",
            "sanma_ryanshi 456p66z22z678s999p+6z ron seat:W norths:1",
            "tenhou 1m ron norths:1",
            "korean 22p33344567555m+4m tsumo ready",
        ] {
            assert_eq!(code(fine), None, "{fine}");
        }
        for (wrong, why) in [
            ("tenhou 12m ron sticks:1001", "parse"),
            ("tenhou 12m ron honba:1001", "parse"),
            ("tenhou 12m ron dora:123456m", "tile_count"),
            ("tenhou 11111m ron", "too_many_copies"),
            ("tenhou 111m ron dora:11m", "too_many_copies"),
            ("tenhou 00m ron", "too_many_copies"),
            ("tenhou 123456789m123456p ron", "tile_count"),
            ("tenhou 12m(135s) ron", "bad_meld"),
            ("sanma_ryanshi 2m ron", "tile_not_in_set"),
            ("sanma_ryanshi 1m ron seat:N", "impossible_flags"),
            ("sanma_ryanshi 1m ron norths:5", "impossible_flags"),
        ] {
            assert_eq!(code(wrong), Some(why), "{wrong}");
        }
    }

    /// What was entered and does not apply is not told: hidden indicators without riichi, a red five where none is red.
    #[test]
    fn only_what_counts_is_told() {
        crate::tr::set(&tensu::text::EN);
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
        crate::tr::set(&tensu::text::EN);
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
