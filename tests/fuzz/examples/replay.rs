//! Runs every law over the kept inputs and over inputs made from them, and prints what the answers come to: the same
//! line from the checked and the unchecked build means that no overflow hides in what players run.
//!
//! ```sh
//! replay digest 200000           # a line for each target
//! replay digest 200000 game      # of one target
//! replay pack FOLDER > FILE      # a folder of inputs as one text
//! replay unpack FILE FOLDER      # and back
//! ```

use std::path::Path;
use std::{env, fs, process};

use tensu_fuzz::corpus::{Digest, hash, pack, unpack};
use tensu_fuzz::{Law, TARGETS};

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["digest", count, ref targets @ ..] => digest(count.parse().expect("a number"), targets),
        ["pack", folder] => print!("{}", pack(&inputs(Path::new(folder)))),
        ["unpack", file, folder] => unpack_into(Path::new(file), Path::new(folder)),
        _ => {
            eprintln!("replay digest COUNT [TARGET …] | pack FOLDER | unpack FILE FOLDER");
            process::exit(2);
        }
    }
}

/// All targets when none is named.
fn digest(count: usize, targets: &[&str]) {
    let wanted = |(name, _): &(&str, Law)| targets.is_empty() || targets.contains(name);
    for (name, law) in TARGETS.into_iter().filter(wanted) {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("corpus/{name}.txt"));
        let kept = unpack(&fs::read_to_string(file).expect("the kept inputs"));
        let (runs, digest) = run(law, &kept, count);
        println!("{name}: {runs} inputs, {:016x}", digest.0);
    }
}

fn run(law: Law, kept: &[Vec<u8>], count: usize) -> (usize, Digest) {
    let mut digest = Digest::EMPTY;
    for input in kept {
        law(input, &mut |value| digest.see(value));
    }
    for seed in 0..count {
        let input = made(kept, seed as u64);
        law(&input, &mut |value| digest.see(value));
    }
    (kept.len() + count, digest)
}

/// Puts two kept inputs together at random places, then changes some bytes.
fn made(kept: &[Vec<u8>], seed: u64) -> Vec<u8> {
    let mut state = seed;
    let mut below = |n: usize| {
        state = hash(&state.to_le_bytes());
        (state % n.max(1) as u64) as usize
    };
    let (one, other) = (&kept[below(kept.len())], &kept[below(kept.len())]);
    let (from, to) = (below(one.len() + 1), below(other.len() + 1));
    let mut input = [&one[..from], &other[to..]].concat();
    for _ in 0..below(6) {
        let at = below(input.len() + 1);
        if let Some(byte) = input.get_mut(at) {
            *byte = below(256) as u8;
        }
    }
    input
}

/// The files of a folder, in an order that does not hang on the machine.
fn inputs(folder: &Path) -> Vec<Vec<u8>> {
    let entries = fs::read_dir(folder).expect("a folder of inputs");
    entries
        .map(|entry| fs::read(entry.expect("an entry").path()).expect("an input"))
        .collect()
}

fn unpack_into(file: &Path, folder: &Path) {
    fs::create_dir_all(folder).expect("a folder for inputs");
    // A new target has none yet.
    let text = fs::read_to_string(file).unwrap_or_default();
    for (i, input) in unpack(&text).iter().enumerate() {
        fs::write(folder.join(format!("{i:05}")), input).expect("a file for an input");
    }
}
