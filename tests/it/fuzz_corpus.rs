//! Inputs that the fuzzer kept, through the laws that it ran (`cargo xtask fuzz`).

use std::fs;
use std::path::PathBuf;

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
fn whole_games() {
    hold("game", 100);
}

#[test]
fn photos() {
    hold("photo", 40);
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

#[test]
fn logs() {
    hold("log", 80);
}
