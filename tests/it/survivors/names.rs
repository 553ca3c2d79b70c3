//! What is written for programs and links, and where a refusal points.

use tensu::house::House;
use tensu::link::{BadLink, LONGEST, Link};
use tensu::{Question, Ruleset};

/// The letters of a name in a link, and in the text of house rules.
#[test]
fn names_as_they_are_written() {
    let rules = House::new(Ruleset::by_id("tenhou").expect("a ruleset"), "A-b c.d_e~1ü");
    let text = rules.to_string();
    assert!(text.contains("A-b%20c.d_e~1%C3%BC"), "{text}");
    let question = Question::default();
    let link = Link { rules, question }.to_string();
    assert!(link.contains("/name=A-b_c.2Ed.5Fe.7E1.C3.BC"), "{link}");
}

/// An address may be as long as the limit, and no longer.
#[test]
fn the_longest_link() {
    let link = "1/tenhou/12m/ron:9s/";
    let padded = |length: usize| format!("{link}{}", "/".repeat(length - link.len()));
    assert!(padded(LONGEST).parse::<Link>().is_ok());
    let longer = padded(LONGEST + 1).parse::<Link>();
    assert_eq!(longer, Err(BadLink::TooLong));
}
