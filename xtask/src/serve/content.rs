//! The files of a site in memory, with the headers that a static host should send.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::{Result, io};
use crate::fingerprint::{Fingerprint, files, inside};
use crate::site::packed::gzip;

/// A whole site.
#[derive(Debug)]
pub struct Content(BTreeMap<String, Entry>);

/// One file.
#[derive(Debug)]
pub struct Entry {
    pub mime: &'static str,
    pub cache: &'static str,
    pub etag: String,
    pub raw: Vec<u8>,
    /// Compressed, where that makes it smaller.
    pub gzip: Option<Vec<u8>>,
}

impl Content {
    /// Reads a built site.
    pub fn load(folder: &Path) -> Result<Self> {
        let named = |file: PathBuf| {
            let raw = fs::read(&file).map_err(io("read", &file))?;
            Ok((inside(folder, &file), raw))
        };
        files(folder).into_iter().map(named).collect()
    }

    /// The file for a path such as `/` or `/a/b.css`.
    pub fn get(&self, path: &str) -> Option<&Entry> {
        let name = path.trim_start_matches('/');
        let index = if name.is_empty() || name.ends_with('/') {
            "index.html"
        } else {
            ""
        };
        self.0.get(&format!("{name}{index}"))
    }
}

/// Files by their paths in the site.
impl FromIterator<(String, Vec<u8>)> for Content {
    fn from_iter<T: IntoIterator<Item = (String, Vec<u8>)>>(files: T) -> Self {
        let entry = |(name, raw): (String, Vec<u8>)| {
            let entry = Entry::new(&name, raw);
            (name, entry)
        };
        Self(files.into_iter().map(entry).collect())
    }
}

impl Entry {
    fn new(name: &str, raw: Vec<u8>) -> Self {
        let small = gzip(&raw);
        Self {
            mime: mime(name),
            cache: cache(name),
            etag: format!("\"{}\"", Fingerprint::new().add(&raw).hex()),
            gzip: (small.len() < raw.len()).then_some(small),
            raw,
        }
    }
}

/// The type of a file by its ending. A wrong type for wasm or a module makes browsers refuse it.
fn mime(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webmanifest" => "application/manifest+json",
        "json" | "map" => "application/json",
        "woff2" => "font/woff2",
        "txt" | "md" | "ts" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// A file named after its contents never changes; everything else is checked on each use.
fn cache(name: &str) -> &'static str {
    let stem = name
        .rsplit('/')
        .next()
        .and_then(|file| file.split('.').next())
        .unwrap_or("");
    let is_hash =
        |part: &str| part.len() >= 15 && part.bytes().all(|byte| byte.is_ascii_hexdigit());
    if stem
        .trim_end_matches("_bg")
        .rsplit('-')
        .next()
        .is_some_and(is_hash)
    {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    }
}

#[cfg(test)]
mod tests {
    use super::{Content, cache, mime};

    #[test]
    fn types_that_browsers_insist_on() {
        assert_eq!(mime("app-1_bg.wasm"), "application/wasm");
        assert_eq!(mime("sw.js"), "text/javascript; charset=utf-8");
        assert_eq!(mime("manifest.webmanifest"), "application/manifest+json");
        assert_eq!(mime("LICENSE"), "application/octet-stream");
    }

    #[test]
    fn only_hashed_names_are_kept_for_ever() {
        assert!(cache("app-66ee5d1d2bbd2ee4_bg.wasm").ends_with("immutable"));
        assert!(cache("app-6ee5d1d2bbd2ee4.css").ends_with("immutable"));
        assert_eq!(cache("index.html"), "no-cache");
        assert_eq!(cache("sw.js"), "no-cache");
        assert_eq!(cache("icons/app-192.png"), "no-cache");
    }

    #[test]
    fn folders_answer_with_their_page() {
        let names = ["index.html", "demo/index.html", "app.css"];
        let content: Content = names
            .map(|name| (name.into(), vec![b'a'; 100]))
            .into_iter()
            .collect();
        for path in ["/", "/index.html", "/demo/", "/app.css"] {
            assert!(content.get(path).is_some(), "{path}");
        }
        for path in ["/demo", "/../index.html", "/none"] {
            assert!(content.get(path).is_none(), "{path}");
        }
        assert!(content.get("/").is_some_and(|entry| entry.gzip.is_some()));
    }
}
