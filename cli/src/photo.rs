//! Photos of tiles: what they most probably show. Nothing is scored: whoever looked at the doubts types the hand.

use std::io;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use tensu_photo::{Picture, Reader, Seen, WEIGHTS};
use tensu_words::{EN, Fill, Teach};

use crate::page::{ASIDE, Page, TITLE, styled};
use crate::say::Say;
use crate::session::{End, Session};

mod decode;

/// A photo that was read: what it shows, by the contract's `likely`.
struct Read {
    seen: Seen,
    /// The answer as JSON.
    answer: String,
}

impl Session<'_> {
    /// Reads photos, one after the other, a line of JSON or a page for each.
    pub(crate) fn photos(&self, files: &[PathBuf], json: bool) -> io::Result<End> {
        let mut reader = Reader::new(WEIGHTS).map_err(io::Error::other)?;
        let mut end = End::Well;
        for (i, file) in files.iter().enumerate() {
            let read = self.photo(&mut reader, file);
            if json {
                self.output.print(&Page(line(file, read.as_ref())))?;
            }
            let is_good = matches!(&read, Ok(read) if is_good(read.seen));
            if !is_good {
                end = End::Refused;
            }
            if json {
                continue;
            }
            match read {
                Ok(read) => {
                    let mut page = Page::default();
                    if files.len() > 1 {
                        if i > 0 {
                            page.line("");
                        }
                        page.styled(TITLE, &file.display().to_string());
                    }
                    told(&read, self.say, &mut page);
                    self.output.print(&page)?;
                }
                Err(why) => self.output.complain(&Page(format!(
                    "{}: {}\n",
                    file.display(),
                    why.said(self.say)
                ))),
            }
        }
        Ok(end)
    }

    fn photo(&self, reader: &mut Reader, file: &Path) -> Result<Read, Unread> {
        let bytes = std::fs::read(file).map_err(Unread::File)?;
        let pixels = decode::picture(&bytes).ok_or(Unread::NoPicture)?;
        let picture = Picture::rgb(&pixels.bytes, pixels.width, pixels.height);
        let reading = reader.read(&picture.map_err(|_| Unread::NoPicture)?);
        let mut request = reading.to_json();
        if let Some(rules) = &self.rules {
            // A value is always JSON.
            let rules = serde_json::to_string(&rules.value()).unwrap_or_default();
            request.pop();
            request += ",\"ruleset\":";
            request += &rules;
            request.push('}');
        }
        Ok(Read {
            seen: reading.seen,
            answer: tensu_wire::answer_text("likely", &request, &EN),
        })
    }
}

/// The reasons why a file is not read.
enum Unread {
    File(io::Error),
    NoPicture,
}

impl Unread {
    fn code(&self) -> &'static str {
        match self {
            Self::File(_) => "file",
            Self::NoPicture => "no_picture",
        }
    }

    fn said(&self, say: Say) -> String {
        match self {
            Self::File(why) => why.to_string(),
            Self::NoPicture => say.0.teach(Teach::PhotoNoPicture).to_owned(),
        }
    }
}

const fn is_good(seen: Seen) -> bool {
    matches!(seen, Seen::Row | Seen::TwoRows)
}

/// Writes a line of JSON: the file, its quality, and the answer's fields.
fn line(file: &Path, read: Result<&Read, &Unread>) -> String {
    let file = Value::from(file.to_string_lossy());
    match read {
        Ok(Read { seen, answer }) => {
            let answer = answer.strip_prefix('{').unwrap_or_default();
            format!("{{\"file\":{file},\"seen\":\"{}\",{answer}\n", seen.id())
        }
        Err(why) => {
            let error = json!({ "code": why.code(), "message": why.said(Say(&EN)) });
            format!("{{\"file\":{file},\"ok\":false,\"error\":{error}}}\n")
        }
    }
}

/// Tells what a photo shows: the hand, how many tiles of how many are in doubt, and each of those with the next guesses.
fn told(read: &Read, say: Say, page: &mut Page) {
    let seen = match read.seen {
        Seen::Row => None,
        Seen::None => Some(Teach::PhotoNothing),
        Seen::TwoRows => Some(Teach::PhotoTwoRows),
        Seen::Black => Some(Teach::PhotoBlack),
        Seen::Blurred => Some(Teach::PhotoBlurred),
    };
    if let Some(seen) = seen {
        page.line(say.0.teach(seen));
    }
    let answer: Value = serde_json::from_str(&read.answer).unwrap_or_default();
    let tiles = answer["tiles"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default();
    if tiles.is_empty() {
        return;
    }
    page.line(answer["hand"].as_str().unwrap_or_default());
    let places = |key: &str| {
        let places = answer[key].as_array().into_iter().flatten();
        places
            .filter_map(|place| Some(place.as_u64()? as usize))
            .collect::<Vec<_>>()
    };
    let (marked, repaired) = (places("marked"), places("repaired"));
    let fills: &[Fill<'_>] = &[tiles.len().into(), marked.len().into()];
    let (count, fills) = if marked.is_empty() {
        (Teach::PhotoCount, &fills[..1])
    } else {
        (Teach::PhotoCountDoubtful, fills)
    };
    page.line(styled(ASIDE, &say.0.fill_teach(count, fills)));
    for place in marked {
        let Some(tile) = tiles.get(place) else {
            continue;
        };
        let doubt = if repaired.contains(&place) {
            Teach::PhotoIsRepaired
        } else {
            Teach::PhotoIsDoubtful
        };
        let name = |tile: &Value| match tile.as_str() {
            Some("flower" | "blank") | None => say.0.teach(Teach::PhotoUnknown).to_owned(),
            Some(tile) => tile.to_owned(),
        };
        let others = tile["others"].as_array().into_iter().flatten();
        let others: Vec<String> = others.map(name).collect();
        let place = say.0.fill_teach(Teach::PhotoPlace, &[(place + 1).into()]);
        let doubt = say.0.fill_teach(doubt, &[(&name(&tile["tile"])).into()]);
        page.line(format!("{place}: {doubt} ({})", others.join(", ")));
    }
}
