//! What the fuzzer kept, through the laws that it ran (`cargo xtask fuzz`), and the bugs that it found, each by name.

use std::fs;
use std::path::PathBuf;

use tensu::game::settle;
use tensu::outlook::Outlook;
use tensu::reading::{Shapes, waits};
use tensu::refusal::{Field, Refusal};
use tensu::{Counts, Kind, Meld, MeldKind, Question, Ruleset, Tile, Wind};

use crate::fuzz::corpus::{Digest, pack, unpack};
use crate::fuzz::{Law, TARGETS};

fn kept(name: &str) -> Vec<Vec<u8>> {
    let file = format!("tests/fuzz/corpus/{name}.txt");
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(file);
    let text = fs::read_to_string(&file).unwrap_or_else(|why| panic!("{name}: {why}"));
    let inputs = unpack(&text);
    assert_eq!(
        pack(&inputs),
        text,
        "{name}: as `cargo xtask fuzz --keep` writes it"
    );
    inputs
}

fn law(name: &str) -> Law {
    let target = TARGETS.iter().find(|(target, _)| *target == name);
    target.expect("a target").1
}

/// Every kept input under its law; at least so many, so that an empty file is no success.
fn hold(name: &str, at_least: usize) {
    let inputs = kept(name);
    assert!(inputs.len() >= at_least, "{name}: {} inputs", inputs.len());
    let mut digest = Digest::EMPTY;
    for input in &inputs {
        law(name)(input, &mut |value| digest.see(value));
    }
    assert_ne!(digest.0, Digest::EMPTY.0, "{name}: nothing was computed");
}

#[test]
fn notation() {
    hold("notation", 100);
}

#[test]
fn requests() {
    hold("request", 100);
}

#[test]
fn links() {
    hold("link", 100);
}

#[test]
fn house_rules() {
    hold("house", 100);
}

#[test]
fn whole_scores() {
    hold("hand", 100);
}

#[test]
fn inputs_are_packed_and_unpacked() {
    let inputs = [
        &b""[..],
        b"a",
        b"\\x41",
        b"\n\r\t\"'\\",
        "東\u{fe0f}".as_bytes(),
        &[0, 127, 255],
    ];
    let mut unpacked = unpack(&pack(&inputs.map(<[u8]>::to_vec)));
    unpacked.sort_unstable();
    let mut inputs = inputs.map(<[u8]>::to_vec);
    inputs.sort_unstable();
    assert_eq!(unpacked, inputs);
}

fn tile(text: &str) -> Tile {
    tensu::notation::tile(text).expect("a tile")
}

/// Found by `hand`: 256 copies of a tile made their count zero, or stopped the program.
#[test]
fn hundreds_of_copies_are_counted() {
    let counts: Counts = [tile("1m"); 300]
        .iter()
        .filter_map(|tile| tile.kind())
        .collect();
    let most = u8::MAX;
    let one = tile("1m").kind().expect("a kind");
    assert_eq!((counts.get(one), counts.count(|_| true)), (most, most));
    let mut two = counts;
    two.add(tile("2m").kind().expect("a kind"), 2);
    assert_eq!(two.count(|_| true), most);
    let question = Question {
        hand: vec![tile("1m"); 256],
        ..Question::default()
    };
    assert_eq!(question.outlook(&tensu::rules::TENHOU), None);
}

/// Found by `hand`: with 256 indicators of a tile, as many as the table has were left of it.
#[test]
fn hundreds_of_indicators_leave_none() {
    let mut question: Question = "123m456p789s22m78m".parse().expect("a hand");
    question.dora = vec![tile("9m"); 256];
    let six = tile("6m").kind().expect("a kind");
    let nine = tile("9m").kind().expect("a kind");
    let waits = Outlook::Waits(vec![(six, 4), (nine, 0)]);
    assert_eq!(question.outlook(&tensu::rules::TENHOU), Some(waits));
}

/// Found by `link`: 64 quads of a tile are 256 copies, none left to wait for.
#[test]
fn hundreds_of_melded_copies_are_no_wait() {
    let nine = tile("9m").kind().expect("a kind");
    let quad = Meld::new(MeldKind::Ankan, &[Tile::plain(nine); 4], None).expect("a quad");
    let closed: Counts = [nine].into_iter().collect();
    // A lone tile and four sets wait for its pair; 60 sets more make no hand.
    let melds = vec![quad; 64];
    assert_eq!(waits(&closed, &melds, Shapes::USUAL), Vec::<Kind>::new());
}

/// Found by `hand`: the winner got the points of an open kan's giver, of whom nobody had said who he was, from nobody.
/// Source: seed 000 "Going out on a loose tile".
#[test]
fn an_unknown_giver_of_a_kan_cannot_be_settled() {
    let shanghai = Ruleset::by_id("shanghai").expect("a ruleset");
    let settled = |text: &str| {
        let question: Question = text.parse().expect("a hand");
        settle(&[question], shanghai)
    };
    let refused = settled("123m456p67s88m(5555z)+8s tsumo rinshan").expect_err("nobody pays");
    assert_eq!(
        refused.iter().collect::<Vec<_>>(),
        [&Refusal::Missing(Field::Liable)]
    );
    // Rinshan and white: 2 han; 20, self-draw 2, kan 16: 38, so 40 fu; 640 base points. East pays his 1,300 and the two 700.
    let table = settled("123m456p67s88m(5555zL)+8s tsumo rinshan").expect("East gave it");
    let changes = [
        (Wind::East, -2_700),
        (Wind::South, 2_700),
        (Wind::West, 0),
        (Wind::North, 0),
    ];
    assert_eq!(table.changes, changes);
}
