//! The fast scorer and the plain one agree, on every ruleset.

use tensu::bulk::{Hand, Price, Scorer, Splits};
use tensu::reading::{Shapes, is_complete};
use tensu::rules::all;
use tensu::yaku::Worth;
use tensu::{By, Kind, Question, Ruleset, Suit, Tile, Yaku};

use crate::hands;
use crate::helpers::{is_whole, ruleset, share};
use crate::laws::houses;
use crate::random::Random;
use crate::shared::deal;

/// The number of hands, by how they fared.
#[derive(Debug, Default)]
struct Tried {
    legal: usize,
    native: usize,
    paid: usize,
}

/// Scores a hand both ways. What one refuses the other refuses for the same reasons.
fn compare(scorer: &Scorer<'_>, question: &Question, tried: &mut Tried) {
    let hand = Hand::new(question, scorer.rules());
    let win = match question.check(scorer.rules()) {
        Ok(win) => win,
        Err(refusals) => return assert_eq!(hand.err(), Some(refusals), "{question}"),
    };
    let plain = win.score().ok();
    let plain = plain.map(|score| Price::of(&score, win.is_tsumo()));
    let hand = hand.expect("a hand that the check takes");
    assert_eq!(
        scorer.price(&hand),
        plain,
        "src/bulk (yaku in find.rs) and the engine: {question} under {}",
        scorer.rules().fingerprint_text()
    );
    tried.legal += 1;
    tried.native += usize::from(scorer.is_native(&hand));
    tried.paid += usize::from(plain.is_some());
}

#[test]
fn golden_hands() {
    let splits = Splits::new();
    let mut tried = Tried::default();
    for golden in hands::all() {
        compare(
            &Scorer::new(&golden.rules, &splits),
            &golden.question,
            &mut tried,
        );
    }
    assert!(tried.paid > 300, "{tried:?}");
}

/// Every example and counter-example of the table under every ruleset.
#[test]
fn examples_of_the_table() {
    let splits = Splits::new();
    for rules in all() {
        let scorer = Scorer::new(rules, &splits);
        let mut tried = Tried::default();
        for text in Yaku::all().flat_map(|yaku| [yaku.example(), yaku.counter_example()]) {
            if let Ok(question) = text.parse::<Question>() {
                compare(&scorer, &question.adapted(rules), &mut tried);
            }
        }
        assert!(tried.paid > 30, "{}: {tried:?}", rules.id);
    }
}

fn random_hands(rules: &Ruleset, splits: &Splits, seed: u64, count: usize) -> Tried {
    let scorer = Scorer::new(rules, splits);
    let mut random = Random::new(seed);
    let mut tried = Tried::default();
    for _ in 0..count {
        compare(&scorer, &deal::hand(&mut random, rules), &mut tried);
    }
    assert!(tried.legal > count / 2, "{}: {tried:?}", rules.id);
    tried
}

#[test]
fn random_hands_of_every_ruleset() {
    let splits = Splits::new();
    for (seed, rules) in all().enumerate() {
        let tried = random_hands(rules, &splits, seed as u64, 20_000);
        // Where a ron needs its yaku on every wait, the plain engine does it.
        let enough = if rules.is_riichi() {
            tried.legal * 2 / 5
        } else {
            0
        };
        assert!(tried.native >= enough, "{}: {tried:?}", rules.id);
    }
}

/// House rules: every rule of every ruleset with every value that it can have.
#[test]
fn random_hands_of_house_rules() {
    let splits = Splits::new();
    let mut native = 0;
    for base in all() {
        for (seed, (_, house)) in houses::all(base).into_iter().enumerate() {
            native += random_hands(&house, &splits, 100 + seed as u64, 100).native;
        }
    }
    assert!(native > 50_000, "{native} hands are few");
}

/// Two rules changed at once, and three.
#[test]
fn random_hands_of_stranger_house_rules() {
    let splits = Splits::new();
    let mut random = Random::new(300);
    let all: Vec<&Ruleset> = all().collect();
    for i in 0..1_000 {
        let mut house = all[i % all.len()].clone();
        for _ in 0..2 + i % 2 {
            house = houses::any(&house, &mut random);
        }
        random_hands(&house, &splits, i as u64, 20);
    }
}

