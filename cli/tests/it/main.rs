//! The command, run as people and programs run it.

use std::io::Write;
use std::process::{Child, Command, Stdio};
use std::thread;

mod arguments;
#[path = "../../../tests/shared/document.rs"]
mod document;
mod given;
mod people;
mod photo;
mod picture;
mod programs;
mod rules;

/// The outputs of the command, and its exit code.
pub(crate) struct Ran {
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) code: Option<i32>,
}

pub(crate) fn tensu(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tensu"));
    for name in [
        "LC_ALL",
        "LC_MESSAGES",
        "LANG",
        "NO_COLOR",
        "CLICOLOR_FORCE",
    ] {
        command.env_remove(name);
    }
    command.args(args);
    command
}

pub(crate) fn start(command: &mut Command) -> Child {
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped());
    command.stderr(Stdio::piped()).spawn().expect("it starts")
}

pub(crate) fn finish(command: &mut Command, input: &[u8]) -> Ran {
    let mut child = start(command);
    let mut to = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    // It may end before it has read all.
    let writer = thread::spawn(move || to.write_all(&input).is_ok());
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("nobody panics");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    Ran {
        out: text(output.stdout),
        err: text(output.stderr),
        code: output.status.code(),
    }
}

pub(crate) fn ran(args: &[&str]) -> Ran {
    finish(&mut tensu(args), b"")
}

/// Returns what it prints when all is well.
pub(crate) fn said(args: &[&str]) -> String {
    let ran = ran(args);
    assert_eq!((ran.err.as_str(), ran.code), ("", Some(0)), "{args:?}");
    ran.out
}

pub(crate) fn has(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "no {part:?} in:\n{text}");
    }
}

pub(crate) fn code(args: &[&str]) -> Option<i32> {
    ran(args).code
}
