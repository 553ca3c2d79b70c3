//! Makes `index.html` fit for a strict content security policy.
//!
//! Every inline script moves into a file named after its contents, the policy goes into the head, and a page that would
//! break its own policy is refused. What starts the app waits in a template until the first screen is on the glass:
//! `www/early.js` takes it out. So nothing that is large is fetched before something shows. What is loaded says how long it is,
//! so that `www/mend.js` can tell what came cut.

use std::cell::{Cell, RefCell};
use std::fs;
use std::path::Path;
use std::rc::Rc;

use lol_html::html_content::ContentType::Html;
use lol_html::{element, end_tag, text};

use super::tags::{changed, is_ahead, is_style, loaded_by, rewritten, start, whole};
use crate::failure::{Failure, Result};
use crate::files;
use crate::fingerprint::hex;

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
    super::edit(folder, |html| {
        let (html, scripts) = move_scripts(&told(&html))?;
        let html = with_policy(&put_off(&html)?)?;
        if let Some(offence) = offence(&html)? {
            return Err(Failure::new(
                format!("the built page breaks its own security policy: {offence}"),
                "use a class and www/app.css instead of inline styles, and listeners set by code instead of on… attributes",
            ));
        }
        for script in scripts {
            files::write(&folder.join(&script.name), script.text)?;
        }
        measured(&html, folder, "./")
    })
}

/// The page with the bytes of each script, style sheet and file loaded ahead in its tag. `root` is what addresses of the site
/// begin with there. No checksums: a host may shorten a script, and browsers would not run it.
pub(super) fn measured(html: &str, folder: &Path, root: &str) -> Result<String> {
    let size = element!("script[src], link[href]", |tag| {
        let address = loaded_by(tag).filter(|_| !tag.has_attribute(SIZE));
        if let Some(name) = address.as_deref().and_then(|one| one.strip_prefix(root)) {
            let path = folder.join(name.split('?').next().unwrap_or(name));
            let file = fs::metadata(&path).map_err(|error| format!("{name}: {error}"))?;
            tag.set_attribute(SIZE, &file.len().to_string())?;
        }
        Ok(())
    });
    rewritten(html, vec![size])
}

/// The attribute with the bytes of a file.
pub(super) const SIZE: &str = "data-size";

/// A file that a page loads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Loaded {
    /// Its name, from the root of the site.
    pub name: String,
    /// The template that it waits in; none if it is loaded at once.
    pub waits: Option<String>,
}

