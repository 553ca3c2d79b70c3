//! Puts into the site what other pages use of it: the frame, the two elements, and the pages that show them.
//!
//! The frame is a page of its own from `www/embed/1/frame.html`, with the app of this build in it. Its address has a version,
//! which keeps its meaning (`docs/embed.md`); `embed/` is the newest. As a page of its own, where a club's link leads, the
//! frame is kept on the device like the calculator.

use std::cell::{Cell, RefCell};
use std::path::Path;

use lol_html::element;

use super::drawn;
use super::page::{self, POLICY};
use super::split::{self, Ahead};
use super::styles;
use super::tags::{is_ahead, loaded_by, rewritten, whole};
use crate::failure::{Failure, Result};
use crate::files::{self, files, read};
use crate::fingerprint::hex;
use crate::project::Project;

/// The newest version.
const VERSION: &str = "embed/1";
/// The places of the frame, and the way from each to the calculator.
const FRAMES: [(&str, &str); 2] = [
    ("embed/1/index.html", "../../"),
    ("embed/index.html", "../"),
];
/// The files that are used as they are, but for their comments, each behind what it loads and with the names of that.
const FILES: [(&str, &[&str]); 7] = [
    (STYLES, &[]),
    ("page.js", &[]),
    (
        "frame.js",
        &["tiles.js", "faces.js", "flowers.js", "page.js"],
    ),
    ("reader.js", &[]),
    ("words.js", &[]),
    (
        "hand.js",
        &["faces.js", "flowers.js", "reader.js", "words.js"],
    ),
    ("tensu.js", &[]),
];
/// Those of them that the frame's page loads.
const FRAMED: [&str; 2] = [STYLES, "frame.js"];
/// The style sheet of the frame.
const STYLES: &str = "frame.css";
/// Tags of the page that tell the frame about the site.
const SAYS: [&str; 4] = ["apart", "golden", "languages", "version"];
/// Beginnings of the names of scripts that run there, too.
const RUNS: [&str; 4] = ["./boot-", "./mend-", "./offline-", "./pictures-"];

/// Adds everything: it takes over what is in the finished page, but for the version, which comes at the end.
pub fn add(project: &Project, folder: &Path, ahead: &Ahead) -> Result {
    let from = project.path("www/embed");
    let write = |name: &str, text: &str| files::write(&folder.join(name), text);
    for made in [VERSION, "embed/demo"] {
        files::create(&folder.join(made))?;
    }
    let html = read(&folder.join("index.html"))?;
    let mut app = app_of(&html)?;
    app.late += &fetched(&ahead.framed);
    app.slim = slim_of(&app.late)?;
    app.asked = fetched(&ahead.asked);
    let mut made = Vec::from(drawn::modules(&read(&project.path("www/tiles.svg"))?)?);
    for (name, text) in &made {
        write(&format!("{VERSION}/{name}"), text)?;
    }
    let mut template = read(&from.join("1/frame.html"))?;
    for (name, loads) in FILES {
        let mut text = drawn::filled(&bare(&read(&from.join("1").join(name))?))?;
        if name == STYLES {
            text = styles::lowered(project, &[text])?.concat();
        }
        for (other, module) in made.iter().filter(|(one, _)| loads.contains(one)) {
            text = stamped(&text, other, module)?;
        }
        if FRAMED.contains(&name) {
            template = stamped(&template, name, &text)?;
        }
        write(&format!("{VERSION}/{name}"), &text)?;
        made.push((name, text));
    }
    for (name, root) in FRAMES {
        let html = frame(&template, &app, root)?;
        write(name, &page::measured(&html, folder, root)?)?;
    }
    write(
        &format!("{VERSION}/tensu.d.ts"),
        &read(&from.join("1/tensu.d.ts"))?,
    )?;
    for path in files(&from.join("demo")) {
        let text = read(&path)?.replace("{{site}}", "../../");
        let name = format!("embed/demo/{}", files::name(&path));
        write(&name, &text.replace("{{origin}}", "'self'"))?;
    }
    Ok(())
}