/// All old yaku at once.
#[test]
fn random_hands_with_all_old_yaku() {
    let splits = Splits::new();
    let old =
        Yaku::all().filter(|yaku| !matches!(yaku.row().worth.unit, tensu::yaku::Unit::Points));
    let mut rules = Ruleset::by_id("cheatsheet").expect("a ruleset").clone();
    for yaku in old.filter(|&yaku| !rules.has(yaku)).collect::<Vec<_>>() {
        rules.yaku = rules.yaku.with(&[(yaku, yaku.row().worth)]);
    }
    assert!(rules.has(Yaku::Shousharin) && rules.has(Yaku::Uumensai));
    random_hands(&rules, &splits, 200, 20_000);
    let mut tried = Tried::default();
    for yaku in Yaku::all() {
        for text in [yaku.example(), yaku.counter_example()] {
            if let Ok(question) = text.parse::<Question>() {
                compare(&Scorer::new(&rules, &splits), &question, &mut tried);
            }
        }
    }
    assert!(tried.native > 100, "{tried:?}");
}

/// The contract, "Which reading": of equal points and han most fu after rounding. Riichi, tsumo, tanyao and two han, as
/// seven pairs 25 fu and as sequences 24, rounded up to 30. A mutant.
#[test]
fn fu_are_compared_as_rounded() {
    let splits = Splits::new();
    let mut rules = Ruleset::by_id("tenhou").expect("a ruleset").clone();
    let two = Worth::han(2, 0);
    rules.yaku = rules.yaku.with(&[(Yaku::Ryanpeikou, two)]);
    let question: Question = "223344m667788p5s+5s tsumo riichi"
        .parse()
        .expect("a question");
    let mut tried = Tried::default();
    compare(&Scorer::new(&rules, &splits), &question, &mut tried);
    assert_eq!((tried.native, tried.paid), (1, 1));
    let score = tensu::score(&question, &rules).expect("a price");
    assert_eq!((score.han, score.total), (Some(5), 8_000));
    assert_eq!(score.fu.map(|fu| (fu.rounded, fu.raw)), Some((30, 24)));
}

/// Fourteen tiles of one suit in every way: a complete hand won on each of its tiles, any other refused.
#[test]
fn every_hand_of_one_suit() {
    let splits = Splits::new();
    let rules = Ruleset::by_id("shanghai").expect("a ruleset");
    let scorer = Scorer::new(rules, &splits);
    let mut tried = Tried::default();
    let (mut counts, mut nth) = ([0; 9], 0);
    full_hands(&mut counts, 0, 14, &mut |counts| {
        nth += 1;
        if !is_whole() && nth % 10 != 0 {
            return;
        }
        let tiles = (0..9).flat_map(|rank| std::iter::repeat_n(kind(rank), counts[rank].into()));
        if !is_complete(&tiles.collect(), 0, Shapes::USUAL) {
            let first = counts.iter().position(|&n| n > 0).unwrap_or_default();
            return compare(&scorer, &question(counts, first, By::Ron), &mut tried);
        }
        for (rank, _) in counts.iter().enumerate().filter(|&(_, &n)| n > 0) {
            for by in [By::Ron, By::Tsumo] {
                compare(&scorer, &question(counts, rank, by), &mut tried);
            }
        }
    });
    // 13,259 complete hands of fourteen tiles, and seven pairs beside them.
    assert!(tried.paid > share(13_259 * 2 * 5), "{tried:?}");
}

/// Every choice of `left` tiles of the ranks from `from` on.
fn full_hands(counts: &mut [u8; 9], from: usize, left: u8, each: &mut impl FnMut(&[u8; 9])) {
    if from == 9 {
        if left == 0 {
            each(counts);
        }
        return;
    }
    for n in 0..=left.min(4) {
        counts[from] = n;
        full_hands(counts, from + 1, left - n, each);
    }
    counts[from] = 0;
}

fn kind(rank: usize) -> Kind {
    Kind::number(Suit::Sou, rank as u8 + 1).expect("a rank of 1 to 9")
}

