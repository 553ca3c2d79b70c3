//! Serves the site on this machine and builds it again on change: Trunk does both, and sends the headers of `Trunk.toml`.

use std::net::{Ipv4Addr, TcpListener};
use std::process::Command;

use crate::failure::{Failure, Result};
use crate::made::INPUTS;
use crate::project::Project;
use crate::setup::{self, Level};
use crate::site::{self, Flavour};

/// The port when none is given.
const PORT: u16 = 8080;

/// Sets up what is missing, and serves until interrupted.
pub fn run(project: &Project, options: &[&str]) -> Result {
    let (port, flavour) = read(options)?;
    // A port that is taken should be known before a long build.
    drop(TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(|error| taken(port, &error))?);
    setup::ensure(project, Level::Site)?;
    println!("Tensu will be on http://127.0.0.1:{port}. Ctrl-C stops it.");
    let mut trunk = site::trunk(project, flavour, &format!("serve --port {port}"));
    // Not `dist`, which is for hosts: a page that waits for the next build is none of theirs.
    trunk
        .arg("--dist")
        .arg(project.scratch().join("site-serve"));
    trunk.env("RUST_LOG", "error,trunk::serve=info,trunk::watch=info");
    for input in INPUTS.map(|input| project.path(input)) {
        if input.exists() {
            trunk.arg("--watch").arg(input);
        }
    }
    if flavour != Flavour::Dev {
        trunk.arg("--no-autoreload=true");
    }
    instead(&mut trunk)
}

/// Becomes the other program, so that whoever stops this one stops it.
#[cfg(unix)]
fn instead(command: &mut Command) -> Result {
    let error = std::os::unix::process::CommandExt::exec(command);
    Err(Failure::new(
        format!("could not start Trunk: {error}"),
        "`cargo xtask setup --site` installs it",
    ))
}

#[cfg(not(unix))]
fn instead(command: &mut Command) -> Result {
    crate::command::shown(command).map(|_| ())
}

fn taken(port: u16, error: &std::io::Error) -> Failure {
    let other = port.checked_add(1).unwrap_or(PORT);
    Failure::new(
        format!("cannot listen on 127.0.0.1:{port}: {error}"),
        format!(
            "stop the program that uses the port, or choose another: `cargo xtask serve --port {other}`"
        ),
    )
}

/// The port and the flavour that are asked for.
fn read(mut options: &[&str]) -> Result<(u16, Flavour)> {
    // What users get, but for the minutes in which wasm-opt looks for fewer bytes.
    let (mut port, mut flavour) = (PORT, Flavour::Push);
    while let [option, rest @ ..] = options {
        options = match (*option, rest) {
            ("--dev", rest) => {
                flavour = Flavour::Dev;
                rest
            }
            ("--port", [number, rest @ ..]) => {
                port = number.parse().map_err(|_| {
                    let fix = "give a number from 1 to 65535, such as `--port 8081`";
                    Failure::new(format!("`{number}` is no port"), fix)
                })?;
                rest
            }
            _ => return Err(crate::unknown(options)),
        };
    }
    Ok((port, flavour))
}

#[cfg(test)]
mod tests {
    use super::{Flavour, read};

    #[test]
    fn options_come_in_any_order() {
        assert_eq!(read(&[]), Ok((8080, Flavour::Push)));
        for options in [["--port", "9000", "--dev"], ["--dev", "--port", "9000"]] {
            assert_eq!(read(&options), Ok((9000, Flavour::Dev)));
        }
        for wrong in [&["--port"][..], &["--port", "x"], &["--fast"]] {
            assert!(read(wrong).is_err());
        }
    }
}
