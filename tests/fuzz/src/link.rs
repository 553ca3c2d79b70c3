//! Any text as an address with rules or a hand in it, and as the line that the app keeps: rules and a question.

use tensu::house::House;
use tensu::link::{LONGEST, Link};
use tensu::notation::{mpsz, tile, tiles};
use tensu::{Question, Ruleset};

use super::{Sink, house, notation};

/// The text before rules in the address of the app.
const RULES: &str = "#rules=";

/// The law.
pub fn check(input: &[u8], out: Sink<'_>) {
    let text = String::from_utf8_lossy(input);
    if let Some((_, rules)) = text.split_once(RULES) {
        let read = house::read(rules.trim(), out);
        if let Some(house) = read {
            let link = house.link();
            assert!(link.bytes().all(fits_a_link), "{link}");
            let address = format!("https://example.org/{RULES}{link}");
            let again = address.split_once(RULES).map(|(_, rules)| rules.parse());
            assert_eq!(again, Some(Ok(house)), "{link}");
        }
        return;
    }
    if let Some((_, hand)) = text.split_once('#') {
        hand_link(hand, out);
        return;
    }
    if let Some((rules, question)) = kept(&text) {
        notation::returns(&question);
        let line = format!("{} {question}", rules.link());
        assert_eq!(
            kept(&line),
            Some((rules.clone(), question.clone())),
            "{line}"
        );
        answer(&question, &rules, out);
    }
}

/// Holds that a link to a hand is printed and read back the same, and has a score or reasons.
fn hand_link(text: &str, out: Sink<'_>) {
    match text.parse::<Link>() {
        Ok(link) => {
            let printed = link.to_string();
            assert!(printed.bytes().all(fits_a_link), "{printed}");
            if printed.len() <= LONGEST {
                assert_eq!(printed.parse().as_ref(), Ok(&link), "{printed}");
            }
            answer(&link.question, &link.rules, out);
        }
        Err(why) => {
            assert!(!why.to_string().is_empty());
            out(&why);
        }
    }
}

/// Returns whether no browser changes a byte behind the `#` of an address.
fn fits_a_link(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"-_.~:=,&%/".contains(&byte)
}

/// The line as the app reads it.
fn kept(text: &str) -> Option<(House, Question)> {
    let (rules, question) = text.split_once(' ')?;
    let question: Question = question.parse().ok()?;
    let preset = Ruleset::by_id(rules).map(|rules| House::new(rules, rules.name));
    Some((preset.or_else(|| rules.parse().ok())?, question))
}

/// Holds that whatever is kept has a score or reasons, and 13 tiles an outlook.
fn answer(question: &Question, rules: &House, out: Sink<'_>) {
    let rules = rules.ruleset().expect("rules that were read");
    let scored = tensu::score(question, &rules);
    if let Err(refusals) = &scored {
        assert!(!refusals.to_string().is_empty());
    }
    out(&scored);
    out(&question.outlook(&rules));
    // As text, the last tile of a hand is the winning one unless another is; a link can be of a hand without one.
    if question.win.is_some() || question.hand.is_empty() {
        for by in [question.by, question.by.other()] {
            let mut other = question.clone();
            other.by = by;
            notation::returns(&other);
        }
        notation::returns(&question.adapted(&rules));
    }
    assert_eq!(tiles(&mpsz(&question.hand)), Ok(question.hand.clone()));
    assert_eq!(
        question.win.map(|win| tile(&win.to_string())),
        question.win.map(Ok)
    );
}
