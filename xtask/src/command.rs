//! Running other programs.

use std::env;
use std::ffi::OsStr;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use crate::failure::{Failure, Result, io};
use crate::files;
use crate::project::Project;

/// The end of a program that wrote to a log.
#[derive(Debug)]
pub struct Ran {
    /// It ended with success.
    pub ok: bool,
    /// Everything it wrote, without what was in the log before.
    pub text: String,
}

impl Ran {
    /// The failure of it, with the last lines that it wrote.
    pub fn failure(&self, what: &str, log: &Path, fix: &str) -> Failure {
        let what = format!("{what}; the end of {}:\n{}", log.display(), self.tail(60));
        Failure::new(what, fix)
    }

    fn tail(&self, lines: usize) -> String {
        let all: Vec<&str> = self.text.lines().collect();
        let from = all.len().saturating_sub(lines);
        all[from..]
            .iter()
            .flat_map(|line| ["    ", line, "\n"])
            .collect()
    }
}

/// The words of a line.
fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split_whitespace()
}

/// The cargo that runs this program, so that every step uses one toolchain; with these words.
pub fn cargo(project: &Project, line: &str) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(project.root()).args(words(line));
    command
}

/// Any other program of the project's tools or of the system, with these words.
pub fn program(project: &Project, line: &str) -> Command {
    let mut words = words(line);
    let name = words.next().unwrap_or_default();
    let own = project.tool(name);
    let mut command = Command::new(if own.is_file() { own } else { name.into() });
    command.env("PATH", project.search_path()).args(words);
    command
}

/// Keeps the builder's home folder out of what is published: the messages of panics name the files of dependencies.
pub fn without_home(command: &mut Command) -> &mut Command {
    without_home_but(command, &[])
}

/// The same, with more flags of rustc.
pub fn without_home_but<'c>(command: &'c mut Command, more: &[&str]) -> &'c mut Command {
    let text = |name: &str| env::var(name).ok().filter(|text| !text.is_empty());
    let home = text("HOME").or_else(|| text("USERPROFILE"));
    let remap = home.map(|home| format!("--remap-path-prefix={home}=~"));
    let flags: Vec<&str> = remap
        .iter()
        .map(String::as_str)
        .chain(more.iter().copied())
        .collect();
    if flags.is_empty() {
        return command;
    }
    let (name, flags) = flags_with(&flags, text);
    command.env(name, flags)
}

/// The variable that tells rustc these flags, and its text. That of the target, as Trunk's hook has cargo compile
/// this program too, which would be another one with other flags; but cargo ignores it where flags are given for all, and cuts
/// it at spaces.
fn flags_with(flags: &[&str], given: impl Fn(&str) -> Option<String>) -> (&'static str, String) {
    const ALL: &str = "CARGO_ENCODED_RUSTFLAGS";
    const TARGET: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";
    let spaced = |name: &str| {
        given(name).map(|words| words.split_whitespace().collect::<Vec<_>>().join("\u{1f}"))
    };
    let for_all = given(ALL).or_else(|| spaced("RUSTFLAGS"));
    let has_spaces = flags.iter().any(|flag| flag.contains(char::is_whitespace));
    let joined = |given: Option<String>, gap: &str| {
        let own = flags.iter().map(|flag| (*flag).to_owned());
        given.into_iter().chain(own).collect::<Vec<_>>().join(gap)
    };
    if for_all.is_none() && !has_spaces {
        return (TARGET, joined(given(TARGET), " "));
    }
    (ALL, joined(for_all.or_else(|| spaced(TARGET)), "\u{1f}"))
}

/// Runs a program without input, its output appended to a log file.
pub fn logged(command: &mut Command, log: &Path) -> Result<Ran> {
    let mut file = OpenOptions::new()
        .create(true)
        .append(true)
        .open(log)
        .map_err(io("open", log))?;
    writeln!(file, "$ {}", shape(command)).map_err(io("write", log))?;
    let start = file.metadata().map_err(io("read", log))?.len();
    let copy = file.try_clone().map_err(io("open", log))?;
    let status = command
        .stdin(Stdio::null())
        .stdout(copy)
        .stderr(file)
        .status();
    let ok = status
        .map_err(|error| cannot_start(command, &error))?
        .success();
    let bytes = files::bytes(log)?;
    let own = bytes.get(start as usize..).unwrap_or_default();
    Ok(Ran {
        ok,
        text: String::from_utf8_lossy(own).into_owned(),
    })
}

/// Runs a program without input, its output in a log; gives that, or the failure with its end and what to do.
pub fn checked(command: &mut Command, what: &str, log: &Path, fix: &str) -> Result<String> {
    match logged(command, log)? {
        Ran { ok: true, text } => Ok(text),
        ran => Err(ran.failure(what, log, fix)),
    }
}

