//! The one error type: what failed, and what to type or change.

use std::fmt;
use std::io;
use std::path::Path;

/// A failure that a person can act on, or several of them at once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure(Vec<Part>);

#[derive(Debug, Clone, PartialEq, Eq)]
struct Part {
    what: String,
    fix: String,
}

/// The result of everything that can fail here.
pub type Result<T = ()> = std::result::Result<T, Failure>;

impl Failure {
    /// Makes one failure of what failed, and what to do about it.
    pub fn new(what: impl Into<String>, fix: impl Into<String>) -> Self {
        Self(vec![Part {
            what: what.into(),
            fix: fix.into(),
        }])
    }

    /// Makes one of several failures, each with its own advice.
    pub fn all(failures: Vec<Self>) -> Self {
        Self(failures.into_iter().flat_map(|failure| failure.0).collect())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Part { what, fix } in &self.0 {
            writeln!(f, "error: {what}")?;
            writeln!(f, "  What to do: {fix}")?;
        }
        Ok(())
    }
}

/// Turns a file system error into a failure that names the action and the path: `.map_err(io("read", path))`.
pub fn io(action: &str, path: &Path) -> impl FnOnce(io::Error) -> Failure {
    move |error| {
        Failure::new(
            format!("could not {action} {}: {error}", path.display()),
            "check that the folder exists, is yours to write, and that the disk is not full; then run the command again",
        )
    }
}

#[cfg(test)]
mod tests {
    use super::Failure;

    #[test]
    fn several_failures_keep_their_advice() {
        let both = Failure::all(vec![
            Failure::new("a failed", "do a"),
            Failure::new("b failed", "do b"),
        ]);
        let text = "error: a failed\n  What to do: do a\nerror: b failed\n  What to do: do b\n";
        assert_eq!(both.to_string(), text);
    }
}