fn question(counts: &[u8; 9], win: usize, by: By) -> Question {
    let tile = |rank| Tile::plain(kind(rank));
    let tiles = counts.iter().enumerate();
    let mut hand: Vec<Tile> = tiles
        .flat_map(|(rank, &n)| std::iter::repeat_n(tile(rank), n.into()))
        .collect();
    let won = hand.iter().position(|&held| held == tile(win));
    let win = won.map(|place| hand.remove(place));
    Question {
        hand,
        win,
        by,
        ..Question::default()
    }
}

/// A liable player pays apart from the others in the fast score as well. A mutant.
#[test]
fn a_liable_player_in_the_price_alone() {
    let rules = ruleset("cheatsheet");
    let splits = Splits::new();
    let paid = |text: &str| {
        let question = crate::helpers::question(text);
        let win = question.check(&rules).expect("a hand");
        let price = Scorer::new(&rules, &splits).price(&Hand::from(&win));
        let paid = price.expect("a price").paid;
        [paid.liable, paid.discarder, paid.dealer, paid.each]
    };
    let hand = "34m99p(555z)(666z)(777z)+2m";
    assert_eq!(
        paid(&format!("{hand} tsumo seat:S liable:W/daisangen")),
        [32_000, 0, 0, 0]
    );
    assert_eq!(
        paid(&format!("{hand} ron seat:S from:N liable:W/daisangen")),
        [16_000, 16_000, 0, 0]
    );
    assert_eq!(paid(&format!("{hand} tsumo seat:S")), [0, 0, 16_000, 8_000]);
}

/// Returns the fast score of a text by way of its question.
fn by_question(scorer: &Scorer<'_>, text: &str) -> [i32; 8] {
    let question: Question = match text.parse() {
        Ok(question) => question,
        Err(_) => return [-1, 0, 0, 0, 0, 0, 0, 0],
    };
    let Ok(hand) = Hand::new(&question, scorer.rules()) else {
        return [-1, 0, 0, 0, 0, 0, 0, 0];
    };
    let number = |points: u32| i32::try_from(points).expect("few points");
    scorer.price(&hand).map_or([0; 8], |price| {
        [
            number(price.total),
            price.han.map_or(0, i32::from),
            price.fu.map_or(0, i32::from),
            price.yakuman.into(),
            number(price.paid.discarder),
            number(price.paid.dealer),
            number(price.paid.each),
            number(price.paid.liable),
        ]
    })
}

/// Lines are scored as the questions that they are: in the form that is written, and with a character more, fewer or another.
#[test]
fn lines_are_priced_as_questions() {
    const STRANGE: [&str; 12] = [
        "+", " ", "0", "9", "m", "z", "(", "]", "ron", "riichi", ":", "1m",
    ];
    let splits = Splits::new();
    let (mut right, mut wrong) = (0, 0);
    for golden in hands::all() {
        let scorer = Scorer::new(&golden.rules, &splits);
        let text = golden.question.to_string();
        let mut texts = vec![text.clone()];
        for (at, _) in text.char_indices() {
            let (before, after) = text.split_at(at);
            let other = STRANGE[(at * 7 + text.len()) % STRANGE.len()];
            texts.push([before, other, after].concat());
            texts.push([before, &after[1..]].concat());
            texts.push([before, other, &after[1..]].concat());
        }
        // Words that are said twice, in another order, or with other values.
        for word in [
            "ron",
            "tsumo",
            "riichi",
            "double_riichi",
            "ippatsu",
            "haitei",
            "honba:0",
            "honba:01",
            "sticks:9999999",
            "seat:e",
            "round:S",
            "from:W",
            "dora:",
            "dora:5",
            "ura:1m",
            "dora:0p1z",
        ] {
            texts.push(format!("{text} {word}"));
        }
        let prices = scorer.price_lines(&texts.join("\n"));
        assert_eq!(prices.len(), texts.len());
        for (text, price) in texts.iter().zip(prices) {
            assert_eq!(price, by_question(&scorer, text), "{text}");
            right += usize::from(price[0] > 0);
            wrong += usize::from(price[0] < 0);
        }
    }
    assert!(right > 3_000 && wrong > 10_000, "{right} {wrong}");
    let scorer = Scorer::new(tensu::rules::DEFAULT, &splits);
    assert_eq!(scorer.price_lines("").len(), 0);
    assert_eq!(scorer.price_lines("\n\r\n1m")[1], [-1, 0, 0, 0, 0, 0, 0, 0]);
}
