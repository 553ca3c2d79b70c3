//! Scores hands from standard input: one JSON request a line in, one JSON response a line out, in the same order.
//!
//! ```sh
//! echo '{"hand":"234m340p66p678s56s","win":"7s","by":"ron"}' | cargo run --release --example score
//! ```
//!
//! The contract is that of `tensu::wire`, the stream that of `tensu::wire::stream`; `tensu --json`, which can do more, is the
//! same one.

use std::io;
use std::process::ExitCode;

use tensu::wire::stream::{Options, run};

fn main() -> ExitCode {
    match run(io::stdin().lock(), io::stdout(), &Options::default()) {
        Ok(_) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("score: {why}");
            ExitCode::FAILURE
        }
    }
}
