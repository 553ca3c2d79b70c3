//! The long comparison of the engine with the second scorers: `cargo xtask proof`.
//!
//! It shares the hands and the scorers with `tests/it`, which compares a few thousand on every `cargo test`. Here every
//! ruleset gets a million, from a seed that is printed. The work is cut into units; a unit that is done is written to a
//! state file, so that a run that was stopped goes on where it was.

#![allow(unreachable_pub, reason = "a test binary has no outside")]

use std::process::ExitCode;

mod digests;
mod options;
#[path = "../shared/lib.rs"]
mod shared;
mod shrink;
mod state;
mod units;
mod workers;

use options::{Options, Task};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    // Under `cargo test` there is nothing to do: the words are those of the usual test runner, or none.
    let Some((&"prove", words)) = words.split_first() else {
        return ExitCode::SUCCESS;
    };
    let options = match Options::read(words) {
        Ok(options) => options,
        Err(why) => {
            eprintln!("{why}\n{}", options::USAGE);
            return ExitCode::FAILURE;
        }
    };
    let fine = match options.task {
        Task::Compare => workers::compare(&options),
        Task::CheckDigests => digests::check(),
        Task::UpdateDigests => digests::update(),
    };
    if fine {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