/// Runs a program without input, its complaints seen; gives what it wrote, if it succeeded.
pub fn said(command: &mut Command) -> Result<Option<String>> {
    command.stdin(Stdio::null()).stderr(Stdio::inherit());
    let output = command.output();
    let output = output.map_err(|error| cannot_start(command, &error))?;
    Ok(text_of(&output))
}

fn text_of(output: &Output) -> Option<String> {
    let text = || String::from_utf8_lossy(&output.stdout).into_owned();
    output.status.success().then(text)
}

/// Runs a program whose output the user sees; true when it succeeded.
pub fn shown(command: &mut Command) -> Result<bool> {
    let status = command.stdin(Stdio::null()).status();
    Ok(status
        .map_err(|error| cannot_start(command, &error))?
        .success())
}

/// Asks a program something quick; gives nothing when it is missing or fails.
pub fn answer<S: AsRef<OsStr>>(program: impl AsRef<OsStr>, args: &[S]) -> Option<String> {
    let mut command = Command::new(program);
    let output = command.args(args).stdin(Stdio::null()).output().ok()?;
    text_of(&output).map(|text| text.trim().to_owned())
}

/// The first of these programs that is on `PATH`.
pub fn find(names: &[&str]) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    let endings = if cfg!(windows) {
        [".exe", ".cmd"]
    } else {
        ["", ""]
    };
    let ended = |name: &&str| endings.map(|ending| format!("{name}{ending}"));
    let names: Vec<String> = names.iter().flat_map(ended).collect();
    let mut all = (names.iter())
        .flat_map(|name| env::split_paths(&path).map(move |folder| folder.join(name)));
    all.find(|file| file.is_file())
}

/// The command line as a person would type it.
fn shape(command: &Command) -> String {
    let words = [command.get_program()]
        .into_iter()
        .chain(command.get_args());
    let words: Vec<_> = words.map(OsStr::to_string_lossy).collect();
    words.join(" ")
}

fn cannot_start(command: &Command, error: &std::io::Error) -> Failure {
    let program = command.get_program().to_string_lossy();
    Failure::new(
        format!("could not start {program}: {error}"),
        format!(
            "check that {program} is installed and on PATH; `cargo xtask setup` installs what belongs to the project"
        ),
    )
}

#[cfg(test)]
mod tests {
    use super::{Ran, cargo, find, flags_with, logged};
    use crate::files::Scratch;
    use crate::project::Project;

    #[test]
    fn the_home_folder_is_left_out_beside_what_was_given() {
        let with = |home: &str, name: &str, text: &str| {
            let remap = format!("--remap-path-prefix={home}=~");
            flags_with(&[&remap], |asked| (asked == name).then(|| text.to_owned()))
        };
        let (all, target) = (
            "CARGO_ENCODED_RUSTFLAGS",
            "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
        );
        let flags = |name, flags: &str| (name, flags.to_owned());
        let wanted = flags(target, "--remap-path-prefix=/h=~");
        assert_eq!(with("/h", "OTHER", "-Cx"), wanted);
        let wanted = flags(target, "-Cx -Cy --remap-path-prefix=/h=~");
        assert_eq!(with("/h", target, "-Cx -Cy"), wanted);
        let wanted = flags(all, "-Cx\u{1f}-Cy\u{1f}--remap-path-prefix=/h=~");
        assert_eq!(with("/h", "RUSTFLAGS", "-Cx  -Cy"), wanted);
        assert_eq!(with("/h", all, "-Cx\u{1f}-Cy"), wanted);
        let wanted = flags(all, "-Cx\u{1f}--remap-path-prefix=/h i=~");
        assert_eq!(with("/h i", target, "-Cx"), wanted);
        let wanted = flags(all, "--remap-path-prefix=/h i=~");
        assert_eq!(with("/h i", "OTHER", ""), wanted);
    }

    #[test]
    fn a_program_is_known_by_its_own_words() {
        let folder = Scratch::with("logged", &[]);
        let log = folder.0.join("log");
        let run = |word: &str| logged(&mut cargo(&Project::here(), word), &log).expect("a log");
        let (good, bad) = (run("--version"), run("--no-such-option"));
        assert!(good.ok && good.text.starts_with("cargo "), "{}", good.text);
        assert!(!bad.ok && !bad.text.contains(&good.text), "{}", bad.text);
        let both = folder.read("log");
        assert!(
            both.contains(&good.text) && both.ends_with(&bad.text),
            "{both}"
        );
    }

    #[test]
    fn the_tail_is_indented_and_short() {
        let ran = Ran {
            ok: false,
            text: "a\nb\nc\n".into(),
        };
        assert_eq!(ran.tail(2), "    b\n    c\n");
        assert_eq!(ran.tail(9), "    a\n    b\n    c\n");
    }

    #[test]
    fn finds_cargo_and_not_nonsense() {
        assert!(find(&["no-such-program-here", "cargo"]).is_some());
        assert_eq!(find(&["no-such-program-here"]), None);
    }
}
