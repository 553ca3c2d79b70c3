//! As much of HTTP as a browser on the same machine needs: one GET or HEAD per connection.

use std::io::{BufRead, BufReader, Read, Result, Write};
use std::net::TcpStream;
use std::time::Duration;

use super::content::Entry;
use super::{Build, Live};
use crate::site::page::POLICY;

/// Longer requests are nobody's we know.
const LONGEST: u64 = 64 * 1024;

/// Waits until the site is another build than the one of the page, which stands behind the script's name, and reloads; only added
/// by `serve --dev`.
const RELOAD: &str = "const { search } = new URL(import.meta.url);
for (;;) {
  const answer = await fetch('/__next' + search).catch(() => null);
  if (answer?.status === 205) {
    location.reload();
    break;
  }
  if (!answer?.ok) await new Promise((again) => setTimeout(again, 1000));
}
";

/// A request of a client.
#[derive(Debug, Default, PartialEq, Eq)]
struct Request {
    method: String,
    path: String,
    /// The part behind the `?`.
    query: String,
    takes_gzip: bool,
    etag: String,
}

/// Reads one request and answers it.
pub fn answer(mut stream: &TcpStream, live: &Live) -> Result<()> {
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    let mut lines = BufReader::new(stream.take(LONGEST)).lines();
    let mut head = Vec::new();
    while let Some(line) = lines.next().transpose()?.filter(|line| !line.is_empty()) {
        head.push(line);
    }
    let request = parse(&head);
    stream.write_all(&respond(&request, live))
}

fn parse(head: &[String]) -> Request {
    let mut first = head.first().map_or("", String::as_str).split(' ');
    let method = first.next().unwrap_or("").to_owned();
    let target = first.next().unwrap_or("");
    let (path, query) = target.split_once('?').unwrap_or((target, ""));
    let header = |name: &str| {
        let lines = head.iter().skip(1).filter_map(|line| line.split_once(':'));
        lines
            .filter(|(key, _)| key.eq_ignore_ascii_case(name))
            .map(|(_, value)| value.trim())
            .next_back()
            .unwrap_or("")
    };
    Request {
        method,
        path: path.to_owned(),
        query: query.to_owned(),
        takes_gzip: header("accept-encoding").contains("gzip"),
        etag: header("if-none-match").to_owned(),
    }
}

fn respond(request: &Request, live: &Live) -> Vec<u8> {
    if !matches!(request.method.as_str(), "GET" | "HEAD") {
        return message("405 Method Not Allowed", "only GET and HEAD here\n");
    }
    let Build { number, content } = live.now();
    match (request.path.as_str(), live.reload) {
        ("/__next", true) => next(request, live),
        ("/__reload.js", true) => fresh(request, "text/javascript", RELOAD),
        ("/" | "/index.html", true) => content
            .get("/")
            .map_or_else(missing, |entry| with_reload(request, entry, number)),
        (path, _) => content
            .get(path)
            .map_or_else(missing, |entry| from_entry(request, entry)),
    }
}

/// Tells a page of this build when there is another one. What names no build is old enough.
fn next(request: &Request, live: &Live) -> Vec<u8> {
    let number = request
        .query
        .strip_prefix("v=")
        .and_then(|number| number.parse().ok());
    let status = if number.is_none_or(|number| live.has_left(number)) {
        "205 Reset Content"
    } else {
        "200 OK"
    };
    message(status, "")
}

fn missing() -> Vec<u8> {
    message("404 Not Found", "no such file\n")
}

fn message(status: &str, text: &str) -> Vec<u8> {
    let length = text.len();
    format!("HTTP/1.1 {status}\r\nContent-Type: text/plain\r\nContent-Length: {length}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n{text}").into_bytes()
}

/// The page of the development server: never kept, with the script that reloads it. It names the build of this very page, as
/// the next one may be there before the browser asks for the script.
fn with_reload(request: &Request, entry: &Entry, number: u64) -> Vec<u8> {
    let page = String::from_utf8_lossy(&entry.raw);
    let script = format!("<script type=\"module\" src=\"./__reload.js?v={number}\"></script>");
    fresh(request, entry.mime, &format!("{page}{script}"))
}

/// Answers with a text that this server makes itself: never kept.
fn fresh(request: &Request, mime: &str, text: &str) -> Vec<u8> {
    file(request, mime, "no-store", "", text.as_bytes(), false)
}

fn from_entry(request: &Request, entry: &Entry) -> Vec<u8> {
    if request.etag == entry.etag {
        let head = format!(
            "HTTP/1.1 304 Not Modified\r\nETag: {}\r\nCache-Control: {}\r\nConnection: close\r\n\r\n",
            entry.etag, entry.cache
        );
        return head.into_bytes();
    }
    match &entry.gzip {
        Some(gzip) if request.takes_gzip => {
            file(request, entry.mime, entry.cache, &entry.etag, gzip, true)
        }
        _ => file(
            request,
            entry.mime,
            entry.cache,
            &entry.etag,
            &entry.raw,
            false,
        ),
    }
}

