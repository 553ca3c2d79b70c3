//! Waits and the distance to tenpai: the engine against brute force.

use tensu::{Counts, Kind, Meld, Question, Ruleset, Tile, reading, shanten};

use super::agree::translate;
use super::deal;
use super::judge::split::{self, Pairs, Shapes};
use super::random::Random;

/// Returns the hands that are complete beside four sets and a pair, where nothing that happened decides it.
pub fn shapes(rules: &Ruleset) -> Shapes {
    let official = rules.id.starts_with("mcr_");
    let hong_kong = rules.id.starts_with("hong_kong");
    Shapes {
        orphans: rules.is_riichi() || rules.chinese().is_some(),
        unrelated: false,
        pairs: match (official || rules.id == "zung_jung", hong_kong) {
            (true, _) => Pairs::Any,
            (_, true) => Pairs::None,
            _ => Pairs::Different,
        },
        knitted: official,
    }
}

fn engine_shapes(rules: &Ruleset) -> reading::Shapes {
    reading::Shapes {
        unrelated: false,
        ..rules.shapes()
    }
}

/// A winning hand without its winning tile, and some of the others exchanged.
fn nearly(random: &mut Random, rules: &Ruleset) -> Question {
    let mut question = deal::hand(random, rules);
    let kinds: Vec<Kind> = Kind::all().filter(|&kind| rules.tiles.has(kind)).collect();
    for _ in 0..random.below(4) {
        let new = random.pick(&kinds);
        let held = question.all_tiles().filter(|tile| tile.kind() == Some(new));
        if held.count() < 4 && !question.hand.is_empty() {
            let at = random.below(question.hand.len());
            question.hand[at] = Tile::plain(new);
        }
    }
    question
}

fn melds(question: &Question) -> Vec<Meld> {
    let meld = |meld: &tensu::WrittenMeld| Meld::new(meld.kind, &meld.tiles, meld.from).ok();
    question.melds.iter().filter_map(meld).collect()
}

fn counts(question: &Question) -> Counts {
    question
        .hand
        .iter()
        .filter_map(|tile| tile.kind())
        .collect()
}

/// One random hand: do waits and distance agree? The text says where they do not.
pub fn disagreement(random: &mut Random, rules: &Ruleset) -> Option<String> {
    let question = nearly(random, rules);
    let (closed, melds) = (counts(&question), melds(&question));
    let players = rules.seats.winds().len();
    let theirs = translate(&question, players);
    let waits: Vec<usize> = reading::waits(&closed, &melds, engine_shapes(rules))
        .into_iter()
        .map(Kind::index)
        .collect();
    let brute = split::waits(&theirs.closed, &theirs.melds, shapes(rules));
    if waits != brute {
        return Some(format!(
            "{} | {question} waits {waits:?} or {brute:?}?",
            rules.id
        ));
    }
    let far = shanten::shanten(&closed, &melds, &rules.tiles, engine_shapes(rules));
    let brute = split::shanten(&theirs.closed, &theirs.melds, players, shapes(rules));
    (i32::from(far) != brute)
        .then(|| format!("{} | {question} is {far} or {brute} away?", rules.id))
}
