//! A hand that comes from elsewhere or goes there.

use tensu::house::BadHouse;
use tensu::link::{BadLink, Link, PAGE};
use tensu::score::Score;
use tensu::{By, Question, Refusal, Tile, score};

use super::active_rules::ActiveRules;
use super::availability::Effective;
use super::entry::{Entry, FULL};
use super::library::library;
use crate::browser::page;

/// The mark before a game in an address of the app.
pub(crate) const GAMES: &str = "#/table/";

/// The place at the table that takes a log which was written as a hand.
pub(crate) const LOG: &str = "table/log";

/// The address of the app with games in it, behind the root of the site.
pub(crate) fn game_address(root: &str, games: &impl std::fmt::Display) -> String {
    format!("{root}{GAMES}{games}")
}

/// The hand as a link, without the winners before it.
pub(crate) fn link(entry: &Entry) -> Link {
    Link {
        rules: entry.rules.to_house(),
        question: entry.question(),
    }
}

/// Reads a link.
pub(crate) fn read(text: &str) -> Result<Link, BadLink> {
    Link::read_with(text, library())
}

/// The hand of a link.
pub(crate) fn entry(link: Link) -> Result<Entry, BadHouse> {
    let rules = match link.preset() {
        Some(rules) => ActiveRules::Preset(rules),
        None => ActiveRules::of(link.rules)?,
    };
    Ok(Entry::new(rules, link.question))
}

/// Checks that a table can have an entry from elsewhere, whatever else is entered. A hand that is not finished, has no
/// yaku or something that does not count is not wrong.
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

/// The score of the hand the way that was chosen, or else the other way.
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

/// The address of the app with the hand in it.
pub(crate) fn address(entry: &Entry) -> String {
    format!("{}#{}", page::home(), link(entry))
}

/// The address to give to others: of the page that shows the hand where its link is pasted, if the host does that. What stands behind
/// a `#` it never hears. The tag is of the language of who shares: the host has no other.
pub(crate) fn shared(entry: &Entry, tag: &str) -> String {
    if !page::shows_hands() {
        return address(entry);
    }
    let (home, link) = (page::home(), link(entry));
    format!("{home}{PAGE}{link}&lang={tag}")
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

#[cfg(test)]
mod tests {
    use super::{check, entry, link};
    use crate::model::active_rules::ActiveRules;
    use crate::model::entry::Entry;

    fn of(text: &str) -> Entry {
        let (rules, question) = text.split_once(' ').unwrap_or_default();
        let rules = ActiveRules::by_id(rules).unwrap_or_default();
        Entry::new(rules, question.parse().unwrap_or_default())
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

    /// Links that a table can have are taken, whatever their points; of the others the first thing wrong is told.
    #[test]
    fn a_hand_from_elsewhere_is_checked_whole() {
        let code = |text: &str| check(&of(text)).err().map(|why| why.code());
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
}
