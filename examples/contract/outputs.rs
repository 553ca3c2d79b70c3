//! The files that are made of the description, as they have to be.

use std::path::Path;
use std::{fs, io};

mod objects;
mod rules;
mod schema;
mod typescript;

/// The line in a file behind which everything is made.
const BEHIND: &str = "// What follows is written by `cargo run --example contract`, from crates/wire/src/contract.rs.\n";

/// The texts around the list of names in the script that writes requests.
const LIST: (&str, &str) = ("const KNOWN = new Map([\n", "].map(");

/// Returns the files by their paths in the repository; what is written by hand in them is read from there.
pub(super) fn all(root: &Path) -> io::Result<[(&'static str, String); 3]> {
    let types = "npm/js/index.d.ts";
    let by_hand = fs::read_to_string(root.join(types))?;
    let (by_hand, _) = by_hand.split_once(BEHIND).unwrap_or((&by_hand, ""));
    let names = "npm/js/ask.js";
    let script = fs::read_to_string(root.join(names))?;
    let lost = || io::Error::other("npm/js/ask.js has no list of names");
    let (head, rest) = script.split_once(LIST.0).ok_or_else(lost)?;
    let (_, tail) = rest.split_once(LIST.1).ok_or_else(lost)?;
    Ok([
        (
            types,
            [by_hand, BEHIND, "\n", &typescript::types()].concat(),
        ),
        (
            names,
            [head, LIST.0, &typescript::names(), LIST.1, tail].concat(),
        ),
        ("npm/schema.json", schema::text()),
    ])
}
