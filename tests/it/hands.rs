//! Golden hands: `tests/hands/*.txt`, one hand a line; `tensu::golden` says what a line is.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use tensu::{Question, Ruleset, golden};

/// One line of a file.
#[derive(Debug)]
pub struct Golden {
    /// `file:line`.
    pub at: String,
    pub name: String,
    pub rules: Ruleset,
    pub question: Question,
    hand: golden::Golden,
}

/// The folder of the hands.
pub fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/hands")
}

/// Every hand of every file, in the order of file names.
pub fn all() -> Vec<Golden> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder())
        .expect("tests/hands")
        .map(|entry| entry.expect("an entry of tests/hands").path())
        .collect();
    files.sort();
    files.iter().flat_map(load).collect()
}

fn load(path: &PathBuf) -> Vec<Golden> {
    let text = fs::read_to_string(path).expect("a readable file of hands");
    let file = path.file_name().unwrap_or_default().to_string_lossy();
    let golden = |line: Result<golden::Golden, golden::BadLine>| {
        let hand = line.unwrap_or_else(|bad| panic!("{file}:{}: {}", bad.line, bad.text));
        Golden {
            at: format!("{file}:{}", hand.line),
            name: hand.name.clone(),
            rules: hand.rules.clone(),
            question: hand.question.clone(),
            hand,
        }
    };
    golden::read(&text).map(golden).collect()
}

impl Golden {
    /// The claims that the engine does not keep.
    fn failures(&self) -> Vec<String> {
        let failures = self.hand.failures().into_iter();
        let line = |failure: golden::Failure| {
            let golden::Failure {
                key,
                claimed,
                found,
            } = failure;
            format!("{} ({}): {key}={claimed}, got {found}", self.at, self.name)
        };
        failures.map(line).collect()
    }
}

#[test]
fn golden_hands() {
    let hands = all();
    let failures: Vec<String> = hands.iter().flat_map(Golden::failures).collect();
    assert!(
        failures.is_empty(),
        "{} of {} hands:\n{}",
        failures.len(),
        hands.len(),
        failures.join("\n")
    );
}

/// A claim that is not kept is said, one that nobody knows too, and a line that is none.
#[test]
fn golden_hands_can_fail() {
    let text = "Sample | tenhou | 234m340p66p678s56s+7s ron | han=4 yaku=pinfu moon=1\n\nNo line\nRules | moon | 1m | han=1";
    let lines: Vec<_> = golden::read(text).collect();
    let failures = lines[0].as_ref().map(golden::Golden::failures);
    let found: Vec<String> = failures
        .into_iter()
        .flatten()
        .map(|failure| failure.found)
        .collect();
    assert_eq!(found, ["3", "pinfu,tanyao", "no such claim"]);
    let bad = |i: usize| {
        lines[i]
            .as_ref()
            .err()
            .map(|bad| (bad.line, bad.text.as_str()))
    };
    assert_eq!((bad(1), bad(2)), (Some((3, "No line")), Some((4, "moon"))));
}

/// The one note that a hand has is no proof that it is not there.
#[test]
fn a_note_that_should_not_be_there_is_found() {
    let text =
        "Note | tenhou red_fives=[0,1,0] | 34567s88s111z[5555p]+5s ron riichi | nonote=plain_fives";
    let hand = golden::read(text).next().expect("a line").expect("a hand");
    let found: Vec<String> = hand
        .failures()
        .into_iter()
        .map(|failure| failure.found)
        .collect();
    assert_eq!(found, ["noted plain_fives"]);
}

/// The form that the site carries: every hand with its rules and everything that is claimed, in fewer bytes.
#[test]
fn the_short_form_loses_nothing_but_names() {
    let said = |hand: &golden::Golden| {
        let mut claims = hand.claims.clone();
        claims.sort();
        let rules = format!("{:?}", hand.rules.settings().collect::<Vec<_>>());
        format!("{} {rules} {:?} {claims:?}", hand.rules.id, hand.question)
    };
    let mut files: Vec<PathBuf> = fs::read_dir(folder())
        .expect("tests/hands")
        .map(|entry| entry.expect("an entry of tests/hands").path())
        .collect();
    files.sort();
    let texts = files.iter().map(fs::read_to_string);
    let text: String = texts.map(|text| text.expect("a file of hands")).collect();
    let short = golden::short(&text).expect("hands");
    let of = |text: &str| {
        let hands = golden::read(text).map(|hand| said(&hand.expect("a hand")));
        let mut all: Vec<String> = hands.collect();
        all.sort();
        all
    };
    assert_eq!(of(&short), of(&text));
    assert!(short.len() * 2 < text.len());
}

#[test]
fn the_short_form() {
    let text = "# Why\nB | tenhou | 1m+1m ron | total=1 han=2\n\nA | ema | 2m | error=x\nC | tenhou | 3m | n=1";
    assert_eq!(
        golden::short(text).expect("hands"),
        "= ema\n2m|Ex\n= tenhou\n1m+1m ron|h2 t1\n3m|n=1\n"
    );
    assert_eq!(golden::short("A | b").map_err(|bad| bad.line), Err(1));
    let bad = |text| golden::read(text).filter_map(Result::err).count();
    assert_eq!(
        bad(
            "1m+1m ron | h1\n= moon\n1m+1m ron | h1\n= tenhou\n1m+1m ron | ?1\n1m+1m ron | é\n1m+1m ron | h1"
        ),
        5
    );
}

/// A name says which hand it is in a failure and in the page of examples.
#[test]
fn names_are_unique_within_a_file() {
    let mut seen = BTreeSet::new();
    for hand in all() {
        let file = hand.at.split(':').next().unwrap_or_default().to_owned();
        let words = format!("{}{}", hand.question, hand.rules.id);
        assert!(
            seen.insert((file, hand.name.clone(), words)),
            "{}: {} is there twice",
            hand.at,
            hand.name
        );
    }
}