/// The files that a finished page loads, but for those of its pages. `root` is what addresses of the site begin with there.
pub fn loaded(html: &str, root: &str) -> Result<Vec<Loaded>> {
    let (files, waits) = (RefCell::new(Vec::new()), Rc::new(RefCell::new(None)));
    let begin = element!("template", |tag| {
        waits.replace(tag.get_attribute("id"));
        let waits = waits.clone();
        tag.on_end_tag(end_tag!(move |_| {
            waits.replace(None);
            Ok(())
        }))
    });
    let list = element!("script[data-size], link[data-size]", |tag| {
        let address = loaded_by(tag).filter(|_| !tag.has_attribute(OF_PAGES));
        let name = address.as_deref().and_then(|one| one.strip_prefix(root));
        let name = name.and_then(|name| name.split('?').next());
        let mut files = files.borrow_mut();
        let isnt = |name: &str| !files.iter().any(|one: &Loaded| one.name == name);
        if let Some(name) = name.filter(|name| isnt(name)) {
            let (name, waits) = (name.to_owned(), waits.borrow().clone());
            files.push(Loaded { name, waits });
        }
        Ok(())
    });
    rewritten(html, vec![begin, list])?;
    Ok(files.take())
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

/// The page with a reference in place of each inline script, and the scripts. Data blocks such as JSON are not executed, so
/// the policy does not concern them.
fn move_scripts(html: &str) -> Result<(String, Vec<Moved>)> {
    const CODE: [&str; 4] = ["", "module", "text/javascript", "application/javascript"];
    let scripts = RefCell::new(Vec::new());
    let (moving, body) = (RefCell::new(None), RefCell::new(String::new()));
    let open = element!("script:not([src])", |tag| {
        let kind = tag.get_attribute("type").unwrap_or_default();
        if CODE.contains(&kind.to_ascii_lowercase().as_str()) {
            *moving.borrow_mut() = Some(start(tag));
            tag.remove_and_keep_content();
        } else {
            *moving.borrow_mut() = None;
        }
        Ok(())
    });
    let fill = text!("script:not([src])", |chunk| {
        let moving = moving.borrow();
        let Some(start) = moving.as_ref() else {
            return Ok(());
        };
        let mut body = body.borrow_mut();
        body.push_str(chunk.as_str());
        chunk.remove();
        if chunk.last_in_text_node() {
            let text = anchored(&format!("{}\n", body.trim()));
            let name = format!("boot-{}.js", hex(&text));
            let start = start.trim_end_matches('>');
            chunk.after(&format!("{start} src=\"./{name}\"></script>"), Html);
            scripts.borrow_mut().push(Moved { name, text });
            body.clear();
        }
        Ok(())
    });
    let html = rewritten(html, vec![open, fill])?;
    Ok((html, scripts.take()))
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
fn put_off(html: &str) -> Result<String> {
    let late = Rc::new(RefCell::new(String::new()));
    let of_pages = Rc::new(RefCell::new(String::new()));
    let (styled, starts) = (Cell::new(false), Cell::new(false));
    let take = element!("script, link", |tag| {
        let is_module = tag.get_attribute("type").as_deref() == Some("module");
        let is_script = tag.tag_name() == "script";
        let waits = if is_style(tag) {
            styled.replace(true) && !tag.has_attribute(OF_FIRST)
        } else {
            (is_script && is_module) || (!is_script && is_ahead(tag))
        };
        if waits {
            let is_of_pages = tag.has_attribute(OF_PAGES);
            starts.set(starts.get() || (is_script && !is_of_pages));
            let to = if is_of_pages { &of_pages } else { &late };
            to.borrow_mut().push_str(&whole(tag));
            tag.remove();
        }
        Ok(())
    });
    let put = element!("body", |tag| {
        let (late, of_pages) = (late.clone(), of_pages.clone());
        tag.on_end_tag(end_tag!(move |end| {
            for (id, tags) in [("late", &late), ("styles", &of_pages)] {
                end.before(
                    &format!("<template id={id}>{}</template>", tags.borrow()),
                    Html,
                );
            }
            Ok(())
        }))
    });
    let html = rewritten(html, vec![take, put])?;
    if starts.get() && html.contains("<template id=late>") {
        return Ok(html);
    }
    Err(Failure::new(
        "the built page starts no app, or does not say where its body ends",
        "keep the <link data-trunk rel=\"rust\"> and the </body> in index.html",
    ))
}

/// The attribute that `index.html` gives to style sheets of the first screen.
const OF_FIRST: &str = "data-first";

/// The attribute that `index.html` gives to a style sheet that only pages need.
const OF_PAGES: &str = "data-pages";

/// The page with the policy after the character set, which has to come first.
fn with_policy(html: &str) -> Result<String> {
    let policy = format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">");
    let fix = "add one at the start of the head of index.html; the security policy goes behind it";
    changed(html, "meta[charset]", fix, |tag| tag.after(&policy, Html))
}

/// Returns the first thing in the page that the policy would block.
pub(super) fn offence(html: &str) -> Result<Option<String>> {
    let found = RefCell::new(None);
    let look = element!("*", |tag| {
        let bad_name = |name: &str| name == "style" || name.starts_with("on");
        let bad = matches!(tag.tag_name().as_str(), "style" | "base")
            || tag.attributes().iter().any(|one| bad_name(&one.name()));
        if bad {
            found.borrow_mut().get_or_insert_with(|| start(tag));
        }
        Ok(())
    });
    rewritten(html, vec![look])?;
    Ok(found.take())
}

#[cfg(test)]
mod tests {
    use super::{
        POLICY, anchored, loaded, measured, move_scripts, offence, put_off, told, with_policy,
    };
    use crate::files::Scratch;

    #[test]
    fn inline_code_moves_into_a_file_named_after_it() {
        let html = "<body><script type=\"module\">\nimport init from './app.js';\nif (1 < 2) b('<p>');\n</script><p>";
        let (page, scripts) = move_scripts(html).expect("a page");
        assert_eq!(scripts.len(), 1);
        assert_eq!(
            scripts[0].text,
            "import init from './app.js';\nif (1 < 2) b('<p>');\n"
        );
        assert!(scripts[0].name.starts_with("boot-"));
        assert_eq!(
            page,
            format!(
                "<body><script type=\"module\" src=\"./{}\"></script><p>",
                scripts[0].name
            )
        );
        let again = move_scripts(html).expect("a page").1;
        assert_eq!(again, scripts, "the same script gets the same name");
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
        let late = "<link href=b.css rel=stylesheet><link href=a.js rel=modulepreload><script type=module src='./boot.js'></script>\
                    <link as=fetch href=a.wasm rel=preload>";
        let page = format!(
            "{head}<link href=c.css data-pages rel=stylesheet>{late}<body><p>a < b</p></body>"
        );
        let quoted = "<link href=\"b.css\" rel=\"stylesheet\"><link href=\"a.js\" rel=\"modulepreload\">\
                      <script type=\"module\" src=\"./boot.js\"></script><link as=\"fetch\" href=\"a.wasm\" rel=\"preload\">";
        assert_eq!(
            put_off(&page).expect("a page"),
            format!(
                "{head}<body><p>a < b</p><template id=late>{quoted}</template>\
                 <template id=styles><link href=\"c.css\" data-pages rel=\"stylesheet\"></template></body>"
            )
        );
        assert!(put_off(&format!("{head}<body></body>")).is_err(), "no app");
        assert!(put_off(&format!("{head}{late}<p>")).is_err(), "no end");
    }

    #[test]
    fn what_is_loaded_says_how_long_it_is() {
        let site = Scratch::with("measured", &[("a.css", "p{}"), ("embed/b.js", "b()//2")]);
        let folder = &site.0;
        let html = |root: &str, css: &str, js: &str| {
            format!(
                "<link rel=icon href={root}no.svg><link href=\"{root}a.css\" rel=\"stylesheet\"{css}>\
                 <script src=\"{root}embed/b.js?v=1\"{js}></script><script>c()</script><a href={root}>"
            )
        };
        for root in ["./", "../../"] {
            let once = measured(&html(root, "", ""), folder, root).expect("a page");
            let wanted = html(root, " data-size=\"3\"", " data-size=\"6\"");
            assert_eq!(once, wanted);
            assert_eq!(measured(&once, folder, root).expect("a page"), wanted);
        }
        assert!(measured("<script src=./none.js></script>", folder, "./").is_err());
    }

    #[test]
    fn what_is_loaded_is_listed_once() {
        let html = "<link href=./a.css rel=stylesheet data-size=\"3\"><a href=./b.css><template id=late><link href=./c.wasm rel=preload data-size=\"1\">\
            <script src=\"./d.js\" data-size=\"2\"></script><script src=./a.css data-size=\"3\"></script></template>\
            <template id=styles><link href=./e.css data-pages rel=stylesheet data-size=\"9\"></template>";
        let html = format!("{html}<link href=\"./f.css?v=1\" rel=stylesheet data-size=\"3\">");
        let files = loaded(&html, "./").expect("a page");
        let files: Vec<_> = (files.iter())
            .map(|one| (one.name.as_str(), one.waits.as_deref()))
            .collect();
        let late = Some("late");
        let wanted = [
            ("a.css", None),
            ("c.wasm", late),
            ("d.js", late),
            ("f.css", None),
        ];
        assert_eq!(files, wanted);
    }

    #[test]
    fn files_and_data_stay() {
        for html in [
            "<script src=\"a.js\"></script>",
            "<script type=\"application/ld+json\">{\"a\": 1}</script>",
            "<script type=module src=./a.js></script>",
        ] {
            assert_eq!(
                move_scripts(html).expect("a page"),
                (html.to_owned(), Vec::new())
            );
        }
    }

    #[test]
    fn several_scripts_and_odd_spelling() {
        let html = "<SCRIPT>a()</SCRIPT>x<script type='module' >b()</script><script\ntype=text/plain>c</script>";
        let (page, scripts) = move_scripts(html).expect("a page");
        assert_eq!(scripts.len(), 2);
        assert!(
            page.contains("</script>x<script type=\"module\" src="),
            "{page}"
        );
        assert!(
            page.ends_with("<script\ntype=text/plain>c</script>"),
            "{page}"
        );
    }

    #[test]
    fn the_policy_follows_the_character_set() {
        let meta = format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">");
        for head in ["<html><head lang=en>", "<!doctype html>"] {
            assert_eq!(
                with_policy(&format!("{head}<meta charset=utf-8><title>")).expect("a page"),
                format!("{head}<meta charset=utf-8>{meta}<title>")
            );
        }
        assert!(with_policy("<head><title>").is_err());
    }

    #[test]
    fn finds_what_the_policy_would_block() {
        let found = |html: &str| offence(html).expect("a page");
        assert_eq!(
            found("<p class=\"style\">style= onclick=</p><svg fill=\"red\">"),
            None
        );
        for bad in [
            "<p style=\"a: b\">",
            "<style>",
            "<b onclick=\"x()\">",
            "<base href=\"./\">",
        ] {
            assert_eq!(
                found(&format!("<i title=\"a > b\">{bad}")).as_deref(),
                Some(bad)
            );
        }
    }
}
