//! What holds for every hand, tried on thousands of random ones.

use std::collections::BTreeSet;

use tensu::notation::{mpsz, tiles};
use tensu::rules::{ARI_ARI, CHEATSHEET, RiichiRules, System};
use tensu::{
    Flag, Kind, Liable, MeldKind, Question, Riichi, Ruleset, Score, Suit, Tile, Wind, Yaku, score,
};

use crate::generate;
use crate::random::Random;
use crate::switches::{SWITCHES, with};

mod amounts;
mod payments;
mod readings;
mod ways;

const HANDS: usize = 6_000;

/// The rulesets with which the random hands are legal.
const RULES: [&Ruleset; 2] = [&CHEATSHEET, &ARI_ARI];

fn riichi(rules: &Ruleset) -> &RiichiRules {
    match &rules.system {
        System::Riichi(rules) => rules,
        other => panic!("{other:?} has no han and fu"),
    }
}

/// Shows a law hands under every ruleset, now and then with a switch turned.
fn for_hands(seed: u64, law: impl Fn(&Question, &Ruleset, &mut Random)) {
    let mut random = Random::new(seed);
    for i in 0..HANDS {
        let question = generate::hand(&mut random);
        let rules = RULES[i % RULES.len()];
        if i % 5 == 0 {
            let red = question.all_tiles().any(Tile::is_red);
            let word = random.pick(&SWITCHES);
            let word = if red && word.starts_with("red_fives") {
                "kiriage=true"
            } else {
                word
            };
            law(&question, &with(rules, word), &mut random);
        } else {
            law(&question, rules, &mut random);
        }
    }
}

/// Shows a law scored hands.
fn for_scores(seed: u64, law: impl Fn(&Question, &Ruleset, &Score, &mut Random)) {
    for_hands(seed, |question, rules, random| {
        if let Some(score) = scored(question, rules) {
            law(question, rules, &score, random);
        }
    });
}

/// The score, or `None` without yaku; nothing else may be wrong with a hand by construction.
fn scored(question: &Question, rules: &Ruleset) -> Option<Score> {
    match score(question, rules) {
        Ok(score) => Some(score),
        Err(refusals) => {
            assert_eq!(refusals.first().code(), "no_yaku", "{question}: {refusals}");
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
        random.shuffle(&mut other.melds);
        random.shuffle(&mut other.dora);
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

/// All green is the one yaku that names a suit.
#[test]
fn the_suits_are_alike() {
    for_hands(14, |question, rules, _| {
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
        let green = |score: &Option<Score>| score.iter().any(|score| score.has(Yaku::Ryuuiisou));
        if green(&a) || green(&b) {
            return;
        }
        let [a, b] = [a, b].map(|score| {
            score.map(|score| {
                (
                    yaku(&score),
                    score.han,
                    score.fu.map(|fu| fu.raw),
                    score.payments,
                )
            })
        });
        assert_eq!(a, b, "{question}");
    });
}

#[test]
fn another_dora_never_costs() {
    for_scores(15, |question, rules, before, random| {
        let held: Vec<Tile> = question.all_tiles().collect();
        let wanted = random.pick(&held).kind();
        let hits = Kind::all().find(|kind| Some(kind.indicated()) == wanted);
        let mut more = question.clone();
        more.dora.extend(hits.map(Tile::plain));
        if let Ok(after) = score(&more, rules) {
            assert!(after.total >= before.total, "{more}");
            let dora = |score: &Score| score.han.unwrap_or(0);
            let yakuman = after.yakuman > 0;
            assert!(yakuman || dora(&after) > dora(before), "{more}");
        }
    });
}

// No panic.

/// Takes a legal hand and spoils it in one to three ways.
fn spoiled(random: &mut Random) -> Question {
    let mut question = generate::hand(random);
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
    for _ in 0..HANDS {
        let question = spoiled(&mut random);
        for rules in RULES {
            match score(&question, rules) {
                Ok(score) => assert!(score.total > 0, "{question}"),
                Err(refusals) => assert!(!refusals.to_string().is_empty(), "{question}"),
            }
        }
    }
}
