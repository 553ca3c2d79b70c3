//! The types of rules by name, from the engine's table of what each can be.

use tensu::rules::{self, HouseRule};

/// A type that the value of a rule can have.
pub(super) enum RuleType {
    /// On or off; the texts of these, too.
    Switch,
    /// One of some numbers; the texts of these, too.
    OneOf(Vec<&'static str>),
    Text(&'static str),
    Null,
    /// A number for open hands.
    Open,
    /// Ends of a hand.
    Aborts,
    /// A list of so many numbers.
    Numbers(usize),
    /// A word and a number behind a colon.
    Word(&'static str),
    Number,
    Yaku,
}

/// Returns the types that the value of a rule can have.
pub(super) fn values(rule: &HouseRule) -> Vec<RuleType> {
    let is_number = |choice: &&'static str| choice.parse::<i64>().is_ok();
    let numbers: Vec<&str> = rule.choices.iter().copied().filter(is_number).collect();
    let mut values = Vec::new();
    if rule.choices.contains(&"true") {
        values.push(RuleType::Switch);
    } else if !numbers.is_empty() {
        values.push(RuleType::OneOf(numbers));
    }
    let texts = rule.choices.iter().copied();
    let texts = texts.filter(|choice| !is_number(choice) && !["true", "false"].contains(choice));
    values.extend(texts.map(RuleType::Text));
    values.extend(rule.ranges.iter().map(|range| ranged(range)));
    if rules::CORE
        .rulesets
        .iter()
        .any(|rules| !rule.members(rules).is_empty())
    {
        values.push(RuleType::Yaku);
    }
    values
}

/// Returns the type of a range of numbers, of a list of them, or of a number for open hands.
fn ranged(range: &'static str) -> RuleType {
    match range.as_bytes() {
        b"null" => RuleType::Null,
        [b'{', ..] => RuleType::Open,
        [b'[', letter, ..] if letter.is_ascii_lowercase() => RuleType::Aborts,
        [b'[', ..] => {
            // `[0–4, 0–4, 0–4]`, or `[0–4 × 3]`.
            let times = range.trim_end_matches(']').split_once(" × ");
            let times = times.and_then(|(_, times)| times.parse().ok());
            RuleType::Numbers(times.unwrap_or(range.split(", ").count()))
        }
        [letter, ..] if letter.is_ascii_lowercase() => {
            let word = range.split_once(':').map(|(word, _)| word);
            RuleType::Word(word.unwrap_or(range))
        }
        _ => RuleType::Number,
    }
}
