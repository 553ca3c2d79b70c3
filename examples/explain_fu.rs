//! Explains fu: where each comes from, how they are rounded, what payment they make.
//!
//! `cargo run --example explain_fu`, or with a hand of your own behind `--`.

use std::error::Error;

use tensu::{Question, Ruleset, score};
use tensu_words::EN;

/// A closed wait, East as the pair in the East round, a closed triplet of dragons.
const HAND: &str = "13m567p11z777z456s+2m ron";

fn main() -> Result<(), Box<dyn Error>> {
    let typed: Vec<String> = std::env::args().skip(1).collect();
    let hand = if typed.is_empty() {
        HAND.to_owned()
    } else {
        typed.join(" ")
    };
    println!("{}", explained(&hand)?);
    Ok(())
}

fn explained(hand: &str) -> Result<String, Box<dyn Error>> {
    let question: Question = hand.parse()?;
    let rules = Ruleset::by_id("cheatsheet").ok_or("no such ruleset")?;
    let score = score(&question, rules)?;
    let mut lines = Vec::new();
    // A yakuman has no fu, and neither has a game without them.
    if let Some(fu) = &score.fu {
        for item in &fu.items {
            lines.push(format!("{:3}  {}", item.fu, EN.fu(item)));
        }
        lines.push(format!("{:3}  rounded up to {}", fu.raw, fu.rounded));
    }
    for step in &score.steps {
        lines.push(format!("     {}", EN.step(step)));
    }
    Ok(lines.join("\n"))
}

/// By hand: 20, closed ron 10, closed wait 2, pair of the round's wind 2, closed triplet of dragons 8.
#[test]
fn fu_are_counted() {
    let text = explained(HAND).expect("a win");
    let fu: Vec<u32> = text
        .lines()
        .filter_map(|line| line.split_whitespace().next()?.parse().ok())
        .take(6)
        .collect();
    assert_eq!(fu.iter().take(5).sum::<u32>(), 42, "{text}");
    assert_eq!(fu.last(), Some(&42), "{text}");
    assert!(text.contains("rounded up to 50"), "{text}");
}
