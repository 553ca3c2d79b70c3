//! Makes `index.html` fit for a strict content security policy.
//!
//! Every inline script moves into a file named after its contents, the policy goes into the head, and a page that would
//! break its own policy is refused. What starts the app waits in a template until the first screen is on the glass:
//! `www/early.js` takes it out. So nothing that is large is fetched before something shows. What is loaded says how long it is,
//! so that `www/mend.js` can tell what came cut. Only the few forms that Trunk and our own page use are understood; this is no
//! HTML parser.

use std::fs;
use std::path::Path;

use crate::failure::{Failure, Result, io};
use crate::fingerprint::Fingerprint;

/// Only our own files; WebAssembly may be compiled; no inline scripts or styles, no plugins, no forms, no other origins, and
/// no frame but our own: the preview of what a page embeds.
/// `data:` is for small pictures in the style sheet. The local server and the tests send the same text as a header.
pub const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
     font-src 'self'; connect-src 'self'; manifest-src 'self'; frame-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'";

/// A script that was inside the page.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Moved {
    name: String,
    text: String,
}

/// Rewrites the page of a freshly built site.
pub fn finish(folder: &Path) -> Result {
    let path = folder.join("index.html");
    let html = fs::read_to_string(&path).map_err(io("read", &path))?;
    let (html, scripts) = move_scripts(&told(&html));
    let html = put_off(&html).ok_or_else(|| {
        Failure::new(
            "the built page starts no app",
            "keep the <link data-trunk rel=\"rust\"> in index.html",
        )
    })?;
    let html = add_policy(&html).ok_or_else(|| {
        Failure::new(
            "index.html has no <head>",
            "add one; the security policy goes there",
        )
    })?;
    if let Some(offence) = offence(&html) {
        return Err(Failure::new(
            format!("the built page breaks its own security policy: {offence}"),
            "use a class and www/app.css instead of inline styles, and listeners set by code instead of on… attributes",
        ));
    }
    for script in scripts {
        let path = folder.join(&script.name);
        fs::write(&path, script.text).map_err(io("write", &path))?;
    }
    let html = measured(&html, folder, "./")?;
    fs::write(&path, html).map_err(io("write", &path))
}

/// The page with the bytes of each script, style sheet and file loaded ahead in its tag. `root` is what addresses of the site
/// begin with there. No checksums: a host may shorten a script, and browsers would not run it.
pub(super) fn measured(html: &str, folder: &Path, root: &str) -> Result<String> {
    let (mut page, mut rest) = (String::new(), html);
    while let Some((before, tag, after)) = next_tag(rest) {
        page.push_str(before);
        let loads = tag.starts_with("<script") || is_loaded_link(tag);
        let name = address(tag).and_then(|address| address.strip_prefix(root));
        match name.filter(|_| loads && !tag.contains(SIZE)) {
            Some(name) => {
                let path = folder.join(name.split('?').next().unwrap_or(name));
                let size = fs::metadata(&path).map_err(io("read", &path))?.len();
                let open = tag.trim_end_matches('>');
                page.extend([open, " ", SIZE, "\"", &size.to_string(), "\">"]);
            }
            None => page.push_str(tag),
        }
        rest = after;
    }
    page.push_str(rest);
    Ok(page)
}

const SIZE: &str = "data-size=";

/// The files that a finished page loads, but for those of its pages.
pub fn loaded(html: &str) -> Vec<String> {
    let (mut names, mut rest) = (Vec::new(), html);
    while let Some((_, tag, after)) = next_tag(rest) {
        let name = address(tag).map(|address| address.trim_start_matches("./").to_owned());
        names.extend(
            name.filter(|name| {
                tag.contains(SIZE) && !tag.contains(OF_PAGES) && !names.contains(name)
            }),
        );
        rest = after;
    }
    names
}

fn is_loaded_link(tag: &str) -> bool {
    let plain = tag.replace(['"', '\''], "");
    let kinds = ["rel=stylesheet", "rel=modulepreload", "rel=preload"];
    plain.starts_with("<link") && kinds.iter().any(|kind| plain.contains(kind))
}

