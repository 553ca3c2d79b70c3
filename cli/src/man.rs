//! The command as a page of the manual, from the texts of its help: `tensu man > tensu.1`.

use std::fmt::Write;

use clap::builder::PossibleValue;
use clap::{Arg, Command};

/// Writes the page in the language of `man`.
pub(crate) fn page(mut command: Command) -> String {
    command.build();
    let mut page = String::new();
    let (name, version) = (
        command.get_name(),
        command.get_version().unwrap_or_default(),
    );
    let about = text(command.get_about());
    let _ = writeln!(
        page,
        ".TH TENSU 1 \"\" \"{name} {version}\" \"User Commands\""
    );
    section(&mut page, "NAME");
    line(
        &mut page,
        &format!("{name} - {}", about.trim_end_matches('.')),
    );
    section(&mut page, "SYNOPSIS");
    for usage in [
        "[OPTIONS] HAND ...",
        "[OPTIONS] COMMAND ...",
        "[OPTIONS] < FILE",
    ] {
        let _ = writeln!(page, ".br\n.B {name}\n{}", plain(usage));
    }
    section(&mut page, "DESCRIPTION");
    let long = text(command.get_long_about());
    for part in long.split("\n\n").skip(1) {
        paragraph(&mut page, part);
    }
    section(&mut page, "OPTIONS");
    options(&mut page, &command, |_| true);
    section(&mut page, "COMMANDS");
    for ask in command
        .get_subcommands()
        .filter(|ask| ask.get_name() != "help")
    {
        let values = ask.get_positionals().map(|arg| value(arg, &name_of(arg)));
        let values: Vec<String> = values.collect();
        let _ = writeln!(
            page,
            ".TP\n.BI {} \" {}\"",
            plain(ask.get_name()),
            plain(&values.join(" "))
        );
        line(&mut page, &text(ask.get_about()));
        page += ".RS\n";
        options(&mut page, ask, |arg| !arg.is_global_set());
        page += ".RE\n";
    }
    // In the text after the help each heading ends with a colon.
    let after = text(command.get_after_help());
    for part in after.split("\n\n") {
        let (head, rest) = part.split_once(':').unwrap_or(("NOTES", part));
        section(&mut page, &head.to_uppercase());
        if rest.starts_with('\n') {
            page += ".nf\n";
            for example in rest.trim_matches('\n').lines() {
                line(&mut page, example);
            }
            page += ".fi\n";
        } else {
            line(&mut page, rest.trim());
        }
    }
    page
}

/// Writes the arguments with a dash: their names, what follows, what they do, what is possible.
fn options(page: &mut String, command: &Command, wanted: impl Fn(&Arg) -> bool) {
    let all = command.get_arguments().filter(|arg| !arg.is_positional());
    for arg in all.filter(|arg| wanted(arg) && arg.get_id() != "help") {
        let short = arg.get_short().map(|short| format!("-{short}"));
        let long = arg.get_long().map(|long| format!("--{long}"));
        let names: Vec<String> = short.into_iter().chain(long).collect();
        let takes = arg.get_action().takes_values();
        let takes = if takes {
            format!(" {}", name_of(arg))
        } else {
            String::new()
        };
        let _ = writeln!(
            page,
            ".TP\n.BI \"{}\" \"{}\"",
            plain(&names.join(", ")),
            plain(&takes)
        );
        let mut said = text(arg.get_help());
        let possible = arg.get_possible_values();
        if !arg.is_hide_possible_values_set()
            && !possible.is_empty()
            && arg.get_action().takes_values()
        {
            let names: Vec<&str> = possible.iter().map(PossibleValue::get_name).collect();
            let _ = write!(said, " [{}]", names.join(", "));
        }
        line(page, &said);
    }
}

/// Returns the name of an argument's value.
fn name_of(arg: &Arg) -> String {
    let names = arg.get_value_names().unwrap_or_default();
    let names: Vec<&str> = names.iter().map(|name| &**name).collect();
    if names.is_empty() {
        arg.get_id().as_str().to_uppercase()
    } else {
        names.join(" ")
    }
}

/// Writes a value; one that may be left out, in brackets.
fn value(arg: &Arg, name: &str) -> String {
    if arg.is_required_set() {
        name.to_owned()
    } else {
        format!("[{name}]")
    }
}

fn text(styled: Option<&clap::builder::StyledStr>) -> String {
    styled.map(ToString::to_string).unwrap_or_default()
}

fn section(page: &mut String, name: &str) {
    let _ = writeln!(page, ".SH {}", plain(name));
}

fn paragraph(page: &mut String, text: &str) {
    *page += ".PP\n";
    line(page, &text.replace('\n', " "));
}

/// Writes a line of text: one that begins with a dot or an apostrophe would be a request.
fn line(page: &mut String, text: &str) {
    if text.starts_with(['.', '\'']) {
        *page += "\\&";
    }
    *page += &plain(text);
    page.push('\n');
}

/// Writes text as it is, with the dashes of a keyboard.
fn plain(text: &str) -> String {
    text.replace('\\', "\\e").replace('-', "\\-")
}
