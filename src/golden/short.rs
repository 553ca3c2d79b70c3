//! The short form of golden hands, for a site that carries them.

use alloc::borrow::ToOwned;
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use crate::golden::{BadLine, KEYS, lines};
use crate::tiles::order::sort_by_key;

/// Writes the same hands and claims without names and comments, those of one ruleset together.
///
/// # Errors
/// The first line that does not have four fields.
pub fn short(text: &str) -> Result<String, BadLine> {
    let mut rulesets: BTreeMap<&str, String> = BTreeMap::new();
    for (line, text) in lines(text) {
        let fields: Vec<&str> = text.split('|').map(str::trim).collect();
        let [_, rules, question, words] = fields[..] else {
            let text = text.to_owned();
            return Err(BadLine { line, text });
        };
        let hands = rulesets.entry(rules).or_default();
        hands.extend([question, "|", &claims(words), "\n"]);
    }
    let mut all = String::new();
    for (rules, hands) in rulesets {
        all.extend(["= ", rules, "\n", &hands]);
    }
    Ok(all)
}

/// Writes the claims in one order, with keys of one letter; a key without a letter stays as it is.
fn claims(words: &str) -> String {
    let place = |word: &&str| {
        let (key, _) = word.split_once('=')?;
        KEYS.iter().position(|(_, long)| *long == key)
    };
    let mut words: Vec<&str> = words.split_whitespace().collect();
    sort_by_key(&mut words, |word| place(word).unwrap_or(KEYS.len()));
    let mut all = String::new();
    for word in words {
        if !all.is_empty() {
            all.push(' ');
        }
        match (place(&word), word.split_once('=')) {
            (Some(place), Some((_, value))) => {
                all.push(KEYS[place].0);
                all.push_str(value);
            }
            _ => all.push_str(word),
        }
    }
    all
}