/// What a tag loads.
fn address(tag: &str) -> Option<&str> {
    let value = [" src=", " href="]
        .iter()
        .find_map(|name| Some(tag.split_once(name)?.1))?;
    match value.strip_prefix('"') {
        Some(quoted) => quoted.split('"').next(),
        None => value.split([' ', '>']).next(),
    }
}

/// The page with what `trunk serve` would say when it sends it: where its script that reloads the page finds the server. That
/// script becomes a file, into which the server writes nothing.
fn told(html: &str) -> String {
    // Its minifier has another kind of quotes.
    let places = ["'{{__TRUNK_ADDRESS__}}'", "`{{__TRUNK_ADDRESS__}}`"];
    let html = (places.iter()).fold(html.to_owned(), |html, place| {
        html.replace(place, "location.host")
    });
    html.replace("{{__TRUNK_WS_BASE__}}", "/")
}

/// The page with a reference in place of each inline script, and the scripts.
fn move_scripts(html: &str) -> (String, Vec<Moved>) {
    let (mut page, mut scripts, mut rest) = (String::new(), Vec::new(), html);
    while let Some((before, attributes, body, after)) = next_script(rest) {
        page.push_str(before);
        if is_inline_code(attributes, body) {
            let text = anchored(&format!("{}\n", body.trim()));
            let name = format!("boot-{}.js", Fingerprint::new().add(text.as_bytes()).hex());
            page.extend(["<script", attributes, " src=\"./", &name, "\"></script>"]);
            scripts.push(Moved { name, text });
        } else {
            page.extend(["<script", attributes, ">", body, "</script>"]);
        }
        rest = after;
    }
    page.push_str(rest);
    (page, scripts)
}

/// The script with the address of the WebAssembly taken from its own place: pages of other folders run it, too.
fn anchored(script: &str) -> String {
    const PLACE: &str = "module_or_path: '";
    let Some((before, (path, after))) = script
        .split_once(PLACE)
        .and_then(|(before, rest)| Some((before, rest.split_once('\'')?)))
    else {
        return script.to_owned();
    };
    format!("{before}module_or_path: new URL('{path}', import.meta.url){after}")
}

/// The page with what the first screen does not need in templates at the end: the app's scripts, what is loaded ahead for
/// them, and all style sheets but the first ones; and those of the pages that the app loads when they are wanted (`www/parts.js`).
fn put_off(html: &str) -> Option<String> {
    let (mut page, mut rest) = (String::new(), html);
    let (mut late, mut of_pages) = (String::new(), String::new());
    let mut styled = false;
    while let Some((before, tag, after)) = next_tag(rest) {
        let style = tag.starts_with("<link") && tag.contains("stylesheet");
        let waits = is_late(tag) || (style && styled && !tag.contains(OF_FIRST));
        styled |= style;
        let (tag, after) = if waits && tag.starts_with("<script") {
            let end = after.find("</script>")? + "</script>".len();
            let end = tag.len() + end;
            rest[before.len()..].split_at(end)
        } else {
            (tag, after)
        };
        page.push_str(before);
        let to = match waits {
            true if tag.contains(OF_PAGES) => &mut of_pages,
            true => &mut late,
            false => &mut page,
        };
        to.push_str(tag);
        rest = after;
    }
    page.push_str(rest);
    let end = page.find("</body>")?;
    let templates =
        format!("<template id=late>{late}</template><template id=styles>{of_pages}</template>");
    page.insert_str(end, &templates);
    late.contains("<script").then_some(page)
}

/// What `index.html` writes into the tags of the style sheets that the first screen needs.
const OF_FIRST: &str = "data-first";

/// What `index.html` writes into the tag of a style sheet that only pages need.
const OF_PAGES: &str = "data-pages";

/// Splits at the next tag: the text before, the tag, the text after.
pub(super) fn next_tag(html: &str) -> Option<(&str, &str, &str)> {
    let start = html.find('<')?;
    let end = start + html[start..].find('>')? + 1;
    Some((&html[..start], &html[start..end], &html[end..]))
}

/// A module, or something that is loaded ahead.
fn is_late(tag: &str) -> bool {
    let plain = tag.to_ascii_lowercase().replace(['"', '\''], "");
    (plain.starts_with("<script") && plain.contains("type=module"))
        || (plain.starts_with("<link") && plain.contains("preload"))
}

