//! The average payment for a riichi, whatever dora and ura dora lie on the table: millions of random indicators, scored
//! on all processors (`bulk`, shared out by rayon).
//!
//! `cargo run --release --example many_hands 10000000`

use std::env;
use std::error::Error;
use std::time::Instant;

use rayon::prelude::*;
use tensu::bulk::{Hand, Scorer, Splits};
use tensu::{Kind, Question, Ruleset, Tile};

/// Pinfu and tanyao with riichi: 3 han 30 fu, 3,900 without dora.
const HAND: &str = "234m34p66p678s567s+2p ron riichi";

/// The number of hands that one task scores: enough that handing out tasks costs nothing.
const TASK: u64 = 10_000;

fn main() -> Result<(), Box<dyn Error>> {
    let hands = env::args()
        .nth(1)
        .map_or(Ok(10_000_000), |text| text.parse())?;
    let start = Instant::now();
    let average = average(hands)?;
    let seconds = start.elapsed().as_secs_f64();
    println!("{HAND}: {average:.0} points on average of {hands} hands, in {seconds:.1} s");
    Ok(())
}

/// The same number on every machine, however many processors it has: each task has a seed of its own.
#[allow(clippy::cast_precision_loss, reason = "an average is no exact number")]
fn average(hands: u64) -> Result<f64, Box<dyn Error>> {
    let rules = Ruleset::by_id("tenhou").ok_or("no such ruleset")?;
    let question: Question = HAND.parse()?;
    let splits = Splits::new();
    let scorer = Scorer::new(rules, &splits);
    let unseen = unseen(&question);
    let tasks = 0..hands.div_ceil(TASK);
    let totals = tasks.into_par_iter().map(|task| {
        let (mut question, mut seed) = (question.clone(), task);
        let mut draw = |below: usize| (random(&mut seed) % below as u64) as usize;
        let one = |_| {
            let dora = draw(unseen.len());
            // The ura dora is any other tile.
            let ura = (dora + 1 + draw(unseen.len() - 1)) % unseen.len();
            total(&scorer, &mut question, unseen[dora], unseen[ura])
        };
        (task * TASK..hands.min((task + 1) * TASK))
            .map(one)
            .sum::<u64>()
    });
    Ok(totals.sum::<u64>() as f64 / hands as f64)
}

/// Returns the payment with these indicators; nothing for what cannot be.
fn total(scorer: &Scorer<'_>, question: &mut Question, dora: Tile, ura: Tile) -> u64 {
    question.dora = vec![dora];
    question.ura = vec![ura];
    let hand = Hand::new(question, scorer.rules()).ok();
    hand.and_then(|hand| scorer.price(&hand))
        .map_or(0, |price| price.total.into())
}

/// The tiles that are not in the hand, none of them red.
fn unseen(question: &Question) -> Vec<Tile> {
    let mut left: Vec<Tile> = Kind::all()
        .flat_map(|kind| [Tile::plain(kind); 4])
        .collect();
    for tile in question.hand.iter().chain(&question.win) {
        left.remove(
            left.iter()
                .position(|other| other == tile)
                .unwrap_or_default(),
        );
    }
    left
}

/// The next number of a sequence that looks like chance (splitmix64).
fn random(seed: &mut u64) -> u64 {
    *seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mixed = (*seed ^ *seed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

/// Against every pair of indicators that there is.
#[test]
#[allow(clippy::cast_precision_loss, reason = "an average is no exact number")]
fn chance_comes_near_the_mean_of_all() {
    let question: Question = HAND.parse().expect("a hand");
    let splits = Splits::new();
    let scorer = Scorer::new(Ruleset::by_id("tenhou").expect("rules"), &splits);
    let unseen = unseen(&question);
    assert_eq!(unseen.len(), 136 - 14);
    let mut sum = 0;
    for (i, &dora) in unseen.iter().enumerate() {
        for (_, &ura) in unseen.iter().enumerate().filter(|(j, _)| i != *j) {
            sum += total(&scorer, &mut question.clone(), dora, ura);
        }
    }
    let mean = sum as f64 / (122.0 * 121.0);
    // A dora makes it 7,700, two or three 8,000.
    assert!(mean > 3_900.0 && mean < 8_000.0, "{mean}");
    let drawn = average(100_000).expect("an average");
    assert!((drawn - mean).abs() < mean / 50.0, "{drawn}, not {mean}");
    // The same again, whatever ran first.
    assert_eq!(
        drawn.to_bits(),
        average(100_000).expect("an average").to_bits()
    );
}
