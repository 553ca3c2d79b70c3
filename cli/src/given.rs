//! Words that stand in place of a hand: a request of JSON, or the name of a file with hands or requests.

use std::fs::{self, File};
use std::io::{self, BufReader};
use std::path::Path;

use tensu::Question;
use tensu::link::Link;
use tensu::notation::Syntax;
use tensu_wire::stream::is_json;

use crate::session::{End, Session};

/// Endings of files with hands or requests: where such a file is not there, the word was no hand.
const ENDS: [&str; 4] = ["json", "jsonl", "ndjson", "txt"];

impl Session<'_> {
    /// Answers what was typed.
    pub(crate) fn given(&self, words: &[String]) -> io::Result<End> {
        let text = words.join(" ");
        if is_json(text.as_bytes()) && !is_log(&text) {
            return self.request(&text);
        }
        match words {
            [name] if is_file(name) => {
                let named = |why: io::Error| io::Error::new(why.kind(), format!("{name}: {why}"));
                self.file(Path::new(name)).map_err(named)
            }
            _ => self.price(&text),
        }
    }

    /// Answers a request, which may be typed in several lines.
    pub(crate) fn request(&self, text: &str) -> io::Result<End> {
        self.stream(text.replace(['\n', '\r'], " ").as_bytes())
    }

    /// Answers a file: JSON as a whole where it is one value, a list one by one; of any other each line.
    fn file(&self, path: &Path) -> io::Result<End> {
        if ends(path) == Some("json") {
            let text = fs::read(path)?;
            match serde_json::from_slice(&text) {
                Ok(serde_json::Value::Array(all)) => {
                    let lines: Vec<String> = all.iter().map(ToString::to_string).collect();
                    return self.stream((lines.join("\n") + "\n").as_bytes());
                }
                Ok(one) => return self.stream(format!("{one}\n").as_bytes()),
                Err(_) => return self.lines(&*text),
            }
        }
        self.lines(BufReader::new(File::open(path)?))
    }
}

fn ends(path: &Path) -> Option<&str> {
    let end = path.extension().and_then(|end| end.to_str());
    ENDS.into_iter()
        .find(|known| end.is_some_and(|end| end.eq_ignore_ascii_case(known)))
}

/// Returns whether a word names a file, and is no hand and no link.
fn is_file(name: &str) -> bool {
    let path = Path::new(name);
    let is_hand = || name.parse::<Question>().is_ok() || name.parse::<Link>().is_ok();
    (ends(path).is_some() || path.is_file()) && !is_hand()
}

fn is_log(text: &str) -> bool {
    let read = text.parse::<Question>();
    read.is_err_and(|error| matches!(error.why, Syntax::Log(_)))
}
