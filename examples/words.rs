//! Writes each language as a file of its own, which `tensu::text::Words::read` reads, and a list of them:
//! `cargo run --features labels --example words FOLDER`.
//!
//! The app fetches the one that its user reads, so that nobody loads eight.

use std::path::PathBuf;
use std::{env, fs, io};

use tensu::text::LANGUAGES;

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::args().nth(1).unwrap_or_default());
    let mut list = String::new();
    for language in LANGUAGES {
        fs::write(folder.join(language.tag), language.pack())?;
        list.extend([language.tag, " ", language.name, "\n"]);
    }
    fs::write(folder.join("list"), list)
}
