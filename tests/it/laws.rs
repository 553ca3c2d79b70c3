//! Laws of every hand, tried on thousands of random ones.

use std::collections::BTreeSet;

use tensu::notation::{mpsz, tiles};
use tensu::rules::{self, KanLiability, RiichiRules, System, Turned};
use tensu::{
    Flag, Kind, Liable, MeldKind, Question, Riichi, Ruleset, Score, Suit, Tile, Win, Wind, Yaku,
    score,
};

use crate::random::Random;
use crate::shared::deal;

mod amounts;
pub mod houses;
mod payments;
mod readings;
mod table;
mod ways;

const HANDS: usize = 4_000;

/// The switches of a ruleset with han.
fn riichi(rules: &Ruleset) -> Option<&RiichiRules> {
    match &rules.system {
        System::Riichi(rules) => Some(rules),
        _ => None,
    }
}

/// Shows a law hands under every ruleset, every third of them with one rule changed.
fn for_hands(seed: u64, law: impl Fn(&Question, &Ruleset, &mut Random)) {
    let mut random = Random::new(seed);
    let all: Vec<&Ruleset> = rules::all().collect();
    for i in 0..HANDS {
        let base = all[i % all.len()];
        let changed = (i % 3 == 0).then(|| houses::any(base, &mut random));
        let rules = changed.as_ref().unwrap_or(base);
        let question = deal::hand(&mut random, rules);
        law(&question, rules, &mut random);
    }
}