fn file(
    request: &Request,
    mime: &str,
    cache: &str,
    etag: &str,
    body: &[u8],
    gzipped: bool,
) -> Vec<u8> {
    let mut head = format!(
        "HTTP/1.1 200 OK\r\nContent-Type: {mime}\r\nContent-Length: {}\r\nCache-Control: {cache}\r\nCross-Origin-Resource-Policy: cross-origin\r\n\
         Content-Security-Policy: {POLICY}\r\nX-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\nAccess-Control-Allow-Origin: *\r\nVary: Accept-Encoding\r\nConnection: close\r\n",
        body.len()
    );
    // As docs/hosting.md has it: pages that isolate themselves hold only what does so too.
    let isolated = request.path.starts_with("/embed/");
    for (name, value) in [
        ("ETag", etag),
        (
            "Cross-Origin-Embedder-Policy",
            if isolated { "require-corp" } else { "" },
        ),
        ("Content-Encoding", if gzipped { "gzip" } else { "" }),
    ] {
        if !value.is_empty() {
            head.extend([name, ": ", value, "\r\n"]);
        }
    }
    head.push_str("\r\n");
    let mut response = head.into_bytes();
    if request.method == "GET" {
        response.extend_from_slice(body);
    }
    response
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::super::content::Content;
    use super::{Live, RELOAD, Request, file, message, parse, respond};

    fn request(text: &str) -> Request {
        parse(&text.lines().map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn reads_what_matters() {
        let asked = request(
            "GET /a/b.css?x=1 HTTP/1.1\nHost: a\nAccept-Encoding: gzip, br\nif-none-match: \"1\"",
        );
        assert_eq!(
            asked,
            Request {
                method: "GET".into(),
                path: "/a/b.css".into(),
                query: "x=1".into(),
                takes_gzip: true,
                etag: "\"1\"".into()
            }
        );
        assert_eq!(request(""), Request::default());
    }

    #[test]
    fn a_head_request_gets_the_head() {
        let asked = request("HEAD / HTTP/1.1");
        let text = String::from_utf8(file(
            &asked,
            "text/html",
            "no-cache",
            "\"1\"",
            b"body",
            false,
        ))
        .unwrap_or_default();
        assert!(text.starts_with("HTTP/1.1 200 OK\r\n"));
        assert!(text.contains("Content-Length: 4\r\n"));
        assert!(text.contains("script-src 'self' 'wasm-unsafe-eval';"));
        assert!(text.ends_with("\r\n\r\n"));
    }

    #[test]
    fn what_is_embedded_isolates_itself() {
        for (path, isolated) in [("/embed/1/", true), ("/", false), ("/club/embed/", false)] {
            let asked = request(&format!("GET {path} HTTP/1.1"));
            let text = file(&asked, "text/html", "no-cache", "", b"body", false);
            let text = String::from_utf8(text).unwrap_or_default();
            let header = "\r\nCross-Origin-Embedder-Policy: require-corp\r\n";
            assert_eq!(text.contains(header), isolated, "{path}");
            assert!(text.contains("\r\nCross-Origin-Resource-Policy: cross-origin\r\n"));
        }
    }

    /// A site of one page.
    fn site(page: &str) -> Content {
        [("index.html".to_owned(), page.as_bytes().to_vec())]
            .into_iter()
            .collect()
    }

    fn asked(live: &Live, path: &str) -> String {
        let response = respond(&request(&format!("GET {path} HTTP/1.1")), live);
        String::from_utf8(response).unwrap_or_default()
    }

    #[test]
    fn no_rebuild_is_lost_to_a_page() {
        let live = Live::new(site("old"), true);
        let page = asked(&live, "/");
        assert!(page.ends_with("old<script type=\"module\" src=\"./__reload.js?v=0\"></script>"));
        // The next build comes before the page has asked for anything more.
        live.replace(site("new"));
        assert!(asked(&live, "/__reload.js?v=0").ends_with(RELOAD));
        assert!(asked(&live, "/__next?v=0").starts_with("HTTP/1.1 205 "));
        let page = asked(&live, "/index.html");
        assert!(page.ends_with("new<script type=\"module\" src=\"./__reload.js?v=1\"></script>"));
        // A page of this build waits for the next one.
        thread::scope(|scope| {
            let waiting = scope.spawn(|| asked(&live, "/__next?v=1"));
            live.replace(site("newer"));
            let answer = waiting.join().unwrap_or_default();
            assert!(answer.starts_with("HTTP/1.1 205 "), "{answer}");
        });
    }

    #[test]
    fn who_names_no_build_reloads() {
        let live = Live::new(site("page"), true);
        for path in ["/__next", "/__next?v=", "/__next?v=x"] {
            assert!(asked(&live, path).starts_with("HTTP/1.1 205 "), "{path}");
        }
    }

    #[test]
    fn only_the_development_server_reloads_pages() {
        let live = Live::new(site("page"), false);
        assert!(asked(&live, "/").ends_with("\r\n\r\npage"));
        for path in ["/__next?v=0", "/__reload.js?v=0"] {
            assert!(asked(&live, path).starts_with("HTTP/1.1 404 "), "{path}");
        }
    }

    #[test]
    fn short_messages_are_complete() {
        let text = String::from_utf8(message("404 Not Found", "no\n")).unwrap_or_default();
        assert!(text.ends_with(
            "Content-Length: 3\r\nCache-Control: no-store\r\nConnection: close\r\n\r\nno\n"
        ));
    }
}