/// Splits at the next script element: the text before, its attributes, its body, the text after.
fn next_script(html: &str) -> Option<(&str, &str, &str, &str)> {
    let lower = html.to_ascii_lowercase();
    let start = lower.find("<script")?;
    let open_end = start + lower[start..].find('>')?;
    let close = open_end + lower[open_end..].find("</script>")?;
    Some((
        &html[..start],
        &html[start + "<script".len()..open_end],
        &html[open_end + 1..close],
        &html[close + "</script>".len()..],
    ))
}

/// Data blocks such as JSON are not executed, so the policy does not concern them.
fn is_inline_code(attributes: &str, body: &str) -> bool {
    let attributes = attributes.to_ascii_lowercase().replace(['"', '\''], "");
    let kind = attributes
        .split_whitespace()
        .find_map(|word| word.strip_prefix("type="));
    let code = matches!(
        kind,
        None | Some("" | "module" | "text/javascript" | "application/javascript")
    );
    code && !attributes.contains("src=") && !body.trim().is_empty()
}

/// The page with the policy after the character set, which has to come first, or else at the start of the head. The
/// minifier drops the tag of the head, as HTML allows.
fn add_policy(html: &str) -> Option<String> {
    let lower = html.to_ascii_lowercase();
    let places = ["<meta charset", "<head>", "<head ", "<html"];
    let tag = places.iter().find_map(|place| lower.find(place))?;
    let end = tag + lower[tag..].find('>')? + 1;
    Some(format!(
        "{}<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">{}",
        &html[..end],
        &html[end..]
    ))
}