/// Shows a law hands that are legal.
fn for_wins(seed: u64, law: impl Fn(&Win<'_>, &mut Random)) {
    for_hands(seed, |question, rules, random| {
        if let Ok(win) = question.check(rules) {
            law(&win, random);
        }
    });
}

/// Shows a law scored hands.
fn for_scores(seed: u64, law: impl Fn(&Question, &Ruleset, &Score, &mut Random)) {
    for_hands(seed, |question, rules, random| {
        if let Some(score) = scored(question, rules) {
            law(question, rules, &score, random);
        }
    });
}

/// Returns the score, or `None` for a hand that is worth too little or that a rule forbids. Now and then a hand by
/// construction says that somebody is liable who is not, or has unrelated tiles where they do not win.
fn scored(question: &Question, rules: &Ruleset) -> Option<Score> {
    const EXPECTED: [&str; 5] = [
        "no_yaku",
        "below_minimum",
        "not_legal",
        "not_complete",
        "impossible_flags",
    ];
    match score(question, rules) {
        Ok(score) => Some(score),
        Err(refusals) => {
            let code = refusals.first().code();
            assert!(EXPECTED.contains(&code), "{question}: {refusals}");
            None
        }
    }
}

fn yaku(score: &Score) -> BTreeSet<Yaku> {
    score.yaku_only().collect()
}

// Notation.

#[test]
fn what_is_printed_is_read_back() {
    for_hands(11, |question, _, _| {
        let text = question.to_string();
        assert_eq!(text.parse().as_ref(), Ok(question), "{text}");
        assert_eq!(
            tiles(&mpsz(&question.hand)).as_ref(),
            Ok(&question.hand),
            "{text}"
        );
    });
}

// What does not matter.

#[test]
fn the_order_of_the_hand_does_not_matter() {
    for_hands(12, |question, rules, random| {
        let mut other = question.clone();
        random.shuffle(&mut other.hand);
        assert_eq!(score(&other, rules), score(question, rules), "{question}");
    });
}

#[test]
fn the_order_of_melds_and_indicators_does_not_matter() {
    for_hands(13, |question, rules, random| {
        let mut other = question.clone();
        // The last kan is the one that was replaced; the first indicator may be the only one.
        let riichi = riichi(rules);
        if riichi.is_none_or(|rules| rules.kan_liability == KanLiability::Off) {
            random.shuffle(&mut other.melds);
        }
        if riichi.is_none_or(|rules| rules.indicators.kan_dora == Turned::Yes) {
            random.shuffle(&mut other.dora);
        }
        for meld in &mut other.melds {
            random.shuffle(&mut meld.tiles);
        }
        let [a, b] = [question, &other].map(|question| {
            scored(question, rules).map(|score| (yaku(&score), score.han, score.total))
        });
        assert_eq!(a, b, "{question}");
    });
}

fn turned(tile: Tile) -> Tile {
    let next = |suit| match suit {
        Suit::Man => Suit::Pin,
        Suit::Pin => Suit::Sou,
        Suit::Sou => Suit::Man,
    };
    match tile
        .kind()
        .and_then(|kind| kind.suit().map(|suit| (suit, kind.rank())))
    {
        Some((suit, _)) if tile.is_red() => Tile::red(next(suit)),
        Some((suit, rank)) => Kind::number(next(suit), rank).map_or(tile, Tile::plain),
        None => tile,
    }
}

/// Rules that know no suit by name: four players, as many red fives of each, no local yaku but the seed's own.
fn suit_blind(rules: &Ruleset) -> bool {
    let local = |rules: &Ruleset| {
        let mut all = rules.settings();
        all.find(|(rule, _)| rule.id == "local_yaku")
            .map(|(_, value)| value)
    };
    let reds = rules.tiles.reds();
    let own = Ruleset::by_id(rules.id).is_some_and(|base| local(base) == local(rules));
    let whole = tensu::Suit::ALL
        .into_iter()
        .all(|suit| rules.tiles.has_suit(suit));
    rules.seats == rules::Seats::Four && whole && reds == [reds[0]; 3] && own
}

/// All green, the 1 and 5 dots of the Korean rules and reversible tiles name a suit.
#[test]
fn the_suits_are_alike() {
    const NAMED: [Yaku; 5] = [
        Yaku::Ryuuiisou,
        Yaku::MoonBottomSea,
        Yaku::PlumBlossomRoof,
        Yaku::AllGreen,
        Yaku::ReversibleTiles,
    ];
    for_hands(14, |question, rules, _| {
        if !suit_blind(rules) {
            return;
        }
        let mut other = question.clone();
        let fields = [&mut other.hand, &mut other.dora, &mut other.ura];
        let melds = other.melds.iter_mut().map(|meld| &mut meld.tiles);
        for tile in fields
            .into_iter()
            .chain(melds)
            .flatten()
            .chain(&mut other.win)
        {
            *tile = turned(*tile);
        }
        let [a, b] = [question, &other].map(|question| scored(question, rules));
        let named = |score: &Score| NAMED.iter().any(|&yaku| score.has(yaku));
        if a.iter().chain(&b).any(named) {
            return;
        }
        // Of readings and ways to combine sequences that are worth the same the first is taken, and that goes by suits.
        let named = rules.chinese().is_none();
        let [a, b] = [a, b].map(|score| {
            score.map(|score| {
                (
                    if named { yaku(&score) } else { BTreeSet::new() },
                    score.han,
                    score.fu.map(|fu| fu.raw),
                    score.payments,
                )
            })
        });
        assert_eq!(a, b, "{question}");
    });
}

/// An indicator of a tile of the hand, where there is a place for one.
fn with_dora(question: &Question, rules: &Ruleset, random: &mut Random) -> Option<Question> {
    let held: Vec<Tile> = question.all_tiles().collect();
    let wanted = random.pick(&held).kind()?;
    let shows = |kind: &Kind| rules.tiles.has(*kind) && rules.tiles.indicated(*kind) == wanted;
    let mut more = question.clone();
    more.dora.push(Tile::plain(Kind::all().find(shows)?));
    Some(more)
}

#[test]
fn another_dora_never_costs() {
    for_scores(15, |question, rules, before, random| {
        let Some(riichi) = riichi(rules) else { return };
        let after = with_dora(question, rules, random).and_then(|more| score(&more, rules).ok());
        let Some(after) = after else { return };
        assert!(after.total >= before.total, "{question}");
        let counts = riichi.indicators.kan_dora == Turned::Yes || question.dora.is_empty();
        let fixed = after.yakuman > 0 || after.has(Yaku::Renhou) || before.has(Yaku::Renhou);
        assert!(!counts || fixed || after.han > before.han, "{question}");
    });
}

// No panic.

/// Takes a legal hand and spoils it in one to three ways.
fn spoiled(random: &mut Random, rules: &Ruleset) -> Question {
    let mut question = deal::hand(random, rules);
    for _ in 0..=random.below(3) {
        let tile = Tile::all().nth(random.below(Tile::COUNT)).expect("a face");
        match random.below(10) {
            0 => question.hand.push(tile),
            1 => question.win = None,
            2 => question.win = Some(tile),
            3 => drop(question.hand.pop()),
            4 => question.dora.extend([tile; 3]),
            5 => question.riichi = random.pick(&Riichi::ALL),
            6 => question.flags = question.flags.with(random.pick(Flag::ALL)),
            7 => question.by = question.by.other(),
            8 => question.liable = spoiled_liable(random),
            _ => spoil_meld(&mut question, tile, random),
        }
    }
    question
}

fn spoiled_liable(random: &mut Random) -> Vec<Liable> {
    let yaku: Vec<Yaku> = Yaku::all().collect();
    vec![Liable {
        seat: random.pick(&Wind::ALL),
        yaku: random.pick(&yaku),
    }]
}

fn spoil_meld(question: &mut Question, tile: Tile, random: &mut Random) {
    if let Some(meld) = question.melds.first_mut() {
        meld.kind = random.pick(&MeldKind::ALL);
        meld.tiles[0] = tile;
    } else {
        question.hand = vec![tile; 13];
    }
}

/// A wrong question gets an answer.
#[test]
fn no_question_panics() {
    let mut random = Random::new(16);
    let all: Vec<&Ruleset> = rules::all().collect();
    for i in 0..HANDS {
        let rules = all[i % all.len()];
        let question = spoiled(&mut random, rules);
        for rules in [rules, random.pick(&all)] {
            match score(&question, rules) {
                Ok(score) => assert!(score.total > 0, "{question}"),
                Err(refusals) => assert!(!refusals.to_string().is_empty(), "{question}"),
            }
        }
    }
}
