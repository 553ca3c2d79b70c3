//! Scores hands from standard input: one JSON request a line in, one JSON response a line out, in the same order.
//!
//! ```sh
//! echo '{"hand":"234m340p66p678s56s","win":"7s","by":"ron"}' | cargo run --release --example score
//! ```
//!
//! The contract is that of `tensu_wire`, the stream that of `tensu_wire::stream`. `tensu --json` is the same one with options.

use std::io;
use std::process::ExitCode;

use tensu_wire::stream::{Options, run};

/// The text for whoever types something behind it.
const HELP: &str = "score reads a request of JSON a line from its input and writes a response a line. \
    For hands as arguments and for options there is `tensu`: cargo install --path cli";

fn main() -> ExitCode {
    match std::env::args().nth(1).as_deref() {
        None => {}
        Some("--version" | "-V") => {
            println!("score {}", env!("CARGO_PKG_VERSION"));
            return ExitCode::SUCCESS;
        }
        Some("--help" | "-h") => {
            println!("{HELP}");
            return ExitCode::SUCCESS;
        }
        Some(_) => {
            eprintln!("{HELP}");
            return ExitCode::from(2);
        }
    }
    match run(io::stdin().lock(), io::stdout(), &Options::default()) {
        Ok(_) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("score: {why}");
            ExitCode::FAILURE
        }
    }
}
