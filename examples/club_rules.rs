//! A club's rules: a ruleset of the crate with some rules changed by name, kept as one line of text.
//!
//! `cargo run --example club_rules`

use std::error::Error;

use tensu::house::House;
use tensu::rules::{Setting, TENHOU};
use tensu::{Question, score};

fn main() -> Result<(), Box<dyn Error>> {
    let club = club()?;
    // What to store, to send, and to give to `<tensu-calculator rules="…">`.
    println!("{club}");
    let rules = club.ruleset()?;
    for (rule, ours, theirs) in rules.differences(&TENHOU) {
        println!("  {}: {ours:?} in place of {theirs:?}", rule.id);
    }
    let hand: Question = HAND.parse()?;
    println!(
        "{HAND}: {}, on Tenhou {}",
        score(&hand, &rules)?.total,
        score(&hand, &TENHOU)?.total
    );
    Ok(())
}

/// Three han of 60 fu: 1,920 base points.
const HAND: &str = "999p345s67m22s[4444m]+8m ron riichi dora:1s9p";

fn club() -> Result<House, Box<dyn Error>> {
    let club = House::new(&TENHOU, "Thursday club")
        .with("kiriage", &Setting::Bool(true))?
        .with("red_fives", &Setting::List(vec![Setting::Number(0); 3]))?;
    Ok(club)
}

/// 7,680 are rounded to 7,700 for a ron, or up to a mangan; the line is read back as the same rules.
#[test]
fn the_line_is_the_rules() {
    let club = club().expect("rules");
    let line = "tensu-rules:1 base=tenhou name=Thursday%20club red_fives=0,0,0 kiriage=true";
    let mut words: Vec<String> = club.to_string().split(' ').map(str::to_owned).collect();
    let mut expected: Vec<&str> = line.split(' ').collect();
    words.sort();
    expected.sort_unstable();
    assert_eq!(words, expected);
    assert_eq!(club.to_string().parse(), Ok(club.clone()));
    let hand: Question = HAND.parse().expect("a hand");
    let rules = club.ruleset().expect("rules");
    let total = |rules| score(&hand, rules).map(|score| score.total);
    assert_eq!(total(&rules), Ok(8_000));
    assert_eq!(total(&TENHOU), Ok(7_700));
}
