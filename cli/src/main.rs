//! `tensu`: what a mahjong hand is worth, and why; for people, and as a stream of JSON.

use std::io::{self, IsTerminal};
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser};

use args::{Ask, Command};
use output::Output;
use page::Page;
use say::Say;
use session::{End, Session};

mod args;
mod explain;
mod given;
mod language;
mod log;
mod man;
mod outlook;
mod output;
mod page;
mod pages;
mod photo;
mod picture;
mod read;
mod say;
mod session;

fn main() -> ExitCode {
    match run(&Command::parse()) {
        Ok(End::Well) => ExitCode::SUCCESS,
        Ok(End::Refused) => ExitCode::FAILURE,
        // A reader who has read enough needs no more.
        Err(why) if why.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("tensu: {why}");
            ExitCode::FAILURE
        }
    }
}

/// Reports a mistake in the command itself, as clap tells its own.
fn usage(kind: ErrorKind, why: &str) -> ! {
    Command::command().error(kind, why).exit()
}

/// Checks what clap cannot: options that contradict each other, and what is asked in the wrong place.
fn check(command: &Command) {
    if let Some(why) = command.contradiction() {
        usage(ErrorKind::ArgumentConflict, why);
    }
    let asks = Command::command();
    // `123 man` are tiles.
    let is_ask = |word: &String| word != "man" && asks.find_subcommand(word).is_some();
    if command.hand.iter().any(is_ask) {
        let why = "what is asked stands before the hand: tensu compare HAND";
        usage(ErrorKind::ArgumentConflict, why);
    }
}

fn run(command: &Command) -> io::Result<End> {
    let say = Say(language::choose(command.shared.lang.as_deref()));
    let output = Output::choose(command.shared.color);
    check(command);
    let id = match &command.ask {
        Some(Ask::Rules { ruleset } | Ask::Yaku { ruleset }) => ruleset.as_deref(),
        _ => None,
    };
    let rules = match read::rules(&command.shared, id, say) {
        Ok(rules) => rules,
        Err(why) => usage(ErrorKind::ValueValidation, &read::bad_rules(&why, say)),
    };
    let with = Session {
        say,
        output,
        rules,
        options: command,
    };
    match &command.ask {
        Some(Ask::Waits {
            hand,
            discards,
            visible,
        }) => with.waits(&hand.text(), discards.as_deref(), visible.as_deref()),
        Some(Ask::Compare(hand)) => with.compare(&hand.text()),
        Some(Ask::WhatIf(hand)) => with.what_if(&hand.text()),
        Some(Ask::Link(hand)) => with.link(&hand.text()),
        Some(Ask::Svg(picture)) => with.picture(picture),
        Some(Ask::Photo { files, json }) => with.photos(files, *json),
        Some(Ask::Log { file, hand, json }) => with.log(file.as_deref(), *hand, *json),
        Some(Ask::Parse(hand)) => with.parse(&hand.text()),
        Some(Ask::Rulesets) => with.tell(&pages::rulesets(say)),
        Some(Ask::Rules { .. }) => with.about_rules(pages::rules),
        Some(Ask::Yaku { .. }) => with.about_rules(pages::yaku),
        Some(Ask::Request { request }) if request.trim().is_empty() => {
            usage(ErrorKind::ValueValidation, "the request is empty");
        }
        Some(Ask::Request { request }) => with.request(request),
        Some(Ask::Man) => with.tell(&Page(man::page(Command::command()))),
        Some(Ask::Completions { shell }) => {
            let mut script = Vec::new();
            clap_complete::generate(*shell, &mut Command::command(), "tensu", &mut script);
            with.tell(&Page(String::from_utf8_lossy(&script).into_owned()))
        }
        None if !command.hand.is_empty() => with.given(&command.hand),
        None if command.json => with.stream(io::stdin().lock()),
        None if io::stdin().is_terminal() => {
            Command::command().print_help()?;
            Ok(End::Well)
        }
        None => with.lines(io::stdin().lock()),
    }
}