/// The tags of the built page that a frame takes over.
#[derive(Debug, Default, PartialEq)]
struct App {
    /// Those that say something about the site, and what is there from the start.
    first: String,
    /// The scripts that start the app, with the styles that come with it.
    late: String,
    /// The style sheets of pages, which come with these.
    of_pages: String,
    /// The slim program, in place of what starts the app.
    slim: String,
    /// The files with which it asks.
    asked: String,
}

/// The tags that have the browser fetch files of WebAssembly.
fn fetched(names: &[String]) -> String {
    let tag = |name: &String| {
        format!(
            "<link as=\"fetch\" crossorigin href=\"./{name}\" rel=\"preload\" type=\"application/wasm\">"
        )
    };
    names.iter().map(tag).collect()
}

/// The tags that have the browser fetch the slim program: those of the app, with its name in the place of the app's.
fn slim_of(late: &str) -> Result<String> {
    let slim = RefCell::new(String::new());
    let take = element!("link[href*='/app-']", |tag| {
        if is_ahead(tag) {
            tag.remove_attribute(page::SIZE);
            let text =
                whole(tag).replace(&["/", split::APP].concat(), &["/", split::SLIM].concat());
            slim.borrow_mut().push_str(&text);
        }
        Ok(())
    });
    rewritten(late, vec![take])?;
    Ok(slim.take())
}

fn app_of(html: &str) -> Result<App> {
    let (first, late, of_pages) = (RefCell::default(), RefCell::default(), RefCell::default());
    let waits = Cell::new(false);
    let begin = element!("template", |tag| {
        waits.set(tag.get_attribute("id").as_deref() == Some("late"));
        Ok(())
    });
    let take = element!("meta, link, script", |tag| {
        let name = tag.get_attribute("name").unwrap_or_default();
        let wanted = match tag.tag_name().as_str() {
            "meta" => SAYS.contains(&name.as_str()),
            "link" => loaded_by(tag).is_some(),
            _ => loaded_by(tag).is_some_and(|src| RUNS.iter().any(|run| src.starts_with(run))),
        };
        let to: &RefCell<String> = match (tag.has_attribute("data-pages"), waits.get()) {
            (true, _) => &of_pages,
            (false, true) => &late,
            (false, false) => &first,
        };
        if wanted {
            to.borrow_mut().push_str(&whole(tag));
        }
        Ok(())
    });
    rewritten(html, vec![begin, take])?;
    Ok(App {
        first: first.take(),
        late: late.take(),
        of_pages: of_pages.take(),
        ..App::default()
    })
}

/// The frame with the app in it, as far from the calculator as `root` says.
fn frame(template: &str, app: &App, root: &str) -> Result<String> {
    let here = |tags: &str| tags.replace("\"./", &format!("\"{root}"));
    let html: String = template
        .lines()
        .flat_map(|line| [line.trim(), "\n"])
        .collect();
    let html = html.replace("{{policy}}", POLICY).replace("{{root}}", root);
    let html = html.replace("{{pages}}", &here(&app.of_pages));
    let html = html.replace("{{late}}", &here(&app.late));
    let html = html.replace("{{slim}}", &here(&app.slim));
    let html = html.replace("{{asked}}", &here(&app.asked));
    let whole = html.matches("{{").count() == 1
        && app.late.contains("<script")
        && app.first.contains("name=\"languages\"");
    let html = html.replace("{{app}}", &here(&app.first));
    if let (true, None) = (whole, page::offence(&html)?) {
        return Ok(html);
    }
    Err(Failure::new(
        "the frame of other pages lacks something, or breaks its own security policy",
        "see www/embed/1/frame.html, and whether the built index.html still has what xtask/src/site/embed.rs looks for",
    ))
}

/// A text that names a file, with what is in that file behind its name: a host may let browsers keep either without asking,
/// and a new one does not go with an old one. The names themselves stay, as the worker keeps the files by them.
fn stamped(text: &str, name: &str, file: &str) -> Result<String> {
    let name = format!("/{name}");
    if text.matches(&name).count() != 1 {
        return Err(Failure::new(
            format!("embed{name} is not named once where it is loaded"),
            "see www/embed/1, and FILES and FRAMED in xtask/src/site/embed.rs",
        ));
    }
    Ok(text.replace(&name, &format!("{name}?v={}", &hex(file)[..8])))
}