/// What in the page the policy would block.
pub(super) fn offence(html: &str) -> Option<String> {
    let tags = html
        .split('<')
        .skip(1)
        .filter_map(|piece| piece.split_once('>'))
        .map(|(tag, _)| tag);
    tags.into_iter().find_map(|tag| {
        let lower = tag.to_ascii_lowercase();
        let named = |attribute: &str| {
            lower
                .split_whitespace()
                .skip(1)
                .any(|word| word.starts_with(attribute))
        };
        let handler = |word: &str| word.starts_with("on") && word.contains('=');
        let bad = lower == "style"
            || lower.starts_with("style ")
            || named("style=")
            || lower.split_whitespace().skip(1).any(handler)
            || lower.starts_with("base ");
        bad.then(|| format!("<{tag}>"))
    })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{
        POLICY, add_policy, anchored, loaded, measured, move_scripts, next_script, offence,
        put_off, told,
    };

    #[test]
    fn inline_code_moves_into_a_file_named_after_it() {
        let html = "<body><script type=\"module\">\nimport init from './app.js';\n</script><p>";
        let (page, scripts) = move_scripts(html);
        assert_eq!(scripts.len(), 1);
        assert_eq!(scripts[0].text, "import init from './app.js';\n");
        assert!(scripts[0].name.starts_with("boot-"));
        assert_eq!(
            page,
            format!(
                "<body><script type=\"module\" src=\"./{}\"></script><p>",
                scripts[0].name
            )
        );
        assert_eq!(
            move_scripts(html).1,
            scripts,
            "the same script gets the same name"
        );
    }

    #[test]
    fn the_webassembly_is_found_from_any_folder() {
        assert_eq!(
            anchored("await init({ module_or_path: './app.wasm' });"),
            "await init({ module_or_path: new URL('./app.wasm', import.meta.url) });"
        );
        assert_eq!(anchored("init()"), "init()");
    }

    #[test]
    fn the_script_that_reloads_the_page_finds_its_server() {
        for quote in ['\'', '`'] {
            let script = format!(
                "<script>a = {quote}{{{{__TRUNK_ADDRESS__}}}}{quote}, b = '{{{{__TRUNK_WS_BASE__}}}}';</script>"
            );
            assert_eq!(
                told(&script),
                "<script>a = location.host, b = '/';</script>"
            );
        }
    }

    #[test]
    fn what_starts_the_app_waits() {
        let head = "<link href=a.css rel=stylesheet><script src=early.js></script>";
        let styles = "<link href=c.css data-pages rel=stylesheet>";
        let late = "<link href=b.css rel=stylesheet><link href=a.js rel=modulepreload><script type=\"module\" src=\"./boot.js\"></script>\
                    <link as=fetch href=a.wasm rel=preload>";
        assert_eq!(
            put_off(&format!("{head}{styles}{late}<body><p>a < b</p></body>")),
            Some(format!(
                "{head}<body><p>a < b</p><template id=late>{late}</template><template id=styles>{styles}</template></body>"
            ))
        );
        assert_eq!(put_off(&format!("{head}<body></body>")), None);
    }

    #[test]
    fn what_is_loaded_says_how_long_it_is() {
        let folder = std::env::temp_dir().join(format!("tensu-measured-{}", std::process::id()));
        fs::create_dir_all(folder.join("embed")).expect("a folder");
        for (name, text) in [("a.css", "p{}"), ("embed/b.js", "b()//2")] {
            fs::write(folder.join(name), text).expect("a file");
        }
        let html = |root: &str, css: &str, js: &str| {
            format!(
                "<link rel=icon href={root}no.svg><link href={root}a.css rel=stylesheet{css}>\
                 <script src=\"{root}embed/b.js?v=1\"{js}></script><script>c()</script><a href={root}>"
            )
        };
        for root in ["./", "../../"] {
            let once = measured(&html(root, "", ""), &folder, root).expect("a page");
            let wanted = html(root, " data-size=\"3\"", " data-size=\"6\"");
            assert_eq!(once, wanted);
            assert_eq!(measured(&once, &folder, root).expect("a page"), wanted);
        }
        assert!(measured("<script src=./none.js></script>", &folder, "./").is_err());
        let _ = fs::remove_dir_all(&folder);
    }

    #[test]
    fn what_is_loaded_is_listed_once() {
        let html = "<link href=./a.css data-size=\"3\"><a href=./b.css><template id=late><link href=./c.wasm rel=preload data-size=\"1\">\
            <script src=\"./d.js\" data-size=\"2\"></script><script src=./a.css data-size=\"3\"></script></template>\
            <template id=styles><link href=./e.css data-pages rel=stylesheet data-size=\"9\"></template>";
        assert_eq!(loaded(html), ["a.css", "c.wasm", "d.js"]);
    }

    #[test]
    fn files_and_data_stay() {
        for html in [
            "<script src=\"a.js\"></script>",
            "<script type=\"application/ld+json\">{\"a\": 1}</script>",
            "<script type=module src=./a.js></script>",
        ] {
            assert_eq!(move_scripts(html), (html.to_owned(), Vec::new()));
        }
    }

    #[test]
    fn several_scripts_and_odd_spelling() {
        let (page, scripts) = move_scripts("<SCRIPT>a()</SCRIPT>x<script type=module>b()</script>");
        assert_eq!(scripts.len(), 2);
        assert!(page.contains("</script>x<script type=module src="));
        assert_eq!(next_script("<p>no script"), None);
    }

    #[test]
    fn the_policy_follows_the_character_set() {
        let meta = format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">");
        let page =
            add_policy("<html><head lang=en><meta charset=utf-8><title>").unwrap_or_default();
        assert_eq!(
            page,
            format!("<html><head lang=en><meta charset=utf-8>{meta}<title>")
        );
        let page = add_policy("<head><title>").unwrap_or_default();
        assert_eq!(page, format!("<head>{meta}<title>"));
        let page = add_policy("<html lang=en><title>").unwrap_or_default();
        assert_eq!(page, format!("<html lang=en>{meta}<title>"));
        assert_eq!(add_policy("<p>"), None);
    }

    #[test]
    fn finds_what_the_policy_would_block() {
        assert_eq!(
            offence("<p class=\"style\">style= onclick=</p><svg fill=\"red\">"),
            None
        );
        assert_eq!(
            offence("<p style=\"a: b\">").as_deref(),
            Some("<p style=\"a: b\">")
        );
        assert_eq!(
            offence("<p><style>p {}</style>").as_deref(),
            Some("<style>")
        );
        assert_eq!(
            offence("<b onclick=\"x()\">").as_deref(),
            Some("<b onclick=\"x()\">")
        );
        assert_eq!(offence("<base href=./>").as_deref(), Some("<base href=./>"));
    }
}