/// Takes the comments out of the scripts of the page that Trunk leaves as they are: they run here, too.
pub fn strip(folder: &Path) -> Result {
    let mut scripts = files(folder);
    scripts.retain(|path| {
        RUNS.iter()
            .any(|run| run.ends_with(&format!("/{}", kind(path))))
    });
    for path in scripts {
        files::write(&path, bare(&read(&path)?))?;
    }
    Ok(())
}

/// The beginning of the name of a file, up to the number.
fn kind(path: &Path) -> String {
    let name = files::name(path);
    name.split_inclusive('-')
        .next()
        .unwrap_or_default()
        .to_owned()
}

/// A script or a style sheet without the comments and the indentation that are for whoever reads its source.
pub(super) fn bare(text: &str) -> String {
    let comment = |line: &&str| {
        !["//", "/**", "/*", "*"]
            .iter()
            .any(|start| line.starts_with(start))
    };
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines
        .filter(comment)
        .flat_map(|line| [line, "\n"])
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{App, app_of, bare, frame, stamped};

    const PAGE: &str = "<html><meta content=v name=version><meta content=en:a.txt:English name=languages><meta content=t.txt name=apart><meta name=viewport>\
        <link href=./a.css rel=stylesheet><link href=icon.svg rel=icon><script src=./mend-1.js></script><script src=./early.js></script><body><div></div>\
        <template id=late><link href=./b.css rel=stylesheet><script src=./offline-1.js type=module></script>\
        <script type=module src=\"./boot-1.js\"></script><link crossorigin href=./a.wasm rel=preload></template>\
        <template id=styles><link href=./c.css data-pages rel=stylesheet></template>";

    #[test]
    fn the_frame_has_the_app_and_nothing_else() {
        let app = app_of(PAGE).expect("a page");
        let wanted = [
            "<meta content=\"v\" name=\"version\"><meta content=\"en:a.txt:English\" name=\"languages\"><meta content=\"t.txt\" name=\"apart\">\
             <link href=\"./a.css\" rel=\"stylesheet\"><script src=\"./mend-1.js\"></script>",
            "<link href=\"./b.css\" rel=\"stylesheet\"><script src=\"./offline-1.js\" type=\"module\"></script>\
             <script type=\"module\" src=\"./boot-1.js\"></script><link crossorigin href=\"./a.wasm\" rel=\"preload\">",
            "<link href=\"./c.css\" data-pages rel=\"stylesheet\">",
        ];
        let [first, late, of_pages] = wanted.map(str::to_owned);
        assert_eq!(
            app,
            App {
                first,
                late,
                of_pages,
                ..App::default()
            }
        );
        let template = "<p>\n  {{app}}<template>{{late}}</template>{{pages}}<a href=\"{{root}}\">";
        let html = frame(template, &app, "../").unwrap_or_default();
        assert!(html.starts_with("<p>\n<meta"), "{html}");
        assert!(
            html.contains("<template><link href=\"../b.css\"")
                && html.contains("src=\"../boot-1.js\"")
                && html.ends_with("<a href=\"../\">\n")
        );
        assert!(frame("{{app}}{{late}}{{more}}", &app, "../").is_err());
        assert!(frame("{{app}}{{late}}<p style=\"\">", &app, "../").is_err());
        let none = App {
            late: "<p>".to_owned(),
            ..app
        };
        assert!(frame("{{app}}{{late}}", &none, "../").is_err());
    }

    #[test]
    fn another_file_has_another_address() {
        let page = "<link href=\"{{root}}embed/1/a.css\">";
        let with = |file: &str| stamped(page, "a.css", file).unwrap_or_default();
        assert_eq!(with("p{}").len(), page.len() + "?v=01234567".len());
        assert!(with("p{}").starts_with("<link href=\"{{root}}embed/1/a.css?v="));
        assert!(with("p{}") == with("p{}") && with("p{}") != with("b{}"));
        assert!(stamped(page, "b.css", "").is_err());
    }

    #[test]
    fn scripts_lose_what_nobody_runs() {
        let text = "// a\n/** b */\nconst c = 1; // d\n\n  /* e\n   * f */\n  g(\"//\");\n";
        assert_eq!(bare(text), "const c = 1; // d\ng(\"//\");\n");
    }
}
